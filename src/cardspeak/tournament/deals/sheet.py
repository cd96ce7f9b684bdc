"""The sheet that the players in a deal sign, and what a report of the event says of deals: as data, for page and paper."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.deals import REPORTED
from cardspeak.books.settings.league import POINTS_AFTER_DEAL, POINTS_TRANSFERABLE
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.standing import Deals, Stage, stage_of
from cardspeak.tournament.prizes.standing import Prizes, prizes_by_place


class SheetLine(msgspec.Struct, frozen=True, kw_only=True):
    """A player on the sheet, with room to sign."""

    entry: int
    name: str
    chips: int
    by_position: int
    share: int
    agreed: bool
    warning: str = ""


class DealSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What the players in a deal sign: everybody who is left is on it."""

    deal: int
    stage: Stage
    method: str
    lines: tuple[SheetLine, ...]
    for_winner: int
    total: int
    places_stay: bool
    """Places and points are played for and no part of the deal."""
    cites: tuple[str, ...]


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in a report of the event: what was announced and what was agreed, player by player."""

    deal: int
    stage: Stage
    method: str
    agreed: Mapping[int, int]
    announced: Mapping[int, int]
    """By the places played, where they are known."""
    for_winner: int
    why: str = ""
    cites: tuple[str, ...] = ()


def sheet(state: State, number: int) -> DealSheet:
    """The sheet for one deal."""
    deal = state.of(Deals).deal(number)
    terms = deal.terms
    inq = Inquiry(state.policy)
    after = inq.maybe(POINTS_AFTER_DEAL)
    inq.cite(POINTS_AFTER_DEAL)  # D-XI-b
    inq.cite(POINTS_TRANSFERABLE)  # D-V-c
    lines = tuple(
        SheetLine(
            entry=one.entry,
            name=one.name,
            chips=one.chips,
            by_position=one.by_position,
            share=one.share,
            agreed=one.entry in deal.accepted,
            warning=one.warning,
        )
        for one in terms.shares
    )
    return DealSheet(
        deal=number,
        stage=stage_of(state, deal),
        method=terms.method,
        lines=lines,
        for_winner=terms.for_winner,
        total=sum(line.share for line in lines) + terms.for_winner,
        places_stay=after != "deal",
        cites=tuple(dict.fromkeys((*terms.cites, *inq.numbers))),
    )


def report(state: State, places: Mapping[int, int]) -> tuple[Reported, ...]:
    """Every deal that was agreed, for the report of the event; no report may leave it out where the book says so."""
    inq = Inquiry(state.policy)
    if inq.maybe(REPORTED) is False:
        return ()
    inq.cite(REPORTED)  # D-V-k
    found = []
    for number, deal in state.of(Deals).all.items():
        if deal.stage not in ("approved", "void"):
            continue
        known = prizes_by_place(state.of(Prizes).payouts, places)
        found.append(
            Reported(
                deal=number,
                stage=deal.stage,
                method=deal.terms.method,
                agreed=deal.by_entry,
                announced={entry: known[entry] for entry in deal.by_entry if entry in known},
                for_winner=deal.terms.for_winner,
                why=deal.why,
                cites=inq.numbers,
            )
        )
    return tuple(found)
