"""The people at the table: who counts as a player, who may play a seat, language, recognition, guests."""

from __future__ import annotations

from cardspeak.books.settings import conduct
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.log import PenaltyLog
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table

SIGNS = "sign language"


def is_player(table: Table, *, registered: bool, consents: bool = True) -> Ruling:
    """Whether somebody is a player and may be entered."""
    inq = Inquiry(table.policy)
    if inq.maybe(conduct.DATA_CONSENT) and not consents:
        inq.cite(conduct.DATA_CONSENT)
        return inq.ruling("refused", why="Nobody enters without agreeing to give personal data.", answer="no")
    means = inq.maybe(conduct.PLAYER_IS)
    inq.cite(conduct.DATA_CONSENT if means is None else conduct.PLAYER_IS)
    if means == "registered" and not registered:
        return inq.ruling("refused", why="The registration is not complete.", answer="no")
    if means is None and inq.maybe(conduct.DATA_CONSENT) is None:
        inq.ask(conduct.PLAYER_IS)
    return inq.ruling("reading", why="This is a player.", answer="yes")


def plays_for(table: Table, seat: int, by: str) -> Ruling:
    """Somebody else wants to play the chips of a seat."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    said = inq.ask(conduct.PLAYED_BY)
    inq.cite(conduct.PLAYED_BY)
    if by == who:
        return inq.ruling("reading", why=f"{who} plays their own chips.", answer="allowed")
    if said == "holder-only":  # 2-ii-2
        return inq.ruling("refused", why=f"Nobody but {who} plays these chips, not {by} either.", answer="not allowed")
    return inq.ruling("reading", why=f"{by} may play for {who}.", answer="allowed")


def language(
    table: Table, seat: int, spoken: str, *, in_us: bool = True, local: str = "", posted: tuple[str, ...] = ()
) -> Ruling:
    """A player speaks a language at the table."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    accepted = _languages(inq, in_us=in_us, local=local, posted=posted)
    inq.cite(conduct.LANGUAGE)
    if spoken in accepted:
        return inq.ruling("reading", why=f"{spoken} is spoken here.", answer="allowed")
    scope = inq.maybe(conduct.LANGUAGE_SCOPE)
    in_hand = table.hand is not None and not table.hand.over
    if scope == "during hands" and not in_hand:
        inq.cite(conduct.LANGUAGE_SCOPE)
        return inq.ruling("reading", why="Between hands any language may be spoken.", answer="allowed")
    if spoken == SIGNS and table.recall(PenaltyLog).standing(seat).hard_of_hearing and inq.maybe(conduct.SIGN_LANGUAGE):
        inq.cite(conduct.SIGN_LANGUAGE)
        return inq.ruling("reading", why=f"{who} is hard of hearing and may use signs.", answer="allowed")
    told = " or ".join(accepted) or "a posted language"
    return inq.ruling("reading", why=f"Only {told} is spoken here.", answer="not allowed", penalty="may")


def _languages(inq: Inquiry, *, in_us: bool, local: str, posted: tuple[str, ...]) -> tuple[str, ...]:
    rule = inq.ask(conduct.LANGUAGE)
    if rule == "English":
        return ("English",)
    if rule == "Korean and local":
        return ("Korean", local) if local else ("Korean",)
    if in_us:
        return ("English",)
    if not posted:
        cite = inq.cited(conduct.LANGUAGE)[0].number
        message = "Say which languages the house has posted."
        raise Unlawful("language.not-posted", message, field="posted", rule=cite)
    return posted


def take_off(table: Table, seat: int, item: str, ground: str, *, complied: bool | None = None) -> Ruling:
    """Staff ask a player to take something off."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    grounds = inq.ask(conduct.IDENTITY)
    inq.cite(conduct.IDENTITY)
    cite = inq.cited(conduct.IDENTITY)
    if ground not in grounds:
        message = f"The ground is {' or '.join(grounds)}, not '{ground}'."
        raise Unlawful(
            "identity.ground", message, field="ground", value=ground, limits={"of": grounds}, rule=cite[0].number
        )
    if complied is None:
        choices = (Choice(f"have the {item} taken off", cite), Choice("let it be", cite))
        return inq.ruling("decision", why=f"Staff may ask {who} to take off the {item} ({ground}).", director=choices)
    if complied:
        return inq.ruling("reading", why=f"{who} took off the {item}.", answer="closed")
    return inq.ruling(
        "reading", why=f"{who} refused to take off the {item}: this may be penalised.", answer="refused", penalty="may"
    )


def guest(table: Table, seat: int, *, objection: bool) -> Ruling:
    """A player has a guest sit behind."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    allowed = inq.ask(conduct.GUEST) == "no-objection" and not objection
    inq.cite(conduct.GUEST)
    if not allowed:
        return inq.ruling("refused", why="The guest has to leave.", answer="not allowed")
    steps = (f"The guest looks at the hand of {who} only and says nothing about hands.",)
    return inq.ruling("reading", why="Nobody objects: the guest may stay.", answer="allowed", steps=steps)
