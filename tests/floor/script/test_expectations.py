"""Expectations: every item, every permission and every rule counts; and the canonical spelling of a script."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import Citation
from cardspeak.errors import Unreadable
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.script.brief import brief, spoken_value
from cardspeak.floor.script.expectation import compare, read_expectation
from cardspeak.floor.script.formatting import format_script
from cardspeak.floor.script.run import run
from cardspeak.hand.options import Options
from tests.words.kit import just

CITES = (Citation("tda-2024", "45-B", "45-B"), Citation("tda-2024", "43-A", "43-A"))
MAY = Options(seat=4, bet=1100, own=0, stack=20_000, call=1100, least=1700, most=20_000)


def ruling(**more: Any) -> Ruling:
    known: dict[str, Any] = {"kind": "reading", "why": just("So it is."), "steps": (just("Give 200 back."),)}
    return Ruling(**({"cites": CITES} | known | more))


CALL = ruling(action="call", to=1100, returned=200, binding=True)
OPTIONS = ruling(kind="options", options=MAY)
OPENING = ruling(kind="options", options=Options(seat=4, bet=0, own=0, stack=20_000, check=True, least=500, most=500))
OPEN = ruling(
    kind="decision",
    penalty="may",
    director=(Choice(just("call 8000")), Choice(just("fold, forfeit 2000"), (Citation("x", "51-B", "51-B"),))),
)
ANSWERS = ruling(answer={"main": 750, "who": ["Ann", "Ben"], "odd": None, "even": True, "more": {"a": 1}})
DEALT = ruling(answer={"hand": "live", "next burn": "9d", "flop": "As4c2h", "misdeal": False, "new burns": 0})


@pytest.mark.parametrize(
    ("said", "expected", "met"),
    [
        (CALL, "call 1100", True),
        (CALL, "Call 1,100, back 200 [45-B, 43]", True),
        (CALL, "call 1100, binding", True),
        (CALL, "call 1100, not binding", False),
        (CALL, "call 1200", False),
        (CALL, "raise 1100", False),
        (CALL, "back 100", False),
        (CALL, "[43-A]", True),
        (CALL, "[43]", True),
        (CALL, "[4]", False),
        (CALL, "[45-A]", False),
        (CALL, "reading", True),
        (CALL, "remedy", False),
        (CALL, '"give 200"', True),
        (CALL, '"so it is"', True),
        (CALL, '"give 300"', False),
        (CALL, "penalty none", True),
        (CALL, "director: call", False),
        (ruling(action="fold", to=100), "fold", True),
        (ruling(action="all-in", to=100), "all-in 100", True),
        (OPTIONS, "fold, call 1100, raise 1700+", True),
        (OPTIONS, "fold, call 1100, raise 1700-20000", True),
        (OPTIONS, "fold, call 1100, raise 1700-10000", False),
        (OPTIONS, "fold, call 1100, raise 1600+", False),
        (OPTIONS, "fold, call 1100, bet 1700+", False),
        (OPTIONS, "fold, call 1100", False),
        (OPTIONS, "call 1100, raise 1700+", False),
        (OPTIONS, "fold, check, call 1100, raise 1700+", False),
        (OPTIONS, "[45-B]", True),
        (OPENING, "fold, check, bet 500", True),
        (OPENING, "fold, check, bet 500+", True),
        (OPENING, "fold, check, raise 500+", False),
        (OPENING, "fold, check", False),
        (OPEN, "decision, director: call 8000 | fold, forfeit 2000 [51-B]", True),
        (OPEN, "director: fold | call, penalty may", True),
        (OPEN, "director: call | fold | raise", False),
        (OPEN, "director: call", False),
        (OPEN, "director: call 80 | fold", False),
        (OPEN, "penalty none", False),
        (OPEN, "penalty must", False),
        (ANSWERS, "main 750, who Ann Ben, odd none, even yes, more a 1", True),
        (ANSWERS, "main 75", False),
        (ruling(answer=["Ann", "Ben"]), "Ann, Ben", True),
        (ruling(answer=[]), "none", True),
        (ruling(answer=False), "no", True),
        (ruling(answer="misdeal"), "Misdeal", True),
        (ruling(kind="refused", cites=()), "refused", True),
        (ruling(kind="unreadable"), "refused", False),
        (None, "call 1100", False),
        (DEALT, "burn 9d, flop As 4c 2h", True),
        (DEALT, "flop As 4c 2d", False),
        (DEALT, "live", True),
        (ruling(answer={"Ann small blind": 400, "Ben big blind": 800, "Ben ante": 800}), "Ann 400", True),
        (ruling(answer={"Ann small blind": 400, "Ben big blind": 800, "Ben ante": 800}), "Ben 800", False),
        (DEALT, "no misdeal, no new burn, no burn", True),
        (DEALT, "misdeal", False),
        (DEALT, '"as4c"', True),
        (ruling(answer={"misdeal": True, "new burns": 1}), "misdeal, new burn", True),
        (ruling(answer={"misdeal": True, "new burns": 1}), "no misdeal", False),
        (ruling(answer={"misdeal": True, "new burns": 1}), "no burn", False),
        (ruling(answer={"button": 5, "next button": 7}), "button 7", False),
        (ruling(answer={"button": 5, "next button": 7}), "button 5, next button 7", True),
        (ruling(answer={"Ann": "dead", "Ben": "live"}), "dead", False),
    ],
)  # fmt: skip
def test_an_expectation_is_met_only_by_what_was_said(said: Ruling | None, expected: str, met: bool) -> None:
    finding = compare(read_expectation(expected), said, 7)
    assert finding.met is met, finding
    assert str(finding).startswith("line 7: ")


def test_a_finding_shows_both_sides() -> None:
    text = str(compare(read_expectation("call 1200, back 200 [47]"), CALL, 9))
    assert text == (
        "line 9: expected call 1200, back 200 [47]\n"
        "  said call 1100, back 200, binding [45-B, 43-A] (So it is.)\n"
        "  not said: call 1200; not cited: 47"
    )


@pytest.mark.parametrize("text", ["", "   # nothing", "director:", "[]", "director: |"])
def test_an_empty_expectation_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_expectation(text)


def test_a_ruling_in_brief_names_everything_once() -> None:
    assert brief(OPEN) == ("decision", "director: call 8000 | fold, forfeit 2000", "penalty may")
    assert brief(ruling(kind="decision", answer="silent")) == ("decision", "silent")


def test_values_of_settings_are_spoken_as_scripts_write_them() -> None:
    assert [spoken_value(value) for value in (True, 30, ("a", "b"), "word")] == ["yes", "30", "a b", "word"]


# The formatter

UNTIDY = """


   BOOK   tda-2024   # the book
