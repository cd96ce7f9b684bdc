"""A book is asked for its answer and for nothing else: no look-up is thrown away, and a setting can be set."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cardspeak
from cardspeak.books.layer_files import layer_ids
from cardspeak.books.policy import Answer, layer_says
from cardspeak.books.settings import all_points, all_settings

SOURCES = Path(cardspeak.__file__).parent
SETTINGS = "cardspeak.books.settings"
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


# What settings are asked, and where


@cache
def constants() -> dict[tuple[str, str], str]:
    """The name of every point by the module and the constant that hold it."""
    found = {}
    for file in (SOURCES / "books/settings").glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Call)
                and isinstance(node.targets[0], ast.Name)
            ):
                first = node.value.args[0] if node.value.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found[file.stem, node.targets[0].id] = first.value
    return found


def points_in(tree: ast.Module) -> Iterator[str]:
    """The points that a module speaks of."""
    areas: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(SETTINGS):
            area = (node.module or "").removeprefix(SETTINGS).lstrip(".")
            for name in node.names:
                if area:
                    yield constants().get((area, name.name), "")
                else:
                    areas[name.asname or name.name] = name.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in areas:
            yield constants().get((areas[node.value.id], node.attr), "")


@cache
def asked_in() -> dict[str, set[Path]]:
    """The packages whose modules speak of a point."""
    found = defaultdict(set)
    for package in ("floor", "tournament", "hand", "desk"):
        for file in (SOURCES / package).rglob("*.py"):
            for point in points_in(ast.parse(file.read_text(encoding="utf-8"))):
                found[point].add(file.parent)
    return found


@cache
def words_in(package: Path) -> set[str]:
    """The texts that stand in the modules of a package."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in package.glob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_point_is_asked_or_cited_somewhere() -> None:
    assert set(all_points()) - asked_in().keys() == set()


PASSED_ON = {
    "hand.suits": "the value is the order itself",
    "penalties.decided_by": "the value is the role that is named",
}
"""Settings whose value is used as it is and not told apart."""


def test_every_value_of_a_choice_is_told_apart() -> None:
    """All values but one, which is what happens otherwise, are named where the setting is asked."""
    found = {}
    for setting in all_settings().values():
        if setting.shape == "choice" and setting.name not in PASSED_ON:
            words = set().union(*map(words_in, asked_in()[setting.name]))
            unnamed = [one for one in setting.choices if one not in words and one != "director"]
            if len(unnamed) > 1:
                found[setting.name] = unnamed
    assert found == {}


def test_a_point_has_no_value_in_any_layer() -> None:
    settings = all_settings()
    for layer in layer_ids():
        for name, basis in layer_says(layer).items():
            assert isinstance(basis, Answer) == (name in settings), f"{layer} {name}"


def asks_without_a_question(text: str) -> list[str]:
    """Refusals that leave something to a person and do not say what may be answered."""
    calls = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "Ambiguous"
        and not any(named.arg == "question" for named in call.keywords)
    ]


def test_whatever_leaves_something_to_a_person_asks_a_question() -> None:
    found = [one for file in SOURCES.rglob("*.py") for one in asks_without_a_question(file.read_text(encoding="utf-8"))]
    assert found == []
    assert asks_without_a_question('raise Ambiguous("x", field="y")') == ["Ambiguous('x', field='y')"]
