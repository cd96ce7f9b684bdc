"""The log of an event: what happened, who said so, and corrections that reach into the past.

Nothing is ever removed. An entry can be struck out, and one can be inserted after an earlier one; the state is what the
effective entries fold to. What no longer fits after a correction is a conflict, shown before anything is saved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.core import (
    Context,
    Created,
    Happening,
    Order,
    State,
    apply,
    broken,
    broken_quickly,
    decide,
)
from cardspeak.tournament.entrants import GIVES_NUMBERS, Entrants
from cardspeak.words import Message, items

SMALL_LOG, CHECK_EVERY = 2_000, 1_000
"""Up to which length every rule is checked after every order, and how often afterwards at most."""
CHECK_GROWTH = 10
"""A long log is checked when it is a tenth longer, so that an order costs the same however long the log is."""


class Struck(Happening, frozen=True, kw_only=True, tag="struck"):
    """Entries that are taken to have never happened; striking out a strike restores it."""

    entries: tuple[int, ...]

    def told(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "entries", numbers=items(self.entries))


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    number: int
    at: int
    by: str = ""
    why: str = ""
    after: int | None = None
    """Inserted: it takes effect after this entry instead of at the end."""
    what: Happening
    key: str = ""
    """What whoever asked calls the asking, so that asking twice has no second effect."""


class Conflict(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that no longer fits, and why."""

    entry: int
    refusal: str


class Derived(msgspec.Struct, frozen=True, kw_only=True):
    """What a log comes to."""

    state: State
    conflicts: tuple[Conflict, ...] = ()


def effective(log: Sequence[Entry]) -> list[Entry]:
    """The entries that count, in the order in which they take effect."""
    struck = numbers_struck(log)
    inserted: dict[int, list[Entry]] = {}
    plain: list[Entry] = []
    for entry in log:
        if entry.number in struck or isinstance(entry.what, Struck):
            continue
        if entry.after is None:
            plain.append(entry)
        else:
            inserted.setdefault(entry.after, []).append(entry)
    if not inserted:
        return plain
    order: list[Entry] = []
    for number in range(len(log) + 1):
        if number and log[number - 1].after is None:
            _place(log[number - 1], struck, inserted, order)
        elif not number:
            for entry in inserted.get(0, ()):
                _place(entry, struck, inserted, order)
    return order


def _place(entry: Entry, struck: set[int], inserted: dict[int, list[Entry]], order: list[Entry]) -> None:
    """An entry and everything that was inserted after it; the place is kept even if the entry itself is struck out."""
    if entry.number not in struck and not isinstance(entry.what, Struck):
        order.append(entry)
    for later in inserted.get(entry.number, ()):
        _place(later, struck, inserted, order)


def numbers_struck(log: Sequence[Entry]) -> set[int]:
    """The entries that are struck out: later strikes first, since a strike may itself be struck out."""
    gone: set[int] = set()
    for entry in reversed(log):
        if isinstance(entry.what, Struck) and entry.number not in gone:
            gone.update(entry.what.entries)
    return gone


def derive(log: Sequence[Entry]) -> Derived:
    """The state that a log comes to; entries that do not fit are left out and named."""
    state = State()
    conflicts: list[Conflict] = []
    for entry in effective(log):
        try:
            apply(state, entry.what, entry.at)
        except Refusal as refusal:
            conflicts.append(Conflict(entry=entry.number, refusal=str(refusal)))
    _keep_numbers(state, log)
    return Derived(state=state, conflicts=tuple(conflicts))


def derived_up_to(log: Sequence[Entry], after: int) -> State:
    """The state once an entry, and whatever was inserted right after it, has taken effect."""
    order = effective(log)
    last = max((k for k, entry in enumerate(order) if _root(log, entry) <= after), default=-1)
    state = State()
    for entry in order[: last + 1]:
        try:
            apply(state, entry.what, entry.at)
        except Refusal:
            continue  # a known conflict of the log
    _keep_numbers(state, log)
    return state


def _keep_numbers(state: State, log: Sequence[Entry]) -> None:
    """Numbers that were given in any part of the log, or later, are not given again."""
    highest = 0
    for entry in log:
        gives = GIVES_NUMBERS.get(type(entry.what))
        if gives is not None:
            highest = max(highest, *gives(entry.what))
    state.of(Entrants).highest = highest


def _root(log: Sequence[Entry], entry: Entry) -> int:
    """The number of the plain entry that an inserted one hangs on."""
    while entry.after:
        entry = log[entry.after - 1]
    return entry.number if entry.after is None else 0


class Unsound(AssertionError):
    """An order that was decided has broken a rule of the state: a fault of ours, and the order is taken back."""

    def __init__(self, broken: tuple[str, ...]) -> None:
        super().__init__(broken)
        self.broken = broken


