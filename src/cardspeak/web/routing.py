"""How a route is written: its method, path, roles and bodies in one place, so that tests and documentation can ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.roles import ROLES, Person, Role
from cardspeak.errors import Unlawful
from cardspeak.web.place import place_of

Endpoint = Callable[[Request], Awaitable[Response]]
EVERYBODY: tuple[Role, ...] = ROLES
NOBODY_NEEDED = ("anybody",)
"""For routes that ask for no sign-in."""


class Described(NamedTuple):
    """A route of the API."""

    method: str
    path: str
    endpoint: Endpoint
    roles: tuple[str, ...]
    about: str
    takes: object = None
    """The struct of the body."""
    gives: object = None
    """The struct of the answer; bytes of another kind where ``media`` is set."""
    query: dict[str, str] = {}  # noqa: RUF012 - read only
    """Parameters in the address, each with a sentence; ``after: int`` names a whole number."""
    media: str = "application/json"
    status: int = 200


ROUTES: list[Described] = []


def route(
    method: str, path: str, *roles: str, takes: object = None, gives: object = None, query: dict[str, str] | None = None,
    media: str = "application/json", status: int = 200,
) -> Callable[[Endpoint], Endpoint]:  # fmt: skip
    """Add a route to the API; whoever has none of the roles is refused before it runs."""
    assert roles, "name the roles, or NOBODY_NEEDED"

    def add(endpoint: Endpoint) -> Endpoint:
        about = (endpoint.__doc__ or "").strip().partition("\n")[0]
        ROUTES.append(Described(method, path, endpoint, roles, about, takes, gives, query or {}, media, status))
        return endpoint

    return add


def guarded(described: Described) -> Endpoint:
    """The endpoint behind its door."""
    if described.roles == NOBODY_NEEDED:
        return described.endpoint

    async def enter(request: Request) -> Response:
        person = who(request)
        if person.role not in described.roles:
            limits = {"roles": list(described.roles)}
            raise Unlawful("door.not-for-you", field="role", value=person.role, limits=limits)
        event = request.path_params.get("event")
        if person.event and event is not None and event != person.event:
            raise Unlawful("door.not-for-you/link-other-event", field="event", value=event)
        if event is not None and event not in place_of(request).event_host.events:
            await place_of(request).catch_up()  # another process may have created it just now
        return await described.endpoint(request)

    enter.__name__, enter.__doc__ = described.endpoint.__name__, described.endpoint.__doc__
    return enter


def who(request: Request) -> Person:
    """Whoever asks; refused where nobody is signed in."""
    person = maybe_who(request)
    if person is None:
        raise place_of(request).house.unknown(request.scope.get("token", ""))
    return person


def maybe_who(request: Request) -> Person | None:
    """Whoever asks, if they are known."""
    found = request.scope.get("person")
    return found if isinstance(found, Person) else None
