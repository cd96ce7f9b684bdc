"""Answers: plain values as JSON, and every refusal as the same typed object with its status."""

from __future__ import annotations

import gzip
import hashlib
import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from cardspeak.errors import Refusal
from cardspeak.question import WordedQuestion
from cardspeak.store.contract import NotKept, StoreConflict
from cardspeak.words.catalogue import ENGLISH, LANGUAGES

faults = logging.getLogger("cardspeak.web")
_encode = msgspec.json.Encoder(enc_hook=str).encode
JSON = "application/json"
STATUS_BY_KIND = {
    "unreadable": 400,
    "unlawful": 422,
    "ambiguous": 422,
    "refused": 422,
    "conflict": 409,
    "not kept": 503,
}
STATUS_BY_CODE = {
    "auth.sign-in": 401, "sign-in.wrong": 401, "link.expired": 401, "auth.forbidden": 403, "request.forged": 403, "request.too-large": 413,
    "request.too-many": 429, "event.unknown": 404, "page.unknown": 404, "request.method": 405, "house.closing": 503,
    "request.unknown-host": 421, "request.too-slow": 408, "request.head-too-long": 431, "link.unknown": 404, "staff.unknown": 404,
    "device.unknown": 404, "house.busy": 503, "health.store": 503, "event.unreadable": 503, "log.damaged": 503,
    "log.unreadable-entry": 503, "log.unknown-happening": 503,
}  # fmt: skip
FAULT = {"kind": "fault", "code": "house.fault", "message": "Something went wrong here; nothing was kept."}


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal: a stable code, the field, what would be accepted, and the rule."""

    kind: str
    code: str
    message: str
    """In the language of whoever asked."""
    values: dict[str, Any] = {}
    """What fills the message."""
    field: str | None = None
    value: Any = None
    limits: dict[str, Any] = {}
    rule: str | None = None
    near: str = ""
    """What was perhaps meant."""
    question: WordedQuestion | None = None
    """What somebody has to answer first, and where the answer goes."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is not a success."""

    error: ErrorBody


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(_encode(value), status, headers, JSON)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, StoreConflict):
        return 409
    if isinstance(refusal, NotKept):
        return 503
    return STATUS_BY_CODE.get(refusal.code) or STATUS_BY_KIND.get(refusal.kind, 422)


def error_body(refusal: Refusal, language: str = ENGLISH) -> ErrorBody:
    """A refusal within another answer, with its sentence in the reader's language."""
    return msgspec.convert(refusal.as_dict(language), ErrorBody)


def refused(refusal: Refusal, language: str = ENGLISH) -> Response:
    """A refusal as an answer, with its sentence in the reader's language."""
    status = status_of(refusal)
    return answer({"error": without_store(refusal).as_dict(language)}, status, _headers(status, refusal.limits))


def language_of(scope: Scope) -> str:
    """The language that a request asks for; English where it asks for none that we speak."""
    asked = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    first = asked[:2].decode("latin-1").lower()
    return first if first in LANGUAGES else ENGLISH


def without_store(refusal: Refusal) -> Refusal:
    """A refusal as it may be sent: a store names its file or its machine, which only belongs in the log."""
    if not isinstance(refusal, NotKept) or not refusal.code.startswith("log."):
        return refusal
    faults.error("the store refused: %s", refusal)
    told = NotKept("log.unavailable", field="store")
    told.code = refusal.code
    return told


def _headers(status: int, limits: Mapping[str, object]) -> dict[str, str] | None:
    match status:
        case 401:
            return {"www-authenticate": "Bearer"}
        case 405:
            return {"allow": ", ".join(cast("list[str]", limits["methods"]))}
        case 429 | 503:
            return {"retry-after": str(limits.get("seconds", 5))}
    return None


# --- what changes only with the version of the program: encoded and compressed once, revalidated by ETag ---

REVALIDATED = {"cache-control": "private, no-cache", "vary": "accept-encoding"}
"""A browser keeps its copy and revalidates it; without the server a page may use the copy."""
MOST_CACHED = 800
UNCOMPRESSED = 600
"""Bytes up to which compression is not worth it."""


@lru_cache(maxsize=MOST_CACHED)
def _encoded(make: Callable[..., object], asked: tuple[str, ...]) -> tuple[bytes, bytes, str]:
    body = msgspec.json.encode(make(*asked))
    compressed = gzip.compress(body, 9, mtime=0) if len(body) > UNCOMPRESSED else b""
    return body, compressed, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def cached(request: Request, make: Callable[..., object], *asked: str) -> Response:
    """The result of a pure function of strings as JSON, from the cache."""
    body, compressed, etag = _encoded(make, asked)
    headers = {**REVALIDATED, "etag": etag}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if compressed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, headers={**headers, "content-encoding": "gzip"}, media_type=JSON)
    return Response(body, headers=headers, media_type=JSON)
