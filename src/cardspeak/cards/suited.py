"""The value of a hand in which five cards share a suit."""

from __future__ import annotations

from collections.abc import Sequence


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
