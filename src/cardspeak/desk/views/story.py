"""The log as it is read by people: the last orders with what each led to, who gave them, and what was struck out."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.busts.awarding import BountyAwarded
from cardspeak.tournament.core import State, tag_of
from cardspeak.tournament.entries.leaving import Transferred
from cardspeak.tournament.entries.naming import NameCorrected
from cardspeak.tournament.log import Entry, Event, Struck, entries_of, numbers_struck
from cardspeak.words import Message, items

LINES = 100
"""Orders that are shown."""
TOLD = 12
"""How many of the things that an order led to, or struck out, are listed."""
FOLLOWS = (
    "button-moved", "stacks-counted", "pool-raised", "sold", "status", "table-opened", "table-closed", "seat-taken",
    "chips-issued", "chips-removed", "seat-left", "button-seen", "button-gone", "papers-shown", "hand-started", "chips", "seed-sealed",
)  # fmt: skip
"""Happenings that only follow from others of the same order, most important first."""
RETELLS = (NameCorrected, Transferred, BountyAwarded)
"""After these happenings, earlier lines are worded anew."""


class ShownDone(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that an order led to."""

    type: str
    message: Message
    entry: int | None = None
    """Whom it is about, where it is about one."""


class ShownLine(msgspec.Struct, frozen=True, kw_only=True):
    """One order: what it was about, and what it led to."""

    number: int
    """Of the order: that of its first entry."""
    last: int
    """Its last entry."""
    at: int
    by: str
    order: str
    """In words: ``bust out``; empty where nobody ordered it, or in an old log."""
    type: str
    """The tag of what it was about: ``busted``, ``table-broken`` …"""
    message: Message
    entry: int | None
    """Whom it is about, where it is about one."""
    why: str
    """The reason somebody gave."""
    struck: bool
    after: int | None
    """Inserted: it takes effect after this entry."""
    led_to: tuple[ShownDone, ...] = ()
    """What else it led to, as far as it is told."""
    more: int = 0
    """How many other things it led to."""
    strikes: tuple[int, ...] = ()
    """Of a strike-out: the orders that somebody struck out."""
    of: tuple[ShownDone, ...] = ()
    """What these were about, and those that did not fit without them; or what was put back."""


class ShownLog(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the log, the latest first."""

    lines: tuple[ShownLine, ...]
    total: int
    """Entries of the whole log."""


class _Known:
    """Lines worded before; a correction makes a new state and drops them."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self.struck = numbers_struck(log)
        self.lines: dict[int, ShownLine] = {}
        self.read = 0


_KNOWN: WeakKeyDictionary[State, _Known] = WeakKeyDictionary()


@shows("log", "staff")
def log(seen: Seen) -> ShownLog:
    """What was ordered last."""
    event = seen.event
    known = _KNOWN.get(event.state)
    if known is None:
        known = _KNOWN[event.state] = _Known(event.log)
    if any(isinstance(entry.what, RETELLS) for entry in event.log[known.read : event.kept]):
        known.lines = {}
    known.read = event.kept
    orders = _last_orders(event)
    known.lines = {one: known.lines.get(one) or _line(seen.state, known.struck, event.log, one) for one in orders}
    return ShownLog(lines=tuple(known.lines.values()), total=event.kept)


def _last_orders(event: Event) -> list[int]:
    """The orders that are on the disk, the latest first."""
    orders: list[int] = []
    number = event.kept
    while number and len(orders) < LINES:
        orders.append(event.log[number - 1].first)
        number = orders[-1] - 1
    return orders


def _line(state: State, struck: set[int], log: Sequence[Entry], order: int) -> ShownLine:
    entries = [log[number - 1] for number in entries_of(log, order)]
    head, first = leading(entries), entries[0]
    others = [entry for entry in entries if entry is not head]
    told, of, form = head.what.story_line(state), _struck_by(log, head), ""
    if any(isinstance(one.what, Struck) for one in of):
        of, form = [each for one in of for each in _struck_by(log, one)], "restored"
    if of:
        told = head.what.tell(state, form, what=items((one.what.story_line(state) for one in of[:TOLD]), "semicolon"))
    return ShownLine(
        number=order, last=entries[-1].number, at=first.at, by=first.by, order=first.order, type=tag_of(head.what),
        message=told, why=first.why, entry=getattr(head.what, "entry", None), struck=order in struck, after=first.after,
        led_to=tuple(_done(state, entry) for entry in others[:TOLD]), more=len(others[TOLD:]),
        strikes=head.what.orders if isinstance(head.what, Struck) else (),
        of=tuple(_done(state, one) for one in of[:TOLD]),
    )  # fmt: skip


def leading(entries: Sequence[Entry]) -> Entry:
    """The one that says what it was about: of a broken table that it was broken, not who sits where since."""

    def rank(entry: Entry) -> int:
        tag = tag_of(entry.what)
        return -1 if tag == "busted" else FOLLOWS.index(tag) + 1 if tag in FOLLOWS else 0

    return min(entries, key=rank)


def _done(state: State, entry: Entry) -> ShownDone:
    return ShownDone(
        type=tag_of(entry.what), message=entry.what.story_line(state), entry=getattr(entry.what, "entry", None)
    )


def _struck_by(log: Sequence[Entry], entry: Entry) -> list[Entry]:
    """What the orders were about that a strike-out is about."""
    if not isinstance(entry.what, Struck):
        return []
    return [leading([log[number - 1] for number in entries_of(log, order)]) for order in entry.what.all]
