"""What the fields of an order take, in words: for refusals, and for the page that lists all orders."""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cardspeak.desk.commands.moments import is_moment
from cardspeak.tournament.core import words
from cardspeak.words import Message, items, message
from cardspeak.words.catalogue import ENGLISH, catalogue

ONE = {
    int: message("takes.whole-number"), str: message("takes.text"), bool: message("takes.flag"),
    float: message("takes.number"), bytes: message("takes.base64"),
}  # fmt: skip
MANY = {
    int: message("takes.whole-numbers"), str: message("takes.texts"), bool: message("takes.flag"),
    float: message("takes.numbers"),
}  # fmt: skip
STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of an order."""

    name: str
    required: bool
    accepts: Message
    about: str = ""


def accepted(kind: Any) -> Message:
    """What a field of some type takes.

    >>> [str(accepted(one)) for one in (int | None, tuple[int, ...], Literal["hand", "round"])]
    ['a whole number', '[whole numbers]', 'hand or round']
    """
    choices = _choices(kind)
    if len(choices) > 1:
        return _either(accepted(one) for one in choices)
    (kind,) = choices
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _either(str(one) if one != "" else '""' for one in inner)
    if origin is list or (origin is tuple and inner[-1] is ...):
        return message("takes.list", of=_several(inner[0]))
    if origin is tuple:
        return message("takes.list", of=items(map(accepted, inner)))
    if origin is dict:
        return message("takes.map", key=accepted(inner[0]), value=accepted(inner[1]))
    if _is_struct(kind):
        return message("takes.fields", of=items(kind.__struct_fields__))
    return ONE.get(kind) or message("takes.json")


def _several(kind: Any) -> Message:
    return MANY.get(kind) or message("takes.several", of=accepted(kind))


def _either(several: Iterable[Message | str]) -> Message:
    return message("takes.either", of=items(several, "or"))


def _choices(kind: Any) -> tuple[Any, ...]:
    """The types that a type is one of, without None; a reason that the program gave itself stands for a text."""
    if get_origin(kind) in (Union, types.UnionType):
        return tuple(one for one in get_args(kind) if one not in (type(None), Message))
    return (kind,)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


@cache
def fields_of(kind: type[msgspec.Struct], language: str = ENGLISH) -> tuple[Field, ...]:
    """The fields of an order or of a part of one, those that it must have first."""
    hints = get_type_hints(kind)
    found = [
        Field(
            name=one.encode_name, required=one.required, accepts=_taken(one.name, hints[one.name]),
            about=catalogue(language).word(help_of(kind, one.name)) or "",
        )
        for one in msgspec.structs.fields(kind)
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: not one.required))


def _taken(name: str, kind: Any) -> Message:
    return message("takes.moment") if is_moment(name) else accepted(kind)


def help_of(kind: type[msgspec.Struct], field: str) -> Message:
    """What a field of an order, or of a part of one, is for: ``help.bust-out.hand``."""
    owner = next(one for one in kind.__mro__ if field in getattr(one, "__annotations__", {}))
    return Message(f"help.{words(owner).replace(' ', '-')}.{field.replace('_', '-')}")


def parts_of(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that the fields of a struct hold, and theirs."""
    for one in get_type_hints(kind).values():
        for inner in parts_in(one):
            yield inner
            yield from parts_of(inner)


def parts_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type is, or is made of."""
    if _is_struct(kind) and kind is not Message:
        yield kind
    for inner in get_args(kind) if get_origin(kind) is not Literal else ():
        yield from parts_in(inner)


def steps(path: str) -> list[str]:
    """The steps of a path as msgspec writes it.

    >>> steps("$.out[0].entry")
    ['out', '0', 'entry']
    """
    return [one[0] or one[1] for one in STEP.findall(path)]


def at_path(kind: Any, path: list[str]) -> Any:
    """The type that a path leads to, as far as it can be followed."""
    for step in path:
        for one in _choices(kind):
            inner = get_args(one)
            if _is_struct(one) and step in one.__struct_fields__:
                kind = get_type_hints(one)[step]
                break
            if get_origin(one) is dict:
                kind = inner[1]
                break
            if get_origin(one) in (tuple, list):
                kind = inner[int(step)] if get_origin(one) is tuple and inner[-1] is not ... else inner[0]
                break
        else:
            return kind
    return kind
