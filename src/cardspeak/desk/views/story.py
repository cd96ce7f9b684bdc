"""The log as it is read by people: the last things that happened, who said so, and what was struck out."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.core import State, tag_of
from cardspeak.tournament.log import Entry, Struck, numbers_struck
from cardspeak.words import Message, items

LINES = 150
TOLD = 12
"""So many entries of one strike-out are told."""


class ShownLine(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log."""

    number: int
    at: int
    by: str
    type: str
    """The tag of what happened: ``busted``, ``seat-taken`` …"""
    message: Message
    entry: int | None
    """Whom it is about, where it is about one."""
    why: str
    """The reason somebody gave."""
    struck: bool
    after: int | None
    """Inserted: it takes effect after this entry."""
    strikes: tuple[int, ...] = ()
    """Of a strike-out: the numbers of what was struck out."""
    of: tuple[Message, ...] = ()
    """Of a strike-out: what was struck out, or put back."""


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
    event = seen.event
    known = _KNOWN.setdefault(event.state, _Struck())
    entries = event.log
    if known.numbers is None:
        known.numbers = frozenset(numbers_struck(entries))
    last = entries[max(0, event.kept - LINES) : event.kept]
    told = {
        entry.number: known.told.get(entry.number) or _line(seen.state, known.numbers, entries, entry) for entry in last
    }
    known.told = told
    return ShownLog(lines=tuple(reversed(told.values())), total=event.kept)


def _line(state: State, struck: frozenset[int], log: Sequence[Entry], entry: Entry) -> ShownLine:
    told, of, form = entry.what.told(state), _struck_by(log, entry), ""
    if any(isinstance(one.what, Struck) for one in of):
        of, form = [each for one in of for each in _struck_by(log, one)], "restored"
    lines = tuple(one.what.told(state) for one in of[:TOLD])
    if lines:
        told = entry.what.tell(state, form, what=items(lines, "semicolon"))
    return ShownLine(
        number=entry.number, at=entry.at, by=entry.by, type=tag_of(entry.what), message=told, why=entry.why,
        entry=getattr(entry.what, "entry", None), struck=entry.number in struck, after=entry.after,
        strikes=entry.what.all if isinstance(entry.what, Struck) else (), of=lines,
    )  # fmt: skip


def _struck_by(log: Sequence[Entry], entry: Entry) -> list[Entry]:
    """The entries that a strike-out is about."""
    return [log[number - 1] for number in entry.what.all] if isinstance(entry.what, Struck) else []
