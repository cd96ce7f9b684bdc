"""The log as it is read by people: the last things that happened, who said so, and what was struck out."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.desk.views.telling import tag_of, values_of
from cardspeak.tournament.core import State
from cardspeak.tournament.log import Entry, numbers_struck

LINES = 150


class ShownLine(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log."""

    number: int
    at: int
    by: str
    type: str
    """The tag of what happened: ``busted``, ``seat-taken`` …"""
    values: dict[str, str | int]
    """For the sentence; ``form`` names a special case, and a name that ends in ``_money``, ``_place``, ``_moment`` or ``_code``
    says what the value is."""
    why: str
    """The reason somebody gave."""
    struck: bool
    after: int | None
    """Inserted: it takes effect after this entry."""


class ShownLog(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the log, the latest first."""

    lines: tuple[ShownLine, ...]
    total: int
    """Entries of the whole log."""


class _Struck:
    """Which entries are struck out; it changes only with a correction, which makes a new state."""

    def __init__(self) -> None:
        self.numbers: frozenset[int] | None = None
        self.told: dict[int, ShownLine] = {}


_KNOWN: WeakKeyDictionary[State, _Struck] = WeakKeyDictionary()


@shows("log", "staff")
def log(seen: Seen) -> ShownLog:
    """What happened last."""
    running = seen.running
    known = _KNOWN.setdefault(running.state, _Struck())
    entries = running.event.log
    if known.numbers is None:
        known.numbers = frozenset(numbers_struck(entries))
    last = entries[max(0, running.kept - LINES) : running.kept]
    told = {entry.number: known.told.get(entry.number) or _line(seen.state, known.numbers, entry) for entry in last}
    known.told = told
    return ShownLog(lines=tuple(reversed(told.values())), total=running.kept)


def _line(state: State, struck: frozenset[int], entry: Entry) -> ShownLine:
    return ShownLine(
        number=entry.number, at=entry.at, by=entry.by, type=tag_of(entry.what), values=values_of(state, entry.what),
        why=entry.why, struck=entry.number in struck, after=entry.after,
    )  # fmt: skip
