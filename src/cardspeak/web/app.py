"""The application: every request is checked, routed and answered here."""

from __future__ import annotations

import importlib
import logging
import pkgutil
import time
from functools import cache

from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Receive, Scope, Send

import cardspeak.web.routes
from cardspeak.errors import Refusal, Unlawful
from cardspeak.web.answers import FAULT, answer, language_of, refused
from cardspeak.web.logs import log_request, without_secrets
from cardspeak.web.pages import page_routes
from cardspeak.web.routing import ROUTES, Endpoint, Route, Router
from cardspeak.web.security import add_headers, bounded, check
from cardspeak.web.server import Server

faults = logging.getLogger("cardspeak.web")


@cache
def api_routes() -> tuple[Route, ...]:
    """Every route of the API, with all of its modules imported."""
    package = cardspeak.web.routes
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return tuple(ROUTES)


class App:
    """The ASGI application of a server; whoever runs it opens and closes the server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._router = Router([*api_routes(), *page_routes()])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        begun = time.perf_counter()
        scope["cardspeak"] = self._server
        try:
            response = await self._response(scope, bounded(scope, receive))
        except ClientDisconnect:
            return
        add_headers(response, scope["path"])
        self._server.metrics.answered[response.status_code] += 1
        try:
            await response(scope, receive, send)
        except Exception:
            _note_fault(scope)
            raise
        finally:
            log_request(scope, response.status_code, begun)

    async def _response(self, scope: Scope, receive: Receive) -> Response:
        try:
            await check(scope, self._server)
            endpoint = self._endpoint(scope)
            return await endpoint(Request(scope, receive))
        except Refusal as refusal:
            return refused(refusal, language_of(scope))
        except ClientDisconnect:
            raise
        except Exception:
            _note_fault(scope)
            return answer({"error": FAULT}, 500)

    def _endpoint(self, scope: Scope) -> Endpoint:
        """The endpoint of a request; the values in its path are put into the scope."""
        method, path = scope["method"], scope["path"]
        found = self._router.find(path)
        if found is None:
            if path.endswith("/") and self._router.find(path.rstrip("/")):
                return _without_slash
            raise _nothing_at("page.unknown", method, path)
        endpoint = found.endpoints.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            methods = sorted({*found.endpoints, *(("HEAD",) if "GET" in found.endpoints else ())})
            raise _nothing_at("request.method", method, path, methods=methods)
        scope["path_params"] = found.values
        return endpoint


def _note_fault(scope: Scope) -> None:
    """Log an internal error; the client does not see its details."""
    faults.exception("a request failed: %s %s", scope["method"], without_secrets(scope["path"]))


async def _without_slash(request: Request) -> Response:
    return RedirectResponse(request.url.replace(path=request.url.path.rstrip("/")))


def _nothing_at(code: str, method: str, path: str, **limits: object) -> Unlawful:
    values = {"method": method, "path": without_secrets(path)}
    return Unlawful(code, values, field="path", limits=limits)
