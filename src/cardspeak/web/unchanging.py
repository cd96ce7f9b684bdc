"""Answers that change only with the version of the program: encoded and packed once, and told to be unchanged by their mark."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
HEADERS = {"cache-control": "private, no-cache", "vary": "accept-encoding"}
"""A browser keeps it and asks whether it is still right; with the server gone a page may take what it has kept."""
KEPT = 800
SMALL = 600
"""Bytes below which packing is not worth it."""


@lru_cache(maxsize=KEPT)
def _made(make: Callable[..., object], asked: tuple[str, ...]) -> tuple[bytes, bytes, str]:
    body = msgspec.json.encode(make(*asked))
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL else b""
    return body, packed, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def unchanging(request: Request, make: Callable[..., object], *asked: str) -> Response:
    """What a function of words gives, from what was kept of it."""
    body, packed, mark = _made(make, asked)
    headers = {**HEADERS, "etag": mark}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=JSON)
    return Response(body, headers=headers, media_type=JSON)
