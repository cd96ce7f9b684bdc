"""The end by a deal: all prizes are divided, and nobody plays on for the places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.deals import PLAYED_TO_THE_END
from cardspeak.books.settings.league import CUT_SHORT, CUT_SHORT_EQUAL, POINTS_AFTER_DEAL
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.busts.reporting import WinnerEnding, finished
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.deals.standing import Deal, Deals
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.happenings import BY_DEAL
from cardspeak.tournament.finishing.places import Finishing, not_won
from cardspeak.tournament.finishing.ranking import Out
from cardspeak.tournament.needs import Advice, Reason, advise
from cardspeak.tournament.values import entries_offered


class EndEvent(Order, frozen=True, kw_only=True):
    """End an event whose prizes are divided by a deal; the places go by its chip counts."""

    first: EntryNumber | None = None
    why: str = ""
    left_over_to: Literal["", "winner", "house"] = ""


def may_end(state: State) -> Deal | None:
    """The deal that leaves nothing to play for to anybody who is still in; None where there is none."""
    deal, left = state.of(Deals).in_force, _left(state)
    if deal is None or deal.terms.for_winner or state.setup.flight or len(left) < 2:
        return None
    return deal if set(left) <= set(deal.by_entry) else None


def to_end(state: State) -> Iterator[Advice]:
    """The order that ends the event, where nothing is left to play for."""
    deal = may_end(state)
    if deal is not None:
        needs = () if _reason_needed(state, Inquiry(state.policy), deal) is None else (Reason(),)
        cites = state.policy.every_rule(POINTS_AFTER_DEAL, CUT_SHORT)
        yield advise("end", orders=(EndEvent(),), needs=needs, cites=cites)


@decides(EndEvent)
def end(state: State, order: EndEvent, context: Context) -> Iterator[Happening]:
    """Rank whoever is still in by the counts of the deal, above everybody who is out."""
    not_won(state)
    deal = may_end(state)
    if deal is None:
        raise Unlawful("end.no-deal", field="event", limits={"deals": len(state.of(Deals).all)})
    inq = Inquiry(state.policy, order.choices)
    if not order.why.strip() and (refusal := _reason_needed(state, inq, deal)) is not None:
        raise refusal
    counts = {one.entry: one.chips for one in deal.terms.shares}
    left = sorted(_left(state), key=lambda entry: -counts[entry])
    winner = _first(state, inq, order, [entry for entry in left if counts[entry] == counts[left[0]]])
    for setting in (POINTS_AFTER_DEAL, CUT_SHORT):  # D-XI-b, D-V-g
        inq.cite(setting)
    outs = tuple(Out(entry=entry, stack=counts[entry]) for entry in left if entry != winner)
    yield from finished(state, winner, outs, order.left_over_to, context.at, WinnerEnding(BY_DEAL, 0, inq.numbers))


def _left(state: State) -> list[int]:
    early = state.of(Finishing).early
    return [entry.number for entry in state.of(Entrants).players_left() if entry.number not in early]


def _reason_needed(state: State, inq: Inquiry, deal: Deal) -> Unlawful | None:
    """Why a reason is needed to end: the book wants events played out, or the counts of the deal are not all chips."""
    if inq.maybe(PLAYED_TO_THE_END):  # 6-35
        rule = inq.policy.rule(PLAYED_TO_THE_END)
        return Unlawful("end.played-out", field="why", takes="text", rule=rule)
    total, should = sum(one.chips for one in deal.terms.shares), expected(state)
    if total == should:
        return None
    values = {"total": total, "should": should}
    return Unlawful("end.account", values, field="why", takes="text", limits={"sum": should})


def _first(state: State, inq: Inquiry, order: EndEvent, most: list[int]) -> int:
    if len(most) == 1:
        return most[0]
    if order.first in most:
        return order.first
    rule = inq.policy.rule(CUT_SHORT_EQUAL)
    raise Ambiguous.asking("end.equal", None, "first", options=entries_offered(state, most), rule=rule)
