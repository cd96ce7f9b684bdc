"""What each place is paid: whole units that add up to the pool, falling from place to place.

``payouts`` is pure: pool, entries, what was settled for the event, and the book go in. Once announced they stay.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby, pairwise
from typing import get_args

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.errors import Unlawful
from cardspeak.limits import Amount, SmallCount
from cardspeak.question import in_words
from cardspeak.tournament.prizes import satellite
from cardspeak.tournament.prizes.families import Family, curve, curved, family, own_shares, places_paid, shares_of
from cardspeak.tournament.prizes.paid import Payouts, Remainder
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import Message, Money, Sayable, items, message

__all__ = ["Payouts", "Wanted", "payouts"]


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a director may change about the payout family of the event."""

    places: SmallCount = 0
    least: Amount = 0
    remainder: Remainder = "down"
    credits: Amount = 0


def payouts(
    pool: int,
    entries: int,
    setup: EventSetup,
    inq: Inquiry,
    wanted: Wanted | None = None,
    most: int | None = None,
    added: int = 0,
) -> Payouts:
    """What a pool pays in a field; at most so many places, where fewer players than entries are there to be paid.

    ``added`` is what of the pool the house is about to add.
    """
    wanted = wanted or Wanted()
    _checked(pool, entries, setup, wanted)
    satellite.at_one_table(entries, setup, inq.policy)
    if satellite.for_seats(setup):
        return satellite.seats(pool, entries, setup, inq, wanted.credits, added)
    if wanted.credits:
        raise Unlawful("payout.no-satellite", field="credits", value=wanted.credits, limits={"max": 0})
    exact = _exact(pool, entries, setup, wanted, entries if most is None else min(most, entries))
    _as_many_as_wanted(exact, setup, wanted)
    prizes = _in_units(exact, pool, setup.payout_unit, wanted.remainder)
    sound(pool, prizes)
    warnings: list[Message] = []
    if setup.pool_cap and pool > setup.pool_cap:
        most_allowed = Money(setup.pool_cap, setup.currency)
        warnings.append(message("payouts.pool-above-cap", pool=Money(pool, setup.currency), cap=most_allowed))
    return Payouts(
        pool=pool,
        entries=entries,
        prizes=prizes,
        family=setup.payout,
        unit=setup.payout_unit,
        remainder=wanted.remainder,
        warnings=tuple(warnings),
    )


def sound(pool: int, prizes: tuple[int, ...]) -> None:
    """Refuse prizes that do not add up to the pool, or that pay a place more than a better one."""
    if sum(prizes) != pool:
        raise Unlawful(
            "payout.sum", {"prizes": sum(prizes), "pool": pool}, field="prizes", value=sum(prizes), limits={"sum": pool}
        )
    if any(later > earlier for earlier, later in pairwise(prizes)) or (pool and prizes[-1] <= 0):
        raise Unlawful("payout.order", field="prizes", value=list(prizes), limits={"order": "falling"})


def _checked(pool: int, entries: int, setup: EventSetup, wanted: Wanted) -> None:
    if pool < 0:
        raise Unlawful("payout.pool", field="pool", value=pool, limits={"min": 0})
    if entries < 1:
        raise Unlawful("payout.entries", field="entries", value=entries, limits={"min": 1})
    if setup.payout_unit < 1:
        raise Unlawful("payout.unit", field="payout_unit", value=setup.payout_unit, limits={"min": 1})
    if not 0 <= wanted.places <= entries:
        raise Unlawful(
            "payout.places",
            {"entries": entries},
            field="places",
            value=wanted.places,
            limits={"min": 1, "max": entries},
        )
    if wanted.remainder not in get_args(Remainder):
        of = {"of": list(get_args(Remainder))}
        raise Unlawful(
            "payout.remainder",
            {"remainders": items(map(in_words, get_args(Remainder)))},
            field="remainder",
            value=wanted.remainder,
            limits=of,
        )
    if not 0 <= wanted.least <= max(pool, 0):
        limits = {"min": 0, "max": pool}
        raise Unlawful("payout.least", field="least", value=wanted.least, limits=limits)  # fmt: skip


