"""A table by rank key laid out in two flat lists, small enough to stay in the processor's cache.

The keys are cut into rows of 512. Each row is slid along the list of values until none of its keys falls on a place
already taken, fullest row first, and the slide is kept: ``values[slides[key >> ROW_BITS] + key]`` is the value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ROW_BITS: Final = 9
_WINDOW: Final = 1 << 13


def spread(table: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """The slides and the values of a table; a key that the table does not hold gives anything.

    >>> slides, values = spread({3: 10, 4: 20, 515: 30})
    >>> [values[slides[key >> ROW_BITS] + key] for key in (3, 4, 515)]
    [10, 20, 30]
    """
    rows: dict[int, list[int]] = {}
    for key in table:
        rows.setdefault(key >> ROW_BITS, []).append(key & ((1 << ROW_BITS) - 1))
    slides = [0] * (max(rows) + 1)
    # Only the last few thousand places are looked at, as bits of one int: what is left free before them stays free.
    taken = start = 0
    for row in sorted(rows, key=lambda row: len(rows[row]), reverse=True):
        clash = pattern = 0
        for low in rows[row]:
            clash |= taken >> low
            pattern |= 1 << low
        gap = (~clash & (clash + 1)).bit_length() - 1
        slides[row] = start + gap - (row << ROW_BITS)
        taken |= pattern << gap
        passed = taken.bit_length() - _WINDOW
        if passed > 0:
            taken >>= passed
            start += passed
    values = [0] * (start + taken.bit_length())
    for key, value in table.items():
        values[slides[key >> ROW_BITS] + key] = value
    return slides, values
