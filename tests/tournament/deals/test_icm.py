"""The independent chip model: published answers, fractions as the oracle, and the same without a compiler."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.cards import fast
from cardspeak.errors import Unlawful
from cardspeak.tournament.deals import icm as module
from cardspeak.tournament.deals.icm import exact_icm, finish_chances, icm
from cardspeak.tournament.deals.methods import divide

PUBLISHED: list[tuple[list[int], list[int], list[Fraction]]] = [
    ([70, 30], [50, 30, 20], [Fraction(1265, 28), Fraction(129, 4), Fraction(158, 7)]),
    (
        [50, 30, 20],
        [5000, 3000, 2000],
        [Fraction(1075, 28), Fraction(131, 4), Fraction(202, 7)],
    ),  # a handbook prints 50, 30 and 20
    (
        [500, 300, 200],
        [5000, 3000, 1500, 500],
        [Fraction(122145175, 323323), Fraction(2122325, 6783), Fraction(1170200, 5187), Fraction(109600, 1309)],
    ),
    (
        [200, 120, 80, 50],
        [100_000, 70_000, 50_000, 20_000],
        [Fraction(1000795, 7106), Fraction(5278435, 42636), Fraction(81505, 748), Fraction(148055, 1938)],
    ),
    (
        [1600, 1000, 600, 400],
        [400_000, 300_000, 200_000, 100_000],
        [Fraction(69980, 63), Fraction(20945, 21), Fraction(53440, 63), Fraction(4505, 7)],
    ),
    ([50, 30, 20], [25, 87, 88], [Fraction(162595, 6328), Fraction(2077, 56), Fraction(29438, 791)]),
    ([50, 30, 20], [198, 1, 1], [Fraction(99101, 1990), Fraction(99899, 3980), Fraction(99899, 3980)]),
    ([50, 30], [6000, 4000], [Fraction(42), Fraction(38)]),
    ([100, 50], [1000, 1], [Fraction(100050, 1001), Fraction(50100, 1001)]),
]


@pytest.fixture(params=["compiled", "plain"])
def kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways to run the one kernel."""
    monkeypatch.setattr(module, "MOST_PLAIN_STEPS", 0 if request.param == "compiled" else 10**18)
    return str(request.param)


@pytest.mark.parametrize(("prizes", "stacks", "shares"), PUBLISHED, ids=str)
def test_the_published_answers(kernel: str, prizes: list[int], stacks: list[int], shares: list[Fraction]) -> None:
    assert list(exact_icm(stacks, prizes)) == shares
    assert icm(stacks, prizes) == pytest.approx([float(share) for share in shares], abs=1e-12 * sum(prizes))


@pytest.mark.parametrize(
    ("stacks", "prizes"),
    [
        ([10**9, 1, 1], [50, 30, 20]),
        ([1, 10**3, 10**6, 10**9], [900, 90, 9]),
        ([1] * 9 + [10**8], [500, 300, 1]),
        ([7] * 8, [100] * 3),
        ([5, 5, 5], [30, 30, 30]),
        ([3], [10]),
    ],
    ids=str,
)
def test_lopsided_and_level_stacks(kernel: str, stacks: list[int], prizes: list[int]) -> None:
    assert icm(stacks, prizes) == pytest.approx(
        [float(one) for one in exact_icm(stacks, prizes)], abs=1e-9 * sum(prizes)
    )


@settings(max_examples=40)
@given(
    stacks=st.lists(st.integers(1, 10**6), min_size=1, max_size=8),
    prizes=st.lists(st.integers(0, 10**6), min_size=1, max_size=8).map(lambda found: sorted(found, reverse=True)),
)
def test_quadrature_agrees_with_fractions(stacks: list[int], prizes: list[int]) -> None:
    prizes = prizes[: len(stacks)]
    exact, found = exact_icm(stacks, prizes), icm(stacks, prizes)
    assert sum(exact) == sum(prizes)
    assert found == pytest.approx([float(one) for one in exact], abs=1e-9 * max(1, sum(prizes)))
    shares = divide("icm", stacks, prizes) if sum(prizes) else ()
    assert sum(shares) == (sum(prizes) if shares else 0)


def test_a_large_field_adds_up() -> None:
    stacks = [1 + 37 * number % 9_001 for number in range(600)]
    prizes = [10**6 // (place + 1) for place in range(90)]
    found = icm(stacks, prizes)
    assert sum(found) == pytest.approx(sum(prizes), rel=1e-12)
    assert all(more >= less for more, less in zip(*[iter(sorted(found, reverse=True))] * 2, strict=True))
    order = sorted(range(600), key=lambda one: stacks[one])
    assert [found[one] for one in order] == sorted(found)
    assert sum(divide("icm", stacks, prizes)) == sum(prizes)


def test_without_the_compiler_the_kernel_runs_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_PLAIN_STEPS", 0)
    monkeypatch.setattr(fast, "compiled", lambda kernel: kernel)
    module._compiled.cache_clear()
    try:
        assert icm([6000, 4000], [50, 30]) == pytest.approx([42, 38], abs=1e-9)
        assert module._compiled()[1] is list
    finally:
        module._compiled.cache_clear()


def test_the_chance_of_every_place() -> None:
    found = finish_chances([100_000, 70_000, 50_000, 20_000])
    shown = [[round(100 * chance, 1) for chance in player] for player in found]
    assert shown == [
        [41.7, 31.9, 20.0, 6.4],
        [29.2, 31.2, 27.5, 12.2],
        [20.8, 25.4, 33.2, 20.6],
        [8.3, 11.6, 19.3, 60.8],
    ]
    assert all(sum(place) == pytest.approx(1) for place in zip(*found, strict=True))


def test_more_prizes_than_players_are_refused_and_no_money_is_lost() -> None:
    for solve in (icm, exact_icm):
        with pytest.raises(Unlawful, match="money would be lost") as refused:
            solve([60, 40], [50, 30, 20])
        assert refused.value.limits == {"max": 2}


@pytest.mark.parametrize(
    ("stacks", "prizes", "field"),
    [([], [1], "stacks"), ([5, 0], [1], "stacks"), ([5, -1], [1], "stacks"), ([5, 5], [], "prizes"), ([5, 5], [1, 2], "prizes"), ([5, 5], [1, -1], "prizes")],
)  # fmt: skip
def test_bad_input_is_refused(stacks: list[int], prizes: list[int], field: str) -> None:
    with pytest.raises(Unlawful) as refused:
        icm(stacks, prizes)
    assert refused.value.field == field


def test_fractions_are_for_small_fields() -> None:
    with pytest.raises(Unlawful) as refused:
        exact_icm([1] * 17, [1])
    assert refused.value.limits == {"max": 16}
