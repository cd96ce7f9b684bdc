"""Asking the book in force at the registration desk: its answer, or the director's where it is silent, with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cardspeak.books.policy import EVERYWHERE
from cardspeak.books.setting import Point, Setting, T, Value
from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.tournament.asking import elsewhere, offered, said
from cardspeak.tournament.core import Order, State
from cardspeak.words import Message

Written = str | int | bool | list[str]


class DeskOrder(Order, frozen=True, kw_only=True):
    """An order to the registration desk; on points where the book is silent it carries the director's choices."""

    choices: dict[str, Written] = msgspec.field(default_factory=dict)
    """By the name of the setting."""


class ByTheBook:
    """One decision in the making: what was asked, and the rules that count."""

    def __init__(self, state: State, choices: Mapping[str, Written] | None = None) -> None:
        self.policy = state.policy
        self.choices = dict(choices or {})
        self._cites: dict[str, None] = {}

    def maybe(self, setting: Setting[T]) -> T | None:
        """The book's answer, or what the director chose where it has none; its rules count."""
        value = said(self, setting)
        if value is not None:
            self.cite(setting)
            return value
        if setting.name not in self.choices:
            return None
        try:
            return setting.read(self.choices[setting.name])
        except ValueError as error:
            raise Unreadable(
                "choice.bad-value",
                {"name": setting.name, "error": error},
                field="choices",
                value=self.choices[setting.name],
            ) from None

    def quietly(self, setting: Setting[T]) -> T | None:
        """The book's answer without counting its rules: nothing may come of it."""
        return said(self, setting)

    def ask(self, setting: Setting[T]) -> T:
        """The book's answer; where it is silent the director has to choose, and is told what other books say."""
        value = self.maybe(setting)
        if value is None:
            raise silent(self, setting)
        return value

    def cite(self, point: Point, case: str = EVERYWHERE) -> None:
        """Count the rules of a point."""
        self._cites.update(dict.fromkeys(self.rules(point, case)))

    def count(self, rule: str) -> None:
        """Count a rule that another decision rests on."""
        self._cites[rule] = None

    def rules(self, point: Point, case: str = EVERYWHERE) -> tuple[str, ...]:
        """The rules of a point as they are shown."""
        return tuple(map(str, self.policy.cites(point, case)))

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that count so far."""
        return tuple(self._cites)

    def refusal(
        self,
        code: str,
        values: Mapping[str, object],
        point: Point | None = None,
        /,
        *,
        case: str = EVERYWHERE,
        field: str,
        value: object = None,
        **limits: object,
    ) -> Unlawful:
        """A refusal that names the rule of a point."""
        rules = self.rules(point, case) if point is not None else ()
        if len(rules) > 1:
            limits["rules"] = list(rules)
        return Unlawful(code, values, field=field, value=value, limits=limits, rule=rules[0] if rules else None)


def silent(book: ByTheBook, setting: Setting[Any]) -> Ambiguous:
    """The book says nothing: what may be chosen, and what other books say."""
    others = {
        name: f"{_told(answer.value)} [{', '.join(map(str, answer.cited()))}]"
        for name, answer in elsewhere(book, setting)
    }
    limits: dict[str, object] = {"setting": setting.name, "accepts": setting.accepts, "other_books": others}
    if setting.shape == "choice":
        limits["of"] = offered(setting)
    elif setting.shape == "flag":
        limits["of"] = [True, False]
    return Ambiguous(
        "book.silent", {"about": setting.about, "accepts": setting.accepts}, field="choices", limits=limits
    )


def _told(value: Value) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


class Finding(msgspec.Struct, frozen=True):
    """Something wrong with a set-up or an applicant; all of them are told at once."""

    words: str
    """Its code, with the variant of its words."""
    values: dict[str, Any]
    field: str
    rule: str | None = None
    value: str | int | None = None

    @property
    def refusal(self) -> Unlawful:
        """The finding as a refusal of its own."""
        return Unlawful(self.words, self.values, field=self.field, value=self.value, rule=self.rule)

    @property
    def code(self) -> str:
        """What is wrong, for programs."""
        return self.refusal.code

    @property
    def message(self) -> Message:
        """What is wrong, for people."""
        return self.refusal.message


def all_told(findings: list[Finding]) -> None:
    """Refuse with the first finding, and name them all."""
    if not findings:
        return
    first = findings[0].refusal
    first.limits = {"findings": [one.refusal.as_dict() for one in findings]}
    raise first
