"""The director's choice about seats: asked for where the book is silent, and held to the book where it is not."""

from __future__ import annotations

from typing import Any

from cardspeak.books.policy import Answer
from cardspeak.books.setting import Point, Setting
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.asking import first_rule, offered, said
from cardspeak.tournament.core import State
from cardspeak.words import items


def chosen_seats(state: State, setting: Setting[str], choice: str | None, field: str) -> str:
    """What the book says, or what the director has chosen where it says nothing or leaves it to them; nothing else."""
    value = said(state, setting)
    if value is not None and value != "director":
        if choice is not None and choice != value:
            limits = {"options": [value]}
            rule = first_rule(state, setting)
            raise Unlawful("seats.by-the-book", {"value": value}, field=field, value=choice, limits=limits, rule=rule)
        return value
    options = offered(setting)
    if choice is None:
        raise directors_choice(state, setting, field, options)
    if choice not in options:
        limits = {"options": options}
        raise Unlawful(
            "seats.no-such-choice",
            {"choice": choice, "options": items(options)},
            field=field,
            value=choice,
            limits=limits,
        )
    return choice


def directors_choice(state: State, setting: Point, field: str, options: list[Any]) -> Ambiguous:
    """The refusal that hands a point to the director, with what the other books say about it."""
    limits = {"options": options, "others": guidance(state, setting)}
    values = {"about": setting.about, "options": items(options, "or")}
    return Ambiguous(f"{field}.director", values, field=field, limits=limits, rule=first_rule(state, setting))


def guidance(state: State, point: Point) -> dict[str, str]:
    """What the other books say on a point: the value of a setting, or the rules."""
    found = ((policy.book, policy.said[point.name]) for policy in state.policy.others if policy.has(point))
    return {
        book: str(said.value) if isinstance(said, Answer) else ", ".join(map(str, said.all_cites))
        for book, said in found
    }
