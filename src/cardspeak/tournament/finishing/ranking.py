"""The order of those who go out together, as a function of what happened and of the ways that the book or the director chose.

    case                                   ranked by                                      rules
    one table, one hand                    chips at the start of the hand                 D-V-h, D-V-j-p4, 4.4, 28-a, 6-32
      equal chips                          equal, or by hand, or by hand for points only  D-V-i, 28-b, 6-32
        equal hands too                    equal                                          D-V-i (not said: our reading)
    several tables, one hand               equal, or by the time recorded                 D-V-j-p3, 4.5; 6-32 (not said)
      several of them at one table         nobody says: the director                      -
    the hand in which hand for hand        all equal, once it reaches the money           RP-8-A
      was announced

Two players who go out on hands of their own are placed by the order in which they went.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from cardspeak.question import Option
from cardspeak.words import message

THAT_IS_RIGHT = Option(True, message("choice.that-is-right"))
"""A hitman may have sat at another table."""

Tiers = list[list[int]]
"""Entries from the best place to the worst; those in one tier are equal, the best hand first."""
Same = Literal["starting-stack", "equal-place"]
EqualStacks = Literal["equal-place", "best-hand", "points-by-hand"]
Across = Literal["equal-place", "time-recorded"]
Mixed = Literal["", "share", "by-stack", "by-table-first", "as-given"]


class Out(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry that is out: where it sat, what it had, what it held."""

    entry: int
    table: int = 0
    stack: int = 0
    """Chips at the start of the hand, before blinds and antes; 0 where nobody needs to know."""
    strength: int = 0
    """The higher, the better the hand; 0 where it is not known."""
    by: tuple[int, ...] = ()
    """The entries that took the last chips."""


class Ways(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How those who go out together are ranked, as it was decided."""

    same_table: Same = "starting-stack"
    equal_stacks: EqualStacks = "equal-place"
    across: Across = "time-recorded"
    mixed: Mixed = ""
    all_share_in: int = 0
    """On the announced hand all share a place as soon as one of so many paid places is among theirs; 0 for no such hand."""
    given: tuple[tuple[int, ...], ...] = ()
    """The director's own order, where the book leaves it to them."""


def tiers(outs: Sequence[Out], ways: Ways, left: int, *, points: bool = False) -> Tiers:
    """Who shares which place among those who went out together, with ``left`` players still in.

    >>> nine, two = Out(entry=9, table=1, stack=900), Out(entry=2, table=1, stack=2400)
    >>> tiers([nine, two], Ways(), 7)
    [[2], [9]]
    >>> tiers([nine, msgspec.structs.replace(two, table=4)], Ways(across="equal-place"), 7)
    [[9, 2]]
    """
    if len(outs) < 2:
        return [[out.entry] for out in outs]
    if left < ways.all_share_in:  # RP-8-A
        return [_best_first(outs)]
    tables = list(dict.fromkeys(out.table for out in outs))
    if len(tables) == 1:
        return _at_one_table(outs, ways, points=points)
    if ways.across == "time-recorded":
        at = {table: [out for out in outs if out.table == table] for table in tables}
        return [tier for table in reversed(tables) for tier in _at_one_table(at[table], ways, points=points)]
    if len(tables) == len(outs):
        return [_best_first(outs)]  # D-V-j-p3, 4.5: whatever their stacks were
    return _mixed(outs, tables, ways, points=points)


def is_mixed(outs: Iterable[Out]) -> bool:
    """Whether several tables are concerned and one of them more than once."""
    tables = [out.table for out in outs]
    return 1 < len(set(tables)) < len(tables)


def _mixed(outs: Sequence[Out], tables: Sequence[int], ways: Ways, *, points: bool) -> Tiers:
    if ways.mixed == "by-stack":
        return _at_one_table(outs, msgspec.structs.replace(ways, same_table="starting-stack"), points=points)
    if ways.mixed == "by-table-first":
        ranked = [_at_one_table([out for out in outs if out.table == table], ways, points=points) for table in tables]
        deepest = max(len(one) for one in ranked)
        return [[entry for one in ranked if rank < len(one) for entry in one[rank]] for rank in range(deepest)]
    if ways.mixed == "as-given":
        here = {out.entry for out in outs}
        named = [[entry for entry in tier if entry in here] for tier in ways.given]
        return [tier for tier in named if tier]
    return [_best_first(outs)]


def _at_one_table(outs: Sequence[Out], ways: Ways, *, points: bool) -> Tiers:
    if ways.same_table == "equal-place":
        return [_best_first(outs)]
    by_hand = ways.equal_stacks == "best-hand" or (points and ways.equal_stacks == "points-by-hand")

    def rank(out: Out) -> tuple[int, int]:
        return (out.stack, out.strength if by_hand else 0)

    ranked = sorted(outs, key=lambda out: (rank(out), out.strength), reverse=True)
    return [[out.entry for out in tier] for _, tier in groupby(ranked, key=rank)]


def _best_first(outs: Sequence[Out]) -> list[int]:
    return [out.entry for out in sorted(outs, key=lambda out: -out.strength)]
