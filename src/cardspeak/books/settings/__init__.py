"""The points and settings, area by area."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from cardspeak.books.setting import REGISTRY, Point, Setting


@cache
def all_points() -> dict[str, Point]:
    """Every point and setting by its name, in the order of the areas."""
    for found in sorted(file.name for file in files("cardspeak.books.settings").iterdir()):
        if found.endswith(".py") and found != "__init__.py":
            import_module(f"cardspeak.books.settings.{found[:-3]}")
    return dict(REGISTRY)


@cache
def all_settings() -> dict[str, Setting[Any]]:
    """Every setting by its name."""
    return {name: one for name, one in all_points().items() if isinstance(one, Setting)}


@cache
def areas() -> tuple[str, ...]:
    """The areas; each is one file in a layer."""
    return tuple(dict.fromkeys(one.area for one in all_points().values()))
