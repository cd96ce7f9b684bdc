"""What is proposed: breaks, moves, halts, the vectors of the directors' research."""

from __future__ import annotations

import statistics
import time

import pytest

from cardspeak.books.inquiry import Inquiry
from cardspeak.question import answered
from cardspeak.tournament.core import APPLIERS, Context, decide
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import Registered, SeatTaken, StatusChanged
from cardspeak.tournament.needs import ButtonOf
from cardspeak.tournament.presence.penalties import Penalise
from cardspeak.tournament.seats.balancing import Balance, giving_table
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.breaks_planned import Load, PlanBreaks
from cardspeak.tournament.seats.button import ButtonAt, HandOver
from cardspeak.tournament.seats.final import FinalTable, Redraw
from cardspeak.tournament.seats.halting import WaiveHalt
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.people import CloseSeat, KeepApart, LockSeat
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate
from tests.tournament.seats.kit import SEED, START, Night, full


def kinds(night: Night) -> list[str]:
    return [step.kind for step in proposals(night.state)]


def test_a_table_breaks_when_the_others_can_take_everybody_and_not_before() -> None:
    night = Night(tables=full(8, 8, 8, 8, 9), seats=10)
    assert "break" not in kinds(night)
    night.out(509)
    step = proposals(night.state)[0]
    assert step.kind == "break"
    night.order(step.orders[0])
    assert night.sizes() == [10, 10, 10, 10]


def test_a_table_that_busts_empty_is_closed_and_holds_up_no_break() -> None:
    night = Night(tables=full(4, 4, 3, 3), seats=4)
    night.out(401, 402, 403)
    assert kinds(night)[0] == "empty table"
    night.out(101, 201, 301)
    assert kinds(night)[:2] == ["empty table", "break"], "8 players fit at 2 of the 3 tables that are played at"
    moved = [one.table for one in night.order(proposals(night.state)[1].orders[0]) if isinstance(one, SeatTaken)]
    assert moved
    assert 4 not in moved, "nobody is sent to an empty table"
    night.order(proposals(night.state)[0].orders[0])
    assert night.sizes() == [4, 4]
    assert night.refused(BreakTable(table=4)).code == "table.closed"


def test_an_empty_table_stays_while_somebody_waits_and_nobody_is_put_there_alone() -> None:
    night = Night(tables=full(6, 6, 2))
    night.out(301, 302)
    night.register(900)
    assert "empty table" not in kinds(night)
    night.order(SeatLate(entry=900))
    assert night.state.of(Entrants).entry(900).table in (1, 2)
    assert "empty table" in kinds(night)


def test_a_house_plan_breaks_at_its_own_loads() -> None:
    night = Night(tables=full(7, 7, 6, 6))
    assert "break" in kinds(night)
    night.order(PlanBreaks(loads=(Load(tables=4, players=24), Load(tables=3, players=16), Load(tables=2, players=9))))
    assert "break" not in kinds(night)
    night.out(107, 207)
    assert "break" in kinds(night)
    assert night.refused(PlanBreaks(loads=(Load(tables=1, players=9),))).code == "break.load"


def test_nothing_is_proposed_where_tables_are_even() -> None:
    assert proposals(Night(tables=full(9, 9, 8)).state) == ()


def test_closed_seats_make_no_table_short() -> None:
    night = Night(tables=full(9, 6))
    for seat in (7, 8, 9):
        night.order(CloseSeat(table=2, seat=seat))
    assert "move" not in kinds(night)


def test_a_move_says_who_where_why_and_by_which_rule() -> None:
    night = Night(tables=full(9, 6))
    night.button(1, 4, coming=True)
    night.button(2, 1, coming=True)
    step = proposals(night.state)[0]
    assert (step.kind, step.needs) == ("move", ())
    assert tuple(map(str, step.reasons[1:])) == (
        "P106 would be big blind on the next hand at table 1",
        "seat 7 is due soonest for the big blind at table 2",
    )
    assert {"11-A", "11-C"} <= set(step.cites)
    night.order(step.orders[0])
    assert night.state.of(Entrants).entry(106).moves == 1
    moved = night.state.of(Entrants).entry(106)
    assert (moved.table, moved.seat, moved.last) == (2, 7, (1, 6))


def test_a_button_told_a_while_ago_is_asked_for_again() -> None:
    night = Night(tables=full(9, 6))
    night.button(1, 4)
    night.button(2, 1)
    assert proposals(night.state, START + 60_000)[0].needs == ()
    assert proposals(night.state, START + 600_000)[0].needs == (ButtonOf(1), ButtonOf(2))
    night.at += 600_000
    assert night.refused(Balance()).options == [1, 2]
    night.order(HandOver(table=1))  # hands are followed from here on
    assert night.refused(Balance()).options == [2]


def test_a_hand_dealt_counts_penalties_down() -> None:
    night = Night(tables=full(4))
    night.button(1, 4)
    night.order(Penalise(entry=102, offence="soft-play", penalty="missed hands", amount=2, reason="slow"))
    assert [type(one).__name__ for one in night.order(HandOver(table=1))] == ["HandServed", "ButtonMoved"]


def test_the_ledger_of_moves_is_shown() -> None:
    night = Night(tables=full(9, 6))
    night.button(1, 4, coming=True)
    night.button(2, 1, coming=True)
    night.order(Balance())
    night.out(101, 102, 103, 104)
    night.button(1, 9, coming=True)
    night.button(2, 5, 6, 7, coming=True)
    moved = night.balance(Balance(giving=2, to=1))
    assert (moved.entry, str(moved.why[-1])) == (106, "moved once before")


