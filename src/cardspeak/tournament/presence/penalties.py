"""Offences and penalties in an event: the floor's rules, applied to entries, stacks and the clock of the event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry, Silent
from cardspeak.books.settings import penalties
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.effects import PenaltyGiven
from cardspeak.floor.conduct.offences import choices_for, concerns, find_offence, sanction, suggested
from cardspeak.floor.conduct.sentences import penalise as floor_penalise
from cardspeak.floor.conduct.serving import review as floor_review
from cardspeak.floor.inquiry import Inquiry as FloorInquiry
from cardspeak.floor.penalty_log import PenaltyLog, Standing
from cardspeak.floor.ruling import Choice, Plain, Ruling, shown
from cardspeak.floor.table import Table
from cardspeak.limits import ChipCount, SmallCount
from cardspeak.tournament.chips.account import must_be_whole_chips
from cardspeak.tournament.clock.view import level_minutes
from cardspeak.tournament.core import (
    FLOOR,
    FLOOR_AND_DEALERS,
    Context,
    Elsewhere,
    EntryNumber,
    Order,
    State,
    decides,
    no_other_events,
)
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.places import Finishing, still_in
from cardspeak.tournament.presence.record import (
    BanReviewed,
    HandServed,
    OffenceNoted,
    Penalised,
    PenaltyRecord,
    PenaltyServed,
    hands_left,
    person,
)

Known = Callable[[str], Elsewhere]
"""What other events know about a player."""
MOST_HANDS = 100
"""So many hands are counted at once, at most."""


class NoteOffence(Order, frozen=True, kw_only=True):
    """Record an offence; the penalty is decided later."""

    roles = FLOOR

    entry: EntryNumber
    offence: str
    reason: str = ""


class Penalise(Order, frozen=True, kw_only=True):
    """Give a penalty for the recorded offence or for a named one."""

    roles = FLOOR

    entry: EntryNumber
    penalty: str
    amount: SmallCount | None = None
    offence: str | None = None
    reason: str = ""
    ground: str = ""
    severe: bool = False
    in_hand: bool = False
    earlier_removals: int = 0
    chips: ChipCount | None = None


class CountHand(Order, frozen=True, kw_only=True):
    """Count a hand at a table where a player is on a penalty; a misdeal may not count."""

    roles = FLOOR_AND_DEALERS

    table: int
    misdeal: bool = False
    hands: SmallCount = 1


class ServePenalty(Order, frozen=True, kw_only=True):
    """Record penalty hands that were served but not counted."""

    roles = FLOOR

    entry: EntryNumber
    hands: SmallCount | None = None


class ReviewBan(Order, frozen=True, kw_only=True):
    """Record the outcome of an independent review of a ban."""

    entry: EntryNumber
    reviewer: str
    outcome: Literal["upheld", "varied", "quashed"]


class OpenPenalties(msgspec.Struct, frozen=True, kw_only=True):
    """The penalties that the director may choose from for an offence of a player."""

    duty: str
    choices: tuple[Choice, ...]
    suggested: Choice | None = None
    cites: tuple[str, ...] = ()


def open_for(
    state: State, number: int, offence: str, *, severe: bool = False, elsewhere: Known = no_other_events
) -> OpenPenalties:
    """What the director may choose from; nothing is chosen for them."""
    entry = state.of(Entrants).entry(number)
    table = floor_table(state, entry, 0, elsewhere)
    who = person(state, entry)
    about, inq = find_offence(state.policy, offence), FloorInquiry(state.policy, entry.name)
    earlier = table.recall(PenaltyLog).of(who)
    choices = choices_for(inq, table, who, about, earlier, severe=severe)
    return OpenPenalties(
        duty=sanction(inq, about, earlier), choices=choices,
        suggested=suggested(inq, choices, earlier), cites=shown(tuple(inq.cites)),
    )  # fmt: skip


def floor_table(state: State, entry: Entrant, at: int, elsewhere: Known) -> Table:
    """The player as the floor knows players: a seat with its record, a copy that the floor may change."""
    who = person(state, entry)
    table = Table(state.policy, names={who: entry.name})
    known, here = state.of(PenaltyRecord).log, table.recall(PenaltyLog)
    here.entries = list(known.of(who))
    here.hands = known.hands
    here.level_minutes = level_minutes(state, at) or None
    offences = elsewhere(entry.player).offences
    here.standings = {who: replace(known.standings.get(who, Standing()), offences=offences)}
    return table


@decides(NoteOffence)
def note_offence(state: State, order: NoteOffence, context: Context) -> Iterator[OffenceNoted]:
    """The offence waits for a decision."""
    state.of(Entrants).entry(order.entry)
    about = find_offence(state.policy, order.offence)
    yield OffenceNoted(
        entry=order.entry, offence=about.id, reason=order.reason, person=context.by,
        cites=open_for(state, order.entry, about.id, elsewhere=context.elsewhere).cites,
    )  # fmt: skip


@decides(Penalise)
def penalise(state: State, order: Penalise, context: Context) -> Iterator[Penalised]:
    """Only what the book allows, with what follows by itself: the last warning, the chips of the disqualified, a ban."""
    entry = state.of(Entrants).entry(order.entry)
    who = person(state, entry)
    table = floor_table(state, entry, context.at, context.elsewhere)
    table.recall(PenaltyLog).standing(who).removals = order.earlier_removals
    stack = entry.chips if order.chips is None else order.chips
    players = state.of(Entrants).table(entry.table).players if entry.table is not None else 1
    try:
        ruling = floor_penalise(
            table, who, order.penalty, order.amount, offence=order.offence, reason=order.reason, person=context.by,
            ground=order.ground, severe=order.severe, players=players, stack=stack,
        )  # fmt: skip
    except Silent as silent:
        raise Inquiry(state.policy, order.choices).leave(silent.point, "penalty", takes="text") from None
    sentence = ruling.effects[0]
    assert isinstance(sentence, PenaltyGiven)
    answer = ruling.answer if isinstance(ruling.answer, dict) else {}
    yield _given(state, order, context, entry, sentence, ruling, answer)


def _given(
    state: State,
    order: Penalise,
    context: Context,
    entry: Entrant,
    sentence: PenaltyGiven,
    ruling: Ruling,
    answer: dict[str, Plain],
) -> Penalised:
    inq = Inquiry(state.policy, order.choices)
    out = "disqualified" in answer
    stack = entry.chips if order.chips is None else order.chips
    stay = out and inq.settle(penalties.DISQUALIFIED_CHIPS) == "left-to-blind-off"
    if out:
        _somebody_left(state, entry)
    warnings = answer.get("warnings") if out and sentence.penalty == "warning" else 0
    banned = any(step.code == "conduct.ban-pending-independent-review" for step in ruling.steps)
    if sentence.penalty == "chips" and not out:
        must_be_whole_chips(state, sentence.amount, "amount")
    return Penalised(
        entry=entry.number, at=context.at, offence=sentence.offence, penalty=sentence.penalty, amount=sentence.amount,
        hands=sentence.hands, skip=_skip(state, order, sentence), disqualified=out, chips_stay=stay,
        warnings=warnings if isinstance(warnings, int) else 0,
        chips=(0 if stay else stack) if out else sentence.amount if sentence.penalty == "chips" else 0,
        refund=not (out and inq.maybe(penalties.REFUND) == "none"), also=sentence.also,
        ban=str(answer.get("ban") or ""), review="pending" if banned else "", reason=order.reason, person=context.by,
        cites=shown((*ruling.cites, *inq.cites)),
    )  # fmt: skip


def _somebody_left(state: State, entry: Entrant) -> None:
    if entry.live and entry.number not in state.of(Finishing).of and still_in(state) < 2:
        raise Unlawful("bust.everybody/last-not-disqualified", field="entry", value=entry.number)


def _skip(state: State, order: Penalise, sentence: PenaltyGiven) -> int:
    """The hand in progress does not count, unless the book lets a penalty for shown cards begin at once."""
    about = find_offence(state.policy, sentence.offence)
    answer = state.policy.answer(penalties.EXPOSED_FROM)
    at_once = answer is not None and answer.value == "at-once"
    if at_once and concerns(state.policy, about, penalties.EXPOSED_FROM):
        return 0
    return int(order.in_hand and sentence.hands > 0)


@decides(CountHand)
def count_hand(state: State, order: CountHand, _context: Context) -> Iterator[HandServed]:
    """Penalties in hands at a table are one hand shorter; a misdeal and its redeal count as one."""
    state.of(Entrants).table(order.table)
    if not 1 <= order.hands <= MOST_HANDS:
        limits = {"min": 1, "max": MOST_HANDS}
        raise Unlawful(
            "penalty.hands", {"most": MOST_HANDS}, field="hands", value=order.hands, limits=limits, takes="number"
        )
    inq = Inquiry(state.policy, order.choices)
    once = order.misdeal and inq.settle(penalties.REDEAL) == "once"
    yield HandServed(table=order.table, counted=0 if once else order.hands, cites=inq.numbers)  # 35-C


@decides(ServePenalty)
def serve_penalty(state: State, order: ServePenalty, _context: Context) -> Iterator[PenaltyServed]:
    """Only what is left can be served."""
    entry = state.of(Entrants).entry(order.entry)
    left = hands_left(state, entry)
    hands = left if order.hands is None else order.hands
    if not left or not 1 <= hands <= left:
        raise Unlawful(
            "penalty.hands/left",
            {"name": entry.name, "left": left},
            field="hands",
            value=hands,
            limits={"min": min(1, left), "max": left},
        )
    yield PenaltyServed(entry=order.entry, hands=hands, left=left - hands)


@decides(ReviewBan)
def review_ban(state: State, order: ReviewBan, context: Context) -> Iterator[BanReviewed]:
    """Neither the one who decided nor the one concerned may review a ban."""
    entry = state.of(Entrants).entry(order.entry)
    inq = Inquiry(state.policy, order.choices)
    if inq.maybe(penalties.REVIEW) is None:
        raise Unlawful(
            "review.none/not-in-book", field="entry", value=order.entry, rule=inq.policy.rule(penalties.REVIEW)
        )
    table = floor_table(state, entry, context.at, context.elsewhere)
    who = person(state, entry)
    ruling = floor_review(table, who, order.reviewer, order.outcome)
    waiting = next(one for one in reversed(table.recall(PenaltyLog).of(who)) if one.review == "pending")
    yield BanReviewed(
        entry=order.entry, offence=waiting.offence, reviewer=order.reviewer, outcome=order.outcome,
        cites=shown(ruling.cites),
    )  # fmt: skip
