"""Every contract test runs on every store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardspeak.store import EventLog, open_log
from cardspeak.tournament import core
from cardspeak.tournament.happenings import nobody_sits_twice

Opener = Callable[[], EventLog]


@pytest.fixture(autouse=True)
def _small_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The logs kept here tell of seats alone: money and chips are not theirs to prove."""
    monkeypatch.setattr(core, "RULES", [nobody_sits_twice])
    monkeypatch.setattr(core, "QUICK_RULES", [])


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
