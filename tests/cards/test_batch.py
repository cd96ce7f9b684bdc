"""Many hands at once are ranked as one by one, compiled or not; all hands there are fall in the known classes."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from bench.census import count_classes_of_all_seven_card_hands, count_sevens
from cardspeak.cards import kernels
from cardspeak.cards.batch import values
from cardspeak.cards.dense import dense_table
from cardspeak.cards.hand_class import HandClass, hand_class
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from tests.cards.deals import SIZES, deals

SEVEN_CARD_CLASSES = {
    HandClass.HIGH_CARD: 23_294_460,
    HandClass.PAIR: 58_627_800,
    HandClass.TWO_PAIR: 31_433_400,
    HandClass.THREE_OF_A_KIND: 6_461_620,
    HandClass.STRAIGHT: 6_180_020,
    HandClass.FLUSH: 4_047_644,
    HandClass.FULL_HOUSE: 3_473_184,
    HandClass.FOUR_OF_A_KIND: 224_848,
    HandClass.STRAIGHT_FLUSH: 37_260,
    HandClass.ROYAL_FLUSH: 4_324,
}
FIVE_CARD_CLASSES = {
    HandClass.HIGH_CARD: 1_302_540,
    HandClass.PAIR: 1_098_240,
    HandClass.TWO_PAIR: 123_552,
    HandClass.THREE_OF_A_KIND: 54_912,
    HandClass.STRAIGHT: 10_200,
    HandClass.FLUSH: 5_108,
    HandClass.FULL_HOUSE: 3_744,
    HandClass.FOUR_OF_A_KIND: 624,
    HandClass.STRAIGHT_FLUSH: 36,
    HandClass.ROYAL_FLUSH: 4,
}
WIDTHS = [
    *((name, (held, 0)) for name in ("high", "short-deck", "eight-or-better", "ace-to-five", "deuce-to-seven") for held in (5, 6, 7)),
    *((name, (held, 5)) for name in ("omaha-high", "omaha-eight-or-better") for held in (4, 5, 6)),
    ("badugi", (4, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("ranking", "size"), WIDTHS)
def test_many_at_once_are_ranked_as_one_by_one(ranking: str, size: tuple[int, int]) -> None:
    dealt = deals(ranking, 1000, seed=4, size=size)
    rows = np.array([[*hole, *board] for hole, board in dealt], dtype=np.uint8)
    assert values(rows, ranking).tolist() == [RANKINGS[ranking].value(hole, board) for hole, board in dealt]


def test_all_five_card_hands_fall_in_the_known_classes() -> None:
    fives = np.fromiter(combinations(range(52), 5), dtype=np.dtype((np.uint8, 5)), count=2_598_960)
    kinds, counts = np.unique(values(fives), return_counts=True)
    classes: dict[HandClass, int] = dict.fromkeys(FIVE_CARD_CLASSES, 0)
    for kind, count in zip(kinds.tolist(), counts.tolist(), strict=True):
        classes[hand_class(kind)] += count
    assert len(kinds) == 7462
    assert classes == FIVE_CARD_CLASSES


def test_all_seven_card_hands_fall_in_the_known_classes() -> None:
    assert count_classes_of_all_seven_card_hands() == SEVEN_CARD_CLASSES


def test_the_kernels_give_the_same_answers_uncompiled() -> None:
    """The plain source is the oracle of the machine code made from it."""
    sevens = np.array([hole for hole, _ in deals("high", 300, size=(7, 0))], dtype=np.uint8)
    fours = np.array([hole for hole, _ in deals("badugi", 100)], dtype=np.uint8)
    out = np.empty(300, dtype=np.int32)
    kernels.rank_all_seven(sevens, *dense_table("high", 7), out)
    assert out.tolist() == values(sevens).tolist()
    kernels.rank_all(sevens[:, :6], *dense_table("high", 6), out)
    assert out.tolist() == values(sevens[:, :6]).tolist()
    choices = np.array(list(combinations(range(7), 5)), dtype=np.uint8)
    kernels.best_choice(sevens, choices, *dense_table("deuce-to-seven", 5), out)
    assert out.tolist() == values(sevens, "deuce-to-seven").tolist()
    nines = np.array([[*hole, *board] for hole, board in deals("omaha-high", 60)], dtype=np.uint8)
    kernels.rank_all_omaha(nines, *dense_table("high", 5), out)
    assert out[:60].tolist() == values(nines, "omaha-high").tolist()
    kernels.rank_all_badugi(fours, out)
    assert out[:100].tolist() == values(fours, "badugi").tolist()
    counts = np.zeros(11, dtype=np.int64)
    count_sevens(16, *dense_table("high", 7), counts)
    assert {kind: int(counts[kind]) for kind in SEVEN_CARD_CLASSES} == count_classes_of_all_seven_card_hands(16)


def test_rows_of_any_whole_number_type_and_layout_are_taken() -> None:
    rows = np.array([hole for hole, _ in deals("high", 50, size=(7, 0))])
    expected = values(rows).tolist()
    assert values(rows.tolist()).tolist() == expected
    assert values(np.asfortranarray(rows.astype(np.uint16))).tolist() == expected
    assert values(np.empty((0, 7), dtype=np.uint8)).tolist() == []


@pytest.mark.parametrize("rows", [[[0.5] * 7], [1, 2, 3, 4, 5], [["As"] * 5], [[True] * 5], 5])
def test_what_is_not_rows_of_cards_is_refused(rows: object) -> None:
    with pytest.raises(Unreadable):
        values(rows)  # type: ignore[arg-type]


@pytest.mark.parametrize("ranking", list(RANKINGS))
def test_numbers_that_are_no_cards_are_refused(ranking: str) -> None:
    width = sum(SIZES[ranking])
    for bad in (-1, 52, 256):
        with pytest.raises(Unlawful) as refusal:
            values([[bad, *range(20, 19 + width)]], ranking)
        assert refusal.value.code == "card.unknown"
    with pytest.raises(Unlawful) as refusal:
        values([range(20, 32)], ranking)
    assert refusal.value.code == "hand.card-count"


def test_an_unknown_ranking_is_refused() -> None:
    with pytest.raises(Unreadable) as refusal:
        values([[1, 2, 3, 4, 5]], "highest")
    assert refusal.value.code == "ranking.unknown"


def run_without(missing: str, statement: str) -> str:
    """What a fresh Python prints for a statement when it cannot import a package."""
    script = f"import sys; sys.modules[{missing!r}] = None\n{statement}"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_without_numba_the_answers_are_the_same() -> None:
    statement = "from cardspeak.cards.batch import values; print(*values([[51, 47, 43, 39, 35, 0, 1]]))"
    assert run_without("numba", statement).strip() == str(0x9C0000)


def test_without_numpy_the_refusal_names_what_to_install() -> None:
    statement = (
        "from cardspeak.errors import Refusal\ntry:\n    import cardspeak.cards.batch\n"
        "except Refusal as refusal:\n    print(refusal.code, refusal)"
    )
    printed = run_without("numpy", statement)
    assert printed.startswith("fast.missing")
    assert "cardspeak[fast]" in printed


def test_ranking_one_hand_loads_neither_numpy_nor_numba() -> None:
    statement = (
        "from cardspeak.cards.ranking import RANKINGS; RANKINGS['high'].value(range(7))\n"
        "print({'numpy', 'numba'} & set(sys.modules))"
    )
    assert run_without("nothing", statement).strip() == "set()"
