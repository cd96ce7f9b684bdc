"""Chips without their player: late entrants, no-shows, players away for long, players who have left for good."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.books.settings.chips import LEAVER
from cardspeak.books.settings.entries import SUBSTITUTE
from cardspeak.books.settings.penalties import BLINDED_OUT
from cardspeak.books.settings.presence import (
    ABSENT_LIMIT,
    ABSENT_MINUTES,
    ABSENT_OFTEN,
    ABSENT_ROTATIONS,
    DEALT_IN,
    DEPARTED_LEVELS,
    DEPARTED_MINUTES,
    DEPARTED_PLAYED_BY,
    DEPARTED_STACK,
    EARLY_REMOVAL,
    FORCED_BETS,
    HOLD_MINUTES,
    LATE_AT_START,
    LATE_DEALT,
    NO_SHOW_MINUTES,
    NO_SHOW_ROUNDS,
    REMOVAL,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seat.words import FORCED
from cardspeak.floor.seating import Seating, Whereabouts, player_here
from cardspeak.floor.table import Table
from cardspeak.words import Message, items, message


@dataclass(frozen=True)
class StackTakenOff:
    """A stack leaves play and its seat is free."""

    seat: int

    def apply(self, table: Table) -> None:
        """The seat counts as empty from the next hand on."""
        table.recall(Seating).gone.add(self.seat)
        table.recall(Whereabouts).away.discard(self.seat)


@dataclass(frozen=True)
class NowAway:
    """A player is away from the table."""

    seat: int

    def apply(self, table: Table) -> None:
        """Deal the seat in as that of somebody who is away."""
        table.recall(Whereabouts).away.add(self.seat)


def away_for_long(
    table: Table, seat: int, *, rotations: int, minutes: int, extended: bool = False, often: bool = False
) -> Ruling:
    """What may be done with the chips of a player who has been away for some time; never done by itself."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    limit = inq.ask(ABSENT_LIMIT)
    inq.cite(ABSENT_LIMIT)
    if limit == "none":
        inq.cite(DEALT_IN, "away")
        return inq.ruling(
            "reading",
            why=message("seat.absent-until-stack-gone", name=name),
            answer="stays",
            effects=(NowAway(seat),),
        )
    inq.fact(message("seat.time-away", rotations=rotations, minutes=minutes))
    due = rotations > inq.ask(ABSENT_ROTATIONS) or minutes >= inq.ask(ABSENT_MINUTES)
    if often and inq.ask(ABSENT_OFTEN):
        inq.cite(ABSENT_OFTEN)
        due = True
    if due and not extended:
        why = message("seat.absence-pickup-due", name=name)
        return _offer(inq, seat, why)
    return _early(inq, seat, "absent", message("seat.absence-too-short", name=name))


def no_show(
    table: Table, seat: int, *, rounds: int, minutes: int, reached: bool = False, asked_to_hold: bool = False
) -> Ruling:
    """What may be done with the chips of an entrant who never came."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    way = inq.ask(LATE_AT_START)
    inq.cite(LATE_AT_START)
    if way == "late-or-disqualified":
        return _late(inq, seat, name)
    if asked_to_hold and minutes < inq.ask(HOLD_MINUTES):
        inq.cite(HOLD_MINUTES)
        why = message("seat.stay-request-running", name=name)
        return inq.ruling("refused", why=why)
    steps = () if reached else (message("seat.try-contact-player", name=name),)
    enough = rounds >= inq.ask(NO_SHOW_ROUNDS) or minutes >= inq.ask(NO_SHOW_MINUTES)
    if enough:
        inq.cite(NO_SHOW_ROUNDS)
        return _offer(inq, seat, message("seat.no-show", name=name), steps)
    return _early(inq, seat, "no-show", message("seat.player-may-still-come", name=name), steps)


def _late(inq: Inquiry, seat: int, name: str) -> Ruling:
    cites = inq.cited(LATE_AT_START)
    inq.rest_on(LATE_DEALT)
    forced = inq.ask(FORCED_BETS)
    inq.cite(FORCED_BETS, "late")
    due = items((FORCED[one] for one in forced), "and")
    return inq.ruling(
        "decision",
        why=message("seat.late-seat-in-play", name=name),
        answer="late",
        steps=(message("seat.deal-in-take-forced", forced=due),),
        director=(
            Choice(message("option.keep-in-play"), cites),
            Choice(message("option.disqualify"), cites, (StackTakenOff(seat),), name="disqualify"),
        ),
    )


def _offer(inq: Inquiry, seat: int, why: Message, steps: tuple[Message, ...] = ()) -> Ruling:
    cites = tuple(inq.cites)
    return inq.ruling(
        "decision",
        why=why,
        steps=(*steps, message("seat.prefer-break-table-first")),
        director=(
            Choice(message("option.pick-up"), (*cites, *inq.cited(REMOVAL)), (StackTakenOff(seat),), name="pick up"),
            Choice(message("option.extend"), cites),
            Choice(message("option.leave"), cites),
        ),
        effects=(NowAway(seat),),
    )


def _early(inq: Inquiry, seat: int, case: str, why: Message, steps: tuple[Message, ...] = ()) -> Ruling:
    inq.rest_on(EARLY_REMOVAL, case)
    cites = inq.cited(EARLY_REMOVAL, case)
    return inq.ruling(
        "decision",
        why=why.then(message("seat.host-acts-sooner")),
        steps=steps,
        director=(
            Choice(message("option.leave"), cites),
            Choice(message("option.pick-up-early"), cites, (StackTakenOff(seat),), name="pick up early"),
        ),
        effects=(NowAway(seat),),
    )


def take_off(table: Table, seat: int, chips: int) -> Ruling:
    """A stack that has to go is taken off; an empty seat has none."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if seat in table.recall(Seating).gone:
        inq.cite(REMOVAL)
        return inq.ruling("reading", why=message("seat.stack-off-already", name=name), answer="taken off")
    if chips < 1:
        raise Unlawful("chips.none/in-front", {"name": name}, field="chips", value=chips)
    inq.rest_on(REMOVAL)
    return inq.ruling(
        "remedy",
        why=message("seat.stack-removable-anytime", chips=chips, name=name),
        answer="taken off",
        steps=(
            message("seat.break-table-spread-players"),
            message("seat.remove-chips-record-finish", chips=chips, name=name),
        ),
        effects=(StackTakenOff(seat),),
    )


