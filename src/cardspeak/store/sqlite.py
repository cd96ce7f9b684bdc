"""Event logs in one SQLite file: write-ahead log, full synchronous writes, one writer at a time."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from cardspeak.errors import Unreadable
from cardspeak.store.chain import Row
from cardspeak.store.chained import CHUNK, ChainedLog, Pen
from cardspeak.store.codec import Codec
from cardspeak.store.contract import Damaged, NotKept
from cardspeak.store.salvage import pages_of, salvaged
from cardspeak.store.wal import PAGE_SIZE, lost_commits
from cardspeak.words import message

LAYOUT = 1
"""The version of the tables in the file."""
OURS = 0x43415244
"""What marks a file as ours: "CARD"."""
PATIENCE = 10.0
"""Seconds to wait for another writer."""
POLL = 0.02
"""Seconds between two looks for what other processes kept."""
LARGEST_CHECKED = 256 << 20
"""Bytes up to which a file is checked whenever it is opened; that takes about five seconds for a gigabyte."""
ROW = "(?, ?, ?, ?, ?)"
LOG_MODE, PLAIN_MODE = slice(18, 20), b"\x01\x01"
"""Where a file says that it has a write-ahead log, and what it says where it has none."""
AT_ONCE = 64
"""Rows that are added by one statement."""
COLUMNS = "position, stream, version, format, body, hash"

Returned = TypeVar("Returned")


class _Strange(Exception):
    """A database with another layout than ours."""


class SqliteLog(ChainedLog):
    """Event logs in one file."""

    def __init__(self, path: Path | str, *, create: bool = True, known: Codec | None = None) -> None:
        super().__init__(known)
        self.path = Path(path)
        self._lock = threading.RLock()
        self._watch_lock = threading.Lock()
        self._db: sqlite3.Connection | None = None
        self._only_read = False
        self._watching: sqlite3.Connection | None = None
        if not self.path.name or self.path.name.startswith(":"):  # SQLite keeps such a thing in memory only
            raise NotKept("log.not-opened/not-a-file", {"path": str(path)}, field="file", value=str(path))
        if not create and not self.path.is_file():
            raise Unreadable("log.no-file", {"path": str(self.path)}, field="file", value=str(self.path))
        if not create and not self.path.stat().st_size and not _wal(self.path).exists():
            raise _not_ours(self.path)
        if _drops_commits(self.path):
            return  # SQLite would forget them for good: it may not touch the file
        try:
            self._db = self._any_way(create=create)
        except (_Strange, sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise NotKept(
                    "log.not-opened", {"path": str(self.path), "error": error}, field="file", value=str(self.path)
                ) from error
            if next(salvaged(self.path), None) is None:
                raise _not_ours(self.path) from error  # otherwise it is ours, and the disk has hurt it

    def _any_way(self, *, create: bool) -> sqlite3.Connection:
        """The file; one that is only to be read also where nothing can be written, as on a full disk or a read-only one."""
        try:
            return _opened(self.path)
        except sqlite3.OperationalError as error:
            if create or error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
                raise
            self._only_read = True
            return _copied(self.path)

    # --- writing ---

    @contextmanager
    def _pen(self) -> Iterator[Pen]:
        with self._lock:
            database = self._database()
            try:
                database.execute("begin immediate")
                yield _SqlitePen(database)
                database.execute("commit")
            except sqlite3.DatabaseError as error:
                raise self._not_kept(error) from error
            finally:
                if database.in_transaction:
                    database.execute("rollback")

    def _add(self, rows: Sequence[Row]) -> tuple[int, ...] | None:
        """In one statement: the trigger lets them in only where the row before them is still the last."""
        if len(rows) > AT_ONCE:
            return None
        with self._lock:
            try:
                return _SqlitePen(self._database()).write(rows)
            except sqlite3.IntegrityError:
                return None
            except sqlite3.DatabaseError as error:
                raise self._not_kept(error) from error

    def _not_kept(self, error: sqlite3.DatabaseError) -> NotKept:
        return NotKept("log.not-kept/sqlite", {"error": error}, field="file", value=str(self.path))

    def _database(self) -> sqlite3.Connection:
        if self._db is None or self._only_read:
            raise NotKept(
                "log.not-open/damaged-or-closed", {"path": str(self.path)}, field="file", value=str(self.path)
            )
        return self._db

    # --- reading ---

    def version(self, stream: str) -> int:
        """How many entries a log has; 0 where there is none of that name."""
        return self._asked(
            lambda database: _SqlitePen(database).head(stream)[0],
            lambda: max((row.version for row in salvaged(self.path) if row.stream == stream), default=0),
        )

    def streams(self) -> tuple[str, ...]:
        """The names of all logs, oldest first."""
        query = (
            "select stream from entries group by stream order by min(position)"  # also one whose first entry is lost
        )
        return self._asked(
            lambda database: tuple(name.decode() for (name,) in database.execute(query)),
            lambda: tuple(dict.fromkeys(row.stream for row in salvaged(self.path))),
        )

    def _hash(self, stream: str, version: int) -> bytes | None:
        query = "select hash from entries where stream = ? and version = ?"
        row = self._asked(
            lambda database: database.execute(query, (stream, version)).fetchone(),
            lambda: next(
                ((row.hash,) for row in salvaged(self.path) if (row.stream, row.version) == (stream, version)), None
            ),
        )
        return row[0] if row else None

    def _asked(self, ask: Callable[[sqlite3.Connection], Returned], otherwise: Callable[[], Returned]) -> Returned:
        """What the database says, or what can be salvaged where it is damaged."""
        with self._lock:
            if self._db is not None:
                try:
                    return ask(self._db)
                except sqlite3.OperationalError as error:
                    raise NotKept("log.not-read", {"path": str(self.path), "error": error}, field="file") from error
                except (sqlite3.DatabaseError, UnicodeDecodeError):
                    pass
            return otherwise()

    def _rows(self, stream: str, after: int) -> Iterator[Row]:
        query = f"select {COLUMNS} from entries where stream = ? and version > ? order by version limit {CHUNK}"
        chunk: list[Row] | None = [Row(0, stream, after, 0, b"", b"")]
        while chunk:
            after = chunk[-1].version
            chunk = self._chunk(query, (stream, after))
            yield from chunk or ()
        if chunk is None:
            for row in salvaged(self.path):
                if row.stream == stream and row.version > after:
                    after = row.version
                    yield row
            raise Damaged(stream, after + 1, None, message("log.why-lost-with-rest"))

    def _all_rows(self, after: int) -> Iterator[Row]:
        query = f"select {COLUMNS} from entries where position > ? order by position limit {CHUNK}"
        chunk: list[Row] | None = [Row(after, "", 0, 0, b"", b"")]
        last = Row(after, "", 0, 0, b"", b"")
        while chunk:
            last = chunk[-1]
            chunk = self._chunk(query, (last.position,))
            yield from chunk or ()
        if chunk is None:
            for row in salvaged(self.path):
                if row.position > last.position:
                    if row.position != last.position + 1:
                        break
                    last = row
                    yield row
            raise Damaged(last.stream, last.version + 1, last.position + 1, message("log.why-lost"))

    def _chunk(self, query: str, arguments: tuple[object, ...]) -> list[Row] | None:
        """Some rows; None where the file is damaged."""
        return self._asked(
            lambda database: [
                Row(place, stream.decode(), version, written_as, body, bytes(chained))
                for place, stream, version, written_as, body, chained in database.execute(query, arguments)
            ],
            lambda: None,
        )

    # --- news, end ---

    def wait(self, after: int, seconds: float) -> bool:
        """Wait until any process has kept something after a position; False if the time is over first."""
        until = time.monotonic() + seconds
        seen = None
        while True:
            with self._watch_lock:
                if self._watching is None:  # kept open: opening one takes half a millisecond
                    self._watching = _connected(self.path)
                (changes,) = self._watching.execute("pragma data_version").fetchone()
                if changes != seen:
                    seen = changes
                    (last,) = self._watching.execute("select coalesce(max(position), 0) from entries").fetchone()
                    if last > after:
                        return True
            left = until - time.monotonic()
            if left <= 0:
                return False
            time.sleep(min(POLL, left))

    def close(self) -> None:
        """Close the file."""
        with self._watch_lock:
            if self._watching is not None:
                self._watching.close()
                self._watching = None
        with self._lock:
            if self._db is not None:
                self._db.close()
                self._db = None


class _SqlitePen(Pen):
    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def head(self, stream: str) -> tuple[int, bytes | None]:
        query = "select version, hash from entries where stream = ? order by version desc limit 1"
        row = self._database.execute(query, (stream,)).fetchone()
        return (row[0], row[1]) if row else (0, None)

    def write(self, rows: Sequence[Row]) -> tuple[int, ...]:
        """In few statements: each one lets go of the interpreter, and a busy server takes a while to give it back."""
        positions: list[int] = []
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            values = [one for row in some for one in (row.stream, row.version, row.format, row.body.decode(), row.hash)]
            last = self._database.execute(_insert(len(some)), values).lastrowid or 0
            positions += range(last - len(some) + 1, last + 1)  # nothing comes between the rows of one statement
        return tuple(positions)


@cache
def _insert(rows: int) -> str:
    return f"insert into entries (stream, version, format, body, hash) values {', '.join([ROW] * rows)}"


def _drops_commits(path: Path) -> bool:
    """Whether the write-ahead log is damaged before its end, and not just being written by another process."""
    log = _wal(path)
    for pause in (0.0, POLL, 5 * POLL):
        time.sleep(pause)
        try:
            if not lost_commits(log.read_bytes()):
                return False
        except FileNotFoundError:
            return False
    return True


def _wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _connected(path: Path) -> sqlite3.Connection:
    with suppress(OSError):  # it is there, or SQLite says what is wrong
        path.touch(mode=0o600, exist_ok=False)  # it holds seeds; the files beside it get the same rights
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    database.text_factory = bytes
    return database


def _opened(path: Path) -> sqlite3.Connection:
    """The file, with our tables in it, and sound as far as SQLite can tell."""
    database = _connected(path)
    try:
        _look_first(database, path)
        database.execute(f"pragma page_size = {PAGE_SIZE}")
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        database.execute("pragma fullfsync = on")  # what "full" means on a Mac
        _lay_out(database)
        _check(database, path)
    except BaseException:
        database.close()
        raise
    return database


def _copied(path: Path) -> sqlite3.Connection:
    """The file and its write-ahead log as they are now, in memory: SQLite itself would want to write beside them."""
    pages = pages_of(path)
    raw = bytearray().join(pages.get(number, bytes(PAGE_SIZE)) for number in range(1, max(pages, default=0) + 1))
    raw[LOG_MODE] = PLAIN_MODE
    database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    database.text_factory = bytes
    try:
        database.deserialize(bytes(raw))
        _look_first(database, path)
        _check(database, path)
    except BaseException:
        database.close()
        raise
    return database


def _look_first(database: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of another program or a newer version, before changing anything in it."""
    ours, layout = _marks(database)
    if ours not in (0, OURS) or (ours == 0 and database.execute("select 1 from sqlite_master").fetchone()):
        raise _Strange
    if ours and layout > LAYOUT:
        raise Unreadable(
            "log.newer",
            {"path": str(path), "layout": layout, "layout2": LAYOUT},
            field="file",
            value=layout,
            limits={"max": LAYOUT},
        )


