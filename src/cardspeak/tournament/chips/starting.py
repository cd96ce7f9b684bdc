"""Stacks at the start, what a chip is worth, and what may be added to a stack during play."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import ADDED_BY, CASH_OUT_NEEDS, EQUAL_START, START_STACK_FOR, WORTH
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.question import in_words
from cardspeak.tournament.chips.account import Account, ChipsIssued, must_be_whole_chips, owed
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.values import reason
from cardspeak.words import Message, items, message, word

BY_RULE = frozenset({"pot", "colour-up", "forfeit", "penalty", "correction", "count"})
"""Causes that change a stack without adding to it from outside."""


class IssueStacks(Order, frozen=True, kw_only=True):
    """Put out the stacks that were sold and are not on the tables yet, for present and absent players."""

    roles = DESK


class ChangeStack(Order, frozen=True, kw_only=True):
    """Change a player's stack, with the cause."""

    entry: EntryNumber
    chips: ChipCount
    cause: str
    why: str = ""


class AllowCashOut(Order, frozen=True, kw_only=True):
    """Allow chips of this event to be exchanged for money, if everything the book requires is there."""

    law: str = ""
    permits: str = ""
    written_consent: str = ""


class CashOutAllowed(Happening, frozen=True, kw_only=True, tag="cash-out-allowed"):
    """Chips of this event may be changed for money; with the proofs."""

    law: str
    permits: str
    written_consent: str
    cites: tuple[str, ...] = ()


class CashOut:
    """Whether chips may be changed for money."""

    def __init__(self) -> None:
        self.allowed: CashOutAllowed | None = None


@decides(IssueStacks)
def _issue(state: State, _order: IssueStacks, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy)
    for finding in check_chips(state.setup, state.policy):
        raise finding
    waiting = owed(state)
    to = inq.maybe(START_STACK_FOR)
    inq.cite(START_STACK_FOR)  # 6-4: for every entrant, there or not
    if not waiting:
        rule = inq.policy.rule(START_STACK_FOR)
        raise Unlawful("chips.issued/all", field="entry", rule=rule)
    equal, started = inq.maybe(EQUAL_START), state.of(Clock).started
    inq.cite(EQUAL_START)
    fresh = set(waiting) - set(state.of(Account).issued_to)
    stack = state.setup.buy_in.chips
    for entry in sorted(waiting):
        late = started and to == "on-time"  # a latecomer's stack is docked elsewhere (3-b)
        if equal and entry in fresh and waiting[entry] != stack and not late:  # 2, 3.8.2
            limits = {"min": stack, "max": stack}
            rule = inq.policy.rule(EQUAL_START)
            raise Unlawful(
                "chips.unequal", {"stack": stack}, field="chips", value=waiting[entry], limits=limits, rule=rule
            )
    cites = inq.numbers
    for entry, chips in waiting.items():
        why = "entry" if entry in fresh else "bought"
        yield ChipsIssued(entry=entry, chips=chips, why=why, cites=cites)


@decides(ChangeStack)
def _change_stack(state: State, order: ChangeStack, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    added_by = inq.maybe(ADDED_BY)
    inq.cite(ADDED_BY)
    has = state.of(Entrants).entry(order.entry).chips
    causes = [*(added_by or ("rebuy", "add-on", "stamp-card")), *sorted(BY_RULE)]
    rule = inq.policy.rule(ADDED_BY)
    if order.cause not in causes:  # 3.8.4
        values = {"causes": items(map(in_words, causes), "or")}
        raise Unlawful("stack.cause", values, field="cause", value=order.cause, limits={"of": causes}, rule=rule)
    if order.cause == "correction" and not order.why:
        raise Unlawful("stack.reason", field="why", takes="text", rule=rule)
    must_be_whole_chips(state, order.chips, "chips")
    yield ChipsSet(entry=order.entry, chips=order.chips, was=has, why=_reason(order))
    if added_by is not None and order.cause in added_by and order.chips > has:
        yield ChipsIssued(entry=order.entry, chips=order.chips - has, why=order.cause, cites=inq.numbers)


def _reason(order: ChangeStack) -> Message | str:
    """Why a stack was changed, with what somebody wrote."""
    cause = reason(order.cause)
    return message("why.cause-and-reason", cause=cause, reason=order.why) if order.why else order.cause


@decides(AllowCashOut)
def _allow_cash_out(state: State, order: AllowCashOut, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    worth = inq.settle(WORTH)
    needs = inq.maybe(CASH_OUT_NEEDS)
    proofs = {"law": order.law, "permits": order.permits, "written-consent": order.written_consent}
    if needs is None and worth == "nothing":
        raise Unlawful("chips.worthless", field="law", rule=inq.policy.rule(WORTH))
    missing = [need for need in needs or () if not proofs[need]]
    inq.cite(CASH_OUT_NEEDS)
    if missing:  # C-h: all of them together
        rule = inq.policy.rule(CASH_OUT_NEEDS)
        raise Unlawful(
            "chips.worthless/missing",
            {"missing": items(word("field", one) for one in missing)},
            field=missing[0],
            limits={"needs": missing},
            rule=rule,
        )
    yield CashOutAllowed(law=order.law, permits=order.permits, written_consent=order.written_consent, cites=inq.numbers)


@applies(CashOutAllowed)
def _cash_out_allowed(state: State, happening: CashOutAllowed) -> None:
    state.of(CashOut).allowed = happening
