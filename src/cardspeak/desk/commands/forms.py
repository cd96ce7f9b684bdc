"""Forms: what the fields of every order take, as plain values from which a page makes a form."""

from __future__ import annotations

import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from cardspeak.desk.commands.describing import fields_of
from cardspeak.desk.commands.reading import orders
from cardspeak.question import CHOICES
from cardspeak.tournament.core import Names, Order
from cardspeak.tournament.creating import CreateEvent
from cardspeak.words.catalogue import ENGLISH

PLAIN = {int: "number", str: "text", bool: "yes-no"}
PAIR, MAP = ("first", "second", "third"), ("key", "value")
"""What the unnamed parts of a value are called on a form."""


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
    whose: Literal["", "entry", "player", "door"] = ""
    """Who is named: the number of an ``entry``, a ``player`` of the event, or somebody at the ``door``; of a map its keys."""


class OrderForm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An order and its fields."""

    order: str
    about: str
    fields: tuple[FormField, ...] = ()


@cache
def forms(language: str = ENGLISH) -> dict[str, OrderForm]:
    """The form of every order, by its words, with help in a language; an event is created elsewhere."""
    return {name: form(name, kind, language) for name, kind in orders().items() if kind is not CreateEvent}


def form(name: str, kind: type[Order], language: str = ENGLISH) -> OrderForm:
    """The form of one order.

    >>> [(one.name, one.kind, one.required) for one in form("report out", orders()["report out"]).fields]
    [('entry', 'number', True)]
    """
    return OrderForm(order=name, about=(kind.__doc__ or "").strip().partition("\n")[0], fields=_fields(kind, language))


def _fields(kind: type[msgspec.Struct], language: str) -> tuple[FormField, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        _field(one.name, hints[one.name], one.about, language, required=one.required)
        for one in fields_of(kind, language)
        if one.name != CHOICES  # a question asks for what they hold
    )


def _field(name: str, hint: Any, about: str, language: str, *, required: bool) -> FormField:
    kind, extra = _kind(hint, language)
    return FormField(name=name, kind=kind, required=required, about=about, **extra)


def _kind(hint: Any, language: str) -> tuple[str, dict[str, Any]]:
    """How a type is filled in, and whom it names; what has several shapes, or none that a form has, is JSON."""
    origin, inner = get_origin(hint), list(get_args(hint))
    if origin is Annotated:
        kind, extra = _kind(inner[0], language)
        names = next((one for one in inner[1:] if isinstance(one, Names)), None)
        return kind, extra if names is None else {**extra, "whose": names.whose}
    if origin in (Union, types.UnionType):
        inner = [one for one in inner if one is not type(None)]
        return _kind(inner[0], language) if len(inner) == 1 else ("json", {})
    if origin is Literal:
        return "choice", {"choices": tuple(str(one) for one in inner if one != "")}
    if origin in (tuple, list) and (origin is list or inner[-1] is ...):
        return _list(inner[0], language)
    if origin is tuple:
        return _made_of("pair", _unnamed(inner, language, PAIR))
    if origin is dict:
        return _made_of("map", _unnamed(inner, language, MAP))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return "parts", {"fields": _fields(hint, language)}
    return PLAIN.get(hint, "json"), {}


def _unnamed(hints: list[Any], language: str, names: tuple[str, ...]) -> tuple[FormField, ...]:
    return tuple(_field(name, hint, "", language, required=True) for name, hint in zip(names, hints, strict=False))


def _made_of(kind: str, fields: tuple[FormField, ...]) -> tuple[str, dict[str, Any]]:
    """A pair or a map names whom its first part names."""
    return kind, {"fields": tuple(replace(one, whose="") for one in fields), "whose": fields[0].whose}


def _list(inner: Any, language: str) -> tuple[str, dict[str, Any]]:
    kind, extra = _kind(inner, language)
    nested = any(field.kind in ("list", "json") and field.required for field in extra.get("fields", ()))
    return ("json", {}) if kind in ("json", "list") or nested else ("list", {"of": kind, **extra})
