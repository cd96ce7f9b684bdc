"""The tables behind the rankings, built from the rules when first needed: rank key to value, suited ranks to value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from cardspeak.cards.hand_class import CLASS_SHIFT, CLASSES, REVERSED, HandClass
from cardspeak.cards.rank_keys import ALL_RANKS, RANK_KEYS, spare_ranks


class Shape(NamedTuple):
    """The paired part of a hand: its value so far, the ranks it uses, and how its kickers fill up the value."""

    head: int
    used: int
    shift: int
    kickers: int


Shaper = Callable[[tuple[int, ...]], Shape]


def _top_five() -> list[int]:
    top = [0] * 8192
    for mask in range(1, 8192):
        highest = mask.bit_length() - 1
        top[mask] = highest << 16 | top[mask ^ 1 << highest] >> 4
    return top


TOP_FIVE: Final = _top_five()
"""For each set of ranks (bit 0 the deuce) its five highest as digits."""


def straight_top(mask: int, lowest: int = 0) -> int | None:
    """The top rank of the best straight in a set of ranks; an ace also plays below the lowest rank of the deck.

    >>> straight_top(0b1_0000_0000_1111)
    3
    """
    run = mask << 1 | (mask >> 12 & 1) << lowest
    run &= run >> 1
    run &= run >> 2
    run &= run >> 1
    return run.bit_length() + 2 if run else None


def high_shape(classes: tuple[HandClass, ...]) -> Shaper:
    """How pairs, trips and quads make a high hand, with the classes in this order."""
    place = {kind: classes.index(kind) << CLASS_SHIFT for kind in classes}

    def shape(spare: tuple[int, ...]) -> Shape:
        by_count = sorted({(spare.count(rank), rank) for rank in spare}, reverse=True)
        if not by_count:
            return Shape(place[HandClass.HIGH_CARD], 0, 0, 0xFFFFF)
        more, first = by_count[0]
        if more == 3:
            return Shape(place[HandClass.FOUR_OF_A_KIND] | first << 16, 1 << first, 4, 0x0F000)
        if len(by_count) > 1:
            second = max(rank for _, rank in by_count[1:])
            kind = HandClass.FULL_HOUSE if more == 2 else HandClass.TWO_PAIR
            kickers = 0 if more == 2 else 0x00F00
            return Shape(place[kind] | first << 16 | second << 12, 1 << first | 1 << second, 8, kickers)
        if more == 2:
            return Shape(place[HandClass.THREE_OF_A_KIND] | first << 16, 1 << first, 4, 0x0FF00)
        return Shape(place[HandClass.PAIR] | first << 16, 1 << first, 4, 0x0FFF0)

    return shape


def high_table(
    count: int, ranks: Sequence[int] = ALL_RANKS, classes: tuple[HandClass, ...] = CLASSES
) -> dict[int, int]:
    """Rank key to high value for every set of ranks so many cards can have, flushes left aside."""
    shape = high_shape(classes)
    straight_class = classes.index(HandClass.STRAIGHT) << CLASS_SHIFT
    lowest = ranks[0]
    table: dict[int, int] = {}
    shared: dict[int, int] = {}  # one int object for each value keeps the table in the processor's cache
    for distinct in range((count + 3) // 4, min(count, len(ranks)) + 1):
        shapes = {spare: (*shape(spare), key) for spare, key in spare_ranks(count - distinct, ranks).items()}
        for chosen in combinations(ranks, distinct):
            mask = key = 0
            for rank in chosen:
                mask |= 1 << rank
                key += RANK_KEYS[rank]
            top = straight_top(mask, lowest)
            straight = 0 if top is None else straight_class | top << 16
            for spare in combinations_with_replacement(chosen, count - distinct):
                if spare in shapes:
                    head, used, shift, kickers, more = shapes[spare]
                    value = head | TOP_FIVE[mask & ~used] >> shift & kickers
                    value = value if value > straight else straight
                    table[key + more] = shared.setdefault(value, value)
    return table


def flush_table(lowest: int = 0, classes: tuple[HandClass, ...] = CLASSES) -> list[int]:
    """The value of five to seven suited cards by their set of ranks; 0 for fewer than five."""
    flush = classes.index(HandClass.FLUSH) << CLASS_SHIFT
    straight_flush = classes.index(HandClass.STRAIGHT_FLUSH) << CLASS_SHIFT
    table = [0] * 8192
    for mask in range(8192):
        if mask.bit_count() >= 5:
            top = straight_top(mask, lowest)
            table[mask] = flush | TOP_FIVE[mask] if top is None else straight_flush | top << 16
    return table


def low_place(rank: int) -> int:
    """How bad a rank is where the ace is low: 0 for an ace to 12 for a king."""
    return (rank + 1) % 13


def low_badness(kind: HandClass, *ranks: int) -> int:
    """How bad a low hand is: its class, then how bad each rank is, the one that counts most first."""
    badness = kind << CLASS_SHIFT
    for shift, rank in zip((16, 12, 8, 4, 0), ranks, strict=False):
        badness |= low_place(rank) << shift
    return badness


def _low_pairs(chosen: tuple[int, ...], spare: tuple[int, ...]) -> int:
    """The least bad five cards when fewer than five ranks are there; straights and flushes never count."""
    rising = sorted(chosen, key=low_place)
    twos = [rank for rank in rising if rank in spare]
    threes = [rank for rank in rising if spare.count(rank) >= 2]
    if len(rising) == 4:
        pair = twos[0]
        return low_badness(HandClass.PAIR, pair, *[rank for rank in reversed(rising) if rank != pair])
    if len(rising) == 3 and len(twos) >= 2:
        kicker = next(rank for rank in rising if rank not in twos[:2])
        return low_badness(HandClass.TWO_PAIR, twos[1], twos[0], kicker)
    if len(rising) == 3:
        trips = threes[0]
        return low_badness(HandClass.THREE_OF_A_KIND, trips, *[rank for rank in reversed(rising) if rank != trips])
    full = [(trips, pair) for trips in threes for pair in twos if pair != trips]
    if full:
        return low_badness(HandClass.FULL_HOUSE, *full[0])
    quads = next(rank for rank in rising if spare.count(rank) == 3)
    return low_badness(HandClass.FOUR_OF_A_KIND, quads, *[rank for rank in rising if rank != quads])


def low_table(count: int) -> dict[int, int]:
    """Rank key to ace-to-five value for every set of ranks so many cards can have."""
    table: dict[int, int] = {}
    for distinct in range((count + 3) // 4, count + 1):
        lawful = spare_ranks(count - distinct, ALL_RANKS)
        for chosen in combinations(ALL_RANKS, distinct):
            key = sum([RANK_KEYS[rank] for rank in chosen])
            value = 0
            if distinct >= 5:
                lowest = sorted(chosen, key=low_place)[4::-1]
                value = REVERSED - low_badness(HandClass.HIGH_CARD, *lowest)
            for spare in combinations_with_replacement(chosen, count - distinct):
                if spare in lawful:
                    table[key + lawful[spare]] = value or REVERSED - _low_pairs(chosen, spare)
    return table


def suited_ranks(cards: Sequence[int]) -> int:
    """The ranks of the suit that five or more cards share, as a bit mask; 0 if no suit has five.

    >>> bin(suited_ranks([0, 4, 8, 12, 16, 1, 2]))
    '0b11111'
    """
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card & 3] |= 1 << (card >> 2)
    longest = max(masks, key=int.bit_count)
    return longest if longest.bit_count() >= 5 else 0
