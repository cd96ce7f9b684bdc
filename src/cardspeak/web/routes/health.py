"""Whether the server is well, and what it describes of itself."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import cardspeak
from cardspeak.web.answers import answer
from cardspeak.web.place import place_of
from cardspeak.web.routing import NOBODY_NEEDED, route


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """A server that answers."""

    version: str
    events: int
    looking: int
    now: int


@route("GET", "/api/health", *NOBODY_NEEDED, gives=Health)
async def health(request: Request) -> Response:
    """The server is there, and its store can be read."""
    place = place_of(request)
    return answer(Health(
        version=cardspeak.__version__, events=len(place.hall.events), looking=place.boards.lookers, now=place.now()
    ))  # fmt: skip


@route("GET", "/api/openapi.json", *NOBODY_NEEDED, gives=dict[str, Any])
async def describe(_request: Request) -> Response:
    """The description of this API."""
    from cardspeak.web.app import all_routes
    from cardspeak.web.describing import description

    return answer(description(all_routes()))
