"""Serving a penalty: hands dealt and killed, hands and minutes counted, and the way back to the table."""

from __future__ import annotations

import msgspec

from cardspeak.books.policy import Policy
from cardspeak.books.settings import penalties
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.offences import offence_on_record, seated
from cardspeak.floor.conduct.words import REVIEWS, hands_left, penalty_said
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import PenaltyEntry, PenaltyLog
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message

FORCED = {"small blind": "blinds", "big blind": "blinds", "straddle": "blinds", "ante": "antes"}
"""Which kind of forced bet a due of a hand is."""


class KilledOnPenalty(msgspec.Struct, frozen=True):
    """The hands of the seats on penalty are killed after the deal; a bring-in that falls to one is posted first."""

    seats: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Post and kill."""
        hand = table.the_hand()
        for seat in self.seats:
            if hand.bring_in_due and hand.to_act == seat:
                hand.bring_in(seat)
            if seat in hand.live_seats and len(hand.live_seats) > 1:
                hand.kill(seat, "penalty")


class HandsCounted(msgspec.Struct, frozen=True):
    """A hand has ended: every penalty in hands is one shorter."""

    hands: int = 1

    def apply(self, table: Table) -> None:
        """Count the hand towards every penalty in hands."""
        log = table.recall(PenaltyLog)
        log.count(self.hands)
        log.counted = self.hands > 0


class Elapsed(msgspec.Struct, frozen=True):
    """Minutes have passed for the penalties in minutes."""

    minutes: int

    def apply(self, table: Table) -> None:
        """Take the minutes off the penalties in minutes."""
        log = table.recall(PenaltyLog)
        for one in log.running:
            one.minutes = max(0, one.minutes - self.minutes)
        log.running = [one for one in log.running if not one.over]


@form("deal is complete", about="The initial deal is done: hands on penalty are killed.", example="deal is complete")
def deal_complete(table: Table) -> Ruling:
    """The initial deal is done: what happens to the seats on penalty."""
    inq = Inquiry(table.policy)
    hand = table.the_hand()
    log = table.recall(PenaltyLog)
    away = tuple(seat for seat in hand.seats if log.serving(seat) is not None and seat in hand.live_seats)
    if not away:
        return inq.ruling("reading", why=message("conduct.table-without-penalties"), answer={})
    killed = inq.ask(penalties.AWAY) == "dealt-and-killed"
    inq.cite(penalties.AWAY)
    steps: list[Message] = []
    answer: dict[str, Plain] = {}
    for seat in away:
        who = table.name(seat)
        posted = forced_bets(inq, hand, seat)
        answer[who] = "killed" if killed else "dealt out"
        if posted:
            answer[f"{who} posted"] = posted
        if killed:
            steps.append(message("conduct.penalty-posted-hand-killed", name=who, posted=posted))
        else:
            steps.append(message("conduct.player-dealt-out", name=who))
    why = message("conduct.penalised-player-dealt-in-rule") if killed else message("conduct.penalised-player-dealt-out")
    return inq.ruling("remedy", why=why, steps=tuple(steps), answer=answer, effects=(KilledOnPenalty(away),))


def forced_bets(inq: Inquiry, hand: Hand, seat: int) -> int:
    """What a seat on penalty pays in this hand; a bring-in that falls to it counts."""
    paid = inq.maybe(penalties.FORCED_BETS) or ()
    inq.cite(penalties.FORCED_BETS)
    due = sum(one.amount for one in hand.setup.dues if one.seat == seat and FORCED.get(one.kind) in paid)
    if "bring-in" in paid and hand.bring_in_due and hand.to_act == seat:  # 71-C
        due += hand.bring_in_due
    return min(due, dict(hand.setup.stacks)[seat])


@form("hand over", about="The hand has ended: penalties in hands are one shorter.", example="hand over")
def hand_over(table: Table, *, misdeal: bool = False) -> Ruling:
    """A hand has ended, or was a misdeal that is dealt again: how the penalties stand."""
    inq = Inquiry(table.policy)
    log = table.recall(PenaltyLog)
    if not log.running:
        why = message("conduct.no-penalty-in-progress")
        return inq.ruling("reading", why=why, answer={}, effects=() if misdeal else (HandsCounted(),))
    counted = 1
    if misdeal and inq.maybe(penalties.REDEAL) != "twice":
        inq.cite(penalties.REDEAL)
        counted = 0  # 35-C: the misdeal and its redeal are one hand
    answer: dict[str, Plain] = {}
    steps: list[Message] = []
    for one in log.running:
        who = table.name(one.seat)
        if not one.hands:
            continue
        left = one.after(counted)[0]
        answer[who] = left
        if left:
            steps.append(message("conduct.hands-left-to-miss", name=who, left=left))
        else:
            steps.append(_back(who))
        _blinded_out(inq, table, one.seat, steps, answer)
    inq.cite(penalties.SCALE, "missed hands")
    why = message("conduct.misdeal-counts-one-hand") if misdeal else message("conduct.hand-penalties-reduced-by-one")
    return inq.ruling("reading", why=why, steps=tuple(steps), answer=answer, effects=(HandsCounted(counted),))


def minutes_pass(table: Table, minutes: int, *, in_break: bool = False) -> Ruling:
    """Time goes by: how the time penalties stand."""
    inq = Inquiry(table.policy)
    log = table.recall(PenaltyLog)
    passed = minutes
    if in_break and inq.maybe(penalties.MINUTES_RUN) != "always":
        inq.cite(penalties.MINUTES_RUN)
        passed = 0  # the clock of the tournament stands still
    answer: dict[str, Plain] = {}
    steps: list[Message] = []
    for one in log.running:
        if one.minutes:
            left = max(0, one.minutes - passed)
            who = table.name(one.seat)
            answer[who] = left
            if left:
                steps.append(message("conduct.penalty-minutes-left", name=who, left=left))
            else:
                steps.append(_back(who))
    why = message("conduct.time-penalties-follow-clock") if in_break else message("conduct.time-penalties-reduced")
    return inq.ruling("reading", why=why, steps=tuple(steps), answer=answer, effects=(Elapsed(passed),))


def _back(who: str) -> Message:
    return message("conduct.return-next-hand", name=who)


@form("? penalties {seat}", about="What is on record about a player.", example="? penalties UTG")
def standing(table: Table, seat: int) -> Ruling:
    """What is on record about a player: offences, penalties, what is left to serve."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    log = table.recall(PenaltyLog)
    running = log.serving(seat)
    answer: dict[str, Plain] = {"offences": len(log.of(seat))}
    if running is not None:
        answer["hands left" if running.hands else "minutes left"] = running.hands or running.minutes
    if seat in log.disqualified:
        answer["disqualified"] = who
    if log.standing(seat).ban:
        answer["ban"] = log.standing(seat).ban
    entries = log.of(seat)
    why = message("conduct.record-entry-count", count=len(entries), name=who)
    return inq.ruling("reading", why=why, steps=tuple(_told(table.policy, entry) for entry in entries), answer=answer)


