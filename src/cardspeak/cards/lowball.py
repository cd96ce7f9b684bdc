"""Lowball hands: ace-to-five, the same with an eight to qualify, and deuce-to-seven; a bigger value is better."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cardspeak.cards.hand_class import REVERSED, HandClass
from cardspeak.cards.high import count_refused, impossible, unknown_refused
from cardspeak.cards.judging import Cards, Ranking, five_of, high_order, low_order
from cardspeak.cards.rank_keys import CARD_KEY, RANK_BITS, RANK_KEY, RANK_KEYS, RANK_MASK, SUITED
from cardspeak.cards.rank_tables import TOP_FIVE, flush_table, high_table, low_badness, low_table, suited_ranks
from cardspeak.cards.words import LowWords

WHEEL: Final = 0b1_0000_0000_1111
EIGHT_LOW: Final = REVERSED - low_badness(HandClass.HIGH_CARD, 6, 5, 4, 3, 2)
"""Eight-seven-six-five-four: the worst hand that still qualifies."""

LOW_TABLES: Final[dict[int, dict[int, int]]] = {5: {}, 6: {}, 7: {}}
"""Rank key to ace-to-five value, by the number of cards; filled when first needed."""

DEUCE_FIVES: Final[dict[int, int]] = {}
DEUCE_FLUSHES: Final[list[int]] = []


def fill_low(count: int) -> dict[int, int]:
    """The ace-to-five table for so many cards, built if it is still empty."""
    table = LOW_TABLES[count]
    if not table:
        table.update(low_table(count))
    return table


def fill_deuce() -> None:
    """Build the deuce-to-seven tables: the high hands turned round, except that the ace never plays below a deuce."""
    if DEUCE_FIVES:
        return
    wheel_key = sum([RANK_KEYS[rank] for rank in (0, 1, 2, 3, 12)])
    ace_high = HandClass.HIGH_CARD << 20 | TOP_FIVE[WHEEL]
    fives = high_table(5)
    fives[wheel_key] = ace_high
    flushes = flush_table()
    flushes[WHEEL] = HandClass.FLUSH << 20 | TOP_FIVE[WHEEL]
    DEUCE_FIVES.update({key: REVERSED - value for key, value in fives.items()})
    DEUCE_FLUSHES[:] = [REVERSED - value if value else 0 for value in flushes]


def ace_to_five(hole: Cards, board: Cards = ()) -> int:
    """The best ace-to-five low of five to seven cards; straights and flushes do not count against it."""
    cards = (*hole, *board)
    try:
        key = sum([RANK_KEY[card] for card in cards])
    except IndexError:
        raise unknown_refused(cards) from None
    try:
        return LOW_TABLES[len(cards)][key]
    except KeyError:
        if len(cards) not in LOW_TABLES:
            raise count_refused(len(cards)) from None
        value = fill_low(len(cards)).get(key)
        if value is None:
            raise impossible(cards) from None
        return value


def eight_or_better(hole: Cards, board: Cards = ()) -> int:
    """The best ace-to-five low if it is eight-high or lower without a pair, else 0."""
    value = ace_to_five(hole, board)
    return value if value >= EIGHT_LOW else 0


def _deuce_five(cards: Cards) -> int:
    """The deuce-to-seven value of exactly five cards."""
    try:
        key = sum([CARD_KEY[card] for card in cards])
    except IndexError:
        raise unknown_refused(cards) from None
    fill_deuce()
    if SUITED[5][key >> RANK_BITS]:
        return DEUCE_FLUSHES[suited_ranks(cards)]
    try:
        return DEUCE_FIVES[key & RANK_MASK]
    except KeyError:
        raise impossible(cards) from None


def deuce_to_seven(hole: Cards, board: Cards = ()) -> int:
    """The best deuce-to-seven low of five to seven cards; straights and flushes count against it, aces are high."""
    cards = (*hole, *board)
    if len(cards) == 5:
        return _deuce_five(cards)
    if len(cards) not in (6, 7):
        raise count_refused(len(cards))
    return max([_deuce_five(choice) for choice in combinations(cards, 5)])


ACE_TO_FIVE: Final = Ranking(
    name="ace-to-five",
    value=ace_to_five,
    hole_counts=range(2, 8),
    board_counts=range(6),
    total_counts=range(5, 8),
    choices=five_of,
    value_of_choice=ace_to_five,
    arrange=low_order,
    voice=LowWords(ace_low=True),
)

EIGHT_OR_BETTER: Final = Ranking(
    name="eight-or-better",
    value=eight_or_better,
    hole_counts=range(2, 8),
    board_counts=range(6),
    total_counts=range(5, 8),
    choices=five_of,
    value_of_choice=eight_or_better,
    arrange=low_order,
    voice=LowWords(ace_low=True),
)

DEUCE_TO_SEVEN: Final = Ranking(
    name="deuce-to-seven",
    value=deuce_to_seven,
    hole_counts=range(2, 8),
    board_counts=range(6),
    total_counts=range(5, 8),
    choices=five_of,
    value_of_choice=deuce_to_seven,
    arrange=high_order(None),
    voice=LowWords(ace_low=False),
)
