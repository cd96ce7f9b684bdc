"""Options, short answers and offences of the floor in Korean, by their English, until they are messages too."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import Offence, practice
from cardspeak.words.catalogue import has_words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cardspeak"
KOREAN = ROOT / "web" / "words" / "reasons" / "ko"
HANGUL = re.compile(r"[\uac00-\ud7a3]")
HOLE = re.compile(r"\{\w+\}")
ACT = re.compile(r"(call|raise|bet|check|fold|all-in)( .*)?|move .* from .* to .*")
"""Options the pages word themselves."""


def files(kind: str) -> list[Path]:
    """The files of options, of answers or of offences."""
    named = {path: re.search(r"-(options|answers|offences)$", path.stem) for path in sorted(KOREAN.glob("*.json"))}
    return [path for path, found in named.items() if found and found[1] == kind]


@cache
def korean(kind: str) -> dict[str, str]:
    """What is said in Korean: the first one counts."""
    found: dict[str, str] = {}
    for path in files(kind):
        found = {**json.loads(path.read_text(encoding="utf-8")), **found}
    return found


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


@pytest.mark.parametrize("kind", ["options", "answers"])
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
    known = korean("options")
    lacking = [
        f"{place}: {text}"
        for place, text in option_texts()
        if not any(re.fullmatch(re.escape(text).replace(r"\{\}", ".+"), one) for one in known)
        and not ACT.fullmatch(text) and text.strip("{} ")
        and not has_words(f"floor.option.{re.sub('[ ,]+', '-', text)}", "ko")
    ]  # fmt: skip
    assert not lacking
