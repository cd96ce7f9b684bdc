"""What the floor may order while play is hand for hand or round for round, by the book."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import get_args

import msgspec

from cardspeak.books.inquiry import DIRECTOR, Inquiry
from cardspeak.books.settings.conduct import (
    DEALER_PHONE,
    DEVICE_IN_HAND,
    DEVICE_ON_TABLE,
    DEVICES_STRICT,
    PHONE_CALLS,
    STRATEGY_AIDS,
)
from cardspeak.books.settings.levels import (
    HAND_FOR_HAND,
    HAND_FOR_HAND_AT_FIELD,
    HAND_FOR_HAND_CLOCK,
    HAND_FOR_HAND_DEDUCT,
    HAND_FOR_HAND_FIELD,
    HAND_FOR_HAND_LEVELS_RISE,
    HAND_FOR_HAND_SECONDS,
    HAND_FOR_HAND_SECONDS_MOST,
    HAND_FOR_HAND_UNTIL,
    ROUND_FOR_ROUND_ABOVE,
    ROUND_FOR_ROUND_LENGTH,
)
from cardspeak.books.settings.showdown import HOLD_HAND_FOR_HAND
from cardspeak.errors import Unlawful
from cardspeak.limits import Seconds, SmallCount
from cardspeak.question import options
from cardspeak.tournament.clock.dial import SECOND, Clock
from cardspeak.tournament.clock.hand_for_hand import (
    AllInHeld,
    AllInReleased,
    ClockMode,
    HandFinished,
    HandForHand,
    HandForHandAnnounced,
    HandForHandEnded,
    HandsBegun,
    HandsOver,
    TimeCharged,
    TogetherKind,
)
from cardspeak.tournament.clock.view import break_is_on, now
from cardspeak.tournament.core import FLOOR, FLOOR_AND_DEALERS, Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import items

LEAST_TABLES = 2


class AnnounceHandForHand(Order, frozen=True, kw_only=True):
    """Announce hand for hand: tables finish their hand and wait, then all deal together, one hand or one round at a time."""

    kind: TogetherKind = "hand"
    clock: ClockMode | None = None
    seconds: Seconds | None = None
    places_paid: SmallCount = 0


class FinishHand(Order, frozen=True, kw_only=True):
    """Record that a table has finished its hand."""

    roles = FLOOR_AND_DEALERS

    table: int


class HoldAllIn(Order, frozen=True, kw_only=True):
    """Hold a called all-in at a table."""

    roles = FLOOR_AND_DEALERS

    table: int
    entries: tuple[EntryNumber, ...] = ()


class ReleaseAllIn(Order, frozen=True, kw_only=True):
    """Release a held all-in when the other tables have finished or are held too."""

    roles = FLOOR

    table: int
    early: bool = False


class BeginHands(Order, frozen=True, kw_only=True):
    """Start the next hand, or the next round, at all tables."""

    go_on: bool = False


class ChargeHands(Order, frozen=True, kw_only=True):
    """Take time off the clock for hands that were played but not deducted."""

    hands: SmallCount
    why: str = ""
    seconds: Seconds | None = None


class EndHandForHand(Order, frozen=True, kw_only=True):
    """Return to normal play."""


@decides(AnnounceHandForHand)
def _announce(state: State, order: AnnounceHandForHand, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    inq.cite(HAND_FOR_HAND)
    if order.kind == "round":
        _may_go_round_for_round(state, order, inq)
    elif not inq.policy.has(HAND_FOR_HAND):
        inq.choose(HAND_FOR_HAND, DIRECTOR)
    mode = _mode(state, order, inq)
    seconds = _seconds(order.seconds, inq, field="seconds") if mode == "stopped" else 0
    tables = tuple(table.number for table in state.of(Entrants).open_tables() if table.players > 1)
    if len(tables) < LEAST_TABLES:
        limits = {"min": LEAST_TABLES}
        raise Unlawful(
            "hand-for-hand.tables",
            {"count": len(tables), "least_tables": LEAST_TABLES},
            field="tables",
            value=len(tables),
            limits=limits,
        )
    yield HandForHandAnnounced(
        at=context.at, kind=order.kind, clock=mode, seconds=seconds, tables=tables, device_rules=_device_rules(inq),
        cites=inq.numbers,
    )  # fmt: skip


def _device_rules(inq: Inquiry) -> tuple[str, ...]:
    """The rules on devices, where hand for hand means that they are strictly enforced."""
    if not inq.policy.has(DEVICES_STRICT):
        return ()
    inq.cite(DEVICES_STRICT)  # D-V-j
    return inq.policy.rules(PHONE_CALLS, DEVICE_ON_TABLE, DEVICE_IN_HAND, STRATEGY_AIDS, DEALER_PHONE)


def _may_go_round_for_round(state: State, order: AnnounceHandForHand, inq: Inquiry) -> None:
    above = inq.settle(ROUND_FOR_ROUND_ABOVE)  # 3.11.4
    left = state.of(Entrants).left
    if above and left - order.places_paid != above:
        limits = {"players_left": order.places_paid + above}
        rule = inq.policy.rule(ROUND_FOR_ROUND_ABOVE)
        raise Unlawful(
            "round-for-round.when",
            {"above": above, "left": left},
            field="places_paid",
            value=order.places_paid,
            limits=limits,
            rule=rule,
        )


def _mode(state: State, order: AnnounceHandForHand, inq: Inquiry) -> ClockMode:
    """Whether the clock stands: as the director says, or by the book, or by the players left (3.11.2, 3.11.3)."""
    if order.kind == "round":
        return order.clock or "running"
    inq.cite(HAND_FOR_HAND_CLOCK)
    if order.clock is not None:
        return order.clock
    by_book = inq.maybe(HAND_FOR_HAND_CLOCK)
    if by_book is None:
        raise inq.leave(HAND_FOR_HAND_CLOCK, "clock", of=options(get_args(ClockMode)))
    if by_book != "by-field":
        return "stopped"
    left, field = state.of(Entrants).left, inq.ask(HAND_FOR_HAND_FIELD)
    inq.cite(HAND_FOR_HAND_FIELD)
    if left != field:
        return "stopped" if left > field else "running"
    at_field = inq.maybe(HAND_FOR_HAND_AT_FIELD)
    inq.cite(HAND_FOR_HAND_AT_FIELD)
    if at_field in (None, DIRECTOR):
        raise inq.leave(HAND_FOR_HAND_AT_FIELD, "clock", of=options(get_args(ClockMode)))
    return "stopped" if at_field == "stopped" else "running"


def _seconds(asked: int | None, inq: Inquiry, *, field: str) -> int:
    """What a hand takes off: the book's usual time, or another up to its limit (RP-8-B)."""
    usual = inq.maybe(HAND_FOR_HAND_SECONDS)
    inq.cite(HAND_FOR_HAND_SECONDS)
    seconds = usual if asked is None else asked
    if seconds is None:
        raise inq.leave(HAND_FOR_HAND_SECONDS, field, takes="number")
    most = inq.maybe(HAND_FOR_HAND_SECONDS_MOST)
    inq.cite(HAND_FOR_HAND_SECONDS_MOST)
    if most is not None and seconds > most:
        limits = {"min": 0, "max": most, "usual": usual}
        rule = inq.policy.rule(HAND_FOR_HAND_SECONDS_MOST)
        raise Unlawful("hand-for-hand.seconds", {"most": most}, field=field, value=seconds, limits=limits, rule=rule)
    return seconds


