"""Messages as a reader sees them."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.words import Message


def english(messages: Iterable[Message]) -> tuple[str, ...]:
    """Messages in English, one text each."""
    return tuple(map(str, messages))
