"""The ranking tables as arrays without gaps, for the kernels.

A card's key holds three counters side by side: the ranks from deuce to eight as base-five digits, the ranks from nine
to ace likewise, and four bits for each suit, started so that the fifth card of a suit sets the top one. The high
counter picks a block of the value table, the low counter a place in that block.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from cardspeak.cards.fast import Int32s, Int64s, UInt16s, np
from cardspeak.cards.high import FULL_DECK, SHORT_DECK, HighTables
from cardspeak.cards.lowball import DEUCE_FIVES, DEUCE_FLUSHES, EIGHT_LOW, fill_deuce, fill_low
from cardspeak.cards.rank_keys import RANK_KEYS

LOW_RANKS: Final = 7
LOW_BITS: Final = 17
HIGH_BITS: Final = 14
SUIT_START: Final = 0x3333 << (LOW_BITS + HIGH_BITS)


class DenseTable(NamedTuple):
    """All a kernel needs to rank hands of one size."""

    card_keys: Int64s
    blocks: Int32s
    places: UInt16s
    values: Int32s
    flushes: Int32s


def _five_to(rank: int) -> int:
    return int(5**rank) if rank < LOW_RANKS else int(5 ** (rank - LOW_RANKS)) << LOW_BITS


def _rank_sets(ranks: range, count: int) -> list[tuple[int, ...]]:
    sets = combinations_with_replacement(ranks, count)
    return [chosen for chosen in sets if all(chosen.count(rank) <= 4 for rank in chosen)]


def _card_keys(suits_matter: bool) -> Int64s:
    suit_bit = [1 << (LOW_BITS + HIGH_BITS + 4 * suit) if suits_matter else 0 for suit in range(4)]
    return np.array([_five_to(card >> 2) + suit_bit[card & 3] for card in range(52)], dtype=np.int64)


def dense(count: int, by_rank_key: dict[int, int], flushes: list[int]) -> DenseTable:
    """Lay out a table from rank key to value; without flushes the suits are left out of the keys."""
    blocks = np.zeros(5 ** (13 - LOW_RANKS), dtype=np.int32)
    places = np.zeros(5**LOW_RANKS, dtype=np.uint16)
    low_keys: list[list[int]] = []
    for held in range(count + 1):
        lows = _rank_sets(range(LOW_RANKS), held)
        places[[sum([_five_to(rank) for rank in low]) for low in lows]] = range(len(lows))
        low_keys.append([sum([RANK_KEYS[rank] for rank in low]) for low in lows])
    values: list[int] = []
    for held in range(count + 1):
        for high in _rank_sets(range(LOW_RANKS, 13), held):
            blocks[sum([_five_to(rank) for rank in high]) >> LOW_BITS] = len(values)
            high_key = sum([RANK_KEYS[rank] for rank in high])
            values += [by_rank_key.get(high_key + low_key, 0) for low_key in low_keys[count - held]]
    return DenseTable(
        card_keys=_card_keys(bool(flushes)),
        blocks=blocks,
        places=places,
        values=np.array(values, dtype=np.int32),
        flushes=np.array(flushes or [0], dtype=np.int32),
    )


def _high(tables: HighTables, count: int) -> DenseTable:
    by_rank_key = tables.fill(count)
    return dense(count, by_rank_key, tables.fill_flushes())


@cache
def dense_table(ranking: str, count: int) -> DenseTable:
    """The table that ranks so many cards at once under a ranking that any five of them may make."""
    match ranking:
        case "high":
            return _high(FULL_DECK, count)
        case "short-deck":
            return _high(SHORT_DECK, count)
        case "ace-to-five":
            return dense(count, fill_low(count), [])
        case "eight-or-better":
            lows = {key: value if value >= EIGHT_LOW else 0 for key, value in fill_low(count).items()}
            return dense(count, lows, [])
        case "deuce-to-seven" if count == 5:
            fill_deuce()
            return dense(count, DEUCE_FIVES, DEUCE_FLUSHES)
    raise KeyError(ranking, count)
