"""Writing a structure: the check says what creating would refuse, templates are kept, and the page leads to an event."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardspeak.books import layer_files
from cardspeak.books.settings import all_settings
from cardspeak.desk.structure_plans import LevelPlan, plan_levels
from cardspeak.desk.structures import Draft, check
from cardspeak.desk.templates import built_in
from cardspeak.tournament.prizes.families import FAMILIES
from cardspeak.tournament.setup import ChipKind, EventSetup, Level
from cardspeak.tournament.terms import EntryTerms
from cardspeak.words import message
from cardspeak.words.catalogue import has_words, worded
from tests.web.conftest import LOOKS, Visitor
from tests.web.inside import EVENT, Inside, inside
from tests.web.kit import Served
from tests.web.open_house import opened

CHIPS = (ChipKind(value=25, in_stack=8, owned=400), ChipKind(value=100, in_stack=8, owned=400))
LEVELS = (
    Level(minutes=20, small_blind=25, big_blind=50),
    Level(minutes=10, is_break=True, colour_up=(25,)),
    Level(minutes=20, small_blind=50, big_blind=150),
    Level(minutes=20, small_blind=100, big_blind=200),
)


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


@pytest.fixture(scope="module")
def shop(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The night served once for all tests of the page."""
    store = tmp_path_factory.mktemp("shop") / "house.db"
    shutil.copy(night_store, store)
    yield from opened(store)


def template(name: str = "pub-night", **changes: Any) -> Draft:
    """A template that comes with Cardspeak, named so that it can be created."""
    draft = next(one.draft for one in built_in() if one.name == name)
    setup = msgspec.structs.replace(draft.setup, **{"name": "A night", **changes})
    return msgspec.structs.replace(draft, setup=setup)


def small(**changes: Any) -> Draft:
    """A structure with a level that cannot be paid once the 25s have left."""
    given = {"name": "Small", "book": "tda-2024", "chips": CHIPS, "levels": LEVELS, **changes}
    setup = EventSetup(**given)
    return Draft(setup=msgspec.structs.replace(setup, buy_in=msgspec.structs.replace(setup.buy_in, chips=1000)))


def sent(draft: Draft) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(draft)
    return plain


@pytest.mark.parametrize("name", [one.name for one in built_in()])
def test_a_built_in_template_can_be_created_as_it_is(name: str) -> None:
    assert not [one for one in check(template(name)).found if one.weight != "remark"]


@pytest.mark.parametrize("book", layer_files.layer_ids())
@pytest.mark.parametrize("name", [one.name for one in built_in()])
def test_the_check_and_the_creation_say_the_same_under_every_book(house: Inside, name: str, book: str) -> None:
    draft = template(name, book=book)
    told = house.ask("owner", "POST", "/api/structure/check", sent(draft)).json()
    body = {"id": f"{name}-{book}", "setup": sent(draft)["setup"], "terms": sent(draft)["terms"]}
    made = house.ask("owner", "POST", "/api/events", body)
    codes = [one["code"] for one in told["found"] if one["weight"] == "refused"]
    if made.status_code == 201:
        assert not codes
    else:
        assert codes == [one["code"] for one in made.json()["error"]["limits"]["findings"]]


def test_a_level_that_cannot_be_paid_is_named_by_its_line() -> None:
    checked = check(small())
    (found,) = [one for one in checked.found if one.code == "level.not-payable"]
    assert (found.line, found.limits) == (2, {"multiple_of": 100, "level": 2})
    assert [line.payable for line in checked.lines] == [True, True, False, True]


def test_the_line_of_a_falling_level_is_named() -> None:
    falls = (*LEVELS[:2], Level(minutes=20, small_blind=200, big_blind=400), LEVELS[3])
    (found,) = [one for one in check(small(levels=falls)).found if one.code == "level.falls"]
    assert (found.weight, found.line) == ("at-start", 3)


def test_chips_leave_at_the_first_break_after_they_were_needed() -> None:
    lines = (LEVELS[0], LEVELS[3], Level(minutes=10, is_break=True), LEVELS[3])
    plan = check(small(levels=lines)).colour_ups
    assert [(one.value, one.to, one.in_break) for one in plan] == [(25, 100, 2)]


