"""Five hundred hands against PokerKit, inside the area where it can be trusted; ``bench/soak_hands.py`` plays more."""

from __future__ import annotations

import pytest

from bench.differential import VARIANTS, compare

HANDS = dict.fromkeys(VARIANTS, 46)


@pytest.mark.parametrize("variant", HANDS)
def test_our_hands_and_pokerkits_come_out_alike(variant: str) -> None:
    differences = [found for seed in range(HANDS[variant]) if (found := compare(variant, seed)) is not None]
    assert not differences, "\n".join(str(found) for found in differences)
