"""Who is away from the table, since when, and what is known of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.presence import ABSENT_MINUTES, DEPARTED_PLAYED_BY
from cardspeak.books.settings.prizes import LEAVER_PLACE
from cardspeak.errors import Unlawful
from cardspeak.limits import Minutes, SmallCount
from cardspeak.tournament.clock.dial import MINUTE
from cardspeak.tournament.clock.view import level_minutes
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.places import Finishing, finish, still_in
from cardspeak.tournament.finishing.ranking import Out, Ways
from cardspeak.words import Message, word

AbsenceKind = Literal["away", "no-show", "left"]


class MarkAway(Order, frozen=True, kw_only=True):
    """Mark a player as away, or as a no-show."""

    roles = FLOOR

    entry: EntryNumber
    kind: Literal["away", "no-show"] = "away"


class MarkBack(Order, frozen=True, kw_only=True):
    """Mark a player as back, or as arrived."""

    roles = FLOOR

    entry: EntryNumber


class NoteAbsence(Order, frozen=True, kw_only=True):
    """Record more about an absence: rotations missed, contact tried, chips to be held, time granted in advance."""

    roles = FLOOR

    entry: EntryNumber
    rotations: SmallCount | None = None
    reached: bool | None = None
    hold: bool | None = None
    often: bool | None = None
    extend_minutes: Minutes | None = None


class LeaveForGood(Order, frozen=True, kw_only=True):
    """Record that a player leaves and will not come back."""

    entry: EntryNumber


class WentAway(Happening, frozen=True, kw_only=True, tag="went-away"):
    """A player is away."""

    entry: int
    at: int
    kind: Literal["away", "no-show"] = "away"

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "away" if self.kind == "away" else "", kind=word("why", self.kind))


class CameBack(Happening, frozen=True, kw_only=True, tag="came-back"):
    """A player is there again."""

    entry: int
    at: int


class AbsenceNoted(Happening, frozen=True, kw_only=True, tag="absence-noted"):
    """More is known of an absence."""

    entry: int
    rotations: int | None = None
    reached: bool | None = None
    hold: bool | None = None
    often: bool | None = None
    extended_to: int | None = None
    granted: int | None = None
    """Minutes more than usual, told before the absence began."""


class LeftForGood(Happening, frozen=True, kw_only=True, tag="left-for-good"):
    """A player has left; the chips stay and pay what falls due."""

    entry: int
    at: int
    stack: int
    level_minutes: int
    placed: bool
    """The place counts as of now, whatever becomes of the chips."""
    cites: tuple[str, ...] = ()


@dataclass
class Away:
    """One absence."""

    since: int
    kind: AbsenceKind = "away"
    rotations: int = 0
    reached: bool = False
    hold: bool = False
    often: bool = False
    extended_to: int | None = None
    level_minutes: int = 0
    """How long a level was when a player left for good."""

    def minutes(self, at: int) -> int:
        """Whole minutes away, by the wall clock."""
        return max(0, at - self.since) // MINUTE


class Absences:
    """Everybody who is away."""

    def __init__(self) -> None:
        self.away: dict[int, Away] = {}
        self.times: dict[int, int] = {}
        """How often each entry has been away."""
        self.granted: dict[int, int] = {}
        """Minutes more than usual, granted to entries that have told beforehand that they will be away."""

    def of(self, entry: Entrant) -> Away:
        """The absence of an entry; refused where its player is there."""
        found = self.away.get(entry.number)
        if found is None:
            raise Unlawful(
                "seat.present", {"name": entry.name, "number": entry.number}, field="entry", value=entry.number
            )
        return found


def playing(state: State, number: int) -> Entrant:
    """An entry that has a seat in the event."""
    entry = state.of(Entrants).entry(number)
    if entry.status != "playing":
        raise Unlawful(
            "entry.not-playing",
            {"name": entry.name, "number": number, "status": word("status", entry.status)},
            field="entry",
            value=number,
        )
    return entry


@decides(MarkAway)
def mark_away(state: State, order: MarkAway, context: Context) -> Iterator[WentAway]:
    """The seat is dealt in and pays; the clock of the absence starts."""
    playing(state, order.entry)
    yield WentAway(entry=order.entry, at=context.at, kind=order.kind)


@applies(WentAway)
def _went_away(state: State, happening: WentAway) -> None:
    entry, absences = playing(state, happening.entry), state.of(Absences)
    if entry.number in absences.away:
        raise Unlawful("seat.away", {"name": entry.name}, field="entry", value=entry.number)
    until = _extended(state, happening.at, absences.granted.pop(entry.number, None))
    absences.away[entry.number] = Away(happening.at, happening.kind, extended_to=until)
    absences.times[entry.number] = absences.times.get(entry.number, 0) + 1


@applies(CameBack)
def _came_back(state: State, happening: CameBack) -> None:
    absences = state.of(Absences)
    absences.of(playing(state, happening.entry))
    del absences.away[happening.entry]


@decides(NoteAbsence)
def note_absence(state: State, order: NoteAbsence, _context: Context) -> Iterator[AbsenceNoted]:
    """What the host has found out or granted."""
    entry, absences = playing(state, order.entry), state.of(Absences)
    told_before = order.extend_minutes is not None and not (
        order.rotations or order.reached or order.hold or order.often
    )
    if not told_before:
        absences.of(entry)
    away = absences.away.get(order.entry)
    yield AbsenceNoted(
        entry=order.entry,
        rotations=order.rotations,
        reached=order.reached,
        hold=order.hold,
        often=order.often,
        extended_to=None if away is None else _extended(state, away.since, order.extend_minutes),
        granted=order.extend_minutes if away is None else None,
    )


def _extended(state: State, since: int, minutes: int | None) -> int | None:
    """Until when an absence lasts that may be longer by so many minutes than the book has it."""
    usual = state.policy.answer(ABSENT_MINUTES)
    return None if minutes is None else since + (minutes + (usual.value if usual is not None else 0)) * MINUTE


@applies(AbsenceNoted)
def _noted(state: State, happening: AbsenceNoted) -> None:
    entry, absences = playing(state, happening.entry), state.of(Absences)
    if happening.granted is not None:
        absences.granted[entry.number] = happening.granted
        return
    away = absences.of(entry)
    for fact in ("rotations", "reached", "hold", "often", "extended_to"):
        told = getattr(happening, fact)
        if told is not None:
            setattr(away, fact, told)


@decides(LeaveForGood)
def leave_for_good(state: State, order: LeaveForGood, context: Context) -> Iterator[LeftForGood]:
    """The time, the stack and the number of players left are kept; the place may count as of now."""
    entry = playing(state, order.entry)
    inq = Inquiry(state.policy, order.choices)
    way = inq.settle(LEAVER_PLACE)
    if still_in(state) < 2:
        raise Unlawful("bust.everybody/last-cannot-leave", field="entry", value=order.entry)
    yield LeftForGood(
        entry=order.entry, at=context.at, stack=entry.chips, level_minutes=level_minutes(state, context.at),
        placed=way == "as-he-left", cites=inq.numbers,
    )  # fmt: skip


@applies(LeftForGood)
def _left(state: State, happening: LeftForGood) -> None:
    entry, absences = playing(state, happening.entry), state.of(Absences)
    known = absences.away.get(entry.number)
    if known is not None and known.kind == "left":
        raise Unlawful("seat.left", {"name": entry.name}, field="entry", value=entry.number)
    absences.away[entry.number] = Away(happening.at, "left", level_minutes=happening.level_minutes)
    if happening.placed:  # D-IX-d
        finish(state, "", Ways(), (Out(entry=entry.number, table=entry.table or 0, stack=happening.stack),))
        state.of(Finishing).early.add(entry.number)


def nobody_else_plays(state: State, number: int) -> None:
    """Refuse that somebody else plays the chips of a player who has left (D-IX-c)."""
    entry, inq = state.of(Entrants).entry(number), Inquiry(state.policy)
    away = state.of(Absences).away.get(number)
    if away is not None and away.kind == "left" and state.policy.has(DEPARTED_PLAYED_BY):
        rule = inq.policy.rule(DEPARTED_PLAYED_BY)
        raise Unlawful("seat.left/only-posts-folds", {"name": entry.name}, field="entry", value=number, rule=rule)
