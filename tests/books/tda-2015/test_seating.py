"""TDA 2015, rules 6 and 9-11."""

from __future__ import annotations

import pytest

from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable, TableBroken
from cardspeak.tournament.seats.button import ButtonAt, ButtonMoved, HandOver
from cardspeak.tournament.seats.correcting import CorrectSeat
from cardspeak.tournament.seats.final import FinalTable, final_due, final_sizes
from cardspeak.tournament.seats.halting import WaiveHalt, halt
from cardspeak.tournament.seats.positions import coming, place_of
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatsDrawn, TakeSeat
from cardspeak.tournament.seats.sizes import KeepEven
from tests.tournament.seats.kit import Night, full

BOOK = "tda-2015"


@pytest.mark.rule("tda-2015", "6")
def test_seats_are_drawn() -> None:
    night = Night(BOOK, entries=7)
    assert next(one for one in night.order(DrawSeats()) if isinstance(one, SeatsDrawn)).cites == ("6",)
    other = next(seat for seat in range(1, 10) if night.table(1).seats[seat] is None)
    assert night.refused(TakeSeat(entry=3, table=1, seat=other)).rule == "6"


@pytest.mark.rule("tda-2015", "6")
def test_wrong_seat() -> None:
    night = Night(BOOK, {2: [4], 3: [1]})
    night.order(CorrectSeat(entry=204, table=3, seat=7, chips=12_500))
    assert (night.where(204), night.state.of(Entrants).entry(204).chips) == ((3, 7), 12_500)
    assert night.refused(CorrectSeat(entry=204, choices={"seating.wrong_seat_stack": "starting"})).rule == "6"


@pytest.mark.rule("tda-2015", "9")
@pytest.mark.parametrize(
    ("seat", "dealt", "place"),
    [
        (2, True, "button"),
        (4, True, "small blind"),
        (5, True, "big blind"),
        (3, False, "waits until the button has passed"),
    ],
)
def test_broken_table_seats(seat: int, dealt: bool, place: str) -> None:
    night = Night(BOOK, {1: range(1, 7), 2: [one for one in (1, 2, 4, 5, 6) if one != seat]})
    night.button(2, 2, 4, 5, coming=True)
    night.happen(SeatTaken(entry=103, table=2, seat=seat, why="break"))
    positions = coming(night.state, 2)
    assert positions is not None
    assert (seat in positions.dealt_in, place_of(positions, seat)) == (dealt, place)


@pytest.mark.rule("tda-2015", "9")
def test_a_table_breaks_in_two_random_steps() -> None:
    night = Night(BOOK, full(7, 7, 4))
    broken = next(one for one in night.order(BreakTable(table=3)) if isinstance(one, TableBroken))
    assert len(broken.stack) == len(broken.cards) == 4
    assert broken.cites == ("9",)
    assert night.sizes() == [9, 9]
    assert Night(BOOK, full(8, 8, 4)).refused(BreakTable(table=3)).rule == "9"


@pytest.mark.rule("tda-2015", "10-A")
def test_balance_into_bb() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 4, 5, 7, 8, 9]})
    night.button(1, 4, coming=True)
    night.button(2, 9, 1, 2)
    moved = night.balance(Balance())
    assert (moved.left, moved.seat, moved.place) == (6, 3, "big blind")
    positions = coming(night.state, 2)
    assert positions is not None
    assert (positions.button, positions.small_blind, positions.big_blind) == (1, 2, 3)
    night.out(205, 207)
    assert night.refused(Balance(giving=1, to=2, entry=101)).rule == "10-A"


@pytest.mark.rule("tda-2015", "10-A")
def test_a_lone_big_blind_is_offered_to_the_director_beside_the_next_seat() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 3, 4, 7, 8, 9]})
    night.button(1, 4, coming=True)
    night.button(2, 2, 3, 4)
    night.out(204)
    refusal = night.refused(Balance())
    assert (refusal.code, refusal.rule, refusal.options) == ("balance.lone-big-blind", "10-A", [5, 6])
    assert night.balance(Balance(seat=6)).seat == 6


