"""A PHH hand as data: read from a text, or made of a hand that was played; shared by the reader and the writer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cardspeak.hand.events import Event
from cardspeak.hand.notation.actions import Action
from cardspeak.hand.notation.source import Source
from cardspeak.hand.setup import HandSetup


class PhhRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One hand. Everything by player is in the order of positions: the first is left of the button.

    Chips are whole units; ``scale`` says how many of them make one unit of the file's money.
    """

    variant: str
    setup: HandSetup
    actions: tuple[Action, ...] = ()
    scale: int = 1
    players: tuple[str, ...] | None = None
    finishing_stacks: tuple[int, ...] | None = None
    winnings: tuple[int, ...] | None = None
    unknown_stacks: tuple[int, ...] = ()
    """Seats whose chips the file does not know; they hold more than anybody can bet."""
    details: Mapping[str, Any] = {}
    """Every other field of the file, as it was: place and time, and fields somebody else added."""
    seats_named: bool = True
    """Whether the file names the seats; otherwise player 1 sits in seat 1."""
    log: tuple[Event, ...] | None = None
    """Our own record of the hand, event by event, where the file has it."""
    deck: tuple[int, ...] | None = None
    """The order of the deck, where it is on record."""
    source: Source = Source("")

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat of each player, by position."""
        return self.setup.order

    def names(self) -> dict[int, str]:
        """The players' names by seat; ``p1``, ``p2`` … where there are none."""
        names = self.players or ("",) * len(self.seats)
        return {seat: name or f"p{place}" for place, (seat, name) in enumerate(zip(self.seats, names, strict=True), 1)}
