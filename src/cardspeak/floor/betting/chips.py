"""Silent chips: one chip, several chips, last chips, exact chips; against a bet and without one (41, 43 to 45, 61)."""

from __future__ import annotations

from cardspeak.books.settings import betting as says
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.effects import Act
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.betting.undercall import undercall
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Ruling
from cardspeak.words import message


def read_chips(inq: Inquiry, at: Facing, put: Put, out: int, prior: tuple[int, ...] = ()) -> Ruling:
    """What chips pushed out without a word count as; ``out`` is everything in front of the player afterwards.

    ``prior`` are chips of an earlier bet that are read together with them.
    """
    last = put.total == at.stack
    if not at.faced:
        return _unfaced(inq, at, put, out)
    if out == at.bet:
        inq.rest_on(says.CALL_EXACT)
        why = message("betting.chips-exact-call", name=at.name, level=at.bet)
        return verdict.call(inq, at, out, why)
    if out < at.bet:
        return _short(inq, at, put, out, last=last)
    if put.loose:
        return by_amount(inq, at, out, out)
    chips = (*prior, *put.chips)
    if len(chips) == 1:
        setting = says.LAST_OVERCHIP if last else says.OVERCHIP
        inq.rest_on(setting)
        why = message("betting.overchip-is-call", level=at.bet)
        return verdict.call(inq, at, out, why)
    return read_several(inq, at, chips, out, last=last)


def read_several(inq: Inquiry, at: Facing, chips: tuple[int, ...], out: int, *, last: bool) -> Ruling:
    """Several silent chips worth more than the call."""
    test = inq.ask(says.MULTICHIP)
    if test == "total":
        return _to_the_total(inq, at, out)
    if test == "every-chip-needed" and out - min(chips) < at.bet:
        inq.cite(says.MULTICHIP, "needed")
        why = message(
            "betting.all-chips-needed-call",
            chip=min(chips),
            level=at.bet,
        )
        return verdict.call(inq, at, out, why)
    if last and inq.maybe(says.LAST_CHIPS) == "all-in":
        inq.cite(says.LAST_CHIPS)
        why = message(
            "betting.last-chips-over-call",
            name=at.name,
        )
        return verdict.all_in(inq, at, out, why)
    inq.cite(says.MULTICHIP, "spare")
    if not at.closed and half_mark(inq, at) <= out < at.least:
        inq.cite(says.FOR_CHANGE)
    return by_amount(inq, at, out, out)


def by_amount(inq: Inquiry, at: Facing, total: int, out: int) -> Ruling:
    """The half-raise test on a total over the call (43-A); ``out`` is what is in front of the player."""
    mark = half_mark(inq, at)
    if at.closed:
        inq.fact(message("betting.half-mark-no-raise", mark=mark))
    else:
        inq.fact(message("betting.half-mark-least-raise", mark=mark, least=at.least))
    less = at.closed or total < mark
    inq.cite(says.HALF, "less" if less else "reached")
    if at.closed or less:
        why = message(
            "betting.under-half-is-call",
            total=total,
            level=at.bet,
            mark=mark,
        )
        if total == at.bet:
            why = message("betting.total-is-call", total=total)
        return verdict.call(inq, at, out, why)
    if inq.maybe(says.RAISE_ANNOUNCED) == "one-motion-enough":
        inq.cite(says.RAISE_ANNOUNCED)
    if total >= at.least:
        inq.cite(says.MINIMUM)
        why = message("betting.raise-size-enough", total=total, step=at.full_raise)
        return verdict.wager(inq, at, total, out, why)
    why = message(
        "betting.half-raise-completes",
        total=total,
        level=at.bet,
        mark=mark,
        least=at.least,
    )
    return verdict.wager(inq, at, at.least, out, why)


def half_mark(inq: Inquiry, at: Facing) -> int:
    """The total from which on chips over the call bind to a whole raise (43-A)."""
    half = inq.ask(says.HALF)
    return at.bet + _up(half * at.full_raise)


