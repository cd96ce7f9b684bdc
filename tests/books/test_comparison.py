"""The books side by side on one topic."""

from __future__ import annotations

import pytest

from cardspeak.books import book, books, compare, topics
from cardspeak.books.comparison import Stand
from cardspeak.errors import Unreadable


def stands(topic: str) -> dict[str, Stand]:
    """Where each book stands on the first topic a question leads to."""
    return {stand.book: stand for stand in compare(topic)[0].stands}


def test_every_topic_names_rules_of_at_least_one_book() -> None:
    assert len(topics()) == 130
    assert all(topic.books and all(words.rules for words in topic.books.values()) for topic in topics())


def test_on_the_odd_chip_every_book_has_its_say() -> None:
    said = stands("odd chip")
    assert list(said) == [one.id for one in books()]
    assert [rule.id for rule in said["apl-2007"].rules] == ["27"]
    assert said["apl-korea-2023"].says == "Closest to the button"
    assert said["apl-korea-2023"].source == "apl-korea-2023"
    assert said["tda-2015"].rules[0].id == "19-A"


def test_a_book_without_a_word_of_its_own_says_what_the_one_below_says() -> None:
    said = stands("odd chip")
    assert (said["apl-au-2025"].source, said["apl-au-2025"].rules) == ("tda-2024", said["tda-2024"].rules)


def test_a_book_with_nothing_below_is_silent() -> None:
    said = stands("hand for hand")
    assert (said["apl-2007"].source, said["apl-2007"].rules) == (None, ())
    assert said["apl-korea-2023"].source == "apl-korea-2023"


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("clock", "Calling the clock: seconds"),
        ("colour up", "Colour-up and chip race"),
        ("colur up", "Colour-up and chip race"),
        ("string bet", "String bet"),
        ("out of turn", "Acting out of turn"),
        ("undercall", "Undercall"),
        ("substantial action", "Substantial action, 2 actions"),
        ("misdeal", "Misdeal: exposed cards"),
        ("late entry", "Late entry closes"),
        ("newcomer", "Newcomer dealt in when"),
        ("47-A", "Short all-in and re-opening"),
        ("rule 3-v-5", "Right to see a hand"),
    ],
)
def test_a_question_or_a_number_leads_to_its_topic(asked: str, topic: str) -> None:
    assert topic in [one.topic for one in compare(asked)]


def test_a_question_that_is_no_topic_is_searched_for_in_each_book() -> None:
    (found,) = compare("rabbit hunting")
    assert (found.topic, found.area) == ("rabbit hunting", None)
    said = {stand.book: stand for stand in found.stands}
    assert said["tda-2024"].rules[0].id == "28"
    assert said["888pl"].rules[0].id == "2-ii-16"
    assert said["apl-2007"].source is None


def test_some_books_can_be_compared() -> None:
    found = compare("odd chip", (book("888pl"), book("apl-2007")))
    assert [stand.book for stand in found[0].stands] == ["888pl", "apl-2007"]


def test_a_topic_nobody_speaks_of_is_refused() -> None:
    with pytest.raises(Unreadable, match="No book covers 'qqqqqqq'"):
        compare("qqqqqqq")
