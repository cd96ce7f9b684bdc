"""The catalogue: the words of every message in each language, in Fluent's format (``en/*.ftl``, ``ko/*.ftl``).

A message ``clock.seconds-left`` stands under ``clock_seconds-left``. Files are read when a language is first spoken, and an
entry is parsed when it is first said, so that a command which says three sentences does not parse three thousand.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Any, cast
from warnings import warn

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource, Term

from cardspeak.words.korean import with_particle
from cardspeak.words.message import WORDS_ELSEWHERE, Chips, Items, Message, MessageValue, Moment, Money, Place

ENGLISH = "en"
_HOME = files("cardspeak.words")
LANGUAGES = (
    ENGLISH,
    *sorted(one.name for one in _HOME.iterdir() if one.name != ENGLISH and one.joinpath("common.ftl").is_file()),
)
"""Every language with a folder of its own, English first."""
_STARTS = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
BETWEEN = {"hyphen": "-", "bar": " | ", "semicolon": "; "}
_CURRENCIES = {"AUD": "$", "USD": "$", "NZD": "$", "GBP": "£", "EUR": "€", "KRW": "₩", "JPY": "¥"}
CHOICE = "choice"
"""The family of the values of settings: a value without an entry is shown by its own name."""
NOT_AS_WRITTEN = "Words that cannot be said as they are written"
"""How the warning begins of an entry that lacks a value, a function or another entry; tests turn it into an error."""
LONGEST_VALUE = 1_000
"""So many characters of a text are said, which are more than any field takes; Fluent says none of one that is far longer."""
_LARGE = 10**15
"""Larger numbers are shown as they are, without plural forms."""
_WHOLE = frozenset({"KRW", "JPY"})
"""Currencies without a smaller unit."""


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=cast("Any", FUNCTIONS), use_isolating=False)
        self._sources = _sources(language)
        self._parser = FluentParser(with_spans=False)

    def __contains__(self, code: str) -> bool:
        return _id(code) in self._sources

    def codes(self) -> frozenset[str]:
        """Every code there are words for."""
        return frozenset(one.replace("__", "/").replace("_", ".") for one in self._sources)

    def source(self, code: str) -> str:
        """The entry of a code as it is written."""
        return self._sources[_id(code)]

    def word(self, message: Message) -> str | None:
        """The message in this language; None where there are no words for it."""
        if message.code == "items":
            return str(self._argument(message.values["items"]))
        family, _, name = message.code.partition(".")
        if family in WORDS_ELSEWHERE:
            return WORDS_ELSEWHERE[family](name, self.language)
        name = _id(message.code)
        if not self._bundle.has_message(name) and not self._parse(name):
            return None
        given = {hole: self._argument(value) for hole, value in message.values.items()}
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, f"{self.language}: {name} has no words"
        said, errors = self._bundle.format_pattern(pattern, given)
        for error in errors:
            warn(f"{NOT_AS_WRITTEN}: {self.language}: {message.code}: {error}", RuntimeWarning, stacklevel=1)
        return str(said)

    def _parse(self, name: str) -> bool:
        """Take one entry into the bundle, with those it refers to."""
        source = self._sources.get(name)
        if source is None:
            return False
        entry = self._parser.parse_entry(source)
        assert isinstance(entry, Entry | Term), f"{self.language}: {name} cannot be read: {source}"
        self._bundle.add_resource(Resource([entry]))
        for other in re.findall(r"\{ *(-?[a-z][\w-]*) *\}", source):
            if other in self._sources and not self._bundle.has_message(other):
                self._parse(other)
        return True

    def _argument(self, value: MessageValue) -> str | FluentType:
        match value:
            case Message():
                return said if (said := self.word(value)) is not None else worded(value)
            case Items():
                return self._joined([str(self._text(one)) for one in value.items], value.joined)
            case Chips():
                return f"{value.amount:,}"
            case Money():
                return money(value, self.language)
            case Moment():
                return f"{datetime.fromtimestamp(value.at / 1000, UTC) + timedelta(minutes=value.offset):%H:%M}"
            case Place():
                return self.word(Message("place", {"number": value.number})) or str(value.number)
            case int():
                return fluent_number(value, useGrouping=False) if abs(value) < _LARGE else str(value)
            case _:
                return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"

    def _text(self, value: MessageValue) -> str | FluentType:
        return str(value) if isinstance(value, int) else self._argument(value)

    def _joined(self, texts: list[str], joined: str) -> str:
        if joined in BETWEEN:
            return BETWEEN[joined].join(texts)
        if joined == "comma" or len(texts) < 2:
            return ", ".join(texts)
        last = Message(f"items.{joined}", {"items": ", ".join(texts[:-1]), "last": texts[-1]})
        return self.word(last) or ", ".join(texts)


def money(value: Money, language: str) -> str:
    """An amount of money as people write it.

    >>> money(Money(1250, "AUD"), "en"), money(Money(50000, "KRW"), "ko")
    ('$12.50', '50,000원')
    """
    sign, mark = "-" if value.amount < 0 else "", _CURRENCIES.get(value.currency, "")
    if value.currency in _WHOLE:
        whole = f"{abs(value.amount):,}"
        return f"{sign}{whole}원" if (value.currency, language) == ("KRW", "ko") else f"{sign}{mark}{whole}"
    units, rest = divmod(abs(value.amount), 100)
    return f"{sign}{mark}{units:,}" + (f".{rest:02}" if rest else "")


def worded(message: Message, language: str = ENGLISH) -> str:
    """A message in a language; in English where that language has no words for it yet.

    >>> worded(Message("sentences", {"first": "One.", "then": "Two."}))
    'One. Two.'
    """
    for spoken in (language, ENGLISH):
        if spoken in LANGUAGES and (said := catalogue(spoken).word(message)) is not None:
            return said
    family, _, name = message.code.partition(".")
    return name.replace("-", " ") if family == CHOICE else message.code


def has_words(code: str, language: str = ENGLISH) -> bool:
    """Whether a language has words for a code."""
    return language in LANGUAGES and code in catalogue(language)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


def _id(code: str) -> str:
    """The name of an entry: Fluent has no dots and slashes in names, and our codes have no underscores."""
    return code.replace(".", "_").replace("/", "__")


def _sources(language: str) -> dict[str, str]:
    """Every entry of a language as it is written, by its name."""
    found: dict[str, str] = {}
    for file in sorted(_HOME.joinpath(language).iterdir(), key=lambda one: one.name):
        if not file.name.endswith(".ftl"):
            continue
        text = file.read_text(encoding="utf-8")
        starts = list(_STARTS.finditer(text))
        for start, after in zip(starts, [*starts[1:], None], strict=True):
            entry = text[start.start() : after.start() if after else len(text)]
            assert start[1] not in found, f"{language}/{file.name}: {start[1]} stands twice"
            found[start[1]] = entry
    return found


def _particle(word: object, *, forms: str) -> str:
    return with_particle(str(word), forms)


def _article(noun: object) -> str:
    """An English noun with "a" or "an" before it."""
    return f"an {noun}" if str(noun)[:1] in "aeiou" else f"a {noun}"


def _ordinal(number: object) -> str:
    """A number as English counts places.

    >>> [_ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    count = int(str(number))
    teen = count // 10 % 10 == 1
    return f"{count}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(count % 10, 'th')}"


FUNCTIONS = {"PARTICLE": _particle, "ARTICLE": _article, "ORDINAL": _ordinal}
"""What entries may call besides Fluent's own functions; the pages have the same."""
