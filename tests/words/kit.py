"""Messages as a reader sees them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardspeak.words import Message, items

WORDS = Path(__file__).parents[2] / "src" / "cardspeak" / "words"
PAGES = (
    "books", "common", "console", "days", "deals", "desk", "floor", "home", "house", "offences", "orders", "paper", "phone", "sign-in",
    "structure", "wall",
)  # fmt: skip
"""Files of the catalogue that only pages read."""


def entries_of(area: str) -> list[str]:
    """The names of the entries of an English file."""
    text = (WORDS / "en" / f"{area}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)


def page_codes() -> Iterator[str]:
    """The codes of everything that only pages say."""
    for area in PAGES:
        yield from (name.replace("_", ".") for name in entries_of(area))


def english(messages: Iterable[Message]) -> tuple[str, ...]:
    """Messages in English, one text each."""
    return tuple(map(str, messages))


def just(words: str) -> Message:
    """A message that says just these words, in every language."""
    return Message("items", {"items": items([words])})
