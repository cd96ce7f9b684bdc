"""The deals of an event: proposed, agreed player by player, approved, or cancelled and void."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening, State, applies, must_hold
from cardspeak.tournament.deals.methods import DealMethod, Odd
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, message, word, words_of

DealStage = Literal["proposed", "agreed", "approved", "cancelled", "void", "closed"]
"""``closed``: another deal is in force over the same prizes, or others are left than it was made for."""
STAGES = words_of("deals.stage", "proposed", "agreed", "approved", "cancelled", "void", "closed")


class Share(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player in a deal. Points are not part of it."""

    entry: int
    name: str
    chips: int
    share: int
    by_position: int
    """The prize of the place that the stack has now."""
    odd: Odd | Literal[""] = ""


class DealProposed(Happening, frozen=True, kw_only=True, tag="deal-proposed"):
    """The players who are left want to divide the prizes that are left."""

    number: int
    method: DealMethod
    shares: tuple[Share, ...]
    for_winner: int = 0
    director_present: bool = False
    needed: int
    """How many of them have to agree."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.shares), method=word("why", self.method))


class DealAccepted(Happening, frozen=True, kw_only=True, tag="deal-accepted"):
    """Some of the players in a deal agree to it."""

    number: int
    entries: tuple[int, ...]


class DealApproved(Happening, frozen=True, kw_only=True, tag="deal-approved"):
    """The director has approved a deal on which all agree; prizes are paid by it."""

    number: int
    by: str
    cites: tuple[str, ...] = ()


class DealDropped(Happening, frozen=True, kw_only=True, tag="deal-dropped"):
    """A deal did not come about: somebody objects, or it is not paid. The payouts stand."""

    number: int
    entry: int | None = None
    why: Message | str
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.entry is None else "objection")


class DealVoided(Happening, frozen=True, kw_only=True, tag="deal-voided"):
    """A deal does not count; the payouts that were announced are in force again."""

    number: int
    ground: str
    why: str
    cites: tuple[str, ...] = ()


@dataclass(slots=True)
class Deal:
    """One deal and how far it has come."""

    terms: DealProposed
    accepted: set[int] = field(default_factory=set)
    stage: DealStage = "proposed"
    why: Message | str = ""
    objector: int | None = None
    """Who said no."""

    @property
    def by_entry(self) -> dict[int, int]:
        """What everybody in it gets at once."""
        return {one.entry: one.share for one in self.terms.shares}

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Those who have not agreed yet."""
        return tuple(one.entry for one in self.terms.shares if one.entry not in self.accepted)


class Deals:
    """All deals of an event, by number."""

    def __init__(self) -> None:
        self.all: dict[int, Deal] = {}

    def deal(self, number: int) -> Deal:
        """One deal; refused where there is none of that number."""
        found = self.all.get(number)
        if found is None:
            limits = {"of": list(self.all)}
            raise Unlawful("deal.unknown", {"number": number}, field="deal", value=number, limits=limits)
        return found

    @property
    def in_force(self) -> Deal | None:
        """The deal that the prizes are paid by."""
        return next((deal for deal in self.all.values() if deal.stage == "approved"), None)


def stage_of(state: State, deal: Deal) -> DealStage:
    """How far a deal has come as things stand: one that nobody can approve any more is closed until that is taken back."""
    if deal.stage not in ("proposed", "agreed"):
        return deal.stage
    others = {entry.number for entry in state.of(Entrants).players_left()} != set(deal.by_entry)
    return "closed" if others or state.of(Deals).in_force is not None else deal.stage


def at_stage(deal: Deal, *stages: DealStage, now: DealStage | None = None) -> None:
    """Refuse what does not fit how far a deal has come, by what was written or by ``now``."""
    stage = now or deal.stage
    if stage not in stages:
        raise Unlawful(
            "deal.stage",
            {"number": deal.terms.number, "stage": STAGES[stage]},
            field="deal",
            value=deal.terms.number,
            limits={"stage": stage, "stages": list(stages)},
        )


@applies(DealProposed)
def _proposed(state: State, happening: DealProposed) -> None:
    deals, payouts = state.of(Deals), state.of(Prizes).payouts
    if happening.number in deals.all:
        raise Unlawful("deal.exists", {"number": happening.number}, field="deal", value=happening.number)
    _among_those_left(state, [one.entry for one in happening.shares])
    left = sum(payouts.prizes[: len(happening.shares)])
    if sum(one.share for one in happening.shares) + happening.for_winner != left:
        raise Unlawful("deal.sum/left", {"left": left}, field="shares", limits={"sum": left})
    deals.all[happening.number] = Deal(happening)


def _among_those_left(state: State, entries: Sequence[int]) -> None:
    """Refuse a deal that is not among everybody who is left."""
    left = [entry.number for entry in state.of(Entrants).players_left()]
    if sorted(entries) != left:
        raise Unlawful("deal.those-left", field="shares", value=list(entries), limits={"of": left})


@applies(DealAccepted)
def _accepted(state: State, happening: DealAccepted) -> None:
    deal = state.of(Deals).deal(happening.number)
    at_stage(deal, "proposed")
    strangers = [entry for entry in happening.entries if entry not in deal.by_entry]
    if strangers:
        raise Unlawful(
            "deal.stranger",
            {"strangers": strangers[0], "number": happening.number},
            field="entries",
            value=strangers[0],
        )
    deal.accepted.update(happening.entries)
    if len(deal.accepted) >= deal.terms.needed:
        deal.stage = "agreed"


@applies(DealApproved)
def _approved(state: State, happening: DealApproved) -> None:
    deal, prizes = state.of(Deals).deal(happening.number), state.of(Prizes)
    at_stage(deal, "agreed")
    _among_those_left(state, list(deal.by_entry))
    if prizes.agreed or any(entry in prizes.paid for entry in deal.by_entry):
        raise Unlawful("deal.settled/prizes-settled", field="deal")
    deal.stage = "approved"
    prizes.agreed, prizes.for_winner = deal.by_entry, deal.terms.for_winner


@applies(DealDropped)
def _dropped(state: State, happening: DealDropped) -> None:
    deal = state.of(Deals).deal(happening.number)
    at_stage(deal, "proposed", "agreed")
    deal.stage, deal.why, deal.objector = "cancelled", happening.why, happening.entry


@applies(DealVoided)
def _voided(state: State, happening: DealVoided) -> None:
    deal, prizes = state.of(Deals).deal(happening.number), state.of(Prizes)
    at_stage(deal, "proposed", "agreed", "approved")
    if deal.stage == "approved":
        if any(entry in prizes.paid for entry in deal.by_entry):
            raise Unlawful("deal.paid", field="deal")
        prizes.agreed, prizes.for_winner = {}, 0
    deal.stage, deal.why = "void", happening.why


@must_hold
def deals_add_up(state: State) -> Iterator[Message]:
    """A deal in force divides the prizes of the places that were open, no more and no less."""
    deal = state.of(Deals).in_force
    if deal is None:
        return
    shares = deal.by_entry
    left = sum(state.of(Prizes).payouts.prizes[: len(shares)])
    if sum(shares.values()) + deal.terms.for_winner != left:
        divided = sum(shares.values()) + deal.terms.for_winner
        yield message(
            "broken.deal-sum", deal=deal.terms.number, divided=money_of(state, divided), left=money_of(state, left)
        )
