"""Events: what there is, what is seen of one, orders, corrections, and the feed."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.commands.reading import orders, words
from cardspeak.desk.roles import EVERYTHING, STAFF, Person, may_order
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.store.contract import Conflict
from cardspeak.tournament.core import Order, decide
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.entries.terms import EntryTerms
from cardspeak.tournament.log import Entry
from cardspeak.tournament.setup import EventSetup
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.feed import Feed
from cardspeak.web.place import place_of
from cardspeak.web.routing import EVERYBODY, route, who

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """One event of the house."""

    id: str
    name: str
    version: int
    starts_at: int


class GiveOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order: its words, its fields, and what the sender had seen."""

    order: str
    fields: dict[str, Any] = {}
    version: int | None = None
    """The version the sender saw; the order is refused if the event has gone on. Left out: decide on what is now."""
    key: str = ""
    """Chosen by the sender, once for each order: the same key again is answered again, and nothing happens twice."""
    why: str = ""
    preview: bool = False
    """Only tell what it would lead to."""


class OrderTaken(msgspec.Struct, frozen=True, kw_only=True):
    """What an order has led to, on the disk by now."""

    version: int
    entries: list[dict[str, Any]]
    again: bool = False
    conflicts: list[dict[str, Any]] = []


class NewEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event to be created."""

    id: str
    setup: EventSetup
    terms: EntryTerms = EntryTerms()


class Correction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entries to strike out, or an order given after an earlier entry."""

    version: int
    why: str
    strike: tuple[int, ...] = ()
    after: int | None = None
    order: str = ""
    fields: dict[str, Any] = {}
    preview: bool = False


