"""The demo's own time: it runs from a moment on, as many times as fast as somebody wants."""

from __future__ import annotations

from collections.abc import Callable

from cardspeak.desk.steady_clock import steady_ms


class DemoClock:
    """Time that can be made faster and slower; it never jumps."""

    def __init__(self, starts_at: int, pace: float = 1.0, real: Callable[[], int] = steady_ms) -> None:
        self._real = real
        self._from_real, self._from = real(), starts_at
        self.pace = pace

    def now(self) -> int:
        """The moment it shows."""
        return self._from + int((self._real() - self._from_real) * self.pace)

    def set_pace(self, pace: float) -> None:
        """From now on so many times as fast."""
        self._from, self._from_real = self.now(), self._real()
        self.pace = pace

    def seconds_until(self, moment: int) -> float:
        """Real seconds until it shows a moment."""
        return max(0.0, (moment - self.now()) / 1000 / max(self.pace, 0.001))
