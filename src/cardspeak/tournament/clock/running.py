"""Starting, pausing and setting the clock, and going on after a power cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.levels import ONLY_BREAKS_STOP_PLAY
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.limits import ClockChange, Milliseconds, SmallCount, Timestamp
from cardspeak.tournament.clock.dial import Clock, Mark, break_number, length, level_number, line_of, schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.structure import check_levels
from cardspeak.tournament.core import Context, Happening, Note, Order, State, applies, decides
from cardspeak.tournament.values import moment_of
from cardspeak.words import Message


class StartClock(Order, frozen=True, kw_only=True):
    """Start the first level."""


class PauseClock(Order, frozen=True, kw_only=True):
    """Stop the clock."""

    override: str = ""


class ResumeClock(Order, frozen=True, kw_only=True):
    """Resume the clock."""


class AdjustClock(Order, frozen=True, kw_only=True):
    """Add time to the level or take time off; what exceeds the level comes off the next one."""

    add_ms: ClockChange
    why: str = ""


class SetLevel(Order, frozen=True, kw_only=True):
    """Set the clock to a level or a break, with its full length or the time given."""

    level: SmallCount = 0
    break_number: SmallCount = 0
    left_ms: Milliseconds | None = None
    run: bool | None = None


class AfterPowerCut(Order, frozen=True, kw_only=True):
    """Correct the clock after a power cut: count the lost time, or resume where it stopped."""

    since: Timestamp
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

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "less" if self.ms < 0 else "", seconds=abs(self.ms) // 1000)


class LevelSet(Happening, frozen=True, kw_only=True, tag="level-set"):
    """The clock was set to a line of the schedule."""

    at: int
    index: int
    elapsed_ms: int
    running: bool

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        lines = schedule(state)
        on_break = self.index < len(lines) and lines[self.index].is_break
        number = (break_number if on_break else level_number)(lines, self.index)
        return self.tell(state, "break" if on_break else "", level=number)


class OutageSettled(Happening, frozen=True, kw_only=True, tag="clock-outage"):
    """After a power cut: the lost time counts, or the clock goes on where it went off."""

    at: int
    since: int
    counted: bool

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, since=moment_of(state, self.since))


@decides(StartClock)
def _start(state: State, _order: StartClock, context: Context) -> Iterator[Happening]:
    if state.of(Clock).started:
        raise Unlawful("clock.started", field="clock")
    for finding in check_levels(state.setup, state.policy):
        raise finding
    yield ClockStarted(at=context.at)


@applies(ClockStarted)
def _started(state: State, happening: ClockStarted) -> None:
    clock = state.of(Clock)
    if clock.started:
        raise Unlawful("clock.started", field="clock")
    clock.set(Mark(happening.at, 0, 0, True, state.setup.levels))


@decides(PauseClock)
def _pause(state: State, order: PauseClock, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    mark = state.of(Clock).last.moved(context.at)
    if inq.maybe(ONLY_BREAKS_STOP_PLAY) and not mark.level.is_break:  # 31-a
        inq.cite(ONLY_BREAKS_STOP_PLAY)
        if not order.override:
            rule = inq.policy.rule(ONLY_BREAKS_STOP_PLAY)
            limits = {"next_break": mark.left}
            raise Unlawful("clock.no-pause", field="override", takes="text", limits=limits, rule=rule)
    yield ClockPaused(at=context.at, why=order.override, cites=inq.numbers)


@applies(ClockPaused)
def _paused(state: State, happening: ClockPaused) -> None:
    _run(state, happening.at, running=False)


@decides(ResumeClock)
def _resume(state: State, _order: ResumeClock, context: Context) -> Iterator[Happening]:
    if state.of(HandForHand).stops_the_clock:
        raise Unlawful("clock.hand-for-hand", field="clock")
    yield ClockResumed(at=context.at)


@applies(ClockResumed)
def _resumed(state: State, happening: ClockResumed) -> None:
    clock = state.of(Clock)
    if clock.suspended:
        raise Unlawful("clock.suspended", field="clock")
    _run(state, happening.at, running=True)


def _run(state: State, at: int, *, running: bool) -> None:
    clock = state.of(Clock)
    if clock.last.running == running:
        stands = "runs" if running else "stands"
        raise Unlawful(f"clock.{stands}", field="clock")
    clock.set(replace(clock.last.moved(at), running=running))


@decides(AdjustClock)
def _adjust(state: State, order: AdjustClock, context: Context) -> Iterator[Happening]:
    _ = state.of(Clock).last
    if not order.add_ms:
        raise Unreadable("clock.no-time", field="add_ms", value=0, takes="number")
    yield TimeAdded(at=context.at, ms=order.add_ms, why=order.why)


@applies(TimeAdded)
def _time_added(state: State, happening: TimeAdded) -> None:
    state.of(Clock).take_off(happening.at, -happening.ms)


@decides(SetLevel)
def _set_level(state: State, order: SetLevel, context: Context) -> Iterator[Happening]:
    lines, clock = schedule(state), state.of(Clock)
    if bool(order.level) == bool(order.break_number):
        raise Unreadable("level.which", field="level", value=order.level)
    index = line_of(lines, order.level or order.break_number, breaks=not order.level)
    whole = length(lines[index])
    left = whole if order.left_ms is None else order.left_ms
    if left <= 0:
        limits = {"min": 1, "usual": whole}
        raise Unlawful("level.no-time", field="left_ms", value=left, limits=limits)
    running = clock.last.running if order.run is None else order.run
    yield LevelSet(at=context.at, index=index, elapsed_ms=whole - left, running=running)


@applies(LevelSet)
def _level_set(state: State, happening: LevelSet) -> None:
    clock = state.of(Clock)
    if not 0 <= happening.index < len(clock.last.schedule):
        raise Unlawful("level.unknown/line", {"line": happening.index + 1}, field="level", value=happening.index + 1)
    running = happening.running and not clock.suspended
    clock.set(Mark(happening.at, happening.index, happening.elapsed_ms, running, clock.last.schedule))


@decides(AfterPowerCut)
def _after_power_cut(_state: State, order: AfterPowerCut, context: Context) -> Iterator[Happening]:
    yield OutageSettled(at=context.at, since=order.since, counted=order.count)


@applies(OutageSettled)
def _outage_settled(state: State, happening: OutageSettled) -> None:
    clock = state.of(Clock)
    if not clock.last.running:
        raise Unlawful("clock.stands/power-cut", field="clock")
    if not clock.last.at <= happening.since <= happening.at:
        limits = {"min": clock.last.at, "max": happening.at}
        raise Unlawful("clock.since", field="since", value=happening.since, limits=limits)
    if not happening.counted:
        clock.set(replace(clock.last.moved(happening.since), at=happening.at))


class ClockBridged(Note, frozen=True, kw_only=True, tag="clock-bridged"):
    """The machine's clock jumped, and the event's clock did not follow."""

    at: int
    ms: int
    """How far it jumped ahead; negative where it went back, or was behind when the server was started."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "back" if self.ms < 0 else "", seconds=abs(self.ms) // 1000)


class Bridges:
    """Every jump that was bridged."""

    def __init__(self) -> None:
        self.all: list[ClockBridged] = []


@applies(ClockBridged)
def _bridged(state: State, happening: ClockBridged) -> None:
    state.of(Bridges).all.append(happening)
