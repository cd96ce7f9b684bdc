"""Routes: how they are declared, who may use them, and the router, which finds them by method and path."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.roles import ROLES, Person, Role
from cardspeak.errors import Unlawful
from cardspeak.web.server import server_of

Endpoint = Callable[[Request], Awaitable[Response]]
EVERYBODY: tuple[Role, ...] = ROLES
NOBODY_NEEDED = ("anybody",)
"""For routes that need no sign-in."""


class Route(NamedTuple):
    """A route with its description."""

    method: str
    path: str
    """Segments are words, ``{name}``, ``{number:int}``, or at the end ``{name:path}`` for the rest of the path."""
    endpoint: Endpoint
    roles: tuple[str, ...] = NOBODY_NEEDED
    about: str = ""
    takes: object = None
    """The struct of the body."""
    gives: object = None
    """The struct of the answer; bytes of another type if ``media`` is set."""
    query: dict[str, str] = {}  # noqa: RUF012 - read only
    """Query parameters with a description each; ``after: int`` is a whole number."""
    media: str = "application/json"
    status: int = 200


ROUTES: list[Route] = []


def route(
    method: str, path: str, *roles: str, takes: object = None, gives: object = None, query: dict[str, str] | None = None,
    media: str = "application/json", status: int = 200,
) -> Callable[[Endpoint], Endpoint]:  # fmt: skip
    """Declare a route of the API; callers with none of the roles are refused before it runs."""
    assert roles, "name the roles, or NOBODY_NEEDED"

    def add(endpoint: Endpoint) -> Endpoint:
        about = (endpoint.__doc__ or "").strip().partition("\n")[0]
        ROUTES.append(Route(method, path, endpoint, roles, about, takes, gives, query or {}, media, status))
        return endpoint

    return add


def guarded(route: Route) -> Endpoint:
    """The endpoint of a route, behind a check of the caller's role."""
    if route.roles == NOBODY_NEEDED:
        return route.endpoint

    async def enter(request: Request) -> Response:
        person = who(request)
        if person.role not in route.roles:
            limits = {"roles": list(route.roles)}
            raise Unlawful("auth.forbidden", field="role", value=person.role, limits=limits)
        event = request.path_params.get("event")
        if person.event and event is not None and event != person.event:
            raise Unlawful("auth.forbidden/link-other-event", field="event", value=event)
        if event is not None and event not in server_of(request).event_host.events:
            await server_of(request).catch_up()  # another process may have created it just now
        return await route.endpoint(request)

    return enter


def who(request: Request) -> Person:
    """The caller; refused if nobody is signed in."""
    person = maybe_who(request)
    if person is None:
        raise server_of(request).house.unknown(request.scope.get("token", ""))
    return person


def maybe_who(request: Request) -> Person | None:
    """The caller, if known."""
    found = request.scope.get("person")
    return found if isinstance(found, Person) else None


@dataclass(slots=True)
class _Node:
    """What may follow the first segments of a path."""

    endpoints: dict[str, Endpoint] = field(default_factory=dict)
    """Endpoints of the path that ends here, by method."""
    words: dict[str, _Node] = field(default_factory=dict)
    slot: tuple[str, str, _Node] | None = None
    """Name and kind of a value, and the node after it."""


class MatchedRoute(NamedTuple):
    """The endpoints of a path by method, and the values in it."""

    endpoints: dict[str, Endpoint]
    values: dict[str, str | int]


class Router:
    """Finds a route with one look-up for each segment; a word goes before a value."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root = _Node()
        for one in routes:
            self._node(one.path).endpoints[one.method] = guarded(one)

    def find(self, path: str) -> MatchedRoute | None:
        """The endpoints at a path, if there are any."""
        node, values = self._root, dict[str, str | int]()
        segments = path.split("/")
        for at, segment in enumerate(segments):
            following = node.words.get(segment)
            if following is None:
                if node.slot is None:
                    return None
                name, kind, following = node.slot
                value = _value(kind, segment, segments[at:])
                if value is None:
                    return None
                values[name] = value
                if kind == "path":
                    return MatchedRoute(following.endpoints, values)
            node = following
        return MatchedRoute(node.endpoints, values) if node.endpoints else None

    def _node(self, path: str) -> _Node:
        node = self._root
        for segment in path.split("/"):
            if not segment.startswith("{"):
                node = node.words.setdefault(segment, _Node())
                continue
            name, _, kind = segment.strip("{}").partition(":")
            if node.slot is None:
                node.slot = name, kind, _Node()
            assert node.slot[:2] == (name, kind), f"{path}: the same value has another name elsewhere"
            node = node.slot[2]
        return node


def _value(kind: str, segment: str, rest: list[str]) -> str | int | None:
    """The value in a path; None if it is of another kind."""
    if kind == "path":
        return "/".join(rest)
    if kind == "int":
        return int(segment) if segment.isascii() and segment.isdecimal() else None
    return segment or None
