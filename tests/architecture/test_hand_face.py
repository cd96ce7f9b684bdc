"""A hand is asked by seat: what it keeps by place and bit mask is read by its own package only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import HandSetup

SOURCE = Path(__file__).parents[2] / "src" / "cardspeak"
OUTSIDE = sorted(path for path in SOURCE.rglob("*.py") if SOURCE / "hand" not in path.parents)
PRIVATE = {
    name
    for kind in (*Hand.__mro__, HandSetup)
    for name in (*getattr(kind, "__slots__", ()), *vars(kind))
    if name.startswith("_") and not name.startswith("__")
}


def read_behind(source: str) -> Iterator[int]:
    """The lines that reach for what is private to a hand, wherever the hand comes from."""
    for node in ast.walk(ast.parse(source)):
        own = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE and not own:
            yield node.lineno


def test_the_private_names_are_the_ones_by_place() -> None:
    assert {"_stack", "_live", "_chips", "_hole", "_actor", "_deck", "_place", "_plan"} <= PRIVATE


def test_nobody_outside_reads_behind_the_face() -> None:
    found = [f"{path}:{line}" for path in OUTSIDE for line in read_behind(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("line", ["hand._stack[0]", "table.the_hand()._live >> 2", "hand.setup._plan.place_of[3]"])
def test_a_planted_look_is_found(line: str) -> None:
    assert [*read_behind(line)] == [1]
