"""The ways in which those who go out together are ranked: as the book says, or as the director chooses where it is silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.prizes import (
    ACROSS_TABLES,
    ACROSS_TABLES_FROM,
    ANNOUNCED_HAND,
    EQUAL_HANDS,
    EQUAL_STACKS,
    MIXED_TABLES,
    PAID_FROM,
    SAME_TABLE,
)
from cardspeak.errors import Unlawful
from cardspeak.question import Option
from cardspeak.tournament.finishing.ranking import Out, Ways, is_mixed
from cardspeak.words import items


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """The hand as it stands: everybody who went out on it, at whichever table."""

    outs: tuple[Out, ...]
    left: int
    """Players still in after it."""
    paid: int
    """Places that are paid; 0 while nobody has said so."""
    announced: bool = False
    """It was being played when hand for hand was announced."""
    given: tuple[tuple[int, ...], ...] = ()
    """The director's own order, best place first."""
    hands_unknown: bool = False
    """No hand was shown, so that none can be compared."""


def ways_for(inq: Inquiry, going: Going) -> Ways:
    """How a hand is ranked; only what matters for it is asked."""
    known = _said(inq)
    if len(going.outs) < 2:
        return msgspec.structs.replace(known, all_share_in=_announced(inq, going))
    sharing = _announced(inq, going)
    if going.left < sharing:
        inq.cite(ANNOUNCED_HAND)
        inq.cite(PAID_FROM)
        return msgspec.structs.replace(known, all_share_in=sharing)
    across = known.across
    mixed = known.mixed
    several = len({out.table for out in going.outs}) > 1
    if several:
        across = _across(inq, going)
        mixed = _mixed(inq, going) if across == "equal-place" and is_mixed(going.outs) else ""
    ways = msgspec.structs.replace(known, across=across, mixed=mixed, given=going.given, all_share_in=sharing)
    groups = _ranked_groups(going.outs, ways)
    return _at_table(inq, going, ways, groups) if groups else ways


def _said(inq: Inquiry) -> Ways:
    """What the book says, without asking the director: for busts that others may join later."""
    asked = {"same_table": SAME_TABLE, "equal_stacks": EQUAL_STACKS, "across": ACROSS_TABLES}
    said = {field: inq.maybe(setting) for field, setting in asked.items()}
    return msgspec.convert({field: value for field, value in said.items() if value not in (None, "director")}, Ways)


def _announced(inq: Inquiry, going: Going) -> int:
    """The paid places shared by those who go out on the announced hand; 0 if there is no such rule."""
    if not going.announced:
        return 0
    shared = inq.maybe(PAID_FROM) == "announcement" and inq.maybe(ANNOUNCED_HAND) == "shared"  # RP-8-A
    return going.paid if shared else 0


def _across(inq: Inquiry, going: Going) -> Literal["equal-place", "time-recorded"]:
    if (
        inq.maybe(ACROSS_TABLES_FROM) == "payout-level"
        and going.left >= going.paid
        and inq.maybe(ACROSS_TABLES) is not None
    ):
        inq.cite(ACROSS_TABLES_FROM)  # D-V-j-p3
        return _one_of(inq.choose(ACROSS_TABLES))
    if inq.chosen(ACROSS_TABLES) == "equal-place" and inq.maybe(ACROSS_TABLES) == "time-recorded":
        inq.cite(ACROSS_TABLES)
        return "equal-place"  # the host may declare them equal
    return _one_of(inq.settle(ACROSS_TABLES))


def _one_of(value: str) -> Literal["equal-place", "time-recorded"]:
    return "equal-place" if value == "equal-place" else "time-recorded"


def _mixed(inq: Inquiry, going: Going) -> Literal["share", "by-stack", "by-table-first", "as-given"]:
    value = inq.settle(MIXED_TABLES)
    if value == "as-given":
        named = sorted(entry for tier in going.given for entry in tier)
        wanted = sorted(out.entry for out in going.outs)
        if named != wanted:
            raise Unlawful("bust.given", field="given", value=named, limits={"entries": wanted})
    return value  # type: ignore[return-value]  # one of the setting's choices


def _ranked_groups(outs: Sequence[Out], ways: Ways) -> list[list[Out]]:
    """The groups in which the order at one table matters."""
    if ways.mixed in ("share", "as-given"):
        return []
    if ways.mixed == "by-stack":
        return [list(outs)]
    at: dict[int, list[Out]] = {}
    for out in outs:
        at.setdefault(out.table, []).append(out)
    return [group for group in at.values() if len(group) > 1]


def _at_table(inq: Inquiry, going: Going, ways: Ways, groups: list[list[Out]]) -> Ways:
    same = inq.settle(SAME_TABLE)
    if same == "equal-place":
        return msgspec.structs.replace(ways, same_table="equal-place")
    ways = msgspec.structs.replace(ways, same_table="starting-stack")
    tied: list[list[Out]] = []
    for group in groups:
        _stacks_known(inq, group)
        stacks = Counter(out.stack for out in group)
        tied += [[out for out in group if out.stack == stack] for stack, count in stacks.items() if count > 1]
    if not tied:
        return ways
    equal = inq.settle(EQUAL_STACKS)
    if equal != "equal-place":
        for group in tied:
            _hands_known(inq, going, group)
    return msgspec.structs.replace(ways, equal_stacks=equal)


def _stacks_known(inq: Inquiry, group: list[Out]) -> None:
    missing = [out.entry for out in group if not out.stack]
    if missing:
        asked = [Option(entry, entry) for entry in missing]
        code, values, rule = "bust.no-stack/stacks-missing", {"missing": items(missing)}, inq.policy.rule(SAME_TABLE)
        raise Unlawful.asking(code, values, "out", "stack", options=asked, takes="stacks", rule=rule)


def _hands_known(inq: Inquiry, going: Going, group: list[Out]) -> None:
    missing = [out.entry for out in group if not out.strength]
    if missing and not going.hands_unknown:
        rule = inq.policy.rule(EQUAL_STACKS)
        raise Unlawful(
            "bust.no-hand", {"group": items(str(out.entry) for out in group)}, field="cards", value=missing, rule=rule
        )
    strengths = [out.strength for out in group]
    if missing or len(set(strengths)) < len(strengths):
        inq.cite(EQUAL_HANDS)  # nothing else tells them apart: they share the place
