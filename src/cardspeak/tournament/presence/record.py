"""What is on record about the players of an event: offences, penalties given and being served, and what follows later.

A player is known by the first entry, so that warnings outlive a re-entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.penalties import LEAVES_TABLE, MINUTES_RUN
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.effects import BANS
from cardspeak.floor.conduct.words import SEASON_BAN
from cardspeak.floor.penalty_log import PenaltyEntry, PenaltyLog, Running
from cardspeak.tournament.chips.account import must_be_in_play, must_be_put_out, take_out
from cardspeak.tournament.clock.dial import MINUTE
from cardspeak.tournament.clock.view import played_ms
from cardspeak.tournament.core import Context, Happening, State, applies, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.happenings import also, leave, still_there
from cardspeak.tournament.finishing.places import Finishing, finish
from cardspeak.tournament.finishing.ranking import Out, Ways
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.presence.absences import Absences, Away, CameBack, MarkBack, playing
from cardspeak.words import Message, message, word

LOST_PRIZES = "prizes lost"


class OffenceNoted(Happening, frozen=True, kw_only=True, tag="offence-noted"):
    """Somebody did something that may or must be penalised; nobody has decided yet."""

    entry: int
    offence: str
    reason: str = ""
    person: str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, offence=message(f"offence.{self.offence}"))


class Penalised(Happening, frozen=True, kw_only=True, tag="penalised"):
    """A penalty was given, with all that follows from it."""

    entry: int
    at: int
    offence: str
    penalty: str
    amount: int = 0
    hands: int = 0
    """Hands to miss."""
    skip: int = 0
    """1 where it was given during a hand, which does not count."""
    chips: int = 0
    """Chips that leave play."""
    disqualified: bool = False
    warnings: int = 0
    """So many warnings for this offence led to it, the last one among them; 0 where they did not."""
    chips_stay: bool = False
    """The chips of the disqualified stay and pay blinds and antes."""
    refund: bool = True
    also: tuple[str, ...] = ()
    """What else follows: a suspension, points, prizes."""
    ban: str = ""
    review: str = ""
    reason: str = ""
    person: str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        offence, penalty = message(f"offence.{self.offence}"), word("penalty-name", self.penalty)
        return self.tell(state, self._form, offence=offence, penalty=penalty, hands=self.hands)

    @property
    def _form(self) -> str:
        if self.disqualified:
            return "disqualified"
        if self.hands:
            return "rounds" if self.penalty == "missed rounds" else "hands"
        return "minutes" if self.penalty == "minutes" else "chips" if self.chips else ""


class HandServed(Happening, frozen=True, kw_only=True, tag="hand-served"):
    """A hand is over at a table: penalties in hands are one shorter."""

    table: int
    counted: int = 1
    """0 for a misdeal that is dealt again."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.counted == 1 else "several" if self.counted else "misdeal")


class PenaltyServed(Happening, frozen=True, kw_only=True, tag="penalty-served"):
    """Somebody has missed hands of a penalty, whatever was counted at the table."""

    entry: int
    hands: int
    left: int = 0
    """Hands that are still to be missed."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "part" if self.left else "")


class BanReviewed(Happening, frozen=True, kw_only=True, tag="ban-reviewed"):
    """Record the outcome of an independent review of a ban."""

    entry: int
    offence: str
    reviewer: str
    outcome: Literal["upheld", "varied", "quashed"]
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, outcome=word("why", self.outcome))


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """What a penalty means beyond the event, for the league."""

    player: str
    what: str
    offence: str
    review: str = ""


@dataclass
class TimeAway:
    """A penalty in minutes."""

    entry: int
    since: int
    minutes: int


class PenaltyRecord:
    """Everything on record."""

    def __init__(self) -> None:
        self.log = PenaltyLog()
        """The floor's own record; its seats are the first entries of the players."""
        self.minutes: list[TimeAway] = []
        self.forfeits_prize: set[int] = set()
        """Entries that lose their prize."""
        self.no_refund: set[int] = set()
        self.consequences: list[Consequence] = []


class Serving(msgspec.Struct, frozen=True, kw_only=True):
    """What is left of a penalty."""

    hands: int = 0
    ms: int = 0
    cites: tuple[str, ...] = ()


