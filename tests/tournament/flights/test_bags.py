"""Bags at the end of a day, and what is refused on the way from a flight to the day it leads to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench.nights import Night
from cardspeak.errors import Refusal
from cardspeak.tournament.advice import advice
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.clock.days import SuspendPlay, TakeUpPlay
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.running import ResumeClock
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.creating import CreateEvent, findings
from cardspeak.tournament.director import Director
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.flight_results import FlightResult, Survivor
from cardspeak.tournament.flights.bags import BagStack, OpenBag, SealBags, sealed, slips
from cardspeak.tournament.flights.result import flight_result, log_hash
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.log import Event
from cardspeak.tournament.money import PayDebt
from cardspeak.tournament.night import Tables
from cardspeak.tournament.prizes.announcing import AnnouncePayouts
from cardspeak.tournament.setup import EventSetup, Fee
from tests.tournament.autoplay.kit import START, TERMS, setup
from tests.tournament.flights.kit import LAST_SEED, flight, played, result_of, sunday

MINUTE = 60_000


@pytest.fixture
def stopped() -> Night:
    """A small flight whose play has stopped, with every stack still on the tables."""
    made = flight("1A", tuple(range(1, 12)), day_ends_after=0)
    made.open_doors()
    tables = Tables(made.director, made.at)
    tables.play(left=7)
    made.at = tables.at
    made.director.order(SuspendPlay(hands_finished=True, to_be_agreed=True), made.at)
    return made


@pytest.fixture(scope="module")
def result() -> FlightResult:
    """What a flight of thirteen hands on."""
    return result_of(played("1A", tuple(range(1, 14))))


def refused(made: Night, order: Order) -> Refusal:
    """The refusal of an order, which changes nothing."""
    length = len(made.event.log)
    with pytest.raises(Refusal) as found:
        made.director.order(order, made.at)
    assert len(made.event.log) == length
    return found.value


def no_result(made: Night) -> Refusal:
    """Why a flight hands nothing on."""
    with pytest.raises(Refusal) as found:
        flight_result(made.state, log_hash(made.event.log))
    return found.value


def stacks(state: State) -> dict[int, int]:
    """Everybody's chips."""
    return {entry.number: entry.chips for entry in state.of(Entrants).live()}


def bag_all(made: Night, **wrong: int) -> None:
    """A bag for everybody, one of them with another count perhaps."""
    for number, chips in stacks(made.state).items():
        more = wrong.get("more", 0) if number == wrong.get("entry") else 0
        made.director.order(BagStack(entry=number, chips=chips + more, seal=f"B{number}"), made.at)


def test_every_bag_and_then_all_of_them_are_sealed(stopped: Night) -> None:
    before = stacks(stopped.state)
    bag_all(stopped)
    assert sealed(stopped.state) is None
    stopped.director.order(SealBags(), stopped.at)
    assert sealed(stopped.state) is not None
    assert {one.player: one.chips for one in result_of(stopped).survivors} == {
        stopped.state.of(Entrants).entry(number).player: chips for number, chips in before.items()
    }


def test_nothing_is_bagged_while_the_clock_runs() -> None:
    made = flight("1A", tuple(range(1, 12)))
    made.open_doors()
    for order in (BagStack(entry=1, chips=5_000), SealBags(), OpenBag(entry=1, why="count")):
        assert refused(made, order).code == "bags.running"


def test_a_flight_hands_nothing_on_while_a_bag_is_open(stopped: Night) -> None:
    first = no_result(stopped)
    assert first.code == "flight.bags-open"
    assert first.limits["missing"] == list(stacks(stopped.state))
    bag_all(stopped)
    assert no_result(stopped).code == "flight.bags-open"
    stopped.director.order(SealBags(), stopped.at)
    result_of(stopped)
    stopped.director.order(TakeUpPlay(), stopped.at + MINUTE)
    assert no_result(stopped).code == "flight.bags-open"


