"""Making a deal: where the book lets it, with everybody in it, before the director, and approved at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.deals import (
    AGREED_BY,
    ALLOWED,
    CAPTAIN_MAY_PAY,
    DIRECTOR,
    LAW_MUST_ALLOW,
    VOID,
)
from cardspeak.errors import Ambiguous, Refusal, Unlawful
from cardspeak.limits import Amount, ChipCount
from cardspeak.question import YES_OR_NO, in_words
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.chips.counting import Counted, CountStacks, count
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.deals.methods import DealMethod, divide, odd_shares
from cardspeak.tournament.deals.standing import (
    DealAccepted,
    DealApproved,
    DealDropped,
    DealProposed,
    Deals,
    DealVoided,
    Share,
    at_stage,
    stage_of,
)
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.words import items, message


class Permits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the director vouches for."""

    law: bool | None = None
    venue: bool | None = None
    present: bool = False
    allowed: bool | None = None


class ProposeDeal(Order, frozen=True, kw_only=True):
    """Propose a split of the remaining prizes to the players left."""

    method: DealMethod
    chips: dict[EntryNumber, ChipCount] | None = None
    shares: dict[int, Amount] | None = None
    for_winner: Amount = 0
    unit: Amount = 0
    why_off: str = ""
    permits: Permits = Permits()


NO_REASON = "one objects"
"""What logs of the first release hold where nobody said why."""
BY_CHIPS = frozenset({"chip-chop", "floored-chip-chop", "icm", "half-icm", "edge"})
"""Methods that divide by the stacks."""


class AgreeDeal(Order, frozen=True, kw_only=True):
    """Record that players agree to a deal."""

    deal: int
    entries: tuple[EntryNumber, ...]


class RefuseDeal(Order, frozen=True, kw_only=True):
    """Record that a player refuses a deal."""

    deal: int
    entry: EntryNumber
    why: str = ""


class ApproveDeal(Order, frozen=True, kw_only=True):
    """Approve a deal that everybody agrees to."""

    deal: int
    pays: bool | None = None


class VoidDeal(Order, frozen=True, kw_only=True):
    """Void a deal that was improper or unfair."""

    deal: int
    ground: str
    why: str


@decides(ProposeDeal)
def propose(state: State, order: ProposeDeal, context: Context) -> Iterator[Happening]:
    """The shares for everybody who is left, with what is odd about them."""
    inq = Inquiry(state.policy, order.choices)
    left = state.of(Entrants).players_left()
    _may_deal(state, inq, order)
    if len(left) < 2:
        raise Unlawful("deal.nobody", field="deal", value=len(left))
    if state.of(Prizes).agreed:
        raise Unlawful("deal.settled", field="deal")
    chips = _counts(order, left)
    prizes = state.of(Prizes).payouts.prizes[: len(left)]
    if not prizes:
        raise Unlawful("deal.no-prizes", field="deal")
    unit = order.unit or state.setup.payout_unit
    shares = divide(order.method, chips, prizes, for_winner=order.for_winner, shares=_said(order, left, inq), unit=unit)
    _as_in_play(state, order, sum(chips))
    yield from _taken_over(state, order, left, context)
    odd = odd_shares(chips, prizes, shares)
    now = divide("position", chips, prizes)
    yield DealProposed(
        number=len(state.of(Deals).all) + 1,
        method=order.method,
        shares=tuple(
            Share(entry=one.number, name=one.name, chips=stack, share=share, by_position=place, odd=odd.get(k, ""))
            for k, (one, stack, share, place) in enumerate(zip(left, chips, shares, now, strict=True))
        ),
        for_winner=order.for_winner,
        director_present=order.permits.present,
        needed=_needed(inq, len(left)),
        cites=inq.numbers,
    )


def reckoning(state: State, order: ProposeDeal) -> Callable[[], None]:
    """The slow part of a proposal as a function that reads nothing that may change, to be run ahead; deciding then finds the result."""
    left, announced = state.of(Entrants).players_left(), state.of(Prizes).announced
    stacks = [entry.chips if order.chips is None else order.chips.get(entry.number, 0) for entry in left]
    prizes = announced.prizes[: len(left)] if announced is not None else ()

    def reckon() -> None:
        with suppress(Refusal):  # whoever decides says so, with the rule
            divide(order.method, stacks, prizes, for_winner=order.for_winner)

    return reckon


