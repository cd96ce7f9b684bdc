"""Lines: where a field or an action stands, in any way of writing it down."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful
from cardspeak.hand.notation.source import Source, field_lines, split_hands

ONE_LINE = 'antes = [0, 0]\nactions = ["a", "b # no comment", \'c\']\nhand = 3\n'
MANY_LINES = """
# actions = ["not these"]
actions = [
  # a comment with a [ bracket
  "a", "b",  # "no item"
  "c # ]",

  'd',
]
deep = [[1, 2],
  [3, 4]]
words = \"\"\"
actions = [
\"\"\"
last = 1
"""


def test_items_of_an_array_on_one_line_share_it() -> None:
    assert field_lines(ONE_LINE)["actions"] == (2, (2, 2, 2))


def test_items_of_an_array_over_many_lines_have_their_own() -> None:
    lines = field_lines(MANY_LINES)
    assert lines["actions"] == (3, (5, 5, 6, 8))
    assert lines["deep"] == (10, (10, 11))
    assert lines["last"][0] == 15


@pytest.mark.parametrize(
    ("field", "item", "line"), [("actions", 3, 8), ("actions", None, 3), ("none", None, 1), ("actions", 9, 3)]
)
def test_a_line_is_found_or_the_next_best(field: str, item: int | None, line: int) -> None:
    assert Source(MANY_LINES).line_of(field, item) == line


def test_lines_count_from_the_hand_s_place_in_its_file() -> None:
    first, second = split_hands("# two hands\n\n[1]\nhand = 1\n\n[2]\nhand = 2\nactions = [\n'x',\n'y']\n")
    assert (first.name, first.line_of("hand")) == ("1", 4)
    assert (second.name, second.line_of("actions", 1)) == ("2", 10)


def test_an_array_that_looks_like_a_header_is_none() -> None:
    text = "[1]\ndeep = [\n[2]\n,\n]\nhand = 1\n[3]\nhand = 3\n"
    assert [hand.name for hand in split_hands(text)] == ["1", "3"]


def test_a_hand_that_never_closes_does_not_swallow_the_next() -> None:
    assert [hand.name for hand in split_hands("[1]\nactions = [\n[2]\nhand = 2\n")] == ["1", "2"]


def test_a_text_without_tables_is_one_hand() -> None:
    assert [hand.name for hand in split_hands("hand = 1\n")] == [""]


def test_a_refusal_at_its_place_keeps_everything_else() -> None:
    refusal = Unlawful(
        "card.duplicate/already-out", {"name": "As"}, field="act", value=3, limits={"min": 4}, rule="53-A", near="Ah"
    )
    placed = Source(MANY_LINES, first_line=100).at(refusal, "actions", 2)
    assert type(placed) is Unlawful
    assert (placed.code, placed.field, placed.value, placed.rule) == ("card.duplicate", "actions", 3, "53-A")
    assert str(placed.message) == "Line 105, actions 3: As has already been dealt. Did you mean 'Ah'?"
    assert placed.limits == {"min": 4, "line": 105, "item": 3}
