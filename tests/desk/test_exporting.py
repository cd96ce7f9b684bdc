"""What is written about an event: rows, JSON, and a page that proves its money and chips and runs nothing."""

from __future__ import annotations

import csv
import io
import json
import re
from decimal import Decimal
from html.parser import HTMLParser

import pytest

from bench.nights import Night
from cardspeak.desk.exporting.proofs import chip_proof, prize_proof
from cardspeak.desk.exporting.report import STYLE, report
from cardspeak.desk.exporting.tables import as_json, entries_csv, in_units, log_csv, rows
from cardspeak.tournament.autoplay.hands import DealHand
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.core import Context, Created, State, broken
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.deals.dealing import VoidDeal
from cardspeak.tournament.deals.stopping import StopEvent
from cardspeak.tournament.draws import Sealed
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import CloseRegistration
from cardspeak.tournament.log import Entry
from cardspeak.tournament.presence.calls import Announced
from cardspeak.tournament.prizes.announcing import AnnouncePayouts
from tests.tournament.autoplay.kit import SEED, TERMS, night, setup
from tests.tournament.deals.test_dealing import dealt, final
from tests.tournament.prizes.kit import order, out


@pytest.fixture(scope="module")
def over() -> Night:
    """A short night that is over."""
    made = night("tda-2024", 12, 0)
    made.run()
    return made


class Page(HTMLParser):
    """The tags and the text of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag."""
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        """Keep words."""
        self.words.append(data)


def test_everybody_is_in_the_rows_by_place(over: Night) -> None:
    listed = rows(over.state)
    assert [row.place for row in listed] == sorted(row.place or 0 for row in listed)
    assert sum(row.paid for row in listed) == sum(row.prize for row in listed) == 12 * 2_000
    assert sum(row.spent for row in listed) == 12 * 2_500


def test_the_proofs_of_a_night_hold(over: Night) -> None:
    chips, prizes = chip_proof(over.state), prize_proof(over.state)
    assert not broken(over.state)
    assert chips.exact
    assert chips.counted == chips.in_play == sum(value * count for value, count in chips.by_value.items())
    assert (prizes.pool, prizes.announced, prizes.paid, prizes.to_pay) == (24_000, 24_000, 24_000, 0)


def test_a_missing_chip_is_told(over: Night) -> None:
    account = over.state.of(Account)
    account.issued += 25
    try:
        assert [one.code for one in broken(over.state)] == ["broken.chips-by-value", "broken.chips-in-stacks"]
        assert all(str(one) in report(over.state, over.event.log) for one in broken(over.state))
    finally:
        account.issued -= 25


def test_csv_has_a_line_for_everybody(over: Night) -> None:
    table = list(csv.DictReader(io.StringIO(entries_csv(over.state))))
    assert len(table) == 12
    assert table[0]["place"] == "1"
    assert len(list(csv.reader(io.StringIO(log_csv(over.event.log))))) == len(over.event.log) + 1


def test_csv_money_is_in_units_of_the_currency_that_the_heading_names(over: Night) -> None:
    table = list(csv.DictReader(io.StringIO(entries_csv(over.state))))
    assert [row["spent (AUD)"] for row in table] == ["25.00"] * 12
    assert sum(Decimal(row["prize (AUD)"]) for row in table) == sum(Decimal(row["paid (AUD)"]) for row in table) == 240
    assert "what (money in 1/100 AUD)" in log_csv(over.event.log).splitlines()[0]
    won = State()
    won.created = Created(setup=setup("tda-2024", currency="KRW"), sealed=Sealed(""))
    assert "prize (KRW)" in entries_csv(won)
    assert str(in_units(50_000, "KRW")) == "50000"


@pytest.mark.parametrize("line_end", ["\r", "\n", "\r\n", "\x85", "\u2028", "\v"])
def test_a_line_end_in_a_text_begins_no_row_of_a_csv(line_end: str) -> None:
    made = night("tda-2024", 2, 0)
    made.open_doors()
    made.event.log.append(
        Entry(number=99, at=made.at, by="Dee", why=f"Ann{line_end}=1+1", what=Announced(words="Dinner"))
    )
    written = log_csv(made.event.log)
    assert len(written.splitlines()) == len(made.event.log) + 1
    assert "Ann =1+1" in written


def test_json_holds_the_whole_event(over: Night) -> None:
    told = json.loads(as_json(over.state, over.event.log))
    assert told["setup"]["name"] == "Night by tda-2024"
    assert len(told["log"]) == len(over.event.log)
    assert told["broken"] == []


def test_the_report_prints_and_loads_nothing(over: Night) -> None:
    text = report(over.state, over.event.log)
    page = Page(text)
    assert "@media print" in text
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert "Money, prizes and chips add up." in page.words
    assert "Player 1" in page.words


