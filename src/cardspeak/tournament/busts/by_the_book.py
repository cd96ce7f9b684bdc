"""The ways in which those who go out together are ranked: as the book says, or as the director chooses where it is silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

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
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.tournament.asking import rule_of, settled
from cardspeak.tournament.busts.ranking import Out, Ways, is_mixed
from cardspeak.words import items


class Chosen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the director chooses on points that the book leaves open."""

    same_table: Literal["", "starting-stack", "equal-place"] = ""
    equal_stacks: Literal["", "equal-place", "best-hand", "points-by-hand"] = ""
    equal_hands: Literal["", "equal-place"] = ""
    across: Literal["", "equal-place", "time-recorded"] = ""
    mixed: Literal["", "share", "by-stack", "by-table-first", "as-given"] = ""
    given: tuple[tuple[int, ...], ...] = ()
    """The director's own order, best place first, for ``mixed="as-given"``."""
    hands_unknown: bool = False
    """No hand was shown, so that none can be compared."""


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """The hand as it stands: everybody who went out on it, at whichever table."""

    outs: tuple[Out, ...]
    left: int
    """Players still in after it."""
    paid: int
    """Places that are paid; 0 while nobody has said so."""
    announced: bool = False
    """It was being played when hand for hand was announced."""


def ways_for(inq: Inquiry, chosen: Chosen, going: Going) -> Ways:
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
        across = _across(inq, chosen, going)
        mixed = _mixed(inq, chosen, going) if across == "equal-place" and is_mixed(going.outs) else ""
    ways = msgspec.structs.replace(known, across=across, mixed=mixed, given=chosen.given, all_share_in=sharing)
    groups = _ranked_groups(going.outs, ways)
    return _at_table(inq, chosen, ways, groups) if groups else ways


def _said(inq: Inquiry) -> Ways:
    """What the book says without being pressed: for busts that others may join later."""
    asked = {"same_table": SAME_TABLE, "equal_stacks": EQUAL_STACKS, "across": ACROSS_TABLES}
    said = {field: inq.maybe(setting) for field, setting in asked.items()}
    return msgspec.convert({field: value for field, value in said.items() if value not in (None, "director")}, Ways)


def _announced(inq: Inquiry, going: Going) -> int:
    """The paid places of which those share who go out on the announced hand; 0 where no such rule holds."""
    if not going.announced:
        return 0
    shared = inq.maybe(PAID_FROM) == "announcement" and inq.maybe(ANNOUNCED_HAND) == "shared"  # RP-8-A
    return going.paid if shared else 0


def _across(inq: Inquiry, chosen: Chosen, going: Going) -> Literal["equal-place", "time-recorded"]:
    if (
        inq.maybe(ACROSS_TABLES_FROM) == "payout-level"
        and going.left >= going.paid
        and inq.maybe(ACROSS_TABLES) is not None
    ):
        if chosen.across:
            return chosen.across
        # D-V-j-p3
        options = [one for one in ACROSS_TABLES.choices if one != "director"]
        raise Ambiguous(
            "director.decides/equal-busts",
            field="across",
            limits={"of": options},
            rule=rule_of(inq, ACROSS_TABLES_FROM),
        )
    value = settled(inq, ACROSS_TABLES, chosen.across, field="across")
    if value == "time-recorded" and chosen.across == "equal-place":  # the host may declare them equal
        return "equal-place"
    return "equal-place" if value == "equal-place" else "time-recorded"


def _mixed(inq: Inquiry, chosen: Chosen, going: Going) -> Literal["share", "by-stack", "by-table-first", "as-given"]:
    value = settled(inq, MIXED_TABLES, chosen.mixed, field="mixed")
    if value == "as-given":
        named = sorted(entry for tier in chosen.given for entry in tier)
        wanted = sorted(out.entry for out in going.outs)
        if named != wanted:
            raise Unlawful("bust.given", field="given", value=named, limits={"entries": wanted})
    return value  # type: ignore[return-value]  # one of the setting's choices


def _ranked_groups(outs: Sequence[Out], ways: Ways) -> list[list[Out]]:
    """The groups in which the order of one table counts."""
    if ways.mixed in ("share", "as-given"):
        return []
    if ways.mixed == "by-stack":
        return [list(outs)]
    at: dict[int, list[Out]] = {}
    for out in outs:
        at.setdefault(out.table, []).append(out)
    return [group for group in at.values() if len(group) > 1]


def _at_table(inq: Inquiry, chosen: Chosen, ways: Ways, groups: list[list[Out]]) -> Ways:
    same = settled(inq, SAME_TABLE, chosen.same_table, field="same_table")
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
    equal = settled(inq, EQUAL_STACKS, chosen.equal_stacks, field="equal_stacks")
    if equal != "equal-place":
        for group in tied:
            _hands_known(inq, chosen, group)
    return msgspec.structs.replace(ways, equal_stacks=equal)


def _stacks_known(inq: Inquiry, group: list[Out]) -> None:
    missing = [out.entry for out in group if not out.stack]
    if missing:
        raise Unlawful(
            "bust.no-stack/stacks-missing",
            {"missing": items(missing)},
            field="stack",
            value=missing,
            limits={"min": 1},
            rule=rule_of(inq, SAME_TABLE),
        )


def _hands_known(inq: Inquiry, chosen: Chosen, group: list[Out]) -> None:
    missing = [out.entry for out in group if not out.strength]
    if missing and not chosen.hands_unknown:
        rule = rule_of(inq, EQUAL_STACKS)
        raise Unlawful(
            "bust.no-hand", {"group": items(str(out.entry) for out in group)}, field="cards", value=missing, rule=rule
        )
    strengths = [out.strength for out in group]
    if missing or len(set(strengths)) < len(strengths):
        settled(inq, EQUAL_HANDS, chosen.equal_hands, field="equal_hands")
