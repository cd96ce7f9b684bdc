"""What the clock shows at a moment: a pure reading of the state."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import Clock, Mark, break_number, length, level_number, line_of, schedule
from cardspeak.tournament.core import State
from cardspeak.tournament.setup import Level
from cardspeak.words import Message, message

ClockStatus = Literal["not started", "running", "paused", "suspended"]


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """The clock at one moment."""

    at: int
    status: ClockStatus
    index: int
    """Line of the schedule, levels and breaks, from 0."""
    level: int
    """Number of the last level begun; breaks do not count; 0 before the start."""
    on_break: int
    """Number of the break that is on; 0 if none."""
    breaks_over: int
    line: Level
    """The level or break that is on; the first one before the start."""
    playing: Level
    """The level itself, or in a break the last one played."""
    next: Level | None
    left_ms: int
    elapsed_ms: int
    next_break_ms: int | None
    """Time on the clock until the next break; the same before the start and at it."""
    starts_in_ms: int | None = None
    ends_at: int | None = None
    """When this level or break ends, if the clock runs on."""

    @property
    def started(self) -> bool:
        """Whether the event has begun."""
        return self.status != "not started"

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self.status == "running"

    @property
    def words(self) -> Message:
        """Where the clock stands, in words."""
        if not self.started:
            return message("clock.before-the-start")
        if self.on_break:
            return message("clock.in-break", number=self.on_break)
        return message("clock.in-level", number=self.level)

    def ended(self, level: int) -> bool:
        """Whether a level is over."""
        return self.level > level or (self.level == level and self.on_break > 0)


def now(state: State, at: int) -> ClockView:
    """What the clock shows; time that has passed since it was set last is reckoned in."""
    clock, lines = state.of(Clock), schedule(state)
    if not lines:
        raise Unlawful("clock.no-levels", field="levels")
    mark = clock.stood(at)
    if mark is None:
        return _before_start(state, at, lines)
    line = mark.level
    played = [one for one in lines[: mark.index + 1] if not one.is_break]
    breaks = break_number(mark.schedule, mark.index)
    return ClockView(
        at=at,
        status="suspended" if clock.suspended else "running" if mark.running else "paused",
        index=mark.index,
        level=level_number(mark.schedule, mark.index),
        on_break=breaks if line.is_break else 0,
        breaks_over=breaks - line.is_break,
        line=line,
        playing=played[-1] if played else line,
        next=mark.schedule[mark.index + 1] if mark.index + 1 < len(mark.schedule) else None,
        left_ms=mark.left,
        elapsed_ms=max(0, mark.elapsed),
        next_break_ms=_until_break(mark),
        ends_at=at + mark.left if mark.running else None,
    )


def begun(state: State, at: int) -> ClockView:
    """What the clock shows in an event that has begun; refused before that."""
    if not state.of(Clock).started:
        raise Unlawful("event.not-started", field="event")
    return now(state, at)


def _before_start(state: State, at: int, lines: tuple[Level, ...]) -> ClockView:
    planned = starts_at(state)
    return ClockView(
        at=at, status="not started", index=0, level=0, on_break=0, breaks_over=0, line=lines[0], playing=lines[0],
        next=lines[1] if len(lines) > 1 else None, left_ms=length(lines[0]), elapsed_ms=0,
        next_break_ms=_until_break(Mark(at, 0, 0, False, lines)),
        starts_in_ms=max(0, planned - at) if planned else None,
    )  # fmt: skip


def starts_at(state: State) -> int:
    """When the event is to start; 0 where nobody has said."""
    moved = state.of(Clock).starts_at
    return state.setup.starts_at if moved is None else moved


def _until_break(mark: Mark) -> int | None:
    """Time on the clock until the next break begins."""
    wait = mark.left
    for line in mark.schedule[mark.index + 1 :]:
        if line.is_break:
            return wait
        wait += length(line)
    return None


def break_is_on(state: State, at: int) -> bool:
    """Whether everybody is away for a break that runs."""
    view = now(state, at)
    return bool(view.on_break) and view.running


def begins_at(state: State, level: int) -> int | None:
    """When a level began, or will if the clock is left alone; before the start by the plan."""
    return _moment(state, line_of(schedule(state), level))


def break_ends_at(state: State, number: int) -> int | None:
    """When a break ended, or will."""
    lines = schedule(state)
    index = line_of(lines, number, breaks=True)
    if index + 1 < len(lines):
        return _moment(state, index + 1)
    start = _moment(state, index)
    return None if start is None else start + length(lines[index])


def _moment(state: State, index: int) -> int | None:
    clock, planned = state.of(Clock), starts_at(state)
    if clock.started or not planned:
        return clock.began(index)
    return planned + sum(length(line) for line in schedule(state)[:index])


def played_ms(state: State, at: int, since: int = 0) -> int:
    """Milliseconds played between two moments, without breaks and pauses; by the wall where the clock was never started."""
    clock = state.of(Clock)
    return clock.played(at) - clock.played(since) if clock.started else max(0, at - since)


def level_minutes(state: State, at: int) -> int:
    """How long the level is that is being played; the first one before the start."""
    mark = state.of(Clock).stood(at)
    lines = [one for one in schedule(state)[: mark.index + 1 if mark else None] if not one.is_break]
    if not lines:
        return 0
    return (lines[-1] if mark else lines[0]).minutes
