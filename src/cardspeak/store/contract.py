"""What every store promises, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, Self

import msgspec

from cardspeak.errors import Refusal, Unreadable
from cardspeak.tournament.log import Entry
from cardspeak.words import Message, Sayable, message


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """An entry and its place: in the order of all logs together, and in its own log."""

    position: int
    stream: str
    entry: Entry

    @property
    def version(self) -> int:
        """How long its log is with it."""
        return self.entry.number


Batch = tuple[str, int, Sequence[Entry]]
"""A log's name, how long it is taken to be, and what is to be added to it."""


class StoreConflict(Refusal):
    """Somebody else added to the log first; nothing was kept. Read on from ``expected`` and decide again."""

    kind = "conflict"

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        values: dict[str, Sayable] = {"stream": stream, "actual": actual, "expected": expected}
        limits = {"version": actual}
        if expected:
            super().__init__("log.conflict", values, field="version", value=expected, limits=limits)
        else:  # a new log under a name that another one has
            super().__init__("log.conflict/taken", {"stream": stream}, field="id", value=stream, limits=limits)
        self.stream, self.expected, self.actual = stream, expected, actual


class NotKept(Refusal):
    """The database could not be reached, or would not write: nothing was acknowledged."""

    kind = "not kept"


class BadEntry(Unreadable):
    """An entry cannot be read; everything before it can."""

    kind = "unreadable"
    code_of_this = "log.unreadable-entry"

    def __init__(self, stream: str, version: int, position: int | None, why: Message, value: object = None) -> None:
        place = message("log.no-position") if position is None else message("log.position", position=position)
        values: dict[str, Sayable] = {"version": version, "stream": stream, "place": place, "why": why}
        super().__init__(self.code_of_this, values, field="entry", value=version if value is None else value)
        self.stream, self.version, self.position, self.why = stream, version, position, why


class Damaged(BadEntry):
    """The log is not what was written: an entry was changed, lost or made unreadable by the disk."""

    kind = "damaged"
    code_of_this = "log.damaged"


class UnknownHappening(BadEntry):
    """An entry of a kind that this version does not know."""

    code_of_this = "log.unknown-happening"


class EventLog(Protocol):
    """Logs of events, by name. When ``append`` returns, the entries are on disk."""

    def append(self, stream: str, expected_version: int, entries: Sequence[Entry]) -> tuple[int, ...]:
        """Add entries at the end of a log, all or none; their positions. ``Conflict`` if the log has grown."""
        ...

    def append_many(self, batches: Sequence[Batch]) -> list[tuple[int, ...] | Refusal]:
        """Add to many logs in one write to the disk; for each batch its positions, or why it alone was not kept.

        A batch is kept whole or not at all, and counts with those before it: two for one log may follow each other.
        """
        ...

    def version(self, stream: str) -> int:
        """How many entries a log has; 0 where there is none of that name."""
        ...

    def streams(self) -> tuple[str, ...]:
        """The names of all logs, oldest first."""
        ...

    def read(self, stream: str, after: int = 0) -> Iterator[Kept]:
        """The entries of a log after a version, in order; ``BadEntry`` where it cannot go on."""
        ...

    def read_all(self, after: int = 0) -> Iterator[Kept]:
        """The entries of all logs after a position, in the order in which they were kept."""
        ...

    def wait(self, after: int, seconds: float) -> bool:
        """Wait until any process has kept something after a position; False if the time is over first."""
        ...

    def close(self) -> None:
        """Close the database."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *failure: object) -> None: ...
