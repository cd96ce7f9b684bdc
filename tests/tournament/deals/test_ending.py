"""The end of an event by a deal: nothing is left to play for, the places go by the counts, the money stays as it was agreed."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.advice import advice
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Context, broken
from cardspeak.tournament.deals.ending import EndEvent
from cardspeak.tournament.finishing.places import Finishing, places
from cardspeak.tournament.log import Event, derive
from cardspeak.tournament.needs import Advice, Reason
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.standing import Prizes, prize_of
from tests.tournament.deals.test_dealing import CHIPS, dealt, final, proposed
from tests.tournament.prizes.kit import NOW, order, out, refused


def asked(made: Event, kind: str) -> list[Advice]:
    return [one for one in advice(made.state, NOW) if one.kind == kind]


def test_the_places_go_by_the_counts_and_the_money_by_the_deal() -> None:
    made = final()
    dealt(made, "even")
    order(made, EndEvent())
    assert {entry: place for entry, place in places(made.state).items() if entry > 4} == {5: 1, 6: 2, 7: 3, 8: 4}
    assert made.state.of(Finishing).won == 5
    assert {entry: prize_of(made.state, entry, places(made.state)) for entry in CHIPS} == dict.fromkeys(CHIPS, 11_250)
    for entry in CHIPS:
        order(made, PayPrize(entry=entry))
    assert sum(one.amount for one in made.state.of(Prizes).paid.values()) == 45_000
    assert broken(made.state) == ()


def test_it_is_advised_once_a_deal_leaves_nothing_to_play_for() -> None:
    made = final()
    order(made, StartClock())
    proposed(made)
    assert asked(made, "end") == []
    dealt(made)
    (found,) = asked(made, "end")
    assert found.cites == ("D-XI-b", "D-V-g")
    assert found.order is not None
    order(made, found.order)
    assert asked(made, "end") == []
    assert [one.order for one in asked(made, "pay")] == [PayPrize(entry=entry) for entry in (8, 7, 6, 5)]


def test_somebody_may_go_out_before_they_end_it() -> None:
    made = final()
    dealt(made)
    out(made, 6)
    order(made, EndEvent())
    assert {entry: place for entry, place in places(made.state).items() if entry > 4} == {5: 1, 7: 2, 8: 3, 6: 4}


@pytest.mark.parametrize("deal", [{}, {"method": "chip-chop", "for_winner": 3_000}], ids=["none", "for the winner"])
def test_what_is_played_for_is_played_for(deal: dict[str, Any]) -> None:
    made = final()
    order(made, StartClock())
    if deal:
        dealt(made, **deal)
    assert refused(made, EndEvent()).code == "end.no-deal"
    assert asked(made, "end") == []


def test_with_equal_counts_the_director_says_who_is_first_and_others_share() -> None:
    made = final()
    dealt(made, chips={5: 80_000, 6: 80_000, 7: 40_000, 8: 40_000})
    assert refused(made, EndEvent()).options == [5, 6]
    order(made, EndEvent(first=6))
    assert {entry: place for entry, place in places(made.state).items() if entry > 4} == {6: 1, 5: 2, 7: 3, 8: 3}


def test_counts_that_are_off_want_a_word() -> None:
    made = final()
    order(made, StartClock())
    dealt(made, "even", chips=CHIPS | {5: 1})
    assert (found := refused(made, EndEvent())).code == "end.account"
    assert (found.field, found.limits["sum"]) == ("why", 240_000)
    assert [one.needs for one in asked(made, "end")] == [(Reason(),)]
    order(made, EndEvent(why="nobody wanted to count"))
    assert places(made.state)[6] == 1


def test_where_events_are_played_to_the_end_somebody_has_decided_otherwise() -> None:
    made = final(house={"deals.played_to_the_end": True})
    order(made, StartClock())
    dealt(made)
    assert refused(made, EndEvent()).code == "end.played-out"
    assert [one.needs for one in asked(made, "end")] == [(Reason(),)]
    order(made, EndEvent(why="Ann of the office"))
    assert made.state.of(Finishing).won == 5


def test_struck_out_they_play_on() -> None:
    made = final()
    dealt(made)
    done = made.order(EndEvent(), Context(at=NOW, by="Dee"))
    assert refused(made, EndEvent()).code == "event.won"
    derived = made.strike([one.number for one in done], Context(at=NOW), "they want to play")
    assert derived.conflicts == ()
    made.correct(derived)
    assert made.state.of(Finishing).won is None
    assert made.state.of(Prizes).agreed
    again = derive(made.log)
    assert places(again.state) == places(made.state)