def test_bags_that_are_not_the_account_are_not_sealed_until_the_wrong_one_is_counted_again(stopped: Night) -> None:
    someone = next(iter(stacks(stopped.state)))
    bag_all(stopped, entry=someone, more=500)
    refusal = refused(stopped, SealBags())
    assert refusal.code == "bags.sum"
    assert refusal.limits["sum"] == expected(stopped.state)
    assert refusal.limits["not_as_counted_before"] == [someone]
    stopped.director.order(OpenBag(entry=someone, why="500 too many"), stopped.at)
    stopped.director.order(BagStack(entry=someone, chips=stacks(stopped.state)[someone]), stopped.at)
    stopped.director.order(SealBags(), stopped.at)
    assert sealed(stopped.state) is not None
    assert refused(stopped, SealBags()).code == "bags.sealed"


def test_a_missing_bag_is_named(stopped: Night) -> None:
    first, *others = stacks(stopped.state)
    for number in others:
        stopped.director.order(BagStack(entry=number, chips=stacks(stopped.state)[number]), stopped.at)
    refusal = refused(stopped, SealBags())
    assert (refusal.code, refusal.limits["missing"]) == ("bags.missing", [first])


def test_a_bag_counted_by_denomination_has_to_come_to_its_worth(stopped: Night) -> None:
    someone = next(iter(stacks(stopped.state)))
    cases: list[tuple[dict[str, Any], str]] = [
        ({"chips": 5_000, "by_value": ((100, 30),)}, "bags.count"),
        ({"by_value": ((100, 3), (100, 4))}, "chips.piles"),
        ({"by_value": ((100, -3),)}, "limit.least"),
        ({"by_value": ((30, 3),)}, "chips.unknown"),
        ({"chips": 0}, "bags.empty"),
        ({"chips": -5}, "limit.least"),
        ({}, "bags.empty"),
    ]
    for fields, code in cases:
        assert refused(stopped, BagStack(entry=someone, **fields)).code == code
    stopped.director.order(BagStack(entry=someone, by_value=((500, 3), (1000, 2)), seal="7"), stopped.at)
    (slip,) = slips(stopped.state)
    assert (slip.chips, slip.seal, slip.flight) == (3_500, "7", "1A")


def test_nobody_has_two_bags_and_no_bag_two_owners(stopped: Night) -> None:
    one, other, *_ = stacks(stopped.state)
    stopped.director.order(BagStack(entry=one, chips=1_000, seal="17"), stopped.at)
    assert refused(stopped, BagStack(entry=one, chips=1_000)).code == "bags.packed"
    assert refused(stopped, BagStack(entry=other, chips=1_000, seal="17")).code == "bags.seal"
    assert refused(stopped, OpenBag(entry=other, why="count")).code == "bags.none"
    assert refused(stopped, OpenBag(entry=one, why=" ")).code == "bags.reason"
    gone = next(n for n, e in stopped.state.of(Entrants).entries.items() if not e.live)
    assert refused(stopped, BagStack(entry=gone, chips=1_000)).code == "bags.no-stack"
    assert refused(stopped, BagStack(entry=99, chips=1_000)).code == "entry.unknown"


def test_the_end_of_the_day_and_the_bags_are_advised() -> None:
    made = flight("1A", tuple(range(1, 12)), day_ends_after=2)
    made.open_doors()
    end = START + 21 * MINUTE
    told = [one for one in advice(made.state, end) if one.kind == "end day"]
    assert told[0].needs
    assert "end day" not in [one.kind for one in advice(made.state, START + 19 * MINUTE)]
    made.director.follow(end, kinds=("end day",))
    assert made.state.of(Clock).suspended
    (bags,) = [one for one in advice(made.state, end) if one.kind == "bag"]
    assert len(bags.needs) == 9  # nothing was dealt here: somebody has to count
    for entry in list(made.state.of(Entrants).live()):
        made.director.order(BagStack(entry=entry.number, chips=5_000), end)
    made.director.follow(end, kinds=("bag",))
    assert sealed(made.state) is not None
    assert result_of(made).level == 3


def test_a_day_that_stopped_within_a_level_goes_on_within_it(stopped: Night) -> None:
    bag_all(stopped)
    stopped.director.order(SealBags(), stopped.at)
    handed, view = result_of(stopped), now(stopped.state, stopped.at)
    assert (handed.level, handed.elapsed_ms) == (view.level, view.elapsed_ms)
    longer = msgspec.structs.replace(handed, flight="1B", log="b" * 64, elapsed_ms=handed.elapsed_ms + 5_000)
    longer = msgspec.structs.replace(longer, survivors=renamed(longer.survivors), out=())
    made = sunday(longer, handed)
    made.open_doors()
    begun = now(made.state, made.state.of(Clock).last.at)
    assert begun.elapsed_ms == handed.elapsed_ms  # the most time that anybody had left
    assert begun.line.big_blind == handed.blinds[1]


