"""Who is in the event: every entry, whose it is, where it sits and what has become of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from cardspeak.errors import Unlawful
from cardspeak.words import Message

EntryKind = Literal["entry", "re-entry", "alternate"]
EntryStatus = Literal["registered", "waiting", "playing", "out", "withdrawn", "disqualified", "qualified"]
GONE: frozenset[EntryStatus] = frozenset({"out", "withdrawn", "disqualified"})


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
        self.struck: dict[int, str] = {}
        """The names of entries that were struck out, for whatever tells of them; a log with corrections sets them as well."""
        self.in_use = 0
        """The highest number that an entry has."""
        self.by_hand = False
        """Somebody has counted a stack or put it right: since then the stacks are as good as the counts."""
        self.by_size: dict[int, dict[int, None]] = {}
        """The tables in use by how many sit there; a running count, so that no decision looks at every table."""

    def entry(self, number: int, field: str = "entry") -> Entrant:
        """One entry; refused where there is none of that number, which a field of an order names."""
        found = self.entries.get(number)
        if found is None:
            raise Unlawful("entry.unknown", {"number": number}, field=field, value=number)
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

    def players_left(self) -> list[Entrant]:
        """Who is still in and does not wait for a seat, by number."""
        return sorted((entry for entry in self.live() if entry.status != "waiting"), key=lambda entry: entry.number)

    def open_tables(self) -> list[EventTable]:
        """The tables in use, by number."""
        return [table for table in self.tables.values() if table.open]

    def next_number(self) -> int:
        """The number of the next entry."""
        return max(self.highest, self.in_use) + 1
