"""A question: what a person has to decide, the possible answers, what other books say, and where the answer goes.

A refusal that asks carries one. Pages show it, the command line prints it, and ``answered`` puts the answer into the order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from cardspeak.words.message import Message, MessageValue, items, word

Answer = bool | int | str | tuple[str, ...]
Takes = Literal["choice", "flag", "number", "share", "set", "text", "buttons", "stacks"]
"""Of ``buttons`` the options are tables, and the answer says where the button is at each; of ``stacks`` they are entries, and it
says what each of them had."""
CHOICES = "choices"
"""The field of an order that holds what the director chose, by the names of settings."""


class Option(msgspec.Struct, frozen=True):
    """One possible answer, and the words people see for it."""

    value: Answer
    says: MessageValue


class OtherBook(msgspec.Struct, frozen=True, kw_only=True):
    """What another book says on the point, with its own rules."""

    book: str
    name: str
    """What people call it."""
    value: Answer | None = None
    """None where it lays the point down without a value."""
    cites: tuple[str, ...] = ()


class WordedOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option as people read it."""

    value: Answer
    says: str


class WordedBook(msgspec.Struct, frozen=True, kw_only=True):
    """What another book says, as people read it."""

    book: str
    name: str
    says: str
    cites: tuple[str, ...]


class WordedQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question in the language of whoever has to answer it."""

    asks: str
    field: tuple[str, ...]
    takes: Takes
    options: tuple[WordedOption, ...]
    others: tuple[WordedBook, ...]


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked, the options, what the other books say, and where the answer goes."""

    asks: Message
    field: tuple[str, ...]
    """The field of the order, and the name within it: ``("seat",)``, ``("choices", "prizes.won_by")``."""
    options: tuple[Option, ...] = ()
    """None where whatever the field takes may be answered."""
    takes: Takes = "choice"
    others: tuple[OtherBook, ...] = ()

    @property
    def setting(self) -> str:
        """The name of the setting on which a book would say it; empty where it is a matter of fact."""
        return self.field[1] if self.field[0] == CHOICES else ""

    @property
    def field_name(self) -> str:
        """The field by its own name."""
        return CHOICES if self.setting else self.field[-1]

    @property
    def values(self) -> list[Answer]:
        """What may be answered."""
        return [one.value for one in self.options]

    def worded(self, language: str) -> WordedQuestion:
        """The question in a language."""
        from cardspeak.words.catalogue import worded  # reads files: only where words are wanted

        def said(one: MessageValue) -> str:
            return worded(one if isinstance(one, Message) else Message("items", {"items": one}), language)

        return WordedQuestion(
            asks=said(self.asks), field=self.field, takes=self.takes,
            options=tuple(WordedOption(value=one.value, says=said(one.says)) for one in self.options),
            others=tuple(
                WordedBook(
                    book=one.book, name=one.name, cites=one.cites,
                    says="" if one.value is None else said(in_words(one.value)),
                )
                for one in self.others
            ),
        )  # fmt: skip


def in_words(value: Answer) -> MessageValue:
    """A value of a setting in words."""
    if isinstance(value, bool):
        return Message("choice.yes" if value else "choice.no")
    if isinstance(value, tuple):
        return Message("items", {"items": items(word("choice", one) for one in value)})
    return word("choice", value) if isinstance(value, str) else value


YES_OR_NO = (Option(True, Message("choice.yes")), Option(False, Message("choice.no")))


def options(values: Iterable[Answer]) -> tuple[Option, ...]:
    """Values of a setting as options."""
    return tuple(Option(one, in_words(one)) for one in values)


AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)


def answered(order: AnyStruct, question: Question, value: object) -> AnyStruct:
    """The order with the answer to a question in it."""
    first, *rest = question.field
    if not rest:
        return msgspec.structs.replace(order, **{first: value})
    held = getattr(order, first)
    if isinstance(held, msgspec.Struct):
        return msgspec.structs.replace(order, **{first: msgspec.structs.replace(held, **{rest[0]: value})})
    return msgspec.structs.replace(order, **{first: {**held, rest[0]: value}})
