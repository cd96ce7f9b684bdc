"""Signing in and out, the first owner, and opening links."""

from __future__ import annotations

import hmac
from typing import Annotated
from urllib.parse import quote

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cardspeak.desk.house.passwords import LONGEST, SHORTEST
from cardspeak.desk.roles import STAFF, Person
from cardspeak.errors import Unlawful
from cardspeak.limits import Name, Raw
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import NOBODY_NEEDED, maybe_who, route, who
from cardspeak.web.security import COOKIE, address_of, secure
from cardspeak.web.server import server_of

TWO_WEEKS = 14 * 24 * 60 * 60
Password = Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST), Raw(LONGEST)]
OldPassword = Annotated[str, Raw(1000)]
PAGES = {"player": "phone", "wall": "wall", "registrar": "desk", "dealer": "floor"}
"""The page that a link opens, by role; the console for other roles."""


class Credentials(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Name and password of somebody who signs in."""

    name: str
    password: OldPassword
    device: Name = ""


class FirstOwner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first owner; the key was printed when the server started."""

    name: Name
    password: Password
    key: str


class NewPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change of one's own password."""

    old: OldPassword
    new: Password


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The caller."""

    role: str
    name: str = ""
    identity: str = ""
    """What the log calls one: staff by their name, whoever came by a link with the number of it."""
    event: str = ""
    entry: int | None = None
    personal: bool = False
    """Whether it is a player's personal link; a player's other link is for checking in."""
    needs_owner: bool = False
    link_ended: bool = False
    """Whether the caller's link has ended with its event."""


@route("GET", "/api/me", *NOBODY_NEEDED, gives=Me)
async def see_me(request: Request) -> Response:
    """Who the caller is, and whether the house has an owner yet."""
    person, house = maybe_who(request), server_of(request).house
    if person is None:
        ended = house.has_ended(request.scope.get("token", ""))
        return answer(Me(role="nobody", needs_owner=house.needs_owner, link_ended=ended))
    return answer(
        Me(
            role=person.role, name=person.label or person.name, identity=person.name, event=person.event,
            entry=person.entry, personal=person.personal,
        )
    )  # fmt: skip


@route("POST", "/api/first-owner", *NOBODY_NEEDED, takes=FirstOwner, gives=Me, status=201)
async def first_owner(request: Request) -> Response:
    """Create the owner of a house that has none, and sign them in."""
    server, asked = server_of(request), await body_of(request, FirstOwner)
    server.rate_limits.spend("first owner", address_of(request))
    if not server.house.needs_owner:
        raise Unlawful("house.owned", field="name")
    if not hmac.compare_digest(asked.key.encode(), server.first_key.encode()) or not server.first_key:
        raise Unlawful("house.key", field="key")
    await server.change_house(server.house.own, asked.name, asked.password)
    return await _signed_in(request, asked.name, asked.password, "", 201)


@route("POST", "/api/sign-in", *NOBODY_NEEDED, takes=Credentials, gives=Me)
async def sign_in(request: Request) -> Response:
    """Sign a device in."""
    asked, limits = await body_of(request, Credentials), server_of(request).rate_limits
    limits.spend("sign-in address", address_of(request))
    limits.spend("sign-in name", _guesser(request, asked.name))
    response = await _signed_in(request, asked.name, asked.password, asked.device, 200)
    limits.reset("sign-in name", _guesser(request, asked.name))
    return response


def _guesser(request: Request, name: str) -> str:
    return f"{address_of(request)} {name}"


async def _signed_in(request: Request, name: str, password: str, device: str, status: int) -> Response:
    server = server_of(request)
    if name not in server.house.staff:
        await server.catch_up()  # another process may have added them
    token = await server.change_house(server.house.sign_in, name, password, device)
    response = answer(Me(role=server.house.staff[name].role, name=name, identity=name), status)
    _set_cookie(request, response, token)
    return response


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(COOKIE, token, max_age=TWO_WEEKS, httponly=True, samesite="lax", secure=secure(request))


@route("POST", "/api/sign-out", *NOBODY_NEEDED, gives=Me)
async def sign_out(request: Request) -> Response:
    """Sign this device out."""
    token, server = request.scope.get("token", ""), server_of(request)
    if token:
        await server.change_house(server.house.sign_out, token)
    response = answer(Me(role="nobody"))
    response.delete_cookie(COOKIE)
    return response


@route("POST", "/api/password", *STAFF, takes=NewPassword, gives=Me)
async def change_password(request: Request) -> Response:
    """Change one's own password; every other device is signed out."""
    server, person, asked = server_of(request), who(request), await body_of(request, NewPassword)
    if person.event:
        raise Unlawful("auth.forbidden/link-no-password", field="role", value=person.role)
    server.rate_limits.spend("sign-in name", _guesser(request, person.name))
    await server.change_house(server.house.check_password, person.name, asked.old)
    server.rate_limits.reset("sign-in name", _guesser(request, person.name))
    await server.change_house(server.house.change_staff, person.name, password=asked.new, by=person.name)
    return await _signed_in(request, person.name, asked.new, "", 200)


@route("GET", "/k/{token}", *NOBODY_NEEDED, media="text/html", status=303)
async def open_link(request: Request) -> Response:
    """Open a link: set its cookie and go to the page of its role."""
    token, server = request.path_params["token"], server_of(request)
    person = server.house.who(token)
    if person is None:
        await server.catch_up()
        person = server.house.who(token)
    if person is None or not person.event:
        server.rate_limits.spend("unknown token", address_of(request))
        return RedirectResponse(f"/sign-in?link={'ended' if server.house.has_ended(token) else 'gone'}", 303)
    response = RedirectResponse(f"/{PAGES.get(person.role, 'console')}?event={quote(person.event, safe='')}", 303)
    known = maybe_who(request)
    if known is None or (known.event and not _scanned_again(known, person)):  # who signed in by name stays who they are
        _set_cookie(request, response, token)
    return response


def _scanned_again(known: Person, opened: Person) -> bool:
    """Whether a player who has checked in scans the event's code again: they keep their personal link."""
    return known.personal and known.event == opened.event and opened.role == "player" and not opened.personal
