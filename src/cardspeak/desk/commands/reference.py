"""The tables of every order, its fields and what they hold, for the docs.

``python -m cardspeak.desk.commands.reference`` prints them; with ``--page`` a page comes in by standard input and goes out
with its tables renewed.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import get_args

import msgspec

from cardspeak.desk.commands.describing import Field, fields_of, parts_of
from cardspeak.desk.commands.reading import orders
from cardspeak.question import CHOICES
from cardspeak.tournament.core import Order, words
from cardspeak.tournament.needs import AdviceKind

BEGIN, END = "<!-- orders: written by the reference tool -->", "<!-- end of orders -->"
TITLES = {
    "creating": "Creating an event", "entries": "Entries", "seats": "Seats, moves, breaks", "clock": "Clock, levels, hand for hand", "chips": "Chips",
    "busts": "Going out", "presence": "Absence, penalties, calls of the floor", "prizes": "Prizes", "deals": "Deals",
    "autoplay": "Hands that the program deals", "flights": "Flights and days", "ending": "After the end",
}  # fmt: skip
"""The parts of an event in the order a director meets them; any other comes after them."""


def reference() -> str:
    """All orders as Markdown tables, part by part, then what their fields hold and the kinds of advice."""
    return "\n".join([*_parts(), *_objects(), *_kinds()])


def own_orders() -> dict[str, type[Order]]:
    """The orders of the program itself, without those that a program around it has added."""
    return {name: kind for name, kind in orders().items() if kind.__module__.startswith("cardspeak.")}


def renewed(page: str) -> str:
    """A page with the tables between its two marks regenerated."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{reference()}\n\n{END}{after}"


def _parts() -> Iterator[str]:
    found: dict[str, list[type[Order]]] = {part: [] for part in TITLES}
    for kind in own_orders().values():
        found.setdefault(kind.__module__.split(".")[2], []).append(kind)
    for part, kinds in found.items():
        if not kinds:
            continue
        yield f"### {TITLES.get(part, part.capitalize())}\n"
        yield "| Order | What it does | Fields that may be named | Who besides the director |"
        yield "|---|---|---|---|"
        for kind in kinds:
            yield f"| `{_line(kind)}` | {_about(kind)}{_must(kind)} | {_may(kind)} | {', '.join(sorted(kind.roles))} |"
        yield ""


def _line(kind: type[Order]) -> str:
    return " ".join([words(kind), *(one.name.upper() for one in fields_of(kind) if one.required)])


def _about(kind: type) -> str:
    return _cell((inspect.getdoc(kind) or "").split("\n\n")[0])


def _must(kind: type[Order]) -> str:
    told = "; ".join(_told(one, one.name.upper()) for one in fields_of(kind) if one.required)
    return f" {told}." if told else ""


def _may(kind: type[msgspec.Struct]) -> str:
    may = (one for one in fields_of(kind) if not one.required and one.name != CHOICES)
    return "; ".join(_told(one, one.name) for one in may)


def _told(one: Field, name: str) -> str:
    about = f" ({_cell(one.about).rstrip('.')})" if one.about else ""
    return f"`{name}`: {_cell(str(one.accepts))}{about}"


def _objects() -> Iterator[str]:
    """What is written in braces."""
    found = {part.__name__: part for kind in own_orders().values() for part in parts_of(kind)}
    yield "### What stands in braces\n"
    yield "| Object | Must have | May have |"
    yield "|---|---|---|"
    for name in sorted(found):
        must = "; ".join(_told(one, one.name) for one in fields_of(found[name]) if one.required)
        yield f"| {name}: {_about(found[name])} | {must} | {_may(found[name])} |"
    yield ""


def _kinds() -> Iterator[str]:
    yield "### Kinds of advice\n"
    yield f"{', '.join(f'`{kind}`' for kind in sorted(get_args(AdviceKind)))}."


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("``", "`")


if __name__ == "__main__":
    sys.stdout.write(renewed(sys.stdin.read()) if "--page" in sys.argv else reference() + "\n")
