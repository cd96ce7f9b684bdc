"""A weekend of a house: two flights with their bags, and the day that takes in who is left of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardspeak.store import open_log
from cardspeak.tournament.chips.counting import Bagged
from cardspeak.tournament.flight_results import FlightResult
from cardspeak.tournament.flights.result import log_hash
from tests.tournament.autoplay.kit import TERMS
from tests.tournament.flights.joint_proof import joint_proof
from tests.tournament.flights.kit import played, result_of, sunday
from tests.web.inside import Inside, inside_of
from tests.web.night import EVENT
from tests.web.night import write as write_night

A, B, OPEN, DAY = "main-1a", "main-1b", "main-1c", "main-2"
FLIGHTS = f"/api/events/{DAY}/flights"


@pytest.fixture(scope="module")
def weekend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with two flights whose bags are sealed, and one whose bags are not."""
    where = tmp_path_factory.mktemp("weekend") / "weekend.db"
    write_night(where, left=8, players=10)
    friday, saturday = played("1A", tuple(range(1, 11))), played("1B", tuple(range(4, 14)))
    last = played("1C", tuple(range(21, 31))).event.log
    bagged = next(at for at, entry in enumerate(last) if isinstance(entry.what, Bagged))
    with open_log(where) as log:
        log.append(A, 0, friday.event.log)
        log.append(B, 0, saturday.event.log)
        log.append(OPEN, 0, [one for one in last[:bagged] if getattr(one.what, "why", "") != "bag"])
    return where


@pytest.fixture
def house(weekend: Path, tmp_path: Path) -> Iterator[Inside]:
    """The house of the weekend, with a later day that nobody is in yet."""
    with inside_of(shutil.copy(weekend, tmp_path / "weekend.db")) as found:
        create(found, DAY)
        yield found


def create(house: Inside, event: str, **changes: Any) -> None:
    """A later day."""
    setup = msgspec.to_builtins(sunday(**changes).setup)
    answer = house.ask(
        "director", "POST", "/api/events", {"id": event, "setup": setup, "terms": msgspec.to_builtins(TERMS)}
    )
    assert answer.status_code == 201, answer.text


def take(house: Inside, flight: str, day: str = DAY, **more: Any) -> Any:
    return house.ask("director", "POST", f"/api/events/{day}/flights", {"from": flight, **more})


def code(answer: Any) -> str:
    assert answer.status_code in (400, 404, 422), answer.text
    return str(answer.json()["error"]["code"])


def stages(house: Inside, day: str = DAY) -> dict[str, str]:
    listed = house.ask("director", "GET", f"/api/events/{day}/flights").json()["flights"]
    return {one["event"]: one["stage"] for one in listed}


def test_a_later_day_is_offered_the_flights_of_its_house(house: Inside) -> None:
    found = house.ask("director", "GET", FLIGHTS).json()
    assert found["later_day"]
    assert {one["event"]: one["stage"] for one in found["flights"]} == {A: "bagged", B: "bagged", OPEN: "playing"}
    offered = found["flights"][0]
    assert (offered["entries"], offered["pool"], offered["refusal"]) == (10, 20_000, None)
    assert offered["players"] == len(result_of(played("1A", tuple(range(1, 11)))).survivors)
    assert found["flights"][2]["refusal"]["code"] == "flight.bags-open"


def test_a_flight_is_told_which_day_takes_it_in(house: Inside) -> None:
    found = house.ask("director", "GET", f"/api/events/{A}/flights").json()
    assert (found["later_day"], found["refusal"], found["flights"]) == (False, None, [])
    assert [(one["event"], one["taken"]) for one in found["later_days"]] == [(DAY, False)]
    assert msgspec.convert(found["hands_on"], FlightResult) == result_of(played("1A", tuple(range(1, 11))))
    take(house, A)
    found = house.ask("director", "GET", f"/api/events/{A}/flights").json()
    assert [(one["event"], one["taken"]) for one in found["later_days"]] == [(DAY, True)]


def test_both_flights_come_in_and_all_logs_prove_it(house: Inside) -> None:
    shown = take(house, A, preview=True).json()
    assert shown["refusal"] is None
    assert [one["type"] for one in shown["entries"]] == ["flight-taken-in"]
    assert stages(house)[A] == "bagged"
    for flight in (A, B):
        assert take(house, flight).status_code == 200
    assert stages(house) == {A: "taken", B: "taken", OPEN: "playing"}
    events = house.server.event_host.events
    flights = {log_hash(events[one].log): events[one].state for one in (A, B)}
    proof = joint_proof(flights, events[DAY].state)
    assert (proof.wrong, proof.entries, proof.pool) == ((), 20, 40_000)
    shown = house.ask("director", "GET", f"/api/events/{DAY}").json()["parts"]["clock"]
    line, level = shown["lines"][shown["index"]], result_of(played("1A", tuple(range(1, 11)))).level
    assert (shown["status"], line["number"], line["is_break"]) == ("not started", level, False)


