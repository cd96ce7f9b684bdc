"""When an event is over: won, stopped or called off, or with a winner for every ticket."""

from __future__ import annotations

from cardspeak.tournament.busts.places import Finishing
from cardspeak.tournament.core import State
from cardspeak.tournament.entries.leaving import Cancelled
from cardspeak.tournament.prizes.stopping import Stopped
from cardspeak.tournament.prizes.tickets import all_seats_given


def over(state: State) -> bool:
    """Whether nothing more is drawn: from now on anybody may know the seed of the draws."""
    ended = state.of(Finishing).won is not None or state.of(Stopped).how is not None
    return ended or bool(state.of(Cancelled).ground) or all_seats_given(state)


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
