"""Official words and signals."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings import conduct
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Lawful, Ruling
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

OWN_RISK = phrase("Words and signals that are not official are used at the player's own risk.")


def tap(table: Table, seat: int) -> Ruling:
    """A player taps the table."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    means = inq.ask(conduct.TAP)
    if hand.to_act != seat:
        inq.cite(conduct.TAP)
        why = phrase("{name} is not to act: the tap is a check out of turn.", name=who)
        return inq.ruling("reading", why=why, answer="out of turn")
    if means != "check":
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=phrase("A tap means nothing here."), answer="nothing")
    if not hand.to_call:
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=phrase("A tap on the table is a check."), action="check", binding=True)
    said = inq.ask(conduct.TAP_FACING_BET)
    inq.cite(conduct.TAP_FACING_BET)
    cites = inq.cited(conduct.TAP_FACING_BET)
    if said == "call-or-fold":  # 55
        lawful = Lawful(fold=True, check=False, call=hand.options.call_to, raise_min=None, raise_max=None)
        why = phrase(
            "A tap is a check, and {name} faces a bet of {bet}: only call or fold are left.",
            name=who,
            bet=hand.bet_level,
        )
        return inq.ruling("options", options=lawful, why=why)
    call = f"call {hand.options.call_to}"
    options = ("check taken back", "fold", call)
    why = phrase(
        "A tap is a check, and {name} faces a bet of {bet}: the floor says what it counts as.",
        name=who,
        bet=hand.bet_level,
    )
    return inq.ruling("decision", why=why, director=tuple(Choice(option, cites) for option in options))


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
        return inq.ruling("reading", why=phrase("'{word}' is an official word.", word=plain), answer="official")
    if plain in local and inq.maybe(conduct.LOCAL_TERMS):
        inq.cite(conduct.LOCAL_TERMS)
        why = phrase("'{word}' is plain enough where it is used.", word=plain)
        return inq.ruling("reading", why=why, answer="official")
    said = inq.ask(conduct.UNOFFICIAL)
    inq.cite(conduct.UNOFFICIAL)
    if said == "nothing":
        return inq.ruling("reading", why=phrase("'{word}' means nothing here.", word=plain), answer="nothing")
    if hand.to_act != seat:
        return inq.ruling("reading", why=OWN_RISK, answer="not official")
    cites = inq.cited(conduct.UNOFFICIAL)
    meanings = _meanings(table)
    return inq.ruling(
        "decision", why=OWN_RISK, answer="not official", director=tuple(Choice(one, cites) for one in meanings)
    )


def _meanings(table: Table) -> list[str]:
    lawful = table.the_hand().options
    meant = ["check"] if lawful.check else []
    meant += ["fold"] if lawful.fold else []
    meant += [f"call {lawful.call_to}"] if lawful.call_to else []
    if lawful.raise_min:
        meant.append(f"{'bet' if lawful.opening else 'raise'} {lawful.raise_min} or more")
    return meant
