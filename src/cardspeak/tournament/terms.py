"""What is settled about entries when the event is created, beyond the set-up that all parts share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from cardspeak.limits import Name, SmallCount, Timestamp, UtcOffset
from cardspeak.tournament.core import Happening, State, applies
from cardspeak.words import Chips, Message, message

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class EntryTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How entries are sold."""

    hosts: SmallCount = 1
    """How many hosts bring starting stacks."""
    freeroll: bool = False
    """Advertised as free of any charge."""
    charge_lawful: bool | None = None
    """Whether the law of the state lets entries be charged; None where nobody has looked it up."""
    fee_lawful: bool | None = None
    """Whether that law lets a fee be kept out of the buy-ins."""
    advertised_at: Timestamp | None = None
    """When the charge was advertised."""
    online: bool = False
    """Whether people can register online."""
    venue_membership: bool = False
    """Whether the venue wants a membership of its own."""
    must_join: bool = False
    """Whether somebody who is no member has to become one."""
    give_up_stack: bool = False
    """Whether players may give up a stack to re-enter, where the book leaves it to the event."""
    add_ons_each: SmallCount = 1
    closes_at: Timestamp | None = None
    """When late registration closes, where the levels cannot tell."""
    utc_offset_minutes: UtcOffset = 0
    """How far the clock on the wall is ahead of universal time; it tells on which day the event is."""
    target: Name = ""
    """A satellite: the event it leads to."""


class TermsSet(Happening, frozen=True, kw_only=True, tag="entry-terms"):
    """How entries are sold was settled."""

    terms: EntryTerms


@dataclass
class Terms:
    """The terms in force."""

    now: EntryTerms = field(default_factory=EntryTerms)


@applies(TermsSet)
def _terms_set(state: State, happening: TermsSet) -> None:
    state.of(Terms).now = happening.terms


def terms(state: State) -> EntryTerms:
    """The terms in force; plain ones where none were settled."""
    return state.of(Terms).now


def day_begins(state: State) -> int:
    """When the day of the event begins, on the clock on the wall."""
    offset = terms(state).utc_offset_minutes * MINUTE
    local = state.setup.starts_at + offset
    return local - local % DAY - offset


JOINS = message("note.joins")
"""Somebody has become a member with this entry."""
AGAIN = message("note.re-entry")
DOCKED = "note.docked"
"""Chips that a latecomer did not get."""


def docked_of(notes: Iterable[Message | str]) -> int | None:
    """What a latecomer was docked; None where nothing was."""
    for one in notes:
        if isinstance(one, Message) and one.code == DOCKED:
            chips = one.values["chips"]
            return chips.amount if isinstance(chips, Chips) else None
    return None
