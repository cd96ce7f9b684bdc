"""Being there when the cards are out: which hands are live, which are killed, and what their players may still do."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings.presence import (
    ABSENT_ALL_IN,
    AT_SEAT,
    DEALT_IN,
    EMPTY_SEAT,
    FLOOR_FIRST_AFTER_BREAK,
    FORCED_BETS,
    HAND_FOR_HAND_SEATED,
    KILLED_WHEN,
    LEAVING_LIVE_HAND,
    LIVE_MOMENT,
    MAY_LOOK,
    MOVED_EXCEPTED,
    POSTED_CHIPS,
    STUD_KILLED_CARDS,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seat.words import HANDS, THERE
from cardspeak.floor.seating import KillHands, Whereabouts, named, player_here
from cardspeak.floor.table import HandForHand, RuledHands, Table
from cardspeak.words import Message, message

MOMENTS = {
    "own-first-card": message("seat.moment-first-card"),
    "last-card": message("seat.moment-last-card-out"),
    "last-card-on-button": message("seat.moment-last-card-button"),
    "hands-complete": message("seat.moment-hands-complete"),
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
        why = message("seat.all-present-hands-live")
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
        why=message("seat.absent-at-moment", names=named(table, dead), moment=MOMENTS[inq.ask(LIVE_MOMENT)]),
        answer={table.name(seat): "killed" for seat in dead},
        steps=steps,
        effects=(DealDone(), KillHands(dead, AWAY)),
    )


def _cite_absent_dealing(inq: Inquiry, table: Table) -> None:
    if not table.recall(Whereabouts).away:
        return
    inq.cite(DEALT_IN, "away")
    inq.cite(FORCED_BETS, "away")


def _kill_steps(inq: Inquiry, table: Table, dead: tuple[int, ...]) -> tuple[Message, ...]:
    if not dead:
        return ()
    names = named(table, dead)
    if inq.ask(KILLED_WHEN) == "at-once":
        steps = [message("seat.kill-absent-at-once", names=names)]
    else:
        steps = [message("seat.kill-absent-after-deal", names=names)]
    inq.cite(KILLED_WHEN)
    inq.rest_on(POSTED_CHIPS)
    hand = table.the_hand()
    start = dict(hand.setup.stacks)
    lost = {seat: start[seat] - hand.stacks[seat] for seat in dead}
    steps += [
        message("seat.absent-post-stays", chips=chips, name=table.name(seat)) for seat, chips in lost.items() if chips
    ]
    if inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
        steps.append(message("seat.latecomer-no-look"))
    if hand.setup.game.family == "stud":
        cards = inq.maybe(STUD_KILLED_CARDS)
        inq.cite(STUD_KILLED_CARDS)
        if cards == "house":
            steps.append(message("seat.killed-hands-may-receive"))
        elif cards == "none":
            steps.append(message("seat.killed-hands-no-cards"))
    return tuple(steps)


def floor_first(inq: Inquiry, table: Table, all_in: tuple[int, ...]) -> tuple[Message, ...]:
    """Right after a break some books want the floor before an absent player's all-in hand goes."""
    if not all_in or not table.recall(Whereabouts).after_break or not inq.maybe(FLOOR_FIRST_AFTER_BREAK):
        return ()
    inq.cite(FLOOR_FIRST_AFTER_BREAK)
    names = named(table, all_in)
    return (message("seat.floor-before-all-in-kill", names=names),)


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
    inq: Inquiry, table: Table, judged: tuple[int, ...], dead: tuple[int, ...], steps: tuple[Message, ...]
) -> Ruling:
    intent = [seat for seat in judged if seat in table.recall(Whereabouts).staying_in]
    if intent:
        inq.fact(message("seat.absent-buying-chips", names=named(table, intent)))
    cites = inq.cited(ABSENT_ALL_IN, "judged")
    return inq.ruling(
        "decision",
        why=message(
            "seat.all-in-away-director",
            names=named(table, judged),
        ),
        answer={table.name(seat): "killed" for seat in dead} or None,
        steps=steps,
        director=(
            Choice(message("option.kill"), cites, (KillHands(judged, AWAY),)),
            Choice(message("option.keep-live"), cites),
        ),
        effects=(DealDone(), KillHands(dead, AWAY)),
    )


class DealDone(msgspec.Struct, frozen=True):
    """The deal is complete; whoever arrives now is too late."""

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Whereabouts).deal_complete = True


@form("? is {seat} live", about="Whether a player's hand is live.", example="? is Ann live")
def is_live(table: Table, seat: int) -> Ruling:
    """Whether a player's hand is live; arriving after the moment does not bring it back."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if seat not in hand.stacks:
        raise Unlawful("seat.not-dealt-in", {"name": name}, field="seat", value=seat)
    inq.rest_on(LIVE_MOMENT)
    live = seat in hand.live_seats
    if live and not table.recall(Whereabouts).deal_complete:
        live = seat not in absent_at_the_deal(inq, table)
    ruled = table.recall(RuledHands).cites.get(seat, ())
    if not ruled and not live and inq.maybe(MAY_LOOK) is False:
        inq.cite(MAY_LOOK)
    state = "live" if live else "dead"
    why = message("conduct.player-hand-state", name=name, state=HANDS[state])
    ruling = inq.ruling("reading", why=why, answer=state)
    return msgspec.structs.replace(ruling, cites=ruled) if ruled else ruling


@form(
    "? is {seat} there when {how:seated|within reach|at the table|in the room}",
    about="What counts as being there.",
    example="? is Ann there when within reach",
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
    return inq.ruling(
        "reading",
        why=message(
            "seat.presence-needed-versus-actual",
            needed=THERE[needed],
            name=name,
            how=THERE.get(how, how),
        ),
        answer="there" if there else "away",
    )


@form("{seat} leaves the table", about="A player walks off during the hand.", example="Ann leaves the table")
def leaves(table: Table, seat: int) -> Ruling:
    """A player walks off with a live hand: the hand stays live, a penalty is possible."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if table.hand is None and table.recall(HandForHand).on and inq.policy.has(HAND_FOR_HAND_SEATED):
        inq.cite(HAND_FOR_HAND_SEATED)
        return inq.ruling("reading", why=message("seat.hand-for-hand-stay"), answer="free to leave")
    if table.hand is None or seat not in table.hand.live_seats:
        why = message("seat.may-leave-no-hand", name=name)
        return inq.ruling("reading", why=why, answer="free to leave")
    brings = inq.ask(LEAVING_LIVE_HAND)
    inq.cite(LEAVING_LIVE_HAND)
    if brings == "dead":
        return inq.ruling(
            "remedy",
            why=message("seat.left-during-hand-dead", name=name),
            answer="dead",
            penalty="may",
            steps=(
                message("seat.kill-hand-pot-stays", name=name),
                message("seat.director-may-override"),
            ),
            effects=(KillHands((seat,), "stepped away"),),
        )
    return inq.ruling(
        "reading",
        why=message("seat.live-hand-must-stay", name=name),
        answer="live",
        penalty="may",
    )


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
    return inq.ruling("reading", why=message("seat.all-stacks-dealt-in"), answer=answer)
