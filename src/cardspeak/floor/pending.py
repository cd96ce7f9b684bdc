"""Questions while the director has still to decide: answered only where every choice gives the same answer."""

from __future__ import annotations

from collections.abc import Callable

from cardspeak.errors import Refusal
from cardspeak.floor.floor import OTHER
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import items, message

OPEN = "open"
"""The answer to a question that depends on what the director decides first."""


def answered_or_open(table: Table, now: Ruling, ask: Callable[[], Ruling | None]) -> Ruling:
    """What a question gets: the answer, or the decision that it depends on."""
    waiting = table.open
    if waiting is None or not table.waits or now.answer == waiting.actor:
        return now  # it stays the turn of the player whose act is looked at
    choices = [choice for choice in waiting.director if choice.says != OTHER]
    if all(_same(now, _after(table, choice, ask)) for choice in choices):
        return now
    why = message("floor.decision-comes-first", options=items((choice.says for choice in waiting.director), "bar"))
    return Ruling(
        kind="decision", actor=waiting.actor, answer=OPEN, director=waiting.director, cites=waiting.cites, why=why
    )


def _after(table: Table, choice: Choice, ask: Callable[[], Ruling | None]) -> Ruling | None:
    """The answer if the director chose so; None where there would be none."""
    before = table.snapshot()
    try:
        table.choose(choice)
        return ask()
    except Refusal:
        return None
    finally:
        table.restore(before)


def _same(one: Ruling, other: Ruling | None) -> bool:
    if other is None:
        return False
    return (one.answer, one.action, one.to, one.options) == (other.answer, other.action, other.to, other.options)
