"""What the book asks for next: messages for the page, and orders that are ready to be sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.advice import advice
from cardspeak.tournament.core import Order, words
from cardspeak.tournament.needs import Advice, AdviceKind, AnyNeed
from cardspeak.words import Message

MOST = 60
"""Advice shown at once; before the start of a large event there may be more."""


class ShownOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order as `POST /api/events/{event}/orders` takes it."""

    order: str
    fields: dict[str, Any]


class ShownAdvice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do now."""

    kind: AdviceKind
    message: Message
    orders: tuple[ShownOrder, ...]
    """Ready to be sent: one, or several to choose from; none where people have to act first."""
    forms: tuple[ShownOrder, ...]
    """Where none is ready: the orders that fit, to be filled in. Neither: it is for information only."""
    needs: tuple[AnyNeed, ...]
    """What somebody has to say first; the words are ``need.`` and its name."""
    reasons: tuple[Message, ...]
    cites: tuple[str, ...]


@shows("advice", "staff")
def advised(seen: Seen) -> list[ShownAdvice]:
    """What is to be done now, most urgent first."""
    return [_advised(one) for one in advice(seen.state, seen.at)[:MOST]]


def _advised(one: Advice) -> ShownAdvice:
    return ShownAdvice(
        kind=one.kind, message=one.message, orders=tuple(as_sent(order) for order in one.orders),
        forms=tuple(ShownOrder(order=words(form.order), fields=dict(form.fields)) for form in one.forms),
        needs=one.needs[:MOST], reasons=one.reasons, cites=one.cites,
    )  # fmt: skip


@cache
def _fields(kind: type[Order]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def as_sent(order: Order) -> ShownOrder:
    """An order with the fields that are not as they would be anyway."""
    plain: dict[str, Any] = msgspec.to_builtins(order, str_keys=True)
    fields = {
        field.encode_name: plain[field.encode_name]
        for field in _fields(type(order))
        if field.required or getattr(order, field.name) != _default(field)
    }
    return ShownOrder(order=words(type(order)), fields=fields)


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
