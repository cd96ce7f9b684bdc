"""Events: listing and creating them, boards and feeds, orders and corrections, the log."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.commands.reading import orders, wrong_field
from cardspeak.desk.house.happenings import HOUSE
from cardspeak.desk.previews import draws, previewed, with_made_up_seed, without_draws
from cardspeak.desk.roles import EVERYTHING, OFFICE, Person, as_asked_of, check_fields, may_order
from cardspeak.desk.views import overview
from cardspeak.desk.views.mine import own_entry
from cardspeak.desk.views.parts import Seen
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.store import contract
from cardspeak.tournament.clock.view import now as clock_at
from cardspeak.tournament.core import Order, SeedSealed, State, words
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.deals.dealing import ProposeDeal, reckoning
from cardspeak.tournament.difference import Difference, difference
from cardspeak.tournament.draws import seal
from cardspeak.tournament.ending import over
from cardspeak.tournament.log import Correction, Entry, Event, ReplayConflict
from cardspeak.tournament.setup import EventSetup
from cardspeak.tournament.terms import EntryTerms
from cardspeak.web.answers import ErrorBody, answer, error_body, language_of
from cardspeak.web.background import BACKGROUND
from cardspeak.web.bodies import body_of
from cardspeak.web.feed import Feed, check_open_feeds
from cardspeak.web.routing import EVERYBODY, route, who
from cardspeak.web.server import Server, server_of

NAME = "^[a-z0-9][a-z0-9-]{0,59}$"
LogVersion = Annotated[int, Meta(ge=0, le=2**53)]
ReasonText = Annotated[str, Meta(max_length=500)]


class ListedClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of an event at the moment of the answer."""

    status: str
    level: int
    on_break: bool
    small_blind: int
    big_blind: int
    ante: int
    left_ms: int


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """One event of the house."""

    id: str
    name: str
    version: int
    starts_at: int
    venue: str
    book: str
    stage: str
    registration_open: bool
    entries: int
    left: int
    tables: int
    clock: ListedClock | None
    refusal: ErrorBody | None = None
    """Why the event cannot be read; it is listed with its id alone then, at stage ``unreadable``."""


class GiveOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order: its name, its fields, and the version the sender saw."""

    order: Annotated[str, Meta(max_length=60)]
    fields: dict[str, Any] = {}
    version: LogVersion | None = None
    """The version the sender saw; the order is refused if the event has changed since. If left out, the current version."""
    key: Annotated[str, Meta(max_length=200, pattern="^[!-~]*$")] = ""
    """Chosen by the sender, a new one for each order: the same key again gets the same answer, and nothing happens twice."""
    why: ReasonText = ""
    preview: bool = False
    """Only show what it would lead to."""


class OrderInConflict(msgspec.Struct, frozen=True, kw_only=True):
    """An order that no longer fits after a correction, and is struck out with it."""

    order: int
    entry: int
    """The entry of it that is refused."""
    refusal: ErrorBody


class OrderTaken(msgspec.Struct, frozen=True, kw_only=True):
    """What an order has led to; it is on the disk."""

    version: int
    entries: list[dict[str, Any]]
    again: bool = False
    conflicts: list[OrderInConflict] = []
    """Of a correction: later orders that no longer fit, and are struck out with it."""
    difference: Difference | None = None
    """Of the preview of a correction: what changes, and from what to what."""
    nothing: bool = False
    """Of the preview of a correction: nothing changes at all."""
    example: bool = False
    """Of the preview of a correction that draws: it is drawn from a seed made up for the preview, so it will come out otherwise."""
    refusal: ErrorBody | None = None
    """Of a preview: why the order would be refused. The preview itself is a success."""


class NewEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event to be created."""

    id: Annotated[str, Meta(pattern=NAME)]
    setup: EventSetup
    terms: EntryTerms = EntryTerms()


