"""Pots that are pushed: to the winner, to the wrong player, or too early (12, 13-A, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardspeak.books.settings.showdown import OBJECTORS, SPOKEN_VALUE
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Effect, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.tabling import held_ruling
from cardspeak.floor.showdown.winners import leaders
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.rebuilding import rebuilt
from cardspeak.words import Message, items, message

LOST = "lost at showdown"


@dataclass(frozen=True)
class PushPots:
    """The pots go to their winners by the cards, or to the only one who is named where the cards are not known."""

    winners: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Give up every other hand and push; chips that cannot be told by the cards stay in the middle."""
        hand = table.the_hand()
        table.recall(Showdown).winners = self.winners
        if hand.pending.step == "show":
            open_hands = set(hand.tabled_seats) or set(self.winners)
            if not open_hands.issuperset(self.winners):
                open_hands = set(self.winners)
            if len(self.winners) > 1 and not set(self.winners) <= set(hand.tabled_seats):
                return
            if len(open_hands) == 1 and not all(open_hands & set(pot.seats) for pot in hand.current_pots):
                return
            for seat in hand.live_seats:
                if seat not in open_hands and hand.pending.step == "show":
                    hand.kill(seat, LOST)
        while hand.pending.step == "push":
            hand.push()


@dataclass(frozen=True)
class MoveAward:
    """A pot that was pushed to the wrong player goes to the right one."""

    to: int

    def apply(self, table: Table) -> None:
        """Take the chips back and push them again."""
        hand = table.the_hand()
        if any(isinstance(event, events.Push) for event in hand.events):
            table.hand = rebuilt(hand, [event for event in hand.events if not _of_the_award(event)])
        PushPots((self.to,)).apply(table)


def _of_the_award(event: events.Event) -> bool:
    return isinstance(event, events.Push) or (isinstance(event, events.Kill) and event.why == LOST)


@form(
    "(dealer (pushes|awards|ships) the pot|[the] pot (is|was) (pushed|awarded|shipped)) to {who:seats}",
    about="The dealer pushes the pot: rightly, to the wrong player, or too early.",
    example="dealer pushes the pot to Ann",
)
def pushes(table: Table, who: Sequence[int]) -> Ruling:
    """The dealer pushes the pot."""
    hand = table.the_hand()
    for seat in who:
        facts.dealt_in(table, seat)
    inq = Inquiry(table.policy)
    held = held_ruling(table)
    if held is not None:
        return held
    if hand.over:
        raise Unlawful("pot.pushed", field="line")
    early = _too_early(table, who)
    if early is not None:
        inq.cite(OBJECTORS)
        steps = (message("showdown.bring-pot-back"), message("showdown.hand-goes-on"))
        return inq.ruling("refused", why=early, answer="too early", steps=steps)
    due = hand.live_seats if len(hand.live_seats) == 1 else leaders(table)
    if due and set(due) != set(who):
        inq.cite(SPOKEN_VALUE)
        inq.cite(OBJECTORS)
        names = items([table.name(seat) for seat in due], "and")
        steps = (message("showdown.bring-pot-back"), message("showdown.push-pot-to-players", names=names))
        answer = {"belongs to": [table.name(seat) for seat in due]}
        why = message("showdown.pot-to-wrong-player", names=names)
        return inq.ruling("remedy", why=why, answer={**answer}, steps=steps)
    inq.cite(SPOKEN_VALUE)
    names = items([table.name(seat) for seat in who], "and")
    effects: tuple[Effect, ...] = (PushPots(tuple(who)),)
    why = message("showdown.pot-rightly-pushed", names=names)
    return inq.ruling("reading", why=why, answer={"pushed to": [table.name(seat) for seat in who]}, effects=effects)


def _too_early(table: Table, who: Sequence[int]) -> Message | None:
    """Why the pot cannot be pushed yet; None where it can."""
    hand = table.the_hand()
    if table.waits:
        return message("showdown.push-before-decision")
    if not facts.betting_over(hand) or (len(hand.live_seats) > 1 and hand.streets_left):
        return message("showdown.push-before-end")
    given_up = table.recall(Showdown).forward | table.recall(Showdown).mucked
    holding = [seat for seat in hand.live_seats if not facts.is_tabled(table, seat) and seat not in given_up]
    others = [table.name(seat) for seat in holding if seat not in who]
    if others and hand.pending.step == "show":
        return message("showdown.push-before-all-shown", names=items(others, "and"))
    return None


def move_effects(table: Table, right: int) -> tuple[Effect, ...]:
    """What moves a pot to the player it belongs to; nothing where the cards on the table say otherwise."""
    hand = table.the_hand()
    by_cards = () if hand.over else leaders(table)
    return (MoveAward(right),) if by_cards in ((), (right,)) else ()
