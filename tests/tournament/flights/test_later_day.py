"""Beginning a later day, and letting alternates go for whom no seat came free."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.errors import Refusal
from cardspeak.tournament.advice import advice
from cardspeak.tournament.core import Order
from cardspeak.tournament.dealt.night import Night
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import CloseRegistration
from cardspeak.tournament.flights.later_day import BeginLaterDay, joint_entries, joint_payouts
from cardspeak.tournament.flights.releasing import ReleaseAlternate
from cardspeak.tournament.flights.standing import FlightResult
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.money import Money, proof
from cardspeak.tournament.seats.seating import DrawSeats
from tests.tournament.dealt.kit import SEED, START, TERMS, setup
from tests.tournament.flights.kit import played, result_of, sunday


@pytest.fixture(scope="module")
def result() -> FlightResult:
    """What a flight of thirteen hands on."""
    return result_of(played("1A", tuple(range(1, 14))))


def came(*results: FlightResult, **changes: Any) -> Night:
    """A later day that has taken flights in, with nobody at a table."""
    made = sunday(**changes)
    made.director.order(CreateEvent(setup=made.setup, terms=TERMS), made.at)
    for one in results:
        made.director.order(TakeInFlight(result=one), made.at)
    return made


def refused(made: Night, order: Order) -> Refusal:
    """The refusal of an order, which changes nothing."""
    length = len(made.event.log)
    with pytest.raises(Refusal) as found:
        made.director.order(order, made.at)
    assert len(made.event.log) == length
    return found.value


def test_a_later_day_begins_once_with_flights_and_seats(result: FlightResult) -> None:
    assert refused(came(), BeginLaterDay()).code == "day.no-flights"
    made = came(result)
    assert refused(made, BeginLaterDay()).code == "day.seats"
    made.director.order(DrawSeats(), made.at)
    made.director.order(BeginLaterDay(), made.at)
    assert refused(made, BeginLaterDay()).code == "clock.started"


def test_the_smallest_field_is_that_of_all_flights(result: FlightResult) -> None:
    enough = came(result, least_entries=13)
    enough.director.order(DrawSeats(), enough.at)
    enough.director.order(BeginLaterDay(), enough.at)
    made = came(result, least_entries=14)
    made.director.order(DrawSeats(), made.at)
    refusal = refused(made, BeginLaterDay())
    assert (refusal.code, refusal.value, refusal.limits["min"]) == ("event.too-few", 13, 14)


def test_the_payouts_of_a_later_day_are_those_of_the_whole_field(result: FlightResult) -> None:
    made = came(result)
    assert entries_of(made.state) == 13
    found = estimate(made.state)
    assert (found.entries, sum(found.prizes)) == (13, 13 * 2_000)
    assert found.places <= len(result.survivors)


def test_the_seats_and_the_start_of_a_later_day_are_advised(result: FlightResult) -> None:
    made = came(result)
    made.at = made.setup.starts_at
    seen = []
    while not any(isinstance(order, BeginLaterDay) for one in advice(made.state, made.at) for order in one.orders):
        first = advice(made.state, made.at)[0]
        assert first.order is not None
        seen.append(first.kind)
        made.director.order(first.order, made.at)
    assert seen == ["draw seats", "draw buttons"]


@pytest.fixture
def full() -> Night:
    """A room of sixteen seats with three who wait."""
    made = Night(setup=setup("tda-2024", tables=2, seats_per_table=8), seed=SEED, players=16, terms=TERMS)
    made.open_doors()
    for number in (51, 52, 53):
        made.director.order(Register(player=f"a{number}", name=f"Alternate {number}"), made.at)
    return made


def test_an_alternate_is_not_let_go_while_a_seat_may_come_free_unless_there_is_a_reason(full: Night) -> None:
    assert refused(full, ReleaseAlternate(entry=17)).code == "alternate.early"
    full.director.order(ReleaseAlternate(entry=17, why="has to go home"), full.at)
    assert full.state.of(Entrants).entry(17).status == "withdrawn"
    assert refused(full, ReleaseAlternate(entry=17)).code == "alternate.none"


def test_whoever_sits_is_no_alternate_and_nobody_is_nobody(full: Night) -> None:
    refusal = refused(full, ReleaseAlternate(entry=3))
    assert (refusal.code, refusal.limits["of"]) == ("alternate.none", [17, 18, 19])
    assert refused(full, ReleaseAlternate(entry=99)).code == "entry.unknown"


def test_when_entries_are_over_those_who_wait_are_advised_to_go_with_their_money(full: Night) -> None:
    assert "release" not in [one.kind for one in advice(full.state, START)]
    full.director.order(CloseRegistration(why="late"), full.at)
    full.director.follow(full.at, kinds=("release",))
    assert full.state.of(Money).paid_back == 3 * 2_500
    assert proof(full.state).pool == 16 * 2_000
    assert full.state.of(Entrants).left == 16
