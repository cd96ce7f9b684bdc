"""Corrections: what a ruling on the deal does to the hand, as values; the hand is built anew from its corrected record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.cards.deck import SHORT, STANDARD, Deck, RandomDeck, RecordedDeck
from cardspeak.errors import Unlawful
from cardspeak.floor.dealing.so_far import DealSoFar, deal_anew
from cardspeak.floor.table import Table
from cardspeak.hand.cards_out import cards_left, require_undealt, take_named
from cardspeak.hand.dealing import draw_cards
from cardspeak.hand.events import Board, Burn, Deal, Event, Push
from cardspeak.hand.hand import Hand
from cardspeak.hand.progress import advance
from cardspeak.hand.record import replay
from cardspeak.hand.setup import HandSetup, Step, hand_setup
from cardspeak.words import message

STREETS = ("flop", "turn", "river")
NAMED = {
    "flop": message("dealing.street-flop"),
    "turn": message("dealing.street-turn"),
    "river": message("dealing.street-river"),
}
"""The streets as sentences name them."""
SIZE = {"flop": 3, "turn": 1, "river": 1}
CARDS = int(Step.BURN | Step.DEAL)


class DealAgain(msgspec.Struct, frozen=True):
    """All chips go back and the same hand is dealt again, with the button moved if it was wrong."""

    button: int | None = None
    order: tuple[int, ...] = ()
    """The new deck, top card first, if it is known."""

    def apply(self, table: Table) -> None:
        """Start the hand anew."""
        hand = table.the_hand()
        setup = hand.setup if self.button is None else with_button(hand.setup, self.button)
        table.hand = fresh(hand, setup, self.order)
        deal_anew(table)


class VoidHand(msgspec.Struct, frozen=True):
    """All chips go back, except what somebody forfeits to the next pot."""

    forfeit: tuple[tuple[int, int], ...] = ()
    """Seat and chips."""

    def apply(self, table: Table) -> None:
        """Give the chips back and remember what is carried over."""
        hand = table.the_hand()
        lost = dict(self.forfeit)
        stacks = {seat: chips - lost.get(seat, 0) for seat, chips in hand.setup.stacks}
        left = {seat: chips for seat, chips in stacks.items() if chips}
        setup = hand.setup if left == dict(hand.setup.stacks) else with_stacks(hand.setup, left)
        table.hand = fresh(hand, setup, ())
        deal_anew(table, hand)
        carried = table.recall(DealSoFar)
        carried.carried = sum(lost.values())
        carried.may_play_for_it = hand.setup.order if lost else ()


class KillHand(msgspec.Struct, frozen=True):
    """A hand is dead; its chips stay in the pot but for what nobody has called."""

    seat: int
    why: str

    def apply(self, table: Table) -> None:
        """Kill the hand."""
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
        """Build the hand anew with the street put right."""
        hand = table.the_hand()
        missing = SIZE[self.street] - len(self.board)
        board = (*self.board, *(next_off(hand) for _ in range(missing)))
        table.hand = rebuilt(hand, with_street(hand, self.street, self.burn, board), self.top)


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
        new = replay(hand.setup, before_street(hand, self.street))
        require_undealt(new, (*top, *self.out))
        check_stub(new, self.order, (*top, *self.out))
        new.source, new.automatic, new.redraw = hand.source, hand.automatic, top
        new.deck = RecordedDeck(self.order) if self.order else _shuffled(new, hand.deck, (*top, *self.out))
        if new.deck is None:
            new.automatic &= ~CARDS  # nobody knows what comes: the dealer names the cards
        advance(new)
        table.hand = new


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
        require_undealt(hand, (self.burn, self.early, *self.coming))
        check_stub(hand, self.order, (self.burn, *self.coming))
        take_named(hand, (self.burn, self.early, *self.coming))
        unseen = tuple(next_off(hand) for _ in range(2 - len(self.coming)))
        second, turn = (*self.coming, *unseen)
        hand.redraw = (self.burn, turn, second)
        hand.deck = RecordedDeck(self.order) if self.order else _shuffled(hand, hand.deck, hand.redraw)
        if hand.deck is None:
            hand.automatic &= ~CARDS


class SwapCard(msgspec.Struct, frozen=True):
    """A player's card is replaced; the old one may be the next burn."""

    seat: int
    old: int
    new: int | None = None
    """None: the next card off the deck."""
    burn_old: bool = False

    def apply(self, table: Table) -> None:
        """Build the hand anew with the other card."""
        hand = table.the_hand()
        log = with_card(hand.events, self.seat, self.old, next_off(hand) if self.new is None else self.new)
        table.hand = rebuilt(hand, log, (self.old,) if self.burn_old else ())
        if self.burn_old:
            table.recall(DealSoFar).next_burn = self.old


