"""What holds for every question: checked for each refusal of an order in any test, and by tests of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec

from cardspeak.books.policy import policy
from cardspeak.books.settings import all_settings
from cardspeak.desk.commands.reading import orders, read_order
from cardspeak.errors import Ambiguous, Refusal
from cardspeak.question import Question, answered
from cardspeak.tournament import core
from cardspeak.tournament.core import Order, words
from cardspeak.words.catalogue import LANGUAGES

EACH = ("buttons", "stacks")
"""What is asked of each option: the answer is a list."""


def check_refusal(order: Order, refusal: Refusal) -> None:
    """A refusal that asks has a question that can be read and answered, on pages and in a line of commands."""
    _value_of_the_field(order, refusal)
    question = refusal.question
    if isinstance(refusal, Ambiguous):
        assert question is not None, f"{words(type(order))}: {refusal.code} asks without a question"
    if question is None:
        return
    assert question.field[0] in order.__struct_fields__, f"{words(type(order))} has no field {question.field}"
    if question.setting:
        _others_as_in_the_books(question)
    for language in LANGUAGES:
        told = question.worded(language)
        assert told.asks, f"{refusal.code}: nothing is asked in {language}"
        assert all(one.says for one in told.options), f"{refusal.code}: an option without words in {language}"
    if question.takes not in EACH:
        for option in question.options:
            chosen = [option.value] if question.takes == "set" else option.value
            assert _typed(order, question, option.value) == _taken(answered(order, question, chosen)), question


def _value_of_the_field(order: Order, refusal: Refusal) -> None:
    """The value of a refusal is what was asked for in its field, or a part of that text."""
    field, value = refusal.field or "", refusal.value
    if value is None or field not in order.__struct_fields__:
        return
    held = getattr(order, field)
    if isinstance(held, str | int) and not refusal.code.startswith("limit."):  # of lists it may be a part, or the sum
        assert value == held or (isinstance(held, str) and value and str(value) in held), (
            f"{refusal.code}: {field} is {held!r}, not {value!r}"
        )


def _others_as_in_the_books(question: Question) -> None:
    setting = all_settings()[question.setting]
    for other in question.others:
        answer = policy(other.book).answer(setting)
        assert answer is not None, other
        assert str(answer.value if other.value is None else other.value) == str(answer.value), other
        assert other.cites, other


def _typed(order: Order, question: Question, value: object) -> Order:
    """The order with the answer typed behind it in a line of commands."""
    if type(order) not in orders().values():
        return order
    name = question.setting or ".".join(question.field)
    said = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    given = {field: value for field, value in msgspec.to_builtins(order).items() if value is not None}
    first, *rest = question.field
    if rest:
        given[first] = {key: one for key, one in given.get(first, {}).items() if key != rest[0]}
    else:
        given.pop(first, None)
    chosen = given.pop("choices", {})
    line = [words(type(order))]
    line += [f"{field}={_quoted(told)}" for field, told in given.items()]
    line += [f"{field}={_quoted(told)}" for field, told in chosen.items()]
    return _taken(read_order(" ".join([*line, f'{name}="{said}"' if isinstance(value, str) else f"{name}={said}"])))


def _quoted(told: object) -> str:
    if isinstance(told, str):
        text = told.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{text}"'
    return msgspec.json.encode(told).decode()


def _taken(order: Order) -> Order:
    """The order as the log would have it: lists as tuples."""
    return msgspec.convert(msgspec.to_builtins(order), type(order))


def watch_questions() -> None:
    """Check every refusal of an order from now on."""
    decide = core.decide

    @wraps(decide)
    def watched(state: Any, order: Order, context: Any) -> Any:
        try:
            return decide(state, order, context)
        except Refusal as refusal:
            check_refusal(order, refusal)
            raise

    _replace(decide, watched)


def _replace(old: Callable[..., Any], new: Callable[..., Any]) -> None:
    for module in [one for name, one in sys.modules.items() if name.startswith("cardspeak")]:
        for name, value in list(vars(module).items()):
            if value is old:
                setattr(module, name, new)
