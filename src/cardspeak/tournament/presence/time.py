"""Time as penalties and absences count it: with the clock of the event, so not in breaks and not while it stands."""

from __future__ import annotations

from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.view import played_ms
from cardspeak.tournament.core import State


def played(state: State, since: int, until: int) -> int:
    """Milliseconds of play between two moments; before the clock was ever started, by the wall."""
    return played_ms(state, until, since) if state.of(Clock).started else max(0, until - since)


def level_minutes(state: State, at: int) -> int:
    """How long the level is that is being played; the first one before the start."""
    mark = state.of(Clock).stood(at)
    lines = [one for one in schedule(state)[: mark.index + 1 if mark else None] if not one.is_break]
    if not lines:
        return 0
    return (lines[-1] if mark else lines[0]).minutes
