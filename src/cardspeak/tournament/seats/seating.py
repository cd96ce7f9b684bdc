"""Seats given out: the draw, late entries and re-entries, and seats that are chosen where a book lets people choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import NEW_TABLE_FROM
from cardspeak.books.settings.conduct import PLAYER_IS
from cardspeak.books.settings.entries import REENTRY_SEAT
from cardspeak.books.settings.seating import (
    DRAW,
    DRAW_BY,
    OTHERS_AT_TABLE,
    SEAT_CHANGES,
    SEAT_ONE,
    SEATS_EACH,
    TABLES_NEEDED,
)
from cardspeak.errors import Unlawful
from cardspeak.limits import SmallCount, TableNumber
from cardspeak.question import Option
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import (
    DESK_AND_FLOOR,
    FLOOR,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    chance_of,
    decides,
)
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrant, Entrants, EventTable
from cardspeak.tournament.happenings import SeatTaken, TableOpened
from cardspeak.tournament.seats.breaks_planned import drawn_order
from cardspeak.tournament.seats.drawing import DrawnSeat, Room, draw_seats, kept_apart
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.people import clash, clashes_at, need_reason
from cardspeak.tournament.seats.sizes import MOST_SEATS, another_table, seats_each, tables_needed, tables_of
from cardspeak.words import Message, items, message, word


class DrawSeats(Order, frozen=True, kw_only=True):
    """Draw a seat for every entry without one; tables are opened as needed."""

    tables: SmallCount | None = None


class SeatsDrawn(Happening, frozen=True, kw_only=True, tag="seats-drawn"):
    """A draw of seats: what went in, and what came out."""

    label: str
    rooms: tuple[Room, ...]
    locked: tuple[DrawnSeat, ...] = ()
    drawn: tuple[DrawnSeat, ...]
    """As it came out of the draw, before anybody was kept apart."""
    swapped: tuple[DrawnSeat, ...] = ()
    """Entries with another seat than they drew, for somebody they are kept apart from."""
    together: tuple[int, ...] = ()
    """Entries that could not be kept apart."""
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:  # noqa: ARG002
        """Run the draw again."""
        again = draw_seats(chance(self.label), sorted(one.entry for one in self.drawn), self.rooms)
        if tuple(again) != self.drawn:
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where everybody sits in the end."""
        elsewhere = {one.entry: one for one in self.swapped}
        return (*self.locked, *(elsewhere.get(one.entry, one) for one in self.drawn))

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.drawn))


class SeatLate(Order, frozen=True, kw_only=True):
    """Draw a seat for one entry: a late entry, a re-entry or an alternate."""

    roles = DESK_AND_FLOOR
    for_director = frozenset({"open_table"})

    entry: EntryNumber
    open_table: bool = False


class LateSeatDrawn(Happening, frozen=True, kw_only=True, tag="late-seat-drawn"):
    """The draw of one seat: first one of the possible tables, then a seat at it."""

    label: str
    entry: int
    table: int
    seat: int
    tables: int
    """How many tables were possible."""
    tier: str = ""
    """Re-entry: how far the wish for another table or seat could be met."""
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Run the draw again."""
        choice, _ = _late_seats(before, before.of(Entrants).entry(self.entry))
        again = _one_of(choice, chance(self.label)) if choice else None
        if again != (self.table, self.seat):
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where the entry sits."""
        return (DrawnSeat(self.entry, self.table, self.seat),)


class TakeSeat(Order, frozen=True, kw_only=True):
    """Give an entry a chosen seat."""

    roles = FLOOR

    entry: EntryNumber
    table: TableNumber
    seat: int
    by: Literal["player", "host"] = "player"
    why: str = ""


