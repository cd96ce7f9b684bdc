"""Copies everything readable: for a backup, to recover a damaged file, or to move to PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import merge
from itertools import islice
from operator import attrgetter

from cardspeak.errors import Unlawful
from cardspeak.store.contract import BadEntry, EventLog, Kept
from cardspeak.words import items

AT_A_TIME = 500


def copy(source: EventLog, target: EventLog) -> tuple[int, list[BadEntry]]:
    """Copy all logs into an empty store, in the same order; how many entries, and where logs could not be read on."""
    if taken := target.streams():
        raise Unlawful("log.not-empty", {"taken": items(taken)}, field="copy", value=taken[0])
    stopped: list[BadEntry] = []
    everything = merge(*(readable(source, name, stopped) for name in source.streams()), key=attrgetter("position"))
    count = 0
    while some := list(islice(everything, AT_A_TIME)):
        for run in _runs(some):
            target.append(run[0].stream, run[0].version - 1, [kept.entry for kept in run])
        count += len(some)
    return count, stopped


def readable(source: EventLog, name: str, stopped: list[BadEntry]) -> Iterator[Kept]:
    """The entries of a log up to the first that cannot be read, which goes to ``stopped``."""
    try:
        yield from source.read(name)
    except BadEntry as bad:
        stopped.append(bad)


def _runs(kept: list[Kept]) -> Iterator[list[Kept]]:
    """Entries of one log that follow each other, together."""
    run: list[Kept] = []
    for one in kept:
        if run and run[0].stream != one.stream:
            yield run
            run = []
        run.append(one)
    if run:
        yield run
