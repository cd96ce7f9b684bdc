"""The books as a page reads them: their list, a layer's rules, one rule with all that belongs to it, topics side by side."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

import msgspec

from cardspeak.books import Area, Book, Comparison, Rule, books, compare, search
from cardspeak.books import book as the_book
from cardspeak.books.comparison import Stand, topics, topics_words
from cardspeak.books.languages import ENGLISH, doubt_in, layer_in, rule_in, settings_words
from cardspeak.books.layer_files import layer_ids
from cardspeak.books.policy import citing
from cardspeak.books.practice import kinds_citing, practice_words
from cardspeak.books.setting import Setting, Value
from cardspeak.books.settings import all_points, all_settings
from cardspeak.errors import Unreadable

MOST_LETTERS = 200
MOST_HITS = 60


class ListedBook(msgspec.Struct, frozen=True, kw_only=True):
    """A book in the list of books."""

    id: str
    title: str
    short: str
    edition: str
    about: str
    layers: tuple[str, ...]
    """Its own layer first, then those it builds on."""
    silent: str
    own: int
    all: int
    areas: dict[str, int]
    """How many rules it has in each area, inherited ones too, in the order of the book."""


class ReadRule(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule in our words."""

    id: str
    number: str
    title: str
    area: str
    kind: str
    who: str
    says: str
    yields: tuple[str, ...] = ()


class ReadLayer(msgspec.Struct, frozen=True, kw_only=True):
    """The rules written in one layer; a book is its layers, the upper ones hiding rules of the same id below."""

    book: str
    rules: tuple[ReadRule, ...]


class NamedRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule as it is named elsewhere."""

    book: str
    id: str
    title: str


class ReadDoubt(msgspec.Struct, frozen=True, kw_only=True):
    """What is unclear about a rule, and how we read it."""

    id: str
    problem: str
    reading: str


class SaidBy(msgspec.Struct, frozen=True, kw_only=True):
    """What one book says on a setting; without a layer it is silent."""

    book: str
    value: str
    layer: str | None
    cites: tuple[str, ...] = ()
    note: str = ""


class ReadSetting(msgspec.Struct, frozen=True, kw_only=True):
    """A setting that cites the rule, in every book."""

    setting: str
    about: str
    differs: bool
    books: tuple[SaidBy, ...]


class BookStand(msgspec.Struct, frozen=True, kw_only=True):
    """Where a book stands on a topic; without a source it is silent."""

    book: str
    source: str | None
    says: str
    rules: tuple[NamedRule, ...]


class ReadTopic(msgspec.Struct, frozen=True, kw_only=True):
    """All books on one topic."""

    topic: str
    """What it is asked for by: its English name."""
    name: str
    area: str | None
    books: tuple[BookStand, ...]


class TopicName(msgspec.Struct, frozen=True, kw_only=True):
    """A topic on which the books can be compared."""

    topic: str
    """What it is asked for by: its English name."""
    name: str
    area: str


class FullRule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule with its references, doubts, settings, and how other books stand on the same topics."""

    book: str
    layer: str
    rule: ReadRule
    doubt: str
    doubts: tuple[ReadDoubt, ...]
    refs: tuple[NamedRule, ...]
    named_by: tuple[NamedRule, ...]
    settings: tuple[ReadSetting, ...]
    points: tuple[str, ...]
    """What else Cardspeak does by it, each in a sentence."""
    topics: tuple[ReadTopic, ...]
    practice: tuple[str, ...]
    """How else it is at hand: ``guide``, ``offence``, ``notice``."""


class FoundRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that answers a question."""

    layer: str
    books: tuple[str, ...]
    rule: ReadRule


def listed_books(lang: str = ENGLISH) -> tuple[ListedBook, ...]:
    """Every book, in their order."""
    return tuple(_listed(one, lang) for one in books())


def _listed(one: Book, lang: str) -> ListedBook:
    layer = layer_in(one.layer, lang)
    return ListedBook(
        id=one.id, title=layer.title, short=layer.short, edition=layer.edition, about=layer.about,
        layers=tuple(below.id for below in one.layers), silent=layer.silent, own=len(one.own_rules),
        all=len(one.rules), areas=_areas(one),
    )  # fmt: skip


def _areas(one: Book) -> dict[str, int]:
    counted = Counter(rule.area for rule in one.rules)
    return {str(area): counted[area] for area in Area if area in counted}


def read_layer(book_id: str, lang: str = ENGLISH) -> ReadLayer:
    """The rules of one layer, in the order of the book."""
    one = the_book(book_id)
    return ReadLayer(book=one.id, rules=tuple(_read(rule, lang) for rule in one.own_rules))


def _read(found: Rule, lang: str) -> ReadRule:
    rule = rule_in(found, lang)
    return ReadRule(
        id=rule.id, number=rule.number, title=rule.title, area=rule.area, kind=rule.kind, who=rule.who,
        says=rule.says, yields=rule.yields,
    )  # fmt: skip


def full_rule(book_id: str, rule_id: str, lang: str = ENGLISH) -> FullRule:
    """One rule of a book; a number that is not an id finds the first rule that has it."""
    one = the_book(book_id)
    found = one.by_id.get(rule_id) or next(iter(one.find(rule_id[:MOST_LETTERS])), None) or one.rule(rule_id)
    doubts = (doubt_in(doubt, lang) for doubt in one.doubts(found))
    return FullRule(
        book=one.id, layer=found.layer, rule=_read(found, lang), doubt=rule_in(found, lang).doubt,
        doubts=tuple(ReadDoubt(id=doubt.id, problem=doubt.problem, reading=doubt.reading) for doubt in doubts),
        refs=tuple(_reference(one, name, lang) for name in found.refs),
        named_by=tuple(_named(one.id, other, lang) for other in one.named_by(found) if other.id not in found.refs),
        settings=_settings(found, lang), points=_points(found, lang), topics=tuple(_topics(found, lang)),
        practice=kinds_citing().get((found.layer, found.id), ()),
    )  # fmt: skip


def _reference(one: Book, name: str, lang: str) -> NamedRule:
    home, _, _ = name.rpartition(":")
    return _named(home or one.id, one.refers(name), lang)


def _named(book_id: str, rule: Rule, lang: str) -> NamedRule:
    return NamedRule(book=book_id, id=rule.id, title=rule_in(rule, lang).title)


def words_of_books(lang: str = ENGLISH) -> dict[str, str]:
    """What books are asked, and what their guides and notices say, by the codes of the messages."""
    words = settings_words(lang)
    found = {one.asks.code: words.get(name, one.about) for name, one in all_points().items()}
    for layer in layer_ids():
        found |= practice_words(layer, lang)
    return found


def _settings(rule: Rule, lang: str) -> tuple[ReadSetting, ...]:
    known = all_settings()
    names = citing().get((rule.layer, rule.id), ())
    return tuple(_setting(known[name], lang) for name in names if name in known)


def _points(rule: Rule, lang: str) -> tuple[str, ...]:
    known, words = all_points(), settings_words(lang)
    names = citing().get((rule.layer, rule.id), ())
    return tuple(words.get(name, known[name].about) for name in names if not isinstance(known[name], Setting))


@cache
def _setting(setting: Setting[Value], lang: str) -> ReadSetting:
    said = tuple(_said(one, setting) for one in books())
    about = settings_words(lang).get(setting.name, setting.about)
    return ReadSetting(setting=setting.name, about=about, differs=len({one.value for one in said}) > 1, books=said)


def _said(one: Book, setting: Setting[Value]) -> SaidBy:
    answer = one.policy.answer(setting)
    if answer is None:
        return SaidBy(book=one.id, value="", layer=None)
    cites = tuple(cite.id for cite in answer.all_cites)
    return SaidBy(book=one.id, value=_plain(answer.value), layer=answer.layer, cites=cites, note=answer.note)


def _plain(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value) if isinstance(value, Fraction) else f"{value}"


def _topics(rule: Rule, lang: str) -> list[ReadTopic]:
    """The topics whose table names this rule."""
    named = [topic.name for topic in topics() if rule.id in _rules_of(topic.books.get(rule.layer))]
    return [found for name in named if (found := topic_named(name, lang)) is not None]


def _rules_of(words: object) -> tuple[str, ...]:
    return getattr(words, "rules", ())


@cache
def topic_named(name: str, lang: str = ENGLISH) -> ReadTopic | None:
    """A topic of the table by its English name."""
    found = next((one for one in compare(name) if one.topic == name), None)
    return _topic(found, lang) if found is not None else None


def _topic(compared: Comparison, lang: str) -> ReadTopic:
    return ReadTopic(
        topic=compared.topic, name=_topic_name(compared.topic, lang), area=compared.area,
        books=tuple(_book_stand(compared.topic, stand, lang) for stand in compared.stands),
    )  # fmt: skip


def _topic_name(topic: str, lang: str) -> str:
    words = topics_words(lang).get(topic)
    return words.name if words else topic


def _book_stand(topic: str, stand: Stand, lang: str) -> BookStand:
    words = topics_words(lang).get(topic)
    says = words.says.get(stand.source or "", stand.says) if words else stand.says
    rules = tuple(_named(rule.layer, rule, lang) for rule in stand.rules)
    return BookStand(book=stand.book, source=stand.source, says=says, rules=rules)


def topic_names(lang: str = ENGLISH) -> tuple[TopicName, ...]:
    """Every topic of the table, in its order."""
    return tuple(TopicName(topic=one.name, name=_topic_name(one.name, lang), area=one.area) for one in topics())


def compare_books(topic: str, lang: str = ENGLISH) -> tuple[ReadTopic, ...]:
    """The books side by side on a topic or a rule number."""
    exact = topic_named(topic, lang) if any(one.name == topic for one in topics()) else None
    if exact is not None:
        return (exact,)
    return tuple(_topic(one, lang) for one in compare(_asked(topic, "topic"), lang=lang)[:MOST_HITS])


def find_rules(words: str, book_id: str = "", limit: int = 20, lang: str = ENGLISH) -> tuple[FoundRule, ...]:
    """The rules for a question, best first, in all books or in one."""
    among = [the_book(book_id)] if book_id else None
    hits = search(_asked(words, "q"), among, max(1, min(limit, MOST_HITS)), lang)
    return tuple(FoundRule(layer=hit.rule.layer, books=hit.books, rule=_read(hit.rule, lang)) for hit in hits)


def _asked(words: str, field: str) -> str:
    said = " ".join(words.split())
    if not said or len(said) > MOST_LETTERS:
        raise Unreadable(
            "books.ask", {"most_letters": MOST_LETTERS}, field=field, value=len(said), limits={"max": MOST_LETTERS}
        )
    return said
