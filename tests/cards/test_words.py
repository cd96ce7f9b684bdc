"""What players call their hands."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.cards.ranking import RANKINGS
from cardspeak.words import message


@pytest.mark.parametrize(
    ("ranking", "cards", "words"),
    [
        ("high", "AsKsQsJsTs2d2c", "a royal flush"),
        ("high", "9s8s7s6s5s", "a nine-high straight flush"),
        ("high", "8s7s6s5s4s", "an eight-high straight flush"),
        ("high", "9s9h9d9cKs", "four nines with a king"),
        ("high", "KsKhKdTcTs", "kings full of tens"),
        ("high", "6s6h6d2cTs", "three sixes with a ten"),
        ("high", "AsJs9s4s2s", "an ace-high flush"),
        ("high", "9s8s7d6c5s", "a nine-high straight"),
        ("high", "5s4s3d2cAs", "a five-high straight"),
        ("high", "AsAd9d9cKs", "two pair, aces and nines with a king"),
        ("high", "AsAd8d9c3s", "a pair of aces with a nine"),
        ("high", "AsQd8d9c3s", "ace-queen high"),
        ("short-deck", "As9h8d7c6s", "a nine-high straight"),
        ("short-deck", "AsKsQsJs6s", "an ace-high flush"),
        ("eight-or-better", "7s5h4d3c2s", "a seven-five low"),
        ("eight-or-better", "5s4h3d2cAs", "a wheel"),
        ("eight-or-better", "9s4h3d2cAs", "no low"),
        ("ace-to-five", "8s7h3d2cAs", "an eight-seven low"),
        ("ace-to-five", "2s2h3d4c5s", "a pair of twos with a five"),
        ("deuce-to-seven", "7s5h4d3c2s", "a seven-five low"),
        ("deuce-to-seven", "5s4h3d2cAs", "an ace-five low"),
        ("deuce-to-seven", "6s5h4d3c2s", "a six-high straight"),
        ("deuce-to-seven", "7s5s4s3s2s", "a seven-high flush"),
        ("badugi", "8s3h2dAc", "a four-card badugi, eight high"),
        ("badugi", "8s3h2hAc", "a three-card badugi, eight high"),
        ("badugi", "AsAhAdAc", "a one-card badugi, ace high"),
    ],
)
def test_this_hand_is_called_so(ranking: str, cards: str, words: str) -> None:
    assert str(RANKINGS[ranking].words(parse_cards(cards))) == words


def test_the_name_of_a_hand_is_a_value() -> None:
    pairs = message("cards.two-pair", ranks=message("cards.plural-rank-ace"), more=message("cards.plural-rank-nine"))
    named = RANKINGS["high"].words(parse_cards("AsAd9d9cKs"))
    assert named == message("cards.hand-with-kicker", hand=pairs, kicker=message("cards.rank-king"))
