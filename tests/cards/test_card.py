"""Cards: reading, printing, and what is refused."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.card import (
    RANKS,
    SUITS,
    UNKNOWN,
    face,
    faces,
    is_card,
    parse_card,
    parse_cards,
    rank_of,
    require_distinct,
    require_known,
    suit_of,
)
from cardspeak.errors import Refusal, Unlawful, Unreadable


@given(st.lists(st.integers(0, 51), unique=True))
def test_what_is_printed_can_be_read_again(cards: list[int]) -> None:
    assert parse_cards(faces(cards)) == tuple(cards)
    assert parse_cards(" ".join(map(face, cards))) == tuple(cards)


def test_the_ace_of_spades_is_the_highest_card_and_the_deuce_of_clubs_the_lowest() -> None:
    assert (parse_card("As"), parse_card("2c")) == (51, 0)
    assert [face(card) for card in range(52)] == [rank + suit for rank in RANKS for suit in SUITS]


@given(st.integers(0, 51))
def test_rank_and_suit_make_the_face(card: int) -> None:
    assert RANKS[rank_of(card)] + SUITS[suit_of(card)] == face(card)


def test_unknown_cards_may_repeat() -> None:
    assert parse_cards("?? ??As") == (UNKNOWN, UNKNOWN, 51)


@pytest.mark.parametrize(
    ("text", "meant"), [("as", "As"), ("AS", "As"), ("aS", "As"), ("10s", "Ts"), ("sA", "As"), ("A♠", "As")]
)
def test_a_card_written_the_wrong_way_is_refused_with_a_hint(text: str, meant: str) -> None:
    with pytest.raises(Unreadable, match=rf"Did you mean '{meant}'\?") as refusal:
        parse_card(text)
    assert (refusal.value.code, refusal.value.field, refusal.value.value) == ("card.unreadable", "card", text)


@pytest.mark.parametrize("text", ["", "A", "1s", "Ax", "AsKs", "A s", "????", "joker", None, 51, True, 3.0, b"As"])
def test_what_is_not_a_card_is_refused(text: object) -> None:
    with pytest.raises(Unreadable):
        parse_card(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["AsK", "As,Kd", "askd", "10s", "As10d", "A", None, 5])
def test_what_is_not_a_row_of_cards_is_refused(text: object) -> None:
    with pytest.raises(Unreadable):
        parse_cards(text)  # type: ignore[arg-type]


@given(st.text())
def test_any_text_is_read_or_refused_but_never_worse(text: str) -> None:
    with suppress(Refusal):
        assert all(is_card(card) for card in parse_cards(text))


def test_a_card_twice_is_refused() -> None:
    for cards in ("AsAs", "As Kd As"):
        with pytest.raises(Unlawful) as refusal:
            parse_cards(cards)
        assert (refusal.value.code, refusal.value.value) == ("card.duplicate", "As")
    with pytest.raises(Unlawful):
        require_distinct([0, 1, 0])


@pytest.mark.parametrize("number", [-1, 53, True, 1.0, "As", None])
def test_numbers_that_are_no_cards_have_no_face(number: object) -> None:
    assert not is_card(number)
    with pytest.raises(Unreadable):
        face(number)  # type: ignore[arg-type]
    with pytest.raises(Unreadable):
        require_known([number])  # type: ignore[list-item]
