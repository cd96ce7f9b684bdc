"""Where a book says nothing the director decides, and is told what the other books would rule."""

from __future__ import annotations

import pytest

from cardspeak.books.languages import settings_words
from cardspeak.books.layer_files import short_name
from cardspeak.books.settings import all_points
from cardspeak.floor.betting.deeds import Deed, Put, Said
from cardspeak.floor.ruling import Ruling
from cardspeak.words import message
from cardspeak.words.catalogue import worded
from tests.floor.betting.kit import chips, does, table_in

RAISE = "facing a raise"


def _silent(book: str, story: str, *parts: Deed) -> Ruling:
    ruling = does(table_in(story, book), *parts)
    assert ruling is not None
    return ruling


@pytest.mark.parametrize(
    ("book", "story", "parts", "options"),
    [
        ("apl-2007", "the big blind has the option", (Put((500,)),), {"check", "raise 700"}),
        ("apl-2007", "facing a bet", (Said("four hundred"),), {"call 350", "raise 700"}),
        ("apl-2007", "facing a bet", (Said("check"),), {"fold, call 350"}),
        ("888pl", "nothing bet on the flop", (Said("call"),), {"check"}),
        ("888pl", "facing a bet", (Said("check"),), {"fold, call 350"}),
    ],
)
def test_the_other_books_are_told_as_guidance(
    book: str, story: str, parts: tuple[Deed, ...], options: set[str]
) -> None:
    ruling = _silent(book, story, *parts)
    assert (ruling.kind, ruling.answer) == ("decision", "silent")
    assert {choice.option for choice in ruling.director} == {*options, "another ruling"}
    *guidance, other = ruling.director
    assert not other.guidance, "the director need not follow any of them"
    assert all(choice.guidance and book not in choice.guidance for choice in guidance)
    assert all(choice.cites and ":" in choice.shown[0] for choice in guidance), (
        "a rule of another book is named with it"
    )
    assert not ruling.cites, "a book that is silent is not cited"
    (asked,) = ruling.asked
    assert ruling.why == message(
        "floor.book-silent-director-decides", book=short_name(book), about=message(f"about.{asked.setting}")
    )
    assert str(all_points()[asked.setting].about) in str(ruling.why)
    assert settings_words("ko")[asked.setting] in worded(ruling.why, "ko")


def test_books_that_differ_are_told_apart() -> None:
    ruling = _silent("apl-2007", "facing a bet", Said("four hundred"))
    by_option = {choice.option: choice.guidance for choice in ruling.director}
    assert "tda-2015" in by_option["call 350"]
    assert by_option["raise 700"] == ("888pl",)


def test_the_director_reads_what_other_books_would_rule() -> None:
    told = str(_silent("apl-2007", "facing a bet", Said("four hundred")).told)
    assert "Guidance from other books: TDA 2024, APL 2025, APL Tour 2025, APL Korea" in told
    assert ": call 350 [40-B, 40-C, 43-A]; 888PL" in told
    assert told.endswith(": raise 700 [3-iv-5, 5-ii-10, 3-iv-12].")


def test_asking_changes_nothing_and_the_choice_can_be_played() -> None:
    table = table_in("facing a bet", "apl-2007")
    before, log = chips(table), list(table.the_hand().events)
    ruling = does(table, Said("four hundred"))
    assert ruling is not None
    assert table.policy.book == "apl-2007"
    assert list(table.the_hand().events) == log
    table.take(ruling)
    table.choose(next(choice for choice in ruling.director if choice.option == "raise 700"))
    assert chips(table) == before
    assert table.the_hand().bet_level == 700


def test_an_answer_from_the_layer_below_says_so() -> None:
    ruling = does(table_in("facing a bet", "apl-korea-2023"), Put((500, 500)))
    own = does(table_in("facing a bet", "apl-au-2025"), Put((500, 500)))
    assert ruling is not None
    assert own is not None
    assert ruling.action == own.action
    assert "the answer is from TDA 2024" in str(ruling.why)
    assert "TDA 2024" not in str(own.why)
