"""Health, metrics, and the description of the API."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import cardspeak
from cardspeak.desk.house.happenings import HOUSE
from cardspeak.errors import Refusal
from cardspeak.store.contract import NotKept
from cardspeak.web.answers import answer
from cardspeak.web.routing import NOBODY_NEEDED, route
from cardspeak.web.server import Server, server_of

PATIENCE = 3.0
"""Seconds that the store has to answer."""
MEDIA = "text/plain; version=0.0.4; charset=utf-8"
started = time.monotonic()


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """A healthy server."""

    version: str
    events: int
    looking: int
    now: int


@route("GET", "/api/health", *NOBODY_NEEDED, gives=Health)
async def health(request: Request) -> Response:
    """Whether the server answers and its store can be read."""
    server = server_of(request)
    await _read_store(server)
    return answer(Health(
        version=cardspeak.__version__, events=len(server.event_host.events), looking=server.boards.viewers, now=server.now()
    ))  # fmt: skip


async def _read_store(server: Server) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await server.change_house(server.log.version, HOUSE)
    except (Refusal, TimeoutError, RuntimeError) as error:
        raise NotKept("health.store", field="store") from error


@route("GET", "/api/metrics", *NOBODY_NEEDED, media="text/plain")
async def metrics(request: Request) -> Response:
    """Metrics of this process for Prometheus."""
    server = server_of(request)
    text = server.metrics.text(
        feeds=server.boards.viewers, events=len(server.event_host.events), uptime_seconds=time.monotonic() - started,
        entries=sum(one.kept for one in server.event_host.events.values()),
    )  # fmt: skip
    return Response(f'{text}cardspeak_info{{version="{cardspeak.__version__}"}} 1\n', media_type=MEDIA)


@route("GET", "/api/openapi.json", *NOBODY_NEEDED, gives=dict[str, Any])
async def describe(_request: Request) -> Response:
    """The description of this API."""
    return Response(_described(), media_type="application/json")


@cache
def _described() -> bytes:
    from cardspeak.web.app import api_routes
    from cardspeak.web.openapi import description

    return msgspec.json.encode(description(api_routes()), enc_hook=str)
