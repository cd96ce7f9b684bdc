"""Where a book is silent the director chooses; the refusal lists the options and what other books say."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.errors import Ambiguous, Unreadable
from cardspeak.tournament.core import Order
from cardspeak.tournament.entries.leaving import CancelEvent, CarryOver, RefundEntry, Substitute, Withdraw
from cardspeak.tournament.entries.rebuying import AnnounceRebuy
from cardspeak.tournament.entries.tickets import MoveTicket
from cardspeak.tournament.setup import Offer
from tests.tournament.entries.kit import START, Desk

SILENT: list[tuple[str, Order, str, str | bool]] = [
    ("apl-2007", Substitute(entry=1, player="sub", name="Sub", consent=True), "entries.substitute", "never"),
    ("apl-2007", Withdraw(entry=1), "entries.withdrawal_until", "before-the-day"),
    ("888pl", CarryOver(entry=1, to="June", why="ill"), "entries.carry_over", True),
    ("tda-2015", CancelEvent(ground="beyond-control", why="flood"), "entries.cancel_grounds", "small-field"),
    ("tda-2015", MoveTicket(ticket="T", value=1, to="x", price=1, consent=True), "satellites.ticket_moved_to", "none"),
]


@pytest.mark.parametrize(("book", "order", "setting", "option"), SILENT, ids=[f"{row[0]}-{row[2]}" for row in SILENT])
def test_the_refusal_lists_the_options_and_what_other_books_say(
    book: str, order: Order, setting: str, option: str | bool
) -> None:
    desk = Desk(book)
    desk.field(2)
    desk.at = START - 20 * 3_600_000
    refusal = desk.refused(order)
    assert isinstance(refusal, Ambiguous)
    asked = refusal.question
    assert asked is not None
    assert (refusal.code, refusal.field, asked.setting) == ("director.decides", "choices", setting)
    assert option in asked.values
    assert "aplpt-2025" in [one.book for one in asked.others]


def test_the_director_s_choice_decides_then() -> None:
    desk = Desk("apl-2007")
    desk.field(2)
    choices: dict[str, Any] = {"entries.substitute": "with-consent"}
    desk.order(Substitute(entry=1, player="sub", name="Sub", consent=True, choices=choices))
    assert desk.entry("sub").number == 1
    never: dict[str, Any] = {"entries.substitute": "never"}
    order = Substitute(entry=2, player="kim", name="Kim", consent=True, choices=never)
    assert desk.refused(order).code == "substitute.never"


@pytest.mark.rule("apl-au-2025", "D-IX-c")
def test_a_choice_does_not_overrule_a_book_that_speaks() -> None:
    desk = Desk("apl-au-2025")
    desk.field(2)
    choices: dict[str, Any] = {"entries.substitute": "with-consent"}
    refusal = desk.refused(Substitute(entry=1, player="sub", name="Sub", consent=True, choices=choices))
    assert (refusal.code, refusal.rule) == ("choice.by-the-book", "D-IX-c")


def test_a_refund_on_a_ground_the_director_did_not_choose_is_refused() -> None:
    desk = Desk("apl-2007")
    desk.field(1)
    order = RefundEntry(entry=1, ground="ineligible")
    assert desk.refused(order).code == "director.decides"
    choices: dict[str, Any] = {"entries.refund_may": ["two-events-at-once"]}
    assert desk.refused(RefundEntry(entry=1, ground="ineligible", choices=choices)).code == "refund.ground"
    desk.order(RefundEntry(entry=1, ground="two-events-at-once", choices=choices))
    assert desk.entry("p1").status == "withdrawn"


def test_a_substitute_is_known_by_the_name_if_by_nothing_else() -> None:
    desk = Desk("apl-2007")
    desk.field(2)
    desk.order(Substitute(entry=1, name=" New Face ", consent=True, choices={"entries.substitute": "with-consent"}))
    assert desk.entry("new face").number == 1


def test_a_choice_that_is_none_is_unreadable() -> None:
    desk = Desk("apl-2007")
    desk.field(1)
    choices: dict[str, Any] = {"entries.substitute": "sometimes"}
    refusal = desk.refused(Substitute(entry=1, player="sub", name="Sub", choices=choices))
    assert isinstance(refusal, Unreadable)


def test_a_rebuy_can_be_taken_back_where_the_director_says_it_does_not_bind() -> None:
    house = {"entries.more_chips": ["rebuy"]}
    desk = Desk("888pl", house=house, stamp_cards=False, rebuy=Offer(chips=1000), rebuy_levels=2)
    desk.field(2)
    desk.start()
    assert desk.refused(AnnounceRebuy(entry=1, stack=100)).code == "director.decides"
    choices: dict[str, Any] = {"entries.rebuy_announced_before": "cards-dealt", "entries.rebuy_binds": False}
    desk.order(AnnounceRebuy(entry=1, stack=100, choices=choices))
    assert desk.entry("p1").chips == 1100
