"""What random orders and corrections have found: events that were called off, chips of struck entries, prizes paid twice, full rooms."""

from __future__ import annotations

import pytest

from cardspeak.tournament.advice import advice
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.chips.lost import FindChips
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.entries.leaving import CancelEvent, Withdraw
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import AllHaveChips
from cardspeak.tournament.happenings import SeatLeft
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.seats.people import CloseSeat
from cardspeak.tournament.seats.seating import DrawSeats
from tests.tournament.entries.kit import START, Desk
from tests.tournament.prizes import kit as prizes

LEAVES: dict[str, str | int | bool | list[str]] = {
    "entries.withdrawal_until": "before-the-start",
    "entries.withdrawal_refund": "buy-in",
}
INVENTORY: dict[str, str | int | bool | list[str]] = {"chips.found_no_owner": "inventory"}
CANCEL = CancelEvent(ground="beyond-control", why="a flood", notice="by message")


@pytest.mark.parametrize(
    "later",
    [Register(player="n", name="N"), DrawSeats(), IssueStacks(), AllHaveChips(), Withdraw(entry=1), CANCEL],
    ids=lambda later: type(later).__name__,
)
def test_nothing_is_played_in_an_event_that_was_called_off(later: Order) -> None:
    desk = Desk("aplpt-2025")
    desk.field(7)
    desk.order(CANCEL)
    found = desk.refused(later)
    assert found.code == "event.cancelled"
    assert advice(desk.state, START) == []


def test_an_event_that_is_held_after_all_takes_entries_again() -> None:
    desk = Desk("aplpt-2025")
    desk.field(7)
    before = len(desk.event.log)
    desk.order(CANCEL)
    entry = desk.event.strike(range(before + 1, len(desk.event.log) + 1), Context(at=desk.at), "it dried up")
    desk.event.correct(entry)
    assert desk.register("n").number == 8


def test_the_chips_of_a_withdrawn_entry_that_is_struck_out_do_not_leave_play_twice() -> None:
    desk = Desk("tda-2024")
    desk.field(3)
    first = [entry.number for entry in desk.event.log if getattr(entry.what, "entry", None) == 2]
    desk.order(IssueStacks())
    desk.order(Withdraw(entry=2, consent=True, choices=LEAVES))
    derived = desk.event.strike(first, Context(at=desk.at), "never came")
    desk.event.correct(derived)
    stack = desk.entry("p1").bought
    assert derived.conflicts
    assert (expected(desk.state), desk.state.of(Account).removed) == (2 * stack, 0)


def test_chips_that_were_not_put_out_do_not_come_back_from_somebody_who_withdraws() -> None:
    desk = Desk("tda-2024")
    desk.field(3)
    issued = len(desk.event.log) + 1
    desk.order(IssueStacks())
    withdrawn = len(desk.event.log) + 1
    desk.order(Withdraw(entry=2, consent=True, choices=LEAVES))
    derived = desk.event.strike([issued], Context(at=desk.at), "they were counted out later")
    desk.event.correct(derived)
    assert [one.order for one in derived.conflicts] == [withdrawn]
    assert desk.state.of(Account).removed == 0
    desk.order(IssueStacks())
    assert expected(desk.state) == desk.state.of(Account).total == 3 * desk.entry("p1").bought


def test_no_more_than_the_pool_is_paid_when_a_correction_has_moved_the_places() -> None:
    made = prizes.event(4, payout="own", own_payout=(5_000, 3_000, 2_000))
    prizes.announced(made)
    prizes.out(made, 1, report=False)
    early = len(made.log)
    prizes.out(made, 2)
    prizes.order(made, PayPrize(entry=2))  # third
    entry = made.strike([early], Context(at=prizes.NOW), "it was entry 1 who went out later")
    made.correct(entry)
    prizes.out(made, 1, 3)
    prizes.order(made, DeclareWinner())
    for number in (1, 3):
        prizes.order(made, PayPrize(entry=number))
    refused = prizes.refused(made, PayPrize(entry=4))
    assert (refused.code, refused.limits["mispaid"]) == ("prize.pool-paid", [2])
    told = [one for one in advice(made.state, prizes.NOW) if one.kind == "pay"]
    assert all(one.needs and not one.orders for one in told)


def test_no_table_is_advised_in_a_room_that_is_full() -> None:
    desk = Desk("tda-2024", tables=1, seats_per_table=4, late_levels=2)
    desk.field(4)
    for order in (IssueStacks(), DrawSeats()):
        desk.order(order)
    desk.at = START
    desk.order(StartClock())
    seat = desk.entry("p1").seat
    assert seat is not None
    desk.take(SeatLeft(entry=1))
    desk.order(CloseSeat(table=1, seat=seat))
    told = [one for one in advice(desk.state, desk.at) if one.kind == "open table"]
    assert [(one.orders, len(one.needs)) for one in told] == [((), 1)]


def test_an_event_is_called_off_although_chips_were_found_that_belong_to_nobody() -> None:
    desk = Desk("aplpt-2025")
    desk.field(7)
    desk.order(IssueStacks())
    desk.order(FindChips(by_value=((100, 1),), place="under a chair", choices=INVENTORY))
    desk.order(CANCEL)
    assert expected(desk.state) == desk.state.of(Account).total == 0
