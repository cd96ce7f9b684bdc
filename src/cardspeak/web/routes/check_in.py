"""Checking in by phone: whoever has the event's code enters under their own name, and gets a link of their own."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.check_in import check_in
from cardspeak.errors import Unlawful
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.door import COOKIE, address_of, secure
from cardspeak.web.place import place_of
from cardspeak.web.routing import route, who

ONE_DAY = 24 * 60 * 60


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody's name."""

    name: str


class CheckedIn(msgspec.Struct, frozen=True, kw_only=True):
    """The entry; what is to be paid is paid at the desk."""

    entry: int
    name: str


@route("POST", "/api/events/{event}/check-in", "player", takes=CheckIn, gives=CheckedIn, status=201)
async def check_in_by_phone(request: Request) -> Response:
    """Enter the event by its code; the browser then holds a link of its own."""
    place, event, person = place_of(request), request.path_params["event"], who(request)
    if person.entry is not None:
        raise Unlawful("check-in.done", "You are checked in already.", field="entry", value=person.entry)
    place.limits.spend("check-in", address_of(request))
    asked = await body_of(request, CheckIn)
    context = place.context(event, "self check-in")
    registered = await check_in(place.hall, event, asked.name, context)
    number = registered.entry
    _, token = await asyncio.to_thread(
        place.house.make_link, "player", event, entry=number, player=registered.player, label=registered.name
    )
    response = answer(CheckedIn(entry=number, name=registered.name), 201)
    response.set_cookie(COOKIE, token, max_age=ONE_DAY, httponly=True, samesite="lax", secure=secure(request))
    return response