def renamed(survivors: tuple[Survivor, ...]) -> tuple[Survivor, ...]:
    """Other people with the same chips."""
    return tuple(msgspec.structs.replace(one, player=f"x{one.player}") for one in survivors)


def test_money_that_is_owed_is_settled_before_a_flight_hands_on() -> None:
    made = flight("1A", tuple(range(1, 12)), day_ends_after=2)
    made.director.order(CreateEvent(setup=made.setup, terms=TERMS), made.at)
    for number in range(9):
        made.director.order(Register(player=f"p{number}", name=f"P {number}", paid=number != 4), made.at)
    made.director.follow(START)
    made.director.follow(START + 21 * MINUTE, kinds=("end day",))
    made.at = START + 21 * MINUTE
    bag_all(made)
    made.director.order(SealBags(), made.at)
    refusal = no_result(made)
    assert (refusal.code, refusal.value, refusal.limits["sum"]) == ("flight.owed", [5], 2_500)
    made.director.order(PayDebt(entry=5, amount=2_500), made.at)
    assert result_of(made).part("prizes") == 9 * 2_000


def test_a_flight_pays_nothing_and_nobody_wins_it(stopped: Night) -> None:
    assert refused(stopped, AnnouncePayouts()).code == "payouts.flight"
    assert not {"announce payouts", "winner"} & {one.kind for one in advice(stopped.state, stopped.at)}


def test_an_event_that_is_no_flight_hands_nothing_on() -> None:
    made = Night(setup=setup("tda-2024"), seed=LAST_SEED, players=9, terms=TERMS)
    made.open_doors()
    assert no_result(made).code == "flight.none"
    with pytest.raises(Refusal) as found:
        flight_result(made.state, "no hash")
    assert found.value.code == "flight.log"


def later_day(**changes: Any) -> Night:
    """A Sunday that nobody has come to yet."""
    made = sunday(**changes)
    made.director.order(CreateEvent(setup=made.setup, terms=TERMS), made.at)
    return made


def test_what_is_no_result_of_this_event_is_refused(result: FlightResult) -> None:
    first, *others = result.survivors
    twice = (first, msgspec.structs.replace(first, chips=1), *others[1:])
    cases: list[tuple[dict[str, Any], str]] = [
        ({"flight": " "}, "flight.name"),
        ({"log": "abc"}, "flight.log"),
        ({"survivors": twice}, "flight.twice"),
        ({"survivors": ()}, "flight.survivors"),
        ({"survivors": (msgspec.structs.replace(first, chips=0), *others)}, "flight.survivors"),
        ({"survivors": (msgspec.structs.replace(first, chips=first.chips + 25), *others)}, "flight.chips"),
        ({"chips": result.chips + 5}, "flight.chips"),
        ({"by_value": ((100, 1),)}, "flight.chips"),
        ({"money": (Fee(name="prizes", amount=-1),)}, "limit.least"),
        ({"elapsed_ms": -1}, "limit.least"),
        ({"entries": 3}, "flight.entries"),
        ({"survivors": (msgspec.structs.replace(first, bounty=5), *others)}, "flight.bounties"),
        ({"book": "888pl"}, "flight.other-event"),
        ({"currency": "KRW"}, "flight.other-event"),
        ({"bounty_kind": "classic"}, "flight.other-event"),
        ({"by_value": ((1, result.chips),)}, "chips.unknown"),
        ({"level": 99}, "level.unknown"),
        ({"level": result.level + 1}, "flight.level"),
        ({"blinds": (1, 2, 0)}, "flight.level"),
        ({"game": "PLO"}, "flight.level"),
    ]
    made = later_day()
    for changes, code in cases:
        assert refused(made, TakeInFlight(result=msgspec.structs.replace(result, **changes))).code == code, changes


