"""Event logs on PostgreSQL, for many venues and many servers at once (``pip install cardspeak[postgres]``)."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any, LiteralString

from cardspeak.errors import Unreadable
from cardspeak.store.chain import Row
from cardspeak.store.chained import CHUNK, ChainedLog, Pen
from cardspeak.store.codec import Codec
from cardspeak.store.contract import NotKept

if TYPE_CHECKING:
    import psycopg

LAYOUT = 1
"""The version of the tables."""
ONE_AT_A_TIME = 0x43415244
"""The advisory lock of the end of all logs: without it positions could become visible out of order."""
CHANNEL = "cardspeak"
COLUMNS = "position, stream, version, format, body, hash"


class PostgresLog(ChainedLog):
    """Event logs in a PostgreSQL database, in a schema of their own."""

    def __init__(self, address: str, *, create: bool = True, known: Codec | None = None) -> None:
        super().__init__(known)
        self._address = address
        self._lock = threading.RLock()
        self._db: psycopg.Connection[tuple[Any, ...]] | None = None
        self._closed = False
        try:
            with self._asking() as database:
                _lay_out(database, create)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def _asking(self) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
        """The connection, reopened if it was lost; what the server refuses is ``NotKept``."""
        psycopg = _psycopg()
        with self._lock:
            if self._closed:
                raise NotKept("log.not-open", field="database")
            try:
                if self._db is None or self._db.closed:
                    self._db = psycopg.connect(self._address, autocommit=True)
                    self._db.execute("set synchronous_commit = on")
                yield self._db
            except psycopg.Error as error:
                why = str(error).strip().splitlines() or [type(error).__name__]
                raise NotKept("log.not-kept/postgres", {"why": why[0]}, field="database") from error

    @contextmanager
    def _pen(self) -> Iterator[Pen]:
        with self._asking() as database, database.transaction():
            database.execute("select pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
            yield _PostgresPen(database)

    def version(self, stream: str) -> int:
        """How many entries a log has; 0 where there is none of that name."""
        with self._asking() as database:
            return _PostgresPen(database).head(stream)[0]

    def streams(self) -> tuple[str, ...]:
        """The names of all logs, oldest first."""
        query = "select stream from cardspeak.entries group by stream order by min(position)"
        with self._asking() as database:
            return tuple(name for (name,) in database.execute(query))

    def _hash(self, stream: str, version: int) -> bytes | None:
        query = "select hash from cardspeak.entries where stream = %s and version = %s"
        with self._asking() as database:
            row = database.execute(query, (stream, version)).fetchone()
        return bytes(row[0]) if row else None

    def _rows(self, stream: str, after: int) -> Iterator[Row]:
        condition = "where stream = %s and version > %s order by version"
        while chunk := self._chunk(condition, (stream, after)):
            yield from chunk
            after = chunk[-1].version

    def _all_rows(self, after: int) -> Iterator[Row]:
        while chunk := self._chunk("where position > %s order by position", (after,)):
            yield from chunk
            after = chunk[-1].position

    def _chunk(self, condition: LiteralString, arguments: tuple[object, ...]) -> list[Row]:
        query = f"select {COLUMNS} from cardspeak.entries {condition} limit %s"
        with self._asking() as database:
            found = database.execute(query, (*arguments, CHUNK)).fetchall()
        return [
            Row(place, stream, version, written_as, body.encode(), bytes(chained))
            for place, stream, version, written_as, body, chained in found
        ]

    def wait(self, after: int, seconds: float) -> bool:
        """Wait until any process has kept something after a position; False if the time is over first."""
        psycopg = _psycopg()
        try:
            with psycopg.connect(self._address, autocommit=True) as watching:
                watching.execute(f"listen {CHANNEL}")
                row = watching.execute("select coalesce(max(position), 0) from cardspeak.entries").fetchone()
                if row and row[0] > after:
                    return True
                return any(int(news.payload) > after for news in watching.notifies(timeout=seconds, stop_after=1))
        except psycopg.Error as error:
            raise NotKept("log.not-read/postgres", {"error": error}, field="database") from error

    def close(self) -> None:
        """Close the database."""
        with self._lock:
            self._closed = True
            if self._db is not None:
                self._db.close()


class _PostgresPen(Pen):
    def __init__(self, database: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._database = database

    def head(self, stream: str) -> tuple[int, bytes | None]:
        query = "select version, hash from cardspeak.entries where stream = %s order by version desc limit 1"
        row = self._database.execute(query, (stream,)).fetchone()
        return (row[0], bytes(row[1])) if row else (0, None)

    def write(self, rows: Sequence[Row]) -> tuple[int, ...]:
        insert = (
            "insert into cardspeak.entries (stream, version, format, body, hash) values (%s, %s, %s, %s, %s) "
            "returning position"
        )
        positions: list[int] = []
        with self._database.cursor() as cursor:
            values = [(row.stream, row.version, row.format, row.body.decode(), row.hash) for row in rows]
            cursor.executemany(insert, values, returning=True)
            while True:
                positions += [position for (position,) in cursor.fetchall()]
                if not cursor.nextset():
                    break
            cursor.execute("select pg_notify(%s, %s)", (CHANNEL, str(positions[-1])))
        return tuple(positions)


def _psycopg() -> Any:
    """The driver, imported when it is used; refused with what to do where it is missing."""
    try:
        import psycopg
    except ImportError as error:
        raise Unreadable("log.no-driver", field="database", value="psycopg") from error
    return psycopg


def _lay_out(database: psycopg.Connection[tuple[Any, ...]], create: bool) -> None:
    """Make the tables where there are none; refuse those of a newer version."""
    with database.transaction():
        database.execute("select pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
        if database.execute("select to_regclass('cardspeak.layout')").fetchone() == (None,):
            if not create:
                raise Unreadable("log.not-ours/none-in-database", field="database")
            database.execute(files("cardspeak.store").joinpath("schema/postgres.sql").read_bytes())
            database.execute("insert into cardspeak.layout values (%s)", (LAYOUT,))
        row = database.execute("select max(version) from cardspeak.layout").fetchone()
    layout = row[0] if row else 0
    if layout > LAYOUT:
        raise Unreadable(
            "log.newer/tables",
            {"layout": layout, "layout2": LAYOUT},
            field="database",
            value=layout,
            limits={"max": LAYOUT},
        )
