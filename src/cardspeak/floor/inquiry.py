"""An inquiry: one ruling in the making, with the facts found, the settings asked and the rules that count."""

from __future__ import annotations

from typing import Any, cast

from cardspeak.books.policy import EVERYWHERE, Citation, Policy
from cardspeak.books.setting import Setting, T, Value
from cardspeak.books.shelf import short_name
from cardspeak.floor.ruling import Asked, Effect, Kind, Ruling
from cardspeak.words import Message, items, message


class Silent(Exception):
    """The book in force says nothing on a point that decides; the floor turns it into a decision with guidance."""

    def __init__(self, setting: Setting[Value], leaves: tuple[Effect, ...] = ()) -> None:
        super().__init__(setting.name)
        self.setting = setting
        self.leaves = leaves
        """What is remembered of it, whatever the director decides."""


class Inquiry:
    """Ask settings, note facts, cite rules; ``ruling`` puts them together."""

    def __init__(self, policy: Policy, actor: str | None = None) -> None:
        self.policy = policy
        self.actor = actor
        self.facts: list[Message] = []
        self.asked: dict[str, Asked] = {}
        self.cites: dict[Citation, None] = {}

    def ask(self, setting: Setting[T]) -> T:
        """The book's value; ``Silent`` where it has none."""
        value = self.maybe(setting)
        if value is None:
            raise Silent(cast("Setting[Value]", setting))
        return value

    def maybe(self, setting: Setting[T]) -> T | None:
        """The book's value, or None where it is silent."""
        answer = self.policy.answer(setting)
        value = "" if answer is None else _said(answer.value)
        self.asked[setting.name] = Asked(setting.name, value, answer.layer if answer else "")
        return None if answer is None else answer.value

    def cite(self, setting: Setting[Any], case: str = EVERYWHERE) -> None:
        """Count the rules of a setting, for one case of it, among those the ruling rests on."""
        answer = self.policy.answer(setting)
        if answer is not None:
            self.cites.update(dict.fromkeys(answer.cited(case)))

    def cited(self, setting: Setting[Any], case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules of a setting for one case, for a choice of the director."""
        answer = self.policy.answer(setting)
        return () if answer is None else answer.cited(case)

    def fact(self, found: Message) -> None:
        """Note what was found."""
        self.facts.append(found)

    def ruling(self, kind: Kind, *, why: Message, **found: Any) -> Ruling:
        """The ruling: whatever was asked, noted and cited so far belongs to it."""
        cites = tuple(self.cites)
        borrowed = tuple(dict.fromkeys(cite.layer for cite in cites if self.policy.fallback(cite.layer)))
        if borrowed:
            why = why.then(
                message(
                    "floor.answer-borrowed-from-books",
                    book=short_name(self.policy.book),
                    others=items(map(short_name, borrowed)),
                )
            )
        found.setdefault("actor", self.actor)
        return Ruling(
            kind=kind, why=why, cites=cites, facts=tuple(self.facts), asked=tuple(self.asked.values()), **found
        )


def _said(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, tuple) else str(value)
