"""The first half of the evening: the owner, the event, check-in, seats, late entries, the floor, busts and a move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cardspeak.desk.demo.league_night import invented
from cardspeak.tournament.draws import Chance
from tests.tournament.autoplay.kit import BLINDS
from tests.web.conftest import PICTURES
from tests.web.open_house import KEY, OpenHouse
from tests.web.people_there import EVENT, Books, Somebody, said

if TYPE_CHECKING:
    from playwright.sync_api import Browser

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


class EarlyEvening:
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
            if not one.page.is_closed():
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
            phone.sees(said("phone.signed-up"))
            self.phones.append(phone)
        shown = self.asker.get(f"/api/events/{EVENT}").json["parts"]
        assert shown["counts"]["left"] == len(MEMBERS)
        for name, phone in zip(BY_PHONE, self.phones, strict=True):
            expect(page.locator(".door li").first).to_contain_text(name)
            page.wait_for_timeout(750)  # an Enter that comes sooner is taken for the bounce of the last one
            page.locator("input.big").press("Enter")
            expect(page.locator(".ticket h3")).to_have_text(name)
            phone.sees(said("phone.no-seat"))
        self.registrar.sees(said("desk.door-empty"))

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
        mine = self.books.entries()[BY_PHONE[-1]]
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
        expect(page.locator(".ticket .where")).to_be_visible()
        assert sorted(self.books.tables().values()) == [6, 6, 6, 6]

    def a_late_entry_is_refused(self) -> None:
        self.house.later(minutes=32)
        page = self.registrar.page
        expect(page.locator(".badge.warn").filter(has_text=said("desk.closed"))).to_be_visible()
        box = page.locator("input.big")
        box.fill(TOO_LATE)
        box.press("Enter")
        expect(page.locator(".asking .rule")).to_have_text("8-A")
        page.keyboard.press("Escape")  # to the question, which has left the box alone
        page.keyboard.press("Escape")
        expect(page.locator(".asking")).to_have_count(0)
        box.fill("")
        assert TOO_LATE not in self.books.entries()
        self.registrar.visitor.close()
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
        assert (kept["ruling"]["outcome"]["values"]["to"], kept["ruling"]["returned"]) == (1100, 200)
        assert not self.books.parts["calls"]["open"]
        pocket.visitor.close()

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
        mover.visitor.close()

    def pictured(self, who: Somebody, name: str) -> None:
        """Keep a picture, for people to look at."""
        faults, who.visitor.faults = who.visitor.faults, []
        who.visitor.picture(who.page, name)
        who.visitor.faults = faults