class AskCorrection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Orders to strike out, by the number of any of their entries; an order given after an earlier one; or one in the place
    of others: then both."""

    version: LogVersion
    why: ReasonText
    strike: Annotated[tuple[LogVersion, ...], Meta(max_length=1000)] = ()
    after: LogVersion | None = None
    order: Annotated[str, Meta(max_length=60)] = ""
    fields: dict[str, Any] = {}
    preview: bool = False
    undo: bool = False
    """The sender takes back orders of their own on which nothing else hangs: that needs no reason."""


class ShownBoard(msgspec.Struct, frozen=True, kw_only=True):
    """What the caller may see of an event, part by part."""

    version: int
    now: int
    parts: dict[str, Any]


@route("GET", "/api/events", *EVERYBODY, gives=list[Listed])
async def list_events(request: Request) -> Response:
    """The events of the house, newest first; a link sees its own."""
    person, server = who(request), server_of(request)
    listed = [
        _listed(Seen(one, server.event_host.now(name)))
        for name, one in server.event_host.events.items()
        if one.kept and one.state.created is not None and person.event in ("", name)
    ]
    listed += [
        _unreadable(name, why, language_of(request.scope))
        for name, why in server.event_host.unreadable.items()
        if person.event in ("", name)
    ]
    return answer(sorted(listed, key=lambda one: (one.stage == "over", -one.starts_at, one.id)))


def _listed(seen: Seen) -> Listed:
    shown, count, setup = overview.event(seen), overview.counts(seen), seen.state.setup
    assert isinstance(shown, overview.ShownEvent)
    assert isinstance(count, overview.ShownCounts)
    return Listed(
        id=seen.event.name, name=setup.name, version=seen.event.kept, starts_at=setup.starts_at, venue=setup.venue,
        book=setup.book, stage=shown.stage, registration_open=shown.registration_open, entries=count.entries,
        left=count.left, tables=count.tables, clock=_listed_clock(seen),
    )  # fmt: skip


def _unreadable(name: str, why: Refusal, language: str) -> Listed:
    return Listed(
        id=name, name=name, version=0, starts_at=0, venue="", book="", stage="unreadable", registration_open=False,
        entries=0, left=0, tables=0, clock=None, refusal=error_body(why, language),
    )  # fmt: skip


def _listed_clock(seen: Seen) -> ListedClock | None:
    if not seen.state.setup.levels:
        return None
    view = clock_at(seen.state, seen.at)
    return ListedClock(
        status=view.status, level=view.level, on_break=view.on_break > 0, small_blind=view.playing.small_blind,
        big_blind=view.playing.big_blind, ante=view.playing.ante, left_ms=view.left_ms,
    )  # fmt: skip


@route("POST", "/api/events", *EVERYTHING, takes=NewEvent, gives=OrderTaken, status=201)
async def create_event(request: Request) -> Response:
    """Create an event and seal the seed of its draws."""
    server, asked = server_of(request), await body_of(request, NewEvent)
    if asked.id == HOUSE:
        raise Unlawful("event.id", field="id", value=asked.id)
    await server.catch_up()
    if asked.id in server.event_host.unreadable:
        raise server.event_host.unreadable[asked.id]
    if asked.id in server.event_host.events:
        raise contract.StoreConflict(asked.id, 0, server.event_host.events[asked.id].version)
    sealed = seal(await server.change_house(server.house.seed, asked.id))
    context = server.context(asked.id, who(request).name)
    order = CreateEvent(setup=asked.setup, terms=asked.terms, sealed=sealed)
    taken = await server.event_host.order(asked.id, order, context, version=0)
    return answer(_taken(taken.version, taken.entries), 201)


@route("GET", "/api/events/{event}", *EVERYBODY, gives=ShownBoard)
async def see_event(request: Request) -> Response:
    """Everything that the caller may see of an event."""
    server, event = server_of(request), request.path_params["event"]
    board = server.boards.fresh(event, who(request).audience)
    return Response(board.body(server.event_host.now(event)), media_type="application/json")


@route(
    "GET", "/api/events/{event}/feed", *EVERYBODY, media="text/event-stream",
    query={"last": "The id of the last message seen, where the header Last-Event-ID cannot be sent."},
)  # fmt: skip
async def follow_event(request: Request) -> Response:
    """The same, live: server-sent events, resumed by Last-Event-ID."""
    server, event = server_of(request), request.path_params["event"]
    board = server.boards.board(event, who(request).audience)
    last = request.headers.get("last-event-id", "") or request.query_params.get("last", "")
    if request.method == "HEAD":
        return Response(media_type="text/event-stream")
    check_open_feeds(request, server.feeds)
    still = partial(_still_known, server, request.scope.get("token", ""))
    return Feed(board, server.event_host.now(event), last, still, server.feeds)


def _still_known(server: Server, token: str) -> bool:
    return server.house.who(token) is not None


@route("POST", "/api/events/{event}/orders", *EVERYBODY, takes=GiveOrder, gives=OrderTaken)
async def give_order(request: Request) -> Response:
    """Give an order; it is answered when it is on the disk."""
    server, event, person = server_of(request), request.path_params["event"], who(request)
    asked = await body_of(request, GiveOrder)
    running = server.event_host.event(event)
    order = read_order(asked.order, asked.fields, person, running.state)
    if isinstance(order, ProposeDeal):
        await BACKGROUND.run(reckoning(running.state, order))
    context = server.context(event, person.name)
    try:
        if asked.preview:
            return answer(OrderTaken(version=running.version, entries=previewed(running.state, order, context)))
        taken = await server.event_host.order(
            event, order, context, version=asked.version, key=asked.key, why=asked.why
        )
    except Refusal as refusal:
        refused = as_asked_of(person, order, refusal)
        if not asked.preview:
            raise refused from None
        shown = error_body(refused, language_of(request.scope))
        return answer(OrderTaken(version=running.version, entries=[], refusal=shown))
    return answer(_taken(taken.version, taken.entries, again=taken.again))


def read_order(name: str, fields: dict[str, Any], person: Person, state: State) -> Order:
    """Read an order and check that the person may give it; players act for their own entry only."""
    kind = orders().get(name.lower().replace("-", " "))
    if kind is None or kind is CreateEvent:
        known = [one for one, kind in orders().items() if may_order(person, kind)]
        raise Unreadable("order.unknown/quoted", {"name": name[:60]}, field="order", limits={"of": known})
    if not may_order(person, kind):
        raise Unlawful("auth.forbidden/order-not-for-role", field="order", value=words(kind))
    if person.role == "player":
        fields = {**fields, **_own(person, state)}
    try:
        made: Order = msgspec.convert(fields, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise wrong_field(kind, fields, str(error)) from None
    check_fields(person, made)
    return made


def _own(person: Person, state: State) -> dict[str, Any]:
    """A player's own entry and table; a player cannot act for another."""
    entry = own_entry(state, person.entry, person.player)
    if entry is None or entry.table is None:
        raise Unlawful("auth.not-seated", field="entry", value=person.entry)
    return {"entry": entry.number, "table": entry.table}


