"""A table that is opened later: the next big blind of each table draws a seat there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import NEW_TABLE_FROM
from cardspeak.errors import Unlawful
from cardspeak.limits import TableNumber
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatTaken, TableOpened
from cardspeak.tournament.seats.balancing import buttons_known
from cardspeak.tournament.seats.button import ButtonAt, open_table, seen, unknown_button
from cardspeak.tournament.seats.drawing import DrawnSeat, Room, draw_seats
from cardspeak.tournament.seats.memory import OnTheWay, Seats
from cardspeak.tournament.seats.moving import mover
from cardspeak.tournament.seats.people import need_reason
from cardspeak.tournament.seats.sizes import MOST_SEATS, another_table, seats_each
from cardspeak.words import Message, message


class OpenTable(Order, frozen=True, kw_only=True):
    """Open a table: empty for late entries, or filled from the others."""

    table: TableNumber | None = None
    seats: int | None = None
    closed: tuple[int, ...] = ()
    fill: bool = False
    giving: tuple[int, ...] = ()
    entries: tuple[EntryNumber, ...] = ()
    buttons: tuple[ButtonAt, ...] = ()
    why: str = ""


class NewTableFilled(Happening, frozen=True, kw_only=True, tag="new-table-filled"):
    """Who was moved to a new table, and the seats they drew."""

    table: int
    at: int = 0
    label: str
    room: Room
    drawn: tuple[DrawnSeat, ...]
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:  # noqa: ARG002
        """Run the draw again."""
        again = draw_seats(chance(self.label), sorted(one.entry for one in self.drawn), [self.room])
        if tuple(again) != self.drawn:
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where everybody sits in the end."""
        return self.drawn

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.drawn))


@decides(OpenTable)
def _open_table(state: State, order: OpenTable, context: Context) -> Iterator[Happening]:
    number, seats = _number(state, order), order.seats or seats_each(state)
    outside = [seat for seat in order.closed if not 1 <= seat <= seats]
    if not 2 <= seats <= MOST_SEATS or outside:
        raise Unlawful(
            "table.size/own-seats", {"most_seats": MOST_SEATS},
            field="closed" if outside else "seats", value=outside or seats, limits={"min": 2, "max": MOST_SEATS},
        )  # fmt: skip
    yield TableOpened(table=number, seats=seats, closed=order.closed)
    if not order.fill:
        return
    entries = _movers(state, order, context.at)
    room = Room(number, 0, tuple(seat for seat in range(1, seats + 1) if seat not in order.closed))
    if not 0 < len(entries) <= len(room.free):
        raise Unlawful(
            "table.full/players-do-not-fit", {"count": len(entries), "count2": len(room.free)}, field="giving",
            value=list(order.giving), limits={"max": len(room.free)}, rule=state.policy.rule(NEW_TABLE_FROM),
        )  # fmt: skip
    yield from (seen(state, one, context.at) for one in order.buttons)
    label = f"new table {number}"
    drawn = draw_seats(chance_of(state, context, label), sorted(entries), [room])
    cites = state.policy.rules(NEW_TABLE_FROM)
    yield NewTableFilled(table=number, at=context.at, label=label, room=room, drawn=tuple(drawn), cites=cites)
    for one in drawn:
        yield SeatTaken(entry=one.entry, table=number, seat=one.seat, why="balance", cites=cites)


def _number(state: State, order: OpenTable) -> int:
    tables = state.of(Entrants).tables
    number = order.table if order.table is not None else max(tables, default=0) + 1
    if number < 1 or (number in tables and tables[number].open):
        raise Unlawful("table.open/number", {"number": number}, field="table", value=number)
    if not another_table(state):
        most = state.setup.tables
        raise Unlawful("table.none", {"most": most}, field="table", value=number, limits={"max": most})
    return number


def _movers(state: State, order: OpenTable, at: int) -> list[int]:
    """The next big blind of each table, or whom the director names (4.3.6)."""
    inq = Inquiry(state.policy, order.choices)
    if order.entries:
        if state.policy.has(NEW_TABLE_FROM):
            need_reason(order.why, message("seats.others-than-big-blinds"), state.policy.rule(NEW_TABLE_FROM))
        for entry in order.entries:
            if state.of(Entrants).entry(entry).table is None:
                raise Unlawful("seat.none/for-entry", {"entry": entry}, field="entries", value=entry)
        return list(dict.fromkeys(order.entries))
    if not state.policy.has(NEW_TABLE_FROM):
        raise inq.leave(NEW_TABLE_FROM, "entries", takes="text")
    tables = order.giving or tuple(table.number for table in state.of(Entrants).open_tables() if table.players > 1)
    given = buttons_known(state, tables, order.buttons, at)
    missing = [number for number in tables if number not in given]
    if missing:
        raise unknown_button(missing, state.policy.rule(NEW_TABLE_FROM))
    found = [(number, mover(state, inq, number, given).seat) for number in tables]
    return [open_table(state, number).seats[seat] or 0 for number, seat in found]


@applies(NewTableFilled)
def _new_table_filled(state: State, happening: NewTableFilled) -> None:
    open_table(state, happening.table)
    for one in happening.drawn:
        state.of(Seats).on_the_way[one.entry] = OnTheWay(happening.at, one.table, one.seat)
