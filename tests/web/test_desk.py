"""The registration desk: forty check-ins by one person at a keyboard, slips, debts, and names that are written differently."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cardspeak.desk.demo.league_night import invented
from cardspeak.tournament.draws import Chance
from tests.web.conftest import LONG, Visitor
from tests.web.kit import Asker
from tests.web.night import EVENT
from tests.web.open_house import KEY, OpenHouse
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MANY, MEMBERS = 40 if LONG else 12, 400
FORTY, TEN_MINUTES = 40, 600
KEY_STROKE_MS = 15
NAMES = invented(MEMBERS, Chance(b"the members of a league", "desk"))


@pytest.fixture
def desk(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, Asker, Visitor]]:
    """The desk of a house with four hundred members, and an event that nobody has entered."""
    house = OpenHouse(tmp_path / "desk.db").start()
    Asker(house).post("/api/first-owner", {"name": "Ann", "password": "password1", "key": KEY})
    owner = house.signed_in()
    assert owner.post("/api/people", {"text": "\n".join(NAMES)}).status == 201
    fees = [{"name": "prizes", "amount": 2000}]
    setup = {
        "name": "Friday at the Anchor",
        "book": "apl-au-2025",
        "tables": 9,
        "starts_at": house.now() + 3_600_000,
        "levels": [{"minutes": 20, "small_blind": 25, "big_blind": 50}],
        "buy_in": {"chips": 5000, "fees": fees},
    }
    made = owner.post(
        "/api/events",
        {"id": EVENT, "setup": setup, "terms": {"charge_lawful": True, "advertised_at": house.now() - 8 * 86_400_000}},
    )
    assert made.status == 201, made.raw
    visitor = Visitor(browser, house).sign_in()
    page = visitor.open(f"/desk?event={EVENT}")
    expect(page.locator("input.big")).to_be_focused()
    yield page, owner, visitor
    visitor.close()
    house.stop()


def test_check_ins_by_one_person_forty_in_ten_minutes(desk: tuple[Page, Asker, Visitor]) -> None:
    page, owner, visitor = desk
    box, begun = page.locator("input.big"), time.perf_counter()
    for name in NAMES[:MANY]:
        box.press_sequentially(" ".join(part[:4] for part in name.split()), delay=KEY_STROKE_MS)
        expect(page.locator(".hit.first b")).to_have_text(name)
        box.press("Enter")
        expect(page.locator(".ticket h3")).to_have_text(name)
    took = time.perf_counter() - begun
    print(f"{MANY} check-ins by keyboard took {took:.0f} s, {took / MANY:.1f} s each")
    assert took / MANY < TEN_MINUTES / FORTY
    assert owner.get(f"/api/events/{EVENT}").json["parts"]["counts"]["entries"] == MANY
    visitor.picture(page, "desk-many")


def test_a_name_is_found_however_it_is_typed(desk: tuple[Page, Asker, Visitor]) -> None:
    page, _, _ = desk
    korean = next(name for name in NAMES if ord(name[0]) > 0x1100)
    first, last = next(name for name in NAMES if " " in name).split()
    box, hit = page.locator("input.big"), page.locator(".found b")
    for typed, name in (
        (korean[:2], korean),
        (f"{last.lower()} {first.lower()[:2]}", f"{first} {last}"),
        (f"{first.upper()} {last.upper()}", f"{first} {last}"),
    ):
        box.fill(typed)
        expect(hit.filter(has_text=name).first).to_be_visible()


def test_somebody_new_pays_later(desk: tuple[Page, Asker, Visitor]) -> None:
    page, owner, visitor = desk
    page.get_by_label(said("desk.way.later")).check()
    page.locator("input.big").fill("Brand New Person")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # a key that bounces
    owing = page.locator(".side li").filter(has_text="Brand New Person")
    expect(owing).to_contain_text("$20")
    visitor.picture(page, "desk-owing")
    owing.get_by_role("button", name=said("desk.paid")).click()
    expect(page.locator(".side")).to_contain_text(said("desk.unpaid-none"))
    assert owner.get(f"/api/events/{EVENT}").json["parts"]["money"]["owed"] == 0


def test_the_same_person_is_not_entered_twice(desk: tuple[Page, Asker, Visitor]) -> None:
    page, owner, _ = desk
    box = page.locator("input.big")
    for _ in range(2):
        box.fill(NAMES[0])
        expect(page.locator(".hit.first b")).to_have_text(NAMES[0])
        box.press("Enter")
        expect(page.locator(".ticket h3")).to_have_text(NAMES[0])
    assert owner.get(f"/api/events/{EVENT}").json["parts"]["counts"]["entries"] == 1
    at_the_door(desk)


def at_the_door(desk: tuple[Page, Asker, Visitor]) -> None:
    """Four have signed up: one is found by name, one is a member under a wrong name, one has gone home, one pays by card."""
    page, owner, visitor = desk
    for name in ("Ana Typo", "Bo Gone", "Cy Blum", "Di Found"):
        assert owner.order(EVENT, "sign up", player=name.casefold(), name=name).status == 200
    rows, slip = page.locator(".door li"), page.locator(".ticket h3")
    expect(rows).to_have_count(4)
    visitor.picture(page, "desk-door")
    page.locator("input.big").press("/")
    expect(page.locator("input.big")).to_have_value("")
    page.locator("input.big").fill("di f")
    expect(page.locator(".hit.first")).to_contain_text(said("desk.status.door"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # a key that bounces
    expect(slip).to_have_text("Di Found")
    rows.first.get_by_role("button", name=said("desk.more", name="Ana Typo")).click()
    page.locator("dialog input").fill(NAMES[1])
    page.keyboard.press("Enter")
    expect(slip).to_have_text(NAMES[1])
    rows.first.get_by_role("button", name=said("desk.more", name="Bo Gone")).click()
    page.get_by_role("button", name=said("desk.send-away")).click()
    expect(rows).to_have_count(1)
    page.get_by_label(said("desk.way.card")).check()
    rows.first.get_by_role("button").first.click()
    expect(slip).to_have_text("Cy Blum")
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    assert (parts["counts"]["entries"], parts["money"]["collected"]) == (4, 8000)


FULL = "full-house"


def a_full_house(owner: Asker, tables: int) -> None:
    """An event that is on, with every seat of its only table taken."""
    levels = [{"minutes": 20, "small_blind": 25, "big_blind": 50}] * 4
    setup = {
        "name": "Full house", "book": "tda-2024", "tables": tables, "seats_per_table": 2, "levels": levels,
        "starts_at": 1, "late_levels": 4, "buy_in": {"chips": 5000},
    }  # fmt: skip
    assert owner.post("/api/events", {"id": FULL, "setup": setup}).status == 201
    for name in NAMES[:2]:
        assert owner.order(FULL, "register", player=name.lower(), name=name).status == 200
    for order in ("issue stacks", "draw seats", "start clock"):
        assert owner.order(FULL, order).status == 200


def entry_of(owner: Asker, name: str) -> dict[str, Any]:
    parts = owner.get(f"/api/events/{FULL}").json["parts"]
    return next(part for key, part in parts.items() if key.startswith("entry/") and part["name"] == name)


def test_with_no_seat_free_the_desk_goes_on_and_a_table_is_opened(desk: tuple[Page, Asker, Visitor]) -> None:
    page, owner, visitor = desk
    a_full_house(owner, tables=9)
    page.goto(f"/desk?event={FULL}")
    box, asking = page.locator("input.big"), page.locator(".asking")
    expect(box).to_be_focused()
    box.fill("Late Lara")
    box.press("Enter")
    page.keyboard.type("Next N", delay=KEY_STROKE_MS)  # while the answer is on its way
    expect(asking).to_be_visible()
    page.keyboard.type("adia", delay=KEY_STROKE_MS)
    expect(box).to_have_value("Next Nadia")
    visitor.picture(page, "desk-no-seat")
    asking.get_by_role("button", name=said("order.open table")).click()
    expect(asking).to_be_hidden()
    expect(page.locator(".ticket h3")).to_have_text("Late Lara")
    assert entry_of(owner, "Late Lara")["table"] == 2
    expect(box).to_have_value("Next Nadia")
    assert not visitor.faults


def test_with_no_seat_free_somebody_waits(browser: Browser, desk: tuple[Page, Asker, Visitor]) -> None:
    _, owner, visitor = desk
    a_full_house(owner, tables=2)
    made = owner.post("/api/links", {"role": "registrar", "event": FULL, "label": "clerk"})
    clerk = Visitor(browser, visitor.served)
    page = clerk.open("/k/" + made.json["address"].rpartition("/")[2])
    box, asking = page.locator("input.big"), page.locator(".asking")
    expect(box).to_be_focused()
    box.fill("Late Lara")
    box.press("Enter")
    expect(page.locator(".toast")).to_contain_text(said("seat.none-free/wait"))
    expect(asking).to_be_hidden()  # a clerk may not open a table
    expect(page.locator(".side li").filter(has_text="Late Lara")).to_contain_text(said("desk.seat-now"))
    assert entry_of(owner, "Late Lara")["table"] is None
    clerk.close()


def test_a_member_who_signs_up_by_phone_is_taken_as_a_member(desk: tuple[Page, Asker, Visitor]) -> None:
    page, owner, _ = desk
    assert owner.post("/api/people", {"text": "Member,Name\nM77,John Quill"}).status == 201
    page.reload()
    assert owner.order(EVENT, "sign up", player="john quill", name="john quill").status == 200
    row = page.locator(".door li")
    expect(row).to_contain_text(said("desk.door-known"))
    page.locator("input.big").fill("john q")
    expect(page.locator(".found b")).to_have_count(2)  # the member, and somebody new of that name
    page.keyboard.press("Enter")
    expect(page.locator(".ticket h3")).to_have_text("John Quill")
    expect(row).to_have_count(0)
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    assert [part["player"] for key, part in parts.items() if key.startswith("entry/")] == ["M77"]


def test_the_slip_prints_alone(desk: tuple[Page, Asker, Visitor]) -> None:
    page, _, _ = desk
    page.locator("input.big").fill(NAMES[1])
    expect(page.locator(".hit.first b")).to_have_text(NAMES[1])
    page.keyboard.press("Enter")
    expect(page.locator(".ticket .qr svg")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".ticket")).to_be_visible()
    expect(page.locator("input.big")).to_be_hidden()
    expect(page.locator("header.bar")).to_be_hidden()
    page.emulate_media(media="screen")