Game NLHE   250/500
SEATS 1 : Ann  , 2:Ben = 500


BUTTON 2 # here

# a comment   stays
Ann   Puts 1000  3x100   # silently
=>call 1,000,back 300[45-B ,43]   # as the book says
----------
Hole ANN Ah   Kd
"never closed
  what   is this
 STACK Ben 400
"""
TIDY = """\
book tda-2024  # the book
game NLHE 250/500
seats 1:Ann, 2:Ben=500

button 2  # here

# a comment   stays
Ann Puts 1000 3x100              # silently
=> call 1000, back 300 [45-B, 43]  # as the book says
---
hole ANN Ah Kd
"never closed
what is this
stack Ben 400
"""


def test_a_script_is_tidied_and_stays_so() -> None:
    tidy = format_script(UNTIDY)
    assert tidy.splitlines() == [
        line if "silently" not in line else "Ann Puts 1000 3x100                " + "# silently"
        for line in TIDY.splitlines()
    ]
    assert format_script(tidy) == tidy
    assert format_script("\n\n") == ""


def test_tidying_changes_no_quoted_word() -> None:
    assert format_script('Ann  says  "I   CALL #2"\n') == 'Ann says "I   CALL #2"\n'


@pytest.mark.parametrize(
    ("line", "expected", "met"),
    [
        ("? is Ann live", "yes", True),
        ("? is Ann live", "no", False),
        ("? is Cy live", "no", True),
        ("? is Cy live", "allowed", False),
        ("? next button", "seat 2", True),
        ("? next button", "seat 3", False),
    ],
)
def test_a_plain_yes_or_no_is_compared_with_what_the_ruling_comes_to(line: str, expected: str, met: bool) -> None:
    story = "game NLHE 100/200\nseats 2:Ann 3:Ben 6:Cy 7:Dee\nbutton 7\npreflop\nCy folds\n"
    [result] = run(f"{story}{line}\n=> {expected}", default="tda-2024")
    assert result.stopped is None
    assert result.ok is met
