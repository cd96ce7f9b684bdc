"""Draws that anybody can run again: sealed seeds, labels, and a shuffle without bias."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Unlawful
from cardspeak.tournament.draws import Chance, opened, seal

SEED = b"a seed of sixteen or more bytes"


def test_a_seed_is_opened_only_by_itself() -> None:
    assert opened(seal(SEED), SEED) == SEED
    with pytest.raises(Unlawful, match="not the seed"):
        opened(seal(SEED), SEED + b"!")
    with pytest.raises(Unlawful, match="needs the sealed seed"):
        opened(seal(SEED), None)


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(Unlawful, match="16 bytes"):
        seal(b"too short")


def test_the_same_seed_and_label_draw_the_same() -> None:
    assert Chance(SEED, "seats").shuffled(range(20)) == Chance(SEED, "seats").shuffled(range(20))
    assert Chance(SEED, "seats").shuffled(range(20)) != Chance(SEED, "button").shuffled(range(20))
    assert Chance(SEED, "seats").shuffled(range(20)) != Chance(SEED + b"2", "seats").shuffled(range(20))


def test_a_draw_is_pinned_for_ever() -> None:
    assert "".join(Chance(SEED, "seats").shuffled(list("abcdefgh"))) == "hfagdcbe"


@given(st.binary(min_size=16, max_size=40), st.text(max_size=8), st.integers(1, 10_000))
def test_a_number_is_below_its_limit(seed: bytes, label: str, limit: int) -> None:
    chance = Chance(seed, label)
    assert all(0 <= chance.below(limit) < limit for _ in range(5))


def test_every_order_is_as_likely() -> None:
    drawn = Counter(tuple(Chance(SEED, f"draw {k}").shuffled("abc")) for k in range(6_000))
    assert set(drawn) == set(permutations("abc"))
    assert max(abs(count - 1_000) for count in drawn.values()) < 130  # about four standard deviations
