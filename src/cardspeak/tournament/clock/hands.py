"""Which level a hand is played at: when it began, what to do when it was dealt at the wrong one, and dealer pushes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.levels import (
    APPLIES_FROM,
    DECKS_READY_PLAYERS,
    DECKS_READY_SECONDS,
    HAND_BEGINS,
    PUSH_HANDS_AT_OLD,
    PUSH_HELD_SECONDS,
    SAME_MOMENT,
)
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.clock.announcing import in_force
from cardspeak.tournament.clock.dial import SECOND, Clock, level_number, schedule
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides
from cardspeak.words import items


class HandLevel(msgspec.Struct, frozen=True, kw_only=True):
    """The level of a hand, and why."""

    level: int
    """By its number; breaks do not count."""
    index: int
    began: int
    """When the hand began by the book."""
    flagged: bool = False
    """Nobody noted what begins a hand by the book; the moment of the deal was taken."""
    during_push: bool = False
    cites: tuple[str, ...] = ()


def level_of_hand(state: State, moments: Mapping[str, int], *, hand_since_push: int = 1) -> HandLevel:
    """The level of a hand from what was noted of its beginning, such as ``{"riffle": …, "push": …}``.

    A push begins the incoming dealer's first hand; ``hand_since_push`` tells the later ones from it.
    """
    inq = Inquiry(state.policy)
    events = inq.ask(HAND_BEGINS)
    inq.cite(HAND_BEGINS)
    if hand_since_push > (inq.maybe(PUSH_HANDS_AT_OLD) or 1):
        events = tuple(event for event in events if event != "push")
    began, flagged = _began(moments, events)
    level_first = inq.maybe(SAME_MOMENT) != "hand-first"  # 7-b: at the same instant the level comes first
    index = in_force(state, began, same_moment=level_first)
    if index is None:
        raise Unlawful("hand.no-level", field="moments", value=began)
    later = max(moments.values())
    now_in_force = in_force(state, later, same_moment=level_first)
    if now_in_force != index and inq.ask(APPLIES_FROM) == "at-once":
        index = now_in_force or index
    inq.cite(APPLIES_FROM)
    pushed = "push" in moments and "push" in events and now_in_force != index
    if pushed:
        inq.cite(PUSH_HANDS_AT_OLD)
    number = level_number(schedule(state), index)
    return HandLevel(level=number, index=index, began=began, flagged=flagged, during_push=pushed, cites=inq.numbers)


def _began(moments: Mapping[str, int], events: tuple[str, ...]) -> tuple[int, bool]:
    noted = [at for what, at in moments.items() if what in events]
    if noted:
        return min(noted), False
    if "deal" in moments:
        return moments["deal"], True
    raise Unreadable(
        "hand.beginning",
        {"events": items(events)},
        field="moments",
        value=list(moments),
        limits={"of": [*events, "deal"]},
    )


class PushDealers(Order, frozen=True, kw_only=True):
    """Dealers change tables."""

    forced: str = ""


class DealersPushed(Happening, frozen=True, kw_only=True, tag="dealers-pushed"):
    """Dealers changed tables."""

    at: int
    forced: str = ""
    cites: tuple[str, ...] = ()


def push_held(state: State, at: int) -> tuple[str, ...] | None:
    """The rules by which a push waits now, because a break or a new level is near (RP-7); None where it may go ahead."""
    inq = Inquiry(state.policy)
    seconds = inq.maybe(PUSH_HELD_SECONDS)
    view = now(state, at)
    if seconds is None or view.next is None or view.left_ms > seconds * SECOND:
        return None
    inq.cite(PUSH_HELD_SECONDS)
    return inq.numbers


@decides(PushDealers)
def _push(state: State, order: PushDealers, context: Context) -> Iterator[Happening]:
    held = push_held(state, context.at)
    if held is not None and not order.forced:
        limits = {"left_ms": now(state, context.at).left_ms}
        rule = state.policy.rule(PUSH_HELD_SECONDS)
        raise Unlawful("push.held", field="forced", takes="text", limits=limits, rule=rule)
    yield DealersPushed(at=context.at, forced=order.forced, cites=held or ())


@applies(DealersPushed)
def _pushed(state: State, happening: DealersPushed) -> None:
    state.of(Clock).pushed_at = happening.at


class DecksReady(msgspec.Struct, frozen=True, kw_only=True):
    """What the floor announces before play begins, and what a dealer does."""

    announce: bool
    dealer: Literal["wash and square", "wait"]
    cites: tuple[str, ...] = ()


def decks_ready(state: State, at: int, players: int) -> DecksReady | None:
    """Whether decks are made ready now, before the start or the end of a break, and by this table (RP-20)."""
    inq = Inquiry(state.policy)
    seconds, least = inq.maybe(DECKS_READY_SECONDS), inq.maybe(DECKS_READY_PLAYERS)
    if seconds is None or least is None:
        return None
    inq.cite(DECKS_READY_SECONDS)
    view = now(state, at)
    wait = view.left_ms if view.on_break else view.starts_in_ms
    soon = wait is not None and 0 < wait <= seconds * SECOND
    return DecksReady(
        announce=soon, dealer="wash and square" if soon and players >= least else "wait", cites=inq.numbers
    )
