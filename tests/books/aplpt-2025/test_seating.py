"""The tour's clauses on seats and balancing: 3.1, 3.7, 3.9.6(g), 4.2 and 4.3."""

from __future__ import annotations

import json

import msgspec
import pytest

from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import PapersShown
from cardspeak.tournament.log import Event
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.button import ButtonAt, HandOver
from cardspeak.tournament.seats.button_draw import ButtonDrawn, DrawButton
from cardspeak.tournament.seats.final import FinalTable
from cardspeak.tournament.seats.halting import halt
from cardspeak.tournament.seats.new_table import NewTableFilled, OpenTable
from cardspeak.tournament.seats.people import KeepApart
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, LateSeatDrawn, SeatLate, SeatsDrawn, TakeSeat
from cardspeak.tournament.seats.sizes import KeepEven, SizeTables, TablesSized, tables_needed, tolerance
from tests.tournament.seats.kit import Night, full

BOOK = "aplpt-2025"


@pytest.mark.rule("aplpt-2025", "3.1")
def test_as_many_tables_as_the_entries_need() -> None:
    night = Night(BOOK, entries=19)
    assert tables_needed(night.state, 18) == 2
    night.order(DrawSeats())
    assert sorted(night.sizes()) == [6, 6, 7]


@pytest.mark.rule("aplpt-2025", "3.7.1")
def test_seats_are_drawn_by_the_computer() -> None:
    night = Night(BOOK, entries=5)
    drawn = next(one for one in night.order(DrawSeats()) if isinstance(one, SeatsDrawn))
    assert "3.7.1" in drawn.cites
    assert drawn.label == "seats 1"
    assert night.refused(TakeSeat(entry=1, table=1, seat=9)).rule == "3.7.1"


@pytest.mark.rule("aplpt-2025", "3.7.2")
def test_the_director_settles_how_many_sit_at_a_table() -> None:
    night = Night(BOOK, entries=14)
    refusal = night.refused(SizeTables(seats=1))
    assert (refusal.rule, refusal.limits) == ("3.7.2", {"min": 2, "max": 12})
    (sized,) = night.order(SizeTables(seats=7))
    assert isinstance(sized, TablesSized)
    assert sized.cites == ("3.7.2",)
    night.order(DrawSeats())
    assert night.sizes() == [7, 7]


@pytest.mark.rule("aplpt-2025", "3.7.3")
def test_seat_one_is_left_of_the_dealer() -> None:
    for dealers in (True, False):
        night = Night(BOOK, entries=5, dealers=dealers)
        drawn = next(one for one in night.order(DrawSeats()) if isinstance(one, SeatsDrawn))
        assert ("3.7.3" in drawn.cites) == dealers


@pytest.mark.rule("aplpt-2025", "3.7.5")
def test_relatives_sit_at_different_tables_or_apart_at_the_final_table() -> None:
    night = Night(BOOK, full(4, 5))
    night.order(KeepApart(players=("p101", "p202"), why="brothers"))
    assert night.refused(KeepApart(players=("p101", "p203"), by="staff", why="friends")).rule == "3.7.5"
    happened = night.order(FinalTable(choices={"seating.final_redraw": True}, separate=True))
    assert "3.7.5" in happened[0].cites  # type: ignore[attr-defined]
    seats = sorted((night.where(101)[1] or 0, night.where(202)[1] or 0))
    assert seats[1] - seats[0] not in (1, 8)


@pytest.mark.rule("aplpt-2025", "3.9.6(g)")
def test_a_re_entry_goes_to_another_table_then_another_seat_then_the_same() -> None:
    night = Night(BOOK, {1: range(1, 9), 2: range(1, 9)}, seats=9)
    night.out(105)
    night.register(1, "p105", kind="re-entry")
    drawn = next(one for one in night.order(SeatLate(entry=1)) if isinstance(one, LateSeatDrawn))
    assert (drawn.table, drawn.seat, drawn.tier) == (2, 9, "other table")
    assert "3.9.6(g)" in drawn.cites
    night.out(106)
    night.register(2, "p106", kind="re-entry")
    drawn = next(one for one in night.order(SeatLate(entry=2)) if isinstance(one, LateSeatDrawn))
    assert (drawn.table, drawn.tier) == (1, "other seat")
    assert drawn.seat != 6
    lone = Night(BOOK, {1: range(1, 10)}, seats=9)
    lone.out(104)
    lone.register(1, "p104", kind="re-entry")
    drawn = next(one for one in lone.order(SeatLate(entry=1)) if isinstance(one, LateSeatDrawn))
    assert (drawn.seat, drawn.tier) == (4, "same seat")


@pytest.mark.rule("aplpt-2025", "4.2")
def test_a_break_is_suggested_and_the_director_confirms() -> None:
    night = Night(BOOK, full(6, 6, 6))
    step = proposals(night.state)[0]
    assert step.kind == "break"
    assert "4.2" in step.cites
    night.order(step.orders[0])
    assert night.sizes() == [9, 9]


