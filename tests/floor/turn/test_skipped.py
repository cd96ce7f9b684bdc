"""A skip is noticed under a book that is silent on acts out of turn: the director decides, as about the acts themselves."""

from __future__ import annotations

import pytest

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run

SILENT = "apl-2007"
HEAD = "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 5:Ben=9000 7:Cy=7000\nbutton 7\npreflop\n"


def last(story: str, book: str = SILENT) -> Ruling:
    """The ruling on the last line of a story."""
    ruling = run(HEAD + story, book)[0].outcomes[-1].ruling
    assert ruling is not None
    return ruling


@pytest.mark.parametrize("acts", ["Ben calls\nCy calls", "Ben raises to 600", "Ben folds\nCy calls"])
def test_where_the_book_is_silent_on_the_acts_it_is_silent_on_the_skip(acts: str) -> None:
    ruling = last(f"{acts}\nskip noticed")
    assert (ruling.kind, ruling.answer) == ("decision", "silent")
    assert str(ruling.why).startswith("APL 2007 is silent here, so the director decides.")


def test_what_other_books_would_decide_is_offered() -> None:
    options = {one.option for one in last("Ben calls\nCy calls\nskip noticed").director}
    assert options == {"hand dead", "check, call or fold only", "back to Ann", "another ruling"}


def test_nobody_is_skipped_where_nobody_has_acted() -> None:
    ruling = last("skip noticed")
    assert (ruling.kind, str(ruling.why)) == ("refused", "Nobody has acted behind Ann.")


def test_once_the_skipped_player_has_acted_nobody_is_passed_over_any_more() -> None:
    assert last("Ben calls\ndirector another ruling\nAnn calls\nskip noticed").kind == "refused"


def test_an_act_that_the_director_has_decided_about_counts_as_decided() -> None:
    ruling = last("Ben calls\ndirector call 200\nskip noticed")
    assert (ruling.kind, ruling.answer) == ("decision", "silent")


@pytest.mark.rule("apl-au-2025", "53-B")
def test_a_book_that_knows_acts_out_of_turn_decides_as_before() -> None:
    ruling = last("Ben calls\nCy calls\nskip noticed", "apl-au-2025")
    assert [one.option for one in ruling.director] == ["hand dead", "check, call or fold only", "another ruling"]
