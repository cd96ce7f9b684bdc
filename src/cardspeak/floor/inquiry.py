"""The inquiry of the floor: it collects the facts, settings and rules of one ruling."""

from __future__ import annotations

from typing import Any

from cardspeak.books.inquiry import Inquiry as BookInquiry
from cardspeak.books.inquiry import Silent
from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import Policy
from cardspeak.floor.ruling import Ruling, RulingKind
from cardspeak.words import Message, items, message

__all__ = ["Inquiry", "Silent"]


class Inquiry(BookInquiry):
    """Ask settings, rest on points, note facts; ``ruling`` puts them together."""

    def __init__(self, policy: Policy, actor: str | None = None) -> None:
        super().__init__(policy)
        self.actor = actor
        self.facts: list[Message] = []

    def fact(self, found: Message) -> None:
        """Note what was found."""
        self.facts.append(found)

    def ruling(self, kind: RulingKind, *, why: Message, **found: Any) -> Ruling:
        """The ruling: whatever was asked, noted and cited so far belongs to it."""
        cites = tuple(self.cites)
        borrowed = tuple(dict.fromkeys(cite.layer for cite in cites if self.policy.fallback(cite.layer)))
        if borrowed:
            all_of_it = all(self.policy.fallback(cite.layer) for cite in cites)
            why = why.then(
                message(
                    "floor.answer-borrowed" if all_of_it else "floor.answer-borrowed/in-part",
                    book=short_name(self.policy.book),
                    others=items(map(short_name, borrowed)),
                )
            )
        found.setdefault("actor", self.actor)
        return Ruling(
            kind=kind,
            why=why,
            cites=cites,
            readings=tuple(self.readings),
            facts=tuple(self.facts),
            asked=tuple(self.asked.values()),
            **found,
        )
