"""The policy in force: what a book says on each point and setting, with the rules that say so, layer on layer."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, Generic, cast

from cardspeak.books import layer_files
from cardspeak.books.reading import TomlText, nearest
from cardspeak.books.setting import BadValue, Point, Setting, T, Value
from cardspeak.books.settings import all_points, all_settings, areas
from cardspeak.errors import Unreadable
from cardspeak.words import Sayable

FIELDS = frozenset({"cites", "doubt", "note"})
"""What may be written about a point; about a setting, a value as well."""
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
class Basis:
    """Where a layer lays down a point: the rules, by the case they cover."""

    layer: str
    cites: Mapping[str, tuple[Citation, ...]]
    """``""`` covers every case."""
    doubt: str = ""
    """The doubt on which it is our reading, if it is one."""
    note: str = ""

    def cited(self, case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules for one case, or those for every case where the layer does not tell them apart."""
        return self.cites.get(case) or self.cites.get(EVERYWHERE) or self.all_cites

    @property
    def all_cites(self) -> tuple[Citation, ...]:
        """Every rule it cites."""
        return tuple(dict.fromkeys(one for some in self.cites.values() for one in some))


@dataclass(frozen=True, kw_only=True)
class Answer(Basis, Generic[T]):
    """What a layer says on a setting: a value with its rules."""

    setting: Setting[T]
    value: T


