"""Wagers of a wrong size found later: too small (52-A), or a pot-limit bet after a wrong count (52-B)."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.books.settings import betting as says
from cardspeak.errors import Refusal, Unlawful
from cardspeak.floor.betting.effects import Replayed
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.record import apply, replay
from cardspeak.words import Message, message

CARDS_OR_SHOWDOWN = (events.Deal, events.Board, events.Show, events.Muck, events.Push)


@dataclass(frozen=True)
class WrongSize:
    """A wager that nobody questioned when it was made."""

    seat: int
    to: int
    should: int
    """The least lawful wager then, or the true pot."""
    at: int
    """How many events the hand had before it."""
    street: int
    board: int
    """How many board cards were out."""
    counted: bool
    """It rests on a wrong count of the pot."""


class WrongSizes:
    """Wagers of a wrong size that stand for now."""

    def __init__(self) -> None:
        self.found: list[WrongSize] = []
        self.quoted: int | None = None
        """The pot as the dealer counted it."""


@dataclass(frozen=True)
class Unquestioned:
    """A wager of a wrong size goes by without a word."""

    seat: int
    to: int
    should: int
    counted: bool = False

    def apply(self, table: Table) -> None:
        """Let the wager stand, and record it as one of a wrong size."""
        hand = table.the_hand()
        wrong = WrongSize(self.seat, self.to, self.should, len(hand.events), hand.street, len(hand.board), self.counted)
        hand.stand(self.seat, self.to)
        table.recall(WrongSizes).found.append(wrong)


def unquestioned(table: Table, seat: int, to: int, *, counted: bool = False) -> Ruling:
    """A wager that the table let pass; if its size is lawful it is simply that wager."""
    hand = table.the_hand()
    if hand.to_act != seat or hand.pending.step != "act":
        raise Unlawful("act.out-of-turn", {"name": table.name(seat)}, field="seat", value=seat)
    least, most = hand.wager_limits
    should = most if counted else least
    inq = Inquiry(table.policy, table.name(seat))
    action = "raise" if hand.bet_level else "bet"
    why = message("betting.size-change-unopposed", name=table.name(seat), to=to)
    return inq.ruling("reading", action=action, to=to, effects=(Unquestioned(seat, to, should, counted),), why=why)


def noticed(table: Table) -> Ruling:
    """The wrong size is noticed: corrected if it is not too late, for everybody on the street."""
    memory = table.recall(WrongSizes)
    if not memory.found:
        raise Unlawful("betting.no-error", field="line")
    wrong = memory.found[-1]
    inq = Inquiry(table.policy, table.name(wrong.seat))
    if wrong.to == wrong.should:
        raise Unlawful("betting.no-error/bet-lawful", {"to": wrong.to}, field="line", value=wrong.to)
    if not wrong.counted:
        return _underbet(inq, table, wrong)
    if wrong.to > wrong.should:
        inq.rest_on(says.POT_TOO_HIGH)
        late = card_out(table, wrong)
        return (
            _stands(inq, table, wrong, message("betting.because-next-card-out"))
            if late
            else _corrected(inq, table, wrong)
        )
    inq.rest_on(says.POT_TOO_LOW)
    hand = table.the_hand()
    after = replay(hand.setup, hand.events[: wrong.at])
    since = acts_of(hand)[len(acts_of(after)) + 1 :]
    if substantial(inq, since):
        return _stands(inq, table, wrong, message("betting.because-substantial-action"))
    return _corrected(inq, table, wrong)


def _underbet(inq: Inquiry, table: Table, wrong: WrongSize) -> Ruling:
    hand = table.the_hand()
    until = inq.ask(says.CORRECT_UNTIL)
    inq.cite(says.CORRECT_UNTIL)
    over = hand.street != wrong.street or hand.pending.step != "act"
    if card_out(table, wrong):
        return _stands(inq, table, wrong, message("betting.because-card-or-showdown"))
    if until == "round-over" and over:
        return _stands(inq, table, wrong, message("betting.because-round-over"))
    corrected = _corrected(inq, table, wrong)
    if hand.setup.betting != "pot-limit":
        return corrected
    inq.rest_on(says.POT_UNDER_MINIMUM)
    cites = inq.cited(says.POT_UNDER_MINIMUM)
    choices = (
        Choice(message("option.corrected", should=wrong.should), cites, corrected.effects),
        Choice(message("option.stands", to=wrong.to), cites, (SettledChips(),)),
    )
    why = message("betting.pot-limit-underbet-unsettled")
    return inq.ruling("decision", director=choices, why=why)


def card_out(table: Table, wrong: WrongSize) -> bool:
    """Whether the next card has been dealt since, or hands have been shown or given up."""
    hand = table.the_hand()
    later = hand.events[wrong.at :]
    shown = table.recall(Showdown)
    if shown.laid_open or (hand.pending.step == "show" and (shown.forward or shown.mucked)):
        return True
    return len(hand.board) != wrong.board or any(isinstance(event, CARDS_OR_SHOWDOWN) for event in later)


def _corrected(inq: Inquiry, table: Table, wrong: WrongSize) -> Ruling:
    """The street played again with the right size; whoever called pays or gets back the difference."""
    hand = table.the_hand()
    again = _again(hand, wrong)
    changes = _differences(hand, again)
    bets: dict[str, Plain] = {"bet": wrong.should, "corrected": True}
    steps = tuple(
        message("betting.player-adds-chips", name=table.name(seat), chips=-chips)
        if chips < 0
        else message("betting.return-correction-chips", chips=chips, name=table.name(seat))
        for seat, chips in changes.items()
    )
    if table.policy.has(says.CORRECTED_MAY_RAISE) and any(chips < 0 for chips in changes.values()):
        steps = (*steps, message("betting.no-reraise-on-correction"))
    action = "raise" if isinstance(again.events[wrong.at], events.Raise) else "bet"
    why = message(
        "betting.size-corrected-for-all",
        was=wrong.to,
        name=table.name(wrong.seat),
        should=wrong.should,
    )
    return inq.ruling(
        "remedy", action=action, to=wrong.should, returned=max(0, changes.get(wrong.seat, 0)), binding=True,
        answer=bets, steps=steps, effects=(Replayed(tuple(again.events)), SettledChips()), why=why,
    )  # fmt: skip


def _stands(inq: Inquiry, table: Table, wrong: WrongSize, because: Message) -> Ruling:
    bets: dict[str, Plain] = {"bet": wrong.to, "corrected": False}
    why = message("betting.wrong-size-stands", to=wrong.to, name=table.name(wrong.seat), because=because)
    return inq.ruling("remedy", to=wrong.to, answer=bets, effects=(SettledChips(),), why=why)


@dataclass(frozen=True)
class SettledChips:
    """The wrong size is dealt with."""

    def apply(self, table: Table) -> None:
        """Drop the wager from those still in question."""
        memory = table.recall(WrongSizes)
        if memory.found:
            memory.found.pop()


def _again(hand: Hand, wrong: WrongSize) -> Hand:
    """The hand with the right size: later calls pay the new amount, folds stay folds."""
    again = replay(hand.setup, hand.events[: wrong.at])
    again.wager(wrong.seat, min(wrong.should, again.options.all_in))
    for event in hand.events[wrong.at + 1 :]:
        match event:
            case events.Call(seat):
                again.call(seat)
            case events.Return():
                continue
            case events.Raise(seat, to):
                _raise_again(again, seat, to)
            case _:
                apply(again, event)
    return again


def _raise_again(again: Hand, seat: int, to: int) -> None:
    try:
        again.wager(seat, to)
    except Refusal:
        again.stand(seat, to)


def _differences(before: Hand, after: Hand) -> dict[int, int]:
    """Chips that go back (positive) or are still owed (negative), by seat."""
    told = {seat: after.stacks[seat] - chips for seat, chips in before.stacks.items()}
    return {seat: chips for seat, chips in told.items() if chips}
