"""Being there when the cards are out: which hands are live, which are killed, and what their players may still do."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings.presence import (
    ABSENT_ALL_IN,
    AT_SEAT,
    CALL_TIME,
    DEALT_IN,
    EMPTY_SEAT,
    FLOOR_FIRST_AFTER_BREAK,
    FORCED_BETS,
    KILLED_WHEN,
    LEAVING_LIVE_HAND,
    LIVE_MOMENT,
    MAY_LOOK,
    MOVED_EXCEPTED,
    POSTED_CHIPS,
    STUD_KILLED_CARDS,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seat.memory import KillHands, Whereabouts, named, player_here
from cardspeak.floor.seat.words import HANDS, THERE
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

MOMENTS = {
    "own-first-card": phrase("at the seat for the own first card"),
    "last-card": phrase("at the seat when the last card of the deal was out"),
    "last-card-on-button": phrase("in the seat when the last card reached the button"),
    "hands-complete": phrase("at the table when all starting hands were complete"),
}
AWAY = "not at the seat for the deal"


def absent_at_the_deal(inq: Inquiry, table: Table) -> tuple[int, ...]:
    """The players dealt in who were not there at the moment the book asks for."""
    where = table.recall(Whereabouts)
    missing = where.missed_first_card if inq.ask(LIVE_MOMENT) == "own-first-card" else where.away
    if inq.maybe(MOVED_EXCEPTED):
        missing = missing - where.moving
    live = table.the_hand().live_seats
    return tuple(sorted(seat for seat in missing if seat in live))


def deal_complete(table: Table) -> Ruling:
    """The last card of the deal is out: kill the hands of those who are not there."""
    inq = Inquiry(table.policy)
    missing = absent_at_the_deal(inq, table)
    inq.cite(LIVE_MOMENT)
    _cite_absent_dealing(inq, table)
    if not missing:
        why = phrase("Everybody dealt in was there: all hands are live.")
        return inq.ruling("reading", why=why, answer="all live", effects=(DealDone(),))
    all_in = tuple(seat for seat in missing if not table.the_hand().stacks[seat])
    judged = left_to_director(inq, table, all_in)
    dead = tuple(seat for seat in missing if seat not in judged)
    steps = _kill_steps(inq, table, dead)
    steps = (*floor_first(inq, table, all_in), *steps)
    if judged:
        return _judge(inq, table, judged, dead, steps)
    return inq.ruling(
        "remedy",
        why=phrase("{names} was not {moment}.", names=named(table, dead), moment=MOMENTS[inq.ask(LIVE_MOMENT)]),
        answer={table.name(seat): "killed" for seat in dead},
        steps=steps,
        effects=(DealDone(), KillHands(dead, AWAY)),
    )


def _cite_absent_dealing(inq: Inquiry, table: Table) -> None:
    if not table.recall(Whereabouts).away:
        return
    inq.cite(DEALT_IN, "away")
    inq.cite(FORCED_BETS, "away")


def _kill_steps(inq: Inquiry, table: Table, dead: tuple[int, ...]) -> tuple[str, ...]:
    if not dead:
        return ()
    names = named(table, dead)
    if inq.ask(KILLED_WHEN) == "at-once":
        steps = [phrase("Kill the hand of {names} at once.", names=names)]
    else:
        steps = [phrase("Kill the hand of {names} now that the deal is complete.", names=names)]
    inq.cite(KILLED_WHEN)
    inq.rest_on(POSTED_CHIPS)
    hand = table.the_hand()
    start = dict(hand.setup.stacks)
    lost = {seat: start[seat] - hand.stacks[seat] for seat in dead}
    steps += [
        phrase("The {chips} posted by {name} stay in the pot.", chips=chips, name=table.name(seat))
        for seat, chips in lost.items()
        if chips
    ]
    if inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
        steps.append(phrase("Whoever comes now may not look at the cards."))
    if hand.setup.game.family == "stud":
        cards = inq.maybe(STUD_KILLED_CARDS)
        inq.cite(STUD_KILLED_CARDS)
        if cards == "house":
            steps.append(phrase("The house may have killed hands go on receiving cards."))
        elif cards == "none":
            steps.append(phrase("Killed hands receive no further cards."))
    return tuple(steps)


def floor_first(inq: Inquiry, table: Table, all_in: tuple[int, ...]) -> tuple[str, ...]:
    """Right after a break some books want the floor before an absent player's all-in hand goes."""
    if not all_in or not table.recall(Whereabouts).after_break or not inq.maybe(FLOOR_FIRST_AFTER_BREAK):
        return ()
    inq.cite(FLOOR_FIRST_AFTER_BREAK)
    names = named(table, all_in)
    return (phrase("Call the floor before the all-in hand of {names} is taken away.", names=names),)