class ShownBoard(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is shown of an event, part by part."""

    version: int
    now: int
    parts: dict[str, Any]


@route("GET", "/api/events", *EVERYBODY, gives=list[Listed])
async def list_events(request: Request) -> Response:
    """The events of the house; a link sees its own."""
    person, hall = who(request), place_of(request).hall
    return answer([
        Listed(id=name, name=one.state.setup.name, version=one.kept, starts_at=one.state.setup.starts_at)
        for name, one in hall.events.items()
        if one.kept and one.state.created is not None and person.event in ("", name)
    ])  # fmt: skip


@route("POST", "/api/events", *EVERYTHING, takes=NewEvent, gives=OrderTaken, status=201)
async def create_event(request: Request) -> Response:
    """Create an event; the seed of its draws is sealed here."""
    place, asked = place_of(request), await body_of(request, NewEvent)
    if not NAME.fullmatch(asked.id) or asked.id == "house":
        message = "An event's id is made of small letters, digits and hyphens."
        raise Unreadable("event.id", message, field="id", value=asked.id[:80], limits={"pattern": NAME.pattern})
    if place.log.version(asked.id):
        raise Conflict(asked.id, 0, place.log.version(asked.id))
    context = place.context(asked.id, who(request).name)
    order = CreateEvent(setup=asked.setup, terms=asked.terms, sealed=seal(place.house.seed(asked.id)))
    taken = await place.hall.order(asked.id, order, context, version=0)
    return answer(_taken(taken.version, taken.entries), 201)


@route("GET", "/api/events/{event}", *EVERYBODY, gives=ShownBoard)
async def see_event(request: Request) -> Response:
    """Everything that the asker is shown of an event."""
    place, event = place_of(request), request.path_params["event"]
    board = place.boards.board(event, who(request).audience)
    return Response(board.body(place.now()), media_type="application/json")


@route("GET", "/api/events/{event}/feed", *EVERYBODY, media="text/event-stream")
async def follow_event(request: Request) -> Response:
    """The same, live: server-sent events, resumed by Last-Event-ID."""
    place, event = place_of(request), request.path_params["event"]
    board = place.boards.board(event, who(request).audience)
    last = request.headers.get("last-event-id", "") or request.query_params.get("last", "")
    return Feed(board, place.now(), last)  # type: ignore[return-value]  # an ASGI application, as every response


@route("POST", "/api/events/{event}/orders", *EVERYBODY, takes=GiveOrder, gives=OrderTaken)
async def give_order(request: Request) -> Response:
    """Give an order; the answer comes when it is on the disk."""
    place, event, person = place_of(request), request.path_params["event"], who(request)
    asked = await body_of(request, GiveOrder)
    order = read_order(asked.order, asked.fields, person)
    running = place.hall.running(event)
    context = place.context(event, person.name)
    if asked.preview:
        happened = decide(running.state, order, context)
        return answer(OrderTaken(version=running.version, entries=[msgspec.to_builtins(one) for one in happened]))
    taken = await place.hall.order(
        event, order, context, version=asked.version, key=asked.key[:200], why=asked.why[:500]
    )
    return answer(_taken(taken.version, taken.entries, again=taken.again))


def read_order(name: str, fields: dict[str, Any], person: Person) -> Order:
    """The order that somebody may give; players speak for their own entry only."""
    kind = orders().get(name.lower().replace("-", " "))
    if kind is None or kind is CreateEvent:
        known = [one for one in orders() if may_order(person, one)]
        raise Unreadable("order.unknown", f"There is no order '{name[:60]}'.", field="order", limits={"of": known})
    if not may_order(person, words(kind)):
        raise Unlawful("door.not-for-you", "This order is not for your role.", field="order", value=words(kind))
    if person.role == "player":
        fields = {**fields, "entry": person.entry}
    try:
        made: Order = msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        limits = {"fields": list(kind.__struct_fields__)}
        raise Unreadable("order.field", f"{error}.", field="fields", limits=limits) from None
    return made


@route("POST", "/api/events/{event}/corrections", *EVERYTHING, takes=Correction, gives=OrderTaken)
async def correct_event(request: Request) -> Response:
    """Strike entries out, or insert an order in the past; with ``preview`` what no longer fits is only shown."""
    place, event, person = place_of(request), request.path_params["event"], who(request)
    asked = await body_of(request, Correction)
    running, context = place.hall.running(event), place.context(event, person.name)
    if bool(asked.strike) == (asked.after is not None):
        message = "Name entries to strike out, or an order and the entry it comes after."
        raise Unreadable("correction.what", message, field="strike", limits={"of": ["strike", "after"]})
    order = read_order(asked.order, asked.fields, person) if not asked.strike else None
    if order is None:
        entry, derived = running.event.struck_out(asked.strike, context, asked.why)
        entries: tuple[Entry, ...] = (entry,)
    else:
        entries, derived = running.event.inserted(order, asked.after or 0, context, asked.why)
    conflicts = [msgspec.to_builtins(one) for one in derived.conflicts]
    if asked.preview:
        return answer(msgspec.structs.replace(_taken(running.version, entries), conflicts=conflicts))
    if order is None:
        taken = await place.hall.strike(event, asked.strike, context, version=asked.version, why=asked.why)
    else:
        taken = await place.hall.insert(event, order, asked.after or 0, context, version=asked.version, why=asked.why)
    return answer(msgspec.structs.replace(_taken(taken.version, taken.entries), conflicts=conflicts))


def _taken(version: int, entries: tuple[Entry, ...], *, again: bool = False) -> OrderTaken:
    return OrderTaken(version=version, entries=[msgspec.to_builtins(entry) for entry in entries], again=again)


@route(
    "GET",
    "/api/events/{event}/log",
    *STAFF,
    gives=list[dict[str, Any]],
    query={"after": "Only entries after this number."},
)
async def read_log(request: Request) -> Response:
    """The log of an event, struck-out entries too, five hundred at a time."""
    place = place_of(request)
    after = request.query_params.get("after", "0")
    if not after.isdecimal():
        raise Unreadable("log.after", "Say after which entry, by its number.", field="after", value=after[:40])
    running = place.hall.running(request.path_params["event"])
    entries = running.event.log[int(after[:12]) : running.kept][:500]
    return answer([msgspec.to_builtins(entry) for entry in entries])
