"""The file: append-only, fully synchronous, readable up to any damage, whole after any kill."""

from __future__ import annotations

import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.errors import Unreadable
from cardspeak.store import BadEntry, Damaged, NotKept
from cardspeak.store.salvage import salvaged
from cardspeak.store.sqlite import SqliteLog
from cardspeak.store.wal import FRAME, HEADER, PAGE_SIZE, lost_commits
from cardspeak.tournament.log import Entry
from tests.store.kit import log_of, night, registered

LONG = 4_000
NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file whose tree has several levels, with some rows that need pages of their own."""
    path = tmp_path_factory.mktemp("long") / "room.db"
    with SqliteLog(path) as log:
        log.append("friday", 0, long_log())
    return path.read_bytes()


def long_log() -> list[Entry]:
    names = ("Ann " * (3_000 if number % 500 == 0 else 100) for number in range(1, LONG + 1))
    return log_of(*[registered(number, name) for number, name in enumerate(names, 1)])


def kept(path: Path, night_of: list[Entry]) -> None:
    with SqliteLog(path) as log:
        log.append("friday", 0, night_of)


def readable(path: Path, stream: str = "friday") -> tuple[list[Entry], BadEntry | None]:
    """What can be read, and what ended it."""
    found: list[Entry] = []
    with SqliteLog(path, create=False) as log:
        try:
            found.extend(one.entry for one in log.read(stream))
        except BadEntry as bad:
            return found, bad
    return found, None


def tampered(path: Path, change: str, *values: object) -> None:
    """Change the file behind the store's back."""
    with sqlite3.connect(path) as database:
        for trigger in ("entries_at_the_end", "entries_stay", "entries_are_kept"):
            database.execute(f"drop trigger {trigger}")
        database.execute(change, values)
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_only_whoever_made_a_file_can_read_it_and_those_beside_it(path: Path) -> None:
    with SqliteLog(path) as log:
        log.append("friday", 0, log_of(registered(1)))
        rights = {found.name: found.stat().st_mode & 0o777 for found in path.parent.glob(f"{path.name}*")}
    assert len(rights) == 3
    assert set(rights.values()) == {0o600}, rights


def test_writes_are_fully_synchronous_in_a_write_ahead_log(path: Path) -> None:
    with SqliteLog(path) as log:
        database = log._database()
        (mode,), (synchronous,) = (
            database.execute(f"pragma {name}").fetchone() for name in ("journal_mode", "synchronous")
        )
    assert (mode, synchronous) == (b"wal", 2)


@pytest.mark.parametrize(
    "change",
    [
        "update entries set body = '{}' where version = 3",
        "delete from entries where version = 17",
        "insert or replace into entries select * from entries where version = 3",
        "insert or replace into entries select 99, stream, version, format, body, hash from entries where version = 3",
        "insert into entries select 2, stream, 18, format, body, hash from entries where version = 3",
        "replace into entries select 2, stream, 18, format, body, hash from entries where version = 3",
        "insert into entries select null, stream, 19, format, body, hash from entries where version = 3",
        "update or replace entries set version = 4 where version = 3",
    ],
)
def test_the_database_itself_only_lets_entries_be_added_at_the_end(path: Path, change: str) -> None:
    kept(path, night())
    with sqlite3.connect(path) as database, pytest.raises(sqlite3.IntegrityError, match="entries are"):
        database.execute(change)
    database.close()
    assert readable(path) == (night(), None)


def test_a_changed_entry_is_reported_with_its_place_and_all_before_it_is_read(path: Path) -> None:
    kept(path, night())
    tampered(path, "update entries set body = replace(body, 'Player 5', 'Player 9') where version = 11")
    found, bad = readable(path)
    assert found == night()[:10]
    assert isinstance(bad, Damaged)
    assert (bad.version, bad.position, bad.stream, bad.code) == (11, 11, "friday", "log.damaged")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("delete from entries where version = 6", 6),
        ("update entries set hash = zeroblob(32) where version = 6", 6),
        ("update entries set format = 3 where version = 6", 6),
        ("update entries set body = cast(x'ff00' as text) where version = 6", 6),
        ("update entries set body = x'7b7d' where version = 6", 6),
        ("update entries set version = version + 1000 where version >= 6", 6),
    ],
)
def test_any_change_breaks_the_chain_where_it_was_made(path: Path, change: str, place: int) -> None:
    kept(path, night())
    tampered(path, change)
    found, bad = readable(path)
    assert (found, bad and bad.version) == (night()[: place - 1], place)


def test_two_entries_cannot_change_places(path: Path) -> None:
    kept(path, night())
    tampered(path, "update entries set version = case version when 4 then -6 else -4 end where version in (4, 6)")
    with sqlite3.connect(path) as database:
        database.execute("update entries set version = -version where version < 0")
    database.close()
    assert readable(path)[0] == night()[:3]


def test_a_log_cannot_take_the_name_of_another(path: Path) -> None:
    kept(path, night())
    tampered(path, "update entries set stream = 'saturday'")
    found, bad = readable(path, "saturday")
    assert (found, bad and bad.version) == ([], 1)


