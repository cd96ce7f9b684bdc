"""The house: the first owner, signing in and out, and who one is."""

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
from cardspeak.web.place import place_of
from cardspeak.web.routing import NOBODY_NEEDED, maybe_who, route, who
from cardspeak.web.security import COOKIE, address_of, secure

TWO_WEEKS = 14 * 24 * 60 * 60
Password = Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST), Raw(LONGEST)]
OldPassword = Annotated[str, Raw(1000)]
PAGES = {"player": "phone", "wall": "wall", "registrar": "desk", "dealer": "floor"}
"""Which page a link opens, by its role; the console for the others."""


class Credentials(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who signs in."""

    name: str
    password: OldPassword
    device: Name = ""


class FirstOwner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who owns the house; the key was printed where the server was started."""

    name: Name
    password: Password
    key: str


class NewPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new password for oneself."""

    old: OldPassword
    new: Password


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is."""

    role: str
    name: str = ""
    identity: str = ""
    """What the log calls one: staff by their name, whoever came by a link with the number of it."""
    event: str = ""
    entry: int | None = None
    personal: bool = False
    """A player's own link; otherwise a player came by the code for checking in."""
    needs_owner: bool = False
    link_ended: bool = False
    """Whether one came by a link that was good until its event was over."""


@route("GET", "/api/me", *NOBODY_NEEDED, gives=Me)
async def see_me(request: Request) -> Response:
    """Who one is, and whether the house has an owner yet."""
    person, house = maybe_who(request), place_of(request).house
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
    place, asked = place_of(request), await body_of(request, FirstOwner)
    place.limits.spend("first owner", address_of(request))
    if not place.house.needs_owner:
        raise Unlawful("house.owned", field="name")
    if not hmac.compare_digest(asked.key.encode(), place.first_key.encode()) or not place.first_key:
        raise Unlawful("house.key", field="key")
    await place.change_house(place.house.own, asked.name, asked.password)
    return await _signed_in(request, asked.name, asked.password, "", 201)


@route("POST", "/api/sign-in", *NOBODY_NEEDED, takes=Credentials, gives=Me)
async def sign_in(request: Request) -> Response:
    """Sign a device in."""
    asked, limits = await body_of(request, Credentials), place_of(request).limits
    limits.spend("sign-in address", address_of(request))
    limits.spend("sign-in name", _guesser(request, asked.name))
    response = await _signed_in(request, asked.name, asked.password, asked.device, 200)
    limits.give_back("sign-in name", _guesser(request, asked.name))
    return response


def _guesser(request: Request, name: str) -> str:
    return f"{address_of(request)} {name}"


async def _signed_in(request: Request, name: str, password: str, device: str, status: int) -> Response:
    place = place_of(request)
    if name not in place.house.staff:
        await place.catch_up()  # another process may have added them
    token = await place.change_house(place.house.sign_in, name, password, device)
    response = answer(Me(role=place.house.staff[name].role, name=name, identity=name), status)
    _set_cookie(request, response, token)
    return response


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(COOKIE, token, max_age=TWO_WEEKS, httponly=True, samesite="lax", secure=secure(request))


@route("POST", "/api/sign-out", *NOBODY_NEEDED, gives=Me)
async def sign_out(request: Request) -> Response:
    """Sign this device out."""
    token, place = request.scope.get("token", ""), place_of(request)
    if token:
        await place.change_house(place.house.sign_out, token)
    response = answer(Me(role="nobody"))
    response.delete_cookie(COOKIE)
    return response


@route("POST", "/api/password", *STAFF, takes=NewPassword, gives=Me)
async def change_password(request: Request) -> Response:
    """A new password for oneself; every other device is signed out."""
    place, person, asked = place_of(request), who(request), await body_of(request, NewPassword)
    if person.event:
        raise Unlawful("door.not-for-you/link-no-password", field="role", value=person.role)
    place.limits.spend("sign-in name", _guesser(request, person.name))
    await place.change_house(place.house.check_password, person.name, asked.old)
    place.limits.give_back("sign-in name", _guesser(request, person.name))
    await place.change_house(place.house.change_staff, person.name, password=asked.new, by=person.name)
    return await _signed_in(request, person.name, asked.new, "", 200)


@route("GET", "/k/{token}", *NOBODY_NEEDED, media="text/html", status=303)
async def open_link(request: Request) -> Response:
    """Open a link: the browser keeps it, and the page of its role opens."""
    token, place = request.path_params["token"], place_of(request)
    person = place.house.who(token)
    if person is None:
        await place.catch_up()
        person = place.house.who(token)
    if person is None or not person.event:
        place.limits.spend("unknown token", address_of(request))
        return RedirectResponse(f"/sign-in?link={'ended' if place.house.has_ended(token) else 'gone'}", 303)
    response = RedirectResponse(f"/{PAGES.get(person.role, 'console')}?event={quote(person.event, safe='')}", 303)
    known = maybe_who(request)
    if known is None or (known.event and not _scanned_again(known, person)):  # who signed in by name stays who they are
        _set_cookie(request, response, token)
    return response


def _scanned_again(known: Person, opened: Person) -> bool:
    """Whether somebody who has checked in scans the code at the door once more: they stay who they are."""
    return known.personal and known.event == opened.event and opened.role == "player" and not opened.personal
