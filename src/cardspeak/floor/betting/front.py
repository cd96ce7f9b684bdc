"""Chips in front of the players, one by one as far as somebody saw them: blinds, earlier bets, what was pulled back or is held."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from cardspeak.errors import Unreadable
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand


@dataclass(frozen=True)
class Pile:
    """Chips that lie in front of one player: single chips, and a sum whose chips nobody noted."""

    chips: tuple[int, ...] = ()
    loose: int = 0

    @property
    def total(self) -> int:
        """What they are worth."""
        return sum(self.chips) + self.loose

    @property
    def pieces(self) -> tuple[int, ...]:
        """The chips, with the unnoted sum as one piece."""
        return (*self.chips, self.loose) if self.loose else self.chips

    def without(self, back: tuple[int, ...] | None) -> Pile:
        """What is left after some chips were pulled back, or all of them; refused where such chips are not there."""
        if back is None:
            return Pile()
        rest = Counter(self.chips)
        rest.subtract(Counter(back))
        unseen = sum(-chip * count for chip, count in rest.items() for count in [min(count, 0)])
        if unseen > self.loose:
            raise Unreadable("chips.not-there", {"prior": list(self.pieces)}, field="chips", value=list(back))
        return Pile(tuple((+rest).elements()), self.loose - unseen)

    def changed(self, worth: int) -> Pile:
        """The same chips once change is given down to a worth: known where single chips make up the change."""
        back = self.total - worth
        kept = list(self.chips)
        for chip in sorted(self.chips):
            if chip <= back:
                kept.remove(chip)
                back -= chip
        return Pile(tuple(kept), self.loose) if back <= 0 else Pile(loose=worth)


@dataclass(frozen=True)
class Seen:
    """What was seen of one player's chips on one street."""

    pile: Pile
    street: int
    pulled: Pile | None = None
    """What is left of it after chips were pulled back on this turn."""
    at: int = 0
    """How many events the hand had when they were pulled back."""


@dataclass
class ChipsSeen:
    """The chips that somebody saw one by one, by seat, and chips that are moved forward but not let go."""

    setup: object = None
    by_seat: dict[int, Seen] = field(default_factory=dict)
    held: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def of(self, hand: Hand, seat: int) -> Seen | None:
        """What was seen of a player's chips on this street of this hand, as far as it still fits what is bet."""
        seen = self.by_seat.get(seat) if self.setup is hand.setup else None
        fits = seen is not None and seen.street == hand.street and seen.pile.total >= hand.bets.get(seat, 0)
        return seen if fits else None

    def note(self, hand: Hand, seat: int, seen: Seen) -> None:
        """Note what was seen; notes of another hand are dropped."""
        if self.setup is not hand.setup:
            self.setup = hand.setup
            self.by_seat.clear()
            self.held.clear()
        self.by_seat[seat] = seen


def in_front(table: Table, seat: int) -> Pile:
    """What lies in front of a player on this street; chips that nobody saw one by one are a sum."""
    hand = table.the_hand()
    seen = table.recall(ChipsSeen).of(hand, seat)
    return seen.pile if seen is not None else Pile(loose=hand.bets.get(seat, 0))


def left_in_front(table: Table, seat: int) -> Pile | None:
    """What is left there after chips were pulled back on a line of its own; None where none were."""
    hand = table.the_hand()
    seen = table.recall(ChipsSeen).of(hand, seat)
    return seen.pulled if seen is not None and seen.at == len(hand.events) else None


@dataclass(frozen=True)
class Laid:
    """Chips lie in front of a player after an act."""

    seat: int
    pile: Pile

    def apply(self, table: Table) -> None:
        """Note them."""
        hand = table.the_hand()
        table.recall(ChipsSeen).note(hand, self.seat, Seen(self.pile, hand.street))


@dataclass(frozen=True)
class PulledBack:
    """Chips of an earlier bet are pulled back, and these are left."""

    seat: int
    left: Pile

    def apply(self, table: Table) -> None:
        """Note what is left, for the rest of the turn."""
        hand = table.the_hand()
        seen = table.recall(ChipsSeen).of(hand, self.seat) or Seen(in_front(table, self.seat), hand.street)
        table.recall(ChipsSeen).note(hand, self.seat, replace(seen, pulled=self.left, at=len(hand.events)))
