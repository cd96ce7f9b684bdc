"""Levels made longer or shorter during the event, and a start that is moved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.levels import LENGTH_MAY_CHANGE, START_MAY_MOVE
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.limits import LAST_MOMENT, Minutes, SmallCount, Timestamp
from cardspeak.tournament.clock.dial import MINUTE, Clock, line_of, schedule
from cardspeak.tournament.clock.view import starts_at
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.values import moment_of
from cardspeak.words import Message

HOUR = 60 * MINUTE


class ChangeLength(Order, frozen=True, kw_only=True):
    """Change the length of the current or a later level or break."""

    minutes: Minutes
    level: SmallCount = 0
    break_number: SmallCount = 0
    ends_now: bool = False


class MoveStart(Order, frozen=True, kw_only=True):
    """Change the start time; everybody entered is told."""

    starts_at: Timestamp
    why: str
    told_all: bool


class LengthChanged(Happening, frozen=True, kw_only=True, tag="level-length"):
    """A level or break has another length."""

    at: int
    index: int
    minutes: int
    was: int
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, line=self.index + 1)


class StartMoved(Happening, frozen=True, kw_only=True, tag="start-moved"):
    """The event starts at another time."""

    at: int
    starts_at: int
    why: str
    notified: int = msgspec.field(name="told")
    """How many entries were told."""
    notice_hours: int
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, starts=moment_of(state, self.starts_at))


@decides(ChangeLength)
def _change_length(state: State, order: ChangeLength, context: Context) -> Iterator[Happening]:
    inq, clock, lines = Inquiry(state.policy, order.choices), state.of(Clock), schedule(state)
    if not inq.settle(LENGTH_MAY_CHANGE):
        raise Unlawful("level.length-fixed", field="minutes", rule=inq.policy.rule(LENGTH_MAY_CHANGE))
    rule = inq.policy.rule(LENGTH_MAY_CHANGE)
    mark = clock.stood(context.at)
    if order.level and order.break_number:
        raise Unreadable("level.which/or-none", field="level", value=order.level)
    if order.level or order.break_number:
        index = line_of(lines, order.level or order.break_number, breaks=not order.level)
    else:
        index = mark.index if mark is not None else 0
    if order.minutes < 1:
        limits = {"min": 1}
        raise Unlawful("level.length", field="minutes", value=order.minutes, limits=limits, rule=rule)
    if mark is not None and index < mark.index:
        limits = {"from_line": mark.index}
        raise Unlawful("level.over", field="level", value=order.level, limits=limits, rule=rule)
    if mark is not None and index == mark.index and order.minutes * MINUTE <= mark.elapsed and not order.ends_now:
        elapsed = mark.elapsed // MINUTE
        played = {"more_than": elapsed, "or": "ends_now"}
        values = {"elapsed": elapsed}
        raise Unlawful("level.elapsed", values, field="minutes", value=order.minutes, limits=played, rule=rule)
    yield LengthChanged(at=context.at, index=index, minutes=order.minutes, was=lines[index].minutes, cites=inq.numbers)


@applies(LengthChanged)
def _length_changed(state: State, happening: LengthChanged) -> None:
    clock = state.of(Clock)
    mark = clock.last.moved(happening.at)
    if not mark.index <= happening.index < len(mark.schedule):
        raise Unlawful("level.over", field="level", value=happening.index)
    lines = list(mark.schedule)
    lines[happening.index] = msgspec.structs.replace(lines[happening.index], minutes=happening.minutes)
    elapsed = mark.elapsed
    if happening.index == mark.index:
        elapsed = min(elapsed, happening.minutes * MINUTE)  # what ends at once takes nothing off the next one
    clock.set(replace(mark, schedule=tuple(lines), elapsed=elapsed))


@decides(MoveStart)
def _move_start(state: State, order: MoveStart, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    if not inq.settle(START_MAY_MOVE):
        raise Unlawful("start.fixed", field="starts_at", rule=inq.policy.rule(START_MAY_MOVE))
    rule = inq.policy.rule(START_MAY_MOVE)
    if not context.at < order.starts_at <= LAST_MOMENT:
        limits = {"min": context.at + 1, "max": LAST_MOMENT}
        raise Unlawful("start.past", field="starts_at", value=order.starts_at, limits=limits, rule=rule)
    told = state.of(Entrants).left
    if told and not order.told_all:
        raise Unlawful("start.untold", field="told_all", limits={"entries": told}, rule=rule)
    until = min(order.starts_at, starts_at(state) or order.starts_at)
    notice = max(0, until - context.at) // HOUR
    yield StartMoved(
        at=context.at, starts_at=order.starts_at, why=order.why, notified=told, notice_hours=notice, cites=inq.numbers
    )


@applies(StartMoved)
def _start_moved(state: State, happening: StartMoved) -> None:
    clock = state.of(Clock)
    if clock.started:
        raise Unlawful("clock.started/event-begun", field="starts_at")
    clock.starts_at = happening.starts_at