@decides(DrawSeats)
def _draw_seats(state: State, order: DrawSeats, context: Context) -> Iterator[Happening]:
    entrants = state.of(Entrants)
    entries = [one.number for one in entrants.entries.values() if one.status == "registered" and one.table is None]
    if not entries:
        raise Unlawful("draw.nobody", field="entries", rule=state.policy.rule(DRAW))
    for number in entries:
        _no_seat_elsewhere(state, entrants.entries[number], context)
    opening = list(_tables_to_open(state, order, len(entries)))
    yield from opening
    rooms = [_room(table) for table in entrants.open_tables()]
    rooms += [Room(table.table, 0, tuple(range(1, table.seats + 1))) for table in opening]
    locked = list(_locked(state, entries, rooms))
    rooms = _without(rooms, locked)
    free = sum(len(room.free) for room in rooms)
    taken = {one.entry for one in locked}
    entries = [entry for entry in entries if entry not in taken]
    if free < len(entries):
        raise Unlawful(
            "draw.seats", {"free": free, "count": len(entries)}, field="tables", value=order.tables,
            limits={"seats": free}, rule=state.policy.rule(DRAW),
        )  # fmt: skip
    label = f"seats {state.of(Seats).draws + 1}"
    drawn = draw_seats(chance_of(state, context, label), sorted(entries), rooms)
    sitting = _sitting(entrants, locked)
    final, together = kept_apart(
        chance_of(state, context, f"{label}, apart"), drawn, partial(clash, state), sitting
    )  # fmt: skip
    cites = state.policy.rules(DRAW, DRAW_BY, TABLES_NEEDED, *((SEAT_ONE,) if state.setup.dealers else ()))
    yield SeatsDrawn(
        label=label, rooms=tuple(rooms), locked=tuple(locked), drawn=tuple(drawn),
        swapped=tuple(now for was, now in zip(drawn, final, strict=True) if was != now),
        together=tuple(together), cites=cites,
    )  # fmt: skip
    for one in (*locked, *final):
        yield SeatTaken(entry=one.entry, table=one.table, seat=one.seat, why="draw", cites=cites)
    if not state.of(Seats).break_order:
        yield drawn_order(state, context, [room.table for room in rooms])


def _tables_to_open(state: State, order: DrawSeats, count: int) -> Iterator[TableOpened]:
    entrants, each = state.of(Entrants), seats_each(state)
    here = entrants.open_tables()
    free = sum(len(table.free) for table in here)
    wanted = order.tables if order.tables is not None else tables_needed(state, max(0, count - free)) + len(here)
    most = state.setup.tables or len(here) + count  # nobody needs a second table
    if wanted > most or wanted < 1:
        code = "draw.tables" if state.setup.tables else "draw.tables/for-players"
        raise Unlawful(
            code, {"most": most, "players": count}, field="tables", value=wanted, limits={"min": 1, "max": most}
        )
    numbers = (number for number in range(1, wanted + len(entrants.tables) + 1) if number not in entrants.tables)
    for _ in range(wanted - len(here)):
        yield TableOpened(table=next(numbers), seats=each)


def _room(table: EventTable) -> Room:
    return Room(table.number, table.players, tuple(table.free))


def _locked(state: State, entries: list[int], rooms: list[Room]) -> Iterator[DrawnSeat]:
    """Entries of players who were promised a table or a seat."""
    locks, entrants = state.of(Seats).locks, state.of(Entrants)
    free = {room.table: list(room.free) for room in rooms}
    for entry in entries if locks else ():
        lock = locks.get(entrants.entries[entry].player)
        seats = free.get(lock.table or 0) if lock is not None else None
        if lock is None or not seats:
            continue
        seat = lock.seat if lock.seat is not None else seats[0]
        if seat in seats:
            seats.remove(seat)
            yield DrawnSeat(entry, lock.table or 0, seat)


def _without(rooms: list[Room], locked: list[DrawnSeat]) -> list[Room]:
    gone = {(one.table, one.seat) for one in locked}
    if not gone:
        return rooms
    return [
        msgspec.structs.replace(
            room,
            players=room.players + sum((room.table, seat) in gone for seat in room.free),
            free=tuple(seat for seat in room.free if (room.table, seat) not in gone),
        )
        for room in rooms
    ]


def _sitting(entrants: Entrants, locked: list[DrawnSeat]) -> dict[int, set[int]]:
    sitting = {
        table.number: {entry for entry in table.seats.values() if entry is not None} for table in entrants.open_tables()
    }
    for one in locked:
        sitting.setdefault(one.table, set()).add(one.entry)
    return sitting


@applies(SeatsDrawn)
def _seats_drawn(state: State, happening: SeatsDrawn) -> None:
    _not_seated(state, [one.entry for one in happening.seated])
    state.of(Seats).draws += 1


def _not_seated(state: State, entries: Sequence[int]) -> None:
    """Refuse a draw for somebody who sits already."""
    for number in entries:
        entry = state.of(Entrants).entry(number)
        if entry.table is not None:
            raise Unlawful("seat.has-one", {"name": entry.name}, field="entry", value=number)


