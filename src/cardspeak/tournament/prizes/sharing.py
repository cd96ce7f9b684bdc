"""Shared places: the prizes of all places that equals take up are put together and divided."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.errors import Unlawful


def shared(first: int, count: int, prizes: Sequence[int]) -> tuple[int, ...]:
    """What each of so many equals gets who take up the places from ``first`` on; odd units go to those named first.

    Three who go out together where two prizes are left, and three where only the first of them is paid:

    >>> shared(1, 3, [100, 50]), shared(10, 3, [90, 80, 70, 60, 50, 40, 30, 20, 15, 10])
    ((50, 50, 50), (4, 3, 3))
    """
    if first < 1 or count < 1:
        raise Unlawful("place.bad", field="place", value=first, limits={"min": 1})
    pooled = sum(prizes[first - 1 : first - 1 + count])
    each, odd = divmod(pooled, count)
    return tuple(each + (number < odd) for number in range(count))


def divided(amount: int, weights: Sequence[int | float], *, ties: Sequence[int] | None = None) -> tuple[int, ...]:
    """An amount divided by weights into whole units that add up to it.

    Everybody gets the whole units of the exact share; those left over go to the largest fractions, then to whoever has
    more of ``ties``, then in the order given. Weights may be floats: fractions closer than a millionth are equal.

    >>> divided(100, [1, 1, 1]), divided(10, [2.5, 7.5])
    ((34, 33, 33), (3, 7))
    """
    if not weights or min(weights) < 0 or not sum(weights):
        raise Unlawful("share.weights", field="weights", value=list(weights))
    whole = sum(weights)
    if isinstance(whole, int):
        parts = [divmod(amount * weight, whole) for weight in weights]
        units = [int(unit) for unit, _ in parts]
        rests = [rest / whole for _, rest in parts]
    else:
        exact = [amount * weight / whole for weight in weights]
        units = [int(share + 1e-7) for share in exact]
        rests = [round(share - unit, 6) for share, unit in zip(exact, units, strict=True)]
    behind = ties or [0] * len(units)
    order = sorted(range(len(units)), key=lambda one: (-rests[one], -behind[one], one))
    for one in order[: amount - sum(units)]:
        units[one] += 1
    return tuple(units)
