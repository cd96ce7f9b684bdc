"""One thing to do now (``Advice``), and what somebody has to say or do first (``Need``)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from cardspeak.tournament.core import Order
from cardspeak.words import Message, Money, Sayable, message

AdviceKind = Literal[
    "papers", "bust", "issue stacks", "draw seats", "seat", "open table", "draw buttons", "start", "all have chips", "close registration",
    "announce payouts", "announce level", "colour up", "remove", "hand for hand", "next hand", "end hand for hand",
    "final", "empty table", "break", "move", "halt", "small table", "button", "alternate", "winner", "tickets", "report", "pay", "dispute",
    "fill envelopes", "bounty", "pay bounty", "decks", "end day", "bag", "take in", "release",
    "end", "penalty",
]  # fmt: skip


class Need(msgspec.Struct, frozen=True, tag_field="need"):
    """What somebody has to say or do first; its words are ``need.`` and its name, its fields the values."""

    @property
    def message(self) -> Message:
        """What is needed, for people."""
        values: dict[str, Sayable] = {name: getattr(self, name) for name in self.__struct_fields__}
        return message(f"need.{self.__struct_config__.tag}", **values)


class ButtonOf(Need, frozen=True, tag="button"):
    """Where the button is at a table."""

    table: int


class DealerSeatOf(Need, frozen=True, tag="dealer"):
    """Which seat deals at a table."""

    table: int


class ChipsOf(Need, frozen=True, tag="chips"):
    """How many chips of a value everybody at a table has."""

    value: int
    table: int


class StackOf(Need, frozen=True, tag="stack"):
    """The chips of an entry, counted."""

    entry: int
    name: str


class StackBefore(Need, frozen=True, tag="stack-before"):
    """What an entry had at the start of the hand."""

    entry: int
    name: str


class PaidWrongly(Need, frozen=True, tag="paid-wrongly"):
    """A payment that is not what is due any more is struck out; below zero it was too little."""

    entry: int
    name: str
    amount: Money


class PaidInstead(Need, frozen=True, tag="paid-instead"):
    """What was paid to others instead of an entry is struck out."""

    entry: int
    name: str


class PapersOf(Need, frozen=True, tag="papers"):
    """Papers that an entry has still to show."""

    entry: int
    name: str
    papers: tuple[Message, ...]


class RoomIsFull(Need, frozen=True, tag="room-full"):
    """Another table, or fewer entries."""


class Reason(Need, frozen=True, tag="reason"):
    """A reason on record, in a field of the order."""

    field: str = "why"


class DecisionNeeded(Need, frozen=True, tag="decision"):
    """A decision of the director."""


class MoreEntries(Need, frozen=True, tag="more-entries"):
    """More entries, or the event is called off."""


class HandsFinished(Need, frozen=True, tag="hands-finished"):
    """Every table has finished its hand."""


class FlightResults(Need, frozen=True, tag="flights"):
    """The result of each flight."""


class Pause(Need, frozen=True, tag="pause"):
    """A pause until entries close."""


class Wait(Need, frozen=True, tag="wait"):
    """Waiting until entries close."""


AnyNeed: TypeAlias = (
    ButtonOf | DealerSeatOf | ChipsOf | StackOf | StackBefore | PaidWrongly | PaidInstead | PapersOf | RoomIsFull | Reason
    | DecisionNeeded | MoreEntries | HandsFinished | FlightResults | Pause | Wait
)  # fmt: skip


class FormToFill(msgspec.Struct, frozen=True):
    """An order to fill in, with the fields that are known."""

    order: type[Order]
    fields: dict[str, int | str] = {}


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do now."""

    INFORMATION: ClassVar[frozenset[str]] = frozenset({"decks"})
    """Kinds of advice that are for information only: there is no order to give."""

    kind: AdviceKind
    message: Message
    """Its code is ``advice.`` and the kind, with the special case after another dot."""
    orders: tuple[Order, ...] = ()
    """Ready to execute: one, or several where the director chooses; none where people have to act first."""
    forms: tuple[FormToFill, ...] = ()
    """Where none is ready: the orders that fit."""
    needs: tuple[AnyNeed, ...] = ()
    reasons: tuple[Message, ...] = ()
    cites: tuple[str, ...] = ()

    @property
    def order(self) -> Order | None:
        """The order, or the first of those to choose from."""
        return self.orders[0] if self.orders else None


def advise(
    kind: AdviceKind,
    form: str = "",
    /,
    *,
    orders: tuple[Order, ...] = (),
    forms: tuple[FormToFill, ...] = (),
    needs: tuple[AnyNeed, ...] = (),
    reasons: tuple[Message, ...] = (),
    cites: tuple[str, ...] = (),
    **values: Sayable,
) -> Advice:
    """An advice in the words of its kind.

    >>> advise("halt", "armed", table=4, short=2).message
    Message(code='advice.halt.armed', values={'table': 4, 'short': 2})
    """
    code = ".".join(part for part in ("advice", kind.replace(" ", "-"), form) if part)
    return Advice(
        kind=kind,
        message=message(code, **values),
        orders=orders,
        forms=forms,
        needs=needs,
        reasons=reasons,
        cites=cites,
    )
