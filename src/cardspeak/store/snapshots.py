"""States kept at hand so that the past need not be replayed from the start: a cache, never the truth.

They live in this process only. A state is stored under the very entries it came from, so a correction that reaches
into the past can never meet a state that does not know of it.
"""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cardspeak.books.policy import Policy
from cardspeak.errors import Refusal
from cardspeak.tournament.core import State, apply
from cardspeak.tournament.log import Entry, effective

EVERY = 2_000
"""Entries between two snapshots."""
MOST = 16


class Snapshots:
    """States of one event at earlier moments."""

    def __init__(self, every: int = EVERY, most: int = MOST) -> None:
        self.every, self.most = every, most
        self._kept: OrderedDict[tuple[int, int], tuple[tuple[int, ...], bytes]] = OrderedDict()
        self._policies: list[Policy] = []

    def state_at(self, log: Sequence[Entry], count: int) -> State:
        """The state once the first so many effective entries have taken effect; what does not fit is left out."""
        order = effective(log)[:count]
        numbers = tuple(entry.number for entry in order)
        done, state = self._nearest(numbers)
        for entry in order[done:]:
            with suppress(Refusal):  # a known conflict of the log
                apply(state, entry.what, entry.at)
            done += 1
            if done % self.every == 0:
                self._keep(numbers[:done], state)
        return state

    def _nearest(self, numbers: tuple[int, ...]) -> tuple[int, State]:
        for done in range(len(numbers) // self.every * self.every, 0, -self.every):
            kept = self._kept.get((done, numbers[done - 1]))
            if kept is not None and kept[0] == numbers[:done]:
                return done, self._read(kept[1])
        return 0, State()

    def _keep(self, numbers: tuple[int, ...], state: State) -> None:
        written = io.BytesIO()
        try:
            _Writer(written, self._policies).dump(state)
        except (pickle.PicklingError, TypeError, AttributeError):
            return  # a part keeps something that cannot be copied: then it is replayed
        self._kept[len(numbers), numbers[-1]] = numbers, written.getvalue()
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)

    def _read(self, raw: bytes) -> State:
        state: State = _Reader(io.BytesIO(raw), self._policies).load()
        return state


class _Writer(pickle.Pickler):
    """Copies a state but not the book in force, which never changes."""

    def __init__(self, file: io.BytesIO, policies: list[Policy]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._policies = policies

    def persistent_id(self, thing: Any) -> int | None:
        """The place of a book among those at hand."""
        if not isinstance(thing, Policy):
            return None
        for place, known in enumerate(self._policies):
            if known is thing:
                return place
        self._policies.append(thing)
        return len(self._policies) - 1


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, policies: list[Policy]) -> None:
        super().__init__(file)
        self._policies = policies

    def persistent_load(self, place: Any) -> Policy:
        """The book at a place."""
        policy: Policy = self._policies[place]
        return policy
