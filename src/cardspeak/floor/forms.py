"""The forms of a script line: each part of the floor adds its own sentences.

A template is written as the line itself: plain words, ``{slot:kind}`` for what varies, ``[…]`` for what may be left out,
``(one|other)`` for alternatives. Kinds of slots are in ``slots.py``; ``{how:one|other}`` is a slot for these words only,
and ``{seat}`` is short for ``{seat:seat}``. A slot is an argument of the function that rules, by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from cardspeak.floor.ruling import Ruling

Do = Callable[..., Ruling | None]
"""Let a line happen at a table: its slots are arguments by name, those that may be left out have a default.

The ruling if the floor has something to say, None if it is mere narration.
"""
AnyDo = TypeVar("AnyDo", bound=Do)


@dataclass(frozen=True)
class SentenceForm:
    """One kind of line."""

    template: str
    about: str
    example: str
    do: Do
    group: str
    before_cards: bool = False
    """It is said before the next cards are dealt, although they are due."""
    last_resort: bool = False
    """It is tried only where a line is no other sentence, not even in other words; a refusal leaves the line unread."""


FORMS: list[SentenceForm] = []

GROUPS = {"script": "table"}
"""What a package's sentences are listed under where its name would say nothing to a director."""


def form(
    template: str, *, about: str, example: str, before_cards: bool = False, last_resort: bool = False
) -> Callable[[AnyDo], AnyDo]:
    """Add a form to the function that rules on it; the module's package names the group it is listed under."""

    def add(do: AnyDo) -> AnyDo:
        package = do.__module__.split(".")[2]
        FORMS.append(
            SentenceForm(template, about, example, do, GROUPS.get(package, package), before_cards, last_resort)
        )
        return do

    return add
