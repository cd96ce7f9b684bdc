"""What a ruling at showdown does to the table, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardspeak.books.policy import Citation
from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.showdown_memory import Privileges, Showdown
from cardspeak.floor.table import RuledHands, Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import rebuilt


@dataclass(frozen=True)
class Forward:
    """Cards were pushed forward face down and can still be identified."""

    seat: int

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Showdown).forward.add(self.seat)


@dataclass(frozen=True)
class Reveal:
    """Cards are turned up: all of a hand tables it."""

    seat: int
    cards: tuple[int, ...] | None = None

    def apply(self, table: Table) -> None:
        """Show them; cards that nobody named are only remembered to lie open."""
        memory = table.recall(Showdown)
        hand = table.the_hand()
        cards = self.cards or known_cards(hand, self.seat)
        if cards is None or hand.pending.step != "show":
            memory.laid_open.add(self.seat)
        else:
            hand.show(self.seat, cards)
        memory.forward.discard(self.seat)


@dataclass(frozen=True)
class Claimed:
    """What a player says at showdown."""

    seat: int
    words: str

    def apply(self, table: Table) -> None:
        """Note the words."""
        table.recall(Showdown).claims[self.seat] = self.words


@dataclass(frozen=True)
class LetGo:
    """The owner of a tabled hand lets go of it after it was read."""

    seat: int

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Showdown).let_go.add(self.seat)


@dataclass(frozen=True)
class PlaysBoard:
    """A player keeps the cards and plays the board."""

    seat: int

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Showdown).plays_board.add(self.seat)


@dataclass(frozen=True)
class Die:
    """A hand is dead and its cards are in the muck; the last live hand keeps the pot whatever becomes of its cards."""

    seat: int
    why: str

    def apply(self, table: Table) -> None:
        """Kill the hand."""
        hand = table.the_hand()
        memory = table.recall(Showdown)
        memory.forward.discard(self.seat)
        memory.mucked.add(self.seat)
        if self.seat not in hand.live_seats or len(hand.live_seats) == 1 or hand.pending.step in ("push", "over"):
            return
        if hand.pending.step == "show" and not hand.pending.must_show and self.seat in hand.pending.seats:
            hand.muck(self.seat)
        else:
            hand.kill(self.seat, self.why)


@dataclass(frozen=True)
class Upheld:
    """Hands are ruled live, by these rules."""

    seats: tuple[int, ...]
    cites: tuple[Citation, ...]

    def apply(self, table: Table) -> None:
        """Remember by which rules."""
        table.recall(RuledHands).note(self.seats, self.cites)


@dataclass(frozen=True)
class TakeWagerBack:
    """A bet that nobody has called goes back to a player whose hand is gone; the others play on without it."""

    seat: int
    why: str

    def apply(self, table: Table) -> None:
        """Rebuild the hand as if the bet had not been made, then kill its owner's hand."""
        hand = table.the_hand()
        last = max(index for index, event in enumerate(hand.events) if is_wager(event, self.seat))
        kept, after = hand.events[:last], hand.events[last + 1 :]
        again = rebuilt(hand, kept)
        again.kill(self.seat, self.why)
        for event in after:
            if isinstance(event, events.Fold) and event.seat == again.to_act:
                again.fold(event.seat)
        table.hand = again
        table.recall(Showdown).mucked.add(self.seat)


def is_wager(event: events.Event, seat: int) -> bool:
    """Whether an event is a bet or raise of a seat."""
    return isinstance(event, events.Bet | events.Raise | events.RuledWager) and event.seat == seat


@dataclass(frozen=True)
class Revive:
    """A hand comes back from the muck by a director's decision; its cards are turned up."""

    seat: int
    cards: tuple[int, ...] | None

    def apply(self, table: Table) -> None:
        """Make it live again as far as the pot has not been pushed."""
        hand = table.the_hand()
        memory = table.recall(Showdown)
        memory.mucked.discard(self.seat)
        memory.forward.discard(self.seat)
        if self.seat not in hand.live_seats:
            log = [event for event in hand.events if not _gave_up(event, self.seat)]
            table.hand = rebuilt(hand, _without_pushes(log))
        Reveal(self.seat, self.cards).apply(table)


@dataclass(frozen=True)
class Unfold:
    """A fold is taken back by a director's decision; the player decides again."""

    seat: int

    def apply(self, table: Table) -> None:
        """Go back to before the fold."""
        hand = table.the_hand()
        last = max(at for at, event in enumerate(hand.events) if event == events.Fold(self.seat))
        table.hand = rebuilt(hand, hand.events[:last])
        table.recall(Showdown).mucked.discard(self.seat)


def folded_last(hand: Hand, seat: int) -> bool:
    """Whether nothing has happened since a player folded, but for chips that went back by themselves."""
    happened = [event for event in hand.events if not isinstance(event, events.Return)]
    return bool(happened) and happened[-1] == events.Fold(seat)


def known_cards(hand: Hand, seat: int) -> tuple[int, ...] | None:
    """A player's cards where the story has named them all."""
    held = hand.cards_of(seat)
    return None if UNKNOWN in held else held


def _gave_up(event: events.Event, seat: int) -> bool:
    return isinstance(event, events.Muck | events.Kill) and event.seat == seat


def _without_pushes(log: list[events.Event]) -> list[events.Event]:
    return [event for event in log if not isinstance(event, events.Push)]


@dataclass(frozen=True)
class Revoked:
    """A player may no longer ask to see hands."""

    decided: ClassVar[bool] = True
    seat: int

    def apply(self, table: Table) -> None:
        """Record it beyond this hand."""
        table.recall(Privileges).revoked.add(self.seat)
