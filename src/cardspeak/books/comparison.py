"""What the books say on one point, side by side."""

from __future__ import annotations

from functools import cache

import msgspec

from cardspeak.books import shelf
from cardspeak.books.index import ranked_names, search
from cardspeak.books.languages import ENGLISH, check_known, words_of
from cardspeak.books.library import Book, book, books
from cardspeak.books.reading import TomlText, read_listed
from cardspeak.books.rule import Area, Rule
from cardspeak.books.syllables import SyllableIndex, in_syllables
from cardspeak.errors import Unreadable

ENOUGH = 0.5
"""How much of the best name's score another point needs to be shown as well."""
COVERED = 0.7
"""How much of a topic in another language has to stand in the name of a point."""
FOUND_PER_BOOK = 2
"""How many rules of each book answer a topic that is not in the table."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one book says on a point, in short, and the rules that say so."""

    rules: tuple[str, ...]
    says: str = ""


class Point(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point on which the books can be laid side by side."""

    name: str
    area: Area
    books: dict[str, Words]


class PointWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point in another language, and what each book says on it in short."""

    name: str
    says: dict[str, str] = {}


class Stand(msgspec.Struct, frozen=True):
    """Where one book stands on a point: in short, by which rules, and which book that comes from."""

    book: str
    source: str | None
    """The book that says it: itself or one it builds on; None where it is silent."""
    says: str
    rules: tuple[Rule, ...]


class Comparison(msgspec.Struct, frozen=True):
    """All books on one point."""

    point: str
    area: Area | None
    stands: tuple[Stand, ...]


@cache
def points() -> tuple[Point, ...]:
    """The table of points, in its order; every rule it names exists.

    >>> [point.name for point in points() if point.area == "pots"][0]
    'Odd chip'
    """
    return read_points(shelf.needed_text("points.toml"))


def read_points(source: TomlText) -> tuple[Point, ...]:
    """A table of points from a text; an unknown book or rule in it is refused with its line."""
    read = read_listed(source, "point", Point, key="name")
    for number, point in enumerate(read):
        for home, words in point.books.items():
            if home not in shelf.layer_ids():
                raise source.refuse(
                    "book.dangling/not-a-book",
                    {"name": home},
                    table="point",
                    number=number,
                    field=f"[point.books.{home}]",
                )
            for rule_id in words.rules:
                if rule_id not in shelf.known_ids(home):
                    raise source.refuse(
                        "book.dangling/rule-of",
                        {"name": rule_id, "book": home},
                        table="point",
                        number=number,
                        field=f"[point.books.{home}]",
                        value=rule_id,
                    )
    return read


@cache
def points_words(lang: str) -> dict[str, PointWords]:
    """The points in a language, by their English name; none in English, which is theirs."""
    source = shelf.package_text(f"points-{lang}.toml") if lang != ENGLISH else None
    return read_points_words(source) if source is not None else {}


def read_points_words(source: TomlText) -> dict[str, PointWords]:
    """The points in another language from a text; an unknown point or book in it is refused with its line."""
    tables, known = source.tables(), {point.name: point for point in points()}
    check_known(source, "", tables, known, "book.dangling/point")
    read = {name: words_of(source, f'"{name}"', entry, PointWords) for name, entry in tables.items()}
    for name, words in read.items():
        check_known(source, "", words.says, known[name].books, "book.dangling/book-of-point", point=name)
    return read


def compare(topic: str, among: tuple[Book, ...] | None = None, lang: str = ENGLISH) -> tuple[Comparison, ...]:
    """The points a topic or a rule number is about, best first; a topic of no point is searched for in each book.

    >>> compare("odd chip")[0].point
    'Odd chip'
    >>> [stand.source for stand in compare("odd chip")[0].stands if stand.book == "apl-au-2025"]
    ['tda-2024']
    """
    asked = among or books()
    found = _points_with(topic) or _points_named(topic, lang)
    if found:
        return tuple(Comparison(point.name, point.area, tuple(_stand(one, point) for one in asked)) for point in found)
    stands = tuple(_searched(one, topic, lang) for one in asked)
    if not any(stand.rules for stand in stands):
        raise Unreadable("book.no-such-point", {"topic": topic}, field="topic", value=topic)
    return (Comparison(topic, None, stands),)


def _points_with(number: str) -> list[Point]:
    """The points whose table names a rule of this number."""
    if not any(letter.isdigit() for letter in number):
        return []
    wanted = {(rule.layer, rule.id) for one in books() for rule in one.find(number)}
    return [
        point
        for point in points()
        if any((home, rule_id) in wanted for home, words in point.books.items() for rule_id in words.rules)
    ]


def _points_named(topic: str, lang: str) -> list[Point]:
    """The points whose name fits a topic, best first."""
    if in_syllables(topic):
        index = _names_in(lang)
        ranked = [(place, score) for place, score in index.scored(topic) if index.covered(topic, place) >= COVERED]
    else:
        ranked = ranked_names(topic, tuple(point.name for point in points()))
    best = ranked[0][1] if ranked else 0.0
    return [points()[place] for place, score in ranked if score >= best * ENOUGH]


@cache
def _names_in(lang: str) -> SyllableIndex:
    words = points_words(lang)
    return SyllableIndex([(words[one.name].name if one.name in words else one.name, "") for one in points()])


def _stand(one: Book, point: Point) -> Stand:
    for layer in one.layers:
        words = point.books.get(layer.id)
        if words is not None:
            home = book(layer.id)
            return Stand(one.id, layer.id, words.says, tuple(home.rule(rule_id) for rule_id in words.rules))
    return Stand(one.id, None, "", ())


def _searched(one: Book, topic: str, lang: str) -> Stand:
    rules = tuple(hit.rule for hit in search(topic, [one], FOUND_PER_BOOK, lang))
    return Stand(one.id, rules[0].layer if rules else None, "", rules)
