"""The payouts of an event as they are announced."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.words import Message

Remainder = Literal["first", "down"]
"""What rounding leaves over goes to the first place; or, a unit each, to the places from the first down, equals alike."""


class Payouts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each place is paid, and how that came about."""

    pool: int
    entries: int
    prizes: tuple[int, ...]
    """By place, the winner first; a ticket counts with its value."""
    family: str
    unit: int = 1
    remainder: Remainder = "down"
    tickets: int = 0
    """Places that win an entry to another event; they are equal."""
    ticket_value: int = 0
    credits: int = 0
    """How much of the single prize after the tickets is in credits of the tour."""
    warnings: tuple[Message | str, ...] = ()
    cites: tuple[str, ...] = ()

    @property
    def places(self) -> int:
        """How many are paid."""
        return len(self.prizes)
