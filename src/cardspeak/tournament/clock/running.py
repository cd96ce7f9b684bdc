"""Starting, pausing and setting the clock, and going on after a power cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardspeak.books.settings.levels import ONLY_BREAKS_STOP_PLAY
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.limits import ClockChange, Milliseconds, SmallCount, Timestamp
from cardspeak.tournament.asking import numbers, rule_of
from cardspeak.tournament.clock.dial import Clock, Mark, length, line_of, schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.structure import check_levels
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides


class StartClock(Order, frozen=True, kw_only=True):
    """The first level begins."""


class PauseClock(Order, frozen=True, kw_only=True):
    """Stop the clock."""

    override: str = ""
    """The director's reason, where the book lets nothing but a break stop play."""


class ResumeClock(Order, frozen=True, kw_only=True):
    """Let the clock run on."""


class AdjustClock(Order, frozen=True, kw_only=True):
    """Add time to the level, or take some off; what goes beyond its end comes off the next one."""

    add_ms: ClockChange
    why: str = ""


class SetLevel(Order, frozen=True, kw_only=True):
    """Go to a level or a break, with its whole length or with the time given."""

    level: SmallCount = 0
    break_number: SmallCount = 0
    left_ms: Milliseconds | None = None
    run: bool | None = None
    """Whether the clock runs then; as it is where nobody says."""


class AfterPowerCut(Order, frozen=True, kw_only=True):
    """The clock's machine was off: count the time that was lost, or go on where it went off."""

    since: Timestamp
    """When it went off, in milliseconds since 1970."""
    count: bool


class ClockStarted(Happening, frozen=True, kw_only=True, tag="clock-started"):
    """The event has begun."""

    at: int


class ClockPaused(Happening, frozen=True, kw_only=True, tag="clock-paused"):
    """The clock stands."""

    at: int
    why: str = ""
    cites: tuple[str, ...] = ()


class ClockResumed(Happening, frozen=True, kw_only=True, tag="clock-resumed"):
    """The clock runs on."""

    at: int


class TimeAdded(Happening, frozen=True, kw_only=True, tag="clock-time-added"):
    """The level has more time left, or less."""

    at: int
    ms: int
    why: str = ""


class LevelSet(Happening, frozen=True, kw_only=True, tag="level-set"):
    """The clock was set to a line of the schedule."""

    at: int
    index: int
    elapsed_ms: int
    running: bool


class OutageSettled(Happening, frozen=True, kw_only=True, tag="clock-outage"):
    """After a power cut: the lost time counts, or the clock goes on where it went off."""

    at: int
    since: int
    counted: bool


@decides(StartClock)
def _start(state: State, _order: StartClock, context: Context) -> Iterator[Happening]:
    if state.of(Clock).started:
        raise Unlawful("clock.started", "The clock has been started already.", field="clock")
    for finding in check_levels(state.setup, state.policy):
        raise finding
    yield ClockStarted(at=context.at)


@applies(ClockStarted)
def _started(state: State, happening: ClockStarted) -> None:
    clock = state.of(Clock)
    if clock.started:
        raise Unlawful("clock.started", "The clock has been started already.", field="clock")
    clock.set(Mark(happening.at, 0, 0, True, state.setup.levels))


@decides(PauseClock)
def _pause(state: State, order: PauseClock, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy)
    mark = state.of(Clock).last.moved(context.at)
    if inq.maybe(ONLY_BREAKS_STOP_PLAY) and not mark.level.is_break:  # 31-a
        inq.cite(ONLY_BREAKS_STOP_PLAY)
        if not order.override:
            message = "Nothing but a break stops play; the director may override it and says why."
            rule = rule_of(inq, ONLY_BREAKS_STOP_PLAY)
            limits = {"needs": "a reason", "next_break": mark.left}
            raise Unlawful("clock.no-pause", message, field="override", limits=limits, rule=rule)
    yield ClockPaused(at=context.at, why=order.override, cites=numbers(inq))


@applies(ClockPaused)
def _paused(state: State, happening: ClockPaused) -> None:
    _run(state, happening.at, running=False)


@decides(ResumeClock)
def _resume(state: State, _order: ResumeClock, context: Context) -> Iterator[Happening]:
    if state.of(HandForHand).stops_the_clock:
        message = "The clock stands while play is hand for hand; end that first."
        raise Unlawful("clock.hand-for-hand", message, field="clock")
    yield ClockResumed(at=context.at)


@applies(ClockResumed)
def _resumed(state: State, happening: ClockResumed) -> None:
    clock = state.of(Clock)
    if clock.suspended:
        raise Unlawful("clock.suspended", "Play is suspended; take it up again first.", field="clock")
    _run(state, happening.at, running=True)


def _run(state: State, at: int, *, running: bool) -> None:
    clock = state.of(Clock)
    if clock.last.running == running:
        stands = "runs" if running else "stands"
        raise Unlawful(f"clock.{stands}", f"The clock {stands} already.", field="clock")
    clock.set(replace(clock.last.moved(at), running=running))


@decides(AdjustClock)
def _adjust(state: State, order: AdjustClock, context: Context) -> Iterator[Happening]:
    _ = state.of(Clock).last
    if not order.add_ms:
        raise Unreadable("clock.no-time", "Say how much time to add or to take off.", field="add_ms", value=0)
    yield TimeAdded(at=context.at, ms=order.add_ms, why=order.why)


@applies(TimeAdded)
def _time_added(state: State, happening: TimeAdded) -> None:
    state.of(Clock).take_off(happening.at, -happening.ms)


@decides(SetLevel)
def _set_level(state: State, order: SetLevel, context: Context) -> Iterator[Happening]:
    lines, clock = schedule(state), state.of(Clock)
    if bool(order.level) == bool(order.break_number):
        raise Unreadable("level.which", "Name a level or a break, one of them.", field="level", value=order.level)
    index = line_of(lines, order.level or order.break_number, breaks=not order.level)
    whole = length(lines[index])
    left = whole if order.left_ms is None else order.left_ms
    if left <= 0:
        limits = {"min": 1, "usual": whole}
        raise Unlawful("level.no-time", "A level has some time left.", field="left_ms", value=left, limits=limits)
    running = clock.last.running if order.run is None else order.run
    yield LevelSet(at=context.at, index=index, elapsed_ms=whole - left, running=running)


@applies(LevelSet)
def _level_set(state: State, happening: LevelSet) -> None:
    clock = state.of(Clock)
    if not 0 <= happening.index < len(clock.last.schedule):
        raise Unlawful("level.unknown", "There is no such level.", field="level", value=happening.index + 1)
    running = happening.running and not clock.suspended
    clock.set(Mark(happening.at, happening.index, happening.elapsed_ms, running, clock.last.schedule))


@decides(AfterPowerCut)
def _after_power_cut(_state: State, order: AfterPowerCut, context: Context) -> Iterator[Happening]:
    yield OutageSettled(at=context.at, since=order.since, counted=order.count)


@applies(OutageSettled)
def _outage_settled(state: State, happening: OutageSettled) -> None:
    clock = state.of(Clock)
    if not clock.last.running:
        raise Unlawful("clock.stands", "The clock stood when the power went; nothing was lost.", field="clock")
    if not clock.last.at <= happening.since <= happening.at:
        limits = {"min": clock.last.at, "max": happening.at}
        message = "The clock was set after that, or it lies ahead."
        raise Unlawful("clock.since", message, field="since", value=happening.since, limits=limits)
    if not happening.counted:
        clock.set(replace(clock.last.moved(happening.since), at=happening.at))
