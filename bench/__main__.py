"""``python -m bench [--quick] [names...]``: our rates beside our peers', and whether the ratios asked for are met."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec

from bench.harness import Row, pin_to_one_core

MODULES = ("cards", "equity", "hands", "floor", "icm", "store", "web")


def amount(rate: float) -> str:
    """A rate short enough for a table."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:,.2f} {letter}"
    return f"{rate:,.2f} "


def line(row: Row) -> str:
    """One line of the table."""
    ours, theirs = (amount(rate) + row.unit for rate in (row.ours, row.peer_rate))
    peer = f"{theirs} {row.peer}"
    mark = "ok" if row.met else "TOO SLOW"
    return f"{row.name:<44} {ours:>18} {peer:<42} {row.ratio:>8.2f} {row.required:>8.2f}  {mark} {row.note}".rstrip()


def main() -> int:
    """Print the table; 1 if any ratio is too low."""
    available = [name for name in MODULES if find_spec(f"bench.{name}")]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *available], help="what to measure; everything by default")
    parser.add_argument("--quick", action="store_true", help="shorter passes, for a first look")
    chosen = parser.parse_args()
    pin_to_one_core()
    print(f"{'what':<44} {'ours':>18} {'peer':<42} {'ratio':>8} {'required':>8}  ok", flush=True)
    failed = 0
    for name in chosen.names or available:
        rows: Callable[[bool], Iterable[Row]] = import_module(f"bench.{name}").rows
        for row in rows(chosen.quick):
            print(line(row), flush=True)
            failed += not row.met
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
