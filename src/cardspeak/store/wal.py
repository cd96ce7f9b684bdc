"""SQLite's write-ahead log, read by ourselves: where it is damaged, SQLite silently drops the rest of it.

A frame is a header of 24 bytes and a page. Frames belong together while they carry the same salts, and each has a sum over
everything before it. A kill can leave the last commit half written, which nobody was told of and which may go. If another
commit stands behind the first wrong sum, the one before had been acknowledged: then it is damage.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

PAGE_SIZE = 4096
HEADER = 32
FRAME_HEADER = 24
FRAME = FRAME_HEADER + PAGE_SIZE
BIG_ENDIAN = 0x377F0683
MASK = 0xFFFFFFFF


def committed(raw: bytes) -> dict[int, bytes]:
    """The pages that were committed, by number, whether their sums are right or not."""
    done: dict[int, bytes] = {}
    waiting: dict[int, bytes] = {}
    for start in _starts(raw):
        waiting[int.from_bytes(raw[start : start + 4], "big")] = raw[start + FRAME_HEADER : start + FRAME]
        if _ends_a_commit(raw, start):
            done.update(waiting)
            waiting.clear()
    return done


def lost_commits(raw: bytes) -> int:
    """How many acknowledged commits SQLite would drop, at least."""
    starts = list(_starts(raw))
    order = ">" if int.from_bytes(raw[:4], "big") == BIG_ENDIAN else "<"
    sums = _summed(raw[:24], order, (0, 0))
    sound = sums == struct.unpack(">2I", raw[24:HEADER]) if len(raw) >= HEADER else True
    for place, start in enumerate(starts):
        sums = _summed(raw[start : start + 8] + raw[start + FRAME_HEADER : start + FRAME], order, sums)
        sound = sound and sums == struct.unpack(">2I", raw[start + 16 : start + FRAME_HEADER])
        if not sound:
            return max(0, sum(_ends_a_commit(raw, later) for later in starts[place:]) - 1)
    return 0


def _starts(raw: bytes) -> Iterator[int]:
    """Where the frames begin that belong together; the first one has the salts if the header has lost them."""
    if len(raw) < HEADER + FRAME:
        return
    sound = _summed(raw[:24], ">" if raw[3] & 1 else "<", (0, 0)) == struct.unpack(">2I", raw[24:HEADER])
    salts = raw[16:24] if sound else raw[HEADER + 8 : HEADER + 16]
    for start in range(HEADER, len(raw) - FRAME + 1, FRAME):
        if raw[start + 8 : start + 16] != salts:
            return
        yield start


def _ends_a_commit(raw: bytes, start: int) -> bool:
    return raw[start + 4 : start + 8] != bytes(4)


def _summed(raw: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's running sum over pairs of words."""
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(raw) // 4}I", raw))
    for one, other in zip(words, words, strict=True):
        first = (first + one + second) & MASK
        second = (second + other + first) & MASK
    return first, second
