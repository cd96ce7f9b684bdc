"""Answers: plain values as JSON, and every refusal as the same typed object with its status."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from starlette.responses import Response
from starlette.types import Scope

from cardspeak.errors import Refusal
from cardspeak.store.contract import Conflict, NotKept
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
    "door.sign-in": 401, "sign-in.wrong": 401, "link.expired": 401, "door.not-for-you": 403, "door.forged": 403, "door.too-large": 413,
    "door.too-many": 429, "event.unknown": 404, "page.unknown": 404, "door.method": 405, "house.closing": 503,
    "door.host": 421, "door.too-slow": 408, "door.head": 431, "link.unknown": 404, "staff.unknown": 404,
    "device.unknown": 404, "house.busy": 503, "health.store": 503,
}  # fmt: skip
FAULT = {"kind": "fault", "code": "house.fault", "message": "Something went wrong here; nothing was kept."}


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """What was refused: a stable code, the field, what would be accepted, and the rule."""

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


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is not a success."""

    error: ErrorBody


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(_encode(value), status, headers, JSON)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, Conflict):
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
    """A refusal as it may be sent: what a store says names its file or its machine, and is for the log."""
    if not isinstance(refusal, NotKept) or not refusal.code.startswith("log."):
        return refusal
    faults.error("the store refused: %s", refusal)
    told = NotKept(refusal.code, field="store")
    told.words = "log.unavailable"
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
