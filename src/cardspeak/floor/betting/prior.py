"""Chips of an earlier bet of the round that still lie in front of a player who faces a raise (46)."""

from __future__ import annotations

from cardspeak.books.settings import betting as says
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.chips import by_amount, half_mark, read_chips, read_several
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.betting.front import Pile
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.words import Message, message

HANDLED = {
    "none": message("act-name.none"),
    "all": message("betting.pulled-back-all"),
    "part": message("betting.pulled-back-part"),
}
"""How many of the earlier chips were pulled back."""


def read_with_prior(inq: Inquiry, at: Facing, prior: Pile, left: Pile, put: Put) -> Ruling:
    """New silent chips on top of earlier ones, by how the earlier ones were handled."""
    out = left.total + put.total
    way = inq.maybe(says.PRIOR_CHIPS)
    if way is None and left.total <= at.own:
        return read_chips(inq, at, put, out)  # nothing but the new chips can be read
    if way != "by-what-was-pulled":
        return _both(inq, at, put, left)
    handled = "none" if left == prior else "all" if not left.total else "part"
    covers = prior.total >= at.bet
    inq.fact(_handled(prior, handled, covers=covers))
    if handled == "part" or covers:
        if handled == "all" and len(put.chips) == 1 and put.total > at.bet:
            return _single_after_pull(inq, at, out)
        inq.cite(says.PRIOR_CHIPS, "combined")
        return by_amount(inq, at, out, out) if out > at.bet else _at_least_call(inq, at, out)
    if len(put.chips) == 1 and out > at.bet:
        inq.cite(says.PRIOR_CHIPS, "apart")
        inq.cite(says.OVERCHIP)
        why = message("betting.new-overchip-call")
        return verdict.call(inq, at, out, why)
    if out > at.bet:
        inq.cite(says.PRIOR_CHIPS, "apart")
        return read_several(inq, at, put.chips, out, last=put.total == at.stack)
    return read_chips(inq, at, put, out) if handled == "none" else _at_least_call(inq, at, out)


def _handled(prior: Pile, handled: str, *, covers: bool) -> Message:
    chips, how = list(prior.pieces), HANDLED[handled]
    if covers:
        return message("betting.prior-chips-covering", chips=chips, how=how)
    return message("betting.prior-chips-short", chips=chips, how=how)


def read_swept(inq: Inquiry, at: Facing, out: int) -> Ruling:
    """Everything gathered and pushed forward: it may mean that all the chips count (46, fifth situation)."""
    inq.rest_on(says.SWEPT)
    cites = inq.cited(says.SWEPT)
    choices = [verdict.choice_call(at, cites)]
    if not at.closed and out >= half_mark(inq, at):
        choices.append(verdict.choice_wager(at, out, cites))
    why = message("betting.prior-chips-pushed-together")
    return inq.ruling("decision", director=tuple(choices), why=why)


def _at_least_call(inq: Inquiry, at: Facing, out: int) -> Ruling:
    """A player who pulls chips back owes at least the call (46-B)."""
    inq.rest_on(says.PULLED_BACK)
    why = message("betting.pullback-is-call", name=at.name)
    return verdict.call(inq, at, out, why)


def _single_after_pull(inq: Inquiry, at: Facing, out: int) -> Ruling:
    inq.cite(says.PRIOR_CHIPS, "combined")
    cites = inq.cited(says.PRIOR_CHIPS, "combined")
    choices = [verdict.choice_call(at, cites)]
    if not at.closed and out >= half_mark(inq, at):
        choices.append(verdict.choice_wager(at, out, cites))
    why = message("betting.chip-after-pullback-ambiguous")
    return inq.ruling("decision", director=tuple(choices), why=why)


def _both(inq: Inquiry, at: Facing, put: Put, left: Pile) -> Ruling:
    """The new chips alone and with the earlier ones: where both say the same it is that, otherwise the director chooses."""
    alone = read_chips(Inquiry(inq.policy, at.name), at, put, put.total) if put.total >= at.bet else None
    whole = read_chips(inq, at, put, left.total + put.total, left.pieces)
    if alone is None or (alone.action, alone.to) == (whole.action, whole.to):
        return whole
    if not inq.policy.has(says.PRIOR_CHIPS):
        raise Silent(says.PRIOR_CHIPS)
    inq.cite(says.PRIOR_CHIPS)
    cites = inq.cited(says.PRIOR_CHIPS)
    choices = tuple(
        Choice(message("option.act-to", action=act_word(reading.action or ""), to=reading.to), cites, reading.effects)
        for reading in (alone, whole)
        if reading.to
    )
    why = message("betting.prior-chips-unsettled")
    return inq.ruling("decision", director=choices, why=why)
