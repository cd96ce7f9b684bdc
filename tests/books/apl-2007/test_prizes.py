"""apl-2007 28 and 2: several out on one hand, and the winner."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.finishing.places import announced_places, still_in
from tests.tournament.busts.kit import bust, night, order, places_of, together

BOOK = "apl-2007"
A, B, C = 1, 2, 3


@pytest.mark.rule("apl-2007", "28-a")
def test_more_chips_at_the_start_of_the_hand_mean_the_better_place() -> None:
    """same-hand-bust: 4000 and 2500, nine players before."""
    event = night(BOOK, (9,))
    together(event, {B: 2500, A: 4000})
    assert places_of(event, A, B) == [8, 9]
    assert still_in(event.state) == 7


@pytest.mark.rule("apl-2007", "28-b")
def test_equal_chips_mean_the_better_of_the_places_for_both() -> None:
    """same-hand-bust-tie: 3000 each, ten players before."""
    event = night(BOOK, (10,))
    together(event, {A: 3000, B: 3000})
    assert [announced_places(event.state)[one] for one in (A, B)] == [9, 9]
    assert still_in(event.state) == 8
    bust(event, C)
    assert places_of(event, C) == [8]


def test_tables_that_go_out_on_one_hand_are_for_the_director() -> None:
    event = night(BOOK, (4, 4))
    together(event, {1: 100}, hand="1")
    with pytest.raises(Ambiguous) as refused:
        together(event, {5: 9000}, hand="1")
    assert refused.value.options == ["equal-place", "time-recorded"]
    together(event, {5: 9000}, hand="1", across="time-recorded")
    assert places_of(event, 1, 5) == [8, 7]


@pytest.mark.rule("apl-2007", "2")
def test_play_goes_on_until_one_is_left() -> None:
    event = night(BOOK, (3,))
    bust(event, A, B)
    (won,) = order(event, DeclareWinner())
    assert won.cites == ("2",)  # type: ignore[attr-defined]
    assert places_of(event, C, B, A) == [1, 2, 3]


@pytest.mark.rule("apl-2007", "2")
@pytest.mark.parametrize(("counted", "missing"), [(30_000, 0), (29_900, 100)])
def test_the_winner_has_all_the_chips_or_the_difference_is_reported(counted: int, missing: int) -> None:
    event = night(BOOK, (3,))
    bust(event, A, B)
    (won,) = order(event, DeclareWinner(chips=counted))
    assert won.missing == missing  # type: ignore[attr-defined]
