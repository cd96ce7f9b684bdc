"""The grammar of Tournament Director files: a dialect of JavaScript values, read by a tokenizer and a parser of our own.

Objects with bare or quoted keys, lists, strings, numbers, ``true``, ``false``, ``null``, ``undefined``, ``new Name(…)``
and ``Map.from([[key, value], …])``. Nothing in a file is ever executed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.words import Chips, Message, message

LARGEST = 50_000_000
"""Characters of a file."""
DEEPEST = 100
TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      |(?P<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
      |(?P<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)
      |(?P<name>[A-Za-z_$][\w$]*)
      |(?P<mark>[{}\[\]():,.])""",
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(r"\\(u\{[0-9A-Fa-f]{1,6}\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|\r\n|.)", re.DOTALL)
PLAIN_ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": "", "\r\n": ""}
CONSTANTS: dict[str, Any] = {"true": True, "false": False, "null": None, "undefined": None}


class New(msgspec.Struct, frozen=True):
    """A value of a named kind: ``new GameRound({…})``."""

    kind: str
    arguments: tuple[Any, ...] = ()

    @property
    def fields(self) -> dict[str, Any]:
        """Its fields, where it was given any."""
        first = self.arguments[0] if self.arguments else None
        return first if isinstance(first, dict) else {}


class TdtToken(NamedTuple):
    """One piece of the text."""

    kind: str
    text: str
    at: int


def read_tdt(text: str) -> Any:
    """The value that a file holds.

    >>> read_tdt('{V: "3.7", T: new Tournament({Title: "Friday", Players: Map.from([["a", 1]])})}')["T"].fields
    {'Title': 'Friday', 'Players': {'a': 1}}
    """
    if len(text) > LARGEST:
        raise Unreadable(
            "tdt.too-large", {"largest": Chips(LARGEST)}, field="file", value=len(text), limits={"max": LARGEST}
        )
    return _Parser(text.removeprefix("\ufeff")).whole()


def tokens(text: str) -> Iterator[TdtToken]:
    """The text in tokens; refused at the first character that belongs to none."""
    at = 0
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            raise _unreadable(text, at, message("tdt.why-unexpected", sign=text[at]))
        if found.lastgroup != "space":
            yield TdtToken(str(found.lastgroup), found[0], at)
        at = found.end()


class _Parser:
    """Reads one value; every refusal names line and column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.next: TdtToken | None = None
        self.depth = 0
        self._step()

    def _step(self) -> None:
        self.next = next(self.tokens, None)

    def whole(self) -> Any:
        value = self.value()
        if self._at(";") or self.next is not None:
            raise self._wrong(message("tdt.end"))
        return value

    def value(self) -> Any:
        token = self.next
        if token is None:
            raise self._wrong(message("tdt.value"))
        self.depth += 1
        if self.depth > DEEPEST:
            raise self._too_deep()
        try:
            return self._one(token)
        finally:
            self.depth -= 1

    def _one(self, token: TdtToken) -> Any:
        if token.kind == "string":
            self._step()
            return unquoted(token.text)
        if token.kind == "number":
            self._step()
            return number(token.text)
        if token.kind == "name":
            return self._named(token)
        if token.text == "{":
            return self._object()
        if token.text == "[":
            return self._list("[", "]")
        raise self._wrong(message("tdt.value"))

    def _named(self, token: TdtToken) -> Any:
        self._step()
        if token.text in CONSTANTS:
            return CONSTANTS[token.text]
        if token.text == "new":
            name = self._take("name", message("tdt.kind"))
            return New(name.text, tuple(self._list("(", ")")))
        if token.text == "Map":
            return self._map()
        raise _unreadable(self.text, token.at, message("tdt.why-no-value", text=token.text))

    def _map(self) -> dict[str, Any]:
        """``Map.from([[key, value], …])``, or ``new Map()`` without anything."""
        self._mark(".")
        if self._take("name", "from").text != "from":
            raise self._wrong("from")
        arguments = self._list("(", ")")
        pairs = arguments[0] if len(arguments) == 1 else None
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            raise self._wrong(message("tdt.pairs"))
        return {str(key): value for key, value in pairs}

    def _object(self) -> dict[str, Any]:
        self._mark("{")
        found: dict[str, Any] = {}
        while not self._at("}"):
            key = self.next
            if key is None or key.kind not in ("name", "string", "number"):
                raise self._wrong(message("tdt.key"))
            self._step()
            self._mark(":")
            found[unquoted(key.text) if key.kind == "string" else key.text] = self.value()
            if not self._at("}"):
                self._mark(",")
        self._step()
        return found

    def _list(self, opens: str, closes: str) -> list[Any]:
        self._mark(opens)
        found = []
        while not self._at(closes):
            found.append(self.value())
            if not self._at(closes):
                self._mark(",")
        self._step()
        return found

    def _at(self, mark: str) -> bool:
        return self.next is not None and self.next.kind == "mark" and self.next.text == mark

    def _mark(self, mark: str) -> None:
        if not self._at(mark):
            raise self._wrong(mark)
        self._step()

    def _take(self, kind: str, what: Message | str) -> TdtToken:
        token = self.next
        if token is None or token.kind != kind:
            raise self._wrong(what)
        self._step()
        return token

    def _too_deep(self) -> Unreadable:
        at = self.next.at if self.next is not None else len(self.text)
        return _unreadable(self.text, at, message("tdt.why-too-deep", deepest=DEEPEST))

    def _wrong(self, expected: Message | str) -> Unreadable:
        at = self.next.at if self.next is not None else len(self.text)
        if self.next is None:
            return _unreadable(self.text, at, message("tdt.why-ends", expected=expected))
        return _unreadable(self.text, at, message("tdt.why-other", expected=expected, found=self.next.text[:20]))


def unquoted(text: str) -> str:
    r"""A string without its quotes and escapes.

    >>> unquoted('"The \\"Bubble\\" Boys\\n"')
    'The "Bubble" Boys\n'
    """
    return ESCAPE.sub(_escaped, text[1:-1])


def _escaped(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] in "ux" and len(code) > 1:
        point = int(code[1:].strip("{}"), 16)
        return chr(point) if point < 0x110000 and not 0xD800 <= point < 0xE000 else "\ufffd"
    return PLAIN_ESCAPES.get(code, code)


def number(text: str) -> int | float:
    """A number; whole ones stay whole, unless they are beyond all counting."""
    return int(text) if re.fullmatch(r"[+-]?\d{1,30}", text) else float(text)


def _unreadable(text: str, at: int, why: Message) -> Unreadable:
    line = text.count("\n", 0, at) + 1
    column = at - text.rfind("\n", 0, at)
    return Unreadable(
        "tdt.unreadable",
        {"line": line, "column": column, "why": why},
        field="file",
        value=text[at : at + 20],
        limits={"line": line, "column": column},
    )
