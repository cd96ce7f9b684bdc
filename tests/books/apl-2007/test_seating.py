"""APL 2007: newcomers, tables down to four, empty seats reported, buttons drawn again."""

from __future__ import annotations

import pytest

from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.button import ButtonGone, ButtonMoved, HandOver
from cardspeak.tournament.seats.button_draw import ButtonDrawn, DrawButton
from cardspeak.tournament.seats.calls import EmptySeatsReported, ReportEmptySeats
from cardspeak.tournament.seats.halting import below_smallest, halt
from cardspeak.tournament.seats.proposals import proposals
from tests.tournament.seats.kit import Night, full

BOOK = "apl-2007"


def hands(night: Night, table: int, count: int) -> list[ButtonMoved]:
    found = [one for _ in range(count) for one in night.order(HandOver(table=table))]
    return [one for one in found if isinstance(one, ButtonMoved)]


@pytest.mark.rule("apl-2007", "10-a")
def test_seat_small_blind() -> None:
    night = Night(BOOK, {1: [1], 2: [1, 2, 4, 5, 6]}, seats=6)
    night.button(2, 2, 3, 4, coming=True)
    night.happen(SeatTaken(entry=101, table=2, seat=3, why="break"))
    played = [one.positions for one in hands(night, 2, 3)]
    assert [3 in one.dealt_in for one in played] == [False, False, True]
    assert [(one.button, one.small_blind, one.big_blind) for one in played] == [(2, None, 4), (3, 4, 5), (4, 5, 6)]


@pytest.mark.rule("apl-2007", "10-b")
@pytest.mark.rule("apl-2007", "8-b")
def test_two_big_blinds() -> None:
    night = Night(BOOK, {1: [1, 2, 3], 2: [1, 2, 3, 5, 6]}, seats=6)
    night.button(1, 1)  # seat 3 of table 1 is big blind
    night.button(2, 2, 3, 5, coming=True)
    night.happen(SeatTaken(entry=103, table=2, seat=4, why="break"))
    (played,) = hands(night, 2, 1)
    assert played.positions.big_blind == 4
    assert 4 in played.positions.dealt_in


@pytest.mark.rule("apl-2007", "30")
def test_a_table_below_four_is_broken_or_filled_as_the_director_says() -> None:
    night = Night(BOOK, full(6, 6, 4), seats=8)
    assert not [step for step in proposals(night.state) if step.kind == "small table"]
    night.out(303)
    (step,) = (step for step in proposals(night.state) if step.kind == "small table")
    assert (len(step.orders), step.cites[0]) == (3, "30")
    assert below_smallest(night.state, 3) == ("play-on", ("30", "31-b", "31-a"))
    assert below_smallest(night.state, 1) is None
    refusal = night.refused(BreakTable(table=3))
    assert (refusal.code, refusal.options) == ("director.decides", ["two-random-steps", "host-assigns"])
    assert refusal.question is not None
    assert ("888pl", "host-assigns") in [(one.book, one.value) for one in refusal.question.others]
    night.order(BreakTable(table=3, choices={"seating.break_seats": "two-random-steps"}))
    assert sorted(night.sizes()) == [7, 8]


@pytest.mark.rule("apl-2007", "30")
def test_who_moves_is_not_said_so_the_director_names_the_player() -> None:
    night = Night(BOOK, full(8, 3), seats=8)
    refusal = night.refused(Balance(to=2, seat=5))
    assert (refusal.code, refusal.field) == ("director.decides", "entry")
    assert refusal.question is not None
    assert ("888pl", "cutoff") in [(one.book, one.value) for one in refusal.question.others]
    moved = night.balance(Balance(to=2, seat=5, entry=104))
    assert (moved.entry, night.where(104)) == (104, (2, 5))


@pytest.mark.rule("apl-2007", "31-b")
def test_a_table_reports_empty_seats_and_plays_on() -> None:
    night = Night(BOOK, full(9, 9))
    assert night.refused(ReportEmptySeats(table=1)).code == "table.full"
    night.out(*range(204, 210))
    (reported,) = night.order(ReportEmptySeats(table=2))
    assert isinstance(reported, EmptySeatsReported)
    assert (reported.players, reported.free, reported.plays_on) == (3, (4, 5, 6, 7, 8, 9), True)
    assert "31-b" in reported.cites
    night.button(2, 1)
    assert halt(night.state, 2) is None
    hands(night, 2, 2)


@pytest.mark.rule("apl-2007", "4-c")
@pytest.mark.rule("apl-2007", "4-d")
def test_the_button_is_drawn_again_after_a_reseating_and_for_the_last_two_tables() -> None:
    night = Night(BOOK, {1: [1, 2], 2: [1, 2, 3, 4, 5, 6], 3: [1, 2, 3, 4, 5, 6], 4: [1, 2]}, seats=8)
    for table in (1, 2, 3):
        night.button(table, 1)
    happened = night.order(BreakTable(table=4, choices={"seating.break_seats": "two-random-steps"}, why="small"))
    assert [one.table for one in happened if isinstance(one, ButtonGone)] == [1]
    assert night.refused(HandOver(table=1)).rule == "4-a"
    (drawn,) = night.order(DrawButton(table=1))
    assert isinstance(drawn, ButtonDrawn)
    hands(night, 1, 1)
    happened = night.order(BreakTable(table=1, choices={"seating.break_seats": "two-random-steps"}, why="small"))
    assert [one.table for one in happened if isinstance(one, ButtonGone)] == [2, 3]


@pytest.mark.rule("apl-2007", "4-b")
def test_the_highest_card_has_the_button_by_suit() -> None:
    night = Night(BOOK, full(5))
    cards = ((1, "9h"), (2, "Kd"), (3, "Ks"), (4, "Kh"), (5, "2c"))
    (drawn,) = night.order(DrawButton(table=1, cards=cards))
    assert isinstance(drawn, ButtonDrawn)
    assert (drawn.button, drawn.cites) == (3, ("4-a", "4-b"))
