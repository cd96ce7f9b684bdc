"""Disputes about a pot: whether they are in time, until when they can be raised, and how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cardspeak.books.inquiry import Inquiry, Silent
from cardspeak.books.settings.pots import ACCOUNTING_UNTIL, BREAK_SECONDS, READING_UNTIL
from cardspeak.errors import Unlawful
from cardspeak.floor.ruling import shown
from cardspeak.floor.showdown.disputes import About, By, dispute
from cardspeak.floor.showdown_memory import Aftermath
from cardspeak.floor.table import Table
from cardspeak.limits import Timestamp
from cardspeak.tournament.clock.dial import SECOND
from cardspeak.tournament.core import FLOOR, Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Message, word

DisputeOutcome = Literal["result stands", "put right", "withdrawn"]


ACTS = frozenset({"fold", "check", "call", "bet", "raise", "all-in", "bring-in", "post"})
"""What may have been done in turn on the next hand."""


class RaiseDispute(Order, frozen=True, kw_only=True):
    """Record a dispute about how a hand was read, or how a pot was counted or pushed."""

    roles = FLOOR

    table: int
    about: About
    words: str
    by: By = "in the hand"
    pushed_at: Timestamp
    on_break: bool = False
    next_hand: bool = False
    acts: tuple[str, ...] = ()
    board_in_deck: bool = False
    game_over: bool = False
    table_moved: bool = False


class SettleDispute(Order, frozen=True, kw_only=True):
    """Decide a dispute."""

    roles = FLOOR

    number: int
    outcome: DisputeOutcome
    reason: str = ""


class DisputeRaised(Happening, frozen=True, kw_only=True, tag="dispute-raised"):
    """A dispute is on record; one that came too late as well."""

    number: int
    table: int
    about: About
    words: str
    answer: str
    """``in time``, ``late`` or ``not heard``."""
    why: Message | str
    deadline: int | None = None
    """The last moment at which it could be raised, where time decides."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, about=word("why", self.about), answer=word("why", self.answer))


class DisputeSettled(Happening, frozen=True, kw_only=True, tag="dispute-settled"):
    """A dispute is over."""

    number: int
    outcome: DisputeOutcome
    reason: str = ""
    person: str = ""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, outcome=word("why", self.outcome))


class Disputes:
    """Every dispute of the event."""

    def __init__(self) -> None:
        self.raised: dict[int, DisputeRaised] = {}
        self.settled: dict[int, DisputeSettled] = {}

    @property
    def open(self) -> list[DisputeRaised]:
        """Those that were in time and wait for a decision."""
        return [one for one in self.raised.values() if one.answer == "in time" and one.number not in self.settled]


def deadline(state: State, pushed_at: int, *, on_break: bool) -> int | None:
    """The last moment for a dispute about a pot, where time decides: before a break, so many seconds after the award."""
    answer = state.policy.answer(BREAK_SECONDS)
    return pushed_at + answer.value * SECOND if on_break and answer is not None else None


@decides(RaiseDispute)
def raise_dispute(state: State, order: RaiseDispute, context: Context) -> Iterator[DisputeRaised]:
    """In time, late or not heard: it is kept either way."""
    state.of(Entrants).table(order.table)
    if not order.words.strip():
        raise Unlawful("dispute.no-words", field="words", value=order.words, takes="text")
    strange = [act for act in order.acts if act not in ACTS]
    if strange:
        raise Unlawful(
            "dispute.act/not-in-turn",
            {"strange": strange[0]},
            field="acts",
            value=strange[0],
            limits={"of": sorted(ACTS)},
        )
    if order.pushed_at > context.at:
        raise Unlawful("dispute.future", field="pushed_at", value=order.pushed_at)
    try:
        ruling = dispute(_table(state, order, context), order.about, order.by)
    except Silent:
        until = READING_UNTIL if order.about == "reading" else ACCOUNTING_UNTIL
        chosen = Inquiry(state.policy, order.choices).settle(until)
        ruling = dispute(_table(state, order, context, {until.name: chosen}), order.about, order.by)
    yield DisputeRaised(
        number=max(state.of(Disputes).raised, default=0) + 1, table=order.table, about=order.about, words=order.words,
        answer=str(ruling.answer), why=ruling.why, cites=shown(ruling.cites),
        deadline=deadline(state, order.pushed_at, on_break=order.on_break),
    )  # fmt: skip


def _table(state: State, order: RaiseDispute, context: Context, chosen: dict[str, str] | None = None) -> Table:
    table = Table(state.policy.changed(chosen, by="director") if chosen else state.policy)
    after = table.recall(Aftermath)
    after.next_hand, after.acts, after.on_break = order.next_hand, order.acts, order.on_break
    after.seconds = (context.at - order.pushed_at) // SECOND
    after.board_in_deck, after.game_over, after.table_moved = order.board_in_deck, order.game_over, order.table_moved
    return table


@applies(DisputeRaised)
def _raised(state: State, happening: DisputeRaised) -> None:
    raised = state.of(Disputes).raised
    if happening.number in raised:
        raise Unlawful("dispute.exists", {"number": happening.number}, field="number", value=happening.number)
    raised[happening.number] = happening


@decides(SettleDispute)
def settle_dispute(_state: State, order: SettleDispute, context: Context) -> Iterator[DisputeSettled]:
    """The decision with its reason."""
    if order.outcome == "put right" and not order.reason.strip():
        raise Unlawful("dispute.no-reason", field="reason", takes="text", value=order.reason)
    yield DisputeSettled(number=order.number, outcome=order.outcome, reason=order.reason, person=context.by)


@applies(DisputeSettled)
def _settled(state: State, happening: DisputeSettled) -> None:
    disputes = state.of(Disputes)
    waiting = {one.number for one in disputes.open}
    if happening.number not in waiting:
        limits = {"of": sorted(waiting)}
        raise Unlawful(
            "dispute.not-open", {"number": happening.number}, field="number", value=happening.number, limits=limits
        )
    disputes.settled[happening.number] = happening
