"""One event that is open in this process: its log, its state, and the answers given under each key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, Created, Order, State, apply, broken, broken_quickly, decide
from cardspeak.tournament.log import CHECK_EVERY, SMALL_LOG, Derived, Entry, Event, Struck


class Running:
    """An event whose last entries may still be on their way to the disk."""

    def __init__(self, name: str, log: Iterable[Entry] = ()) -> None:
        self.name = name
        self.event = Event(log)
        self.kept = len(self.event.log)
        """How many entries are on the disk."""
        self._checked = self.kept
        self._keys: dict[tuple[str, str], list[Entry]] = {}
        """What was asked for, by whoever asked and the key they gave it."""
        self._remember(self.event.log)

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.event.state

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.event.log)

    def settled(self) -> Running:
        """The event as it is on the disk: itself, but while an order is on its way."""
        return self if self.version == self.kept else Running(self.name, self.event.log[: self.kept])

    def answered(self, by: str, key: str) -> tuple[Entry, ...] | None:
        """What somebody's order under this key led to, if they gave it before."""
        found = self._keys.get((by, key)) if key else None
        return tuple(found) if found is not None else None

    def order(self, order: Order, context: Context, why: str = "", key: str = "") -> tuple[Entry, ...]:
        """Decide an order and apply it; the rules on the whole state are checked by ``check``, once for a group."""
        happened = decide(self.state, order, context)
        if self.state.created is None and not any(isinstance(one, Created) for one in happened):
            raise Unlawful("event.not-created", "Create the event first.", field="event", value=self.name)
        first = len(self.event.log) + 1
        entries = tuple(
            Entry(number=number, at=context.at, by=context.by, why=why, what=what, key=key)
            for number, what in enumerate(happened, first)
        )
        try:
            for entry in entries:
                apply(self.state, entry.what, entry.at)
        except Exception:
            self.back_to(first - 1)  # half an order is no order
            raise
        self.event.log.extend(entries)
        self._remember(entries)
        return entries

    def correct(self, entries: Sequence[Entry]) -> Derived:
        """A correction that was shown before."""
        derived = self.event.correct(entries)
        self._remember(entries)
        return derived

    def take(self, news: Sequence[Entry]) -> None:
        """What another process has kept."""
        if any(entry.after is not None or isinstance(entry.what, Struck) for entry in news):
            self.event = Event([*self.event.log, *news])  # a correction: everything derives again
        else:
            self.event.take(news)
        self.kept = self._checked = len(self.event.log)
        self._remember(news)

    def back_to(self, version: int) -> None:
        """Forget what came after a version: it was never kept."""
        self.event = Event(self.event.log[:version])
        self._keys.clear()
        self._remember(self.event.log)

    def check(self) -> tuple[str, ...]:
        """What should hold and does not: running counts always, everything while the log is short and now and then."""
        whole = self.version <= SMALL_LOG or self.version - self._checked >= CHECK_EVERY
        if whole:
            self._checked = self.version
        return broken(self.state) if whole else broken_quickly(self.state)

    def _remember(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.key:
                self._keys.setdefault((entry.by, entry.key), []).append(entry)
