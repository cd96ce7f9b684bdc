"""A director who does what the book asks, and takes the first option wherever it is left to them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from cardspeak.errors import Ambiguous, Refusal
from cardspeak.tournament.advice import each_advice
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.needs import Advice

TRIES = 6
"""Questions that one order may raise."""
TASTE: dict[str, Any] = {"seconds": 120}
"""What this director says where a book is silent and no list of options is offered."""
MOST_AT_ONCE, MOST_EACH = 400, 4
"""Pieces of advice that may follow one on another before something is wrong: in all, and besides for each entry."""


class Director:
    """Gives orders in an event; time comes in, chance is the sealed seed."""

    def __init__(self, event: Event, seed: bytes, by: str = "director") -> None:
        self.event = event
        self.seed = seed
        self.by = by
        self.refused: list[tuple[Advice, Refusal]] = []
        """Advice that could not be taken as it was given."""

    def order(self, order: Order, at: int, why: str = "") -> tuple[Entry, ...]:
        """Give an order; where the book leaves something to the director the first option is taken, and put on record."""
        context = Context(at=at, by=self.by, seed=self.seed)
        for _ in range(TRIES):
            try:
                return self.event.order(order, context, why)
            except Ambiguous as question:
                answered = answer(order, question)
                if answered is None:
                    raise
                order, why = answered, f"{why} {question.field}: the director's choice.".strip()
        return self.event.order(order, context, why)

    def follow(self, at: int, kinds: Collection[str] = (), leave: Collection[str] = ()) -> int:
        """Do everything that is advised, or only some kinds of it, until nothing is left; how many orders that were."""
        done = 0
        refused: set[Order] = set()
        most = MOST_AT_ONCE + MOST_EACH * len(self.event.state.of(Entrants).entries)
        while done < most:
            for one in each_advice(self.event.state, at, kinds, leave):
                if self._takes(one, at, refused):
                    done += 1
                    break
            else:
                return done
        raise AssertionError(f"advice without end: {self.event.log[-1].what}")

    def _takes(self, one: Advice, at: int, refused: set[Order]) -> bool:
        """Take the first order of some advice that is not refused."""
        for order in one.orders:
            if order in refused:
                continue
            try:
                self.order(order, at)  # the log needs no reason where the book has asked for it
            except Refusal as refusal:
                refused.add(order)
                self.refused.append((one, refusal))
            else:
                return True
        return False


def answer(order: Order, question: Refusal) -> Order | None:
    """The order with the first of the options that a refusal offers; None where it cannot hold an answer."""
    field = question.field or ""
    if field in TASTE and field in order.__struct_fields__:
        return _with(order, **{field: TASTE[field]})
    options = question.limits.get("of") or question.limits.get("options") or _setting(question)
    if not isinstance(options, list) or not options:
        return None
    if field == "choices" and hasattr(order, "choices"):
        return _with(order, choices={**order.choices, str(question.limits["setting"]): options[0]})
    if field in order.__struct_fields__ and not isinstance(getattr(order, field), tuple):
        return _with(order, **{field: _read(order, field, options[0])})
    for name in order.__struct_fields__:  # a question about a part of the order, such as the payouts wanted
        part = getattr(order, name)
        if isinstance(part, msgspec.Struct) and field in part.__struct_fields__:
            return _with(order, **{name: msgspec.structs.replace(part, **{field: options[0]})})
    return None


def _setting(question: Refusal) -> list[str]:
    """The values that a silent book's setting would take."""
    accepts = question.limits.get("accepts")
    return [one.strip(" '\"") for one in str(accepts).replace(" or ", ",").split(",")] if accepts else []


def _read(order: Order, field: str, value: Any) -> Any:
    """A yes-or-no field takes yes where options are words."""
    return True if isinstance(getattr(order, field), bool) and not isinstance(value, bool) else value


def _with(order: Order, **changes: Any) -> Order:
    return msgspec.structs.replace(order, **changes)
