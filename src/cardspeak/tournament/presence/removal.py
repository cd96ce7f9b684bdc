"""Chips without their player: what falls due is paid, and the stack goes when the book and the host say so."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.inquiry import Inquiry, Silent
from cardspeak.books.settings import penalties
from cardspeak.books.settings.chips import LEAVER, LEAVER_KNOWN_BY
from cardspeak.books.settings.presence import FORCED_BETS
from cardspeak.errors import Unlawful
from cardspeak.floor.ruling import Ruling, shown
from cardspeak.floor.seat import absence
from cardspeak.floor.seating import Whereabouts
from cardspeak.floor.table import Table
from cardspeak.limits import ChipCount
from cardspeak.tournament.chips.account import take_out
from cardspeak.tournament.clock.dial import MINUTE, Clock, schedule
from cardspeak.tournament.clock.view import played_ms
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, decide, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.happenings import also, leave, still_there
from cardspeak.tournament.finishing.places import Finishing, still_in
from cardspeak.tournament.finishing.ranking import Out
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.presence.absences import Absences, Away, LeaveForGood, playing
from cardspeak.tournament.presence.record import serving
from cardspeak.words import Chips, Message, message, word

DISQUALIFY = "disqualify"
EARLY = "pick up early"
TAKEN = "taken off"


class PostAbsent(Order, frozen=True, kw_only=True):
    """Post what fell due from the seat of an absent player."""

    roles = FLOOR

    entry: EntryNumber
    small_blind: ChipCount = 0
    big_blind: ChipCount = 0
    ante: ChipCount = 0
    bring_in: ChipCount = 0
    won_by: int | None = None


class TakeOff(Order, frozen=True, kw_only=True):
    """Remove an absent player's chips from play."""

    entry: EntryNumber
    choice: str = "pick up"
    chips: ChipCount | None = None
    reason: str = ""


class RemoveLeaver(Order, frozen=True, kw_only=True):
    """Remove the stack of a player who has left for good from play."""

    entry: EntryNumber
    left_for_good: bool = False


class Posted(Happening, frozen=True, kw_only=True, tag="posted-absent"):
    """A seat without its player has paid; with nothing left it is out."""

    entry: int
    paid: int
    left: int
    won_by: int | None = None
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.left else "out", paid=Chips(self.paid), left=Chips(self.left))


class TakenOff(Happening, frozen=True, kw_only=True, tag="taken-off"):
    """The chips of an absent player left play; the seat is free and the place stands."""

    entry: int
    chips: int
    disqualified: bool = False
    reason: Message | str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "disqualified" if self.disqualified else "")


class DueRemoval(msgspec.Struct, frozen=True, kw_only=True):
    """Chips that may be taken off now, for the host to decide."""

    entry: int
    options: tuple[str, ...]
    why: Message
    steps: tuple[Message, ...] = ()
    cites: tuple[str, ...] = ()


def ruling_on(state: State, number: int, at: int) -> Ruling:
    """What may be done with the chips of a player who is not there, and what the host may choose."""
    entry = playing(state, number)
    away = state.of(Absences).of(entry)
    table = Table(state.policy, names={number: entry.name})
    here = table.recall(Whereabouts)
    here.away.add(number)
    here.regular_event = not state.setup.series
    if away.kind == "left":
        gone = max(0, played_ms(state, at, away.since)) // MINUTE  # a correction may have put the clock back
        return absence.departed(table, number, level_minutes=away.level_minutes or 1, minutes=gone)
    if away.kind == "no-show":
        return absence.no_show(
            table,
            number,
            rounds=away.rotations,
            minutes=away.minutes(at),
            reached=away.reached,
            asked_to_hold=away.hold,
        )
    extended = away.extended_to is not None and at < away.extended_to
    return absence.away_for_long(
        table, number, rotations=away.rotations, minutes=away.minutes(at), extended=extended, often=away.often
    )


