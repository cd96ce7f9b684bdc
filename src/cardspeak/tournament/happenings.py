"""What happens to entries and tables: somebody registers, sits down, counts chips, is out; a table opens and closes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening, State, applies, must_hold
from cardspeak.tournament.entrants import Entrant, Entrants, EntryKind, EntryStatus, EventTable
from cardspeak.words import Message, message, word


class Registered(Happening, frozen=True, kw_only=True, tag="registered"):
    """Somebody has an entry; the number is never used again."""

    entry: int
    player: str
    name: str
    kind: EntryKind = "entry"
    chips: int
    member: bool = True
    notes: tuple[Message | str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.kind == "entry" else self.kind, name=self.name)


GIVES_NUMBERS: dict[type[Happening], Callable[[Any], Iterable[tuple[int, str]]]] = {
    Registered: lambda one: ((one.entry, one.name),)
}
"""Happenings that give entries their numbers, and whose: a number is never given again, whatever is struck out."""


class SeatTaken(Happening, frozen=True, kw_only=True, tag="seat-taken"):
    """An entry sits down in a seat, from nowhere or from another seat."""

    entry: int
    table: int
    seat: int
    why: str = ""
    """``draw``, ``late``, ``balance``, ``break``, ``redraw``, ``final``, ``correction`` …"""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, why=word("why", self.why))


class SeatLeft(Happening, frozen=True, kw_only=True, tag="seat-left"):
    """An entry has no seat any more."""

    entry: int


class StatusChanged(Happening, frozen=True, kw_only=True, tag="status"):
    """What has become of an entry."""

    entry: int
    status: EntryStatus
    why: Message | str = ""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        form = self.status if self.status == "registered" else ""
        return self.tell(state, form, status=word("why", self.status))


class ChipsSet(Happening, frozen=True, kw_only=True, tag="chips"):
    """What an entry has in front of it now: after a hand, a count, a rebuy, a penalty."""

    entry: int
    chips: int
    was: int | None = None
    """What it had before, where it was added to or taken from that; it has to be so still."""
    booked: bool = False
    """The difference is in other stacks or in the account; otherwise somebody has counted."""
    why: Message | str = ""


class TableOpened(Happening, frozen=True, kw_only=True, tag="table-opened"):
    """A table is in use."""

    table: int
    seats: int
    closed: tuple[int, ...] = ()


class TableClosed(Happening, frozen=True, kw_only=True, tag="table-closed"):
    """A table is not in use any more; nobody sits there."""

    table: int
    why: str = ""


class SeatClosed(Happening, frozen=True, kw_only=True, tag="seat-closed"):
    """A seat may not be used, or may be used again."""

    table: int
    seat: int
    closed: bool = True

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.closed else "open")


@applies(Registered)
def _registered(state: State, happening: Registered) -> None:
    entrants = state.of(Entrants)
    if happening.entry in entrants.entries:
        raise Unlawful("entry.exists", {"entry": happening.entry}, field="entry", value=happening.entry)
    for number in entrants.by_player.get(happening.player, ()):
        if entrants.entries[number].live:
            raise Unlawful(
                "entry.twice",
                {"name": happening.name, "number": number},
                field="player",
                value=happening.player,
                limits={"entry": number},
            )
    entrants.entries[happening.entry] = Entrant(
        happening.entry, happening.player, happening.name, happening.kind, happening.chips, happening.chips,
        happening.member, "waiting" if happening.kind == "alternate" else "registered", notes=happening.notes,
    )  # fmt: skip
    entrants.by_player.setdefault(happening.player, []).append(happening.entry)
    entrants.left += 1
    entrants.highest = max(entrants.highest, happening.entry)
    entrants.in_use = max(entrants.in_use, happening.entry)


@applies(TableOpened)
def _table_opened(state: State, happening: TableOpened) -> None:
    entrants = state.of(Entrants)
    known = entrants.tables.get(happening.table)
    if known is not None and known.open:
        raise Unlawful("table.open", {"table": happening.table}, field="table", value=happening.table)
    seats: dict[int, int | None] = dict.fromkeys(range(1, happening.seats + 1))
    entrants.tables[happening.table] = EventTable(happening.table, seats, set(happening.closed))
    entrants.by_size.setdefault(0, {})[happening.table] = None


@applies(TableClosed)
def _table_closed(state: State, happening: TableClosed) -> None:
    entrants = state.of(Entrants)
    table = entrants.table(happening.table)
    if not table.open or table.players:
        raise Unlawful("table.not-empty", {"table": happening.table}, field="table", value=happening.table)
    table.open = False
    _drop(entrants, table)


@applies(SeatClosed)
def _seat_closed(state: State, happening: SeatClosed) -> None:
    table = state.of(Entrants).table(happening.table)
    if happening.seat not in table.seats or (happening.closed and table.seats[happening.seat] is not None):
        raise Unlawful("seat.taken/not-closable", {"seat": happening.seat}, field="seat", value=happening.seat)
    (table.closed.add if happening.closed else table.closed.discard)(happening.seat)


@applies(SeatTaken)
def _seat_taken(state: State, happening: SeatTaken) -> None:
    entrants = state.of(Entrants)
    entry, table = _still_in(entrants, happening.entry), entrants.table(happening.table)
    if not table.open or happening.seat not in table.seats or happening.seat in table.closed:
        raise Unlawful(
            "seat.unknown/at-table",
            {"number": table.number, "seat": happening.seat},
            field="seat",
            value=happening.seat,
        )
    if table.seats[happening.seat] not in (None, entry.number):
        raise Unlawful(
            "seat.taken", {"seat": happening.seat, "number": table.number}, field="seat", value=happening.seat
        )
    _stand_up(entrants, entry)
    table.seats[happening.seat] = entry.number
    table.vacated.pop(happening.seat, None)
    _resize(entrants, table, 1)
    if entry.status in ("registered", "waiting"):
        entry.status = "playing"
    elif happening.why in ("balance", "break"):
        entry.moves += 1
    entry.table, entry.seat = table.number, happening.seat


@applies(SeatLeft)
def _seat_left(state: State, happening: SeatLeft) -> None:
    entrants = state.of(Entrants)
    entry = entrants.entry(happening.entry)
    if entry.seat is None:
        raise Unlawful("seat.none", {"number": entry.number}, field="entry", value=entry.number)
    _stand_up(entrants, entry)


def _stand_up(entrants: Entrants, entry: Entrant) -> None:
    if entry.table is not None and entry.seat is not None:
        table = entrants.tables[entry.table]
        table.seats[entry.seat] = None
        table.vacated[entry.seat] = None
        _resize(entrants, table, -1)
        entry.last = (entry.table, entry.seat)
    entry.table = entry.seat = None


def _resize(entrants: Entrants, table: EventTable, change: int) -> None:
    _drop(entrants, table)
    table.players += change
    entrants.by_size.setdefault(table.players, {})[table.number] = None


def _drop(entrants: Entrants, table: EventTable) -> None:
    same = entrants.by_size[table.players]
    del same[table.number]
    if not same:
        del entrants.by_size[table.players]


@applies(StatusChanged)
def _status_changed(state: State, happening: StatusChanged) -> None:
    entrants = state.of(Entrants)
    entry = _still_in(entrants, happening.entry)
    entry.status = happening.status
    if not entry.live:
        entrants.left -= 1
        _stand_up(entrants, entry)


@applies(ChipsSet)
def _chips_set(state: State, happening: ChipsSet) -> None:
    if happening.chips < 0:
        raise Unlawful("chips.negative", field="chips", value=happening.chips)
    entrants = state.of(Entrants)
    entry = _still_in(entrants, happening.entry)
    if happening.was not in (None, entry.chips):
        raise Unlawful(
            "chips.not-so-many",
            {"name": entry.name, "chips": entry.chips, "was": happening.was},
            field="chips",
            value=happening.was,
            limits={"chips": entry.chips},
        )
    entrants.by_hand |= happening.chips != entry.chips and not happening.booked
    entry.chips = happening.chips


def _still_in(entrants: Entrants, number: int) -> Entrant:
    entry = entrants.entry(number)
    if not entry.live:
        raise Unlawful("entry.gone", {"number": number}, field="entry", value=number)
    return entry


@must_hold
def nobody_sits_twice(state: State) -> Iterator[Message]:
    """Every live seat belongs to one live entry, and the entry knows it."""
    entrants = state.of(Entrants)
    for table in entrants.tables.values():
        for seat, number in table.seats.items():
            if number is None:
                continue
            entry = entrants.entries.get(number)
            if entry is None or not entry.live or (entry.table, entry.seat) != (table.number, seat):
                yield message("broken.not-in-seat", entry=number, table=table.number, seat=seat)
