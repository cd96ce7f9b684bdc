"""Events of several days: flights, and the later day that takes in their remaining players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.flights import (
    changed_since,
    flights_of,
    handed_on,
    later_days,
    take_in,
    taken_in,
)
from cardspeak.desk.previews import previewed
from cardspeak.desk.roles import EVERYTHING
from cardspeak.errors import Refusal
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.flight_results import FIRST_LATER_DAY, FlightResult
from cardspeak.tournament.flights.bags import sealed
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.log import Event
from cardspeak.tournament.money import pool
from cardspeak.tournament.prizes.standing import entries_of
from cardspeak.web.answers import ErrorBody, answer, error_body, language_of
from cardspeak.web.bodies import body_of
from cardspeak.web.routes.events import LogVersion, OrderTaken
from cardspeak.web.routing import route, who
from cardspeak.web.server import Server, server_of

FlightStage = Literal["registering", "playing", "bagged", "taken"]


class HouseFlight(msgspec.Struct, frozen=True, kw_only=True):
    """A flight that leads to a later day."""

    event: str
    name: str
    flight: str
    stage: FlightStage
    entries: int
    players: int
    """Players left."""
    chips: int
    pool: int
    """What it adds to the prize pool."""
    changed: bool = False
    """Whether it was corrected after it was taken in."""
    refusal: ErrorBody | None = None
    """Why it cannot be taken in yet."""


class LaterDay(msgspec.Struct, frozen=True, kw_only=True):
    """A later day that could take this flight in."""

    event: str
    name: str
    day: int
    taken: bool
    """Whether it has taken the flight in."""
    begun: bool


class HouseFlights(msgspec.Struct, frozen=True, kw_only=True):
    """The other days that an event is connected with."""

    later_day: bool
    """Whether it takes flights in."""
    flights: tuple[HouseFlight, ...]
    """The flights that lead to it."""
    later_days: tuple[LaterDay, ...]
    """The days that it leads to, if it is a flight."""
    hands_on: FlightResult | None = None
    """Of a flight whose bags are sealed: the result for `take in flight` on another server."""
    refusal: ErrorBody | None = None
    """Of a flight: why there is no result yet."""


class TakeIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The flight to take in."""

    flight: Annotated[str, Meta(max_length=60)] = msgspec.field(name="from")
    """The id of its event."""
    version: LogVersion | None = None
    """The version of the later day that the sender saw; refused if it has changed since."""
    key: Annotated[str, Meta(max_length=200, pattern="^[!-~]*$")] = ""
    """Chosen by the sender: the same key again gets the same answer, and nothing happens twice."""
    preview: bool = False
    """Only show what it would lead to."""


@route("GET", "/api/events/{event}/flights", *EVERYTHING, gives=HouseFlights)
async def list_flights(request: Request) -> Response:
    """The flights that lead to an event, and the days that it leads to."""
    server = server_of(request)
    event = server.event_host.event(request.path_params["event"]).settled()
    later = event.state.setup.day >= FIRST_LATER_DAY
    context = server.context(event.name, who(request).name)
    flights = flights_of(event, server.event_host.events) if later else []
    days = later_days(event, server.event_host.events)
    language = language_of(request.scope)
    hands_on, refusal = _over(event, language) if event.state.setup.flight else (None, None)
    return answer(
        HouseFlights(
            later_day=later, flights=tuple(_flight(server, one, event, context, language) for one in flights),
            later_days=tuple(_day(one, event) for one in days),
            hands_on=hands_on, refusal=refusal,
        )
    )  # fmt: skip


def _flight(server: Server, flight: Event, day: Event, context: Context, language: str) -> HouseFlight:
    state, taken = flight.state, taken_in(flight, day) is not None
    return HouseFlight(
        event=flight.name, name=state.setup.name, flight=state.setup.flight, stage=_stage(flight, taken=taken),
        entries=entries_of(state), players=state.of(Entrants).left, chips=state.of(Account).total, pool=pool(state),
        changed=taken and changed_since(flight, day),
        refusal=None if taken else _previewed(server, flight.name, day, context, language).refusal,
    )  # fmt: skip


def _stage(flight: Event, *, taken: bool) -> FlightStage:
    if taken:
        return "taken"
    if sealed(flight.state) is not None:
        return "bagged"
    return "playing" if flight.state.of(Clock).started else "registering"


def _day(day: Event, flight: Event) -> LaterDay:
    setup = day.state.setup
    return LaterDay(
        event=day.name, name=setup.name, day=setup.day, taken=taken_in(flight, day) is not None,
        begun=day.state.of(Clock).started or bool(day.state.of(Entrants).tables),
    )  # fmt: skip


def _over(flight: Event, language: str) -> tuple[FlightResult | None, ErrorBody | None]:
    try:
        return handed_on(flight), None
    except Refusal as refusal:
        return None, error_body(refusal, language)


@route("POST", "/api/events/{event}/flights", *EVERYTHING, takes=TakeIn, gives=OrderTaken)
async def take_flight_in(request: Request) -> Response:
    """Take in the remaining players of a flight of this house, with chips, money and entries."""
    server, event = server_of(request), request.path_params["event"]
    asked = await body_of(request, TakeIn)
    await server.catch_up()  # the bags may have been sealed at another server
    day, context = server.event_host.event(event), server.context(event, who(request).name)
    if asked.preview:
        return answer(_previewed(server, asked.flight, day, context, language_of(request.scope)))
    flight = server.event_host.event(asked.flight)
    again = day.answered(context.by, asked.key) is not None  # the host answers it; nothing is decided
    order = TakeInFlight(result=handed_on(flight)) if again else take_in(flight, day, server.event_host.events)
    taken = await server.event_host.order(event, order, context, version=asked.version, key=asked.key)
    entries = [msgspec.to_builtins(entry) for entry in taken.entries]
    return answer(OrderTaken(version=taken.version, entries=entries, again=taken.again))


def _previewed(server: Server, flight: str, day: Event, context: Context, language: str) -> OrderTaken:
    try:
        order = take_in(server.event_host.event(flight), day, server.event_host.events)
        return OrderTaken(version=day.version, entries=previewed(day.state, order, context))
    except Refusal as refusal:
        return OrderTaken(version=day.version, entries=[], refusal=error_body(refusal, language))
