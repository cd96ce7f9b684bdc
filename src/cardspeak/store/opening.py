"""One way to open a log, wherever it is kept."""

from __future__ import annotations

from pathlib import Path

from cardspeak.store.contract import EventLog
from cardspeak.store.sqlite import SqliteLog

SCHEMES = ("postgresql://", "postgres://")


def open_log(where: str | Path, *, create: bool = True) -> EventLog:
    """The logs in a file, or in the PostgreSQL database of an address (``postgresql://…``)."""
    if str(where).startswith(SCHEMES):
        from cardspeak.store.postgres import PostgresLog

        return PostgresLog(str(where), create=create)
    return SqliteLog(where, create=create)
