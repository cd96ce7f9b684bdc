"""What an order would lead to, without what it would draw: nobody may look at a draw before it is made.

A preview draws from a seed made up for it, so that no answer, no refusal and no difference can give the real draw away.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from secrets import token_bytes
from typing import Any

import msgspec

from cardspeak.store.verify import HasDraw
from cardspeak.tournament.core import Context, Happening, Order, State, decide
from cardspeak.tournament.draws import Sealed, seal

SEED_BYTES = 32
DRAWN = ("label", "envelopes", "envelope")
"""One of these says, in a happening that may hold a draw, that something was drawn."""


def previewed(state: State, order: Order, context: Context) -> list[dict[str, Any]]:
    """What an order would lead to."""
    context, sealed = with_made_up_seed(context)
    apart = copy(state)  # deciding changes nothing but what is here
    apart.sealed = sealed or state.sealed
    return without_draws(decide(apart, order, context))


def with_made_up_seed(context: Context) -> tuple[Context, Sealed | None]:
    """The context of a preview, and the seal of the seed that was made up for it; None where there is no seed to draw from."""
    if context.seed is None:
        return context, None
    seed = token_bytes(SEED_BYTES)
    return msgspec.structs.replace(context, seed=seed), seal(seed)


def without_draws(happened: Iterable[Happening]) -> list[dict[str, Any]]:
    """The happenings as plain values; only their kinds where one of them holds a draw, since the others follow from it."""
    told = tuple(happened)
    if draws(told):
        return [{"type": str(one.__struct_config__.tag)} for one in told]
    return [msgspec.to_builtins(one) for one in told]


def draws(happened: Iterable[Happening]) -> bool:
    """Whether anything among the happenings was drawn."""
    return any(map(_holds_a_draw, happened))


def _holds_a_draw(one: Happening) -> bool:
    return isinstance(one, HasDraw) and any(getattr(one, field, None) for field in DRAWN)