@form(
    "{seat} has left for good {minutes:count} minutes ago with levels of {level_minutes:count} minutes",
    about="How long the stack of a leaver is blinded off.",
    example="Ann has left for good 0 minutes ago with levels of 20 minutes",
)
def departed(table: Table, seat: int, *, level_minutes: int, minutes: int = 0) -> Ruling:
    """A player has left for good and told the director: how long the stack is blinded off."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if level_minutes < 1 or minutes < 0:
        raise Unlawful("time.negative/whole-minutes", field="minutes", value=level_minutes)
    if inq.maybe(DEPARTED_STACK) == "removed":
        inq.cite(DEPARTED_STACK)
        return inq.ruling(
            "remedy",
            why=message("seat.player-left-tournament", name=name),
            answer={"stack": "taken off"},
            steps=(message("seat.remove-stack-after-hand", name=name),),
            effects=(StackTakenOff(seat),),
        )
    if inq.maybe(ABSENT_LIMIT) == "none" or not _regular(inq, table):
        inq.rest_on(ABSENT_LIMIT)
        inq.cite(BLINDED_OUT)
        return inq.ruling(
            "reading",
            why=message("seat.absence-without-limit", name=name),
            answer={"minutes": "no limit"},
        )
    levels, most = inq.ask(DEPARTED_LEVELS), inq.ask(DEPARTED_MINUTES)
    inq.cite(DEPARTED_LEVELS)
    inq.cite(DEPARTED_MINUTES)
    limit = min(levels * level_minutes, most)
    if minutes >= limit:
        inq.cite(LEAVER)
        return inq.ruling(
            "remedy",
            why=message(
                "seat.absence-limit-reached",
                limit=limit,
                name=name,
            ),
            answer={"minutes": limit, "stack": "taken off"},
            steps=(message("seat.remove-stack-after-hand", name=name),),
            effects=(StackTakenOff(seat),),
        )
    return inq.ruling(
        "reading",
        why=message("seat.blinded-off-limited", name=name, limit=limit),
        answer={"minutes": limit, "stack": "blinded off", "left": limit - minutes},
        steps=(message("seat.deal-post-kill-hand"), message("seat.blinded-off-minutes-left", left=limit - minutes)),
        effects=(NowAway(seat),),
    )


def _regular(inq: Inquiry, table: Table) -> bool:
    """Whether the event is of the kind in which leavers are blinded off for a time, where the book knows such a time."""
    inq.cite(BLINDED_OUT)  # 71-A: players who are away may be blinded out
    inq.require(DEPARTED_LEVELS)
    inq.cites.clear()
    return not table.recall(Whereabouts).special_event


@form(
    "{player:quoted} wants to play for {seat}",
    about="Somebody else wants to play the chips of a player who has left.",
    example='"a friend" wants to play for Ann',
)
def play_for(table: Table, seat: int, player: str) -> Ruling:
    """Somebody wants to play the chips of a player who has left."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if inq.maybe(SUBSTITUTE) == "with-consent":
        inq.cite(SUBSTITUTE)
        inq.cite(SUBSTITUTE, "late")
        cites = inq.cited(SUBSTITUTE)
        why = message("seat.substitute-needs-consent", player=player, name=name)
        choices = (Choice(message("option.allow"), cites), Choice(message("option.refuse"), cites))
        return inq.ruling("decision", why=why, director=choices)
    inq.rest_on(DEPARTED_PLAYED_BY)
    why = message("seat.no-proxy-play", player=player, name=name)
    return inq.ruling("refused", why=why)
