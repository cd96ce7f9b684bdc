"""`cardspeak rule`: rulings in words and as JSON, books side by side, the formatter, and honest exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cardspeak.books import books
from cardspeak.cli.program import program

STORY = """\
book apl-au-2025
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 5:Btn
button 5
preflop
UTG raises to 1100
Next puts 1000 100 100 100           # silently
=> call 1100, back 200 [45-B, 43]
? Btn                                # what now
=> fold, call 1100, raise 1700+ [43-A]
"""
KEYS = [
    "line", "book", "actor", "kind", "action", "to", "returned", "binding", "options", "director", "penalty", "steps",
    "answer", "cites", "readings", "why",
]  # fmt: skip


def run(*arguments: str, text: str | None = STORY) -> Result:
    """Run the command on standard input."""
    return CliRunner().invoke(program, ["rule", *arguments], input=text, prog_name="cardspeak")


def test_a_ruling_is_told_in_another_language_and_compared_in_the_scripts_own_words() -> None:
    result = CliRunner().invoke(program, ["--lang", "ko", "rule", "-"], input=STORY)
    assert result.exit_code == 0
    assert "call 1100, back 200" in result.output
    assert "콜" in result.output
    assert "돌려주세요." in result.output


def test_every_line_is_told_with_its_ruling_and_every_expectation_with_ok() -> None:
    result = run("-")
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.splitlines()]
    at = lines.index("7  Next puts 1000 100 100 100")
    assert lines[at + 1].startswith("call 1100, back 200, binding [45-B")
    assert "8  => call 1100, back 200 [45-B, 43]  ok" in lines
    assert lines[-1] == "2 of 2 expectations met."
    assert max(map(len, result.output.splitlines())) <= 80


def test_a_failed_expectation_shows_both_sides_and_exits_with_1() -> None:
    result = run("-", text=STORY.replace("back 200", "back 300"))
    assert result.exit_code == 1
    assert "=> call 1100, back 300 [45-B, 43]  FAILED" in result.output
    assert "not said: back 300" in result.output
    assert "1 of 2 expectations met." in result.output


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("flpo", "Unreadable (line 11, column 1): No line begins with 'flpo'."),
        ("  stack SB  lots", "column 13"),
        ('SB says "x', "column 9"),
        ("flop", "Refused (line 11)"),
    ],
)
def test_what_cannot_be_read_is_pointed_at_and_exits_with_2(line: str, words: str) -> None:
    result = run("-", text=STORY + line)
    assert result.exit_code == 2
    assert words in result.output


def test_json_is_one_object_per_act_or_question() -> None:
    told = json.loads(run("-", "--json").stdout)
    assert [list(one) for one in told] == [KEYS] * 3
    call, options = told[1:]
    assert (call["line"], call["book"], call["actor"]) == (7, "apl-au-2025", "Next")
    assert (call["kind"], call["action"], call["to"], call["returned"], call["binding"]) == (
        "reading",
        "call",
        1100,
        200,
        True,
    )
    assert {"45-B", "43-A"} <= set(call["cites"])
    assert options["kind"] == "options"
    assert options["options"] == {"fold": True, "check": False, "call": 1100, "raise": {"min": 1700, "max": 200_000}}


def test_an_unreadable_line_is_an_object_too() -> None:
    result = run("-", "--json", text=STORY + "flpo")
    assert result.exit_code == 2
    last = json.loads(result.stdout)[-1]
    assert (last["line"], last["kind"]) == (11, "unreadable")
    assert last["why"].startswith("Column 1: ")


def test_all_books_stand_side_by_side() -> None:
    result = run("-", "--all-books")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    at = lines.index("   7  Next puts 1000 100 100 100")
    ids = [book.id for book in books()]
    first = [line.split()[0] for line in lines[at + 1 :] if line.split()]
    assert [word for word in first if word in ids][: len(ids)] == ids
    assert "=>" not in result.output
    assert max(map(len, lines)) <= 80


def test_several_books_in_json_are_told_one_after_the_other() -> None:
    told = json.loads(run("-", "--book", "tda-2015", "--book", "888", "--json").stdout)
    assert [one["book"] for one in told] == ["tda-2015"] * 3 + ["888pl"] * 3


def test_one_book_goes_before_the_script_s_and_expectations_count() -> None:
    result = run("-", "--book", "tda-2015")
    assert result.exit_code == 1
    assert "not cited: 45-B" in result.output


def test_a_trace_shows_facts_settings_and_rules() -> None:
    output = run("-", "--trace").output
    assert "fact: half mark 1400" in output
    assert "asked: betting.multichip = every-chip-needed (tda-2024)" in output
    assert "rule: 45-B " in output


def test_the_common_head_is_told_once(tmp_path: Path) -> None:
    head, acts = STORY.split("preflop\n")
    script = tmp_path / "night.floor"
    script.write_text(f"{head}---\n# One\npreflop\n{acts}---\n# Two\npreflop\n{acts}", encoding="utf-8")
    output = run(str(script), text=None).output
    assert output.count("game NLHE") == 1
    assert output.index("One") < output.index("Two")
    assert "4 of 4" in output


def test_a_script_in_a_book_s_folder_is_ruled_by_that_book(tmp_path: Path) -> None:
    (tmp_path / "tda-2015").mkdir()
    script = tmp_path / "tda-2015" / "x.floor"
    script.write_text(STORY.partition("\n")[2], encoding="utf-8")
    assert {one["book"] for one in json.loads(run(str(script), "--json", text=None).stdout)} == {"tda-2015"}
    assert run("-", text=STORY.partition("\n")[2]).exit_code == 2


def test_several_files_are_named(tmp_path: Path) -> None:
    names = [tmp_path / name for name in ("a.floor", "b.floor")]
    for name in names:
        name.write_text(STORY, encoding="utf-8")
    for more in ([], ["--all-books"]):
        output = run(*map(str, names), *more, text=None).output
        assert all(str(name) in output for name in names)


def test_format_prints_the_tidy_script_and_write_rewrites_it(tmp_path: Path) -> None:
    script = tmp_path / "x.floor"
    script.write_text("GAME  NLHE 250/500\n", encoding="utf-8")
    assert run("--format", str(script), text=None).output == "game NLHE 250/500\n"
    assert script.read_text(encoding="utf-8") == "GAME  NLHE 250/500\n"
    assert "rewritten" in run("--format", "--write", str(script), text=None).output
    assert script.read_text(encoding="utf-8") == "game NLHE 250/500\n"
    assert run("--format", "--write", str(script), text=None).output == ""
    assert run("--format", "-").exit_code == 0


def test_a_file_that_cannot_be_read_is_a_refusal(tmp_path: Path) -> None:
    binary = tmp_path / "x.floor"
    binary.write_bytes(b"\xff\xfe\x00")
    for name in (str(tmp_path / "none.floor"), str(binary), str(tmp_path)):
        result = run(name, text=None)
        assert result.exit_code == 2
        assert "Unreadable" in result.stderr


@pytest.mark.parametrize("arguments", [(), ("--write", "-"), ("-", "--book", "nobook")])
def test_wrong_usage_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_help_has_an_example() -> None:
    assert "Example: cardspeak rule" in run("--help").output
