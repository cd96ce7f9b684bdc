"""The forms of a script line: each part of the floor adds its own sentences.

A template is written as the line itself: plain words, ``{slot:kind}`` for what varies, ``[…]`` for what may be left out,
``(one|other)`` for alternatives. Kinds of slots are in ``slots.py``; ``{how:one|other}`` is a slot for these words only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table

Said = Mapping[str, Any]
"""What the slots of a form were filled with, by name; a slot that was left out is missing."""

Do = Callable[[Table, Said], Ruling | None]
"""Let a line happen; the ruling if the floor has something to say, None if it is mere narration."""


@dataclass(frozen=True)
class Form:
    """One kind of line."""

    template: str
    about: str
    example: str
    do: Do
    group: str
    before_cards: bool = False
    """It is said before the next cards are dealt, although they are due."""


FORMS: list[Form] = []

GROUPS = {"script": "table"}
"""What a package's sentences are listed under where its name would say nothing to a director."""


def form(template: str, *, about: str, example: str, before_cards: bool = False) -> Callable[[Do], Do]:
    """Add a form; the module's package names the group it is listed under."""

    def add(do: Do) -> Do:
        package = do.__module__.split(".")[2]
        FORMS.append(Form(template, about, example, do, GROUPS.get(package, package), before_cards))
        return do

    return add
