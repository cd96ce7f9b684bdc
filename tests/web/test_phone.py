"""The player's phone: my seat, my place, a call to the floor, checking in, and a link that is taken back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.kit import Asker, Served
from tests.web.looking import faults_of
from tests.web.night import EVENT
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

STORY = """book apl-au-2025
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 6:Btn
button 6
preflop
UTG raises to 1100
Next puts 1000 100 100 100"""


def entries(owner: Asker) -> list[dict[str, Any]]:
    """All entries as staff see them."""
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    return [part for name, part in parts.items() if name.startswith("entry/")]


def phone(
    browser: Browser, served: Served, owner: Asker, entry: int | None, lang: str = "en"
) -> tuple[Visitor, Page, int]:
    """Somebody who has scanned a code."""
    made = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": entry}).json
    visitor = Visitor(browser, served, "phone", lang)
    page = visitor.open(made["address"])
    page.wait_for_selector(".clock .time")
    return visitor, page, made["number"]


def seated(owner: Asker) -> dict[str, Any]:
    """Somebody with a seat."""
    return next(one for one in entries(owner) if one["seat"])


def test_my_seat_and_the_clock(browser: Browser, served: Served, owner: Asker) -> None:
    me = seated(owner)
    visitor, page, _ = phone(browser, served, owner, me["entry"])
    expect(page.locator(".seat .name")).to_have_text(me["name"])
    expect(page.locator(".where b").first).to_have_text(str(me["table"]))
    expect(page.locator(".where b").last).to_have_text(str(me["seat"]))
    first = page.locator(".clock .time").inner_text()
    expect(page.locator(".clock .time")).not_to_have_text(first)
    visitor.picture(page, "phone-seat")
    visitor.close()


def test_out_with_a_place(browser: Browser, served: Served, owner: Asker) -> None:
    me = seated(owner)
    visitor, page, _ = phone(browser, served, owner, me["entry"], "ko")
    owner.order(EVENT, "bust out", out=[{"entry": me["entry"]}])
    place = next(one["place"] for one in entries(owner) if one["entry"] == me["entry"])
    expect(page.locator(".seat h1")).to_have_text(said("phone.out", "ko", place=f"{place}위"))
    expect(page.locator("button.floor")).to_have_count(0)
    visitor.close()


def test_a_call_to_the_floor_is_made_once_and_answered(browser: Browser, served: Served, owner: Asker) -> None:
    me = seated(owner)
    visitor, page, _ = phone(browser, served, owner, me["entry"])
    page.locator("button.floor").click()
    page.locator("textarea").fill("<b>Two</b> say they won")
    page.get_by_role("button", name=said("phone.call-send")).click()
    expect(page.locator(".called")).to_have_text(said("phone.called"))
    call = owner.get(f"/api/events/{EVENT}").json["parts"]["calls"]["open"][0]
    assert (call["table"], call["name"], call["about"]) == (me["table"], me["name"], "<b>Two</b> say they won")
    owner.order(EVENT, "answer call", call=call["call"])
    expect(page.locator("button.floor")).to_be_visible()
    visitor.close()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_ruling_is_read_on_the_phones_of_its_table_only(
    browser: Browser, served: Served, owner: Asker, lang: str
) -> None:
    me = seated(owner)
    other = next(one for one in entries(owner) if one["table"] not in (None, me["table"]))
    visitor, page, _ = phone(browser, served, owner, me["entry"], lang)
    elsewhere, their_page, _ = phone(browser, served, owner, other["entry"], lang)
    called = owner.order(EVENT, "call floor", table=me["table"], about="chips").json["entries"][0]["what"]["call"]
    kept = owner.order(EVENT, "keep ruling", table=me["table"], script=STORY, line=7, call=called)
    assert kept.status == 200, kept.raw
    card = page.locator(".ruling")
    expect(card.locator("h2")).to_have_text({"en": "Next: call 1100", "ko": "Next: 콜 1100"}[lang])
    expect(card.locator("li")).to_have_text(said("betting.return-correction-chips", lang, chips=200, name="Next"))
    expect(card.locator(".rule")).to_have_text(["45-B", "43-A"])
    expect(card.locator(".rules span")).to_have_text("APL 2025")
    expect(page.locator("button.floor")).to_be_visible()  # the call is answered with it
    assert faults_of(page) == []
    visitor.picture(page, "phone-ruling")
    owner.order(EVENT, "announce", words="Dinner at eight")
    expect(their_page.locator(".told")).to_be_visible()
    expect(their_page.locator(".ruling")).to_have_count(0)
    card.get_by_role("button").click()
    page.reload()
    page.wait_for_selector(".seat .name")
    expect(card).to_have_count(0)
    visitor.close()
    elsewhere.close()


def test_whoever_comes_to_a_table_later_is_not_told_what_was_ruled_before(served: Served, owner: Asker) -> None:
    me = seated(owner)
    other = next(one for one in entries(owner) if one["table"] not in (None, me["table"]))
    owner.order(EVENT, "keep ruling", table=me["table"], script=STORY, line=7)
    link = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": other["entry"]}).json["address"]
    theirs = Asker(served, link.rpartition("/")[2])
    free = next(
        seat
        for seat in range(1, 10)
        if seat not in {one["seat"] for one in entries(owner) if one["table"] == me["table"]}
    )
    moved = owner.order(
        EVENT, "take seat", entry=other["entry"], table=me["table"], seat=free, by="host", why="asked to move"
    )
    assert moved.status == 200, moved.raw
    shown = theirs.get(f"/api/events/{EVENT}/mine").json
    assert (shown["table"], shown.get("ruling")) == (me["table"], None)


def test_a_player_cannot_speak_for_another(browser: Browser, served: Served, owner: Asker) -> None:
    me = seated(owner)
    other = next(one for one in entries(owner) if one["table"] not in (None, me["table"]))
    visitor, page, _ = phone(browser, served, owner, me["entry"])
    sent = {"order": "call floor", "fields": {"table": other["table"], "entry": other["entry"], "about": "x"}}
    page.evaluate(
        "(sent) => fetch('/api/events/friday/orders', { method: 'POST', headers: { 'content-type': 'application/json', 'x-cardspeak': '1' }, body: JSON.stringify(sent) })",
        sent,
    )
    expect(page.locator(".called")).to_be_visible()
    assert owner.get(f"/api/events/{EVENT}").json["parts"]["calls"]["open"][0]["table"] == me["table"]
    visitor.close()


def test_a_link_that_is_revoked_opens_nothing(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page, number = phone(browser, served, owner, seated(owner)["entry"])
    assert owner.post(f"/api/links/{number}/revoke").status == 200
    page.reload()
    expect(page.locator(".empty")).to_have_text(said("phone.no-link"))
    visitor.close()


def test_prizes_open_with_a_tap(browser: Browser, served: Served, owner: Asker) -> None:
    visitor, page, _ = phone(browser, served, owner, seated(owner)["entry"])
    page.locator("summary").click()
    expect(page.locator("details tr").first).to_be_visible()
    assert page.locator("details tr").count() == len(
        owner.get(f"/api/events/{EVENT}").json["parts"]["prizes"]["places"]
    )
    visitor.picture(page, "phone-prizes")
    visitor.close()


# words


def test_a_page_loads_only_the_language_it_speaks(browser: Browser, served: Served) -> None:
    visitor, loaded = Visitor(browser, served).sign_in(), []
    page = visitor.context.new_page()
    page.on("response", lambda answer: loaded.append(answer) if answer.url.endswith(".js") else None)
    page.goto("/home")
    expect(page.locator("h1").first).to_have_text(said("home.title"))
    korean = re.compile(f"[{chr(0xAC00)}-{chr(0xD7A3)}]{{2}}.*" * 5)
    assert loaded
    assert not [answer.url for answer in loaded if korean.search(answer.text())]
    loaded.clear()
    page.get_by_label(said("common.language")).select_option("ko")
    expect(page.locator("h1").first).to_have_text(said("home.title", "ko"))
    assert all(korean.search(answer.text()) for answer in loaded)
    visitor.close()
