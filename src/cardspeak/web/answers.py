"""Answers: plain values as JSON, and every refusal as the same typed object with its status."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from cardspeak.errors import Refusal
from cardspeak.store.contract import Conflict, NotKept

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
    "device.unknown": 404, "house.busy": 503, "health.store": 503, "event.unreadable": 503, "log.damaged": 503,
    "log.unreadable-entry": 503, "log.unknown-happening": 503,
}  # fmt: skip
FAULT = {"kind": "fault", "code": "house.fault", "message": "Something went wrong here; nothing was kept."}


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """What was refused: a stable code, the field, what would be accepted, and the rule."""

    kind: str
    code: str
    message: str
    field: str | None = None
    value: Any = None
    limits: dict[str, Any] = {}
    rule: str | None = None


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


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = status_of(refusal)
    headers = {"retry-after": str(refusal.limits.get("seconds", 5))} if status in (429, 503) else None
    if status == 401:
        headers = {"www-authenticate": "Bearer"}
    return answer({"error": refusal.as_dict()}, status, headers)
