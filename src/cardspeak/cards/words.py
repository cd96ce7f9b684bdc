"""What players call a hand, from its value alone: in full, or only as far as it takes to tell two hands apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardspeak.cards.hand_class import CLASSES, REVERSED, HandClass, digits, hand_class
from cardspeak.words import Message, items, message

_RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
RANK_NAMES: Final = tuple(message(f"cards.rank-{rank}") for rank in _RANKS)
_PLURALS: Final = tuple(message(f"cards.plural-rank-{rank}") for rank in _RANKS)
_NAMES: Final[dict[HandClass, Callable[[int, int], Message]]] = {
    HandClass.HIGH_CARD: lambda one, _: message("cards.high-card", rank=RANK_NAMES[one]),
    HandClass.PAIR: lambda one, _: message("cards.one-pair", ranks=plural(one)),
    HandClass.TWO_PAIR: lambda one, more: message("cards.two-pair", ranks=plural(one), more=plural(more)),
    HandClass.THREE_OF_A_KIND: lambda one, _: message("cards.three-of-a-kind", ranks=plural(one)),
    HandClass.STRAIGHT: lambda one, _: message("cards.straight-hand", rank=RANK_NAMES[one]),
    HandClass.FLUSH: lambda one, _: message("cards.flush-hand", rank=RANK_NAMES[one]),
    HandClass.FULL_HOUSE: lambda one, more: message("cards.full-house", ranks=plural(one), more=plural(more)),
    HandClass.FOUR_OF_A_KIND: lambda one, _: message("cards.four-of-a-kind", ranks=plural(one)),
    HandClass.STRAIGHT_FLUSH: lambda one, _: message("cards.straight-flush", rank=RANK_NAMES[one]),
    HandClass.ROYAL_FLUSH: lambda *_: message("cards.royal-flush"),
}
_BADUGIS: Final = (
    "cards.badugi-four-cards",
    "cards.badugi-three-cards",
    "cards.badugi-two-cards",
    "cards.badugi-one-card",
)
_KICKERS: Final = {
    HandClass.HIGH_CARD: slice(1, 5),
    HandClass.PAIR: slice(1, 4),
    HandClass.TWO_PAIR: slice(2, 3),
    HandClass.THREE_OF_A_KIND: slice(1, 3),
    HandClass.FOUR_OF_A_KIND: slice(1, 2),
    HandClass.FLUSH: slice(1, 5),
}


def plural(rank: int) -> Message:
    """Several cards of a rank.

    >>> str(plural(4)), str(plural(12))
    ('sixes', 'aces')
    """
    return _PLURALS[rank]


def _name(kind: HandClass, ranks: Sequence[int]) -> Message:
    """The hand without its kickers."""
    return _NAMES[kind](ranks[0], ranks[1])


def _in_full(kind: HandClass, ranks: Sequence[int]) -> Message:
    """The hand with its first kicker."""
    if kind is HandClass.HIGH_CARD:
        return message("cards.high-card-and-next", rank=RANK_NAMES[ranks[0]], next=RANK_NAMES[ranks[1]])
    name = _name(kind, ranks)
    if kind is HandClass.FLUSH or kind not in _KICKERS:
        return name
    return message("cards.hand-with-kicker", hand=name, kicker=RANK_NAMES[ranks[_KICKERS[kind].start]])


class HighWords:
    """Words for high hands."""

    def __init__(self, classes: tuple[HandClass, ...] = CLASSES) -> None:
        self._classes = classes

    def in_full(self, value: int) -> Message:
        """The hand as a player announces it.

        >>> str(HighWords().in_full(0x7B8000))
        'kings full of tens'
        """
        return _in_full(hand_class(value, self._classes), digits(value))


class LowWords:
    """Words for lowball hands; ``ace_low`` where the ace is the lowest card."""

    def __init__(self, *, ace_low: bool) -> None:
        self._ace_low = ace_low

    def in_full(self, value: int) -> Message:
        """The hand as a player announces it.

        >>> str(LowWords(ace_low=True).in_full(REVERSED - 0x143210))
        'a wheel'
        """
        kind, ranks = self._read(value)
        if kind is HandClass.HIGH_CARD:
            return self._low(ranks)
        return message("cards.no-qualifying-low") if kind is HandClass.NOTHING else _in_full(kind, ranks)

    def _read(self, value: int) -> tuple[HandClass, tuple[int, ...]]:
        if value == 0:
            return HandClass.NOTHING, ()
        badness = REVERSED - value
        ranks = digits(badness)
        if self._ace_low:
            return hand_class(badness & ~0xF_FFFF), tuple((place + 12) % 13 for place in ranks)
        return hand_class(badness), ranks

    def _low(self, ranks: Sequence[int]) -> Message:
        if self._ace_low and ranks[0] == 3:
            return message("cards.wheel-low")
        return message("cards.low-hand", ranks=items([RANK_NAMES[rank] for rank in ranks[:2]], "hyphen"))


class BadugiWords:
    """Words for badugi hands."""

    def in_full(self, value: int) -> Message:
        """The hand as a player announces it.

        >>> str(BadugiWords().in_full(REVERSED - 0x073210))
        'a four-card badugi, eight high'
        """
        badness = REVERSED - value
        short = badness >> 20
        return message(_BADUGIS[short], ranks=RANK_NAMES[(digits(badness)[0] + 12) % 13])
