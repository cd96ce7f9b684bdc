"""The account of every chip, and counts beside it: at breaks, in bags, and when the chips go back."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.chips.account import Account, ChipsIssued, ChipsRemoved, expected, owed, take_out
from cardspeak.tournament.chips.counting import BagChips, Bagged, Counted, CountStacks, StacksCounted
from cardspeak.tournament.chips.lost import FindChips
from cardspeak.tournament.chips.single import ColourUpPlayers
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import PauseClock, StartClock
from cardspeak.tournament.core import Order
from cardspeak.tournament.ending import ChipsCollected, CollectChips
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import chips, context, event, happen, order, out, refused


def issued(book: str = "tda-2024", **setup: Any) -> Event:
    """An event with its stacks on the tables: nine of 5,000."""
    made = event(book, **setup)
    order(made, IssueStacks())
    return made


def stacks(*counts: int) -> tuple[Counted, ...]:
    """Stacks of the entries from 1 on."""
    return tuple(Counted(entry=k, chips=count) for k, count in enumerate(counts, 1))


def test_what_was_sold_and_not_put_out_is_expected_all_the_same() -> None:
    made = event()
    assert (expected(made.state), made.state.of(Account).total, len(owed(made.state))) == (45_000, 0, 9)
    order(made, IssueStacks())
    assert (expected(made.state), made.state.of(Account).total, owed(made.state)) == (45_000, 45_000, {})
    assert made.state.of(Account).by_value == {25: 72, 100: 72, 500: 36, 1000: 18}
    assert refused(made, IssueStacks()).code == "chips.issued"


def test_a_rebuy_comes_in_as_few_chips_as_can_be() -> None:
    made = issued()
    happen(made, ChipsIssued(entry=1, chips=2_600, why="rebuy"))
    assert made.state.of(Account).by_value == {25: 72, 100: 73, 500: 37, 1000: 20}
    assert made.state.of(Account).issued_why == {"entry": 45_000, "rebuy": 2_600}
    happen(made, ChipsIssued(entry=1, chips=30, why="odd"))
    assert made.state.of(Account).unsorted == 30


def test_chips_leave_play_with_a_reason() -> None:
    made = issued()
    happen(made, ChipsRemoved(entry=2, chips=1_000, why="penalty", by_value=((500, 2),)))
    take_out(made.state, 250, "blinded off")
    account = made.state.of(Account)
    assert (account.total, account.by_value[500], account.unsorted) == (43_750, 34, -250)
    assert account.removed_why == {"penalty": 1_000, "blinded off": 250}


def test_a_count_of_everybody_is_compared_with_the_account() -> None:
    made = issued()
    out(made, 4, 5)
    *_, count = order(made, CountStacks(stacks=(*stacks(9_000, 8_000, 7_000), *_later(6_000, 5_000, 5_000, 4_900))))
    assert isinstance(count, StacksCounted)
    assert (count.total, count.expected, count.everybody, count.off) == (44_900, 45_000, True, -100)
    assert chips(made)[9] == 4_900


def _later(*counts: int) -> tuple[Counted, ...]:
    return tuple(Counted(entry=6 + k, chips=count) for k, count in enumerate(counts))


def test_a_count_of_one_table_is_kept_and_not_compared() -> None:
    made = issued()
    *_, count = order(made, CountStacks(stacks=stacks(5_100, 4_900)))
    assert isinstance(count, StacksCounted)
    assert (count.everybody, count.off) == (False, 0)


@pytest.mark.parametrize(
    ("counted", "code"),
    [
        (stacks(-1), "limit.least"),
        ((Counted(entry=1, chips=50), Counted(entry=1, chips=50)), "count.entry"),
        ((Counted(entry=99, chips=5),), "entry.unknown"),
    ],
)
def test_a_count_that_cannot_be_is_refused(counted: tuple[Counted, ...], code: str) -> None:
    assert refused(issued(), CountStacks(stacks=counted)).code == code


@pytest.mark.parametrize(
    ("asked", "code", "field"),
    [
        (CountStacks(stacks=()), "count.nobody", "stacks"),
        (CountStacks(stacks=(Counted(entry=1, chips=5_110),)), "count.chips", "stacks"),
        (FindChips(by_value=((7, 2),), place="the floor"), "chip.unknown", "by_value"),
        (
            ColourUpPlayers(entries=(1,), hands_in=((25, 400),), gets=((100, 100),), announced=True),
            "chips.too-many",
            "hands_in",
        ),
        (
            ColourUpPlayers(entries=(1,), hands_in=((1000, 6),), gets=((500, 12),), announced=True),
            "chips.too-many",
            "hands_in",
        ),
    ],
)
def test_chips_that_are_not_there_are_refused(asked: Order, code: str, field: str) -> None:
    made = issued("tda-2024")
    found = refused(made, asked)
    assert (found.code, found.field) == (code, field)
    assert made.state.of(Account).total == 45_000


def test_somebody_who_is_out_is_not_counted() -> None:
    made = issued()
    out(made, 1)
    assert refused(made, CountStacks(stacks=stacks(5_000))).code == "count.entry"


def test_bags_are_closed_when_they_come_to_the_account() -> None:
    made = issued()
    order(made, StartClock())
    full = stacks(*[5_000] * 9)
    assert refused(made, BagChips(stacks=full), 5).code == "bags.running"
    order(made, PauseClock(), 60)
    assert refused(made, BagChips(stacks=full[:-1]), 61).limits == {"missing": [9]}
    short = stacks(*[5_000] * 8, 4_000)
    assert refused(made, BagChips(stacks=short), 61).limits["sum"] == 45_000
    *_, bagged = order(made, BagChips(stacks=full), 61)
    assert isinstance(bagged, Bagged)
    assert (bagged.day, bagged.off, bagged.bags[5]) == (1, 0, (6, 5_000, 2, 1))
    *_, explained = order(made, BagChips(stacks=short, why_off="two 500s torn"), 62)
    assert isinstance(explained, Bagged)
    assert (explained.off, explained.why_off) == (-1_000, "two 500s torn")


@pytest.mark.rule("aplpt-2025", "3.8.1")
def test_chips_go_back_to_the_house_and_what_is_missing_is_told() -> None:
    made = issued("aplpt-2025")
    assert refused(made, CollectChips(by_value=())).code == "chips.in-play"
    made.state.of(Finishing).won = 1
    (back,) = order(made, CollectChips(by_value=((25, 72), (100, 70), (500, 36), (1000, 18))))
    assert isinstance(back, ChipsCollected)
    assert (back.missing, back.cites) == (((100, 2),), ("3.8.1",))
    assert refused(made, CollectChips(by_value=())).code == "chips.collected"


@pytest.mark.rule("apl-au-2025", "25-B")
@pytest.mark.rule("tda-2015", "24-B")
@pytest.mark.parametrize(("book", "rule"), [("apl-au-2025", "25-B"), ("tda-2015", "24-B")])
def test_a_director_colours_single_players_up_at_equal_value_and_announces_it(book: str, rule: str) -> None:
    made = issued(book)
    asked = ColourUpPlayers(entries=(3,), hands_in=((25, 8), (100, 3)), gets=((500, 1),))
    assert refused(made, asked).rule == rule
    uneven = ColourUpPlayers(entries=(3,), hands_in=((25, 8),), gets=((500, 1),), announced=True)
    assert refused(made, uneven).limits == {"sum": 200}
    strange = ColourUpPlayers(entries=(3,), hands_in=((25, 8),), gets=((200, 1),), announced=True)
    assert refused(made, strange).code == "chip.out"
    before = chips(made)
    order(made, ColourUpPlayers(entries=(3,), hands_in=((25, 8), (100, 3)), gets=((500, 1),), announced=True))
    assert chips(made) == before
    assert made.state.of(Account).by_value == {25: 64, 100: 69, 500: 37, 1000: 18}
    assert made.state.of(Account).total == 45_000


def test_striking_out_an_issue_derives_the_account_again() -> None:
    made = issued()
    number = next(entry.number for entry in made.log if isinstance(entry.what, ChipsIssued))
    derived = made.strike([number], context(1), "not put out")
    assert derived.conflicts == ()
    made.correct(derived)
    assert (made.state.of(Account).total, expected(made.state)) == (0, 45_000)
    assert made.state.of(Entrants).entry(1).chips == 5_000
