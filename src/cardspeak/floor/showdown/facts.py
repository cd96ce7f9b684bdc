"""What the log of a hand tells at showdown: who was in, who bet last, who paid for whose hand, whose cards lie open."""

from __future__ import annotations

from typing import Literal

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message

HandWhereabouts = Literal["not dealt in", "folded", "dead", "in the muck", "forward", "tabled", "part shown", "held"]
WORDS: dict[HandWhereabouts, Message] = {
    "not dealt in": message("showdown.state-not-dealt-in"),
    "folded": message("showdown.state-folded"),
    "dead": message("seat.dead"),
    "in the muck": message("showdown.in-the-muck"),
    "forward": message("showdown.state-forward"),
    "tabled": message("showdown.state-tabled"),
    "part shown": message("showdown.state-part-shown"),
    "held": message("showdown.state-held"),
}
"""Where cards are, in a sentence."""
_CARDS = (events.Board, events.Deal, events.Burn, events.Draw, events.Shuffle)
_WAGERS = (events.Bet, events.Raise, events.RuledWager)


def dealt_in(table: Table, seat: int) -> Hand:
    """The hand in progress, after making sure that the seat has part in it."""
    hand = table.the_hand()
    if seat not in hand.seats:
        raise Unreadable(
            "seat.not-dealt-in",
            {"name": table.name(seat)},
            field="seat",
            value=seat,
            limits={"seats": list(hand.seats)},
        )
    return hand


def live_hand(table: Table, seat: int) -> Hand:
    """The hand in progress, after making sure that the seat's cards are live."""
    hand = dealt_in(table, seat)
    if seat not in hand.live_seats:
        raise Unlawful("show.dead-hand", {"name": table.name(seat)}, field="seat", value=seat)
    return hand


def betting_over(hand: Hand) -> bool:
    """Whether no bet can come any more."""
    return hand.pending.step in ("show", "push", "over") or hand.no_more_betting


def need_showdown(hand: Hand) -> None:
    """Refuse what belongs to a showdown while the betting goes on."""
    if not betting_over(hand):
        raise Unlawful("showdown.betting-open", field="step")


def is_tabled(table: Table, seat: int) -> bool:
    """Whether all cards of a seat lie open, named or only said to."""
    return seat in table.the_hand().tabled_seats or seat in table.recall(Showdown).laid_open


def whereabouts(table: Table, seat: int) -> HandWhereabouts:
    """Where the cards of a seat are."""
    hand = table.the_hand()
    if seat not in hand.seats:
        return "not dealt in"
    if seat in folded(hand):
        return "folded"
    if is_tabled(table, seat):
        return "tabled"
    memory = table.recall(Showdown)
    if seat in memory.mucked or any(isinstance(event, events.Muck) and event.seat == seat for event in hand.events):
        return "in the muck"
    if any(isinstance(event, events.Kill) and event.seat == seat for event in hand.events):
        return "dead"
    if seat in memory.forward:
        return "forward"
    return "part shown" if hand.shown_cards_of(seat) else "held"


def folded(hand: Hand) -> frozenset[int]:
    """The seats that folded."""
    return frozenset(event.seat for event in hand.events if isinstance(event, events.Fold))


def at_showdown(hand: Hand) -> tuple[int, ...]:
    """The seats whose hands had part in the showdown or could have had; none where all but one folded."""
    out = folded(hand)
    left = tuple(seat for seat in hand.seats if seat not in out)
    return left if len(left) > 1 else ()


def was_called(hand: Hand) -> bool:
    """Whether anybody called anything; a hand checked to the end for antes alone was not."""
    return any(isinstance(event, events.Call) for event in hand.events)


def last_street_acts(hand: Hand) -> tuple[events.Event, ...]:
    """The acts of the last betting round that the cards allow; nothing where no bet could be made in it."""
    if hand.streets_left:
        return ()
    acts: list[events.Event] = []
    for event in hand.events:
        if isinstance(event, _CARDS):
            acts.clear()
        else:
            acts.append(event)
    return tuple(acts)


def last_aggressor(hand: Hand) -> int | None:
    """Who bet or raised last in the last betting round."""
    wagers = [event.seat for event in last_street_acts(hand) if isinstance(event, _WAGERS)]
    return wagers[-1] if wagers else None


def wagered(hand: Hand, seat: int) -> bool:
    """Whether the last bet or raise of the hand is this player's, called since or not."""
    wagers = [event.seat for event in hand.events if isinstance(event, _WAGERS)]
    return bool(wagers) and wagers[-1] == seat


def paid_for(hand: Hand, who: int, whose: int) -> bool:
    """Whether a player called a bet or raise of another in the last betting round."""
    bettor = None
    for event in last_street_acts(hand):
        if isinstance(event, _WAGERS):
            bettor = event.seat
        elif isinstance(event, events.Call) and event.seat == who and bettor == whose:
            return True
    return False


def called_last_wager(hand: Hand, who: int) -> bool:
    """Whether a player called the last bet or raise of the last betting round."""
    called = False
    for event in last_street_acts(hand):
        if isinstance(event, _WAGERS):
            called = False
        elif isinstance(event, events.Call) and event.seat == who:
            called = True
    return called


def pushed_to(hand: Hand) -> tuple[int, ...]:
    """The seats that chips were pushed to."""
    return tuple(dict.fromkeys(event.seat for event in hand.events if isinstance(event, events.Push)))
