"""What betting rulings do to a hand: an act, a bar for the rest of the turn, a street played again with other sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardspeak.books.policy import Citation
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.events import Event
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import rebuilt
from cardspeak.hand.record import undo

ACTS = (events.Call, events.Bet, events.Raise, events.RuledWager, events.Check, events.Fold)
ActVerb = Literal["fold", "check", "call", "wager", "all-in", "stand", "kill"]


class Bars:
    """What players may not do any more on their turn, by seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, frozenset[str]] = {}
        self.cites: dict[int, tuple[Citation, ...]] = {}
        """The rules by which they may not."""
        self.allowed: set[int] = set()
        """Players to whom the director has opened the betting."""
        self.restorable: set[int] = set()
        """Players to whom the director may give it back."""

    def lift(self, seat: int) -> None:
        """The turn is over, and with it what was barred."""
        self.by_seat.pop(seat, None)
        self.cites.pop(seat, None)
        self.restorable.discard(seat)
        self.allowed.discard(seat)

    def of(self, seat: int) -> frozenset[str]:
        """What one player may not do."""
        return self.by_seat.get(seat, frozenset())


@dataclass(frozen=True)
class Act:
    """An act in turn."""

    seat: int
    verb: ActVerb
    to: int = 0

    def apply(self, table: Table) -> None:
        """Play it in the hand."""
        hand = table.the_hand()
        match self.verb:
            case "fold":
                hand.fold(self.seat)
            case "check":
                hand.check(self.seat)
            case "call":
                hand.call(self.seat)
            case "wager":
                hand.wager(self.seat, self.to)
            case "all-in":
                hand.all_in(self.seat)
            case "stand":
                hand.stand(self.seat, self.to)
            case "kill":
                hand.kill(self.seat)
        table.recall(Bars).lift(self.seat)


@dataclass(frozen=True)
class PostBringIn:
    """The forced opening of stud."""

    seat: int

    def apply(self, table: Table) -> None:
        """Play it in the hand."""
        table.the_hand().bring_in(self.seat)


@dataclass(frozen=True)
class ForfeitAndFold:
    """The chips meant as a call stay in the pot, and the hand is folded (51-B)."""

    seat: int
    amount: int

    def apply(self, table: Table) -> None:
        """Play it in the hand."""
        if self.amount:
            table.the_hand().forfeit(self.seat, self.amount)
        else:
            table.the_hand().fold(self.seat)
        table.recall(Bars).lift(self.seat)


@dataclass(frozen=True)
class Bar:
    """Some options are barred for the rest of a player's turn."""

    seat: int
    options: frozenset[str]
    cites: tuple[Citation, ...] = ()
    restorable: bool = False
    """The director may give the options back."""

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        bars = table.recall(Bars)
        bars.by_seat[self.seat] = bars.of(self.seat) | self.options
        bars.cites[self.seat] = (*bars.cites.get(self.seat, ()), *self.cites)
        if self.restorable:
            bars.restorable.add(self.seat)


@dataclass(frozen=True)
class Allowed:
    """The director has opened the betting to a player."""

    seat: int

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Bars).allowed.add(self.seat)


class Promises:
    """Acts announced on a condition that the director held binding, by seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, Promise] = {}


@dataclass(frozen=True)
class Promise:
    """A player will do this once somebody bets or raises."""

    seat: int
    action: str
    level: int
    """The bet when it was announced."""
    cites: tuple[Citation, ...] = ()

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Promises).by_seat[self.seat] = self


def keep_promise(table: Table, seat: int) -> None:
    """The condition is met: only the announced act is open (59-A)."""
    hand = table.the_hand()
    promise = table.recall(Promises).by_seat.get(seat)
    if promise is None or hand.to_act != seat or hand.bet_level <= promise.level:
        return
    del table.recall(Promises).by_seat[seat]
    gone = {"fold", "check", "call", "raise"} - {"raise" if promise.action == "bet" else promise.action}
    Bar(seat, frozenset(gone), promise.cites).apply(table)


@dataclass(frozen=True)
class TakenBack:
    """A player's last act is undone while nobody has acted since."""

    seat: int

    def apply(self, table: Table) -> None:
        """Undo the player's last act, and whatever was shown after it."""
        hand = table.the_hand()
        acts = _acts_of(hand, self.seat)
        while _acts_of(hand, self.seat) == acts:
            undo(hand)


def _acts_of(hand: Hand, seat: int) -> int:
    return sum(isinstance(event, ACTS) and event.seat == seat for event in hand.events)


@dataclass(frozen=True)
class Replayed:
    """The hand as it would stand with other events: a corrected street."""

    log: tuple[Event, ...]

    def apply(self, table: Table) -> None:
        """Play the hand again from its start."""
        table.hand = rebuilt(table.the_hand(), self.log)
