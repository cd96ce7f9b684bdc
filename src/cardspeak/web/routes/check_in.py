"""Checking in by phone: with the event's link a player signs up by name and gets a personal link; what that link shows."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.check_in import Newcomer, check_in, is_known, newcomer
from cardspeak.desk.roles import Person
from cardspeak.desk.views.mine import ShownMine, mine, own_entry, own_player
from cardspeak.desk.views.parts import Seen
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import State
from cardspeak.tournament.entries.door import signed_up
from cardspeak.tournament.entries.signing_up import DropSignUp
from cardspeak.tournament.happenings import Registered
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.routes.house import TWO_WEEKS
from cardspeak.web.routes.people import known_people
from cardspeak.web.routing import route, who
from cardspeak.web.security import COOKIE, address_of, secure
from cardspeak.web.server import Server, server_of

BY = "self check-in"


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's name; a personal link already knows it."""

    name: str = ""


@route("POST", "/api/events/{event}/check-in", "player", takes=CheckIn, gives=ShownMine, status=201)
async def check_in_by_phone(request: Request) -> Response:
    """Sign up with the event's link, or again with a personal one; where an entry is free, enter the event.

    With the event's link the answer sets a personal link.
    """
    server, event, person = server_of(request), request.path_params["event"], who(request)
    state = server.event_host.event(event).state
    _not_done(state, person)
    server.rate_limits.spend("check-in", address_of(request))
    asked = await body_of(request, CheckIn)
    people = _people(server)
    newly = _known(state, person, people) or newcomer(state, asked.name, people)
    taken = await check_in(server.event_host, event, newly, server.context(event, BY))
    seen = Seen(server.event_host.event(event), server.event_host.now(event))
    if person.personal:
        return answer(mine(seen, person.entry, person.player), 201)
    entry = taken.entry if isinstance(taken, Registered) else None
    _, token = await server.change_house(
        server.house.make_link, "player", event, entry=entry, player=newly.player, label=newly.name, by=BY
    )
    response = answer(mine(seen, entry, newly.player), 201)
    response.set_cookie(COOKIE, token, max_age=TWO_WEEKS, httponly=True, samesite="lax", secure=secure(request))
    return response


@route("POST", "/api/events/{event}/check-in/withdraw", "player", gives=ShownMine)
async def withdraw_sign_up(request: Request) -> Response:
    """Cancel my sign-up; a paid entry is withdrawn at the desk."""
    server, event, person = server_of(request), request.path_params["event"], who(request)
    state = server.event_host.event(event).state
    order = DropSignUp(player=own_player(state, person.entry, person.player))
    await server.event_host.order(event, order, server.context(event, BY))
    return answer(mine(Seen(server.event_host.event(event), server.event_host.now(event)), person.entry, person.player))


def _not_done(state: State, person: Person) -> None:
    if not person.personal:
        return
    entry = own_entry(state, person.entry, person.player)
    player = own_player(state, person.entry, person.player)
    if (entry is not None and entry.live) or signed_up(state, player) is not None:
        raise Unlawful("check-in.done", field="entry", value=person.entry)


def _known(state: State, person: Person, people: list[tuple[str, str]]) -> Newcomer | None:
    """The player behind a personal link."""
    if not person.personal:
        return None
    entry = own_entry(state, person.entry, person.player)
    name = entry.name if entry is not None else person.label
    return Newcomer(
        own_player(state, person.entry, person.player), name, claims=entry is None and is_known(name, people)
    )


def _people(server: Server) -> list[tuple[str, str]]:
    return [(one.player, one.name) for one in known_people(server)]


@route("GET", "/api/events/{event}/mine", "player", gives=ShownMine)
async def see_mine(request: Request) -> Response:
    """My seat, place and prize, by my personal link."""
    server, person = server_of(request), who(request)
    event = request.path_params["event"]
    seen = Seen(server.event_host.event(event), server.event_host.now(event))
    return answer(mine(seen, person.entry, person.player))