def _up(amount: object) -> int:
    """A part of a chip counts as the whole chip."""
    return -int(-amount // 1)  # type: ignore[operator]


def _to_the_total(inq: Inquiry, at: Facing, out: int) -> Ruling:
    if not at.closed and (out >= at.least or out == at.all_in):
        inq.cite(says.MULTICHIP)
        why = message("betting.silent-chips-raise", out=out)
        if inq.maybe(says.RAISE_ANNOUNCED) == "duty":
            inq.cite(says.RAISE_ANNOUNCED)
            why = why.then(message("betting.announcement-missing", name=at.name))
        return verdict.wager(inq, at, out, out, why)
    inq.rest_on(says.TOTAL_SHORT)
    cites = inq.cited(says.TOTAL_SHORT)
    choices = [verdict.choice_call(at, cites)]
    if not at.closed:
        choices.append(verdict.choice_wager(at, at.least, cites))
    why = message(
        "betting.over-call-unsettled",
        out=out,
        level=at.bet,
    )
    return inq.ruling("decision", answer=SILENT, director=tuple(choices), why=why)


def _short(inq: Inquiry, at: Facing, put: Put, out: int, *, last: bool) -> Ruling:
    if last:
        inq.cite(says.ALL_IN)
        return verdict.call(inq, at, out, message("betting.last-chips-call", name=at.name))
    if len(put.chips) == 1 and not put.loose and inq.policy.has(says.SHORT_SINGLE):
        inq.cite(says.SHORT_SINGLE)
        cites = inq.cited(says.SHORT_SINGLE)
        choices = (verdict.choice_call(at, cites), verdict.choice_fold(at, put.total, cites))
        why = message("betting.chip-under-call-unsettled")
        return inq.ruling("decision", answer=SILENT, director=choices, why=why)
    return undercall(inq, at, put, out)


def _unfaced(inq: Inquiry, at: Facing, put: Put, out: int) -> Ruling:
    """Chips with nothing to call: a bet, or for a blind with the option perhaps a raise."""
    single = len(put.chips) == 1 and not put.loose
    if at.option:
        if single:
            inq.rest_on(says.OPTION_OVERCHIP)
            cites = inq.cited(says.OPTION_OVERCHIP)
            choices = [Choice(message("option.check"), cites, (Act(at.seat, "check"),))]
            if not at.closed:
                choices.append(verdict.choice_wager(at, out, cites))
            why = message("betting.option-chip-not-open", name=at.name)
            return inq.ruling("decision", director=tuple(choices), why=why)
        return by_amount(inq, at, out, out)
    if at.closed:
        return verdict.call(inq, at, out, message("betting.no-opponent-for-chips"))
    if single and inq.ask(says.OVERCHIP_OPENING) == "director":
        return _bet_or_check(inq, at, out)
    if single:
        inq.cite(says.OVERCHIP_OPENING)
    return opening_bet(inq, at, out, out)


def _bet_or_check(inq: Inquiry, at: Facing, out: int) -> Ruling:
    """One chip with nothing to call, where the book only reads it against a bet."""
    inq.cite(says.OVERCHIP_OPENING)
    cites = inq.cited(says.OVERCHIP_OPENING)
    choices = (verdict.choice_wager(at, out, cites), Choice(message("option.check"), cites, (Act(at.seat, "check"),)))
    why = message("betting.opening-chip-unsettled")
    return inq.ruling("decision", answer=SILENT, director=choices, why=why)


def opening_bet(inq: Inquiry, at: Facing, total: int, out: int) -> Ruling:
    """A bet with nothing to call; below the least bet it is brought up to it."""
    inq.rest_on(says.LEAST_BET)
    if total >= at.least:
        return verdict.wager(inq, at, total, out, message("betting.bet-of-total", total=total))
    return verdict.too_small(inq, at, total, out)
