"""When a level begins by the book: at the announcement, at the signal, when the clock is at zero."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.levels import STARTS_ON
from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import Clock, Mark, level_number, schedule
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides
from cardspeak.words import Message

BY_ITSELF = frozenset({"signal", "clock-zero", "schedule"})
"""What starts a level without anybody's word."""


class AnnounceLevel(Order, frozen=True, kw_only=True):
    """Announce the new level: the one the clock has reached, or the next one ahead of the clock."""


class LevelAnnounced(Happening, frozen=True, kw_only=True, tag="level-announced"):
    """A level was announced; the clock goes there if it was not yet."""

    at: int
    index: int
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, level=level_number(schedule(state), self.index))


@decides(AnnounceLevel)
def _announce(state: State, _order: AnnounceLevel, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy)
    on = inq.maybe(STARTS_ON) or ("announcement", "signal")
    inq.cite(STARTS_ON)
    clock = state.of(Clock)
    mark = clock.last.moved(context.at)
    if _waits_for_announcement(clock, mark):
        yield LevelAnnounced(at=context.at, index=mark.index, cites=inq.numbers)
        return
    if mark.index + 1 >= len(mark.schedule):
        raise Unlawful("level.last", field="level")
    if "announcement" not in on:  # 22: never before the clock is at zero
        limits = {"left_ms": mark.left}
        raise Unlawful("level.early", field="at", limits=limits, rule=inq.policy.rule(STARTS_ON))
    yield LevelAnnounced(at=context.at, index=mark.index + 1, cites=inq.numbers)


def _waits_for_announcement(clock: Clock, mark: Mark) -> bool:
    """Whether the clock has come to a level by itself and nobody has announced it."""
    return mark.index > 0 and mark.index not in clock.announced and mark.index != _first_line(clock)


def _first_line(clock: Clock) -> int:
    return clock.marks[0].index


@applies(LevelAnnounced)
def _announced(state: State, happening: LevelAnnounced) -> None:
    clock = state.of(Clock)
    mark = clock.last.moved(happening.at)
    if happening.index not in (mark.index, mark.index + 1) or happening.index >= len(mark.schedule):
        raise Unlawful("level.not-next", field="level", value=happening.index)
    if happening.index != mark.index:
        clock.set(Mark(happening.at, happening.index, 0, mark.running, mark.schedule))
    clock.announced[happening.index] = happening.at


def in_force(state: State, at: int, *, same_moment: bool = True) -> int | None:
    """The level in force at a moment, as a line of the schedule; None before the start."""
    clock = state.of(Clock)
    at = at if same_moment else at - 1
    mark = clock.stood(at)
    if mark is None:
        return None
    on = Inquiry(state.policy).maybe(STARTS_ON)
    by_itself = on is None or bool(BY_ITSELF.intersection(on))
    for index in range(mark.index, -1, -1):
        announced = clock.announced.get(index)
        begun = by_itself or index == 0 or (announced is not None and announced <= at)
        if begun and not mark.schedule[index].is_break:
            return index
    return None


def unannounced(state: State, at: int) -> int | None:
    """The number of a level that the clock has reached and the floor has still to announce (6-10); None if none."""
    mark = state.of(Clock).stood(at)
    if mark is None or mark.level.is_break or in_force(state, at) == mark.index:
        return None
    return level_number(mark.schedule, mark.index)
