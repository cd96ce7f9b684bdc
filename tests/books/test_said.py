"""The floor's words are pinned: a ruling that reads otherwise than before is a change that somebody has to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.books.said import HERE, said

SCRIPTS = sorted(HERE.glob("*/*.floor"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parent.name}/{script.stem}")
def test_the_floor_says_what_it_said_before(script: Path) -> None:
    kept = script.with_suffix(".said").read_text(encoding="utf-8")
    assert said(script).splitlines() == kept.splitlines(), "meant? then: python -m tests.books.said"
