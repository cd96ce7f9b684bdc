"""The director's console: what it asks the server, and what a director does on it in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from cardspeak.desk.commands.forms import FormField, OrderForm, forms
from cardspeak.desk.commands.reading import orders
from cardspeak.floor.conduct.words import penalty_said
from cardspeak.words.catalogue import LANGUAGES, has_words, worded
from tests.web.conftest import LONG, LOOKS, SIZES, Visitor
from tests.web.kit import Asker, Served
from tests.web.night import EVENT
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CONSOLE, API = f"/console?event={EVENT}", f"/api/events/{EVENT}"
FIRST_LOAD = 60_000
"""Bytes on the wire until the console can be used, its words among them."""
NOTHING_LATER = (
    "const wait = setTimeout; window.setTimeout = (act, ms, ...more) => (ms < 2000 ? wait(act, ms, ...more) : 0);"
)
"""What is fetched seconds later is no part of the first load, however slow the machine."""


# what it asks the server


def our_forms() -> dict[str, OrderForm]:
    """The forms of the orders in the product; other tests may have made orders of their own."""
    kinds = orders()
    return {name: one for name, one in forms().items() if kinds[name].__module__.startswith("cardspeak.")}


def test_every_order_has_a_form_and_words_in_both_languages() -> None:
    assert set(forms()) == set(orders()) - {"create event"}
    wanted = {f"order.{name}" for name in our_forms()} | {
        key for form in our_forms().values() for field in form.fields for key in _keys(field)
    }
    for language in LANGUAGES:
        assert [key for key in sorted(wanted) if not has_words(re.sub("[ _]", "-", key), language)] == [], language


def _keys(field: FormField) -> Iterator[str]:
    yield f"field.{field.name}"
    yield from (f"choice.{one}" for one in field.choices)
    for inner in field.fields:
        yield from _keys(inner)


def test_a_role_is_offered_the_orders_it_may_give(served: Served, owner: Asker) -> None:
    owner.post("/api/staff", {"name": "Bo", "password": "password2", "role": "dealer"})
    dealer = served.signed_in("Bo", "password2")
    assert {one["order"] for one in dealer.get("/api/orders").json} == {
        "count hand", "note hand start", "finish hand", "hold all in", "button at", "hand over", "call floor",
    }  # fmt: skip
    foreign = forms().keys() - our_forms().keys()  # orders of other tests in this process
    assert {one["order"] for one in owner.get("/api/orders").json} - foreign == our_forms().keys()


def test_deals_side_by_side_divide_the_same_money(owner: Asker) -> None:
    shown = owner.post(f"{API}/deal-preview", {"for_winner": 1000}).json
    assert {way["method"] for way in shown["ways"]} >= {"even", "chip-chop", "floored-chip-chop", "icm", "position"}
    assert {sum(way["shares"]) for way in shown["ways"]} == {shown["pool"] - 1000}
    refused = owner.post(f"{API}/deal-preview", {"for_winner": 10**9}).json
    assert (refused["refusal"]["code"], refused["ways"]) == ("deal.for-winner", [])
    assert refused["players"] == shown["players"]
    assert shown["in_play"] == owner.get(f"{API}").json["parts"]["counts"]["chips"]
    assert shown["asks"] == ["law", "venue"]


def test_a_preview_that_would_be_refused_is_an_answer(owner: Asker) -> None:
    asked = {"order": "rebuy", "fields": {"entry": 1, "stack": 0}}
    shown, given = (owner.post(f"{API}/orders", {**asked, "preview": preview}) for preview in (True, False))
    assert (shown.status, given.status) == (200, 422)
    assert shown.json["refusal"] == given.json["error"]
    assert shown.json["entries"] == []


def test_the_curve_of_the_evening_ends_with_those_who_are_left(owner: Asker) -> None:
    shown, board = owner.get(f"{API}/survival").json, owner.get(API).json["parts"]
    assert shown["left"][-1] == board["counts"]["left"]
    assert max(shown["left"]) == board["counts"]["entries"]
    assert shown["at"] == sorted(shown["at"])


def test_penalties_are_those_that_the_book_opens(owner: Asker) -> None:
    offences = owner.get(f"{API}/offences").json
    found = owner.get(f"{API}/offences/{offences[0]['offence']}?entry=1").json
    assert found["options"]
    assert all(one["words"] == str(penalty_said(one["name"])) for one in found["options"])
    korean = owner.ask("GET", f"{API}/offences/{offences[0]['offence']}?entry=1", accept_language="ko").json["options"]
    assert [one["words"] for one in korean] == [worded(penalty_said(one["name"]), "ko") for one in found["options"]]
    assert found["duty"] in ("may", "must")
    assert owner.get(f"{API}/offences/{offences[0]['offence']}").code == "body.field"


# what a director does on it


@pytest.fixture
def director(browser: Browser, served: Served) -> Iterator[Visitor]:
    visitor = Visitor(browser, served).sign_in()
    yield visitor
    visitor.close()


def at_console(visitor: Visitor, path: str = CONSOLE) -> Page:
    page = visitor.open(path)
    page.set_default_timeout(20_000)
    page.wait_for_selector(".table-card:visible, .tabs button:visible")
    page.wait_for_function(
        "() => document.querySelector('.line-text') && !document.querySelector('.advice, .line')?.innerText.includes('happening.')"
    )
    return page


def a_seat(page: Page, nth: int = 0) -> tuple[str, int]:
    """A player as the director sees them, with the entry."""
    seat = page.locator(".seat.taken").nth(nth)
    where = f"{seat.get_attribute('data-table')}.{seat.get_attribute('data-seat')}"
    return where, int(seat.get_attribute("data-entry") or 0)


def left(asker: Asker) -> int:
    found: int = asker.get(API).json["parts"]["counts"]["left"]
    return found


def shows_left(page: Page, count: int) -> None:
    """Wait until the strip shows that so many are left."""
    page.wait_for_function("count => document.querySelector('.figures dd b').textContent === String(count)", arg=count)


def test_a_seat_and_enter_is_a_bust_and_undo_takes_it_back(director: Visitor, owner: Asker) -> None:
    page, before = at_console(director), left(owner)
    where, entry = a_seat(page)
    page.keyboard.press("b")
    page.keyboard.type(where)
    page.keyboard.press("Enter")
    page.wait_for_selector(".undo")
    shows_left(page, before - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.wait_for_selector(f'[data-entry="{entry}"]')
    assert left(owner) == before
    assert owner.get(API).json["parts"]["log"]["lines"][0]["why"] == ""
    page.locator(".line em", has_text="undone at once").wait_for()
    assert not director.faults


def test_one_seat_after_another_is_typed_and_u_undoes_at_any_time(director: Visitor, owner: Asker) -> None:
    page, before = at_console(director), left(owner)
    page.clock.install()
    (first, _), (second, _) = a_seat(page), a_seat(page, 1)
    page.keyboard.press("b")
    page.keyboard.type(first)
    page.keyboard.press("Enter")
    shows_left(page, before - 1)
    page.keyboard.type(f"b {second}")  # the letter may be typed again, or left out
    page.wait_for_selector(".quick-list li[role=option]")
    assert page.locator(".quick-box input").input_value() == second
    page.keyboard.press("Enter")
    shows_left(page, before - 2)
    page.clock.fast_forward(60_000)  # the offer to undo has gone long since
    page.wait_for_selector(".undo", state="detached")
    page.keyboard.press("u")  # in the box, which holds nothing
    shows_left(page, before - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    shows_left(page, before)
    assert page.locator("dialog").count() == 0
    page.keyboard.press("b")
    page.keyboard.type("u")  # a name that is looked for
    assert page.locator(".quick-box input").input_value() == "u"
    assert left(owner) == before
    assert not director.faults


def test_after_a_move_u_takes_it_back(director: Visitor, owner: Asker) -> None:
    page = at_console(director)
    where, entry = a_seat(page)
    table = where.partition(".")[0]
    free = page.locator(f'.seat:not(.taken):not([data-table="{table}"])').first
    page.keyboard.press("m")
    page.keyboard.type(where)
    page.keyboard.press("Enter")
    page.keyboard.type(f"{free.get_attribute('data-table')}.{free.get_attribute('data-seat')}")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog input:focus")  # the book would move somebody else
    page.keyboard.type("asked for it")
    page.keyboard.press("Enter")
    page.wait_for_selector(".undo")
    page.keyboard.press("u")  # in the box again
    page.wait_for_selector(".toast:has-text('Taken back')")
    part = owner.get(API).json["parts"][f"entry/{entry}"]
    assert f"{part['table']}.{part['seat']}" == where


def test_a_stack_is_not_filled_in_by_the_last_count(director: Visitor) -> None:
    page = at_console(director)
    page.keyboard.press("b")
    page.keyboard.type(f"{a_seat(page)[0]},{a_seat(page, 1)[0]},")
    stacks = page.locator(".quick-more label input")
    assert stacks.count() == 2
    assert [stacks.nth(number).get_attribute("placeholder") for number in range(2)] == [None, None]
    page.wait_for_selector(".quick-more label:has-text('last count')")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_clock_fits_a_phone(browser: Browser, served: Served, lang: str) -> None:
    visitor = Visitor(browser, served, "phone", lang).sign_in()
    page = visitor.open(f"{CONSOLE}#clock")
    page.wait_for_selector(".clock-page")
    visitor.picture(page, "console-clock")
    last = page.locator(".clock-keys button:visible").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= SIZES["phone"][0]
    visitor.close()


def test_two_out_on_one_hand_are_asked_for_their_stacks(director: Visitor, owner: Asker) -> None:
    page, before = at_console(director), left(owner)
    (first, _), (second, _) = a_seat(page), a_seat(page, 1)
    page.keyboard.press("b")
    page.keyboard.type(f"{first},{second},")
    page.locator(".quick-more .primary").click()
    page.wait_for_selector("dialog input")
    for number, stack in enumerate((5000, 2500)):
        page.locator("dialog input").nth(number).fill(str(stack))
    page.locator("dialog .primary").click()
    shows_left(page, before - 2)


def a_bounty_night(owner: Asker) -> str:
    """Four at one table, five a head; the path of the event in the API."""
    fees = [{"name": "pool", "amount": 1000, "to": "prizes"}, {"name": "head", "amount": 500, "to": "bounty"}]
    levels = [{"minutes": 20, "small_blind": 100, "big_blind": 200}]
    setup = {
        "name": "Hunt", "book": "tda-2024", "bounty": "classic", "buy_in": {"chips": 10_000, "fees": fees},
        "levels": levels, "starts_at": 1,
    }  # fmt: skip
    assert owner.post("/api/events", {"id": "hunt", "setup": setup}).status == 201
    people = [("register", {"player": f"p{n}", "name": f"{name} Finch"}) for n, name in enumerate("ABCD")]
    steps = [
        ("issue stacks", {}),
        ("draw seats", {}),
        ("draw buttons", {"choices": {"button.draw": "any-draw"}}),
        ("start clock", {}),
    ]
    for order, fields in (*people, *steps):
        given = owner.post("/api/events/hunt/orders", {"order": order, "fields": fields})
        assert given.status == 200, given.raw
    return "/api/events/hunt"


def test_a_bust_asks_who_gets_the_bounty_and_the_book_asks_again_where_nobody_knows(
    director: Visitor, owner: Asker
) -> None:
    path = a_bounty_night(owner)
    page = at_console(director, "/console?event=hunt")
    page.keyboard.press("b")
    page.keyboard.type(a_seat(page)[0])
    page.keyboard.press("Enter")
    page.wait_for_selector(".quick-list li[role=option]:has-text('?')")
    assert owner.get(path).json["parts"]["counts"]["left"] == 4
    page.keyboard.type("?")
    page.keyboard.press("Enter")
    page.locator(".takers button").first.click()
    page.wait_for_selector(".line:has-text('bounty goes to')")
    (won,) = owner.get(path).json["parts"]["bounties"]["hunters"]
    assert (won["won"], won["paid"]) == (500, 0)
    page.keyboard.press("p")
    page.locator(".bounties table button").click()
    page.wait_for_selector(".bounties .badge.good")
    assert owner.get(path).json["parts"]["bounties"]["paid"] == 500
    assert not director.faults


def test_a_move_that_the_book_would_not_make_needs_a_reason(director: Visitor, owner: Asker) -> None:
    page = at_console(director)
    free = page.locator(".seat.free").last
    to = free.get_attribute("data-table")
    mover = page.locator(f'.seat.taken:not([data-table="{to}"])').first
    entry = mover.get_attribute("data-entry")
    drag(page, mover.bounding_box(), free.bounding_box())
    there = f'.seat[data-table="{to}"][data-entry="{entry}"]'
    for _ in range(3):  # a reason, and whatever the book leaves to the director besides
        page.wait_for_selector(f"dialog .options button, dialog form input, {there}")
        if page.locator("dialog form input").count():
            page.locator("dialog form input").fill("knees")
            page.keyboard.press("Enter")
            page.wait_for_selector("dialog form input", state="detached")
        elif page.locator("dialog .options button").count():
            page.locator("dialog .options button").first.click()
    page.wait_for_selector(there)
    assert str(owner.get(API).json["parts"][f"entry/{entry}"]["table"]) == to


def drag(page: Page, start: Any, end: Any) -> None:
    page.mouse.move(start["x"] + 20, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 40, steps=3)
    page.mouse.move(end["x"] + 15, end["y"] + 15, steps=3)
    page.mouse.up()


def test_the_race_is_drawn_when_it_is_confirmed_and_not_before(director: Visitor, owner: Asker) -> None:
    parts = owner.get(API).json["parts"]
    due = next(one["in_break"] for one in parts["chips"]["plan"] if one["left"] and one["in_break"] is not None)
    line = parts["clock"]["lines"][due]
    owner.order(EVENT, "set level", **{"break_number" if line["is_break"] else "level": line["number"]})
    page = at_console(director)
    page.locator(".advice .do", has_text="Count").first.click()
    page.wait_for_selector("dialog .race")
    for box in page.locator("dialog .race input").all():
        box.fill("3")
    page.locator("dialog input[type=checkbox]").check()
    page.locator("dialog .options button", has_text="race").click()  # the book leaves the way to the director
    page.wait_for_selector("dialog .later")
    assert page.locator("dialog .race-cards").count() == 0
    page.locator("dialog .primary").click()
    page.wait_for_selector("dialog .race-cards, dialog .won")
    page.locator("dialog .primary", has_text="Done").click()
    page.wait_for_selector("dialog", state="detached")
    assert "out of play" in page.locator(".undo").inner_text()


def test_striking_out_asks_why_and_shows_what_still_fits(director: Visitor, owner: Asker) -> None:
    page, before = at_console(director), left(owner)
    page.locator(".line:not(.struck) .line-text", has_text=" out, by ").first.click()
    page.locator(".line-more .danger").click()
    page.wait_for_selector("dialog .fits, dialog .conflicts")
    page.locator("dialog .changes tr", has_text="→ playing").first.wait_for()
    page.locator("dialog input").fill("wrong person")
    page.keyboard.press("Enter")
    page.wait_for_selector(".line.struck")
    page.wait_for_function("was => Number(document.querySelector('.figures dd b').textContent) > was", arg=before)


def test_a_line_opens_to_what_its_order_led_to_and_is_replaced(director: Visitor, owner: Asker) -> None:
    page, before = at_console(director), left(owner)
    where, entry = a_seat(page)
    page.keyboard.press("b")
    page.keyboard.type(where)
    page.keyboard.press("Enter")
    shows_left(page, before - 1)
    page.keyboard.press("Escape")
    page.locator(".line:not(.struck) .line-text", has_text=" was broken").first.click()
    page.locator(".line-more .led-to li", has_text=" sits ").first.wait_for()
    line = page.locator(".line", has_text=" out").first
    line.locator(".line-text").click()
    line.locator(".line-more .danger").click()
    page.wait_for_selector("dialog .changes")
    page.locator("dialog button", has_text=said("console.replace")).click()
    page.locator("dialog .palette li", has_text="Announce").first.click()
    page.locator("dialog .badge.warn", has_text=said("console.instead-of", what="").strip()).wait_for()
    page.locator("dialog input, dialog textarea").first.fill("Nobody went out.")
    page.locator("dialog label", has_text=said("console.why")).last.locator("input").fill("a false alarm")
    page.locator("dialog .primary").click()
    page.locator("dialog .changes tr", has_text="→ playing").first.wait_for()
    page.locator("dialog .primary, dialog .danger").last.click()
    shows_left(page, before)
    assert page.locator(f'[data-entry="{entry}"]').count()


def test_the_palette_gives_every_order_by_a_form(director: Visitor) -> None:
    page = at_console(director)
    _, entry = a_seat(page)
    with page.expect_response(lambda answer: '"withdraw"' in (answer.request.post_data or "")) as asked:
        page.locator(f'.seat[data-entry="{entry}"]').click()
    assert asked.value.json()["refusal"]
    page.wait_for_selector("dialog .menu")
    assert not {"Rebuy", "Add-on", "Withdraw"} & set(page.locator("dialog .menu > *").all_inner_texts())
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.wait_for_selector(".palette li")
    page.keyboard.type("mark away")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog form select")
    page.locator("dialog form select").first.select_option(str(entry))
    page.locator("dialog form .primary").click()
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".seat.away, .undo")


def test_the_keys_work_the_clock(director: Visitor, owner: Asker) -> None:
    page = at_console(director)
    page.keyboard.press("Space")
    page.wait_for_selector(".time.paused")
    before = owner.get(API).json["parts"]["clock"]["left_ms"]
    page.keyboard.press("+")
    page.wait_for_selector(".undo")
    assert owner.get(API).json["parts"]["clock"]["left_ms"] == before + 60_000
    assert not director.faults


@pytest.mark.skipif(not LONG, reason="looked at in test_pages; this one says more where it fails")
@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_every_desk_looks_right_and_speaks(browser: Browser, served: Served, size: str, language: str) -> None:
    visitor = Visitor(browser, served, size, language).sign_in()
    page = at_console(visitor, f"{CONSOLE}&lang={language}")
    visitor.picture(page, "console")
    for desk, key in {
        "tables": "t", "people": "l", "prizes": "p", "deals": "d", "chips": "c", "together": "h", "charts": "s",
    }.items():  # fmt: skip
        page.keyboard.press(key)
        page.wait_for_selector(".centre h2:visible")
        visitor.picture(page, f"console-{desk}")
    page.reload()
    page.wait_for_selector(".view-charts")
    page.go_back()
    page.wait_for_selector(".view-together")
    assert not page.evaluate("() => document.body.innerText.match(/(console|advice|deal|seatmap|happening)\\.[a-z-]+/)")
    visitor.close()


# speed


def test_the_first_load_is_small(director: Visitor) -> None:
    sent: list[int] = []
    director.context.add_init_script(NOTHING_LATER)
    page = director.context.new_page()
    page.on(
        "requestfinished",
        lambda request: sent.append(request.sizes()["responseBodySize"]) if "/files/" in request.url else None,
    )
    page.goto(CONSOLE)
    page.wait_for_selector(".table-card")
    page.wait_for_timeout(400)
    assert 0 < sum(sent) < FIRST_LOAD, sent


def created(owner: Asker, event: str, **more: Any) -> None:
    buy_in = {"chips": 5_000, "fees": [{"name": "prizes", "amount": 2_000}]}
    levels = [{"minutes": 20, "small_blind": 100 * level, "big_blind": 200 * level} for level in (1, 2, 3)]
    setup = {"name": event.title(), "book": "tda-2024", "buy_in": buy_in, "levels": levels, **more}
    assert owner.post("/api/events", {"id": event, "setup": setup}).status == 201


def test_bags_are_sealed_by_keys_and_the_later_day_takes_them_in_by_a_tap(director: Visitor, owner: Asker) -> None:
    created(owner, "first", flight="1A", day_ends_after=1)
    created(owner, "second", day=2)
    for name in ("Ada Finch", "Bo Larkin", "Cy Mercer"):
        assert owner.order("first", "register", player=name, name=name).status == 200
    orders_given: dict[str, Any] = {"issue stacks": {}, "draw seats": {}, "start clock": {}, "set level": {"level": 2}}
    assert {owner.order("first", order, **fields).status for order, fields in orders_given.items()} == {200}
    page = at_console(director, "/console?event=first")
    page.click(".advice .do:has-text('Stop for the day')")
    page.click(".advice .do:has-text('bag list')")
    page.wait_for_selector(".bag-row input:focus")
    for chips in ("4000", "5,000", "6000"):  # as fast as somebody can type: the next box waits for no answer
        page.keyboard.type(chips)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # seals them
    page.click("dialog button.primary:has-text('Done')")
    assert not page.locator(".clock-keys button").count()
    page.click(".days a:has-text('Second')")
    page.click(".flight button:has-text('Import flight 1A')")
    page.wait_for_selector(".flight .badge.good")
    entries = owner.get("/api/events/second").json["parts"]
    assert sorted(one["chips"] for name, one in entries.items() if name.startswith("entry/")) == [4_000, 5_000, 6_000]
    assert entries["prizes"]["pool"] == 6_000
