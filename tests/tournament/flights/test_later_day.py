"""Beginning a later day, and letting alternates go for whom no seat came free."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench.nights import Night
from cardspeak.errors import Refusal
from cardspeak.tournament.advice import advice
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.signing_up import SignUp
from cardspeak.tournament.entries.window import CloseRegistration
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.flight_results import FlightResult
from cardspeak.tournament.flights.later_day import BeginLaterDay
from cardspeak.tournament.flights.taking_in import FlightTakenIn, ReleaseAlternate, TakeInFlight
from cardspeak.tournament.money import Ledger, proof
from cardspeak.tournament.prizes.announcing import AnnouncePayouts, estimate
from cardspeak.tournament.prizes.standing import Prizes, entries_of
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate
from cardspeak.tournament.setup import Offer
from tests.tournament.autoplay.kit import PAY, SEED, START, TERMS, setup
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


def test_payouts_can_be_announced_on_a_later_day_without_naming_them(result: FlightResult) -> None:
    made = came(result)
    for order in (DrawSeats(), BeginLaterDay()):
        made.director.order(order, made.at)
    made.director.follow(made.at, kinds=("close registration",))
    made.director.order(AnnouncePayouts(), made.at)
    announced = made.state.of(Prizes).announced
    assert announced is not None
    assert (announced.entries, sum(announced.prizes)) == (13, 13 * 2_000)


def test_a_later_day_is_not_begun_with_the_first_level(result: FlightResult) -> None:
    made = came(result)
    made.director.order(DrawSeats(), made.at)
    refusal = refused(made, StartClock())
    assert (refusal.code, refusal.limits["order"]) == ("clock.later-day", "begin later day")


def test_the_numbers_of_a_flight_that_was_struck_out_are_not_given_again(result: FlightResult) -> None:
    made = came(result)
    taken = next(entry for entry in made.event.log if isinstance(entry.what, FlightTakenIn))
    strike = made.event.strike([taken.number], Context(at=made.at), "the wrong flight")
    made.event.correct(strike)
    made.director.order(Register(player="new", name="New", exception="was there on the first day"), made.at)
    assert isinstance(taken.what, FlightTakenIn)
    assert min(made.state.of(Entrants).entries) > max(taken.what.entries)


def test_a_later_day_takes_no_entries_before_its_flights_are_in() -> None:
    made, order = came(late_levels=9), Register(player="new", name="New")
    refusal = refused(made, order)
    assert (refusal.code, refusal.limits) == ("entry.later-day", {"order": "take in flight"})
    assert refused(made, SignUp(player="new", name="New")).code == "entry.later-day"
    made.director.order(msgspec.structs.replace(order, exception="came from another room"), made.at)
    assert made.state.of(Entrants).left == 1


def test_late_entries_into_a_later_day_are_taken_as_far_as_the_set_up_has_them(result: FlightResult) -> None:
    over = refused(came(result, late_levels=result.level - 1), Register(player="new", name="New"))
    assert (over.code, over.limits["order"]) == ("entry.later-day", "take in flight")
    made = came(result, late_levels=result.level)
    made.director.order(Register(player="new", name="New"), made.at)
    assert made.state.of(Entrants).left == len(result.survivors) + 1


def test_a_director_may_open_entries_on_a_later_day(result: FlightResult) -> None:
    made = came(result, late_levels=0)
    made.director.order(CloseRegistration(closed=False, why="the sponsor wants it"), made.at)
    made.director.order(Register(player="new", name="New"), made.at)
    assert made.state.of(Entrants).left == len(result.survivors) + 1


def test_a_re_entry_that_never_had_a_seat_takes_nobodys_place() -> None:
    offer = Offer(chips=5_000, fees=PAY)
    changes = {"tables": 2, "seats_per_table": 3, "format": "re-entry", "re_entry": offer}
    made = Night(setup=setup("tda-2024", **changes), seed=SEED, players=6, terms=TERMS)
    made.open_doors()
    made.director.order(BustOut(out=(Eliminated(entry=4, stack=100),)), made.at)
    made.director.order(Register(player="a51", name="Alternate"), made.at)  # takes the seat that came free
    made.director.order(SeatLate(entry=7), made.at)
    made.director.order(ReEnter(player="P00004"), made.at)
    assert made.state.of(Entrants).entries[8].status == "waiting"
    assert 4 not in places(made.state)
    made.director.order(ReleaseAlternate(entry=8, why="wants to go home"), made.at)
    assert places(made.state)[4] == 7


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
    assert full.state.of(Ledger).paid_back == 3 * 2_500
    assert proof(full.state).pool == 16 * 2_000
    assert full.state.of(Entrants).left == 16