@dataclass(frozen=True, eq=False)
class Policy:
    """What a book says, with what the books below it say; ask by the point or setting, never by the book.

    >>> from cardspeak.books.settings.betting import MULTICHIP
    >>> from cardspeak.books.settings.turn import OUT_OF_TURN
    >>> found = policy("apl-au-2025")
    >>> answer = found.answer(MULTICHIP)
    >>> answer.value, answer.layer
    ('every-chip-needed', 'tda-2024')
    >>> [str(cite) for cite in found.cites(OUT_OF_TURN)]
    ['53-A']
    """

    book: str
    chain: tuple[str, ...]
    """Its layers, top first."""
    adopted: frozenset[str]
    """The layers whose rules are the book's own; an answer from another one is labelled."""
    said: Mapping[str, Basis]
    """Every point and setting on which it says something, by name."""

    def answer(self, setting: Setting[T]) -> Answer[T] | None:
        """What the book says on a setting; None where it says nothing."""
        return cast("Answer[T] | None", self.said.get(setting.name))  # a setting's answer has its type

    def value(self, setting: Setting[T]) -> T | None:
        """What the book says on a setting, without the rules."""
        answer = self.answer(setting)
        return None if answer is None else answer.value

    def has(self, point: Point) -> bool:
        """Whether the book says anything on a point."""
        return point.name in self.said

    def cites(self, point: Point, case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules on a point or setting, for one case of it; none where the book says nothing."""
        basis = self.said.get(point.name)
        return () if basis is None else basis.cited(case)

    def doubtful(self, point: Point) -> bool:
        """Whether what the book says on a point is our reading of an unclear text."""
        basis = self.said.get(point.name)
        return basis is not None and bool(basis.doubt)

    def all_cites(self, point: Point) -> tuple[Citation, ...]:
        """The rules on a point or setting in all its cases."""
        basis = self.said.get(point.name)
        return () if basis is None else basis.all_cites

    def rules(self, *points: Point, case: str = EVERYWHERE) -> tuple[str, ...]:
        """The rules on some points as people are shown them; one that is borrowed names its book."""
        cites = (cite for point in points for cite in self.cites(point, case))
        return tuple(dict.fromkeys(self.shown(cite) for cite in cites))

    def rule(self, *points: Point, case: str = EVERYWHERE) -> str | None:
        """The first of them, for a refusal."""
        return next(iter(self.rules(*points, case=case)), None)

    def every_rule(self, *points: Point) -> tuple[str, ...]:
        """The rules on some points in all their cases."""
        return tuple(dict.fromkeys(self.shown(cite) for point in points for cite in self.all_cites(point)))

    def shown(self, cite: Citation) -> str:
        """A rule by its number; one that is borrowed names its book."""
        return f"{cite.layer}:{cite.number}" if self.fallback(cite.layer) else cite.number

    def fallback(self, layer: str) -> bool:
        """Whether an answer of this layer is borrowed and has to say so."""
        return layer not in self.adopted

    @cached_property
    def answers(self) -> Mapping[str, Answer[Value]]:
        """What it says on the settings, by name."""
        return {name: one for name, one in self.said.items() if isinstance(one, Answer)}

    def __iter__(self) -> Iterator[Answer[Value]]:
        return iter(self.answers.values())

    def changed(self, values: Mapping[str, object], by: str = "house") -> Policy:
        """The policy with house settings on top, checked like those of a book."""
        answers: dict[str, Answer[Value]] = {}
        for name, written in values.items():
            setting, value = read_setting(name, written)
            cites = {EVERYWHERE: (Citation(by, HOUSE, HOUSE),)}
            answers[name] = Answer(by, cites, setting=setting, value=value)
        return self.topped(answers, by)

    def topped(self, said: Mapping[str, Basis], by: str) -> Policy:
        """The policy with what a house says on top."""
        return replace(self, said={**self.said, **said}, adopted=self.adopted | {by})

    @cached_property
    def others(self) -> tuple[Policy, ...]:
        """The policies of the other books, for guidance where this one is silent."""
        return tuple(policy(other) for other in layer_files.layer_ids() if other not in self.chain)


def read_setting(name: str, written: object, within: str = "") -> tuple[Setting[Any], Value]:
    """A setting by its name, and the value that is written for it; ``within`` is the field that holds both."""
    setting = all_settings().get(name)
    if setting is None:
        near = nearest(name, all_settings())
        raise Unreadable("setting.unknown", {"name": name}, field=within or "setting", value=name, near=near)
    try:
        return setting, setting.read(written)
    except BadValue as bad:
        raise Unreadable(
            "setting.bad-value",
            {"name": name, "accepts": bad.accepts, "value": repr(written)},
            field=f"{within}.{name}" if within else name,
            value=written,
            limits={"of": list(setting.choices)} if setting.choices else None,
        ) from None


@cache
def policy(book: str) -> Policy:
    """The settings of a book that comes with Cardspeak."""
    chain = layer_files.chain(book)
    said: dict[str, Basis] = {}
    for layer in reversed(chain):
        said |= layer_says(layer.id)
    adopted = {chain[0].id}
    for above, below in pairwise(chain):
        if not above.adopts:
            break
        adopted.add(below.id)
    return Policy(book, tuple(layer.id for layer in chain), frozenset(adopted), said)


@cache
def layer_says(layer: str) -> dict[str, Basis]:
    """The points and settings written in one layer."""
    said: dict[str, Basis] = {}
    for area in areas():
        source = layer_files.package_text(f"layers/{layer}/settings/{area}.toml")
        if source is not None:
            said |= read_settings(source, area, layer)
    return said


@cache
def citing() -> dict[tuple[str, str], tuple[str, ...]]:
    """The points and settings that cite each rule in some layer, by the rule's layer and id."""
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for layer in layer_files.layer_ids():
        for name, basis in layer_says(layer).items():
            for cite in basis.all_cites:
                found[cite.layer, cite.id].add(name)
    return {rule: tuple(sorted(names)) for rule, names in found.items()}


def read_settings(source: TomlText, area: str, layer: str) -> dict[str, Basis]:
    """The points and settings of one file; errors name their line."""
    reader = _Reader(source, layer, _by_area().get(area, {}), rule_numbers(layer))
    return {f"{area}.{key}": reader.basis(key, written) for key, written in source.tables().items()}


def read_house_settings(source: TomlText, house: str, numbers: Mapping[str, tuple[str, str, str]]) -> dict[str, Basis]:
    """The ``[settings]`` of a house: each a value alone, or a table with a value and the house rules it comes from."""
    written = source.tables().get("settings", {})
    if not isinstance(written, dict):
        raise source.refuse("book.bad-value/settings-table", field="settings")
    reader = _Reader(source, house, all_settings(), numbers)
    return {name: reader.basis(name, _with_citation(one)) for name, one in written.items()}


def _with_citation(written: object) -> dict[str, Any]:
    """A house needs no rule of its own to change a setting."""
    table = written if isinstance(written, dict) else {"value": written}
    return table if "cites" in table else {**table, "cites": [HOUSE]}


@cache
def _by_area() -> dict[str, dict[str, Point]]:
    found: dict[str, dict[str, Point]] = {area: {} for area in areas()}
    for one in all_points().values():
        found[one.area][one.key] = one
    return found


@dataclass(frozen=True)
class _Reader:
    """Reads the points and settings of one text."""

    source: TomlText
    layer: str
    known: Mapping[str, Point]
    numbers: Mapping[str, tuple[str, str, str]]

    def basis(self, key: str, written: Any) -> Basis:
        point = self.known.get(key)
        if point is None:
            raise self._refuse(key, "setting.unknown", {"name": key}, near=nearest(key, self.known))
        table = written if isinstance(written, dict) else {"cites": written}
        fields = FIELDS | {"value"} if isinstance(point, Setting) else FIELDS
        if isinstance(point, Setting) and "value" not in table:
            raise self._refuse(key, "setting.no-value", {"name": key})
        for field in table:
            if field not in fields:
                values, near = {"field": field, "name": key}, nearest(field, fields)
                raise self._refuse(key, "book.unknown-field/of-setting", values, field, near)
        doubt, note = str(table.get("doubt", "")), str(table.get("note", ""))
        if not isinstance(point, Setting):
            return Basis(self.layer, self._cites(key, table.get("cites")), doubt, note)
        try:
            value = point.read(table["value"])
        except BadValue as bad:
            values = {"name": key, "accepts": bad.accepts, "value": repr(table["value"])}
            raise self._refuse(key, "setting.bad-value", values, "value") from None
        return Answer(self.layer, self._cites(key, table.get("cites")), doubt, note, setting=point, value=value)

    def _cites(self, point: str, written: object) -> dict[str, tuple[Citation, ...]]:
        cases = {EVERYWHERE: written} if isinstance(written, list) else written
        if not isinstance(cases, dict) or not cases or not all(isinstance(ids, list) and ids for ids in cases.values()):
            raise self._refuse(point, "setting.no-citation", {"name": point}, "cites")
        return {case: tuple(self._citation(point, rule) for rule in ids) for case, ids in cases.items()}

    def _citation(self, point: str, name: object) -> Citation:
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise self._refuse(point, "book.dangling/rule-of", {"name": str(name), "book": self.layer}, "cites")
        return Citation(*number)

    def _refuse(
        self, point: str, code: str, values: Mapping[str, Sayable], field: str | None = None, near: str = ""
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
    own, *below = layer_files.chain(layer)
    text = layer_files.needed_text(f"layers/{own.id}/rules.toml").text
    found = {rule: (own.id, rule, shown or rule) for rule, shown in _RULE.findall(text)}
    return {**rule_numbers(below[0].id), **found} if below else found
