"""Deals as the desk, a phone and the wall show them, up to the end of the event by one of them."""

from __future__ import annotations

from typing import Any

import msgspec

from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.deals.dealing import RefuseDeal
from cardspeak.tournament.deals.ending import EndEvent
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.penalties import CountHand, Penalise, ServePenalty
from cardspeak.tournament.prizes.paying import PayPrize
from tests.tournament.deals.test_dealing import dealt, final, proposed
from tests.tournament.prizes.kit import NOW, order


def seen(made: Event) -> Seen:
    return Seen(Event(made.log, "thursday"), NOW)


def part(made: Event, name: str) -> Any:
    found = next(value for key, value in each_part(seen(made), "staff") if key == name)
    return msgspec.json.decode(msgspec.json.encode(found))


def latest(made: Event) -> list[str]:
    return [line["message"]["code"].removeprefix("happening.") for line in part(made, "log")["lines"]]


def test_an_odd_share_is_told_with_its_limit_in_money() -> None:
    made = final()
    proposed(made, "chip-chop")
    (deal,) = part(made, "deals")["all"]
    assert [(one["odd"], one["odd_limit"]) for one in deal["shares"]] == [("", 0), ("", 0), ("", 0), ("below", 5_000)]
    proposed(made, "custom", shares={5: 25_000, 6: 8_000, 7: 7_000, 8: 5_000})
    first = part(made, "deals")["all"][0]["shares"][0]
    assert (first["odd"], first["odd_limit"]) == ("above", 20_000)


def test_the_desk_tells_who_objects_what_is_closed_and_what_makes_a_deal_void() -> None:
    made = final()
    proposed(made)
    order(made, RefuseDeal(deal=1, entry=8))
    proposed(made, "even")
    dealt(made)
    shown = part(made, "deals")
    assert [(one["number"], one["stage"], one["objector"], one["why"]) for one in shown["all"]] == [
        (3, "approved", "", ""), (2, "closed", "", ""), (1, "cancelled", "Player 8", ""),
    ]  # fmt: skip
    assert shown["grounds"] == ["coercion", "left-out", "unknown-to-director"]


def test_the_end_by_a_deal_is_offered_and_told_everywhere() -> None:
    made = final()
    order(made, StartClock())
    dealt(made, "even")
    assert part(made, "deals")["may_end"]
    ends = [one for one in part(made, "advice") if one["kind"] in ("pay", "end")]
    assert [one["kind"] for one in ends] == ["pay"] * 4 + ["end"]
    assert ends[-1]["orders"] == [{"order": "end event", "fields": {}}]
    assert (part(made, "prizes")["deal"], mine(seen(made), 7).prize) == (True, 11_250)
    order(made, PayPrize(entry=7))
    order(made, EndEvent())
    assert part(made, "event")["stage"] == "over"
    assert not part(made, "deals")["may_end"]
    assert [(one["place"], one["name"]) for one in part(made, "prizes")["places"]] == [
        (1, "Player 5"), (2, "Player 6"), (3, "Player 7"), (4, "Player 8"),
    ]  # fmt: skip
    told = mine(seen(made), 7)
    assert (told.place, told.prize, told.prize_paid) == (3, 11_250, True)
    assert latest(made)[0] == "busted.deal"
    assert [one["type"] for one in part(made, "log")["lines"][0]["led_to"]] == ["won"]


def test_rounds_are_told_as_rounds_and_a_penalty_until_it_is_served() -> None:
    made = final()
    order(made, StartClock())
    order(made, Penalise(entry=6, penalty="missed rounds", amount=2, offence="disruption"))
    said = part(made, "log")["lines"][0]["message"]
    assert (said["code"], said["values"]["amount"], said["values"]["hands"]) == ("happening.penalised.rounds", 2, 8)
    order(made, CountHand(table=1, hands=3))
    order(made, ServePenalty(entry=6, hands=1))
    asked = next(one for one in part(made, "advice") if one["kind"] == "penalty")
    assert asked["message"]["values"] == {"name": "Player 6", "table": 1, "n": 4}
    assert [one["order"] for one in asked["orders"]] == ["count hand", "serve penalty"]
    order(made, ServePenalty(entry=6))
    assert latest(made)[:3] == ["penalty-served", "penalty-served.part", "hand-served.several"]
    assert part(made, "entry/6")["penalty_hands"] == 0
