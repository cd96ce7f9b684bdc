"""Which fields of the orders hold somebody who is in the event, so that a form offers people instead of a box to type in."""

from __future__ import annotations

from typing import Literal

Whose = Literal["", "entry", "player", "door"]

ENTRIES = frozenset({"entry", "entries", "owner", "swap_with", "absent", "agreed", "by"})
PLAYERS = frozenset({"player", "players"})
NEWCOMERS = frozenset({"register", "sign up", "substitute", "refuse entry", "take in flight"})
"""Orders whose player need not have an entry."""
NAMED: dict[tuple[str, str], Whose] = {
    ("end event", "first"): "entry", ("propose deal", "chips"): "entry", ("stop event", "chips"): "entry",
    ("finish bad beat", "winner"): "player", ("kill bad beat", "counts"): "player", ("kill bad beat", "returns"): "player",
    ("drop sign up", "player"): "door", ("deal hand", "players"): "", ("take in flight", "entries"): "",
}  # fmt: skip
"""Fields whose name says it of one order only; of a map the keys are meant."""


def whose(order: str, field: str, kind: str) -> Whose:
    """What a field holds: the number of an entry, a player of the event, somebody at the door, or nobody.

    ``kind`` is what the field, or each value of a list of them, is filled in as.

    >>> whose("fill card", "player", "text"), whose("register", "player", "text"), whose("rebuy", "entry", "number")
    ('player', '', 'entry')
    """
    said = NAMED.get((order, field))
    if said is not None:
        return said
    if field in ENTRIES and kind == "number":
        return "entry"
    return "player" if field in PLAYERS and kind in ("text", "pair") and order not in NEWCOMERS else ""
