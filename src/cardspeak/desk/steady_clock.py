"""The machine's clock, made even: it never runs back, and a jump of the machine's clock does not move it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

JUMP = 5_000
"""Milliseconds by which the machine's clock may be off before that is a jump; less is followed, never backwards."""
_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", None)
"""Goes on while a laptop sleeps, where there is such a clock."""


def wall_ms() -> int:
    """Milliseconds since 1970, as the machine has it."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds since some moment; nobody can set this clock."""
    since_boot = time.clock_gettime_ns(_SINCE_BOOT) if _SINCE_BOOT is not None else time.monotonic_ns()
    return since_boot // 1_000_000


class SteadyClock:
    """Time for events: that of the machine when it is opened, and from there on evenly. It may be asked from any thread."""

    def __init__(self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms) -> None:
        self._wall, self._steady = wall, steady
        self._lock = threading.Lock()
        self._at, self._mark = wall(), steady()
        """What it showed last, and when that was by the steady clock."""
        self._off = 0
        """What jumps of the machine's clock come to."""
        self.on_jump: Callable[[int], None] = lambda _ms: None
        """Called with the milliseconds by which the machine's clock has jumped ahead; negative where it went back."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        with self._lock:
            mark = self._steady()
            expected = self._at + mark - self._mark
            drift = self._wall() - self._off - expected
            jump = drift if abs(drift) > JUMP else 0
            self._off += jump
            self._at, self._mark = max(self._at, expected + drift - jump), mark
            now = self._at
        if jump:
            self.on_jump(jump)
        return now
