"""Raise-or-fold satellites: nobody may call; a stack that does not cover the bet may still go all-in (3.3.1)."""

from __future__ import annotations

from cardspeak.books.settings.satellites import RAISE_OR_FOLD_ALLOWS, RAISE_OR_FOLD_OVERCHIP
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Lasting, Table
from cardspeak.words import message


class Format(Lasting):
    """How the event is played beyond its game."""

    def __init__(self) -> None:
        self.raise_or_fold = False


def gone(table: Table, at: Facing) -> frozenset[str]:
    """What the format takes away from a player."""
    if not table.recall(Format).raise_or_fold or not at.faced or at.all_in <= at.bet:
        return frozenset()
    answer = table.policy.answer(RAISE_OR_FOLD_ALLOWS)
    return frozenset({"call"}) if answer is not None and "call" not in answer.value else frozenset()


def without_calls(table: Table, at: Facing, ruling: Ruling) -> Ruling:
    """A ruling under the format: a call said is refused, and one that only chips make is the director's."""
    if ruling.kind != "reading" or ruling.action != "call" or "call" not in gone(table, at):
        return ruling
    inq = Inquiry(table.policy, at.name)
    inq.rest_on(RAISE_OR_FOLD_ALLOWS)
    lawful = at.without("call")
    if not ruling.returned:
        why = message("betting.must-raise-or-fold", name=at.name)
        return inq.ruling("refused", options=lawful, binding=False, why=why)
    inq.rest_on(RAISE_OR_FOLD_OVERCHIP)
    cites = inq.cited(RAISE_OR_FOLD_OVERCHIP)
    choices = [verdict.choice_fold(at, 0, cites)]
    if not at.closed:
        choices.append(verdict.choice_wager(at, at.least, cites))
    choices.append(Choice(message("option.another-ruling"), cites))
    why = message("betting.no-call-for-chips")
    return inq.ruling("decision", director=tuple(choices), returned=ruling.returned, why=why)
