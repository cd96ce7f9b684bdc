"""What every stack may expect of the prizes by the independent chip model (Malmuth and Harville).

The chance to win is a player's part of the chips; once somebody has won, the same holds among the others for the next
place, and so on. ``exact_icm`` computes that in fractions by going through all sets of players that may finish first; it
doubles with each player and is the oracle. ``icm`` is a quadrature of the same thing that is right to the last digits of a
float at any size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import inf, log, sqrt
from typing import Any

from cardspeak.errors import Unlawful
from cardspeak.tournament.deals.icm_kernel import race

MOST_EXACT = 16
"""Players whose subsets can be gone through in a moment."""
FIRST_NODE = -3.75
"""Below it the nodes weigh nothing."""
STEP = 0.35
LONG_ENOUGH = 42.0
"""A clock that has not rung after so many times its mean has a chance below the last digit."""
CLOSE = 2e-13
"""How near the shares have to add up to the prizes, as a part of them."""
FINEST = 5


def checked(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    """Refuse stacks and prizes that make no deal: every player has chips, and every prize has a player."""
    if not stacks or any(stack <= 0 for stack in stacks):
        raise Unlawful(
            "deal.stacks", "Everybody in a deal has chips.", field="stacks", value=list(stacks), limits={"min": 1}
        )
    if not prizes or prizes[-1] < 0 or any(later > earlier for earlier, later in pairwise(prizes)):
        message = "Give the prizes that are left from the highest to the lowest."
        raise Unlawful("deal.prizes", message, field="prizes", value=list(prizes), limits={"order": "falling", "min": 0})
    if len(prizes) > len(stacks):
        message = f"{len(prizes)} prizes are left and {len(stacks)} players; money must not be lost. Announce the prizes anew first."
        raise Unlawful("deal.more-prizes", message, field="prizes", value=len(prizes), limits={"max": len(stacks)})


def exact_icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Every player's expectation in exact fractions, for small fields.

    >>> [str(share) for share in exact_icm([50, 30, 20], [70, 30])]
    ['1265/28', '129/4', '158/7']
    """
    checked(stacks, prizes)
    if len(stacks) > MOST_EXACT:
        message = f"Fractions are for {MOST_EXACT} players at most."
        raise Unlawful("deal.too-many", message, field="stacks", value=len(stacks), limits={"max": MOST_EXACT})
    total = sum(stacks)
    shares = [Fraction(0)] * len(stacks)
    placed: dict[int, tuple[Fraction, int]] = {0: (Fraction(1), 0)}  # who finished so far: its chance, and their chips
    for prize in prizes:
        further: dict[int, tuple[Fraction, int]] = {}
        for who, (chance, chips) in placed.items():
            for player, stack in enumerate(stacks):
                if who >> player & 1:
                    continue
                this = chance * Fraction(stack, total - chips)
                shares[player] += this * prize
                known, gone = further.get(who | 1 << player, (Fraction(0), chips + stack))
                further[who | 1 << player] = known + this, gone
        placed = further
    return tuple(shares)


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[float, ...]:
    """Every player's expectation, to a thousand-millionth of the prizes or better, for any field.

    >>> [round(share, 4) for share in icm([5000, 3000, 2000], [50, 30, 20])]
    [38.3929, 32.75, 28.8571]
    """
    checked(stacks, prizes)
    pool, chips = sum(prizes), sum(stacks)
    sure = prizes[-1] if len(prizes) == len(stacks) else 0  # everybody has it already
    above = [float(prize - sure) for prize in prizes if prize > sure]
    if not above:
        return tuple(float(sure) for _ in stacks)
    rates = [stack / chips for stack in stacks]
    last = log(LONG_ENOUGH / min(rates))
    step = STEP / sqrt(len(above))
    best: tuple[float, list[float]] = (inf, [])
    for finer in range(FINEST):
        shares = _raced(rates, above, step / (1 << finer), last)
        off = abs(sum(shares) + sure * len(stacks) - pool)
        best = min(best, (off, shares))
        if off <= CLOSE * pool:
            break
    return tuple(share + sure for share in best[1])


def finish_chances(stacks: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    """The chance of each place for every player.

    >>> [round(100 * chance, 1) for chance in finish_chances([100, 70, 50, 20])[0]]
    [41.7, 31.9, 20.0, 6.4]
    """
    chips = sum(stacks)
    rates = [stack / chips for stack in stacks]
    last = log(LONG_ENOUGH / min(rates))
    step = STEP / sqrt(len(stacks)) / 2
    places = [
        _raced(rates, [0.0] * place + [1.0], step, last) for place in range(len(stacks))
    ]  # a prize for one place alone
    return tuple(zip(*places, strict=True))


def _raced(rates: list[float], prizes: list[float], step: float, last: float) -> list[float]:
    kernel, floats = _kernel()
    players, width = len(rates), len(prizes) + 1
    shares = floats([0.0] * players)
    nodes = int((last - FIRST_NODE) / step) + 2
    room, row = floats([0.0] * ((players + 1) * width)), floats([0.0] * width)
    kernel(floats(rates), floats(prizes), FIRST_NODE, step, nodes, room, row, shares)
    return [float(share) for share in shares]


@cache
def _kernel() -> tuple[Callable[..., None], Callable[[list[float]], Any]]:
    """The kernel and the arrays it takes: compiled with numpy's arrays, or as it stands with lists."""
    try:
        from cardspeak.cards.fast import compiled, np
    except Unlawful:  # numpy is not installed
        return race, list
    fast = compiled(race)
    if fast is race:
        return race, list
    return fast, np.array
