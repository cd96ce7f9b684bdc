"""What the floor has in hand: calls, announcements, disputes, penalties, rulings, and hand for hand."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from cardspeak.desk.rulings import ShownRuling, as_shown, kept_in
from cardspeak.desk.views.parts import Seen, shows
from cardspeak.desk.views.people import current_entry
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.presence.calls import Calls, FloorCalled
from cardspeak.tournament.presence.disputes import DisputeRaised, Disputes
from cardspeak.tournament.presence.record import PenaltyRecord

TOLD, RULED, ON_RECORD = 10, 30, 60
"""How many announcements, rulings and penalties are shown."""


class ShownCall(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for the floor."""

    call: int
    table: int
    entry: int | None
    name: str
    about: str
    at: int


class ShownCalls(msgspec.Struct, frozen=True, kw_only=True):
    """The calls that nobody has answered, the oldest first."""

    open: tuple[ShownCall, ...]


class ShownAnnouncement(msgspec.Struct, frozen=True, kw_only=True):
    """The announcements."""

    words: str
    at: int


class ShownAnnouncements(msgspec.Struct, frozen=True, kw_only=True):
    """The last announcements, the latest first."""

    latest: tuple[ShownAnnouncement, ...]


class ShownTogether(msgspec.Struct, frozen=True, kw_only=True):
    """Hand for hand, or round for round."""

    on: bool
    kind: str = "hand"
    hand: int = 0
    """0 is the hand in which it was announced."""
    seconds: int = 0
    """What each hand takes off a stopped clock."""
    clock: str = "running"
    playing: tuple[int, ...] = ()
    """Tables that are still in the hand."""
    held: tuple[int, ...] = ()
    """Tables where a called all-in waits."""


class ShownDispute(msgspec.Struct, frozen=True, kw_only=True):
    """A dispute about a pot."""

    number: int
    table: int
    about: str
    """``reading`` or ``accounting``."""
    words: str
    answer: str
    """``in time``, ``late`` or ``not heard``."""
    deadline: int | None
    outcome: str = ""
    """``result stands``, ``put right``, ``withdrawn``; empty while it is open."""
    reason: str = ""


class ShownDisputes(msgspec.Struct, frozen=True, kw_only=True):
    """Every dispute, the latest first."""

    open: tuple[ShownDispute, ...]
    closed: tuple[ShownDispute, ...]


class ShownPenalty(msgspec.Struct, frozen=True, kw_only=True):
    """An offence on record and what was decided."""

    entry: int
    """The player's last entry."""
    name: str
    offence: str
    penalty: str
    """Empty while nobody has decided."""
    amount: int
    reason: str
    person: str
    review: str


class ShownServing(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who serves a penalty: so many hands, or so many minutes since a moment."""

    entry: int
    name: str
    hands: int = 0
    minutes: int = 0
    since: int | None = None


class ShownPenalties(msgspec.Struct, frozen=True, kw_only=True):
    """Who is on record, the latest first."""

    serving: tuple[ShownServing, ...]
    undecided: tuple[ShownPenalty, ...]
    given: tuple[ShownPenalty, ...]


class ShownRulings(msgspec.Struct, frozen=True, kw_only=True):
    """The last rulings, the latest first."""

    latest: tuple[ShownRuling, ...]


@shows("calls", "staff")
def calls(seen: Seen) -> ShownCalls:
    """Who waits for the floor."""
    entrants = seen.state.of(Entrants)
    return ShownCalls(open=tuple(_call(entrants, one) for one in seen.state.of(Calls).waiting))


def _call(entrants: Entrants, one: FloorCalled) -> ShownCall:
    name = entrants.entries[one.entry].name if one.entry in entrants.entries else ""
    return ShownCall(call=one.call, table=one.table, entry=one.entry, name=name, about=one.about, at=one.at)


@shows("announcements", "staff", "public")
def announcements(seen: Seen) -> ShownAnnouncements:
    """The announcements."""
    told = seen.state.of(Calls).announced[: -TOLD - 1 : -1]
    return ShownAnnouncements(latest=tuple(ShownAnnouncement(words=one.words, at=one.at) for one in told))


@shows("hand_for_hand", "staff", "public")
def hand_for_hand(seen: Seen) -> ShownTogether:
    """Whether all tables deal together, and which of them are still in the hand."""
    play = seen.state.of(HandForHand)
    if not play.on:
        return ShownTogether(on=False)
    return ShownTogether(
        on=True, kind=play.kind, hand=play.hand, seconds=play.seconds, clock=play.clock,
        playing=tuple(sorted(play.playing)), held=tuple(sorted(play.held)),
    )  # fmt: skip


@shows("disputes", "staff")
def disputes(seen: Seen) -> ShownDisputes:
    """What is disputed."""
    known = seen.state.of(Disputes)
    waiting = known.open
    closed = [one for one in known.raised.values() if one not in waiting]
    return ShownDisputes(
        open=tuple(_dispute(known, one) for one in waiting), closed=tuple(_dispute(known, one) for one in closed[::-1])
    )


def _dispute(known: Disputes, one: DisputeRaised) -> ShownDispute:
    settled = known.settled.get(one.number)
    return ShownDispute(
        number=one.number, table=one.table, about=one.about, words=one.words, answer=one.answer, deadline=one.deadline,
        outcome=settled.outcome if settled else "", reason=settled.reason if settled else "",
    )  # fmt: skip


@shows("penalties", "staff")
def penalties(seen: Seen) -> ShownPenalties:
    """Who is on record for what, and who serves a penalty."""
    state, record = seen.state, seen.state.of(PenaltyRecord)
    hands = [(one.seat, one.hands, 0, None) for one in record.log.running if one.hands]
    minutes = [(one.entry, 0, one.minutes, one.since) for one in record.minutes]
    on_record = [
        ShownPenalty(
            entry=current_entry(state, one.seat).number, name=one.who, offence=one.offence, penalty=one.penalty,
            amount=one.amount, reason=one.reason, person=one.person, review=one.review,
        )
        for one in record.log.entries[: -ON_RECORD - 1 : -1]
    ]  # fmt: skip
    serving = (
        ShownServing(entry=now.number, name=now.name, hands=served, minutes=long, since=since)
        for who, served, long, since in (*hands, *minutes)
        if (now := current_entry(state, who)).live
    )
    return ShownPenalties(
        serving=tuple(serving),
        undecided=tuple(one for one in on_record if not one.penalty),
        given=tuple(one for one in on_record if one.penalty),
    )


class _Kept:
    """The entries that keep a ruling, as far as the log has been read; a correction makes a new state."""

    def __init__(self) -> None:
        self.read = 0
        self.shown: dict[int, ShownRuling] = {}


_KNOWN: WeakKeyDictionary[State, _Kept] = WeakKeyDictionary()


@shows("rulings", "staff")
def rulings(seen: Seen) -> ShownRulings:
    """What the floor has ruled."""
    event, known = seen.event, _KNOWN.setdefault(seen.state, _Kept())
    for entry in kept_in(seen.state, event.log[known.read : event.kept]):
        shown = as_shown(seen.state, entry)
        known.shown[shown.number] = shown
    known.read = event.kept
    return ShownRulings(latest=tuple(known.shown[number] for number in sorted(known.shown)[: -RULED - 1 : -1]))
