"""`cardspeak rules --coverage` and `--settings`: an honest join of catalogue, code and tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cardspeak.books.coverage import Coverage, coverage
from cardspeak.books.evidence import Cited, cited_in_script, cited_in_tests, uses
from cardspeak.books.policy import rule_numbers
from cardspeak.books.shelf import layer_ids
from cardspeak.cli import coverage as reading
from cardspeak.cli.program import program

ROOT = Path(__file__).parents[2]
LEVELS = "cardspeak.books.settings.levels"
ASKS = f"from {LEVELS} import HAND_BEGINS\n\ndef begins(inq):\n    return inq.ask(HAND_BEGINS)\n"
MARKED = 'import pytest\n\n@pytest.mark.rule("apl-2007", "7-b")\ndef test_it():\n    pass\n'


def run(*arguments: str) -> Result:
    """Run the program in this process."""
    return CliRunner().invoke(program, ["rules", *arguments], prog_name="cardspeak")


def told(*arguments: str) -> Any:
    """What a command prints as JSON."""
    return json.loads(run(*arguments, "--json").stdout)


def knows(book: str, rule: str) -> bool:
    """Whether there is such a rule, or such a book."""
    return book in layer_ids() and (not rule or rule in rule_numbers(book))


def entry(found: Coverage, book: str, rule: str) -> dict[str, Any]:
    """One line of a report."""
    return next(
        reading.entry_object(one) for one in found.entries if (one.book, one.rule.id) == (book, rule)
    )  # fmt: skip


# The join


def test_a_rule_is_done_once_code_asks_it_and_a_test_names_it() -> None:
    found = coverage({"cardspeak.floor.hand": ASKS}, {"tests/test_it.py": MARKED})
    one = entry(found, "apl-2007", "7-b")
    assert (one["status"], one["applied"], one["tests"]) == (
        "done",
        ["floor.hand:begins"],
        ["tests/test_it.py::test_it"],
    )


def test_a_rule_without_tests_or_without_code_is_to_come() -> None:
    untested = entry(coverage({"cardspeak.floor.hand": ASKS}, {}), "apl-2007", "7-b")
    assert (untested["status"], untested["applied"]) == ("to come", ["floor.hand:begins"])
    unasked = entry(coverage({}, {"tests/test_it.py": MARKED}), "apl-2007", "7-b")
    assert (unasked["status"], unasked["tests"]) == ("to come", ["tests/test_it.py::test_it"])


def test_a_comment_or_a_file_of_the_books_is_no_application() -> None:
    comment = "def begins():\n    return 1  # 7-b\n"
    found = coverage({"cardspeak.floor.hand": comment, "cardspeak.books.other": ASKS}, {})
    assert entry(found, "apl-2007", "7-b")["applied"] == []


def test_a_mark_for_a_book_counts_for_the_layer_its_rule_is_written_in() -> None:
    text = MARKED.replace('"apl-2007", "7-b"', '"apl-au-2025", "23/hand-start"')
    one = entry(coverage({}, {"tests/t.py": text}), "apl-au-2025", "23/hand-start")
    assert (one["layer"], one["tests"]) == ("tda-2024", ["tests/t.py::test_it"])


def test_a_mark_that_names_no_rule_is_reported() -> None:
    found = coverage({}, {"tests/books/888pl/a.floor": "# One\n# rules: 6-10 6-99\n"})
    assert found.stray == (Cited("888pl", "6-99", "tests/books/888pl/a.floor::One"),)
    assert entry(found, "888pl", "6-10")["tests"] == ["tests/books/888pl/a.floor::One"]


def test_telling_people_is_not_enough_for_a_mechanic() -> None:
    served = 'from cardspeak.books.practice import practice\n\ndef guides(book):\n    return practice(book, "guide")\n'
    applied = [one for one in coverage({"cardspeak.floor.guides": served}, {}).entries if one.applied]
    assert {one.applied for one in applied} <= {("floor.guides:guides",)}
    assert "mechanic" not in {one.rule.kind for one in applied}


# Evidence in code


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (f"from {LEVELS} import RISE\ndef f(): return RISE", "floor.x:f"),
        (f"from {LEVELS} import RISE as UP\ndef f(): return UP", "floor.x:f"),
        ("from cardspeak.books.settings import levels\ndef f(): return levels.RISE", "floor.x:f"),
        ("from cardspeak.books.settings import levels as clock\ndef f(): return clock.RISE", "floor.x:f"),
        (f"import {LEVELS} as clock\ndef f(): return clock.RISE", "floor.x:f"),
        (f"from {LEVELS} import RISE\nALL: tuple = ((RISE, 1),)\ndef f(): return ALL", "floor.x:f"),
        (f"def f():\n    from {LEVELS} import RISE\n    return RISE", "floor.x:f"),
        (f"from {LEVELS} import RISE\nclass A:\n    def m(self): return RISE", "floor.x:A.m"),
        (f"from {LEVELS} import RISE\nclass A:\n    up = RISE", "floor.x:A"),
        (f"from {LEVELS} import RISE\nALL = (RISE,)\ndef f(): return 1", None),
        ("def f(): return RISE", None),
    ],
)
def test_the_functions_that_ask_a_setting_are_found(text: str, where: str | None) -> None:
    found = uses({"cardspeak.floor.x": text})
    assert found.get((LEVELS, "RISE")) == ({where} if where else None)


def test_a_table_of_another_module_is_followed() -> None:
    table = f"from {LEVELS} import RISE\nALL = (RISE,)\n"
    asking = "from cardspeak.floor.table import ALL\ndef f(): return ALL\n"
    assert uses({"cardspeak.floor.table": table, "cardspeak.floor.y": asking}) == {(LEVELS, "RISE"): {"floor.y:f"}}


# Evidence in tests

TABLE = 'CASES = [{}]\n@pytest.mark.parametrize("x", CASES)\ndef test_a(x): pass'
MAKER = "def case(book, rule, x): return pytest.param(x, marks=pytest.mark.rule(book, rule))\n"
FROM_ROWS = "[pytest.param(*row, marks=pytest.mark.rule(*row[:2])) for row in CASES])"


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("888pl", "6-10")\ndef test_a(): pass',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("888pl", "6-10"))])\ndef test_a(x): pass',
        TABLE.format('pytest.param(1, marks=[pytest.mark.rule("888pl", "6-10")])'),
        'def rule(one): return pytest.mark.rule("888pl", one)\n@rule("6-10")\ndef test_a(): pass',
        MAKER + TABLE.format('case("888pl", "6-10", 1)'),
        TABLE.format('("888pl", "6-10", 1)').replace("CASES)", FROM_ROWS),
        'class TestA:\n    @pytest.mark.rule("888pl", "6-10")\n    def test_a(self): pass',
    ],
)
def test_marks_are_found_wherever_they_stand(text: str) -> None:
    assert list(cited_in_tests("t.py", text, knows)) == [Cited("888pl", "6-10", "t.py::test_a")]


def test_words_that_are_no_mark_are_no_evidence() -> None:
    text = 'CASES = [("888pl", "6-10")]\n@pytest.mark.parametrize("x", CASES)\ndef test_a(x): pass'
    assert list(cited_in_tests("t.py", text, knows)) == []


def test_a_script_names_rules_of_its_folder_its_book_line_or_another_book() -> None:
    text = "book tda-2015\n---\n# First\n# rules: 22, 23-A\n---\n# Second\nbook 888pl\n# rules: 6-10 apl-2007:7-b\n"
    assert [(one.book, one.rule, one.test) for one in cited_in_script("f", text, "apl-2007")] == [
        ("tda-2015", "22", "f::First"),
        ("tda-2015", "23-A", "f::First"),
        ("888pl", "6-10", "f::Second"),
        ("apl-2007", "7-b", "f::Second"),
    ]


def test_the_scan_finds_every_mark_that_pytest_finds(request: pytest.FixtureRequest) -> None:
    scanned: dict[Path, set[tuple[str, str]]] = {}
    missed = set()
    for item in request.session.items:
        path = item.path
        for mark in item.iter_markers("rule"):
            if path.suffix == ".py" and not hasattr(item, "scenario"):
                if path not in scanned:
                    text = path.read_text(encoding="utf-8")
                    scanned[path] = {(one.book, one.rule) for one in cited_in_tests(path.name, text, knows)}
                if mark.args not in scanned[path] and knows(*mark.args):
                    missed.add((path.relative_to(ROOT).as_posix(), *mark.args))
    assert {one for one in missed if one[0] != SCRIPTS} == set()


SCRIPTS = "tests/books/test_scripts.py"
"""Runs the floor scripts, whose rules are read from the scripts themselves."""


# The command


@pytest.fixture(scope="module")
def report() -> list[dict[str, Any]]:
    """The report on this clone."""
    rules: list[dict[str, Any]] = told("--coverage")["rules"]
    return rules


def test_all_957_entries_are_reported_once_under_their_book(report: list[dict[str, Any]]) -> None:
    assert len(report) == 957
    assert len({(one["book"], one["id"]) for one in report}) == 957
    assert {one["book"] for one in report} == set(layer_ids()) - {"tda-2024"}
    assert sum(one["kind"] == "mechanic" for one in report) == 567


def test_every_entry_has_the_keys_that_others_read(report: list[dict[str, Any]]) -> None:
    assert all(set(one) >= {"book", "id", "kind", "area", "status", "applied", "tests"} for one in report)
    assert {one["status"] for one in report} <= {"done", "to come"}
    assert all((one["status"] == "done") == bool(one["applied"] and one["tests"]) for one in report)


def test_what_is_applied_and_tested_exists(report: list[dict[str, Any]]) -> None:
    for one in report:
        for where in one["applied"]:
            module, _, function = where.partition(":")
            source = ROOT / "src" / "cardspeak" / Path(*module.split("."))
            file = source.with_suffix(".py") if source.with_suffix(".py").is_file() else source / "__init__.py"
            assert function.split(".")[-1] in file.read_text(encoding="utf-8")
        assert all((ROOT / test.partition("::")[0]).is_file() for test in one["tests"])


def test_the_league_is_to_come(report: list[dict[str, Any]]) -> None:
    seasons = next(one for one in report if one["id"] == "D-VI")
    assert (seasons["status"], seasons["applied"], seasons["settings"]) == (
        "to come",
        [],
        ["league.season_months", "league.season_of", "league.seasons"],
    )


def test_the_report_in_words_counts_and_names_what_is_missing() -> None:
    result = run("--coverage", "--book", "apl-2007")
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= 80
    words = " ".join(result.output.split())
    assert "apl-2007 authority 1 1" in words
    assert all(one["id"] in words for one in told("--coverage", "--missing", "--book", "apl-2007")["rules"])


def test_only_what_is_missing() -> None:
    listed = told("--coverage", "--missing", "--book", "apl-au-2025")["rules"]
    assert {one["status"] for one in listed} == {"to come"}
    assert {one["book"] for one in listed} == {"apl-au-2025"}
    assert "Area" not in run("--coverage", "--missing").output


def test_a_layer_of_a_book_may_be_asked_for() -> None:
    assert {one["layer"] for one in told("--coverage", "tda-2024")["rules"]} == {"tda-2024"}


def test_an_installed_package_says_that_it_has_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reading, "PACKAGE", tmp_path / "lib" / "site-packages" / "cardspeak")
    assert reading.clone() is None
    result = run("--coverage", "--book", "apl-2007")
    assert result.exit_code == 0
    assert "not part of an installed package" in " ".join(result.output.split())
    machine = run("--coverage", "--book", "apl-2007", "--json")
    assert all(one["tests"] == [] for one in json.loads(machine.stdout)["rules"])
    assert "not part of an installed package" in machine.stderr


# Settings


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
        (("--settings", "qqq"), "The areas are:"),
        (("--settings", "--coverage"), "Ask for one of"),
        (("--coverage", "--area", "chips"), "--coverage goes without"),
        (("--missing",), "--missing goes with --coverage"),
        (("--book", "888pl"), "--book goes with"),
        (("--coverage", "--book", "888pll"), "Did you mean '888pl'?"),
    ],
)
def test_what_does_not_go_together_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