@decides(FinishHand)
def _finish(state: State, order: FinishHand, context: Context) -> Iterator[Happening]:
    play = state.of(HandForHand)
    if order.table in play.held:
        raise Unlawful(
            "all-in.held/waits-at-table",
            {"table": order.table},
            field="table",
            value=order.table,
            limits={"release": order.table},
        )
    if order.table not in play.playing:
        limits = {"of": sorted(play.playing)}
        raise Unlawful("hand.not-playing", {"table": order.table}, field="table", value=order.table, limits=limits)
    yield HandFinished(at=context.at, table=order.table)
    if play.playing == {order.table: 1}:
        yield _hands_over(state, play, context)


def _hands_over(state: State, play: HandForHand, context: Context) -> HandsOver:
    """The time of the hand comes off after every hand (RP-8-C), and not for the hand of the announcement."""
    inq = Inquiry(state.policy)
    each = inq.maybe(HAND_FOR_HAND_DEDUCT) != "batches"
    charged = play.clock == "stopped" and play.hand > 0 and each
    if charged:
        inq.cite(HAND_FOR_HAND_DEDUCT)
    return HandsOver(
        at=context.at, hand=play.hand, seconds=_off(state, play.seconds, context, inq) if charged else 0,
        cites=inq.numbers,
    )  # fmt: skip


def _off(state: State, seconds: int, context: Context, inq: Inquiry) -> int:
    """What can come off before a break: all of it where levels go on rising (RP-8-D), else down to the end of the level."""
    seconds = min(seconds, _until_break(state, context.at))
    if inq.maybe(HAND_FOR_HAND_LEVELS_RISE) is False:
        left = state.of(Clock).last.moved(context.at).left // SECOND
        return min(seconds, max(0, left - 1))
    inq.cite(HAND_FOR_HAND_LEVELS_RISE)
    return seconds


