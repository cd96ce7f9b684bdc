"""Breaking a table: its players go to open seats elsewhere, by a draw in two steps or as the host assigns them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from heapq import nsmallest

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.button import REDRAW_NEW_SHARE, REDRAW_TABLES_LEFT
from cardspeak.books.settings.hand import SUITS
from cardspeak.books.settings.seating import (
    ABSENT_MOVED_BY,
    BREAK_ORDER,
    BREAK_SEATS,
    BREAK_STEPS,
    BREAK_WHEN,
    SIMILAR_POSITION,
)
from cardspeak.cards.card import face, parse_card
from cardspeak.errors import Unlawful
from cardspeak.floor.seat.draw import DEFAULT_SUITS
from cardspeak.hand.positions import Positions
from cardspeak.limits import ChipCount
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.happenings import SeatTaken, TableClosed
from cardspeak.tournament.seats.breaks_planned import next_to_break
from cardspeak.tournament.seats.button import open_table
from cardspeak.tournament.seats.button_draw import buttons_to_draw_again
from cardspeak.tournament.seats.drawing import (
    DrawnSeat,
    Room,
    Seat,
    kept_apart,
    level,
    offered_seats,
    playing_cards,
    two_steps,
)
from cardspeak.tournament.seats.halting import below_smallest
from cardspeak.tournament.seats.memory import OnTheWay, Seats
from cardspeak.tournament.seats.people import clash, clashes_at, need_reason
from cardspeak.tournament.seats.positions import coming
from cardspeak.tournament.seats.sizes import open_seats, sizes_played, tables_of
from cardspeak.words import Message, message


class Carried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chips of an absent player on their way to the new table."""

    entry: EntryNumber
    by: str
    chips: ChipCount


class BreakTable(Order, frozen=True, kw_only=True):
    """Break a table: without a number, the next one in the published order. An empty table is only closed."""

    roles = FLOOR

    table: int | None = None
    seats: tuple[DrawnSeat, ...] = ()
    stack: tuple[Seat, ...] = ()
    cards: tuple[tuple[int, str], ...] = ()
    absent: tuple[EntryNumber, ...] = ()
    carried: tuple[Carried, ...] = ()
    why: str = ""


