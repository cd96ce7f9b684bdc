"""Words as the search sees them."""

from __future__ import annotations

import pytest

from cardspeak.books.words import phrases_in, stem, stems, talk


@pytest.mark.parametrize(
    "forms",
    [
        ("raise", "raises", "raised", "raising"),
        ("penalty", "penalties"),
        ("fold", "folds", "folded", "folding"),
        ("drop", "dropped", "dropping"),
        ("chip", "chips"),
        ("pass", "passes", "passing", "passed"),
        ("color", "colour", "colours"),
        ("muck", "mucked", "mucking", "mucks"),
    ],
)
def test_the_forms_of_a_word_come_together(forms: tuple[str, ...]) -> None:
    assert len({stem(form) for form in forms}) == 1


@pytest.mark.parametrize("word", ["string", "all", "1000", "status", "king", "red"])
def test_a_word_that_only_looks_like_a_form_is_left_alone(word: str) -> None:
    assert stem(word) == word


@pytest.mark.parametrize("written", ["all in", "all-in", "All-In", "allin"])
def test_one_word_in_two_is_the_same_word(written: str) -> None:
    assert stems(written) == ["allin"]


def test_words_that_say_nothing_are_left_out() -> None:
    assert stems("who is on the button") == ["button"]


def test_what_means_the_same_is_found_longest_first() -> None:
    found = phrases_in(stems("a string bet and then the clock"))
    assert [phrase for phrase, _ in found] == [("string", "bet"), ("clock",)]
    assert ("one", "motion") in found[0][1]


def test_no_phrase_of_the_table_is_empty_or_alone() -> None:
    assert all(len(group) > 1 and all(group) for group in talk().same)
