"""A ruling: what something at the table counts as, what is done about it, and the rules that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from cardspeak.books.policy import Citation
from cardspeak.hand.options import Options

if TYPE_CHECKING:
    from cardspeak.floor.table import Table

Kind = Literal["reading", "options", "remedy", "decision", "unreadable", "refused"]
ActionName = Literal["call", "raise", "bet", "check", "fold", "all-in"]
Penalty = Literal["may", "must"]
Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]
"""What JSON can hold."""


class Effect(Protocol):
    """What a ruling does to the table: a frozen value that knows how."""

    def apply(self, table: Table) -> None:
        """Let it happen; a ``Refusal`` changes nothing."""


class Choice(msgspec.Struct, frozen=True):
    """One lawful way out that is left to the director."""

    option: str
    """As the script names it: ``call 8000``, ``fold, forfeit 2000``."""
    cites: tuple[Citation, ...] = ()
    effects: tuple[Effect, ...] = ()
    guidance: tuple[str, ...] = ()
    """Other books that would say so, where the book in force is silent."""

    @property
    def shown(self) -> tuple[str, ...]:
        """The numbers of its rules; guidance names the book as well, since the rule is not one of the book in force."""
        if self.guidance:
            return tuple(dict.fromkeys(f"{cite.layer}:{cite.number}" for cite in self.cites))
        return shown(self.cites)


class Asked(msgspec.Struct, frozen=True):
    """A setting that was asked on the way, for the trace."""

    setting: str
    value: str
    layer: str
    """Empty where the book is silent."""


class Lawful(msgspec.Struct, frozen=True):
    """The options of a player less what a ruling takes away; amounts are totals for the street."""

    options: Options
    barred: frozenset[str] = frozenset()
    """Of fold, check, call, bring-in and raise, which stands for a bet as well."""

    def without(self, *acts: str) -> Lawful:
        """The same with more taken away."""
        return Lawful(self.options, self.barred.union(acts))

    @property
    def fold(self) -> bool:
        """Whether the hand may be given up."""
        return self.options.fold and "fold" not in self.barred

    @property
    def check(self) -> bool:
        """Whether the player may check."""
        return self.options.check and "check" not in self.barred

    @property
    def call(self) -> int | None:
        """The total that a call makes."""
        more = None if "call" in self.barred else self.options.call
        return None if more is None else self.options.own + more

    @property
    def raise_min(self) -> int | None:
        """The least bet or raise, which may be a bring-in."""
        if "raise" in self.barred:
            return None
        return self._bring_in or self.options.raise_min

    @property
    def raise_max(self) -> int | None:
        """The most that can be bet or raised to."""
        if "raise" in self.barred:
            return None
        return self.options.raise_max or self._bring_in

    @property
    def _bring_in(self) -> int | None:
        return None if "bring-in" in self.barred else self.options.bring_in

    @property
    def opening(self) -> bool:
        """Whether a wager would be a bet; otherwise it is a raise."""
        return self.options.opening

    def as_json(self) -> dict[str, Plain]:
        """The options as other programs read them."""
        sizes: Plain = None
        if self.raise_min is not None:
            sizes = {"min": self.raise_min, "max": self.raise_max}
        return {"fold": self.fold, "check": self.check, "call": self.call, "raise": sizes}

    def items(self) -> list[str]:
        """The options as a script writes them, one by one; a wager with its least and most."""
        said = self._passive()
        if self.raise_min is not None:
            sizes = dict.fromkeys((str(self.raise_min), str(self.raise_max)))
            said.append(f"{self._wager} {'-'.join(sizes)}")
        return said

    def brief(self) -> str:
        """The options in a few words; a wager with its least alone: ``fold, call 1100, raise 1700+``."""
        more = [] if self.raise_min is None else [f"{self._wager} {self.raise_min}+"]
        return ", ".join((*self._passive(), *more))

    def _passive(self) -> list[str]:
        said = [word for word, is_open in (("fold", self.fold), ("check", self.check)) if is_open]
        return said if self.call is None else [*said, f"call {self.call}"]

    @property
    def _wager(self) -> str:
        return "bet" if self.opening else "raise"


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What the floor says. Totals are for the street; ``returned`` goes back to the actor out of the chips pushed."""

    kind: Kind
    actor: str | None = None
    action: ActionName | None = None
    to: int | None = None
    returned: int = 0
    binding: bool | None = None
    options: Lawful | None = None
    director: tuple[Choice, ...] = ()
    penalty: Penalty | None = None
    steps: tuple[str, ...] = ()
    """What the dealer or the player does now, in order."""
    answer: Plain = None
    """The short answer to a question, or the name of a remedy: ``misdeal``; comparable in a script."""
    cites: tuple[Citation, ...] = ()
    why: str = ""
    facts: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()
    effects: tuple[Effect, ...] = ()

    def as_json(self, line: int, book: str) -> dict[str, Plain]:
        """The ruling as other programs read it; the shape is stable."""
        return {
            "line": line,
            "book": book,
            "actor": self.actor,
            "kind": self.kind,
            "action": self.action,
            "to": self.to,
            "returned": self.returned,
            "binding": self.binding,
            "options": self.options.as_json() if self.options else None,
            "director": [{"option": one.option, "cites": list(one.shown)} for one in self.director],
            "penalty": self.penalty,
            "steps": [str(one) for one in self.steps],
            "answer": self.answer,
            "cites": list(shown(self.cites)),
            "why": str(self.why),
        }


def shown(cites: tuple[Citation, ...]) -> tuple[str, ...]:
    """The numbers a player is shown, each once."""
    return tuple(dict.fromkeys(cite.number for cite in cites))
