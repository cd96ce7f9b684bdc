"""Levels from a few numbers: how deep the event begins, how long it should take, and which chips there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from cardspeak.desk.structures import LAST_STACKS
from cardspeak.tournament.chips.feasible import colour_up_plan
from cardspeak.tournament.setup import Level

STEPS = (10, 15, 20, 25, 30, 40, 50, 60, 75, 80)
"""Small blinds that players are used to, in tenths; each ten times larger again and again."""
SPARE_LEVELS = 4
"""Levels beyond the end, for an event that takes longer."""
MOST_LEVELS = 120
PlanMinutes = Annotated[int, Meta(ge=1, le=6_000)]


class LevelPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the director asks for."""

    stack: Annotated[int, Meta(ge=1, le=10**9)]
    players: Annotated[int, Meta(ge=2, le=100_000)]
    minutes: PlanMinutes = 240
    """How long the event should take, breaks included."""
    level_minutes: Annotated[int, Meta(ge=1, le=240)] = 20
    depth: Annotated[int, Meta(ge=5, le=1_000)] = 100
    """Starting stack in big blinds."""
    break_every: Annotated[int, Meta(ge=0, le=50)] = 4
    """Levels between two breaks; 0 for none."""
    break_minutes: Annotated[int, Meta(ge=1, le=240)] = 10
    ante: Literal["none", "big-blind"] = "big-blind"
    ante_from: Annotated[int, Meta(ge=1, le=300)] = 4
    game: Annotated[str, Meta(max_length=20)] = "NLHE"
    values: Annotated[tuple[Annotated[int, Meta(ge=1, le=10**9)], ...], Meta(max_length=60)] = ()
    """The denominations; the smallest decides what can be paid."""


def plan_levels(wish: LevelPlan) -> tuple[Level, ...]:
    """Levels that rise evenly from the requested depth until all stacks together are about twenty big blinds.

    >>> wish = LevelPlan(stack=10_000, players=40, minutes=120, level_minutes=15, values=(25, 100, 500, 1000))
    >>> [(one.small_blind, one.big_blind) for one in plan_levels(wish) if not one.is_break][:4]
    [(50, 100), (100, 200), (300, 600), (750, 1500)]
    """
    smalls = list(_rising(wish, _levels_in_time(wish)))
    lines = tuple(_with_breaks(wish, smalls))
    leaving: dict[int, list[int]] = {}
    for one in colour_up_plan(lines, wish.values):
        if one.in_break is not None:
            leaving.setdefault(one.in_break, []).append(one.value)
    return tuple(
        replace(line, colour_up=tuple(leaving[at])) if at in leaving else line for at, line in enumerate(lines)
    )


def _levels_in_time(wish: LevelPlan) -> int:
    """How many levels fit the time, with the breaks between them."""
    many = 1
    while many < MOST_LEVELS and _length(wish, many + 1) <= wish.minutes:
        many += 1
    return many


def _length(wish: LevelPlan, levels: int) -> int:
    breaks = (levels - 1) // wish.break_every if wish.break_every else 0
    return levels * wish.level_minutes + breaks * wish.break_minutes


def _rising(wish: LevelPlan, levels: int) -> Iterator[int]:
    """Small blinds, each above the one before, as near to an even rise as usual amounts are."""
    unit = min(wish.values, default=1)
    first = max(wish.stack / wish.depth / 2, unit)
    last = max(wish.stack * wish.players / LAST_STACKS / 2, first)
    rise = (last / first) ** (1 / max(levels - 1, 1))
    before = 0
    for number in range(levels + SPARE_LEVELS):
        before = _usual(first * rise**number, before, unit)
        yield before


def _usual(wanted: float, above: int, unit: int) -> int:
    """The usual small blind next to what is wanted, above the last one, that the smallest chip pays."""
    best, power = 0, 1
    while power <= max(wanted, above, unit) * 100:
        for step in STEPS:
            amount, rest = divmod(step * power, 10)
            if rest or amount <= above or amount % unit:
                continue
            if not best or abs(amount - wanted) < abs(best - wanted):
                best = amount
        power *= 10
    return best or -(-(above + 1) // unit) * unit


def _with_breaks(wish: LevelPlan, smalls: list[int]) -> Iterator[Level]:
    for number, small in enumerate(smalls, 1):
        ante = 2 * small if wish.ante == "big-blind" and number >= wish.ante_from else 0
        yield Level(minutes=wish.level_minutes, small_blind=small, big_blind=2 * small, ante=ante, game=wish.game)
        if wish.break_every and number % wish.break_every == 0 and number < len(smalls):
            yield Level(minutes=wish.break_minutes, is_break=True)
