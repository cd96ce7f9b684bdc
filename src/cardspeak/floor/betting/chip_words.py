"""Chips as a script names them: ``1000 100 100``, ``3x100``, ``a 1000 chip and three 100s``, ``1400 in chips``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardspeak.errors import Unreadable
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.spoken import UNITS
from cardspeak.floor.lexer import Token
from cardspeak.words import Sayable

ALLOWED = frozenset(
    {"out", "in", "forward", "the", "a", "an", "chips", "chip", "of", "his", "her", "their", "and", "more", "worth", "total",
     "altogether", "on", "table", "onto", "into", "pot", "another"}
)  # fmt: skip
COUNTS = {word: number for word, number in UNITS.items() if number} | {"single": 1}
MOST, MOST_DIGITS = 1_000, 15

_TIMES = re.compile(r"(\d{1,4})[x×](\d{1,14})", re.IGNORECASE)
_PLURAL = re.compile(r"(\d{1,12})(k?)'?s", re.IGNORECASE)


def chips_in(tokens: Sequence[Token]) -> Put | None:
    """The chips that some words name; every word must be understood. None if there are no words."""
    chips: list[int] = []
    count: int | None = None
    for place, token in enumerate(tokens):
        plural = _PLURAL.fullmatch(token.text)
        if token.number is not None and _counts_next(tokens, place):
            count = _count(token, token.number)
        elif token.number is not None or plural:
            value = token.number if token.number is not None else int(plural[1]) * (1_000 if plural[2] else 1)  # type: ignore[index]
            chips += [_chip(token, value)] * (1 if count is None else count)
            count = None
        elif times := _TIMES.fullmatch(token.text):
            chips += [_chip(token, int(times[2]))] * _count(token, int(times[1]))
        elif token.key in COUNTS:
            count = COUNTS[token.key]
        elif token.key not in ALLOWED:
            raise _unread(token, "script.no-chip", {"word": token.raw})
    if count is not None:
        raise _unread(tokens[-1], "script.no-chip/name-chips")
    if not chips:
        return None
    words = {token.key for token in tokens}
    return Put(tuple(chips), len(chips) == 1 and bool(words & {"chips", "total", "altogether"}))


def _counts_next(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number says how many of the next word there are: ``3 100s``."""
    return place + 1 < len(tokens) and bool(_PLURAL.fullmatch(tokens[place + 1].text))


def _count(token: Token, number: int) -> int:
    if not 0 < number <= MOST:
        raise _unread(token, "script.no-chip/too-many-chips", {"number": number})
    return number


def _chip(token: Token, value: int) -> int:
    if value == 0:
        raise _unread(token, "script.no-chip/chip-of-zero")
    return value


def _unread(token: Token, code: str, values: Mapping[str, Sayable] | None = None) -> Unreadable:
    return Unreadable(code, values, field="line", value=token.raw, limits={"column": token.column})