def _told(policy: Policy, entry: PenaltyEntry) -> Message:
    """One line of the record, with the reason and the person where they are known."""
    penalty = message("conduct.decision-pending")
    if entry.penalty:
        penalty = penalty_said(entry.penalty, *entry.also)
    if entry.reason:
        penalty = message("conduct.penalty-with-reason", penalty=penalty, reason=entry.reason)
    if entry.person:
        penalty = message("conduct.penalty-with-decider", penalty=penalty, person=entry.person)
    return message(
        "conduct.record-entry-line", hand=entry.hand + 1, offence=offence_on_record(policy, entry), penalty=penalty
    )


@form("? may {seat} come back", about="Whether a penalty is served.", example="? may UTG come back")
def comes_back(table: Table, seat: int) -> Ruling:
    """A player wants to sit down again: not before the penalty is served."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    log = table.recall(PenaltyLog)
    if seat in log.disqualified:
        inq.cite(penalties.DISQUALIFIED_CHIPS)
        return inq.ruling("refused", why=message("conduct.player-disqualified", name=who), answer="no")
    running = log.serving(seat)
    if running is None:
        return inq.ruling("reading", why=message("conduct.player-has-no-penalty", name=who), answer="yes")
    if not inq.maybe(penalties.LEAVES_TABLE):
        why = message("conduct.may-sit-without-playing", name=who)
        return inq.ruling("reading", why=why, answer="yes")
    inq.cite(penalties.LEAVES_TABLE)
    left = hands_left(running.hands, running.minutes)
    why = message("conduct.stay-away-time-left", name=who, left=left)
    return inq.ruling("refused", why=why, answer="no")


@form(
    "ban of {seat} reviewed by {by:quoted} {outcome:upheld|varied|quashed}",
    about="An independent person has looked at a ban.",
    example='ban of UTG reviewed by "Kim" upheld',
)
def review(table: Table, seat: int, by: str, outcome: str) -> Ruling:
    """An independent person looks at a ban again."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    inq.rest_on(penalties.REVIEW)
    cite = inq.cited(penalties.REVIEW)[0].number
    log = table.recall(PenaltyLog)
    entry = next((one for one in reversed(log.of(seat)) if one.review == "pending"), None)
    if entry is None:
        raise Unlawful("review.none", {"who": who}, field="seat", value=seat, rule=cite)
    if by in ("", entry.person, entry.who):
        raise Unlawful("review.not-independent", field="reviewer", value=by, rule=cite)
    if outcome not in ("upheld", "varied", "quashed"):
        raise Unlawful(
            "review.outcome",
            {"outcome": outcome},
            field="outcome",
            value=outcome,
            limits={"of": ["upheld", "varied", "quashed"]},
        )
    why = message("conduct.review-outcome", name=by, outcome=REVIEWS[outcome])
    return inq.ruling("remedy", why=why, answer=outcome, effects=(Reviewed(entry, outcome),))


class Reviewed(msgspec.Struct, frozen=True):
    """A ban was looked at by a third party."""

    entry: PenaltyEntry
    outcome: str

    def apply(self, table: Table) -> None:
        """Note the outcome; a quashed ban is no longer in force."""
        log = table.recall(PenaltyLog)
        at = next(index for index, one in enumerate(log.entries) if one == self.entry)
        log.entries[at] = msgspec.structs.replace(log.entries[at], review=self.outcome)
        if self.outcome == "quashed":
            log.standing(log.entries[at].seat).suspended = False


def _blinded_out(inq: Inquiry, table: Table, seat: int, steps: list[Message], answer: dict[str, Plain]) -> None:
    if table.hand is None or not table.hand.over or table.hand.stacks.get(seat, 1):
        return
    inq.cite(penalties.BLINDED_OUT)
    who = table.name(seat)
    answer[who] = "out"
    steps.append(message("conduct.penalised-player-busted", name=who))
