"""The policy in force: a book's settings, each value with the rules it comes from, layer on layer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, Generic, cast

from cardspeak.books import shelf
from cardspeak.books.plain import plain_tables
from cardspeak.books.reading import TomlText, nearest
from cardspeak.books.setting import Setting, T, Value
from cardspeak.books.settings import all_settings, areas
from cardspeak.errors import Unreadable

FIELDS = frozenset({"value", "cites", "doubt", "note"})
EVERYWHERE = ""
"""The part of a setting's citations that holds in every case."""
HOUSE = "house"
"""What is cited where a house changes a setting and names no rule."""


@dataclass(frozen=True)
class Citation:
    """A rule by its layer and id; ``number`` is what a player is shown."""

    layer: str
    id: str
    number: str

    def __str__(self) -> str:
        return self.number


@dataclass(frozen=True)
class Answer(Generic[T]):
    """What a book says on one point."""

    setting: Setting[T]
    value: T
    layer: str
    """The layer that says it."""
    cites: Mapping[str, tuple[Citation, ...]]
    """The rules, by the case they cover; ``""`` covers every case."""
    doubt: str = ""
    """The doubt on which the value is our reading, if it is one."""
    note: str = ""

    def cited(self, case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules for one case, or those for every case where the layer does not tell them apart."""
        return self.cites.get(case) or self.cites.get(EVERYWHERE) or self.all_cites

    @property
    def all_cites(self) -> tuple[Citation, ...]:
        """Every rule it cites."""
        return tuple(dict.fromkeys(one for some in self.cites.values() for one in some))


@dataclass(frozen=True, eq=False)
class Policy:
    """A book's settings with those of the books below it; ask by the setting, never by the book.

    >>> from cardspeak.books.settings.betting import MULTICHIP
    >>> answer = policy("apl-au-2025").answer(MULTICHIP)
    >>> answer.value, answer.layer
    ('every-chip-needed', 'tda-2024')
    """

    book: str
    chain: tuple[str, ...]
    """Its layers, top first."""
    adopted: frozenset[str]
    """The layers whose rules are the book's own; an answer from another one is labelled."""
    answers: Mapping[str, Answer[Value]]

    def answer(self, setting: Setting[T]) -> Answer[T] | None:
        """What the book says on a point; None where it says nothing."""
        return cast("Answer[T] | None", self.answers.get(setting.name))  # a setting's answer has its type

    def fallback(self, layer: str) -> bool:
        """Whether an answer of this layer is borrowed and has to say so."""
        return layer not in self.adopted

    def __iter__(self) -> Iterator[Answer[Value]]:
        return iter(self.answers.values())

    def changed(self, values: Mapping[str, object], by: str = "house") -> Policy:
        """The policy with house settings on top, checked like those of a book."""
        answers: dict[str, Answer[Value]] = {}
        for name, written in values.items():
            setting = all_settings().get(name)
            if setting is None:
                raise Unreadable(
                    "setting.unknown",
                    {"name": name},
                    field="setting",
                    value=name,
                    near=nearest(name, all_settings()),
                )
            try:
                value = setting.read(written)
            except ValueError as error:
                raise Unreadable(
                    "setting.bad-value",
                    {"name": name, "error": error, "written": repr(written)},
                    field=name,
                    value=written,
                ) from None
            answers[name] = Answer(setting, value, by, {EVERYWHERE: (Citation(by, HOUSE, HOUSE),)})
        return self.topped(answers, by)

    def topped(self, answers: Mapping[str, Answer[Value]], by: str) -> Policy:
        """The policy with the answers of a house on top."""
        return replace(self, answers={**self.answers, **answers}, adopted=self.adopted | {by})

    @cached_property
    def others(self) -> tuple[Policy, ...]:
        """The policies of the other books, for guidance where this one is silent."""
        return tuple(policy(other) for other in shelf.layer_ids() if other not in self.chain)


@cache
def policy(book: str) -> Policy:
    """The settings of a book that comes with Cardspeak."""
    chain = shelf.chain(book)
    answers: dict[str, Answer[Value]] = {}
    for layer in reversed(chain):
        answers |= layer_answers(layer.id)
    adopted = {chain[0].id}
    for above, below in pairwise(chain):
        if not above.adopts:
            break
        adopted.add(below.id)
    return Policy(book, tuple(layer.id for layer in chain), frozenset(adopted), answers)


@cache
def layer_answers(layer: str) -> dict[str, Answer[Value]]:
    """The settings written in one layer."""
    answers: dict[str, Answer[Value]] = {}
    for area in areas():
        source = shelf.package_text(f"layers/{layer}/settings/{area}.toml")
        if source is not None:
            answers |= read_settings(source, area, layer)
    return answers


def read_settings(source: TomlText, area: str, layer: str) -> dict[str, Answer[Value]]:
    """The settings of one file; whatever is wrong with it is told with its line."""
    reader = _Reader(source, layer, _by_area().get(area, {}), rule_numbers(layer))
    tables = plain_tables(source.text)
    if tables is None:
        tables = source.tables()
    return {f"{area}.{point}": reader.answer(point, written) for point, written in tables.items()}


def read_house_settings(
    source: TomlText, house: str, numbers: Mapping[str, tuple[str, str, str]]
) -> dict[str, Answer[Value]]:
    """The ``[settings]`` of a house: each a value alone, or a table with a value and the house rules it comes from."""
    written = source.tables().get("settings", {})
    if not isinstance(written, dict):
        raise source.refuse("book.bad-value/settings-table", field="settings")
    reader = _Reader(source, house, all_settings(), numbers)
    return {name: reader.answer(name, _with_citation(one)) for name, one in written.items()}


def _with_citation(written: object) -> dict[str, Any]:
    """A house needs no rule of its own to change a setting."""
    table = written if isinstance(written, dict) else {"value": written}
    return table if "cites" in table else {**table, "cites": [HOUSE]}


@cache
def _by_area() -> dict[str, dict[str, Setting[Value]]]:
    found: dict[str, dict[str, Setting[Value]]] = {area: {} for area in areas()}
    for setting in all_settings().values():
        found[setting.area][setting.point] = setting
    return found


@dataclass(frozen=True)
class _Reader:
    """Reads the settings of one text."""

    source: TomlText
    layer: str
    known: Mapping[str, Setting[Value]]
    numbers: Mapping[str, tuple[str, str, str]]

    def answer(self, point: str, written: Any) -> Answer[Value]:
        setting = self.known.get(point)
        if setting is None:
            raise self._refuse(point, "setting.unknown", {"name": point}, near=nearest(point, self.known))
        if not isinstance(written, dict) or "value" not in written:
            raise self._refuse(point, "setting.no-value", {"name": point})
        for field in written:
            if field not in FIELDS:
                raise self._refuse(
                    point, "book.unknown-field/unknown-field", {"field": field}, field, nearest(field, FIELDS)
                )
        try:
            value = setting.read(written["value"])
        except ValueError as error:
            values = {"name": point, "accepts": error, "value": repr(written["value"])}
            raise self._refuse(point, "setting.bad-value/takes", values, "value") from None
        doubt, note = str(written.get("doubt", "")), str(written.get("note", ""))
        return Answer(setting, value, self.layer, self._cites(point, written.get("cites")), doubt, note)

    def _cites(self, point: str, written: object) -> dict[str, tuple[Citation, ...]]:
        cases = {EVERYWHERE: written} if isinstance(written, list) else written
        if not isinstance(cases, dict) or not cases or not all(isinstance(ids, list) and ids for ids in cases.values()):
            raise self._refuse(point, "setting.no-citation", {"name": point}, "cites")
        return {case: tuple(self._citation(point, rule) for rule in ids) for case, ids in cases.items()}

    def _citation(self, point: str, name: object) -> Citation:
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise self._refuse(point, "book.dangling/in", {"name": name, "book": self.layer}, "cites")
        return Citation(*number)

    def _refuse(
        self, point: str, code: str, values: Mapping[str, object], field: str | None = None, near: str = ""
    ) -> Unreadable:
        line = _line_of(self.source.text, point, field)
        return self.source.refuse_line(line, code, values, field=point, near=near)


def _line_of(text: str, point: str, field: str | None) -> int:
    """The line of a field of a setting, or of the setting itself."""
    name = rf'"?{re.escape(point)}"?'
    head = re.compile(rf"\s*(\[(settings\.)?{name}\]|{name}\s*=)")
    found = 0
    for line, content in enumerate(text.splitlines(), 1):
        if found and content.startswith("["):
            break
        if not found and head.match(content):
            found = line
        elif found and field and re.match(rf"{re.escape(field)}\s*=", content):
            return line
    return found or 1


_RULE = re.compile(r'^id = "([^"\n]+)"(?:\nnumber = "([^"\n]+)")?$', re.MULTILINE)


@cache
def rule_numbers(layer: str) -> dict[str, tuple[str, str, str]]:
    """Layer, id and shown number of every rule of a book, found without reading the rules."""
    own, *below = shelf.chain(layer)
    text = shelf.needed_text(f"layers/{own.id}/rules.toml").text
    found = {rule: (own.id, rule, shown or rule) for rule, shown in _RULE.findall(text)}
    return {**rule_numbers(below[0].id), **found} if below else found
