"""Points on which the book in force is silent: the director decides and is told what other books say."""

from __future__ import annotations

from collections.abc import Mapping

from cardspeak.errors import Ambiguous
from cardspeak.floor.inquiry import Silent
from cardspeak.tournament.core import State


def left_open(state: State, silent: Silent, field: str, limits: Mapping[str, object] | None = None) -> Ambiguous:
    """The refusal that asks the director, with what the other books say on the point."""
    said = [(policy.book, policy.answer(silent.setting)) for policy in state.policy.others]
    elsewhere = [f"{book} {answer.value} [{', '.join(map(str, answer.all_cites))}]" for book, answer in said if answer]
    told = f" Other books: {'; '.join(elsewhere)}." if elsewhere else ""
    message = f"{silent.setting.about} The book does not say: the director decides and says why.{told}"
    return Ambiguous("director.decides", message, field=field, limits={**(limits or {}), "elsewhere": elsewhere})
