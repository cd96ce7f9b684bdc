"""Odd chips: one by one, in the smallest chip in play, pot by pot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.hand.events import Push
from cardspeak.hand.pots import share
from cardspeak.hand.rules import HandRules
from tests.hand.kit import Table, play, table

BOARD = "As Ks Qs Js Ts"
"""Everybody plays the board and ties."""


def pushes(hand: Table) -> list[tuple[int, int]]:
    return [(push.seat, push.amount) for push in hand.events if isinstance(push, Push)]


def checked_down(hand: Table) -> Table:
    while not hand.over:
        play(hand, "all call")
    return hand


@pytest.mark.rule("tda-2024", "20-A")
def test_eleven_chips_split_three_ways_are_four_four_three() -> None:
    """PokerKit defect 8 and case G: a remainder of two goes to two players."""
    stacks = {3: 50, 5: 60, 8: 70, 9: 80}
    hand = table(stacks=stacks, blinds=(1, 3), ante=2, ante_by="big blind", board=BOARD)
    checked_down(play(hand, "8 calls; 9 folds; 3 calls; 5 checks"))
    assert pushes(hand) == [(3, 4), (5, 4), (8, 3)]


@pytest.mark.rule("tda-2024", "20-A")
@pytest.mark.parametrize(
    ("blinds", "ante", "won"),
    [
        ((1, 2), 2, [(4, 5), (6, 5), (1, 4)]),
        ((1, 2), 5, [(4, 9), (6, 9), (1, 8)]),
        ((1, 2), 1, [(4, 4), (6, 3), (1, 3)]),
    ],
    ids=["remainder two", "remainder two, bigger", "remainder one"],
)
def test_the_remainder_goes_one_each_from_the_buttons_left(
    blinds: tuple[int, int], ante: int, won: list[tuple[int, int]]
) -> None:
    """pokerth#152, private_poker#20, PyPokerEngine: no chip is lost and nobody gets two."""
    hand = table(stacks={4: 90, 6: 80, 9: 70, 1: 60}, blinds=blinds, ante=ante, board=BOARD)
    checked_down(play(hand, "9 folds; 1 calls; 4 calls; 6 checks"))
    total = 4 * ante + 6
    assert sum(amount for _, amount in won) == total
    assert pushes(hand) == won


@pytest.mark.rule("tda-2024", "20")
@pytest.mark.rule("tda-2024", "20-A")
@pytest.mark.rule("888pl", "3-vi-1")
@pytest.mark.rule("888pl", "3-vi-2")
@pytest.mark.rule("888pl", "3-vi-3-a")
@pytest.mark.rule("apl-2007", "27")
@pytest.mark.rule("tda-2015", "19")
@pytest.mark.rule("tda-2015", "19-A")
@pytest.mark.parametrize(
    ("pot", "unit", "line", "expected"),
    [
        (1025, 25, [2, 6], {2: 525, 6: 500}),
        (1025, 25, [5, 2], {5: 525, 2: 500}),
        (1025, 25, [7, 3], {7: 525, 3: 500}),
        (1100, 100, [8, 2, 6], {8: 400, 2: 400, 6: 300}),
        (525, 25, [9, 4], {9: 275, 4: 250}),
        (1500, 100, [3, 6], {3: 800, 6: 700}),
        (1500, 50, [3, 6], {3: 750, 6: 750}),
        (30_300, 1, [1, 2, 3], {1: 10_100, 2: 10_100, 3: 10_100}),
        (11, 1, [0, 1, 2], {0: 4, 1: 4, 2: 3}),
    ],
)
def test_the_catalogues_shares(pot: int, unit: int, line: Sequence[int], expected: dict[int, int]) -> None:
    assert share(pot, line, unit) == expected


@pytest.mark.rule("tda-2024", "20")
def test_a_pot_that_the_chips_cannot_make_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        share(1030, [2, 6], 25)
    assert (refusal.value.code, refusal.value.rule) == ("pot.broken-chip", "20")


@given(
    units=st.integers(0, 10**6),
    unit=st.sampled_from([1, 5, 25, 100]),
    line=st.lists(st.integers(0, 9), min_size=1, max_size=10, unique=True),
    had=st.lists(st.integers(0, 9), max_size=4),
)
def test_shares_add_up_and_differ_by_one_chip_at_most(units: int, unit: int, line: list[int], had: list[int]) -> None:
    shares = share(units * unit, line, unit, had)
    assert sum(shares.values()) == units * unit
    assert max(shares.values()) - min(shares.values()) in (0, unit)
    assert set(shares) == set(line)
    assert all(amount % unit == 0 for amount in shares.values())


@given(units=st.integers(0, 10**6), line=st.lists(st.integers(0, 9), min_size=1, max_size=10, unique=True))
def test_nobody_further_down_the_line_gets_more(units: int, line: list[int]) -> None:
    amounts = [share(units, line)[place] for place in line]
    assert amounts == sorted(amounts, reverse=True)