def _may_deal(state: State, inq: Inquiry, order: ProposeDeal) -> None:
    """Whether the book lets these players deal here and now."""
    permits, asked = order.permits, to_vouch_for(state)
    allowed = inq.maybe(ALLOWED)
    if allowed is None:
        _director_allows(inq, permits.allowed if "allowed" in asked else permits.allowed is not False)
        return
    inq.cite(ALLOWED)
    rule = inq.policy.rule(ALLOWED)
    if allowed == "not-ruled-on" and order.method != "custom":  # 6-33
        raise Unlawful(
            "deal.private/not-proposed", field="method", value=order.method, limits={"of": ["custom"]}, rule=rule
        )
    if allowed == "final-table" and len([table for table in state.of(Entrants).open_tables() if table.players]) > 1:
        raise Unlawful("deal.final-table", field="deal", limits={"tables": 1}, rule=rule)
    if inq.maybe(LAW_MUST_ALLOW):  # D-V-k, D-V-k-p5
        inq.cite(LAW_MUST_ALLOW)
        for which, said in (("law", permits.law), ("venue", permits.venue)):
            _lawful(inq, which, said if which in asked else said is not False)
    director = inq.maybe(DIRECTOR)
    inq.cite(DIRECTOR)
    if director == "present" and not permits.present:  # 3.11.18
        rule = inq.policy.rule(DIRECTOR)
        raise Unlawful.asking(
            "deal.director", None, "permits", "present", options=YES_OR_NO[:1], takes="flag", rule=rule
        )


def to_vouch_for(state: State) -> tuple[str, ...]:
    """What the director has to confirm before players may deal; once confirmed, it holds for the event."""
    inq = Inquiry(state.policy)
    if state.of(Deals).all:
        return ()
    if inq.maybe(ALLOWED) is None:
        return ("allowed",)
    return ("law", "venue") if inq.maybe(LAW_MUST_ALLOW) else ()


def grounds_of(state: State) -> tuple[str, ...]:
    """What a deal is void for by the book; all there is where it does not say."""
    return tuple(Inquiry(state.policy).maybe(VOID) or VOID.choices)


def _lawful(inq: Inquiry, which: str, allows: bool | None) -> None:
    rule = inq.policy.rule(LAW_MUST_ALLOW)
    if allows is None:
        raise Ambiguous.asking(f"deal.law/{which}", None, "permits", which, options=YES_OR_NO, takes="flag", rule=rule)
    if not allows:
        raise Unlawful(f"deal.not-lawful/{which}", field=which, value=False, rule=rule)


def _director_allows(inq: Inquiry, allows: bool | None) -> None:
    if allows is None:
        raise inq.leave(ALLOWED, "permits", "allowed", of=YES_OR_NO, takes="flag")
    if not allows:
        raise Unlawful("deal.not-allowed", field="allowed", value=allows)


def _counts(order: ProposeDeal, left: list[Entrant]) -> list[int]:
    """Everybody's chips."""
    if order.chips is None:
        return [entry.chips for entry in left]
    if set(order.chips) != {entry.number for entry in left}:
        wrong = sorted(set(order.chips) ^ {entry.number for entry in left})
        raise Unlawful("deal.counts", field="chips", value=wrong, limits={"entries": _numbers(left)})
    return [order.chips[entry.number] for entry in left]


def _as_in_play(state: State, order: ProposeDeal, total: int) -> None:
    """Refuse to divide by counts that are not the chips in play: stacks are counted for a deal, and compared."""
    should = expected(state)
    if order.method not in BY_CHIPS or total == should or order.why_off.strip():
        return
    raise Unlawful(
        "deal.account",
        {"total": total, "should": should},
        field="chips" if order.chips is None else "why_off",
        value=total if order.chips is None else order.why_off,
        limits={"sum": should, "or": "why_off"},
    )


def _taken_over(state: State, order: ProposeDeal, left: list[Entrant], context: Context) -> Iterator[Happening]:
    """Record the stacks that were counted for a deal, whether or not it is made."""
    told = order.chips or {}
    if sum(told.values()) != expected(state) or all(told[entry.number] == entry.chips for entry in left):
        return
    stacks = tuple(Counted(entry=entry, chips=chips) for entry, chips in told.items())
    yield from count(state, CountStacks(stacks=stacks), context)


def _said(order: ProposeDeal, left: list[Entrant], inq: Inquiry) -> list[int]:
    """The shares that were agreed on, with nobody left out."""
    if order.method != "custom":
        return []
    said = order.shares or {}
    forgotten = [entry.name for entry in left if entry.number not in said]
    strangers = sorted(set(said) - set(_numbers(left)))
    if forgotten or strangers:  # D-V-k-p3, 6-34
        code = "deal.left-out" if forgotten else "deal.left-out/strangers"
        limits = {"entries": _numbers(left)}
        raise Unlawful(
            code,
            {"who": items(forgotten or strangers)},
            field="shares",
            value=forgotten or strangers,
            limits=limits,
            rule=inq.policy.rule(VOID),
        )
    return [said[entry.number] for entry in left]


def _numbers(entries: list[Entrant]) -> list[int]:
    return [entry.number for entry in entries]


def _needed(inq: Inquiry, players: int) -> int:
    """How many have to agree; everybody, unless the book or the house says otherwise."""
    by = inq.maybe(AGREED_BY)
    inq.cite(AGREED_BY)
    return players // 2 + 1 if by == "majority" else players


