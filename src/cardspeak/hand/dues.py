"""Forced bets: who owes what before the cards are out, in the order of payment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from cardspeak.hand.events import PostKind
from cardspeak.hand.positions import Positions, clockwise_from

AnteBy = Literal["everyone", "big blind", "button"]


class Due(msgspec.Struct, frozen=True, gc=False):
    """One forced bet in full; a short stack posts what it has."""

    seat: int
    kind: PostKind
    amount: int


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """The level: blinds, antes and bet sizes."""

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_by: AnteBy = "everyone"
    ante_first: bool = False
    """Whether a single payer's ante comes out of a short stack before the blind."""
    bring_in: int = 0
    small_bet: int = 0
    """Limit: the bet of the early streets; 0 means the big blind."""
    big_bet: int = 0
    """Limit: the bet of the late streets; 0 means twice the small bet."""
    min_bet: int = 0
    """No-limit and pot-limit: the least opening bet; 0 means the big blind."""
    straddles: tuple[int, ...] = ()
    """Live straddles, the first one left of the big blind."""


def dues(stakes: Stakes, positions: Positions, seats: Iterable[int]) -> tuple[Due, ...]:
    """The forced bets of a hand with blinds, in the order they are paid.

    An ante by everyone is paid before the blinds; a single payer's ante before or after the blind, as the book says.

    >>> from cardspeak.hand.positions import first_positions
    >>> level = Stakes(small_blind=100, big_blind=200, ante=200, ante_by="big blind")
    >>> [(due.seat, due.kind) for due in dues(level, first_positions([2, 5, 9], button=9), [2, 5, 9])]
    [(2, 'small blind'), (5, 'big blind'), (5, 'ante')]
    """
    order = clockwise_from(positions.button, seats)
    owed: list[Due] = []
    antes: list[Due] = []
    if stakes.ante:
        if stakes.ante_by == "everyone":
            owed += [Due(seat, "ante", stakes.ante) for seat in order]
        elif stakes.ante_by == "big blind":
            antes = [Due(positions.big_blind, "ante", stakes.ante)]
        else:
            antes = [Due(order[-1], "ante", stakes.ante)]
    if stakes.ante_first:
        owed += antes
    if stakes.small_blind and positions.small_blind is not None:
        owed.append(Due(positions.small_blind, "small blind", stakes.small_blind))
    if stakes.big_blind:
        owed += [Due(seat, "big blind", stakes.big_blind) for seat in (*positions.skipped, positions.big_blind)]
    behind = clockwise_from(positions.big_blind, seats)
    owed += [Due(seat, "straddle", amount) for seat, amount in zip(behind, stakes.straddles, strict=False)]
    if not stakes.ante_first:
        owed += antes
    return tuple(owed)
