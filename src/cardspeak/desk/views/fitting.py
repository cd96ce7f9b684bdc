"""Advice that no order is ready for: the two or three orders that fit it, with what is known of them filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from cardspeak.tournament.advice import Advice

Values = Mapping[str, str | int]
Fits = Iterator[tuple[str, dict[str, str | int]]]
"""The words of an order and its fields; the rest is asked for in its form."""
INFORMATION = frozenset({"decks"})
"""People hear of it, and nobody orders anything."""
_ENTRY = re.compile(r".*\bentry (\d+)")


def fitting(one: Advice, values: Values) -> tuple[tuple[str, dict[str, str | int]], ...]:
    """The orders that fit an advice which has none of its own."""
    fits = FITTING.get(one.kind)
    return () if one.orders or fits is None else tuple(fits(one, values))


def _room(_one: Advice, _values: Values) -> Fits:
    yield "size tables", {}
    yield "withdraw", {}


def _too_few(_one: Advice, _values: Values) -> Fits:
    yield "move start", {}
    yield "cancel event", {}


def _papers(one: Advice, _values: Values) -> Fits:
    found = [said[1] for need in one.needs if (said := _ENTRY.fullmatch(need))]
    fields: dict[str, str | int] = {"entry": int(found[0])} if len(found) == 1 else {}
    yield "show papers", fields
    yield "withdraw", fields


def _paid_wrongly(one: Advice, _values: Values) -> Fits:
    found = next((said[1] for need in one.needs if (said := _ENTRY.fullmatch(need))), None)
    yield "pay prize", {"entry": int(found)} if found else {}


def _short_table(_one: Advice, values: Values) -> Fits:
    yield "balance", {"to": values["table"]}
    yield "waive halt", {"table": values["table"]}


def _small_table(_one: Advice, values: Values) -> Fits:
    yield "balance", {"to": values["table"]}
    yield "break table", {"table": values["table"]}


def _still_open(_one: Advice, _values: Values) -> Fits:
    yield "close registration", {}
    yield "pause clock", {}


def _dispute(_one: Advice, values: Values) -> Fits:
    yield "settle dispute", {"number": values["number"]}


def _bags(_one: Advice, _values: Values) -> Fits:
    yield "bag stack", {}
    yield "bag chips", {}


def _flights(_one: Advice, _values: Values) -> Fits:
    yield "take in flight", {}


FITTING: dict[str, Callable[[Advice, Values], Fits]] = {
    "draw seats": _room, "open table": _room, "start": _too_few, "papers": _papers, "pay": _paid_wrongly,
    "halt": _short_table, "small table": _small_table, "winner": _still_open, "dispute": _dispute, "bag": _bags,
    "take in": _flights,
}  # fmt: skip
