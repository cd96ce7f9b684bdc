"""Metrics of one process in the text format of Prometheus: numbers only, no names."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Metrics:
    """Counts since the process was started."""

    def __init__(self) -> None:
        self.answered: Counter[int] = Counter()
        self.orders = 0
        self._groups = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float, orders: int) -> None:
        """Count a group of orders that went to the disk, and how long that took."""
        self.orders += orders
        self._seconds += seconds
        self._groups[bisect_left(BOUNDS, seconds)] += 1

    def text(self, **gauges: float) -> str:
        """All metrics in the text format."""
        return "\n".join((*self._requests(), *self._commits(), *_gauges(gauges), ""))

    def _requests(self) -> Iterator[str]:
        yield "# HELP cardspeak_requests_total Answers by status."
        yield "# TYPE cardspeak_requests_total counter"
        for status, count in sorted(self.answered.items()):
            yield f'cardspeak_requests_total{{status="{status}"}} {count}'
        yield "# HELP cardspeak_orders_total Orders that went to the disk."
        yield "# TYPE cardspeak_orders_total counter"
        yield f"cardspeak_orders_total {self.orders}"

    def _commits(self) -> Iterator[str]:
        yield "# HELP cardspeak_commit_seconds How long a group of orders took to be on the disk."
        yield "# TYPE cardspeak_commit_seconds histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._groups, strict=True):
            total += count
            yield f'cardspeak_commit_seconds_bucket{{le="{bound}"}} {total}'
        yield f"cardspeak_commit_seconds_sum {self._seconds:.6f}"
        yield f"cardspeak_commit_seconds_count {total}"


def _gauges(gauges: dict[str, float]) -> Iterator[str]:
    for name, value in gauges.items():
        yield f"# TYPE cardspeak_{name} gauge"
        yield f"cardspeak_{name} {value:g}"
