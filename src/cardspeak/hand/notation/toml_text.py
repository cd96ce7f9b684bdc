"""Values written as TOML; the standard library reads it but does not write it."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from cardspeak.errors import Unreadable

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
WIDEST = 110


def toml_key(name: str) -> str:
    """A key, in quotes where it has to be.

    >>> toml_key("hand"), toml_key("two words")
    ('hand', '"two words"')
    """
    return name if _BARE.fullmatch(name) else toml_value(name)


def toml_value(value: Any) -> str:
    """A value on one line.

    >>> toml_value(["d dh p1 ????", 2, True, {"seat": 3}])
    '["d dh p1 ????", 2, true, {seat = 3}]'
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return '"' + "".join(_ESCAPES.get(c) or (c if c.isprintable() else _escape(c)) for c in value) + '"'
        case int():
            return str(value)
        case Decimal():
            return _number(value)
        case float():
            return _number(Decimal(repr(value)))
        case dt.datetime() | dt.date() | dt.time():
            return value.isoformat()
        case Mapping():
            return "{" + ", ".join(f"{toml_key(key)} = {toml_value(one)}" for key, one in value.items()) + "}"
        case Sequence():
            return "[" + ", ".join(map(toml_value, value)) + "]"
    raise Unreadable("toml.value", {"value": repr(value)}, field="value", value=value)


def toml_field(name: str, value: Any) -> str:
    """A field; an array that would make a long line has one item on each.

    >>> print(toml_field("players", ["Ann", "Bo"]))
    players = ["Ann", "Bo"]
    """
    line = f"{toml_key(name)} = {toml_value(value)}"
    if len(line) <= WIDEST or not isinstance(value, list | tuple) or not value:
        return line
    return "\n".join([f"{toml_key(name)} = [", *(f"  {toml_value(one)}," for one in value), "]"])


def _number(value: Decimal) -> str:
    if value.is_infinite():
        return "inf" if value > 0 else "-inf"
    if value.is_nan():
        return "nan"
    text = f"{value:f}"
    return text if "." in text else f"{text}.0"


def _escape(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
