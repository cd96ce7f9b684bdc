"""What comes up after a bet: a wrong count that was accepted, a short call, hidden chips, early acts."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cardspeak.books.policy import Citation
from cardspeak.books.settings import betting as says
from cardspeak.books.settings import turn as turns
from cardspeak.books.settings.showdown import DISCARD
from cardspeak.errors import Unreadable
from cardspeak.floor.betting.acted import ruled_act
from cardspeak.floor.betting.effects import Act, TakenBack
from cardspeak.floor.betting.facing import facing
from cardspeak.floor.betting.out_of_turn import HeldAct, Hold
from cardspeak.floor.betting.undercall import ForgetUndercalls
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import go_on
from cardspeak.hand.record import apply
from cardspeak.hand.setup import BY_HAND
from cardspeak.words import message


class Quoted:
    """The amount of a bet as players were told, by seat, with the bet it was told about."""

    def __init__(self) -> None:
        self.by_seat: dict[int, tuple[int, int, int]] = {}

    def tell(self, hand: Hand, seat: int, amount: int) -> None:
        """Record what a player is told about the bet of this street."""
        self.by_seat[seat] = (amount, hand.street, hand.bet_level)

    def told(self, hand: Hand, seat: int) -> int | None:
        """What a player was told about the bet that stands now."""
        amount, *about = self.by_seat.get(seat, (0, 0, 0))
        return amount if about == [hand.street, hand.bet_level] and amount else None


def accepted(table: Table, seat: int) -> Ruling:
    """A call after a wrong count: the caller owes the true amount (49)."""
    at = facing(table, seat)
    told = table.recall(Quoted).told(table.the_hand(), seat) or 0
    inq = Inquiry(table.policy, at.name)
    inq.rest_on(says.ACCEPTED)
    answer: dict[str, Plain] = {"told": told, "owes": at.call_to}
    why = message(
        "betting.misinformed-caller-owes",
        name=at.name,
        told=told,
        level=at.bet,
    )
    step = message(
        "betting.caller-adds-unsaid",
        name=at.name,
        chips=at.call_to - at.own,
        more=at.call_to - told,
    )
    return inq.ruling(
        "reading", action="call", to=at.call_to, binding=True, answer=answer, effects=(Act(seat, "call"),), why=why,
        steps=(step,),
    )  # fmt: skip


@form(
    "cards of {seat} are identifiable",
    about="Cards given up with nothing to call lie apart and nobody has acted since.",
    example="cards of B are identifiable",
    before_cards=True,
)
def identifiable(table: Table, seat: int) -> Ruling:
    """A hand given up with nothing to call is dead once somebody acts behind; before that the host may keep it (3-ii-2)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    if seat in table.the_hand().live_seats:  # given up at showdown, and not dead
        inq.cite(DISCARD)
        return inq.ruling("reading", answer="live", why=message("showdown.identifiable-may-table", name=name))
    if inq.ask(says.FOLD_UNFACED) != "when-next-acts" or not _acted_last(table, seat):
        inq.cite(says.FOLD_UNFACED)
        return inq.ruling("refused", answer="dead", why=message("betting.hand-is-dead", name=name))
    inq.cite(says.FOLD_UNFACED)
    cites = inq.cited(says.FOLD_UNFACED)
    choices = (Choice(message("option.dead"), cites), Choice(message("option.live"), cites, (TakenBack(seat),)))
    why = message("betting.fold-retrievable", name=name)
    return inq.ruling("decision", director=choices, why=why)


def _acted_last(table: Table, seat: int) -> bool:
    """Whether the last act of the hand is this player's."""
    acts = (events.Call, events.Bet, events.Raise, events.Check, events.Fold)
    last = next((event for event in reversed(table.the_hand().events) if isinstance(event, acts)), None)
    return last is not None and last.seat == seat


@form(
    "call of {seat} was short by {short:amount}",
    about="A miscount in a call is found, perhaps after hands were shown.",
    example="call of C was short by 100",
    before_cards=True,
)
def short_call(table: Table, seat: int, short: int) -> Ruling:
    """A call that was short by a miscount is made up, even after hands were shown (5-ii-8)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(says.SHORT_CALL_UNTIL)
    hand = table.the_hand()
    if hand.over:
        return inq.ruling("refused", answer="too late", why=message("betting.pot-already-awarded"))
    act = ruled_act(table, seat)
    to = act.to if act is not None and act.action == "call" else None
    steps = (message("betting.pays-up-to-stack", name=name, short=short),)
    why = message("betting.call-made-up", name=name)
    return inq.ruling(
        "remedy", action="call" if to else None, to=to, answer={"pays": short}, steps=steps, why=why,
        effects=(ForgetUndercalls(seat),),
    )  # fmt: skip


def not_released(table: Table, seat: int) -> Ruling:
    """Chips that were moved but not released are not a bet yet (5-ii-6)."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(says.RELEASE)
    return inq.ruling(
        "reading",
        answer="no action",
        binding=False,
        why=message("betting.not-binding-until-released"),
    )


