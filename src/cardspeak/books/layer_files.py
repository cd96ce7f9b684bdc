"""The files of the layers that come with Cardspeak: read when they are first asked for, one at a time, and kept."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from cardspeak.books.reading import TomlText, nearest, read_layer
from cardspeak.books.rule import Layer
from cardspeak.errors import Unreadable

_WORD = re.compile(r"[a-z0-9]+")
_ID = re.compile(r'^id = "([^"\n]+)"$', re.MULTILINE)


@cache
def package_text(path: str) -> TomlText | None:
    """A file that comes with this package, or None where there is no such file."""
    found = files("cardspeak.books").joinpath(path)
    return TomlText(path, found.read_text(encoding="utf-8")) if found.is_file() else None


def needed_text(path: str) -> TomlText:
    """A file that must be there."""
    text = package_text(path)
    if text is None:
        raise Unreadable("book.no-file", {"path": path}, field="file", value=path)
    return text


@cache
def layer_ids() -> tuple[str, ...]:
    """The layers in their order."""
    return tuple(tomllib.loads(needed_text("layers/books.toml").text)["order"])


@cache
def layer(layer_id: str) -> Layer:
    """The head of one layer."""
    if layer_id not in layer_ids():
        raise Unreadable(
            "book.no-such-book",
            {"name": layer_id, "books": layer_ids()},
            field="book",
            value=layer_id,
            near=nearest(layer_id, layer_ids()),
        )
    return read_layer(needed_text(f"layers/{layer_id}/layer.toml"))


def find_book(name: str) -> str:
    """The layer that somebody calls by its id, by its short name, or by words of its id and title that no other has.

    The first word of an id alone is the first of its family: the standard, or the league's own book.

    >>> find_book("tda"), find_book("TDA 2015"), find_book("korea")
    ('tda-2024', 'tda-2015', 'apl-korea-2023')
    """
    if name in layer_ids():
        return name
    said = _words(name)
    exact = [one for one in layer_ids() if said in (_words(one), _words(layer(one).short))]
    whole = [
        one
        for one in layer_ids()
        if said and set(said) <= {*_words(one), *_words(f"{layer(one).short} {layer(one).title}")}
    ]
    family = [one for one in whole if said == _words(one)[:1]]
    beginning = [one for one in layer_ids() if len(said) == 1 and one.startswith(said[0])]
    found = exact or family or (whole if len(whole) == 1 else []) or (beginning if len(beginning) == 1 else [])
    return found[0] if found else name


def _words(name: str) -> list[str]:
    return _WORD.findall(name.lower())


def short_name(book: str) -> str:
    """What people call a book; a house's own book goes by its name."""
    return layer(book).short if book in layer_ids() else book


def chain(layer_id: str) -> tuple[Layer, ...]:
    """A layer and those below it, top first."""
    own = layer(layer_id)
    return (own, *chain(own.base)) if own.base else (own,)


@cache
def known_ids(layer_id: str) -> frozenset[str]:
    """The ids of a book's rules, its own and those below; found without reading the rules."""
    written = (needed_text(f"layers/{one.id}/rules.toml").text for one in chain(layer_id))
    return frozenset(found for text in written for found in _ID.findall(text))


def names_a_rule(name: str, home: str) -> bool:
    """Whether a reference made in the book ``home`` names a rule there, or in the book before its colon.

    >>> names_a_rule("47-A", "apl-au-2025"), names_a_rule("888pl:3-v-5", "tda-2024"), names_a_rule("7:1", "tda-2024")
    (True, True, False)
    """
    book, colon, rule_id = name.rpartition(":")
    if not colon:
        return name in known_ids(home)
    return book in layer_ids() and rule_id in known_ids(book)