def test_locked_players_are_passed_over() -> None:
    night = Night(tables=full(9, 6))
    night.button(1, 4, coming=True)
    night.button(2, 1, coming=True)
    night.order(LockSeat(player="p106", hard=True, why="runs the laptop"))
    moved = night.balance(Balance())
    assert (moved.left, "locked" in str(moved.why[0])) == (7, True)


def test_where_the_book_is_silent_the_director_says_which_of_two_short_tables() -> None:
    night = Night(tables=full(9, 6, 6), book="tda-2024")
    for table in (1, 2, 3):
        night.button(table, 4, coming=True)
    asked = night.refused(Balance()).question
    assert asked is not None
    assert (asked.field, sorted(asked.values)) == (("to",), [2, 3])
    assert {one.book for one in asked.others} == {"apl-korea-2023"}
    step = next(step for step in proposals(night.state) if step.kind == "move")
    assert sorted(one.to for one in step.orders) == [2, 3]  # type: ignore[attr-defined]
    night.order(answered(Balance(), asked, 3))
    assert night.sizes() == [8, 6, 7]
    assert night.order(Balance())  # one table is the shortest now: there is nothing to choose


def test_somebody_kept_apart_is_sent_to_another_short_table() -> None:
    night = Night(tables=full(9, 6, 6))
    for table in (1, 2, 3):
        night.button(table, 4, coming=True)
    first = next(step for step in proposals(night.state) if step.kind == "move")
    to = first.orders[0].to  # type: ignore[attr-defined]
    night.order(KeepApart(players=("p106", f"p{to}02"), why="married"))
    second = next(step for step in proposals(night.state) if step.kind == "move")
    assert second.orders[0].to == 5 - to  # type: ignore[attr-defined]


def test_a_halt_is_proposed_with_its_waiver() -> None:
    night = Night(tables=full(9, 9))
    night.out(207, 208, 209)
    step = proposals(night.state)[0]
    assert (step.kind, step.needs, step.orders) == ("halt", (ButtonOf(2),), ())
    night.button(2, 4)
    step = proposals(night.state)[0]
    assert isinstance(step.orders[0], WaiveHalt)
    assert "11-D" in step.cites


def test_after_the_final_table_nothing_is_broken_or_moved() -> None:
    night = Night(tables=full(5, 4))
    night.button(1, 2)
    night.order(FinalTable(choices={"seating.final_redraw": False}))
    assert proposals(night.state) == ()
    assert night.refused(BreakTable()).code == "break.seats"
    assert len(night.seats.at) <= 1


def test_a_move_between_even_tables_needs_a_reason() -> None:
    night = Night(tables=full(8, 7))
    night.button(1, 4)
    night.button(2, 1)
    assert night.refused(Balance()).field == "why"
    assert night.balance(Balance(why="a wheelchair needs the space")).to == 2


def test_a_redraw_spreads_everybody_anew() -> None:
    night = Night(tables=full(7, 5))
    night.button(1, 2)
    night.order(Redraw(why="last two tables"))
    assert sorted(night.sizes()) == [6, 6]
    assert not night.seats.at


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Balance(giving=1, to=1), "balance.same"),
        (Balance(entry=999), "entry.unknown"),
        (Balance(to=7), "table.unknown"),
        (Balance(seat=1), "seat.not-free"),
        (Balance(giving=1, to=2, entry=201, seat=6, why="x"), "balance.not-there"),
        (ButtonAt(table=1, button=12), "seat.unknown"),
        (ButtonAt(table=9, button=1), "table.unknown"),
        (ButtonAt(table=2, button=5, big_blind=1), "button.small-blind"),
        (HandOver(table=2), "button.unknown"),
        (FinalTable(choices={"seating.final_redraw": True}), "final.too-many"),
    ],
)
def test_bad_orders_are_refused_with_a_code(order: object, code: str) -> None:
    night = Night(tables=full(9, 5))
    night.button(1, 4)
    refusal = night.refused(order)  # type: ignore[arg-type]
    assert refusal.code == code
    assert refusal.field


def big_field() -> Night:
    """Ten thousand players drawn to their seats; one table has lost four."""
    night = Night()
    for number in range(1, 10_006):
        APPLIERS[Registered](night.state, Registered(entry=number, player=str(number), name=str(number), chips=100))
    for what in decide(night.state, DrawSeats(), Context(at=START, seed=SEED)):
        APPLIERS[type(what)](night.state, what)
    entrants = night.state.of(Entrants)
    short = min(entrants.by_size[8])
    gone = [entry for entry in entrants.table(short).seats.values() if entry is not None][:4]
    for entry in gone:
        APPLIERS[StatusChanged](night.state, StatusChanged(entry=entry, status="out"))
    for table in (giving_table(night.state, Inquiry(night.state.policy)) or 0, short):
        button = ButtonAt(table=table, button=entrants.table(table).taken[0])
        for what in decide(night.state, button, Context(at=START)):
            APPLIERS[type(what)](night.state, what)
    return night


def test_decisions_are_quick_with_ten_thousand_players() -> None:
    night = big_field()
    night.state.of(Seats).break_loads[1_112] = 9_990  # the house breaks a little later
    context = Context(at=START, seed=SEED)
    assert [step.kind for step in proposals(night.state)] == ["halt", "move"]
    number = giving_table(night.state, Inquiry(night.state.policy))
    assert number is not None
    for ask in (
        lambda: proposals(night.state),
        lambda: decide(night.state, Balance(), context),
        lambda: decide(night.state, HandOver(table=number), context),
    ):
        times = []
        for _ in range(15):
            began = time.perf_counter()
            ask()
            times.append(time.perf_counter() - began)
        assert statistics.median(times) < 0.004  # slack for a busy machine; well under a millisecond alone
