"""The rules and doubts of the layers, with the numbers of the book put in.

A text names a number by its setting, ``{clock.seconds}``, so that the number stands in one place: the settings of the
layer, or of one below. ``{betting.half:percent}`` writes a part as a percentage, ``{prizes.cash_at_once_most:,}`` sets off
thousands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import TypeVar

import msgspec

from cardspeak.books import layer_files
from cardspeak.books.policy import Policy, policy
from cardspeak.books.reading import TomlText, check_doubts, check_references, read_doubts, read_rules
from cardspeak.books.rule import Doubt, Rule
from cardspeak.books.setting import Value
from cardspeak.books.settings import all_settings

AMOUNT = re.compile(r"\{([a-z-]+\.[a-z0-9_]+)(?::(percent|,))?\}")

AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)


def with_amounts(text: str, book: Policy) -> str:
    """A text of a book with its numbers; a ``LookupError`` names what stands for no number of the book.

    >>> with_amounts("After about {clock.after_seconds} s, {clock.seconds} s", policy("apl-korea-2023"))
    'After about 60 s, 30 s'
    """
    if "{" not in text:
        return text
    return AMOUNT.sub(lambda found: _amount(found[1], found[2] or "", book), text)


def _amount(name: str, form: str, book: Policy) -> str:
    setting = all_settings().get(name)
    answer = book.answer(setting) if setting is not None else None
    if answer is None:
        raise LookupError(name)
    return _written(name, answer.value, form)


def _written(name: str, value: Value, form: str) -> str:
    if isinstance(value, tuple) and not form:
        return ", ".join(value)
    if isinstance(value, Fraction) and form == "percent":
        return str(value * 100)
    if isinstance(value, int) and not isinstance(value, bool) and form != "percent":
        return format(value, form)
    raise LookupError(name)


def fill(source: TomlText, table: str, entries: Iterable[AnyStruct], book: Policy) -> tuple[AnyStruct, ...]:
    """The entries of a text with their numbers; one that is none is refused with its line."""
    return tuple(_filled(source, table, number, entry, book) for number, entry in enumerate(entries))


def _filled(source: TomlText, table: str, number: int, entry: AnyStruct, book: Policy) -> AnyStruct:
    changed: dict[str, object] = {}
    for field in entry.__struct_fields__:
        written = getattr(entry, field)
        try:
            now = _fill(written, book)
        except LookupError as error:
            name = error.args[0]
            raise source.refuse(
                "book.dangling/number-of",
                {"name": name, "book": book.book},
                table=table,
                number=number,
                field=field,
                value=name,
            ) from None
        if now != written:
            changed[field] = now
    return msgspec.structs.replace(entry, **changed) if changed else entry


def _fill(written: object, book: Policy) -> object:
    if isinstance(written, str):
        return with_amounts(written, book)
    if isinstance(written, tuple):
        return tuple(_fill(one, book) for one in written)
    return written


@cache
def layer_rules(layer_id: str) -> tuple[Rule, ...]:
    """The rules written in one layer, in the order of the book."""
    source = layer_files.needed_text(f"layers/{layer_id}/rules.toml")
    rules = read_rules(source, layer_id)
    check_references(source, rules, lambda name: layer_files.names_a_rule(name, layer_id))
    return fill(source, "rule", rules, policy(layer_id))


@cache
def layer_doubts(layer_id: str) -> tuple[Doubt, ...]:
    """The doubts written down for one layer."""
    source = layer_files.package_text(f"layers/{layer_id}/doubts.toml")
    if source is None:
        return ()
    doubts = read_doubts(source, layer_id)
    check_doubts(source, doubts, lambda name: layer_files.names_a_rule(name, layer_id))
    return fill(source, "doubt", doubts, policy(layer_id))