def _until_break(state: State, at: int) -> int:
    """Seconds of play before the next break, which hands do not shorten; no end of them where none comes."""
    view = now(state, at)
    if view.on_break:
        return 0
    return sys.maxsize if view.next_break_ms is None else -(-view.next_break_ms // SECOND)


@decides(HoldAllIn)
def _hold(state: State, order: HoldAllIn, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    inq.cite(HOLD_HAND_FOR_HAND)  # RP-8-F
    here = state.of(Entrants).table(order.table).seats.values()
    elsewhere = [entry for entry in order.entries if entry not in here]
    if elsewhere:
        raise Unlawful(
            "seat.elsewhere", {"elsewhere": elsewhere[0], "table": order.table}, field="entries", value=elsewhere[0]
        )
    yield AllInHeld(at=context.at, table=order.table, entries=order.entries, cites=inq.numbers)


@decides(ReleaseAllIn)
def _release(state: State, order: ReleaseAllIn, context: Context) -> Iterator[Happening]:
    play = state.of(HandForHand)
    busy = sorted(set(play.playing) - set(play.held) - {order.table})
    if busy and not order.early:
        limits = {"waits_for": busy, "or": "early"}
        rule = state.policy.rule(HOLD_HAND_FOR_HAND)
        raise Unlawful(
            "all-in.waits", {"tables": items(busy)}, field="table", value=order.table, limits=limits, rule=rule
        )
    yield AllInReleased(at=context.at, table=order.table)


@decides(BeginHands)
def _begin(state: State, order: BeginHands, context: Context) -> Iterator[Happening]:
    inq, play = Inquiry(state.policy, order.choices), state.of(HandForHand)
    if play.playing:
        busy = sorted(play.playing)
        limits = {"waits_for": busy}
        rule = inq.policy.rule(HAND_FOR_HAND_UNTIL, HAND_FOR_HAND)
        raise Unlawful("hand.going/tables", {"busy": items(busy)}, field="hand", limits=limits, rule=rule)
    _after_the_break(state, context.at)
    out = play.left_at_start - state.of(Entrants).left
    if out > 0 and inq.maybe(HAND_FOR_HAND_UNTIL) == "elimination" and not order.go_on:
        rule = inq.policy.rule(HAND_FOR_HAND_UNTIL)
        raise Unlawful("hand-for-hand.until", {"out": out}, field="go_on", takes="flag", rule=rule)
    inq.cite(HAND_FOR_HAND_UNTIL)
    yield HandsBegun(at=context.at, hand=play.hand + 1, tables=_hands_each(state, play, inq), cites=inq.numbers)


def _after_the_break(state: State, at: int) -> None:
    if break_is_on(state, at):
        limits = {"left_ms": now(state, at).left_ms}
        raise Unlawful("hand.on-break", field="hand", limits=limits)


def _hands_each(state: State, play: HandForHand, inq: Inquiry) -> tuple[tuple[int, int], ...]:
    """One hand for each table; in a round as many as the largest table has players, or as its own has."""
    sizes = {table.number: table.players for table in state.of(Entrants).open_tables() if table.players > 1}
    if play.kind == "hand":
        return tuple((table, 1) for table in sizes)
    own = inq.maybe(ROUND_FOR_ROUND_LENGTH) == "own-table"
    inq.cite(ROUND_FOR_ROUND_LENGTH)
    return tuple((table, size if own else max(sizes.values())) for table, size in sizes.items())


@decides(ChargeHands)
def _charge(state: State, order: ChargeHands, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    play = state.of(HandForHand)
    if order.hands < 1:
        raise Unlawful("hands.none", field="hands", value=order.hands, limits={"min": 1}, takes="number")
    inq.cite(HAND_FOR_HAND_DEDUCT)
    if not order.why and inq.maybe(HAND_FOR_HAND_DEDUCT) == "each-hand":
        rule = inq.policy.rule(HAND_FOR_HAND_DEDUCT)
        raise Unlawful("hand-for-hand.batch", field="why", takes="text", rule=rule)
    seconds = _seconds(order.seconds or play.seconds or None, inq, field="seconds") * order.hands
    seconds = min(seconds, _until_break(state, context.at))
    yield TimeCharged(at=context.at, hands=order.hands, seconds=seconds, why=order.why, cites=inq.numbers)


@decides(EndHandForHand)
def _end(state: State, _order: EndHandForHand, context: Context) -> Iterator[Happening]:
    inq, play = Inquiry(state.policy), state.of(HandForHand)
    if play.held:
        limits = {"held": sorted(play.held)}
        raise Unlawful("all-in.held/release-first", field="table", limits=limits)
    inq.cite(HAND_FOR_HAND_UNTIL)
    yield HandForHandEnded(at=context.at, cites=inq.numbers)


class DueTogether(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the book wants hand for hand now, or only lets the director have it."""

    due: bool
    director_may: bool
    round_for_round: bool = False
    cites: tuple[str, ...] = ()


def hand_for_hand_due(state: State, places_paid: int) -> DueTogether:
    """Whether play goes hand for hand now: one player before the money where the book wants it, else as directors like."""
    inq = Inquiry(state.policy)
    left, play = state.of(Entrants).left, state.of(HandForHand)
    starts = inq.maybe(HAND_FOR_HAND)
    bubble = left == places_paid + 1 and not play.on
    inq.cite(HAND_FOR_HAND)
    above = inq.maybe(ROUND_FOR_ROUND_ABOVE)
    rounds = above is not None and left == places_paid + above and not play.on
    if rounds:
        inq.cite(ROUND_FOR_ROUND_ABOVE)
    return DueTogether(
        due=bubble and starts == "before-the-money", director_may=starts == "director", round_for_round=rounds,
        cites=inq.numbers,
    )  # fmt: skip
