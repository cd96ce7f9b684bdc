"""From a line of a script to tokens: words, numbers, quoted speech and marks, each with its column."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from cardspeak.errors import Unreadable

TokenKind = Literal["word", "number", "quoted", "mark"]

MOST_TOKENS = 300
MOST_LETTERS = 500
"""The most characters of one word or one quotation."""
MOST_DIGITS = 15

_DELIMITER = r'\s"“”#,;:=|\[\]()?'
_TOKEN = re.compile(
    rf"""
    (?P<space>\s+)
  | (?P<quoted>"[^"]*"|“[^”]*”)
  | (?P<unclosed>["“].*)
  | (?P<comment>\#.*)
  | (?P<cards>(?:\?\?)+(?![^{_DELIMITER}]))
  | (?P<number>(?:[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+(?:\.[0-9]+)?[km]?)(?![^{_DELIMITER}]))
  | (?P<mark>=>|[”,;:=|\[\]()?])
  | (?P<word>[^{_DELIMITER}]+)
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_SCALE = {"k": 1_000, "m": 1_000_000}


class Token(msgspec.Struct, frozen=True):
    """A piece of a line; ``text`` of quoted speech is without its quotes, ``raw`` as it stands in the script."""

    kind: TokenKind
    text: str
    column: int
    raw: str
    number: int | None = None
    """What a number token amounts to: ``1,000`` and ``1k`` are both 1000."""
    key: str = ""
    """What a plain word of a form is compared with; empty for quoted speech."""

    def __str__(self) -> str:
        return self.raw


class ScriptLine(msgspec.Struct, frozen=True):
    """The tokens of a line and the comment behind them."""

    tokens: tuple[Token, ...]
    comment: str = ""
    """With its ``#``; empty where there is none."""


def read_line(text: str) -> ScriptLine:
    """The tokens of one line; refused only where a quote is not closed, or a word is too long.

    >>> [str(token) for token in read_line('Next puts 1,000 then says "call"  # so').tokens]
    ['Next', 'puts', '1,000', 'then', 'says', '"call"']
    >>> read_line("raises to 1.5k").tokens[-1].number
    1500
    """
    tokens: list[Token] = []
    for found in _TOKEN.finditer(text):
        group = found.lastgroup
        if group == "space":
            continue
        if group == "comment":
            return ScriptLine(tuple(tokens), found[0].rstrip())
        column = found.start() + 1
        if group == "unclosed":
            raise Unreadable("script.open-quote", field="line", value=found[0], limits={"column": column})
        if len(tokens) == MOST_TOKENS or len(found[0]) > MOST_LETTERS:
            raise Unreadable(
                "script.long-line",
                {"most_tokens": MOST_TOKENS, "most_letters": MOST_LETTERS},
                field="line",
                limits={"column": column},
            )
        tokens.append(_token(str(group), found[0], column))
    return ScriptLine(tuple(tokens))


def _token(group: str, raw: str, column: int) -> Token:
    if group == "quoted":
        return Token("quoted", raw[1:-1], column, raw)
    if group == "mark":
        return Token("mark", raw, column, raw, key=raw)
    number = _amount(raw) if group == "number" else None
    return Token("word" if number is None else "number", raw, column, raw, number, raw.lower())


def _amount(text: str) -> int | None:
    """The whole number written, or None where it is none or too long to be chips."""
    digits = text.replace(",", "").lower()
    scale = _SCALE.get(digits[-1], 1)
    whole, _, part = digits.rstrip("km").partition(".")
    if len(whole) + len(part) > MOST_DIGITS:
        return None
    scaled = int(whole + part) * scale
    amount, left = divmod(scaled, 10 ** len(part))
    return None if left else amount


def spelled(tokens: tuple[Token, ...] | list[Token]) -> str:
    """Tokens as a canonical line: one space between them, none before a comma, nor around a colon and an equals sign in
    a list of seats.

    >>> spelled(read_line("seats 1 : SB   2:BB = 500 , x").tokens)
    'seats 1:SB 2:BB=500, x'
    """
    line = ""
    tight = True
    for token in tokens:
        joins = token.raw in (",", ";", ":", "]", ")") or (token.raw == "=" and _within_seats(tokens))
        line += token.raw if tight or joins else f" {token.raw}"
        tight = token.raw in ("[", "(") or (token.raw in (":", "=") and joins)
    return line


def _within_seats(tokens: tuple[Token, ...] | list[Token]) -> bool:
    return bool(tokens) and tokens[0].key == "seats"
