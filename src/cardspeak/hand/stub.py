"""Stub arithmetic: what is done when the cards that are left do not suffice."""

from __future__ import annotations

from enum import Enum


class SeventhStreet(Enum):
    """How the last card of stud is dealt, by the size of the stub (RP-10-H)."""

    FROM_STUB = "from the stub"
    WITH_BURNS = "stub and burns scrambled, a card each"
    COMMUNITY = "one card for everybody, from the stub"
    COMMUNITY_WITH_BURNS = "one card for everybody, from stub and burns scrambled"


def seventh_street(players: int, stub: int, burns: int = 3) -> SeventhStreet:
    """The procedure for seventh street: a card each, one burn, and one last card that is never dealt.

    >>> seventh_street(players=7, stub=7).name, seventh_street(players=6, stub=3).name, seventh_street(players=8, stub=1).name
    ('WITH_BURNS', 'COMMUNITY', 'COMMUNITY_WITH_BURNS')
    """
    required = players + 2
    if stub >= required:
        return SeventhStreet.FROM_STUB
    if stub + burns >= required:  # H-A comes before H-C where both would fit
        return SeventhStreet.WITH_BURNS
    return SeventhStreet.COMMUNITY if stub >= 3 else SeventhStreet.COMMUNITY_WITH_BURNS
