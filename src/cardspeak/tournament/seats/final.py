"""The last tables: how many play at the final table, when it is formed, and redraws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.button import DRAW as BUTTON_DRAW
from cardspeak.books.settings.button import REDRAW_TABLES_LEFT
from cardspeak.books.settings.seating import (
    APART_AT_FINAL,
    DRAW,
    FINAL_EIGHT_HANDED,
    FINAL_MERGE,
    FINAL_MOST,
    FINAL_NINE_HANDED,
    FINAL_REDRAW,
    FINAL_SEVEN_HANDED,
    FINAL_SIX_HANDED,
    FINAL_SIZE,
)
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.happenings import SeatLeft, SeatTaken, TableClosed, TableOpened
from cardspeak.tournament.seats.button import ButtonGone
from cardspeak.tournament.seats.drawing import TRIES, DrawnSeat, Room, draw_seats, kept_apart
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.people import clash, need_reason
from cardspeak.tournament.seats.sizes import MOST_SEATS, seated, seats_each, tables_open
from cardspeak.words import Message, items, message

BY_TABLE_SIZE = {9: FINAL_NINE_HANDED, 8: FINAL_EIGHT_HANDED, 7: FINAL_SEVEN_HANDED, 6: FINAL_SIX_HANDED}
"""The setting for each kind of event."""


class FinalTable(Order, frozen=True, kw_only=True):
    """Combine the last tables into the final table."""

    size: int | None = None
    separate: bool = False
    why: str = ""


class FinalTableSet(Happening, frozen=True, kw_only=True, tag="final-table-set"):
    """The final table, and who drew which seat."""

    table: int
    size: int
    redraw: bool
    label: str
    kept: tuple[DrawnSeat, ...] = ()
    room: Room
    drawn: tuple[DrawnSeat, ...]
    """As the seats came out of the draw."""
    seats: tuple[DrawnSeat, ...]
    """Where everybody sits in the end."""
    keeps_button: bool = False
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:  # noqa: ARG002
        """Run the draw again."""
        again = draw_seats(chance(self.label), sorted(one.entry for one in self.drawn), [self.room])
        if tuple(again) != self.drawn or {one.seat for one in self.seats} != {
            one.seat for one in (*self.kept, *self.drawn)
        }:
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where everybody sits in the end."""
        return self.seats

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.seats))


class Redraw(Order, frozen=True, kw_only=True):
    """Redraw the seats of everybody at some tables, as the director decides."""

    tables: tuple[int, ...] = ()
    why: str


class Redrawn(Happening, frozen=True, kw_only=True, tag="redrawn"):
    """A draw of new seats for everybody at some tables."""

    label: str
    rooms: tuple[Room, ...]
    drawn: tuple[DrawnSeat, ...]
    seats: tuple[DrawnSeat, ...]
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Run the draw again."""
        again = draw_seats(chance(self.label), sorted(one.entry for one in self.drawn), self.rooms)
        placed, _ = kept_apart(chance(f"{self.label}: apart"), again, partial(clash, before), {})
        if tuple(again) != self.drawn or tuple(placed) != self.seats:
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where everybody sits in the end."""
        return self.seats

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.seats))


def final_sizes(state: State) -> tuple[int, ...]:
    """The sizes a final table may have under the book; none where there is no final table, as heads-up."""
    each, way = seats_each(state), state.policy.value(FINAL_SIZE)
    if each == 2:
        return ()
    if way == "one-more-than-table":
        most = state.policy.value(FINAL_MOST)
        return (each + 1 if most is None else min(each + 1, most),)
    setting = BY_TABLE_SIZE.get(each)
    if way == "by-table-size" and setting is not None:
        sizes = state.policy.value(setting)
        if sizes:
            return tuple(int(size) for size in sizes)
    return (state.of(Seats).final_size or each,)  # what the host has entered


