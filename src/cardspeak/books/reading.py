"""From TOML text to rules; errors name the file and line."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

import msgspec

from cardspeak.books.rule import Area, Doubt, Layer, Rule, RuleKind, Silence, Who
from cardspeak.errors import Unreadable
from cardspeak.words import Sayable, message

PROSE = frozenset({"says", "doubt", "problem", "reading", "about"})
CHOICES: dict[str, type[StrEnum]] = {"area": Area, "kind": RuleKind, "who": Who, "silent": Silence}

_AT_LINE = re.compile(r" ?\(at line (\d+), column \d+\)| ?\(at end of document\)")
_FIELD = re.compile(r"field `(\w+)`|at `\$\.(\w+)")

KnownRule = Callable[[str], bool]
"""Whether a reference, as it stands in a layer, names a rule."""

AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)


class TomlText(msgspec.Struct, frozen=True):
    """A text and the name it is reported under."""

    file: str
    text: str

    def tables(self) -> dict[str, Any]:
        """Its tables; a text that is not TOML is refused with the line."""
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = _AT_LINE.search(str(error))
            last = self.text.count("\n") + 1
            line = int(found[1]) if found and found[1] else last
            raise self.refuse_line(line, "book.not-toml", {"error": _AT_LINE.sub("", str(error))}) from error

    def line_of(self, table: str | None = None, number: int = 0, field: str | None = None) -> int:
        r'''The line of a field, in the top table or in the nth ``[[table]]``; of the table's head where it has no such field.

        >>> TomlText("f", '[[rule]]\nid = "1"\n\n[[rule]]\nsays = """\nid = 5\n"""\nid = "2"\n').line_of("rule", 1, "id")
        8
        '''
        here, inside, head, quoted = -1, table is None, 1, False
        for line, content in enumerate(self.text.splitlines(), 1):
            if not quoted and content.startswith("["):
                if table is None or (inside and content.startswith("[[")):
                    break  # the next table
                if content.rstrip() == f"[[{table}]]":
                    here += 1
                    if here == number:
                        inside, head = True, line
            if inside and not quoted and field and _names(content, field):
                return line
            quoted ^= content.count('"""') % 2 == 1
        return head

    def refuse(
        self,
        code: str,
        values: Mapping[str, Sayable] | None = None,
        *,
        table: str | None = None,
        number: int = 0,
        field: str | None,
        value: object = None,
        near: str = "",
    ) -> Unreadable:
        """The refusal of a field of this text."""
        return self.refuse_line(self.line_of(table, number, field), code, values, field=field, value=value, near=near)

    def refuse_line(
        self,
        line: int,
        code: str,
        values: Mapping[str, Sayable] | None = None,
        *,
        field: str | None = None,
        value: object = None,
        near: str = "",
    ) -> Unreadable:
        """The refusal of a line of this text."""
        limits, place = {"file": self.file, "line": line}, message("place.file-line", file=self.file, line=line)
        return Unreadable(code, values, field=field, value=value, limits=limits, near=near, place=place)


def read_layer(source: TomlText) -> Layer:
    """The head of a layer."""
    return _struct(source, source.tables(), Layer)


def read_rules(source: TomlText, layer: str) -> tuple[Rule, ...]:
    """The rules of one text, in its order; no id twice."""
    return read_of_layer(source, "rule", layer, Rule)


def read_doubts(source: TomlText, layer: str) -> tuple[Doubt, ...]:
    """The doubts of one text, in its order; no id twice."""
    return read_of_layer(source, "doubt", layer, Doubt)


def check_references(source: TomlText, rules: Iterable[Rule], known: KnownRule) -> None:
    """Refuse a rule that names another which does not exist."""
    for number, rule in enumerate(rules):
        for field, names in (("refs", rule.refs), ("yields", rule.yields)):
            _check(source, "rule", number, field, names, known)


def check_doubts(source: TomlText, doubts: Iterable[Doubt], known: KnownRule) -> None:
    """Refuse a doubt about a rule that does not exist."""
    for number, doubt in enumerate(doubts):
        _check(source, "doubt", number, "rules", doubt.rules, known)


