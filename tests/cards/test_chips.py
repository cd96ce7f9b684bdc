"""Chips: whole, countable, payable or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.change import exact_change
from cardspeak.cards.chips import ChipStack, whole
from cardspeak.errors import Unlawful, Unreadable

DENOMINATIONS = [25, 100, 500, 1000, 5000]
piles = st.dictionaries(st.sampled_from(DENOMINATIONS), st.integers(0, 20)).map(ChipStack)
odd_piles = st.dictionaries(st.integers(1, 12), st.integers(0, 4), max_size=4).map(ChipStack)


@given(piles)
def test_what_is_printed_can_be_read_again(chips: ChipStack) -> None:
    assert ChipStack.parse(str(chips)) == chips
    assert hash(ChipStack.parse(str(chips))) == hash(chips)
    assert eval(repr(chips)) == chips


@given(piles, piles)
def test_adding_and_taking_away_again_changes_nothing(one: ChipStack, two: ChipStack) -> None:
    assert (one + two).total == one.total + two.total
    assert one + two == two + one
    assert one + two - two == one


@given(piles, piles)
def test_taking_more_than_is_there_is_refused_and_never_goes_below_zero(one: ChipStack, two: ChipStack) -> None:
    enough = all(one.get(value, 0) >= count for value, count in two.items())
    if enough:
        assert (one - two).total == one.total - two.total
    else:
        with pytest.raises(Unlawful) as refusal:
            _ = one - two
        assert refusal.value.code == "chips.short"


def test_chips_are_listed_from_the_biggest_down_and_empty_piles_vanish() -> None:
    assert str(ChipStack({25: 3, 1000: 2, 100: 0})) == "1000x2 25x3"
    assert list(ChipStack.of(25, 500)) == [500, 25]
    assert ChipStack() == ChipStack({5: 0})
    assert not ChipStack()
    assert ChipStack.of(5) != 5


def test_chips_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        ChipStack.of(5).total = 10  # type: ignore[misc]


@pytest.mark.parametrize(
    "text", ["100x", "x3", "0x5", "100x0", "-100x1", "100x-1", "1e3", "100.5", "ten", "100×2", 7, None]
)
def test_piles_nobody_can_read_are_refused(text: object) -> None:
    with pytest.raises(Unreadable) as refusal:
        ChipStack.parse(text)  # type: ignore[arg-type]
    assert refusal.value.code == "chips.unreadable"


@pytest.mark.parametrize("number", [True, 1.0, "1", None, 0.5, -1])
def test_chips_are_whole_numbers_only(number: object) -> None:
    for attempt in (
        lambda: whole(number, "amount"),
        lambda: ChipStack({100: number}),  # type: ignore[dict-item]
        lambda: ChipStack({number: 1}),  # type: ignore[dict-item]
        lambda: ChipStack.of(number),  # type: ignore[arg-type]
        lambda: exact_change(number, [1]),  # type: ignore[arg-type]
        lambda: exact_change(5, [number]),  # type: ignore[list-item]
    ):
        with pytest.raises(Unreadable):
            attempt()


def test_a_chip_of_nothing_is_refused() -> None:
    with pytest.raises(Unreadable):
        ChipStack.of(0)
    with pytest.raises(Unreadable):
        ChipStack({0: 1})
    with pytest.raises(Unreadable):
        exact_change(5, [0, 5])


@given(st.integers(0, 400), st.sets(st.integers(1, 30), min_size=1, max_size=4))
def test_change_is_exact_and_in_the_fewest_chips_or_the_nearest_amounts_are_named(
    amount: int, values: set[int]
) -> None:
    fewest: dict[int, int] = {0: 0}
    for sum_ in range(1, amount + 31):
        ways = [fewest[sum_ - value] + 1 for value in values if sum_ - value in fewest]
        if ways:
            fewest[sum_] = min(ways)
    if amount in fewest:
        chips = exact_change(amount, values)
        assert (chips.total, sum(chips.values())) == (amount, fewest[amount])
        assert set(chips) <= values
        return
    with pytest.raises(Unlawful) as refusal:
        exact_change(amount, values)
    below, above = max(sum_ for sum_ in fewest if sum_ < amount), min(sum_ for sum_ in fewest if sum_ > amount)
    assert refusal.value.limits == {"below": below, "above": above}


def test_a_big_amount_that_cannot_be_paid_is_refused_at_once() -> None:
    with pytest.raises(Unlawful, match="99999900 and 100000000") as refusal:
        exact_change(99_999_975, [100_000, 25_000, 5000, 1000, 500, 100])
    assert refusal.value.code == "chips.not-payable"
    assert exact_change(0, []) == ChipStack()
    with pytest.raises(Unlawful):
        exact_change(5, [])
