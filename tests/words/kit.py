"""Messages as a reader sees them."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.words import Message, items


def english(messages: Iterable[Message]) -> tuple[str, ...]:
    """Messages in English, one text each."""
    return tuple(map(str, messages))


def just(words: str) -> Message:
    """A message that says just these words, in every language."""
    return Message("items", {"items": items([words])})
