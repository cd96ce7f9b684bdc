"""The table the floor is called to: a policy, a hand in progress, names for the seats, and what is remembered."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar, cast

from cardspeak.books.policy import Citation, Policy
from cardspeak.errors import Unreadable
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message

Memory = TypeVar("Memory")


class SeatLabel(str):
    """What a player without a name is called: in scripts ``seat 4``, in sentences whatever the language says."""

    __slots__ = ("seat",)
    seat: int

    def as_message(self) -> Message:
        """The label in a sentence."""
        return message("script.seat-label", seat=self.seat)


def seat_label(seat: int) -> SeatLabel:
    """The label of a seat.

    >>> seat_label(4)
    'seat 4'
    """
    label = SeatLabel(f"seat {seat}")
    label.seat = seat
    return label


class Lasting:
    """A memory that outlasts the hand; every other one is forgotten when the next hand begins."""

    def on_next_hand(self) -> None:
        """Drop what belonged to the hand that is over."""


@dataclass
class Redeal:
    """Whether the hand repeats one that was called off."""

    repeats: bool = False


@dataclass
class HandForHand(Lasting):
    """Whether play is hand for hand, and whether the floor has let this table go on with its all-in or the next hand."""

    on: bool = False
    released: bool = False
    others_done: bool = False
    """Every other table has finished its hand."""

    def on_next_hand(self) -> None:
        """A release is for one hand."""
        self.released = self.others_done = False


@dataclass
class RuledHands:
    """By which rules a hand is dead, or live after a doubt: the last ruling that changed or upheld it, by seat."""

    cites: dict[int, tuple[Citation, ...]] = field(default_factory=dict)

    def note(self, seats: Iterable[int], cites: tuple[Citation, ...]) -> None:
        """Remember the rules for these hands."""
        for seat in seats:
            self.cites[seat] = cites


class Table:
    """Where a ruling is asked for and takes effect.

    ``recall(Kind)`` keeps one object of each kind of memory (what was acted out of turn, who is away, …), so that each
    part of the floor remembers its own facts and the table stays small.
    """

    def __init__(self, policy: Policy, hand: Hand | None = None, names: Mapping[int, str] | None = None) -> None:
        self.policy = policy
        self.hand = hand
        self.names = dict(names or {})
        """What the players are called, by seat."""
        self.open: Ruling | None = None
        """A ruling that waits for the director's choice."""
        self._memory: dict[type, object] = {}

    def recall(self, kind: type[Memory]) -> Memory:
        """The memory of a kind; empty the first time."""
        found = self._memory.get(kind)
        if found is None:
            found = self._memory[kind] = kind()
        return cast("Memory", found)

    def forget(self, kind: type[object]) -> None:
        """Drop a memory; the next hand starts without it."""
        self._memory.pop(kind, None)

    def go_to_next_hand(self) -> None:
        """The hand is over and its cards are gone: nothing is left of it but what lasts."""
        self.hand = self.open = None
        for kind, memory in list(self._memory.items()):
            if isinstance(memory, Lasting):
                memory.on_next_hand()
            else:
                self.forget(kind)

    def call_off(self, again: Hand) -> None:
        """The hand does not count: nothing is left of it but what lasts, and it waits to be dealt again."""
        self.hand, self.open = again, None
        for kind, memory in list(self._memory.items()):
            if not isinstance(memory, Lasting):
                self.forget(kind)
        self.recall(Redeal).repeats = True

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        return self.names.get(seat) or seat_label(seat)

    def the_hand(self) -> Hand:
        """The hand in progress; refused where none is."""
        if self.hand is None:
            raise Unreadable("floor.no-hand")
        return self.hand

    def take(self, ruling: Ruling) -> None:
        """Let a ruling take effect; one that is left to the director waits for ``choose``."""
        before = self._live_seats()
        for effect in ruling.effects:
            effect.apply(self)
        self.recall(RuledHands).note(before ^ self._live_seats(), ruling.cites)
        if ruling.kind == "decision" and ruling.director and not (ruling.aside and self.waits):
            self.open = ruling

    @property
    def waits(self) -> bool:
        """Whether the hand waits for the director's choice."""
        return self.open is not None and not self.open.aside

    def _live_seats(self) -> frozenset[int]:
        return frozenset() if self.hand is None else frozenset(self.hand.live_seats)

    def choose(self, choice: Choice) -> None:
        """The director has chosen: let it take effect."""
        self.open = None
        for effect in choice.effects:
            effect.apply(self)

    def snapshot(self) -> tuple[object, ...]:
        """Everything that may change, for ``restore``."""
        return (self.policy, copy.deepcopy(self.hand), dict(self.names), self.open, copy.deepcopy(self._memory))

    def restore(self, before: tuple[object, ...]) -> None:
        """Go back to a snapshot."""
        self.policy, self.hand, self.names, self.open, self._memory = before  # type: ignore[assignment]
