"""The description of the API in OpenAPI, made from the routes themselves and the structs they take and give."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable
from typing import Any

import msgspec

import cardspeak
from cardspeak.desk.views.parts import all_parts
from cardspeak.web.answers import Problem
from cardspeak.web.routing import NOBODY_NEEDED, Described

REF = "#/components/schemas/{name}"
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
REFUSALS = ("400", "401", "403", "404", "405", "409", "413", "422", "429", "503")


def description(routes: Iterable[Described]) -> dict[str, Any]:
    """The whole API, OpenAPI 3.1."""
    routes = [one for one in routes if one.path.startswith("/api/")]
    kinds = [kind for one in routes for kind in (one.takes, one.gives) if kind is not None]
    named = [*kinds, Problem, *_shown_structs()]
    schemas, components = msgspec.json.schema_components(named, ref_template=REF)
    by_kind = {id(kind): schema for kind, schema in zip(named, schemas, strict=True)}
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


def _shown_structs() -> list[Any]:
    """The structs of the parts that boards are made of, by the modules that show them."""
    modules = [importlib.import_module(part.look.__module__) for part in all_parts()]
    found = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and name.startswith("Shown")
    }
    return list(found.values())


def _operation(one: Described, by_kind: dict[int, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.endpoint.__name__,
        "summary": one.about,
        "parameters": [*_slots(one.path), *_query(one.query)],
        "responses": {str(one.status): _success(one, by_kind)},
        "x-roles": list(one.roles),
    }
    problem = {"description": "Refused.", "content": {"application/json": {"schema": by_kind[id(Problem)]}}}
    operation["responses"].update(dict.fromkeys(REFUSALS, problem))
    if one.takes is not None:
        content = {"application/json": {"schema": by_kind[id(one.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if one.roles != NOBODY_NEEDED:
        operation["security"] = [{"token": []}]
    return operation


def _success(one: Described, by_kind: dict[int, Any]) -> dict[str, Any]:
    schema = by_kind[id(one.gives)] if one.gives is not None else {}
    return {"description": "Done.", "content": {one.media: {"schema": schema}}}


def _slots(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name, "in": "path", "required": True,
            "schema": {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string", "minLength": 1},
        }
        for name, kind in SLOT.findall(path)
    ]  # fmt: skip


def _query(query: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in query.items()
    ]
