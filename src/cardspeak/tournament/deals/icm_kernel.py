"""The inner loop of the chip model: plain Python that compiles, and runs as it stands on lists where nothing compiles it.

Everybody carries a clock that rings after an exponential time with the stack for its rate; the order in which the clocks
ring is the order of finish. So the chance of place k + 1 is the integral, over the time t at which one's own clock rings,
of the chance that exactly k others rang before. No division and no cancellation occur, whatever the stacks.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

Floats = MutableSequence[float]


def race(
    rates: Floats, prizes: Floats, first: float, step: float, nodes: int, after: Floats, before: Floats, shares: Floats
) -> None:
    """Add to the shares what every player may expect of the prizes, by so many nodes of the trapezoid rule.

    ``after`` and ``before`` are room to work in: a row of prizes and one more cell for each player and for the prizes
    themselves, and one such row.
    """
    players = len(rates)
    paid = len(prizes)
    width = paid + 1
    for k in range(paid):
        after[players * width + k] = prizes[k]
    for i in range(players + 1):
        after[i * width + paid] = 0.0
    for node in range(nodes):
        x = first + node * step
        fall = exp(-x)
        t = exp(x - fall)
        weight = step * t * (1.0 + fall)
        # after: what a player may expect who has k of the players before him in front, by those from him on
        for i in range(players - 1, 0, -1):
            still = exp(-rates[i] * t)
            rang = 1.0 - still
            row = i * width
            later = row + width
            for k in range(paid):
                after[row + k] = still * after[later + k] + rang * after[later + k + 1]
        # before: the chance that k of the players before him rang
        before[0] = 1.0
        for k in range(1, paid):
            before[k] = 0.0
        for i in range(players):
            still = exp(-rates[i] * t)
            rang = 1.0 - still
            later = (i + 1) * width
            even = odd = 0.0
            for k in range(0, paid - 1, 2):
                even += before[k] * after[later + k]
                odd += before[k + 1] * after[later + k + 1]
            if paid & 1:
                even += before[paid - 1] * after[later + paid - 1]
            shares[i] += weight * rates[i] * still * (even + odd)
            for k in range(paid - 1, 0, -1):
                before[k] = still * before[k] + rang * before[k - 1]
            before[0] *= still
