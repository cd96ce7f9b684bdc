"""Paper: every sheet on the screen at both sizes and languages, as pages that break where they should, from right numbers."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardspeak.desk.papers import deal_sheets, receipts, structure_sheet
from cardspeak.tournament.core import State
from cardspeak.tournament.flights.bags import slips
from cardspeak.tournament.money import Ledger
from tests.web.conftest import LOOKS, Visitor
from tests.web.inside import Inside, inside
from tests.web.kit import Served
from tests.web.night import EVENT, write
from tests.web.open_house import opened

SHEETS = ("seats", "receipts", "moves", "bags", "payouts", "deal", "sign-in", "structure", "fallback")
SLIPS = ("seats", "receipts", "moves", "bags")
MOVES_SHOWN = 15
PAGE = re.compile(rb"/Type\s*/Page[^s]")
A4, ROLL_WIDE = (594, 841), 226
BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]")


@pytest.fixture(scope="module")
def final_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The night at its final table: five players left, or fewer where several went out on the last hand."""
    where = tmp_path_factory.mktemp("final") / "final.db"
    write(where, left=5)
    return where


@pytest.fixture(scope="module")
def house(final_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(final_store, tmp_path_factory.mktemp("inside")) as found:
        propose(found)
        yield found


@pytest.fixture(scope="module")
def shop(final_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = tmp_path_factory.mktemp("shop") / "house.db"
    shutil.copy(final_store, store)
    for served in opened(store):
        asked = served.signed_in().order(EVENT, "propose deal", **DEAL)
        assert asked.status == 200, asked.raw
        yield served


DEAL: dict[str, Any] = {"method": "icm", "for_winner": 5000, "permits": {"law": True, "venue": True, "present": True}}


def propose(house: Inside) -> None:
    asked = house.ask("owner", "POST", f"/api/events/{EVENT}/orders", {"order": "propose deal", "fields": DEAL})
    assert asked.status_code == 200, asked.text


def seated(shop: Served) -> int:
    """How many are left to be seated; the draws of a night differ each time."""
    left: int = shop.signed_in().get(f"/api/events/{EVENT}").json["parts"]["counts"]["left"]
    return left


def state_of(house: Inside) -> State:
    return house.server.event_host.event(EVENT).state


def test_receipts_come_to_what_was_sold(house: Inside) -> None:
    state = state_of(house)
    printed = receipts(state)
    assert sum(one.total for one in printed) == sum(one.amount for one in state.of(Ledger).ledger)
    assert all(one.total == sum(sale.amount for sale in one.bought) for one in printed)
    assert house.ask("floor", "GET", f"/api/events/{EVENT}/paper/receipts").json()[0]["bought"][0]["fees"]


def test_a_deal_sheet_comes_to_what_is_left(house: Inside) -> None:
    (sheet,) = deal_sheets(state_of(house))
    assert sheet.method == "icm"
    assert sheet.total == sum(line.share for line in sheet.lines) + 5000
    assert sheet.total == sum(line.by_position for line in sheet.lines)
    assert sheet.places_stay


def test_the_structure_sheet_names_the_chips_that_leave(house: Inside) -> None:
    sheet = structure_sheet(state_of(house))
    assert sheet.stack == sum(value * many for value, many in sheet.stack_by_value)
    assert {one.value for one in sheet.colour_ups if one.in_break is not None} >= {25, 100}


def test_no_bag_is_packed_before_the_day_ends(house: Inside) -> None:
    assert not slips(state_of(house))


@pytest.mark.parametrize("what", ["receipts", "deals", "bags", "structure"])
def test_paper_of_an_unknown_event_is_refused(house: Inside, what: str) -> None:
    assert house.ask("owner", "GET", f"/api/events/nothing/paper/{what}").status_code == 404


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_every_sheet_on_the_screen(browser: Any, shop: Served, size: str, lang: str) -> None:
    visitor = Visitor(browser, shop, size, lang).sign_in()
    page = visitor.open(f"/paper?event={EVENT}")
    for number, sheet in enumerate(SHEETS):
        page.locator(".sheets button").nth(number).click()
        page.wait_for_selector(".printed .slip, .printed .sheet")
        assert "paper." not in page.locator(".printed").inner_text()
        if sheet in ("seats", "deal", "fallback"):
            visitor.picture(page, f"paper-{sheet}")
    visitor.close()


PRINTED = (("seats", "roll"), ("moves", "roll"), ("bags", "roll"), ("bags", "a4"), ("deal", "a4"), ("fallback", "a4"))


def test_what_is_printed_breaks_where_it_should(browser: Any, shop: Served) -> None:
    left = seated(shop)
    visitor = Visitor(browser, shop).sign_in()
    page = visitor.open(f"/paper?event={EVENT}")
    for sheet, paper in PRINTED:
        page.locator(".sheets button").nth(SHEETS.index(sheet)).click()
        if sheet in SLIPS:
            page.locator(".options select").first.select_option(paper)
        page.wait_for_selector(f".printed.{paper} .slip, .printed .sheet")
        printed = page.pdf(prefer_css_page_size=True)
        boxes = [(int(float(wide)), int(float(high))) for wide, high in BOX.findall(printed)]
        if paper == "roll":  # one slip to a page, none cut in two
            assert len(PAGE.findall(printed)) == (MOVES_SHOWN if sheet == "moves" else left), sheet
            assert all(abs(wide - ROLL_WIDE) <= 2 for wide, _ in boxes), sheet
        else:
            assert all(abs(wide - A4[0]) <= 2 and abs(high - A4[1]) <= 2 for wide, high in boxes), sheet
    assert not visitor.faults
    visitor.close()


def test_seat_cards_carry_codes_for_the_phone(browser: Any, shop: Served) -> None:
    visitor = Visitor(browser, shop).sign_in()
    page = visitor.open(f"/paper?event={EVENT}&what=seats")
    left = seated(shop)
    page.get_by_role("button", name=f"Add codes for {left} phones").click()
    page.locator(".slip .qr svg").nth(left - 1).wait_for()
    assert not visitor.faults
    visitor.close()
