"""Checking in by phone: whoever has the event's code signs up under their own name, and gets a link of their own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.check_in import check_in, newcomer
from cardspeak.desk.roles import Person
from cardspeak.desk.views.mine import ShownMine, mine, own_entry, own_player
from cardspeak.desk.views.parts import Seen
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Registered
from cardspeak.tournament.entries.door import signed_up
from cardspeak.tournament.entries.signing_up import DropSignUp
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.door import COOKIE, address_of, secure
from cardspeak.web.place import Place, place_of
from cardspeak.web.routes.house import TWO_WEEKS
from cardspeak.web.routes.people import known_people
from cardspeak.web.routing import route, who

BY = "self check-in"


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody's name; a link of one's own knows it."""

    name: Annotated[str, Meta(max_length=1000)] = ""


@route("POST", "/api/events/{event}/check-in", "player", takes=CheckIn, gives=ShownMine, status=201)
async def check_in_by_phone(request: Request) -> Response:
    """Sign up by the event's code, or again by a link of one's own; where nothing is to be paid, enter the event.

    Who came by the event's code holds a link of their own from then on.
    """
    place, event, person = place_of(request), request.path_params["event"], who(request)
    state = place.event_host.event(event).state
    _not_done(state, person)
    place.limits.spend("check-in", address_of(request))
    asked = await body_of(request, CheckIn)
    player, name = _known(state, person) or newcomer(state, asked.name, _people(place))
    taken = await check_in(place.event_host, event, player, name, place.context(event, BY))
    seen = Seen(place.event_host.event(event), place.event_host.now(event))
    if person.personal:
        return answer(mine(seen, person.entry, person.player), 201)
    entry = taken.entry if isinstance(taken, Registered) else None
    _, token = await place.change_house(
        place.house.make_link, "player", event, entry=entry, player=player, label=name, by=BY
    )
    response = answer(mine(seen, entry, player), 201)
    response.set_cookie(COOKIE, token, max_age=TWO_WEEKS, httponly=True, samesite="lax", secure=secure(request))
    return response


@route("POST", "/api/events/{event}/check-in/withdraw", "player", gives=ShownMine)
async def withdraw_sign_up(request: Request) -> Response:
    """Take the own sign-up back; an entry that was paid for is withdrawn at the desk."""
    place, event, person = place_of(request), request.path_params["event"], who(request)
    state = place.event_host.event(event).state
    order = DropSignUp(player=own_player(state, person.entry, person.player))
    await place.event_host.order(event, order, place.context(event, BY))
    return answer(mine(Seen(place.event_host.event(event), place.event_host.now(event)), person.entry, person.player))


def _not_done(state: State, person: Person) -> None:
    if not person.personal:
        return
    entry = own_entry(state, person.entry, person.player)
    player = own_player(state, person.entry, person.player)
    if (entry is not None and entry.live) or signed_up(state, player) is not None:
        raise Unlawful("check-in.done", "You are checked in already.", field="entry", value=person.entry)


def _known(state: State, person: Person) -> tuple[str, str] | None:
    """Player and name of whoever came by a link of their own."""
    if not person.personal:
        return None
    entry = own_entry(state, person.entry, person.player)
    return own_player(state, person.entry, person.player), entry.name if entry is not None else person.name


def _people(place: Place) -> list[tuple[str, str]]:
    return [(one.player, one.name) for one in known_people(place)]
