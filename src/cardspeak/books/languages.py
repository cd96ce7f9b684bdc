"""The texts of the books in other languages: one file for each layer, one for the settings, one for the topics.

English is the text itself. A layer says in another language what its file for that language has
(``layers/<layer>/ko.toml``); what it does not say there is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from cardspeak.books import layer_files
from cardspeak.books.policy import policy
from cardspeak.books.practice import Guide, Notice, layer_practice
from cardspeak.books.reading import TomlText, nearest
from cardspeak.books.rule import Doubt, Layer, Rule
from cardspeak.books.settings import all_points
from cardspeak.books.texts import layer_doubts, layer_rules, with_amounts
from cardspeak.errors import Unreadable
from cardspeak.words import Sayable, items

ENGLISH = "en"

AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)


class LayerWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a layer in another language."""

    title: str
    short: str
    edition: str
    about: str


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in another language."""

    title: str
    says: str
    doubt: str = ""


class DoubtWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A doubt in another language."""

    problem: str
    reading: str


class GuideWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guide in another language; what a director may decide is an answer, which the catalogue has words for."""

    title: str
    steps: tuple[str, ...] = ()


class NoticeWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice in another language."""

    says: str


class LayerTexts(msgspec.Struct, frozen=True):
    """What a layer says in another language."""

    layer: LayerWords | None = None
    rules: dict[str, RuleWords] = {}
    doubts: dict[str, DoubtWords] = {}
    guides: dict[str, GuideWords] = {}
    notices: dict[str, NoticeWords] = {}


def languages() -> tuple[str, ...]:
    """The languages of the catalogue, English first.

    >>> languages()[0]
    'en'
    """
    from cardspeak.words.catalogue import LANGUAGES  # which loads what words a message

    return LANGUAGES


def language(asked: str) -> str:
    """A language that was asked for; none means English, and an unknown one is refused.

    >>> language("")
    'en'
    """
    wanted = asked or ENGLISH
    if wanted not in languages():
        limits = {"languages": list(languages())}
        raise Unreadable(
            "book.no-such-language",
            {"wanted": wanted[:20], "languages": items(languages())},
            field="lang",
            value=wanted[:20],
            limits=limits,
        )
    return wanted


def rule_in(rule: Rule, lang: str) -> Rule:
    """A rule with its title, text and doubt in a language."""
    return _rules_in(rule.layer, lang).get(rule.id, rule)


def layer_in(layer: Layer, lang: str) -> Layer:
    """The head of a layer in a language."""
    words = _texts(layer.id, lang).layer
    return msgspec.structs.replace(layer, **msgspec.structs.asdict(words)) if words else layer


def doubt_in(doubt: Doubt, lang: str) -> Doubt:
    """A doubt in a language."""
    words = _texts(doubt.layer, lang).doubts.get(doubt.id)
    return msgspec.structs.replace(doubt, problem=words.problem, reading=words.reading) if words else doubt


def guide_in(guide: Guide, lang: str) -> Guide:
    """A guide with its title and steps in a language."""
    words = _texts(guide.layer, lang).guides.get(guide.id)
    return msgspec.structs.replace(guide, title=words.title, steps=words.steps) if words else guide


def notice_in(notice: Notice, lang: str) -> Notice:
    """A notice in a language."""
    words = _texts(notice.layer, lang).notices.get(notice.id)
    return msgspec.structs.replace(notice, says=words.says) if words else notice


@cache
def _rules_in(layer_id: str, lang: str) -> dict[str, Rule]:
    words = _texts(layer_id, lang).rules
    if not words:
        return {}
    return {
        rule.id: msgspec.structs.replace(rule, title=said.title, says=said.says, doubt=said.doubt or rule.doubt)
        for rule in layer_rules(layer_id)
        if (said := words.get(rule.id)) is not None
    }


@cache
def _texts(layer_id: str, lang: str) -> LayerTexts:
    there = lang != ENGLISH and layer_id in layer_files.layer_ids()
    source = layer_files.package_text(f"layers/{layer_id}/{lang}.toml") if there else None
    return read_texts(source, layer_id) if source is not None else LayerTexts()


def read_texts(source: TomlText, layer_id: str) -> LayerTexts:
    """The texts of a layer in another language; what the layer does not have is refused with its line."""
    tables = source.tables()
    check_known(source, "", tables, ("layer", "rule", "doubt", "guide", "notice"), "book.dangling/table")
    rules = {rule.id for rule in layer_rules(layer_id)}
    doubts = {doubt.id for doubt in layer_doubts(layer_id)}
    head = tables.get("layer")
    return LayerTexts(
        layer=read_words(source, "layer", head, LayerWords) if head is not None else None,
        rules=_filled_rules(
            source, layer_id, _keyed(source, "rule", RuleWords, rules, "book.dangling/rule-of", layer_id)
        ),
        doubts=_filled_doubts(
            source, layer_id, _keyed(source, "doubt", DoubtWords, doubts, "book.dangling/doubt-of", layer_id)
        ),
        guides=_read_guides(source, layer_id),
        notices=_read_notices(source, layer_id),
    )


