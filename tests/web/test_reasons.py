"""Reasons in Korean: every template of the server has its words with the same holes, and no words are for nothing."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import Offence, practice
from cardspeak.desk.floor_page import rule_script
from cardspeak.phrase import Part

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cardspeak"
KOREAN = ROOT / "web" / "words" / "reasons" / "ko"
HANGUL = re.compile(r"[\uac00-\ud7a3]")
ROW = re.compile(r"\{item0\}(.*)\{item\d\}", re.DOTALL)
"""Rows of things are put together where they are used."""
HOLE = re.compile(r"\{\w+\}")
ACT = re.compile(r"(call|raise|bet|check|fold|all-in)( .*)?|move .* from .* to .*")
"""Options the pages word themselves."""


def files(kind: str) -> list[Path]:
    """The files of reasons, of options or of answers."""
    named = {path: re.search(r"-(options|answers|offences)$", path.stem) for path in sorted(KOREAN.glob("*.json"))}
    return [path for path, found in named.items() if (found[1] if found else "reasons") == kind]


@cache
def korean(kind: str) -> dict[str, str]:
    """What is said in Korean: the first one counts."""
    found: dict[str, str] = {}
    for path in files(kind):
        found = {**json.loads(path.read_text(encoding="utf-8")), **found}
    return found


def holes(template: str) -> set[str]:
    """The names that a template is filled with."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the source, with its place."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [
            (f"{path.relative_to(SOURCE)}:{node.lineno}", node) for node in ast.walk(tree) if isinstance(node, ast.Call)
        ]
    return tuple(found)


def called(name: str) -> Iterator[tuple[str, ast.expr]]:
    """The first argument of every call of a name."""
    for place, node in calls():
        if getattr(node.func, "id", "") == name and node.args:
            yield place, node.args[0]


def templates() -> dict[str, str]:
    """Every template of a phrase, and where it stands."""
    said = ((place, first) for place, first in called("phrase") if not place.startswith("phrase.py"))
    return {str(first.value): place for place, first in said if isinstance(first, ast.Constant)}


def test_every_template_is_written_out() -> None:
    made = [place for place, first in called("phrase") if not isinstance(first, ast.Constant)]
    assert [place for place in made if not place.startswith("phrase.py")] == []


def test_every_template_has_korean() -> None:
    bare = {text for text in templates() if not re.search("[A-Za-z]", HOLE.sub("", text))}
    assert not sorted(
        f"{place}: {text}" for text, place in templates().items() if text not in korean("reasons") and text not in bare
    )


def test_korean_templates_have_the_same_holes() -> None:
    assert not {text: said for text, said in korean("reasons").items() if holes(text) != holes(said)}


def test_no_korean_is_for_nothing() -> None:
    known = templates()
    assert not sorted(text for text in korean("reasons") if text not in known and not ROW.fullmatch(text))


@pytest.mark.parametrize("kind", ["reasons", "options", "answers"])
def test_korean_is_korean(kind: str) -> None:
    words = {text: said for text, said in korean(kind).items() if re.search("[a-z]{3}", HOLE.sub("", text))}
    assert not {
        text: said
        for text, said in words.items()
        if not HANGUL.search(said) and not set(HOLE.sub("", text).split()) <= {"and", "in"}
    }


@pytest.mark.parametrize("kind", ["options", "answers"])
def test_holes_of_options_and_answers_are_filled(kind: str) -> None:
    assert not {text: said for text, said in korean(kind).items() if set(HOLE.findall(said)) - set(HOLE.findall(text))}


def test_every_offence_of_every_book_has_korean_by_its_title_and_by_its_id() -> None:
    listed = [found for book in layer_ids() for found in practice(book, "offence").items()]
    known = [(offence, one.title) for offence, one in listed if isinstance(one, Offence)]
    titles = {title.lower() for _, title in known}
    assert set(korean("offences")) == titles | {offence for offence, _ in known}
    assert all(HANGUL.search(said) for said in korean("offences").values())


def option_texts() -> Iterator[tuple[str, str]]:
    """The options of the director as they are written out, what fills them left open."""
    for place, first in called("Choice"):
        if isinstance(first, ast.Constant):
            yield place, str(first.value)
        elif isinstance(first, ast.JoinedStr):
            yield place, "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in first.values)


def test_every_option_written_out_has_korean() -> None:
    floor = json.loads((ROOT / "web" / "words" / "ko" / "floor.json").read_text(encoding="utf-8"))
    known = korean("options")
    lacking = [
        f"{place}: {text}"
        for place, text in option_texts()
        if not any(re.fullmatch(re.escape(text).replace(r"\{\}", ".+"), one) for one in known)
        and not ACT.fullmatch(text) and text.strip("{} ")
        and f"floor.option.{re.sub('[ ,]+', '-', text)}" not in floor
    ]  # fmt: skip
    assert not lacking


STORY = """book tda-2024
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 6:Btn
button 6
preflop
UTG raises to 1100
Next puts 1000 100 100 100
? Btn"""


def test_a_ruling_comes_with_its_sentences_in_parts_that_say_what_the_sentences_say() -> None:
    for line in rule_script(STORY, ()).books[0].lines:
        assert in_english(line.said.why) == line.why
        assert tuple(map(in_english, line.said.steps)) == line.steps
        assert tuple(map(in_english, line.said.facts)) == line.facts


def in_english(parts: tuple[Part, ...]) -> str:
    """What parts say: the templates filled in."""
    said = [
        (part.text, {n: v if isinstance(v, str | int) else in_english(v) for n, v in part.values.items()})
        for part in parts
    ]
    return " ".join(text.format(**values) for text, values in said)
