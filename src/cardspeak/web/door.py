"""The door: every request passes it. Who is it, is it forged, is it too large, and which headers go with the answer."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from itertools import chain

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardspeak.errors import Refusal, Unlawful
from cardspeak.web.answers import FAULT, answer, refused
from cardspeak.web.logs import visited, without_secrets
from cardspeak.web.place import Place
from cardspeak.web.swift import write_whole

COOKIE = "cardspeak"
HELD = re.compile(rf"(?:^|;)\s*{COOKIE}=([A-Za-z0-9_-]{{1,200}})\s*(?=;|$)")
LARGEST = 1 << 20
"""Bytes of a body at the most."""
LARGEST_HEAD = 16 << 10
LONGEST_ADDRESS = 4 << 10
PATIENCE = 20.0
"""Seconds in which a body has to be there."""
SAFE = ("GET", "HEAD", "OPTIONS")
SENT_BY_US = "x-cardspeak"
"""A header that a page of another site cannot send: no form has it, and a script would have to ask first."""
SECURITY = (
    (
        b"content-security-policy",
        (
            b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
            b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
OF_THE_API = (*SECURITY, (b"cache-control", b"no-store"))
SAID_BY_THE_API = b"".join(name + b": " + value + b"\r\n" for name, value in OF_THE_API)
faults = logging.getLogger("cardspeak.web")


class Door:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, place: Place) -> None:
        self._app = app
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, and see every answer out."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def see_out(message: Message) -> None:
            if message["type"] == "http.response.start":
                _count(scope, message["status"])
                _add_headers(message, scope["path"])
            await send(message)

        scope["straight"] = send  # feeds write to thousands: nothing stands between them and the connection
        scope["place"] = self._place
        scope["answered"] = 0
        try:
            await self._let_in(scope)
            await self._app(scope, _bounded(scope, receive), see_out)
        except Refusal as refusal:
            if scope["answered"]:
                raise
            await refused(refusal)(scope, receive, see_out)
        except Exception:
            faults.exception("a request failed: %s %s", scope["method"], without_secrets(scope["path"]))
            if scope["answered"] not in (0, 500):
                raise
            if not scope["answered"]:
                await answer({"error": FAULT}, 500)(scope, receive, see_out)
        finally:
            visited(scope, scope["answered"], begun)

    async def _let_in(self, scope: Scope) -> None:
        headers = _heard(scope)
        _check_size(scope, headers)
        host = headers.get(b"host", b"").decode("latin-1")
        if self._place.hosts is not None and not self._place.hosts.ours(host):
            raise Unlawful("door.host", field="host", value=host[:100])
        token, by_cookie = _token(headers)
        if scope["method"] not in SAFE:
            _check_origin(headers, host, by_cookie=by_cookie)
        if token:
            scope["token"], scope["person"] = token, self._place.house.who(token)
            if scope["person"] is None:
                await self._place.catch_up()  # signed in a moment ago, at another process
                scope["person"] = self._place.house.who(token)


def see_out_at_once(scope: Scope, response: Response) -> bool:
    """See an answer of the API out in one piece, if nothing about it is out of the ordinary."""
    written = write_whole(scope, response, SAID_BY_THE_API)
    if written:
        _count(scope, response.status_code)
    return written


def _count(scope: Scope, status: int) -> None:
    scope["answered"] = status
    scope["place"].counts.answered[status] += 1


def _heard(scope: Scope) -> dict[bytes, bytes]:
    """The headers by name, the first of each: read once, on every request."""
    return dict(reversed(scope["headers"]))


def _check_size(scope: Scope, headers: dict[bytes, bytes]) -> None:
    length = headers.get(b"content-length", b"0").decode("latin-1")
    if not length.isdecimal() or len(length) > 12 or int(length) > LARGEST:
        raise _too_large(length[:20])
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise Unlawful("door.head", field="address", limits={"max": LONGEST_ADDRESS})
    if sum(map(len, chain.from_iterable(scope["headers"]))) > LARGEST_HEAD:
        raise Unlawful("door.head/headers", field="headers", limits={"max": LARGEST_HEAD})


def _check_origin(headers: dict[bytes, bytes], host: str, *, by_cookie: bool) -> None:
    """A browser says from which site a request comes; whatever changes something comes from our own pages."""
    site, origin = headers.get(b"sec-fetch-site", b"none"), headers.get(b"origin")
    if site not in (b"same-origin", b"none") or (origin is not None and _host_in(origin) != host):
        raise Unlawful("door.forged", field="origin")
    if by_cookie and SENT_BY_US.encode() not in headers:
        raise Unlawful(
            "door.forged/no-header", {"sent_by_us": SENT_BY_US}, field=SENT_BY_US, limits={"needs": SENT_BY_US}
        )


def _host_in(origin: bytes) -> str:
    return origin.decode("latin-1").partition("://")[2]


def _token(headers: dict[bytes, bytes]) -> tuple[str, bool]:
    """What somebody holds: in the header for programs, in a cookie for browsers."""
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    found = HELD.search(headers.get(b"cookie", b"").decode("latin-1"))
    return (found[1], True) if found is not None else ("", False)


def _add_headers(message: Message, path: str) -> None:
    """The headers that go with every answer, but for those it has already."""
    there = message["headers"]
    named = {name for name, _ in there}
    ours = OF_THE_API if path.startswith("/api/") else SECURITY
    message["headers"] = [*there, *(one for one in ours if one[0] not in named)]


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """The body, but never more than is allowed, and never slower, whatever the length it was announced with."""
    if scope["method"] in SAFE:
        return receive
    taken, until, whole = 0, time.monotonic() + PATIENCE, False

    async def bounded() -> Message:
        nonlocal taken, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(until - time.monotonic()):
                message = await receive()
        except TimeoutError:
            limits = {"max": PATIENCE}
            raise Unlawful("door.too-slow", field="body", limits=limits) from None
        whole = not message.get("more_body", False)
        taken += len(message.get("body", b""))
        if taken > LARGEST:
            raise _too_large(taken)
        return message

    return bounded


def _too_large(length: object) -> Unlawful:
    return Unlawful("door.too-large", {"largest": LARGEST}, field="body", value=length, limits={"max": LARGEST})


def secure(request: Request) -> bool:
    """Whether the request came by TLS, so that the cookie may insist on it."""
    return request.url.scheme == "https"


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
