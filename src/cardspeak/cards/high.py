"""High hands: the best five of five to seven cards, with the full deck or the short one."""

from __future__ import annotations

from typing import Final

from cardspeak.cards.hand_class import CLASSES, SHORT_DECK_CLASSES, HandClass
from cardspeak.cards.judging import Cards, Ranking, Valuation, five_of, high_order
from cardspeak.cards.rank_keys import ALL_RANKS, CARD_KEY, RANK_BITS, RANK_BITS_OF_SUIT, RANK_MASK, SHORT_RANKS, SUITED
from cardspeak.cards.rank_tables import flush_table, high_table, suited_ranks
from cardspeak.cards.spread import spread
from cardspeak.cards.words import HighWords
from cardspeak.errors import Unlawful


class HighTables:
    """The tables of one deck, each filled when first needed: by number of cards and rank key, and by suited ranks.

    ``slides`` and ``sevens`` hold the table of seven cards again, spread for speed.
    """

    def __init__(self, ranks: tuple[int, ...], classes: tuple[HandClass, ...]) -> None:
        self._ranks = ranks
        self._classes = classes
        self.by_count: dict[int, dict[int, int]] = {5: {}, 6: {}, 7: {}}
        self.flushes: list[int] = []
        self.slides: list[int] = []
        self.sevens: list[int] = []

    def fill(self, count: int) -> dict[int, int]:
        """Build what is still missing for hands of so many cards."""
        table = self.by_count[count]
        if not table:
            table.update(high_table(count, self._ranks, self._classes))
        if count == 7 and not self.sevens:
            self.slides[:], self.sevens[:] = spread(table)
        return table

    def fill_flushes(self) -> list[int]:
        """The values of suited ranks, built if they are still missing."""
        if not self.flushes:
            self.flushes += flush_table(self._ranks[0], self._classes)
        return self.flushes

    def flush(self, cards: Cards) -> int:
        """The value of cards with five of one suit."""
        return (self.flushes or self.fill_flushes())[suited_ranks(cards)]

    def value(self, cards: Cards) -> int:
        """The value of five to seven cards by the general method, building any missing table."""
        count = len(cards)
        if count not in self.by_count:
            raise count_refused(count)
        if max(cards) > 51:
            raise unknown_refused(cards)
        key = sum([CARD_KEY[card] for card in cards])
        table = self.fill(count)
        if SUITED[count][key >> RANK_BITS]:
            return self.flush(cards)
        value = table.get(key & RANK_MASK)
        if value is None:
            raise impossible(cards)
        return value


FULL_DECK: Final = HighTables(ALL_RANKS, CLASSES)
SHORT_DECK: Final = HighTables(SHORT_RANKS, SHORT_DECK_CLASSES)


def count_refused(count: int) -> Unlawful:
    """The refusal for a number of cards that makes no hand."""
    return Unlawful(
        "hand.card-count/high",
        {"count": count},
        field="hole",
        value=count,
        limits={"min": 5, "max": 7},
    )


def unknown_refused(cards: Cards) -> Unlawful:
    """The refusal for a card that nobody has seen."""
    return Unlawful("card.unknown/rank", field="cards", value=list(cards))


def impossible(cards: Cards) -> Unlawful:
    """The refusal for cards that no deck holds together."""
    return Unlawful("hand.impossible", field="cards", value=list(cards))


# The two fast forms below say the same thing twice: a call from one to the other would cost a fifth of their time. They
# give the card keys a local name, for seven reads of an outer name cost as much as the sum, and they write out RANK_BITS
# and RANK_MASK and ROW_BITS. Whatever they stumble over, such as a table not yet built, goes the steady way.

_SLIDES: Final = FULL_DECK.slides
_SEVENS: Final = FULL_DECK.sevens
_FLUSHES: Final = FULL_DECK.flushes
_SUITED7: Final = SUITED[7]


def high7(cards: Cards) -> int:
    """The value of the best five of exactly seven different known cards, without any checks; the fastest way.

    >>> from cardspeak.cards.card import parse_cards
    >>> hex(high7(parse_cards("As Ks Qs Js Ts 2d 2c")))
    '0x9c0000'
    """
    try:
        a, b, c, d, e, f, g = cards
        key_of = CARD_KEY
        key = key_of[a] + key_of[b] + key_of[c] + key_of[d] + key_of[e] + key_of[f] + key_of[g]
        if suit := _SUITED7[key >> 23]:
            bit = RANK_BITS_OF_SUIT[suit]
            return _FLUSHES[bit[a] + bit[b] + bit[c] + bit[d] + bit[e] + bit[f] + bit[g]]
        key &= 0x7FFFFF
        return _SEVENS[_SLIDES[key >> 9] + key]
    except (ValueError, LookupError):
        return FULL_DECK.value(cards)


def valuation(tables: HighTables) -> Valuation:
    """The unchecked valuation of held cards and a board, fastest for seven in all."""
    slides, sevens, flushes, steady = tables.slides, tables.sevens, tables.flushes, tables.value
    keys, suited, bits_of_suit = CARD_KEY, _SUITED7, RANK_BITS_OF_SUIT

    def value(hole: Cards, board: Cards = ()) -> int:
        try:
            if board:
                a, b = hole
                c, d, e, f, g = board
            else:
                a, b, c, d, e, f, g = hole
            key_of = keys
            key = key_of[a] + key_of[b] + key_of[c] + key_of[d] + key_of[e] + key_of[f] + key_of[g]
            if suit := suited[key >> 23]:
                bit = bits_of_suit[suit]
                return flushes[bit[a] + bit[b] + bit[c] + bit[d] + bit[e] + bit[f] + bit[g]]
            key &= 0x7FFFFF
            return sevens[slides[key >> 9] + key]
        except (ValueError, LookupError):
            return steady((*hole, *board))

    return value


def _ranking(name: str, tables: HighTables, lowest: int, classes: tuple[HandClass, ...]) -> Ranking:
    value = valuation(tables)
    return Ranking(
        name=name,
        value=value,
        hole_counts=range(2, 8),
        board_counts=range(6),
        total_counts=range(5, 8),
        choices=five_of,
        value_of_choice=value,
        arrange=high_order(lowest),
        voice=HighWords(classes),
        lowest_card=4 * lowest,
    )


HIGH: Final = _ranking("high", FULL_DECK, 0, CLASSES)
SHORT_DECK_HIGH: Final = _ranking("short-deck", SHORT_DECK, 4, SHORT_DECK_CLASSES)
