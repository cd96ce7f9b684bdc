"""A player passed over by action out of turn must speak up in time (53-B)."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings import turn as says
from cardspeak.books.settings.presence import CALL_TIME
from cardspeak.errors import Unlawful
from cardspeak.floor.betting.act_words import acts_listed
from cardspeak.floor.betting.effects import Act, Bar
from cardspeak.floor.betting.facing import facing
from cardspeak.floor.betting.out_of_turn import LetHeldHappen, MakeFinal, OutOfTurn
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seating import Whereabouts, player_here
from cardspeak.floor.substantial import substantial
from cardspeak.floor.table import Table
from cardspeak.words import message

THREE = 3


def passed_over(table: Table) -> bool:
    """Whether somebody behind the player to act has acted already."""
    memory = table.recall(OutOfTurn)
    return bool(memory.acts or memory.folded or memory.undecided(table.the_hand()))


def skipped(table: Table, *, reasonable_time: bool, who: int | None = None) -> Ruling:
    """A skip is noticed: the right to act is kept, or the floor decides about the hand."""
    hand = table.the_hand()
    seat = hand.to_act
    if seat is None:
        raise Unlawful("turn.nobody", field="seat")
    memory = table.recall(OutOfTurn)
    left_open = memory.undecided(hand)
    acts = [(act.since, str(act.action)) for act in memory.acts] + [(at, "fold") for _, at in memory.folded]
    acts += [(act.since, str(act.action)) for act in left_open]
    behind = [act for _, act in sorted(acts, key=lambda one: one[0])]
    if not behind:
        raise Unlawful("turn.nobody-skipped", {"name": table.name(seat)}, field="seat", value=seat)
    inq = Inquiry(table.policy, table.name(seat))
    if left_open:
        inq.require(says.OUT_OF_TURN)  # whoever is silent on the acts is silent on whom they passed over
    limit = inq.ask(says.SKIPPED_LIMIT)
    inq.fact(message("turn.acts-behind-player", name=table.name(seat), acts=acts_listed(behind)))
    if limit == "substantial-action":
        enough = inq.ask(says.OUT_OF_TURN_COUNTS) and substantial(inq, behind)
    else:
        enough = len(behind) >= THREE
    inq.cite(says.SKIPPED_LIMIT)
    if who not in (None, seat):
        enough = False  # the right is never lost while somebody in front is still to act (3-iv-8)
    name = table.name(seat)
    if not enough or not reasonable_time:
        inq.cite(says.OUT_OF_TURN)
        why = message(
            "turn.skipped-keeps-right",
            name=name,
        )
        steps = (message("betting.back-up-action", name=name),)
        return inq.ruling("options", options=facing(table, seat), answer={"back to": name}, steps=steps, why=why)
    cites = inq.cited(says.SKIPPED_HAND)
    dead = Choice(message("option.hand-dead"), cites, (MakeFinal(), Act(seat, "kill"), LetHeldHappen()))
    if inq.ask(says.SKIPPED_HAND) == "dead-or-restored":
        choices: tuple[Choice, ...] = (dead, Choice(message("option.right-restored"), cites))
    else:
        passive = Choice(
            message("option.check-call-or-fold-only"), cites, (MakeFinal(), Bar(seat, frozenset({"raise"}), cites))
        )
        choices = (dead, passive, Choice(message("option.another-ruling"), cites, (MakeFinal(),)))
    inq.cite(says.SKIPPED_HAND)
    why = message(
        "turn.skipped-silent-acts-stand",
        name=name,
        count=len(behind),
    )
    return inq.ruling("decision", director=choices, binding=True, why=why)


@form(
    "skip [is] noticed [{soon:too soon to speak up|too soon}]",
    about="It is noticed that the player to act was passed over; say if there was no time to speak up.",
    example="skip noticed",
)
def skip_noticed(table: Table, soon: str = "") -> Ruling:
    """The floor decides about the hand of a player who stayed silent."""
    return skipped(table, reasonable_time=not soon)


@form("{who:seat} was skipped", about="It is noticed that a player was passed over.", example="Dan was skipped")
def was_skipped(table: Table, who: int) -> Ruling:
    """The same, with the player named."""
    return skipped(table, reasonable_time=True, who=who)


@form("{who:seat} speaks up", about="A player who was passed over claims the turn.", example="Four speaks up")
def speaks_up(table: Table, who: int) -> Ruling:
    """The right to act is kept unless too much has happened behind."""
    return skipped(table, reasonable_time=True, who=who)


@form("{seat} calls time", about="A player stops the action.", example="Ann calls time")
def calls_time(table: Table, seat: int) -> Ruling:
    """A player stops the action with a call of time; only somebody who is there can."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    needed = inq.ask(CALL_TIME)
    inq.cite(CALL_TIME)
    if needed and seat in table.recall(Whereabouts).away:
        return inq.ruling("refused", why=message("seat.away-cannot-call-time", name=name))
    if table.hand is not None and table.hand.to_act == seat and passed_over(table):
        back = skipped(table, reasonable_time=True, who=seat)
        return msgspec.structs.replace(back, cites=(*inq.cites, *back.cites))
    return inq.ruling("reading", why=message("seat.present-action-stops", name=name), answer="time")
