"""Prizes under the charter: announced in good time and adding up, further ones told before the start, paid to whoever reported."""

from __future__ import annotations

import pytest

from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.prizes.announcing import AnnouncePayouts, to_be_announced
from cardspeak.tournament.prizes.offering import OfferPrize
from cardspeak.tournament.prizes.paying import PayPrize
from tests.tournament.prizes.kit import NOW, announced, event, order, out, refused

APL = "apl-au-2025"


@pytest.mark.rule("apl-au-2025", "D-V-j-p5")
def test_the_structure_is_announced_and_adds_up_to_the_pool() -> None:
    made = event(9, APL)
    assert to_be_announced(made.state, NOW)
    assert refused(made, AnnouncePayouts(prizes=(50_000, 30_000, 9_999))).limits == {"sum": 90_000}
    (done,) = order(made, AnnouncePayouts())
    assert "D-V-j" in done.cites  # type: ignore[attr-defined]
    assert not to_be_announced(made.state, NOW)


@pytest.mark.rule("apl-au-2025", "D-XII-g")
def test_further_prizes_after_the_start_come_with_a_warning() -> None:
    made = event(9, APL)
    trophy = OfferPrize(place=1, what="A trophy", form="goods")
    assert order(made, trophy)[0].warnings == ()  # type: ignore[attr-defined]
    order(made, StartClock())
    (late,) = order(made, trophy)
    assert "D-XII-g" in str(late.warnings[0])  # type: ignore[attr-defined]
    other = event(9, "tda-2024")
    order(other, StartClock())
    assert order(other, trophy)[0].warnings == ()  # type: ignore[attr-defined]


@pytest.mark.rule("apl-au-2025", "D-V-j-p2")
def test_a_prize_waits_until_the_player_has_reported() -> None:
    made = event(4, APL, payout="card")
    announced(made)
    out(made, 1, 2, report=False)
    found = refused(made, PayPrize(entry=2))
    assert (found.code, found.rule) == ("prize.not-reported", "D-V-j")
    other = event(4, "tda-2024", payout="card")
    announced(other)
    out(other, 1, 2, report=False)
    order(other, PayPrize(entry=2))


@pytest.mark.rule("apl-au-2025", "D-V-j-p3")
def test_equals_split_the_payout_evenly() -> None:
    made = event(5, APL, payout="own", own_payout=(4000, 2500, 1500, 1200, 800))
    announced(made)
    out(made, 1, 2, together=True)
    assert refused(made, PayPrize(entry=1, amount=6_000)).limits == {"of": [5_000]}
    assert [order(made, PayPrize(entry=entry))[0].amount for entry in (1, 2)] == [5_000, 5_000]  # type: ignore[attr-defined]