def due_removals(state: State, at: int) -> tuple[DueRemoval, ...]:
    """Everybody whose chips may go now without an early decision; nothing is taken by itself."""
    found: list[DueRemoval] = []
    entries = state.of(Entrants).entries
    for number in state.of(Absences).away:
        if entries[number].status != "playing" or not entries[number].chips or _has_won(state, number):
            continue
        try:
            ruling = ruling_on(state, number, at)
        except Silent:
            continue
        options = [one for one in _options(ruling) if one != EARLY]
        if options:
            found.append(
                DueRemoval(
                    entry=number, options=tuple(options), why=ruling.why, steps=ruling.steps, cites=shown(ruling.cites)
                )
            )
    return tuple(found)


def _has_won(state: State, number: int) -> bool:
    """Whether everybody else is out: the last player in has won, there or not."""
    return number not in state.of(Finishing).of and still_in(state) < 2


def _options(ruling: Ruling) -> list[str]:
    """The choices that take the chips off; one that is due anyway is a plain pick-up."""
    if ruling.kind == "remedy":
        return ["pick up"]
    return [one.name for one in ruling.director if one.effects]


@decides(TakeOff)
def take_off(state: State, order: TakeOff, context: Context) -> Iterator[TakenOff]:
    """The stack goes at the book's time, or sooner as a decision with its reason."""
    entry = playing(state, order.entry)
    away = state.of(Absences).of(entry)
    chips = entry.chips if order.chips is None else order.chips
    if chips < 1:
        raise Unlawful("chips.none/in-front", {"name": entry.name}, field="chips", value=chips)
    if _has_won(state, order.entry):
        raise Unlawful("bust.everybody/last-has-won", field="entry", value=order.entry)
    cites = _allowed(state, order, entry, away, context.at)
    yield TakenOff(
        entry=order.entry, chips=chips, disqualified=order.choice == DISQUALIFY, reason=order.reason, cites=cites
    )


def _allowed(state: State, order: TakeOff, entry: Entrant, away: Away, at: int) -> tuple[str, ...]:
    try:
        ruling = ruling_on(state, order.entry, at)
    except Silent as silent:
        if order.reason.strip():
            return ()
        raise Inquiry(state.policy).leave(silent.point, "reason", takes="text") from None
    options = _options(ruling)
    cite = shown(ruling.cites)
    if order.choice not in options:
        raise Unlawful(
            "stack.stays", {"why": ruling.why, "name": entry.name}, field="choice", value=order.choice,
            limits={"of": options, "minutes": away.minutes(at)}, rule=cite[0] if cite else None,
        )  # fmt: skip
    if order.choice != "pick up" and not order.reason.strip():
        raise Unlawful(
            "stack.no-reason", field="reason", takes="text", value=order.reason, rule=cite[0] if cite else None
        )
    chosen = next((one for one in ruling.director if one.name == order.choice), None)
    return tuple(dict.fromkeys((*cite, *(chosen.shown if chosen else ()))))


@decides(RemoveLeaver)
def remove_leaver(state: State, order: RemoveLeaver, context: Context) -> Iterator[Happening]:
    """The stack goes at once, or when the time is over for which the book blinds it off; the seat is free then."""
    inq, entry = Inquiry(state.policy, order.choices), playing(state, order.entry)
    leaver = inq.settle(LEAVER)
    rule = inq.policy.rule(LEAVER)
    away = state.of(Absences).away.get(order.entry)
    gone = away is not None and away.kind == "left"
    if leaver == "after-blinding-off" and not (gone and _time_is_over(state, order.entry, context.at)):  # D-IX-b
        needs = "time" if gone else "left-for-good"
        raise Unlawful("leaver.blinded", field="entry", value=order.entry, limits={"needs": needs}, rule=rule)
    known = gone or (away is not None and inq.maybe(LEAVER_KNOWN_BY) == "absence")
    if not known and not order.left_for_good:  # 16-d
        inq.cite(LEAVER_KNOWN_BY)
        raise Unlawful("leaver.away", field="left_for_good", rule=rule)
    if _has_won(state, order.entry):
        raise Unlawful("bust.everybody/last-has-won", field="entry", value=order.entry)
    if away is None:
        yield from decide(state, LeaveForGood(entry=order.entry, choices=order.choices), context)
    cites = shown(tuple(inq.cites))
    yield TakenOff(entry=order.entry, chips=entry.chips, reason=message("why.left-for-good"), cites=cites)


