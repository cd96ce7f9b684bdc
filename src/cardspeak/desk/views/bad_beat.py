"""Bad-beat tables that are played beside the event: who sits there, and for the staff when they have to be over."""

from __future__ import annotations

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.core import State
from cardspeak.tournament.entries.bad_beat import SideTables, suggested, times
from cardspeak.tournament.values import players_named


class ShownSideTable(msgspec.Struct, frozen=True, kw_only=True):
    """One bad-beat table that is played."""

    number: int
    names: tuple[str, ...]
    since: int


class ShownBadBeat(msgspec.Struct, frozen=True, kw_only=True):
    """The bad-beat tables that are played."""

    tables: tuple[ShownSideTable, ...]
    deadline: int | None
    """When the leader in chips comes back; nobody but the staff is told where the book keeps it from the players."""
    suggested: int | None = None
    """How many tables the book suggests for the field, for the staff."""


@shows("bad_beat", "staff")
def bad_beat(seen: Seen) -> ShownBadBeat | None:
    """The tables and their time; nothing where none is played."""
    return _shown(seen.state, seen.at, told=True)


@shows("bad_beat", "public")
def bad_beat_for_everybody(seen: Seen) -> ShownBadBeat | None:
    """The same for the wall and the phones, with the time only where players may know it."""
    return _shown(seen.state, seen.at, told=False)


def _shown(state: State, at: int, *, told: bool) -> ShownBadBeat | None:
    playing = {number: table for number, table in state.of(SideTables).tables.items() if not table.over}
    if not playing:
        return None
    known = times(state)
    tables = tuple(
        ShownSideTable(number=number, names=players_named(state, table.players), since=table.since)
        for number, table in sorted(playing.items())
    )
    return ShownBadBeat(
        tables=tables,
        deadline=known.deadline if told or known.public else None,  # 2-ii-21-ii
        suggested=_suggested(state, known.latest_start, at) if told else None,
    )


def _suggested(state: State, latest: int | None, at: int) -> int:
    """How many tables the book suggests; none once it is too late to open one."""
    return suggested(state).tables if latest is None or at <= latest else 0
