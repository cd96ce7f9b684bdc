"""The sentences of a script about conduct: offences and penalties, guides and notices, authority."""

from __future__ import annotations

from cardspeak.books.offence_search import find
from cardspeak.errors import Unreadable
from cardspeak.floor.conduct import authority, guides, offences, sentences, serving
from cardspeak.floor.conduct.effects import PenaltyGiven
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.lexer import Token
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.words import message

"""Importing this module adds the sentences of both."""

LENGTHS = {
    "hand": "missed hands",
    "hands": "missed hands",
    "round": "missed rounds",
    "rounds": "missed rounds",
    "minutes": "minutes",
}


def _words(rest: object) -> str:
    """The tokens of the rest of a line as they were written."""
    return " ".join(str(token.text) for token in rest) if isinstance(rest, tuple) else str(rest)


def _closing(table: Table, seat: int) -> None:
    """A penalty with its length answers the question which penalty it is to be."""
    waiting = table.open
    if waiting is not None and any(
        isinstance(effect, PenaltyGiven) and effect.seat == seat for one in waiting.director for effect in one.effects
    ):
        table.open = None


# Offences and penalties


@form(
    "offence by {who:seat} {what:quoted} [{severe:as severe|as grave}] [because {why:quoted}] [by {person:quoted}]",
    about="An offence goes on record; the penalties the book allows are offered.",
    example='offence by UTG "phone-call-at-table" because "third call" by "Ann"',
)
def offence(table: Table, who: int, what: str, severe: str = "", why: str = "", person: str = "") -> Ruling:
    """Put an offence on record."""
    return offences.record_offence(
        table,
        who,
        what,
        reason=why,
        person=person,
        severe=bool(severe),
    )


@form(
    "{who:seat} [is|was] warned [for] {what:quoted}",
    about="An offence and the warning given for it.",
    example='UTG is warned for "language"',
)
def warned(table: Table, who: int, what: str) -> Ruling:
    """Put an offence on record with a warning."""
    return sentences.penalise(table, who, "warning", offence=what)


@form(
    "{who:seat} {wrong:rest}",
    about="What a player does wrong, in any words that tell an offence.",
    example="UTG insults the dealer",
    last_resort=True,
)
def _does_wrong(table: Table, who: int, wrong: tuple[Token, ...]) -> Ruling:
    words = _words(wrong)
    here = find(table.policy.book, words)
    elsewhere = not here.offences and any(find(one.book, words).sure for one in table.policy.others)
    if not here.sure and not elsewhere:  # what only another book names is an offence on which this one is silent
        raise Unreadable("script.not-an-offence", {"words": words}, field="line", value=words)
    return offences.record_offence(table, who, words)


@form(
    "{who:seat} (commits|is guilty of|is reported for|is accused of|is caught) {what:rest}",
    about="An offence goes on record, in any words.",
    example="UTG is reported for betting out of reach",
)
@form("offence by {who:seat} {what:rest}", about="The same.", example="offence by UTG splashing the pot")
def _commits(table: Table, who: int, what: tuple[Token, ...]) -> Ruling:
    return offences.record_offence(table, who, _words(what))


@form(
    "penalty {who:seat} {count} {kind:hands|hand|rounds|round|minutes} [because {why:quoted}] [by {person:quoted}]",
    about="The director gives a penalty with its length for the offence that waits.",
    example='penalty UTG 2 rounds because "second time"',
)
def _penalty(table: Table, who: int, count: int, kind: str, why: str = "", person: str = "") -> Ruling:
    _closing(table, who)
    return sentences.penalise(
        table,
        who,
        LENGTHS[kind],
        count,
        reason=why,
        person=person,
    )


@form(
    "penalty {who:seat} {what:quoted} [because {why:quoted}] [by {person:quoted}]",
    about="The director gives a penalty without a length: a warning, disqualification, no penalty.",
    example='penalty UTG "warning"',
)
def _penalty_named(table: Table, who: int, what: str, why: str = "", person: str = "") -> Ruling:
    _closing(table, who)
    return sentences.penalise(table, who, what, reason=why, person=person)


