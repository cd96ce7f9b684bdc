"""PokerKit orders every hand as we do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench.oracle import Judge, quick_judge, slow_judge
from cardspeak.cards.ranking import RANKINGS
from tests.cards.deals import deals


def same_order(ranking: str, judge: Judge, count: int, size: tuple[int, int] | None = None) -> None:
    """Each of our values must stand for one of theirs, and both must rise together; none is none for both."""
    ours_to_theirs: dict[int, int] = {}
    for hole, board in deals(ranking, count, seed=2, size=size):
        ours, theirs = RANKINGS[ranking].value(hole, board), judge(hole, board)
        assert (ours == 0) == (theirs is None)
        if theirs is not None:
            assert ours_to_theirs.setdefault(ours, theirs) == theirs
    in_our_order = [ours_to_theirs[ours] for ours in sorted(ours_to_theirs)]
    assert all(low < high for low, high in pairwise(in_our_order))


@pytest.mark.parametrize("ranking", list(RANKINGS))
def test_pokerkit_itself_orders_hands_as_we_do(ranking: str) -> None:
    same_order(ranking, slow_judge(ranking), 300)


@pytest.mark.parametrize("ranking", list(RANKINGS))
def test_the_best_of_pokerkits_entries_orders_hands_as_we_do(ranking: str) -> None:
    same_order(ranking, quick_judge(ranking), 3000)


@pytest.mark.parametrize("ranking", ["omaha-high", "omaha-eight-or-better"])
def test_five_and_six_held_cards_are_ordered_as_we_do(ranking: str) -> None:
    for held in (5, 6):
        same_order(ranking, quick_judge(ranking), 600, size=(held, 5))


@pytest.mark.parametrize("ranking", list(RANKINGS))
def test_both_ways_to_ask_pokerkit_agree(ranking: str) -> None:
    slow, quick = slow_judge(ranking), quick_judge(ranking)
    for hole, board in deals(ranking, 60, seed=3):
        assert slow(hole, board) == quick(hole, board)
