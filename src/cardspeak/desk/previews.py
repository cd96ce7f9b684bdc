"""What an order would lead to, except the outcome of draws, which nobody may see in advance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cardspeak.store.verify import HasDraw
from cardspeak.tournament.core import Context, Happening, Order, State, decide


def previewed(state: State, order: Order, context: Context) -> list[dict[str, Any]]:
    """What an order would lead to."""
    return without_draws(decide(state, order, context))


def without_draws(happened: Iterable[Happening]) -> list[dict[str, Any]]:
    """The happenings as plain values; only their kinds where one of them holds a draw, since the others follow from it."""
    told = tuple(happened)
    if any(_draws(one) for one in told):
        return [{"type": str(one.__struct_config__.tag)} for one in told]
    return [msgspec.to_builtins(one) for one in told]


def _draws(one: Happening) -> bool:
    return isinstance(one, HasDraw) and bool(getattr(one, "label", "") or getattr(one, "envelopes", ()))
