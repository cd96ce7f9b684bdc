"""Two thousand mutated scripts: whatever the text, rulings and refusals come out and nothing else (the bench runs more)."""

from __future__ import annotations

from bench.fuzz_floor import fuzz


def test_nothing_crashes_on_any_text() -> None:
    refused = fuzz(2_000, seed=3)
    assert 500 < refused < 2_000  # most mutations are noticed, and some still make sense
