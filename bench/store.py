"""The store: durable commits beside a bare insert, kill -9 at random points, and a large event: its orders, its replay.

``python -m bench.store --kills 200`` runs only the kills.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.harness import Row, median_seconds, within
from bench.large_event import Large, large_log, large_setup
from cardspeak.store import open_log
from cardspeak.store.chain import Row as Written
from cardspeak.store.codec import Codec, codec
from cardspeak.tournament.busts.out import BustOut
from cardspeak.tournament.busts.reporting import ReportOut
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.happenings import Registered
from cardspeak.tournament.log import SMALL_LOG, Entry, Event, derive
from cardspeak.tournament.prizes.paying import PayPrize, owed, reported

COMMITS = 2_000
"""Durable commits of one entry that are asked for in a second; or else a share of what a bare insert does."""
SHARE = 0.8
REPLAY = 6.0
"""How many times the decoding of a log its replay may take."""
COMMAND = 0.001
"""Seconds that an order may take at the median, in the largest field."""
GROWTH = 1.5
"""How many times what it costs early in the log an order may cost late in it; only noise is allowed for."""
TOGETHER = 20
"""Orders for as many events that a server keeps in one write."""
BESIDE = "beside"
"""A second log that some orders are kept in together with the first."""
TURN = 10
"""Orders that are given early and late in turns."""
BOOK = "tda-2024"
SEED = b"the seed of the field that is measured"


# --- killed at any instant -------------------------------------------------------------------------------------------


def kills(times: int, where: str | None = None, seed: int = 1, longest: float = 0.1) -> int:
    """Kill a writing process so often at a random instant; how many entries were acknowledged, all of which were there."""
    dice = random.Random(seed)
    acknowledged = 0
    with tempfile.TemporaryDirectory() as folder:
        for time_around in range(times):
            path = where or str(Path(folder) / f"room-{time_around // 5}.db")
            acknowledged += _killed_once(path, dice.uniform(0.0, longest))
    return acknowledged


def _killed_once(where: str, after: float) -> int:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _write_for_ever(where, writing)
    os.close(writing)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as acks:
        said = acks.read()
    versions = [int.from_bytes(said[k : k + 8], "big") for k in range(0, len(said) - 7, 8)]
    _check_whole(where, versions)
    return len(versions)


def _write_for_ever(where: str, acks: int) -> None:
    """Append orders of one to four entries, some together with one of another log; say the version when it is kept."""
    try:
        with open_log(where) as log:
            version = log.version("killed")
            while True:
                size = version % 4 + 1
                what = Registered(entry=version + 1, player="p" * (version * 37 % 900), name="Ann", chips=version)
                grouped = version % 3 == 0
                batch = [
                    Entry(
                        number=version + k, at=version, why=f"{k} of {size}", key=BESIDE if grouped else "", what=what
                    )
                    for k in range(1, size + 1)
                ]
                if grouped:
                    beside = log.version(BESIDE)
                    with_it = Entry(number=beside + 1, at=version + size, what=what)
                    log.append_many([("killed", version, batch), (BESIDE, beside, [with_it])])
                else:
                    log.append("killed", version, batch)
                version += size
                os.write(acks, version.to_bytes(8, "big"))
    finally:
        os._exit(1)


def _check_whole(where: str, acknowledged: list[int]) -> None:
    with open_log(where) as log:
        found = [kept.entry for kept in log.read("killed")]  # checks numbers and hashes
        beside = [kept.entry.at for kept in log.read(BESIDE)]
    assert not acknowledged or len(found) >= acknowledged[-1], f"{acknowledged[-1] - len(found)} entries are lost"
    if found:
        part, of = found[-1].why.split(" of ")
        assert part == of, "half an order was kept"
    ends = [entry.number for entry in found if entry.key == BESIDE and len(set(entry.why.split(" of "))) == 1]
    assert beside == ends, "one of two logs was kept that were written together"


# --- the table -------------------------------------------------------------------------------------------------------


def rows(quick: bool) -> Iterator[Row]:
    """Commits, kills, replay."""
    with tempfile.TemporaryDirectory() as folder:
        yield _commits(Path(folder), quick)
        yield _together(Path(folder), quick)
    times = 40 if quick else 200
    acknowledged = kills(times)
    yield Row(
        "kill -9 while writing, then read", "", times, "asked for", times, 1.0, 1.0, f"{acknowledged} kept, none lost"
    )
    yield from _large(2_000 if quick else 10_000)


def _commits(folder: Path, quick: bool) -> Row:
    """Durable commits of one entry, by the clock on the wall: the disk is what counts."""
    log = open_log(folder / "ours.db")
    bare = _bare(folder / "bare.db")
    entries = large_log(BOOK, 400)
    body = codec().encode(entries[-1]).decode()
    chained = hashlib.sha256(body.encode()).digest()
    turns: list[tuple[float, float]] = []
    each = 10  # short turns, so that what others do to the disk falls on both sides alike
    for turn in range(20 if quick else 125):
        batch = entries[turn * each : (turn + 1) * each]

        def ours(batch: list[Entry] = batch) -> None:
            for entry in batch:
                log.append("night", entry.number - 1, [entry])

        def theirs(first: int = turn * each) -> None:
            for number in range(first, first + each):
                bare.execute("insert into entries values (null, 'night', ?, 1, ?, ?)", (number, body, chained))

        turns.append((each / _wall(ours), each / _wall(theirs)))
    log.close()
    bare.close()
    rate, peer = (statistics.median([turn[side] for turn in turns]) for side in (0, 1))
    ratio = statistics.median([mine / other for mine, other in turns])
    required = min(SHARE, COMMITS / peer)
    return Row(
        "durable commits of one entry, SQLite", "/s", rate, "bare insert, synchronous=full", peer, ratio, required
    )


def _together(folder: Path, quick: bool) -> Row:
    """Orders for many events in one write, as a server keeps them, beside a write for each."""
    entries = large_log(BOOK, 100)[: 100 if quick else 300]
    turns: list[tuple[float, float]] = []
    with open_log(folder / "many.db") as log:
        for entry in entries:
            batches = [(f"together {number}", entry.number - 1, [entry]) for number in range(TOGETHER)]
            took = _wall(lambda batches=batches: log.append_many(batches))  # type: ignore[misc]
            alone = _wall(lambda entry=entry: log.append("alone", entry.number - 1, [entry]))  # type: ignore[misc]
            turns.append((TOGETHER / took, 1 / alone))
    rate, peer = (statistics.median([turn[side] for turn in turns]) for side in (0, 1))
    ratio = statistics.median([mine / other for mine, other in turns])
    return Row(f"durable commits, {TOGETHER} events at once", "/s", rate, "one by one", peer, ratio, 1.0)


def _bare(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")
    database.execute(
        "create table entries (position integer primary key, stream, version, format, body, hash, "
        "unique (stream, version))"
    )
    return database


def _wall(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return max(time.perf_counter() - start, 1e-9)


class _Watch:
    """Gives the orders of a large event and notes them: how long the log was before, and how long it took."""

    def __init__(self) -> None:
        self.given: list[tuple[int, Order, Context]] = []
        self.seconds: list[float] = []

    def gives(self, event: Event, order: Order, context: Context) -> None:
        """Give an order; one that asks something back does not count, the answered one does."""
        before, start = len(event.log), time.process_time()
        event.order(order, context)
        self.seconds.append(time.process_time() - start)
        self.given.append((before, order, context))

    def places(self, kind: type[Order]) -> list[int]:
        """Which of the orders given are of a kind, once the log is no longer small."""
        return [k for k, (before, order, _) in enumerate(self.given) if before > SMALL_LOG and isinstance(order, kind)]


class _Paid(Large):
    """A large event in which every prize is an order of its own."""

    def pay(self) -> None:
        """Report and pay, one by one."""
        for entry in owed(self.event.state):
            if not reported(self.event.state, entry):
                self.give(ReportOut(entry=entry))
            self.give(PayPrize(entry=entry))


def _large(players: int) -> Iterator[Row]:
    """An event from the draw to the last prize: what an order costs while it runs, and how fast its log replays."""
    watch = _Watch()
    log = _Paid(players, large_setup(BOOK), SEED, watch.gives).run().log
    median = 1_000 * statistics.median(watch.seconds)
    count = f"{len(watch.seconds):,} orders"
    yield within(f"an order at {players:,} players, median", "ms", median, 1_000 * COMMAND, count)
    for kind in (Register, BustOut):
        first, *_, last = watch.places(kind)
        tenth = (last - first) // 10
        times, lengths = _late_to_early(watch, log, first, last - tenth, tenth)
        name = f"{kind.__name__} late in the log, times early"
        yield within(name, "", times, GROWTH, f"after {lengths[0]:,} and {lengths[1]:,} entries")
    yield _replay(players, log)


def _late_to_early(watch: _Watch, log: list[Entry], early: int, late: int, count: int) -> tuple[float, tuple[int, int]]:
    """So many orders from two places in the log, given again in turns; how many times the early ones the late ones take."""
    lengths = watch.given[early][0], watch.given[late][0]
    events = [Event(log[:length]) for length in lengths]
    ratios: list[float] = []
    for turn in range(0, count - count % TURN, TURN):
        took: list[float] = []
        for event, place in zip(events, (early, late), strict=True):
            start = time.process_time()
            for _, order, context in watch.given[place + turn : place + turn + TURN]:
                event.order(order, context)
            took.append(time.process_time() - start)
        ratios.append(took[1] / took[0])
    return statistics.median(ratios), lengths


def _replay(players: int, entries: list[Entry]) -> Row:
    """A whole event from its log, beside decoding the log alone."""
    known = codec()
    written = [Written(k, "field", k, known.written_as, known.encode(entry), b"") for k, entry in enumerate(entries, 1)]
    decoding = median_seconds(lambda: _decoded(known, written), 3)
    replay = median_seconds(lambda: derive(_decoded(known, written)), 3)
    return Row(
        f"replay of {len(entries):,} entries, {players:,} players", "/s", len(entries) / replay,
        "decoding alone", len(entries) / decoding, REPLAY * decoding / replay, 1.0,
        f"{replay / decoding:.1f} times decoding, {replay:.2f} s",
    )  # fmt: skip


def _decoded(known: Codec, written: list[Written]) -> list[Entry]:
    return [known.decode(row) for row in written]


def main() -> int:
    """Run only the kills."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--where", help="a file or an address; files of its own by default")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{chosen.kills} kills, {kills(chosen.kills, chosen.where, chosen.seed)} appends acknowledged, none lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
