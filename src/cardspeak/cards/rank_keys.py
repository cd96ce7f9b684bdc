"""One small number for the ranks of a hand: the sum of its cards' keys, different for every different set of ranks.

``RANK_KEYS`` grows by one rule: each next key is the smallest number that keeps all sums of seven cards, at most four
of a rank, apart. (Sums of five and of six are then apart as well: two equal ones would stay equal after adding the same
two cards.) Above the rank bits each card adds a weight for its suit, chosen so small that the sum of seven mostly stays
one machine digit of a Python int, and so that the summed weights alone tell which suit five cards share, if any.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
RANK_BITS: Final = 23
RANK_MASK: Final = (1 << RANK_BITS) - 1
SUIT_WEIGHTS: Final = (0, 1, 24, 33)

RANK_KEY: Final = [RANK_KEYS[card >> 2] for card in range(52)]
"""The rank key of each card."""

CARD_KEY: Final = [RANK_KEYS[card >> 2] | SUIT_WEIGHTS[card & 3] << RANK_BITS for card in range(52)]
"""The rank key of each card with its suit's weight above it."""

ALL_RANKS: Final = tuple(range(13))
SHORT_RANKS: Final = tuple(range(4, 13))


def suited_sums(count: int) -> list[int]:
    """For each sum of suit weights of so many cards: one more than the suit that five of them share, 0 if none."""
    suited = [0] * (count * max(SUIT_WEIGHTS) + 1)
    for suits in combinations_with_replacement(range(4), count):
        for suit in range(4):
            if suits.count(suit) >= 5:
                suited[sum(SUIT_WEIGHTS[each] for each in suits)] = suit + 1
    return suited


SUITED: Final[dict[int, list[int]]] = {count: suited_sums(count) for count in (5, 6, 7)}

RANK_BITS_OF_SUIT: Final = [
    [1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(-1, 4)
]
"""By one more than the suit: the bit of each card's rank, 0 for cards of other suits."""


def spare_ranks(count: int, ranks: Sequence[int]) -> dict[tuple[int, ...], int]:
    """Every set of so many cards beyond the first of their rank, at most three of a rank, with its key.

    >>> spare_ranks(2, (0, 1))
    {(0, 0): 0, (0, 1): 1, (1, 1): 2}
    """
    return {
        spare: sum([RANK_KEYS[rank] for rank in spare])
        for spare in combinations_with_replacement(ranks, count)
        if all([spare.count(rank) <= 3 for rank in spare])
    }
