"""Deals under 888pl: the league proposes none, but the captain may pay by an agreement that includes everybody."""

from __future__ import annotations

import pytest

from cardspeak.floor.conduct.guides import notices
from cardspeak.tournament.deals.dealing import AgreeDeal, ApproveDeal, ProposeDeal
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.log import Event
from cardspeak.tournament.prizes.standing import prize_of
from cardspeak.tournament.setup import Fee, Offer
from tests.tournament.prizes.kit import announced, event, order, refused, stacks

A, B, C = 1, 2, 3


def finalists() -> Event:
    """A, B and C are left, and 1,000 is to be won."""
    made = event(
        3, "888pl", state="NSW", payout_unit=1, added=1, buy_in=Offer(chips=1_000, fees=(Fee(name="pool", amount=333),))
    )
    announced(made, (500, 300, 200))
    stacks(made, {A: 1_500, B: 1_000, C: 500})
    return made


@pytest.mark.rule("888pl", "6-33")
def test_the_league_proposes_no_deal() -> None:
    made = finalists()
    for method in ("icm", "chip-chop", "even", "position", "floored-chip-chop"):
        found = refused(made, ProposeDeal(method=method))
        assert (found.rule, found.limits) == ("6-33", {"of": ["custom"]})
    assert "6-33" in notices(made.state.policy)["no-deals"].cites


@pytest.mark.rule("888pl", "6-34")
def test_an_agreement_that_leaves_somebody_out_is_refused() -> None:  # EX-6-34-1
    found = refused(finalists(), ProposeDeal(method="custom", shares={A: 500, B: 500}))
    assert found.rule == "6-34"
    assert "Player 3 left out" in str(found.message)


@pytest.mark.rule("888pl", "6-34")
def test_the_captain_chooses_to_pay_by_an_agreement() -> None:  # EX-6-34-2
    made = finalists()
    order(made, ProposeDeal(method="custom", shares={A: 400, B: 350, C: 250}))
    assert refused(made, ApproveDeal(deal=1, pays=True)).code == "deal.not-agreed"
    order(made, AgreeDeal(deal=1, entries=(A, B, C)))
    asked = refused(made, ApproveDeal(deal=1))
    assert (asked.kind, asked.options, asked.rule) == ("ambiguous", [True, False], "6-34")
    (done,) = order(made, ApproveDeal(deal=1, pays=True))
    assert "6-34" in done.cites  # type: ignore[attr-defined]
    assert {entry: prize_of(made.state, entry, {}) for entry in (A, B, C)} == {A: 400, B: 350, C: 250}


@pytest.mark.rule("888pl", "6-34")
def test_or_the_captain_pays_what_was_announced() -> None:
    made = finalists()
    order(made, ProposeDeal(method="custom", shares={A: 400, B: 350, C: 250}))
    order(made, AgreeDeal(deal=1, entries=(A, B, C)))
    order(made, ApproveDeal(deal=1, pays=False))
    assert made.state.of(Deals).all[1].stage == "cancelled"
    assert prize_of(made.state, C, {C: 3}) == 200


@pytest.mark.rule("888pl", "6-34")
def test_the_sum_is_what_is_left() -> None:
    found = refused(finalists(), ProposeDeal(method="custom", shares={A: 500, B: 350, C: 250}))
    assert found.limits == {"sum": 1_000}
