"""Amounts: chips are whole numbers, so money with cents is read in cents and written back as it was."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal

from cardspeak.errors import Unreadable

MOST_DECIMALS = 6
_AMOUNT = re.compile(r"\d+(?:\.\d+)?")


def parse_amount(text: str) -> Decimal:
    """Read an amount as it is written in an action.

    >>> parse_amount("47.50")
    Decimal('47.50')
    """
    if not _AMOUNT.fullmatch(text):
        raise Unreadable("amount.unreadable/not-chips", {"text": repr(text)}, field="amount", value=text)
    return Decimal(text)


def scale_of(amounts: Iterable[Decimal | int]) -> int:
    """Into how many parts a unit must be cut for every amount to be whole: 1, or 100 for cents, or more.

    >>> scale_of([5, Decimal("2.0")]), scale_of([5, Decimal("47.5")]), scale_of([Decimal("0.125")])
    (1, 100, 1000)
    """
    decimals = 0
    for amount in amounts:
        if isinstance(amount, Decimal) and amount.is_finite() and amount != int(amount):
            exponent = amount.normalize().as_tuple().exponent
            assert isinstance(exponent, int)  # the amount is finite
            decimals = max(decimals, 2, -exponent)
    if decimals > MOST_DECIMALS:
        raise Unreadable(
            "amount.too-fine",
            {"decimals": decimals, "most_decimals": MOST_DECIMALS},
            field="amount",
            limits={"max": MOST_DECIMALS},
        )
    return int(10**decimals)


def to_chips(amount: Decimal | int, scale: int) -> int:
    """An amount in whole units.

    >>> to_chips(Decimal("47.50"), 100)
    4750
    """
    return int(amount * scale)


def to_text(chips: int, scale: int) -> str:
    """An amount as it is written: without decimals where it is whole, with all of them where it is not.

    >>> to_text(4750, 100), to_text(1000, 100), to_text(-500, 100), to_text(30, 1)
    ('47.50', '10', '-5', '30')
    """
    whole, part = divmod(abs(chips), scale)
    sign = "-" if chips < 0 else ""
    return f"{sign}{whole}.{part:0{len(str(scale)) - 1}d}" if part else f"{sign}{whole}"
