"""A book is asked for its answer and for nothing else: no look-up is thrown away, and a setting can be set."""

from __future__ import annotations

import ast
from pathlib import Path

import cardspeak
from cardspeak.books.settings import all_settings

SOURCES = Path(cardspeak.__file__).parent
LOOK_UPS = {"ask", "maybe", "quietly", "answer"}


def thrown_away(text: str) -> list[str]:
    """The look-ups of a text whose answer nobody uses."""
    calls = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    found = []
    for call in calls:
        if isinstance(call, ast.Call):
            method = isinstance(call.func, ast.Attribute) and call.func.attr in LOOK_UPS
            if method or (isinstance(call.func, ast.Name) and call.func.id == "said"):
                found.append(ast.unparse(call))
    return found


def test_no_answer_of_a_book_is_thrown_away() -> None:
    packages = (SOURCES / "floor", SOURCES / "tournament", SOURCES / "hand", SOURCES / "desk")
    found = {
        file.name: lost
        for package in packages
        for file in package.rglob("*.py")
        if (lost := thrown_away(file.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_a_look_up_that_is_thrown_away_is_seen() -> None:
    assert thrown_away("def f(inq):\n    inq.maybe(X)\n    said(state, Y)\n    return inq.ask(Z)") == [
        "inq.maybe(X)",
        "said(state, Y)",
    ]


def test_a_setting_has_two_values_at_least() -> None:
    assert [one.name for one in all_settings().values() if one.shape == "choice" and len(one.choices) < 2] == []
    assert [one.name for one in all_settings().values() if one.shape == "set" and not one.choices] == []