def _as_many_as_wanted(exact: list[Fraction], setup: EventSetup, wanted: Wanted) -> None:
    """Refuse to pay other places than the director has asked for: prizes that are announced stand."""
    if not wanted.places or len(exact) == wanted.places:
        return
    lowest = wanted.least or (int(family(setup.payout).least * setup.buy_in.price) if setup.payout != "own" else 0)
    values: dict[str, Sayable] = {
        "places": wanted.places,
        "payable": len(exact),
        "least": Money(lowest, setup.currency),
    }
    limits = {"places": len(exact), "least": lowest}
    code = "payout.places/with-least" if lowest else "payout.places/not-payable"
    raise Unlawful(code, values, field="wanted", value=wanted.places, limits=limits)


def _exact(pool: int, entries: int, setup: EventSetup, wanted: Wanted, most: int) -> list[Fraction]:
    """The prizes before rounding."""
    if setup.payout == "own":
        shares = own_shares(setup.own_payout)
        paid = min(wanted.places or len(shares), most, len(shares))
        return _with_least(pool, list(shares[:paid]), wanted.least, setup.payout_unit)
    of = family(setup.payout)
    least = wanted.least or int(of.least * setup.buy_in.price)
    paid = min(wanted.places or places_paid(of, entries), most)
    if of.halving:
        return _halved(pool, paid, max(least, setup.buy_in.price), setup)
    if curved(of, paid):
        return _above_least(pool, paid, of, _up(max(least, 1), setup.payout_unit))
    return _with_least(pool, list(shares_of(of, entries, paid)), least, setup.payout_unit)


def _with_least(pool: int, shares: list[Fraction], least: int, unit: int) -> list[Fraction]:
    """The prizes by shares: as many places as reach the lowest prize, and something each after rounding."""
    least = max(least, min(unit, pool))
    while len(shares) > 1 and pool * shares[-1] / sum(shares) < least:
        shares.pop()
    whole = sum(shares)
    return [pool * share / whole for share in shares]


def _above_least(pool: int, paid: int, of: Family, least: int) -> list[Fraction]:
    """Everybody paid gets the lowest prize, and the rest is divided by the curve; half of the pool is kept for that."""
    paid = max(1, min(paid, pool // (2 * least)))
    if paid == 1:
        return [Fraction(pool)]
    rest = pool - paid * least
    return [least + rest * share for share in curve(paid, of.shift)]


def _halved(pool: int, paid: int, least: int, setup: EventSetup) -> list[Fraction]:
    """Every place takes half of what is left, until the rest would be too small; equal prizes from there on."""
    smallest = max(1, pool // 100, setup.buy_in.price * 5 // 2)
    prizes: list[Fraction] = []
    left = pool
    while len(prizes) < paid - 1 and left // 2 >= smallest:
        prizes.append(Fraction(left // 2))
        left -= left // 2
    others = max(1, min(paid - len(prizes), left // max(_up(least, setup.payout_unit), 1)))
    if prizes and left > others * prizes[-1]:
        others += 1
    return [*prizes, *[Fraction(left, others)] * others]


def _in_units(exact: list[Fraction], pool: int, unit: int, remainder: Remainder) -> tuple[int, ...]:
    """Prizes rounded down to the unit; what is left over goes where it was said."""
    prizes = [int(prize // unit) * unit for prize in exact]
    left = pool - sum(prizes)
    if remainder == "down":
        groups = [len(list(group)) for _, group in groupby(prizes)]
        while left >= unit:
            left -= unit * _one_more(prizes, groups, left // unit, unit)
    prizes[0] += left
    return tuple(prizes)


def _one_more(prizes: list[int], groups: list[int], units: int, unit: int) -> int:
    """A unit more for each place from the first down, in whole groups of equal prizes, as far as the units go."""
    given = 0
    for size in groups:
        if given and given + size > units:
            break
        end = given + min(size, units)
        for place in range(given, end):
            prizes[place] += unit
        given = end
    return given


def _up(amount: int, unit: int) -> int:
    return -(-amount // unit) * unit
