"""The settings, area by area: every point on which the books differ or leave something open."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files

from cardspeak.books.setting import REGISTRY, Setting, Value


@cache
def all_settings() -> dict[str, Setting[Value]]:
    """Every setting by its name, in the order of the areas."""
    for found in sorted(file.name for file in files("cardspeak.books.settings").iterdir()):
        if found.endswith(".py") and found != "__init__.py":
            import_module(f"cardspeak.books.settings.{found[:-3]}")
    return dict(REGISTRY)


@cache
def areas() -> tuple[str, ...]:
    """The areas that have settings; each is one file in a layer."""
    return tuple(dict.fromkeys(setting.area for setting in all_settings().values()))
