"""A refusal that asks for something carries the question; one that does not says what is wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardspeak.tournament
from cardspeak.words import message

TOURNAMENT = Path(cardspeak.tournament.__file__).parent
ASKS = re.compile(r"(Enter|Choose|Confirm|Name|Count|Say|Give)\b")
ABOUT_THE_SETUP = {"satellite.price", "setup.add-ons", "setup.charge-unlawful/not-checked", "setup.target"}
"""Asked of whoever writes a set-up, which is no order: the form shows the refusal at its field."""
OF_THE_STATE = {"chips.none"}
"""Refused by what a log holds, not by an order."""
OF_A_LIST = {"deal.prizes", "payout.places"}


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Every refusal that the tournament makes by a code."""
    for path in sorted(TOURNAMENT.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                continue
            name = ast.unparse(call.func)
            if name in ("Unlawful", "Unreadable", "Ambiguous") or name.endswith((".asking", ".refuse")):
                yield f"{path.name}:{call.lineno}", str(call.args[0].value), call


def carries_a_question(call: ast.Call) -> bool:
    """Whether it says what may be answered, in a field of the order."""
    given = {one.arg: one.value for one in call.keywords}
    limits = given.get("limits")
    listed = isinstance(limits, ast.Dict) and any(
        isinstance(key, ast.Constant) and key.value == "of" for key in limits.keys
    )
    return ast.unparse(call.func).endswith(".asking") or "takes" in given or "of" in given or listed


def test_whatever_asks_carries_its_question() -> None:
    asking = [
        (where, code, call)
        for where, code, call in refusals()
        if code not in ABOUT_THE_SETUP | OF_THE_STATE | OF_A_LIST and ASKS.match(str(message(code)))
    ]
    assert len(asking) > 20
    assert [f"{where} {code}" for where, code, call in asking if not carries_a_question(call)] == []


@pytest.mark.parametrize("code", ["bounty.by", "break.assign", "bust.nobody", "deal.counts", "level.which"])
def test_what_does_not_ask_says_what_is_wrong(code: str) -> None:
    assert not ASKS.match(str(message(code)))
