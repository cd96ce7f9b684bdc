"""What was found about prizes: places that were asked for and not paid, states by any name."""

from __future__ import annotations

import pytest

from cardspeak.tournament.advice import _paying
from cardspeak.tournament.core import State
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.needs import Advice, PaidWrongly
from cardspeak.tournament.prizes.announcing import AnnouncePayouts, to_be_announced
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.payouts import Wanted
from cardspeak.tournament.prizes.standing import Prizes
from tests.tournament.prizes.kit import NOW, announced, event, order, out, refused

TEN = (25, 20, 15, 11, 9, 6, 5, 4, 3, 2)


def test_as_many_places_are_paid_as_the_director_wants() -> None:
    made = event(12, payout="club", payout_unit=100)
    pool = sum(announced(event(12, payout="club", payout_unit=100)))
    order(made, AnnouncePayouts(wanted=Wanted(places=10, least=100)))
    prizes = made.state.of(Prizes).payouts.prizes
    assert len(prizes) == 10
    assert sum(prizes) == pool
    assert [abs(prize - pool * part // 100) <= 200 for prize, part in zip(prizes, TEN, strict=True)] == [True] * 10


@pytest.mark.parametrize("places", [12, 10, 8])
def test_places_that_cannot_be_paid_are_refused_and_not_left_out(places: int) -> None:
    made = event(12, payout="club", payout_unit=100)
    found = refused(made, AnnouncePayouts(wanted=Wanted(places=places)))
    assert (found.code, found.field, found.value) == ("payout.places", "wanted", places)
    assert 0 < found.limits["places"] < places  # type: ignore[operator]
    assert found.limits["least"]
    assert made.state.of(Prizes).announced is None


def test_nothing_is_announced_to_nobody() -> None:
    assert not to_be_announced(event(0).state, NOW)
    assert to_be_announced(event(2).state, NOW)


def test_a_prize_that_a_correction_has_made_wrong_is_told() -> None:
    made = event(3, payout="own", own_payout=(6_000, 4_000))
    announced(made)
    out(made, 3, 2)
    order(made, PayPrize(entry=2))
    assert _paying_advice(made.state) == []
    made.state.of(Finishing).moments.reverse()
    made.state.of(Finishing).changes += 1
    (told,) = _paying_advice(made.state)
    assert isinstance(told.needs[0], PaidWrongly)
    assert (told.needs[0].entry, told.needs[0].amount.amount > 0) == (2, True)


def _paying_advice(state: State) -> list[Advice]:
    return [one for one in _paying(state, NOW) if one.needs]


@pytest.mark.rule("888pl", "9-1")
@pytest.mark.parametrize(
    ("state", "code"),
    [("VIC", "prize.cash"), ("Victoria", "prize.cash"), (" vic ", "prize.cash"), ("VICTORIA", "prize.cash"),
     ("Vic.", "prize.cash"), ("Atlantis", "prize.state"), ("NSW", ""), ("Queensland", "")],
)  # fmt: skip
def test_a_state_is_known_by_any_of_its_names(state: str, code: str) -> None:
    made = event(3, "888pl", state=state, payout="own", own_payout=(10_000,))
    announced(made)
    out(made, 3, 2)
    made.state.of(Prizes).agreed = {1: 100}
    if code:
        assert refused(made, PayPrize(entry=1)).code == code
    else:
        order(made, PayPrize(entry=1))
