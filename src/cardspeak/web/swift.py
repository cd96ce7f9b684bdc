"""Short cuts where thousands of orders pass: a body that has come is not waited for, an answer is written in one piece.

Both speak to uvicorn's own cycle of request and answer, which ``Wire`` puts into the scope; wherever that is not there, or
anything is out of the ordinary, they say so and the request goes the usual way.
"""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

from starlette.responses import Response
from starlette.types import Scope

CYCLE = "cycle"
"""Where the scope has uvicorn's cycle."""
ORDINARY: Final = 2
"""Headers of an answer that has nothing but a length and a type."""


def body_there(scope: Scope) -> bytes | None:
    """The body, if all of it has come already; uvicorn stops reading at 64 kB, so a large one never has."""
    cycle = scope.get(CYCLE)
    if cycle is None or cycle.more_body or cycle.disconnected:
        return None
    return bytes(cycle.body)


def write_whole(scope: Scope, response: Response, headers: bytes) -> bool:
    """Write an answer in one piece, with these headers too; False where it has to go the usual way."""
    cycle: Any = scope.get(CYCLE)
    if (
        cycle is None or type(response) is not Response or len(response.raw_headers) != ORDINARY
        or cycle.response_started or cycle.disconnected or not cycle.keep_alive or cycle.flow.write_paused
    ):  # fmt: skip
        return False
    (length, size), (kind, media) = response.raw_headers
    cycle.response_started = True
    cycle.waiting_for_100_continue = False
    cycle.transport.write(
        b"".join(
            (STATUS[response.status_code], *_dated(cycle), length, b": ", size, b"\r\n", kind, b": ", media, b"\r\n",
             headers, b"\r\n", response.body)
        )
    )  # fmt: skip
    cycle.response_complete = True
    cycle.message_event.set()
    cycle.on_response()
    return True


def _dated(cycle: Any) -> Iterator[bytes]:
    """What the server says with every answer: the date."""
    for name, value in cycle.default_headers:
        yield from (name, b": ", value, b"\r\n")


STATUS = {
    status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
    for status in HTTPStatus
    if status.value not in (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)
}
