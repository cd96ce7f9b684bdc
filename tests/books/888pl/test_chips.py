"""The league's chips: stacks of 1000, colour-ups by stage, and the race of 6.11."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.settings.chips import HIDDEN_MAY_DISQUALIFY
from cardspeak.errors import Ambiguous
from cardspeak.tournament.chips.account import Account, ChipsIssued, owed
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.chips.lost import Reports, ReportShortage, TakeHidden
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import ChipKind, Level, Offer
from tests.tournament.clock.kit import blinds, chips, event, happen, order, refused

BOOK = "888pl"
THOUSAND = Offer(chips=1_000)
SMALL = (ChipKind(value=25, in_stack=8), ChipKind(value=100, in_stack=8), ChipKind(value=500))
LARGE = (ChipKind(value=1000, in_stack=1), ChipKind(value=5000), ChipKind(value=25000))
FLAT = Level(minutes=20, small_blind=0, big_blind=5_000)
"""A level that needs no chip of 1000 and is below the blinds of the race."""


def playing(players: tuple[int, ...] = (6, 4), **setup: Any) -> Event:
    """An event that has begun, with stacks of 1000 on the tables."""
    made = event(BOOK, players, **{"buy_in": THOUSAND, "chips": SMALL, **setup})
    order(made, IssueStacks())
    order(made, StartClock())
    return made


@pytest.mark.rule("888pl", "6-4")
def test_a_stack_of_1000_is_put_out_for_every_entrant_once() -> None:
    made = event(BOOK, buy_in=THOUSAND, chips=SMALL)
    issued = order(made, IssueStacks())
    assert (len(issued), made.state.of(Account).total, owed(made.state)) == (9, 9_000, {})
    assert refused(made, IssueStacks()).rule == "6-4"
    other = event(BOOK, buy_in=Offer(chips=2_000), chips=())
    (finding,) = check_chips(other.state.setup, other.state.policy)
    assert (finding.rule, finding.limits) == ("6-4", {"min": 1_000, "max": 1_000})


@pytest.mark.rule("888pl", "6-11")
def test_a_chip_goes_only_when_the_structure_no_longer_needs_it() -> None:
    made = playing()
    needed = refused(made, ColourUp(table=1, value=25, held=()), 30)
    assert (needed.code, needed.rule) == ("colour-up.needed", "6-11")


@pytest.mark.rule("888pl", "6-11")
@pytest.mark.parametrize("number", [1, 2])
def test_odd_chips_are_rounded_up_at_the_first_two_breaks(number: int) -> None:
    made = playing()
    order(made, SetLevel(break_number=number))
    (done,) = order(made, ColourUp(table=1, value=25, held=(Held(entry=2, chips=7),)), 1)
    assert isinstance(done, ColouredUp)
    assert (done.method, done.players[0].larger, done.gained) == ("round-up", 2, 25)
    assert "6-11" in done.cites


@pytest.mark.rule("888pl", "6-11")
@pytest.mark.parametrize(
    ("number", "final", "house", "method"),
    [
        (1, True, {}, "race"),  # at the final table
        (4, False, {}, "race"),  # the blinds are 5000/10000
        (3, False, {}, "round-up"),  # between: the book is silent, our reading
        (3, False, {"chips.between_stages": "race"}, "race"),
        (1, True, {"chips.race_at_final": False}, "round-up"),
    ],
)
def test_the_race_comes_at_the_final_table_or_with_large_blinds(
    number: int, final: bool, house: dict[str, object], method: str
) -> None:
    lines = [*blinds(1000, 0), FLAT, *blinds(0), FLAT, *blinds(0, 5000, 0, 10000)]
    made = playing(chips=LARGE, levels=tuple(lines), house=house)
    order(made, SetLevel(break_number=number))
    asked = ColourUp(table=1, value=1000, held=(Held(entry=2, chips=3),), dealer_seat=1, final_table=final)
    (done,) = order(made, asked, 1)
    assert isinstance(done, ColouredUp)
    assert done.method == method


def test_a_house_may_leave_the_stage_between_to_the_host() -> None:
    lines = [*blinds(1000, 0), FLAT, *blinds(0), FLAT, *blinds(0), FLAT]
    made = playing(chips=LARGE, levels=tuple(lines), house={"chips.between_stages": "host"})
    order(made, SetLevel(break_number=3))
    asked = refused(made, ColourUp(table=1, value=1000, held=()), 1)
    assert (type(asked), asked.options) == (Ambiguous, ["round-up", "race"])
    order(made, ColourUp(table=1, value=1000, held=(), choices={"chips.between_stages": "race"}, dealer_seat=1), 1)


def race(made: Event, *held: Held, dealer: int = 6, cards: tuple[str, ...] = ()) -> ColouredUp:
    """The 1000s are raced off at the final table."""
    order(made, SetLevel(break_number=1))
    asked = ColourUp(table=1, value=1000, held=held, dealer_seat=dealer, final_table=True, cards=cards)
    (done,) = order(made, asked, 1)
    assert isinstance(done, ColouredUp)
    return done


def final() -> Event:
    """Six players at one table; the 1000s go."""
    return playing((6,), chips=LARGE, levels=tuple(blinds(1000, 0, 5000, 10000)))


@pytest.mark.rule("888pl", "6-11-p1")
@pytest.mark.parametrize(
    ("held", "changed", "raced_for"),
    [((3, 3, 3, 2, 2, 2), 0, 3), ((8, 3, 3, 2, 2, 2), 1, 3), ((3, 3, 0, 0, 0, 0), 0, 2), ((1, 0, 0, 0, 0, 0), 0, 1)],
)
def test_leftovers_are_counted_and_a_remainder_adds_one_chip(
    held: tuple[int, ...], changed: int, raced_for: int
) -> None:
    made = final()
    happen(made, ChipsIssued(entry=1, chips=34_000, why="rebuy", by_value=((1000, 34),)))
    done = race(made, *(Held(entry=k, chips=count, rest=0) for k, count in enumerate(held, 1)))
    assert (sum(one.changed for one in done.players), done.raced_for) == (changed, raced_for)
    assert sum(one.won for one in done.players) == raced_for
    assert "6-11" in done.cites


@pytest.mark.rule("888pl", "6-11-p2")
def test_cards_are_dealt_from_the_dealers_left_each_player_all_at_once() -> None:
    done = race(final(), Held(entry=1, chips=3), Held(entry=2, chips=1), Held(entry=6, chips=2), dealer=6)
    assert done.order == (1, 1, 1, 2, 6, 6)
    other = race(final(), Held(entry=1, chips=3), Held(entry=2, chips=1), Held(entry=6, chips=2), dealer=1)
    assert other.order == (2, 6, 6, 1, 1, 1)
    assert "6-11" in done.cites


@pytest.mark.rule("888pl", "6-11-p3")
def test_the_best_single_cards_win_one_chip_each_and_equal_cards_go_by_suit() -> None:
    held = (Held(entry=1, chips=2, rest=9), Held(entry=2, chips=2, rest=9), Held(entry=3, chips=2, rest=9))
    done = race(final(), *held, cards=("Ac", "Ad", "Kh", "2c", "Ks", "3c"))
    assert done.raced_for == 2
    assert [one.won for one in done.players] == [1, 0, 1]  # the king of spades, not the first one dealt (decision 6)
    assert "6-11" in done.cites


@pytest.mark.rule("888pl", "6-11-p4")
def test_a_player_left_with_nothing_gets_one_of_the_larger_chips() -> None:
    made = final()
    done = race(made, Held(entry=1, chips=1, rest=0), Held(entry=2, chips=2, rest=0), cards=("2c", "As", "3c"))
    assert [(one.won, one.saved) for one in done.players] == [(0, 1), (1, 0)]
    assert (chips(made)[1], chips(made)[2]) == (5_000, 5_000)
    assert "6-11" in done.cites
    assert made.state.of(Account).total == 6_000 + 10_000 - 3_000


@pytest.mark.rule("888pl", "6-25")
def test_concealed_chips_leave_the_event_and_disqualification_is_open() -> None:
    made = playing()
    order(made, TakeHidden(entry=3, chips=400))
    assert (chips(made)[3], made.state.of(Account).total) == (600, 9_600)
    assert made.state.policy.has(HIDDEN_MAY_DISQUALIFY)
    assert refused(made, TakeHidden(entry=3, chips=700)).limits == {"min": 1, "max": 600}


@pytest.mark.rule("888pl", "2-ii-7")
def test_the_league_is_not_liable_for_missing_chips_and_a_report_changes_no_stack() -> None:
    made = playing()
    order(made, ReportShortage(entry=2, chips=300, why="back from the bar"))
    (report,) = made.state.of(Reports).shortages
    assert (report.liable, report.cites, chips(made)[2]) == (False, ("2-ii-7",), 1_000)