@decides(SeatLate)
def _seat_late(state: State, order: SeatLate, context: Context) -> Iterator[Happening]:
    entry = _without_seat(state, order.entry, context)
    among, tier = _late_seats(state, entry)
    if not among:
        opened = _opened_for(state, order)
        yield opened
        among, tier = {opened.table: list(range(1, opened.seats + 1))}, _tiers(state, entry)[0][0]
    label = f"seat of entry {entry.number}"
    table, seat = _one_of(among, chance_of(state, context, label))
    cites = state.policy.rules(DRAW) + (state.policy.rules(REENTRY_SEAT) if entry.kind == "re-entry" else ())
    yield LateSeatDrawn(
        label=label, entry=entry.number, table=table, seat=seat, tables=len(among), tier=tier, cites=cites
    )
    yield SeatTaken(entry=entry.number, table=table, seat=seat, why="late", cites=cites)


def _opened_for(state: State, order: SeatLate) -> TableOpened:
    """Another table, where no seat is free; the director is asked whether to open it."""
    rule, value = state.policy.rule(DRAW), order.entry
    if not another_table(state):
        raise Unlawful("seat.none-free/room-full", field="entry", value=value, rule=rule)
    if state.policy.has(NEW_TABLE_FROM):  # 4.3.6: it is filled from the other tables first
        raise Unlawful("seat.none-free/wait", field="entry", value=value, rule=state.policy.rule(NEW_TABLE_FROM))
    if not order.open_table:
        yes = Option(True, word("order", "open table"))
        raise Unlawful.asking("seat.none-free/wait", {}, "open_table", options=(yes,), takes="flag", rule=rule)
    return TableOpened(table=max(state.of(Entrants).tables, default=0) + 1, seats=seats_each(state))


FreeSeats = dict[int, list[int]]
"""Free seats by table."""


def _one_of(choice: FreeSeats, chance: Chance) -> tuple[int, int]:
    table = list(choice)[chance.below(len(choice))]
    return table, choice[table][chance.below(len(choice[table]))]


def _late_seats(state: State, entry: Entrant) -> tuple[FreeSeats, str]:
    """The possible seats: at the shortest tables; for a re-entry at another table, if there is one."""
    entrants = state.of(Entrants)
    last = _seat_to_avoid(state, entry)
    tiers = _tiers(state, entry)
    for apart in (True, False):  # somebody kept apart yields only where there is no other table
        for tier, avoid in tiers:
            found = _at_the_shortest(state, entry, avoid, last, apart=apart)
            if found:
                return found, tier
    if last is not None and last[1] in entrants.tables[last[0]].free:
        return {last[0]: [last[1]]}, "same seat"  # 3.9.6(g)
    return {}, ""


def _tiers(state: State, entry: Entrant) -> list[tuple[str, int | None]]:
    """How far the wish for another table or seat is met, the best first, each with the table that it rules out."""
    last = _seat_to_avoid(state, entry)
    return [("", None)] if last is None else [("other table", last[0]), ("other seat", None)]


def _seat_to_avoid(state: State, entry: Entrant) -> tuple[int, int] | None:
    away = state.policy.value(REENTRY_SEAT) == "other-table-first"
    return _seat_before(state.of(Entrants), entry) if away else None


def _at_the_shortest(
    state: State, entry: Entrant, avoid: int | None, last: tuple[int, int] | None, *, apart: bool
) -> FreeSeats:
    for size in sorted(state.of(Entrants).by_size, key=lambda size: size or MOST_SEATS):  # nobody is put to sit alone
        found = {
            table.number: seats
            for table in sorted(tables_of(state, size), key=lambda table: table.number)
            if table.number != avoid and not (apart and clashes_at(state, entry.number, table.number))
            if (seats := [seat for seat in table.free if (table.number, seat) != last])
        }
        if found:
            return found
    return {}


def _seat_before(entrants: Entrants, entry: Entrant) -> tuple[int, int] | None:
    """The last seat of the player's entry before this one."""
    mine = entrants.by_player[entry.player]
    before = mine[: mine.index(entry.number)]
    return entrants.entries[before[-1]].last if before else None


