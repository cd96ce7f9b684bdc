"""Checks before a request is routed: size, host, origin, and who sends it; and the security headers of every response."""

from __future__ import annotations

import asyncio
import re
import time
from itertools import chain

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope

from cardspeak.errors import Unlawful
from cardspeak.web.server import Server

COOKIE = "cardspeak"
IN_COOKIES = re.compile(rf"(?:^|;)\s*{COOKIE}=([A-Za-z0-9_-]{{1,200}})\s*(?=;|$)")
LARGEST = 1 << 20
"""Bytes of a body at the most."""
LARGEST_HEAD = 16 << 10
LONGEST_ADDRESS = 4 << 10
PATIENCE = 20.0
"""Seconds in which a body has to arrive."""
SAFE = ("GET", "HEAD", "OPTIONS")
SENT_BY_US = "x-cardspeak"
"""A header that a page of another site cannot send: forms cannot, and a script needs permission (CORS)."""
HEADERS = (
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
    (b"server", b"cardspeak"),  # and not the name of a library
)
API_HEADERS = (*HEADERS, (b"cache-control", b"no-store"))


async def check(scope: Scope, server: Server) -> None:
    """Refuse what is too large, forged or for another host; look up who sends it."""
    headers = dict(reversed(scope["headers"]))  # the first of each name
    _check_size(scope, headers)
    host = headers.get(b"host", b"").decode("latin-1")
    if server.hosts is not None and not server.hosts.ours(host):
        raise Unlawful("request.unknown-host", field="host", value=host[:100])
    token, by_cookie = _token(headers)
    if scope["method"] not in SAFE:
        _check_origin(headers, host, by_cookie=by_cookie)
    if token:
        scope["token"], scope["person"] = token, server.house.who(token)
        if scope["person"] is None:
            await server.catch_up()  # perhaps signed in a moment ago at another process
            scope["person"] = server.house.who(token)
        if scope["person"] is None and not server.house.has_ended(token):
            server.rate_limits.spend("unknown token", address_in(scope))


def _check_size(scope: Scope, headers: dict[bytes, bytes]) -> None:
    length = headers.get(b"content-length", b"0").decode("latin-1")
    if not length.isdecimal() or len(length) > 12 or int(length) > LARGEST:
        raise _too_large(length[:20])
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise Unlawful("request.head-too-long", field="address", limits={"max": LONGEST_ADDRESS})
    if sum(map(len, chain.from_iterable(scope["headers"]))) > LARGEST_HEAD:
        raise Unlawful("request.head-too-long/headers", field="headers", limits={"max": LARGEST_HEAD})


def _check_origin(headers: dict[bytes, bytes], host: str, *, by_cookie: bool) -> None:
    """Browsers say which site a request comes from; whatever changes something must come from our own pages (CSRF)."""
    site, origin = headers.get(b"sec-fetch-site", b"none"), headers.get(b"origin")
    if site not in (b"same-origin", b"none") or (origin is not None and _host_in(origin) != host):
        raise Unlawful("request.forged", field="origin")
    if by_cookie and SENT_BY_US.encode() not in headers:
        raise Unlawful(
            "request.forged/no-header", {"sent_by_us": SENT_BY_US}, field=SENT_BY_US, limits={"needs": SENT_BY_US}
        )


def _host_in(origin: bytes) -> str:
    return origin.decode("latin-1").partition("://")[2]


def _token(headers: dict[bytes, bytes]) -> tuple[str, bool]:
    """The token and whether it is from a cookie: programs send it in a header, browsers in a cookie."""
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    found = IN_COOKIES.search(headers.get(b"cookie", b"").decode("latin-1"))
    return (found[1], True) if found is not None else ("", False)


def add_headers(response: Response, path: str) -> None:
    """Add our headers to a response, except those it sets itself."""
    there = {name for name, _ in response.raw_headers}
    ours = API_HEADERS if path.startswith("/api/") else HEADERS
    response.raw_headers.extend(one for one in ours if one[0] not in there)


def bounded(scope: Scope, receive: Receive) -> Receive:
    """Receive a body within the limits of size and time, whatever length it was announced with."""
    if scope["method"] in SAFE:
        return receive
    taken, until, whole = 0, time.monotonic() + PATIENCE, False

    async def receive_bounded() -> Message:
        nonlocal taken, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(until - time.monotonic()):
                message = await receive()
        except TimeoutError:
            limits = {"max": PATIENCE}
            raise Unlawful("request.too-slow", field="body", limits=limits) from None
        whole = not message.get("more_body", False)
        taken += len(message.get("body", b""))
        if taken > LARGEST:
            raise _too_large(taken)
        return message

    return receive_bounded


def _too_large(length: object) -> Unlawful:
    return Unlawful("request.too-large", {"largest": LARGEST}, field="body", value=length, limits={"max": LARGEST})


def secure(request: Request) -> bool:
    """Whether a request came by TLS, so that its cookie may be Secure."""
    return request.url.scheme == "https"


def address_of(request: Request) -> str:
    """The client's address."""
    return address_in(request.scope)


def address_in(scope: Scope) -> str:
    """The client's address in a scope."""
    address: str = (scope.get("client") or ("",))[0]
    return address
