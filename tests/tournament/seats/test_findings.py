"""What examiners have found about seats: the worst seat with two left, words that are no choice, tables without end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.errors import Refusal
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Order
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatLeft, SeatTaken
from cardspeak.tournament.seats.balancing import Balance, Balanced
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.breaks_planned import PlanBreaks
from cardspeak.tournament.seats.button import ButtonAt, ButtonMoved, HandOver
from cardspeak.tournament.seats.calls import Arrive, moving
from cardspeak.tournament.seats.correcting import CorrectSeat
from cardspeak.tournament.seats.final import FinalTable, final_due
from cardspeak.tournament.seats.halting import WaiveHalt, halt
from cardspeak.tournament.seats.new_table import OpenTable
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, TakeSeat
from cardspeak.tournament.seats.sizes import SizeTables
from tests.tournament.seats.kit import Night


def seated(book: str, first: tuple[int, ...], second: tuple[int, ...], **setup: Any) -> Night:
    """Two tables with players in some seats; entry 1 is the first of table 1."""
    night = Night(book, entries=len(first) + len(second), **setup)
    for number in (1, 2):
        night.order(OpenTable(table=number))
    places = [(1, seat) for seat in first] + [(2, seat) for seat in second]
    for entry, (table, seat) in enumerate(places, 1):
        night.happen(SeatTaken(entry=entry, table=table, seat=seat, why="draw"))
    return night


NINE = tuple(range(1, 10))


@pytest.mark.rule("tda-2015", "10-A")
@pytest.mark.rule("aplpt-2025", "4.3.3")
@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025", "tda-2015", "aplpt-2025"])
@pytest.mark.parametrize(
    ("sat", "button", "gone", "seat", "big_blind"),
    [((4, 5, 6, 8), 8, (5, 6), 6, 6), ((2, 3, 6, 9), 3, (6, 9), 1, 1)],
)
def test_with_two_left_the_mover_gets_the_big_blind_and_never_the_small_one(
    book: str, sat: tuple[int, ...], button: int, gone: tuple[int, ...], seat: int, big_blind: int
) -> None:
    night = seated(book, NINE, sat)
    night.order(ButtonAt(table=1, button=3))
    night.order(ButtonAt(table=2, button=button))
    night.out(*(10 + sat.index(one) for one in gone))
    try:
        happened = night.order(Balance(giving=1, to=2))
    except Refusal as question:  # the lone big blind, where the book leaves it to the director
        first = int(str(question.options[0]))
        happened = night.order(Balance(giving=1, to=2, seat=first, why="the director says so"))
    moved = next(one for one in happened if isinstance(one, Balanced))
    assert (moved.seat, moved.place) == (seat, "big blind")
    if halt(night.state, 2):
        night.order(WaiveHalt(table=2, why="one came"))
    dealt = next(one for one in night.order(HandOver(table=2)) if isinstance(one, ButtonMoved))
    assert (dealt.positions.big_blind, dealt.positions.small_blind) == (big_blind, None)


def test_who_gives_a_seat_is_one_of_two_words() -> None:
    with pytest.raises(msgspec.ValidationError, match="by"):
        msgspec.convert({"entry": 1, "table": 1, "seat": 5, "by": "staff"}, TakeSeat)
    night = seated("tda-2024", (1, 2), (3,))
    refused = night.refused(TakeSeat(entry=3, table=1, seat=5, why="a wheelchair"))
    assert (refused.field, refused.limits["of"]) == ("by", ["host"])
    refused = night.refused(TakeSeat(entry=3, table=1, seat=5, by="host"))
    assert (refused.field, refused.question is not None) == ("why", True)


@pytest.mark.parametrize(
    ("order", "field"),
    [
        (SizeTables(seats=10**9), "seats"),
        (SizeTables(seats=13), "seats"),
        (OpenTable(seats=2**40), "seats"),
        (OpenTable(closed=(77,)), "closed"),
        (DrawSeats(tables=10**9), "tables"),
        (DrawSeats(tables=0), "tables"),
        (PlanBreaks(final=10**6), "final"),
        (FinalTable(size=10**9, choices={"seating.final_redraw": True}, why="a party"), "size"),
    ],
    ids=str,
)
def test_no_order_sets_up_tables_without_end(order: Order, field: str) -> None:
    night = seated("tda-2015", (1, 2), (3,))
    night.register(4)
    assert night.refused(order).field == field


def test_tables_are_opened_for_those_without_a_seat_and_for_nobody_else() -> None:
    night = Night("tda-2024", entries=5, seats=6)
    night.order(OpenTable(table=1))
    night.order(OpenTable(table=2))
    night.order(DrawSeats())
    assert sorted(night.sizes()) == [2, 3]


@pytest.mark.rule("apl-2007", "31-b")
def test_a_small_table_is_broken_or_filled_only_where_that_can_be() -> None:
    night = seated("apl-2007", (1, 2, 3, 4), (1, 2), seats=5)
    (small,) = [step for step in proposals(night.state) if step.kind == "small table"]
    assert [type(order) for order in small.orders] == [Balance]  # one seat is open for two players
    roomy = Night("apl-2007", {1: (1, 2, 3, 4), 2: (1, 2, 3, 4), 3: (1, 2, 3)}, seats=7)
    (small,) = [step for step in proposals(roomy.state) if step.kind == "small table"]
    assert [type(order) for order in small.orders] == [BreakTable, BreakTable]  # one more would not be more even
    full = seated("apl-2007", (1, 2, 3), (1, 2, 3), seats=3)
    small_ones = [step for step in proposals(full.state) if step.kind == "small table"]
    assert [step.orders for step in small_ones] == [(), ()]


def test_the_final_table_is_formed_once() -> None:
    night = seated("tda-2024", (1, 2, 3), (4, 5))
    night.order(FinalTable(choices={"seating.final_redraw": True}))
    night.order(OpenTable(table=7))
    assert final_due(night.state) is None
    assert all(step.kind != "final" for step in proposals(night.state))


@pytest.mark.rule("apl-au-2025", "11-D")
def test_a_waiver_has_a_reason_and_lets_the_table_deal() -> None:
    night = seated("apl-au-2025", NINE, tuple(range(1, 10)))
    night.order(ButtonAt(table=2, button=1))
    night.out(*range(13, 17))  # seats 4 to 7
    found = halt(night.state, 2)
    assert found is not None
    refused = night.refused(WaiveHalt(table=2, why=" "))
    assert (refused.code, refused.field, refused.rule) == ("table.waiver", "why", "11-D")
    (step,) = [one for one in proposals(night.state) if one.kind == "halt"]
    for order in step.orders:
        assert night.refused(order).field == "why"
        night.order(msgspec.structs.replace(order, why="nobody can be moved"))
        night.order(HandOver(table=2))


@pytest.mark.rule("apl-au-2025", "7")
def test_two_players_in_each_others_seats_change_them() -> None:
    night = seated("apl-au-2025", (1, 2, 3), (4,))
    night.order(CorrectSeat(entry=1, swap_with=3))
    assert [night.state.of(Entrants).entry(entry).seat for entry in (1, 2, 3)] == [3, 2, 1]
    assert night.refused(CorrectSeat(entry=1, swap_with=99)).code == "entry.unknown"
    assert night.refused(CorrectSeat(entry=1, swap_with=1)).field == "swap_with"
    night.register(5)
    assert night.refused(CorrectSeat(entry=5, swap_with=1)).code == "seat.swap"  # 1 would be left without a seat


@pytest.mark.rule("888pl", "6-3")
def test_play_has_begun_with_the_clock_whether_hands_are_entered_or_not() -> None:
    night = seated("888pl", (1, 2, 3), (4,), games=("NLHE",))
    night.order(TakeSeat(entry=1, table=2, seat=9))
    night.order(StartClock())
    assert night.refused(TakeSeat(entry=1, table=2, seat=8)).code == "seat.host-only"


def told_to_move(*, to_size: int = 6) -> tuple[Night, int]:
    """A night of two tables on which somebody was told to move to the second one, and who that is."""
    night = Night(tables={1: NINE, 2: range(1, to_size + 1)})
    night.button(1, 1)
    night.button(2, 1)
    mover = night.balance(Balance(giving=1, to=2)).entry
    assert list(moving(night.state)) == [mover]
    return night, mover


def test_a_mover_who_is_out_is_on_the_way_no_more() -> None:
    night, mover = told_to_move()
    night.out(mover)
    assert not moving(night.state)
    assert night.refused(Arrive(entry=mover)).code == "move.none"


def test_a_mover_who_gets_another_seat_is_on_the_way_no_more() -> None:
    night, mover = told_to_move()
    free = night.table(2).free[-1]
    night.order(CorrectSeat(entry=mover, table=2, seat=free, why="sat down wrongly"))
    assert not moving(night.state)
    assert night.refused(Arrive(entry=mover)).code == "move.none"


def test_when_the_table_breaks_meanwhile_a_mover_goes_on_to_the_next_one() -> None:
    night, mover = told_to_move(to_size=3)
    night.out(*[entry for entry in night.table(1).seats.values() if entry is not None][:4])
    night.at += 60_000
    night.order(BreakTable(table=2))
    (move,) = [move for entry, move in moving(night.state).items() if entry == mover]
    assert (move.table, move.since) == (1, night.at)


def test_a_mover_whose_seat_is_taken_away_is_on_the_way_no_more() -> None:
    night, mover = told_to_move()
    night.happen(SeatLeft(entry=mover))
    assert not moving(night.state)
