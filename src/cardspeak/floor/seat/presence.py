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
from cardspeak.floor.table import Table

MOMENTS = {
    "own-first-card": "at the seat for the own first card",
    "last-card": "at the seat when the last card of the deal was out",
    "last-card-on-button": "in the seat when the last card reached the button",
    "hands-complete": "at the table when all starting hands were complete",
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
        return inq.ruling(
            "reading", why="Everybody dealt in was there: all hands are live.", answer="all live", effects=(DealDone(),)
        )
    all_in = tuple(seat for seat in missing if not table.the_hand().stacks[seat])
    judged = left_to_director(inq, table, all_in)
    dead = tuple(seat for seat in missing if seat not in judged)
    steps = _kill_steps(inq, table, dead)
    steps = (*floor_first(inq, table, all_in), *steps)
    if judged:
        return _judge(inq, table, judged, dead, steps)
    return inq.ruling(
        "remedy",
        why=f"{named(table, dead)} was not {MOMENTS[inq.ask(LIVE_MOMENT)]}.",
        answer={table.name(seat): "killed" for seat in dead},
        steps=steps,
        effects=(DealDone(), KillHands(dead, AWAY)),
    )


def _cite_absent_dealing(inq: Inquiry, table: Table) -> None:
    if not table.recall(Whereabouts).away:
        return
    if inq.maybe(DEALT_IN):
        inq.cite(DEALT_IN, "away")
    if inq.maybe(FORCED_BETS):
        inq.cite(FORCED_BETS, "away")


def _kill_steps(inq: Inquiry, table: Table, dead: tuple[int, ...]) -> tuple[str, ...]:
    if not dead:
        return ()
    when = "at once" if inq.ask(KILLED_WHEN) == "at-once" else "now that the deal is complete"
    inq.cite(KILLED_WHEN)
    steps = [f"Kill the hand of {named(table, dead)} {when}."]
    inq.ask(POSTED_CHIPS)
    inq.cite(POSTED_CHIPS)
    hand = table.the_hand()
    start = dict(hand.setup.stacks)
    lost = {seat: start[seat] - hand.stacks[seat] for seat in dead}
    steps += [f"The {chips} posted by {table.name(seat)} stay in the pot." for seat, chips in lost.items() if chips]
    if inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
        steps.append("Whoever comes now may not look at the cards.")
    if hand.setup.game.family == "stud":
        cards = inq.maybe(STUD_KILLED_CARDS)
        inq.cite(STUD_KILLED_CARDS)
        if cards == "house":
            steps.append("The house may have killed hands go on receiving cards.")
        elif cards == "none":
            steps.append("Killed hands receive no further cards.")
    return tuple(steps)


def floor_first(inq: Inquiry, table: Table, all_in: tuple[int, ...]) -> tuple[str, ...]:
    """Right after a break some books want the floor before an absent player's all-in hand goes."""
    if not all_in or not table.recall(Whereabouts).after_break or not inq.maybe(FLOOR_FIRST_AFTER_BREAK):
        return ()
    inq.cite(FLOOR_FIRST_AFTER_BREAK)
    return (f"Call the floor before the all-in hand of {named(table, all_in)} is taken away.",)


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
        inq.fact(f"{named(table, intent)} was about to buy more chips")
    cites = inq.cited(ABSENT_ALL_IN, "judged")
    return inq.ruling(
        "decision",
        why=f"{named(table, judged)} is all-in and away; in a regular event the director judges with common sense.",
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
    inq.ask(LIVE_MOMENT)
    inq.cite(LIVE_MOMENT)
    live = seat in hand.live_seats
    if live and not table.recall(Whereabouts).deal_complete:
        live = seat not in absent_at_the_deal(inq, table)
    if not live and inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
    return inq.ruling(
        "reading", why=f"The hand of {name} is {'live' if live else 'dead'}.", answer="live" if live else "dead"
    )


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
    words = needed.replace("-", " ")
    return inq.ruling(
        "reading",
        why=f"Being there means being {words}; {name} is {how}.",
        answer="there" if there else "away",
    )


def leaves(table: Table, seat: int) -> Ruling:
    """A player walks off with a live hand: the hand stays live, a penalty is possible."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if seat not in table.the_hand().live_seats:
        return inq.ruling("reading", why=f"{name} has no live hand and may leave the table.", answer="free to leave")
    brings = inq.ask(LEAVING_LIVE_HAND)
    inq.cite(LEAVING_LIVE_HAND)
    if brings == "dead":
        return inq.ruling(
            "remedy",
            why=f"{name} stepped away from the table during the hand: it is dead.",
            answer="dead",
            penalty="may",
            steps=(f"Kill the hand of {name}; what is in the pot stays there.", "The director may rule otherwise."),
            effects=(KillHands((seat,), "stepped away"),),
        )
    return inq.ruling(
        "reading",
        why=f"Players with a live hand stay until the showdown is over; the hand of {name} stays live.",
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
        return inq.ruling("refused", why=f"{name} is away from the table and cannot call time.")
    return inq.ruling("reading", why=f"{name} is at the table: the action stops.", answer="time")


def seats_dealt(table: Table, chips: dict[int, int]) -> Ruling:
    """Which seats get cards: every stack, its player there or not; an empty seat is left out."""
    inq = Inquiry(table.policy)
    away = table.recall(Whereabouts).away
    dealt_in = inq.ask(DEALT_IN)
    if any(chips.get(seat) for seat in away):
        inq.cite(DEALT_IN, "away")
    with_chips = [seat for seat in sorted(chips) if chips[seat]]
    dealt = [seat for seat in with_chips if dealt_in or seat not in away]
    empty = [seat for seat in sorted(chips) if not chips[seat]]
    if empty and inq.maybe(EMPTY_SEAT) is not None:
        inq.cite(EMPTY_SEAT)
    answer: dict[str, Plain] = {"dealt": list(dealt), "left out": list(empty)}
    return inq.ruling("reading", why="Every seat with chips is dealt in.", answer=answer)
