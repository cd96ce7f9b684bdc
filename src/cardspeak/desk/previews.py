"""What an order would lead to, without what it would draw: nobody may look at a draw before it is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cardspeak.store.verify import Drawn
from cardspeak.tournament.core import Context, Happening, Order, State, decide
from cardspeak.tournament.seats.balancing import Balance, Balanced, move
from cardspeak.words import parts_of


def previewed(state: State, order: Order, context: Context) -> list[dict[str, Any]]:
    """What an order would lead to; a move comes with its reasons in parts (``said``), for pages in other languages."""
    shown = without_draws(decide(state, order, context))
    if isinstance(order, Balance):
        said = msgspec.to_builtins([parts_of(why) for why in move(state, order, context.at).why])
        moved = str(Balanced.__struct_config__.tag)
        return [{**one, "said": said} if one["type"] == moved else one for one in shown]
    return shown


def without_draws(happened: Iterable[Happening]) -> list[dict[str, Any]]:
    """The happenings as plain values; only their kinds where one of them holds a draw, since the others follow from it."""
    told = tuple(happened)
    if any(_draws(one) for one in told):
        return [{"type": str(one.__struct_config__.tag)} for one in told]
    return [msgspec.to_builtins(one) for one in told]


def _draws(one: Happening) -> bool:
    return isinstance(one, Drawn) and bool(getattr(one, "label", "") or getattr(one, "envelopes", ()))