def left_to_director(inq: Inquiry, table: Table, all_in: tuple[int, ...]) -> tuple[int, ...]:
    """The absent all-in players whose hands a director judges: in regular events, where the book asks for sense."""
    if not all_in:
        return ()
    rule = inq.ask(ABSENT_ALL_IN)
    if rule == "director-in-regular-events" and table.recall(Whereabouts).regular_event:
        inq.cite(ABSENT_ALL_IN, "judged")
        return all_in
    inq.cite(ABSENT_ALL_IN, "killed")
    return ()


def _judge(
    inq: Inquiry, table: Table, judged: tuple[int, ...], dead: tuple[int, ...], steps: tuple[str, ...]
) -> Ruling:
    intent = [seat for seat in judged if seat in table.recall(Whereabouts).staying_in]
    if intent:
        inq.fact(phrase("{names} was about to buy more chips", names=named(table, intent)))
    cites = inq.cited(ABSENT_ALL_IN, "judged")
    return inq.ruling(
        "decision",
        why=phrase(
            "{names} is all-in and away; in a regular event the director judges with common sense.",
            names=named(table, judged),
        ),
        answer={table.name(seat): "killed" for seat in dead} or None,
        steps=steps,
        director=(
            Choice("kill", cites, (KillHands(judged, AWAY),)),
            Choice("keep live", cites),
        ),
        effects=(DealDone(), KillHands(dead, AWAY)),
    )


class DealDone(msgspec.Struct, frozen=True):
    """The deal is complete; whoever arrives now is too late."""

    def apply(self, table: Table) -> None:
        """Remember it."""
        table.recall(Whereabouts).deal_complete = True


def is_live(table: Table, seat: int) -> Ruling:
    """Whether a player's hand is live; arriving after the moment does not bring it back."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if seat not in hand.stacks:
        raise Unlawful("seat.not-dealt-in", f"{name} was not dealt in.", field="seat", value=seat)
    inq.rest_on(LIVE_MOMENT)
    live = seat in hand.live_seats
    if live and not table.recall(Whereabouts).deal_complete:
        live = seat not in absent_at_the_deal(inq, table)
    if not live and inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
    state = "live" if live else "dead"
    why = phrase("The hand of {name} is {state}.", name=name, state=HANDS[state])
    return inq.ruling("reading", why=why, answer=state)


def at_seat(table: Table, seat: int, how: str) -> Ruling:
    """Whether a player counts as being there: ``seated``, ``within reach`` of the chair, or ``at the table``."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    needed = inq.ask(AT_SEAT)
    inq.cite(AT_SEAT)
    enough = {
        "within-reach-of-chair": ("seated", "within reach"),
        "at-table": ("seated", "within reach", "at the table"),
    }
    there = how in enough[needed]
    return inq.ruling(
        "reading",
        why=phrase(
            "Being there means being {needed}; {name} is {how}.",
            needed=THERE[needed],
            name=name,
            how=THERE.get(how, how),
        ),
        answer="there" if there else "away",
    )


def leaves(table: Table, seat: int) -> Ruling:
    """A player walks off with a live hand: the hand stays live, a penalty is possible."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if seat not in table.the_hand().live_seats:
        why = phrase("{name} has no live hand and may leave the table.", name=name)
        return inq.ruling("reading", why=why, answer="free to leave")
    brings = inq.ask(LEAVING_LIVE_HAND)
    inq.cite(LEAVING_LIVE_HAND)
    if brings == "dead":
        return inq.ruling(
            "remedy",
            why=phrase("{name} stepped away from the table during the hand: it is dead.", name=name),
            answer="dead",
            penalty="may",
            steps=(
                phrase("Kill the hand of {name}; what is in the pot stays there.", name=name),
                phrase("The director may rule otherwise."),
            ),
            effects=(KillHands((seat,), "stepped away"),),
        )
    return inq.ruling(
        "reading",
        why=phrase(
            "Players with a live hand stay until the showdown is over; the hand of {name} stays live.", name=name
        ),
        answer="live",
        penalty="may",
    )


def calls_time(table: Table, seat: int) -> Ruling:
    """A player stops the action with a call of time; only somebody who is there can."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    needed = inq.ask(CALL_TIME)
    inq.cite(CALL_TIME)
    if needed and seat in table.recall(Whereabouts).away:
        return inq.ruling("refused", why=phrase("{name} is away from the table and cannot call time.", name=name))
    return inq.ruling("reading", why=phrase("{name} is at the table: the action stops.", name=name), answer="time")


def seats_dealt(table: Table, chips: dict[int, int]) -> Ruling:
    """Which seats get cards: every stack, its player there or not; an empty seat is left out."""
    inq = Inquiry(table.policy)
    away = table.recall(Whereabouts).away
    if any(chips.get(seat) for seat in away):
        inq.cite(DEALT_IN, "away")
    dealt = [seat for seat in sorted(chips) if chips[seat]]
    empty = [seat for seat in sorted(chips) if not chips[seat]]
    if empty:
        inq.cite(EMPTY_SEAT)
    answer: dict[str, Plain] = {"dealt": list(dealt), "left out": list(empty)}
    return inq.ruling("reading", why=phrase("Every seat with chips is dealt in."), answer=answer)
