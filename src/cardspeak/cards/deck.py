"""Decks to deal from: one whose order is on record, and one that draws each card at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final, Protocol

from cardspeak.cards.card import UNKNOWN, Card, face, require_distinct
from cardspeak.errors import Unlawful

STANDARD: Final[tuple[Card, ...]] = tuple(range(52))
SHORT: Final[tuple[Card, ...]] = tuple(range(16, 52))
"""Sixes and up: 36 cards."""


class RandomSource(Protocol):
    """A source of random numbers; ``random.Random(seed)`` fits."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        ...


class Deck(Protocol):
    """Anything cards can be dealt from."""

    @property
    def remaining(self) -> int:
        """How many cards are left."""
        ...

    def draw_one(self) -> Card:
        """Take the next card."""
        ...

    def draw(self, count: int) -> tuple[Card, ...]:
        """Take the next cards, in order."""
        ...

    def take(self, card: Card) -> None:
        """Remove a named card from wherever it was dealt."""
        ...


def shuffled(cards: Iterable[Card], source: RandomSource) -> tuple[Card, ...]:
    """The cards in a random order, every order equally likely.

    >>> import random
    >>> sorted(shuffled(STANDARD, random.Random(7))) == list(STANDARD)
    True
    """
    order = list(cards)
    random = source.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class RecordedDeck:
    """A deck whose order is known, top card first; unseen cards may stand in it as ``UNKNOWN``.

    >>> deck = RecordedDeck([51, 50, 49])
    >>> deck.draw(2), deck.remaining, deck.remaining_order()
    ((51, 50), 1, (49,))
    """

    __slots__ = ("_next", "_order")

    def __init__(self, order: Iterable[Card]) -> None:
        self._order: tuple[Card, ...] = tuple(order)
        self._next = 0
        if any([type(card) is not int or not 0 <= card < UNKNOWN for card in self._order]):
            for card in self._order:
                face(card)
        if len(set(self._order)) < len(self._order):
            require_distinct(self._order, field="order")

    @property
    def remaining(self) -> int:
        """How many cards are left."""
        return len(self._order) - self._next

    def remaining_order(self) -> tuple[Card, ...]:
        """The cards still to come, top card first."""
        return self._order[self._next :]

    def draw_one(self) -> Card:
        """Take the top card."""
        top = self._next
        if top >= len(self._order):
            raise _exhausted(1, 0)
        self._next = top + 1
        return self._order[top]

    def draw(self, count: int) -> tuple[Card, ...]:
        """Take cards from the top, in order."""
        top = self._next
        if not 0 <= count <= len(self._order) - top:
            raise _exhausted(count, len(self._order) - top)
        self._next = top + count
        return self._order[top : top + count]

    def take(self, card: Card) -> None:
        """Remove a named card from wherever it was dealt."""
        self._order = tuple(other for other in self._order[self._next :] if other != card)
        self._next = 0


class RandomDeck:
    """A shuffled deck that settles each card only when it is drawn, so that a short deal costs little.

    >>> import random
    >>> deck = RandomDeck(STANDARD, random.Random(7))
    >>> len({*deck.draw(50), deck.draw_one(), deck.draw_one()}), deck.remaining
    (52, 0)
    """

    __slots__ = ("_cards", "_random")

    def __init__(self, cards: Sequence[Card], source: RandomSource) -> None:
        self._cards: list[Card] = list(cards)
        self._random = source.random

    def __copy__(self) -> RandomDeck:
        twin = RandomDeck.__new__(RandomDeck)
        twin._cards, twin._random = self._cards[:], self._random  # noqa: SLF001 - its own class
        return twin

    @property
    def remaining(self) -> int:
        """How many cards are left."""
        return len(self._cards)

    def draw_one(self) -> Card:
        """Take one card, each remaining card equally likely."""
        cards = self._cards
        if not cards:
            raise _exhausted(1, 0)
        return cards.pop(int(self._random() * len(cards)))

    def draw(self, count: int) -> tuple[Card, ...]:
        """Take several cards, each remaining card equally likely each time."""
        cards = self._cards
        left = len(cards)
        if not 0 <= count <= left:
            raise _exhausted(count, left)
        # One int(random() * size) per card as in draw_one, without a step of Python for each.
        chances = map(mul, range(left, left - count, -1), iter(self._random, None))
        return tuple(map(cards.pop, map(int, chances)))

    def take(self, card: Card) -> None:
        """Remove a named card from wherever it was dealt."""
        if card in self._cards:
            self._cards.remove(card)


class DeckUsedUp(Unlawful):
    """More cards are wanted than the deck has."""


def _exhausted(wanted: int, left: int) -> DeckUsedUp:
    return DeckUsedUp(
        "deck.exhausted",
        {"wanted": wanted, "left": left},
        field="count",
        value=wanted,
        limits={"min": 0, "max": left},
    )
