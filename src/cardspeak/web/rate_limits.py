"""Rate limits: token buckets for each address and account."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from cardspeak.errors import Unlawful

MOST_KNOWN = 4096
"""Buckets that are kept; the one unused for longest goes first, and is mostly full again."""


class Rate(NamedTuple):
    """A burst, and the seconds until one more is allowed."""

    burst: int
    seconds: float


RATES = {
    "sign-in address": Rate(30, 2),
    "sign-in name": Rate(10, 6),  # by address and name, so that guessing elsewhere locks nobody out
    "first owner": Rate(10, 6),
    "unknown token": Rate(30, 2),
    "make link": Rate(300, 0.2),
    "check-in": Rate(30, 6),
}


def share(rate: Rate, workers: int) -> Rate:
    """One process's share of a rate: a client cannot choose which of several processes answers.

    >>> share(Rate(10, 6), 2), share(Rate(6, 20), 64)
    (Rate(burst=5, seconds=12), Rate(burst=1, seconds=1280))
    """
    return Rate(max(1, rate.burst // workers), rate.seconds * workers)


class RateLimits:
    """The buckets of one server process; they never take more than a few hundred kilobytes."""

    workers = 1
    """Processes behind the same address; set where they are started."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rates = {kind: share(rate, self.workers) for kind, rate in RATES.items()}
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, key: str) -> None:
        """Take a token; an empty bucket is refused with the seconds to wait.

        >>> limits = RateLimits(lambda: 0.0)
        >>> for _ in range(11): limits.spend("first owner", "10.0.0.7")
        Traceback (most recent call last):
        cardspeak.errors.Unlawful: Too many attempts: wait 6 seconds.
        """
        rate, now, known = self._rates[kind], self._clock(), (kind, key[:100])
        left, since = self._buckets.pop(known, (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) / rate.seconds)
        self._buckets[known] = (max(0.0, left - 1) if left >= 1 else left, now)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        if left < 1:
            wait = max(1, round((1 - left) * rate.seconds))
            raise Unlawful("request.too-many/tries", {"wait": wait}, field="address", limits={"seconds": wait})

    def reset(self, kind: str, key: str) -> None:
        """Refill a bucket after a success."""
        self._buckets.pop((kind, key[:100]), None)
