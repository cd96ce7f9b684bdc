"""Messages as values (``message``), and the catalogue that words them in each language (``catalogue``)."""

from cardspeak.words.message import (
    Chips,
    Items,
    Joined,
    Message,
    MessageValue,
    Moment,
    Money,
    Place,
    Sayable,
    items,
    message,
    word,
    words_of,
)

__all__ = [
    "Chips",
    "Items",
    "Joined",
    "Message",
    "Moment",
    "Money",
    "Place",
    "MessageValue",
    "Sayable",
    "items",
    "message",
    "word",
    "words_of",
]
