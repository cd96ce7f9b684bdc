"""The half raise is one setting: a house that changes it changes every reading that goes by it."""

from __future__ import annotations

import pytest

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run

HEAD = """
game NLHE 25/50
seats 2:Ann=9000 5:Ben=9000 7:Cat=9000
button 7
preflop
Cat raises to 600
Ann folds
"""


def last(half: str, *lines: str) -> Ruling:
    story = f'house betting.half = "{half}"\n{HEAD}' + "\n".join(lines)
    found = run(story, "apl-au-2025")[0].outcomes[-1].ruling
    assert found is not None
    return found


@pytest.mark.rule("apl-au-2025", "43-A")
@pytest.mark.rule("apl-au-2025", "46-C-2")
@pytest.mark.parametrize(("half", "action", "to"), [("1/2", "raise", 1_150), ("4/5", "call", 600)])
def test_earlier_chips_taken_back_in_part_go_by_it(half: str, action: str, to: int) -> None:
    ruling = last(half, "Ben has 25 25 out", "Ben takes back 25 then puts 1000")
    assert (ruling.action, ruling.to) == (action, to)  # 1025 out: 425 of 550 over the call


@pytest.mark.rule("apl-au-2025", "46-C-2")
@pytest.mark.parametrize(("half", "options"), [("1/2", ["call 600", "raise 1150"]), ("9/10", ["call 600"])])
def test_chips_swept_together_go_by_it(half: str, options: list[str]) -> None:
    ruling = last(half, "Ben has 25 25 out", "Ben pushes 1000 together")
    assert [choice.option for choice in ruling.director] == options  # 1050 out: 450 of 550 over the call
