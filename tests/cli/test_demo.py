"""`cardspeak demo`: what it asks of the machine before it serves."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from cardspeak.cli.demo import command


def test_the_demo_asks_for_as_many_connections_as_a_house(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("cardspeak.web.serving.allow_many_connections", lambda: done.append("many"))
    monkeypatch.setattr("cardspeak.web.serving.run_until_signal", lambda *_args, **_named: done.append("served"))
    assert CliRunner().invoke(command, ["--no-browser", "--port", "0"]).exit_code == 0
    assert done == ["many", "served"]
