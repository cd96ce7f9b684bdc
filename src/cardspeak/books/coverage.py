"""Coverage: for every entry of the catalogues, where it is applied and which tests name it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Literal, get_args

from cardspeak.books import shelf
from cardspeak.books.evidence import PRACTICE, SETTINGS, Cited, Symbol, cited_in_script, cited_in_tests, uses
from cardspeak.books.library import book
from cardspeak.books.policy import layer_answers, rule_numbers
from cardspeak.books.practice import read_practice
from cardspeak.books.rule import Area, Kind, Rule
from cardspeak.books.setting import Setting
from cardspeak.books.settings import areas

Status = Literal["done", "to come"]
PracticeKind = Literal["guide", "offence", "notice"]
Key = tuple[str, str]
"""A rule by its layer and id."""

CATALOGUES = ("apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")
"""The books that were catalogued; the first one's entries stand in two layers."""


@dataclass(frozen=True)
class Entry:
    """One entry of a catalogue, with the evidence for it."""

    book: str
    rule: Rule
    settings: tuple[str, ...]
    """The settings that cite it."""
    applied: tuple[str, ...]
    """The functions that ask these settings or serve its practice, as ``module:name``."""
    tests: tuple[str, ...]

    @property
    def status(self) -> Status:
        """Done where it is both applied and tested."""
        return "done" if self.applied and self.tests else "to come"


@dataclass(frozen=True)
class Coverage:
    """The report: every entry, and marks that name no rule."""

    entries: tuple[Entry, ...]
    stray: tuple[Cited, ...] = ()

    def of(self, *names: str) -> Coverage:
        """The report on some books: a catalogue's, or a layer's part of one."""
        among = (entry for entry in self.entries if entry.book in names or entry.rule.layer in names)
        return Coverage(tuple(among), self.stray)

    @property
    def missing(self) -> tuple[Entry, ...]:
        """What is still to come."""
        return tuple(entry for entry in self.entries if entry.status != "done")

    def counts(self) -> Iterator[tuple[str, Area, int, int]]:
        """Book, area, how many are done, of how many."""
        tally: defaultdict[tuple[str, Area], list[bool]] = defaultdict(list)
        for entry in self.entries:
            tally[entry.book, entry.rule.area].append(entry.status == "done")
        for book_id in CATALOGUES:
            for area in Area:
                if done := tally.get((book_id, area)):
                    yield book_id, area, sum(done), len(done)


def coverage(programs: Mapping[str, str], tests: Mapping[str, str]) -> Coverage:
    """Join the catalogues with program texts (by module name) and test texts (by path)."""
    used = _used(tuple(programs.items()))
    settings, practices = cited_by_settings(), cited_by_practice()
    proofs, stray = _proofs(_cited(tests))
    entries = []
    for book_id, rule in catalogue():
        key = (rule.layer, rule.id)
        asked = sorted(settings.get(key, ()))
        kinds = [kind for kind in practices.get(key, ()) if _counts(kind, rule.kind)]
        symbols = [_constants()[name] for name in asked] + [(PRACTICE, kind) for kind in kinds]
        applied = sorted({where for symbol in symbols for where in used.get(symbol, ())})
        entries.append(Entry(book_id, rule, tuple(asked), tuple(applied), tuple(sorted(proofs.get(key, ())))))
    return Coverage(tuple(entries), stray)


@lru_cache(maxsize=4)
def _used(programs: tuple[tuple[str, str], ...]) -> dict[Symbol, set[str]]:
    return uses(dict(programs))


def catalogue() -> Iterator[tuple[str, Rule]]:
    """Every entry under the book whose catalogue it is in."""
    for book_id in CATALOGUES:
        rules = book(book_id).rules if book_id == CATALOGUES[0] else book(book_id).own_rules
        yield from ((book_id, rule) for rule in rules)


def cited_by_settings() -> dict[Key, set[str]]:
    """The settings that cite each rule, in any layer."""
    found: defaultdict[Key, set[str]] = defaultdict(set)
    for layer in shelf.layer_ids():
        for name, answer in layer_answers(layer).items():
            for cite in answer.all_cites:
                found[cite.layer, cite.id].add(name)
    return dict(found)


@cache
def cited_by_practice() -> dict[Key, set[PracticeKind]]:
    """The kinds of practice entries that cite each rule, in any layer."""
    found: defaultdict[Key, set[PracticeKind]] = defaultdict(set)
    for layer in shelf.layer_ids():
        for area in Area:
            source = shelf.package_text(f"layers/{layer}/practice/{area}.toml")
            if source is None:
                continue
            for kind in get_args(PracticeKind):
                for entry in read_practice(source, layer, kind):
                    for rule in entry.cites:
                        found[rule_numbers(layer)[rule][:2]].add(kind)
    return dict(found)


def _counts(practice: PracticeKind, kind: Kind) -> bool:
    """A mechanic is computed: telling people about it is not enough."""
    return kind is not Kind.MECHANIC or practice == "offence"


@cache
def _constants() -> dict[str, Symbol]:
    """The constant that stands for each setting in programs."""
    found: dict[str, Symbol] = {}
    for area in areas():
        home = f"{SETTINGS}.{area.replace('-', '_')}"
        found |= {one.name: (home, name) for name, one in vars(import_module(home)).items() if isinstance(one, Setting)}
    return found


def _cited(tests: Mapping[str, str]) -> Iterator[Cited]:
    for file, text in tests.items():
        if file.endswith(".py"):
            yield from cited_in_tests(file, text, _knows)
        elif file.endswith(".floor"):
            yield from cited_in_script(file, text, file.split("/")[-2])  # its folder is named after its book


def _knows(book_id: str, rule_id: str) -> bool:
    """Whether there is such a rule; with an empty id, whether there is such a book."""
    return book_id in shelf.layer_ids() and (not rule_id or rule_id in rule_numbers(book_id))


def _proofs(cited: Iterable[Cited]) -> tuple[dict[Key, set[str]], tuple[Cited, ...]]:
    """The tests of each rule, under the layer it is written in; and what names no rule."""
    found: defaultdict[Key, set[str]] = defaultdict(set)
    stray: list[Cited] = []
    for one in cited:
        if _knows(one.book, one.rule):
            found[rule_numbers(one.book)[one.rule][:2]].add(one.test)
        else:
            stray.append(one)
    return dict(found), tuple(stray)
