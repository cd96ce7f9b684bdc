"""The parts of an event that are shown, and to whom.

A part is a function of what is seen (the event at a moment) to a struct of plain values: codes and numbers, no sentences;
the pages word them. Parts never hold a running time, only moments, so that a part changes when something has happened.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

import cardspeak.desk.views
from cardspeak.desk.roles import Audience, is_shown
from cardspeak.tournament.core import State
from cardspeak.tournament.log import Event


class Seen(NamedTuple):
    """An event at a moment."""

    event: Event
    at: int

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.event.state


faults = logging.getLogger("cardspeak.views")
One = Callable[[Seen], msgspec.Struct | Sequence[msgspec.Struct] | None]
Many = Callable[[Seen], Mapping[str, msgspec.Struct]]


class BoardPart(NamedTuple):
    """A registered part."""

    name: str
    to: frozenset[Audience]
    look: One | Many
    many: bool


PARTS: list[BoardPart] = []


def shows(name: str, *to: Audience) -> Callable[[One], One]:
    """Show the result of a function as a part of this name."""

    def add(look: One) -> One:
        PARTS.append(BoardPart(name, frozenset(to), look, many=False))
        return look

    return add


def shows_each(name: str, *to: Audience) -> Callable[[Many], Many]:
    """Show each value of a mapping as a part of its own: ``table/7``."""

    def add(look: Many) -> Many:
        PARTS.append(BoardPart(name, frozenset(to), look, many=True))
        return look

    return add


@cache
def all_parts() -> tuple[BoardPart, ...]:
    """Every part, with all modules of the views imported."""
    package = cardspeak.desk.views
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return tuple(PARTS)


def each_part(seen: Seen, audience: Audience) -> Iterator[tuple[str, object]]:
    """The parts that an audience is shown, by name."""
    for part in all_parts():
        if not is_shown(part.name, part.to, audience):
            continue
        try:
            found = part.look(seen)
        except Exception:
            faults.exception("the part %s cannot be shown", part.name)  # the others can
            continue
        if part.many:
            assert isinstance(found, Mapping)
            for key, value in found.items():
                yield f"{part.name}/{key}", value
        elif found is not None:
            yield part.name, found
