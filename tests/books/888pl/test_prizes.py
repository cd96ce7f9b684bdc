"""888pl 6-32: several out on one hand."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful
from cardspeak.tournament.finishing.places import equals
from cardspeak.tournament.prizes.offering import takes_indivisible
from tests.tournament.busts.kit import bust, night, places_of, prizes_of, together

BOOK = "888pl"
XIA, YAN, ZOE = 1, 2, 3


@pytest.mark.rule("888pl", "6-32")
def test_equal_stacks_share_the_place_and_the_best_hand_takes_what_cannot_be_divided() -> None:
    """EX-6-32-1: nines and kings from 2400 each, ace high from 900, nine players."""
    event = night(BOOK, (9,), paid=(90, 80, 70, 60, 50, 40, 30, 20))
    together(event, {XIA: 2400, YAN: 2400, ZOE: 900}, hands={YAN: 1, XIA: 2, ZOE: 3})
    assert places_of(event, XIA, YAN, ZOE) == [7, 7, 9]
    assert takes_indivisible(event.state, XIA) == (YAN, ("6-32",))
    assert set(equals(event.state, XIA)) == {XIA, YAN}
    assert prizes_of(event, XIA, YAN, ZOE) == [25, 25, 0]


@pytest.mark.rule("888pl", "6-32")
def test_hands_do_not_matter_where_stacks_differ() -> None:
    """EX-6-32-2."""
    event = night(BOOK, (9,))
    together(event, {XIA: 3000, YAN: 2975}, hands={YAN: 1, XIA: 2})
    assert places_of(event, XIA, YAN) == [8, 9]


@pytest.mark.rule("888pl", "6-32")
def test_without_the_stacks_nobody_is_placed() -> None:
    event = night(BOOK, (9,))
    with pytest.raises(Unlawful) as refused:
        together(event, {XIA: 3000, YAN: None})
    assert (refused.value.field, refused.value.options, refused.value.rule) == ("stack", [YAN], "6-32")
    assert places_of(event, XIA) == [None]


@pytest.mark.rule("888pl", "6-32")
def test_different_tables_follow_the_time_recorded_unless_the_host_declares_them_equal() -> None:
    """Q-same-hand, our reading."""
    event = night(BOOK, (4, 4))
    together(event, {1: 100}, hand="1")
    together(event, {5: 9000}, hand="1")
    assert places_of(event, 1, 5) == [8, 7]
    event = night(BOOK, (4, 4))
    together(event, {1: 100}, hand="1")
    together(event, {5: 9000}, hand="1", across="equal-place")
    assert places_of(event, 1, 5) == [7, 7]


@pytest.mark.rule("888pl", "6-32")
def test_the_next_out_has_the_place_above_all_of_them() -> None:
    event = night(BOOK, (9,))
    together(event, {XIA: 2400, YAN: 2400})
    bust(event, ZOE)
    assert places_of(event, XIA, YAN, ZOE) == [8, 8, 7]
    assert set(equals(event.state, XIA)) == {XIA, YAN}
