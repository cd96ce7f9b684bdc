"""What is printed where the server is started: the code of an event that goes on, and of no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardspeak.store import open_log
from cardspeak.tournament.entries.leaving import CancelEvent
from cardspeak.web import hosts
from cardspeak.web.server import open_server
from cardspeak.web.startup import print_addresses
from tests.tournament.entries.kit import START, Desk


def an_event(*, over: bool = False) -> Desk:
    """An event on the evening before it begins, or one that was called off."""
    desk = Desk("aplpt-2025")
    desk.register("ana")
    if over:
        desk.order(CancelEvent(ground="beyond-control", why="a burst pipe", notice="by phone"))
    return desk


def printed(folder: Path, events: dict[str, Desk], monkeypatch: pytest.MonkeyPatch, now: int = START) -> None:
    """Start a house with these events, the oldest first, on the venue's network."""
    monkeypatch.setattr(hosts, "own_addresses", lambda: ["10.0.0.4"])
    with open_log(folder / "house.db") as log:
        for name, desk in events.items():
            log.append(name, 0, desk.event.log)
        print_addresses("http", 8080, open_server(log, lambda: now, lan=True))


def test_the_code_is_that_of_the_newest_event_that_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed(tmp_path, {"old": an_event(), "tonight": an_event(), "off": an_event(over=True)}, monkeypatch)
    said = capsys.readouterr().out
    assert "check in to 'tonight'" in said
    assert "http://10.0.0.4:8080/k/" in said


@pytest.mark.parametrize("days", [0, 400])
def test_without_an_event_that_goes_on_the_house_itself_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], days: int
) -> None:
    last = {"last": an_event(over=not days)}  # called off, or left alone
    printed(tmp_path, last, monkeypatch, START + days * 86_400_000)
    said = capsys.readouterr().out
    assert "Scan to open it" in said
    assert said.rstrip().endswith("http://10.0.0.4:8080/")
