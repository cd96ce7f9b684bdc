"""The schedule of levels itself: whether it can be played, and how long it is beside what the book calls usual."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import Policy
from cardspeak.books.settings.levels import RISE, USUAL_MINUTES
from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.setup import EventSetup, Level


def check_levels(setup: EventSetup, policy: Policy) -> list[Refusal]:
    """Everything wrong with the levels of an event; empty where nothing is."""
    if not any(not line.is_break for line in setup.levels):
        return [Unlawful("clock.no-levels", field="levels", limits={"min": 1})]
    return [*_lengths(setup.levels), *_falling(setup.levels, Inquiry(policy))]


def _lengths(lines: tuple[Level, ...]) -> Iterator[Refusal]:
    for number, line in enumerate(lines, 1):
        if line.minutes < 1:
            limits = {"min": 1}
            yield Unlawful(
                "level.length/missing", {"number": number}, field="minutes", value=line.minutes, limits=limits
            )
        if not line.is_break and min(line.small_blind, line.big_blind, line.ante) < 0:
            yield Unlawful("level.blinds", {"number": number}, field="levels", value=number, limits={"min": 0})


def _falling(lines: tuple[Level, ...], inq: Inquiry) -> Iterator[Refusal]:
    """Blinds that follow a schedule go up (7-a, 6-9)."""
    if inq.maybe(RISE) == "director":
        return
    levels = [line for line in lines if not line.is_break]
    for number, (before, after) in enumerate(pairwise(levels), 2):
        if before.game == after.game and after.big_blind < before.big_blind:
            limits = {"min": before.big_blind}
            rule = inq.policy.rule(RISE)
            yield Unlawful(
                "level.falls", {"number": number}, field="levels", value=after.big_blind, limits=limits, rule=rule
            )


class PlannedLength(msgspec.Struct, frozen=True, kw_only=True):
    """How long the schedule is, and what the book calls usual."""

    minutes: int
    usual: int | None
    cites: tuple[str, ...] = ()

    @property
    def far_off(self) -> bool:
        """Whether the plan is more than a quarter longer or shorter than usual; a warning, no limit."""
        return self.usual is not None and 4 * abs(self.minutes - self.usual) > self.usual


def planned_length(lines: tuple[Level, ...], policy: Policy) -> PlannedLength:
    """The length of a schedule, breaks included, beside the usual one (C-g)."""
    inq = Inquiry(policy)
    usual = inq.maybe(USUAL_MINUTES)
    inq.cite(USUAL_MINUTES)
    return PlannedLength(minutes=sum(line.minutes for line in lines), usual=usual, cites=inq.numbers)
