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
from cardspeak.desk.demo.names import invented
from cardspeak.tournament.draws import Chance
from tests.tournament.dealt.kit import BLINDS
from tests.web.conftest import PICTURES
from tests.web.open_house import KEY, OpenHouse
from tests.web.people_there import EVENT, Books, Somebody, said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

NAMES = invented(26, Chance(b"the seed of who comes", "evening"))
MEMBERS, BY_PHONE, LATE, TOO_LATE = NAMES[:21], NAMES[21:23], NAMES[23], NAMES[24]
SHARES = [3000, 2200, 1600, 1200, 900, 600, 500]
SCRIPT = """book apl-au-2025
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 5:Btn
button 5
preflop
UTG raises to 1100
Next puts 1000 100 100 100
"""
MINUTE = 60_000


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


class Evening:
    """Who is there, and what they do, in the order of the design."""

    def __init__(self, browser: Browser, house: OpenHouse) -> None:
        self.browser, self.house = browser, house
        self.people: list[Somebody] = []
        self.wrong = 0

    def comes(self, size: str = "wall") -> Somebody:
        """Somebody opens a browser."""
        one = Somebody(self.browser, self.house, size)
        self.people.append(one)
        return one

    @property
    def faults(self) -> list[str]:
        """What any browser complained about."""
        return [fault for one in self.people for fault in one.faults]

    def last_pictures(self) -> None:
        """What everybody saw when it went wrong."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(self.people):
            one.page.screenshot(path=PICTURES / f"evening-failed-{number}.png")
        print("the browsers say:", self.faults)

    # --- 18:30 ---

    def the_first_owner(self) -> None:
        self.director = self.comes().opens(f"/sign-in#{KEY}")
        page = self.director.page
        page.get_by_label(said("sign-in.name")).fill("Ann")
        page.get_by_label(said("sign-in.password")).fill("password1")
        page.locator("form button.primary").click()
        page.wait_for_url("**/home*")
        self.director.sees(said("home.no-events"))
        self.asker = self.house.signed_in("Ann", "password1")
        self.books = Books(self.asker)
        for name, role in (("Reg", "registrar"), ("Flo", "floor")):
            assert self.asker.post("/api/staff", {"name": name, "password": "password1", "role": role}).status == 201

    def the_event_is_created(self) -> None:
        lines: list[dict[str, object]] = []
        for number, (small, big) in enumerate(BLINDS, 1):
            lines.append({"minutes": 20, "small_blind": small, "big_blind": big})
            if number % 3 == 0:
                lines.append({"minutes": 10, "is_break": True})
        chips = [
            (25, 8, "#2e9e5b"),
            (100, 8, "#2b3038"),
            (500, 4, "#7d4fc4"),
            (1000, 2, "#d9a521"),
            (5000, 0, "#d4573b"),
        ]
        fees = [{"name": "prizes", "amount": 2000}, {"name": "room", "amount": 500, "to": "house"}]
        setup = {
            "name": "Friday at the Anchor", "venue": "The Anchor", "book": "apl-au-2025", "seats_per_table": 6,
            "starts_at": self.house.now() + 30 * MINUTE, "late_levels": 2, "buy_in": {"chips": 5000, "fees": fees},
            "levels": lines, "chips": [{"value": value, "owned": 400, "in_stack": count, "colour": colour} for value, count, colour in chips],
            "tables": 5, "payout": "own", "own_payout": SHARES, "payout_unit": 500,
        }  # fmt: skip
        terms = {"charge_lawful": True, "fee_lawful": True, "advertised_at": self.house.now() - 7 * 1440 * MINUTE}
        kept = self.asker.ask("PUT", "/api/templates/Our%20Friday", {"setup": setup, "terms": terms})
        assert kept.status == 200, kept.raw
        page = self.director.page
        page.goto("/structure")
        page.get_by_label(said("structure.begin")).select_option("own:Our Friday")
        expect(page.locator(".create .good-line")).to_have_text("✓")
        self.director.taps(said("structure.create"))
        page.wait_for_url(f"**/console?event={EVENT}")
        self.sealed = self.asker.get(f"/api/events/{EVENT}/draws").json["sealed"]

    def members_check_in_at_the_desk(self) -> None:
        self.registrar = self.comes()
        self.registrar.visitor.sign_in("Reg")
        page = self.registrar.opens(f"/desk?event={EVENT}").page
        self.registrar.taps(said("desk.bring"))
        page.locator("textarea").fill("\n".join(MEMBERS))
        page.locator("dialog button.primary").click()
        self.registrar.sees(said("desk.brought", n=len(MEMBERS)))
        box = page.locator("input.big")
        for name in MEMBERS:
            box.fill(" ".join(part[:3] for part in name.split()))
            expect(page.locator(".hit.first")).to_contain_text(name)
            box.press("Enter")
            expect(box).to_have_value("")
        expect(page.locator(".ticket h3")).to_have_text(MEMBERS[-1])
        expect(page.locator(".ticket .qr svg")).to_be_visible()
        expect(page.locator(".ticket .sealed")).to_contain_text(self.sealed[:16])

    def two_check_in_by_phone(self) -> None:
        page = self.registrar.page
        self.registrar.taps(said("desk.self"))
        expect(page.locator("dialog p.faint")).to_contain_text(self.house.address)
        address = page.locator("dialog p.faint").text_content() or ""
        page.keyboard.press("Escape")
        self.phones = []
        for name in BY_PHONE:
            phone = self.comes("phone").opens(address)
            phone.page.get_by_label(said("phone.name")).fill(name)
            phone.taps(said("phone.enter"))
            phone.sees(said("phone.no-seat"))
            self.phones.append(phone)
        for _ in BY_PHONE:
            with page.expect_response("**/orders"):
                page.locator(".side li button").first.click()
        self.registrar.sees(said("desk.unpaid-none"))

    def seats_are_drawn(self) -> None:
        self.house.later(minutes=31)
        page = self.director.page
        self.director.does(re.compile("chips", re.IGNORECASE))
        self.director.taps(said("do.draw seats"))
        self.director.taps(said("do.draw buttons"))
        page.locator("dialog .options button").last.click()
        self.director.taps(said("do.start"))
        expect(page.locator(".strip .time b")).to_have_text(re.compile(r"19:\d\d|20:00"))
        assert sorted(self.books.tables().values()) == [5, 6, 6, 6]
        for name, phone in zip(BY_PHONE, self.phones, strict=True):
            entry = self.books.entries()[name]
            expect(phone.page.locator(".where b").first).to_have_text(str(entry["table"]))
            expect(phone.page.locator(".where b").last).to_have_text(str(entry["seat"]))
        mine = self.books.entries()[MEMBERS[-1]]
        expect(self.registrar.page.locator(".ticket .where b").last).to_have_text(str(mine["seat"]))

    def the_wall_shows_the_clock(self) -> None:
        made = self.asker.post("/api/links", {"role": "wall", "event": EVENT})
        self.wall = self.comes().opens(made.json["address"])
        expect(self.wall.page.locator(".stakes")).to_have_text("25 / 50")
        expect(self.wall.page.locator(".time")).to_have_text(re.compile(r"19:\d\d"))
        self.wall.sees("23 of 23")

    # --- entries ---

    def a_late_entry(self) -> None:
        self.house.later(minutes=4)
        page = self.registrar.page
        box = page.locator("input.big")
        box.fill(LATE)
        box.press("Enter")
        expect(page.locator(".ticket h3")).to_have_text(LATE)
        box.fill(LATE)
        expect(page.locator(".hit.first")).to_contain_text(said("desk.seat-now"))
        box.press("Enter")
        expect(page.locator(".ticket .where")).to_be_visible()
        assert sorted(self.books.tables().values()) == [6, 6, 6, 6]

    def a_late_entry_is_refused(self) -> None:
        self.house.later(minutes=32)
        page = self.registrar.page
        expect(page.locator(".badge.warn").filter(has_text=said("desk.closed"))).to_be_visible()
        box = page.locator("input.big")
        box.fill(TOO_LATE)
        box.press("Enter")
        toast = page.locator(".toast.bad").last
        expect(toast.locator(".rule")).to_have_text("8-A")
        box.fill("")
        assert TOO_LATE not in self.books.entries()
        self.director.taps(said("do.close registration"))
        self.director.taps(said("do.announce payouts"))

    # --- the floor ---

    def a_table_calls_the_floor(self) -> None:
        caller = self.phones[0]
        caller.taps(said("phone.call"))
        caller.page.locator("textarea").fill("He put out a 1000 and three 100s")
        caller.taps(said("phone.call-send"))
        caller.sees(said("phone.called"))
        table = self.books.entries()[BY_PHONE[0]]["table"]
        pocket = self.comes("phone")
        pocket.visitor.sign_in()
        page = pocket.opens(f"/console?event={EVENT}").page
        pocket.sees(said("console.call", table=table))
        page.get_by_role("link", name=said("console.rule-on")).click()
        page.get_by_role("tab", name=said("floor.mode.text")).click()
        page.locator("textarea.mono").fill(SCRIPT)
        verdict = page.locator(".verdict")
        expect(verdict.locator(".headline")).to_contain_text("1,100")
        expect(verdict).to_contain_text("200")
        expect(verdict).to_contain_text("45-B")
        expect(verdict).to_contain_text("43")
        page.locator(".keep button.primary").click()
        expect(caller.page.locator("button.floor")).to_be_visible()
        kept = self.books.parts["rulings"]["latest"][0]
        assert (kept["ruling"]["action"], kept["ruling"]["to"], kept["ruling"]["returned"]) == ("call", 1100, 200)
        assert not self.books.parts["calls"]["open"]
        self.pocket = pocket

    # --- busts and moves ---

    def bust(self, table: int, seat: int) -> None:
        """Two keystrokes and a seat."""
        page = self.director.page
        page.keyboard.press("Escape")
        page.keyboard.press("b")
        page.keyboard.type(f"{table}.{seat}")
        with page.expect_response("**/orders"):
            page.keyboard.press("Enter")

    def a_bust_for_the_wrong_person(self) -> None:
        self.short = next(
            table
            for table in sorted(self.books.tables())
            if BY_PHONE[0] not in [one["name"] for one in self.books.at_table(table)]
            and BY_PHONE[1] not in [one["name"] for one in self.books.at_table(table)]
        )
        self.mistaken = self.books.at_table(self.short)[0]
        self.bust(self.short, self.mistaken["seat"])
        self.director.sees(said("console.is-out", name=self.mistaken["name"]), ".undo")
        self.wrong = self.asker.get(f"/api/events/{EVENT}").json["version"]
        self.house.later(minutes=5)
        self.wall.sees(self.mistaken["name"], ".news")

    def two_bust_and_one_moves(self) -> None:
        for one in self.books.at_table(self.short)[:2]:
            self.bust(self.short, one["seat"])
        page = self.director.page
        card = page.locator("article.advice").filter(has=page.locator(".pick-buttons")).first
        expect(card).to_be_visible()
        asked = card.locator(".pick-buttons .seatmap")
        before = self.books.seated()
        expect(card.locator("button.do").first).to_be_disabled()
        for at in range(asked.count()):
            asked.nth(at).locator("button.seat.taken").first.click()
        expect(card.locator(".reasons")).to_be_visible()
        self.pictured(self.director, "evening-move")
        with page.expect_response("**/orders"):
            card.locator("button.do").first.click()
        expect(card).not_to_be_visible()
        moved = next(one for where, one in self.books.seated().items() if where not in before)
        assert moved["table"] == self.short
        assert sorted(self.books.tables().values()) == [4, 5, 6, 6]
        link = self.asker.post("/api/links", {"role": "player", "event": EVENT, "entry": moved["entry"]})
        mover = self.comes("phone").opens(link.json["address"])
        mover.sees(said("phone.moved"))
        expect(mover.page.locator(".where b").first).to_have_text(str(self.short))
        self.wall.sees(moved["name"], ".news")

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
            .filter(has=page.get_by_role("button", name=re.compile(said("field.redraw"), re.IGNORECASE)))
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
        race.locator("button.primary").click()
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
        line = page.locator(".feed li.line").filter(has_text=re.compile(f"{name} out")).first
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

    def inserts_bust(self, after: str, entry: int) -> None:
        """Put the right one in its place."""
        page = self.director.page
        self.line(after).get_by_role("button", name=said("console.insert")).click()
        page.locator(".palette-box").fill("bust out")
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
        for box, chips in zip(
            page.locator(".ways tbody td:nth-child(2) input").all(), (60_000, 35_000, 25_000), strict=True
        ):
            box.fill(str(chips))
        heads = page.locator(".ways thead button")
        assert heads.count() >= 3
        for way in ("deal.icm", "deal.chip-chop"):
            expect(heads.filter(has_text=re.compile(f"^{said(way)}$"))).to_be_visible()
        page.wait_for_timeout(500)  # until the ways are reckoned over the new counts
        self.pictured(self.director, "evening-deal")
        page.locator(".centre button.primary").filter(has_text=said("deal.propose", method=said("deal.icm"))).click()
        permitted, proposed = page.locator("dialog .options button").first, page.locator("article.deal")
        while not proposed.count():  # the law, and whatever else the book wants to know first
            expect(permitted.or_(proposed).first).to_be_visible()
            if permitted.count():
                with page.expect_response("**/orders"):
                    permitted.click()
        self.director.taps(said("deal.all-agree"))
        self.director.taps(said("deal.approve"))
        self.sheet = page.get_by_role("link", name=said("deal.sheet")).first.get_attribute("href") or ""
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
            while todo.count():
                with page.expect_response("**/orders"):
                    todo.first.click()
                page.wait_for_timeout(150)
        entries = self.books.entries().values()
        assert sum(one["prize"] for one in entries) == 24 * 2_000
        assert all(one["prize_paid"] for one in entries if one["prize"])

    def the_draw_is_verified(self) -> None:
        draws = self.asker.get(f"/api/events/{EVENT}/draws").json
        assert draws["sealed"] == self.sealed
        ran = CliRunner().invoke(program, ["verify", str(self.house.store), "--event", EVENT, "--seed", draws["seed"]])
        assert ran.exit_code == 0, ran.output
        assert self.asker.get(f"/api/events/{EVENT}/export.html").status == 200

    def pictured(self, who: Somebody, name: str) -> None:
        """Keep a picture, for people to look at."""
        faults, who.visitor.faults = who.visitor.faults, []
        who.visitor.picture(who.page, name)
        who.visitor.faults = faults


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
