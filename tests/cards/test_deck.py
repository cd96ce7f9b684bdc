"""Decks: every card once, nothing past the end, chance from outside."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.deck import SHORT, STANDARD, Deck, RandomDeck, RecordedDeck, shuffled
from cardspeak.errors import Unlawful, Unreadable


@given(st.integers(0, 2**32))
def test_a_shuffled_deck_holds_the_same_cards_and_the_same_seed_the_same_order(seed: int) -> None:
    order = shuffled(STANDARD, random.Random(seed))
    assert sorted(order) == list(STANDARD)
    assert order == shuffled(STANDARD, random.Random(seed))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    source = random.Random(1)
    counts = Counter(shuffled((1, 2, 3), source) for _ in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@given(st.integers(0, 2**32), st.lists(st.integers(0, 6), max_size=8))
def test_drawing_several_at_once_is_drawing_one_by_one(seed: int, counts: list[int]) -> None:
    together, singly = RandomDeck(STANDARD, random.Random(seed)), RandomDeck(STANDARD, random.Random(seed))
    for count in counts:
        assert together.draw(count) == tuple(singly.draw_one() for _ in range(count))
    assert together.remaining == singly.remaining == 52 - sum(counts)


def test_each_card_is_as_likely_as_any_other_to_come_third() -> None:
    source = random.Random(2)
    counts = Counter(RandomDeck(SHORT, source).draw(3)[2] for _ in range(36_000))
    assert set(counts) == set(SHORT)
    assert all(800 < count < 1200 for count in counts.values())


@pytest.mark.parametrize("deck", [RecordedDeck(STANDARD), RandomDeck(STANDARD, random.Random(3))])
def test_a_deck_deals_each_card_once_and_then_no_more(deck: Deck) -> None:
    assert sorted([*deck.draw(50), deck.draw_one(), deck.draw_one()]) == list(STANDARD)
    assert deck.remaining == 0
    assert deck.draw(0) == ()
    for draw in (deck.draw_one, lambda: deck.draw(1)):
        with pytest.raises(Unlawful) as refusal:
            draw()
        assert refusal.value.code == "deck.exhausted"


@pytest.mark.parametrize("deck", [RecordedDeck([5, 4, 3]), RandomDeck([5, 4, 3], random.Random(3))])
@pytest.mark.parametrize("count", [4, -1])
def test_a_refused_draw_takes_nothing(deck: Deck, count: int) -> None:
    with pytest.raises(Unlawful):
        deck.draw(count)
    assert deck.remaining == 3


def test_a_recorded_deck_deals_from_the_top_and_shows_what_is_left() -> None:
    deck = RecordedDeck([51, UNKNOWN, 49, UNKNOWN])
    assert (deck.draw_one(), deck.draw(2), deck.remaining_order()) == (51, (UNKNOWN, 49), (UNKNOWN,))


def test_a_recorded_deck_with_a_card_twice_or_no_card_is_refused() -> None:
    with pytest.raises(Unlawful):
        RecordedDeck([51, 50, 51])
    with pytest.raises(Unreadable):
        RecordedDeck([51, 53])
