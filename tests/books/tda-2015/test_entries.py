"""Full stacks for whoever comes late, and rebuys that bind once they are announced."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.core import Order
from cardspeak.tournament.entries.rebuying import AnnounceRebuy, Rebuy, TakeBackRebuy
from cardspeak.tournament.entries.registering import SeatAlternate
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.setup import Offer
from tests.tournament.entries.kit import PAY, Desk

BOOKS = [
    pytest.param("tda-2015", "26", marks=pytest.mark.rule("tda-2015", "26")),
    pytest.param("tda-2024", "27", marks=pytest.mark.rule("apl-au-2025", "27")),
]
REBUY = Offer(chips=5000, fees=PAY)


def at_a_rebuy_event(book: str) -> Desk:
    desk = Desk(book, format="rebuy", rebuy=REBUY, rebuy_levels=4)
    desk.field(3)
    desk.level(2)
    return desk


@pytest.mark.rule("tda-2015", "7")
@pytest.mark.parametrize("level", [1, 2])
def test_a_latecomer_gets_a_full_stack_and_is_docked_nothing(level: int) -> None:
    desk = Desk("tda-2015", buy_in=Offer(chips=20_000))
    desk.level(level)
    assert desk.register("lee").chips == 20_000


@pytest.mark.rule("tda-2015", "7")
def test_an_alternate_waits_for_a_seat_and_then_has_a_full_stack() -> None:
    desk = Desk("tda-2015", tables=1, seats_per_table=2)
    desk.field(3)
    desk.start()
    waiting = desk.entry("p3")
    assert (waiting.status, waiting.kind) == ("waiting", "alternate")
    assert desk.refused(SeatAlternate()).code == "alternate.no-seat"
    desk.bust("p1")
    desk.order(SeatAlternate())
    assert (waiting.status, waiting.chips) == ("registered", 5000)


@pytest.mark.parametrize(("book", "rule"), BOOKS)
def test_an_announced_rebuy_plays_behind_and_has_to_be_paid(book: str, rule: str) -> None:
    desk = at_a_rebuy_event(book)
    desk.order(AnnounceRebuy(entry=1, stack=500))
    assert desk.entry("p1").chips == 5500
    assert desk.state.of(Ledger).owed[1] == 2500
    refusal = desk.refused(TakeBackRebuy(entry=1))
    assert (refusal.code, refusal.rule) == ("rebuy.binds", rule)


@pytest.mark.parametrize(("book", "rule"), BOOKS)
@pytest.mark.parametrize("late", [{"hand_begun": True}, {"cards_dealt": True}])
def test_a_rebuy_announced_in_the_hand_gives_nothing_for_it(book: str, rule: str, late: dict[str, Any]) -> None:
    desk = at_a_rebuy_event(book)
    refusal = desk.refused(AnnounceRebuy(entry=1, stack=500, **late))
    assert (refusal.code, refusal.rule) == ("rebuy.late", rule)
    assert desk.state.of(Ledger).owed[1] == 0


@pytest.mark.parametrize(("book", "rule"), BOOKS)
def test_nobody_misses_a_hand_to_think_about_a_rebuy(book: str, rule: str) -> None:
    desk = at_a_rebuy_event(book)
    refusal = desk.refused(Rebuy(entry=1, stack=0, next_hand_begun=True))
    assert (refusal.code, refusal.rule) == ("rebuy.missed", rule)
    desk.order(Rebuy(entry=1, stack=0))
    assert desk.entry("p1").chips == 5000


@pytest.mark.parametrize(("book", "rule"), BOOKS)
@pytest.mark.parametrize(
    "order", [Rebuy(entry=1, stack=0), AnnounceRebuy(entry=1, stack=0)], ids=["bought", "announced"]
)
def test_no_rebuy_is_sold_after_its_period(book: str, rule: str, order: Order) -> None:
    desk = at_a_rebuy_event(book)
    desk.level(5)
    assert desk.refused(order).code == "rebuy.period"
