"""Prizes under 888pl: no cash in Victoria where the entry costs money; gift cards, debit cards and venue vouchers instead."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.prizes.offering import OfferPrize
from cardspeak.tournament.prizes.paying import PayPrize
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
    order(made, OfferPrize(place=1, what="A ham", form="goods", approved_by="Ann, management"))


@pytest.mark.rule("888pl", "9-1")
def test_free_events_are_not_limited() -> None:
    order(event(4, "888pl", state="VIC", buy_in=FREE), OfferPrize(place=1, what="Envelope", form="cash", value=5_000))


@pytest.mark.rule("888pl", "9-1")
def test_the_state_has_to_be_known() -> None:
    found = refused(event(4, "888pl"), OfferPrize(place=1, what="Envelope", form="cash"))
    assert (found.kind, found.field, found.rule) == ("ambiguous", "state", "9-1")
