"""The tool that says which rules are applied: from which face, by which test, and what is not reached."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardspeak
from cardspeak.books import books
from tools.rule_coverage.report import Entry, Recorded, counts_as_told, entries, printed

ROOT = Path(__file__).parents[2]

TESTS = """
import pytest
from cardspeak.books.policy import policy
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.books.settings.clock import SECONDS, PAUSES
from cardspeak.floor.script.run import run
from cardspeak.tournament.seats.sizes import SizeTables
from tests.tournament.seats.kit import Night

SEATS = "game NLHE 50/100\\nseats 1:A=5000 2:B=6000 3:C=7000\\nbutton 1\\npreflop\\n"

@pytest.mark.rule("apl-korea-2023", "general-procedures-5-A")
def test_a_sentence():
    run(SEATS + "clock on A called by B after 70 seconds\\n", default="apl-korea-2023")

@pytest.mark.rule("apl-korea-2023", "general-procedures-5-C")
def test_nobody_asks():
    Inquiry(policy("apl-korea-2023")).cite(PAUSES)

@pytest.mark.rule("aplpt-2025", "3.7.2")
def test_an_order():
    Night("aplpt-2025", entries=3).refused(SizeTables(seats=1))

def test_an_offence_and_a_hand_that_refuses():
    run(SEATS + 'offence by B "splashing"\\n', default="888pl")
    run(SEATS + "A raises to 120\\n", default="tda-2015")
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Entry]:
    """A few tests, recorded."""
    folder = tmp_path_factory.mktemp("recorded")
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    sources = Path(cardspeak.__file__).parents[1]
    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.rule_coverage.recorder",
            "--rules-to", str(folder / "to"), "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"),
            str(folder / "test_some.py"),
        ],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return {f"{one.rule.layer}:{one.rule.id}": one for one in entries(Recorded.read(folder / "to"))}


def test_a_rule_that_a_sentence_reaches_and_a_test_names_is_done(found: dict[str, Entry]) -> None:
    clock = found["apl-korea-2023:general-procedures-5-A"]
    assert clock.done
    assert list(clock.faces) == ["sentence"]
    assert [test.rpartition("::")[2] for test in clock.marked] == ["test_a_sentence"]


def test_a_rule_that_an_order_reaches_is_done(found: dict[str, Entry]) -> None:
    assert list(found["aplpt-2025:3.7.2"].faces) == ["order"]


def test_what_only_a_test_calls_is_not_reached(found: dict[str, Entry]) -> None:
    alone = found["apl-korea-2023:general-procedures-5-C"]
    assert (alone.done, alone.lacks) == (False, "is not reached")


def test_a_rule_that_is_reached_without_a_mark_lacks_a_test(found: dict[str, Entry]) -> None:
    assert found["888pl:1-ii-2"].lacks == "has no test"
    assert found["tda-2015:43-A"].faces


def test_every_rule_of_every_layer_is_reported_once(found: dict[str, Entry]) -> None:
    assert len(found) == sum(len(one.own_rules) for one in books()) == 958
    lines = list(printed(list(found.values())))
    assert lines[len(books())].split()[-1] == "958"
    assert sum("is not reached" in line for line in lines) == sum(not entry.faces for entry in found.values())


def test_telling_people_is_not_enough_for_a_mechanic(found: dict[str, Entry]) -> None:
    by_kind = {entry.rule.kind: entry.rule for entry in found.values()}
    assert counts_as_told(by_kind["information"])  # type: ignore[index]
    assert not counts_as_told(found["tda-2024:RP-9"].rule)


def test_the_report_is_there_for_programs(tmp_path: Path) -> None:
    (tmp_path / "1.json").write_text(
        json.dumps({"computed": {"888pl:6-4": {"order": ["t"]}}, "told": {}, "marked": {"888pl:6-4": ["t"]}})
    )
    sources = Path(cardspeak.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "tools.rule_coverage", str(tmp_path), "--json"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    (one,) = [one for one in json.loads(done.stdout) if one["done"]]
    assert (one["layer"], one["id"], one["faces"]) == ("888pl", "6-4", {"order": ["t"]})
