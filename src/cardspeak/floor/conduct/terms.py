"""Official words and signals."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings import conduct
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

OWN_RISK = message("conduct.unofficial-terms-own-risk")


@form("? is a tap by {seat} a check", about="What a tap on the table means.", example="? is a tap by UTG a check")
def tap(table: Table, seat: int) -> Ruling:
    """A player taps the table."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    means = inq.ask(conduct.TAP)
    if hand.to_act != seat:
        inq.cite(conduct.TAP)
        why = message("conduct.tap-check-out-of-turn", name=who)
        return inq.ruling("reading", why=why, answer="out of turn")
    if means != "check":
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=message("conduct.tap-has-no-meaning"), answer="nothing")
    call_to = hand.options.call_to
    if call_to is None:
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=message("conduct.tap-means-check"), action="check", binding=True)
    said = inq.ask(conduct.TAP_FACING_BET)
    inq.cite(conduct.TAP_FACING_BET)
    cites = inq.cited(conduct.TAP_FACING_BET)
    if said == "call-or-fold":  # 55
        lawful = hand.options.without("check", "raise")
        why = message(
            "conduct.tap-facing-bet-no-raise",
            name=who,
            bet=hand.bet_level,
        )
        return inq.ruling("options", options=lawful, why=why)
    call = message("option.call", to=call_to)
    options = (message("option.check-taken-back"), message("option.fold"), call)
    why = message(
        "conduct.tap-facing-bet-floor-decides",
        name=who,
        bet=hand.bet_level,
    )
    return inq.ruling("decision", why=why, director=tuple(Choice(option, cites) for option in options))


@form(
    "? is {word:quoted} official for {seat}",
    about="Whether a betting word is official here.",
    example='? is "pot" official for UTG',
)
def word_said(table: Table, seat: int, word: str, *, local: Sequence[str] = ()) -> Ruling:
    """Whether a betting word is official in this game; any other is left to the director."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    official = inq.ask(conduct.TERMS)
    inq.cite(conduct.TERMS)
    plain = word.strip().lower()
    limited = inq.maybe(conduct.POT_LIMIT_TERMS) or ()
    if plain in official and (plain not in limited or hand.setup.betting == "pot-limit"):
        return inq.ruling("reading", why=message("conduct.word-is-official", word=plain), answer="official")
    if plain in local and inq.maybe(conduct.LOCAL_TERMS):
        inq.cite(conduct.LOCAL_TERMS)
        why = message("conduct.word-clear-in-local-use", word=plain)
        return inq.ruling("reading", why=why, answer="official")
    said = inq.ask(conduct.UNOFFICIAL)
    inq.cite(conduct.UNOFFICIAL)
    if said == "nothing":
        return inq.ruling("reading", why=message("conduct.word-has-no-meaning", word=plain), answer="nothing")
    if hand.to_act != seat:
        return inq.ruling("reading", why=OWN_RISK, answer="not official")
    cites = inq.cited(conduct.UNOFFICIAL)
    meanings = _meanings(table)
    return inq.ruling(
        "decision", why=OWN_RISK, answer="not official", director=tuple(Choice(one, cites) for one in meanings)
    )


def _meanings(table: Table) -> list[Message]:
    lawful = table.the_hand().options
    meant = [message("option.check")] if lawful.check else []
    meant += [message("option.fold")] if lawful.fold else []
    meant += [message("option.call", to=lawful.own + lawful.call)] if lawful.call is not None else []
    if lawful.sizes is not None:
        code = "option.bet-or-more" if lawful.opening else "option.raise-or-more"
        meant.append(message(code, amount=lawful.sizes[0]))
    return meant
