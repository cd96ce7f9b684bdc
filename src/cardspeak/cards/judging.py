"""What every ranking of hands can do: a value to compare, the cards that play, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from cardspeak.cards.card import Card, require_known
from cardspeak.errors import Unlawful
from cardspeak.words import Message

Cards = Sequence[Card]


class Valuation(Protocol):
    """A hand and a board as one int; higher is better, and 0 means no hand."""

    def __call__(self, hole: Cards, board: Cards = ()) -> int:
        """The value of the best hand these cards make."""
        ...


class Voice(Protocol):
    """Turns a value into words."""

    def in_full(self, value: int) -> Message:
        """The hand as a player announces it."""
        ...


@dataclass(frozen=True, slots=True)
class Ranking:
    """One way to rank hands.

    ``value`` trusts its cards, as the hand engine may: they came from one deck. It refuses what it cannot rank, but a
    card given twice can slip through. ``checked_value``, ``best_cards`` and ``words`` check everything.

    >>> from cardspeak.cards.card import faces, parse_cards
    >>> from cardspeak.cards.ranking import RANKINGS
    >>> high, board = RANKINGS["high"], parse_cards("Ah Kd 7s 7c 2d")
    >>> faces(high.best_cards(parse_cards("As 9s"), board))
    'AsAh7s7cKd'
    >>> str(high.words(parse_cards("As 9s"), board))
    'two pair, aces and sevens with a king'
    """

    name: str
    value: Valuation
    """The best hand's value, fast, for cards already known to be sound."""
    hole_counts: range
    """How many cards a player may hold."""
    board_counts: range
    """How many cards the board may have."""
    total_counts: range
    """How many cards there may be in all."""
    choices: Callable[[Cards, Cards], Iterator[tuple[Card, ...]]]
    """Every set of cards that may play."""
    value_of_choice: Callable[[tuple[Card, ...]], int]
    """The value of one such set."""
    arrange: Callable[[tuple[Card, ...]], tuple[Card, ...]]
    """The cards of one such set, the one that counts most first."""
    voice: Voice
    """The words for a value."""
    lowest_card: Card = 0

    def check(self, hole: Cards, board: Cards = ()) -> None:
        """Refuse cards this ranking cannot judge."""
        require_known((*hole, *board))
        held, shared = len(hole), len(board)
        lawful = held in self.hole_counts and shared in self.board_counts and held + shared in self.total_counts
        if not lawful:
            raise Unlawful(
                "hand.card-count",
                {"name": self.name, "held": held, "shared": shared},
                field="hole",
                value=held + shared,
                limits={"min": self.total_counts[0], "max": self.total_counts[-1]},
            )
        if min((*hole, *board)) < self.lowest_card:
            raise Unlawful(
                "hand.not-in-deck",
                field="hole",
                value=min((*hole, *board)),
                limits={"min": self.lowest_card},
            )

    def checked_value(self, hole: Cards, board: Cards = ()) -> int:
        """The best hand's value, after every check."""
        self.check(hole, board)
        return self.value(hole, board)

    def best_cards(self, hole: Cards, board: Cards = ()) -> tuple[Card, ...]:
        """The cards that play, the one that counts most first; of equal choices the higher suits. Empty if no hand."""
        best = self.checked_value(hole, board)
        if best == 0:
            return ()
        playing = [choice for choice in self.choices(hole, board) if self.value_of_choice(choice) == best]
        return max([self.arrange(choice) for choice in playing])

    def words(self, hole: Cards, board: Cards = ()) -> Message:
        """What a player would call the hand."""
        return self.voice.in_full(self.checked_value(hole, board))


def five_of(hole: Cards, board: Cards) -> Iterator[tuple[Card, ...]]:
    """Any five of the cards play."""
    return combinations((*hole, *board), 5)


def high_order(lowest: int | None = 0) -> Callable[[tuple[Card, ...]], tuple[Card, ...]]:
    """Quads, trips and pairs first, then from the ace down; in a straight from the lowest rank the ace comes last."""
    wheel = None if lowest is None else [12, *range(lowest + 3, lowest - 1, -1)]

    def order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        ranks = [card >> 2 for card in cards]
        ordered = sorted(cards, key=lambda card: (ranks.count(card >> 2), card), reverse=True)
        if [card >> 2 for card in ordered] == wheel:
            ordered.append(ordered.pop(0))
        return tuple(ordered)

    return order


def low_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As the ace-low games read a hand: paired ranks first, then from the king down to the ace."""
    ranks = [card >> 2 for card in cards]
    return tuple(sorted(cards, key=lambda card: (ranks.count(card >> 2), (card + 4) % 52), reverse=True))
