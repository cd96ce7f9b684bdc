"""Entry point of the floor: a ruling on something that happened, or a decision with guidance where the book is silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from cardspeak.books.inquiry import Asked
from cardspeak.books.layer_files import short_name
from cardspeak.books.settings.conduct import MAY_OVERRIDE
from cardspeak.books.settings.dealing import UNCOVERED
from cardspeak.errors import Refusal
from cardspeak.floor.answers import outcome
from cardspeak.floor.betting.out_of_turn import settle_held
from cardspeak.floor.forms import Do
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import SILENT, Choice, Guidance, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

MISTAKES = frozenset({"dealing", "deck"})
"""Areas in which a silent book may still say how a remedy is found (RP-14)."""
OTHER = message("option.another-ruling")
"""What a director may always choose where the book is silent."""


def rule_on(table: Table, do: Do, said: Mapping[str, object]) -> Ruling | None:
    """What the floor says to one line; nothing takes effect before ``table.take``."""
    try:
        ruling = do(table, **said)
    except Silent as silent:
        ruling = _silence(table, do, said, silent)
    return _handed_over(table, ruling) if ruling is not None and ruling.silent else ruling


def _handed_over(table: Table, ruling: Ruling) -> Ruling:
    """A silent book, with its rule that gives the director the decision."""
    inq = Inquiry(table.policy)
    inq.cite(MAY_OVERRIDE)
    return replace(ruling, cites=tuple(dict.fromkeys((*ruling.cites, *inq.cites))))


def take(table: Table, ruling: Ruling) -> None:
    """Let a ruling take effect, and with it every act out of turn whose turn has come and which binds (53-A)."""
    table.take(ruling)
    _note_breach(table, ruling)
    if table.hand is not None:
        settle_held(table)


def _note_breach(table: Table, ruling: Ruling) -> None:
    """Remember what a player may be penalised for, so that a penalty can follow."""
    seat = next((seat for seat, name in table.names.items() if name == ruling.actor), None)
    if ruling.penalty is not None and not ruling.aside and seat is not None:
        table.recall(PenaltyLog).breaches[seat] = tuple(cite.id for cite in ruling.cites)


def _silence(table: Table, do: Do, said: Mapping[str, object], silent: Silent) -> Ruling:
    """The book says nothing: the director decides, and what the other books would rule is offered as guidance."""
    inq = Inquiry(table.policy)
    inq.asked[silent.point.name] = Asked(silent.point.name, "", "")
    if silent.point.area in MISTAKES:
        inq.cite(UNCOVERED)
    inq.cites.update(dict.fromkeys(silent.cites))
    found: dict[Message, Choice] = {}
    actor: str | None = None
    for other in table.policy.others:
        ruling = _under(table, other, do, said)
        if ruling is None or ruling.silent:
            continue
        actor = ruling.actor or actor
        for one in _outcomes(ruling):
            before = found[one.says].guidance if one.says in found else ()
            by_book = Guidance(other.book, one.cites or ruling.cites, open=bool(ruling.director))
            found[one.says] = Choice(one.says, (), one.effects, (*before, by_book))
    why = message("floor.book-silent-director-decides", book=short_name(table.policy.book), about=silent.point.asks)
    choices = (*found.values(), Choice(OTHER))
    return inq.ruling("decision", actor=actor, answer=SILENT, director=choices, effects=silent.leaves, why=why)


def _under(table: Table, policy: Any, do: Do, said: Mapping[str, object]) -> Ruling | None:
    """The ruling under another book; None where it is silent too, or the question makes no sense there."""
    before = table.snapshot()
    table.policy = policy
    try:
        return do(table, **said)
    except (Silent, Refusal):
        return None
    finally:
        table.restore(before)


def _outcomes(ruling: Ruling) -> tuple[Choice, ...]:
    """What a ruling comes to, as choices for a director."""
    if ruling.director and ruling.kind == "decision":
        return ruling.director
    return (Choice(outcome(ruling), ruling.cites, ruling.effects),)
