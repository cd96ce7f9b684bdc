"""The demo: an address that signs in once, and the speed of its clock."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cardspeak.desk.roles import EVERYTHING
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import NOBODY_NEEDED, route
from cardspeak.web.security import COOKIE, secure
from cardspeak.web.server import server_of

SLOWEST, FASTEST = 0, 600


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many times as fast as the real clock the demo runs; null if this is not a demo."""

    pace: int | None


@route("GET", "/welcome/{code}", *NOBODY_NEEDED, media="text/html", status=303)
async def welcome(request: Request) -> Response:
    """Sign in whoever first opens the address that the demo printed."""
    token = server_of(request).one_time_tokens.pop(request.path_params["code"], None)
    if token is None:
        return RedirectResponse("/home", 303)
    response = RedirectResponse(f"/console?event={request.query_params.get('event', '')}", 303)
    response.set_cookie(COOKIE, token, httponly=True, samesite="lax", secure=secure(request))
    return response


@route("GET", "/api/demo", *NOBODY_NEEDED, gives=Pace)
async def see_pace(request: Request) -> Response:
    """Whether this is a demo, and its speed."""
    demo = server_of(request).demo
    return answer(Pace(pace=None if demo is None else int(demo.pace)))


@route("POST", "/api/demo", *EVERYTHING, takes=Pace, gives=Pace)
async def set_pace(request: Request) -> Response:
    """Change the speed of the demo; 0 pauses it."""
    demo, asked = server_of(request).demo, await body_of(request, Pace)
    if demo is None:
        raise Unlawful("demo.none", field="pace")
    if asked.pace is None or not SLOWEST <= asked.pace <= FASTEST:
        limits = {"min": SLOWEST, "max": FASTEST}
        raise Unreadable("demo.pace", field="pace", value=asked.pace, limits=limits)
    demo.set_pace(asked.pace)
    return answer(asked)
