"""The application: routes behind the door, pages from the bundle, and a start and a stop that lose nothing."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

import cardspeak.web.routes
from cardspeak.errors import Refusal, Unlawful
from cardspeak.web.aisle import Aisle
from cardspeak.web.answers import FAULT, answer, refused
from cardspeak.web.door import Door, see_out_at_once
from cardspeak.web.logs import without_secrets
from cardspeak.web.pages import pages
from cardspeak.web.place import Place
from cardspeak.web.routing import ROUTES, Described, guarded


@cache
def all_routes() -> tuple[Described, ...]:
    """Every route of the API, with all of its modules imported."""
    package = cardspeak.web.routes
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return tuple(ROUTES)


def make_app(place: Place) -> ASGIApp:
    """The application over a place."""

    @asynccontextmanager
    async def open_hours(_app: Starlette) -> AsyncIterator[None]:
        await place.event_host.start()
        place.boards.start()
        for work in place.opening:
            await work()
        yield
        for work in place.closing:
            await work()
        await place.boards.stop()
        await place.event_host.stop()
        place.close()

    doors = [(one, guarded(one)) for one in all_routes()]
    routes = [Route(one.path, endpoint, methods=[one.method]) for one, endpoint in doors]
    handlers = {Refusal: _refused, HTTPException: _not_found, Exception: _fault}
    app = Starlette(routes=[*routes, *pages()], lifespan=open_hours, exception_handlers=handlers)
    return Door(Aisle(app, doors, see_out_at_once), place)


async def _refused(_request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def _fault(_request: Request, _error: Exception) -> Response:
    """A fault of ours; the door writes down what it was, and tells nobody."""
    return answer({"error": FAULT}, 500)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "door.method" if error.status_code == 405 else "page.unknown"
    values = {"method": request.method, "path": without_secrets(request.url.path)}
    response = refused(Unlawful(code, values, field="path"))
    response.headers.update(error.headers or {})
    return response
