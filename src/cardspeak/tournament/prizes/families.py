"""Families of payout tables: how much of the field is paid, and what each place gets, as directors use them.

Shares are in hundredths of a percent. A family has columns by the number of entries, or a part of the field that is paid
with a table by the number of places, and a curve where the table ends.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.words import items

WHOLE = 10_000
"""All of the pool, in hundredths of a percent."""
ShareColumn = tuple[int, ...]


class Family(msgspec.Struct, frozen=True, kw_only=True):
    """One way to divide a pool."""

    name: str
    about: str
    columns: tuple[tuple[int, ShareColumn], ...] = ()
    """Shares for up to so many entries; the last column holds for any number."""
    pays: Fraction = Fraction(0)
    """The part of the field that is paid, rounded down, and one place at least."""
    by_places: bool = False
    """Whether the table by places holds as far as it goes; the curve holds beyond it."""
    shift: int = 0
    """How flat the curve is: first to second is as (2 + shift) to (1 + shift)."""
    least: Fraction = Fraction(0)
    """The lowest prize, in buy-ins."""
    halving: bool = False
    """Every place takes half of what is left."""


CARD: tuple[tuple[int, ShareColumn], ...] = (
    (27, (5000, 3000, 2000)),
    (45, (3700, 2200, 1500, 1100, 800, 700)),
    # the printed column for 66 to 100 entries adds up to 99.1 %, so the one before it holds there
    (100, (3000, 2000, 1200, 1000, 800, 650, 550, 450, 350)),
    (150, (3000, 2000, 1190, 800, 650, 500, 350, 260, 170, *[140] * 4, *[104] * 5)),
    (200, (2750, 1750, 1160, 800, 600, 450, 350, 260, 170, *[140] * 4, *[104] * 5, *[70] * 9)),
    (300, (2500, 1540, 1050, 700, 550, 450, 350, 255, 170, *[130] * 4, *[95] * 5, *[70] * 9, *[45] * 18)),
    (2000, (2300, 1400, 950, 650, 540, 440, 340, 245, 160, *[130] * 4, *[95] * 5, *[60] * 9, *[45] * 18, *[35] * 18)),
)
MANAGER: tuple[tuple[int, ShareColumn], ...] = (
    (10, (5000, 3000, 2000)),
    (20, (4000, 3000, 2000, 1000)),
    (30, (3200, 2400, 2000, 1500, 900)),
    (50, (3000, 2400, 1800, 1300, 900, 600)),
    (75, (2500, 1900, 1300, 1000, 900, 700, 600, 500, 400, 200)),
    (100, (2000, 1600, 1200, 1000, 800, 700, 600, 500, 400, 200, *[200] * 5)),
    (2000, (1900, 1500, 1200, 1000, 900, 700, 600, 500, 400, 300, *[100] * 10)),
)
PLACES: dict[int, ShareColumn] = {
    1: (10_000,),
    2: (6000, 4000),
    3: (5000, 3000, 2000),
    4: (3500, 2800, 2100, 1600),
    5: (4500, 2500, 1500, 1000, 500),
    6: (3000, 2400, 1800, 1300, 900, 600),
    7: (3500, 2500, 1250, 1000, 750, 500, 500),
    8: (2700, 2100, 1600, 1200, 900, 600, 500, 400),
    9: (3000, 2000, 1200, 1000, 800, 650, 550, 450, 350),
    10: (2500, 2000, 1500, 1100, 900, 600, 500, 400, 300, 200),
}
HALVES_PAY = ((5, 1), (10, 2), (20, 3), (30, 4), (40, 6))
"""Below so many entries, so many places; then a part of the field."""
HALVES_PART = ((50, Fraction(1, 5)), (200, Fraction(3, 20)))
HALVES_REST = Fraction(1, 10)
TIERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 18, 27, 36, 45, 54, 63, 72)
"""Places that end a group of equal prizes; further groups are of 18."""

FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        Family(
            name="club",
            about="A third of the field, a buy-in for the last.",
            pays=Fraction(1, 3),
            by_places=True,
            shift=1,
            least=Fraction(1),
        ),
        Family(name="card", about="By the number of entries, from three places up.", columns=CARD),
        Family(name="manager", about="By the number of entries, up to twenty places.", columns=MANAGER),
        Family(
            name="top-heavy",
            about="A tenth of the field, the winner twice the second.",
            pays=Fraction(1, 10),
            least=Fraction(1),
        ),
        Family(
            name="series",
            about="Fifteen in a hundred, two buy-ins for the last.",
            pays=Fraction(3, 20),
            shift=1,
            least=Fraction(2),
        ),
        Family(
            name="flat",
            about="A quarter of the field, a buy-in for the last.",
            pays=Fraction(1, 4),
            shift=3,
            least=Fraction(1),
        ),
        Family(name="halves", about="Every place takes half of what is left, then equal prizes.", halving=True),
        Family(name="winner", about="The winner takes it all.", columns=((1, (10_000,)),)),
    )
}


def family(name: str) -> Family:
    """A family by its name."""
    found = FAMILIES.get(name)
    if found is None:
        known = [*FAMILIES, "own"]
        raise Unreadable(
            "payout.unknown",
            {"name": name, "known": items(known, "or")},
            field="payout",
            value=name,
            limits={"of": known},
        )
    return found


def own_shares(shares: ShareColumn) -> tuple[Fraction, ...]:
    """A table of the event's own: it falls from place to place and adds up to all of the pool."""
    if not shares or sum(shares) != WHOLE:
        raise Unlawful(
            "payout.sum/shares",
            {"sum": f"{sum(shares) / 100:g}"},
            field="own_payout",
            value=sum(shares),
            limits={"sum": WHOLE},
        )
    if min(shares) <= 0 or any(later > earlier for earlier, later in pairwise(shares)):
        raise Unlawful("payout.order", field="own_payout", value=list(shares), limits={"order": "falling"})
    return tuple(Fraction(share, WHOLE) for share in shares)


