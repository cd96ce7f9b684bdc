"""Badugi: the most cards of different ranks and different suits, and of those the lowest; aces are low."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from cardspeak.cards.card import Card
from cardspeak.cards.hand_class import CLASS_SHIFT, REVERSED
from cardspeak.cards.high import unknown_refused
from cardspeak.cards.judging import Cards, Ranking, low_order
from cardspeak.cards.words import BadugiWords
from cardspeak.errors import Unlawful

_PLACE: Final = [((card >> 2) + 1) % 13 for card in range(52)]
_RANK_AND_SUIT: Final = [1 << (card >> 2) | 1 << (13 + (card & 3)) for card in range(52)]


def _playing(hole: Cards, board: Cards = ()) -> Iterator[tuple[Card, ...]]:
    """Every set of held cards without two of a rank or of a suit."""
    for count in (4, 3, 2, 1):
        for choice in combinations((*hole, *board), count):
            taken = 0
            for card in choice:
                if taken & _RANK_AND_SUIT[card]:
                    break
                taken |= _RANK_AND_SUIT[card]
            else:
                yield choice


def _value(choice: Cards) -> int:
    """The value of cards that all play."""
    badness = (4 - len(choice)) << CLASS_SHIFT
    for shift, place in zip((16, 12, 8, 4), sorted([_PLACE[card] for card in choice], reverse=True), strict=False):
        badness |= place << shift
    return REVERSED - badness


def badugi(hole: Cards, board: Cards = ()) -> int:
    """The best badugi of four cards."""
    if len(hole) + len(board) != 4:
        raise Unlawful(
            "hand.card-count/badugi-card-count",
            {"count": len(hole) + len(board)},
            field="hole",
            value=len(hole) + len(board),
            limits={"min": 4, "max": 4},
        )
    try:
        best = size = 0
        for choice in _playing(hole, board):  # the most cards come first
            if len(choice) < size:
                break
            size = len(choice)
            best = max(best, _value(choice))
        return best
    except IndexError:
        raise unknown_refused((*hole, *board)) from None


BADUGI: Final = Ranking(
    name="badugi",
    value=badugi,
    hole_counts=range(4, 5),
    board_counts=range(1),
    total_counts=range(4, 5),
    choices=_playing,
    value_of_choice=_value,
    arrange=low_order,
    voice=BadugiWords(),
)
