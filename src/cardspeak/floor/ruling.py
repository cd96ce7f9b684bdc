"""A ruling: what something at the table counts as, what is done about it, and the rules that say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from cardspeak.books.inquiry import Asked
from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import Citation
from cardspeak.hand.options import Options
from cardspeak.words import Message, items, message

if TYPE_CHECKING:
    from cardspeak.floor.table import Table

RulingKind = Literal["reading", "options", "remedy", "decision", "unreadable", "refused"]
ActionName = Literal["call", "raise", "bet", "check", "fold", "all-in"]
Penalty = Literal["may", "must"]
Plain = str | int | bool | None | Message | list["Plain"] | dict[str, "Plain"]
"""An answer: what JSON can hold, and messages, which JSON holds as their English words."""

SILENT = "silent"
"""The answer of a book that does not settle the matter, alone or beside what it does settle."""


class Effect(Protocol):
    """What a ruling does to the table: a frozen value that knows how."""

    def apply(self, table: Table) -> None:
        """Let it happen; a ``Refusal`` changes nothing."""


class Guidance(msgspec.Struct, frozen=True):
    """What another book says to an option where the book in force is silent."""

    book: str
    cites: tuple[Citation, ...] = ()
    open: bool = False
    """That book leaves it to the director as well: it would not rule so, it only allows it."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of its rules."""
        return shown(self.cites)


class Choice(msgspec.Struct, frozen=True):
    """One lawful way out that is left to the director."""

    says: Message
    cites: tuple[Citation, ...] = ()
    effects: tuple[Effect, ...] = ()
    guidance: tuple[Guidance, ...] = ()
    """What other books say to it, where the book in force is silent."""
    name: str = ""
    """What programs call it, where they choose it."""
    returned: int = 0
    """What goes back to the actor with it out of the chips pushed."""

    @property
    def option(self) -> str:
        """As the script names it: ``call 8000``, ``fold, forfeit 2000``."""
        return str(self.says)

    @property
    def shown(self) -> tuple[str, ...]:
        """The numbers of its rules; guidance names the book as well, since the rule is not one of the book in force."""
        if self.guidance:
            cites = (cite for book in self.guidance for cite in book.cites)
            return tuple(dict.fromkeys(f"{cite.layer}:{cite.number}" for cite in cites))
        return shown(self.cites)


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What the floor says. Totals are for the street; ``returned`` goes back to the actor out of the chips pushed."""

    kind: RulingKind
    actor: str | None = None
    action: ActionName | None = None
    to: int | None = None
    returned: int = 0
    binding: bool | None = None
    options: Options | None = None
    director: tuple[Choice, ...] = ()
    penalty: Penalty | None = None
    steps: tuple[Message, ...] = ()
    """What the dealer or the player does now, in order."""
    answer: Plain = None
    """The short answer to a question, or the name of a remedy: ``misdeal``; comparable in a script."""
    cites: tuple[Citation, ...] = ()
    readings: tuple[Citation, ...] = ()
    """Rules among them that are unclear in the book: what is ruled is our reading."""
    why: Message
    facts: tuple[Message, ...] = ()
    asked: tuple[Asked, ...] = ()
    effects: tuple[Effect, ...] = ()
    aside: bool = False
    """It is about a player and not about the hand: play goes on while the director decides, and it waits for no other decision."""

    @property
    def silent(self) -> bool:
        """Whether the book leaves something of the matter open, so that the director decides."""
        if isinstance(self.answer, dict):
            return SILENT in self.answer.values()
        return self.answer == SILENT or (isinstance(self.answer, list) and SILENT in self.answer)

    @property
    def explanation(self) -> Message:
        """Why, and what other books would rule where this one is silent."""
        guided = [
            message("floor.guidance-open" if left_open else "floor.guidance", books=items(books), option=one.says)
            for one in self.director
            for left_open in (False, True)
            if (books := [_by_book(book) for book in one.guidance if book.open is left_open])
        ]
        guidance = message("floor.guidance-from-other-books", told=items(guided, "semicolon")) if guided else None
        return self.why.then(guidance)

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
            "options": None if self.options is None else options_json(self.options),
            "director": [{"option": one.option, "cites": list(one.shown)} for one in self.director],
            "penalty": self.penalty,
            "steps": [str(one) for one in self.steps],
            "answer": plain(self.answer),
            "cites": list(shown(self.cites)),
            "readings": list(shown(self.readings)),
            "why": str(self.explanation),
        }


def _by_book(guidance: Guidance) -> Message:
    book = short_name(guidance.book)
    if not guidance.cites:
        return message("floor.guidance-book", book=book)
    return message("floor.guidance-book/cited", book=book, rules=items(guidance.rules))


class KeptChoice(msgspec.Struct, frozen=True):
    """A way out that was left to the director, as it is written down."""

    says: Message
    cites: tuple[str, ...] = ()
    guidance: tuple[str, ...] = ()


class KeptRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling as it is written down: what was said and by which rules, without what it did to the table."""

    book: str
    text: str
    """The line of the script that it rules on."""
    kind: RulingKind
    outcome: Message
    """The ruling in a few words."""
    why: Message
    actor: str | None = None
    returned: int = 0
    director: tuple[KeptChoice, ...] = ()
    penalty: Penalty | None = None
    steps: tuple[Message, ...] = ()
    cites: tuple[str, ...] = ()


def plain(answer: Plain) -> Plain:
    """An answer as JSON holds it."""
    if isinstance(answer, Message):
        return str(answer)
    if isinstance(answer, list):
        return [plain(one) for one in answer]
    return {key: plain(one) for key, one in answer.items()} if isinstance(answer, dict) else answer


def shown(cites: tuple[Citation, ...]) -> tuple[str, ...]:
    """The numbers a player is shown, each once."""
    return tuple(dict.fromkeys(cite.number for cite in cites))


def options_json(options: Options) -> dict[str, Plain]:
    """What a player may do, as other programs read it: amounts are totals for the street."""
    call = None if options.call is None else options.own + options.call
    sizes: Plain = None if options.sizes is None else {"min": options.sizes[0], "max": options.sizes[1]}
    return {"fold": options.fold, "check": options.check, "call": call, "raise": sizes}


def options_said(options: Options, size: Callable[[int, int], str] | None = None) -> list[str]:
    """What a player may do, as a script writes it, one by one; a bring-in is the least bet."""
    if options.sizes is not None:
        least, most = options.sizes
        options = msgspec.structs.replace(options, bring_in=None, closed=None, least=least, most=most)
    return options.items(size=size)
