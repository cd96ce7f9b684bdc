"""Ways to deal: published figures, whole units that add up, and a mark where a share is odd."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.tournament.deals.methods import METHODS, divide, odd_shares

CENTS = 100
FOUR = [100_000, 70_000, 50_000, 20_000]
SMALL = [200 * CENTS, 120 * CENTS, 80 * CENTS, 50 * CENTS]
BIG = [1600, 1000, 600, 400]


@pytest.mark.parametrize(
    ("method", "stacks", "prizes", "shares"),
    [
        # a magazine rounds the shares first and prints 154.25, 123, 102 and 70.75
        ("floored-chip-chop", FOUR, SMALL, (154_17, 122_92, 102_08, 70_83)),
        ("chip-chop", FOUR, SMALL, (187_50, 131_25, 93_75, 37_50)),
        ("icm", FOUR, SMALL, (140_84, 123_80, 108_96, 76_40)),
        ("even", FOUR, SMALL, (112_50, 112_50, 112_50, 112_50)),
        ("floored-chip-chop", [4, 3, 2, 1], BIG, (1200, 1000, 800, 600)),
        ("chip-chop", [4, 3, 2, 1], BIG, (1440, 1080, 720, 360)),
        ("even", [4, 3, 2, 1], BIG, (900, 900, 900, 900)),
        ("chip-chop", [1000, 1], [100_00, 50_00], (149_85, 15)),
        ("floored-chip-chop", [1000, 1], [100_00, 50_00], (99_95, 50_05)),
        ("icm", [1000, 1], [100_00, 50_00], (99_95, 50_05)),
        ("chip-chop", [30_000, 120_000], [70_000, 30_000], (20_000, 80_000)),
        ("icm", [6000, 4000], [50, 30], (42, 38)),
        ("position", [4, 9, 6, 1], [40, 25, 15, 11], (15, 40, 25, 11)),
        ("position", [4, 9, 4, 1], [40, 25, 16, 11], (21, 40, 20, 11)),
        ("even", [5, 9, 7], [60, 30, 10], (33, 34, 33)),
        ("chip-chop", [1, 1, 1, 7], [50, 30, 20], (10, 10, 10, 70)),
        ("half-icm", FOUR, SMALL, (164_17, 127_52, 101_36, 56_95)),
        ("half-icm", [5000, 3000, 2000], [50_00, 30_00, 20_00], (44_20, 31_37, 24_43)),
        ("half-icm", [7, 2, 1], [100], (70, 20, 10)),
        # the leader has 140.84 by ICM, which is 90.84 above the lowest prize: 15 % more is 104.46
        ("edge", FOUR, SMALL, (154_46, 117_48, 103_92, 74_14)),
        ("edge", [3000, 5000, 2000], [50_00, 30_00, 20_00], (31_12, 41_15, 27_73)),
        ("edge", [5, 5, 2], [50, 30, 20], (36, 36, 28)),  # nobody leads
        ("edge", [1000, 1], [100_00, 50_00], (100_00, 50_00)),  # no more than there is
        ("edge", [3, 1], [40, 40], (40, 40)),
    ],
)  # fmt: skip
def test_a_way_to_deal(method: str, stacks: list[int], prizes: list[int], shares: tuple[int, ...]) -> None:
    found = divide(method, stacks, prizes)
    assert found == shares
    assert sum(found) == sum(prizes)


def test_the_third_by_position_gets_15_of_91() -> None:
    assert divide("position", [9, 6, 4, 1], [40, 25, 15, 11])[2] / 91 == pytest.approx(0.164835, abs=1e-6)


def test_a_share_below_what_is_locked_up_is_marked() -> None:
    found = odd_shares(FOUR, SMALL, divide("chip-chop", FOUR, SMALL))
    assert found == {3: "below"}


def test_a_share_above_the_first_prize_is_marked() -> None:
    found = odd_shares([1000, 1], [100_00, 50_00], divide("chip-chop", [1000, 1], [100_00, 50_00]))
    assert found[0] == "above"
    assert found[1] == "below"


@pytest.mark.parametrize("method", ["icm", "edge", "floored-chip-chop", "even"])
def test_other_ways_leave_nobody_below_the_lowest_prize(method: str) -> None:
    assert odd_shares(FOUR, SMALL, divide(method, FOUR, SMALL)) == {}


def test_something_can_be_left_for_the_winner() -> None:
    found = divide("chip-chop", [4, 3, 2, 1], BIG, for_winner=600)
    assert found == (1200, 900, 600, 300)
    assert sum(found) + 600 == sum(BIG)
    assert sum(divide("icm", [4, 3, 2, 1], BIG, for_winner=1_600)) == sum(BIG) - 1_600


def test_shares_are_rounded_to_a_unit_and_the_leader_has_the_rest() -> None:
    found = divide("icm", FOUR, [20_003, 12_000, 8_000, 5_000], unit=500)
    assert sum(found) == 45_003
    assert [share % 500 for share in found] == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"method": "coin"}, "method"),
        ({"for_winner": 1_601}, "for_winner"),
        ({"for_winner": -1}, "for_winner"),
        ({"unit": 0}, "unit"),
        ({"method": "custom", "shares": [1, 2, 3]}, "shares"),
        ({"method": "custom", "shares": [3_000, 500, 99, 0]}, "shares"),
        ({"method": "custom", "shares": [4_000, -400, 0, 0]}, "shares"),
        ({"prizes": [1, 2, 3, 4]}, "prizes"),
        ({"stacks": [4, 3, 0, 1]}, "stacks"),
    ],
    ids=str,
)
def test_bad_terms_are_refused(change: dict[str, object], field: str) -> None:
    terms: dict[str, object] = {"method": "icm", "stacks": [4, 3, 2, 1], "prizes": BIG}
    with pytest.raises(Refusal) as refused:
        divide(**(terms | change))  # type: ignore[arg-type]
    assert refused.value.field == field
    assert refused.value.limits


@given(
    method=st.sampled_from(sorted(METHODS)),
    stacks=st.lists(st.integers(1, 10**7), min_size=2, max_size=9),
    prizes=st.lists(st.integers(0, 10**7), min_size=1, max_size=9).map(lambda found: sorted(found, reverse=True)),
    unit=st.sampled_from([1, 100]),
    part=st.integers(0, 100),
)
def test_deals_never_lose_a_unit(method: str, stacks: list[int], prizes: list[int], unit: int, part: int) -> None:
    prizes = prizes[: len(stacks)]
    aside = prizes[0] * part // 100
    shares = divide(method, stacks, prizes, for_winner=aside, unit=unit)
    assert sum(shares) + aside == sum(prizes)
    assert min(shares) >= 0
