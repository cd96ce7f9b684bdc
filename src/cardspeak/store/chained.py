"""What both stores share: entries are numbered, chained and checked when they are read. A database only keeps rows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import Self

from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.store.chain import Row, first_link, link
from cardspeak.store.codec import KNOWS_ORDERS, Codec, codec, joined
from cardspeak.store.contract import Batch, Damaged, Kept, StoreConflict
from cardspeak.tournament.log import Entry
from cardspeak.words import message

LONGEST_NAME = 200
LONGEST_KEY = 200
CHUNK = 1_000
"""Rows that are fetched at a time, so that reading never holds up writing."""


class Pen(ABC):
    """Exclusive access to the end of all logs."""

    @abstractmethod
    def head(self, stream: str) -> tuple[int, bytes | None]:
        """The version and the hash of the last entry of a log; 0 and None for a new one."""

    @abstractmethod
    def write(self, rows: Sequence[Row]) -> tuple[int, ...]:
        """Add rows; their positions."""


class ChainedLog(ABC):
    """An event log over a database that keeps rows."""

    def __init__(self, known: Codec | None = None) -> None:
        self._codec = known or codec()
        self._ends: dict[str, tuple[int, bytes]] = {}
        """Where logs ended when we last added to them; a database may use it to add rows without asking first."""

    @abstractmethod
    def _pen(self) -> AbstractContextManager[Pen]:
        """Take exclusive access to the end of the logs; what was written is on disk when it is released."""

    @abstractmethod
    def _rows(self, stream: str, after: int) -> Iterator[Row]:
        """The rows of a log after a version; ``Damaged`` where the database cannot go on."""

    @abstractmethod
    def _all_rows(self, after: int) -> Iterator[Row]:
        """The rows of all logs after a position."""

    @abstractmethod
    def _hash(self, stream: str, version: int) -> bytes | None:
        """The hash of one entry."""

    @abstractmethod
    def close(self) -> None:
        """Close the database."""

    def append(self, stream: str, expected_version: int, entries: Sequence[Entry]) -> tuple[int, ...]:
        """Add entries at the end of a log, all or none; their positions. ``Conflict`` if the log has grown."""
        bodies = self._written(stream, expected_version, entries)
        version, before = self._ends.get(stream, (0, None))
        if before is not None and version == expected_version:  # nearly always: no need of what sorts out many logs
            rows = self._linked(stream, version, before, bodies)
            positions = self._add(rows)
            if positions is not None:
                self._ends[stream] = rows[-1].version, rows[-1].hash
                return positions
        said = self.append_many([(stream, expected_version, entries)])[0]
        if isinstance(said, Refusal):
            raise said
        return said

    def append_many(self, batches: Sequence[Batch]) -> list[tuple[int, ...] | Refusal]:
        """Add to many logs in one write to the disk; for each batch its positions, or why it alone was not kept."""
        said: list[tuple[int, ...] | Refusal] = [()] * len(batches)
        written: dict[int, list[bytes]] = {}
        for index, batch in enumerate(batches):
            try:
                written[index] = self._written(*batch)
            except Refusal as refusal:
                said[index] = refusal
        if not written:
            return said
        rows, conflicts = self._follow(batches, written, lambda stream: self._ends.get(stream, (-1, None)))
        positions = None if conflicts else self._add([row for some in rows.values() for row in some])
        if positions is None:  # a log that we did not write to last: ask where it ends, and hold the place
            with self._pen() as pen:
                rows, conflicts = self._follow(batches, written, pen.head)
                positions = pen.write([row for some in rows.values() for row in some]) if rows else ()
        each = iter(positions)
        for index, some in rows.items():
            said[index] = tuple(islice(each, len(some)))
            self._ends[some[-1].stream] = some[-1].version, some[-1].hash
        for index, conflict in conflicts.items():
            said[index] = conflict
        return said

    def _follow(
        self, batches: Sequence[Batch], written: dict[int, list[bytes]], head: Callable[[str], tuple[int, bytes | None]]
    ) -> tuple[dict[int, list[Row]], dict[int, StoreConflict]]:
        """The rows of every batch that follows on the end of its log, and a conflict for every other."""
        ends: dict[str, tuple[int, bytes | None]] = {}
        rows: dict[int, list[Row]] = {}
        conflicts: dict[int, StoreConflict] = {}
        for index, bodies in written.items():
            stream, expected, _ = batches[index]
            version, before = ends.get(stream) or head(stream)
            if version == expected:
                rows[index] = self._linked(stream, version, before or first_link(stream), bodies)
                version, before = rows[index][-1].version, rows[index][-1].hash
            else:
                conflicts[index] = StoreConflict(stream, expected, version)
            ends[stream] = version, before
        return rows, conflicts

    def _written(self, stream: str, expected_version: int, entries: Sequence[Entry]) -> list[bytes]:
        """What is to be kept, as bytes; refused where it cannot be read again or has the wrong numbers."""
        _check_name(stream)
        bodies = [self._codec.encode(entry) for entry in entries]
        _check_numbers(expected_version, entries)
        return bodies

    def _add(self, rows: Sequence[Row]) -> tuple[int, ...] | None:  # noqa: ARG002 - for databases that can
        """Add rows where it is known what they follow on; None if something has come between, or it takes a pen."""
        return None

    def _linked(self, stream: str, version: int, before: bytes, bodies: Iterable[bytes]) -> list[Row]:
        written_as = self._codec.written_as
        rows: list[Row] = []
        for number, body in enumerate(bodies, version + 1):
            before = link(before, number, written_as, body)
            rows.append(Row(0, stream, number, written_as, body, before))
        return rows

    def read(self, stream: str, after: int = 0) -> Iterator[Kept]:
        """The entries of a log after a version, in order; ``BadEntry`` where it cannot go on."""
        before = self._before(stream, after)
        if before is None:
            return
        last: Entry | None = None
        for row in self._rows(stream, after):
            before = _checked(row, after + 1, before)
            after = row.version
            last = self._entry(row, last)
            yield Kept(position=row.position, stream=stream, entry=last)

    def read_all(self, after: int = 0) -> Iterator[Kept]:
        """The entries of all logs after a position, in the order in which they were kept."""
        heads: dict[str, tuple[int, bytes, Entry]] = {}
        for row in self._all_rows(after):
            head = heads.get(row.stream)
            version, before = head[:2] if head else (row.version - 1, self._before(row.stream, row.version - 1))
            if before is None:
                raise Damaged(row.stream, row.version - 1, None, message("log.why-missing"))
            chained = _checked(row, version + 1, before)
            entry = self._entry(row, head[2] if head else None)
            heads[row.stream] = row.version, chained, entry
            yield Kept(position=row.position, stream=row.stream, entry=entry)

    def _entry(self, row: Row, before: Entry | None) -> Entry:
        entry = self._codec.decode(row)
        return joined(entry, before) if row.format < KNOWS_ORDERS else entry

    def _before(self, stream: str, version: int) -> bytes | None:
        """The hash that the entry after a version builds on; None where the log is shorter."""
        return first_link(stream) if version <= 0 else self._hash(stream, version)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()


def _checked(row: Row, version: int, before: bytes) -> bytes:
    """The hash of a row that follows on what was before; ``Damaged`` where it does not."""
    if row.version != version:
        raise Damaged(row.stream, version, None, message("log.why-missing"))
    if link(before, row.version, row.format, row.body) != row.hash:
        raise Damaged(row.stream, row.version, row.position, message("log.why-changed"))
    return row.hash


def _check_name(stream: str) -> None:
    if not stream or len(stream) > LONGEST_NAME or not stream.isprintable():
        raise Unreadable(
            "log.name",
            {"longest_name": LONGEST_NAME},
            field="stream",
            value=stream,
            limits={"min": 1, "max": LONGEST_NAME},
        )


def _check_numbers(version: int, entries: Sequence[Entry]) -> None:
    if not entries:
        raise Unlawful("log.nothing", field="entries", limits={"min": 1})
    for number, entry in enumerate(entries, version + 1):
        if entry.number != number:
            raise Unlawful(
                "log.number",
                {"number": entry.number, "number2": number},
                field="number",
                value=entry.number,
                limits={"number": number},
            )
        if entry.key and (len(entry.key) > LONGEST_KEY or not entry.key.isprintable()):
            raise Unreadable(
                "log.key", {"longest_key": LONGEST_KEY}, field="key", value=entry.key, limits={"max": LONGEST_KEY}
            )
