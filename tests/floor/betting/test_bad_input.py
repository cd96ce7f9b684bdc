"""Stories that contradict themselves: refused with the reason, and nothing has changed."""

from __future__ import annotations

import pytest

from cardspeak.floor.script.run import Outcome, run

HEAD = "book apl-au-2025\ngame NLHE 100/200\nseats 2:Ann=9000 3:Ben=4100 5:Cy=12500 8:Dot=700\nbutton 8\n"


def _refused(story: str) -> tuple[Outcome, Outcome]:
    """The refusal of the last line, and the stacks asked for after it."""
    result = run(f"{HEAD}{story}\n=> refused\n? stacks")[0]
    told = [one for one in result.outcomes if one.finding is None]
    refusal = told[-2] if len(told) > 1 and told[-1].text == "? stacks" else told[-1]
    return refusal, told[-1]


@pytest.mark.parametrize(
    ("story", "code"),
    [
        ("flop\nAnn bets 500\nBen folds\nBen calls", "act.no-cards"),
        ("flop\nAnn bets 500\nBen puts 5000", "chips.too-many"),
        ("flop\nAnn bets 50000", "chips.too-many"),
        ("flop\nAnn bets 500\nBen raises to 4101", "chips.too-many"),
        ("flop\nAnn checks\nBen checks\nCy checks\nDot all-in\nDot calls", "act.all-in"),
        ("flop\nAnn bets 500\nBen calls 700", "script.amount"),
        ("flop\nAnn all-in 8000", "script.amount"),
        ("preflop\nDot folded before", "script.folded-first"),
        ("preflop\nAnn folds\nDot folded before", "script.hand-running"),
        ("flop\nAnn checks\nBen has 25 out", "chips.not-there"),
        ("flop\nerror noticed", "betting.no-error"),
        ("flop\nskip noticed", "turn.nobody-skipped"),
        ("flop\ndirector call", "script.nothing-open"),
        ("flop\nAnn bets 500\nturn", "script.street-open"),
        ("flop\nAnn brings it in", "act.not-now"),
    ],
)
def test_what_cannot_have_happened_is_refused_and_changes_nothing(story: str, code: str) -> None:
    told, lines = story.split("\n"), HEAD.count("\n")
    refusal, after = _refused(story)
    assert refusal.code == code
    assert refusal.line == lines + len(told)
    assert refusal.ruling is not None
    assert str(refusal.ruling.why)
    clean = run(HEAD + "\n".join(told[:-1]) + "\n? stacks")[0].outcomes[-1]
    assert after.ruling is not None
    assert clean.ruling is not None
    assert after.ruling.answer == clean.ruling.answer


def test_a_card_cannot_be_dealt_twice() -> None:
    result = run(HEAD + "hole Ann Ah Kd\nhole Ben Ah 2c\npreflop")[0]
    assert result.stopped is not None
    assert "Ah" in result.report()


@pytest.mark.parametrize(
    ("line", "near"),
    [("Ann rases to 600", "raises"), ("Ann cheks", "checks"), ("Ann pust 500", "put"), ("Ann flods", "folds")],
)
def test_an_unknown_word_is_met_with_the_nearest_one(line: str, near: str) -> None:
    result = run(f"{HEAD}flop\n{line}")[0]
    assert result.stopped is not None
    assert result.stopped.code
    assert result.stopped.ruling is not None
    assert near in str(result.stopped.ruling.why)
    assert result.stopped.column == 5


@pytest.mark.parametrize("line", ["Ann puts", "Ann puts 0", "Ann then calls", "Ann says", "Ann puts 9x", "Zoe calls"])
def test_half_a_sentence_is_unreadable(line: str) -> None:
    result = run(f"{HEAD}flop\n{line}")[0]
    assert result.stopped is not None
    assert result.stopped.ruling is not None
    assert result.stopped.ruling.kind == "unreadable"
