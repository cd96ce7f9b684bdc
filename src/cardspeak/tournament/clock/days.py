"""Play that stops late and goes on another day: the clock stands, and everything stays as it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.levels import MAY_GO_ON_ANOTHER_DAY
from cardspeak.errors import Unlawful
from cardspeak.limits import LAST_MOMENT, Timestamp
from cardspeak.question import YES_OR_NO
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import Context, Happening, Order, State, applies, bars, decides


class SuspendPlay(Order, frozen=True, kw_only=True):
    """Finish the hands, then stop for the day."""

    resumes_at: Timestamp | None = None
    to_be_agreed: bool = False
    hands_finished: bool


class TakeUpPlay(Order, frozen=True, kw_only=True):
    """Resume play where it stopped."""


class PlaySuspended(Happening, frozen=True, kw_only=True, tag="play-suspended"):
    """Play has stopped for the day."""

    at: int
    resumes_at: int | None
    cites: tuple[str, ...] = ()


class PlayTakenUp(Happening, frozen=True, kw_only=True, tag="play-taken-up"):
    """Play goes on."""

    at: int


@decides(SuspendPlay)
def _suspend(state: State, order: SuspendPlay, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    if not inq.settle(MAY_GO_ON_ANOTHER_DAY):
        rule = inq.policy.rule(MAY_GO_ON_ANOTHER_DAY)
        raise Unlawful("play.one-day", field="resumes_at", rule=rule)
    rule = inq.policy.rule(MAY_GO_ON_ANOTHER_DAY)
    if not order.hands_finished:
        raise Unlawful("play.hands", field="hands_finished", rule=rule)
    if order.resumes_at is None and not order.to_be_agreed:
        raise Unlawful.asking("play.resumes", {}, "to_be_agreed", options=YES_OR_NO[:1], takes="flag", rule=rule)
    if order.resumes_at is not None and not context.at < order.resumes_at <= LAST_MOMENT:
        later = {"min": context.at + 1, "max": LAST_MOMENT}
        raise Unlawful("play.resumes/too-early", field="resumes_at", value=order.resumes_at, limits=later, rule=rule)
    yield PlaySuspended(at=context.at, resumes_at=order.resumes_at, cites=inq.numbers)


@applies(PlaySuspended)
def _suspended(state: State, happening: PlaySuspended) -> None:
    clock = state.of(Clock)
    if clock.suspended:
        raise Unlawful("play.suspended", field="clock")
    clock.set(replace(clock.last.moved(happening.at), running=False))
    clock.suspended, clock.resumes_at = True, happening.resumes_at


@decides(TakeUpPlay)
def _take_up(state: State, _order: TakeUpPlay, context: Context) -> Iterator[Happening]:
    if not state.of(Clock).suspended:
        raise Unlawful("play.going", field="clock")
    yield PlayTakenUp(at=context.at)


@applies(PlayTakenUp)
def _taken_up(state: State, happening: PlayTakenUp) -> None:
    clock = state.of(Clock)
    if not clock.suspended:
        raise Unlawful("play.going", field="clock")
    clock.suspended, clock.resumes_at = False, None
    clock.day += 1
    clock.set(replace(clock.last.moved(happening.at), running=True))


NO_HANDS = frozenset({
    "AdjustClock", "AnnounceHandForHand", "AnnounceLevel", "BeginHands", "DealHand", "FinishHand", "HandOver",
    "PauseClock", "ResumeClock", "SetLevel",
})  # fmt: skip
"""What nobody orders between two days."""


@bars
def no_hands_at_night(state: State, order: Order) -> None:
    """No hand is dealt while play is suspended."""
    if type(order).__name__ in NO_HANDS and state.of(Clock).suspended:
        raise Unlawful("clock.suspended", field="clock", limits={"order": "take up play"})
