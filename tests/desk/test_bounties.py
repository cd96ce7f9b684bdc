"""Bounties as people see them: where every unit is, who is asked for, who has won what, and what the feed says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from cardspeak.desk.exporting.proofs import prize_proof
from cardspeak.desk.roles import Audience, Person, may_order
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.busts.awarding import AwardBounty, PayBounty
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.clock.running import ClockStarted
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import BountyKind
from tests.tournament.busts.kit import SEED, happen, night


class Hunt:
    """Two tables in a bounty event, at play."""

    def __init__(self, kind: BountyKind = "classic") -> None:
        event = night("tda-2024", (4, 4), bounty=kind, bounty_fee=500)
        happen(event, ClockStarted(at=0))
        self.event = Event(event.log, "hunt")
        self.event.kept = self.event.version

    def give(self, order: Order) -> None:
        """Give an order."""
        self.event.order(order, Context(at=1_000, by="Ann", seed=SEED), "")
        self.event.kept = self.event.version

    def bust(self, entry: int, *by: int) -> None:
        """Somebody is out."""
        self.give(BustOut(out=(Eliminated(entry=entry, by=by),)))

    def parts(self, audience: Audience = "staff") -> dict[str, Any]:
        """What an audience is shown."""
        seen = Seen(self.event, 2_000)
        return {name: json.loads(msgspec.json.encode(value)) for name, value in each_part(seen, audience)}


@pytest.mark.parametrize("kind", ["classic", "progressive"])
def test_every_unit_is_shown_where_it_is(kind: BountyKind) -> None:
    hunt = Hunt(kind)
    hunt.bust(1, 2)
    hunt.bust(3)
    hunt.bust(5)
    hunt.give(AwardBounty(entry=5, nobody=True))
    shown = hunt.parts()["bounties"]
    assert shown["paid_in"] == 4_000
    assert shown["won"] + shown["waiting"] + shown["on_heads"] + shown["left"] == shown["paid_in"]
    assert (shown["waiting"], shown["left"]) == (500, 500)
    assert [(one["entry"], one["could"]) for one in shown["unclaimed"]] == [(3, [2, 4])]


def amounts(line: dict[str, Any]) -> dict[str, Any]:
    """The values of a line or an advice, money as plain numbers."""
    values: dict[str, Any] = line["message"]["values"]
    return {name: one["amount"] if isinstance(one, dict) and "amount" in one else one for name, one in values.items()}


def test_a_bounty_without_a_name_is_asked_for_with_an_order_for_everybody_at_the_table() -> None:
    hunt = Hunt()
    hunt.bust(3)
    (asked,) = (one for one in hunt.parts()["advice"] if one["kind"] == "bounty")
    assert (asked["message"]["code"], amounts(asked)) == ("advice.bounty", {"name": "P3", "bounty": 500})
    assert [one["fields"].get("by") for one in asked["orders"]] == [[1], [2], [4], None]
    assert asked["orders"][-1]["fields"] == {"entry": 3, "nobody": True}


def test_what_was_won_is_on_the_card_the_phone_and_the_list_until_it_is_paid() -> None:
    hunt = Hunt()
    hunt.bust(1, 2)
    hunt.bust(3, 2)
    assert hunt.parts()["bounties"]["hunters"] == [{"entry": 2, "name": "P2", "won": 1_000, "paid": 0, "taken": 2}]
    hunt.give(PayBounty(entry=2))
    parts = hunt.parts()
    assert (parts["entry/2"]["bounties_won"], parts["entry/2"]["bounties_paid"]) == (1_000, 1_000)
    own = mine(Seen(hunt.event, 2_000), 2)
    assert (own.bounty, own.bounties_won, own.bounties_paid) == (500, 1_000, 1_000)
    assert prize_proof(hunt.event.state).bounties_paid == 1_000


def test_the_feed_says_how_much() -> None:
    hunt = Hunt("progressive")
    hunt.bust(1, 2)
    hunt.bust(3)
    hunt.give(AwardBounty(entry=3, by=(4,)))
    hunt.give(PayBounty(entry=4))
    paid, awarded, silent, first = hunt.parts()["log"]["lines"][:4]
    assert (first["message"]["code"], amounts(first)["bounty"]) == ("happening.busted.bounty", 250)
    assert silent["message"]["code"] == "happening.busted"
    assert (awarded["message"]["values"]["by"]["items"], amounts(awarded)["bounty"]) == (["P4"], 250)
    assert amounts(paid)["amount"] == 250


def test_the_public_is_shown_none_of_it() -> None:
    hunt = Hunt()
    hunt.bust(3)
    assert "bounties" not in hunt.parts("public")
    assert "bounties" not in hunt.parts("table")


def test_the_floor_says_who_took_the_chips_and_the_desk_pays() -> None:
    floor, registrar = Person(name="Flo", role="floor"), Person(name="Rex", role="registrar")
    assert may_order(floor, AwardBounty)
    assert not may_order(floor, PayBounty)
    assert may_order(registrar, PayBounty)
    assert not may_order(registrar, AwardBounty)
