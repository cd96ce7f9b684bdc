"""Prizes under 888pl: no cash in Victoria where the entry costs money; gift cards, debit cards and venue vouchers instead."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.tournament.prizes.offering import GivePrize, OfferPrize
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.standing import PrizeGiven, PrizeOffered
from cardspeak.tournament.setup import Offer
from tests.tournament.prizes.kit import announced, event, order, out, refused

FREE = Offer(chips=1_000)


@pytest.mark.rule("888pl", "9-1")
@pytest.mark.rule("888pl", "9-2")
@pytest.mark.parametrize(
    ("state", "form", "redeemable", "refusal"),
    [  # EX-9-1-1, EX-9-1-2, EX-9-2-1
        ("VIC", "cash", None, "9-1"),
        ("VIC", "transfer", None, "9-1"),
        ("VIC", "gift-card", None, ""),
        ("VIC", "debit-card", None, ""),
        ("VIC", "venue-voucher", False, ""),
        ("VIC", "venue-voucher", True, "9-1"),
        ("VIC", "venue-voucher", None, "9-2"),
        ("VIC", "gift-card", True, "9-1"),
        ("VIC", "goods", None, "9-2"),
        ("NSW", "cash", None, ""),
        ("NSW", "venue-voucher", True, ""),
    ],
)
def test_what_a_prize_may_be(state: str, form: Any, redeemable: bool | None, refusal: str) -> None:
    made = event(4, "888pl", state=state, payout="card")
    announced(made)
    out(made, 1, 2)
    offer = OfferPrize(place=1, what="A prize", form=form, redeemable=redeemable)
    pay = PayPrize(entry=2, form=form, redeemable=redeemable)
    if refusal:
        assert refused(made, offer).rule == refused(made, pay).rule == refusal
        return
    order(made, offer)
    (paid,) = order(made, pay)
    assert [(part.form, part.amount) for part in paid.parts] == [(form, 8_000)]  # type: ignore[attr-defined]


@pytest.mark.rule("888pl", "9-2")
def test_the_management_may_approve_another_prize() -> None:
    made = event(4, "888pl", state="VIC")
    ham = OfferPrize(place=1, what="A ham", form="goods")
    assert refused(made, ham).rule == "9-2"
    (offered,) = order(made, msgspec.structs.replace(ham, approved_by="Ann, management"))
    assert isinstance(offered, PrizeOffered)
    assert (offered.place, offered.what, offered.form, offered.warnings) == (1, "A ham", "goods", ())
    assert "9-2" in offered.cites


@pytest.mark.rule("888pl", "9-1")
def test_free_events_are_not_limited() -> None:
    envelope = OfferPrize(place=2, what="Envelope", form="cash", value=5_000)
    assert refused(event(4, "888pl", state="VIC"), envelope).rule == "9-1"
    made = event(4, "888pl", state="VIC", buy_in=FREE)
    (offered,) = order(made, envelope)
    assert isinstance(offered, PrizeOffered)
    assert (offered.form, offered.value) == ("cash", 5_000)
    out(made, 1, 2, 3)
    (given,) = order(made, GivePrize(number=offered.number, entry=3))
    assert isinstance(given, PrizeGiven)
    assert (given.number, given.entry) == (offered.number, 3)


@pytest.mark.rule("888pl", "9-1")
def test_the_state_has_to_be_known() -> None:
    found = refused(event(4, "888pl"), OfferPrize(place=1, what="Envelope", form="cash"))
    assert (found.kind, found.field, found.rule) == ("unlawful", "state", "9-1")
