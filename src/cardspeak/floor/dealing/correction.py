"""Corrections: what a ruling on the deal does to the hand, as values; the hand is rebuilt from its corrected record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.cards.deck import SHORT, STANDARD
from cardspeak.errors import Unlawful
from cardspeak.floor.betting.out_of_turn import OutOfTurn
from cardspeak.floor.dealing.so_far import DealSoFar, deal_anew, setup_before
from cardspeak.floor.table import Table
from cardspeak.hand.events import Board, Burn, Deal, Event, Push
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import (
    check_stub,
    dealt_again,
    next_off,
    put_on_top,
    rebuilt,
    redealt,
    set_aside,
    shuffle_stub,
)
from cardspeak.words import message

STREETS = ("flop", "turn", "river")
NAMED = {
    "flop": message("dealing.street-flop"),
    "turn": message("dealing.street-turn"),
    "river": message("dealing.street-river"),
}
"""The streets as sentences name them."""
SIZE = {"flop": 3, "turn": 1, "river": 1}


class DealAgain(msgspec.Struct, frozen=True):
    """All chips go back and the same hand is dealt again, with the button moved if it was wrong."""

    button: int | None = None
    order: tuple[int, ...] = ()
    """The new deck, top card first, if it is known."""

    def apply(self, table: Table) -> None:
        """Restart the hand."""
        hand = table.the_hand()
        setup = setup_before(hand)
        setup = setup if self.button is None else setup.changed(button=self.button)
        deal_anew(table, dealt_again(hand, setup, self.order))


class VoidHand(msgspec.Struct, frozen=True):
    """All chips go back, except what somebody forfeits to the next pot."""

    forfeit: tuple[tuple[int, int], ...] = ()
    """Seat and chips."""

    def apply(self, table: Table) -> None:
        """Give the chips back and remember what is carried over."""
        hand = table.the_hand()
        lost = dict(self.forfeit)
        setup = setup_before(hand)
        stacks = {seat: chips - lost.get(seat, 0) for seat, chips in setup.stacks}
        left = {seat: chips for seat, chips in stacks.items() if chips}
        setup = setup if left == dict(setup.stacks) else setup.changed(stacks=left)
        deal_anew(table, dealt_again(hand, setup), hand)
        carried = table.recall(DealSoFar)
        carried.carried = sum(lost.values())
        carried.may_play_for_it = hand.setup.order if lost else ()


class KillHand(msgspec.Struct, frozen=True):
    """A hand is dead, if it is not already; its chips stay in the pot but for what nobody has called."""

    seat: int
    why: str

    def apply(self, table: Table) -> None:
        """Kill the hand."""
        if self.seat in table.the_hand().live_seats:
            table.the_hand().kill(self.seat, self.why)


class SetStreet(msgspec.Struct, frozen=True):
    """A street of the board gets its proper burn and cards; what comes next may be known."""

    street: str
    burn: int
    board: tuple[int, ...]
    """Cards that are missing here come off the deck."""
    top: tuple[int, ...] = ()
    """The cards that come next off the deck."""

    def apply(self, table: Table) -> None:
        """Rebuild the hand with the corrected street."""
        hand = table.the_hand()
        missing = SIZE[self.street] - len(self.board)
        board = (*self.board, *(next_off(hand) for _ in range(missing)))
        table.hand = rebuilt(hand, with_street(hand, self.street, self.burn, board), top=self.top)


class StreetStands(msgspec.Struct, frozen=True):
    """The cards of a street stay as they lie, whatever was burned before them."""

    street: str
    board: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Put them on the board, if it does not show them yet."""
        hand = table.the_hand()
        at = sum(SIZE[one] for one in STREETS[: STREETS.index(self.street)])
        if UNKNOWN not in self.board and hand.board[at : at + SIZE[self.street]] != self.board:
            table.hand = rebuilt(hand, with_street(hand, self.street, burn_of(hand, self.street), self.board), top=())


class RedealStreet(msgspec.Struct, frozen=True):
    """A street comes again off a shuffled stub; its burn may stay, and nobody need have dealt it in the record."""

    street: str
    burn: int | None
    """The burn that stays; None burns a new card."""
    order: tuple[int, ...] = ()
    """The new stub, top card first, if it is known."""
    out: tuple[int, ...] = ()
    """Cards that stay out of the stub."""

    def apply(self, table: Table) -> None:
        """Go back to before the street, with the new stub."""
        hand = table.the_hand()
        top = () if self.burn is None else (self.burn,)
        table.hand = redealt(hand, before_street(hand, self.street), self.order, top=top, out=self.out)


class WouldBeRiver(msgspec.Struct, frozen=True):
    """An early turn is set aside: the river comes as the turn, and the river from a stub shuffled with the early card.

    The engine burns one card a street: the early burn stands as the turn's, the second burn as the river's.
    """

    burn: int
    early: int
    coming: tuple[int, ...] = ()
    """The two cards under the early one, if they are known."""
    order: tuple[int, ...] = ()
    """The stub that is shuffled for the river, top card first, if it is known."""

    def apply(self, table: Table) -> None:
        """Settle what comes on turn and river."""
        hand = table.the_hand()
        check_stub(hand, self.order, (self.burn, *self.coming))
        set_aside(hand, (self.burn, self.early, *self.coming))
        unseen = tuple(next_off(hand) for _ in range(2 - len(self.coming)))
        second, turn = (*self.coming, *unseen)
        shuffle_stub(hand, self.order, top=(self.burn, turn, second))


