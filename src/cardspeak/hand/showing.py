"""Stud: who opens, judged by the cards on display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardspeak.cards.card import UNKNOWN

ACE = 12


def suit_strength(suits: str) -> tuple[int, ...]:
    """Strength of each suit c, d, h, s from an order written high to low.

    >>> suit_strength("shdc")
    (0, 1, 2, 3)
    """
    return tuple(3 - suits.index(suit) for suit in "cdhs")


def _key(card: int, strength: Sequence[int], *, ace_low: bool) -> tuple[int, int]:
    if card == UNKNOWN:
        return (-2, -1)
    rank = card >> 2
    return (-1 if ace_low and rank == ACE else rank, strength[card & 3])


def highest_card(
    cards: Sequence[int], strength: Sequence[int], *, ace_low: bool = False
) -> tuple[tuple[int, int], ...]:
    """The cards from the top down, suits included, as a value to compare."""
    return tuple(sorted((_key(card, strength, ace_low=ace_low) for card in cards), reverse=True))


def bring_in_place(up: Mapping[int, Sequence[int]], strength: Sequence[int], *, razz: bool) -> int:
    """Who brings it in: the lowest card by suit, in razz the highest (aces are low there).

    >>> bring_in_place({0: [51], 3: [0], 5: [1]}, suit_strength("shdc"), razz=False)
    3
    """
    keys = {place: _key(cards[-1], strength, ace_low=razz) for place, cards in up.items()}
    return max(keys, key=keys.__getitem__) if razz else min(keys, key=keys.__getitem__)


def opens_by_showing(
    up: Mapping[int, Sequence[int]], strength: Sequence[int], *, low: bool, ties_by_suit: bool = True
) -> int:
    """Who opens a later street: the best hand showing; equal hands by the high card's suit in either game (RP-10-D).

    >>> opens_by_showing({1: [12, 5], 4: [14, 7]}, suit_strength("shdc"), low=True)   # 5c3d against 5h3s
    4
    """
    best = max(_showing(cards, low=low) for cards in up.values())
    equal = [place for place in up if _showing(up[place], low=low) == best]
    if not ties_by_suit:
        return equal[0]
    return max(equal, key=lambda place: highest_card(up[place], strength, ace_low=low))


def _showing(cards: Sequence[int], *, low: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The value of an open hand of one to four cards: pairs and ranks only."""
    ranks = [-1 if low and card >> 2 == ACE else card >> 2 for card in cards if card != UNKNOWN]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    counts = tuple(count for count, _ in groups)
    tops = tuple(rank for _, rank in groups)
    if not low:
        return (counts, tops)
    return (tuple(-count for count in counts), tuple(-rank for rank in tops))
