"""What comes up after a bet: a wrong count that was accepted, a misunderstanding, hidden chips, early acts."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cardspeak.books.policy import Citation
from cardspeak.books.settings import betting as says
from cardspeak.books.settings import turn as turns
from cardspeak.errors import Unreadable
from cardspeak.floor.betting.effects import Act, TakenBack
from cardspeak.floor.betting.facing import facing
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.floor.turn.held import HeldAct, Hold
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import go_on
from cardspeak.hand.record import apply
from cardspeak.hand.setup import BY_HAND
from cardspeak.phrase import phrase


class Quoted:
    """What players were told a bet amounts to, by seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, int] = {}


def accepted(table: Table, seat: int) -> Ruling:
    """A call after a wrong count: the caller owes the true amount (49)."""
    at = facing(table, seat)
    told = table.recall(Quoted).by_seat[seat]
    inq = Inquiry(table.policy, at.name)
    inq.ask(says.ACCEPTED)
    inq.cite(says.ACCEPTED)
    answer: dict[str, Plain] = {"told": told, "owes": at.call_to}
    why = phrase(
        "{name} was told {told} and called; finding out the true {level} was the caller's job, so it is owed.",
        name=at.name,
        told=told,
        level=at.bet,
    )
    step = phrase(
        "{name} puts in {chips} in all, {more} more than was said.",
        name=at.name,
        chips=at.call_to - at.own,
        more=at.call_to - told,
    )
    return inq.ruling(
        "reading", action="call", to=at.call_to, binding=True, answer=answer, effects=(Act(seat, "call"),), why=why,
        steps=(step,),
    )  # fmt: skip


def misunderstood(table: Table, seat: int, wager: int, put: int) -> Ruling:
    """A player claims a gross misunderstanding of a wager: excused below a share of it, if the host finds so (5-ii-11)."""
    name = table.name(seat)
    if wager <= 0 or not 0 <= put <= wager:
        message = f"{put} of a wager of {wager} cannot be."
        raise Unreadable("claim.amounts", message, field="put", value=put, limits={"min": 0, "max": wager})
    inq = Inquiry(table.policy, name)
    share = inq.ask(says.MISUNDERSTOOD)
    inq.cite(says.MISUNDERSTOOD)
    if put >= share * wager:
        why = phrase(
            "{put} is {share} or more of {wager}, so the claim is refused and all of it is owed.",
            put=put,
            share=share,
            wager=wager,
        )
        return inq.ruling("refused", to=wager, binding=True, answer={"owes": wager - put}, why=why)
    cites = inq.cited(says.MISUNDERSTOOD)
    back = (TakenBack(seat),) if _acted_last(table, seat) else ()
    choices = (Choice("withdraw and reconsider", cites, back), Choice(f"binding, call {wager}", cites))
    why = phrase(
        "{put} is less than {share} of {wager}: the host may excuse an obvious mistake that has done no damage.",
        put=put,
        share=share,
        wager=wager,
    )
    return inq.ruling("decision", director=choices, why=why)


def identifiable(table: Table, seat: int) -> Ruling:
    """A hand given up with nothing to call is dead once somebody acts behind; before that the host may keep it (3-ii-2)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    if inq.ask(says.FOLD_UNFACED) != "when-next-acts" or not _acted_last(table, seat):
        inq.cite(says.FOLD_UNFACED)
        return inq.ruling("refused", answer="dead", why=phrase("The hand of {name} is dead.", name=name))
    inq.cite(says.FOLD_UNFACED)
    cites = inq.cited(says.FOLD_UNFACED)
    choices = (Choice("dead", cites), Choice("live", cites, (TakenBack(seat),)))
    why = phrase("Nobody has acted since {name} gave the hand up, and the cards can be told.", name=name)
    return inq.ruling("decision", director=choices, why=why)


def unaware(table: Table, seat: int) -> Ruling:
    """A player did not know of a raise: the chips may be taken back while nobody has acted since (3-iv-9)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    inq.ask(says.UNAWARE)
    inq.cite(says.UNAWARE)
    if not _acted_last(table, seat):
        why = phrase("Somebody has acted since {name} did, so it binds.", name=name)
        return inq.ruling("refused", binding=True, why=why)
    cites = inq.cited(says.UNAWARE)
    choices = (Choice("take back and reconsider", cites, (TakenBack(seat),)), Choice("binding", cites))
    why = phrase(
        "Nobody has acted since: if the host finds that {name} did not know of the raise, the chips go back.", name=name
    )
    return inq.ruling("decision", director=choices, why=why)


