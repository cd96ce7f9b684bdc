"""The director's choice about seats: asked for where the book is silent, and held to the book where it is not."""

from __future__ import annotations

from typing import Any

from cardspeak.books.setting import Setting
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.asking import elsewhere, first_rule, offered, said
from cardspeak.tournament.core import State


def chosen_seats(state: State, setting: Setting[str], choice: str | None, field: str) -> str:
    """What the book says, or what the director has chosen where it says nothing or leaves it to them; nothing else."""
    value = said(state, setting)
    if value is not None and value != "director":
        if choice is not None and choice != value:
            message, limits = f"The book settles this: {value}.", {"options": [value]}
            rule = first_rule(state, setting)
            raise Unlawful("seats.by-the-book", message, field=field, value=choice, limits=limits, rule=rule)
        return value
    options = offered(setting)
    if choice is None:
        raise directors_choice(state, setting, field, options)
    if choice not in options:
        message, limits = f"'{choice}' is not offered: {', '.join(options)}.", {"options": options}
        raise Unlawful("seats.no-such-choice", message, field=field, value=choice, limits=limits)
    return choice


def directors_choice(state: State, setting: Setting[Any], field: str, options: list[Any]) -> Ambiguous:
    """The refusal that hands a point to the director, with what the other books say about it."""
    said = f": {', '.join(map(str, options))}" if options else ""
    message = f"{setting.about} The director decides{said}."
    limits = {"options": options, "others": guidance(state, setting)}
    return Ambiguous(f"{field}.director", message, field=field, limits=limits, rule=first_rule(state, setting))


def guidance(state: State, setting: Setting[Any]) -> dict[str, str]:
    """What the other books say on a point."""
    return {book: str(answer.value) for book, answer in elsewhere(state, setting)}
