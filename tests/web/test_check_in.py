"""Checking in by phone: a sign-up where an entry costs something, at once where it is free; the phone's link follows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardspeak.web.rate_limits import RateLimits
from tests.web.inside import EVENT, Inside, inside

LEVELS = [{"minutes": 20, "small_blind": 25, "big_blind": 50}]
FEES = [{"name": "prizes", "amount": 2000}]


class Doorway:
    """An event with a code at its door, and the phones of those who scan it."""

    def __init__(self, house: Inside, event: str, **setup: Any) -> None:
        self.house, self.event = house, event
        now = house.server.now()
        given = {"name": event, "book": "tda-2024", "levels": LEVELS, "starts_at": now + 3_600_000, "late_levels": 1}
        buy_in = {"chips": 5000, "fees": FEES}
        terms = {"charge_lawful": True, "advertised_at": now - 8 * 86_400_000}
        body = {"id": event, "setup": {**given, "buy_in": buy_in, **setup}, "terms": terms}
        made = house.ask("owner", "POST", "/api/events", body)
        assert made.status_code == 201, made.text
        self.opened("code", event)
        house.server.rate_limits = RateLimits(lambda: 0.0)

    def opened(self, who: str, event: str, **link: Any) -> None:
        self.house.tokens[who] = self.house.server.house.make_link("player", event, **link)[1]

    def check_in(self, who: str, name: str = "", by: str = "code") -> Any:
        """Somebody checks in; their phone holds what the answer gives it."""
        answer = self.house.ask(by, "POST", f"/api/events/{self.event}/check-in", {"name": name} if name else {})
        if "set-cookie" in answer.headers:
            self.house.tokens[who] = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        return answer

    def order(self, order: str, *, role: str = "registrar", **fields: Any) -> Any:
        return self.house.ask(role, "POST", f"/api/events/{self.event}/orders", {"order": order, "fields": fields})

    def mine(self, who: str) -> Any:
        return self.house.ask(who, "GET", f"/api/events/{self.event}/mine").json()

    def parts(self, role: str = "registrar") -> Any:
        return self.house.ask(role, "GET", f"/api/events/{self.event}").json()["parts"]

    def register(self, name: str, **fields: Any) -> Any:
        """Enter whoever is at the door under a name, as the player they are known by there."""
        player = next(player for player, named in self.door() if named == name)
        return self.order("register", player=player, name=name, **fields)

    def door(self) -> list[tuple[str, str]]:
        return [(one["player"], one["name"]) for one in self.parts()["door"]["people"]]


def call(**fields: Any) -> dict[str, Any]:
    return {"order": "call floor", "fields": fields}


def code(answer: Any) -> str:
    return str(answer.json()["error"]["code"])


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("door")) as found:
        yield found


def test_a_check_in_is_a_sign_up_until_the_desk_has_the_money(house: Inside) -> None:
    door = Doorway(house, "paid-for")
    answer = door.check_in("phil", "  Phone   Phil ")
    assert answer.status_code == 201
    assert (answer.json()["door"], answer.json()["to_pay"], answer.json()["entry"]) == ("signed-up", 2000, None)
    parts = door.parts()
    assert (parts["counts"]["entries"], parts["counts"]["left"], parts["prizes"]["pool"]) == (0, 0, 0)
    assert parts["door"]["people"][0] == {
        "player": "phone phil", "name": "Phone Phil", "signed_up": True, "again": False, "price": 2000, "waits": False,
    }  # fmt: skip
    assert "door" not in door.parts("phil")
    assert door.order("register", player="phone phil", name="Phone Phil").status_code == 200
    mine = door.mine("phil")
    assert (mine["entry"], mine["status"], mine["door"], mine["to_pay"]) == (1, "registered", "", 0)
    assert (door.door(), door.parts()["prizes"]["pool"]) == ([], 2000)


def test_where_nothing_is_to_be_paid_a_check_in_is_an_entry(house: Inside) -> None:
    door = Doorway(house, "free", buy_in={"chips": 5000})
    answer = door.check_in("ana", "Ana Lim").json()
    assert (answer["entry"], answer["status"], answer["door"]) == (1, "registered", "")
    assert (door.door(), door.parts()["counts"]["left"]) == ([], 1)
    assert door.mine("ana")["entry"] == 1


def test_a_name_is_taken_once(house: Inside) -> None:
    door = Doorway(house, "doubles")
    door.check_in("ana", "Ana Lim")
    assert code(door.check_in("other", "ANA  LIM")) == "check-in.taken"
    assert code(door.check_in("ana", by="ana")) == "check-in.done"
    door.register("Ana Lim")
    assert code(door.check_in("other", "ana lim")) == "check-in.taken"
    assert code(door.check_in("ana", by="ana")) == "check-in.done"
    assert code(door.check_in("nobody", "12345")) == "check-in.name"
    assert code(door.check_in("nobody")) == "check-in.name"


def test_a_member_is_known_by_name(house: Inside) -> None:
    assert house.ask(
        "owner", "POST", "/api/people", {"text": "Member,Name\nM77,John Quill\nM1,Kim Ash\nM2,Kim Ash"}
    ).is_success
    door = Doorway(house, "members")
    door.check_in("john", "John Quill")
    door.check_in("kim", "Kim Ash")
    assert door.door() == [("john quill", "John Quill"), ("kim ash", "Kim Ash")]
    assert door.order("register", player="M77", name="John Quill", sign_up="john quill").status_code == 200
    assert (door.mine("john")["entry"], door.door()) == (1, [("kim ash", "Kim Ash")])


def test_a_name_that_somebody_has_gives_nobody_their_link(house: Inside) -> None:
    assert house.ask("owner", "POST", "/api/people", {"text": "Nora Bell\nM78,Ida Frost"}).is_success
    door = Doorway(house, "impostors")
    shown = door.check_in("impostor", "Nora Bell").json()
    assert (shown["door"], door.door()) == ("signed-up", [("nora bell 2", "Nora Bell")])
    assert door.order("register", player="nora bell", name="Nora Bell").status_code == 200
    mine = door.mine("impostor")
    assert (mine["entry"], mine["door"]) == (None, "signed-up")
    assert code(house.ask("impostor", "POST", "/api/events/impostors/orders", call(table=1))) == "auth.not-seated"


def test_where_nothing_is_to_be_paid_the_desk_sees_whether_a_member_is_meant(house: Inside) -> None:
    assert house.ask("owner", "POST", "/api/people", {"text": "Member,Name\nM79,Olga Reef"}).is_success
    door = Doorway(house, "free-members", buy_in={"chips": 5000})
    shown = door.check_in("olga", "Olga Reef").json()
    assert (shown["entry"], shown["door"], shown["to_pay"]) == (None, "signed-up", 0)
    assert house.ask("olga", "POST", "/api/events/free-members/check-in/withdraw").status_code == 200
    assert door.check_in("olga", by="olga").json()["door"] == "signed-up"
    assert door.order("register", player="M79", name="Olga Reef", sign_up="olga reef").status_code == 200
    assert door.mine("olga")["entry"] == 1


def test_the_desk_says_who_signed_up_under_another_name(house: Inside) -> None:
    door = Doorway(house, "typos")
    door.check_in("john", "Jon Qull")
    assert door.order("register", player="M77", name="John Quill", sign_up="jon qull").status_code == 200
    mine = door.mine("john")
    assert (mine["entry"], mine["name"], door.door()) == (1, "John Quill", [])
    assert code(door.check_in("john", by="john")) == "check-in.done"


def test_who_changes_their_mind_is_gone_and_may_come_again(house: Inside) -> None:
    door = Doorway(house, "minds")
    door.check_in("ana", "Ana Lim")
    gone = house.ask("ana", "POST", "/api/events/minds/check-in/withdraw").json()
    assert (gone["door"], gone["may_sign_up"], door.door()) == ("dropped", True, [])
    assert code(house.ask("ana", "POST", "/api/events/minds/check-in/withdraw")) == "sign-up.unknown"
    assert door.check_in("ana", by="ana").json()["door"] == "signed-up"
    assert [name for _, name in door.door()] == ["Ana Lim"]


def test_who_is_sent_away_is_told_so(house: Inside) -> None:
    door = Doorway(house, "away")
    for number in range(3):
        door.check_in(f"fake {number}", f"Fake {'abc'[number]}")
    assert door.order("drop sign up", player="fake a").status_code == 200
    assert door.mine("fake 0")["door"] == "dropped"
    assert door.order("clear door").status_code == 200
    assert (door.mine("fake 2")["door"], door.door()) == ("dropped", [])
    assert code(door.order("register", role="fake 2", player="x", name="X")) == "auth.forbidden"


def test_registration_that_has_closed_meanwhile(house: Inside) -> None:
    door = Doorway(house, "closed")
    door.check_in("ana", "Ana Lim")
    door.order("close registration", role="owner")
    assert code(door.check_in("bo", "Bo Reed")) == "entry.closed"
    assert code(door.register("Ana Lim")) == "entry.closed"
    assert door.mine("ana")["door"] == "signed-up"
    answer = door.register("Ana Lim", exception="was here in time")
    assert (answer.status_code, door.mine("ana")["status"]) == (200, "registered")


def test_a_full_house_makes_an_alternate(house: Inside) -> None:
    door = Doorway(house, "full", tables=1, seats_per_table=2)
    for name in ("Ana Lim", "Bo Reed", "Cy Park"):
        door.check_in(name, name)
        door.register(name)
    assert [door.mine(name)["waiting"] for name in ("Bo Reed", "Cy Park")] == [None, 1]


def test_an_entry_that_is_not_paid_says_what_is_owed(house: Inside) -> None:
    door = Doorway(house, "owing")
    door.check_in("ana", "Ana Lim")
    door.register("Ana Lim", paid=False)
    assert door.mine("ana")["to_pay"] == 2000


def test_who_is_out_signs_up_for_a_re_entry_by_the_own_phone(house: Inside) -> None:
    door = Doorway(house, "again", format="re-entry", re_entry={"chips": 5000, "fees": FEES}, late_levels=1)
    for name in ("Ana Lim", "Bo Reed", "Cy Park"):
        door.check_in(name, name)
        door.register(name)
    for order in ("draw seats", "start clock"):
        assert door.order(order, role="owner").status_code == 200
    assert door.order("bust out", role="owner", out=[{"entry": 1}]).status_code == 200
    assert door.mine("Ana Lim")["may_sign_up"] is True
    assert code(door.check_in("thief", "Ana Lim")) == "check-in.taken"
    shown = door.check_in("Ana Lim", by="Ana Lim").json()
    assert (shown["entry"], shown["status"], shown["door"], shown["to_pay"]) == (1, "out", "signed-up", 2000)
    assert door.parts()["door"]["people"][0]["again"] is True
    (player, _), *_ = door.door()
    assert door.order("re enter", player=player).status_code == 200
    entry = door.mine("Ana Lim")["entry"]
    door.order("seat late", entry=entry)
    called = door.order("call floor", role="Ana Lim", about="the blinds")
    assert called.json()["entries"][0]["what"]["entry"] == entry == 4


def test_a_sign_up_that_was_struck_out_can_be_made_again(house: Inside) -> None:
    door = Doorway(house, "struck")
    door.check_in("ana", "Ana Lim")
    log = house.ask("owner", "GET", "/api/events/struck/log").json()
    body = {"version": len(log), "why": "a joke", "strike": [log[-1]["number"]]}
    assert house.ask("owner", "POST", "/api/events/struck/corrections", body).status_code == 200
    assert code(house.ask("ana", "GET", "/api/events/struck/mine")) == "mine.no-entry"
    assert door.check_in("ana", by="ana").json()["name"] == "Ana Lim"


def test_who_scans_the_code_again_stays_who_they_are(house: Inside) -> None:
    door = Doorway(house, "scanned")
    door.check_in("ana", "Ana Lim")
    again = house.ask("ana", "GET", f"/k/{house.tokens['code']}")
    assert (again.status_code, "set-cookie" in again.headers) == (303, False)
    assert "set-cookie" in house.ask("wall", "GET", f"/k/{house.tokens['code']}").headers
    door.opened("elsewhere", EVENT)
    assert "set-cookie" in house.ask("ana", "GET", f"/k/{house.tokens['elsewhere']}").headers


def test_what_a_link_is_of(house: Inside) -> None:
    door = Doorway(house, "links")
    door.check_in("ana", "Ana Lim")
    assert [house.ask(who, "GET", "/api/me").json()["personal"] for who in ("ana", "code")] == [True, False]
    links = house.ask("owner", "GET", "/api/links?event=links").json()
    assert [(one["label"], one["personal"]) for one in links] == [("Ana Lim", True), ("", False)]