class FoundBehind(msgspec.Struct, frozen=True):
    """Chips found behind an all-in are part of it: the bet is so much more, and its callers owe it as far as they have it."""

    seat: int
    found: int

    def apply(self, table: Table) -> None:
        """Play the hand again from its record with the larger stack and the larger bet."""
        hand = table.the_hand()
        stacks = tuple((seat, chips + self.found * (seat == self.seat)) for seat, chips in hand.setup.stacks)
        again = Hand(msgspec.structs.replace(hand.setup, stacks=stacks), automatic=BY_HAND)
        last = max(at for at, event in enumerate(hand.events) if _wager_of(event, self.seat))
        for at, event in enumerate(hand.events):
            if isinstance(event, events.Call):
                again.call(event.seat)
            elif at == last:
                again.all_in(self.seat)
            elif not isinstance(event, events.Return | events.Push):  # they follow by themselves, or come again
                apply(again, event)
        go_on(again, hand)
        table.hand = again


def _wager_of(event: events.Event, seat: int) -> bool:
    return isinstance(event, events.Bet | events.Raise | events.RuledWager) and event.seat == seat


def _wagered(table: Table, seat: int) -> bool:
    """Whether a player is all-in by a bet or raise of their own."""
    hand = table.the_hand()
    return not hand.stacks.get(seat, 1) and any(_wager_of(event, seat) for event in hand.events)


def hidden_chips(table: Table, seat: int, found: int, *, next_deal: bool = False) -> Ruling:
    """Chips found behind a player whose all-in was called (62)."""
    name = table.name(seat)
    if found <= 0:
        raise Unreadable("chips.not-whole/how-many-found", field="found", value=found)
    inq = Inquiry(table.policy, name)
    way = inq.ask(says.HIDDEN)
    inq.cite(says.HIDDEN)
    left = inq.ask(says.HIDDEN_LEFT)
    cites = inq.cited(says.HIDDEN)
    if way == "winner-or-removed":
        return _to_winner_or_removed(inq, table, seat, found, cites, next_deal=next_deal)
    answer: dict[str, Plain] = {
        "if part": message("answer.caller-owes-more", chips=found),
        "if not and wins": "not paid for them",
        "if not and loses": "out, they do not save",
    }
    choices = (
        Choice(
            message("option.part-of-the-action"), cites, (FoundBehind(seat, found),) if _wagered(table, seat) else ()
        ),
        Choice(message("option.not-part-of-it"), cites),
        Choice(message("option.not-part-of-it-awarded-to-the-winning-caller"), cites),
    )
    why = message(
        "betting.hidden-chips-found",
        found=found,
        name=name,
    )
    go = message("betting.unawarded-chips-removed")
    keep = message("betting.unawarded-chips-kept")
    steps = (keep if left == "stay" else go,)
    return inq.ruling("decision", director=choices, answer=answer, why=why, steps=steps)


def _covered_by_caller(table: Table, seat: int) -> int:
    """What the largest caller has left behind, and so could have called as well."""
    hand = table.the_hand()
    return max((hand.stacks[other] for other in hand.live_seats if other != seat), default=0)


def _to_winner_or_removed(
    inq: Inquiry, table: Table, seat: int, found: int, cites: tuple[Citation, ...], *, next_deal: bool
) -> Ruling:
    name = table.name(seat)
    if next_deal:
        why = message("betting.hidden-chips-too-late", found=found)
        steps = (message("betting.remove-found-chips", found=found),)
        return inq.ruling("remedy", answer="removed", why=why, steps=steps)
    choices = (
        Choice(message("option.awarded-to-the-winner"), cites),
        Choice(message("option.removed-from-play"), cites),
    )
    left = inq.ask(says.HIDDEN_LEFT)
    inq.cite(says.HIDDEN_LEFT)
    covered = min(found, _covered_by_caller(table, seat))
    rest = found - covered if left == "stay" else 0
    answer: dict[str, Plain] = {"covered": covered, "stays": rest}
    why = message(
        "betting.hidden-chips-covered",
        covered=covered,
        found=found,
        name=name,
    )
    return inq.ruling("decision", director=choices, answer=answer, why=why)


def early_act(table: Table, seat: int, action: str) -> Ruling:
    """An act before the bet it answers has an amount: a call is the director's, a fold stands (50-B, 59-B)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    if action == "fold":
        inq.rest_on(turns.EARLY_FOLD)
        why = message("betting.hasty-fold-stands", name=name)
        return inq.ruling("reading", action="fold", binding=True, penalty="may", effects=(Act(seat, "kill"),), why=why)
    point = says.EARLY_CALL if table.policy.has(says.EARLY_CALL) else turns.EARLY
    inq.rest_on(point)
    inq.cite(turns.EARLY)
    cites = inq.cited(point)
    hand = table.the_hand()
    held = HeldAct(seat, "call", None, hand.bet_level, 0, len(hand.events))
    choices = (
        Choice(message("option.call-any-amount"), cites, (Hold(replace(held, final=True)),)),
        Choice(message("option.out-of-turn"), (*cites, *inq.cited(turns.OUT_OF_TURN)), (Hold(held),)),
        Choice(message("option.another-ruling"), cites),
    )
    why = message("betting.acted-before-amount-known", name=name)
    return inq.ruling("decision", director=choices, penalty="may", why=why)
