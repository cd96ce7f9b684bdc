"""The independent chip model: against PokerKit where it can follow, and within limits at sizes where nobody can."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

from pokerkit import calculate_icm

from bench.harness import Row, Side, against, median_seconds, within
from cardspeak.tournament.deals.icm import exact_icm, icm

POOL = 10**7
TIMES_POKERKIT = 1_000
MOST_ERROR = 1e-9
LIMITS = ((9, 9, 0.000_5), (200, 30, 0.020), (1_000, 150, 0.250))
"""Players, places paid, and seconds at most."""


def rows(quick: bool) -> Iterator[Row]:
    """Speed beside the only other exact one on the index, speed at size, and the error."""
    icm(*table(300, 40))  # from here on it is compiled
    stacks, prizes = table(9, 9)
    few = Side(lambda: calculate_icm(prizes, stacks), 1)
    many = Side(lambda: icm(stacks, prizes), 1)
    yield against(
        "ICM, 9 players, 9 paid", "/s", many, "pokerkit calculate_icm", few, TIMES_POKERKIT, quick=quick,
        passes=3 if quick else 5,
    )  # fmt: skip
    for players, paid, limit in LIMITS:
        of = table(players, paid)
        seconds = median_seconds(lambda of=of: icm(*of), 3 if quick else 9)  # type: ignore[misc]
        yield within(f"ICM, {players} players, {paid} paid, ms", "ms", 1_000 * seconds, 1_000 * limit)
    yield within("ICM, error to exact fractions, 1e-9 of the pool", "", max(error() / MOST_ERROR, 1e-9), 1.0)


def table(players: int, paid: int) -> tuple[list[int], list[int]]:
    """Stacks of any size, and prizes that fall."""
    source = random.Random(players)
    stacks = [source.randint(1, 400) * 500 for _ in range(players)]
    weights = [1 / (place + 1.5) ** 1.1 for place in range(paid)]
    return stacks, [int(POOL * weight / sum(weights)) for weight in weights]


def error() -> float:
    """The largest error against fractions, as a part of the pool: all sizes up to ten, and lopsided stacks."""
    cases: list[tuple[Sequence[int], Sequence[int]]] = [
        table(players, paid) for players in range(2, 11) for paid in (2, players)
    ]
    cases += [
        ([10**9, 1, 1], [50, 30, 20]),
        ([1, 10**3, 10**6, 10**9], [900, 90, 9]),
        ([1] * 9 + [10**8], [500, 300, 1]),
    ]
    worst = 0.0
    for stacks, prizes in cases:
        exact, found = exact_icm(stacks, prizes), icm(stacks, prizes)
        worst = max(worst, *(abs(float(one) - other) / sum(prizes) for one, other in zip(exact, found, strict=True)))
    return worst


if __name__ == "__main__":
    start = time.perf_counter()
    for row in rows(quick=True):
        print(row)
    print(f"{time.perf_counter() - start:.1f} s")
