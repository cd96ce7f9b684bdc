"""Asking the book in force: what it says, which rules say so, and the director where it is silent or leaves a point open.

``said`` only looks. ``ask`` and ``settled`` decide: they cite the book, take the director's choice where the book has none, and refuse
without one, naming what may be chosen and what other books say. ``rules`` and ``rule_of`` name the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from cardspeak.books.policy import EVERYWHERE, Answer, Basis, Policy
from cardspeak.books.setting import Point, Setting, T
from cardspeak.errors import Ambiguous
from cardspeak.floor.inquiry import Inquiry
from cardspeak.words import items


class Asks(Protocol):
    """Whoever has a book in force: an event, an inquiry, the registration desk."""

    @property
    def policy(self) -> Policy:
        """The book's settings."""


# What the book says


def said(asks: Asks, setting: Setting[T]) -> T | None:
    """What the book says on a point; None where it is silent."""
    answer = asks.policy.answer(setting)
    return None if answer is None else answer.value


def ask(inq: Inquiry, setting: Setting[T], chosen: T | None = None, *, field: str) -> T:
    """What the book says, cited; where it says nothing, the director's choice, which the order has to hold."""
    value = inq.maybe(setting)
    if value is not None:
        inq.cite(setting)
        return value
    if chosen is not None:
        return chosen
    raise director_decides(inq, setting, field)


def allowed(inq: Inquiry, setting: Setting[bool], director: bool, *, field: str) -> bool:
    """Whether the book allows something; where it says nothing, the director must have said so."""
    return ask(inq, setting, True if director else None, field=field)


# What the director settles


def settled(inq: Inquiry, setting: Setting[str], chosen: str, *, field: str, case: str = EVERYWHERE) -> str:
    """The book's word, cited; the director's where the book says nothing or leaves it to them."""
    value = inq.maybe(setting)
    inq.cite(setting, case)
    if value is not None and value != "director":
        return value
    return chosen_from(inq, setting, chosen, *offered(setting), field=field)


def chosen_from(inq: Inquiry, setting: Setting[Any], chosen: str, *options: str, field: str) -> str:
    """One of some options that are the director's alone; none is chosen for them."""
    if chosen in options:
        return chosen
    raise director_decides(inq, setting, field, list(options), chosen or None)


def offered(setting: Setting[Any]) -> list[str]:
    """What a director may choose on a point."""
    return [one for one in setting.choices if one != "director"]


def director_decides(
    asks: Asks, setting: Setting[Any], field: str, of: list[str] | None = None, value: str | None = None
) -> Ambiguous:
    """The refusal that hands a point to the director, with what may be chosen."""
    options = of or offered(setting) or [setting.accepts]
    others = [_told(book, answer) for book, answer in elsewhere(asks, setting) if answer.layer == book]
    limits = {"of": options, "elsewhere": others}
    return Ambiguous(
        "director.decides/options",
        {"about": setting.about, "options": items(options), "other_books": _other_books(others)},
        field=field,
        value=value,
        limits=limits,
        rule=rule_of(asks, setting),
    )


def left_open(asks: Asks, point: Point, field: str, limits: Mapping[str, object] | None = None) -> Ambiguous:
    """The refusal that asks the director for a decision and its reason, where no list of options is offered."""
    others = [_told(policy.book, policy.said[point.name]) for policy in asks.policy.others if policy.has(point)]
    return Ambiguous(
        "director.decides",
        {"about": point.about, "other_books": _other_books(others)},
        field=field,
        limits={**(limits or {}), "elsewhere": others},
    )


def elsewhere(asks: Asks, setting: Setting[T]) -> Iterator[tuple[str, Answer[T]]]:
    """What the other books say on a point, for guidance."""
    for policy in asks.policy.others:
        answer = policy.answer(setting)
        if answer is not None:
            yield policy.book, answer


def _told(book: str, said: Basis) -> str:
    value = f" {said.value}" if isinstance(said, Answer) else ""
    return f"{book}{value} [{', '.join(map(str, said.all_cites))}]"


def _other_books(told: list[str]) -> str:
    return f" Other books: {'; '.join(told)}." if told else ""


# Which rules say so


def rules(asks: Asks, *points: Point, case: str = EVERYWHERE) -> tuple[str, ...]:
    """The rules behind some points; one that is borrowed names its book."""
    shown: dict[str, None] = {}
    for point in points:
        for cite in asks.policy.cites(point, case):
            shown[f"{cite.layer}:{cite.number}" if asks.policy.fallback(cite.layer) else cite.number] = None
    return tuple(shown)


def first_rule(asks: Asks, *points: Point) -> str | None:
    """One of them, for a refusal."""
    return next(iter(rules(asks, *points)), None)


def rule_of(asks: Asks, *points: Point, case: str = EVERYWHERE) -> str | None:
    """The first rule for a point by its number alone, for a refusal."""
    return next((cite.number for point in points for cite in asks.policy.cites(point, case)), None)


def numbers(inq: Inquiry) -> tuple[str, ...]:
    """The rules that count so far in an inquiry, by their numbers."""
    return tuple(dict.fromkeys(cite.number for cite in inq.cites))


def every_rule(asks: Asks, *points: Point) -> tuple[str, ...]:
    """The rules of some points in all their cases, by their numbers."""
    return tuple(dict.fromkeys(str(cite) for point in points for cite in asks.policy.all_cites(point)))
