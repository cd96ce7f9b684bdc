"""Asking the book in force about seats: what it says, which rules say so, and the director's choice where it is silent."""

from __future__ import annotations

from typing import Any

from cardspeak.books.policy import Policy
from cardspeak.books.setting import Setting, T
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.core import State


def said(state: State, setting: Setting[T]) -> T | None:
    """What the book says on a point; None where it is silent."""
    answer = state.policy.answer(setting)
    return None if answer is None else answer.value


def rules(state: State, *settings: Setting[Any], case: str = "") -> tuple[str, ...]:
    """The numbers of the rules behind some settings; a borrowed rule names its book."""
    return numbers(state.policy, *settings, case=case)


def numbers(policy: Policy, *settings: Setting[Any], case: str = "") -> tuple[str, ...]:
    """The same for a policy."""
    shown: dict[str, None] = {}
    for setting in settings:
        answer = policy.answer(setting)
        for cite in () if answer is None else answer.cited(case):
            shown[f"{cite.layer}:{cite.number}" if policy.fallback(cite.layer) else cite.number] = None
    return tuple(shown)


def first_rule(state: State, *settings: Setting[Any]) -> str | None:
    """One number for a refusal."""
    return next(iter(rules(state, *settings)), None)


def settled(state: State, setting: Setting[str], choice: str | None, field: str) -> str:
    """What the book says, or what the director has chosen where it says nothing or leaves it to them.

    Without a choice the refusal lists what may be chosen and what the other books say.
    """
    value = said(state, setting)
    if value is not None and value != "director":
        if choice is not None and choice != value:
            raise Unlawful(
                "seats.by-the-book",
                f"The book settles this: {value}.",
                field=field,
                value=choice,
                limits={"options": [value]},
                rule=first_rule(state, setting),
            )
        return value
    options = [one for one in setting.choices if one != "director"]
    if choice is None:
        raise directors_choice(state, setting, field, options)
    if choice not in options:
        raise Unlawful(
            "seats.no-such-choice",
            f"'{choice}' is not offered: {', '.join(options)}.",
            field=field,
            value=choice,
            limits={"options": options},
        )
    return choice


def directors_choice(state: State, setting: Setting[Any], field: str, options: list[Any]) -> Ambiguous:
    """The refusal that hands a point to the director, with what the other books say about it."""
    return Ambiguous(
        f"{field}.director",
        f"{setting.about} The director decides: {', '.join(str(one) for one in options)}.",
        field=field,
        limits={"options": options, "others": guidance(state.policy, setting)},
        rule=first_rule(state, setting),
    )


def guidance(policy: Policy, setting: Setting[Any]) -> dict[str, str]:
    """What the other books say on a point."""
    found = {other.book: other.answer(setting) for other in policy.others}
    return {book: str(answer.value) for book, answer in found.items() if answer is not None}
