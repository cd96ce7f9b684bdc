"""The draw of seats: fair, level, checkable, with locks, closed seats and people kept apart."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.question import answered
from cardspeak.tournament.core import Context, State
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatClosed, TableOpened
from cardspeak.tournament.log import derive
from cardspeak.tournament.seats.breaking import BreakTable, TableBroken
from cardspeak.tournament.seats.breaks_planned import BreaksPlanned, PlanBreaks
from cardspeak.tournament.seats.button_draw import ButtonDrawn, DrawButton
from cardspeak.tournament.seats.correcting import Separate
from cardspeak.tournament.seats.drawing import Room, draw_seats, level
from cardspeak.tournament.seats.final import FinalTable, FinalTableSet, Redraw, Redrawn
from cardspeak.tournament.seats.new_table import OpenTable
from cardspeak.tournament.seats.people import CloseSeat, KeepApart, LockSeat
from cardspeak.tournament.seats.seating import DrawSeats, LateSeatDrawn, SeatLate, SeatsDrawn
from tests.tournament.seats.kit import SEED, START, Night, full


def test_every_seat_is_as_likely() -> None:
    rooms = [Room(1, 0, (1, 2, 3)), Room(2, 0, (1, 2, 3))]
    seats: Counter[tuple[int, int]] = Counter()
    for draw in range(3_000):
        drawn = draw_seats(Chance(SEED, f"draw {draw}"), [7, 8, 9, 10], rooms)
        seats.update((one.table, one.seat) for one in drawn if one.entry == 7)
    assert all(400 < count < 600 for count in seats.values())
    assert len(seats) == 6


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.integers(1, 60), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_a_draw_levels_the_tables_and_gives_each_seat_once(sizes: list[int], count: int, salt: int) -> None:
    rooms = [Room(number, size, tuple(range(size + 1, 10))) for number, size in enumerate(sizes, 1)]
    free = sum(len(room.free) for room in rooms)
    drawn = draw_seats(Chance(SEED, str(salt)), list(range(count)), rooms)
    assert len(drawn) == min(count, free)
    assert len({(one.table, one.seat) for one in drawn}) == len(drawn)
    assert len({one.entry for one in drawn}) == len(drawn)
    after = Counter(one.table for one in drawn)
    grown = [size + after[number] for number, size in enumerate(sizes, 1) if after[number]]
    open_still = [size + after[number] for number, size in enumerate(sizes, 1) if size + after[number] < 9]
    assert not grown or not open_still or max(grown) <= min(open_still) + 1
    assert sum(level(rooms, count, {}).values()) == len(drawn)


def test_locks_and_closed_seats_are_kept_in_the_draw() -> None:
    night = Night(entries=20)
    night.happen(TableOpened(table=1, seats=9), TableOpened(table=2, seats=9), TableOpened(table=3, seats=9))
    night.order(CloseSeat(table=2, seat=5))
    night.order(LockSeat(player="p7", table=3, seat=4, hard=True, why="wheelchair"))
    night.order(LockSeat(player="p8", table=1, why="deals"))
    night.order(DrawSeats())
    assert night.where(7) == (3, 4)
    assert night.where(8)[0] == 1
    assert night.table(2).seats[5] is None
    assert sorted(night.sizes()) == [6, 7, 7]


def test_relatives_never_draw_the_same_table() -> None:
    night = Night(entries=27)
    for other in range(2, 9):
        night.order(KeepApart(players=("p1", f"p{other}"), by="director", why="family"))
    night.order(DrawSeats())
    table = night.where(1)[0]
    assert all(night.where(other)[0] != table for other in range(2, 9))
    assert sorted(night.sizes()) == [9, 9, 9]


def test_those_who_cannot_be_kept_apart_are_named() -> None:
    night = Night(entries=4)
    night.order(KeepApart(players=("p1", "p2"), why="family"))
    drawn = next(one for one in night.order(DrawSeats()) if isinstance(one, SeatsDrawn))
    assert set(drawn.together) == {1, 2}
    assert night.refused(Separate(entry=1)).code == "seat.none-free"
    night.order(KeepApart(players=("p1", "p2"), why="made up", apart=False))
    assert night.refused(KeepApart(players=("p1", "p2"), why="twice", apart=False)).code == "seats.not-apart"


def test_a_late_entry_goes_to_the_shortest_table() -> None:
    night = Night(tables={1: range(1, 9), 2: range(1, 6), 3: range(1, 7)}, entries=3)
    night.order(SeatLate(entry=1))
    assert night.where(1)[0] == 2
    night.order(SeatLate(entry=2))
    assert sorted(night.sizes()) == [6, 7, 8]
    assert night.refused(SeatLate(entry=2)).code == "seat.has-one"


def test_with_every_seat_taken_a_late_entry_waits_or_a_table_is_opened() -> None:
    night = Night(tables=full(9), entries=1)
    asked = night.refused(SeatLate(entry=1)).question
    assert asked is not None
    assert (asked.field, asked.values) == (("open_table",), [True])
    night.order(OpenTable(seats=6, closed=(2,)))
    night.order(SeatLate(entry=1))
    assert night.where(1)[0] == 2
    assert night.where(1)[1] != 2
    assert night.refused(OpenTable(table=2)).code == "table.open"


def test_a_director_who_is_asked_opens_a_table_with_the_same_order() -> None:
    night = Night(tables=full(9), entries=1)
    opened, drawn, _ = night.order(SeatLate(entry=1, open_table=True))
    assert isinstance(opened, TableOpened)
    assert isinstance(drawn, LateSeatDrawn)
    assert (opened.table, drawn.table) == (2, 2)
    assert night.where(1) == (2, drawn.seat)
    before = derive(night.event.log[:-2]).state
    assert not list(drawn.drawn_wrong(before, lambda label: Chance(SEED, label)))


def test_in_a_full_room_nothing_is_asked() -> None:
    night = Night(tables=full(9), entries=1)
    created = night.state.created
    assert created is not None
    night.state.created = msgspec.structs.replace(created, setup=msgspec.structs.replace(created.setup, tables=1))
    refused = night.refused(SeatLate(entry=1))
    assert (refused.said.code, refused.question) == ("seat.none-free/room-full", None)


def happenings_of(night: Night) -> list[tuple[State, object]]:
    """Everything that was drawn, with the state before it."""
    found: list[tuple[State, object]] = []
    for number, entry in enumerate(night.event.log):
        if hasattr(entry.what, "drawn_wrong"):
            found.append((derive(night.event.log[:number]).state, entry.what))
    return found


def drawing_night() -> Night:
    night = Night(tables={1: [], 2: [], 3: []}, entries=12)
    night.order(DrawSeats())
    night.order(DrawButton(table=1, choices={"button.draw": "high-card"}))
    night.register(30)
    night.order(SeatLate(entry=30))
    night.order(BreakTable())
    night.order(Redraw(why="the director wants it"))
    night.out(*range(1, 6))
    night.order(FinalTable(choices={"seating.final_redraw": True}))
    return night


def test_a_director_who_wants_no_cards_draws_a_seat() -> None:
    night = Night(tables=full(9), book="tda-2015")
    asked = night.refused(DrawButton(table=1)).question
    assert asked is not None
    assert asked.values == ["high-card", "any-draw"]
    (drawn,) = night.order(DrawButton(table=1, choices={"button.draw": "any-draw"}))
    assert isinstance(drawn, ButtonDrawn)
    assert (drawn.cards, drawn.cites) == ((), ())
    [(before, _)] = happenings_of(night)
    assert not list(drawn.drawn_wrong(before, lambda label: Chance(SEED, label)))
    elsewhere = msgspec.structs.replace(drawn, button=drawn.button % 9 + 1)
    assert list(elsewhere.drawn_wrong(before, lambda label: Chance(SEED, label)))


@pytest.mark.parametrize(("ties", "button"), [("suit", 3), ("first-dealt", 2)])
def test_equal_cards_are_told_apart_as_the_director_says_where_the_book_is_silent(ties: str, button: int) -> None:
    night = Night(tables=full(3), book="tda-2015")
    cards = ((1, "2c"), (2, "Kc"), (3, "Ks"))
    order = DrawButton(table=1, cards=cards, choices={"button.draw": "high-card"})
    asked = night.refused(order).question
    assert asked is not None
    assert asked.setting == "button.draw_ties"
    (drawn,) = night.order(answered(order, asked, ties))
    assert isinstance(drawn, ButtonDrawn)
    assert (drawn.button, drawn.ties) == (button, ties)
    [(before, _)] = happenings_of(night)
    assert not list(drawn.drawn_wrong(before, lambda label: Chance(SEED, label)))


def test_every_draw_can_be_run_again_and_a_forged_one_is_found() -> None:
    drawn = happenings_of(drawing_night())
    kinds = {type(what) for _, what in drawn}
    assert kinds == {SeatsDrawn, BreaksPlanned, ButtonDrawn, LateSeatDrawn, TableBroken, Redrawn, FinalTableSet}
    for before, what in drawn:
        assert list(what.drawn_wrong(before, lambda label: Chance(SEED, label))) == []  # type: ignore[attr-defined]
        forged = [lambda label, k=k: Chance(b"another seed of length %d" % k, label) for k in range(9)]
        assert any(list(what.drawn_wrong(before, chance)) for chance in forged)  # type: ignore[attr-defined]


def test_a_draw_needs_the_sealed_seed() -> None:
    night = Night(entries=4)
    with pytest.raises(Refusal, match="sealed"):
        night.event.order(DrawSeats(), Context(at=START))
    with pytest.raises(Refusal, match="not the seed"):
        night.event.order(DrawSeats(), Context(at=START, seed=b"another seed of length"))
    assert night.sizes() == []


def test_striking_out_a_draw_and_drawing_again_gives_the_same_seats() -> None:
    night = Night(entries=12)
    before = len(night.event.log)
    night.order(DrawSeats())
    seats = {entry: night.where(entry) for entry in range(1, 13)}
    derived = night.event.strike(range(before + 1, len(night.event.log) + 1), Context(at=START), "test")
    assert derived.conflicts == ()
    night.event.correct(derived)
    night.order(DrawSeats())
    assert {entry: night.where(entry) for entry in range(1, 13)} == seats


def test_a_draw_with_somebody_who_was_struck_out_counts_for_nobody() -> None:
    night = Night(entries=12)
    drawn = len(night.event.log) + 1
    night.order(DrawSeats())
    correction = night.event.strike([5], Context(at=START), "registered twice")
    assert [one.order for one in correction.conflicts] == [drawn]
    assert not correction.state.of(Entrants).open_tables()
    night.event.correct(correction)
    night.order(DrawSeats())
    assert sum(table.players for table in night.state.of(Entrants).open_tables()) == 11


def test_the_break_order_is_drawn_before_play_and_changed_only_for_a_reason() -> None:
    night = Night(entries=27)
    planned = next(one for one in night.order(DrawSeats()) if isinstance(one, BreaksPlanned))
    assert sorted(planned.order) == [1, 2, 3]
    assert night.refused(PlanBreaks(order=(1, 2))).limits["tables"] == [1, 2, 3]
    night.order(PlanBreaks(order=(3, 2, 1)))
    assert night.seats.break_order == (3, 2, 1)


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (CloseSeat(table=1, seat=3), "seat.taken"),
        (CloseSeat(table=1, seat=12), "seat.unknown"),
        (CloseSeat(table=1, seat=8, closed=False), "seat.as-it-is"),
        (CloseSeat(table=7, seat=1), "table.unknown"),
        (LockSeat(player="nobody", why="x"), "player.unknown"),
        (LockSeat(player="p101", why=""), "seats.reason"),
        (LockSeat(player="p101", seat=4, why="x"), "seat.no-table"),
        (LockSeat(player="p101", why="x", locked=False), "seat.not-locked"),
        (KeepApart(players=("p101", "p101"), by="staff", why="x"), "player.same"),
        (KeepApart(players=("p101", "who"), by="staff", why="x"), "player.unknown"),
        (SeatLate(entry=999), "entry.unknown"),
        (BreakTable(table=9), "table.unknown"),
        (OpenTable(seats=1), "table.size"),
        (OpenTable(seats=6, closed=(8,)), "table.size"),
        (Redraw(why=" "), "seats.reason"),
        (PlanBreaks(final=1), "final.size"),
        (DrawButton(table=1, cards=((1, "Ks"),)), "draw.missing"),
    ],
)
def test_bad_orders_are_refused_with_a_code(order: object, code: str) -> None:
    night = Night("888pl", full(5))
    refusal = night.refused(order)  # type: ignore[arg-type]
    assert refusal.code == code
    assert refusal.field


def test_every_happening_survives_the_log() -> None:
    for entry in drawing_night().event.log:
        text = msgspec.json.encode(entry.what)
        assert msgspec.json.decode(text, type=type(entry.what)) == entry.what
    assert isinstance(SeatClosed(table=1, seat=1), SeatClosed)


def test_ten_thousand_players_are_drawn() -> None:
    night = Night()
    entrants = night.state.of(Entrants)
    from cardspeak.tournament.core import APPLIERS
    from cardspeak.tournament.happenings import Registered

    for number in range(1, 10_001):
        APPLIERS[Registered](night.state, Registered(entry=number, player=str(number), name=str(number), chips=100))
    assert len(entrants.entries) == 10_000
    night.order(DrawSeats())
    assert {table.players for table in entrants.open_tables()} == {8, 9}
