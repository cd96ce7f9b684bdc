"""Random deals for every ranking: how many cards are held, and how many lie on the board."""

from __future__ import annotations

import random
from typing import NamedTuple

from cardspeak.cards.ranking import RANKINGS


class Deal(NamedTuple):
    """The cards of one hand."""

    hole: tuple[int, ...]
    board: tuple[int, ...]


SIZES = {
    "high": (2, 5),
    "short-deck": (2, 5),
    "omaha-high": (4, 5),
    "eight-or-better": (7, 0),
    "omaha-eight-or-better": (4, 5),
    "ace-to-five": (7, 0),
    "deuce-to-seven": (5, 0),
    "badugi": (4, 0),
}


def deals(ranking: str, count: int, seed: int = 1, size: tuple[int, int] | None = None) -> list[Deal]:
    """So many random deals from the ranking's deck; the same seed gives the same deals."""
    held, shared = size or SIZES[ranking]
    source = random.Random(f"{ranking} {seed}")
    deck = range(RANKINGS[ranking].lowest_card, 52)
    dealt = (source.sample(deck, held + shared) for _ in range(count))
    return [Deal(tuple(cards[:held]), tuple(cards[held:])) for cards in dealt]
