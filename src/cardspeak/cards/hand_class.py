"""The kinds of five-card hands and how their value is written in one int.

A value is the class in the top digits and then up to five ranks, one hexadecimal digit each, the one that counts
most first: 0x3CB700 is two pair (3), aces and kings (C, B) with a nine (7). So plain comparison ranks two hands.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

CLASS_SHIFT: Final = 20
ACE: Final = 12

REVERSED: Final = 0xACCCCC
"""A lowball value is this less the badness of the hand, digit by digit, so that bigger is better there too."""


class HandClass(IntEnum):
    """What a five-card hand is called, the weakest first."""

    NOTHING = 0
    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10


CLASSES: Final = tuple(HandClass)[:10]
SHORT_DECK_CLASSES: Final = (*CLASSES[:6], HandClass.FULL_HOUSE, HandClass.FLUSH, *CLASSES[8:])
"""With 36 cards a flush is rarer than a full house and beats it."""


def hand_class(value: int, classes: tuple[HandClass, ...] = CLASSES) -> HandClass:
    """The class of a high value; a straight flush to the ace is a royal flush.

    >>> hand_class(0x3CB700)
    <HandClass.TWO_PAIR: 3>
    >>> hand_class(0x9C0000).name
    'ROYAL_FLUSH'
    """
    kind = classes[value >> CLASS_SHIFT]
    if kind is HandClass.STRAIGHT_FLUSH and (value >> 16) & 15 == ACE:
        return HandClass.ROYAL_FLUSH
    return kind


def digits(value: int) -> tuple[int, ...]:
    """The five rank digits of a value, the one that counts most first.

    >>> digits(0x3CB700)
    (12, 11, 7, 0, 0)
    """
    return tuple((value >> shift) & 15 for shift in (16, 12, 8, 4, 0))
