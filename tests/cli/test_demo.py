"""`cardspeak demo`: what it asks of the machine before it serves."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from cardspeak.cli.demo import command


def test_the_demo_asks_for_as_many_connections_as_a_house(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("cardspeak.web.connections.allow_many", lambda: done.append("many"))
    monkeypatch.setattr("cardspeak.web.serving.serve", lambda *_args, **_named: done.append("served"))
    assert CliRunner().invoke(command, ["--no-browser"]).exit_code == 0
    assert done == ["many", "served"]
