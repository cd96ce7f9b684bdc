"""The floor's door: a ruling on something that happened, or a decision with guidance where the book is silent."""

from __future__ import annotations

from typing import Any

from cardspeak.errors import Refusal
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.ruling import Choice, Plain, Ruling, options_said, shown
from cardspeak.floor.script.forms import Do, Said
from cardspeak.floor.table import Table
from cardspeak.floor.turn.held import settle_held
from cardspeak.phrase import phrase

OTHER = "another ruling"
"""What a director may always choose where the book is silent."""


def rule_on(table: Table, do: Do, said: Said) -> Ruling | None:
    """What the floor says to one line; nothing takes effect before ``table.take``."""
    try:
        return do(table, said)
    except Silent as silent:
        return _silence(table, do, said, silent)


def take(table: Table, ruling: Ruling) -> None:
    """Let a ruling take effect, and with it every act out of turn whose turn has come and which binds (53-A)."""
    table.take(ruling)
    if table.hand is not None:
        settle_held(table)


def _silence(table: Table, do: Do, said: Said, silent: Silent) -> Ruling:
    """The book says nothing: the director decides, and what the other books would rule is offered as guidance."""
    inq = Inquiry(table.policy)
    inq.maybe(silent.setting)
    found: dict[str, Choice] = {}
    actor: str | None = None
    for other in table.policy.others:
        ruling = _under(table, other, do, said)
        if ruling is None:
            continue
        actor = ruling.actor or actor
        for one in _outcomes(ruling):
            known = found.get(one.option)
            books = (*known.guidance, other.book) if known else (other.book,)
            cites = known.cites if known else one.cites
            found[one.option] = Choice(one.option, cites, one.effects, books)
    told = "; ".join(f"{', '.join(one.guidance)}: {one.option}{_numbers(one)}" for one in found.values())
    about = silent.setting.about.rstrip(".")
    why = phrase("{book} is silent here ({about}), so the director decides.", book=table.policy.book, about=about)
    if told:
        why = why.then(phrase("Guidance from other books: {told}.", told=told))
    choices = (*found.values(), Choice(OTHER))
    return inq.ruling("decision", actor=actor, answer="silent", director=choices, effects=silent.leaves, why=why)


def _numbers(choice: Choice) -> str:
    return f" [{', '.join(shown(choice.cites))}]" if choice.cites else ""


def _under(table: Table, policy: Any, do: Do, said: Said) -> Ruling | None:
    """The ruling under another book; None where it is silent too, or the question makes no sense there."""
    before = table.snapshot()
    table.policy = policy
    try:
        return do(table, said)
    except (Silent, Refusal):
        return None
    finally:
        table.restore(before)


def _outcomes(ruling: Ruling) -> tuple[Choice, ...]:
    """What a ruling comes to, as choices for a director."""
    if ruling.director and ruling.kind == "decision":
        return ruling.director
    said = outcome(ruling)
    return (Choice(said, ruling.cites, ruling.effects),) if said else ()


def outcome(ruling: Ruling) -> str:
    """A ruling in a few words: ``call 1200``, ``misdeal``."""
    if ruling.action is not None:
        return f"{ruling.action} {ruling.to}" if ruling.to is not None else ruling.action
    if isinstance(ruling.answer, str):
        return ruling.answer
    if isinstance(ruling.answer, list):
        return _listed(ruling.answer)
    if isinstance(ruling.answer, dict):
        return ", ".join(f"{key} {_listed(value)}" for key, value in ruling.answer.items())
    if ruling.options is not None:
        return ", ".join(options_said(ruling.options, lambda least, _most: f"{least}+"))
    return str(ruling.why)


def _listed(value: Plain) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
