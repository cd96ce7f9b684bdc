"""The aisle: routes of one event, where nearly all the traffic goes, are found by name and run with nothing between.

Everything else, and whatever is not found here, goes the ordinary way through Starlette, which tries route after route and
wraps each answer; the door outside turns a refusal into its answer in both cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from cardspeak.web.routing import Described, Endpoint

Written = Callable[[Scope, Response], bool]
"""Writes an answer at once, or says that it cannot."""
BEFORE, EVENT = "/api/events/", "{event}"


class Aisle:
    """A short way to the routes of an event."""

    def __init__(self, app: ASGIApp, routes: Iterable[tuple[Described, Endpoint]], written: Written) -> None:
        self._app = app
        self._written = written
        self._endpoints = {
            (one.method, one.path.removeprefix(BEFORE + EVENT)): endpoint
            for one, endpoint in routes
            if one.path.startswith(BEFORE + EVENT) and one.path.count("{") == 1
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = scope.get("path", "")
        if scope["type"] == "http" and path.startswith(BEFORE):
            event, slash, rest = path[len(BEFORE) :].partition("/")
            endpoint = self._endpoints.get((scope["method"], slash + rest)) if event else None
            if endpoint is not None:
                scope["path_params"] = {"event": event}
                response = await endpoint(Request(scope, receive))
                if not self._written(scope, response):
                    await response(scope, receive, send)
                return
        await self._app(scope, receive, send)