def size_rules(state: State) -> tuple[str, ...]:
    """The rules behind the size of the final table."""
    setting = BY_TABLE_SIZE.get(seats_each(state))
    sizes = () if setting is None else state.policy.rules(setting)
    return tuple(dict.fromkeys((*state.policy.rules(FINAL_SIZE), *sizes, *state.policy.rules(FINAL_MERGE))))


def final_due(state: State) -> int | None:
    """The size of the final table that can be formed now; None while more players are left, or it stands already."""
    if tables_open(state) < 2 or state.of(Seats).final_table is not None:
        return None
    left = seated(state)
    fitting = [size for size in final_sizes(state) if left <= size + _early(state)]
    return min(fitting, default=None)


def _early(state: State) -> int:
    """One more player than the final table has places, where tables merge before the next elimination."""
    return 1 if state.policy.value(FINAL_MERGE) == "at-once" else 0


@decides(FinalTable)
def _final_table(state: State, order: FinalTable, context: Context) -> Iterator[Happening]:
    entrants, seats = state.of(Entrants), state.of(Seats)
    tables = sorted(entrants.open_tables(), key=lambda table: seats.rank(table.number))
    redraw = _redraws(state, order)
    size = _size(state, order)
    final = tables[-1]
    kept = (
        []
        if redraw
        else [DrawnSeat(entry, final.number, seat) for seat, entry in final.seats.items() if entry and seat <= size]
    )
    staying = {one.entry for one in kept}
    entries = [
        entry for table in tables for entry in table.seats.values() if entry is not None and entry not in staying
    ]
    taken = {one.seat for one in kept}
    room = Room(final.number, len(kept), tuple(seat for seat in range(1, size + 1) if seat not in taken))
    label = "final table"
    drawn = draw_seats(chance_of(state, context, label), sorted(entries), [room])
    placed = _separated(state, context, [*kept, *drawn], size) if order.separate else [*kept, *drawn]
    cites = (*size_rules(state), *state.policy.rules(FINAL_REDRAW), *state.policy.rules(DRAW))
    cites += state.policy.rules(APART_AT_FINAL) if order.separate else ()
    again = state.policy.value(REDRAW_TABLES_LEFT) or ()
    yield FinalTableSet(
        table=final.number, size=size, redraw=redraw, label=label, kept=tuple(kept), room=room, drawn=tuple(drawn),
        seats=tuple(placed), keeps_button=not redraw and "1" not in again, cites=tuple(dict.fromkeys(cites)),
    )  # fmt: skip
    yield from _reseat(tables, final, size, placed, cites)
    if redraw or "1" in again:
        yield ButtonGone(
            table=final.number,
            why=message("seat.final-table-starts"),
            cites=state.policy.rules(REDRAW_TABLES_LEFT, BUTTON_DRAW),
        )


def _reseat(
    tables: list[EventTable], final: EventTable, size: int, placed: list[DrawnSeat], cites: tuple[str, ...]
) -> Iterator[Happening]:
    yield from (SeatLeft(entry=one.entry) for one in placed)
    yield from (TableClosed(table=table.number, why="final") for table in tables)
    yield TableOpened(table=final.number, seats=size)
    for one in placed:
        yield SeatTaken(entry=one.entry, table=one.table, seat=one.seat, why="final", cites=cites)


def _redraws(state: State, order: FinalTable) -> bool:
    seats = state.of(Seats)
    rule = state.policy.rule(FINAL_REDRAW, FINAL_SIZE)
    if seats.final_table is not None or tables_open(state) < 2:
        raise Unlawful("final.formed", field="table", value=seats.final_table, rule=rule)
    return Inquiry(state.policy, order.choices).settle(FINAL_REDRAW)


