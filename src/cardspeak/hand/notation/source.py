"""Positions in a TOML text: its tables, and the line of every field and of every item of an array.

``tomllib`` says where a text stops being TOML; it does not say where a value came from. A broken hand history is
reported with its line, so the lines are found here, by a scan that knows strings, comments and brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from cardspeak.errors import Refusal
from cardspeak.words import message

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{},=\n]|[^\s"\'#\[\]{},=]+',
    re.DOTALL,
)
_HEADER = re.compile(
    r"^\[[ \t]*(?P<name>[^\[\]\n]+?)[ \t]*\][ \t]*(?:#[^\n]*)?\r?$"
    r"(?P<next>(?<=\d\])(?=\n\w+ *=))?",  # a number and then a field: the next hand, even if the last one never closes
    re.MULTILINE,
)

AnyRefusal = TypeVar("AnyRefusal", bound=Refusal)


class Source(msgspec.Struct, frozen=True):
    """The text of one hand and the line of the file it starts on."""

    text: str
    first_line: int = 1
    name: str = ""
    """The name of its table, where a file holds many hands."""

    def line_of(self, field: str | None = None, item: int | None = None) -> int:
        r"""The line of a field, or of one item of its array; the first line where the field is missing.

        >>> Source('antes = [0, 0]\nactions = [\n  "d dh p1 ????", # one\n  "p1 f",\n]').line_of("actions", 1)
        4
        """
        start, items = field_lines(self.text).get(field or "", (1, ()))
        if item is not None and item < len(items):
            start = items[item]
        return start + self.first_line - 1

    def at(self, refusal: AnyRefusal, field: str | None = None, item: int | None = None) -> AnyRefusal:
        """The same refusal, with the line, the field and the number of the item (counted from 1)."""
        line = self.line_of(field, item)
        place = message("place.line", line=line)
        limits = {**refusal.limits, "line": line}
        if field is not None and item is not None:
            place = message("place.line-item", line=line, field=field, item=item + 1)
            limits["item"] = item + 1
        return type(refusal)(
            refusal.said.code,
            refusal.said.values,
            field=field or refusal.field,
            value=refusal.value,
            limits=limits,
            rule=refusal.rule,
            near=refusal.near,
            place=place,
        )


def field_lines(text: str) -> dict[str, tuple[int, tuple[int, ...]]]:
    """For each field of a table: its line, and the lines of the items of its array."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    line, depth = 1, 0
    key, items = "", [0]
    fresh = False  # whether the next token begins an item of the outermost array
    for token in _TOKEN.findall(text):
        if token == "\n":
            line += 1
        elif token[0] == "#":
            continue
        elif token in ("[", "{"):
            if depth == 1 and fresh:
                items.append(line)
            depth += 1
            fresh = depth == 1
        elif token in ("]", "}"):
            depth -= 1
            fresh = False
            if depth == 0 and key in found:
                found[key] = (found[key][0], tuple(items))
        elif token == "," and depth == 1:
            fresh = True
        elif depth == 0 and token == "=":
            found[key] = (line, ())
            items = []
        elif depth == 0:
            key = token.strip("\"'")
            line += token.count("\n")
        else:
            if depth == 1 and fresh:
                items.append(line)
                fresh = False
            line += token.count("\n")
    return found


def split_hands(text: str) -> Iterator[Source]:
    r"""The hands of a file: one per table, or the whole text where it has no tables.

    Each hand is cut out before it is read, so that one broken hand does not take the others with it.

    >>> [(hand.name, hand.first_line) for hand in split_hands("[1]\nhand = 1\n\n[2]\nhand = 2\n")]
    [('1', 1), ('2', 4)]
    """
    begin, line, name, tables = 0, 1, "", 0
    for header in _HEADER.finditer(text):
        if header["next"] is None and not _closed(text[begin : header.start()]):
            continue  # a line of an array or of a long string that only looks like a header
        body = text[begin : header.start()]
        if tables or _has_fields(body):
            yield _hand(body, line, name)
        line += body.count("\n")
        begin, name = header.start(), header["name"].strip("\"'")
        tables += 1
    body = text[begin:]
    if tables or _has_fields(body) or not text.strip():
        yield _hand(body, line, name)


def _hand(body: str, line: int, name: str) -> Source:
    """One hand; its header stays as a comment, so that lines count from it."""
    return Source(f"#{body[1:]}" if name else body, line, name)


def _closed(text: str) -> bool:
    """Whether every bracket and every long string that was opened is closed."""
    depth = 0
    rest = _TOKEN.sub(lambda match: match[0] if match[0] in "[]{}" else "", text)
    for mark in rest:
        depth += (mark in "[{") - (mark in "]}")
    return depth == 0 and text.count('"""') % 2 == 0 and text.count("'''") % 2 == 0


def _has_fields(text: str) -> bool:
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.splitlines())
