"""The deal so far: what was seen to go wrong, kept until the hand is over or dealt again."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.errors import Unreadable
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.record import replay
from cardspeak.hand.setup import HandSetup
from cardspeak.words import Message, message

ACTS: dict[type, str] = {
    events.Fold: "fold",
    events.Check: "check",
    events.Call: "call",
    events.Bet: "bet",
    events.Raise: "raise",
    events.BringIn: "bet",
    events.RuledWager: "raise",
}
"""What a player does of their own will, by name."""


@dataclass(frozen=True)
class Exposure:
    """A card that was seen while it was dealt."""

    seat: int
    by: str = "dealer"
    """``dealer`` or ``player``."""
    index: int | None = None
    """Its place in the deal, the first card off the deck being 1; None if nobody knows."""
    card: int = UNKNOWN

    @property
    def words(self) -> Message | str:
        """The card in a sentence."""
        return message("dealing.a-card") if self.card == UNKNOWN else face(self.card)

    def __str__(self) -> str:
        return str(self.words)


@dataclass
class DealSoFar:
    """What was reported to the floor about this deal."""

    exposed: list[Exposure] = field(default_factory=list)
    boxed: int = 0
    extra: int = 0
    away: list[int] = field(default_factory=list)
    """Seats whose players were away for the first deal."""
    on_penalty: dict[int, int] = field(default_factory=dict)
    """Hands left, by seat."""
    early: dict[str, int] = field(default_factory=dict)
    """Streets that lay open too early, and how many events the hand had then."""
    carried: int = 0
    """Chips forfeited on the hand before, in the middle of this one."""
    may_play_for_it: tuple[int, ...] = ()
    knew: tuple[int, ...] = ()
    """Seats found to have known of a bad deck."""
    voided: Hand | None = None
    """The hand that was just made void, for what is found out about it afterwards."""


def deal_anew(table: Table, again: Hand, voided: Hand | None = None) -> None:
    """Call the hand off, and keep of its deal who was away for it or is on penalty."""
    before = table.recall(DealSoFar)
    table.call_off(again)
    now = table.recall(DealSoFar)
    now.away, now.on_penalty, now.voided = before.away, before.on_penalty, voided


def untold_pot(hand: Hand) -> int:
    """Chips of earlier streets in a story that starts late: nobody has told who put them in."""
    dues = hand.setup.dues
    return dues[0].amount if len(dues) == 1 and dues[0].kind == "dead post" else 0


def put_in(hand: Hand) -> dict[int, int]:
    """What everybody is known to have put into the pot of a hand."""
    behind = replay(hand.setup, [event for event in hand.events if not isinstance(event, events.Push)]).stacks
    paid = {seat: chips - behind[seat] for seat, chips in hand.setup.stacks}
    untold = untold_pot(hand)
    if untold:
        paid[hand.setup.dues[0].seat] -= untold
    return {seat: paid[seat] for seat in hand.seats if paid[seat]}


def untold_step(hand: Hand) -> list[Message]:
    """The step that gives back what nobody has told of."""
    untold = untold_pot(hand)
    return [message("dealing.refund-earlier-streets", chips=untold)] if untold else []


def setup_before(hand: Hand) -> HandSetup:
    """The table as it was before a hand, as far as it is told; what nobody has told of goes back by hand."""
    untold = untold_pot(hand)
    if not untold:
        return hand.setup
    payer = hand.setup.dues[0].seat
    stacks = {seat: chips - (untold if seat == payer else 0) for seat, chips in hand.setup.stacks}
    return hand.setup.changed(stacks=stacks)


def seated(table: Table, seat: int) -> str:
    """The name of a player in the hand, or at the table before it; refused for a seat that has none."""
    if table.hand is None and seat in table.names:
        return table.name(seat)
    if seat not in table.the_hand().seats:
        raise Unreadable(
            "seat.not-dealt-in/number-not-in-hand",
            {"seat": seat},
            field="seat",
            value=seat,
            limits={"seats": list(table.the_hand().seats)},
        )
    return table.name(seat)


def place_in_deal(hand: Hand, seat: int, nth: int = 1) -> int:
    """The place in the deal of a player's nth card, the first card off the deck being 1."""
    return (nth - 1) * len(hand.seats) + hand.seats.index(seat) + 1


def has_acted(hand: Hand, seat: int) -> tuple[str, ...]:
    """What a player has done in this hand, forced bets aside."""
    return tuple(
        ACTS[type(event)] for event in hand.events if type(event) in ACTS and getattr(event, "seat", None) == seat
    )


def acted_on_street(hand: Hand) -> bool:
    """Whether anybody has acted on the street that was dealt last; nobody has while the next one is being dealt."""
    if hand.pending.step in ("burn", "deal", "board"):
        return False
    for event in reversed(hand.events):
        if isinstance(event, events.Board):
            return False
        if type(event) in ACTS:
            return True
    return False
