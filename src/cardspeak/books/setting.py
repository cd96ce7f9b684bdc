"""A setting: one point on which books differ, with the values it may have.

The settings of an area stand in ``settings/<area>.py``, their values in ``layers/<book>/settings/<area>.toml``. Code asks
for a value by the setting itself and never which book is in force.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Literal, TypeVar, cast

Value = str | int | bool | Fraction | tuple[str, ...]
T = TypeVar("T", bound=Value)
Shape = Literal["choice", "number", "flag", "share", "set"]

REGISTRY: dict[str, Setting[Value]] = {}
"""Every setting by its name; filled as the areas are imported."""

_NAME = re.compile(r"[a-z0-9-]+\.[a-z0-9_]+")


@dataclass(frozen=True, eq=False)
class Setting(Generic[T]):
    """One question to a rulebook."""

    name: str
    """``area.point``: the file of its values, and the table in it."""
    shape: Shape
    choices: tuple[str, ...]
    about: str
    """The question in words, for the page that lists the settings."""

    @property
    def area(self) -> str:
        """The file it is written in."""
        return self.name.partition(".")[0]

    @property
    def point(self) -> str:
        """Its name within the area."""
        return self.name.partition(".")[2]

    def read(self, written: object) -> T:
        """A value as it stands in a file; a ``ValueError`` says what would be accepted."""
        value = self._value(written)
        if value is None:
            raise ValueError(self.accepts)
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
    def accepts(self) -> str:
        """What may be written, in words."""
        return {
            "flag": "true or false",
            "number": "a whole number, 0 or more",
            "share": 'a part such as "1/2"',
            "choice": f"one of {', '.join(self.choices)}",
            "set": f"a list of {', '.join(self.choices)}",
        }[self.shape]


def choice(name: str, *values: str, about: str) -> Setting[str]:
    """A setting with one of several words for its value."""
    return _registered(Setting[str](name, "choice", values, about))


def flag(name: str, about: str) -> Setting[bool]:
    """A setting that is so or not."""
    return _registered(Setting[bool](name, "flag", (), about))


def number(name: str, about: str) -> Setting[int]:
    """A setting with a whole number: chips, seconds, players."""
    return _registered(Setting[int](name, "number", (), about))


def share(name: str, about: str) -> Setting[Fraction]:
    """A setting with an exact part of something, such as one half."""
    return _registered(Setting[Fraction](name, "share", (), about))


def several(name: str, *words: str, about: str) -> Setting[tuple[str, ...]]:
    """A setting with any of some words, in the order that counts."""
    return _registered(Setting[tuple[str, ...]](name, "set", words, about))


def _registered(setting: Setting[T]) -> Setting[T]:
    assert _NAME.fullmatch(setting.name), setting.name
    assert setting.name not in REGISTRY, setting.name
    REGISTRY[setting.name] = cast("Setting[Value]", setting)
    return setting
