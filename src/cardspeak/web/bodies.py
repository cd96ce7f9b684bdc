"""Request bodies as strict structs; a refusal names the field and what would be accepted."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from starlette.requests import Request

from cardspeak.errors import Unreadable
from cardspeak.limits import within_limits

Body = TypeVar("Body")
WHERE = re.compile(r" - at `(?:key` in `)?\$\.?([^`]*)`")
FIELD = re.compile(r"field `(\w+)`")


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request as a struct within its limits."""
    body = await draft_of(request, kind)
    if isinstance(body, msgspec.Struct):
        within_limits(body)
    return body


async def draft_of(request: Request, kind: type[Body]) -> Body:
    """A body that is still being written, so that its numbers may be any."""
    return read(await request.body(), kind)


def read(raw: bytes, kind: type[Body]) -> Body:
    """Decode JSON into a struct; nothing is guessed or repaired."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Unreadable("body.field", {"error": error}, field=where(str(error)), limits=_fields(kind)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("body.json", {"error": error}, field="body") from None


def where(message: str) -> str:
    """The field that a decoder's error is about.

    >>> where("Expected `int`, got `str` - at `$.setup.levels[0]`"), where("Object missing required field `order`")
    ('setup.levels[0]', 'order')
    """
    found = WHERE.search(message) or FIELD.search(message)
    return (found[1] if found else "") or "body"


def _fields(kind: object) -> dict[str, object]:
    return {"fields": list(getattr(kind, "__struct_fields__", ()))}
