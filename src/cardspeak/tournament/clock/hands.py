"""Which level a hand is played at: what was noted of its beginning at a table, and dealer pushes."""

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
from cardspeak.limits import TableNumber
from cardspeak.tournament.clock.announcing import in_force
from cardspeak.tournament.clock.dial import SECOND, Clock, level_number, schedule
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import FLOOR_AND_DEALERS, Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
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


Beginning = Literal["push", "cards-to-dealer", "shuffler", "riffle", "deal"]
SEQUENCE: tuple[Beginning, ...] = ("push", "cards-to-dealer", "shuffler", "riffle", "deal")
"""How a hand begins, step by step; whatever comes out of this order belongs to the next one."""


class NoteHandStart(Order, frozen=True, kw_only=True):
    """Note what begins a hand at a table; the level in force at that moment is the level of the hand."""

    roles = FLOOR_AND_DEALERS

    table: TableNumber
    by: Beginning


class HandStarted(Happening, frozen=True, kw_only=True, tag="hand-started"):
    """A hand has begun at a table, with what was noted of it so far."""

    at: int
    table: int
    moments: dict[str, int]
    index: int
    """The line of the schedule that the hand is played at."""
    level: int
    """The same by its number."""
    cites: tuple[str, ...] = ()


class HandStarts:
    """What was noted of the last hand of each table."""

    def __init__(self) -> None:
        self.of: dict[int, HandStarted] = {}


@decides(NoteHandStart)
def _note_start(state: State, order: NoteHandStart, context: Context) -> Iterator[Happening]:
    state.of(Entrants).table(order.table)
    inq = Inquiry(state.policy)
    begins = (*inq.ask(HAND_BEGINS), "deal")
    if order.by not in begins:
        raise inq.refuse(
            "hand.beginning", {"events": items(begins)}, HAND_BEGINS, field="by", value=order.by, of=list(begins)
        )
    moments = _of_this_hand(state, order, context.at)
    found = level_of_hand(state, moments)
    yield HandStarted(
        at=context.at, table=order.table, moments=moments, index=found.index, level=found.level, cites=found.cites
    )


def _of_this_hand(state: State, order: NoteHandStart, at: int) -> dict[str, int]:
    """What was noted of the hand that is beginning, with the push of the dealers where that came first."""
    last = state.of(HandStarts).of.get(order.table)
    moments = last.moments if last is not None else {}
    pushed, ended = state.of(Clock).pushed_at, max(moments.values(), default=0)
    if pushed is not None and pushed > ended:
        return {"push": pushed, order.by: at}
    place = SEQUENCE.index
    same = all(place(noted) < place(order.by) for noted in moments)
    return {**moments, order.by: at} if same else {order.by: at}


@applies(HandStarted)
def _hand_started(state: State, happening: HandStarted) -> None:
    state.of(Entrants).table(happening.table)
    state.of(HandStarts).of[happening.table] = happening


class PushDealers(Order, frozen=True, kw_only=True):
    """Push the dealers to the next tables."""

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