def _lay_out(database: sqlite3.Connection) -> None:
    """Make the tables in a new file; whoever comes second finds them there."""
    if _marks(database) != (0, 0):
        return
    database.execute("begin immediate")
    try:
        if _marks(database) == (0, 0):
            for statement in _statements(files("cardspeak.store").joinpath("schema/sqlite.sql").read_text("utf-8")):
                database.execute(statement)
            database.execute(f"pragma application_id = {OURS}")
            database.execute(f"pragma user_version = {LAYOUT}")
        database.execute("commit")
    finally:
        if database.in_transaction:
            database.execute("rollback")


def _check(database: sqlite3.Connection, path: Path) -> None:
    """Find damage that SQLite would pass over, such as an index that leaves rows out: such a file is not written to."""
    database.execute(f"select {COLUMNS} from entries limit 1")
    if path.stat().st_size <= LARGEST_CHECKED:
        (said,) = database.execute("pragma integrity_check(1)").fetchone()
        if said != b"ok":
            raise _Strange(said)


def _marks(database: sqlite3.Connection) -> tuple[int, int]:
    (ours,) = database.execute("pragma application_id").fetchone()
    (layout,) = database.execute("pragma user_version").fetchone()
    return ours, layout


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, each whole: a trigger has semicolons of its own."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _not_ours(path: Path) -> Unreadable:
    return Unreadable("log.not-ours", {"path": str(path)}, field="file", value=str(path))
