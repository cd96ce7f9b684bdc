"""A hall of sixty tables on the console; how fast a change shows is measured by ``make bench``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LONG, Visitor
from tests.web.night import EVENT, write
from tests.web.open_house import OpenHouse

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TABLES, SEATS = 60, 9


@pytest.mark.skipif(not LONG, reason="the bench opens such a hall too; CARDSPEAK_LONG=1 looks at it")
def test_sixty_tables_are_shown_and_a_bust_at_the_last_one_too(browser: Browser, tmp_path: Path) -> None:
    write(tmp_path / "hall.db", left=TABLES * SEATS, players=TABLES * SEATS)
    house = OpenHouse(tmp_path / "hall.db").start()
    try:
        visitor = Visitor(browser, house).sign_in()
        page = visitor.open(f"/console?event={EVENT}")
        expect(page.locator(".table-card")).to_have_count(TABLES)
        taken = page.locator(f"[data-table='{TABLES}'] .taken")
        expect(taken).to_have_count(SEATS)
        page.keyboard.press("b")
        page.keyboard.type(f"{TABLES}.4")
        page.wait_for_selector(".quick-list [aria-selected=true]")
        page.keyboard.press("Enter")
        expect(taken).to_have_count(SEATS - 1)
        visitor.picture(page, "console-hall")
        visitor.close()
    finally:
        house.stop()