def test_flights_that_end_at_another_level_are_refused_with_what_is_accepted(result: FlightResult) -> None:
    made = later_day()
    made.director.order(TakeInFlight(result=result), made.at)
    line = [level for level in made.setup.levels if not level.is_break][result.level]
    later = msgspec.structs.replace(
        result, flight="1B", log="b" * 64, level=result.level + 1, survivors=renamed(result.survivors), out=(),
        blinds=(line.small_blind, line.big_blind, line.ante),
    )  # fmt: skip
    refusal = refused(made, TakeInFlight(result=later))
    assert refusal.code == "flight.level"
    assert refusal.limits == {"level": result.level, "blinds": list(result.blinds), "game": "NLHE"}


def test_a_flight_is_taken_in_once_whatever_it_is_called(result: FlightResult) -> None:
    made = later_day()
    made.director.order(TakeInFlight(result=result), made.at)
    assert refused(made, TakeInFlight(result=result)).code == "flight.taken"
    assert refused(made, TakeInFlight(result=msgspec.structs.replace(result, flight="1Z"))).code == "flight.taken"


def test_flights_come_in_before_the_draw_of_a_later_day(result: FlightResult) -> None:
    first_day = Night(setup=setup("tda-2024"), seed=LAST_SEED, players=9, terms=TERMS)
    first_day.director.order(CreateEvent(setup=first_day.setup, terms=TERMS), first_day.at)
    assert refused(first_day, TakeInFlight(result=result)).code == "flight.day"
    made = sunday(result)
    made.open_doors()
    other = msgspec.structs.replace(result, flight="1B", log="b" * 64)
    assert refused(made, TakeInFlight(result=other)).code == "flight.late"


def test_entries_are_over_on_a_later_day_unless_late_entries_reach_so_far(result: FlightResult) -> None:
    made = sunday(result)
    made.open_doors()
    order = Register(player="new", name="New")
    refusal = refused(made, order)
    assert (refusal.code, refusal.field, refusal.limits) == ("entry.later-day", "exception", {})
    late = sunday(result, late_levels=result.level)
    late.open_doors()
    late.director.order(order, late.at)
    assert late.state.of(Entrants).left == len(result.survivors) + 1


def test_whoever_has_an_entry_of_the_day_already_is_named(result: FlightResult) -> None:
    made = later_day()
    made.director.order(Register(player=result.survivors[2].player, name="Early", exception="paid yesterday"), made.at)
    refusal = refused(made, TakeInFlight(result=result))
    assert (refusal.code, refusal.limits["entry"]) == ("flight.entered", 1)


def test_a_later_day_without_flights_is_told_to_take_them_in() -> None:
    made = later_day()
    (told,) = advice(made.state, made.setup.starts_at)
    assert (told.kind, told.orders) == ("take in", ())


def test_what_a_flight_cannot_promise_is_refused_at_its_creation() -> None:
    def codes(**changes: Any) -> list[str]:
        plain: EventSetup = setup("tda-2024", **{"flight": "1A", **changes})
        return [one.code for one in findings(plain, TERMS)]

    assert codes(day_ends_after=5) == []
    assert codes(guarantee=100_000) == ["setup.flight-money"]
    assert codes(added=5) == ["setup.flight-money"]
    assert codes(day=0) == ["setup.day"]
    assert codes(day_ends_after=16) == ["setup.day-ends"]
    assert codes(day_ends_after=-1) == ["setup.day-ends"]
    assert codes(format="satellite", ticket_price=100) == ["setup.flight-format"]


def test_the_hash_of_a_log_changes_with_every_entry(stopped: Night) -> None:
    log = stopped.event.log
    seen = {log_hash(log[:length]) for length in range(len(log) + 1)}
    assert len(seen) == len(log) + 1
    changed = [*log[:-1], msgspec.structs.replace(log[-1], by="somebody else")]
    assert log_hash(changed) != log_hash(log)


def test_the_clock_does_not_go_on_over_sealed_bags(stopped: Night) -> None:
    bag_all(stopped)
    stopped.director.order(SealBags(), stopped.at)
    assert refused(stopped, ResumeClock()).code == "clock.suspended"


def test_the_same_event_can_be_run_again_from_its_log(stopped: Night) -> None:
    bag_all(stopped)
    stopped.director.order(SealBags(), stopped.at)
    again = Event(stopped.event.log)
    assert flight_result(again.state, log_hash(again.log)) == result_of(stopped)
    assert Director(again, LAST_SEED).event.state.of(Clock).suspended