def _read_guides(source: TomlText, layer_id: str) -> dict[str, GuideWords]:
    """The guides with the numbers of the book in their texts; each has the steps that it has in English."""
    known, filled = layer_practice(layer_id, "guide"), {}
    for name, words in _keyed(source, "guide", GuideWords, known, "book.dangling/guide-of", layer_id).items():
        head, guide = f'[guide."{name}"]', known[name]
        title, *steps = (filled_in(source, head, text, layer_id) for text in (words.title, *words.steps))
        if isinstance(guide, Guide) and len(steps) != len(guide.steps):
            values: dict[str, Sayable] = {"name": name, "count": len(guide.steps)}
            raise _refusal(source, "book.bad-value/steps", values, head, len(steps))
        filled[name] = GuideWords(title, tuple(steps))
    return filled


def _read_notices(source: TomlText, layer_id: str) -> dict[str, NoticeWords]:
    """The notices with the numbers of the book in their texts."""
    known = layer_practice(layer_id, "notice")
    read = _keyed(source, "notice", NoticeWords, known, "book.dangling/notice-of", layer_id)
    return {
        name: NoticeWords(filled_in(source, f'[notice."{name}"]', words.says, layer_id)) for name, words in read.items()
    }


@cache
def settings_words(lang: str) -> dict[str, str]:
    """The questions that the settings are, by the name of the setting; none in English, which is theirs."""
    source = layer_files.package_text(f"settings-{lang}.toml") if lang != ENGLISH else None
    return read_settings_words(source) if source is not None else {}


def read_settings_words(source: TomlText) -> dict[str, str]:
    """The questions of settings from a text; an unknown setting is refused with its line."""
    tables = source.tables()
    check_known(source, "", tables, all_points(), "book.dangling/setting")
    for name, said in tables.items():
        if not isinstance(said, str) or not said.strip():
            raise _refusal(source, "book.bad-value/no-text", {"name": name}, f'"{name}"', said)
    return {name: " ".join(said.split()) for name, said in tables.items()}


def _filled_rules(source: TomlText, layer_id: str, rules: dict[str, RuleWords]) -> dict[str, RuleWords]:
    """The rules with the numbers of the book in their texts."""
    filled = {}
    for name, words in rules.items():
        title, says, doubt = (
            filled_in(source, f'[rule."{name}"]', text, layer_id) for text in (words.title, words.says, words.doubt)
        )
        filled[name] = RuleWords(title, says, doubt)
    return filled


def _filled_doubts(source: TomlText, layer_id: str, doubts: dict[str, DoubtWords]) -> dict[str, DoubtWords]:
    """The doubts with the numbers of the book in their texts."""
    filled = {}
    for name, words in doubts.items():
        problem, reading = (
            filled_in(source, f'[doubt."{name}"]', text, layer_id) for text in (words.problem, words.reading)
        )
        filled[name] = DoubtWords(problem, reading)
    return filled


def filled_in(source: TomlText, head: str, text: str, book: str) -> str:
    """A text with the numbers of its book; one that is none is refused with the table it stands in."""
    try:
        return with_amounts(text, policy(book))
    except LookupError as error:
        values = {"name": error.args[0], "book": book}
        raise _refusal(source, "book.dangling/number-of", values, head, error.args[0]) from None


def _keyed(
    source: TomlText, table: str, struct: type[AnyStruct], known: Iterable[str], dangling: str, layer_id: str
) -> dict[str, AnyStruct]:
    entries = source.tables().get(table, {})
    if not isinstance(entries, dict):
        raise _refusal(source, "book.bad-value/own-table-by-id", {"table": table}, f"[[{table}]]")
    check_known(source, table, entries, known, dangling, book=layer_id)
    return {name: read_words(source, f'{table}."{name}"', entry, struct) for name, entry in entries.items()}


def check_known(
    source: TomlText, table: str, names: Iterable[str], known: Iterable[str], code: str, **values: Sayable
) -> None:
    """Refuse an unknown name, with a code and further values for its words."""
    among = frozenset(known)
    for name in names:
        if name not in among:
            head = f'[{table}."{name}"]' if table else name
            raise _refusal(source, code, {"name": name, **values}, head, name, nearest(name, among))


def read_words(source: TomlText, head: str, entry: object, struct: type[AnyStruct]) -> AnyStruct:
    """One table of texts; what is missing, empty or too much is refused with the table it stands in."""
    try:
        read = msgspec.convert(_in_one_line(entry), struct)
    except msgspec.ValidationError as error:
        raise _refusal(source, "book.bad-value/for", {"field": head, "error": error}, f"[{head}]") from error
    for name in struct.__struct_fields__:
        if getattr(read, name) == "" and isinstance(entry, dict) and name in entry:
            raise _refusal(source, "book.bad-value/empty-field", {"field": name}, f"[{head}]", name)
    return read


def _in_one_line(entry: object) -> Any:
    if isinstance(entry, str):
        return " ".join(entry.split())
    return {name: _in_one_line(one) for name, one in entry.items()} if isinstance(entry, dict) else entry


def _refusal(
    source: TomlText, code: str, values: Mapping[str, Sayable], head: str, value: object = None, near: str = ""
) -> Unreadable:
    lines = source.text.splitlines()
    line = next((number for number, one in enumerate(lines, 1) if one.startswith((head, f'"{head}"'))), 1)
    return source.refuse_line(line, code, values, field="file", value=value, near=near)
