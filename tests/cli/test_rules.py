"""`cardspeak rules` and `cardspeak ask`: in words and as JSON, within 80 columns, with honest exit codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cardspeak.cli.program import program


def run(*arguments: str) -> Result:
    """Run the program in this process."""
    return CliRunner().invoke(program, arguments, prog_name="cardspeak")


def told(*arguments: str) -> Any:
    """What a command prints as JSON."""
    return json.loads(run(*arguments, "--json").stdout)


def test_the_books_are_listed() -> None:
    result = run("rules")
    assert result.exit_code == 0
    for words in ("tda-2024", "aplpt-2025", "151 of 463", "888 Poker League"):
        assert words in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules",),
        ("rules", "apl-korea-2023"),
        ("rules", "aplpt-2025", "3.8.5", "29"),
        ("rules", "--compare", "odd chip"),
        ("rules", "--compare", "rabbit hunting"),
        ("ask", "string bet"),
    ],
)
def test_everything_fits_80_columns(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_rules_of_a_book_are_listed_by_area() -> None:
    result = run("rules", "apl-au-2025")
    lines = [line.rstrip() for line in result.output.splitlines()]
    assert lines.index("Authority") < lines.index("Betting") < lines.index("League")
    assert any(line.startswith("47-A ") and line.endswith("tda-2024") for line in lines)
    assert "312 rules" in lines


def test_a_clause_that_is_not_applied_says_so_in_the_list() -> None:
    assert "(not applied)" in run("rules", "aplpt-2025", "--area", "balancing").output


def test_a_list_is_narrowed_by_area_and_kind() -> None:
    listed = told("rules", "888pl", "--area", "betting", "--kind", "mechanic", "--kind", "conduct")
    assert {rule["area"] for rule in listed} == {"betting"}
    assert {rule["kind"] for rule in listed} <= {"mechanic", "conduct"}


def test_a_rule_is_shown_with_its_origin_its_doubts_and_what_it_refers_to() -> None:
    output = " ".join(run("rules", "apl-au-2025", "47-A", "29/countdown").output.split())
    assert "apl-au-2025 47-A: Short all-ins and re-opening" in output
    assert "Betting, Mechanics, Player, from tda-2024" in output
    assert "cited as 29" in output
    assert "Unclear: Rule 43 names" in output
    assert "(I-26) Our reading: Default 25 and 5." in output
    assert "See also 43-A Minimum raise" in output
    assert "Referenced by 48 Unlimited raises" in output


def test_a_clause_that_yields_names_the_rule_that_prevails() -> None:
    assert "Not applied: apl-au-2025:63 takes precedence." in run("rules", "aplpt-2025", "3.8.5").output


def test_a_rule_as_json_carries_everything() -> None:
    (rule,) = told("rules", "aplpt-2025", "4.3.2")
    assert set(rule) == {
        "book", "layer", "id", "number", "title", "area", "kind", "who", "says", "refs", "yields", "doubt",
        "applied", "named_by", "doubts",
    }  # fmt: skip
    assert (rule["book"], rule["layer"], rule["applied"]) == ("aplpt-2025", "aplpt-2025", False)


def test_the_books_as_json() -> None:
    listed = {one["id"]: one for one in told("rules")}
    assert listed["apl-au-2025"]["rules"] == {"own": 102, "all": 312}
    assert listed["apl-korea-2023"]["base"] == "tda-2024"
    assert listed["888pl"]["silent"] == "director"


def test_the_start_of_a_books_name_is_enough() -> None:
    assert told("rules", "888", "3-v-5")[0]["book"] == "888pl"
    assert run("rules", "apl").exit_code == 2


def test_a_whole_rule_is_shown_in_all_its_parts_and_none_twice() -> None:
    assert [rule["id"] for rule in told("rules", "tda-2024", "47", "47-B")] == ["47-A", "47-B"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "tda-2042"), "Did you mean 'tda-2024'?"),
        (("rules", "tda-2024", "47-Z"), "Did you mean '47-"),
        (("rules", "tda-2024", "--area", "beting"), "Did you mean 'betting'?"),
        (("rules", "tda-2024", "--kind", "zzz"), "Kinds: mechanic"),
        (("rules", "--area", "betting"), "Give a BOOK"),
        (("rules", "--compare", "odd chip", "--kind", "mechanic"), "--compare cannot be combined"),
        (("rules", "--compare", "qqqqqqq"), "No book covers"),
        (("ask", "muck", "--book", "888pll"), "Did you mean '888pl'?"),
        (("ask",), "Missing argument"),
    ],
)
def test_what_does_not_exist_is_refused_with_a_hint(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr


def test_the_books_are_compared_side_by_side() -> None:
    output = run("rules", "--compare", "odd chip").output
    assert "Odd chip (Pots)" in output
    assert "same as tda-2024 [" in output
    assert "silent: the director decides" in output
    assert "[27]" in output


def test_a_comparison_as_json() -> None:
    found = told("rules", "888pl", "apl-2007", "--compare", "odd chip")[0]
    assert (found["topic"], found["area"]) == ("Odd chip", "pots")
    assert [one["book"] for one in found["books"]] == ["888pl", "apl-2007"]
    assert found["books"][1]["rules"] == [{"layer": "apl-2007", "id": "27", "title": "Odd chip in a split pot"}]


def test_a_question_is_answered_with_rules() -> None:
    result = run("ask", "one", "card", "shown", "at", "showdown")
    assert result.exit_code == 0
    assert "Only one winning card shown" in result.output


def test_a_question_to_one_book() -> None:
    hits = told("ask", "string bet", "--book", "888pl", "--book", "apl-2007", "--limit", "4")
    assert len(hits) == 4
    assert {hit["layer"] for hit in hits} == {"888pl", "apl-2007"}
    assert set(hits[0]) == {"layer", "books", "id", "number", "title", "area", "kind", "who", "says", "score"}


def test_a_question_nobody_answers() -> None:
    result = run("ask", "qqqqqqq")
    assert result.exit_code == 1
    assert "No book covers 'qqqqqqq'." in result.stderr
    assert run("ask", "qqqqqqq", "--json").stdout == "[]\n"
