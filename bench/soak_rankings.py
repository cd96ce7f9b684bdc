"""``python -m bench.soak_rankings [hands]``: every ranking against PokerKit on a million random hands each, by default.

PokerKit's own best-of-seven is too slow for that, so its five-card look-ups judge every lawful choice of cards (see
oracle.py), and its own ``from_game`` is asked for one hand in five hundred. Our order and theirs must be the same: each
of our values stands for exactly one of their entries, and both rise together. Exits 1 on any difference.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import Pool
from typing import NamedTuple

from bench.oracle import SIZES, quick_judge, slow_judge
from cardspeak.cards.card import faces
from cardspeak.cards.ranking import RANKINGS

CHUNK = 25_000
ASK_POKERKIT_ITSELF = 500


class Task(NamedTuple):
    """Some hands of one ranking."""

    ranking: str
    number: int
    hands: int


class Findings(NamedTuple):
    """What one task saw: theirs by ours, and every difference in words."""

    task: Task
    pairs: dict[int, int]
    differences: list[str]


def compare(task: Task) -> Findings:
    """Deal and judge the hands of one task."""
    held, shared = SIZES[task.ranking]
    ranking, quick, slow = RANKINGS[task.ranking], quick_judge(task.ranking), slow_judge(task.ranking)
    source, deck = random.Random(f"{task.ranking} {task.number}"), range(ranking.lowest_card, 52)
    pairs: dict[int, int] = {}
    differences = []
    for number in range(task.hands):
        cards = source.sample(deck, held + shared)
        hole, board = cards[:held], cards[held:]
        ours, theirs = ranking.value(hole, board), quick(hole, board)
        same = theirs is None if ours == 0 else theirs is not None and pairs.setdefault(ours, theirs) == theirs
        if number % ASK_POKERKIT_ITSELF == 0:
            same = same and slow(hole, board) == theirs
        if not same:
            differences.append(f"{task.ranking} {faces(hole)} {faces(board)}: ours {ours:#x}, theirs {theirs}")
    return Findings(task, pairs, differences)


def merge(into: dict[int, int], findings: Findings) -> Iterator[str]:
    """Add a task's pairs to all before it, and tell where they contradict each other."""
    yield from findings.differences
    for ours, theirs in findings.pairs.items():
        if into.setdefault(ours, theirs) != theirs:
            yield f"{findings.task.ranking}: our {ours:#x} stands for their {into[ours]} and their {theirs}"


def main() -> int:
    """Run everything over all cores and say what differed."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak_rankings", description=__doc__)
    parser.add_argument("hands", type=int, nargs="?", default=1_000_000, help="hands for each ranking")
    parser.add_argument("--only", choices=list(RANKINGS), action="append", help="this ranking only; may be repeated")
    asked = parser.parse_args()
    hands, names = asked.hands, asked.only or list(RANKINGS)
    seen: dict[str, dict[int, int]] = {name: {} for name in names}
    done, failed = dict.fromkeys(names, 0), 0
    tasks = [Task(name, start, min(CHUNK, hands - start)) for name in names for start in range(0, hands, CHUNK)]
    with Pool(len(os.sched_getaffinity(0))) as pool:
        for findings in pool.imap(compare, tasks):
            name = findings.task.ranking
            done[name] += findings.task.hands
            for difference in merge(seen[name], findings):
                failed += 1
                print(difference, flush=True)
            print(f"{name:<24} {done[name]:>12,} of {hands:,} hands, {failed} differences", flush=True)
    for name, pairs in seen.items():
        rising = [pairs[ours] for ours in sorted(pairs)]
        falls = sum(low >= high for low, high in pairwise(rising))
        print(f"{name:<24} {len(pairs):>12,} different values, {falls} out of order", flush=True)
        failed += falls
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
