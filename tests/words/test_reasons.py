"""Reasons that the product itself writes into a log have words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cardspeak.tournament
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.standing import DealDropped
from cardspeak.words import message, word
from cardspeak.words.catalogue import has_words, worded

TOURNAMENT = Path(cardspeak.tournament.__file__).parent
HOLDS_A_REASON = {"why", "reason"}
ORDERS_THAT_NOBODY_TYPED = {"WaiveHalt"}
"""An automatic director says why, as a person would."""


def reasons() -> Iterator[tuple[str, str]]:
    """Every text that stands in the code as the reason of something, and where."""
    for path in sorted(TOURNAMENT.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) in ORDERS_THAT_NOBODY_TYPED:
                continue
            for given in call.keywords:
                texts = [one for one in ast.walk(given.value) if isinstance(one, ast.Constant | ast.JoinedStr)]
                if given.arg in HOLDS_A_REASON and not isinstance(given.value, ast.Call):
                    yield from ((f"{path.name}:{call.lineno}", ast.unparse(one).strip("'\"")) for one in texts)


def test_every_reason_in_the_code_has_words() -> None:
    found = {where: text for where, text in reasons() if text and text != "None"}
    assert len(found) > 20
    assert {where: text for where, text in found.items() if not has_words(word("why", text).code)} == {}


def test_a_deal_that_is_not_paid_is_told_in_the_language_of_the_reader() -> None:
    dropped = DealDropped(number=1, why=message("why.paid-by-the-payouts-announced"))
    assert worded(dropped.story_line(State()), "ko").endswith("발표된 상금대로 지급")
    assert str(dropped.story_line(State())) == "Deal 1 fell through: paid by the payouts announced"
