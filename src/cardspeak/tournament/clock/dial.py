"""What the clock shows, computed from the moments at which it was set; nothing is ever counted down.

Each change is kept as a mark: when, at which level, how far into it, and whether the clock ran on. Between two marks time
passes by itself, so a laptop that sleeps for two hours has missed nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from operator import attrgetter

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import State
from cardspeak.tournament.setup import Level

MINUTE = 60_000
SECOND = 1_000


@dataclass(frozen=True, slots=True)
class Mark:
    """What the clock was set to at one moment."""

    at: int
    index: int
    """Which line of the schedule, levels and breaks, from 0."""
    elapsed: int
    """Milliseconds played of it; negative where time was added."""
    running: bool
    schedule: tuple[Level, ...]

    def moved(self, at: int) -> Mark:
        """The same clock at a later moment."""
        elapsed = self.elapsed + (at - self.at if self.running else 0)
        return self._carried(at, elapsed)

    def carried(self) -> Mark:
        """Time beyond the end of a level is time of the next one; the last level does not end."""
        return self._carried(self.at, self.elapsed)

    def _carried(self, at: int, elapsed: int) -> Mark:
        index = self.index
        while index + 1 < len(self.schedule) and elapsed >= length(self.schedule[index]):
            elapsed -= length(self.schedule[index])
            index += 1
        return Mark(at, index, elapsed, self.running, self.schedule)

    @property
    def level(self) -> Level:
        """The level or break."""
        return self.schedule[self.index]

    @property
    def left(self) -> int:
        """Milliseconds left of it."""
        return max(0, length(self.level) - self.elapsed)


class Clock:
    """The clock's memory."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.announced: dict[int, int] = {}
        """When the floor announced a level, by its line in the schedule."""
        self.starts_at: int | None = None
        """The start, where it was moved."""
        self.pushed_at: int | None = None
        """When dealers changed tables last."""
        self.suspended = False
        self.resumes_at: int | None = None
        self.day = 1

    @property
    def started(self) -> bool:
        """Whether the event has begun."""
        return bool(self.marks)

    @property
    def last(self) -> Mark:
        """How the clock was set last; refused before the start."""
        if not self.marks:
            raise Unlawful("clock.not-started", field="clock")
        return self.marks[-1]

    def stood(self, at: int) -> Mark | None:
        """How the clock stood at a moment; None before the start."""
        found = bisect_right(self.marks, at, key=attrgetter("at"))
        return self.marks[found - 1].moved(at) if found else None

    def set(self, mark: Mark) -> None:
        """Store a mark; time never goes back."""
        if self.marks and mark.at < self.marks[-1].at:
            limits = {"min": self.marks[-1].at}
            raise Unlawful("clock.past", field="at", value=mark.at, limits=limits)
        self.marks.append(mark.carried())

    def take_off(self, at: int, ms: int) -> None:
        """Advance the clock by a span at once; a negative span turns it back."""
        mark = self.last.moved(at)
        self.set(replace(mark, elapsed=mark.elapsed + ms))

    def began(self, index: int) -> int | None:
        """When a line of the schedule began, or will if nobody touches the clock; None where nobody can tell."""
        following: int | None = None
        for number in range(len(self.marks) - 1, -1, -1):
            mark = self.marks[number]
            moment = self._begins(number, mark, index)
            if moment is not None and (following is None or moment <= following):
                return moment
            following = mark.at
        return None

    def played(self, at: int) -> int:
        """Milliseconds that were played up to a moment: the clock ran, and there was no break."""
        total = 0
        for number, mark in enumerate(self.marks):
            if mark.at >= at:
                break
            until = self.marks[number + 1].at if number + 1 < len(self.marks) else at
            total += _played(mark, min(until, at) - mark.at)
        return total

    def _begins(self, number: int, mark: Mark, index: int) -> int | None:
        if mark.index == index:
            before = self.marks[number - 1].moved(mark.at) if number else None
            return mark.at if before is None or before.index != index else None
        if not mark.running or mark.index > index:
            return None
        return mark.at - mark.elapsed + sum(length(line) for line in mark.schedule[mark.index : index])


def _played(mark: Mark, ms: int) -> int:
    """How much of a stretch of time on the clock was no break."""
    if not mark.running:
        return 0
    index, left, played = mark.index, length(mark.level) - mark.elapsed, 0
    while ms > 0:
        last = index + 1 == len(mark.schedule)
        here = ms if last else min(ms, left)
        played += 0 if mark.schedule[index].is_break else here
        ms -= here
        if not last:
            index += 1
            left = length(mark.schedule[index])
    return played


def length(level: Level) -> int:
    """How long a level or break is, in milliseconds."""
    return level.minutes * MINUTE


def schedule(state: State) -> tuple[Level, ...]:
    """The levels and breaks as they are now."""
    clock = state.of(Clock)
    return clock.marks[-1].schedule if clock.marks else state.setup.levels


def level_number(lines: tuple[Level, ...], index: int) -> int:
    """The number of the level at a line, or of the last one before a break."""
    return sum(not line.is_break for line in lines[: index + 1])


def break_number(lines: tuple[Level, ...], index: int) -> int:
    """How many breaks there are up to a line, with it."""
    return sum(line.is_break for line in lines[: index + 1])


def line_of(lines: tuple[Level, ...], number: int, *, breaks: bool = False) -> int:
    """The line of a level by its number, or of a break."""
    found = [index for index, line in enumerate(lines) if line.is_break == breaks]
    if not 1 <= number <= len(found):
        what, limits = "break" if breaks else "level", {"min": 1, "max": len(found)}
        raise Unlawful(f"{what}.unknown", {"number": number}, field=what, value=number, limits=limits)
    return found[number - 1]
