"""Request bodies as strict structs; a refusal names the field and what would be accepted."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from starlette.requests import Request

from cardspeak.desk.commands.describing import accepted, at_path, steps
from cardspeak.errors import Unreadable
from cardspeak.limits import within_limits
from cardspeak.words import Sayable, items

Body = TypeVar("Body")
WHERE = re.compile(r" - at `(?:key` in `)?\$\.?([^`]*)`")
FIELD = re.compile(r"field `(\w+)`")
BODY = "body"


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
        raise _wrong_field(str(error), kind) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("body.json", {"error": error}, field="body") from None


def _wrong_field(error: str, kind: object) -> Unreadable:
    """What is wrong with a body, in our words; what the decoder says stays a detail for programmers."""
    known, field = list(getattr(kind, "__struct_fields__", ())), where(error)
    limits = {"fields": known, "detail": error}
    if "missing required field" in error:
        return Unreadable("body.field/missing", {"field": field}, field=field, limits=limits)
    if "unknown field" in error:
        values: dict[str, Sayable] = {"field": field, "known": items(known)}
        return Unreadable("body.field/unknown", values, field=field, limits=limits)
    takes = accepted(at_path(kind, steps(f".{field}") if field != BODY else []))
    return Unreadable("body.field", {"field": field, "takes": takes}, field=field, limits=limits)


def where(error: str) -> str:
    """The field that a decoder's error is about.

    >>> where("Expected `int`, got `str` - at `$.setup.levels[0]`"), where("Object missing required field `order`")
    ('setup.levels[0]', 'order')
    """
    path, name = WHERE.search(error), FIELD.search(error)
    return ".".join(found[1] for found in (path, name) if found and found[1]) or BODY
