"""The people at the table: who may play a seat, language, recognition, guests."""

from __future__ import annotations

from cardspeak.books.settings import conduct
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.conduct.words import GROUNDS, LANGUAGES, said, said_all
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import SILENT, Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import message

SIGNS = "sign language"


@form("{by:quoted} plays for {seat}", about="Somebody else plays the chips of a seat.", example='"Ben" plays for UTG')
def plays_for(table: Table, seat: int, by: str) -> Ruling:
    """Somebody else wants to play the chips of a seat."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    rule = inq.ask(conduct.PLAYED_BY)
    inq.cite(conduct.PLAYED_BY)
    if by == who:
        return inq.ruling("reading", why=message("conduct.player-plays-own-chips", name=who), answer="allowed")
    if rule == "holder-only":  # 2-ii-2
        why = message("conduct.no-proxy-for-chips", name=who, by=by)
        return inq.ruling("refused", why=why, answer="not allowed")
    return inq.ruling("reading", why=message("conduct.proxy-may-play", by=by, name=who), answer="allowed")


def language(
    table: Table, seat: int, spoken: str, *, in_us: bool = True, local: str = "", posted: tuple[str, ...] = ()
) -> Ruling:
    """A player speaks a language at the table."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    accepted = _languages(inq, in_us=in_us, local=local, posted=posted)
    inq.cite(conduct.LANGUAGE)
    if not accepted:
        return _not_posted(inq, spoken)
    if spoken in accepted:
        why = message("conduct.language-permitted", language=said(LANGUAGES, spoken))
        return inq.ruling("reading", why=why, answer="allowed")
    scope = inq.maybe(conduct.LANGUAGE_SCOPE)
    in_hand = table.hand is not None and not table.hand.over
    if scope == "during hands" and not in_hand:
        inq.cite(conduct.LANGUAGE_SCOPE)
        return inq.ruling("reading", why=message("conduct.any-language-between-hands"), answer="allowed")
    if spoken == SIGNS and table.recall(PenaltyLog).standing(seat).hard_of_hearing and inq.maybe(conduct.SIGN_LANGUAGE):
        inq.cite(conduct.SIGN_LANGUAGE)
        why = message("conduct.hearing-impaired-may-sign", name=who)
        return inq.ruling("reading", why=why, answer="allowed")
    told = said_all(LANGUAGES, accepted, "or") or message("conduct.posted-language-placeholder")
    why = message("conduct.only-these-languages-spoken", languages=told)
    return inq.ruling("reading", why=why, answer="not allowed", penalty="may")


def _languages(inq: Inquiry, *, in_us: bool, local: str, posted: tuple[str, ...]) -> tuple[str, ...]:
    rule = inq.ask(conduct.LANGUAGE)
    if rule == "English":
        return ("English",)
    if rule == "Korean and local":
        return ("Korean", local) if local else ("Korean",)
    if in_us:
        return ("English",)
    return posted


def _not_posted(inq: Inquiry, spoken: str) -> Ruling:
    """The book leaves the languages to what the house posts, and nothing is known of that."""
    cites = inq.cited(conduct.LANGUAGE)
    choices = tuple(Choice(message(option), cites) for option in ("option.allowed", "option.forbidden"))
    why = message("conduct.language-as-house-posts", language=said(LANGUAGES, spoken))
    return inq.ruling("decision", why=why, director=choices, answer=SILENT)


def take_off(table: Table, seat: int, item: str, ground: str, *, complied: bool | None = None) -> Ruling:
    """Staff ask a player to take something off."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    grounds = inq.ask(conduct.IDENTITY)
    inq.cite(conduct.IDENTITY, ground)
    cite = inq.cited(conduct.IDENTITY, ground)
    if ground not in grounds:
        raise Unlawful(
            "identity.ground",
            {"grounds": said_all(GROUNDS, grounds, "or"), "ground": ground},
            field="ground",
            value=ground,
            limits={"of": grounds},
            rule=cite[0].number,
        )
    if complied is None:
        choices = (
            Choice(message("option.have-the-taken-off", item=item), cite),
            Choice(message("option.let-it-be"), cite),
        )
        why = message("conduct.item-removal-request", name=who, item=item, ground=said(GROUNDS, ground))
        return inq.ruling("decision", why=why, director=choices)
    if complied:
        return inq.ruling("reading", why=message("conduct.item-removed", name=who, item=item), answer="closed")
    why = message("conduct.item-removal-refused", name=who, item=item)
    return inq.ruling("reading", why=why, answer="refused", penalty="may")


def guest(table: Table, seat: int, *, objection: bool) -> Ruling:
    """A player has a guest sit behind."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    allowed = inq.ask(conduct.GUEST) == "no-objection" and not objection
    inq.cite(conduct.GUEST)
    if not allowed:
        return inq.ruling("refused", why=message("conduct.guest-must-leave"), answer="not allowed")
    steps = (message("conduct.guest-limits-on-watching", name=who),)
    why = message("conduct.guest-may-stay")
    return inq.ruling("reading", why=why, answer="allowed", steps=steps)