class TableBroken(Happening, frozen=True, kw_only=True, tag="table-broken"):
    """A table was broken: the open seats, both steps of the draw, and who goes where."""

    table: int
    at: int = 0
    label: str = ""
    """Of the draw; empty where people drew cards at the table or the host assigned the seats."""
    rooms: tuple[Room, ...] = ()
    offered: tuple[Seat, ...] = ()
    stack: tuple[Seat, ...] = ()
    """The first step: the seat cards as they were scrambled."""
    cards: tuple[tuple[int, str], ...] = ()
    """The second step: each entry's playing card."""
    moved: tuple[DrawnSeat, ...] = ()
    together: tuple[int, ...] = ()
    carried: tuple[Carried, ...] = ()
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Run both steps again."""
        if not self.label:
            return
        offered, stack, cards = _steps(chance, self.label, self.rooms, sorted(entry for entry, _ in self.cards))
        moved, _ = _dealt_out(before, chance, self.label, self.rooms, stack, cards)
        if (offered, stack, cards, moved) != (self.offered, self.stack, self.cards, self.moved):
            yield message("drawn.otherwise", label=self.label)

    @property
    def seated(self) -> tuple[DrawnSeat, ...]:
        """Where everybody sits in the end."""
        return self.moved

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.moved))


def _dealt_out(
    state: State, chance: Callable[[str], Chance], label: str, rooms: tuple[Room, ...], stack: tuple[Seat, ...],
    cards: tuple[tuple[int, str], ...],
) -> tuple[tuple[DrawnSeat, ...], tuple[int, ...]]:  # fmt: skip
    """Who goes where by both steps, and who could not be kept apart."""
    suits = state.policy.value(SUITS) or DEFAULT_SUITS
    drawn = two_steps(stack, {entry: parse_card(card) for entry, card in cards}, suits)
    if not label or not state.of(Seats).apart:
        return tuple(drawn), ()
    sitting = {room.table: _entries(state, room.table) for room in rooms}
    placed, together = kept_apart(chance(f"{label}: apart"), drawn, partial(clash, state), sitting)
    return tuple(placed), tuple(together)


def _steps(
    chance: Callable[[str], Chance], label: str, rooms: tuple[Room, ...], entries: list[int]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[tuple[int, str], ...]]:
    """The open seats that keep the tables level, the seat cards scrambled, and a playing card for each player (10-B)."""
    ties = {room.table: rank for rank, room in enumerate(rooms)}
    offered = offered_seats(chance(f"{label}: open seats"), rooms, len(entries), ties)
    stack = chance(f"{label}: seat cards").shuffled(offered)
    cards = playing_cards(chance(f"{label}: playing cards"), entries)
    return tuple(offered), tuple(stack), tuple((entry, face(card)) for entry, card in cards.items())


def rooms_elsewhere(state: State, number: int, count: int) -> tuple[Room, ...]:
    """Tables with open seats for the players of a broken one, the shortest first, and no more than could be used."""
    found: list[Room] = []
    for size in sizes_played(state):
        open_here = (table for table in tables_of(state, size) if table.number != number and open_seats(table))
        here = nsmallest(count, open_here, key=lambda table: state.of(Seats).last_to_break(table.number))
        found += [Room(table.number, size, tuple(table.free)) for table in here]
        if len(found) >= count:
            break  # each goes to a table of its own, and none of them to a fuller one
    used = level(found, count, {room.table: rank for rank, room in enumerate(found)})
    return tuple(room for room in found if room.table in used)


@decides(BreakTable)
def _break_table(state: State, order: BreakTable, context: Context) -> Iterator[Happening]:
    if order.table is not None and not open_table(state, order.table).players:
        yield TableClosed(table=order.table, why="empty")
        return
    table = open_table(state, _table(state, order))
    entries = [entry for entry in table.seats.values() if entry is not None]
    _check_room(state, table, entries)
    _check_absent(state, order, entries)
    way = Inquiry(state.policy, order.choices).settle(BREAK_SEATS)
    if way == "host-assigns":
        broken = _assigned(state, order, table, entries)
    else:
        broken = _drawn(state, order, table, entries, context)
    broken = msgspec.structs.replace(broken, at=context.at, carried=order.carried)
    yield broken
    for one in broken.moved:
        yield SeatTaken(entry=one.entry, table=one.table, seat=one.seat, why="break", cites=broken.cites)
    yield TableClosed(table=table.number, why="break")
    new: dict[int, int] = {}
    for one in broken.moved:
        new[one.table] = new.get(one.table, 0) + 1
    if state.policy.value(REDRAW_NEW_SHARE) is not None or state.policy.value(REDRAW_TABLES_LEFT) is not None:
        left = [one.number for one in state.of(Entrants).open_tables() if one.number != table.number]
        yield from buttons_to_draw_again(state, new, left)


def _table(state: State, order: BreakTable) -> int:
    due = next_to_break(state)
    if due is None:
        raise Unlawful("table.unknown/none-to-break", field="table")
    number = due if order.table is None else order.table
    if number != due and state.of(Seats).break_order and below_smallest(state, number) is None:
        need_reason(order.why, message("seats.breaking-another-table", table=due), state.policy.rule(BREAK_ORDER))
    return number


def _check_room(state: State, table: EventTable, entries: list[int]) -> None:
    rule = state.policy.rule(BREAK_SEATS, BREAK_WHEN)
    if not has_room(state, table):
        others = (other for size in sizes_played(state) for other in tables_of(state, size) if other is not table)
        free = sum(map(open_seats, others))
        raise Unlawful(
            "break.seats", {"count": len(entries), "free": free}, field="table",
            value=table.number, limits={"seats": free, "players": len(entries)}, rule=rule,
        )  # fmt: skip


def has_room(state: State, table: EventTable) -> bool:
    """Whether the other tables have seats for everybody at one; the shortest are looked at first, and no more than needed."""
    missing = table.players
    for size in sizes_played(state):
        for other in tables_of(state, size):
            if missing > 0 and other is not table:
                missing -= open_seats(other)
            if missing <= 0:
                return True
    return missing <= 0


def _check_absent(state: State, order: BreakTable, entries: list[int]) -> None:
    """Staff carry the chips of a player who is not there, counted (RP-16)."""
    carried = {one.entry for one in order.carried if one.by.strip()}
    for entry in (*order.absent, *(one.entry for one in order.carried)):
        if entry not in entries:
            raise Unlawful("break.absent", {"entry": entry}, field="absent", value=entry)
    missing = [entry for entry in order.absent if entry not in carried]
    if missing and state.policy.value(ABSENT_MOVED_BY) == "staff":
        raise Unlawful(
            "break.carrier",
            field="carried", value=missing, rule=state.policy.rule(ABSENT_MOVED_BY),
        )  # fmt: skip


def _drawn(state: State, order: BreakTable, table: EventTable, entries: list[int], context: Context) -> TableBroken:
    cites = state.policy.rules(BREAK_SEATS, BREAK_STEPS) + (state.policy.rules(ABSENT_MOVED_BY) if order.absent else ())
    label, rooms = "", tuple[Room, ...]()
    if order.stack or order.cards:
        _check_physical(state, order, table, entries)
        offered, stack, cards = tuple(sorted(order.stack)), order.stack, order.cards
    else:
        label = f"table {table.number} breaks"
        rooms = rooms_elsewhere(state, table.number, len(entries))
        offered, stack, cards = _steps(partial(chance_of, state, context), label, rooms, sorted(entries))
    drawn, together = _dealt_out(state, partial(chance_of, state, context), label, rooms, stack, cards)
    return TableBroken(
        table=table.number, label=label, rooms=rooms, offered=offered, stack=stack, cards=cards,
        moved=drawn, together=together, cites=cites,
    )  # fmt: skip


def _entries(state: State, number: int) -> set[int]:
    return {entry for entry in state.of(Entrants).table(number).seats.values() if entry is not None}


def _check_physical(state: State, order: BreakTable, table: EventTable, entries: list[int]) -> None:
    """Two steps done by hand: as many seat cards as players, every player with one card of one deck."""
    rule = state.policy.rule(BREAK_SEATS)
    held = [parse_card(card) for _, card in order.cards]
    if sorted(entry for entry, _ in order.cards) != sorted(entries) or len(set(held)) < len(held):
        raise Unlawful(
            "break.cards",
            field="cards", value=[entry for entry, _ in order.cards], limits={"entries": sorted(entries)}, rule=rule,
        )  # fmt: skip
    if len(order.stack) != len(entries):
        raise Unlawful(
            "break.stack", field="stack", value=len(order.stack),
            limits={"min": len(entries), "max": len(entries)}, rule=rule,
        )  # fmt: skip
    _check_free(state, table, list(order.stack), "stack")


def _check_free(state: State, table: EventTable, seats: list[Seat], field: str) -> None:
    for number, seat in seats:
        free = open_table(state, number).free if number != table.number else []
        if seat not in free or seats.count((number, seat)) > 1:
            raise Unlawful(
                "seat.not-free", {"seat": seat, "number": number}, field=field, value=[number, seat],
                limits={"options": free}, rule=state.policy.rule(BREAK_SEATS),
            )  # fmt: skip


def _assigned(state: State, order: BreakTable, table: EventTable, entries: list[int]) -> TableBroken:
    rule = state.policy.rule(BREAK_SEATS)
    if sorted(one.entry for one in order.seats) != sorted(entries):
        raise Unlawful(
            "break.assign", field="seats", value=[one.entry for one in order.seats],
            limits={"suggested": [[one.entry, one.table, one.seat] for one in similar_seats(state, table.number)]},
            rule=rule,
        )  # fmt: skip
    _check_free(state, table, [(one.table, one.seat) for one in order.seats], "seats")
    together = [one.entry for one in order.seats if clashes_at(state, one.entry, one.table)]
    if together and order.seats != tuple(similar_seats(state, table.number)):  # which keeps apart whom it can
        need_reason(order.why, message("seats.together-though-apart"), rule)
    return TableBroken(
        table=table.number, moved=order.seats, together=tuple(together),
        cites=state.policy.rules(BREAK_ORDER, BREAK_SEATS, SIMILAR_POSITION),
    )  # fmt: skip


def similar_seats(state: State, number: int) -> list[DrawnSeat]:
    """A seat for every player of a table: level tables, nobody with whom they are kept apart, a like position."""
    table = state.of(Entrants).table(number)
    rooms = rooms_elsewhere(state, number, table.players)
    quota = level(rooms, table.players, {room.table: rank for rank, room in enumerate(rooms)})
    free = {room.table: list(room.free) for room in rooms}
    found: list[DrawnSeat] = []
    like = state.policy.value(SIMILAR_POSITION) is True
    places = {room.table: coming(state, room.table) for room in rooms} if like else {}
    for seat in table.taken:
        entry = table.seats[seat] or 0
        old = _until_big_blind(table, coming(state, number), seat) if like else 0
        choices = [
            (
                clashes_at(state, entry, to),
                abs(_until_big_blind(_of(state, to), places.get(to), one) - old),
                rank,
                to,
                one,
            )
            for rank, to in enumerate(quota)
            if quota[to]
            for one in free[to]
        ]
        _, _, _, to, one = min(choices)
        quota[to] -= 1
        free[to].remove(one)
        found.append(DrawnSeat(entry, to, one))
    return found


def _of(state: State, number: int) -> EventTable:
    return state.of(Entrants).table(number)


def _until_big_blind(table: EventTable, positions: Positions | None, seat: int) -> int:
    """How many seats the big blind is away."""
    return 0 if positions is None else (seat - positions.small_blind_seat - 1) % len(table.seats)


@applies(TableBroken)
def _table_broken(state: State, happening: TableBroken) -> None:
    table, seats = open_table(state, happening.table), state.of(Seats)
    sitting = {entry for entry in table.seats.values() if entry is not None}
    if {one.entry for one in happening.moved} != sitting:
        raise Unlawful(
            "table.others",
            {"table": happening.table},
            field="table",
            value=happening.table,
            limits={"entries": sorted(sitting)},
        )
    seats.broken.append(happening.table)
    seats.at.pop(happening.table, None)
    seats.waived.pop(happening.table, None)
    seats.button_due.pop(happening.table, None)
    seats.reported.pop(happening.table, None)
    carried = {one.entry: one for one in happening.carried}
    for one in happening.moved:
        by = carried.get(one.entry)
        seats.on_the_way[one.entry] = OnTheWay(
            happening.at, one.table, one.seat, by.by if by else "", by.chips if by else None
        )
