"""Completion while typing: sentences that begin as the line does, with what was typed in their places."""

from __future__ import annotations

import pytest

from cardspeak.floor.script.completion import MOST, completions
from cardspeak.floor.slots import Cast

CAST = Cast({2: "Ann", 5: "Ben", 7: "Cy"}, {"BTN": 7, "SB": 2, "BB": 5})


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Ann ", "Ann folds"),
        ("Ann ra", "Ann raises to"),
        ("Ben calls the cl", "Ben calls the clock on <a player>"),
        ("clock on B", "clock on Ben"),
        ("the dealer exposed Ann's", "dealer exposes Ann's card"),
        ("? is C", "? is Cy live"),
        ("button sh", "button should be at <a seat number or a player>"),
    ],
)
def test_a_line_goes_on_as_a_sentence(typed: str, first: str) -> None:
    assert completions(typed, CAST)[0] == first


def test_a_whole_line_is_not_offered_again_and_nonsense_offers_nothing() -> None:
    assert "Cy mucks" not in completions("Cy mucks", CAST)
    assert completions("", CAST) == completions("zzz", CAST) == completions('Ann says "rai', CAST) == ()
    assert len(completions("Ann", CAST)) == MOST
