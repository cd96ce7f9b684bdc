"""What the desk remembers about an entry: notes that other parts look for."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.words import Chips, Message, message

JOINS = message("note.joins")
"""Somebody has become a member with this entry."""
AGAIN = message("note.re-entry")
DOCKED = "note.docked"
"""Chips that a latecomer did not get."""


def docked_of(notes: Iterable[Message | str]) -> int | None:
    """What a latecomer was docked; None where nothing was."""
    for one in notes:
        if isinstance(one, Message) and one.code == DOCKED:
            chips = one.values["chips"]
            return chips.amount if isinstance(chips, Chips) else None
    return None
