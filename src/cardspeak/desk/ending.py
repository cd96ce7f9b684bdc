"""Since when an event is over: won, stopped, called off, or left alone."""

from __future__ import annotations

from cardspeak.tournament.core import State
from cardspeak.tournament.ending import over

LEFT_ALONE = 30 * 24 * 60 * 60_000
"""Milliseconds in which nothing happens: nobody comes back to finish such an event."""


def over_since(state: State, now: int) -> int | None:
    """The last thing that happened in an event that is over; nothing while it goes on."""
    if state.created is None:
        return None
    if over(state):
        return state.at
    left = max(state.at, state.setup.starts_at) + LEFT_ALONE
    return left if left <= now else None
