"""How full the tables are: who is short, by how much tables may differ, who is fullest. Running counts, so that nothing is counted again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.settings.balancing import (
    CLOSER_LATER,
    FEW_TABLES,
    FEW_TABLES_TOLERANCE,
    HALT_SHORT_BY,
    LATE_TOLERANCE,
    PROCEDURE,
    TOLERANCE,
)
from cardspeak.books.settings.seating import TABLE_SIZE
from cardspeak.errors import Unlawful
from cardspeak.limits import SmallCount
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides, must_hold
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.seats.memory import Seats
from cardspeak.words import Message, message

MOST_SEATS = 12
"""No table has more: one more than the longest that an event is set up with, for a final table."""


class Tolerance(msgspec.Struct, frozen=True):
    """By how many players tables may differ, and what says so."""

    players: int
    why: Message
    cites: tuple[str, ...] = ()


class KeepEven(Order, frozen=True, kw_only=True):
    """Set how closely tables are balanced and when a short table stops; what is left out stays as it is."""

    tolerance: SmallCount | None = None
    halt_at: SmallCount | None = None
    late: bool | None = None
    fast: bool | None = None
    why: str = ""


class EvennessSet(Happening, frozen=True, kw_only=True, tag="evenness-set"):
    """How closely tables are kept even from now on."""

    tolerance: int | None = None
    halt_at: int | None = None
    late: bool | None = None
    fast: bool | None = None
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.tolerance is None else "tolerance")


class SizeTables(Order, frozen=True, kw_only=True):
    """Set the number of seats per table for later draws and tables."""

    seats: int


class TablesSized(Happening, frozen=True, kw_only=True, tag="tables-sized"):
    """How many play at a table from now on."""

    seats: int
    cites: tuple[str, ...] = ()


def seats_each(state: State) -> int:
    """How many play at a full table."""
    return state.of(Seats).seats_each or state.setup.seats_per_table


def tables_needed(state: State, players: int) -> int:
    """How many tables so many players need."""
    return -(-players // seats_each(state))


def seated(state: State) -> int:
    """How many players have a seat."""
    return sum(size * len(tables) for size, tables in state.of(Entrants).by_size.items())


def tables_open(state: State) -> int:
    """How many tables are in use."""
    return sum(map(len, state.of(Entrants).by_size.values()))


def tables_played(state: State) -> int:
    """How many tables somebody sits at."""
    return sum(len(tables) for size, tables in state.of(Entrants).by_size.items() if size)


def sizes_played(state: State) -> list[int]:
    """How many sit at the tables that somebody sits at, the fewest first."""
    return sorted(size for size in state.of(Entrants).by_size if size)


def free_seats(state: State) -> int:
    """Open seats at all tables: what the tables hold less who sits there."""
    return sum(open_seats(table) for size in state.of(Entrants).by_size for table in tables_of(state, size))


def seats_to_give(state: State) -> int | None:
    """Seats that could be given out, with every table the room has; None where there are as many as needed."""
    if not state.setup.tables:
        return None
    return free_seats(state) + max(0, state.setup.tables - tables_open(state)) * seats_each(state)


def open_seats(table: EventTable) -> int:
    """How many seats of a table somebody could take."""
    return len(table.seats) - len(table.closed) - table.players


def fullest(state: State) -> int:
    """How many sit at the fullest table."""
    return max(state.of(Entrants).by_size, default=0)


def another_table(state: State) -> bool:
    """Whether the room has a table that is not in use."""
    return not state.setup.tables or len(state.of(Entrants).open_tables()) < state.setup.tables


def tables_of(state: State, size: int) -> Iterator[EventTable]:
    """The tables in use with so many players."""
    entrants = state.of(Entrants)
    return (entrants.tables[number] for number in entrants.by_size.get(size, ()))


def shortest_with_a_seat(state: State) -> int | None:
    """The fewest players at a table that has a seat free; a table nobody sits at yet does not count."""
    for size in sorted(state.of(Entrants).by_size):
        if size and any(open_seats(table) for table in tables_of(state, size)):
            return size
    return None


def tolerance(state: State) -> Tolerance | None:
    """By how many players tables may differ now; None where nothing says so."""
    seats = state.of(Seats)
    if seats.tolerance is not None:
        return Tolerance(seats.tolerance, message("seats.limit-settled-by-director"), state.policy.rules(CLOSER_LATER))
    late, few = state.policy.value(LATE_TOLERANCE), state.policy.value(FEW_TABLES)
    if seats.late and late is not None:
        return Tolerance(late, message("seats.limit-in-last-stages"), state.policy.rules(LATE_TOLERANCE))
    few_tolerance = state.policy.value(FEW_TABLES_TOLERANCE)
    if few is not None and few_tolerance is not None and tables_open(state) <= few:
        why = message("seats.limit-for-few-tables", tables=few)
        return Tolerance(few_tolerance, why, state.policy.rules(FEW_TABLES_TOLERANCE))
    usual = state.policy.value(TOLERANCE)
    if usual is not None:
        return Tolerance(usual, message("seats.limit-by-the-book"), state.policy.rules(TOLERANCE))
    halt = state.policy.value(HALT_SHORT_BY)
    if halt is None:
        return None
    return Tolerance(halt - 1, message("seats.limit-from-table-halt", short=halt), state.policy.rules(HALT_SHORT_BY))


@decides(KeepEven)
def _keep_even(state: State, order: KeepEven, _context: Context) -> Iterator[Happening]:
    if order.tolerance is not None:
        _check_tolerance(state, order.tolerance)
    if order.halt_at is not None and order.halt_at < 1:
        raise Unlawful(
            "balance.halt", field="halt_at", value=order.halt_at,
            limits={"min": 1},
        )  # fmt: skip
    yield EvennessSet(
        tolerance=order.tolerance, halt_at=order.halt_at, late=order.late, fast=order.fast,
        cites=state.policy.rules(CLOSER_LATER) or state.policy.rules(TOLERANCE),
    )  # fmt: skip


def _check_tolerance(state: State, wanted: int) -> None:
    if wanted < 1:
        raise Unlawful(  # players cannot always be shared out evenly
            "balance.tolerance", field="tolerance", value=wanted,
            limits={"min": 1}, rule=state.policy.rule(CLOSER_LATER, TOLERANCE),
        )  # fmt: skip
    book = state.policy
    if book.has(TOLERANCE) and not book.has(PROCEDURE) and not book.has(CLOSER_LATER):
        raise Unlawful(
            "balance.tolerance/fixed", field="tolerance", value=wanted,
            limits={"options": [state.policy.value(TOLERANCE), state.policy.value(FEW_TABLES_TOLERANCE)]},
            rule=state.policy.rule(TOLERANCE),
        )  # fmt: skip


@decides(SizeTables)
def _size_tables(state: State, order: SizeTables, _context: Context) -> Iterator[Happening]:
    if not 2 <= order.seats <= MOST_SEATS:
        raise Unlawful(
            "table.size", {"most_seats": MOST_SEATS}, field="seats", value=order.seats,
            limits={"min": 2, "max": MOST_SEATS}, rule=state.policy.rule(TABLE_SIZE),
        )  # fmt: skip
    yield TablesSized(seats=order.seats, cites=state.policy.rules(TABLE_SIZE))


@applies(TablesSized)
def _tables_sized(state: State, happening: TablesSized) -> None:
    state.of(Seats).seats_each = happening.seats


@applies(EvennessSet)
def _evenness_set(state: State, happening: EvennessSet) -> None:
    seats = state.of(Seats)
    for field in ("tolerance", "halt_at", "late", "fast"):
        value = getattr(happening, field)
        if value is not None:
            setattr(seats, field, value)


@must_hold
def sizes_are_counted_right(state: State) -> Iterator[Message]:
    """The running counts say what the seats say."""
    for size, tables in state.of(Entrants).by_size.items():
        for number in tables:
            table = state.of(Entrants).tables[number]
            if table.players != size or not table.open:
                yield message("broken.table-size", table=number, counted=size, players=table.players)
