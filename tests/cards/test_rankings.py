"""Rankings: the order of hands, the cards that play, and what is refused."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardspeak.cards.card import UNKNOWN, faces, parse_cards
from cardspeak.cards.hand_class import SHORT_DECK_CLASSES, HandClass, hand_class
from cardspeak.cards.rank_keys import RANK_KEYS, SUIT_WEIGHTS, SUITED
from cardspeak.cards.rank_tables import high_table
from cardspeak.cards.ranking import RANKINGS, Ranking, high7
from cardspeak.errors import Refusal, Unlawful
from tests.cards.deals import SIZES, deals

HIGH = RANKINGS["high"]


def test_there_are_exactly_the_rankings_the_settings_know() -> None:
    assert set(RANKINGS) == set(SIZES)
    assert all(ranking.name == name for name, ranking in RANKINGS.items())


@pytest.mark.parametrize(
    ("ranking", "better", "worse"),
    [
        ("high", "AsKsQsJsTs", "KhQhJhTh9h"),
        ("high", "5s4s3s2sAs", "AcAdAhAs Kc"),
        ("high", "AcAdAhAs2c", "KcKdKhKsAc"),
        ("high", "2c2d2h3c3d", "AsKsQsJs9s"),
        ("high", "7s5s4s3s2s", "AcKdQhJsTc"),
        ("high", "5c4d3h2sAc", "AcAdAhKsQs"),
        ("high", "6c5d4h3s2c", "5c4d3h2sAc"),
        ("high", "2c2d2h3c4d", "AcAdKhKsQc"),
        ("high", "2c2d3h3sAc", "2c2d3h3sKc"),
        ("high", "AcAdKh3s2c", "AcAdQhJsTc"),
        ("high", "AcKdQhJs9c", "AcKdQhJs8c"),
        ("short-deck", "As9s8s7s6s", "AcAdAhAsKc"),
        ("short-deck", "AsKsQsJs9s", "AcAdAhKsKc"),
        ("short-deck", "AcAdAhKsKc", "AcKdQhJsTc"),
        ("short-deck", "Ac9d8h7s6c", "AcAdAhKsQc"),
        ("short-deck", "Tc9d8h7s6c", "Ac9d8h7s6c"),
        ("eight-or-better", "5c4d3h2sAc", "6c4d3h2sAc"),
        ("eight-or-better", "8c4d3h2sAc", "8c7d6h5s4c"),
        ("ace-to-five", "5c4c3c2cAc", "6c4d3h2sAc"),
        ("ace-to-five", "KcQdJhTs9c", "AcAd2h3s4c"),
        ("ace-to-five", "AcAd4h3s2c", "2c2d3h4sAc"),
        ("deuce-to-seven", "7c5d4h3s2c", "7c6d4h3s2c"),
        ("deuce-to-seven", "AcKdQhJs9c", "2c2d3h4s5c"),
        ("deuce-to-seven", "5c4d3h2sAc", "AcKd4h3s2c"),
        ("deuce-to-seven", "AcAdAhKs2c", "7c6d5h4s3c"),
        ("deuce-to-seven", "7c6d5h4s3c", "7c5c4c3c2c"),
        ("badugi", "4s3h2dAc", "5s3h2dAc"),
        ("badugi", "KsQhJdTc", "2d3h4c4s"),
        ("badugi", "2d3h4c4s", "AcAd2c2d"),
        ("badugi", "AcAd2c2d", "AcKcQcJc"),
    ],
)
def test_this_hand_beats_that_one(ranking: str, better: str, worse: str) -> None:
    judge = RANKINGS[ranking]
    assert judge.checked_value(parse_cards(better)) > judge.checked_value(parse_cards(worse)) > 0


@pytest.mark.parametrize("name", list(RANKINGS))
def test_the_cards_that_play_have_the_value_of_the_hand_and_come_from_it(name: str) -> None:
    ranking = RANKINGS[name]
    for hole, board in deals(name, 300):
        best = ranking.best_cards(hole, board)
        assert set(best) <= {*hole, *board}
        if ranking.value(hole, board):
            assert ranking.value_of_choice(best) == ranking.value(hole, board)
        else:
            assert best == ()


@pytest.mark.parametrize("name", ["high", "short-deck", "ace-to-five", "eight-or-better", "deuce-to-seven"])
@pytest.mark.parametrize("size", [(2, 3), (5, 0), (2, 4), (6, 0), (2, 5), (7, 0)])
def test_the_best_five_are_the_best_of_all_fives(name: str, size: tuple[int, int]) -> None:
    value = RANKINGS[name].value
    for hole, board in deals(name, 200, size=size):
        assert value(hole, board) == max(value(five) for five in combinations((*hole, *board), 5))


@pytest.mark.parametrize("name", ["omaha-high", "omaha-eight-or-better"])
@pytest.mark.parametrize("size", [(4, 3), (4, 4), (4, 5), (5, 5), (6, 5)])
def test_omaha_plays_exactly_two_and_three(name: str, size: tuple[int, int]) -> None:
    value, one = RANKINGS[name].value, RANKINGS[name].value_of_choice
    for hole, board in deals(name, 60, size=size):
        fives = ((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))
        assert value(hole, board) == max(one(five) for five in fives)


def test_four_held_hearts_make_no_flush_with_two_on_the_board() -> None:
    hand = RANKINGS["omaha-high"].words(parse_cards("AhKhQh2h"), parse_cards("9h8h7c3d2c"))
    assert str(hand) == "a pair of twos with an ace"


@pytest.mark.parametrize(
    ("ranking", "hole", "board", "best"),
    [
        ("high", "As9s", "AhKd7s7c2d", "AsAh7s7cKd"),
        ("high", "5c5d", "5h5sAcAdAh", "5s5h5d5cAh"),
        ("high", "Ac2d", "3h4s5cKdKh", "5c4s3h2dAc"),
        ("high", "6s2s", "3s4s5sAsKd", "6s5s4s3s2s"),
        ("high", "AcKd", "2c2d3h3s4c", "3s3h2d2cAc"),
        ("high", "9c9d", "AsKsQsJsTs", "AsKsQsJsTs"),
        ("high", "AcAd", "AhKcKdKh2c", "AhAdAcKhKd"),
        ("short-deck", "Ac9d", "8h7s6cKdKh", "9d8h7s6cAc"),
        ("ace-to-five", "KcQdAsAd2c3d4h", "", "Qd4h3d2cAs"),
        ("deuce-to-seven", "Ac5d4h3s2c", "", "Ac5d4h3s2c"),
        ("badugi", "AcAd2d3h", "", "3h2dAc"),
        ("omaha-high", "AsAcKdKc", "AhKh7d7c2s", "AsAhAc7d7c"),
        ("eight-or-better", "AcKd", "2c9d3h9sTc", ""),
    ],
)
def test_these_cards_play(ranking: str, hole: str, board: str, best: str) -> None:
    assert faces(RANKINGS[ranking].best_cards(parse_cards(hole), parse_cards(board))) == best


def test_high7_is_the_value_of_seven_cards() -> None:
    for hole, board in deals("high", 2000):
        assert high7((*hole, *board)) == HIGH.value(hole, board)


def test_the_classes_have_their_names() -> None:
    hands = {
        "AsKsQsJsTs": HandClass.ROYAL_FLUSH,
        "KsQsJsTs9s": HandClass.STRAIGHT_FLUSH,
        "5s4s3s2sAs": HandClass.STRAIGHT_FLUSH,
        "2c2d2h2sAs": HandClass.FOUR_OF_A_KIND,
        "2c2d2hAcAs": HandClass.FULL_HOUSE,
        "Ks8s6s4s2s": HandClass.FLUSH,
        "5c4s3s2sAs": HandClass.STRAIGHT,
        "2c2d2hKcAs": HandClass.THREE_OF_A_KIND,
        "2c2dKhKcAs": HandClass.TWO_PAIR,
        "2c2dKhQcAs": HandClass.PAIR,
        "2c3dKhQcAs": HandClass.HIGH_CARD,
    }
    for text, kind in hands.items():
        assert hand_class(HIGH.value(parse_cards(text))) is kind
    short = RANKINGS["short-deck"].value(parse_cards("Ks9s8s7s6s"))
    assert hand_class(short, SHORT_DECK_CLASSES) is HandClass.FLUSH


REFUSED = {
    "an unknown card": ((UNKNOWN, 1), "card.unknown"),
    "a card twice": ((51, 51), "card.duplicate"),
    "a number below the deck": ((-1, 1), "card.unreadable"),
    "a number above the deck": ((53, 1), "card.unreadable"),
    "a truth value": ((True, 0), "card.unreadable"),
}


@pytest.mark.parametrize("name", list(RANKINGS))
@pytest.mark.parametrize("case", list(REFUSED))
def test_unsound_cards_are_refused_with_a_code(name: str, case: str) -> None:
    bad, code = REFUSED[case]
    held, shared = SIZES[name]
    hole, board = (*bad, *range(20, 18 + held)), tuple(range(40, 40 + shared))
    ranking = RANKINGS[name]
    for judge in (ranking.checked_value, ranking.best_cards, ranking.words):
        with pytest.raises(Refusal) as refusal:
            judge(hole, board)
        assert refusal.value.code == code


@pytest.mark.parametrize("ranking", list(RANKINGS.values()), ids=list(RANKINGS))
@pytest.mark.parametrize("size", [(0, 0), (2, 2), (3, 5), (7, 5), (4, 6), (1, 6), (3, 0)])
def test_the_wrong_number_of_cards_is_refused(ranking: Ranking, size: tuple[int, int]) -> None:
    with pytest.raises(Unlawful) as refusal:
        ranking.checked_value(range(20, 20 + size[0]), range(40, 40 + size[1]))
    assert refusal.value.code == "hand.card-count"


@pytest.mark.parametrize("name", list(RANKINGS))
def test_even_the_trusting_value_refuses_what_it_cannot_rank(name: str) -> None:
    held, shared = SIZES[name]
    board = (0, 4, 8, 12, 16)[:shared]
    with pytest.raises(Unlawful):
        RANKINGS[name].value((UNKNOWN, *range(20, 19 + held)), board)
    with pytest.raises(Unlawful):
        RANKINGS[name].value(range(20, 23), ())


def test_five_of_one_rank_are_refused() -> None:
    for name in ("high", "short-deck", "ace-to-five", "deuce-to-seven"):
        with pytest.raises(Unlawful) as refusal:
            RANKINGS[name].value([48, 49, 50, 51, 51])
        assert refusal.value.code == "hand.impossible"


def test_the_short_deck_has_no_fives() -> None:
    with pytest.raises(Unlawful) as refusal:
        RANKINGS["short-deck"].checked_value(parse_cards("5cAcKdQhJs"))
    assert refusal.value.code == "hand.not-in-deck"


def test_the_rank_keys_follow_their_rule() -> None:
    """Each key is the smallest that keeps all sums of up to seven cards, at most four of a rank, apart."""
    sums: list[set[int]] = [{0}, *({0} if count <= 4 else set() for count in range(1, 8))]
    for key in RANK_KEYS[1:8]:
        for smaller in range(key):
            apart = all(
                (more + few * smaller) not in sums[count]
                for few in range(1, 5)
                for count in range(few, 8)
                for more in sums[count - few]
            )
            assert not apart
        sums = [
            {more + few * key for few in range(min(count, 4) + 1) for more in sums[count - few]} for count in range(8)
        ]
    assert len(high_table(7)) == 49_205


@pytest.mark.parametrize("count", [5, 6, 7])
def test_the_suit_weights_tell_which_suit_makes_a_flush(count: int) -> None:
    for clubs in range(count + 1):
        for diamonds in range(count + 1 - clubs):
            for hearts in range(count + 1 - clubs - diamonds):
                suits = (clubs, diamonds, hearts, count - clubs - diamonds - hearts)
                weight = sum(many * each for many, each in zip(suits, SUIT_WEIGHTS, strict=True))
                assert SUITED[count][weight] == (suits.index(max(suits)) + 1 if max(suits) >= 5 else 0)
