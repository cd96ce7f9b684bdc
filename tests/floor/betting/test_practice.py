"""Guides, offences and notices of betting, through the code that serves them."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.conduct.guides import guide, notice, notices_at
from cardspeak.floor.conduct.offences import record_offence
from cardspeak.floor.ruling import shown
from cardspeak.floor.table import Table
from tests.floor.betting.kit import table_in
from tests.words.kit import english


@pytest.mark.parametrize(
    ("book", "words", "cited", "first", "who"),
    [
        pytest.param("apl-au-2025", "earlier chips in front", "46-A", "before any chip moves", "dealer", marks=pytest.mark.rule("apl-au-2025", "46-A")),
        pytest.param("tda-2015", "string bet", "51", "string bet", "dealer", marks=pytest.mark.rule("tda-2015", "51")),
        pytest.param("apl-2007", "say the action before the chips", "18-a", "check, call or raise", "player", marks=pytest.mark.rule("apl-2007", "18-a")),
        pytest.param("apl-2007", "announce-a-raise", "19-a", "Say raise", "player", marks=pytest.mark.rule("apl-2007", "19-a")),
    ],
)  # fmt: skip
def test_a_guide_walks_through_it(book: str, words: str, cited: str, first: str, who: str) -> None:
    ruling = guide(Table(policy(book)), words)
    assert cited in shown(ruling.cites)
    assert first in str(ruling.steps[0])
    assert len(ruling.steps) > 1
    assert english(ruling.facts) == (f"For: {who}.",)


@pytest.mark.parametrize(
    ("book", "offence", "cited"),
    [
        pytest.param("apl-au-2025", "acted-before-amount", "50-B", marks=pytest.mark.rule("apl-au-2025", "50-B")),
        pytest.param("apl-au-2025", "tiny-chip", "41", marks=pytest.mark.rule("apl-au-2025", "41/tiny-chip")),
        pytest.param("apl-au-2025", "bet-the-pot", "54-D", marks=pytest.mark.rule("apl-au-2025", "54-D")),
        pytest.param("apl-au-2025", "non-standard-fold", "58", marks=pytest.mark.rule("apl-au-2025", "58")),
        pytest.param("apl-au-2025", "conditional-statement", "59-A", marks=pytest.mark.rule("apl-au-2025", "59-A")),
        pytest.param("tda-2015", "acted-before-amount", "38-B", marks=pytest.mark.rule("tda-2015", "38-B")),
        pytest.param("tda-2015", "tiny-chip", "41", marks=pytest.mark.rule("tda-2015", "41")),
        pytest.param("tda-2015", "bet-the-pot", "50-C", marks=pytest.mark.rule("tda-2015", "50-C")),
        pytest.param("tda-2015", "non-standard-fold", "53", marks=pytest.mark.rule("tda-2015", "53")),
        pytest.param("tda-2015", "conditional-statement", "54", marks=pytest.mark.rule("tda-2015", "54")),
    ],
)
def test_an_offence_can_be_recorded_and_may_be_penalised(book: str, offence: str, cited: str) -> None:
    ruling = record_offence(table_in("facing a bet", book), 3, offence)
    assert ruling.penalty == "may"
    assert cited in shown(ruling.cites)
    assert any("warning" in choice.option for choice in ruling.director)


@pytest.mark.parametrize("book", ["apl-2007", "888pl"])
def test_a_book_without_the_offence_does_not_know_it(book: str) -> None:
    ruling = record_offence(table_in("facing a bet", book), 3, "bet-the-pot")
    assert (ruling.answer, ruling.penalty) == ("silent", "may")
    assert not {"54-D", "50-C"} & set(shown(ruling.cites))


@pytest.mark.parametrize(
    ("book", "words", "place", "cited"),
    [
        pytest.param(
            "apl-korea-2023",
            "bets and raises",
            "rules",
            "play-bets-raises",
            marks=pytest.mark.rule("apl-korea-2023", "play-bets-raises"),
        ),
        pytest.param(
            "aplpt-2025", "all-in-button", "table", "3.11.17", marks=pytest.mark.rule("aplpt-2025", "3.11.17")
        ),
    ],
)
def test_a_notice_hangs_where_people_look(book: str, words: str, place: str, cited: str) -> None:
    told = notice(Table(policy(book)), words)
    assert cited in shown(told.cites)
    there = notices_at(Table(policy(book)), place)
    assert isinstance(told.answer, list)
    assert isinstance(there.answer, list)
    assert told.answer[0] in there.answer
