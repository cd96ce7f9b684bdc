"""The OpenAPI description of the API, made from the routes and their structs."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any, get_type_hints

import msgspec

import cardspeak
from cardspeak.desk.views.parts import all_parts
from cardspeak.web.answers import Problem
from cardspeak.web.routing import NOBODY_NEEDED, Route

REF = "#/components/schemas/{name}"
REFERENCE = re.compile(r'"#/components/schemas/([^"]+)"')
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
REFUSALS = {
    "400": "Unreadable.", "401": "Sign in first.", "403": "Not allowed for this role.", "404": "Not found.",
    "405": "Method not allowed.", "408": "The body did not arrive in time.", "409": "The event has changed since.",
    "413": "The body is too large.", "421": "Unknown host name.", "422": "Refused by the rules.",
    "429": "Too many attempts.", "431": "The address or the headers are too long.", "503": "Nothing was kept; try again.",
}  # fmt: skip
LARGEST = 999_999_999_999
NUMBER = {"type": "integer", "minimum": 0, "maximum": LARGEST}


def description(routes: Iterable[Route]) -> dict[str, Any]:
    """The whole API in OpenAPI 3.1."""
    routes = [one for one in routes if one.path.startswith("/api/")]
    kinds = [kind for one in routes for kind in (one.takes, one.gives) if kind is not None]
    named = [*kinds, Problem, *_shown_structs()]
    schemas, components = msgspec.json.schema_components(named, ref_template=REF)
    by_kind = {id(kind): schema for kind, schema in zip(named, schemas, strict=True)}
    _answers_are_whole(components, [by_kind[id(one.takes)] for one in routes if one.takes is not None])
    paths: dict[str, dict[str, Any]] = {}
    for one in routes:
        path = SLOT.sub(r"{\1}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cardspeak",
            "version": cardspeak.__version__,
            "description": "Live poker tournaments, run by the book.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _answers_are_whole(components: dict[str, Any], taken: list[Any]) -> None:
    """Fields with a default are optional in requests and always present in answers, except in structs that omit defaults."""
    short = {kind.__name__ for kind in _all_structs(msgspec.Struct) if kind.__struct_config__.omit_defaults}
    asked: set[str] = set()
    waiting = taken
    while waiting:
        found = {name for schema in waiting for name in REFERENCE.findall(json.dumps(schema, default=str))} - asked
        asked |= found
        waiting = [components[name] for name in found]
    for name, schema in components.items():
        if name not in asked and name not in short and "properties" in schema:
            schema["required"] = list(schema["properties"])


def _all_structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _all_structs(kind)


def _shown_structs() -> list[Any]:
    """What the parts of boards are."""
    return [get_type_hints(part.look)["return"] for part in all_parts()]


def _operation(one: Route, by_kind: dict[int, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.endpoint.__name__,
        "summary": one.about,
        "parameters": [*_slots(one.path), *_query(one.query)],
        "responses": {str(one.status): _success(one, by_kind)},
        "x-roles": list(one.roles),
    }
    problem = {"application/json": {"schema": by_kind[id(Problem)]}}
    operation["responses"] |= {status: {"description": said, "content": problem} for status, said in REFUSALS.items()}
    if one.method == "GET":
        operation["responses"]["304"] = {"description": "Unchanged since it was last asked for."}
    if one.takes is not None:
        content = {"application/json": {"schema": by_kind[id(one.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if one.roles != NOBODY_NEEDED:
        operation["security"] = [{"token": []}]
    return operation


def _success(one: Route, by_kind: dict[int, Any]) -> dict[str, Any]:
    schema = by_kind[id(one.gives)] if one.gives is not None else {}
    return {"description": "Done.", "content": {one.media: {"schema": schema}}}


def _slots(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name, "in": "path", "required": True,
            "schema": NUMBER if kind == "int" else {"type": "string", "minLength": 1, "pattern": "^[^/]+$"},
        }
        for name, kind in SLOT.findall(path)
    ]  # fmt: skip


def _query(query: dict[str, str]) -> list[dict[str, Any]]:
    """Query parameters; ``after: int`` is a number."""
    named = ((name.partition(":"), about) for name, about in query.items())
    return [
        {
            "name": name, "in": "query", "description": about, "required": False,
            "schema": NUMBER if kind.strip() == "int" else {"type": "string"},
        }
        for (name, _, kind), about in named
    ]  # fmt: skip


if __name__ == "__main__":  # what the pages take their types from
    from cardspeak.web.app import api_routes

    json.dump(description(api_routes()), sys.stdout, indent=1, default=str)
