"""The clock as it is shown: moments and lengths, from which every screen ticks by itself, server or no server."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.clock.dial import Clock, length, schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.view import ClockStatus, now, starts_at
from cardspeak.tournament.core import State
from cardspeak.tournament.flight_results import Flights
from cardspeak.tournament.flights.later_day import goes_on
from cardspeak.tournament.setup import Level


class ShownLevel(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the structure."""

    number: int
    """Of the level, or of the break."""
    is_break: bool
    ms: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    game: str = "NLHE"
    colour_up: tuple[int, ...] = ()


class ShownClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock."""

    status: ClockStatus
    index: int
    """The line that is on, from 0."""
    lines: tuple[ShownLevel, ...]
    since: int
    """The moment at which ``left_ms`` were left of the line; while the clock runs, time has passed since."""
    left_ms: int
    starts_at: int | None = None
    hand_for_hand: bool = False
    hand: int = 0
    device_rules: tuple[str, ...] = ()
    """The rules on devices that are strictly enforced while play is hand for hand."""


@shows("clock", "staff", "public")
def clock(seen: Seen) -> ShownClock | None:
    """The clock, derived from the last moment at which it was set."""
    if not seen.state.setup.levels:
        return None
    mark = seen.state.of(Clock).last if seen.state.of(Clock).started else None
    since = mark.at if mark is not None else 0
    view = now(seen.state, max(since, 0) if mark is not None else seen.at)
    together = seen.state.of(HandForHand)
    index, left = _begins(seen.state) if view.status == "not started" else (view.index, view.left_ms)
    return ShownClock(
        status=view.status,
        index=index,
        lines=tuple(_lines(schedule(seen.state))),
        since=since,
        left_ms=left,
        starts_at=(starts_at(seen.state) or None) if view.status == "not started" else None,
        hand_for_hand=together.on,
        hand=together.hand if together.on else 0,
        device_rules=together.device_rules,
    )


def _begins(state: State) -> tuple[int, int]:
    """The line with which play will begin, and its time: the first one, or where the flights ended."""
    index, elapsed = goes_on(state) if state.of(Flights).taken else (0, 0)
    return index, length(schedule(state)[index]) - elapsed


def _lines(lines: tuple[Level, ...]) -> Iterator[ShownLevel]:
    counts = {True: 0, False: 0}
    for line in lines:
        counts[line.is_break] += 1
        yield ShownLevel(
            number=counts[line.is_break], is_break=line.is_break, ms=length(line), small_blind=line.small_blind,
            big_blind=line.big_blind, ante=line.ante, game=line.game, colour_up=line.colour_up,
        )  # fmt: skip
