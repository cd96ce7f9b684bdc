"""`cardspeak rules --settings`: what each book says on each setting, and on what ground."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cardspeak.cli.program import program


def run(*arguments: str) -> Result:
    """Run the program in this process."""
    return CliRunner().invoke(program, ["rules", *arguments], prog_name="cardspeak")


def told(*arguments: str) -> Any:
    """What a command prints as JSON."""
    return json.loads(run(*arguments, "--json").stdout)


def test_the_settings_of_a_book_are_listed_with_their_rules_and_doubts() -> None:
    result = run("--settings", "chips", "--book", "888pl")
    assert result.exit_code == 0
    words = " ".join(result.output.split())
    assert "chips.race_start left-of-dealer [6-11-p2]" in words
    assert "chips.between_stages round-up [6-11] (our reading: Q-race)" in words


def test_one_setting_is_laid_out_over_all_books() -> None:
    for arguments in (("--settings", "chips.race_start"), ("--compare", "chips.race_start")):
        words = " ".join(run(*arguments).output.split())
        assert "tda-2024 seat-1 [24-A]" in words
        assert "aplpt-2025 dealer-if-self-dealt [24-A, 3.11.8] (our reading: 3.11.8)" in words
        assert "apl-2007 silent" in words
    words = " ".join(run("--settings", "chips.found_later").output.split())
    assert "aplpt-2025 equal-value [24-C] (our reading: I-15) apl-au-2025" in words


def test_settings_as_json() -> None:
    (one,) = told("--settings", "satellites.flips_pool", "--book", "aplpt-2025")
    assert set(one) == {"setting", "about", "takes", "books"}
    assert one["books"] == [
        {"book": "aplpt-2025", "value": "1", "layer": "aplpt-2025", "cites": ["3.4.3"], "doubt": [], "note": ""}
    ]
    (silent,) = told("--compare", "satellites.flips_pool", "888pl")
    assert silent["books"][0]["value"] is None
    (several,) = told("--settings", "balancing.worst", "--book", "tda-2024")
    assert several["books"][0]["doubt"] == ["I-32", "11-A"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--settings", "chips.race_stat"), "Did you mean 'chips.race_start'?"),
        (("--settings", "qqq"), "Areas:"),
        (("--settings", "--compare", "odd chip"), "--compare cannot be combined with --settings."),
        (("--settings", "--area", "chips"), "--settings cannot be combined"),
        (("--book", "888pl"), "--book needs --settings"),
        (("--settings", "--book", "888pll"), "Did you mean '888pl'?"),
    ],
)
def test_what_does_not_go_together_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
