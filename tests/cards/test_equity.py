"""Equity: exact counts, samples that come near them, and the same seed for the same answer."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from cardspeak.cards import duel_kernels, equity_kernels
from cardspeak.cards.card import parse_cards
from cardspeak.cards.equity import Equity, exact_equity, sampled_equity
from cardspeak.cards.ranking import high7
from cardspeak.errors import Refusal

AK, QQ, SEVENS, WORST = (parse_cards(hand) for hand in ("AhKh", "QsQd", "7c7s", "2c7d"))


def by_hand(hands: list[tuple[int, ...]], board: tuple[int, ...]) -> list[tuple[int, int, int, Fraction]]:
    """Wins, ties, losses and share over all boards, the plain way."""
    deck = [card for card in range(52) if card not in {*board, *(card for hand in hands for card in hand)}]
    results = [[0, 0, 0] for _ in hands]
    pots = [Fraction(0) for _ in hands]
    boards = list(combinations(deck, 5 - len(board)))
    for rest in boards:
        values = [high7((*hand, *board, *rest)) for hand in hands]
        best = max(values)
        for player, value in enumerate(values):
            results[player][(0 if values.count(best) == 1 else 1) if value == best else 2] += 1
            pots[player] += Fraction(value == best, values.count(best))
    return [(*result, pot / len(boards)) for result, pot in zip(results, pots, strict=True)]  # type: ignore[misc]


def test_ace_king_suited_against_queens_is_the_known_count() -> None:
    ace_king, queens = exact_equity([AK, QQ])
    assert ace_king == Equity(787_966, 6_732, 917_606, 1_712_304, Fraction(2 * 787_966 + 6_732, 2 * 1_712_304))
    assert queens == Equity(917_606, 6_732, 787_966, 1_712_304, 1 - ace_king.share)


@pytest.mark.parametrize("hands", [[AK, QQ], [AK, QQ, SEVENS], [AK, QQ, SEVENS, WORST]])
@pytest.mark.parametrize("board", ["Qh9h2s", "Qh9h2s3d", "Qh9h2s3dTh", "AsAcAdKsKc", "3h4h5h"])
def test_exact_equity_is_what_counting_by_hand_gives(hands: list[tuple[int, ...]], board: str) -> None:
    counted = [
        (equity.wins, equity.ties, equity.losses, equity.share) for equity in exact_equity(hands, parse_cards(board))
    ]
    assert counted == by_hand(hands, parse_cards(board))


@pytest.mark.parametrize("hands", [[AK, QQ], [AK, QQ, SEVENS]])
def test_before_the_flop_the_shares_add_up_to_one_pot(hands: list[tuple[int, ...]]) -> None:
    equities = exact_equity(hands)
    assert sum(equity.share for equity in equities) == 1
    assert all(equity.wins + equity.ties + equity.losses == equity.total for equity in equities)


@pytest.mark.parametrize("hands", [[AK, QQ], [AK, QQ, SEVENS]])
@pytest.mark.parametrize("board", ["", "Qh9h2s", "Qh9h2s3d", "Qh9h2s3dTh"])
def test_samples_come_near_the_exact_equity(hands: list[tuple[int, ...]], board: str) -> None:
    exact = exact_equity(hands, parse_cards(board))
    sampled = sampled_equity(hands, parse_cards(board), samples=200_000, seed=1)
    assert all(equity.total == 200_000 for equity in sampled)
    assert sum(equity.share for equity in sampled) == 1
    for true, drawn in zip(exact, sampled, strict=True):
        assert abs(true.share - drawn.share) < 0.005


def test_the_same_seed_gives_the_same_answer_and_another_seed_another() -> None:
    first = sampled_equity([AK, QQ], samples=10_000, seed=1)
    assert first == sampled_equity([AK, QQ], samples=10_000, seed=1)
    assert first != sampled_equity([AK, QQ], samples=10_000, seed=2)


@pytest.mark.parametrize("hands", [[AK, QQ], [AK, QQ, SEVENS]])
def test_the_kernels_give_the_same_answers_uncompiled(
    hands: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = parse_cards("Qh9h2s")
    exact, sampled = exact_equity(hands, board), sampled_equity(hands, samples=300, seed=5)
    monkeypatch.setattr("cardspeak.cards.equity.compiled", lambda kernel: kernel)
    assert exact_equity(hands, board) == exact
    assert sampled_equity(hands, samples=300, seed=5) == sampled


def test_the_duel_gives_what_the_general_loop_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    exact, sampled = exact_equity([AK, QQ]), sampled_equity([AK, QQ], samples=5000, seed=5)
    monkeypatch.setattr("cardspeak.cards.equity.play_out_duel", equity_kernels.play_out)
    monkeypatch.setattr("cardspeak.cards.equity.draw_boards_duel", equity_kernels.draw_boards)
    assert exact_equity([AK, QQ]) == exact
    assert sampled_equity([AK, QQ], samples=5000, seed=5) == sampled
    assert duel_kernels.play_out_duel is not equity_kernels.play_out


@pytest.mark.parametrize(
    ("hands", "board", "code"),
    [
        ([AK], (), "equity.hands"),
        ([AK, (1, 2, 3)], (), "equity.hands"),
        ([AK, AK], (), "card.duplicate"),
        ([AK, QQ], AK, "card.duplicate"),
        ([AK, QQ], (0, 1, 2, 3, 4, 5), "equity.board"),
        ([AK, (52, 1)], (), "card.unknown"),
        ([AK, (-1, 1)], (), "card.unreadable"),
    ],
)
def test_questions_without_an_answer_are_refused(
    hands: list[tuple[int, ...]], board: tuple[int, ...], code: str
) -> None:
    for ask in (exact_equity, lambda *cards: sampled_equity(*cards, samples=1, seed=1)):
        with pytest.raises(Refusal) as refusal:
            ask(hands, board)
        assert refusal.value.code == code


@pytest.mark.parametrize(
    ("samples", "seed"), [(0, 1), (-1, 1), (True, 1), (1.5, 1), (10, -1), (10, 0.5), (10, 1 << 62)]
)
def test_samples_and_seeds_are_whole_numbers(samples: int, seed: int) -> None:
    with pytest.raises(Refusal):
        sampled_equity([AK, QQ], samples=samples, seed=seed)
