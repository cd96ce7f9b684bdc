"""Offences and guides of showdown and pots, picked through the code that serves them."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.conduct.guides import guide
from cardspeak.floor.conduct.offences import record_offence
from cardspeak.floor.table import Table
from tests.floor.showdown.kit import NAMES, numbers, options, table
from tests.words.kit import english

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("book", "offence", "cited", "offered"),
    [
        pytest.param(
            "apl-au-2025", "deliberate-miscall", "12", "warning", marks=rule("apl-au-2025", "12/miscall")
        ),
        pytest.param("tda-2015", "deliberate-miscall", "12", "warning", marks=rule("tda-2015", "12")),
        pytest.param(
            "apl-korea-2023", "deliberate-miscall", "pot-showdown-1", "warning",
            marks=rule("apl-korea-2023", "pot-showdown-1"),
        ),
        pytest.param("888pl", "deliberate-miscall", "3-v-2", "pot forfeited", marks=rule("888pl", "3-v-2")),
        pytest.param("888pl", "silent-about-the-pot", "3-v-3", "warning", marks=rule("888pl", "3-v-3")),
        pytest.param("apl-2007", "touching-the-pot", "16-a", "", marks=rule("apl-2007", "16-a")),
    ],
)  # fmt: skip
def test_an_offence_at_showdown_can_be_recorded(book: str, offence: str, cited: str, offered: str) -> None:
    ruling = record_offence(table(book), 6, offence)
    assert ruling.penalty == "may"
    assert cited in {number.split("/")[0] for number in numbers(ruling)}
    assert any(offered in option for option in options(ruling))


def test_an_offence_of_another_book_is_unknown() -> None:
    assert record_offence(table("apl-2007"), 6, "silent-about-the-pot").answer == "silent"
    assert "16-a" not in numbers(record_offence(table("tda-2024"), 6, "touching-the-pot"))


@pytest.mark.parametrize(
    ("book", "words", "cited", "step"),
    [
        pytest.param(
            "apl-au-2025", "stack the split pot", "RP-13", "stack the chips", marks=rule("apl-au-2025", "RP-13")
        ),
        pytest.param("apl-2007", "change for a chip", "16-b", "asks a neighbour", marks=rule("apl-2007", "16-b")),
    ],
)
def test_a_guide_walks_the_dealer_through(book: str, words: str, cited: str, step: str) -> None:
    ruling = guide(Table(policy(book), names=NAMES), words)
    assert cited in numbers(ruling)
    assert any(step in one for one in english(ruling.steps))
