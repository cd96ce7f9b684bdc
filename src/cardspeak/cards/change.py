"""Paying and changing with real chips: exact amounts only, and as few chips as can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from cardspeak.cards.chips import ChipStack, whole
from cardspeak.errors import Unlawful
from cardspeak.words import items


def exact_change(amount: int, denominations: Iterable[int]) -> ChipStack:
    """The fewest chips worth exactly this much.

    >>> print(exact_change(2375, [1000, 500, 100, 25]))
    1000x2 100x3 25x3
    >>> exact_change(30, [100, 25])
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: 30 cannot be paid in chips of 100, 25; the nearest amounts are 25 and 50.
    """
    whole(amount, "amount")
    values = sorted({whole(value, "denomination", least=1) for value in denominations}, reverse=True)
    if not values and amount:
        raise Unlawful("chips.none/no-denominations", field="denominations", value=[])
    chips = _fewest(amount, values)
    if chips is None:
        below = next(less for less in range(amount - 1, -1, -1) if _fewest(less, values) is not None)
        above = next(more for more in range(amount + 1, amount + values[-1] + 1) if _fewest(more, values) is not None)
        raise Unlawful(
            "chips.not-payable",
            {"amount": amount, "values": items(values), "below": below, "above": above},
            field="amount",
            value=amount,
            limits={"below": below, "above": above},
        )
    return chips


def _fewest(amount: int, values: Sequence[int]) -> ChipStack | None:
    """The fewest chips by branch and bound, big chips first; in a usual set the first try is the answer."""
    if amount % (gcd(*values) or 1):
        return None
    best: dict[int, int] | None = None
    best_count = amount + 1

    def search(at: int, left: int, taken: dict[int, int], count: int) -> None:
        nonlocal best, best_count
        if left == 0:
            if count < best_count:
                best, best_count = dict(taken), count
            return
        if at == len(values) or count + -(-left // values[at]) >= best_count:
            return
        for some in range(left // values[at], -1, -1):
            # With fewer big chips the next smaller ones must cover the rest: stop when even that is too many.
            rest = left - some * values[at]
            follow = values[at + 1] if at + 1 < len(values) else values[at]
            if count + some + -(-rest // follow) >= best_count:
                return
            search(at + 1, rest, {**taken, values[at]: some}, count + some)

    search(0, amount, {}, 0)
    return None if best is None else ChipStack(best)