def test_too_few_chips_for_the_players_are_remarked() -> None:
    draft = msgspec.structs.replace(small(levels=LEVELS[:1]), players=51)
    (found,) = [one for one in check(draft).found if one.code == "stacks-short"]
    assert (found.weight, found.limits) == ("remark", {"stacks": 50, "players": 51})
    assert found.message == worded(message("structure.remark.stacks-short", stacks=50, players=51))


def test_the_pool_is_the_guarantee_where_the_field_brings_less() -> None:
    totals = check(template(guarantee=500_000)).totals
    assert totals is not None
    assert (totals.pool, totals.overlay) == (500_000, 500_000 - 60 * 1500)


def test_prizes_are_those_that_would_be_announced() -> None:
    paid = check(template()).payout
    assert paid is not None
    assert sum(paid.prizes) == 60 * 1500
    assert list(paid.prizes) == sorted(paid.prizes, reverse=True)


def test_planned_levels_rise_and_can_be_paid() -> None:
    for stack, players, minutes in ((5_000, 20, 90), (20_000, 300, 600), (500, 9, 60)):
        wish = LevelPlan(stack=stack, players=players, minutes=minutes, values=(25, 100, 500))
        blinds = [line.small_blind for line in plan_levels(wish) if not line.is_break]
        assert blinds == sorted(set(blinds))
        assert not any(small % 25 for small in blinds)


BAD = [
    ({}, "body.field"), ({"setup": 5}, "body.field"), ({"setup": {"name": "x"}}, "body.field"),
    ({**sent(template()), "players": 0}, "body.field"), ({**sent(template()), "players": "many"}, "body.field"),
    ({**sent(template()), "more": 1}, "body.field"),
    ({"setup": {**sent(template())["setup"], "format": "bingo"}}, "body.field"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "code"), BAD)
def test_what_cannot_be_read_is_refused_with_its_field(house: Inside, body: dict[str, Any], code: str) -> None:
    answer = house.ask("owner", "POST", "/api/structure/check", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)
    assert answer.json()["error"]["field"]