class NextOff(msgspec.Struct, frozen=True):
    """Cards are known to come next off the deck, the first of them as the next burn."""

    cards: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Put them on top."""
        hand = table.the_hand()
        require_undealt(hand, self.cards)
        hand.redraw = self.cards
        hand.deck = _without(hand, self.cards)
        table.recall(DealSoFar).next_burn = self.cards[0]


class NewStub(msgspec.Struct, frozen=True):
    """The stub is shuffled again; its order is known if somebody names it."""

    order: tuple[int, ...] = ()
    top: tuple[int, ...] = ()
    """Cards that are not part of the shuffle and come first: a burn that stays."""

    def apply(self, table: Table) -> None:
        """Deal on from the new stub."""
        hand = table.the_hand()
        require_undealt(hand, self.top)
        check_stub(hand, self.order, self.top)
        hand.redraw = self.top
        hand.deck = RecordedDeck(self.order) if self.order else _shuffled(hand, hand.deck, self.top)
        if hand.deck is None:
            hand.automatic &= ~CARDS


class Rewind(msgspec.Struct, frozen=True):
    """Whatever was done since a moment of the hand is taken back."""

    kept: int
    """How many events of the hand stay."""

    def apply(self, table: Table) -> None:
        """Go back to that moment."""
        hand = table.the_hand()
        table.hand = rebuilt(hand, hand.events[: self.kept], ())


def next_off(hand: Hand) -> int:
    """The next card off the deck; unseen where there is none to draw from."""
    return draw_cards(hand, 1)[0] if hand.deck is not None or hand.redraw else UNKNOWN


def with_button(setup: HandSetup, button: int) -> HandSetup:
    """The same hand with the button in another place, and the blinds with it."""
    return _again(setup, dict(setup.stacks), button)


def with_stacks(setup: HandSetup, stacks: dict[int, int]) -> HandSetup:
    """The same hand with other stacks."""
    return _again(setup, stacks, setup.button)


def _again(setup: HandSetup, stacks: dict[int, int], button: int) -> HandSetup:
    return hand_setup(
        setup.game,
        stacks=stacks,
        button=button,
        stakes=setup.stakes,
        betting=setup.betting,
        smallest_chip=setup.smallest_chip,
        players_in_event=setup.players_in_event,
        rules=setup.rules,
        automatic=setup.automatic,
    )


def fresh(hand: Hand, setup: HandSetup, order: Sequence[int]) -> Hand:
    """The hand from its first card, off a deck of the same kind: named, by chance, unseen, or none."""
    if order:
        return Hand(setup, RecordedDeck(order))
    if hand.source is not None:
        return Hand(setup, source=hand.source)
    if isinstance(hand.deck, RecordedDeck) and not _known(hand.deck):
        return Hand(setup, RecordedDeck([UNKNOWN] * len(_deck_of(setup))))
    return Hand(setup)


def rebuilt(hand: Hand, log: Sequence[Event], top: Sequence[int]) -> Hand:
    """The hand as a corrected record tells it, to be dealt on with the cards on top first."""
    new = replay(hand.setup, log)
    require_undealt(new, top)
    new.source, new.automatic, new.deck = hand.source, hand.automatic, hand.deck
    new.redraw = tuple(top)
    new.deck = _without(new, top)
    advance(new)
    return new


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
    return len(_deck_of(hand.setup)) - len(hand.order) * (first.down + first.up) - dealt


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


def check_stub(hand: Hand, order: Sequence[int], top: Sequence[int] = ()) -> None:
    """Refuse a new stub that holds a card twice or one that is out."""
    known = [card for card in order if card != UNKNOWN]
    may = set(cards_left(hand)) - set(top)
    wrong = [card for card in known if card not in may]
    if wrong or len(set(known)) != len(known):
        raise Unlawful(
            "stub.wrong-cards",
            field="order",
            value=[face(card) for card in wrong],
        )


def _deck_of(setup: HandSetup) -> tuple[int, ...]:
    return SHORT if setup.game.short_deck else STANDARD


def _known(deck: RecordedDeck) -> bool:
    return any(card != UNKNOWN for card in deck.remaining_order())


def _without(hand: Hand, top: Sequence[int]) -> Deck | None:
    """What is left to deal after the cards on top: by chance, in the recorded order, unseen; None if nobody knows."""
    left = [card for card in cards_left(hand) if card not in top]
    if hand.source is not None:
        return RandomDeck(left, hand.source)
    if isinstance(hand.deck, RecordedDeck):
        if not _known(hand.deck):
            return hand.deck
        order = [card for card in hand.deck.remaining_order() if card in left]
        return RecordedDeck([*order, *(card for card in left if card not in order)])
    return hand.deck


def _shuffled(hand: Hand, old: Deck | None, out: Sequence[int]) -> Deck | None:
    """A stub in a new order: by the hand's own chance, or unseen; None where only a person can say what comes."""
    left = [card for card in cards_left(hand) if card not in out]
    if hand.source is not None:
        return RandomDeck(left, hand.source)
    if isinstance(old, RecordedDeck) and not _known(old):
        return RecordedDeck([UNKNOWN] * len(left))
    return None
