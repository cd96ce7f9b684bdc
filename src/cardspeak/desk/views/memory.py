"""What the views cache from a log, so that no part reads all of it again: who went out when, who moved, who won what.

The memory belongs to the state of the log. A correction makes a new state, and with it a new memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from cardspeak.tournament.core import State
from cardspeak.tournament.entries.re_entering import StackGivenUp
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.happenings import SeatLeft, SeatTaken, StatusChanged
from cardspeak.tournament.log import Entry, Event, effective, moments
from cardspeak.tournament.presence.absences import LeftForGood
from cardspeak.tournament.presence.record import Penalised
from cardspeak.tournament.presence.removal import Posted, TakenOff

LATEST = 15
LEAVES = (Penalised, TakenOff, Posted, LeftForGood, StackGivenUp)
"""What may put an entry out besides a hand."""
Value = TypeVar("Value")


class Moved(NamedTuple):
    """Somebody who sat down, and where they came from."""

    what: SeatTaken
    since: tuple[int, int] | None
    at: int


class Memory:
    """What is known of one log."""

    def __init__(self) -> None:
        self.read = 0
        """Entries of the log that were taken in."""
        self.moves: deque[Moved] = deque(maxlen=LATEST)
        self.seated_at: dict[int, int] = {}
        """When each entry took the seat it has."""
        self.out_at: dict[int, int] = {}
        """When each entry went out."""
        self.seat_changes = 0
        """The number of the last entry of the log that changed where somebody sits."""
        self._sat: dict[int, tuple[int, int]] = {}
        self._known: dict[str, tuple[int, object]] = {}

    def take(self, entry: Entry, at: int) -> None:
        """One more entry of the log, that takes effect at a moment."""
        what = entry.what
        if isinstance(what, SeatTaken):
            if what.why != "draw":  # everybody's first seat is no move
                self.moves.append(Moved(what, self._sat.get(what.entry), at))
            self._sat[what.entry] = what.table, what.seat
            self.seated_at[what.entry] = at
            self.seat_changes = entry.number
        elif isinstance(what, Busted):
            self.out_at.update((out.entry, at) for out in what.outs)
            self.seat_changes = entry.number
        elif isinstance(what, LEAVES):
            self.out_at[what.entry] = at
            self.seat_changes = entry.number
        elif isinstance(what, (SeatLeft, StatusChanged)):
            self.seat_changes = entry.number

    def once(self, version: int, name: str, find: Callable[[], Value]) -> Value:
        """A value that is the same until something happens."""
        known = self._known.get(name)
        if known is None or known[0] != version:
            known = self._known[name] = version, find()
        return known[1]  # type: ignore[return-value]  # kept under its own name


_MEMORIES: WeakKeyDictionary[State, Memory] = WeakKeyDictionary()


def memory_of(event: Event) -> Memory:
    """The memory of an event, up to its last entry."""
    found = _MEMORIES.get(event.state)
    if found is None:
        found = _MEMORIES[event.state] = Memory()
    log = event.log
    if found.read < len(log):
        news = log[found.read :] if found.read else effective(log)
        for entry, at in moments(news):
            found.take(entry, at)
        found.read = len(log)
    return found
