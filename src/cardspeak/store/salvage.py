"""What can still be read of a damaged SQLite file: rows straight from its pages, wherever a page is whole.

SQLite gives up where a page higher up in its tree is lost, although the rows below are there. Here every page that holds
rows is read by itself (the format is published and frozen); whether a row is right is for the hash chain to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from cardspeak.store.chain import Row
from cardspeak.store.wal import PAGE_SIZE, committed

LEAF = 0x0D
LARGEST_LOCAL = PAGE_SIZE - 35
SMALLEST_LOCAL = (PAGE_SIZE - 12) * 32 // 255 - 23
INTEGER_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
COLUMNS = 6


def salvaged(path: Path) -> Iterator[Row]:
    """The rows that can be made out, by position."""
    pages = pages_of(path)
    rows: dict[int, Row] = {}
    for page in pages.values():
        for row in _leaf_rows(page, pages):
            rows[row.position] = row
    yield from (rows[position] for position in sorted(rows))


def pages_of(path: Path) -> Mapping[int, bytes]:
    """The pages of the file by number, with those of its write-ahead log over them."""
    raw = path.read_bytes()
    pages = {k // PAGE_SIZE + 1: raw[k : k + PAGE_SIZE] for k in range(0, len(raw), PAGE_SIZE)}
    log = path.with_name(path.name + "-wal")
    if log.is_file():
        pages.update(committed(log.read_bytes()))
    return {number: page for number, page in pages.items() if len(page) == PAGE_SIZE}


def _leaf_rows(page: bytes, pages: Mapping[int, bytes]) -> Iterator[Row]:
    if page[0] != LEAF:
        return
    for cell in range(int.from_bytes(page[3:5], "big")):
        where = 8 + 2 * cell
        try:
            row = _row(page, int.from_bytes(page[where : where + 2], "big"), pages)
        except (IndexError, KeyError, ValueError):
            continue  # this cell is damaged
        if row is not None:
            yield row


def _row(page: bytes, at: int, pages: Mapping[int, bytes]) -> Row | None:
    size, at = _varint(page, at)
    position, at = _varint(page, at)
    values = _record(_payload(page, at, size, pages))
    if len(values) != COLUMNS:
        return None
    _, stream, version, written_as, body, chained = values
    if not isinstance(version, int) or not isinstance(written_as, int) or version < 1 or written_as < 1:
        return None
    if isinstance(stream, bytes) and isinstance(body, bytes) and isinstance(chained, bytes):
        return Row(position, stream.decode(), version, written_as, body, chained)
    return None


def _payload(page: bytes, at: int, size: int, pages: Mapping[int, bytes]) -> bytes:
    """The bytes of a record, with what did not fit on its page from the pages it runs over to."""
    if size <= LARGEST_LOCAL:
        return page[at : at + size]
    if size > len(pages) * PAGE_SIZE:
        raise ValueError("a record is longer than the file")
    local = SMALLEST_LOCAL + (size - SMALLEST_LOCAL) % (PAGE_SIZE - 4)
    if local > LARGEST_LOCAL:
        local = SMALLEST_LOCAL
    found = page[at : at + local]
    following = int.from_bytes(page[at + local : at + local + 4], "big")
    while len(found) < size and following:
        overflow = pages[following]
        found += overflow[4:]
        following = int.from_bytes(overflow[:4], "big")
    if len(found) < size:
        raise ValueError("a record ends too early")
    return found[:size]


def _record(payload: bytes) -> list[int | bytes | None]:
    """The values of a record: first their types, then what they hold."""
    header, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < header:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[int | bytes | None] = []
    for kind in kinds:
        wide = INTEGER_BYTES.get(kind, (kind - 12) // 2 if kind >= 12 else 0)
        held = payload[at : at + wide]
        if len(held) < wide:
            raise ValueError("a value ends too early")
        at += wide
        values.append(_value(kind, held))
    return values


def _value(kind: int, held: bytes) -> int | bytes | None:
    if kind >= 12:
        return held
    if kind in (8, 9):
        return kind - 8
    return int.from_bytes(held, "big", signed=True) if kind in INTEGER_BYTES else None


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    if raw[at] < 0x80:  # most are one byte long
        return raw[at], at + 1
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | raw[place] & 0x7F
        if raw[place] < 0x80:
            return number, place + 1
    return number << 8 | raw[at + 8], at + 9
