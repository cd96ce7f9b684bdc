"""Numbers as players say them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.floor.betting.spoken import UNITS, spoken_amount

CLEAR = {
    "fourteen hundred": 1_400,
    "5k": 5_000,
    "5 k": 5_000,
    "1.5k": 1_500,
    "1.25k": 1_250,
    "twelve fifty": 1_250,
    "two fifty": 250,
    "twenty-two fifty": 2_250,
    "one hundred": 100,
    "a hundred": 100,
    "a hundred and fifty": 150,
    "a thousand": 1_000,
    "one thousand": 1_000,
    "two thousand five hundred": 2_500,
    "two and a half thousand": 2_500,
    "one and a half million": 1_500_000,
    "half a million": 500_000,
    "twenty-five thousand": 25_000,
    "twenty five thousand": 25_000,
    "forty-two thousand": 42_000,
    "three hundred and twenty-five": 325,
    "three twenty-five": 325,
    "eight hundred": 800,
    "eleven hundred and seventy-five": 1_175,
    "two grand": 2_000,
    "a grand": 1_000,
    "1,499": 1_499,
    "1400": 1_400,
    "12 hundred": 1_200,
    "1 million": 1_000_000,
    "1.2 million": 1_200_000,
    "1.2m": 1_200_000,
    "two mil": 2_000_000,
    "one hundred thousand": 100_000,
    "a hundred and twenty thousand": 120_000,
    "fourteen ninety-nine": 1_499,
    "nineteen ninety nine": 1_999,
    "ninety-nine hundred": 9_900,
    "two hundred thousand five hundred": 200_500,
}  # fmt: skip


@pytest.mark.parametrize(("said", "amount"), CLEAR.items(), ids=list(CLEAR))
def test_an_amount_that_can_mean_one_thing(said: str, amount: int) -> None:
    found = spoken_amount(said.split())
    assert found is not None
    assert found.readings == (amount,)
    assert found.clear


@pytest.mark.parametrize(
    ("said", "readings"),
    [
        ("five", (5, 500, 5_000)),
        ("5", (5, 500, 5_000)),
        ("twenty-five", (25, 2_500, 25_000)),
        ("one-five", (1_500, 15_000)),
        ("one five", (1_500, 15_000)),
        ("two-two", (2_200, 22_000)),
        ("sixty", (60, 6_000, 60_000)),
    ],
)
def test_an_amount_with_several_readings_from_small_to_large(said: str, readings: tuple[int, ...]) -> None:
    found = spoken_amount(said.split())
    assert found is not None
    assert found.readings == readings
    assert not found.clear


@pytest.mark.parametrize("said", ["", "banana", "five apples", "hundred hundred banana", "1.23456k", "one two three"])
def test_words_that_name_no_amount(said: str) -> None:
    assert spoken_amount(said.split()) is None


@given(st.integers(min_value=1, max_value=999))
def test_thousands_said_in_words_come_back(number: int) -> None:
    said = [*_words(number), "thousand"]
    found = spoken_amount(said)
    assert found is not None
    assert found.readings == (1_000 * number,)


@given(st.lists(st.sampled_from([*UNITS, "hundred", "thousand", "and", "a", "5k", "x", "half"]), max_size=6))
def test_any_mix_of_number_words_is_an_amount_or_none(words: list[str]) -> None:
    found = spoken_amount(words)
    assert found is None or (found.readings == tuple(sorted(set(found.readings))) and min(found.readings) >= 0)


def _words(number: int) -> list[str]:
    """A number under a thousand, written out."""
    small = {value: word for word, value in UNITS.items()}
    tens = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
    words = [small[number // 100], "hundred"] if number >= 100 else []
    rest = number % 100
    if rest >= 20:
        words += [tens[rest // 10], *([small[rest % 10]] if rest % 10 else [])]
    elif rest:
        words.append(small[rest])
    return words
