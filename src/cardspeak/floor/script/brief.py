"""A ruling in a few comparable words, as expectations in a script are written."""

from __future__ import annotations

from fractions import Fraction

from cardspeak.books.setting import Value
from cardspeak.floor.ruling import Plain, Ruling, options_said


def brief(ruling: Ruling) -> tuple[str, ...]:
    """What a ruling says, item by item.

    >>> from cardspeak.words import message
    >>> brief(Ruling(kind="reading", action="call", to=1100, returned=200, binding=True, why=message("sentences")))
    ('call 1100', 'back 200', 'binding')
    """
    items: list[str] = []
    if ruling.kind in ("refused", "unreadable", "decision"):
        items.append(ruling.kind)
    if ruling.action is not None:
        bare = ruling.to is None or ruling.action in ("check", "fold")
        items.append(ruling.action if bare else f"{ruling.action} {ruling.to}")
    if ruling.returned:
        items.append(f"back {ruling.returned}")
    if ruling.binding is not None:
        items.append("binding" if ruling.binding else "not binding")
    if ruling.options is not None:
        items += options_said(ruling.options)
    items += answer_items(ruling.answer)
    if ruling.director:
        items.append("director: " + " | ".join(choice.option for choice in ruling.director))
    if ruling.penalty is not None:
        items.append(f"penalty {ruling.penalty}")
    return tuple(dict.fromkeys(items))


def answer_items(answer: Plain) -> list[str]:
    """An answer, entry by entry: a list gives its entries, a table ``key value``."""
    if answer is None:
        return []
    if isinstance(answer, dict):
        return [f"{key} {_flat(value)}" for key, value in answer.items()]
    if isinstance(answer, list):
        return [_flat(value) for value in answer] or ["none"]
    return [_flat(answer)]


def _flat(value: Plain) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(_flat, value)) or "none"
    if isinstance(value, dict):
        return " ".join(f"{key} {_flat(one)}" for key, one in value.items())
    return str(value)


def spoken_value(value: Value) -> str:
    """A setting's value as a script writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Fraction | int | str):
        return str(value)
    return " ".join(value)
