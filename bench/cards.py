"""Ranking hands: one call and many at once, against the fastest packages; and what the tables cost."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence

import eval7
import numpy as np
import phevaluator
import pkrbot

from bench.census import ALL_SEVEN_CARD_HANDS, count_classes_of_all_seven_card_hands
from bench.harness import Row, Side, against, median_seconds, within
from bench.oracle import slow_judge
from cardspeak.cards.batch import values
from cardspeak.cards.card import FACES
from cardspeak.cards.rank_tables import flush_table, high_table
from cardspeak.cards.ranking import RANKINGS, high7
from cardspeak.cards.spread import spread

DEALS = 5_000
SEVEN_CARD_CLASSES = [
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
]  # fmt: skip
MEMORY = """
import cardspeak
from cardspeak.cards.ranking import RANKINGS
RANKINGS["high"].value([51, 50], [3, 9, 14, 21, 33])
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def rows(quick: bool) -> Iterator[Row]:
    """Every comparison of this module."""
    source = random.Random(7)
    deals = [tuple(source.sample(range(52), 7)) for _ in range(DEALS)]
    yield from _one_call(deals, quick)
    yield from _many_at_once(quick)
    yield from _costs()


def _each(function: Callable[..., object], hands: Sequence[Sequence[object]]) -> Side:
    def run() -> None:
        for hand in hands:
            function(hand)

    return Side(run, len(hands))


def _one_call(deals: list[tuple[int, ...]], quick: bool) -> Iterator[Row]:
    eval7_cards = [eval7.Card(text) for text in FACES[:52]]
    for_eval7 = _each(eval7.evaluate, [[eval7_cards[card] for card in deal] for deal in deals])
    evaluate_cards = phevaluator.evaluate_cards

    def all_by_phevaluator() -> None:
        for deal in deals:
            evaluate_cards(*deal)

    for_phevaluator = Side(all_by_phevaluator, len(deals))
    sevens = _each(high7, deals)
    yield against("seven cards, one call", "/s", sevens, "eval7 evaluate", for_eval7, 1.2, quick=quick)
    yield against(
        "seven cards, one call", "/s", sevens, "phevaluator evaluate_cards", for_phevaluator, 1.5, quick=quick
    )
    split = [(deal[:2], deal[2:]) for deal in deals]
    value = RANKINGS["high"].value

    def all_at_showdown() -> None:
        for hole, board in split:
            value(hole, board)

    few, judge = split[:200], slow_judge("high")

    def all_by_pokerkit() -> None:
        for hole, board in few:
            judge(hole, board)

    at_showdown, by_pokerkit = Side(all_at_showdown, len(split)), Side(all_by_pokerkit, len(few))
    yield against(
        "two held and five board cards, one call",
        "/s",
        at_showdown,
        "PokerKit from_game",
        by_pokerkit,
        150,
        quick=quick,
    )


def _many_at_once(quick: bool) -> Iterator[Row]:
    source = np.random.default_rng(7)
    hands = np.argsort(source.random((500_000, 52), dtype=np.float32), axis=1)[:, :7].astype(np.uint8).copy()
    pkrbot_cards = [pkrbot.Card(text) for text in FACES[:52]]
    for_pkrbot = _each(pkrbot.evaluate, [[pkrbot_cards[card] for card in hand] for hand in hands[:20_000].tolist()])
    ours = Side(lambda: values(hands), len(hands))
    yield against("seven cards, many at once", "/s", ours, "pkrbot evaluate, looped", for_pkrbot, 20, quick=quick)


def _all_hands() -> None:
    counted = count_classes_of_all_seven_card_hands()
    assert list(counted.values()) == SEVEN_CARD_CLASSES, counted


def _costs() -> Iterator[Row]:
    seconds = median_seconds(_all_hands)
    note = f"exact class counts; {ALL_SEVEN_CARD_HANDS / seconds / 1e6:.0f} M hands/s"
    yield within("all 133,784,560 seven-card hands", "s", seconds, 3.0, note)
    build = median_seconds(lambda: (spread(high_table(7)), flush_table()))
    yield within("tables for seven cards, built at first use", "s", build, 0.3)
    kilobytes = int(subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True).stdout)
    yield within("memory after import and one hand", "MB", kilobytes / 1024, 60, "peak, a fresh process")
