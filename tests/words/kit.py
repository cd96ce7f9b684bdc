"""Messages as a reader sees them, and entries of the catalogue as the reference parser reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from cardspeak.words import Message, items

WORDS = Path(__file__).parents[2] / "src" / "cardspeak" / "words"
FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))


def english(messages: Iterable[Message]) -> tuple[str, ...]:
    """Messages in English, one text each."""
    return tuple(map(str, messages))


def just(words: str) -> Message:
    """A message that says just these words, in every language."""
    return Message("items", {"items": items([words])})


class Used:
    """What an entry uses: its variables, its functions with their particles, what it counts, its choices and its own text."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        nodes = list(walk(entry))
        calls = [one for one in nodes if isinstance(one, ast.FunctionReference)]
        self.variables = {one.id.name for one in nodes if isinstance(one, ast.VariableReference)}
        self.functions = {one.id.name for one in calls}
        self.counted = {
            each.id.name
            for one in calls
            for each in one.arguments.positional
            if one.id.name == "ORDINAL" and isinstance(each, ast.VariableReference)
        }
        self.forms = {str(each.value.value) for one in calls for each in one.arguments.named}
        self.selects = [one for one in nodes if isinstance(one, ast.SelectExpression)]
        self.text = "".join(one.value for one in nodes if isinstance(one, ast.TextElement))


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of an entry and every part of it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from walk(part)


def read(language: str, file: str) -> ast.Resource:
    """A file as the reference parser reads it."""
    return FluentParser().parse((WORDS / language / file).read_text(encoding="utf-8"))


@cache
def entries(language: str, file: str) -> dict[str, Used]:
    """The entries of a file by their names."""
    body = read(language, file).body
    return {one.id.name: Used(one) for one in body if isinstance(one, ast.Message | ast.Term)}


def every(language: str) -> Iterator[tuple[str, Used]]:
    """Every entry of a language."""
    for file in FILES:
        yield from entries(language, file).items()
