"""The inner loop of the chip model: plain Python that can be compiled, and runs on lists uncompiled.

Everybody carries a clock that rings after an exponential time with the stack for its rate; the order in which the clocks
ring is the order of finish. So the chance of place k + 1 is the integral, over the time t at which one's own clock rings,
of the chance that exactly k others rang before. No division and no cancellation occur, whatever the stacks.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

Floats = MutableSequence[float]


def race(
    rates: Floats,
    prizes: Floats,
    first: float,
    step: float,
    nodes: int,
    after: MutableSequence[Floats],
    before: Floats,
    then: Floats,
    shares: Floats,
) -> None:
    """Add to the shares what every player may expect of the prizes, by so many nodes of the trapezoid rule.

    ``after``, ``before`` and ``then`` are room to work in: a row of as many cells as prizes and one more for each player
    and one player more, and two rows with two cells more. All cells are 0.
    """
    players = len(rates)
    paid = len(prizes)
    row = after[players]
    for k in range(paid):
        row[k] = prizes[k]
    for node in range(nodes):
        x = first + node * step
        fall = exp(-x)
        t = exp(x - fall)
        weight = step * t * (1.0 + fall)
        # after[i][k]: what is to be expected where k players up to i rang, by those from i on
        for i in range(players - 1, 0, -1):
            still = exp(-rates[i] * t)
            rang = 1.0 - still
            row = after[i]
            later = after[i + 1]
            for k in range(paid):
                row[k] = still * later[k] + rang * later[k + 1]
        # before[k + 1]: the chance that k of the players up to i rang; before[0] stays 0
        before[1] = 1.0
        for k in range(1, paid):
            before[k + 1] = 0.0
        for i in range(players):
            still = exp(-rates[i] * t)
            rang = 1.0 - still
            later = after[i + 1]
            even = odd = 0.0
            for k in range(0, paid - 1, 2):
                even += before[k + 1] * later[k]
                odd += before[k + 2] * later[k + 1]
            if paid & 1:
                even += before[paid] * later[paid - 1]
            shares[i] += weight * rates[i] * still * (even + odd)
            for k in range(paid):
                then[k + 1] = still * before[k + 1] + rang * before[k]
            before, then = then, before
