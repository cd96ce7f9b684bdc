"""The rows of the table."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.harness import Row, within
from bench.web import browser

CONNECTIONS = 64
SHARE, RATE = 0.9, 2_000
TIMES_BARE = 2.0
MEMORY_EACH = 60_000


@contextmanager
def running(*what: str) -> Iterator[dict[str, Any]]:
    """A server in a process of its own, with its process id."""
    command = [sys.executable, "-m", "bench.web.server", *what]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=_environment()) as process:
        assert process.stdout is not None
        try:
            yield {**json.loads(process.stdout.readline()), "pid": process.pid}
        finally:
            process.kill()


def asked(*what: object, owner: str = "") -> dict[str, float]:
    """What the client found."""
    command = [sys.executable, "-m", "bench.web.client", *map(str, what)]
    run = subprocess.run(command, capture_output=True, text=True, env={**_environment(), "OWNER": owner}, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    found: dict[str, float] = json.loads(run.stdout)
    return found


def _environment() -> dict[str, str]:
    root = Path(__file__).parents[2]
    return {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}


def rows(quick: bool) -> Iterator[Row]:
    """Orders, then feeds, then a real browser."""
    yield from _orders(3 if quick else 7, 1.0 if quick else 2.0)
    for count in (1_000,) if quick else (1_000, 5_000):
        yield from _phones(count, 8 if quick else 20)
    yield from browser.rows(quick)


def _orders(turns: int, seconds: float) -> Iterator[Row]:
    rates: list[tuple[float, float]] = []
    slowest: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(turns):
            with running(str(Path(folder) / f"{turn}.db")) as ours, running("none") as peer:
                first, none, none_again, again = (  # a machine that slows down meanwhile slows both sides alike
                    asked("orders", one["port"], one["token"], CONNECTIONS, seconds / 2)
                    for one in (ours, peer, peer, ours)
                )
                rates.append((first["rate"] + again["rate"], none["rate"] + none_again["rate"]))
                slowest.append(max(first["p99"], again["p99"]))
    ours_rate, peer_rate = (statistics.median(turn[side] / 2 for turn in rates) for side in (0, 1))
    ratio = statistics.median(kept / none for kept, none in rates)
    note = f"99th percentile {statistics.median(slowest) * 1000:.0f} ms"
    yield Row(
        "durable orders through the whole server",
        "/s",
        ours_rate,
        "the same without a store",
        peer_rate,
        ratio,
        SHARE,
        note,
    )
    yield Row("durable orders a second", "/s", ours_rate, "asked for", RATE, ours_rate / RATE, 1.0)


def _phones(count: int, rounds: int) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, running(str(Path(folder) / "x.db")) as ours, running("bare") as peer:
        before = _memory(ours["pid"])
        measured: list[tuple[float, float]] = []
        size = 0
        for _ in range(3):
            mine = asked("phones", ours["port"], ours["phone"], count, rounds, 0, owner=ours["token"])
            size = int(mine["size"])
            measured.append((mine["p99"], asked("phones", peer["port"], "-", count, rounds, size)["p99"]))
        grown = _memory(ours["pid"], peak=True) - before
    ours_p99, theirs_p99 = (statistics.median(one[side] for one in measured) for side in (0, 1))
    times = statistics.median(one[0] / one[1] for one in measured)
    note = f"{ours_p99 * 1000:.1f} ms against {theirs_p99 * 1000:.1f}: {times:.2f} times, {size} bytes"
    yield Row(
        f"one change reaches {count:,} phones, 99th percentile",
        "/s",
        1 / ours_p99,
        "bare loop, same bytes",
        1 / theirs_p99,
        TIMES_BARE / times,
        1.0,
        note,
    )
    yield within(f"memory for each of {count:,} phones", " B", grown / count, MEMORY_EACH)


def _memory(pid: int, *, peak: bool = False) -> int:
    """Bytes of a process, now or at its highest."""
    wanted = "VmHWM:" if peak else "VmRSS:"
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith(wanted):
            return int(line.split()[1]) * 1024
    return 0
