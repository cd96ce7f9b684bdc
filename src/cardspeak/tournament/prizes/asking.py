"""Asking the book, or the director where it is silent."""

from __future__ import annotations

from typing import Any

from cardspeak.books.setting import Setting
from cardspeak.errors import Ambiguous
from cardspeak.floor.inquiry import Inquiry


def asked_of(inq: Inquiry, setting: Setting[str], chosen: str, *, field: str, case: str = "") -> str:
    """What the book says on a point, and the rules for it; the director's choice where it says nothing or leaves it."""
    value = inq.maybe(setting)
    if value is not None:
        inq.cite(setting, case)
    if value is not None and value != "director":
        return value
    open_to = [one for one in setting.choices if one != "director"]
    if chosen in open_to:
        return chosen
    others = _others(inq, setting)
    said = f" Other books: {'; '.join(others)}." if others else ""
    message = f"{setting.about} The book leaves it to the director: {', '.join(open_to)}.{said}"
    limits = {"of": open_to, "elsewhere": others}
    raise Ambiguous(
        "director.decides", message, field=field, value=chosen or None, limits=limits, rule=rule_of(inq, setting)
    )


def _others(inq: Inquiry, setting: Setting[Any]) -> list[str]:
    """What the other books say on it, with the rules."""
    told = {}
    for policy in inq.policy.others:
        answer = policy.answer(setting)
        if answer is not None and answer.layer == policy.book:
            told[policy.book] = f"{policy.book} {answer.value} [{', '.join(map(str, answer.all_cites))}]"
    return list(told.values())


def rule_of(inq: Inquiry, setting: Setting[Any], case: str = "") -> str | None:
    """The first rule for a point, for a refusal."""
    return next((cite.number for cite in inq.cited(setting, case)), None)


def numbers(inq: Inquiry) -> tuple[str, ...]:
    """The rules that count so far, as they are shown."""
    return tuple(dict.fromkeys(cite.number for cite in inq.cites))