@pytest.mark.rule("aplpt-2025", "4.3")
def test_the_director_may_balance_in_another_way_with_a_reason() -> None:
    night = Night(BOOK, full(9, 6))
    night.button(1, 1)
    night.button(2, 1)
    refusal = night.refused(Balance(entry=107))
    assert (refusal.field, refusal.rule) == ("why", "4.3")
    moved = night.balance(Balance(entry=107, why="asked to move"))
    assert (moved.entry, moved.varied) == (107, True)
    assert "4.3" in moved.cites


@pytest.mark.rule("aplpt-2025", "4.3.1")
def test_two_players_of_difference_are_fine_until_the_last_stages() -> None:
    night = Night(BOOK, full(9, 7))
    allowed = tolerance(night.state)
    assert allowed is not None
    assert (allowed.players, allowed.cites) == (2, ("4.3.1",))
    assert not [step for step in proposals(night.state) if step.kind == "move"]
    night.order(KeepEven(late=True))
    assert [step for step in proposals(night.state) if step.kind == "move"]
    three = Night(BOOK, full(9, 6))
    assert [step for step in proposals(three.state) if step.kind == "move"]


@pytest.mark.rule("aplpt-2025", "4.3.1")
def test_the_console_proposes_a_move_once_tables_differ_by_more() -> None:
    night = Night(BOOK, full(9, 6), games=("NLHE",))
    for entry in night.state.of(Entrants).entries:
        night.happen(PapersShown(entry=entry, shown=("valid-id",)))
    night.order(StartClock())
    night.button(1, 4)
    night.button(2, 1)
    parts = dict(each_part(Seen(Event(night.event.log, "tour"), night.at), "staff"))
    told = json.loads(msgspec.json.encode(parts["advice"]))
    (move,) = [one for one in told if one["kind"] == "move"]
    assert "4.3.1" in move["cites"]


@pytest.mark.rule("aplpt-2025", "4.3.2")
def test_a_table_three_short_stops_when_the_core_rule_says_so() -> None:
    night = Night(BOOK, full(9, 9))
    night.out(207, 208, 209)
    night.button(2, 1)
    found = halt(night.state, 2)
    assert found is not None
    assert (found.armed, found.stops) == (True, False)
    assert found.cites[:2] == ("11-D", "4.3.2")
    night.button(2, 4)
    assert night.refused(HandOver(table=2)).code == "table.halted"


@pytest.mark.rule("aplpt-2025", "4.3.3")
def test_the_next_big_blind_takes_the_seat_closest_to_the_big_blind() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 4, 5, 7, 8]})
    night.button(1, 4, coming=True)
    night.button(2, 2, 4, 5, coming=True)
    moved = night.balance(Balance())
    assert (moved.left, moved.seat) == (6, 6)
    assert "4.3.3" in moved.cites


@pytest.mark.rule("aplpt-2025", "4.3.5")
def test_a_mover_is_dealt_in_anywhere_but_between_button_and_small_blind() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 4, 5, 6, 7, 8]})
    night.button(1, 4, coming=True)
    night.button(2, 2, 4, 5, coming=True)
    moved = night.balance(Balance(seat=3, why="the only chair left"))
    assert moved.dealt_in is False
    assert "4.3.5" in moved.cites
    night.order(HandOver(table=2))
    assert 3 in night.seats.at[2].positions.waiting
    night.order(HandOver(table=2))
    assert 3 in night.seats.at[2].positions.dealt_in


@pytest.mark.rule("aplpt-2025", "4.3.6")
def test_a_new_table_takes_the_next_big_blind_of_each_table_in_drawn_seats() -> None:
    night = Night(BOOK, full(9, 9, 9))
    refusal = night.refused(OpenTable(fill=True))
    assert (refusal.code, refusal.rule, refusal.options) == ("button.unknown", "4.3.6", [1, 2, 3])
    buttons = tuple(ButtonAt(table=table, button=table, coming=True) for table in (1, 2, 3))
    filled = next(one for one in night.order(OpenTable(fill=True, buttons=buttons)) if isinstance(one, NewTableFilled))
    assert {one.entry for one in filled.drawn} == {103, 204, 305}
    assert filled.cites == ("4.3.6",)
    assert night.sizes() == [8, 8, 8, 3]
    (drawn,) = night.order(DrawButton(table=4))
    assert isinstance(drawn, ButtonDrawn)


@pytest.mark.rule("aplpt-2025", "4.3.6")
def test_other_movers_to_a_new_table_need_a_reason() -> None:
    night = Night(BOOK, full(9, 9))
    assert night.refused(OpenTable(fill=True, entries=(101, 201))).rule == "4.3.6"
    night.order(OpenTable(fill=True, entries=(101, 201), why="volunteers"))
    assert night.sizes() == [8, 8, 2]
    assert (
        night.refused(BreakTable(table=3, choices={"seating.break_seats": "host-assigns"})).code == "choice.by-the-book"
    )
