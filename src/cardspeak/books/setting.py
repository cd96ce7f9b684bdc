"""Points and settings: what programs ask a rulebook.

A *point* is something that books lay down and none varies: code does it, and cites the rules. A *setting* is a point with
a value, on which books differ or a house may choose. Both stand in ``settings/<area>.py``; what a layer says about them
stands in ``layers/<book>/settings/<area>.toml``. Code asks by the point itself and never which book is in force.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Literal, TypeVar, cast

from cardspeak.words.message import WORDS_ELSEWHERE, Message, items, message

Value = str | int | bool | Fraction | tuple[str, ...]
T = TypeVar("T", bound=Value)
Shape = Literal["choice", "number", "flag", "share", "set"]

REGISTRY: dict[str, Point] = {}
"""Every point and setting by its name; filled as the areas are imported."""

_NAME = re.compile(r"[a-z0-9-]+\.[a-z0-9_]+")


class BadValue(ValueError):
    """A value that a setting does not take; ``accepts`` says what it would."""

    def __init__(self, accepts: Message) -> None:
        super().__init__(str(accepts))
        self.accepts = accepts


@dataclass(frozen=True, eq=False)
class Point:
    """Something that a rulebook may lay down."""

    name: str
    """``area.key``: the file it is written in, and its entry there."""
    about: str
    """What it is about, in a sentence."""

    @property
    def asks(self) -> Message:
        """What it is about, in the reader's language."""
        return Message(f"about.{self.name}")

    @property
    def area(self) -> str:
        """The file it is written in."""
        return self.name.partition(".")[0]

    @property
    def key(self) -> str:
        """Its name within the area."""
        return self.name.partition(".")[2]


@dataclass(frozen=True, eq=False)
class Setting(Point, Generic[T]):
    """A question to a rulebook, with the values it may have."""

    shape: Shape
    choices: tuple[str, ...] = ()

    def read(self, written: object) -> T:
        """A value as it stands in a file; a ``BadValue`` says what would be accepted."""
        value = self._value(written)
        if value is None:
            raise BadValue(self.accepts)
        return cast("T", value)  # the shape of a setting is that of its type

    def _value(self, written: object) -> Value | None:
        if self.shape == "flag" and isinstance(written, bool):
            return written
        if self.shape == "number" and type(written) is int and written >= 0:
            return written
        if self.shape == "share" and isinstance(written, str) and re.fullmatch(r"\d+(/[1-9]\d*)?", written):
            return Fraction(written)
        if self.shape == "choice" and isinstance(written, str) and written in self.choices:
            return written
        if self.shape == "set" and isinstance(written, list) and set(written) <= set(self.choices):
            return tuple(written)
        return None

    @property
    def accepts(self) -> Message:
        """What may be written, in words."""
        return message(f"setting.accepts-{self.shape}", choices=items(self.choices))


def point(name: str, about: str) -> Point:
    """Something that is cited and has no value."""
    return _registered(Point(name, about))


def choice(name: str, *values: str, about: str) -> Setting[str]:
    """A setting with one of several words for its value."""
    assert len(values) > 1, name
    return _registered(Setting[str](name, about, "choice", values))


def flag(name: str, about: str) -> Setting[bool]:
    """A setting that is so or not."""
    return _registered(Setting[bool](name, about, "flag"))


def number(name: str, about: str) -> Setting[int]:
    """A setting with a whole number: chips, seconds, players."""
    return _registered(Setting[int](name, about, "number"))


def share(name: str, about: str) -> Setting[Fraction]:
    """A setting with an exact part of something, such as one half."""
    return _registered(Setting[Fraction](name, about, "share"))


def several(name: str, *words: str, about: str) -> Setting[tuple[str, ...]]:
    """A setting with any of some words, in the order that counts."""
    return _registered(Setting[tuple[str, ...]](name, about, "set", words))


AnyPoint = TypeVar("AnyPoint", bound=Point)


def _registered(one: AnyPoint) -> AnyPoint:
    assert _NAME.fullmatch(one.name), one.name
    assert one.name not in REGISTRY, one.name
    REGISTRY[one.name] = one
    return one


def _about(name: str, language: str) -> str:
    from cardspeak.books.languages import settings_words  # reads files: only where words are wanted
    from cardspeak.books.settings import all_points  # a message outlives the program that made it

    return settings_words(language).get(name) or all_points()[name].about


WORDS_ELSEWHERE["about"] = _about
