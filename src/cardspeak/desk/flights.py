"""Flights of one house and the day they lead to: which there are, what each hands on, and why one does not come in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from cardspeak.desk.views.memory import memory_of
from cardspeak.errors import Unlawful
from cardspeak.tournament.flight_results import FIRST_LATER_DAY, FlightResult, Flights
from cardspeak.tournament.flights.result import flight_result, log_hashes
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import word


def flights_of(day: Event, events: Mapping[str, Event]) -> list[Event]:
    """The flights of the house that could lead to a day, those it has taken in among them, by name."""
    found = (one for one in _others(day, events) if one.state.setup.flight)
    fit = (one for one in found if differs(one.state.setup, day.state.setup) is None)
    ours = (one for one in fit if taken_in(one, day) is not None or taken_elsewhere(one, day, events) is None)
    return sorted(ours, key=lambda one: (one.state.setup.flight, one.name))


def later_days(flight: Event, events: Mapping[str, Event]) -> list[Event]:
    """The events of the house that could take a flight in, the one that has done so first."""
    if not flight.state.setup.flight:
        return []
    found = (one for one in _others(flight, events) if one.state.setup.day >= FIRST_LATER_DAY)
    fit = (one for one in found if differs(flight.state.setup, one.state.setup) is None)
    return sorted(fit, key=lambda one: (taken_in(flight, one) is None, one.state.setup.starts_at, one.name))


def _others(event: Event, events: Mapping[str, Event]) -> Iterator[Event]:
    return (
        one
        for one in events.values()
        if one.name != event.name and one.kept and one.state.created is not None
    )  # fmt: skip


def handed_on(flight: Event) -> FlightResult:
    """What a flight hands on, as it is on the disk; refused while a bag is open or money is unsettled."""
    settled = flight.settled()
    return flight_result(settled.state, _hashes(settled)[-1])


def taken_in(flight: Event, day: Event) -> FlightResult | None:
    """What a day has taken in of a flight, if it has: its log is known again also when it has gone on since."""
    taken = day.state.of(Flights).taken.get(flight.state.setup.flight)
    return taken if taken is not None and taken.log in _hashes(flight) else None


def taken_elsewhere(flight: Event, day: Event, events: Mapping[str, Event]) -> Event | None:
    """Another event of the house that has taken a flight in."""
    return next((one for one in _others(day, events) if taken_in(flight, one) is not None), None)


def changed_since(flight: Event, day: Event) -> bool:
    """Whether a flight would hand on something else than was taken in."""
    taken = taken_in(flight, day)
    if taken is None:
        return False
    try:
        return msgspec.structs.replace(handed_on(flight), log=taken.log) != taken
    except Unlawful:
        return True


def take_in(flight: Event, day: Event, events: Mapping[str, Event]) -> TakeInFlight:
    """The order that imports a flight; refused if it is not a flight of this day, not over, or already imported."""
    other = differs(flight.state.setup, day.state.setup)
    if other is not None:
        name, here, there = other
        raise Unlawful(
            "flight.other-event",
            {"name": flight.state.setup.name, "what": word("structure.field", name), "there": there, "here": here},
            field=name,
            value=there,
            limits={"of": [here]},
        )
    if taken_in(flight, day) is not None:
        raise Unlawful(
            "flight.taken", {"flight": flight.state.setup.flight}, field="flight", value=flight.state.setup.flight
        )
    elsewhere = taken_elsewhere(flight, day, events)
    if elsewhere is not None:
        name = elsewhere.state.setup.name
        limits = {"event": elsewhere.name, "name": name}
        raise Unlawful("flight.elsewhere", {"name": name}, field="from", limits=limits)
    return TakeInFlight(result=handed_on(flight))


def differs(flight: EventSetup, day: EventSetup) -> tuple[str, str | int, str | int] | None:
    """What a flight and a day do not have in common and would have to: its name, here, there."""
    pairs: Iterable[tuple[str, str | int, str | int]] = (
        ("book", day.book, flight.book),
        ("currency", day.currency, flight.currency),
        ("bounty", day.bounty, flight.bounty),
        ("buy_in", day.buy_in.price or flight.buy_in.price, flight.buy_in.price),  # a day may sell no entries
    )
    return next((one for one in pairs if one[1] != one[2]), None)


def _hashes(event: Event) -> tuple[str, ...]:
    log = event.log
    return memory_of(event).once(len(log), "log hashes", lambda: tuple(log_hashes(log)))
