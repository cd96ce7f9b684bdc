"""Play many random hands on our engine and on PokerKit and compare them all.

``python -m bench.soak_hands 20000`` prints the hands by variant and every explained difference by its name; it ends with
exit code 1 at the first unexplained one, and shows it. ``--from`` continues with other seeds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from bench.differential import VARIANTS, run

HANDS = 20_000
EVERY = 1_000


def soak(hands: int, first: int = 0) -> int:
    """Compare so many hands, all variants in turn; the exit code."""
    played: Counter[str] = Counter()
    explained: Counter[str] = Counter()
    names = list(VARIANTS)
    began = time.perf_counter()
    for number in range(hands):
        variant = names[number % len(names)]
        difference, known = run(variant, first + number // len(names))
        played[variant] += 1
        explained += known
        if difference is not None:
            print(f"after {number + 1} hands, an unexplained difference:\n{difference}", file=sys.stderr)
            return 1
        if (number + 1) % EVERY == 0:
            took = time.perf_counter() - began
            print(f"{number + 1:>7} hands, {took:6.0f} s", file=sys.stderr)
    for variant, count in played.items():
        print(f"{variant:>6} {count:>7} hands agree")
    for name, count in explained.most_common():
        print(f"{count:>14} times: {name}")
    return 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hands", nargs="?", type=int, default=HANDS, help=f"how many hands, {HANDS} unless told")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    return soak(given.hands, given.first)


if __name__ == "__main__":
    sys.exit(main())
