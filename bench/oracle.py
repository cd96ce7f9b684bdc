"""PokerKit as the outside judge of hands: the class and the shortcut we ask for each ranking.

``slow_judge`` asks PokerKit's own ``from_game``. ``quick_judge`` does what ``from_game`` does, the best of all lawful
choices of cards, but compares the entries of PokerKit's five-card look-ups (four-card for badugi) directly, with each
look-up remembered by ranks and suitedness: PokerKit looks every hand up again in every comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

import pokerkit

from cardspeak.cards.card import FACES

Judge = Callable[[Sequence[int], Sequence[int]], int | None]
"""The strength of a hand, bigger is better; None for no hand. Only comparable under the same judge."""

HAND_TYPES: Final[dict[str, Any]] = {
    "high": pokerkit.StandardHighHand,
    "short-deck": pokerkit.ShortDeckHoldemHand,
    "omaha-high": pokerkit.OmahaHoldemHand,
    "eight-or-better": pokerkit.EightOrBetterLowHand,
    "omaha-eight-or-better": pokerkit.OmahaEightOrBetterLowHand,
    "ace-to-five": pokerkit.RegularLowHand,
    "deuce-to-seven": pokerkit.StandardLowHand,
    "badugi": pokerkit.BadugiHand,
}
SIZES: Final = {
    "high": (2, 5),
    "short-deck": (2, 5),
    "omaha-high": (4, 5),
    "eight-or-better": (2, 5),
    "omaha-eight-or-better": (4, 5),
    "ace-to-five": (7, 0),
    "deuce-to-seven": (5, 0),
    "badugi": (4, 0),
}
CARDS: Final = [next(iter(pokerkit.Card.parse(text))) for text in FACES[:52]]


def _strength(hand_type: Any, hand: Any) -> int:
    index: int = hand.entry.index
    return -index if hand_type.low else index


def slow_judge(ranking: str) -> Judge:
    """PokerKit's own best hand."""
    hand_type = HAND_TYPES[ranking]

    def judge(hole: Sequence[int], board: Sequence[int]) -> int | None:
        try:
            hand = hand_type.from_game([CARDS[card] for card in hole], [CARDS[card] for card in board])
        except ValueError:
            return None
        return _strength(hand_type, hand)

    return judge


def quick_judge(ranking: str) -> Judge:
    """The best of PokerKit's five-card entries over all lawful choices."""
    hand_type = HAND_TYPES[ranking]
    if ranking == "badugi":
        return slow_judge(ranking)
    look_up = hand_type.lookup
    known: dict[tuple[int, ...], int | None] = {}

    def entry(choice: Sequence[int]) -> int | None:
        suited = len({card & 3 for card in choice}) == 1
        key = (*sorted([card >> 2 for card in choice]), suited)
        if key not in known:
            cards = [CARDS[card] for card in choice]
            index = look_up.get_entry(cards).index if look_up.has_entry(cards) else None
            known[key] = -index if index is not None and hand_type.low else index
        return known[key]

    def judge(hole: Sequence[int], board: Sequence[int]) -> int | None:
        if ranking.startswith("omaha"):
            choices = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
        else:
            choices = list(combinations((*hole, *board), 5))
        return max([found for choice in choices if (found := entry(choice)) is not None], default=None)

    return judge