@route("POST", "/api/events/{event}/corrections", *EVERYTHING, takes=AskCorrection, gives=OrderTaken)
async def correct_event(request: Request) -> Response:
    """Strike orders out, or insert one in the past, also in the place of others; with ``preview`` it is only shown."""
    server, event, person = server_of(request), request.path_params["event"], who(request)
    asked = await body_of(request, AskCorrection)
    if not asked.strike and asked.after is None:
        raise Unreadable("correction.what", field="strike", limits={"of": ["strike", "after"]})
    now, context = server.event_host.event(event), server.context(event, person.name)
    order = read_order(asked.order, asked.fields, person, now.state) if asked.after is not None else None
    if not (asked.preview or asked.why.strip() or _undoes(asked, now, person)):
        raise _no_reason(asked)
    reseal = None
    if asked.preview:
        context, reseal = with_made_up_seed(context)
    elif over(now.state):  # the seed may be known by now: whatever is drawn from here on comes from another one
        fresh = await server.change_house(server.house.another_seed, event)
        context, reseal = msgspec.structs.replace(context, seed=fresh), seal(fresh)

    def correction(then: Event) -> Correction:
        if order is None:
            return then.strike(asked.strike, context, asked.why, reseal=reseal)
        return then.insert(order, asked.after or 0, context, asked.why, instead_of=asked.strike, reseal=reseal)

    shown = correction(now)
    conflicts = [_conflict(one, language_of(request.scope)) for one in shown.conflicts]
    if asked.preview:
        happened = [entry.what for entry in shown.entries if not isinstance(entry.what, SeedSealed)]
        told = difference(now.state, shown.state, context.at)
        return answer(
            OrderTaken(
                version=now.version, entries=without_draws(happened), conflicts=conflicts, difference=told,
                nothing=told.nothing, example=draws(happened),
            )
        )  # fmt: skip
    if conflicts and not asked.why.strip():
        raise _no_reason(asked)
    taken = await server.event_host.correct(event, correction, version=asked.version)
    return answer(msgspec.structs.replace(_taken(taken.version, taken.entries), conflicts=conflicts))


def _undoes(asked: AskCorrection, event: Event, person: Person) -> bool:
    """Whether somebody only takes back what they have ordered themselves."""
    own = {entry.number for entry in event.log if entry.by == person.name}
    return asked.undo and asked.after is None and own.issuperset(asked.strike)


def _no_reason(asked: AskCorrection) -> Unreadable:
    return Unreadable("command.no-reason", field="why", value=asked.why, takes="text")


def _conflict(one: ReplayConflict, language: str) -> OrderInConflict:
    return OrderInConflict(order=one.order, entry=one.entry, refusal=error_body(one.refusal, language))


def _taken(version: int, entries: tuple[Entry, ...], *, again: bool = False) -> OrderTaken:
    return OrderTaken(version=version, entries=[msgspec.to_builtins(entry) for entry in entries], again=again)


@route(
    "GET", "/api/events/{event}/log", *OFFICE, gives=list[dict[str, Any]],
    query={"after: int": "Only entries after this number."},
)  # fmt: skip
async def read_log(request: Request) -> Response:
    """The log of an event with struck-out entries, 500 at a time."""
    server = server_of(request)
    after = request.query_params.get("after", "0")
    if not after.isdecimal() or not after.isascii() or len(after) > 12:
        raise Unreadable("log.after", field="after", value=after[:40])
    running = server.event_host.event(request.path_params["event"])
    entries = running.log[int(after) : running.kept][:500]
    return answer([msgspec.to_builtins(entry) for entry in entries])
