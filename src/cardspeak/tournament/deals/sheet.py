"""The sheet that the players in a deal sign, and what the reports of an event say of deals: values, for page and paper."""

from __future__ import annotations

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.deals import REPORTED
from cardspeak.books.settings.league import POINTS_AFTER_DEAL, POINTS_TRANSFERABLE
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.methods import DealMethod
from cardspeak.tournament.deals.standing import Deal, Deals, DealStage, stage_of
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.prizes.standing import Prizes, prizes_by_place
from cardspeak.words import Message


class SheetLine(msgspec.Struct, frozen=True, kw_only=True):
    """A player on the sheet, with room to sign."""

    entry: int
    name: str
    chips: int
    by_position: int
    share: int
    agreed: bool


class DealSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What the players in a deal sign."""

    deal: int
    stage: DealStage
    method: DealMethod
    lines: tuple[SheetLine, ...]
    for_winner: int
    total: int
    places_stay: bool
    """Places and points are played for and no part of the deal."""
    cites: tuple[str, ...]


class ReportedShare(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a deal in a report: what was announced, and what was agreed."""

    entry: int
    name: str
    announced: int | None
    """For the place that was played; None while that is open."""
    agreed: int


class ReportedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in a report of the event."""

    deal: int
    stage: DealStage
    method: DealMethod
    shares: tuple[ReportedShare, ...]
    for_winner: int
    why: Message | str
    """Why it is void."""
    cites: tuple[str, ...]


def sheet(state: State, number: int) -> DealSheet:
    """The sheet for one deal."""
    deal = state.of(Deals).deal(number)
    terms = deal.terms
    inq = Inquiry(state.policy)
    places_stay = inq.maybe(POINTS_AFTER_DEAL) != "deal"
    inq.cite(POINTS_AFTER_DEAL)  # D-XI-b
    inq.cite(POINTS_TRANSFERABLE)  # D-V-c
    lines = tuple(
        SheetLine(
            entry=one.entry, name=one.name, chips=one.chips, by_position=one.by_position, share=one.share,
            agreed=one.entry in deal.accepted,
        )
        for one in terms.shares
    )  # fmt: skip
    return DealSheet(
        deal=number, stage=stage_of(state, deal), method=terms.method, lines=lines, for_winner=terms.for_winner,
        total=sum(line.share for line in lines) + terms.for_winner, places_stay=places_stay,
        cites=tuple(dict.fromkeys((*terms.cites, *inq.numbers))),
    )  # fmt: skip


def reported_deals(state: State) -> tuple[ReportedDeal, ...]:
    """Every deal that was in force, also one that is void by now: no report of the event leaves it out."""
    inq = Inquiry(state.policy)
    inq.cite(REPORTED)  # D-V-k
    deals = state.of(Deals).all.values()
    return tuple(_reported(state, deal, inq.numbers) for deal in deals if deal.stage in ("approved", "void"))


def _reported(state: State, deal: Deal, cites: tuple[str, ...]) -> ReportedDeal:
    announced, terms = prizes_by_place(state.of(Prizes).payouts, places(state)), deal.terms
    return ReportedDeal(
        deal=terms.number, stage=deal.stage, method=terms.method, for_winner=terms.for_winner, why=deal.why, cites=cites,
        shares=tuple(
            ReportedShare(entry=one.entry, name=one.name, announced=announced.get(one.entry), agreed=one.share)
            for one in terms.shares
        ),
    )  # fmt: skip
