"""What people see of tickets and of envelopes: who has won one, in all parts; what is in one, nobody before it is opened."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from cardspeak.desk.roles import Audience
from cardspeak.desk.views.advising import advised
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.overview import event as shown_event
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.desk.views.prizes import prizes
from cardspeak.tournament.finishing.bounties import EnvelopesFilled
from cardspeak.tournament.log import Event
from cardspeak.tournament.prizes.announcing import AnnouncePayouts
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.tickets import AwardTickets
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.tournament.values import money_of
from tests.tournament.prizes.kit import NOW, event, happen, order, out

PRICE = 25_000


def seen(made: Event) -> Seen:
    return Seen(Event(made.log, "friday"), NOW)


def awarded(leftover: str = "one-prize") -> Event:
    made = event(6, format="satellite", ticket_price=PRICE, tickets=2)
    order(made, AnnouncePayouts(choices={"satellites.leftover_money": leftover} if leftover else {}))
    out(made, 6, 5, 4, 3)
    order(made, AwardTickets(choices={"satellites.won_by": "last-for-the-seats"}))
    return made


def plain(part: object) -> Any:
    return msgspec.to_builtins(part, str_keys=True)


def test_whoever_has_won_a_ticket_stands_on_a_place_with_it() -> None:
    places = plain(prizes(seen(awarded())))["places"]
    assert [(one["name"], one["amount"], one["ticket"]) for one in places] == [
        ("Player 1", PRICE, PRICE), ("Player 2", PRICE, PRICE), ("Player 3", 10_000, 0),
    ]  # fmt: skip


def test_the_event_is_over_and_the_phone_tells_of_the_ticket() -> None:
    there = seen(awarded())
    assert plain(shown_event(there))["stage"] == "over"
    told, out_with_money = mine(there, 2), mine(there, 3)
    assert (told.status, told.prize, told.ticket) == ("qualified", PRICE, PRICE)
    assert (out_with_money.prize, out_with_money.ticket) == (10_000, 0)


def test_the_advice_and_the_log_hand_over_a_ticket() -> None:
    made = awarded("shared")
    told = {one["message"]["values"]["name"]: one["message"] for one in plain(advised(seen(made)))}["Player 1"]
    assert told["code"] == "advice.pay.ticket-and-money"
    assert [told["values"][name]["amount"] for name in ("ticket", "rest")] == [PRICE, 5_000]
    (paid,) = order(made, PayPrize(entry=1))
    assert paid.story_line(made.state).code == "happening.prize-paid.ticket-and-money"
    made = awarded()
    assert {one["message"]["code"] for one in plain(advised(seen(made)))} == {"advice.pay.ticket", "advice.pay"}
    (paid,) = order(made, PayPrize(entry=1))
    said = paid.story_line(made.state)
    assert (said.code, said.values["ticket"]) == ("happening.prize-paid.ticket", money_of(made.state, PRICE))


def test_tickets_that_are_promised_are_shown_before_the_pool_reaches_them() -> None:
    made = event(6, format="satellite", ticket_price=32_000, tickets=2)
    shown = plain(prizes(seen(made)))
    assert (shown["announced"], shown["pool"]) == (False, 60_000)
    assert [(one["amount"], one["ticket"]) for one in shown["places"]] == [(32_000, 32_000)] * 2


def test_nobody_in_public_is_shown_what_is_in_an_envelope() -> None:
    fees = (Fee(name="pool", amount=10_000), Fee(name="head", amount=1_000, to="bounty"))
    made = event(3, bounty="mystery", buy_in=Offer(chips=10_000, fees=fees))
    happen(made, [EnvelopesFilled(amounts=(1_777, 777, 446))])
    audience: Audience = "public"
    shown = json.dumps([[name, plain(part)] for name, part in each_part(seen(made), audience)])
    assert not [amount for amount in ("1777", "777", "446") if amount in shown]
    told = made.log[-1].what.story_line(made.state).values
    assert (told["sum"], told["most"]) == (money_of(made.state, 3_000), money_of(made.state, 1_777))