@pytest.mark.parametrize(
    "changes",
    [
        {"book": "no-such-book"}, {"house": {"no.such": True}}, {"house": {"levels.rise": 7}}, {"levels": ()},
        {"chips": (ChipKind(value=0), ChipKind(value=-5, in_stack=-3, owned=9))}, {"payout": "nobody"},
        {"levels": (Level(minutes=-5, small_blind=-1, big_blind=-2),)}, {"own_payout": (-1,), "payout": "own"},
        {"payout_unit": 0}, {"seats_per_table": 0, "tables": -4}, {"format": "flips"}, {"ticket_price": -1},
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_answered_with_findings_never_with_a_fault(house: Inside, changes: dict[str, Any]) -> None:
    answer = house.ask("owner", "POST", "/api/structure/check", sent(template(**changes)))
    assert answer.status_code == 200, answer.text


def test_every_number_beyond_its_limit_is_found_at_its_field() -> None:
    levels = (*LEVELS[:1], Level(minutes=10**12, small_blind=-1, big_blind=50))
    found = check(template(levels=levels, guarantee=10**30, venue="x" * 101)).found
    assert [(one.code, one.field, one.line) for one in found] == [
        ("limit.length", "venue", None), ("limit.most", "guarantee", None),
        ("limit.most", "levels", 1), ("limit.least", "levels", 1),
    ]  # fmt: skip


def test_a_template_is_kept_and_taken_away(house: Inside) -> None:
    path = "/api/templates/Tuesday%20%ED%99%94%EC%9A%94%EC%9D%BC"
    kept = house.ask("director", "PUT", path, sent(template(venue="The Anchor"))).json()
    assert [(one["name"], one["draft"]["setup"]["venue"]) for one in kept if one["own"]] == [
        ("Tuesday 화요일", "The Anchor")
    ]
    assert not [one for one in house.ask("director", "DELETE", path).json() if one["own"]]
    again = house.ask("director", "DELETE", path)
    assert again.json()["error"]["code"] == "template.unknown"


@pytest.mark.parametrize(("name", "body"), [("%20", sent(template())), ("x" * 101, sent(template())), ("fine", {})])
def test_a_template_without_name_or_set_up_is_refused(house: Inside, name: str, body: dict[str, Any]) -> None:
    assert house.ask("owner", "PUT", f"/api/templates/{name}", body).status_code == 400


def test_the_set_up_of_an_event_can_be_taken(house: Inside) -> None:
    found = house.ask("owner", "GET", f"/api/events/{EVENT}/setup").json()
    assert (found["setup"]["name"], found["players"]) == ("Friday at the Anchor", 74)


def test_every_setting_is_listed_with_the_books_value(house: Inside) -> None:
    found = house.ask("owner", "GET", "/api/structure/settings?book=888pl").json()
    assert len(found) == len(all_settings())
    stack = next(one for one in found if one["name"] == "chips.start_stack")
    assert (stack["value"], stack["layer"]) == (1000, "888pl")
    assert house.ask("owner", "GET", "/api/structure/settings?book=nothing").status_code == 400


def test_everything_that_can_be_chosen_has_words() -> None:
    wanted = [f"structure.payout.{name}" for name in (*FAMILIES, "own")]
    wanted += [f"structure.template.{one.name}" for one in built_in()]
    wanted += [f"structure.field.{name}" for name in (*EventSetup.__struct_fields__, *EntryTerms.__struct_fields__)]
    assert not [key for key in wanted if not has_words(key.replace("_", "-"))]


# --- the page ---


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_the_page_at_both_sizes(browser: Any, shop: Served, size: str, lang: str) -> None:
    visitor = Visitor(browser, shop, size, lang).sign_in()
    page = visitor.open("/structure?template=pub-night")
    page.wait_for_selector(".levels .line.break")
    page.wait_for_selector(".prizes li")
    visitor.picture(page, "structure")
    page.locator("#levels").scroll_into_view_if_needed()
    visitor.picture(page, "structure-levels")
    visitor.close()


def test_every_field_of_a_set_up_can_be_reached(browser: Any, shop: Served) -> None:
    visitor = Visitor(browser, shop).sign_in()
    page = visitor.open("/structure")
    page.wait_for_selector(".levels .line.break")
    reached = set(page.eval_on_selector_all("[data-field]", "all => all.map((one) => one.dataset.field)"))
    wanted = {f"setup.{name}" for name in EventSetup.__struct_fields__} | {
        f"terms.{name}" for name in EntryTerms.__struct_fields__
    }
    assert not wanted - reached
    visitor.close()


def test_a_director_writes_levels_by_keys_and_creates_the_event(browser: Any, shop: Served) -> None:
    visitor = Visitor(browser, shop).sign_in()
    page = visitor.open("/structure")
    page.get_by_role("button", name="1 problem").wait_for()  # the name: the book of the house asks for free play
    assert page.input_value("[data-field='setup.book'] select") != "tda-2024"
    page.goto("/structure?template=pub-night")
    page.wait_for_selector(".prizes li")
    assert page.input_value("[data-field='setup.book'] select") == "tda-2024"
    lines = page.locator(".levels .line:not(.head)")
    before = lines.count()
    last = page.locator(f"[data-row='{before - 1}'][data-col='small_blind']")
    last.focus()
    page.keyboard.press("Enter")  # adds a level at the end, and goes there
    page.wait_for_selector(f"[data-row='{before}'][data-col='small_blind']:focus")
    page.keyboard.type("123")
    page.wait_for_selector(f".line.bad[data-line='{before}']")
    page.keyboard.press("Shift+Delete")
    page.wait_for_selector(f"[data-line='{before}']", state="detached")
    page.fill("[data-field='setup.name'] input", "Trial Night")
    page.wait_for_selector(".problems + .good-line, .good-line:has-text('Ready')")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/console?event=trial-night")
    assert not visitor.faults
    visitor.close()


def test_an_event_is_created_at_once_after_its_name_was_typed(browser: Any, shop: Served) -> None:
    visitor = Visitor(browser, shop).sign_in()
    page = visitor.open("/structure?template=pub-night")
    page.wait_for_selector(".prizes li")
    page.locator("[data-field='setup.name'] input").press_sequentially("Quick Night")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/console?event=quick-night")
    visitor.close()
