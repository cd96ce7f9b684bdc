"""Where the clock stands, as far as entries care: the only place of this part that reads it."""

from __future__ import annotations

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.view import begins_at, break_ends_at, now, starts_at
from cardspeak.tournament.core import State
from cardspeak.tournament.setup import Level
from cardspeak.words import Message, message


class DeskClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock at the registration desk."""

    started: bool = False
    level: int = 0
    """The last level that was begun; breaks do not count."""
    on_break: int = 0
    """The number of the break that is on."""
    breaks_over: int = 0

    def ended(self, level: int) -> bool:
        """Whether a level is over."""
        return self.level > level or (self.level == level and self.on_break > 0)

    @property
    def told(self) -> Message:
        """In words."""
        if not self.started:
            return message("clock.before-the-start")
        if self.on_break:
            return message("clock.in-break", number=self.on_break)
        return message("clock.in-level", number=self.level)


def moment(state: State, at: int) -> DeskClock:
    """Where the clock stands at a time."""
    if not state.of(Clock).started:
        return DeskClock()
    view = now(state, at)
    return DeskClock(started=True, level=view.level, on_break=view.on_break, breaks_over=view.breaks_over)


def begun(state: State, at: int) -> DeskClock:
    """Where the clock stands in an event that has begun; refused before that."""
    here = moment(state, at)
    if not here.started:
        raise Unlawful("event.not-started", field="event")
    return here


def level_begins(state: State, level: int) -> int | None:
    """When a level began or will begin at present; None if unknown."""
    return begins_at(state, level)


def break_ends(state: State, number: int) -> int | None:
    """When a break ended or will end at present; None if unknown."""
    return break_ends_at(state, number)


def planned_start(state: State) -> int:
    """When the event is to begin; 0 where nobody has said."""
    return starts_at(state)


def playing_level(state: State, number: int) -> Level:
    """A level by its number, breaks left out; the last one goes on for ever."""
    levels = [level for level in schedule(state) if not level.is_break]
    if not levels:
        raise Unlawful("levels.none", field="levels")
    return levels[min(max(number, 1), len(levels)) - 1]
