"""Who is in the event: every entry, whose it is, where it sits and what has become of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening, State, applies, must_hold
from cardspeak.words import Message, message, word

EntryKind = Literal["entry", "re-entry", "alternate"]
EntryStatus = Literal["registered", "waiting", "playing", "out", "withdrawn", "disqualified", "qualified"]
GONE: frozenset[EntryStatus] = frozenset({"out", "withdrawn", "disqualified"})


class Registered(Happening, frozen=True, kw_only=True, tag="registered"):
    """Somebody has an entry; the number is never used again."""

    entry: int
    player: str
    name: str
    kind: EntryKind = "entry"
    chips: int
    member: bool = True
    notes: tuple[Message | str, ...] = ()

    def told(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.kind == "entry" else self.kind, name=self.name)


GIVES_NUMBERS: dict[type[Happening], Callable[[Any], Iterable[int]]] = {Registered: lambda one: (one.entry,)}
"""Happenings that give entries their numbers, and which: a number is never given again, whatever is struck out."""


class SeatTaken(Happening, frozen=True, kw_only=True, tag="seat-taken"):
    """An entry sits down in a seat, from nowhere or from another seat."""

    entry: int
    table: int
    seat: int
    why: str = ""
    """``draw``, ``late``, ``balance``, ``break``, ``redraw``, ``final``, ``correction`` …"""
    cites: tuple[str, ...] = ()

    def told(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, why=word("why", self.why))


class SeatLeft(Happening, frozen=True, kw_only=True, tag="seat-left"):
    """An entry has no seat any more."""

    entry: int


class StatusChanged(Happening, frozen=True, kw_only=True, tag="status"):
    """What has become of an entry."""

    entry: int
    status: EntryStatus
    why: str = ""

    def told(self, state: State) -> Message:
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


@dataclass(slots=True)
class Entrant:
    """One entry."""

    number: int
    player: str
    name: str
    kind: EntryKind
    chips: int
    """The last count known; the starting stack before one was made."""
    bought: int
    """Chips the entry has been sold in all."""
    member: bool = True
    status: EntryStatus = "registered"
    table: int | None = None
    seat: int | None = None
    last: tuple[int, int] | None = None
    """The table and seat it had before."""
    moves: int = 0
    notes: tuple[Message | str, ...] = ()

    @property
    def live(self) -> bool:
        """Whether it is still in the event."""
        return self.status not in GONE


@dataclass(slots=True)
class EventTable:
    """One table: which seats are taken by which entries."""

    number: int
    seats: dict[int, int | None]
    closed: set[int] = field(default_factory=set)
    open: bool = True
    players: int = 0
    """How many sit here."""
    vacated: dict[int, None] = field(default_factory=dict)
    """The seats that somebody has left and nobody has taken since, in the order in which they came open."""

    @property
    def taken(self) -> list[int]:
        """The seats with somebody in them, in order."""
        return [seat for seat, entry in self.seats.items() if entry is not None]

    @property
    def free(self) -> list[int]:
        """The seats that somebody could take."""
        return [seat for seat, entry in self.seats.items() if entry is None and seat not in self.closed]


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

    def told(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.closed else "open")


class Entrants:
    """All entries and tables of an event."""

    def __init__(self) -> None:
        self.entries: dict[int, Entrant] = {}
        self.by_player: dict[str, list[int]] = {}
        self.tables: dict[int, EventTable] = {}
        self.left = 0
        """Entries still in the event."""
        self.highest = 0
        """The highest number that was ever given; a log with corrections sets it from all that it holds."""
        self.in_use = 0
        """The highest number that an entry has."""
        self.by_hand = False
        """Somebody has counted a stack or put it right: since then the stacks are as good as the counts."""
        self.by_size: dict[int, dict[int, None]] = {}
        """The tables in use by how many sit there; a running count, so that no decision looks at every table."""

    def entry(self, number: int) -> Entrant:
        """One entry; refused where there is none of that number."""
        found = self.entries.get(number)
        if found is None:
            raise Unlawful("entry.unknown", {"number": number}, field="entry", value=number)
        return found

    def table(self, number: int) -> EventTable:
        """One table; refused where there is none of that number."""
        found = self.tables.get(number)
        if found is None:
            raise Unlawful("table.unknown", {"number": number}, field="table", value=number)
        return found

    def live(self) -> Iterator[Entrant]:
        """The entries still in the event."""
        return (entry for entry in self.entries.values() if entry.live)

    def open_tables(self) -> list[EventTable]:
        """The tables in use, by number."""
        return [table for table in self.tables.values() if table.open]

    def next_number(self) -> int:
        """The number of the next entry."""
        return max(self.highest, self.in_use) + 1


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
