"""What players did on this street and how it was ruled, for what is added, changed or claimed afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cardspeak.books.policy import Citation
from cardspeak.floor.betting.effects import ACTS
from cardspeak.floor.ruling import ActionName
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand


@dataclass(frozen=True)
class RuledAct:
    """An act in turn as it was ruled."""

    seat: int
    action: ActionName
    to: int | None
    own: int
    """What the player had in before."""
    bet: int
    """The bet that was faced."""
    pushed: int
    """The chips that were put out for it so far."""
    spoken: bool
    """It was declared in words."""
    cites: tuple[Citation, ...] = ()
    since: int = 0
    """How many events the hand had with it."""

    @property
    def owed(self) -> int:
        """What it takes beyond the chips that were put out."""
        return 0 if self.to is None else max(0, self.to - self.own - self.pushed)


@dataclass
class RuledActs:
    """The last act of each player on this street."""

    setup: object = None
    by_seat: dict[int, RuledAct] = field(default_factory=dict)


@dataclass(frozen=True)
class Remember:
    """An act in turn is remembered as it was ruled."""

    act: RuledAct

    def apply(self, table: Table) -> None:
        """Note it; acts of another hand are dropped."""
        hand = table.the_hand()
        memory = table.recall(RuledActs)
        if memory.setup is not hand.setup:
            memory.setup = hand.setup
            memory.by_seat.clear()
        memory.by_seat[self.act.seat] = replace(self.act, since=len(hand.events))


def ruled_act(table: Table, seat: int) -> RuledAct | None:
    """A player's last act, as long as the cards are those it was made on."""
    hand = table.the_hand()
    memory = table.recall(RuledActs)
    act = memory.by_seat.get(seat) if memory.setup is hand.setup else None
    if act is None or act.since > len(hand.events):  # the hand was played again differently
        return None
    new_cards = any(isinstance(event, events.Board | events.Deal) for event in hand.events[act.since :])
    return None if new_cards else act


def others_acted(hand: Hand, act: RuledAct) -> bool:
    """Whether somebody has acted after it."""
    return any(isinstance(event, ACTS) for event in hand.events[act.since :])


def unpaid(table: Table, seat: object) -> bool:
    """Whether a player has declared an act whose chips are still to come."""
    if table.hand is None or not isinstance(seat, int):
        return False
    act = ruled_act(table, seat)
    return act is not None and act.spoken and act.owed > 0 and table.hand.to_act != seat