def places_paid(of: Family, entries: int) -> int:
    """How many places a family pays in a field.

    >>> [places_paid(FAMILIES["club"], entries) for entries in (2, 6, 9, 11, 12)]
    [1, 2, 3, 3, 4]
    """
    if of.columns:
        return min(entries, len(column(of, entries)))
    if of.halving:
        return min(entries, _halves_pay(entries))
    return max(1, int(entries * of.pays))


def column(of: Family, entries: int) -> ShareColumn:
    """The column for a number of entries."""
    return next((shares for most, shares in of.columns if entries <= most), of.columns[-1][1])


def _halves_pay(entries: int) -> int:
    for below, places in HALVES_PAY:
        if entries < below:
            return places
    part = next((part for below, part in HALVES_PART if entries < below), HALVES_REST)
    return int(entries * part)


def shares_of(of: Family, entries: int, paid: int) -> tuple[Fraction, ...]:
    """The part of the pool for each of so many places."""
    if of.columns:
        return _scaled(column(of, entries)[:paid])
    if of.by_places and paid in PLACES:
        return _scaled(PLACES[paid])
    return curve(paid, of.shift)


def curved(of: Family, paid: int) -> bool:
    """Whether the shares come from the curve, not from a table."""
    return not of.columns and not (of.by_places and paid in PLACES)


def _scaled(shares: ShareColumn) -> tuple[Fraction, ...]:
    return tuple(Fraction(share, sum(shares)) for share in shares)


def curve(paid: int, shift: int) -> tuple[Fraction, ...]:
    """Shares that fall as 1 / (place + shift), equal within the tiers."""
    weights: list[Fraction] = []
    for first, end in pairwise((0, *_tiers(paid))):
        tier = [Fraction(1, place + shift) for place in range(first + 1, end + 1)]
        weights += [sum(tier, Fraction(0)) / len(tier)] * len(tier)
    whole = sum(weights, Fraction(0))
    return tuple(weight / whole for weight in weights)


def _tiers(paid: int) -> list[int]:
    further = range(TIERS[-1] + 18, paid, 18)
    return [*(end for end in (*TIERS, *further) if end < paid), paid]
