"""888PL: free seats, who sits where, broken tables, the cutoff that moves, the redraw for the final table."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.breaks_planned import PlanBreaks
from cardspeak.tournament.seats.button import ButtonMoved, HandOver
from cardspeak.tournament.seats.button_draw import ButtonDrawn, DrawButton
from cardspeak.tournament.seats.calls import SeatingCall, alternates
from cardspeak.tournament.seats.drawing import DrawnSeat
from cardspeak.tournament.seats.final import FinalTable, FinalTableSet, Redraw, final_due
from cardspeak.tournament.seats.people import KeepApart
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate, TakeSeat
from cardspeak.tournament.seats.sizes import KeepEven, tolerance
from tests.tournament.seats.kit import Night, full

BOOK = "888pl"


@pytest.mark.rule("888pl", "2-ii-18")
@pytest.mark.parametrize("order", [TakeSeat(entry=103, table=1, seat=9), SeatLate(entry=103)])
def test_whoever_is_out_takes_no_seat(order: TakeSeat | SeatLate) -> None:
    night = Night(BOOK, full(5))
    night.out(103)
    refusal = night.refused(order)
    assert (refusal.code, refusal.rule) == ("entry.gone", "2-ii-18")


@pytest.mark.rule("888pl", "2-iii-4")
def test_nobody_has_two_seats() -> None:
    night = Night(BOOK, {1: [], 2: [1]})
    night.sit(1, 5, "ana")
    with pytest.raises(Unlawful) as refused:
        night.register(9, "ana")
    assert refused.value.code == "entry.twice"
    refusal = night.refused(SeatLate(entry=105))
    assert (refusal.code, refusal.rule) == ("seat.has-one", "2-iii-4")


@pytest.mark.rule("888pl", "2-iii-2")
def test_whoever_misses_the_call_becomes_the_last_alternate() -> None:
    night = Night(BOOK, {1: []})
    for seat, name in enumerate(("ana", "ben", "cy"), 1):
        night.sit(1, seat, name)
    night.register(11, "dee", kind="alternate")
    night.register(12, "eli", kind="alternate")
    night.order(SeatingCall(absent=(102,)))
    entries = night.state.of(Entrants).entries
    assert [entries[night.table(1).seats[seat] or 0].player for seat in (1, 2, 3)] == ["ana", "dee", "cy"]
    assert [entries[one].player for one in alternates(night.state)] == ["eli", "ben"]
    night.order(SeatingCall(absent=(101, 103)))
    assert [entries[one].player for one in alternates(night.state)] == ["ana", "cy"]
    assert night.refused(SeatingCall(absent=(101,))).rule == "2-iii-2"


@pytest.mark.rule("888pl", "2-iii-2")
def test_with_no_alternates_the_seat_stays_as_it_is() -> None:
    night = Night(BOOK, full(3))
    assert night.order(SeatingCall(absent=(102,))) == ()
    assert night.where(102) == (1, 2)


@pytest.mark.rule("888pl", "2-iii-3")
def test_a_like_position_is_suggested_and_the_host_may_assign_another() -> None:
    night = Night(BOOK, {1: [2, 5, 7], 2: [1, 2, 3, 5, 6, 8, 9], 3: [1, 2, 3, 4, 5, 6, 7]}, seats=9)
    for table in (1, 2, 3):
        night.button(table, 9, 1, 2, coming=True)
    night.out(105)
    night.button(1, 7, 7, 2, coming=True)  # the big blind is four seats away from seat 2, nine from seat 7
    refusal = night.refused(BreakTable(table=1, why="small"))
    assert refusal.limits["suggested"] == [[102, 2, 4], [107, 3, 9]]
    assert refusal.rule == "6-14"
    night.order(BreakTable(table=1, why="small", seats=(DrawnSeat(102, 3, 9), DrawnSeat(107, 2, 4))))
    assert (night.where(102), night.where(107)) == ((3, 9), (2, 4))


@pytest.mark.rule("888pl", "2-iii-5")
def test_a_pair_is_put_to_different_tables() -> None:
    night = Night(BOOK, {1: [1, 2, 3, 5, 6, 7, 8, 9], 2: [1, 2, 3, 4, 7, 8, 9]}, seats=9)
    night.sit(2, 5, "ben")
    night.register(1, "ana")
    assert night.refused(KeepApart(players=("ana", "ben"), by="player", why="married")).rule == "2-iii-5"
    night.order(KeepApart(players=("ana", "ben"), by="staff", why="married"))
    refusal = night.refused(TakeSeat(entry=1, table=2, seat=6))
    assert (refusal.code, refusal.limits["options"]) == ("seat.apart", [1])
    night.order(SeatLate(entry=1))
    assert night.where(1) == (1, 4)


@pytest.mark.rule("888pl", "6-2")
def test_players_pick_a_free_seat_unless_seats_are_allocated() -> None:
    night = Night(BOOK, full(3), entries=2)
    night.order(TakeSeat(entry=1, table=1, seat=7))
    refusal = night.refused(TakeSeat(entry=2, table=1, seat=7))
    assert (refusal.code, refusal.rule) == ("seat.not-free", "6-2")
    night.order(DrawSeats())  # the host may allocate them
    assert night.where(2)[0] == 1
    allocated = Night(BOOK, full(3), entries=1, house={"seating.draw": "random"})
    assert allocated.refused(TakeSeat(entry=1, table=1, seat=7)).code == "seat.drawn"


@pytest.mark.rule("888pl", "6-3")
def test_once_play_has_begun_only_the_host_changes_a_seat() -> None:
    night = Night(BOOK, full(4))
    night.order(TakeSeat(entry=101, table=1, seat=8))
    night.button(1, 3)
    night.order(HandOver(table=1))
    refusal = night.refused(TakeSeat(entry=101, table=1, seat=9))
    assert (refusal.code, refusal.rule) == ("seat.host-only", "6-3")
    night.order(TakeSeat(entry=101, table=1, seat=9, by="host", why="draught"))
    assert night.where(101) == (1, 9)


@pytest.mark.rule("888pl", "6-14")
def test_tables_break_in_the_published_order_when_the_others_have_the_seats() -> None:
    night = Night(BOOK, full(7, 7, 7, 6))
    night.order(PlanBreaks(order=(4, 3, 2, 1)))
    step = proposals(night.state)[0]
    assert step.kind == "break"
    assert isinstance(step.orders[0], BreakTable)
    assert step.orders[0].table == 4
    assert "6-14" in step.cites
    assert night.refused(BreakTable(table=3)).rule == "6-14"
    assert night.refused(BreakTable(table=4)).code == "break.assign"
    night.order(step.orders[0])
    assert night.sizes() == [9, 9, 9]
    assert night.seats.broken == [4]


def cutoff_night(
    receiving: list[int], button: int, small: int, big: int, giving: range | list[int] = range(1, 10)
) -> Night:
    night = Night(BOOK, {1: giving, 2: receiving})
    night.button(1, 5)
    night.button(2, button, small, big, coming=True)
    return night


@pytest.mark.rule("888pl", "6-15")
@pytest.mark.parametrize(
    ("giving", "receiving", "button", "small", "big", "mover", "seat", "dealt_in"),
    [
        pytest.param(range(1, 10), [1, 2, 3, 4, 5, 7, 8], 2, 3, 4, 4, 9, True, id="EX-6-15-1"),
        pytest.param([1, 2, 3, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 8, 9], 2, 3, 4, 3, 7, True, id="EX-6-15-2"),
        pytest.param(range(1, 10), [1, 2, 4, 5, 7, 8, 9], 2, 3, 4, 4, 3, False, id="EX-6-15-3"),
    ],
)
def test_the_cutoff_moves_to_the_seat_that_is_due_last(
    giving: list[int], receiving: list[int], button: int, small: int, big: int, mover: int, seat: int, dealt_in: bool
) -> None:
    night = cutoff_night(receiving, button, small, big, giving)
    moved = night.balance(Balance(giving=1, to=2, why="example"))
    assert (moved.left, moved.seat, moved.dealt_in) == (mover, seat, dealt_in)
    assert moved.cites[0] == "6-15"
    assert ("6-16" in moved.cites) is not dealt_in


@pytest.mark.rule("888pl", "6-15")
def test_a_seat_that_would_be_big_blind_at_once_is_not_the_latest() -> None:
    night = cutoff_night([1, 2, 3, 6, 7, 9], 2, 3, 6)
    assert night.balance(Balance()).seat == 8


@pytest.mark.rule("888pl", "6-15")
def test_a_full_table_takes_nobody_and_another_mover_needs_a_reason() -> None:
    night = cutoff_night(list(range(1, 8)), 2, 3, 4)
    assert night.refused(Balance(entry=101)).rule == "6-15"
    assert night.refused(Balance(seat=8)).rule == "6-15"
    assert night.balance(Balance(entry=101, seat=8, why="host")).varied
    full_up = Night(BOOK, full(9, 9))
    assert full_up.refused(Balance(giving=1, to=2, why="x", buttons=())).code in ("table.full", "button.unknown")


def dealt(happened: tuple[Happening, ...], seat: int) -> bool:
    (moved,) = happened
    assert isinstance(moved, ButtonMoved)
    return seat in moved.positions.dealt_in


@pytest.mark.rule("888pl", "6-16")
@pytest.mark.parametrize(
    ("occupied", "button", "small", "big", "seat", "hands"),
    [
        pytest.param([1, 3, 4, 5, 6, 7, 8, 9], 1, 2, 3, 2, [False, False, True], id="EX-6-16-1"),
        pytest.param([2, 3, 4, 5, 6, 7, 8, 9], 1, 2, 3, 1, [False, True], id="EX-6-16-2"),
        pytest.param([1, 2, 4, 5, 6, 7, 8, 9], 1, 2, 4, 3, [True], id="EX-6-16-3"),
    ],
)
def test_a_newcomer_waits_on_the_button_and_in_the_small_blind(
    occupied: list[int], button: int, small: int, big: int, seat: int, hands: list[bool]
) -> None:
    night = Night(BOOK, {1: [1], 2: occupied})
    night.button(2, button, small, big, coming=True)
    night.happen(SeatTaken(entry=101, table=2, seat=seat, why="balance"))
    assert [dealt(night.order(HandOver(table=2)), seat) for _ in hands] == hands
    if hands[0]:
        assert night.seats.at[2].positions.big_blind == seat


@pytest.mark.rule("888pl", "6-17")
@pytest.mark.parametrize(
    ("sizes", "limit", "after"),
    [
        ((9, 9, 9, 8, 8, 7, 9), 2, None),
        ((9, 9, 9, 9, 8, 8, 6), 2, [9, 9, 9, 8, 8, 8, 7]),
        ((9, 9, 8, 8, 8, 7), 1, [9, 8, 8, 8, 8, 8]),
        ((9, 9, 8, 8, 8, 8), 1, None),
    ],
)
def test_tables_differ_by_two_with_more_than_six_and_by_one_with_fewer(
    sizes: tuple[int, ...], limit: int, after: list[int] | None
) -> None:
    night = Night(BOOK, full(*sizes))
    allowed = tolerance(night.state)
    assert allowed is not None
    assert (allowed.players, allowed.cites) == (limit, ("6-17",))
    moves = [step for step in proposals(night.state) if step.kind == "move"]
    if after is None:
        assert not moves
        return
    for table in range(1, len(sizes) + 1):
        night.button(table, 1)
    (step,) = (step for step in proposals(night.state) if step.kind == "move")
    night.order(step.orders[0])
    assert sorted(night.sizes(), reverse=True) == after
    assert not [step for step in proposals(night.state) if step.kind == "move"]
    assert night.refused(KeepEven(tolerance=3)).rule == "6-17"


@pytest.mark.rule("888pl", "6-18")
def test_seats_are_drawn_anew_for_the_final_table_once() -> None:
    night = Night(BOOK, full(5, 5))
    assert final_due(night.state) is None
    night.out(203)
    step = proposals(night.state)[0]
    assert step.orders == (FinalTable(),)
    assert night.refused(FinalTable(choices={"seating.final_redraw": False})).rule == "6-18"
    formed = next(one for one in night.order(FinalTable()) if isinstance(one, FinalTableSet))
    assert (formed.redraw, len(formed.drawn), night.sizes()) == (True, 9, [9])
    assert "6-18" in formed.cites
    (draw,) = proposals(night.state)
    assert draw.kind == "button"
    (button,) = night.order(DrawButton(table=formed.table))
    assert isinstance(button, ButtonDrawn)
    assert night.refused(Redraw(why="again")).rule == "6-18"
    assert night.refused(FinalTable()).rule == "6-18"


@pytest.mark.rule("888pl", "6-18")
def test_the_size_of_the_final_table_is_what_the_host_has_entered() -> None:
    night = Night(BOOK, full(5, 5))
    night.order(PlanBreaks(final=10))
    assert final_due(night.state) == 10
    night.order(FinalTable())
    assert len(night.table(1 if night.table(1).open else 2).seats) == 10
