"""Payouts: whole units that add up to the pool and fall from place to place, whatever the family and the field."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import policy
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.prizes.families import CARD, FAMILIES, MANAGER, PLACES, WHOLE, family, places_paid
from cardspeak.tournament.prizes.paid import Remainder
from cardspeak.tournament.prizes.payouts import Payouts, Wanted, payouts, sound
from cardspeak.tournament.prizes.sharing import divided, shared
from cardspeak.tournament.prizes.standing import prizes_by_place
from cardspeak.tournament.setup import EventSetup, Fee, Offer

BOOK = policy("tda-2024")


def paid(
    pool: int, entries: int, family: str = "club", unit: int = 1, wanted: Wanted | None = None, **other: Any
) -> Payouts:
    setup = EventSetup(name="Thursday", book="tda-2024", payout=family, payout_unit=unit, **other)
    return payouts(pool, entries, setup, Inquiry(BOOK), wanted)


@pytest.mark.parametrize("shares", [*(column for _, column in (*CARD, *MANAGER)), *PLACES.values()], ids=str)
def test_every_table_divides_all_of_the_pool_and_falls(shares: tuple[int, ...]) -> None:
    assert sum(shares) == WHOLE
    assert all(earlier >= later > 0 for earlier, later in pairwise(shares))


@pytest.mark.parametrize(("entries", "places"), [(6, 2), (9, 3), (11, 3), (12, 4)])
def test_a_club_pays_a_third_of_the_field_rounded_down(entries: int, places: int) -> None:
    assert places_paid(family("club"), entries) == places


@pytest.mark.parametrize(
    ("name", "entries", "prizes"),
    [
        ("card", 9, (5000, 3000, 2000)),
        ("card", 40, (3700, 2200, 1500, 1100, 800, 700)),
        ("card", 60, (3000, 2000, 1200, 1000, 800, 650, 550, 450, 350)),
        ("card", 120, (3000, 2000, 1190, 800, 650, 500, 350, 260, 170, *[140] * 4, *[104] * 5)),
        ("card", 28, (3700, 2200, 1500, 1100, 800, 700)),
        ("card", 200, (2750, 1750, 1160, 800, 600, 450, 350, 260, 170, *[140] * 4, *[104] * 5, *[70] * 9)),
        ("card", 201, (2500, 1540, 1050, 700, 550, 450, 350, 255, 170, *[130] * 4, *[95] * 5, *[70] * 9, *[45] * 18)),
        (
            "card", 2_000,
            (2300, 1400, 950, 650, 540, 440, 340, 245, 160, *[130] * 4, *[95] * 5, *[60] * 9, *[45] * 18, *[35] * 18),
        ),
        ("manager", 31, (3000, 2400, 1800, 1300, 900, 600)),
        ("manager", 75, (2500, 1900, 1300, 1000, 900, 700, 600, 500, 400, 200)),
        ("manager", 101, (1900, 1500, 1200, 1000, 900, 700, 600, 500, 400, 300, *[100] * 10)),
        ("club", 6, (6000, 4000)),
        ("club", 9, (5000, 3000, 2000)),
        ("club", 18, (3000, 2400, 1800, 1300, 900, 600)),
        ("club", 21, (3500, 2500, 1250, 1000, 750, 500, 500)),
        ("manager", 10, (5000, 3000, 2000)),
        ("manager", 15, (4000, 3000, 2000, 1000)),
        ("manager", 30, (3200, 2400, 2000, 1500, 900)),
        ("manager", 100, (2000, 1600, 1200, 1000, 800, 700, 600, 500, 400, 200, *[200] * 5)),
        ("club", 12, (3500, 2800, 2100, 1600)),
        ("club", 15, (4500, 2500, 1500, 1000, 500)),
        ("club", 24, (2700, 2100, 1600, 1200, 900, 600, 500, 400)),
        ("club", 30, (2500, 2000, 1500, 1100, 900, 600, 500, 400, 300, 200)),
        ("winner", 30, (10_000,)),
        ("halves", 25, (5000, 2500, 1250, 1250)),
    ],
)  # fmt: skip
def test_a_family_pays_its_published_table(name: str, entries: int, prizes: tuple[int, ...]) -> None:
    assert paid(10_000, entries, name).prizes == prizes


@pytest.mark.parametrize(
    ("entries", "places"),
    [(4, 1), (5, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4), (30, 6), (39, 6), (40, 8), (49, 9), (50, 7), (199, 29), (200, 20), (1_000, 100)],
)  # fmt: skip
def test_halves_pay_by_steps_of_the_field(entries: int, places: int) -> None:
    assert places_paid(family("halves"), entries) == places


def test_halves_stop_at_two_and_a_half_buy_ins_and_the_first_has_the_rest() -> None:
    found = paid(
        30_003,
        30,
        "halves",
        100,
        Wanted(remainder="first"),
        buy_in=Offer(chips=1, fees=(Fee(name="all", amount=1_000),)),
    )
    assert found.prizes == (15_203, 7_500, 3_700, 1_200, 1_200, 1_200)  # half of what is left then would be 1,850


@pytest.mark.parametrize("shares", [(5000, 3500, 1500), (7000, 3000), (3500, 2500, 1250, 1000, 750, 500, 500)])
def test_other_published_tables_are_tables_of_the_events_own(shares: tuple[int, ...]) -> None:
    assert paid(10_000, 10, "own", own_payout=shares).prizes == shares


def test_a_big_series_pays_fifteen_in_a_hundred_and_two_buy_ins_for_the_last() -> None:
    buy_in = Offer(chips=1, fees=(Fee(name="pool", amount=460_000), Fee(name="fee", amount=40_000, to="house")))
    found = paid(460_000_000, 1_000, "series", 1_000, buy_in=buy_in)
    assert found.places == 150
    assert found.prizes[-1] >= 2 * 500_000
    assert 1.4 < found.prizes[0] / found.prizes[1] < 1.6


def test_a_column_that_adds_up_to_less_is_refused() -> None:
    with pytest.raises(Unlawful, match=r"99\.1 %") as refused:
        paid(1_000, 80, "own", own_payout=(3000, 2000, 1200, 1000, 800, 650, 550, 450, 260))
    assert refused.value.limits == {"sum": WHOLE}


@pytest.mark.parametrize("shares", [(4000, 6000), (10_000, 0), ()])
def test_own_tables_fall_and_pay_every_place(shares: tuple[int, ...]) -> None:
    with pytest.raises(Unlawful):
        paid(1_000, 80, "own", own_payout=shares)


def test_an_own_table_is_cut_to_the_entries_there_are() -> None:
    assert paid(900, 2, "own", own_payout=(5000, 3000, 2000)).prizes == (563, 337)


def test_an_unknown_family_names_those_there_are() -> None:
    with pytest.raises(Unreadable) as refused:
        paid(1_000, 10, "clubb")
    assert refused.value.limits == {"of": [*FAMILIES, "own"]}


def test_fewer_places_are_paid_where_the_lowest_prize_is_not_reached() -> None:
    assert paid(1_000, 30, wanted=Wanted(least=50)).prizes[-1] >= 50
    assert len(paid(1_000, 30).prizes) == 10
    assert paid(1_000, 9, wanted=Wanted(least=300)).prizes == (625, 375)


@pytest.mark.parametrize(
    ("remainder", "prizes"),
    [
        ("first", (640, 400, 300, 200, 150, 100, 100, 50, 50)),
        ("down", (590, 450, 300, 200, 150, 100, 100, 50, 50)),
    ],
)
def test_what_rounding_leaves_goes_where_it_was_said(remainder: Remainder, prizes: tuple[int, ...]) -> None:
    found = paid(1_990, 30, unit=50, wanted=Wanted(remainder=remainder))
    assert found.prizes == prizes
    assert found.remainder == remainder


def test_equal_prizes_stay_equal_when_units_are_left() -> None:
    found = paid(100_000, 1_000, "card", 500, Wanted(remainder="down")).prizes
    assert len(set(found[18:27])) == len(set(found[27:45])) == 1


def test_a_pool_above_the_legal_cap_is_paid_in_full_with_a_warning() -> None:
    found = paid(600, 9, pool_cap=500)
    assert sum(found.prizes) == 600
    assert "above the $5 " in str(found.warnings[0])
    assert paid(500, 9, pool_cap=500).warnings == ()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"pool": -1}, "pool"),
        ({"entries": 0}, "entries"),
        ({"unit": 0}, "payout_unit"),
        ({"wanted": Wanted(places=10)}, "places"),
        ({"wanted": Wanted(places=-1)}, "places"),
        ({"wanted": Wanted(least=2_000)}, "least"),
        ({"wanted": Wanted(remainder="lost")}, "remainder"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_bad_input_is_refused_by_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(Unlawful) as refused:
        paid(**({"pool": 1_000, "entries": 9} | change))
    assert refused.value.field == field
    assert refused.value.limits


@pytest.mark.parametrize("prizes", [(60, 30), (60, 30, 20), (30, 70), (100, 0)])
def test_prizes_that_lose_money_or_rise_are_unsound(prizes: tuple[int, ...]) -> None:
    with pytest.raises(Unlawful):
        sound(100, prizes)


@given(
    pool=st.integers(0, 10**9),
    entries=st.integers(1, 4_000),
    name=st.sampled_from(sorted(FAMILIES)),
    unit=st.sampled_from([1, 5, 100, 500, 2_500]),
    price=st.integers(0, 50_000),
    wanted=st.builds(Wanted, remainder=st.sampled_from(["first", "down"]), least=st.just(0)),
)
def test_payouts_always_add_up_and_fall(
    pool: int, entries: int, name: str, unit: int, price: int, wanted: Wanted
) -> None:
    found = paid(pool, entries, name, unit, wanted, buy_in=Offer(chips=1, fees=(Fee(name="all", amount=price),)))
    assert sum(found.prizes) == pool
    assert all(earlier >= later for earlier, later in pairwise(found.prizes))
    assert 1 <= found.places <= entries
    assert all(prize % unit == 0 for prize in found.prizes[1:])
    assert found == paid(
        pool, entries, name, unit, wanted, buy_in=Offer(chips=1, fees=(Fee(name="all", amount=price),))
    )


# Shared places


@pytest.mark.parametrize(
    ("first", "count", "prizes", "each"),
    [
        (1, 3, (100, 50), (50, 50, 50)),
        (4, 2, (400, 250, 150, 120, 80), (100, 100)),
        (10, 3, tuple(range(100, 0, -10)), (4, 3, 3)),
        (50, 3, tuple([90] * 50), (30, 30, 30)),
        (49, 4, tuple([90] * 50), (45, 45, 45, 45)),
        (51, 2, tuple([90] * 50), (0, 0)),
        (3, 2, (100, 50, 21, 20), (21, 20)),
    ],
)
def test_equals_pool_the_prizes_of_their_places(
    first: int, count: int, prizes: tuple[int, ...], each: tuple[int, ...]
) -> None:
    assert shared(first, count, prizes) == each


def test_five_left_and_two_go_out_level() -> None:
    five = Payouts(pool=1_000, entries=9, prizes=(400, 250, 150, 120, 80), family="own")
    assert prizes_by_place(five, {6: 6, 4: 4, 5: 4, 3: 3}) == {6: 0, 4: 100, 5: 100, 3: 150}


@given(
    prizes=st.lists(st.integers(0, 10**6), min_size=1, max_size=20).map(lambda found: sorted(found, reverse=True)),
    first=st.integers(1, 25),
    count=st.integers(1, 12),
)
def test_sharing_loses_nothing(prizes: list[int], first: int, count: int) -> None:
    each = shared(first, count, prizes)
    assert sum(each) == sum(prizes[first - 1 : first - 1 + count])
    assert max(each) - min(each) <= 1


@given(amount=st.integers(0, 10**12), weights=st.lists(st.integers(1, 10**9), min_size=1, max_size=30))
def test_dividing_loses_nothing_and_is_within_a_unit(amount: int, weights: list[int]) -> None:
    for kind in (weights, [float(weight) for weight in weights]):
        parts = divided(amount, kind, ties=weights)
        assert sum(parts) == amount
        off = [
            abs(part * sum(weights) - amount * weight) / sum(weights)
            for part, weight in zip(parts, weights, strict=True)
        ]
        assert max(off) <= 1.001


def test_places_count_from_one() -> None:
    for first, count in ((0, 1), (1, 0)):
        with pytest.raises(Unlawful):
            shared(first, count, [1])
    with pytest.raises(Unlawful):
        divided(5, [])
