"""PostgreSQL: append-only by the server itself, one order, and a connection that comes back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench.store import kills
from cardspeak.errors import Unreadable
from cardspeak.store import Damaged, NotKept, StoreConflict, open_log
from tests.store.kit import log_of, night, registered


@pytest.mark.parametrize(
    "change",
    [
        "update cardspeak.entries set body = '{}' where version = 3",
        "delete from cardspeak.entries where version = 17",
        "truncate cardspeak.entries",
        "insert into cardspeak.entries (stream, version, format, body, hash) values ('friday', 19, 1, '{}', '')",
        "insert into cardspeak.entries (stream, version, format, body, hash) values ('friday', 3, 1, '{}', '')",
    ],
)
def test_the_database_itself_only_lets_entries_be_added_at_the_end(address: str, change: str) -> None:
    import psycopg

    with open_log(address) as log, psycopg.connect(address, autocommit=True) as database:
        log.append("friday", 0, night())
        with pytest.raises(psycopg.errors.RaiseException, match="entries are"):
            database.execute(change.encode())
        assert [kept.entry for kept in log.read("friday")] == night()


def test_what_a_superuser_changes_all_the_same_is_found(address: str) -> None:
    import psycopg

    with open_log(address) as log, psycopg.connect(address, autocommit=True) as database:
        log.append("friday", 0, night())
        database.execute("set session_replication_role = replica")
        database.execute("update cardspeak.entries set body = replace(body, 'Player 5', 'Player 9') where version = 11")
        reading = log.read("friday")
        assert [next(reading).entry for _ in range(10)] == night()[:10]
        with pytest.raises(Damaged, match="Entry 11"):
            next(reading)


def test_a_lost_connection_is_a_refusal_and_the_next_order_goes_through(address: str) -> None:
    import psycopg

    with open_log(address) as log, psycopg.connect(address, autocommit=True) as database:
        log.append("friday", 0, night())
        database.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where pid <> pg_backend_pid() and datname = current_database()"
        )
        with pytest.raises(NotKept, match="PostgreSQL"):
            log.append("friday", 17, log_of(registered(50), first=18))
        log.append("friday", 17, log_of(registered(50), first=18))
        assert log.version("friday") == 18


def test_positions_never_become_visible_out_of_order(address: str) -> None:
    import psycopg

    with open_log(address) as log, psycopg.connect(address) as other:
        log.append("friday", 0, night())
        other.execute("select pg_advisory_xact_lock(%s)", (0x43415244,))
        with psycopg.connect(address, autocommit=True) as third:
            third.execute("set lock_timeout = '50ms'")
            with pytest.raises(psycopg.errors.LockNotAvailable):
                third.execute("select pg_advisory_xact_lock(%s)", (0x43415244,))
        other.rollback()
        with pytest.raises(StoreConflict):
            log.append("friday", 3, log_of(registered(50), first=4))


def test_two_servers_may_open_an_empty_database(address: str) -> None:
    with open_log(address) as one, open_log(address) as other:
        one.append("friday", 0, night())
        assert other.version("friday") == 17


def test_tables_of_a_newer_layout_are_refused(address: str) -> None:
    import psycopg

    open_log(address).close()
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("update cardspeak.layout set version = 9")
    with pytest.raises(Unreadable, match="newer version"):
        open_log(address)


def test_killed_at_random_instants_nothing_acknowledged_is_lost(address: str) -> None:
    assert kills(3, address, seed=5, longest=0.3) >= 0


def test_asking_for_logs_that_are_not_there_makes_no_tables(address: str) -> None:
    for _ in range(2):
        with pytest.raises(Unreadable, match="no Cardspeak logs"):
            open_log(address, create=False)


def test_a_server_that_is_not_there_is_a_refusal(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="the extra 'postgres' is not installed")
    with pytest.raises(NotKept, match="PostgreSQL"):
        open_log(f"postgresql:///nowhere?host={tmp_path}")


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable, match=r"cardspeak\[postgres\]"):
        open_log("postgresql://localhost/room")
