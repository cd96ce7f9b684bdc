"""The cash desk as the staff sees it: money, chips and deals."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.chips.account import Account, owed
from cardspeak.tournament.chips.feasible import Planned, colour_up_plan
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.dealing import NO_REASON, grounds_of
from cardspeak.tournament.deals.ending import may_end
from cardspeak.tournament.deals.standing import Deal, Deals, stage_of
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.money import MoneyProof, proof
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.setup import Level
from cardspeak.words import Message


class ShownPile(msgspec.Struct, frozen=True, kw_only=True):
    """One denomination."""

    value: int
    count: int
    """Chips of it in play, as far as that is known."""
    colour: str
    gone: bool
    """Coloured up at some table at least."""


class ShownColourUp(msgspec.Struct, frozen=True, kw_only=True):
    """When a denomination leaves play."""

    value: int
    to: int
    in_break: int | None
    """The line of the structure, from 0."""
    done: tuple[int, ...]
    """Tables in use that have coloured it up."""
    left: tuple[int, ...]
    """Tables in use that have not."""


class ShownChips(msgspec.Struct, frozen=True, kw_only=True):
    """The chips of an event."""

    in_play: int
    owed: int
    """Chips that were sold and are not on the tables."""
    raced: int
    """What colour-ups have added."""
    removed: int
    unsorted: int
    """Value of which nobody said in what chips it came or went."""
    by_value: tuple[ShownPile, ...]
    plan: tuple[ShownColourUp, ...]


class ShownShare(msgspec.Struct, frozen=True, kw_only=True):
    """One player in a deal."""

    entry: int
    name: str
    chips: int
    share: int
    by_position: int
    odd: Literal["", "below", "above"]
    """Less than what is locked up already, or more than the first prize."""
    odd_limit: int
    """What is locked up, or the first prize."""
    accepted: bool


class ShownDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal and how far it has come."""

    number: int
    method: str
    stage: str
    """``proposed``, ``agreed``, ``approved``, ``cancelled``, ``void``, or ``closed``: nobody can approve it any more."""
    why: Message | str
    objector: str
    """Who said no."""
    needed: int
    for_winner: int
    director_present: bool
    shares: tuple[ShownShare, ...]


class ShownDeals(msgspec.Struct, frozen=True, kw_only=True):
    """Every deal, the latest first."""

    all: tuple[ShownDeal, ...]
    grounds: tuple[str, ...]
    """What a deal is void for by the book."""
    may_end: bool
    """Nothing is left to play for: the event may end here."""


@shows("money", "staff")
def money(seen: Seen) -> MoneyProof:
    """What came in, what it is for, and what is owed."""
    return proof(seen.state)


@lru_cache(maxsize=32)
def _plan(lines: tuple[Level, ...], values: tuple[int, ...]) -> tuple[Planned, ...]:
    return colour_up_plan(lines, values)


@shows("chips", "staff")
def chips(seen: Seen) -> ShownChips:
    """Every chip in play, and which leave it when."""
    state, account = seen.state, seen.state.of(Account)
    tables = [table.number for table in state.of(Entrants).open_tables() if table.players]
    kinds = state.setup.chips
    plan = _plan(schedule(state), tuple(kind.value for kind in kinds)) if kinds and state.setup.levels else ()
    return ShownChips(
        in_play=account.total, owed=sum(owed(state).values()), raced=account.raced, removed=account.removed,
        unsorted=account.unsorted,
        by_value=tuple(
            ShownPile(
                value=kind.value, count=account.by_value.get(kind.value, 0), colour=kind.colour,
                gone=kind.value in account.out,
            )
            for kind in sorted(kinds, key=lambda kind: kind.value)
        ),
        plan=tuple(_colour_up(one, account.out.get(one.value, set()), tables) for one in plan),
    )  # fmt: skip


def _colour_up(one: Planned, out: set[int], tables: list[int]) -> ShownColourUp:
    return ShownColourUp(
        value=one.value, to=one.to, in_break=one.in_break, done=tuple(table for table in tables if table in out),
        left=tuple(table for table in tables if table not in out),
    )  # fmt: skip


@shows("deals", "staff")
def deals(seen: Seen) -> ShownDeals:
    """What the players have agreed on, or talk about."""
    state = seen.state
    return ShownDeals(
        all=tuple(_deal(state, one) for one in reversed(state.of(Deals).all.values())),
        grounds=grounds_of(state), may_end=state.of(Finishing).won is None and may_end(state) is not None,
    )  # fmt: skip


def _deal(state: State, deal: Deal) -> ShownDeal:
    terms = deal.terms
    announced = state.of(Prizes).announced
    first, least = (announced.prizes[0], announced.prizes[: len(terms.shares)][-1]) if announced else (0, 0)
    return ShownDeal(
        number=terms.number, method=terms.method, stage=stage_of(state, deal), needed=terms.needed,
        why="" if deal.why == NO_REASON else deal.why,
        objector="" if deal.objector is None else state.of(Entrants).entry(deal.objector).name,
        for_winner=terms.for_winner, director_present=terms.director_present,
        shares=tuple(
            ShownShare(
                entry=one.entry, name=one.name, chips=one.chips, share=one.share, by_position=one.by_position,
                odd=one.odd, odd_limit=0 if not one.odd else first if one.odd == "above" else least,
                accepted=one.entry in deal.accepted,
            )
            for one in terms.shares
        ),
    )  # fmt: skip