def test_damage_in_one_log_leaves_the_others_readable(path: Path) -> None:
    kept(path, night())
    with SqliteLog(path) as log:
        log.append("saturday", 0, night(5))
    tampered(path, "update entries set body = '{}' where version = 2 and stream = 'friday'")
    assert readable(path)[0] == night()[:1]
    assert readable(path, "saturday") == (night(5), None)


def test_reading_everything_stops_at_the_damage_too(path: Path) -> None:
    kept(path, night())
    tampered(path, "update entries set body = '{}' where version = 9")
    with SqliteLog(path) as log, pytest.raises(Damaged, match="Entry 9"):
        assert [one.version for one in log.read_all()] == []


def numbers(raw: bytes) -> list[int]:
    """The entries that begin somewhere in these bytes."""
    return sorted(int(number) for number in re.findall(rb'"number":(\d+),"at"', raw))


def first_lost(raw: bytes, start: int) -> int:
    """The first entry that does not begin on a page before an offset."""
    there = set(numbers(raw[: start // PAGE_SIZE * PAGE_SIZE]))
    return next(k for k in range(1, LONG + 2) if k not in there)


@pytest.mark.parametrize("share", [0.999, 0.9, 0.6, 0.4, 0.2, 0.05])
def test_of_a_file_that_was_cut_off_everything_before_the_cut_is_read(
    path: Path, long_file: bytes, share: float
) -> None:
    cut = int(len(long_file) * share)
    path.write_bytes(long_file[:cut])
    found, bad = readable(path)
    assert isinstance(bad, Damaged)
    assert found == long_log()[: bad.version - 1]
    assert first_lost(long_file, cut) - 2 <= bad.version <= first_lost(long_file, cut)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_page_is_overwritten_what_is_read_is_right_and_the_damage_is_named(
    path: Path, long_file: bytes, seed: int
) -> None:
    dice = random.Random(seed)
    raw = bytearray(long_file)
    page = dice.randrange(len(raw) // PAGE_SIZE) if seed else 0
    raw[page * PAGE_SIZE : (page + 1) * PAGE_SIZE] = dice.randbytes(PAGE_SIZE)
    path.write_bytes(raw)
    found, bad = readable(path)
    gone = numbers(long_file[page * PAGE_SIZE : (page + 1) * PAGE_SIZE])
    assert found == long_log()[: len(found)]
    assert len(found) == LONG or isinstance(bad, Damaged)
    if not page_runs_over(long_file, page):
        assert len(found) == (gone[0] - 1 if gone else LONG)


def page_runs_over(raw: bytes, page: int) -> bool:
    """Whether a page holds the rest of a long row: nothing but text, after the number of the next page."""
    return b"Ann Ann Ann" in raw[page * PAGE_SIZE + 4 : page * PAGE_SIZE + 40]


def test_the_pages_alone_hold_every_row_even_those_not_moved_over_from_the_write_ahead_log(path: Path) -> None:
    with SqliteLog(path) as log:
        log.append("friday", 0, night())
        assert path.with_name("room.db-wal").stat().st_size
        assert [row.version for row in salvaged(path)] == list(range(1, 18))
        log.append("friday", 17, log_of(registered(50, "Ann" * 5_000), first=18))
        rows = list(salvaged(path))
        assert [row.version for row in rows] == list(range(1, 19))
        assert b"Ann" * 5_000 in rows[-1].body


def test_an_index_that_leaves_rows_out_does_not_shorten_the_log_in_silence(path: Path) -> None:
    kept(path, night())
    raw = bytearray(path.read_bytes())
    index = next(page for page in range(PAGE_SIZE, len(raw), PAGE_SIZE) if raw[page] == 0x0A)
    raw[index + 3 : index + 5] = (9).to_bytes(2, "big")  # so many rows, it says
    path.write_bytes(raw)
    found, bad = readable(path)
    assert (found, bad and bad.version) == (night(), 18)
    with SqliteLog(path) as log, pytest.raises(NotKept):
        log.append("friday", 9, night()[9:])


@pytest.fixture
def left_behind(path: Path, tmp_path: Path) -> Path:
    """The file and its write-ahead log as a process leaves them that was killed, one commit for each entry."""
    left = tmp_path / "left.db"
    with SqliteLog(path) as log:
        for entry in night():
            log.append("friday", entry.number - 1, [entry])
        for suffix in ("", "-wal"):
            left.with_name(left.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    return left


def test_what_a_killed_process_leaves_in_the_write_ahead_log_counts(left_behind: Path) -> None:
    assert readable(left_behind) == (night(), None)


@pytest.mark.parametrize("where", [0, 17, 25, HEADER + 30, HEADER + 12 * FRAME + 2_000, HEADER + 20 * FRAME + 17])
def test_a_damaged_write_ahead_log_is_not_forgotten_in_silence(left_behind: Path, where: int) -> None:
    wal = left_behind.with_name("left.db-wal")
    raw = bytearray(wal.read_bytes())
    raw[where] ^= 0x41
    wal.write_bytes(raw)
    found, bad = readable(left_behind)
    assert isinstance(bad, Damaged)
    assert found == night()[: len(found)]
    assert len(found) >= 10
    assert wal.read_bytes() == raw


def test_half_a_last_commit_is_dropped_as_if_it_had_never_been(left_behind: Path) -> None:
    wal = left_behind.with_name("left.db-wal")
    raw = wal.read_bytes()
    assert lost_commits(raw) == 0
    wal.write_bytes(raw[: -PAGE_SIZE // 2])
    assert readable(left_behind) == (night()[:16], None)
    wal.write_bytes(raw[:-FRAME] + bytes(FRAME))
    assert readable(left_behind) == (night()[:16], None)


def test_a_damaged_file_can_be_listed_but_not_written(path: Path, long_file: bytes) -> None:
    path.write_bytes(bytes(PAGE_SIZE) + long_file[PAGE_SIZE:])
    with SqliteLog(path, create=False) as log:
        assert (log.streams(), log.version("friday")) == (("friday",), LONG)
        with pytest.raises(NotKept):
            log.append("friday", LONG, log_of(registered(1), first=LONG + 1))
    assert path.read_bytes()[PAGE_SIZE:] == long_file[PAGE_SIZE:]


@pytest.mark.parametrize("content", [b"Dear diary", b"SQLite format 3\0" + bytes(100), bytes(8192)])
def test_a_file_that_is_no_log_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=r"is not a Cardspeak log") as refused:
        SqliteLog(path)
    assert (refused.value.field, path.read_bytes()) == ("file", content)


def test_somebody_elses_database_is_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("create table members (name)")
    database.close()
    content = path.read_bytes()
    with pytest.raises(Unreadable, match="is not a Cardspeak log"):
        SqliteLog(path)
    assert path.read_bytes() == content


def test_a_file_of_a_newer_layout_is_refused(path: Path) -> None:
    kept(path, night())
    with sqlite3.connect(path) as database:
        database.execute("pragma user_version = 9")
    database.close()
    with pytest.raises(Unreadable, match="newer version"):
        SqliteLog(path)


def test_asking_for_a_file_that_is_not_there_makes_none(path: Path) -> None:
    with pytest.raises(Unreadable, match="There is no file"):
        SqliteLog(path, create=False)
    assert not path.exists()


def test_a_folder_that_is_not_there_is_a_refusal(tmp_path: Path) -> None:
    with pytest.raises(NotKept, match="unable to open"):
        SqliteLog(tmp_path / "nowhere" / "room.db")


def test_a_full_disk_loses_nothing_and_says_so(path: Path) -> None:
    with SqliteLog(path) as log:
        log.append("friday", 0, night())
        log._database().execute("pragma max_page_count = 12")
        with pytest.raises(NotKept, match="full"):
            log.append("friday", 17, log_of(registered(99, "x" * 200_000), first=18))
        log._database().execute("pragma max_page_count = 100000")
        log.append("friday", 17, log_of(registered(99), first=18))
    assert readable(path) == ([*night(), *log_of(registered(99), first=18)], None)


def test_killed_at_random_instants_nothing_acknowledged_is_lost_and_no_order_is_half_kept() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bench.store", "--kills", "10", "--seed", "7"],
        capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "10 kills" in run.stdout
    assert "none lost" in run.stdout


@pytest.mark.parametrize("name", [":memory:", "", "."])
def test_what_is_no_file_keeps_no_log(name: str) -> None:
    with pytest.raises(NotKept):
        SqliteLog(name)


@pytest.fixture
def read_only(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in which nothing can be written, not even by the superuser, who becomes nobody meanwhile."""
    folder = Path(tempfile.mkdtemp())
    yield folder
    if os.geteuid() != os.getuid():
        os.seteuid(os.getuid())
    folder.chmod(0o700)
    shutil.rmtree(folder)


def sealed_off(folder: Path) -> None:
    for one in folder.iterdir():
        one.chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="Windows has other rights")
@pytest.mark.parametrize("written", ["all", "some in the write-ahead log"])
def test_a_file_is_read_where_nothing_can_be_written(read_only: Path, tmp_path: Path, written: str) -> None:
    path = tmp_path / "room.db"
    with SqliteLog(path) as log:
        log.append("friday", 0, night()[:10])
        if written != "all":
            log.append("friday", 10, night()[10:])
            for name in ("room.db", "room.db-wal"):  # as they stand while the server runs
                shutil.copy(tmp_path / name, read_only)
    if written == "all":
        shutil.copy(path, read_only)
    sealed_off(read_only)
    with SqliteLog(read_only / "room.db", create=False) as log:
        assert [one.entry for one in log.read("friday")] == (night()[:10] if written == "all" else night())
        assert (log.streams(), log.version("friday")) == (("friday",), 10 if written == "all" else 17)
        with pytest.raises(NotKept, match="can be read but not written"):
            log.append("friday", log.version("friday"), log_of(registered(9), first=log.version("friday") + 1))
    with pytest.raises(NotKept):
        SqliteLog(read_only / "room.db")
