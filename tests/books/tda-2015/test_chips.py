"""Rules 23, 58 and 59 of 2015: races, chips found later, hidden and lost."""

from __future__ import annotations

import pytest

from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.lost import ExchangeFound, FindChips, FoundExchanged, TakeHidden
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import chips, event, order, refused

BOOK = "tda-2015"


def in_break() -> Event:
    """An event in its first break, stacks on the tables."""
    made = event(BOOK)
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    return made


def race(*held: Held, cards: tuple[str, ...] = ()) -> ColourUp:
    """The 25s go at table 1; somebody has the button, which does not matter here."""
    return ColourUp(table=1, value=25, held=held, in_view=True, dealer_seat=4, cards=cards)


@pytest.mark.rule("tda-2015", "23-A")
def test_a_race_begins_in_seat_1_gives_one_chip_at_most_and_eliminates_nobody() -> None:
    made = in_break()
    asked = race(Held(entry=5, chips=2, rest=0), Held(entry=3, chips=3), cards=("As", "Ks", "Qs", "2c", "3c"))
    (done,) = order(made, asked, 61)
    assert isinstance(done, ColouredUp)
    assert done.order == (3, 3, 3, 5, 5)
    assert [(one.seat, one.won, one.saved) for one in done.players] == [(3, 1, 0), (5, 1, 0)]
    assert done.cites[0] == "23-A"
    alone = in_break()
    order(alone, race(Held(entry=5, chips=1, rest=0), Held(entry=1, chips=1), cards=("As", "2c")), 61)
    assert chips(alone)[5] == 100


@pytest.mark.rule("tda-2015", "23-B")
def test_all_chips_are_in_view_for_the_race() -> None:
    made = in_break()
    unseen = ColourUp(table=1, value=25, held=(Held(entry=1, chips=1),))
    assert refused(made, unseen, 61).rule == "23-B"


@pytest.mark.rule("tda-2015", "23-C")
@pytest.mark.parametrize(("found", "given", "lost"), [(8, 200, 0), (7, 100, 75)])
def test_chips_found_after_the_race_are_changed_at_equal_value_only(found: int, given: int, lost: int) -> None:
    made = in_break()
    order(made, race(*(Held(entry=seat, chips=8) for seat in range(1, 6))), 61)
    (done,) = order(made, ExchangeFound(entry=7, value=25, chips=found), 70)
    assert isinstance(done, FoundExchanged)
    assert (sum(value * count for value, count in done.given), done.lost) == (given, lost)
    assert "23-C" in done.cites
    assert made.state.of(Account).total == 45_000 - lost


def test_a_house_may_round_found_chips_up() -> None:
    made = event(BOOK, house={"chips.found_remainder": "rounded-up"})
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    order(made, race(), 61)
    (done,) = order(made, ExchangeFound(entry=7, value=25, chips=7), 70)
    assert isinstance(done, FoundExchanged)
    assert (done.given, done.lost) == (((100, 2),), -25)
    assert (made.state.of(Account).total, chips(made)[7]) == (45_025, 5_025)


@pytest.mark.rule("tda-2015", "58")
def test_chips_out_of_view_are_forfeited() -> None:
    made = in_break()
    order(made, TakeHidden(entry=2, chips=600))
    assert (chips(made)[2], made.state.of(Account).total) == (4_400, 44_400)


@pytest.mark.rule("tda-2015", "59")
def test_chips_found_lying_about_go_back_to_the_house_whoever_claims_them() -> None:
    made = in_break()
    order(made, FindChips(by_value=((1000, 1),), place="aisle", owner=3))
    assert (chips(made)[3], made.state.of(Account).total) == (5_000, 44_000)
    order(made, FindChips(by_value=((100, 1),), place="aisle"))
    assert made.state.of(Account).total == 43_900
