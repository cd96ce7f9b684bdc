"""Where a book says nothing the director decides, and is told what the other books would rule."""

from __future__ import annotations

import pytest

from cardspeak.books.languages import settings_words
from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import policy
from cardspeak.books.settings import all_points
from cardspeak.books.settings.conduct import MAY_OVERRIDE
from cardspeak.floor.betting.deeds import Deed, Put, Said
from cardspeak.floor.ruling import Ruling, shown
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
    assert all(choice.guidance and not choice.cites for choice in guidance), "none of it is a rule of this book"
    for said in (said for choice in guidance for said in choice.guidance):
        assert said.book != book
        assert {cite.layer for cite in said.cites} <= set(policy(said.book).chain), "each book has its own numbers"
        assert said.cites
    assert shown(ruling.cites) == policy(book).rules(MAY_OVERRIDE), "the rule that gives the director the decision"
    (asked,) = ruling.asked
    assert ruling.why == message(
        "floor.book-silent-director-decides", book=short_name(book), about=message(f"about.{asked.setting}")
    )
    assert str(all_points()[asked.setting].about) in str(ruling.why)
    assert settings_words("ko")[asked.setting] in worded(ruling.why, "ko")


def test_books_that_differ_are_told_apart() -> None:
    ruling = _silent("apl-2007", "facing a bet", Said("four hundred"))
    by_option = {choice.option: tuple(one.book for one in choice.guidance) for choice in ruling.director}
    assert "tda-2015" in by_option["call 350"]
    assert by_option["raise 700"] == ("888pl",)


def test_the_director_reads_what_other_books_would_rule() -> None:
    told = str(_silent("apl-2007", "facing a bet", Said("four hundred")).explanation)
    assert "Guidance from other books: TDA 2024 [40-B, 40-C, 43-A], APL 2025 [40-B, 40-C, 43-A]" in told
    assert "TDA 2015 [37-B, 37-C, 43-A]: call 350; 888PL" in told
    assert told.endswith("888PL [3-iv-5, 5-ii-10, 3-iv-12]: raise 700.")


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
