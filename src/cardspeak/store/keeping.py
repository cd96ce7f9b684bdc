"""An event in progress whose log is kept: what is decided is on the disk before anybody is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspeak.errors import Unlawful
from cardspeak.store.contract import Conflict, EventLog
from cardspeak.store.snapshots import Snapshots
from cardspeak.tournament.core import Context, Order, State
from cardspeak.tournament.log import Derived, Entry, Event, Struck


class KeptEvent:
    """An event over a store. Every change is kept first-come: whoever comes second gets a ``Conflict`` and is up to date."""

    def __init__(self, log: EventLog, stream: str) -> None:
        self._log = log
        self.stream = stream
        self.snapshots = Snapshots()
        self._keys: dict[str, tuple[Entry, ...]] = {}
        self._event = Event(kept.entry for kept in log.read(stream))
        self._note_keys(self._event.log)

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self._event.state

    @property
    def entries(self) -> Sequence[Entry]:
        """The whole log, struck-out entries too."""
        return self._event.log

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self._event.log)

    def kept_under(self, key: str) -> tuple[Entry, ...]:
        """What was kept under a key, by whichever process; nothing where the key is new or empty."""
        return self._keys.get(key, ())

    def order(self, order: Order, context: Context, why: str = "", key: str = "") -> tuple[Entry, ...]:
        """Decide an order and keep what follows from it; a refusal or a conflict changes nothing.

        Asked again under the same key, it answers with what was kept the first time.
        """
        if again := self.kept_under(key):
            return again
        version = self.version
        entries = self._event.order(order, context, why, key)
        if entries:
            self._keep(version, entries)
        return entries

    def struck_out(self, numbers: Iterable[int], context: Context, why: str, key: str = "") -> tuple[Entry, Derived]:
        """What striking entries out would lead to; nothing is kept yet."""
        return self._event.struck_out(numbers, context, why, key)

    def inserted(
        self, order: Order, after: int, context: Context, why: str, key: str = ""
    ) -> tuple[tuple[Entry, ...], Derived]:
        """What an order given in the past would lead to; nothing is kept yet."""
        return self._event.inserted(order, after, context, why, key)

    def correct(self, entries: Sequence[Entry]) -> Derived:
        """Keep a correction that was shown before; a ``Conflict`` if the event has gone on since it was shown."""
        if not entries:
            raise Unlawful("log.nothing", field="entries", limits={"min": 1})
        self._keep(entries[0].number - 1, entries)
        return self._event.correct(entries)

    def catch_up(self) -> tuple[Entry, ...]:
        """Take in what others have kept meanwhile."""
        news = tuple(kept.entry for kept in self._log.read(self.stream, self.version))
        if any(entry.after is not None or isinstance(entry.what, Struck) for entry in news):
            self._event = Event([*self._event.log, *news])  # a correction: everything derives again
        elif news:
            self._event.take(news)
        self._note_keys(news)
        return news

    def state_at(self, count: int) -> State:
        """The state once the first so many effective entries had taken effect."""
        return self.snapshots.state_at(self._event.log, count)

    def _keep(self, version: int, entries: Sequence[Entry]) -> None:
        """Keep entries; if that fails, they never happened here either."""
        try:
            self._log.append(self.stream, version, entries)
        except BaseException as failure:
            self._event = Event(self._event.log[:version])
            self.snapshots = Snapshots()
            if isinstance(failure, Conflict):
                self.catch_up()
            raise
        self._note_keys(entries)

    def _note_keys(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.key:
                self._keys[entry.key] = (*self._keys.get(entry.key, ()), entry)
