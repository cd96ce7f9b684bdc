"""The chip race: odd chips of a denomination that leaves play go for larger ones, by cards.

======================  ==============================================  =========================================
Step                    Rule                                            Asked as
======================  ==============================================  =========================================
Even exchange first     6-11, 6-11-p1, 13-b                             (arithmetic)
Race or not             24-A, 24-CHIP-UP, 23-A, 6-11, 13-b, 3.11.8      ``colour_up``, ``race_from_big_blind`` …
Larger chips raced for  6-11-p1, general-procedures-2; 24-A is silent   ``race_chips``
First seat              24-A, 23-A, 3.11.8, 6-11-p2                     ``race_start``, ``race_dealer_first``
Cards for a chip        6-11-p2, general-procedures-2; 24-A is silent   ``race_cards``
Order of the deal       6-11-p2; the others are silent                  ``race_dealing``
Highest card wins       6-11-p3, general-procedures-2                   (aces are high)
Equal cards             no book                                         ``race_ties``
One chip at most        24-A, 23-A, 3.11.8, 6-11-p3                     ``race_most``
Nobody is raced out     24-A, 23-A, 3.11.8, 6-11-p4                     ``raced_out``
Chips in view, players  24-B, 23-B, 3.11.9                              ``race_in_view``, ``race_witnessed``
Found afterwards        24-C, 23-C, general-procedures-2                ``found_later``, ``found_remainder``
======================  ==============================================  =========================================

Not here: what a player may do with odd chips before the race (24-CHIP-UP/passing is an offence), and several decks: a race
with more cards than a deck has goes on with another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import lcm

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import (
    RACE_CARDS,
    RACE_CHIPS,
    RACE_DEALER_FIRST,
    RACE_DEALING,
    RACE_MOST,
    RACE_START,
    RACE_TIES,
    RACED_OUT,
)
from cardspeak.cards.card import Card, rank_of
from cardspeak.errors import Unlawful
from cardspeak.hand.positions import clockwise_from

DECK = 52


class RaceRules(msgspec.Struct, frozen=True, kw_only=True):
    """How a race is held."""

    chips: str = "round-up"
    cards: int = 1
    dealing: str = "all-at-once"
    ties: str = "suit"
    most: int = 1
    saved: bool = True
    """Whoever is left without a chip gets one."""


class RaceCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card of the race: whose, and in which order."""

    seat: int
    card: Card
    order: int


def race_rules(inq: Inquiry) -> RaceRules:
    """The rules of the book in force, cited."""
    for setting in (RACE_CHIPS, RACE_CARDS, RACE_TIES, RACE_MOST, RACED_OUT):
        inq.cite(setting)
    if (dealing := inq.maybe(RACE_DEALING)) is not None:
        inq.cite(RACE_DEALING)
    return RaceRules(
        chips=inq.ask(RACE_CHIPS),
        cards=inq.ask(RACE_CARDS),
        dealing=dealing or "all-at-once",
        ties=inq.ask(RACE_TIES),
        most=inq.ask(RACE_MOST),
        saved=inq.ask(RACED_OUT) == "one-lowest-chip",
    )


def even_exchange(chips: int, small: int, large: int) -> tuple[int, int]:
    """How many larger chips some small ones make up, and how many small ones are left over.

    >>> even_exchange(7, 25, 100)
    (1, 3)
    """
    group = lcm(small, large) // small
    return chips // group * group * small // large, chips % group


def raced_for(odd: int, small: int, large: int, how: str) -> int:
    """How many larger chips some odd ones are raced for.

    >>> [raced_for(odd, 25, 100, "nearest") for odd in (12, 7, 6, 5)]
    [3, 2, 2, 1]
    >>> raced_for(6, 25, 100, "above-half"), raced_for(15, 1000, 5000, "round-up")
    (1, 3)
    """
    whole, rest = divmod(odd * small, large)
    extra = {
        "round-up": rest > 0,
        "round-down": False,
        "nearest": rest > 0 and 2 * rest >= large,
        "above-half": 2 * rest > large,
    }[how]
    return whole + extra


def first_to_last(seats: Sequence[int], dealer: int | None, *, dealers: bool, inq: Inquiry) -> list[int]:
    """The seats in the order in which a race deals to them (24-A, 6-11-p2)."""
    start = inq.ask(RACE_START)
    inq.cite(RACE_START)
    if start == "seat-1" or (start == "dealer-if-self-dealt" and dealers):
        return sorted(seats)
    if dealer is None:
        raise Unlawful("race.dealer", field="dealer_seat", takes="number", rule=inq.policy.rule(RACE_START))
    own = start == "dealer-if-self-dealt" and inq.maybe(RACE_DEALER_FIRST) != "left-neighbour"
    order = clockwise_from(dealer, seats)
    return [order[-1], *order[:-1]] if own and dealer in seats else order


def deal_race(odd: Mapping[int, int], order: Sequence[int], rules: RaceRules, cards: Sequence[Card]) -> list[RaceCard]:
    """Who is dealt which card: every player all of them at once, or one at a time round the table."""
    seats = list(_turns(odd, order, rules))
    if len(cards) < len(seats):
        limits = {"cards": len(seats)}
        raise Unlawful("race.cards", {"count": len(seats)}, field="cards", limits=limits)
    return [RaceCard(seat=seat, card=cards[at], order=at) for at, seat in enumerate(seats)]


def cards_needed(odd: Mapping[int, int], rules: RaceRules) -> int:
    """How many cards a race takes."""
    return sum(odd.values()) * rules.cards


def _turns(odd: Mapping[int, int], order: Sequence[int], rules: RaceRules) -> Iterator[int]:
    if rules.dealing == "all-at-once":
        for seat in order:
            yield from [seat] * (odd.get(seat, 0) * rules.cards)
        return
    for turn in range(max(odd.values(), default=0) * rules.cards):
        yield from (seat for seat in order if turn < odd.get(seat, 0) * rules.cards)


def race_winners(dealt: Sequence[RaceCard], chips: int, rules: RaceRules) -> dict[int, int]:
    """How many larger chips each seat wins: the highest cards take them, nobody more than the book allows."""
    by_suit = rules.ties == "suit"  # a card's number has the rank first, then spades, hearts, diamonds, clubs
    ranked = sorted(dealt, key=lambda one: (-(one.card if by_suit else rank_of(one.card)), one.order))
    won: dict[int, int] = {}
    for one in ranked:
        if not chips:
            break
        if won.get(one.seat, 0) < rules.most:
            won[one.seat] = won.get(one.seat, 0) + 1
            chips -= 1
    return won