def _check(source: TomlText, table: str, number: int, field: str, names: Iterable[str], known: KnownRule) -> None:
    for name in names:
        if not known(name):
            raise source.refuse("book.dangling", {"name": name}, table=table, number=number, field=field, value=name)


def read_of_layer(source: TomlText, table: str, layer: str, struct: type[AnyStruct]) -> tuple[AnyStruct, ...]:
    """The entries of a layer, in order, no id twice: each knows its layer, and a rule its number."""
    for number, entry in enumerate(entries := _entries(source, table)):
        if "layer" in entry:
            raise source.refuse("book.unknown-field", {"field": "layer"}, table=table, number=number, field="layer")
        entry["layer"] = layer
        if struct is Rule and "id" in entry:
            entry.setdefault("number", entry["id"])
    return _structs(source, table, entries, struct, "id")


def read_listed(source: TomlText, table: str, struct: type[AnyStruct], key: str) -> tuple[AnyStruct, ...]:
    """The ``[[table]]`` entries of a text, in order; no key twice."""
    return _structs(source, table, _entries(source, table), struct, key)


def _entries(source: TomlText, table: str) -> list[dict[str, Any]]:
    entries = source.tables().get(table, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise source.refuse("book.bad-value/own-table", {"table": table}, field=table)
    return entries


def _structs(
    source: TomlText, table: str, entries: list[dict[str, Any]], struct: type[AnyStruct], key: str
) -> tuple[AnyStruct, ...]:
    read: list[AnyStruct] = []
    seen: set[object] = set()
    for number, entry in enumerate(entries):
        one = _struct(source, entry, struct, table, number)
        if entry[key] in seen:
            twice = {"table": table, "name": entry[key]}
            raise source.refuse("book.duplicate", twice, table=table, number=number, field=key, value=entry[key])
        seen.add(entry[key])
        read.append(one)
    return tuple(read)


def _struct(
    source: TomlText, entry: dict[str, Any], struct: type[AnyStruct], table: str | None = None, number: int = 0
) -> AnyStruct:
    for name in PROSE & entry.keys():
        if isinstance(entry[name], str):
            entry[name] = " ".join(entry[name].split())
    try:
        one = msgspec.convert(entry, struct)
    except msgspec.ValidationError as error:
        code, values, field, near = _explained(error, entry, struct)
        value = entry.get(field) if field else None
        raise source.refuse(code, values, table=table, number=number, field=field, value=value, near=near) from error
    for field in ("id", "title", *sorted(PROSE & entry.keys() - {"doubt"})):
        if entry.get(field) == "":
            raise source.refuse("book.bad-value/empty-field", {"field": field}, table=table, number=number, field=field)
    return one


def _explained(
    error: msgspec.ValidationError, entry: dict[str, Any], struct: type[msgspec.Struct]
) -> tuple[str, dict[str, Sayable], str | None, str]:
    """What msgspec refused: the code, its values, the field, and what was perhaps meant."""
    text = str(error)
    found = _FIELD.search(text)
    field = (found[1] or found[2]) if found else None
    if field and "missing required" in text:
        return "book.missing-field", {"field": field}, field, ""
    if field and "unknown field" in text:
        return "book.unknown-field", {"field": field}, field, nearest(field, struct.__struct_fields__)
    if field in CHOICES and "enum" in text:
        choices = [str(choice) for choice in CHOICES[field]]
        values: dict[str, Sayable] = {"value": entry[field], "field": field, "choices": choices}
        return "book.bad-value/bad-choice", values, field, nearest(str(entry[field]), choices)
    error_text = text.partition(" - at ")[0]
    if field:
        return "book.bad-value/for", {"error": error_text, "field": field}, field, ""
    return "book.bad-value", {"error": error_text}, field, ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The nearest known word; empty where nothing is near.

    >>> nearest("titel", ["title", "says"])
    'title'
    """
    near = difflib.get_close_matches(word, list(known), n=1)
    return near[0] if near else ""


def _names(line: str, field: str) -> bool:
    """Whether a line gives a field its value, or opens the table of that name."""
    return line.rstrip() == field or bool(re.match(rf'\s*"?{re.escape(field)}"?\s*=', line))
