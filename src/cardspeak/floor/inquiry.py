"""An inquiry: one ruling in the making, with the facts found, the settings asked and the rules that count."""

from __future__ import annotations

from typing import Any

from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import EVERYWHERE, Citation, Policy
from cardspeak.books.setting import Point, Setting, T, Value
from cardspeak.floor.ruling import Asked, Effect, Kind, Ruling
from cardspeak.words import Message, items, message


class Silent(Exception):
    """The book in force says nothing on a point that decides; the floor turns it into a decision with guidance."""

    def __init__(self, point: Point, leaves: tuple[Effect, ...] = ()) -> None:
        super().__init__(point.name)
        self.point = point
        self.leaves = leaves
        """What is remembered of it, whatever the director decides."""


class Inquiry:
    """Ask settings, rest on points, note facts; ``ruling`` puts them together."""

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
            raise Silent(setting)
        return value

    def maybe(self, setting: Setting[T]) -> T | None:
        """The book's value, or None where it is silent."""
        answer = self.policy.answer(setting)
        value = "" if answer is None else _said(answer.value)
        self.asked[setting.name] = Asked(setting.name, value, answer.layer if answer else "")
        return None if answer is None else answer.value

    def require(self, point: Point) -> None:
        """``Silent`` where the book does not lay down a point."""
        if not self.policy.has(point):
            raise Silent(point)

    def rest_on(self, point: Point, case: str = EVERYWHERE) -> None:
        """Count the rules of a point, which the book must lay down; ``Silent`` where it does not."""
        self.require(point)
        self.cite(point, case)

    def cite(self, point: Point, case: str = EVERYWHERE) -> None:
        """Count the rules of a point, for one case of it, if the book lays it down."""
        self.cites.update(dict.fromkeys(self.policy.cites(point, case)))

    def cited(self, point: Point, case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules of a point for one case, for a choice of the director."""
        return self.policy.cites(point, case)

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
