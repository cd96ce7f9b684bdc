"""The hand-ranking list of the addendum: ten classes, each beating all that follow, and the cards that decide a showdown."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.cards.hand_class import hand_class
from cardspeak.cards.ranking import RANKINGS
from cardspeak.floor.showdown.winners import who_wins
from tests.floor.showdown.kit import table

LADDER = [
    ("ROYAL_FLUSH", "As Ks Qs Js Ts"),
    ("STRAIGHT_FLUSH", "9h 8h 7h 6h 5h"),
    ("FOUR_OF_A_KIND", "7s 7h 7d 7c Ks"),
    ("FULL_HOUSE", "Qs Qh Qd 4c 4h"),
    ("FLUSH", "Kd Jd 9d 6d 3d"),
    ("STRAIGHT", "Ts 9h 8d 7c 6s"),
    ("THREE_OF_A_KIND", "8s 8h 8d Kc 3s"),
    ("TWO_PAIR", "Js Jh 5d 5c As"),
    ("PAIR", "9s 9h Ad 7c 2s"),
    ("HIGH_CARD", "Ah Jd 8s 6c 3h"),
]
"""HR-01 to HR-10, best first (HR-00)."""


@pytest.mark.rule("apl-au-2025", "12")
@pytest.mark.parametrize(("name", "cards"), LADDER, ids=[name for name, _ in LADDER])
def test_five_cards_are_of_the_class_the_list_gives(name: str, cards: str) -> None:
    assert hand_class(RANKINGS["high"].checked_value(parse_cards(cards))).name == name


@pytest.mark.rule("apl-au-2025", "12")
def test_each_class_beats_every_later_one() -> None:
    values = [RANKINGS["high"].checked_value(parse_cards(cards)) for _, cards in LADDER]
    assert len(values) == 10
    assert all(better > worse for better, worse in combinations(values, 2))


@pytest.mark.rule("apl-au-2025", "A-3")
@pytest.mark.parametrize(
    ("board", "winners"), [("7s 8s 9s Ts Js", ["Cy", "Dot"]), ("7s 8s 9s Ts 2c", ["Cy"])], ids=["board", "hole card"]
)
def test_a_hand_may_be_the_board_alone(board: str, winners: list[str]) -> None:
    story = "9 calls; 1 calls; 4 folds; 6 checks" + "; 6 checks; 9 checks; 1 checks" * 3 + "; 6 mucks"
    hands = {9: "6s 2d", 1: "3h 3d", 6: "Ah Kh", 4: "Qh Qd"}
    found = table("apl-au-2025", story, hands=hands, board=board)
    for seat in (9, 1):
        found.the_hand().show(seat)
    ruling = who_wins(found)
    assert ruling.answer == winners
    assert ("A-3" in [cite.number for cite in ruling.cites]) == (len(winners) == 2)
