"""How we measure: our side and the peer's in turns, on one core, by CPU time, and the median of the passes kept.

The host's speed moves within minutes, so a bare rate says little. What is asked for is a ratio, and both rates of a
ratio come from the same turns.
"""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

PASSES = 21
QUICK_PASSES = 5
PASS_SECONDS = 0.1
QUICK_PASS_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: what was measured, both rates, and the ratio that is asked for."""

    name: str
    unit: str
    ours: float
    peer: str
    peer_rate: float
    ratio: float
    required: float
    note: str = ""

    @property
    def met(self) -> bool:
        """Whether the ratio is what was asked for."""
        return self.ratio >= self.required


@dataclass(frozen=True, slots=True)
class Side:
    """Something that does so many operations a call."""

    run: Callable[[], object]
    operations: int


def pin_to_one_core() -> None:
    """Keep this process on one core, the last one it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def against(
    name: str,
    unit: str,
    ours: Side,
    peer: str,
    theirs: Side,
    required: float,
    *,
    quick: bool,
    seconds: float | None = None,
    passes: int | None = None,
) -> Row:
    """Measure both sides in turns; the ratio is the median of the ratios of the turns."""
    seconds = seconds or (QUICK_PASS_SECONDS if quick else PASS_SECONDS)
    calls = [_calls_for(side, seconds) for side in (ours, theirs)]
    passes = passes or (QUICK_PASSES if quick else PASSES)
    with _no_collection():
        turns = [(_rate(ours, calls[0]), _rate(theirs, calls[1])) for _ in range(passes)]
    return Row(
        name=name,
        unit=unit,
        ours=statistics.median([turn[0] for turn in turns]),
        peer=peer,
        peer_rate=statistics.median([turn[1] for turn in turns]),
        ratio=statistics.median([turn[0] / turn[1] for turn in turns]),
        required=required,
    )


def within(name: str, unit: str, measured: float, limit: float, note: str = "") -> Row:
    """A row for something that must stay below a limit: the ratio is how many times it would fit."""
    return Row(name, unit, measured, "limit", limit, limit / measured, 1.0, note)


def median_seconds(run: Callable[[], object], passes: int = 5) -> float:
    """The median CPU time of a few calls, after one to warm up."""
    run()
    with _no_collection():
        return statistics.median([_seconds(run, 1) for _ in range(passes)])


@contextmanager
def _no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _seconds(run: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _ in range(calls):
        run()
    return max(time.process_time() - start, 1e-9)


def _rate(side: Side, calls: int) -> float:
    return side.operations * calls / _seconds(side.run, calls)


def _calls_for(side: Side, seconds: float) -> int:
    """How many calls fill one pass, after a call to warm up."""
    side.run()
    return max(1, round(seconds / _seconds(side.run, 1)))
