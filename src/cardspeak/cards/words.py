"""What players call a hand, from its value alone: in full, or only as far as it takes to tell two hands apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardspeak.cards.hand_class import CLASSES, REVERSED, HandClass, digits, hand_class

RANK_NAMES: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
_BADUGI_SIZES: Final = ("four", "three", "two", "one")
_NAMES: Final = {
    HandClass.HIGH_CARD: "{rank} high",
    HandClass.PAIR: "pair of {ranks}",
    HandClass.TWO_PAIR: "two pair, {ranks} and {more}",
    HandClass.THREE_OF_A_KIND: "three {ranks}",
    HandClass.STRAIGHT: "{rank}-high straight",
    HandClass.FLUSH: "{rank}-high flush",
    HandClass.FULL_HOUSE: "{ranks} full of {more}",
    HandClass.FOUR_OF_A_KIND: "four {ranks}",
    HandClass.STRAIGHT_FLUSH: "{rank}-high straight flush",
    HandClass.ROYAL_FLUSH: "royal flush",
}
_ONE_THING: Final = frozenset(
    {
        HandClass.PAIR,
        HandClass.STRAIGHT,
        HandClass.FLUSH,
        HandClass.STRAIGHT_FLUSH,
        HandClass.ROYAL_FLUSH,
    }
)
_KICKERS: Final = {
    HandClass.HIGH_CARD: slice(1, 5),
    HandClass.PAIR: slice(1, 4),
    HandClass.TWO_PAIR: slice(2, 3),
    HandClass.THREE_OF_A_KIND: slice(1, 3),
    HandClass.FOUR_OF_A_KIND: slice(1, 2),
    HandClass.FLUSH: slice(1, 5),
}


def plural(rank: int) -> str:
    """Several cards of a rank.

    >>> plural(4), plural(12)
    ('sixes', 'aces')
    """
    return RANK_NAMES[rank] + ("es" if rank == 4 else "s")


def article(noun: str) -> str:
    """A noun with a or an before it.

    >>> article("ace"), article("king")
    ('an ace', 'a king')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _name(kind: HandClass, ranks: Sequence[int]) -> str:
    """The hand without its kickers."""
    words = _NAMES[kind].format(rank=RANK_NAMES[ranks[0]], ranks=plural(ranks[0]), more=plural(ranks[1]))
    return article(words) if kind in _ONE_THING else words


def _in_full(kind: HandClass, ranks: Sequence[int]) -> str:
    """The hand with its first kicker."""
    if kind is HandClass.HIGH_CARD:
        return f"{RANK_NAMES[ranks[0]]}-{RANK_NAMES[ranks[1]]} high"
    name = _name(kind, ranks)
    if kind is HandClass.FLUSH or kind not in _KICKERS:
        return name
    return f"{name} with {article(RANK_NAMES[ranks[_KICKERS[kind].start]])}"


def _with_kickers(kind: HandClass, ranks: Sequence[int], kickers: int) -> str:
    """The hand with so many kickers named one by one."""
    name = _name(kind, ranks)
    named = [RANK_NAMES[rank] for rank in ranks[_KICKERS[kind]][:kickers]] if kind in _KICKERS else []
    if not named:
        return name
    listed = " and ".join(filter(None, [", ".join(named[:-1]), named[-1]]))
    if kind is HandClass.FLUSH:
        return f"{name}, {listed} next"
    return f"{name}, {listed} kicker{'s' if len(named) > 1 else ''}"


class HighWords:
    """Words for high hands."""

    def __init__(self, classes: tuple[HandClass, ...] = CLASSES) -> None:
        self._classes = classes

    def in_full(self, value: int) -> str:
        """The hand as a player announces it.

        >>> HighWords().in_full(0x7B8000)
        'kings full of tens'
        """
        return _in_full(hand_class(value, self._classes), digits(value))

    def up_to(self, value: int, kickers: int) -> str:
        """The hand with so many kickers.

        >>> HighWords().up_to(0x2CB950, 2)
        'a pair of aces, king and jack kickers'
        """
        return _with_kickers(hand_class(value, self._classes), digits(value), kickers)


class LowWords:
    """Words for lowball hands; ``ace_low`` where the ace is the lowest card."""

    def __init__(self, *, ace_low: bool) -> None:
        self._ace_low = ace_low

    def in_full(self, value: int) -> str:
        """The hand as a player announces it.

        >>> LowWords(ace_low=True).in_full(REVERSED - 0x143210)
        'a wheel'
        """
        kind, ranks = self._read(value)
        if kind is HandClass.HIGH_CARD:
            return self._low(ranks, 2)
        return "no low" if kind is HandClass.NOTHING else _in_full(kind, ranks)

    def up_to(self, value: int, kickers: int) -> str:
        """The hand with so many more cards named than the two that always are.

        >>> LowWords(ace_low=False).up_to(REVERSED - 0x153210, 1)
        'a seven-five-four low'
        """
        kind, ranks = self._read(value)
        if kind is HandClass.HIGH_CARD:
            return self._low(ranks, 2 + kickers)
        return "no low" if kind is HandClass.NOTHING else _with_kickers(kind, ranks, kickers)

    def _read(self, value: int) -> tuple[HandClass, tuple[int, ...]]:
        if value == 0:
            return HandClass.NOTHING, ()
        badness = REVERSED - value
        ranks = digits(badness)
        if self._ace_low:
            return hand_class(badness & ~0xF_FFFF), tuple((place + 12) % 13 for place in ranks)
        return hand_class(badness), ranks

    def _low(self, ranks: Sequence[int], named: int) -> str:
        if self._ace_low and ranks[0] == 3:
            return "a wheel"
        return article("-".join([RANK_NAMES[rank] for rank in ranks[:named]]) + " low")


class BadugiWords:
    """Words for badugi hands."""

    def in_full(self, value: int) -> str:
        """The hand as a player announces it.

        >>> BadugiWords().in_full(REVERSED - 0x073210)
        'a four-card badugi, eight high'
        """
        return self.up_to(value, 0)

    def up_to(self, value: int, kickers: int) -> str:
        """The hand with so many cards named after the highest."""
        badness = REVERSED - value
        short = badness >> 20
        names = [RANK_NAMES[(place + 12) % 13] for place in digits(badness)[: 4 - short]]
        return f"a {_BADUGI_SIZES[short]}-card badugi, {'-'.join(names[: 1 + kickers])} high"
