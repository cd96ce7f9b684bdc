"""The wall: read from ten metres, four events at once, announcements, breaks, and nothing that staff only may see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.kit import Asker, Served
from tests.web.night import EVENT
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TEN_METRES = 54
"""Pixels of 1080: at ten metres on a screen of 1.2 m that is 6 cm, which most people can read."""
SPEECH = """
  window.spoken = [];
  window.speechSynthesis.speak = (said) => { window.spoken.push([said.lang, said.text]); };
"""


def wall(browser: Browser, served: Served, owner: Asker, lang: str = "en", events: int = 1) -> tuple[Visitor, Page]:
    """A wall that came by a link."""
    made = owner.post("/api/links", {"role": "wall", "event": EVENT})
    visitor = Visitor(browser, served, "wall", lang)
    visitor.context.add_init_script(SPEECH)
    page = visitor.open(made.json["address"])
    if events > 1:
        page.goto("/wall?" + "&".join([f"event={EVENT}"] * events))
    expect(page.locator(".time")).to_have_count(events)
    return visitor, page


def test_numbers_are_read_from_ten_metres(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner)
    for what, least in ((".time", 200), (".stakes", 90), (".facts dd", 36)):
        size = page.locator(what).first.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
        assert size >= least, f"{what} has {size} px"
    below = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert below <= 0, "a wall is never scrolled"
    visitor.close()


def test_four_events_fit_on_one_screen(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner, events=4)
    for at in range(4):
        size = page.locator(".time").nth(at).evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
        assert size >= TEN_METRES * 2
        hall = page.locator(".event").nth(at)
        assert hall.evaluate("node => node.scrollHeight - node.clientHeight") <= 1, "something is cut off"
    visitor.picture(page, "wall-of-four")
    visitor.close()


def test_a_pause_an_announcement_and_a_level_are_shown_and_said(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner, "ko")
    page.get_by_role("button", name=said("wall.sound-off", "ko")).click()
    owner.order(EVENT, "announce", words="주차장 문이 열 시에 닫힙니다")
    expect(page.locator(".told")).to_have_text("주차장 문이 열 시에 닫힙니다")
    owner.order(EVENT, "pause clock")
    expect(page.locator(".badge.bad")).to_have_text(said("wall.paused", "ko"))
    shown = page.locator(".time").inner_text()
    page.wait_for_timeout(1200)
    assert page.locator(".time").inner_text() == shown, "a clock that is paused stands"
    clock = owner.get(f"/api/events/{EVENT}").json["parts"]["clock"]
    level = next(line for line in clock["lines"][clock["index"] + 1 :] if not line["is_break"])
    owner.order(EVENT, "set level", level=level["number"])
    expect(page.locator(".level")).to_contain_text(said("wall.level", "ko", n=level["number"]))
    spoken = page.evaluate("window.spoken")
    assert ["ko-KR", "주차장 문이 열 시에 닫힙니다"] in spoken
    assert any(f"{level['big_blind']:,}" in words for _, words in spoken)
    visitor.close()


def test_moves_and_outs_come_up(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner)
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    out = next(part for name, part in parts.items() if name.startswith("entry/") and part["table"])
    assert owner.order(EVENT, "bust out", out=[{"entry": out["entry"]}]).status == 200
    expect(page.locator(".news")).to_contain_text(out["name"])
    expect(page.locator(".facts dd").first).to_contain_text(str(parts["counts"]["left"] - 1))
    assert not visitor.faults
    visitor.close()


def test_a_wall_sees_the_public_parts_only(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner)
    shown = page.evaluate(f"fetch('/api/events/{EVENT}').then((found) => found.json())")
    assert not [name for name in shown["parts"] if re.match(r"entry/|table/|log|money|calls|disputes|penalties", name)]
    status = page.evaluate("fetch('/api/staff').then((found) => found.status)")
    assert status in (401, 403)
    visitor.close()


def test_a_bright_room(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page = wall(browser, served, owner)
    page.get_by_role("button", name=said("wall.theme")).click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    visitor.picture(page, "wall-light")
    visitor.close()