@form(
    "penalty {who:seat} forfeits {count:amount} [as time {ground:not enforceable|no effect}] [because {why:quoted}]",
    about="Chips are taken as a penalty, with the ground where the book wants one.",
    example="penalty UTG forfeits 500 as time no effect",
)
def _penalty_chips(table: Table, who: int, count: int, ground: str = "", why: str = "") -> Ruling:
    _closing(table, who)
    return sentences.penalise(table, who, "chips", count, ground=ground, reason=why)


@form(
    "misdeal on penalty",
    about="The deal is void and dealt again: how penalties count it.",
    example="misdeal on penalty",
)
def _misdeal(table: Table) -> Ruling:
    return serving.hand_over(table, misdeal=True)


@form(
    "{count} minutes pass [{pause:in a break|during a break}]",
    about="Time goes by for time penalties.",
    example="10 minutes pass",
)
def _minutes(table: Table, count: int, pause: str = "") -> Ruling:
    return serving.minutes_pass(table, count, in_break=bool(pause))


@form("? offences", about="The offences that can be recorded under the book.", example="? offences")
def _offences(table: Table) -> Ruling:
    inq = Inquiry(table.policy)
    known = offences.offences(table.policy)
    return inq.ruling("reading", why=message("conduct.offence-count", count=len(known)), answer=list(known))


@form(
    "(spectator|bystander|railbird|a spectator) {what:rest}",
    about="Somebody who does not play breaks a rule.",
    example="spectator gives advice",
)
def _bystander(table: Table, what: tuple[Token, ...]) -> Ruling:
    return offences.bystander_offends(table, _words(what))


# Facts about people and the event


@form("{who:seat} is a newcomer", about="A new player, who is let off more easily.", example="UTG is a newcomer")
def _newcomer(table: Table, who: int) -> None:
    table.recall(PenaltyLog).standing(who).newcomer = True


@form("{who:seat} is hard of hearing", about="A player who may use signs.", example="UTG is hard of hearing")
def _hearing(table: Table, who: int) -> None:
    table.recall(PenaltyLog).standing(who).hard_of_hearing = True


@form("{who:seat} is suspended", about="A player under an active suspension.", example="UTG is suspended")
def _suspended(table: Table, who: int) -> None:
    table.recall(PenaltyLog).standing(who).suspended = True


@form(
    "{who:seat} was removed from {count} earlier (event|events)",
    about="Removals on record from earlier tournaments.",
    example="UTG was removed from 1 earlier event",
)
def _removed(table: Table, who: int, count: int) -> None:
    table.recall(PenaltyLog).standing(who).removals = count


@form("{who:seat} deals this hand", about="Where players deal for themselves: who does.", example="UTG deals this hand")
def _deals(table: Table, who: int) -> None:
    table.recall(PenaltyLog).dealer = who


@form("levels of {count} minutes", about="How long a blind level is.", example="levels of 15 minutes")
def _level(table: Table, count: int) -> None:
    table.recall(PenaltyLog).level_minutes = count


@form("{count:amount} chips in play", about="All the chips of the event.", example="900000 chips in play")
def _in_play(table: Table, count: int) -> None:
    table.recall(PenaltyLog).in_play = count


@form("next tournament", about="A new tournament begins: warnings are counted anew.", example="next tournament")
def _next_tournament(table: Table) -> None:
    table.recall(PenaltyLog).next_tournament()


# Guides and notices


@form("? guide {words:rest}", about="A procedure or a decision, found by words.", example="? guide dealer hand-over")
def _guide(table: Table, words: tuple[Token, ...]) -> Ruling:
    return guides.guide(table, _words(words))


@form("? notices {place:rest}", about="What is shown at a place.", example="? notices check-in")
def _notices(table: Table, place: tuple[Token, ...]) -> Ruling:
    return guides.notices_at(table, _words(place))


@form("? notice {words:rest}", about="One notice, found by words.", example="? notice gambling")
def _notice(table: Table, words: tuple[Token, ...]) -> Ruling:
    return guides.notice(table, _words(words))


# Authority


@form(
    "{who:seat} asks for a ruling on the pot",
    about="A late question about a pot.",
    example="UTG asks for a ruling on the pot",
)
def _request(table: Table, who: int) -> Ruling:
    return authority.request_ruling(table)
