"""The log of an event: what happened, who said so, and corrections that reach into the past.

Nothing is ever removed. An order is what somebody asked for with everything it led to: it is struck out as a whole, and one
can be inserted after an earlier one. The state is what the orders that count fold to, each of them whole or not at all.
What no longer fits after a correction is a conflict, shown before anything is saved and struck out with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.core import (
    Context,
    Created,
    Happening,
    Note,
    Order,
    SeedSealed,
    State,
    apply,
    broken,
    broken_quickly,
    decide,
    words,
)
from cardspeak.tournament.draws import Sealed
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import GIVES_NUMBERS
from cardspeak.words import Message, items

SMALL_LOG, CHECK_EVERY = 2_000, 1_000
"""Up to which length every rule is checked after every order, and how often afterwards at most."""
CHECK_GROWTH = 10
"""A long log is checked when it is a tenth longer, so that an order costs the same however long the log is."""


class Struck(Happening, frozen=True, kw_only=True, tag="struck"):
    """Orders that are taken to have never been given; striking out a strike restores them."""

    orders: tuple[int, ...] = ()
    """By the number of their first entry."""
    dependents: tuple[int, ...] = ()
    """Later orders that do not fit without them, struck out with them."""
    entries: tuple[int, ...] = ()
    """Single entries, in logs of format 1 only."""

    @property
    def all(self) -> tuple[int, ...]:
        """Everything that it strikes out, by number."""
        return (*self.orders, *self.dependents, *self.entries)

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "entries", numbers=items(self.all), count=len(self.all))


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
    """A key chosen by the sender, so that sending an order twice has no second effect."""
    of: int = 0
    """The first entry of the order it belongs to; 0 for that entry itself."""
    order: str = ""
    """What was ordered, in words (``bust out``); on the first entry of the order."""

    @property
    def first(self) -> int:
        """The number of its order: that of the first entry."""
        return self.of or self.number


class ReplayConflict(NamedTuple):
    """An order that no longer fits: the entry that is refused, and why."""

    order: int
    entry: int
    refusal: Refusal


class Derived(NamedTuple):
    """What a log comes to."""

    state: State
    conflicts: tuple[ReplayConflict, ...] = ()


def entries_of(log: Sequence[Entry], order: int) -> range:
    """The numbers of the entries of an order, which always follow each other."""
    last = order
    while last < len(log) and log[last].of == order:
        last += 1
    return range(order, last + 1)


def numbers_struck(log: Sequence[Entry]) -> set[int]:
    """The entries that are struck out: later strikes first, since a strike may itself be struck out."""
    gone: set[int] = set()
    for entry in reversed(log):
        if isinstance(entry.what, Struck) and entry.number not in gone:
            gone.update(entry.what.entries)
            for order in entry.what.orders:
                gone.update(entries_of(log, order))
            for order in entry.what.dependents:  # what such an order has struck out does not come back by itself
                gone.update(one for one in entries_of(log, order) if not isinstance(log[one - 1].what, Struck))
    return gone


def effective(log: Sequence[Entry]) -> list[Entry]:
    """The entries that count, in the order in which they take effect."""
    struck = numbers_struck(log)
    inserted: dict[int, list[Entry]] = {}
    for entry in log:
        if entry.after is not None:
            inserted.setdefault(entry.after, []).append(entry)
    placed: Iterable[Entry] = _placed(log, inserted) if inserted else log
    return [entry for entry in placed if entry.number not in struck and not isinstance(entry.what, Struck)]


def _placed(log: Sequence[Entry], inserted: dict[int, list[Entry]]) -> Iterator[Entry]:
    """Every entry, each followed by what was inserted after it, whether it counts or not."""
    waiting = [entry for entry in reversed(log) if entry.after is None]
    waiting += reversed(inserted.get(0, ()))
    while waiting:
        entry = waiting.pop()
        yield entry
        waiting += reversed(inserted.get(entry.number, ()))


def moments(entries: Iterable[Entry]) -> Iterator[tuple[Entry, int]]:
    """Effective entries with the moment at which each takes effect: an inserted one at that of its place."""
    at = 0
    for entry in entries:
        at = max(at, entry.at) if entry.after is None else at
        yield entry, at


def derive(log: Sequence[Entry]) -> Derived:
    """The state that a log comes to; orders that do not fit are left out and named."""
    derived = fold(effective(log))
    _keep_facts(derived.state, log)
    return derived


def fold(entries: Sequence[Entry]) -> Derived:
    """The state that entries come to, each order whole or not at all."""
    left_out: dict[int, ReplayConflict] = {}
    while True:
        state, half_done = State(), False
        for entry in entries:
            if left_out and entry.first in left_out:
                continue
            try:
                # an inserted order takes effect at the moment of its place, whenever it was put in
                apply(state, entry.what, entry.at if entry.after is None else state.at)
            except Refusal as refusal:
                left_out[entry.first] = ReplayConflict(entry.first, entry.number, refusal)
                half_done = bool(entry.of)
                if half_done:
                    break
        if not half_done:
            return Derived(state, tuple(left_out.values()))


def _keep_facts(state: State, log: Sequence[Entry]) -> None:
    """What no correction undoes: a number that was given in any part of the log is not given again and is told by its
    name, and no seed is used again."""
    entrants = state.of(Entrants)
    highest, struck = 0, entrants.struck
    for entry in log:
        what = entry.what
        gives = GIVES_NUMBERS.get(type(what))
        if gives is not None:
            for number, name in gives(what):
                highest = max(highest, number)
                if number not in entrants.entries:
                    struck[number] = name
        elif type(what) is SeedSealed:
            state.sealed = what.sealed
    entrants.highest = highest


def seals(log: Sequence[Entry]) -> list[tuple[int, Sealed]]:
    """The seals of an event's seeds, each with the entry that published it: draws after that come from this seed."""
    return [(entry.number, entry.what.sealed) for entry in log if isinstance(entry.what, Created | SeedSealed)]


