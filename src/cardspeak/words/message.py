"""A message: a code and typed values. It is worded in the reader's language when it is shown.

>>> left = message("clock.seconds-left", name="Ann", left=20)
>>> left.code, left.values
('clock.seconds-left', {'name': 'Ann', 'left': 20})
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from decimal import Decimal
from fractions import Fraction
from typing import Literal, Protocol, TypeAlias, Union, runtime_checkable

import msgspec


class Message(msgspec.Struct, frozen=True, tag="message", tag_field="is", omit_defaults=True):
    """Something to be said: ``code`` finds the words, ``values`` fill them. ``str`` gives the English."""

    code: str
    values: dict[str, MessageValue] = {}

    def __str__(self) -> str:
        from cardspeak.words.catalogue import worded  # the catalogue reads files: only where words are wanted

        return worded(self)

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.values.items())))

    def then(self, *more: Message | None) -> Message:
        """The message with those that follow it, a sentence each; None is left out."""
        said = self
        for one in more:
            if one is not None:
                said = Message("sentences", {"first": said, "then": one})
        return said


class Chips(msgspec.Struct, frozen=True, tag="chips", tag_field="is"):
    """An amount of chips."""

    amount: int


class Money(msgspec.Struct, frozen=True, tag="money", tag_field="is"):
    """An amount of money in the smallest unit of a currency."""

    amount: int
    currency: str = ""


class Moment(msgspec.Struct, frozen=True, tag="moment", tag_field="is", omit_defaults=True):
    """A moment, in milliseconds since 1970; ``offset`` is how many minutes the clocks of the place are ahead of universal time."""

    at: int
    offset: int = 0


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="is"):
    """A place in the order of finishing."""

    number: int


Joined = Literal["comma", "and", "or", "hyphen", "bar", "semicolon"]


class Items(msgspec.Struct, frozen=True, tag="items", tag_field="is", omit_defaults=True):
    """Several things in a row: joined by commas, with "and" or "or" before the last, or by another mark."""

    items: tuple[MessageValue, ...]
    joined: Joined = "comma"

    def __bool__(self) -> bool:
        return bool(self.items)

    def __str__(self) -> str:
        return str(Message("items", {"items": self}))


@runtime_checkable
class Worded(Protocol):
    """Something that is a text for programs and a message for people."""

    def as_message(self) -> Message:
        """What people are shown."""
        ...


MessageValue: TypeAlias = Union[int, str, Message, Chips, Money, Moment, Place, Items]  # noqa: UP007  # named before Message is known
PlainText: TypeAlias = str | float | Decimal | Fraction | Exception
"""What is said as ``str`` gives it."""
Sayable: TypeAlias = MessageValue | Worded | PlainText | Sequence["Sayable"] | AbstractSet["Sayable"]
"""What a message can be given to say. None is not among them: where nothing is there to be said, the sentence is another one."""
_NOT_IN_A_CODE = re.compile(r"[^a-z0-9]+")


def message(code: str, /, **values: Sayable) -> Message:
    """A message with its values; several in a row become items, and what is plain text becomes text."""
    return Message(code, {name: as_value(one) for name, one in values.items()})


def items(several: Iterable[Sayable], joined: Joined = "comma") -> Items:
    """Several things in a row."""
    return Items(tuple(as_value(one) for one in several), joined)


def words_of(family: str, *texts: str) -> Mapping[str, Message]:
    """The words of a family by their plain names: the code is made of both.

    >>> words_of("post", "ante", "small blind")["small blind"]
    Message(code='post.small-blind', values={})
    """
    return {one: word(family, one) for one in texts}


def word(family: str, text: str) -> Message:
    """A word of a family by its plain name.

    >>> word("why", "table break")
    Message(code='why.table-break', values={})
    """
    return Message(f"{family}.{_NOT_IN_A_CODE.sub('-', text.lower()).strip('-')}")


WORDS_ELSEWHERE: dict[str, Callable[[str, str], str]] = {}
"""Families of messages that are worded elsewhere, such as texts of books: functions of the name and the language."""


def as_value(value: Sayable) -> MessageValue:
    """A value that a message can carry. A bool and None are refused: they have no words."""
    if isinstance(value, (Message, Chips, Money, Moment, Place, Items)):
        return value
    if isinstance(value, Worded):
        return value.as_message()
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, PlainText):
        return str(value)
    if isinstance(value, (Sequence, AbstractSet)):
        return items(value)
    raise TypeError(f"{value!r} is not a word in any language")
