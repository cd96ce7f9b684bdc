"""Equity, exact and sampled, against the fastest packages that offer it."""

from __future__ import annotations

from collections.abc import Iterator

import eval7
import poker_equity

from bench.harness import Row, Side, against
from cardspeak.cards.card import parse_cards
from cardspeak.cards.equity import exact_equity, sampled_equity

BOARDS = 1_712_304
SAMPLES = 400_000
TWO = ["AhKh", "QsQd"]
THREE = [*TWO, "7c7s"]


def rows(quick: bool) -> Iterator[Row]:
    """Every comparison of this module."""
    two, three = ([parse_cards(hand) for hand in hands] for hands in (TWO, THREE))
    ace_king = exact_equity(two)[0]
    assert (ace_king.wins, ace_king.ties, ace_king.losses) == (787_966, 6_732, 917_606), ace_king
    yield against(
        "exact AhKh v QsQd before the flop",
        " boards/s",
        Side(lambda: exact_equity(two), BOARDS),
        "poker-equity exact",
        Side(lambda: poker_equity.exact_from_text("holdem", TWO), BOARDS),
        15,
        quick=quick,
    )
    held, range_ = [eval7.Card("Ah"), eval7.Card("Kh")], eval7.HandRange("QsQd")
    yield against(
        "sampled, two hands",
        " samples/s",
        Side(lambda: sampled_equity(two, samples=SAMPLES, seed=7), SAMPLES),
        "eval7 Monte Carlo",
        Side(lambda: eval7.py_hand_vs_range_monte_carlo(held, range_, [], SAMPLES), SAMPLES),
        2,
        quick=quick,
    )
    yield against(
        "sampled, three hands",
        " samples/s",
        Side(lambda: sampled_equity(three, samples=SAMPLES, seed=7), SAMPLES),
        "poker-equity, 1 thread",
        Side(lambda: poker_equity.chunk_from_text("holdem", THREE, samples=SAMPLES, threads=1), SAMPLES),
        5,
        quick=quick,
    )
