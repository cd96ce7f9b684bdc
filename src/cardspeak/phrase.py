"""Sentences for people that remember how they were made, so that a page can say them in another language.

A phrase is an ordinary string in English; beside it lie the template and the values it was filled with.

>>> why = phrase("{name} has {left} seconds left.", name="Ann", left=20)
>>> why
'Ann has 20 seconds left.'
>>> why.parts[0].text, why.parts[0].values
('{name} has {left} seconds left.', {'name': 'Ann', 'left': 20})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self, TypeAlias, Union

import msgspec


class Part(msgspec.Struct, frozen=True):
    """One template and its values; a value may be made of parts itself, and is then said in the same language."""

    text: str
    values: dict[str, Value] = {}


Value: TypeAlias = Union[int, str, tuple[Part, ...]]  # noqa: UP007  # named before Part is known


class Phrase(str):
    """A string that knows its parts."""

    __slots__ = ("parts",)
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, text: str, parts: tuple[Part, ...]) -> Self:
        """The string, and what it was made of."""
        made = cls(text)
        made.parts = parts
        return made

    def then(self, *more: str) -> Phrase:
        """The sentence with those that follow it; an empty one is left out."""
        said = [one for one in (self, *more) if one]
        return Phrase.of(" ".join(said), tuple(part for one in said for part in parts_of(one)))


def phrase(template: str, /, **values: object) -> Phrase:
    """A template with its holes filled; write the template out, for it is what translations are found by."""
    return Phrase.of(template.format(**values), (Part(template, {name: _kept(one) for name, one in values.items()}),))


def by_text(*phrases: Phrase) -> Mapping[str, Phrase]:
    """Words that go into sentences, found by their English text.

    >>> by_text(phrase("live"), phrase("dead"))["dead"].parts[0].text
    'dead'
    """
    return {str(one): one for one in phrases}


def sentence(text: str) -> Phrase:
    """A text as a phrase, whatever it was."""
    return text if isinstance(text, Phrase) else Phrase.of(text, parts_of(text))


def listed(items: Iterable[object], between: str = ", ") -> Phrase:
    """Several things in a row, each said in the language of the sentence they go into.

    >>> str(listed(["Ann", phrase("a stranger")])), len(listed(["Ann", "Bo"], " and ").parts[0].values)
    ('Ann, a stranger', 2)
    """
    named = {f"item{at}": one for at, one in enumerate(items)}
    return phrase(between.join(f"{{{name}}}" for name in named), **named)


def parts_of(text: str) -> tuple[Part, ...]:
    """The parts of a phrase; a plain string is one part that nobody translates."""
    if isinstance(text, Phrase):
        return text.parts
    return (Part("{text}", {"text": text}),) if text else ()


def _kept(value: object) -> Value:
    if isinstance(value, Phrase):
        return value.parts
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
