"""Omaha hands: exactly two of four to six held cards with exactly three of the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from cardspeak.cards.card import Card
from cardspeak.cards.high import FULL_DECK, HIGH, unknown_refused
from cardspeak.cards.judging import Cards, Ranking, high_order, low_order
from cardspeak.cards.lowball import EIGHT_LOW, eight_or_better, fill_low
from cardspeak.cards.rank_keys import RANK_KEY
from cardspeak.cards.words import HighWords, LowWords
from cardspeak.errors import Unlawful

_EIGHT: Final = 6
_ACE: Final = 12


def two_and_three(hole: Cards, board: Cards) -> Iterator[tuple[Card, ...]]:
    """Every two held cards with every three of the board."""
    return ((*held, *shared) for held in combinations(hole, 2) for shared in combinations(board, 3))


def _best_unsuited(table: dict[int, int], hole: Cards, board: Cards) -> int:
    """The best value by ranks alone; equal pairs and triples of ranks are evaluated once."""
    try:
        held = {RANK_KEY[one] + RANK_KEY[two] for one, two in combinations(hole, 2)}
        shared = {RANK_KEY[one] + RANK_KEY[two] + RANK_KEY[three] for one, two, three in combinations(board, 3)}
        return max([table[pair + triple] for pair in held for triple in shared])
    except IndexError:
        raise unknown_refused((*hole, *board)) from None
    except (KeyError, ValueError):
        raise Unlawful("hand.impossible/omaha", field="cards", value=[*hole, *board]) from None


def _best_flush(hole: Cards, board: Cards) -> int:
    """The best flush or straight flush, 0 if there is none."""
    suits = [card & 3 for card in board]
    flush_suit = next((suit for suit in range(4) if suits.count(suit) >= 3), None)
    held = [card for card in hole if card & 3 == flush_suit]
    if flush_suit is None or len(held) < 2:
        return 0
    shared = [card for card in board if card & 3 == flush_suit]
    return max([FULL_DECK.flush(choice) for choice in two_and_three(held, shared)])


def omaha_high(hole: Cards, board: Cards = ()) -> int:
    """The best high hand of two held cards and three of the board."""
    table = FULL_DECK.by_count[5] or FULL_DECK.fill(5)
    value = _best_unsuited(table, hole, board)
    flush = _best_flush(hole, board)
    return flush if flush > value else value


def omaha_eight_or_better(hole: Cards, board: Cards = ()) -> int:
    """The best qualifying low of two held cards and three of the board, else 0."""
    low_ranks = {card >> 2 for card in board if card >> 2 <= _EIGHT or card >> 2 == _ACE}
    if len(low_ranks) < 3 <= len(board):
        return 0
    value = _best_unsuited(fill_low(5), hole, board)
    return value if value >= EIGHT_LOW else 0


OMAHA_HIGH: Final = Ranking(
    name="omaha-high",
    value=omaha_high,
    hole_counts=range(4, 7),
    board_counts=range(3, 6),
    total_counts=range(7, 12),
    choices=two_and_three,
    value_of_choice=HIGH.value,
    arrange=high_order(),
    voice=HighWords(),
)

OMAHA_EIGHT_OR_BETTER: Final = Ranking(
    name="omaha-eight-or-better",
    value=omaha_eight_or_better,
    hole_counts=range(4, 7),
    board_counts=range(3, 6),
    total_counts=range(7, 12),
    choices=two_and_three,
    value_of_choice=eight_or_better,
    arrange=low_order,
    voice=LowWords(ace_low=True),
)