def person(state: State, entry: Entrant) -> int:
    """The number under which a player is on record: the first entry."""
    return state.of(Entrants).by_player[entry.player][0]


def hands_left(state: State, entry: Entrant) -> int:
    """The hands that a player still has to miss; two penalties run at the same time."""
    who = person(state, entry)
    return max((one.hands for one in state.of(PenaltyRecord).log.running if one.seat == who), default=0)


def serving(state: State, number: int, at: int) -> Serving | None:
    """What an entry's player still has to serve at a moment; None where nothing is left."""
    entry = state.of(Entrants).entry(number)
    record, who = state.of(PenaltyRecord), person(state, entry)
    running = record.log.serving(who)
    hands = running.hands if running else 0
    inq = Inquiry(state.policy)
    always = inq.maybe(MINUTES_RUN) == "always"
    left = 0
    for one in record.minutes:
        if one.entry == who:
            gone = at - one.since if always else played_ms(state, at, one.since)  # 7.2.2
            left = max(left, one.minutes * MINUTE - gone)
    if left:
        inq.cite(MINUTES_RUN)
    if not hands and left <= 0:
        return None
    return Serving(hands=hands, ms=max(0, left), cites=tuple(cite.number for cite in inq.cites))


def bans(state: State, player: str) -> tuple[str, ...]:
    """The bans of a player that this event has brought and no review has lifted."""
    return tuple(
        one.what
        for one in state.of(PenaltyRecord).consequences
        if one.player == player and one.review != "quashed" and _is_ban(one.what)
    )


def _is_ban(what: str) -> bool:
    return what == SEASON_BAN or what in BANS


