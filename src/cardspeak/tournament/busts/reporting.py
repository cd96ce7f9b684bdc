"""After the bust: the way to the desk, and the winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.prizes import WON_BY
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.question import options
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.window import may_finish
from cardspeak.tournament.finishing.bounties import Bounties, head, left_over
from cardspeak.tournament.finishing.happenings import Busted, Reported, Won
from cardspeak.tournament.finishing.places import Finishing, not_won
from cardspeak.tournament.finishing.ranking import Out
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.values import money_of


class ReportOut(Order, frozen=True, kw_only=True):
    """Record that a player who is out has come to the desk."""

    roles = FLOOR

    entry: EntryNumber


class DeclareWinner(Order, frozen=True, kw_only=True):
    """Declare the last player left the winner."""

    left_over_to: Literal["", "winner", "house"] = ""
    chips: ChipCount | None = None


@decides(ReportOut)
def report_out(state: State, order: ReportOut, context: Context) -> Iterator[Reported]:
    """The place is confirmed at the desk."""
    finishing = state.of(Finishing)
    state.of(Entrants).entry(order.entry)
    if order.entry not in finishing.of or order.entry in finishing.reported:
        raise Unlawful("bust.not-out/or-back", {"entry": order.entry}, field="entry", value=order.entry)
    yield Reported(entry=order.entry, at=context.at)


@decides(DeclareWinner)
def declare_winner(state: State, order: DeclareWinner, context: Context) -> Iterator[Happening]:
    """The last one left has won, or whoever has the most chips, once nobody can come in any more."""
    inq = Inquiry(state.policy, order.choices)
    not_won(state)
    finishing = state.of(Finishing)
    left = [entry for entry in state.of(Entrants).live() if entry.number not in finishing.early]
    if not left:
        raise Unlawful("winner.nobody", field="entry", limits={"left": 1})
    winner, others = left[0], left[1:]
    if _won_by(inq, len(left)) == "most-chips":
        winner, *others = sorted(left, key=lambda entry: -entry.chips)
        _one_has_most(winner, others)
    elif others or not finishing.moments:
        rule = inq.policy.rule(WON_BY)
        raise Unlawful(
            "winner.not-last/others-still-in",
            {"count": len(left)},
            field="entry",
            value=len(left),
            limits={"left": 1},
            rule=rule,
        )
    missing = 0 if order.chips is None else expected(state) - order.chips
    outs = tuple(Out(entry=one.number, stack=one.chips) for one in others)
    how = WinnerEnding("most chips", missing, inq.numbers)
    yield from finished(state, winner.number, outs, order.left_over_to, context.at, how)


class WinnerEnding(NamedTuple):
    """How an event ends: why the others are out, the chips that are missing, and the rules."""

    why: str
    missing: int
    cites: tuple[str, ...]


def finished(
    state: State, winner: int, outs: tuple[Out, ...], left_over_to: str, at: int, how: WinnerEnding
) -> Iterator[Happening]:
    """One has won, and whoever is still there is placed by the chips; refused while something is open."""
    _nobody_comes(state, at)
    _envelopes_filled(state)
    over = 0
    if state.setup.bounty != "none":
        over = left_over(state) + sum(head(state, out.entry) for out in outs)
    if over and not left_over_to:
        values = {"over": money_of(state, over)}
        raise Unlawful.asking("bounty.left-over", values, "left_over_to", options=options(["winner", "house"]))
    if outs:
        yield Busted(outs=outs, why=how.why)
    yield Won(entry=winner, left_over_to=left_over_to if over else "", missing=how.missing, cites=how.cites)


def _won_by(inq: Inquiry, left: int) -> str:
    """How the event is won; with one player left there is nothing to ask, whatever the book says."""
    if left == 1:
        inq.cite(WON_BY)
        return "last-player"
    return inq.settle(WON_BY)


def _envelopes_filled(state: State) -> None:
    """Refuse a winner while the money of mystery bounties is in no envelope: nobody would have it."""
    paid_in = state.of(Ledger).by_purpose["bounty"]
    if state.setup.bounty == "mystery" and paid_in and not state.of(Bounties).envelopes:
        limits = {"order": "fill envelopes", "sum": paid_in}
        raise Unlawful("bounty.unfilled", {"paid_in": paid_in}, field="envelopes", value=paid_in, limits=limits)


def _one_has_most(winner: Entrant, others: list[Entrant]) -> None:
    if others and others[0].chips == winner.chips:
        tied = [winner.number, *(one.number for one in others if one.chips == winner.chips)]
        raise Unlawful("winner.tied", field="entry", value=tied)


def _nobody_comes(state: State, at: int) -> None:
    """Refuse a winner while the book waits for late entries (1.4.1(c))."""
    ending = may_finish(state, at)
    if ending.options:
        limits = {"of": list(ending.options)}
        raise Unlawful("winner.too-early", field="entry", limits=limits, rule=ending.cites[0])
