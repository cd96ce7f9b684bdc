"""Forms: what the fields of every order take, as plain values from which a page makes a form."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cardspeak.desk.commands.describing import fields_of
from cardspeak.desk.commands.reading import orders
from cardspeak.desk.commands.whose import Whose, whose
from cardspeak.tournament.core import Order
from cardspeak.tournament.entries.creating import CreateEvent

PLAIN = {int: "number", str: "text", bool: "yes-no"}


class FormField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One field: how it is filled in, and what it is for."""

    name: str
    kind: str
    """``number``, ``text``, ``yes-no``, ``choice``, ``list`` of ``of``, ``parts`` or ``pair`` or ``map`` with ``fields``, ``json``."""
    required: bool = False
    about: str = ""
    choices: tuple[str, ...] = ()
    of: str = ""
    """Of a list: the kind of its values."""
    fields: tuple[FormField, ...] = ()
    """Of parts, or of every value of a list of parts."""
    whose: Whose = ""
    """Who is named: the number of an ``entry``, a ``player`` of the event, or somebody at the ``door``; of a map its keys."""


class OrderForm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An order and its fields."""

    order: str
    about: str
    fields: tuple[FormField, ...] = ()


@cache
def forms() -> dict[str, OrderForm]:
    """The form of every order, by its words; an event is created elsewhere."""
    return {name: form(name, kind) for name, kind in orders().items() if kind is not CreateEvent}


def form(name: str, kind: type[Order]) -> OrderForm:
    """The form of one order.

    >>> [(one.name, one.kind, one.required) for one in form("report out", orders()["report out"]).fields]
    [('entry', 'number', True)]
    """
    return OrderForm(order=name, about=(kind.__doc__ or "").strip().partition("\n")[0], fields=_fields(kind, name))


def _fields(kind: type[msgspec.Struct], order: str) -> tuple[FormField, ...]:
    hints = get_type_hints(kind)
    return tuple(_field(one.name, hints[one.name], one.about, order, required=one.required) for one in fields_of(kind))


def _field(name: str, hint: Any, about: str, order: str, *, required: bool) -> FormField:
    kind, extra = _kind(hint, order)
    said = whose(order, name, extra.get("of", kind)) if order else ""
    return FormField(name=name, kind=kind, required=required, about=about, whose=said, **extra)


def _kind(hint: Any, order: str) -> tuple[str, dict[str, Any]]:
    """How a type is filled in; what has several shapes, or none that a form has, is JSON."""
    if get_origin(hint) in (Union, types.UnionType):
        inner = [one for one in get_args(hint) if one is not type(None)]
        return _kind(inner[0], order) if len(inner) == 1 else ("json", {})
    origin, inner = get_origin(hint), list(get_args(hint))
    if origin is Literal:
        return "choice", {"choices": tuple(str(one) for one in inner if one != "")}
    if origin in (tuple, list) and (origin is list or inner[-1] is ...):
        return _list(inner[0], order)
    if origin is tuple:
        return "pair", {"fields": _unnamed(inner, ("first", "second", "third"))}
    if origin is dict:
        return "map", {"fields": _unnamed(inner, ("key", "value"))}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return "parts", {"fields": _fields(hint, order)}
    return PLAIN.get(hint, "json"), {}


def _unnamed(hints: list[Any], names: tuple[str, ...]) -> tuple[FormField, ...]:
    return tuple(_field(name, hint, "", "", required=True) for name, hint in zip(names, hints, strict=False))


def _list(inner: Any, order: str) -> tuple[str, dict[str, Any]]:
    kind, extra = _kind(inner, order)
    nested = any(field.kind in ("list", "json") and field.required for field in extra.get("fields", ()))
    return ("json", {}) if kind in ("json", "list") or nested else ("list", {"of": kind, **extra})
