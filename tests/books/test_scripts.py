"""The books' own examples as floor scripts: every scenario of every ``<book>/*.floor`` is one case."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.books.policy import rule_numbers
from cardspeak.floor.script.run import Scenario, scenarios
from tests.books.said import HERE, ruled, said

SCRIPTS = sorted(HERE.glob("*/*.floor"))


def cases() -> Iterator[object]:
    """Each scenario with the book of its folder, marked with the rules it names."""
    for script in SCRIPTS:
        book = script.parent.name
        for scenario in scenarios(script.read_text(encoding="utf-8")):
            marks = [pytest.mark.rule(book, rule) for rule in scenario.rules]
            yield pytest.param(book, scenario, id=f"{book}/{script.stem}: {scenario.title}", marks=marks)


@pytest.mark.parametrize(("book", "scenario"), list(cases()))
def test_a_scenario_is_ruled_as_the_book_says(book: str, scenario: Scenario) -> None:
    result = ruled(book, scenario)
    assert result.ok, result.report
    assert result.expected, "the scenario expects nothing"
    assert not result.gaps


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parent.name}/{script.stem}")
def test_the_floor_says_what_it_said_before(script: Path) -> None:
    """Its words are pinned: a ruling that reads otherwise than before is a change that somebody has to look at."""
    kept = script.with_suffix(".said").read_text(encoding="utf-8")
    assert said(script).splitlines() == kept.splitlines(), "meant? then: python -m tests.books.said"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parent.name}/{script.stem}")
def test_every_scenario_names_rules_of_its_book(script: Path) -> None:
    known = rule_numbers(script.parent.name)
    for scenario in scenarios(script.read_text(encoding="utf-8")):
        assert scenario.rules, f"{scenario.title}: no rules"
        assert set(scenario.rules) <= set(known), f"{scenario.title}: {set(scenario.rules) - set(known)} unknown"
