"""Copies: a backup, a rescue, a move between databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardspeak.errors import Unlawful
from cardspeak.store import EventLog, open_log
from cardspeak.store.copying import copy
from tests.store.kit import night
from tests.store.test_sqlite import tampered


def test_a_copy_has_every_log_in_the_same_order(log: EventLog, tmp_path: Path) -> None:
    log.append("friday", 0, night()[:4])
    log.append("saturday", 0, night())
    log.append("friday", 4, night()[4:])
    with open_log(tmp_path / "copy.db") as target:
        assert copy(log, target) == (34, [])
        assert [(one.stream, one.entry) for one in target.read_all()] == [
            (one.stream, one.entry) for one in log.read_all()
        ]


def test_a_file_moves_into_any_store(log: EventLog, tmp_path: Path) -> None:
    with open_log(tmp_path / "night.db") as source:
        source.append("friday", 0, night())
        assert copy(source, log) == (17, [])
    assert [one.entry for one in log.read("friday")] == night()


def test_what_is_left_of_a_damaged_log_can_go_on_in_a_new_file(tmp_path: Path) -> None:
    with open_log(tmp_path / "night.db") as log:
        log.append("friday", 0, night())
        log.append("saturday", 0, night())
    tampered(tmp_path / "night.db", "update entries set body = '{}' where stream = 'friday' and version = 9")
    with open_log(tmp_path / "night.db") as source, open_log(tmp_path / "new.db") as target:
        count, stopped = copy(source, target)
        assert (count, [(bad.stream, bad.version) for bad in stopped]) == (8 + 17, [("friday", 9)])
        target.append("friday", 8, night()[8:])
        assert [one.entry for one in target.read("friday")] == night()


def test_a_copy_never_goes_over_something(log: EventLog, tmp_path: Path) -> None:
    log.append("friday", 0, night())
    with open_log(tmp_path / "copy.db") as target:
        target.append("sunday", 0, night())
        with pytest.raises(Unlawful, match="must be empty"):
            copy(log, target)
