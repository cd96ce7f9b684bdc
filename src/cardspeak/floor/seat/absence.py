"""Chips without their player: late entrants, no-shows, players away for long, players who have left for good."""

from __future__ import annotations

from dataclasses import dataclass

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
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seat.memory import Seating, Whereabouts, player_here
from cardspeak.floor.seat.words import FORCED
from cardspeak.floor.table import Table
from cardspeak.phrase import Phrase, listed, phrase


@dataclass(frozen=True)
class TakeOff:
    """A stack leaves play and its seat is free."""

    seat: int

    def apply(self, table: Table) -> None:
        """The seat counts as empty from the next hand on."""
        table.recall(Seating).gone.add(self.seat)
        table.recall(Whereabouts).away.discard(self.seat)


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
            why=phrase("{name} may stay away: the seat is dealt in and posts until the stack is gone.", name=name),
            answer="stays",
        )
    inq.fact(phrase("away for {rotations} rotations, {minutes} minutes", rotations=rotations, minutes=minutes))
    due = rotations > inq.ask(ABSENT_ROTATIONS) or minutes >= inq.ask(ABSENT_MINUTES)
    if often and inq.ask(ABSENT_OFTEN):
        inq.cite(ABSENT_OFTEN)
        due = True
    if due and not extended:
        why = phrase("{name} has been away long enough for the chips to be picked up.", name=name)
        return _offer(inq, seat, why)
    return _early(inq, seat, "absent", phrase("{name} has not been away long enough yet.", name=name))


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
        why = phrase("{name} asked for the chips to stay, and the time is not over.", name=name)
        return inq.ruling("refused", why=why)
    steps = () if reached else (phrase("Try to find {name} and to get in touch.", name=name),)
    enough = rounds >= inq.ask(NO_SHOW_ROUNDS) or minutes >= inq.ask(NO_SHOW_MINUTES)
    if enough:
        inq.cite(NO_SHOW_ROUNDS)
        return _offer(inq, seat, phrase("Nobody has sat down for {name} in time.", name=name), steps)
    return _early(inq, seat, "no-show", phrase("It is early: {name} may still come.", name=name), steps)


def _late(inq: Inquiry, seat: int, name: str) -> Ruling:
    cites = inq.cited(LATE_AT_START)
    inq.rest_on(LATE_DEALT)
    forced = inq.ask(FORCED_BETS)
    inq.cite(FORCED_BETS, "late")
    due = listed((FORCED[one] for one in forced), " and ")
    return inq.ruling(
        "decision",
        why=phrase(
            "{name} is late: the seat stays in play with its stack unless the director disqualifies.", name=name
        ),
        answer="late",
        steps=(phrase("Deal the seat in and take its {forced} once a hand as they fall due.", forced=due),),
        director=(Choice("keep in play", cites), Choice("disqualify", cites, (TakeOff(seat),))),
    )


def _offer(inq: Inquiry, seat: int, why: str, steps: tuple[str, ...] = ()) -> Ruling:
    cites = tuple(inq.cites)
    return inq.ruling(
        "decision",
        why=why,
        steps=(*steps, phrase("If the chips go, break this table first where that is possible.")),
        director=(
            Choice("pick up", (*cites, *inq.cited(REMOVAL)), (TakeOff(seat),)),
            Choice("extend", cites),
            Choice("leave", cites),
        ),
    )


def _early(inq: Inquiry, seat: int, case: str, why: Phrase, steps: tuple[str, ...] = ()) -> Ruling:
    inq.rest_on(EARLY_REMOVAL, case)
    cites = inq.cited(EARLY_REMOVAL, case)
    return inq.ruling(
        "decision",
        why=why.then(phrase("The host may decide to act sooner and records the reason.")),
        steps=steps,
        director=(Choice("leave", cites), Choice("pick up early", cites, (TakeOff(seat),))),
    )


def take_off(table: Table, seat: int, chips: int) -> Ruling:
    """A stack that has to go is taken off; an empty seat has none."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if chips < 1:
        raise Unlawful("chips.none", f"There are no chips in front of {name}.", field="chips", value=chips)
    inq.rest_on(REMOVAL)
    return inq.ruling(
        "remedy",
        why=phrase("The {chips} chips of {name} leave play; this may be done at any time.", chips=chips, name=name),
        answer="taken off",
        steps=(
            phrase("Where it is possible break this table first and spread its players over the field."),
            phrase("Take {chips} out of play and record the finish of {name}.", chips=chips, name=name),
        ),
        effects=(TakeOff(seat),),
    )


def departed(table: Table, seat: int, *, level_minutes: int, minutes_gone: int = 0) -> Ruling:
    """A player has left for good and told the director: how long the stack is blinded off."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if level_minutes < 1 or minutes_gone < 0:
        raise Unlawful("time.negative", "Times are counted in whole minutes.", field="minutes", value=level_minutes)
    if inq.maybe(DEPARTED_STACK) == "removed":
        inq.cite(DEPARTED_STACK)
        return inq.ruling(
            "remedy",
            why=phrase("{name} has left the tournament: the chips leave play.", name=name),
            answer={"stack": "taken off"},
            steps=(phrase("Take the stack of {name} off after the hand in progress.", name=name),),
            effects=(TakeOff(seat),),
        )
    if inq.maybe(ABSENT_LIMIT) == "none" or not _regular(inq, table):
        inq.rest_on(ABSENT_LIMIT)
        return inq.ruling(
            "reading",
            why=phrase("The seat of {name} is dealt in and posts until the stack is gone; no time ends it.", name=name),
            answer={"minutes": "no limit"},
        )
    levels, most = inq.ask(DEPARTED_LEVELS), inq.ask(DEPARTED_MINUTES)
    inq.cite(DEPARTED_LEVELS)
    inq.cite(DEPARTED_MINUTES)
    limit = min(levels * level_minutes, most)
    if minutes_gone >= limit:
        return inq.ruling(
            "remedy",
            why=phrase(
                "{limit} minutes are over: the rest of the stack of {name} leaves play after this hand.",
                limit=limit,
                name=name,
            ),
            answer={"minutes": limit, "stack": "taken off"},
            steps=(phrase("Take the stack of {name} off after the hand in progress.", name=name),),
            effects=(TakeOff(seat),),
        )
    return inq.ruling(
        "reading",
        why=phrase("The stack of {name} is blinded off for {limit} minutes of running clock.", name=name, limit=limit),
        answer={"minutes": limit, "stack": "blinded off"},
        steps=(phrase("Deal the seat in, post what is due, kill its hand."),),
    )


def _regular(inq: Inquiry, table: Table) -> bool:
    """Whether the event is of the kind in which leavers are blinded off for a time, where the book knows such a time."""
    inq.require(DEPARTED_LEVELS)
    return table.recall(Whereabouts).regular_event


def play_for(table: Table, seat: int, player: str) -> Ruling:
    """Somebody wants to play the chips of a player who has left."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(DEPARTED_PLAYED_BY)
    why = phrase("{player} may not play the stack of {name}: the seat only posts and folds.", player=player, name=name)
    return inq.ruling("refused", why=why)