@pytest.mark.rule("tda-2015", "10-A")
def test_the_small_blind_is_refused_and_stud_fills_the_last_seat_opened() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 5, 6, 7]})
    night.button(1, 4)
    night.button(2, 2, 4, 5, coming=True)
    assert night.refused(Balance(seat=4, why="x")).code == "balance.small-blind"
    stud = Night(BOOK, full(8, 8), seats=8, games=("LS",))
    stud.out(203, 206, 201)
    assert stud.balance(Balance()).seat == 1


@pytest.mark.rule("tda-2015", "10-B")
def test_horse_frozen_button() -> None:
    night = Night(BOOK, {1: range(1, 7), 2: [1, 2, 3]}, games=("HORSE",))
    night.button(1, 2, 3, 4, game="LHE")
    for _ in range(8):
        (stud,) = night.order(HandOver(table=1, game="LS"))
        assert isinstance(stud, ButtonMoved)
        assert stud.positions.button == 3
    (back,) = night.order(HandOver(table=1, game="LHE"))
    assert isinstance(back, ButtonMoved)
    assert (back.positions.button, back.positions.small_blind, back.positions.big_blind) == (3, 4, 5)


@pytest.mark.rule("tda-2015", "10-B")
def test_in_stud_the_would_be_big_blind_moves() -> None:
    night = Night(BOOK, {1: range(1, 7), 2: [1, 2, 3]}, games=("HORSE",))
    night.button(1, 2, 3, 4, game="LHE")
    night.order(HandOver(table=1, game="LS"))
    night.button(2, 1)
    assert night.balance(Balance()).left == 5
    assert night.refused(ButtonAt(table=1, button=4)).rule == "10-B"


@pytest.mark.rule("tda-2015", "10-C")
def test_another_table_than_the_one_fixed_beforehand_needs_a_reason() -> None:
    night = Night(BOOK, full(9, 9, 5))
    for table in (1, 2, 3):
        night.button(table, 1)
    assert night.refused(Balance(giving=1)).rule == "10-C"
    (step,) = (one for one in proposals(night.state) if one.kind == "move")
    assert step.orders == (Balance(giving=2, to=3),)
    assert "10-C" in step.cites
    assert night.balance(Balance(giving=1, why="table 2 is on television")).giving == 1


@pytest.mark.rule("tda-2015", "10-D")
def test_halt_three_short() -> None:
    night = Night(BOOK, full(9, 9, 6, 7))
    assert [table for table in (1, 2, 3, 4) if (found := halt(night.state, table)) and found.stops] == [3]
    night.button(3, 1)
    refusal = night.refused(HandOver(table=3))
    assert (refusal.code, refusal.rule) == ("table.halted", "10-D")


@pytest.mark.rule("tda-2015", "10-D")
def test_halt_waived() -> None:
    night = Night(BOOK, full(9, 6))
    night.button(2, 1)
    night.order(WaiveHalt(table=2, why="last hand before the break"))
    (dealt,) = night.order(HandOver(table=2))
    assert isinstance(dealt, ButtonMoved)
    assert len(dealt.positions.dealt_in) == 6


@pytest.mark.rule("tda-2015", "10-D")
def test_other_formats_and_closer_balance_are_the_directors() -> None:
    night = Night(BOOK, full(6, 3), seats=6)
    found = halt(night.state, 2)
    assert found is not None
    assert (found.director, found.stops) == (True, False)
    (even,) = night.order(KeepEven(tolerance=1))
    assert even.cites == ("10-D",)  # type: ignore[attr-defined]


@pytest.mark.rule("tda-2015", "11")
@pytest.mark.parametrize(("seats", "sizes"), [(9, (10,)), (8, (9,)), (6, (7,)), (10, (10,)), (2, ())])
def test_the_final_table_has_one_more_and_never_more_than_ten(seats: int, sizes: tuple[int, ...]) -> None:
    assert final_sizes(Night(BOOK, seats=seats).state) == sizes


@pytest.mark.rule("tda-2015", "11")
def test_the_final_table_is_formed_when_all_fit() -> None:
    night = Night(BOOK, full(6, 5))
    assert final_due(night.state) is None
    night.out(101)
    assert final_due(night.state) == 10
    night.order(FinalTable(choices={"seating.final_redraw": False}))
    assert night.sizes() == [10]
    assert night.refused(FinalTable(choices={"seating.final_redraw": True})).rule == "11"
