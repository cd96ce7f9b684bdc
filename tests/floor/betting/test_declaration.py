"""What players say, taken apart: a word, an amount, both, a condition, or nothing that can be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.floor.betting.declaration import read_declaration


@pytest.mark.parametrize(
    ("said", "form", "general", "readings"),
    [
        pytest.param("call", "general", "call", None, marks=[pytest.mark.rule("apl-au-2025", "40-B"), pytest.mark.rule("tda-2015", "37-B")]),
        pytest.param("raise", "general", "raise", None, marks=pytest.mark.rule("apl-au-2025", "40-B")),
        pytest.param(
            "one thousand", "amount", None, (1000,), marks=[pytest.mark.rule("apl-au-2025", "40-B"), pytest.mark.rule("tda-2015", "37-B")]
        ),
        pytest.param(
            "raise, one thousand", "general and amount", "raise", (1000,),
            marks=[pytest.mark.rule("apl-au-2025", "40-B"), pytest.mark.rule("tda-2015", "37-B")],
        ),
        pytest.param("two hundred", "amount", None, (200,), marks=pytest.mark.rule("apl-au-2025", "40-C")),
        ("I'll bet five", "general and amount", "bet", (5, 500, 5000)),
        ("I raise to 1,600", "general and amount", "raise", (1600,)),
        ("make it eight hundred", "general and amount", "raise", (800,)),
        ("I'm all in", "general", "all-in", None),
        ("raise all-in", "general", "all-in", None),
        ("I bet the pot", "general", "pot", None),
        ("check", "general", "check", None),
        ("I fold", "general", "fold", None),
        ("Re-raise", "general", "raise", None),
    ],
)  # fmt: skip
def test_a_declaration_is_a_word_an_amount_or_both(
    said: str, form: str, general: str | None, readings: tuple[int, ...] | None
) -> None:
    found = read_declaration(said)
    assert (found.form, found.general) == (form, general)
    assert (found.amount.readings if found.amount else None) == readings


@pytest.mark.parametrize(
    ("said", "increase"),
    [
        ("raise 8000", False),
        ("raise to 8000", False),
        ("raise it 8000 more", True),
        ("raise by 8000", True),
        ("8000 on top", True),
        ("raise another 400", True),
    ],
)
@pytest.mark.rule("apl-au-2025", "43-B")
@pytest.mark.rule("tda-2015", "43-B")
def test_only_words_that_say_so_make_an_amount_an_increase(said: str, increase: bool) -> None:
    assert read_declaration(said).increase is increase


@pytest.mark.parametrize("said", ["if you bet I raise", "I will call unless he raises", "when you check, I bet 500"])
@pytest.mark.rule("apl-au-2025", "59-A")
def test_a_condition_is_heard_before_anything_else(said: str) -> None:
    assert read_declaration(said).form == "conditional"


@pytest.mark.parametrize("said", ["", "  ", "hmm", "banana", "…", "raise banana"])
def test_what_names_neither_act_nor_amount_is_unclear(said: str) -> None:
    assert read_declaration(said).form == "unclear"


@given(st.text(max_size=60))
def test_no_words_can_break_the_reading(said: str) -> None:
    found = read_declaration(said)
    assert found.text == said
    assert (found.form == "unclear") or found.general is not None or found.amount or found.form == "conditional"
