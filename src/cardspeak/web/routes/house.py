"""The house: the first owner, signing in and out, staff, links, and who one is."""

from __future__ import annotations

import asyncio
import hmac

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cardspeak.desk.roles import EVERYTHING, Role
from cardspeak.errors import Unlawful
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.door import COOKIE, secure
from cardspeak.web.place import place_of
from cardspeak.web.routing import NOBODY_NEEDED, maybe_who, route, who

TWO_WEEKS = 14 * 24 * 60 * 60


class Credentials(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who signs in."""

    name: str
    password: str
    device: str = ""


class FirstOwner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who owns the house; the key was printed where the server was started."""

    name: str
    password: str
    key: str


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is."""

    role: str
    name: str = ""
    event: str = ""
    entry: int | None = None
    needs_owner: bool = False


class NewLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to be made."""

    role: Role
    event: str
    entry: int | None = None
    label: str = ""


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link; its address is told once, when it is made."""

    number: int
    role: str
    event: str
    entry: int | None = None
    label: str = ""
    address: str = ""


@route("GET", "/api/me", *NOBODY_NEEDED, gives=Me)
async def see_me(request: Request) -> Response:
    """Who one is, and whether the house has an owner yet."""
    person, house = maybe_who(request), place_of(request).house
    if person is None:
        return answer(Me(role="nobody", needs_owner=house.needs_owner))
    return answer(Me(role=person.role, name=person.name, event=person.event, entry=person.entry))


@route("POST", "/api/first-owner", *NOBODY_NEEDED, takes=FirstOwner, gives=Me, status=201)
async def first_owner(request: Request) -> Response:
    """Create the owner of a house that has none, and sign them in."""
    place, asked = place_of(request), await body_of(request, FirstOwner)
    if not place.house.needs_owner:
        raise Unlawful("house.owned", "The house has an owner; sign in.", field="name")
    if not hmac.compare_digest(asked.key.encode(), place.first_key.encode()) or not place.first_key:
        raise Unlawful("house.key", "Open the address that the server printed when it was started.", field="key")
    await asyncio.to_thread(place.house.add_staff, asked.name, asked.password, "owner", asked.name)
    return await _signed_in(request, asked.name, asked.password, "", 201)


@route("POST", "/api/sign-in", *NOBODY_NEEDED, takes=Credentials, gives=Me)
async def sign_in(request: Request) -> Response:
    """Sign a device in."""
    asked = await body_of(request, Credentials)
    return await _signed_in(request, asked.name, asked.password, asked.device, 200)


async def _signed_in(request: Request, name: str, password: str, device: str, status: int) -> Response:
    house = place_of(request).house
    token = await asyncio.to_thread(house.sign_in, name, password, device)
    response = answer(Me(role=house.staff[name].role, name=name), status)
    _set_cookie(request, response, token)
    return response


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(COOKIE, token, max_age=TWO_WEEKS, httponly=True, samesite="lax", secure=secure(request))


@route("POST", "/api/sign-out", *NOBODY_NEEDED, gives=Me)
async def sign_out(request: Request) -> Response:
    """Sign this device out."""
    token = request.scope.get("token", "")
    if token:
        await asyncio.to_thread(place_of(request).house.sign_out, token)
    response = answer(Me(role="nobody"))
    response.delete_cookie(COOKIE)
    return response


@route("POST", "/api/links", *EVERYTHING, "registrar", takes=NewLink, gives=Link, status=201)
async def make_link(request: Request) -> Response:
    """Make a link for a player, a wall or a table; its address is told only now."""
    place, asked = place_of(request), await body_of(request, NewLink)
    place.hall.running(asked.event)
    number, token = place.house.make_link(
        asked.role, asked.event, entry=asked.entry, label=asked.label, by=who(request).name
    )
    address = str(request.base_url) + f"k/{token}"
    link = Link(
        number=number, role=asked.role, event=asked.event, entry=asked.entry, label=asked.label, address=address
    )
    return answer(link, 201)


@route("GET", "/k/{token}", *NOBODY_NEEDED, media="text/html", status=303)
async def open_link(request: Request) -> Response:
    """Open a link: the browser keeps it, and the page of its role opens."""
    token = request.path_params["token"]
    person = place_of(request).house.who(token)
    if person is None:
        raise Unlawful("link.unknown", "This link does not open anything any more.", field="link")
    page = {"player": "phone", "wall": "wall"}.get(person.role, "console")
    response = RedirectResponse(f"/{page}?event={person.event}", 303)
    _set_cookie(request, response, token)
    return response
