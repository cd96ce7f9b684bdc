"""The sentences of a script about conduct: offences and penalties, guides and notices, authority."""

from __future__ import annotations

from cardspeak.floor.conduct import (
    authority,
    forms_table,
    guides,
    offences,
    sentences,
    serving,
)
from cardspeak.floor.conduct.effects import Sentence
from cardspeak.floor.conduct.log import PenaltyLog
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table
from cardspeak.words import message

__all__ = ["forms_table"]
"""Importing this module adds the sentences of both."""

LENGTHS = {
    "hand": "missed hands",
    "hands": "missed hands",
    "round": "missed rounds",
    "rounds": "missed rounds",
    "minutes": "minutes",
}
ROLE = "director|floor|supervisor|host|captain|sponsor|account manager|events director|deputy|management|dealer|player"


def _words(rest: object) -> str:
    """The tokens of the rest of a line as they were written."""
    return " ".join(str(token.text) for token in rest) if isinstance(rest, tuple) else str(rest)


def _closing(table: Table, seat: int) -> None:
    """A penalty with its length answers the question which penalty it is to be."""
    waiting = table.open
    if waiting is not None and any(
        isinstance(effect, Sentence) and effect.seat == seat for one in waiting.director for effect in one.effects
    ):
        table.open = None


# Offences and penalties


@form(
    "offence by {who:seat} {what:quoted} [{severe:as severe|as grave}] [because {why:quoted}] [by {person:quoted}]",
    about="An offence goes on record; the penalties the book allows are offered.",
    example='offence by UTG "phone-call-at-table" because "third call" by "Ann"',
)
def _offence(table: Table, said: Said) -> Ruling:
    return offences.record_offence(
        table,
        said["who"],
        said["what"],
        reason=said.get("why", ""),
        person=said.get("person", ""),
        severe="severe" in said,
    )


@form(
    "penalty {who:seat} {n:count} {kind:hands|hand|rounds|round|minutes} [because {why:quoted}] [by {person:quoted}]",
    about="The director gives a penalty with its length for the offence that waits.",
    example='penalty UTG 2 rounds because "second time"',
)
def _penalty(table: Table, said: Said) -> Ruling:
    _closing(table, said["who"])
    return sentences.penalise(
        table,
        said["who"],
        LENGTHS[said["kind"]],
        said["n"],
        reason=said.get("why", ""),
        person=said.get("person", ""),
    )


@form(
    "penalty {who:seat} {what:quoted} [because {why:quoted}] [by {person:quoted}]",
    about="The director gives a penalty without a length: a warning, disqualification, no penalty.",
    example='penalty UTG "warning"',
)
def _penalty_named(table: Table, said: Said) -> Ruling:
    _closing(table, said["who"])
    return sentences.penalise(
        table, said["who"], said["what"], reason=said.get("why", ""), person=said.get("person", "")
    )


@form(
    "penalty {who:seat} forfeits {n:amount} [as time {ground:not enforceable|no effect}] [because {why:quoted}]",
    about="Chips are taken as a penalty, with the ground where the book wants one.",
    example="penalty UTG forfeits 500 as time no effect",
)
def _penalty_chips(table: Table, said: Said) -> Ruling:
    _closing(table, said["who"])
    return sentences.penalise(
        table, said["who"], "chips", said["n"], ground=said.get("ground", ""), reason=said.get("why", "")
    )


@form("deal is complete", about="The initial deal is done: hands on penalty are killed.", example="deal is complete")
def _deal_complete(table: Table, _said: Said) -> Ruling:
    return serving.deal_complete(table)


@form("hand over", about="The hand has ended: penalties in hands are one shorter.", example="hand over")
def _hand_over(table: Table, _said: Said) -> Ruling:
    return serving.hand_over(table)


@form(
    "misdeal on penalty",
    about="The deal is void and dealt again: how penalties count it.",
    example="misdeal on penalty",
)
def _misdeal(table: Table, _said: Said) -> Ruling:
    return serving.hand_over(table, misdeal=True)


@form(
    "{n:count} minutes pass [{pause:in a break|during a break}]",
    about="Time goes by for time penalties.",
    example="10 minutes pass",
)
def _minutes(table: Table, said: Said) -> Ruling:
    return serving.minutes_pass(table, said["n"], in_break="pause" in said)


@form("? penalties {who:seat}", about="What is on record about a player.", example="? penalties UTG")
def _penalties(table: Table, said: Said) -> Ruling:
    return serving.standing(table, said["who"])


@form("? may {who:seat} come back", about="Whether a penalty is served.", example="? may UTG come back")
def _comes_back(table: Table, said: Said) -> Ruling:
    return serving.comes_back(table, said["who"])


@form("? offences", about="The offences that can be recorded under the book.", example="? offences")
def _offences(table: Table, _said: Said) -> Ruling:
    inq = Inquiry(table.policy)
    known = offences.offences(table.policy)
    return inq.ruling("reading", why=message("conduct.offence-count", count=len(known)), answer=list(known))


