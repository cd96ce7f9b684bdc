"""What the books say on one topic, side by side."""

from __future__ import annotations

from functools import cache, partial

import msgspec

from cardspeak.books import layer_files
from cardspeak.books.index import ranked_names, search
from cardspeak.books.languages import ENGLISH, check_known, filled_in, read_words
from cardspeak.books.library import Book, book, books
from cardspeak.books.policy import policy
from cardspeak.books.reading import TomlText, read_listed
from cardspeak.books.rule import Area, Rule
from cardspeak.books.syllables import SyllableIndex, in_syllables
from cardspeak.books.texts import with_amounts
from cardspeak.errors import Unreadable

ENOUGH = 0.5
"""How much of the best name's score another topic needs to be shown as well."""
COVERED = 0.7
"""How much of a question in another language has to stand in the name of a topic."""
FOUND_PER_BOOK = 2
"""How many rules of each book answer a question that is no topic of the table."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one book says on a topic, in short, and the rules that say so."""

    rules: tuple[str, ...]
    says: str = ""


class Topic(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something on which the books can be compared."""

    name: str
    area: Area
    books: dict[str, Words]


class TopicWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic in another language, and what each book says on it in short."""

    name: str
    says: dict[str, str] = {}


class Stand(msgspec.Struct, frozen=True):
    """Where one book stands on a topic: in short, by which rules, and which book that comes from."""

    book: str
    source: str | None
    """The book that says it: itself or one it builds on; None where it is silent."""
    says: str
    rules: tuple[Rule, ...]


class Comparison(msgspec.Struct, frozen=True):
    """All books on one topic."""

    topic: str
    area: Area | None
    stands: tuple[Stand, ...]


@cache
def topics() -> tuple[Topic, ...]:
    """The table of topics, in its order; every rule it names exists.

    >>> [topic.name for topic in topics() if topic.area == "pots"][0]
    'Odd chip'
    """
    return read_topics(layer_files.needed_text("topics.toml"))


def read_topics(source: TomlText) -> tuple[Topic, ...]:
    """A table of topics from a text; an unknown book, rule or number in it is refused with its line."""
    read = read_listed(source, "topic", Topic, key="name")
    return tuple(_checked(source, number, topic) for number, topic in enumerate(read))


def _checked(source: TomlText, number: int, topic: Topic) -> Topic:
    said: dict[str, Words] = {}
    for home, words in topic.books.items():
        refuse = partial(source.refuse, table="topic", number=number, field=f"[topic.books.{home}]")
        if home not in layer_files.layer_ids():
            raise refuse("book.dangling/not-a-book", {"name": home})
        for rule_id in words.rules:
            if rule_id not in layer_files.known_ids(home):
                raise refuse("book.dangling/rule-of", {"name": rule_id, "book": home}, value=rule_id)
        try:
            said[home] = Words(words.rules, with_amounts(words.says, policy(home)))
        except LookupError as error:
            name = error.args[0]
            raise refuse("book.dangling/number-of", {"name": name, "book": home}, value=name) from None
    return Topic(name=topic.name, area=topic.area, books=said)


@cache
def topics_words(lang: str) -> dict[str, TopicWords]:
    """The topics in a language, by their English name; none in English, which is theirs."""
    source = layer_files.package_text(f"topics-{lang}.toml") if lang != ENGLISH else None
    return read_topics_words(source) if source is not None else {}


def read_topics_words(source: TomlText) -> dict[str, TopicWords]:
    """The topics in another language from a text; an unknown topic, book or number in it is refused with its line."""
    tables, known = source.tables(), {topic.name: topic for topic in topics()}
    check_known(source, "", tables, known, "book.dangling/topic")
    read: dict[str, TopicWords] = {}
    for name, entry in tables.items():
        words = read_words(source, f'"{name}"', entry, TopicWords)
        check_known(source, "", words.says, known[name].books, "book.dangling/book-of-topic", topic=name)
        says = {home: filled_in(source, f'["{name}".says]', text, home) for home, text in words.says.items()}
        read[name] = TopicWords(words.name, says)
    return read


def compare(asked: str, among: tuple[Book, ...] | None = None, lang: str = ENGLISH) -> tuple[Comparison, ...]:
    """The topics that a question or a rule number is about, best first; any other question is searched for in each book.

    >>> compare("odd chip")[0].topic
    'Odd chip'
    >>> [stand.source for stand in compare("odd chip")[0].stands if stand.book == "apl-au-2025"]
    ['tda-2024']
    """
    compared = among or books()
    found = _with_number(asked) or _named(asked, lang)
    if found:
        return tuple(Comparison(one.name, one.area, tuple(_stand(book, one) for book in compared)) for one in found)
    stands = tuple(_searched(one, asked, lang) for one in compared)
    if not any(stand.rules for stand in stands):
        raise Unreadable("book.no-such-topic", {"asked": asked}, field="topic", value=asked)
    return (Comparison(asked, None, stands),)


def _with_number(number: str) -> list[Topic]:
    """The topics whose table names a rule of this number."""
    if not any(letter.isdigit() for letter in number):
        return []
    wanted = {(rule.layer, rule.id) for one in books() for rule in one.find(number)}
    return [
        topic
        for topic in topics()
        if any((home, rule_id) in wanted for home, words in topic.books.items() for rule_id in words.rules)
    ]


def _named(asked: str, lang: str) -> list[Topic]:
    """The topics whose name fits a question, best first."""
    if in_syllables(asked):
        index = _names_in(lang)
        ranked = [(place, score) for place, score in index.scored(asked) if index.covered(asked, place) >= COVERED]
    else:
        ranked = ranked_names(asked, tuple(topic.name for topic in topics()))
    best = ranked[0][1] if ranked else 0.0
    return [topics()[place] for place, score in ranked if score >= best * ENOUGH]


@cache
def _names_in(lang: str) -> SyllableIndex:
    words = topics_words(lang)
    return SyllableIndex([(words[one.name].name if one.name in words else one.name, "") for one in topics()])


def _stand(one: Book, topic: Topic) -> Stand:
    for layer in one.layers:
        words = topic.books.get(layer.id)
        if words is not None:
            home = book(layer.id)
            return Stand(one.id, layer.id, words.says, tuple(home.rule(rule_id) for rule_id in words.rules))
    return Stand(one.id, None, "", ())


def _searched(one: Book, asked: str, lang: str) -> Stand:
    rules = tuple(hit.rule for hit in search(asked, [one], FOUND_PER_BOOK, lang))
    return Stand(one.id, rules[0].layer if rules else None, "", rules)