@pytest.mark.rule("tda-2024", "20-A")
def test_the_button_is_last_in_line_and_the_smallest_chip_counts() -> None:
    hand = table(stacks={2: 5000, 4: 5000, 6: 5000}, blinds=(25, 50), board=BOARD, smallest_chip=25)
    checked_down(play(hand, "6 raises 225; 2 folds; 4 calls; 4 checks; 6 checks"))
    assert pushes(hand) == [(4, 250), (6, 225)]


@pytest.mark.parametrize(("order", "first"), [("left-of-button", 4), ("button-first", 1), ("nearest-button", 1)])
def test_books_differ_on_who_is_first_in_line(order: str, first: int) -> None:
    rules = HandRules(odd_chip=order)  # type: ignore[arg-type]  # a literal from the table above
    hand = table(stacks={4: 90, 6: 80, 1: 60}, blinds=(1, 2), rules=rules, ante=1, board=BOARD)
    checked_down(play(hand, "1 calls; 4 calls; 6 folds"))
    assert pushes(hand)[0] == (first, 5)


@pytest.mark.rule("tda-2024", "21")
@pytest.mark.rule("888pl", "3-vi-3-b")
def test_each_pot_has_its_own_odd_chip() -> None:
    hand = table(stacks={3: 5000, 5: 5000, 7: 225, 9: 5000}, blinds=(25, 50), smallest_chip=25, board=BOARD)
    play(hand, "7 all-in; 9 raises 425; 3 calls; 5 folds")
    checked_down(hand)
    by_pot = [(p.pot, p.seat, p.amount) for p in hand.events if isinstance(p, Push)]
    assert by_pot == [(1, 3, 200), (1, 9, 200), (0, 3, 250), (0, 7, 250), (0, 9, 225)]


@pytest.mark.rule("888pl", "3-vi-2")
@pytest.mark.parametrize(
    ("once", "main"), [(False, [(5, 325), (7, 300), (9, 300)]), (True, [(5, 300), (7, 325), (9, 300)])]
)
def test_a_book_may_give_nobody_a_second_odd_chip_in_one_hand(once: bool, main: list[tuple[int, int]]) -> None:
    stacks = {3: 5000, 5: 5000, 7: 225, 8: 5000, 9: 5000}
    rules = HandRules(odd_chips_once_a_hand=once)
    hand = table(stacks=stacks, blinds=(25, 50), smallest_chip=25, board=BOARD, rules=rules)
    checked_down(play(hand, "7 all-in; 8 raises 400; 9 raises 600; 3 folds; 5 calls; 8 folds"))
    by_pot = {pot: [(p.seat, p.amount) for p in hand.events if isinstance(p, Push) and p.pot == pot] for pot in (0, 1)}
    assert by_pot[1] == [(5, 475), (9, 450)]
    assert sorted(by_pot[0]) == main


TWO = {3: 5000, 8: 5000}


@pytest.mark.rule("tda-2024", "20-C")
@pytest.mark.rule("tda-2015", "19-C")
def test_the_odd_chip_between_high_and_low_belongs_to_the_high_half() -> None:
    hands = {3: "KhKdQcJc", 5: "9s9d9cTh", 8: "Ac2cTdTs"}
    stacks = {3: 5000, 5: 5000, 8: 5000}
    board = "Kc 4h 6s 7d Jh"
    hand = table("LO8", stacks, blinds=(25, 50), ante=25, smallest_chip=25, hands=hands, board=board)
    checked_down(play(hand, "8 calls; 3 calls; 5 folds"))
    halves = {push.side: (push.seat, push.amount) for push in hand.events if isinstance(push, Push)}
    assert halves == {"high": (3, 125), "low": (8, 100)}


@pytest.mark.rule("tda-2024", "20-D")
@pytest.mark.rule("tda-2015", "19-D")
def test_two_wheels_split_the_whole_pot_once() -> None:
    hands = {3: "Ac2cKhKd", 5: "9s9d9cTh", 8: "Ad2dQhQs"}
    stacks = {3: 5000, 5: 5000, 8: 5000}
    hand = table("LO8", stacks, blinds=(25, 50), smallest_chip=25, hands=hands, board="3c 4h 5s Jh Tc")
    checked_down(play(hand, "8 raises 100; 3 calls; 5 folds"))
    assert pushes(hand) == [(3, 125), (8, 125)]


def test_a_quarter_of_the_pot_goes_to_each_of_two_tied_lows() -> None:
    hands = {3: "Ac2cKhKd", 8: "Ad2dQhQs"}
    hand = table("LO8", TWO, blinds=(50, 100), hands=hands, board="Kc 4h 5s 7d Jh")
    checked_down(play(hand, "8 raises 200; 3 calls"))
    won = {(push.side, push.seat): push.amount for push in hand.events if isinstance(push, Push)}
    assert won == {("high", 3): 200, ("low", 3): 100, ("low", 8): 100}


def test_with_no_low_the_high_hand_takes_everything() -> None:
    hands = {3: "Ac2cKhKd", 8: "Ad2dQhQs"}
    hand = table("LO8", TWO, blinds=(50, 100), hands=hands, board="Kc 9h Ts 7d Jh")
    checked_down(play(hand, "8 calls; 3 checks"))
    assert pushes(hand) == [(8, 200)]