def test_the_report_is_in_the_language_that_is_asked_for(over: Night) -> None:
    text = report(over.state, over.event.log, "ko")
    assert '<html lang="ko">' in text
    words = [one for one in Page(text).words if one not in (STYLE, over.state.sealed.sha256)]
    assert "금액, 상금, 칩이 모두 맞습니다." in words
    setup = over.state.setup
    names = f"{re.escape(setup.name)}|{setup.book}|{re.escape(setup.venue)}|{setup.currency}|Player|SHA-256|director"
    assert not [one for one in words if re.search("[A-Za-z]", re.sub(names, "", one))]


def test_names_are_only_names() -> None:
    made = night("tda-2024", 2, 0)
    made.director.order(CreateEvent(setup=setup("tda-2024", name="<b>Friday</b>"), terms=TERMS), made.at)
    for number, name in enumerate(("<script>alert(1)</script>", "=HYPERLINK(1)", '"; drop')):
        made.event.order(Register(player=f"p{number}", name=name), Context(at=made.at, seed=SEED))
    page = Page(report(made.state, made.event.log))
    assert not {"script", "b"} & set(page.tags)
    names = {row["name"] for row in csv.DictReader(io.StringIO(entries_csv(made.state)))}
    assert names == {"<script>alert(1)</script>", "'=HYPERLINK(1)", '"; drop'}


def test_corrections_are_on_the_page() -> None:
    made = night("tda-2024", 3, 0)
    made.open_doors()
    entry = made.event.strike([3], Context(at=made.at, by="Dee"), "never came")
    made.event.correct(entry)
    words = Page(report(made.event.state, made.event.log)).words
    assert any(one.startswith("struck out 3, with ") for one in words)  # nobody was drawn a seat without them
    assert "never came" in words


def test_whoever_was_left_when_the_event_was_stopped_does_not_play_any_more() -> None:
    made = night("tda-2024", players=5, late=0)
    made.open_doors()
    chips = {entry.number: 5_000 for entry in made.state.of(Entrants).live()}
    chips |= {2: 9_000, 4: 1_000}
    orders = (
        CloseRegistration(), AnnouncePayouts(prizes=(6_000, 4_000)),
        StopEvent(why="flood", chips=chips, money="by-place", hand="none", equals="equal-place"),
    )  # fmt: skip
    for each in orders:
        made.director.order(each, made.at)
    assert [(row.place, row.entry, row.status, row.chips) for row in rows(made.state)] == [
        (1, 2, "finished", 9_000), (2, 1, "finished", 5_000), (2, 3, "finished", 5_000), (2, 5, "finished", 5_000),
        (5, 4, "finished", 1_000),
    ]  # fmt: skip


def test_chips_of_an_alternate_who_waits_are_not_counted() -> None:
    made = night("tda-2024", players=5, late=0, tables=1, seats_per_table=4)
    made.open_doors()
    assert [row.status for row in rows(made.state)].count("waiting") == 1
    made.director.order(DealHand(table=1), made.at)
    found = chip_proof(made.state)
    assert (found.counted, found.in_play, broken(made.state)) == (20_000, 20_000, ())


@pytest.mark.rule("apl-au-2025", "D-V-k")
def test_a_deal_is_in_every_report_of_the_event() -> None:
    made = final()
    assert not any("Deal 1" in word for word in Page(report(made.state, made.log)).words)
    dealt(made, "even")
    out(made, 8, 5)
    words = [word for word in Page(report(made.state, made.log)).words if word.strip()]
    assert "even split · approved · D-V-k" in words
    third = words.index("Player 5", words.index("Deal 1"))
    assert words[third : third + 3] == ["Player 5", "80.00", "112.50"]
    (told,) = json.loads(as_json(made.state, made.log))["deals"]
    assert [(one["name"], one["announced"], one["agreed"]) for one in told["shares"]] == [
        ("Player 5", 8_000, 11_250), ("Player 6", None, 11_250), ("Player 7", None, 11_250), ("Player 8", 5_000, 11_250),
    ]  # fmt: skip
    table = {row["name"]: row["by_deal (AUD)"] for row in csv.DictReader(io.StringIO(entries_csv(made.state)))}
    assert (table["Player 5"], table["Player 4"]) == ("112.50", "")


@pytest.mark.rule("apl-au-2025", "D-V-k")
def test_a_deal_that_is_void_stays_in_the_report_with_the_reason() -> None:
    made = final()
    dealt(made)
    order(made, VoidDeal(deal=1, ground="coercion", why="Player 5 threatened Player 8"))
    words = Page(report(made.state, made.log)).words
    assert "ICM · void · Player 5 threatened Player 8 · D-V-k" in words
