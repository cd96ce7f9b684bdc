"""Forced bets, seats and stakes between PHH's tuples by position and a setup by seats.

A tuple of PHH begins left of the button. Heads-up the forced bets stand the other way round: the first number is the
button's small blind, although the button is player 2. A negative blind is a newcomer's live post.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.hand.dues import AnteBy, Due, Stakes
from cardspeak.hand.games import Betting, Game
from cardspeak.hand.setup import HandSetup

UNKNOWN_STACK = 10**15
"""Stands for chips nobody counted: more than anybody can bet."""


def by_position(amounts: Sequence[int]) -> list[int]:
    """Forced bets in the order of positions; heads-up they are written the other way round.

    >>> by_position([1, 2]), by_position([1, 2, 0])
    ([2, 1], [1, 2, 0])
    """
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def ante_dues(antes: Sequence[int], seats: Sequence[int]) -> list[Due]:
    """The antes in the order of positions."""
    return [Due(seat, "ante", ante) for seat, ante in zip(seats, by_position(antes), strict=True) if ante]


def blind_dues(blinds: Sequence[int], seats: Sequence[int], least_bet: int) -> list[Due]:
    """Blinds, straddles and posts in the order they are paid.

    The first two are the small and the big blind, a lone one as large as the least bet is the big blind, whatever
    comes after is a straddle.

    >>> [(due.seat, due.kind) for due in blind_dues([5, 10, 0, -10, 20], [2, 4, 5, 7, 9], least_bet=10)]
    [(2, 'small blind'), (4, 'big blind'), (9, 'straddle'), (7, 'post')]
    >>> [(due.seat, due.kind) for due in blind_dues([5, 10], [3, 8], least_bet=10)]
    [(8, 'small blind'), (3, 'big blind')]
    """
    owed = list(zip(seats, by_position(blinds), strict=True))
    paid = [(seat, amount) for seat, amount in owed if amount > 0]
    if len(seats) == 2:
        paid.reverse()
    posts = [Due(seat, "post", -amount) for seat, amount in owed if amount < 0]
    if not paid:
        return posts
    if len(paid) == 1:
        seat, amount = paid[0]
        return [Due(seat, "big blind" if amount >= least_bet else "small blind", amount), *posts]
    (small_seat, small), (big_seat, big) = paid[:2]
    both = [
        Due(small_seat, "big blind" if small == big >= least_bet else "small blind", small),
        Due(big_seat, "big blind", big),
    ]
    straddles = [Due(seat, "straddle", amount) for seat, amount in sorted(paid[2:], key=lambda due: due[1])]
    return [*both, *straddles, *posts]


def stakes_of(
    game: Game, betting: Betting, dues: Sequence[Due], bets: dict[str, int], button: int, players: int
) -> Stakes:
    """The level, as far as the forced bets tell it."""
    blinds = {due.kind: due.amount for due in reversed(dues)}
    antes = [due for due in dues if due.kind == "ante"]
    big_blind = blinds.get("big blind", 0)
    by: AnteBy = "everyone"
    if len(antes) == 1 and players > 1 and game.has_button:
        by = "button" if antes[0].seat == button else "big blind"
    straddles = tuple(due.amount for due in dues if due.kind == "straddle")
    small_bet, min_bet = bets.get("small_bet", 0), bets.get("min_bet", 0)
    if betting == "limit":
        min_bet = 0
    elif not game.has_button:
        small_bet, min_bet = min_bet, 0
    return Stakes(
        small_blind=min(blinds.get("small blind", 0), big_blind or blinds.get("small blind", 0)),
        big_blind=big_blind,
        ante=max((due.amount for due in antes), default=0),
        ante_by=by,
        ante_first=by != "everyone",
        bring_in=bets.get("bring_in", 0),
        small_bet=small_bet,
        big_bet=bets.get("big_bet", 0),
        min_bet=0 if min_bet == big_blind and not straddles else min_bet,
        straddles=straddles,
    )


def forced_bets(setup: HandSetup) -> dict[str, list[int] | int]:
    """The forced bets and bet sizes of a setup, as PHH's fields."""
    order, stakes = setup.order, setup.stakes
    antes, blinds = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    for due in setup.dues:
        if due.kind in ("ante", "dead post"):  # PHH knows no other dead money
            antes[due.seat] += due.amount
        elif due.kind == "post":
            blinds[due.seat] -= due.amount
        else:
            blinds[due.seat] += due.amount
    fields: dict[str, list[int] | int] = {"antes": by_position([antes[seat] for seat in order])}
    if setup.game.has_button:
        fields["blinds_or_straddles"] = by_position([blinds[seat] for seat in order])
    else:
        fields["bring_in"] = stakes.bring_in
    small = stakes.small_bet or stakes.big_blind
    if setup.betting == "limit":
        fields["small_bet"] = small
        fields["big_bet"] = stakes.big_bet or 2 * small
    else:
        fields["min_bet"] = stakes.min_bet or stakes.big_blind or stakes.small_bet
    return fields