def _without_seat(state: State, number: int, context: Context) -> Entrant:
    entry = state.of(Entrants).entry(number)
    if not entry.live or entry.status == "qualified":
        raise Unlawful(
            "entry.gone/takes-no-seat", {"name": entry.name}, field="entry", value=number,
            rule=state.policy.rule(OTHERS_AT_TABLE, PLAYER_IS),
        )  # fmt: skip
    if entry.table is not None:
        raise Unlawful(
            "seat.has-one", {"name": entry.name}, field="entry", value=number,
            rule=state.policy.rule(SEATS_EACH),
        )  # fmt: skip
    _one_seat_each(state, entry)
    _no_seat_elsewhere(state, entry, context)
    return entry


def _no_seat_elsewhere(state: State, entry: Entrant, context: Context) -> None:
    """Refuse a seat beside one in another event that is under way (2-iii-4)."""
    most = state.policy.value(SEATS_EACH)
    held = context.elsewhere(entry.player).seats if most is not None else ()
    if most is not None and len(held) >= most:
        raise Unlawful(
            "seat.in-another-event", {"name": entry.name, "events": items(held, "and")}, field="entry", value=entry.number,
            limits={"max": most, "orders": ["withdraw"]}, rule=state.policy.rule(SEATS_EACH),
        )  # fmt: skip


def _one_seat_each(state: State, entry: Entrant) -> None:
    """Nobody sits in two places, by two entries."""
    entrants = state.of(Entrants)
    most = state.policy.value(SEATS_EACH) or 1
    held = [number for number in entrants.by_player[entry.player] if entrants.entries[number].table is not None]
    if len([number for number in held if number != entry.number]) >= most:
        raise Unlawful(
            "seat.two", {"name": entry.name, "held": held[0]}, field="entry",
            value=entry.number, limits={"max": most}, rule=state.policy.rule(SEATS_EACH),
        )  # fmt: skip


@applies(LateSeatDrawn)
def _late_seat_drawn(state: State, happening: LateSeatDrawn) -> None:
    _not_seated(state, [happening.entry])
    state.of(Seats).queue.pop(happening.entry, None)


@decides(TakeSeat)
def _take_seat(state: State, order: TakeSeat, context: Context) -> Iterator[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    if entry.table is None:
        entry = _without_seat(state, order.entry, context)
    _may_pick(state, order)
    table = state.of(Entrants).table(order.table)
    if order.seat not in table.free or not table.open:
        raise Unlawful(
            "seat.not-free/table", {"seat": order.seat, "table": order.table}, field="seat", value=order.seat,
            limits={"options": table.free if table.open else []}, rule=state.policy.rule(DRAW),
        )  # fmt: skip
    if clashes_at(state, order.entry, order.table):
        others = [
            one.number
            for one in state.of(Entrants).open_tables()
            if one.free and not clashes_at(state, order.entry, one.number)
        ]
        raise Unlawful(
            "seat.apart", {"name": entry.name, "table": order.table}, field="table",
            value=order.table, limits={"options": others},
        )  # fmt: skip
    yield SeatTaken(entry=order.entry, table=order.table, seat=order.seat, why="choice", cites=state.policy.rules(DRAW))


def _may_pick(state: State, order: TakeSeat) -> None:
    """Who may pick a seat: nobody where seats are drawn, but for a reason; only staff once play has begun."""
    inq = Inquiry(state.policy, order.choices)
    if inq.maybe(DRAW) == "random":
        rule = inq.policy.rule(DRAW)
        if order.by != "host" or not order.why.strip():
            if order.by == "host":
                raise Unlawful("seat.drawn", field="why", takes="text", value=order.why, rule=rule)
            raise Unlawful("seat.drawn", field="by", value=order.by, limits={"of": ["host"]}, rule=rule)
    started, changing = (
        state.of(Seats).started or state.of(Clock).started,
        state.of(Entrants).entry(order.entry).table is not None,
    )
    if started and changing and order.by != "host" and inq.settle(SEAT_CHANGES) == "host-only":
        raise Unlawful(
            "seat.host-only", field="by", value=order.by,
            limits={"options": ["host"]}, rule=state.policy.rule(SEAT_CHANGES),
        )  # fmt: skip
    if started and changing and order.by == "host":
        need_reason(order.why, message("seats.a-change-during-play"), state.policy.rule(SEAT_CHANGES))