def _size(state: State, order: FinalTable) -> int:
    """The size of the final table; another one than the book's needs a reason, and all have to fit."""
    allowed, left = final_sizes(state), seated(state)
    early = _early(state)
    fitting = [size for size in allowed if left <= size + early]
    size = order.size if order.size is not None else min(fitting, default=max(allowed, default=0))
    rule = next(iter(size_rules(state)), None)
    if size not in allowed:
        need_reason(order.why, message("seats.another-final-size", size=size, sizes=items(allowed, "or")), rule)
    if not 2 <= size <= MOST_SEATS:
        limits = {"min": 2, "max": MOST_SEATS, "options": list(allowed)}
        raise Unlawful(
            "final.size/seats", {"most_seats": MOST_SEATS}, field="size", value=size, limits=limits, rule=rule
        )
    if left > size + early:
        raise Unlawful(
            "final.too-many", {"left": left, "size": size}, field="size",
            value=size, limits={"options": list(allowed), "players": left}, rule=rule,
        )  # fmt: skip
    return max(size, left)


def _separated(state: State, context: Context, placed: list[DrawnSeat], size: int) -> list[DrawnSeat]:
    """Swap drawn seats until nobody sits beside somebody they are kept apart from, where that can be done."""
    chance = chance_of(state, context, "final table: apart")
    for _ in range(TRIES):
        touching = [one for one in placed if _beside(state, placed, one, size)]
        if not touching:
            return placed
        one, other = touching[0], placed[chance.below(len(placed))]
        swap = {
            one.entry: DrawnSeat(one.entry, other.table, other.seat),
            other.entry: DrawnSeat(other.entry, one.table, one.seat),
        }
        placed = [swap.get(at.entry, at) for at in placed]
    return placed


def _beside(state: State, placed: list[DrawnSeat], one: DrawnSeat, size: int) -> bool:
    near = {(one.seat - 2) % size + 1, one.seat % size + 1}
    return clash(state, one.entry, {other.entry for other in placed if other.seat in near})


@applies(FinalTableSet)
def _final_table_set(state: State, happening: FinalTableSet) -> None:
    seats = state.of(Seats)
    if seats.final_table is not None:
        raise Unlawful("final.formed", field="table", value=seats.final_table)
    kept = seats.at.get(happening.table) if happening.keeps_button else None
    seats.at = {} if kept is None else {happening.table: kept}
    seats.final_table = happening.table
    seats.redrawn_for_final = happening.redraw
    seats.waived.clear()
    seats.button_due.clear()


@decides(Redraw)
def _redraw(state: State, order: Redraw, context: Context) -> Iterator[Happening]:
    entrants, seats = state.of(Entrants), state.of(Seats)
    if seats.redrawn_for_final:
        raise Unlawful(
            "final.redrawn", field="tables",
            value=list(order.tables), rule=state.policy.rule(FINAL_REDRAW),
        )  # fmt: skip
    need_reason(order.why, message("seats.a-redraw-by-no-rule"))
    tables = [entrants.table(number) for number in order.tables] or entrants.open_tables()
    entries = sorted(entry for table in tables for entry in table.seats.values() if entry is not None)
    if any(not table.open for table in tables) or len(entries) < 2:
        raise Unlawful("table.closed/name-in-use", field="tables", value=list(order.tables))
    rooms = tuple(
        Room(table.number, 0, tuple(seat for seat in table.seats if seat not in table.closed)) for table in tables
    )
    label = f"redraw {seats.draws + 1}"
    drawn = draw_seats(chance_of(state, context, label), entries, rooms)
    chance = chance_of(state, context, f"{label}: apart")
    placed, _ = kept_apart(chance, drawn, partial(clash, state), {})
    cites = state.policy.rules(DRAW)
    yield Redrawn(label=label, rooms=rooms, drawn=tuple(drawn), seats=tuple(placed), cites=cites)
    yield from (SeatLeft(entry=entry) for entry in entries)
    for one in placed:
        yield SeatTaken(entry=one.entry, table=one.table, seat=one.seat, why="redraw", cites=cites)


@applies(Redrawn)
def _redrawn(state: State, happening: Redrawn) -> None:
    seats = state.of(Seats)
    seats.draws += 1
    for room in happening.rooms:
        seats.at.pop(room.table, None)