class SwapCard(msgspec.Struct, frozen=True):
    """A player's card is replaced; the old one may be the next burn."""

    seat: int
    old: int
    new: int | None = None
    """None: the next card off the deck."""
    burn_old: bool = False

    def apply(self, table: Table) -> None:
        """Rebuild the hand with the other card."""
        hand = table.the_hand()
        log = with_card(hand.events, self.seat, self.old, next_off(hand) if self.new is None else self.new)
        table.hand = rebuilt(hand, log, top=(self.old,) if self.burn_old else ())


class NextOff(msgspec.Struct, frozen=True):
    """Cards are known to come next off the deck, the first of them as the next burn."""

    cards: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Put them on top."""
        put_on_top(table.the_hand(), self.cards)


class NewStub(msgspec.Struct, frozen=True):
    """The stub is shuffled again; its order is known if somebody names it."""

    order: tuple[int, ...] = ()
    top: tuple[int, ...] = ()
    """Cards that are not part of the shuffle and come first: a burn that stays."""

    def apply(self, table: Table) -> None:
        """Deal on from the new stub."""
        shuffle_stub(table.the_hand(), self.order, top=self.top)


class MixedStub(msgspec.Struct, frozen=True):
    """The stub is shuffled together with the muck or the burns, so that their cards may come again."""

    piles: tuple[str, ...]
    order: tuple[int, ...] = ()
    """The new stub, top card first, if it is known."""

    def apply(self, table: Table) -> None:
        """Deal on from the new stub."""
        hand = table.the_hand()
        table.hand = redealt(hand, mixed_in(hand, self.piles), self.order)


class Rewind(msgspec.Struct, frozen=True):
    """Whatever was done since a moment of the hand is taken back."""

    kept: int
    """How many events of the hand stay."""

    def apply(self, table: Table) -> None:
        """Go back to that moment."""
        hand = table.the_hand()
        table.hand = rebuilt(hand, hand.events[: self.kept], top=())
        out = table.recall(OutOfTurn)
        out.acts = [act for act in out.acts if act.since < self.kept]
        out.left_open = [act for act in out.left_open if act.since < self.kept]
        out.come_to.clear()


def with_street(hand: Hand, street: str, burn: int, board: Sequence[int]) -> list[Event]:
    """The record with a street's burn and board as they should be; dealt now if the street was not in it."""
    log: list[Event] = [
        event for event in hand.events if not isinstance(event, Push)
    ]  # another board may have other winners
    boards = [index for index, event in enumerate(log) if isinstance(event, Board)]
    wanted = STREETS.index(street)
    if wanted < len(boards):
        at = boards[wanted]
        log[at - 1 : at + 1] = [Burn(burn), Board(tuple(board))]
        return log
    if wanted > len(boards) or hand.pending.step not in ("burn", "board"):
        raise Unlawful("street.not-due", {"street": street}, field="street", value=street)
    return [*(log if hand.pending.step == "burn" else log[:-1]), Burn(burn), Board(tuple(board))]


def mixed_in(hand: Hand, piles: Sequence[str]) -> list[Event]:
    """The record with the cards of these piles unseen: nobody can tell any more which ones they were."""
    live = hand.live_seats
    log: list[Event] = []
    for event in hand.events:
        if isinstance(event, Burn) and "burns" in piles:
            log.append(Burn(UNKNOWN))
        elif isinstance(event, Deal) and "muck" in piles:
            cards = [card if seat in live else UNKNOWN for seat, card in zip(event.seats, event.cards, strict=True)]
            log.append(Deal(event.seats, tuple(cards), event.up))
        else:
            log.append(event)
    return log


def before_street(hand: Hand, street: str) -> list[Event]:
    """The record up to a street's burn; all of it where the street is not in it."""
    boards = [index for index, event in enumerate(hand.events) if isinstance(event, Board)]
    wanted = STREETS.index(street)
    if wanted < len(boards):
        return hand.events[: boards[wanted] - 1]
    if hand.events and isinstance(hand.events[-1], Burn):
        return hand.events[:-1]
    return list(hand.events)


def burn_of(hand: Hand, street: str) -> int:
    """The burn of a street in the record; unseen where the street is not in it."""
    at = len(before_street(hand, street))
    event = hand.events[at] if at < len(hand.events) else None
    return event.card if isinstance(event, Burn) else UNKNOWN


def stub_before(hand: Hand, street: str) -> int:
    """How many cards the stub has before a street's burn."""
    wanted = STREETS.index(street)
    dealt = sum(SIZE[before] + 1 for before in STREETS[:wanted])
    first = hand.setup.game.streets[0]
    deck = SHORT if hand.setup.game.short_deck else STANDARD
    return len(deck) - len(hand.seats) * (first.down + first.up) - dealt


def with_card(log: Sequence[Event], seat: int, old: int, new: int) -> list[Event]:
    """The record with one card of a player exchanged for another; a card dealt unseen may be the one that was seen."""
    for wanted in (old, UNKNOWN):
        for index, event in enumerate(log):
            at = _place_of(event, seat, wanted)
            if isinstance(event, Deal) and at is not None:
                changed = Deal(event.seats, (*event.cards[:at], new, *event.cards[at + 1 :]), event.up)
                return [*log[:index], changed, *log[index + 1 :]]
    raise Unlawful("card.not-held", {"seat": seat, "face": face(old)}, field="card", value=face(old))


def _place_of(event: Event, seat: int, card: int) -> int | None:
    """Where in a deal a player got a card; the last time, if it was dealt unseen more than once."""
    if not isinstance(event, Deal):
        return None
    found = [at for at, dealt in enumerate(zip(event.seats, event.cards, strict=True)) if dealt == (seat, card)]
    return found[-1] if found else None
