"""Records of an event: the draws that anybody can check, and exports."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.books.languages import language
from cardspeak.desk.exporting.report import report
from cardspeak.desk.exporting.tables import as_json, entries_csv
from cardspeak.desk.roles import OFFICE
from cardspeak.tournament.draws import Sealed
from cardspeak.tournament.ending import over
from cardspeak.tournament.log import Event, seals
from cardspeak.web.answers import answer
from cardspeak.web.routing import EVERYBODY, route
from cardspeak.web.server import server_of

PLAIN = re.compile(r"[A-Za-z0-9._-]+")


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """The seal of an event's draws, and the seed once nothing more is drawn."""

    sealed: str
    """SHA-256 of the seed, published before the first draw from it."""
    seed: str | None = None
    """The seed in hexadecimal: ``cardspeak verify FILE --seed …`` repeats every draw."""
    earlier: tuple[Draws, ...] = ()
    """Seeds that were told before, because the event was over and then went on after all, the oldest first."""


@route("GET", "/api/events/{event}/draws", *EVERYBODY, gives=Draws)
async def see_draws(request: Request) -> Response:
    """The seal of the draws; the seed too when the event is over, so that anybody can check them."""
    server, name = server_of(request), request.path_params["event"]
    event = server.event_host.event(name).settled()
    *earlier, (_, last) = seals(event.log)
    told = tuple(_draws(server.house.seed_of(name, sealed), sealed) for _, sealed in earlier)
    seed = server.house.seed_of(name, last) if over(event.state) else None
    return answer(msgspec.structs.replace(_draws(seed, last), earlier=told))


def _draws(seed: bytes | None, sealed: Sealed) -> Draws:
    return Draws(sealed=sealed.sha256, seed=seed.hex() if seed is not None else None)


def _event(request: Request) -> Event:
    return server_of(request).event_host.event(request.path_params["event"]).settled()


def _file(request: Request, text: str, kind: str, media: str) -> Response:
    headers = {"content-disposition": attached(f"{request.path_params['event']}.{kind}")} if kind != "html" else {}
    return Response(text, media_type=media, headers=headers)


def attached(name: str) -> str:
    """The header that names a file, also for an event whose name is not ASCII.

    >>> attached("friday.csv"), attached("금요일.csv")
    ('attachment; filename="friday.csv"', "attachment; filename*=UTF-8''%EA%B8%88%EC%9A%94%EC%9D%BC.csv")
    """
    if PLAIN.fullmatch(name):
        return f'attachment; filename="{name}"'
    return f"attachment; filename*=UTF-8''{quote(name, safe='', errors='replace')}"


@route("GET", "/api/events/{event}/export.csv", *OFFICE, media="text/csv")
async def export_csv(request: Request) -> Response:
    """Everybody with place and prize, for a spreadsheet."""
    return _file(request, entries_csv(_event(request).state), "csv", "text/csv")


@route("GET", "/api/events/{event}/export.json", *OFFICE, gives=dict[str, Any])
async def export_json(request: Request) -> Response:
    """The whole event with its log, for programs."""
    event = _event(request)
    return _file(request, as_json(event.state, event.log), "json", "application/json")


@route(
    "GET", "/api/events/{event}/export.html", *OFFICE, media="text/html",
    query={"lang": "The language of the report, en or ko; English if left out."},
)  # fmt: skip
async def export_html(request: Request) -> Response:
    """The report of the event with its proofs, to print."""
    event = _event(request)
    spoken = language(request.query_params.get("lang", ""))
    return _file(request, report(event.state, event.log, spoken), "html", "text/html")
