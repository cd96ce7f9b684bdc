"""A quick way through the plainest TOML: tables of one-line values, as the settings are written.

Settings are read before every event, and tomllib, written in Python, takes most of that time. Whatever is not plain is left
to tomllib: the two are compared in the tests on every file.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

_LINE = re.compile(
    r"\s*(?:#.*)?|\[(?P<table>[a-z0-9_]+)\]|(?P<key>[a-z]+) = (?P<value>[\[\"tf0-9].*|\{ (?P<inline>.*) \})"
)
_PAIR = re.compile(r"(?:(?P<bare>[a-z_-]+)|\"(?P<quoted>[^\"\\]*)\") = (?P<value>\[[^\]]*\])(?:, |$)")
_decode = msgspec.json.Decoder().decode


def plain_tables(text: str) -> dict[str, Any] | None:
    r"""The tables of a plain text; None where tomllib has to read it.

    >>> plain_tables('[half]\nvalue = "1/2"\ncites = ["43-A"]\n')
    {'half': {'value': '1/2', 'cites': ['43-A']}}
    """
    tables: dict[str, Any] = {}
    table: dict[str, Any] | None = None
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            return None
        if found["table"]:
            if found["table"] in tables:
                return None
            table = tables[found["table"]] = {}
        elif found["key"]:
            if table is None or found["key"] in table:
                return None
            try:
                value = _pairs(found["inline"]) if found["inline"] is not None else _decode(found["value"])
            except msgspec.DecodeError:
                return None
            if value is None:
                return None
            table[found["key"]] = value
    return tables


def _pairs(text: str) -> dict[str, Any] | None:
    """The cases of an inline table."""
    pairs: dict[str, Any] = {}
    at = 0
    while at < len(text):
        found = _PAIR.match(text, at)
        if found is None:
            return None
        pairs[found["bare"] or found["quoted"] or ""] = _decode(found["value"])
        at = found.end()
    return pairs or None
