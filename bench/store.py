"""The store: durable commits a second beside a bare insert, kill -9 at random points, and how fast a long log replays.

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
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bench.harness import Row, median_seconds
from cardspeak.store import open_log
from cardspeak.store.chain import Row as Written
from cardspeak.store.codec import Codec, codec
from cardspeak.tournament.core import Created, Happening
from cardspeak.tournament.draws import Chance, seal
from cardspeak.tournament.entrants import Registered, SeatTaken, StatusChanged, TableClosed, TableOpened
from cardspeak.tournament.log import Entry, derive
from cardspeak.tournament.setup import EventSetup

COMMITS = 2_000
"""Durable commits of one entry that are asked for in a second; or else a share of what a bare insert does."""
SHARE = 0.8
REPLAY = 6.0
"""How many times the decoding of a log its replay may take."""
SEATS = 9
SEED = b"the seed of the field that is measured"


# --- a long log ------------------------------------------------------------------------------------------------------


def field(players: int) -> Iterator[Happening]:
    """An event of so many players: a drawn seat for each, then one after the other is out and short tables break."""
    chance = Chance(SEED, "field")
    yield Created(setup=EventSetup(name="The field", book="tda-2024"), sealed=seal(SEED))
    count = -(-players // SEATS)
    for table in range(1, count + 1):
        yield TableOpened(table=table, seats=SEATS)
    places = chance.shuffled([(table, seat) for table in range(1, count + 1) for seat in range(1, SEATS + 1)])
    for number in range(1, players + 1):
        yield Registered(entry=number, player=f"player-{number}", name=f"Player {number}", chips=20_000)
        table, seat = places[number - 1]
        yield SeatTaken(entry=number, table=table, seat=seat, why="draw", cites=("9-A",))
    yield from _play_down(players, places, chance)


def _play_down(players: int, places: list[tuple[int, int]], chance: Chance) -> Iterator[Happening]:
    seated = dict(enumerate(places[:players], 1))
    free = places[players:]
    tables = {table for table, _ in places}
    order = chance.shuffled(range(1, players + 1))
    for out in order[:-1]:
        yield StatusChanged(entry=out, status="out", why="bust")
        free.append(seated.pop(out))
        if len(tables) > 1 and len(free) >= SEATS:
            yield from _break(max(tables), tables, seated, free)


def _break(
    table: int, tables: set[int], seated: dict[int, tuple[int, int]], free: list[tuple[int, int]]
) -> Iterator[Happening]:
    """The table with the highest number breaks; its players take free seats at the others."""
    tables.discard(table)
    free[:] = [place for place in free if place[0] != table]
    for entry in [entry for entry, place in seated.items() if place[0] == table]:
        seated[entry] = free.pop()
        yield SeatTaken(entry=entry, table=seated[entry][0], seat=seated[entry][1], why="break", cites=("10-B",))
    yield TableClosed(table=table, why="break")


def entries_of(happened: Iterable[Happening]) -> list[Entry]:
    """The happenings as entries of a log."""
    return [Entry(number=k, at=1_800_000_000_000 + 250 * k, by="desk", what=what) for k, what in enumerate(happened, 1)]


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
    """Append orders of one to four entries; say the version only when it is kept. It ends by being killed."""
    try:
        with open_log(where) as log:
            version = log.version("killed")
            while True:
                size = version % 4 + 1
                what = Registered(entry=version + 1, player="p" * (version * 37 % 900), name="Ann", chips=version)
                batch = [
                    Entry(number=version + k, at=version, why=f"{k} of {size}", what=what) for k in range(1, size + 1)
                ]
                log.append("killed", version, batch)
                version += size
                os.write(acks, version.to_bytes(8, "big"))
    finally:
        os._exit(1)


def _check_whole(where: str, acknowledged: list[int]) -> None:
    with open_log(where) as log:
        found = [kept.entry for kept in log.read("killed")]  # checks numbers and hashes
    assert not acknowledged or len(found) >= acknowledged[-1], f"{acknowledged[-1] - len(found)} entries are lost"
    if found:
        part, of = found[-1].why.split(" of ")
        assert part == of, "half an order was kept"


# --- the table -------------------------------------------------------------------------------------------------------


def rows(quick: bool) -> Iterator[Row]:
    """Commits, kills, replay."""
    with tempfile.TemporaryDirectory() as folder:
        yield _commits(Path(folder), quick)
    times = 40 if quick else 200
    acknowledged = kills(times)
    yield Row(
        "kill -9 while writing, then read", "", times, "asked for", times, 1.0, 1.0, f"{acknowledged} kept, none lost"
    )
    yield _replay(2_000 if quick else 10_000)


def _commits(folder: Path, quick: bool) -> Row:
    """Durable commits of one entry, by the clock on the wall: the disk is what counts."""
    log = open_log(folder / "ours.db")
    bare = _bare(folder / "bare.db")
    entries = entries_of(field(400))
    body = codec().encode(entries[-1]).decode()
    chained = hashlib.sha256(body.encode()).digest()
    turns: list[tuple[float, float]] = []
    each = 20 if quick else 50
    for turn in range(5 if quick else 25):
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


def _replay(players: int) -> Row:
    """A whole event from its log, beside decoding the log alone."""
    known = codec()
    entries = entries_of(field(players))
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
