"""Random writers against a model: the store is a list for each name, and a stale writer changes nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cardspeak.store import EventLog, StoreConflict, open_log
from cardspeak.tournament.log import Entry
from tests.store.kit import log_of, registered

WRITERS = 3
NAMES = ("friday", "saturday")


class Room(RuleBasedStateMachine):
    """Three processes on one file; each remembers what it last read."""

    @initialize()
    def open_the_file(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "room.db"
        self.logs: list[EventLog] = [open_log(self.path) for _ in range(WRITERS)]
        self.seen = [dict.fromkeys(NAMES, 0) for _ in range(WRITERS)]
        self.model: dict[str, list[Entry]] = {name: [] for name in NAMES}
        self.order: list[tuple[str, int]] = []

    @rule(writer=st.integers(0, WRITERS - 1), name=st.sampled_from(NAMES), size=st.integers(1, 4))
    def append(self, writer: int, name: str, size: int) -> None:
        version = self.seen[writer][name]
        entries = log_of(*[registered(version + k) for k in range(size)], first=version + 1, by=f"writer {writer}")
        if version != len(self.model[name]):
            with pytest.raises(StoreConflict):
                self.logs[writer].append(name, version, entries)
            return
        self.logs[writer].append(name, version, entries)
        self.model[name] += entries
        self.order += [(name, entry.number) for entry in entries]
        self.seen[writer][name] += size

    @rule(writer=st.integers(0, WRITERS - 1), name=st.sampled_from(NAMES))
    def read_on(self, writer: int, name: str) -> None:
        seen = self.seen[writer][name]
        news = [kept.entry for kept in self.logs[writer].read(name, seen)]
        assert news == self.model[name][seen:]
        self.seen[writer][name] += len(news)

    @rule(writer=st.integers(0, WRITERS - 1))
    def open_again(self, writer: int) -> None:
        self.logs[writer].close()
        self.logs[writer] = open_log(self.path)

    @invariant()
    def all_logs_have_one_order(self) -> None:
        if hasattr(self, "logs"):
            assert [(kept.stream, kept.version) for kept in self.logs[0].read_all()] == self.order

    def teardown(self) -> None:
        for log in getattr(self, "logs", ()):
            log.close()
        if hasattr(self, "folder"):
            self.folder.cleanup()


TestRoom = Room.TestCase
TestRoom.settings = settings(max_examples=15, stateful_step_count=20)