def _time_is_over(state: State, number: int, at: int) -> bool:
    return "pick up" in _options(ruling_on(state, number, at))


@applies(TakenOff)
def _taken_off(state: State, happening: TakenOff) -> None:
    entry = playing(state, happening.entry)
    state.of(Absences).of(entry)
    still_there(state, entry.number)
    take_out(state, happening.chips, TAKEN)
    out = Out(entry=entry.number, table=entry.table or 0, stack=happening.chips)
    leave(state, out, "disqualified" if happening.disqualified else "out", TAKEN)
    del state.of(Absences).away[entry.number]


@decides(PostAbsent)
def post_absent(state: State, order: PostAbsent, context: Context) -> Iterator[Posted]:
    """The forced bets that the book takes from the seat; cards are dealt and killed."""
    entry = playing(state, order.entry)
    inq = Inquiry(state.policy, order.choices)
    setting = FORCED_BETS
    if order.entry not in state.of(Absences).away:
        if serving(state, order.entry, context.at) is None:
            raise Unlawful("seat.present/plays", {"name": entry.name}, field="entry", value=order.entry)
        setting = penalties.FORCED_BETS
    paid_for = inq.maybe(setting) or inq.maybe(FORCED_BETS) or ()
    inq.cite(setting)
    due = (order.small_blind + order.big_blind) * ("blinds" in paid_for)
    due += order.ante * ("antes" in paid_for) + order.bring_in * ("bring-in" in paid_for)
    if order.won_by is not None and not state.of(Entrants).entry(order.won_by).live:
        raise Unlawful("entry.gone/pot-winner-out", field="won_by", value=order.won_by)
    if order.won_by == order.entry:
        raise Unlawful(
            "pot.absent", {"name": entry.name}, field="won_by", value=order.won_by, rule=inq.policy.rule(setting)
        )
    _as_the_level_has_it(state, order, context.at, inq.policy.rule(setting))
    paid = min(due, entry.chips)
    if paid == entry.chips and order.entry not in state.of(Finishing).of and still_in(state) < 2:
        raise Unlawful("bust.everybody/last-has-won", field="entry", value=order.entry)
    yield Posted(
        entry=order.entry, paid=paid, left=entry.chips - paid, won_by=order.won_by, cites=shown(tuple(inq.cites))
    )


def _as_the_level_has_it(state: State, order: PostAbsent, at: int, rule: str | None) -> None:
    """Refuse more than the level asks for that is on, or the one before it: a hand may have begun then."""
    mark = state.of(Clock).stood(at)
    levels = [one for one in schedule(state)[: mark.index + 1 if mark else 1] if not one.is_break][-2:]
    for field in ("small_blind", "big_blind", "ante", "bring_in"):
        most = max((getattr(one, "big_blind" if field == "bring_in" else field) for one in levels), default=0)
        asked = getattr(order, field)
        if asked > most:
            limits = {"min": 0, "max": most}
            raise Unlawful(
                "post.too-much",
                {"most": most, "what": word("field", field)},
                field=field,
                value=asked,
                limits=limits,
                rule=rule,
            )


@applies(Posted)
def _posted(state: State, happening: Posted) -> None:
    entrants = state.of(Entrants)
    entry = playing(state, happening.entry)
    still_there(state, entry.number)
    if happening.paid > entry.chips:
        raise Unlawful(
            "chips.too-few/entry-has",
            {"name": entry.name, "chips": entry.chips},
            field="paid",
            value=happening.paid,
            limits={"max": entry.chips},
        )
    before, booked = entry.chips, happening.won_by is not None
    if happening.won_by is not None:
        winner = entrants.entry(happening.won_by)
        won = winner.chips + happening.paid
        also(state, ChipsSet(entry=winner.number, chips=won, booked=True, why="posted"))
    also(state, ChipsSet(entry=entry.number, chips=before - happening.paid, booked=booked, why="posted"))
    if before == happening.paid:  # 7.5, 71-A: blinded out is out like any other
        leave(state, Out(entry=entry.number, table=entry.table or 0, stack=before), "out", "blinded off")
        state.of(Absences).away.pop(entry.number, None)