class _Here(Happening, frozen=True, kw_only=True):
    """Marks a place in a log; it never happens."""


class Correction(NamedTuple):
    """What a correction would lead to; nothing is saved yet."""

    entries: tuple[Entry, ...]
    state: State
    conflicts: tuple[ReplayConflict, ...] = ()
    """Orders that no longer fit, and are struck out with it."""

    @property
    def number(self) -> int:
        """The number of its order."""
        return self.entries[0].number


class Unsound(AssertionError):
    """An order that was decided has broken a rule of the state: a bug, and the order is taken back."""

    def __init__(self, broken: tuple[Message, ...]) -> None:
        super().__init__(str(broken[0].then(*broken[1:])))
        self.broken = broken


class Event:
    """An event in progress: its log, the state it comes to, and what was answered under each key.

    ``order`` decides and applies; ``strike`` and ``insert`` first show what they would lead to, and ``correct`` saves it. The last
    entries may still be on their way to the disk: ``kept`` says how many are there, and ``back_to`` forgets the others.
    """

    def __init__(self, log: Iterable[Entry] = (), name: str = "") -> None:
        self.name = name
        self.log: list[Entry] = list(log)
        self.state = derive(self.log).state
        self.kept = len(self.log)
        """How many entries are on the disk; whoever writes them says so."""
        self.last_at = 0
        """The moment of the last entry: nothing happens before it any more."""
        self._checked = self.kept
        self._keys: dict[tuple[str, str], list[Entry]] = {}
        self._remember(self.log)

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    def settled(self) -> Event:
        """The event as it is on the disk: itself, unless an order is on its way."""
        return self if self.version == self.kept else Event(self.log[: self.kept], self.name)

    def answered(self, by: str, key: str) -> tuple[Entry, ...] | None:
        """What an order under this key led to, if it was given before."""
        found = self._keys.get((by, key)) if key else None
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
        """The same without checking the rules of the state: after several orders at once, call ``check``."""
        happened = decide(self.state, order, context)
        if self.state.created is None and not any(isinstance(one, Created) for one in happened):
            raise Unlawful("event.not-created", field="event", value=self.name)
        entries = tuple(self._written(happened, context, why, key, words(type(order))))
        self._apply(entries)
        return entries

    def _written(self, happened: Iterable[Happening], context: Context, why: str, key: str, order: str) -> list[Entry]:
        """The next entries of the log, as one order."""
        at, by, first, of = context.at, context.by, self.version + 1, 0
        entries: list[Entry] = []
        for number, what in enumerate(happened, first):
            entries.append(Entry(number=number, at=at, by=by, why=why, what=what, key=key, of=of, order=order))
            of, order = first, ""
        return entries

    def note(self, what: Note, context: Context, key: str = "") -> tuple[Entry, ...]:
        """Write something down that nobody has ordered."""
        entries = tuple(self._written((what,), context, "", key, ""))
        self._apply(entries)
        return entries

    def take(self, entries: Sequence[Entry]) -> None:
        """Let entries happen that were decided elsewhere; all of them or none."""
        before = self.version
        if any(entry.after is not None or isinstance(entry.what, Struck) for entry in entries):
            self._rewrite([*self.log, *entries])  # a correction: everything derives again
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
        self._rewrite(self.log[:version])

    def _rewrite(self, log: list[Entry]) -> None:
        self.log = log
        self.state = derive(log).state
        self._checked = min(self._checked, len(log))
        self.last_at = 0
        self._keys.clear()
        self._remember(log)

    def check(self) -> tuple[Message, ...]:
        """What must hold and does not: running counts always, everything while the log is short and now and then."""
        length = self.version
        whole = length <= SMALL_LOG or length - self._checked >= max(CHECK_EVERY, length // CHECK_GROWTH)
        if whole:
            self._checked = length
        return broken(self.state) if whole else broken_quickly(self.state)

    def _remember(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.at > self.last_at:
                self.last_at = entry.at
            if entry.key:
                self._keys.setdefault((entry.by, entry.key), []).append(entry)

    def strike(
        self, orders: Iterable[int], context: Context, why: str, key: str = "", reseal: Sealed | None = None
    ) -> Correction:
        """What striking orders out would lead to; nothing is saved yet. An order goes by the number of any of its entries.

        ``reseal`` is the seal of a fresh seed: the one before is not drawn from any more.
        """
        struck = self._to_strike(orders)
        if not struck:
            raise Unlawful("log.nothing", field="entry", limits={"min": 1})
        return self._shown((), struck, 0, context, why, key, "strike", reseal)

    def insert(
        self, order: Order, after: int, context: Context, why: str, key: str = "", instead_of: Iterable[int] = (),
        reseal: Sealed | None = None,
    ) -> Correction:  # fmt: skip
        """What an order given in the past would lead to, also in the place of others; nothing is saved yet.

        It comes after an order, and after whatever was inserted there before; it is decided by the state and at the moment
        of that place. The log says when it was put in.
        """
        if not 1 <= after <= self.version:
            raise self._no_entry(after)
        struck = self._to_strike(instead_of)
        place = entries_of(self.log, self.log[after - 1].first)[-1]
        then = self._before(place, struck)
        then.sealed = reseal or then.sealed
        happened = decide(then, order, msgspec.structs.replace(context, at=then.at))
        if not happened:
            raise Unlawful("log.nothing", field="order")
        return self._shown(happened, struck, place, context, why, key, words(type(order)), reseal)

    def _to_strike(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """The orders that entries belong to; refused where one cannot be struck out."""
        gone = numbers_struck(self.log)
        wanted: set[int] = set()
        for number in numbers:
            if not 1 <= number <= self.version:
                raise self._no_entry(number)
            order = self.log[number - 1].first
            if order == 1:
                raise Unlawful("log.first", field="entry", value=number)
            if all(isinstance(self.log[one - 1].what, Note) for one in entries_of(self.log, order)):
                raise Unlawful("log.note", field="entry", value=number)
            if order in gone:
                raise Unlawful("log.struck", {"order": order}, field="entry", value=number)
            wanted.add(order)
        return tuple(sorted(wanted))

    def _before(self, place: int, struck: tuple[int, ...]) -> State:
        """The state at the place of an order that is about to be inserted after an entry."""
        here = Entry(number=self.version + 1, at=0, after=place, what=_Here())
        strike = Entry(number=self.version + 2, at=0, what=Struck(orders=struck))
        entries = effective([*self.log, here, strike])
        state = fold(entries[: entries.index(here)]).state
        _keep_facts(state, self.log)
        return state

    def _shown(
        self, happened: tuple[Happening, ...], struck: tuple[int, ...], place: int, context: Context, why: str, key: str,
        order: str, reseal: Sealed | None,
    ) -> Correction:  # fmt: skip
        """A correction: happenings in the past, orders that are struck out, and later ones that do not fit any more."""

        def written(dependents: tuple[int, ...]) -> tuple[Entry, ...]:
            strike = (Struck(orders=struck, dependents=dependents),) if struck or dependents else ()
            entries = self._written((*seal, *happened, *strike), context, why, key, order)
            after = place
            for index in range(len(seal), len(seal) + len(happened)):
                entries[index] = msgspec.structs.replace(entries[index], after=after)
                after = entries[index].number
            return tuple(entries)

        seal = (SeedSealed(sealed=reseal),) if reseal is not None else ()
        entries = written(())
        state, conflicts = derive([*self.log, *entries])
        own = next((one for one in conflicts if one.order == entries[0].number), None)
        if own is not None:
            raise own.refusal
        if conflicts:
            entries = written(tuple(sorted(one.order for one in conflicts)))
        self._must_be_sound(state)
        return Correction(entries, state, conflicts)

    def _must_be_sound(self, state: State) -> None:
        """Refuse a correction after which something does not hold that holds now."""
        before = {one.code for one in broken(self.state)}
        found = [one for one in broken(state) if one.code not in before]
        if found:
            limits = {"broken": msgspec.to_builtins(found)}
            raise Unlawful("correction.unsound", {"wrong": found[0].then(*found[1:])}, field="strike", limits=limits)

    def correct(self, correction: Correction) -> None:
        """Save a correction that was shown before, in the log as it was then."""
        assert correction.number == self.version + 1, correction.number
        self.log.extend(correction.entries)
        self.state = correction.state
        self._remember(correction.entries)

    def _no_entry(self, number: int) -> Unlawful:
        limits = {"min": 1, "max": self.version}
        return Unlawful("log.no-entry", {"number": number}, field="entry", value=number, limits=limits)
