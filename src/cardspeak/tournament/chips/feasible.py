"""Whether an event can be played with its chips: starting stacks, levels that can be paid, and when a chip may go.

A denomination may leave play when every later blind and ante is a multiple of the next one that is kept (13-a, 6-11). That is
the earliest moment; directors choose the break.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import gcd

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import Policy
from cardspeak.books.settings.chips import EQUAL_START, START_STACK, START_STACK_FOR, WORTH
from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.setup import ChipKind, EventSetup, Level
from cardspeak.words import items


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """When a denomination may go: after which level at the earliest, and in which break that is."""

    value: int
    to: int
    after: int
    """Line of the last level that needs it, from 0; -1 where none does."""
    in_break: int | None
    """Line of the break in which it goes; None where there is no later break."""


def colour_up_plan(lines: Sequence[Level], values: Iterable[int]) -> tuple[Planned, ...]:
    """The denominations that leave play, smallest first, each at the first break after it was needed last.

    >>> lines = [Level(minutes=20, small_blind=25, big_blind=50), Level(minutes=10, is_break=True),
    ...          Level(minutes=20, small_blind=100, big_blind=200)]
    >>> [(one.value, one.to, one.in_break) for one in colour_up_plan(lines, [25, 100])]
    [(25, 100, 1)]
    """
    found = []
    for small, large in pairwise(sorted(values)):
        after = last_needing(lines, large)
        if after == len(lines) - 1:
            break  # and no larger one goes before a smaller one
        breaks = (index for index in range(after + 1, len(lines)) if lines[index].is_break)
        chosen = next((index for index in breaks if small in lines[index].colour_up), None)
        first = next((index for index in range(after + 1, len(lines)) if lines[index].is_break), None)
        in_break = first if chosen is None else chosen
        found.append(Planned(value=small, to=large, after=after, in_break=in_break))
    return tuple(found)


def last_needing(lines: Sequence[Level], large: int) -> int:
    """The last line with an amount that is not a multiple of a denomination; -1 if there is none."""
    needing = [index for index, line in enumerate(lines) if any(amount % large for amount in amounts(line))]
    return needing[-1] if needing else -1


def amounts(line: Level) -> tuple[int, ...]:
    """What has to be paid at a level."""
    return () if line.is_break else (line.small_blind, line.big_blind, line.ante)


def check_chips(setup: EventSetup, policy: Policy) -> list[Refusal]:
    """Everything wrong with the chips of an event; empty where nothing is."""
    inq = Inquiry(policy)
    return [*_starting_stack(setup, inq), *_set_of_chips(setup.chips, setup.buy_in.chips), *_levels(setup)]


def _starting_stack(setup: EventSetup, inq: Inquiry) -> Iterator[Refusal]:
    stack, by_book = setup.buy_in.chips, inq.maybe(START_STACK)
    if stack <= 0:
        rule = inq.policy.rule(WORTH, case="start")  # D-XII-e
        yield Unlawful("chips.start-stack", field="buy_in", value=stack, limits={"min": 1}, rule=rule)
    if by_book is not None and stack != by_book:
        limits = {"min": by_book, "max": by_book}
        rule = inq.policy.rule(START_STACK)
        yield Unlawful(
            "chips.start-stack/by-book", {"by_book": by_book}, field="buy_in", value=stack, limits=limits, rule=rule
        )
    again = setup.re_entry.chips if setup.re_entry is not None else stack
    if again != stack and inq.maybe(EQUAL_START) and inq.maybe(START_STACK_FOR) != "on-time":  # 3.8.2
        limits = {"min": stack, "max": stack}
        rule = inq.policy.rule(EQUAL_START)
        yield Unlawful(
            "chips.unequal/re-entry", {"stack": stack}, field="re_entry", value=again, limits=limits, rule=rule
        )


def _set_of_chips(kinds: tuple[ChipKind, ...], stack: int) -> Iterator[Refusal]:
    values = [kind.value for kind in kinds]
    if len(set(values)) != len(values) or min(values, default=1) < 1:
        yield Unlawful("chips.set", field="chips", value=values)
    laid_out = sum(kind.value * kind.in_stack for kind in kinds)
    if laid_out and laid_out != stack:
        yield Unlawful(
            "chips.stack-sum",
            {"laid_out": laid_out, "stack": stack},
            field="chips",
            value=laid_out,
            limits={"sum": stack},
        )


def _levels(setup: EventSetup) -> Iterator[Refusal]:
    """A level that cannot be paid with the chips then in play."""
    values = {kind.value for kind in setup.chips}
    number = 0
    for line in setup.levels:
        values -= set(line.colour_up)
        number += not line.is_break
        unit = gcd(*values)
        bad = [amount for amount in amounts(line) if unit and amount % unit]
        if bad:
            limits = {"multiple_of": unit}
            yield Unlawful(
                "level.not-payable",
                {"number": number, "bad": bad[0], "values": items(sorted(values))},
                field="levels",
                value=bad[0],
                limits=limits,
            )


def stacks_in_set(kinds: Iterable[ChipKind]) -> int | None:
    """How many starting stacks a set of chips makes up; None where nobody has counted the set.

    >>> stacks_in_set([ChipKind(value=25, owned=300, in_stack=8), ChipKind(value=100, owned=350, in_stack=8)])
    37
    """
    counts = [kind.owned // kind.in_stack for kind in kinds if kind.in_stack and kind.owned]
    return min(counts) if counts else None
