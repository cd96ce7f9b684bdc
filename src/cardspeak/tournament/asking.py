"""Asking the book, or the director where it is silent."""

from __future__ import annotations

from typing import Any

from cardspeak.books.setting import Setting, T
from cardspeak.errors import Ambiguous
from cardspeak.floor.inquiry import Inquiry


def said(inq: Inquiry, setting: Setting[T], chosen: T | None = None, *, field: str) -> T:
    """What the book says, cited; where it says nothing, the director's choice, which the order has to hold."""
    value = inq.maybe(setting)
    if value is not None:
        inq.cite(setting)
        return value
    if chosen is not None:
        return chosen
    raise _director_decides(inq, setting, field)


def allowed(inq: Inquiry, setting: Setting[bool], director: bool, *, field: str) -> bool:
    """Whether the book allows something; where it says nothing, the director must have said so."""
    return said(inq, setting, True if director else None, field=field)


def left_to_director(inq: Inquiry, setting: Setting[str], chosen: str, *, field: str) -> str:
    """The book's word, or the director's where the book leaves it or is silent."""
    value = inq.maybe(setting)
    inq.cite(setting)
    if value not in (None, "director"):
        return str(value)
    if chosen in setting.choices and chosen != "director":
        return chosen
    raise _director_decides(inq, setting, field)


def director_chooses(inq: Inquiry, setting: Setting[Any], chosen: str, *options: str, field: str) -> str:
    """One of some options that are the director's alone; none is chosen for them."""
    if chosen in options:
        return chosen
    raise _director_decides(inq, setting, field, list(options))


def asked_of(inq: Inquiry, setting: Setting[str], chosen: str, *, field: str, case: str = "") -> str:
    """What the book says on a point, and the rules for it; the director's choice where it says nothing or leaves it."""
    value = inq.maybe(setting)
    if value is not None:
        inq.cite(setting, case)
    if value is not None and value != "director":
        return value
    if chosen in setting.choices and chosen != "director":
        return chosen
    raise _director_decides(inq, setting, field, value=chosen or None)


def rule_of(inq: Inquiry, *settings: Setting[Any], case: str = "") -> str | None:
    """The first rule for a point, for a refusal."""
    return next((cite.number for setting in settings for cite in inq.cited(setting, case)), None)


def numbers(inq: Inquiry) -> tuple[str, ...]:
    """The rules that count so far, as they are shown."""
    return tuple(dict.fromkeys(cite.number for cite in inq.cites))


def _director_decides(
    inq: Inquiry, setting: Setting[Any], field: str, of: list[str] | None = None, value: str | None = None
) -> Ambiguous:
    elsewhere = _elsewhere(inq, setting)
    told = f" Other books: {'; '.join(elsewhere)}." if elsewhere else ""
    options = of or [one for one in setting.choices if one != "director"] or [setting.accepts]
    message = f"{setting.about} The book leaves it to the director: {', '.join(options)}.{told}"
    limits = {"of": options, "elsewhere": elsewhere}
    return Ambiguous("director.decides", message, field=field, value=value, limits=limits, rule=rule_of(inq, setting))


def _elsewhere(inq: Inquiry, setting: Setting[Any]) -> list[str]:
    """What the other books say on it, with the rules."""
    found = ((policy, policy.answer(setting)) for policy in inq.policy.others)
    return [
        f"{policy.book} {answer.value} [{', '.join(map(str, answer.all_cites))}]"
        for policy, answer in found
        if answer is not None and answer.layer == policy.book
    ]