def test_the_same_key_takes_a_flight_in_once(house: Inside) -> None:
    first, second = take(house, A, key="once").json(), take(house, A, key="once").json()
    assert (first["again"], second["again"]) == (False, True)
    assert second["entries"] == first["entries"]


def test_a_flight_that_does_not_come_in_is_refused_by_its_reason(house: Inside) -> None:
    assert code(take(house, "nothing")) == "event.unknown"
    assert code(take(house, OPEN)) == "flight.bags-open"
    assert code(take(house, EVENT)) == "flight.other-event"
    assert code(take(house, DAY)) == "flight.none"
    assert code(take(house, A, day=B)) == "flight.day"
    take(house, A)
    assert code(take(house, A)) == "flight.taken"
    assert take(house, A, preview=True).json()["refusal"]["code"] == "flight.taken"


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"currency": "KRW"}, "currency"), ({"book": "aplpt-2025"}, "book"), ({"buy_in": {"chips": 5_000, "fees": [{"name": "entry", "amount": 900}]}}, "buy_in")],
)  # fmt: skip
def test_a_flight_of_other_terms_is_neither_offered_nor_taken_in(
    house: Inside, changes: dict[str, Any], field: str
) -> None:
    create(house, "other", **changes)
    refused = take(house, A, day="other")
    assert (code(refused), refused.json()["error"]["field"]) == ("flight.other-event", field)
    assert A not in stages(house, "other")


def test_a_flight_leads_to_one_day(house: Inside) -> None:
    create(house, "again")
    take(house, A)
    refused = take(house, A, day="again")
    assert code(refused) == "flight.elsewhere"
    assert refused.json()["error"]["limits"]["event"] == DAY
    assert stages(house, "again") == {B: "bagged", OPEN: "playing"}


def test_a_flight_is_known_again_when_its_log_goes_on(house: Inside) -> None:
    take(house, A)
    order = {"order": "announce", "fields": {"words": "Good night"}}
    assert house.ask("director", "POST", f"/api/events/{A}/orders", order).status_code == 200
    found = next(one for one in house.ask("director", "GET", FLIGHTS).json()["flights"] if one["event"] == A)
    assert (found["stage"], found["changed"]) == ("taken", False)
    log = house.server.event_host.events[A].log
    bags = next(entry.number for entry in log if isinstance(entry.what, Bagged))
    strike = {"strike": [bags], "version": len(log), "why": "a bag was miscounted"}
    assert house.ask("director", "POST", f"/api/events/{A}/corrections", strike).status_code == 200
    found = next(one for one in house.ask("director", "GET", FLIGHTS).json()["flights"] if one["event"] == A)
    assert (found["stage"], found["changed"]) == ("taken", True)


def test_bags_that_are_off_are_handed_on_as_they_were_counted(house: Inside) -> None:
    path = f"/api/events/{OPEN}"
    bags = house.ask("director", "GET", path).json()["parts"]["bags"]["bags"]
    stacks = [{"entry": one["entry"], "chips": one["chips"]} for one in bags]
    stacks[0]["chips"] -= 100
    order = {"order": "bag chips", "fields": {"stacks": stacks, "why_off": "a chip rolled under the stage"}}
    assert house.ask("director", "POST", f"{path}/orders", order).status_code == 200
    assert take(house, OPEN).status_code == 200
    shown = house.ask("director", "GET", f"/api/events/{DAY}").json()["parts"]["counts"]
    assert shown["chips"] == sum(one["chips"] for one in stacks)


def test_once_play_has_stopped_nothing_is_asked_of_tables(house: Inside) -> None:
    def kinds(event: str) -> list[str]:
        parts = house.ask("director", "GET", f"/api/events/{event}").json()["parts"]
        return [one["kind"] for one in parts["advice"]]

    assert kinds(OPEN) == ["bag"]
    assert kinds(A) == []


def test_the_bag_list_is_filled_until_it_is_sealed(house: Inside) -> None:
    def bags() -> Any:
        return house.ask("director", "GET", f"/api/events/{OPEN}").json()["parts"]["bags"]

    def give(order: str, **fields: Any) -> Any:
        return house.ask("director", "POST", f"/api/events/{OPEN}/orders", {"order": order, "fields": fields})

    shown = bags()
    assert not any(one["packed"] for one in shown["bags"])
    assert [(one["table"], one["seat"]) for one in shown["bags"]] == sorted(
        (one["table"], one["seat"]) for one in shown["bags"]
    )
    for number, one in enumerate(shown["bags"], 1):
        assert give("bag stack", entry=one["entry"], chips=one["chips"], seal=f"B{number}").status_code == 200
    assert sum(one["chips"] for one in bags()["bags"]) == shown["expected"]
    assert bags()["bags"][0]["seal"] == "B1"
    assert give("seal bags").status_code == 200
    assert bags()["sealed"]
    listed = {one["id"]: one["stage"] for one in house.ask("director", "GET", "/api/events").json()}
    assert (listed[OPEN], listed[A], listed[DAY]) == ("bagged", "bagged", "registering")
