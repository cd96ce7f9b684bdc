"""A satellite from the pool that does not reach its tickets to the ticket that is handed over."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.desk.exporting.proofs import prize_proof
from cardspeak.tournament.advice import advice
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.clock.running import PauseClock
from cardspeak.tournament.core import broken
from cardspeak.tournament.ending import over
from cardspeak.tournament.log import Event
from cardspeak.tournament.money import PoolRaised, pool, proof
from cardspeak.tournament.prizes.announcing import AnnouncePayouts, ReannouncePayouts
from cardspeak.tournament.prizes.paying import PayPrize, owed
from cardspeak.tournament.prizes.standing import PayoutsAnnounced, Prizes
from cardspeak.tournament.prizes.tickets import AwardTickets
from cardspeak.words import message
from tests.tournament.prizes.kit import NOW, event, order, out, refused

LAST = AwardTickets(choices={"satellites.won_by": "last-for-the-seats"})


def satellite(entries: int = 6, price: int = 25_000, tickets: int = 2, **other: Any) -> Event:
    """60,000 in the pool of six entries, for two tickets of 25,000 and 10,000 over."""
    return event(entries, format="satellite", ticket_price=price, tickets=tickets, **other)


def awarded(leftover: str = "one-prize", **other: int) -> Event:
    made = satellite(**other)
    order(made, AnnouncePayouts(choices={"satellites.leftover_money": leftover} if leftover else {}))
    out(made, *range(len(made.state.of(Prizes).payouts.prizes[:2]) + 1, 7))
    order(made, LAST)
    return made


def test_a_satellite_is_over_with_the_award_and_only_prizes_are_left_to_do() -> None:
    made = awarded()
    assert over(made.state)
    assert {one.kind for one in advice(made.state, NOW)} == {"pay"}
    for entry in list(owed(made.state)):
        order(made, PayPrize(entry=entry))
    assert advice(made.state, NOW) == []
    assert broken(made.state) == ()


def test_nobody_goes_out_after_the_award_until_it_is_struck_out() -> None:
    made = awarded()
    gone = BustOut(out=(Eliminated(entry=1, stack=1),))
    assert refused(made, gone).code == "satellite.over"
    assert refused(made, LAST).code == "satellite.over"
    assert refused(made, PauseClock()).code != "satellite.over"


def test_the_satellite_goes_on_while_somebody_without_a_ticket_is_left() -> None:
    made = satellite()
    order(made, AnnouncePayouts(choices={"satellites.leftover_money": "one-prize"}))
    order(made, AwardTickets(choices={"satellites.won_by": "most-chips"}))
    assert not over(made.state)


def test_an_odd_unit_that_is_shared_with_the_tickets_is_paid_once() -> None:
    made = satellite(entries=5, price=16_000, tickets=3)
    order(made, AnnouncePayouts(choices={"satellites.leftover_money": "shared"}))
    assert made.state.of(Prizes).payouts.prizes == (16_667, 16_667, 16_666)
    out(made, 4, 5)
    order(made, LAST)
    for entry in (1, 2, 3):
        order(made, PayPrize(entry=entry))
    assert prize_proof(made.state).to_pay == 0


def test_tickets_that_the_pool_does_not_pay_for_are_refused_in_money_and_with_what_is_missing() -> None:
    made = satellite(price=32_000, currency="AUD")
    found = refused(made, AnnouncePayouts())
    assert (found.code, found.value, found.limits) == (
        "satellite.short", 60_000, {"min": 64_000, "missing": 4_000, "tickets": 2},
    )  # fmt: skip
    assert "cost $640" in str(found)
    assert "the missing $40" in str(found)


def test_the_house_adds_what_is_missing_for_the_tickets_and_the_money_adds_up() -> None:
    made = satellite(price=32_000)
    raised, told = order(made, AnnouncePayouts(house_adds=4_000))
    assert raised == PoolRaised(amount=4_000, why=message("why.for-the-tickets"))
    assert isinstance(told, PayoutsAnnounced)
    assert told.payouts.prizes == (32_000, 32_000)
    sheet = proof(made.state)
    assert (sheet.added, sheet.pool, sheet.overlay) == (4_000, 64_000, 0)
    assert broken(made.state) == ()
    out(made, 3, 4, 5, 6)
    order(made, LAST)
    for entry in (1, 2):
        (paid,) = order(made, PayPrize(entry=entry))
        assert [(part.form, part.amount) for part in paid.parts] == [("ticket", 32_000)]  # type: ignore[attr-defined]


def test_what_the_house_adds_comes_on_top_of_a_guarantee() -> None:
    made = satellite(price=32_000, guarantee=62_000)
    assert refused(made, AnnouncePayouts()).limits["missing"] == 2_000
    order(made, AnnouncePayouts(house_adds=2_000))
    sheet = proof(made.state)
    assert (sheet.prizes, sheet.added, sheet.overlay, sheet.pool) == (60_000, 2_000, 2_000, 64_000)


def test_money_of_the_house_in_another_event_has_a_reason_and_keeps_to_the_cap() -> None:
    made = event(6, pool_cap=65_000)
    assert refused(made, AnnouncePayouts(house_adds=1_000)).code == "money.no-reason"
    assert refused(made, AnnouncePayouts(house_adds=-1, why="?")).code == "limit.least"
    assert refused(made, AnnouncePayouts(house_adds=6_000, why="the owner's birthday")).limits == {
        "min": 0,
        "max": 5_000,
    }
    order(made, AnnouncePayouts(house_adds=5_000, why="the owner's birthday"))
    assert pool(made.state) == 65_000
    assert sum(made.state.of(Prizes).payouts.prizes) == 65_000


def test_the_house_may_add_when_the_payouts_are_announced_anew() -> None:
    made = event(6)
    order(made, AnnouncePayouts())
    raised, told = order(made, ReannouncePayouts(house_adds=3_000, why="a prize fell through"))
    assert raised == PoolRaised(amount=3_000, why="a prize fell through")
    assert isinstance(told, PayoutsAnnounced)
    assert told.payouts.pool == 63_000


@pytest.mark.parametrize("leftover", ["one-prize", "shared"])
def test_all_that_is_announced_can_be_paid(leftover: str) -> None:
    made = awarded(leftover, price=25_001)
    for entry in list(owed(made.state)):
        order(made, PayPrize(entry=entry))
    assert sum(one.amount for one in made.state.of(Prizes).paid.values()) == 60_000