@form(
    "ban of {who:seat} reviewed by {by:quoted} {outcome:upheld|varied|quashed}",
    about="An independent person has looked at a ban.",
    example='ban of UTG reviewed by "Kim" upheld',
)
def _review(table: Table, said: Said) -> Ruling:
    return serving.review(table, said["who"], said["by"], said["outcome"])


# Facts about people and the event


@form("{who:seat} is a newcomer", about="A new player, who is let off more easily.", example="UTG is a newcomer")
def _newcomer(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).standing(said["who"]).newcomer = True


@form("{who:seat} is hard of hearing", about="A player who may use signs.", example="UTG is hard of hearing")
def _hearing(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).standing(said["who"]).hard_of_hearing = True


@form("{who:seat} is suspended", about="A player under an active suspension.", example="UTG is suspended")
def _suspended(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).standing(said["who"]).suspended = True


@form(
    "{who:seat} was removed from {n:count} earlier (event|events)",
    about="Removals on record from earlier tournaments.",
    example="UTG was removed from 1 earlier event",
)
def _removed(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).standing(said["who"]).removals = said["n"]


@form("{who:seat} deals this hand", about="Where players deal for themselves: who does.", example="UTG deals this hand")
def _deals(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).dealer = said["who"]


@form("levels of {n:count} minutes", about="How long a blind level is.", example="levels of 15 minutes")
def _level(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).level_minutes = said["n"]


@form("{n:amount} chips in play", about="All the chips of the event.", example="900000 chips in play")
def _in_play(table: Table, said: Said) -> None:
    table.recall(PenaltyLog).in_play = said["n"]


@form("next tournament", about="A new tournament begins: warnings are counted anew.", example="next tournament")
def _next_tournament(table: Table, _said: Said) -> None:
    table.recall(PenaltyLog).next_tournament()


# Guides and notices


@form("? guide {words:rest}", about="A procedure or a decision, found by words.", example="? guide dealer hand-over")
def _guide(table: Table, said: Said) -> Ruling:
    return guides.guide(table, _words(said["words"]))


@form("? notices {place:rest}", about="What is shown at a place.", example="? notices check-in")
def _notices(table: Table, said: Said) -> Ruling:
    return guides.notices_at(table, _words(said["place"]))


@form(
    "decide {words:quoted} {option:quoted} because {why:quoted} by {person:quoted}",
    about="A director's choice in a guide, with the reason and the name.",
    example='decide "newcomer" "waive the penalty" because "first night" by "Ann"',
)
def _decide(table: Table, said: Said) -> Ruling:
    return guides.decide(table, said["words"], said["option"], reason=said["why"], person=said["person"])


# Authority


@form(
    "set aside {was:quoted} for {instead:quoted} because {why:quoted} by {role:" + ROLE + "} [{person:quoted}]",
    about="A fair decision in the place of the technical ruling.",
    example='set aside "hand dead" for "hand live" because "dealer error" by floor "Ann"',
)
def _override(table: Table, said: Said) -> Ruling:
    return authority.override(
        table, said["was"], said["instead"], reason=said["why"], role=said["role"], person=said.get("person", "")
    )


@form(
    "appeal from {by:" + ROLE + "} to {to:" + ROLE + "}",
    about="Somebody wants another person to rule again.",
    example="appeal from floor to director",
)
def _appeal(table: Table, said: Said) -> Ruling:
    return authority.appeal(table, said["by"], said["to"])


@form("ruling was wrong", about="A ruling given in good faith proves wrong.", example="ruling was wrong")
def _wrong(table: Table, _said: Said) -> Ruling:
    return authority.found_wrong(table)


@form("[the] floor [is] called", about="A decision is awaited.", example="floor called")
def _floor_called(table: Table, _said: Said) -> Ruling:
    return authority.floor_called(table)


@form("floor has ruled", about="The awaited decision is given.", example="floor has ruled")
def _floor_ruled(table: Table, _said: Said) -> Ruling:
    return authority.floor_has_ruled(table)


@form(
    "{who:seat} moves (cards|chips)", about="Something is moved while the floor is awaited.", example="UTG moves chips"
)
def _moves(table: Table, said: Said) -> Ruling:
    return authority.moves_something(table, said["who"])


@form(
    "pot is closed as {what:board returned|game ended|table moved}",
    about="What may end the time to ask for a ruling.",
    example="pot is closed as board returned",
)
def _pot_closes(table: Table, said: Said) -> Ruling:
    return authority.pot_closes(table, said["what"])


@form(
    "{who:seat} asks for a ruling on the pot",
    about="A late question about a pot.",
    example="UTG asks for a ruling on the pot",
)
def _request(table: Table, _said: Said) -> Ruling:
    return authority.request_ruling(table)


@form(
    "event to be changed by {role:" + ROLE + "} [because {why:quoted}]",
    about="An event is to be cancelled or changed.",
    example='event to be changed by management because "storm"',
)
def _change_event(table: Table, said: Said) -> Ruling:
    return authority.change_event(table, said["role"], reason=said.get("why", ""))


@form(
    "? which prevails {clause:quoted}",
    about="Terms of an event against the rules.",
    example='? which prevails "3.11.8"',
)
def _prevails(table: Table, said: Said) -> Ruling:
    return authority.prevails(table, said["clause"])