def may_return(state: State, number: int, at: int) -> None:
    """Refuse a player on penalty who wants to sit down, where the book keeps them away from the table."""
    left = serving(state, number, at)
    inq = Inquiry(state.policy)
    if left is None or not inq.maybe(LEAVES_TABLE):
        return
    still = (
        message("conduct.duration-in-hands", hands=left.hands)
        if left.hands
        else message("conduct.duration-in-minutes", minutes=-(-left.ms // MINUTE))
    )
    limits = {"hands": left.hands, "ms": left.ms}
    raise Unlawful(
        "penalty.serving",
        {"name": state.of(Entrants).entry(number).name, "still": still},
        field="entry",
        value=number,
        limits=limits,
        rule=inq.policy.rule(LEAVES_TABLE),
    )


@applies(OffenceNoted)
def _noted(state: State, happening: OffenceNoted) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    log = state.of(PenaltyRecord).log
    log.entries.append(
        PenaltyEntry(person(state, entry), entry.name, happening.offence, log.hands, reason=happening.reason,
              person=happening.person)
    )  # fmt: skip


@applies(Penalised)
def _penalised(state: State, happening: Penalised) -> None:
    entry, record = state.of(Entrants).entry(happening.entry), state.of(PenaltyRecord)
    who = person(state, entry)
    if happening.disqualified and entry.live and not happening.chips_stay:
        still_there(state, entry.number)
    elif happening.chips > entry.chips:
        raise Unlawful(
            "chips.too-few/entry-has",
            {"name": entry.name, "chips": entry.chips},
            field="chips",
            value=happening.chips,
            limits={"max": entry.chips},
        )
    if happening.warnings and record.log.warnings(who, happening.offence) + 1 < happening.warnings:
        raise Unlawful(
            "penalty.warnings",
            {"name": entry.name, "warnings": happening.warnings},
            field="warnings",
            value=happening.warnings,
        )
    if happening.chips and not happening.chips_stay:
        must_be_in_play(state, happening.chips)
        if not happening.disqualified:
            must_be_put_out(state, happening.chips)
    _settle(record.log, who, entry, happening)
    if happening.hands:
        record.log.running.append(Running(who, hands=happening.hands, skip=happening.skip))
    if happening.penalty == "minutes":
        record.minutes.append(TimeAway(who, happening.at, happening.amount))
    _later(record, entry, happening)
    if happening.disqualified:
        _disqualified(state, record, entry, happening)
    elif happening.chips:
        take_out(state, happening.chips, "penalty")
        also(state, ChipsSet(entry=entry.number, chips=entry.chips - happening.chips, booked=True, why="penalty"))


def _settle(log: PenaltyLog, who: int, entry: Entrant, happening: Penalised) -> None:
    known = log.open_entry(who, happening.offence)
    if known is None:
        known = PenaltyEntry(who, entry.name, happening.offence, log.hands)
        log.entries.append(known)
    decided = msgspec.structs.replace(
        known, penalty=happening.penalty, also=happening.also, amount=happening.amount,
        reason=happening.reason or known.reason, person=happening.person or known.person, review=happening.review,
    )  # fmt: skip
    log.settle(known, decided)


def _later(record: PenaltyRecord, entry: Entrant, happening: Penalised) -> None:
    for what in (*((happening.penalty,) if happening.penalty in BANS else ()), *happening.also):
        record.consequences.append(
            Consequence(player=entry.player, what=what, offence=happening.offence, review=happening.review)
        )
    if happening.ban:
        record.consequences.append(Consequence(player=entry.player, what=happening.ban, offence=happening.offence))
    if LOST_PRIZES in happening.also:
        record.forfeits_prize.add(entry.number)


def _disqualified(state: State, record: PenaltyRecord, entry: Entrant, happening: Penalised) -> None:
    record.log.disqualified[entry.number] = happening.chips
    if not happening.refund:
        record.no_refund.add(entry.number)
    if not entry.live:
        return
    out = Out(entry=entry.number, table=entry.table or 0, stack=entry.chips)
    if happening.chips_stay:
        finish(state, "", Ways(), (out,))
        state.of(Finishing).early.add(entry.number)
        state.of(Absences).away[entry.number] = Away(happening.at, "left")
        return
    state.of(Entrants).by_hand |= happening.chips != entry.chips
    leave(state, out, "disqualified", "disqualified")
    take_out(state, happening.chips, "disqualified")  # 71-D


@applies(HandServed)
def _served(state: State, happening: HandServed) -> None:
    entrants, log = state.of(Entrants), state.of(PenaltyRecord).log
    table = entrants.table(happening.table)
    here = {person(state, entrants.entries[number]) for number in table.seats.values() if number is not None}
    for one in log.running:
        if one.seat in here:
            counting = max(0, happening.counted - one.skip)
            one.hands, one.skip = max(0, one.hands - counting), max(0, one.skip - happening.counted)
    log.running = [one for one in log.running if not one.over]


@applies(PenaltyServed)
def _missed(state: State, happening: PenaltyServed) -> None:
    entry, log = state.of(Entrants).entry(happening.entry), state.of(PenaltyRecord).log
    left = hands_left(state, entry)
    if happening.hands > left:
        raise Unlawful(
            "penalty.hands/left",
            {"name": entry.name, "left": left},
            field="hands",
            value=happening.hands,
            limits={"max": left},
        )
    for one in log.running:
        if one.seat == person(state, entry):
            one.hands, one.skip = max(0, one.hands - happening.hands), 0
    log.running = [one for one in log.running if not one.over]


@applies(BanReviewed)
def _reviewed(state: State, happening: BanReviewed) -> None:
    entry, record = state.of(Entrants).entry(happening.entry), state.of(PenaltyRecord)
    who = person(state, entry)
    known = next((one for one in record.log.of(who, happening.offence) if one.review == "pending"), None)
    if known is None:
        raise Unlawful("review.none/named", {"name": entry.name}, field="entry", value=entry.number)
    record.log.settle(known, msgspec.structs.replace(known, review=happening.outcome))
    record.consequences = [
        msgspec.structs.replace(one, review=happening.outcome)
        if (one.player, one.offence, one.review) == (entry.player, happening.offence, "pending")
        else one
        for one in record.consequences
    ]


@decides(MarkBack)
def mark_back(state: State, order: MarkBack, context: Context) -> Iterator[CameBack]:
    """The player plays on with the chips that are left."""
    entry = playing(state, order.entry)
    if state.of(Absences).of(entry).kind == "left":
        raise Unlawful("seat.left/for-good", {"name": entry.name}, field="entry", value=entry.number)
    may_return(state, order.entry, context.at)  # 71-C, 66-C
    yield CameBack(entry=order.entry, at=context.at)
