"""Whatever is wrong with the text of a layer is told with its file and line."""

from __future__ import annotations

import pytest

from cardspeak.books import layer_files
from cardspeak.books.comparison import read_topics
from cardspeak.books.reading import TomlText, read_doubts, read_layer, read_rules
from cardspeak.books.texts import layer_doubts, layer_rules
from cardspeak.errors import Unreadable

RULES = '''# two rules
[[rule]]
id = "1"
title = "First"
area = "betting"
kind = "mechanic"
who = "player"
says = """
Words over
two lines.
"""

# a remark


[[rule]]
id = "2"
title = "Second"
area = "betting"
kind = "mechanic"
who = "player"
says = "Words."
'''

LAYER = """id = "x"
title = "X"
short = "X"
edition = "1"
silent = "director"
about = "A book."
"""

TOPICS = """[[topic]]
name = "Odd chip"
area = "pots"

[topic.books.tda-2015]
rules = ["19-A"]

[topic.books.888pl]
says = "One at most"
rules = ["3-vi-2"]
"""


def edited(text: str, old: str, new: str) -> TomlText:
    """The text with one change."""
    assert old in text
    return TomlText("here.toml", text.replace(old, new, 1))


def test_prose_is_read_as_one_line() -> None:
    first, second = read_rules(TomlText("here.toml", RULES), "x")
    assert first.says == "Words over two lines."
    assert (first.layer, first.number, second.number) == ("x", "1", "2")


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "words"),
    [
        ('title = "Second"', 'titel = "Second"', "book.unknown-field", 18, "'titel' is not a field here. Did you mean"),
        ('title = "Second"\n', "", "book.missing-field", 16, "'title' is missing."),
        ('id = "2"', 'id = "1"', "book.duplicate", 17, "There is already a rule '1'."),
        ('id = "2"\n', "", "book.missing-field", 16, "'id' is missing."),
        (
            'title = "Second"',
            "title = 2",
            "book.bad-value",
            18,
            "'title' cannot have this value: Expected `str`, got `int`.",
        ),
        ('title = "Second"', 'title = ""', "book.bad-value", 18, "'title' is empty."),
        ('says = "Words."', 'says = " "', "book.bad-value", 22, "'says' is empty."),
        ('area = "betting"', 'area = "beting"', "book.bad-value", 5, "Did you mean 'betting'?"),
        (
            'kind = "mechanic"',
            'kind = "q"',
            "book.bad-value",
            6,
            "'q' is not one of the values of 'kind': mechanic, procedure, ",
        ),
        ('who = "player"', 'who = "palyer"', "book.bad-value", 7, "Did you mean 'player'?"),
        ('id = "1"', 'id = "1"\nlayer = "y"', "book.unknown-field", 4, "'layer' is not a field here."),
        ('id = "1"', 'id = "1', "book.not-toml", 3, "Illegal character"),
        ('says = "Words."\n', 'says = """Words.', "book.not-toml", 22, "Unterminated string"),
        (
            'id = "1"',
            'id = "1"\nrefs = "2"',
            "book.bad-value",
            4,
            "'refs' cannot have this value: Expected `array`, got `str`.",
        ),
    ],
)
def test_a_mistake_in_a_rule_is_told_with_its_line(old: str, new: str, code: str, line: int, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_rules(edited(RULES, old, new), "x")
    assert (refused.value.code, refused.value.limits) == (code, {"file": "here.toml", "line": line})
    assert str(refused.value.message).startswith(f"here.toml, line {line}: ")
    assert words in str(refused.value.message)


def test_rules_stand_under_their_own_heads() -> None:
    with pytest.raises(Unreadable, match=r"line 2: Write each rule under its own \[\[rule\]\]"):
        read_rules(TomlText("here.toml", "# x\nrule = 3\n"), "x")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('silent = "director"', 'silent = "directer"', 5, "Did you mean 'director'?"),
        ('short = "X"\n', "", 1, "'short' is missing."),
        ('about = "A book."', 'about = ""', 6, "'about' is empty."),
    ],
)
def test_a_mistake_in_the_head_of_a_layer_is_told_with_its_line(old: str, new: str, line: int, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_layer(edited(LAYER, old, new))
    assert refused.value.limits["line"] == line
    assert words in str(refused.value.message)


def test_a_doubt_needs_a_reading() -> None:
    text = '[[doubt]]\nid = "Q"\nrules = ["1"]\nproblem = "Which?"\n'
    with pytest.raises(Unreadable, match=r"line 1: 'reading' is missing"):
        read_doubts(TomlText("here.toml", text), "x")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"19-A"', '"19-Z"', 5, "'19-Z' is not a rule of tda-2015."),
        ("topic.books.888pl", "topic.books.999pl", 8, "'999pl' is not a book."),
        ('area = "pots"', 'area = "pot"', 3, "Did you mean 'pots'?"),
        ("says =", "sagt =", 9, "'sagt' is not a field here."),
    ],
)
def test_a_mistake_in_the_table_of_topics_is_told_with_its_line(old: str, new: str, line: int, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_topics(edited(TOPICS, old, new))
    assert words in str(refused.value.message)
    assert refused.value.limits["line"] == line


@pytest.mark.parametrize("text", ["rules", "doubts"])
def test_a_dangling_reference_in_a_layer_is_found(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    path = f"layers/tda-2024/{text}.toml"
    sound = layer_files.needed_text(path)
    broken = TomlText(
        path,
        sound.text.replace('"53-A"', '"53-Z"', 1) if text == "rules" else sound.text.replace('"36-A"', '"36-Z"', 1),
    )
    monkeypatch.setattr(layer_files, "package_text", {path: broken}.get)
    monkeypatch.setattr(layer_files, "names_a_rule", lambda name, _home: not name.endswith("-Z"))
    read = layer_rules if text == "rules" else layer_doubts
    with pytest.raises(Unreadable, match=rf"{path}, line \d+: '(53|36)-Z' is not a rule") as refused:
        read.__wrapped__("tda-2024")
    line = refused.value.limits["line"]
    assert isinstance(line, int)
    assert "-Z" in "".join(broken.text.splitlines()[line - 1 : line + 20])


def test_a_missing_file_is_named() -> None:
    with pytest.raises(Unreadable, match=r"layers/none\.toml is missing"):
        layer_files.needed_text("layers/none.toml")