class Event:
    """An event in progress: its log, the state it comes to, and what was answered under each key.

    ``order`` decides and applies; ``struck_out`` and ``inserted`` first show what they would lead to. The last entries may
    still be on their way to the disk: ``kept`` says how many are there, and ``back_to`` forgets the others.
    """

    def __init__(self, log: Iterable[Entry] = (), name: str = "") -> None:
        self.name = name
        self.log: list[Entry] = list(log)
        self.state = derive(self.log).state
        self.kept = len(self.log)
        """How many entries are on the disk; whoever writes them says so."""
        self._checked = self.kept
        self._keys: dict[str, list[Entry]] = {}
        self._remember(self.log)

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    def settled(self) -> Event:
        """The event as it is on the disk: itself, unless an order is on its way."""
        return self if self.version == self.kept else Event(self.log[: self.kept], self.name)

    def answered(self, key: str) -> tuple[Entry, ...] | None:
        """What an order under this key led to, if it was given before."""
        found = self._keys.get(key) if key else None
        return tuple(found) if found is not None else None

    def order(self, order: Order, context: Context, why: str = "", key: str = "") -> tuple[Entry, ...]:
        """Decide an order and let what follows from it happen; a refusal changes nothing."""
        before = self.version
        entries = self.give(order, context, why, key)
        if found := self.check():
            self.back_to(before)
            raise Unsound(found)
        return entries

    def give(self, order: Order, context: Context, why: str = "", key: str = "") -> tuple[Entry, ...]:
        """The same without a look at the rules of the state: whoever gives several orders at once calls ``check`` after them."""
        happened = decide(self.state, order, context)
        if self.state.created is None and not any(isinstance(one, Created) for one in happened):
            raise Unlawful("event.not-created", field="event", value=self.name)
        entries = tuple(
            Entry(number=number, at=context.at, by=context.by, why=why, what=what, key=key)
            for number, what in enumerate(happened, self.version + 1)
        )
        self._apply(entries)
        return entries

    def take(self, entries: Sequence[Entry]) -> None:
        """Let entries happen that were decided elsewhere; all of them or none."""
        before = self.version
        if any(entry.after is not None or isinstance(entry.what, Struck) for entry in entries):
            self.correct(entries)
        else:
            self._apply(entries)
        if found := self.check():
            self.back_to(before)
            raise Unsound(found)

    def _apply(self, entries: Sequence[Entry]) -> None:
        try:
            for entry in entries:
                apply(self.state, entry.what, entry.at)
        except Exception:
            self.state = derive(self.log).state  # half an order is no order
            raise
        self.log.extend(entries)
        self._remember(entries)

    def back_to(self, version: int) -> None:
        """Forget what came after a version: it was never kept."""
        del self.log[version:]
        self.state = derive(self.log).state
        self._checked = min(self._checked, version)
        self._keys.clear()
        self._remember(self.log)

    def check(self) -> tuple[str, ...]:
        """What must hold and does not: running counts always, everything while the log is short and now and then."""
        length = self.version
        whole = length <= SMALL_LOG or length - self._checked >= max(CHECK_EVERY, length // CHECK_GROWTH)
        if whole:
            self._checked = length
        return broken(self.state) if whole else broken_quickly(self.state)

    def _remember(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.key:
                self._keys.setdefault(entry.key, []).append(entry)

    def struck_out(self, numbers: Iterable[int], context: Context, why: str, key: str = "") -> tuple[Entry, Derived]:
        """What striking entries out would lead to; nothing is saved yet."""
        wanted = tuple(sorted(set(numbers)))
        for number in wanted:
            if not 1 <= number <= len(self.log):
                raise self._no_entry(number)
            if number == 1:
                raise Unlawful("log.first", field="entry", value=1)
        what = Struck(entries=wanted)
        entry = Entry(number=len(self.log) + 1, at=context.at, by=context.by, why=why, what=what, key=key)
        return entry, derive([*self.log, entry])

    def inserted(
        self, order: Order, after: int, context: Context, why: str, key: str = ""
    ) -> tuple[tuple[Entry, ...], Derived]:
        """What an order given in the past would lead to; nothing is saved yet.

        It is decided by the state, and at the time, of the entry it comes after; the log says when it was put in.
        """
        if not 1 <= after <= len(self.log):
            raise self._no_entry(after)
        then = msgspec.structs.replace(context, at=self.log[after - 1].at)
        happened = decide(derived_up_to(self.log, after), order, then)
        entries: list[Entry] = []
        place = after
        for what in happened:
            number = len(self.log) + len(entries) + 1
            entries.append(Entry(number=number, at=context.at, by=context.by, why=why, after=place, what=what, key=key))
            place = number
        return tuple(entries), derive([*self.log, *entries])

    def correct(self, entries: Sequence[Entry]) -> Derived:
        """Save a correction that was shown before."""
        derived = derive([*self.log, *entries])
        self.log.extend(entries)
        self.state = derived.state
        self._remember(entries)
        return derived

    def _no_entry(self, number: int) -> Unlawful:
        limits = {"min": 1, "max": len(self.log)}
        return Unlawful("log.no-entry", {"number": number}, field="entry", value=number, limits=limits)
