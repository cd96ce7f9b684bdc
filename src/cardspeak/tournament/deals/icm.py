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
from math import exp, inf, log, sqrt
from typing import Any

from cardspeak.errors import Unlawful
from cardspeak.tournament.deals.icm_kernel import race

MOST_EXACT = 16
"""Players whose subsets can be gone through in a moment."""
FIRST_NODE = -3.75
"""Below it the nodes weigh nothing."""
STEP = 0.5
"""Between nodes, over the root of the number of prizes."""
LONG_ENOUGH = 42.0
"""A clock that has not rung after so many times its mean has a chance below the last digit."""
CLOSE = 2e-13
"""How near the shares have to add up to the prizes, as a part of them."""
FINEST = 5
MOST_PLAIN_STEPS = 500_000
"""Steps of the kernel that take a fraction of a second as they stand."""


def checked(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    """Refuse stacks and prizes that make no deal: every player has chips, and every prize has a player."""
    if not stacks or any(stack <= 0 for stack in stacks):
        raise Unlawful("deal.stacks", field="stacks", value=list(stacks), limits={"min": 1})
    if not prizes or prizes[-1] < 0 or any(later > earlier for earlier, later in pairwise(prizes)):
        raise Unlawful("deal.prizes", field="prizes", value=list(prizes), limits={"order": "falling", "min": 0})
    if len(prizes) > len(stacks):
        raise Unlawful(
            "deal.more-prizes",
            {"count": len(prizes), "count2": len(stacks)},
            field="prizes",
            value=len(prizes),
            limits={"max": len(stacks)},
        )


def exact_icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Every player's expectation in exact fractions, for small fields.

    >>> [str(share) for share in exact_icm([50, 30, 20], [70, 30])]
    ['1265/28', '129/4', '158/7']
    """
    checked(stacks, prizes)
    if len(stacks) > MOST_EXACT:
        raise Unlawful(
            "deal.too-many", {"most_exact": MOST_EXACT}, field="stacks", value=len(stacks), limits={"max": MOST_EXACT}
        )
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
    step = STEP / sqrt(len(above))
    best: tuple[float, list[float]] = (inf, [])
    for finer in range(FINEST):
        shares = _raced(rates, above, step / (1 << finer))
        off = abs(sum(shares) + sure * len(stacks) - pool)  # the error shows in the sum
        best = min(best, (off, shares))
        if off <= CLOSE * pool:
            break
    return tuple(share + sure for share in best[1])


def finish_chances(stacks: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    """The chance of each place for every player.

    >>> [round(100 * chance, 1) for chance in finish_chances([100, 70, 50, 20])[0]]
    [41.7, 31.9, 20.0, 6.4]
    """
    checked(stacks, [1])
    rates = [stack / sum(stacks) for stack in stacks]
    step = STEP / sqrt(len(stacks)) / 2
    places = [_raced(rates, [0.0] * place + [1.0], step) for place in range(len(stacks))]
    return tuple(zip(*places, strict=True))


def _raced(rates: list[float], prizes: list[float], step: float) -> list[float]:
    players, width = len(rates), len(prizes) + 1
    nodes = int((_last_node(rates, len(prizes)) - FIRST_NODE) / step) + 2
    kernel, floats = _KERNELS.pick(players * width * nodes)
    shares, before, then = floats([0.0] * players), floats([0.0] * (width + 1)), floats([0.0] * (width + 1))
    after = floats([[0.0] * width for _ in range(players + 1)])
    kernel(floats(rates), floats(prizes), FIRST_NODE, step, nodes, after, before, then, shares)
    return [float(share) for share in shares]


def _last_node(rates: list[float], paid: int) -> float:
    """From where on nothing is left to win: the slowest clock has rung, or more clocks than there are prizes."""
    near, far = 0.0, max(1.0, log(LONG_ENOUGH / min(rates)))
    if not _all_won(rates, paid, far):
        return far
    while far - near > 0.1:
        middle = (near + far) / 2
        near, far = (near, middle) if _all_won(rates, paid, middle) else (middle, far)
    return far


def _all_won(rates: list[float], paid: int, x: float) -> bool:
    """Whether fewer than so many others have rung by then with a chance below the last digit (Chernoff's bound)."""
    t = exp(x)
    rung = sum([1.0 - exp(-rate * t) for rate in rates]) - 1
    fewer = paid - 1
    return rung > fewer and rung - fewer + (fewer * log(fewer / rung) if fewer else 0.0) >= LONG_ENOUGH


class _Kernels:
    """The kernel uncompiled for the first steps, since compiling takes longer than a final table needs; then compiled."""

    def __init__(self) -> None:
        self.steps = 0

    def pick(self, steps: int) -> tuple[Callable[..., None], Callable[[Any], Any]]:
        """The kernel for so many steps more, and the arrays it takes."""
        self.steps += steps
        return _compiled() if self.steps > MOST_PLAIN_STEPS else (race, list)


_KERNELS = _Kernels()


@cache
def _compiled() -> tuple[Callable[..., None], Callable[[Any], Any]]:
    """The compiled kernel with numpy arrays; uncompiled, with lists, where numba or numpy is not installed."""
    try:
        from cardspeak.cards.fast import compiled, np
    except Unlawful:  # numpy is not installed
        return race, list
    fast = compiled(race)
    return (race, list) if fast is race else (fast, np.array)
