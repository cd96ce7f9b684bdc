"""The evening of the design, step by step, through the pages: several people, several browsers, one server."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from cardspeak.cli.program import program
from tests.web.early_evening import BY_PHONE, MINUTE, EarlyEvening
from tests.web.open_house import OpenHouse
from tests.web.people_there import EVENT, said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path / "evening.db").start()
    try:
        yield opened
    finally:
        opened.stop()


def test_the_whole_evening(browser: Browser, house: OpenHouse) -> None:
    evening = Evening(browser, house)
    try:
        walk(evening)
    except BaseException:
        evening.last_pictures()
        raise
    assert not evening.faults, evening.faults


def walk(evening: Evening) -> None:
    """From the first owner to the last prize, with how long every step took."""
    for step in STEPS:
        begun = time.perf_counter()
        step(evening)
        print(f"{time.perf_counter() - begun:5.1f} s  {step.__name__.replace('_', ' ')}")


class Evening(EarlyEvening):
    """The second half: the bubble, the final table, an old mistake, a deal, the prizes."""

    # --- the bubble ---

    def down_to_the_bubble(self) -> None:
        spared = set(BY_PHONE)
        while self.books.parts["counts"]["left"] > 8:
            tables = self.books.tables()
            fullest = max(sorted(tables), key=lambda table: tables[table])
            out = next(one for one in self.books.at_table(fullest) if one["name"] not in spared)
            self.books.order("bust out", out=[{"entry": out["entry"]}])
            self.books.follow("break", "move")
        assert sorted(self.books.tables().values()) in ([4, 4], [3, 5])

    def hand_for_hand(self) -> None:
        page = self.director.page
        self.director.taps(said("do.hand for hand"), ".left")
        page.keyboard.press("h")
        self.wall.sees(said("wall.hand-for-hand"))
        self.every_table_is_done()
        before = self.books.parts["clock"]["left_ms"]
        self.director.taps(said("console.next-hand"), ".centre")
        self.director.sees(said("happening.hand-for-hand-begun", hand=1, n=2), ".undo")
        first, second = sorted(self.books.tables())
        two, one = self.books.at_table(first)[:2], self.books.at_table(second)[0]
        page.keyboard.press("b")
        for each in (*two, one):
            page.keyboard.type(f"{each['table']}.{each['seat']},")
        for box, stack in zip(page.locator(".quick-more input").all(), (9000, 4000, 2500), strict=True):
            box.fill(str(stack))
        self.pictured(self.director, "evening-three-out")
        self.director.taps(said("console.bust-n", n=3))
        with page.expect_response("**/orders"):  # the book leaves it to the director how the two tables compare
            page.locator("dialog .options button").nth(1).click()
        self.every_table_is_done()
        assert before - self.books.parts["clock"]["left_ms"] == 2 * MINUTE
        out = [self.books.entries()[each["name"]] for each in (*two, one)]
        assert [(each["place"], each["prize"]) for each in out] == [(6, 2_500), (7, 2_000), (8, 0)]
        for name, phone in zip(BY_PHONE, self.phones, strict=True):
            if (place := self.books.entries()[name]["place"]) is not None:
                phone.sees(said("phone.out", place=f"{place}th"))
        self.director.taps(said("do.end hand for hand"))

    def every_table_is_done(self) -> None:
        """Each table is tapped when its hand is over."""
        page = self.director.page
        playing = page.locator(".hand.playing .hand-tap")
        for left in range(2, 0, -1):
            expect(playing).to_have_count(left)
            playing.first.click()
        expect(page.locator(".all-done")).to_be_visible()

    # --- the final table ---

    def the_final_table(self) -> None:
        page = self.director.page
        page.keyboard.press("t")
        card = (
            page.locator("article.advice")
            .filter(has=page.get_by_role("button", name=re.compile(said("field.final-redraw"), re.IGNORECASE)))
            .first
        )
        card.locator("button.do").first.click()
        self.director.taps(said("do.button"))
        page.locator("dialog .options button").last.click()
        expect(page.locator(".table-card")).to_have_count(1)
        assert list(self.books.tables().values()) == [5]

    def the_25s_are_raced_off(self) -> None:
        left = self.books.parts["clock"]["left_ms"] / MINUTE
        self.house.later(minutes=left + 1)
        page = self.director.page
        self.wall.sees(said("wall.break"))
        self.director.taps(said("do.colour up"))
        race = page.locator("dialog")
        for box, held in zip(race.locator("table input").all(), (41, 38, 37, 39, 37), strict=True):
            box.fill(str(held))
        race.locator("input[type=checkbox]").check()
        race.get_by_role("button", name="race", exact=True).click()  # which the book leaves to the director
        self.pictured(self.director, "evening-race")
        expect(race.locator(".later")).to_be_visible()  # nobody sees the cards before it is confirmed
        race.get_by_role("button", name=said("console.colour-up")).click()
        expect(race.locator(".won").first).to_be_visible()
        self.pictured(self.director, "evening-raced")
        race.get_by_role("button", name=said("common.done")).click()  # once everybody was told who won
        expect(race).to_have_count(0)
        assert self.books.parts["chips"]["by_value"][0]["gone"]

    # --- an hour later ---

    def an_old_bust_is_struck_out(self) -> None:
        self.house.later(minutes=10)
        self.would_not_fit(self.mistaken["name"])
        table = self.books.at_table(next(iter(self.books.tables())))
        wrong, right, fourth = table[0], table[1], table[2]
        self.bust(wrong["table"], wrong["seat"])
        self.house.later(minutes=61)
        self.bust(fourth["table"], fourth["seat"])
        assert self.places(wrong, fourth) == [5, 4]
        self.strikes(wrong["name"], "It was the neighbour")
        assert self.places(wrong, fourth) == [None, 5]
        self.inserts_bust(wrong["name"], right["entry"])
        assert self.places(wrong, right, fourth) == [None, 5, 4]
        prizes = {one["place"]: one["amount"] for one in self.books.parts["prizes"]["places"]}
        assert self.books.entries()[fourth["name"]]["prize"] == prizes[4]
        self.wall.sees(re.compile(f"5th {right['name']}"), ".news")

    def places(self, *people: dict[str, object]) -> list[int | None]:
        """Their places as they stand."""
        now = self.books.entries()
        return [now[str(one["name"])]["place"] for one in people]

    def line(self, name: str) -> Locator:
        """The line of the feed on which somebody went out."""
        page = self.director.page
        page.locator(".feed input").fill(name)
        line = (
            page.locator(".feed li.line").filter(has_text=re.compile(rf"\d{name} out")).first
        )  # not where it is struck out
        if line.locator(".line-more").count() == 0:
            line.locator(".line-text").click()
        return line

    def would_not_fit(self, name: str) -> None:
        """What hangs on an old bust is shown before anything is saved; the director thinks better of it."""
        version = self.asker.get(f"/api/events/{EVENT}").json["version"]
        self.line(name).locator("button.danger").click()
        expect(self.director.page.locator("dialog .conflicts li").first).to_be_visible()
        self.pictured(self.director, "evening-conflicts")
        self.director.taps(said("common.cancel"), "dialog")
        assert self.asker.get(f"/api/events/{EVENT}").json["version"] == version

    def strikes(self, name: str, why: str) -> None:
        """Strike the bust of somebody out."""
        page = self.director.page
        self.line(name).locator("button.danger").click()
        expect(page.locator("dialog .fits")).to_be_visible()
        page.locator("dialog input").fill(why)
        page.locator("dialog button.danger").click()
        self.director.sees(said("console.struck-out"), ".toast")
        self.director.sees(said("happening.struck", what=f"{name} out"), ".feed")

    def inserts_bust(self, after: str, entry: int) -> None:
        """Put the right one in its place."""
        page = self.director.page
        self.line(after).get_by_role("button", name=said("console.insert")).click()
        expect(page.locator(".palette li").first).to_contain_text(said("order.bust out"))  # the usual ones come first
        page.keyboard.press("Enter")
        page.locator("dialog select").first.select_option(str(entry))
        page.locator("dialog label").filter(has_text=said("console.why")).last.locator("input").fill(
            "It was the neighbour"
        )
        self.director.taps(said("console.insert-look"), "dialog")
        expect(page.locator("dialog .fits")).to_be_visible()
        self.director.taps(said("console.insert-save"), "dialog")
        self.director.sees(said("console.inserted"), ".toast")
        page.locator(".feed input").fill("")

    # --- the end ---

    def a_deal(self) -> None:
        page = self.director.page
        self.director.taps(said("console.page-deals"), ".pages")
        expect(page.locator(".ways tbody tr")).to_have_count(3)
        boxes = page.locator(".ways tbody td:nth-child(2) input").all()
        with page.expect_response(lambda one: "deal-preview" in one.url and "25000" in (one.request.post_data or "")):
            for box, chips in zip(boxes, (60_000, 35_000, 25_000), strict=True):
                box.fill(str(chips))
        heads = page.locator(".ways thead button")
        assert heads.count() >= 3
        for way in ("deals.icm", "deals.chip-chop"):
            expect(heads.filter(has_text=re.compile(f"^{said(way)}$"))).to_be_visible()
        self.pictured(self.director, "evening-deal")
        for vouched in page.locator(".deal-vouch input").all():  # the law, where the book asks for it
            vouched.check()
        page.locator(".centre button.primary").filter(has_text=said("deals.propose", method=said("deals.icm"))).click()
        permitted, proposed = page.locator("dialog .options button").first, page.locator("article.deal")
        while not proposed.count():  # the law, and whatever else the book wants to know first
            expect(permitted.or_(proposed).first).to_be_visible()
            if permitted.count():
                with page.expect_response("**/orders"):
                    permitted.click()
        self.director.taps(said("deals.all-agree"))
        self.director.taps(said("deals.approve"))
        assert sorted(one["chips"] for one in self.books.entries().values() if one["table"]) == [25_000, 35_000, 60_000]
        self.sheet = page.get_by_role("link", name=said("deals.sheet")).first.get_attribute("href") or ""
        assert "sheet=deal" in self.sheet
        expect(page.locator("article.deal .badge.good").first).to_be_visible()
        shares = [one["share"] for one in self.books.parts["deals"]["all"][-1]["shares"]]
        assert sum(shares) == 14_500 + 11_000 + 8_000
        assert shares == sorted(shares, reverse=True)

    def prizes_are_paid(self) -> None:
        page = self.director.page
        for one in self.books.at_table(next(iter(self.books.tables())))[:2]:
            self.bust(one["table"], one["seat"])
        self.director.taps(said("do.winner"))
        self.wall.sees(said("wall.over"))
        for key in ("do.report", "do.pay"):
            todo = page.locator(".left button.do").filter(has_text=said(key))
            while left := todo.count():
                todo.first.click()
                expect(todo).not_to_have_count(left)
        entries = self.books.entries().values()
        assert sum(one["prize"] for one in entries) == 24 * 2_000
        assert all(one["prize_paid"] for one in entries if one["prize"])

    def the_draw_is_verified(self) -> None:
        draws = self.asker.get(f"/api/events/{EVENT}/draws").json
        assert draws["sealed"] == self.sealed
        ran = CliRunner().invoke(program, ["verify", str(self.house.store), "--event", EVENT, "--seed", draws["seed"]])
        assert ran.exit_code == 0, ran.output
        assert self.asker.get(f"/api/events/{EVENT}/export.html").status == 200


STEPS = (
    Evening.the_first_owner,
    Evening.the_event_is_created,
    Evening.members_check_in_at_the_desk,
    Evening.two_check_in_by_phone,
    Evening.seats_are_drawn,
    Evening.the_wall_shows_the_clock,
    Evening.a_late_entry,
    Evening.a_bust_for_the_wrong_person,
    Evening.a_table_calls_the_floor,
    Evening.two_bust_and_one_moves,
    Evening.a_late_entry_is_refused,
    Evening.down_to_the_bubble,
    Evening.hand_for_hand,
    Evening.the_final_table,
    Evening.the_25s_are_raced_off,
    Evening.an_old_bust_is_struck_out,
    Evening.a_deal,
    Evening.prizes_are_paid,
    Evening.the_draw_is_verified,
)
"""The evening, in the order of the design."""
