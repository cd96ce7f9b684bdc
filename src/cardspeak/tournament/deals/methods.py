"""Ways to divide the prizes that are left among the players who are left, into whole units that add up.

- even: the same for everybody
- chip-chop: by chips
- floored-chip-chop: everybody the lowest prize, the rest by chips
- icm: what every stack may expect (see icm.py)
- half-icm: half of it by ICM, half by chips
- edge: by ICM, and the leader 15 % more above the lowest prize; the others give it in proportion
- position: the prizes as the stacks rank now; equal stacks share
- custom: as the players say
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.question import in_words
from cardspeak.tournament.deals.icm import checked, icm
from cardspeak.tournament.prizes.sharing import divided, shared
from cardspeak.words import items

DealMethod = Literal["even", "chip-chop", "floored-chip-chop", "icm", "half-icm", "edge", "position", "custom"]
Odd = Literal["below", "above"]
"""A share below what its player has locked up, or above the first prize."""
KNOWN = 32
"""Deals whose expectations are kept in mind."""
EDGE = 1.15
"""What the leader has above the others' measure, as it was published."""


def divide(
    method: str,
    stacks: Sequence[int],
    prizes: Sequence[int],
    *,
    for_winner: int = 0,
    shares: Sequence[int] = (),
    unit: int = 1,
) -> tuple[int, ...]:
    """What everybody gets at once; ``for_winner`` is put aside out of the first prize and played for.

    Shares are whole units; odd ones go to the largest fractions, then to the larger stack.

    >>> divide("icm", [5000, 3000, 2000], [50, 30, 20])
    (38, 33, 29)
    >>> divide("floored-chip-chop", [4, 3, 2, 1], [1600, 1000, 600, 400])
    (1200, 1000, 800, 600)
    """
    checked(stacks, prizes)
    left = _less_winners(prizes, for_winner)
    if method == "custom":
        return _custom(stacks, sum(left), shares)
    if method not in METHODS:
        known = [*METHODS, "custom"]
        raise Unreadable(
            "deal.method",
            {"method": method, "known": items(map(in_words, known))},
            field="method",
            value=method,
            limits={"of": known},
        )
    if unit < 1:
        raise Unlawful("deal.unit", field="unit", value=unit, limits={"min": 1})
    if not sum(left):
        return (0,) * len(stacks)
    exact = METHODS[method](stacks, left)
    if unit == 1:
        return exact
    pool = sum(left)
    rough = [unit * part for part in divided(pool // unit, exact, ties=stacks)]
    leader = max(range(len(stacks)), key=lambda one: stacks[one])
    rough[leader] += pool % unit
    return tuple(rough)


def odd_shares(stacks: Sequence[int], prizes: Sequence[int], shares: Sequence[int]) -> dict[int, Odd]:
    """What is odd about shares, by the number of the player."""
    sure = _locked(stacks, prizes)
    found: dict[int, Odd] = {}
    for player, share in enumerate(shares):
        if share < sure:
            found[player] = "below"
        elif share > prizes[0]:
            found[player] = "above"
    return found


def _less_winners(prizes: Sequence[int], for_winner: int) -> list[int]:
    """The prizes once something was put aside for the winner, highest first."""
    if not 0 <= for_winner <= prizes[0]:
        limits = {"min": 0, "max": prizes[0]}
        raise Unlawful("deal.for-winner", field="for_winner", value=for_winner, limits=limits)
    return sorted([prizes[0] - for_winner, *prizes[1:]], reverse=True)


def _even(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    return divided(sum(prizes), [1] * len(stacks), ties=stacks)


def _by_chips(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    return divided(sum(prizes), stacks, ties=stacks)


def _above_lowest(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    return _with_floor(stacks, prizes, stacks)


def _with_floor(stacks: Sequence[int], prizes: Sequence[int], above: Sequence[float]) -> tuple[int, ...]:
    """Everybody has the lowest prize; the rest goes by some measure."""
    sure = _locked(stacks, prizes)
    rest = divided(sum(prizes) - sure * len(stacks), above, ties=stacks)
    return tuple(sure + share for share in rest)


def _locked(stacks: Sequence[int], prizes: Sequence[int]) -> int:
    """What everybody has for sure: the lowest prize, where all of them are paid."""
    return prizes[-1] if len(prizes) == len(stacks) else 0


def _expectation(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[float, ...]:
    return _expected_lately(tuple(stacks), tuple(prizes))


@lru_cache(maxsize=KNOWN)
def _expected_lately(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[float, ...]:
    """With many players it takes seconds, and a deal is looked at several times before it is proposed."""
    return icm(stacks, prizes)


def _by_icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    return divided(sum(prizes), _expectation(stacks, prizes), ties=stacks)


def _half_by_icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    pool, chips = sum(prizes), sum(stacks)
    measure = [value + pool * stack / chips for value, stack in zip(_expectation(stacks, prizes), stacks, strict=True)]
    return divided(pool, measure, ties=stacks)


def _with_edge(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    """By ICM with an edge for the leader; where several lead, nobody has one."""
    values = _expectation(stacks, prizes)
    rest = sum(prizes) - _locked(stacks, prizes) * len(stacks)
    if list(stacks).count(max(stacks)) > 1 or not rest:
        return divided(sum(prizes), values, ties=stacks)
    leader = max(range(len(stacks)), key=lambda one: stacks[one])
    above = [value - _locked(stacks, prizes) for value in values]
    theirs = min(float(rest), above[leader] * EDGE)
    scale = (rest - theirs) / (rest - above[leader]) if rest > above[leader] else 0.0
    return _with_floor(stacks, prizes, [theirs if one == leader else scale * part for one, part in enumerate(above)])


def _by_position(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    shares: list[int] = []
    for player, stack in enumerate(stacks):
        equals = [other for other, chips in enumerate(stacks) if chips == stack]
        first = 1 + sum(chips > stack for chips in stacks)
        shares.append(shared(first, len(equals), prizes)[equals.index(player)])
    return tuple(shares)


def _custom(stacks: Sequence[int], pool: int, shares: Sequence[int]) -> tuple[int, ...]:
    if len(shares) != len(stacks) or any(share < 0 for share in shares):
        raise Unlawful(
            "deal.left-out/share-for-each",
            {"count": len(stacks)},
            field="shares",
            value=len(shares),
            limits={"players": len(stacks)},
        )
    if sum(shares) != pool:
        raise Unlawful(
            "deal.sum", {"shares": sum(shares), "pool": pool}, field="shares", value=sum(shares), limits={"sum": pool}
        )
    return tuple(shares)


METHODS: dict[str, Callable[[Sequence[int], Sequence[int]], tuple[int, ...]]] = {
    "even": _even,
    "chip-chop": _by_chips,
    "floored-chip-chop": _above_lowest,
    "icm": _by_icm,
    "half-icm": _half_by_icm,
    "edge": _with_edge,
    "position": _by_position,
}
