"""What players call a hand, from its value alone: in full, or only as far as it takes to tell two hands apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardspeak.cards.hand_class import CLASSES, REVERSED, HandClass, digits, hand_class
from cardspeak.phrase import Phrase, listed, phrase

RANK_NAMES: Final = (
    phrase("two"), phrase("three"), phrase("four"), phrase("five"), phrase("six"), phrase("seven"), phrase("eight"),
    phrase("nine"), phrase("ten"), phrase("jack"), phrase("queen"), phrase("king"), phrase("ace"),
)  # fmt: skip
_PLURALS: Final = (
    phrase("twos"), phrase("threes"), phrase("fours"), phrase("fives"), phrase("sixes"), phrase("sevens"),
    phrase("eights"), phrase("nines"), phrase("tens"), phrase("jacks"), phrase("queens"), phrase("kings"),
    phrase("aces"),
)  # fmt: skip
_NAMES: Final[dict[HandClass, Callable[[int, int], Phrase]]] = {
    HandClass.HIGH_CARD: lambda one, _: phrase("{rank} high", rank=RANK_NAMES[one]),
    HandClass.PAIR: lambda one, _: article(phrase("pair of {ranks}", ranks=plural(one))),
    HandClass.TWO_PAIR: lambda one, more: phrase("two pair, {ranks} and {more}", ranks=plural(one), more=plural(more)),
    HandClass.THREE_OF_A_KIND: lambda one, _: phrase("three {ranks}", ranks=plural(one)),
    HandClass.STRAIGHT: lambda one, _: article(phrase("{rank}-high straight", rank=RANK_NAMES[one])),
    HandClass.FLUSH: lambda one, _: article(phrase("{rank}-high flush", rank=RANK_NAMES[one])),
    HandClass.FULL_HOUSE: lambda one, more: phrase("{ranks} full of {more}", ranks=plural(one), more=plural(more)),
    HandClass.FOUR_OF_A_KIND: lambda one, _: phrase("four {ranks}", ranks=plural(one)),
    HandClass.STRAIGHT_FLUSH: lambda one, _: article(phrase("{rank}-high straight flush", rank=RANK_NAMES[one])),
    HandClass.ROYAL_FLUSH: lambda *_: article(phrase("royal flush")),
}
_BADUGIS: Final[tuple[Callable[[Phrase], Phrase], ...]] = (
    lambda ranks: phrase("a four-card badugi, {ranks} high", ranks=ranks),
    lambda ranks: phrase("a three-card badugi, {ranks} high", ranks=ranks),
    lambda ranks: phrase("a two-card badugi, {ranks} high", ranks=ranks),
    lambda ranks: phrase("a one-card badugi, {ranks} high", ranks=ranks),
)
_KICKERS: Final = {
    HandClass.HIGH_CARD: slice(1, 5),
    HandClass.PAIR: slice(1, 4),
    HandClass.TWO_PAIR: slice(2, 3),
    HandClass.THREE_OF_A_KIND: slice(1, 3),
    HandClass.FOUR_OF_A_KIND: slice(1, 2),
    HandClass.FLUSH: slice(1, 5),
}


def plural(rank: int) -> Phrase:
    """Several cards of a rank.

    >>> plural(4), plural(12)
    ('sixes', 'aces')
    """
    return _PLURALS[rank]


def article(noun: Phrase) -> Phrase:
    """A noun with a or an before it.

    >>> article(phrase("ace")), article(phrase("king"))
    ('an ace', 'a king')
    """
    return phrase("an {noun}", noun=noun) if noun[0] in "aeiou" else phrase("a {noun}", noun=noun)


def _name(kind: HandClass, ranks: Sequence[int]) -> Phrase:
    """The hand without its kickers."""
    return _NAMES[kind](ranks[0], ranks[1])


def _in_full(kind: HandClass, ranks: Sequence[int]) -> Phrase:
    """The hand with its first kicker."""
    if kind is HandClass.HIGH_CARD:
        return phrase("{rank}-{next} high", rank=RANK_NAMES[ranks[0]], next=RANK_NAMES[ranks[1]])
    name = _name(kind, ranks)
    if kind is HandClass.FLUSH or kind not in _KICKERS:
        return name
    return phrase("{hand} with {kicker}", hand=name, kicker=article(RANK_NAMES[ranks[_KICKERS[kind].start]]))


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

    def in_full(self, value: int) -> Phrase:
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

    def in_full(self, value: int) -> Phrase:
        """The hand as a player announces it.

        >>> LowWords(ace_low=True).in_full(REVERSED - 0x143210)
        'a wheel'
        """
        kind, ranks = self._read(value)
        if kind is HandClass.HIGH_CARD:
            return self._low(ranks, 2)
        return phrase("no low") if kind is HandClass.NOTHING else _in_full(kind, ranks)

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

    def _low(self, ranks: Sequence[int], named: int) -> Phrase:
        if self._ace_low and ranks[0] == 3:
            return phrase("a wheel")
        return article(phrase("{ranks} low", ranks=listed([RANK_NAMES[rank] for rank in ranks[:named]], "-")))


class BadugiWords:
    """Words for badugi hands."""

    def in_full(self, value: int) -> Phrase:
        """The hand as a player announces it.

        >>> BadugiWords().in_full(REVERSED - 0x073210)
        'a four-card badugi, eight high'
        """
        return self.up_to(value, 0)

    def up_to(self, value: int, kickers: int) -> Phrase:
        """The hand with so many cards named after the highest."""
        badness = REVERSED - value
        short = badness >> 20
        names = [RANK_NAMES[(place + 12) % 13] for place in digits(badness)[: 4 - short]]
        return _BADUGIS[short](listed(names[: 1 + kickers], "-"))
