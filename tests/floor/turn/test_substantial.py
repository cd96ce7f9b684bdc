"""How much action is substantial, book by book, act by act."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.ruling import shown
from cardspeak.floor.substantial import substantial

CASES = [
    ("apl-au-2025", "36", "post post", False, "36"),
    ("apl-au-2025", "36", "post post call", False, "36"),
    ("apl-au-2025", "36", "call", False, "36"),
    ("apl-au-2025", "36-A", "fold call", True, "36-A"),
    ("apl-au-2025", "36-A", "check bet", True, "36-A"),
    ("apl-au-2025", "36-A", "check check", False, "36"),
    ("apl-au-2025", "36-A", "fold fold", False, "36"),
    ("apl-au-2025", "36-A", "check fold", False, "36"),  # I-01: the main wording asks for chips
    ("apl-au-2025", "36-A", "all-in fold", True, "36-A"),
    ("apl-au-2025", "36-B", "fold fold fold", True, "36-B"),
    ("apl-au-2025", "36-B", "check check check", True, "36-B"),
    ("tda-2015", "35-A", "check check", False, "35-A"),
    ("tda-2015", "35-A", "fold fold", False, "35-A"),
    ("tda-2015", "35-A", "call fold", True, "35-A"),
    ("tda-2015", "35-A", "bet call", True, "35-A"),
    ("tda-2015", "35-A", "raise fold", True, "35-A"),
    ("tda-2015", "35-A", "check bet", True, "35-A"),
    ("tda-2015", "35-A", "check fold", False, "35-A"),
    ("tda-2015", "35-A", "post post raise", False, "35-A"),
    ("tda-2015", "35-B", "check check check", True, "35-B"),
    ("tda-2015", "35-B", "fold fold fold", True, "35-B"),
    ("tda-2015", "35-A", "fold call fold", True, "35-A"),
    ("apl-korea-2023", "dealing-2-A", "check check", False, "dealing-2-A"),
    ("apl-korea-2023", "dealing-2-A", "fold fold", False, "dealing-2-A"),
    ("apl-korea-2023", "dealing-2-A", "check fold", True, "dealing-2-A"),
    ("apl-korea-2023", "dealing-2-A", "call fold", True, "dealing-2-A"),
    ("apl-korea-2023", "dealing-2-A", "bet call", True, "dealing-2-A"),
    ("apl-korea-2023", "dealing-2-B", "check check check", True, "dealing-2-B"),
    ("apl-korea-2023", "dealing-2-B", "fold fold fold", True, "dealing-2-B"),
    ("888pl", "3-i-1", "fold fold", True, "3-i-1"),
    ("888pl", "3-i-1", "raise", False, "3-i-1"),
    ("888pl", "3-i-1", "post post fold", False, "3-i-1"),
]


@pytest.mark.parametrize(
    ("book", "acts", "enough", "cited"),
    [
        pytest.param(book, acts, enough, cited, marks=pytest.mark.rule(book, number), id=f"{book}: {acts}")
        for book, number, acts, enough, cited in CASES
    ],
)
def test_substantial_action_by_the_book(book: str, acts: str, enough: bool, cited: str) -> None:
    inq = Inquiry(policy(book))
    assert substantial(inq, acts.split()) is enough
    assert cited in shown(tuple(inq.cites))


def test_three_acts_count_where_the_first_two_do_not() -> None:
    assert substantial(Inquiry(policy("tda-2015")), ["fold", "fold", "call"])


def test_a_book_without_the_term_is_silent() -> None:
    with pytest.raises(Silent):
        substantial(Inquiry(policy("apl-2007")), ["fold", "call"])
