"""Every sentence does under four books what it did before, in two situations; refusals included."""

from __future__ import annotations

import pytest

from tests.floor.script.examples import BOOKS, HERE, said


@pytest.mark.parametrize("book", BOOKS)
def test_a_sentence_leads_to_what_it_led_to_before(book: str) -> None:
    kept = (HERE / f"{book}.said").read_text(encoding="utf-8")
    assert said(book).splitlines() == kept.splitlines(), "meant? then: python -m tests.floor.script.examples"