def _acted_last(table: Table, seat: int) -> bool:
    """Whether the last act of the hand is this player's."""
    acts = (events.Call, events.Bet, events.Raise, events.Check, events.Fold)
    last = next((event for event in reversed(table.the_hand().events) if isinstance(event, acts)), None)
    return last is not None and last.seat == seat


def short_call(table: Table, seat: int, short: int) -> Ruling:
    """A call that was short by a miscount is made up, even after hands were shown (5-ii-8)."""
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    inq.ask(says.SHORT_CALL_UNTIL)
    inq.cite(says.SHORT_CALL_UNTIL)
    if table.the_hand().over:
        return inq.ruling("refused", answer="too late", why=phrase("The pot has been awarded."))
    steps = (phrase("{name} pays {short}, as far as the stack goes.", name=name, short=short),)
    why = phrase("{name} makes the call up.", name=name)
    return inq.ruling("remedy", answer={"pays": short}, steps=steps, why=why)


def not_released(table: Table, seat: int) -> Ruling:
    """Chips that were moved and not let go are no bet yet (5-ii-6)."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.ask(says.RELEASE)
    inq.cite(says.RELEASE)
    return inq.ruling(
        "reading",
        answer="no action",
        binding=False,
        why=phrase("Nothing binds before the chips have left the hand, or the action is said."),
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
        raise Unreadable("chips.not-whole", "Say how many chips were found.", field="found", value=found)
    inq = Inquiry(table.policy, name)
    way = inq.ask(says.HIDDEN)
    inq.cite(says.HIDDEN)
    left = inq.ask(says.HIDDEN_LEFT)
    cites = inq.cited(says.HIDDEN)
    if way == "winner-or-removed":
        return _to_winner_or_removed(inq, table, seat, found, cites, next_deal=next_deal)
    answer: dict[str, Plain] = {
        "if part": f"the caller owes {found} more",
        "if not and wins": "not paid for them",
        "if not and loses": "out, they do not save",
    }
    choices = (
        Choice("part of the action", cites, (FoundBehind(seat, found),) if _wagered(table, seat) else ()),
        Choice("not part of it", cites),
        Choice("not part of it, awarded to the winning caller", cites),
    )
    why = phrase(
        "{found} were found behind {name} after the call; the director decides whether they belong to the accepted action.",
        found=found,
        name=name,
    )
    go = phrase("Chips that are not part of it and not awarded are removed from play.")
    keep = phrase("Chips that are not part of it and not awarded stay with their owner.")
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
        why = phrase("The next deal has begun, so the {found} are removed from play.", found=found)
        steps = (phrase("Remove the {found} from play.", found=found),)
        return inq.ruling("remedy", answer="removed", why=why, steps=steps)
    choices = (Choice("to the winner", cites), Choice("removed from play", cites))
    left = inq.ask(says.HIDDEN_LEFT)
    inq.cite(says.HIDDEN_LEFT)
    covered = min(found, _covered_by_caller(table, seat))
    rest = found - covered if left == "stay" else 0
    answer: dict[str, Plain] = {"covered": covered, "stays": rest}
    why = phrase(
        "{covered} of the {found} are covered: {name} is out of them, and before the next deal they may go to the winner.",
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
        inq.ask(turns.EARLY_FOLD)
        inq.cite(turns.EARLY_FOLD)
        why = phrase("{name} should have waited for the amount; the fold stands.", name=name)
        return inq.ruling("reading", action="fold", binding=True, penalty="may", effects=(Act(seat, "kill"),), why=why)
    setting = says.EARLY_CALL if inq.maybe(says.EARLY_CALL) is not None else turns.EARLY
    inq.ask(setting)
    inq.cite(setting)
    inq.cite(turns.EARLY)
    cites = inq.cited(setting)
    hand = table.the_hand()
    held = HeldAct(seat, "call", None, hand.bet_level, 0, len(hand.events))
    choices = (
        Choice("bound to call any amount", cites, (Hold(replace(held, final=True)),)),
        Choice("out of turn", (*cites, *inq.cited(turns.OUT_OF_TURN)), (Hold(held),)),
        Choice("another ruling", cites),
    )
    why = phrase("{name} acted before the amount was known.", name=name)
    return inq.ruling("decision", director=choices, penalty="may", why=why)