@decides(AgreeDeal)
def agree(state: State, order: AgreeDeal, _context: Context) -> Iterator[DealAccepted]:
    """Those who agree are in the deal."""
    deal = state.of(Deals).deal(order.deal)
    at_stage(deal, "proposed", now=stage_of(state, deal))
    strangers = [entry for entry in order.entries if entry not in deal.by_entry]
    if strangers or not order.entries:
        limits = {"of": list(deal.waiting_for)}
        raise Unlawful("deal.stranger", field="entries", value=strangers, limits=limits)
    yield DealAccepted(number=order.deal, entries=order.entries)


@decides(RefuseDeal)
def refuse(state: State, order: RefuseDeal, _context: Context) -> Iterator[DealDropped]:
    """One objection ends a deal that all have to agree on."""
    deal = state.of(Deals).deal(order.deal)
    at_stage(deal, "proposed", "agreed", now=stage_of(state, deal))
    if order.entry not in deal.by_entry:
        limits = {"of": list(deal.by_entry)}
        raise Unlawful("deal.stranger/refuses", field="entry", value=order.entry, limits=limits)
    inq = Inquiry(state.policy, order.choices)
    if inq.maybe(AGREED_BY) == "majority" and len(deal.by_entry) - 1 >= deal.terms.needed:
        raise Unlawful("deal.majority", field="entry", value=order.entry, rule=inq.policy.rule(AGREED_BY))
    inq.cite(AGREED_BY)
    yield DealDropped(number=order.deal, entry=order.entry, why=order.why, cites=inq.numbers)


@decides(ApproveDeal)
def approve(state: State, order: ApproveDeal, context: Context) -> Iterator[DealApproved | DealDropped]:
    """The last word is the director's, once all agree and the same players are left."""
    deal = state.of(Deals).deal(order.deal)
    inq = Inquiry(state.policy, order.choices)
    if deal.stage == "proposed":
        limits = {"waiting": list(deal.waiting_for)}
        rule = inq.policy.rule(AGREED_BY)
        raise Unlawful(
            "deal.not-agreed",
            {"names": items(_names(state, deal.waiting_for))},
            field="deal",
            value=order.deal,
            limits=limits,
            rule=rule,
        )
    at_stage(deal, "agreed")
    left = {entry.number for entry in state.of(Entrants).players_left()}
    if left != set(deal.by_entry):
        others = sorted(left ^ set(deal.by_entry))
        raise Unlawful("deal.others", field="deal", value=deal.terms.number, limits={"entries": others})
    if not context.by.strip():
        raise Unlawful("deal.nameless", field="by", value=context.by, rule=inq.policy.rule(DIRECTOR))
    for setting in (AGREED_BY, DIRECTOR, CAPTAIN_MAY_PAY):
        inq.cite(setting)
    if inq.maybe(ALLOWED) == "not-ruled-on" and not _captain_pays(inq, order.pays):  # 6-34
        yield DealDropped(number=order.deal, why=message("why.paid-by-the-payouts-announced"), cites=inq.numbers)
        return
    yield DealApproved(number=order.deal, by=context.by, cites=inq.numbers)


def _captain_pays(inq: Inquiry, pays: bool | None) -> bool:
    may = bool(inq.maybe(CAPTAIN_MAY_PAY))
    if pays is None:
        rule = inq.policy.rule(CAPTAIN_MAY_PAY)
        raise Ambiguous.asking("deal.captain", None, "pays", options=YES_OR_NO, takes="flag", rule=rule)
    if pays and not may:
        raise Unlawful("deal.private", field="pays", value=pays, rule=inq.policy.rule(CAPTAIN_MAY_PAY))
    return pays


def _names(state: State, entries: tuple[int, ...]) -> list[str]:
    return [state.of(Entrants).entry(entry).name for entry in entries]


@decides(VoidDeal)
def void(state: State, order: VoidDeal, _context: Context) -> Iterator[DealVoided]:
    """A deal that was forced, left somebody out, was hidden from the director, or is unfair, by the grounds of the book."""
    deal = state.of(Deals).deal(order.deal)
    at_stage(deal, "proposed", "agreed", "approved")
    inq = Inquiry(state.policy, order.choices)
    grounds = inq.maybe(VOID)
    known = VOID.choices if grounds is None else grounds
    if order.ground not in known:
        limits = {"of": list(known)}
        raise Unlawful(
            "deal.ground",
            {"known": items(map(in_words, known))},
            field="ground",
            value=order.ground,
            limits=limits,
            rule=inq.policy.rule(VOID),
        )
    if not order.why.strip():
        raise Unlawful("deal.no-reason", field="why", takes="text", value=order.why)
    inq.cite(VOID)
    yield DealVoided(number=order.deal, ground=order.ground, why=order.why, cites=inq.numbers)
