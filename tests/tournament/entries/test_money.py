"""The money of an event: split lines, debts, repayments, guarantee, added value, the legal cap, and the proof."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.core import broken
from cardspeak.tournament.entries.leaving import Withdraw
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.rebuying import AddOn, AnnounceRebuy, Rebuy
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.log import Unsound
from cardspeak.tournament.money import Ledger, PayDebt, overlay, pool, proof
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.words import Money, message
from tests.tournament.entries.kit import Desk

FREE_BOOK = "tda-2015"

SPLIT = Offer(
    chips=5000,
    fees=(
        Fee(name="prizes", amount=1000),
        Fee(name="venue", amount=150, to="house"),
        Fee(name="dealers", amount=50, to="house"),
        Fee(name="league", amount=100, to="other"),
        Fee(name="freeroll", amount=50, to="other"),
        Fee(name="head", amount=500, to="bounty"),
    ),
)


def test_one_buy_in_is_split_into_as_many_lines_as_wanted() -> None:
    desk = Desk(FREE_BOOK, buy_in=SPLIT, bounty="classic")
    desk.field(7)
    sheet = proof(desk.state)
    assert (sheet.collected, sheet.prizes, sheet.house, sheet.other, sheet.bounty) == (12_950, 7000, 1400, 1050, 3500)
    assert sheet.lines["freeroll"] == 350
    assert sheet.pool == 7000
    assert broken(desk.state) == ()


def test_entry_re_entry_rebuy_and_add_on_are_different_transactions() -> None:
    price = Offer(chips=5000, fees=(Fee(name="prizes", amount=1000), Fee(name="fee", amount=100, to="house")))
    rebuy = Offer(chips=5000, fees=(Fee(name="prizes", amount=1000),))
    desk = Desk(
        FREE_BOOK, buy_in=price, re_entry=price, rebuy=rebuy, add_on=Offer(chips=8000, fees=rebuy.fees), rebuy_levels=2
    )
    desk.field(3)
    desk.start()
    desk.order(Rebuy(entry=1, stack=100))
    desk.bust("p2")
    desk.order(ReEnter(player="p2"))
    desk.on_break(1)
    desk.order(AddOn(entry=3, stack=6000))
    sheet = proof(desk.state)
    assert sheet.sold == {"entry": 3, "rebuy": 1, "re-entry": 1, "add-on": 1}
    assert (sheet.prizes, sheet.house) == (6000, 400)  # the rebuy and the add-on carry no fee
    assert desk.in_play == 3 * 5000 + 5000 + 5000 + 8000
    assert [entry.chips for entry in (desk.entry("p1"), desk.entry("p2"), desk.entry("p3"))] == [5100, 5000, 14_000]
    assert desk.replays()


def test_the_house_makes_up_the_guarantee_and_that_is_shown() -> None:
    desk = Desk(FREE_BOOK, guarantee=10_000, added=1000)
    desk.field(3)
    assert (pool(desk.state), overlay(desk.state)) == (10_000, 3000)
    desk.register("p4")
    desk.register("p5")
    assert (pool(desk.state), overlay(desk.state)) == (11_000, 0)


def test_the_cap_by_law_stops_the_sale_and_not_the_payout() -> None:
    desk = Desk(FREE_BOOK, pool_cap=7000, added=500)
    desk.field(3)
    refusal = desk.refused(Register(player="lee", name="Lee"))
    assert (refusal.code, refusal.field) == ("money.cap", "pool_cap")
    assert refusal.limits == {"max": 7000, "left": 500}
    assert pool(desk.state) == 6500


def test_the_cap_stops_rebuys_too() -> None:
    desk = Desk(
        FREE_BOOK, pool_cap=4000, rebuy=Offer(chips=5000, fees=(Fee(name="prizes", amount=100),)), rebuy_levels=2
    )
    desk.field(2)
    desk.start()
    assert desk.refused(Rebuy(entry=1, stack=0)).code == "money.cap"


def test_what_is_owed_is_known_and_can_be_paid() -> None:
    desk = Desk(FREE_BOOK)
    desk.register("ann", paid=False)
    desk.register("ben")
    sheet = proof(desk.state)
    assert (sheet.collected, sheet.owed, sheet.pool) == (2500, 2500, 4000)
    assert desk.refused(PayDebt(entry=1, amount=2600)).limits == {"min": 1, "max": 2500}
    assert desk.refused(PayDebt(entry=2, amount=1)).code == "money.not-owed"
    desk.order(PayDebt(entry=1, amount=1000))
    desk.order(PayDebt(entry=1, amount=1500))
    assert (proof(desk.state).collected, proof(desk.state).owed) == (5000, 0)


def test_a_debt_is_forgiven_and_not_paid_out_when_the_entry_goes() -> None:
    desk = Desk(FREE_BOOK)
    desk.register("ann", paid=False)
    choices: dict[str, Any] = {
        "entries.withdrawal_until": "before-the-start",
        "entries.withdrawal_refund": "buy-in-and-fee",
    }
    desk.order(Withdraw(entry=1, choices=choices))
    sheet = proof(desk.state)
    assert (sheet.collected, sheet.owed, sheet.paid_back, sheet.pool) == (0, 0, 0, 0)
    assert broken(desk.state) == ()


def test_a_ledger_that_was_tampered_with_is_found_out() -> None:
    desk = Desk(FREE_BOOK)
    desk.field(2)
    money = desk.state.of(Ledger)
    money.by_purpose["prizes"] += 1
    assert [one for one in broken(desk.state) if one.code == "broken.money-of-purpose"] == [
        message(
            "broken.money-of-purpose",
            to=message("purpose.prizes"),
            ledger=Money(4_000, "AUD"),
            total=Money(4_001, "AUD"),
        )
    ]
    with pytest.raises(Unsound, match="The lines of the ledger hold"):
        desk.register("lee")


def test_an_announced_rebuy_is_owed_until_it_is_paid() -> None:
    desk = Desk(FREE_BOOK, rebuy=Offer(chips=5000, fees=(Fee(name="prizes", amount=1000),)), rebuy_levels=2)
    desk.field(2)
    desk.start()
    desk.order(AnnounceRebuy(entry=1, stack=300))
    assert proof(desk.state).owed == 1000
    desk.order(PayDebt(entry=1, amount=1000))
    assert proof(desk.state).owed == 0
