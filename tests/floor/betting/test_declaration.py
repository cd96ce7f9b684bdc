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


@pytest.mark.parametrize("said", ["", "  ", "hmm", "banana", "…", "let me see", "no raise"])
def test_what_names_neither_act_nor_amount_is_unclear(said: str) -> None:
    assert read_declaration(said).form == "unclear"


BINDING = [
    pytest.mark.rule("apl-au-2025", "51-A"),
    pytest.mark.rule("tda-2015", "39-A"),
    pytest.mark.rule("888pl", "3-iv-5"),
]


@pytest.mark.parametrize(
    ("said", "general", "readings", "late"),
    [
        pytest.param("Raise. Sorry, I only call", "raise", None, "Sorry, I only call", marks=BINDING),
        pytest.param("I'll call -- wait, raise to 2k", "call", None, "wait, raise to 2k", marks=BINDING),
        pytest.param("check, I mean bet six hundred", "check", None, "I mean bet six hundred", marks=BINDING),
        pytest.param("Seven hundred, no, nine hundred", None, (700,), "no, nine hundred", marks=BINDING),
        pytest.param("raise to 1,200 actually 1,500", "raise", (1200,), "actually 1,500", marks=BINDING),
        pytest.param("fold! No, hold on, all in", "fold", None, "No, hold on, all in", marks=BINDING),
        pytest.param("I see your eight hundred and bump it a thousand", "call", None, "bump it a thousand", marks=BINDING),
        pytest.param("call your four hundred and four hundred more", "call", None, "four hundred more", marks=BINDING),
    ],
)  # fmt: skip
def test_the_first_piece_binds_and_what_would_change_it_comes_too_late(
    said: str, general: str | None, readings: tuple[int, ...] | None, late: str
) -> None:
    found = read_declaration(said)
    assert (found.general, found.late) == (general, late)
    assert (found.amount.readings if found.amount else None) == readings


@pytest.mark.parametrize(
    ("said", "general", "readings"),
    [
        ("Raise ... eighteen hundred", "raise", (1800,)),
        ("I raise it, six hundred more, to fifteen hundred", "raise", (1500,)),
        ("raise you three hundred", "raise", (300,)),
        ("bet five, five thousand", "bet", (5000,)),
        ("raise to one point two k", "raise", (1200,)),
        ("raise, all in", "all-in", None),
        ("a nine hundred raise", "raise", (900,)),
        ("two thousand, five hundred", None, (2500,)),
        ("I call your raise", "call", None),
        ("call. Call!", "call", None),
    ],
)
@pytest.mark.rule("apl-au-2025", "40-B")
def test_what_belongs_to_the_act_before_it_is_part_of_it(
    said: str, general: str | None, readings: tuple[int, ...] | None
) -> None:
    found = read_declaration(said)
    assert (found.general, found.amount.readings if found.amount else None, found.late) == (general, readings, "")


@pytest.mark.parametrize(
    "said", ["call?", "how much is the raise?", "I might call", "I can't call that", "you raise, right", "can I bet"]
)
def test_an_act_that_is_asked_about_denied_or_considered_is_not_declared(said: str) -> None:
    found = read_declaration(said)
    assert (found.form, found.void) == ("unclear", True)


@pytest.mark.parametrize(
    ("said", "general"),
    [("I'm not folding, I call", "call"), ("you bet 500, so I fold", "fold"), ("is it on me? check", "check")],
)
def test_an_act_is_found_behind_what_declares_nothing(said: str, general: str) -> None:
    assert read_declaration(said).general == general


@pytest.mark.parametrize(
    ("said", "promised"),
    [("if you raise I'm all in", "all-in"), ("I call any bet you make", "call"), ("I fold unless he checks", "fold")],
)
@pytest.mark.rule("apl-au-2025", "59-A")
@pytest.mark.rule("tda-2015", "54")
def test_a_condition_has_the_act_that_is_promised(said: str, promised: str) -> None:
    found = read_declaration(said)
    assert (found.form, found.general) == ("conditional", promised)


def test_a_condition_behind_an_act_leaves_the_act_as_it_is() -> None:
    found = read_declaration("Call. If you bet the river, I fold")
    assert (found.form, found.general, found.late) == ("general", "call", "")


@pytest.mark.parametrize(
    ("said", "slang"), [("I'm out", True), ("shove", True), ("make it 900", False), ("call", False)]
)
@pytest.mark.rule("apl-au-2025", "57")
def test_words_of_the_table_are_told_from_official_ones(said: str, slang: bool) -> None:
    assert read_declaration(said).slang is slang


def test_words_where_an_amount_belongs_are_quoted() -> None:
    assert read_declaration("raise, half the pot").unread == "half the pot"
    assert read_declaration("raise, please").unread == ""


@given(st.text(max_size=60))
def test_no_words_can_break_the_reading(said: str) -> None:
    found = read_declaration(said)
    assert found.text == said
    assert (found.form == "unclear") or found.general is not None or found.amount or found.form == "conditional"
