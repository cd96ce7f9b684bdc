"""Main and side pots, and how a pot is shared: odd chips one by one in the smallest chip in play (20), pot by pot (21)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.hand.rules import SeveralOddChips


class Pot(msgspec.Struct, frozen=True):
    """Chips in the middle and the seats that can still win them; the main pot comes first."""

    amount: int
    seats: tuple[int, ...]


def build_pots(put: Sequence[int], live: int, all_in: int, dead: int = 0) -> list[tuple[int, int]]:
    """Pots as (amount, places that can win it) from what each place has put in, the main pot first.

    A pot ends where a live player is all-in; players with chips behind are in all of them, since they may yet call.
    Chips above what anybody live can win stay in the pot below. Folded and mucked hands never change where a pot ends, so odd
    chips do not depend on who shows.

    >>> build_pots([300, 500, 500, 100], live=0b0111, all_in=0b0001)
    [(1000, 7), (400, 6)]
    """
    borders = sorted({chips for place, chips in enumerate(put) if (live & all_in) >> place & 1})
    top = max(put)
    if not borders or borders[-1] < top:
        borders.append(top)
    pots: list[tuple[int, int]] = []
    below = 0
    for border in borders:
        amount = sum(min(chips, border) - below for chips in put if chips > below)
        winners = 0
        for place, chips in enumerate(put):
            if live >> place & 1 and (chips >= border or not all_in >> place & 1):
                winners |= 1 << place
        if winners or not pots:
            pots.append((amount, winners))
        else:
            pots[-1] = (pots[-1][0] + amount, pots[-1][1])
        below = border
    if dead:
        pots[0] = (pots[0][0] + dead, pots[0][1])
    return pots


def share(
    amount: int,
    line: Sequence[int],
    unit: int = 1,
    passed_over: Sequence[int] = (),
    several: SeveralOddChips = "one-each",
) -> dict[int, int]:
    """An amount shared evenly among winners, odd chips from the front of the line: one each, or all to the first.

    ``line`` holds the winners in the order they are due odd chips; those in ``passed_over`` have had theirs and go last.

    >>> share(11, [0, 1, 2])
    {0: 4, 1: 4, 2: 3}
    >>> share(1025, [4, 2], unit=25)
    {4: 525, 2: 500}
    """
    units, broken = divmod(amount, unit)
    if broken:
        raise Unlawful(
            "pot.broken-chip",
            {"amount": amount, "unit": unit},
            field="amount",
            value=amount,
            limits={"multiple_of": unit},
            rule="20",
        )
    each, odd = divmod(units, len(line))
    shares = dict.fromkeys(line, each * unit)
    waiting = [place for place in line if place not in passed_over] + [place for place in line if place in passed_over]
    for place in waiting[:1] * odd if several == "first-takes-all" else waiting[:odd]:
        shares[place] += unit
    return shares
