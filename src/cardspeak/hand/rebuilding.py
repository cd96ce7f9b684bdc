"""A corrected hand: rebuilt from a corrected record and continued from the same deck or a new stub.

Later cards come from the hand's random source or in a recorded order, or they are unseen or named by a person.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.cards.deck import SHORT, STANDARD, Deck, RandomDeck, RecordedDeck
from cardspeak.errors import Unlawful
from cardspeak.hand.cards_out import cards_left, require_undealt, take_named
from cardspeak.hand.dealing import draw_cards
from cardspeak.hand.events import Event
from cardspeak.hand.hand import CARDS, Hand
from cardspeak.hand.progress import advance
from cardspeak.hand.record import replay
from cardspeak.hand.setup import HandSetup, Step

NOTHING = Step(0)
"""No step comes by itself."""


def rebuilt(
    hand: Hand, log: Iterable[Event], *, setup: HandSetup | None = None, top: Sequence[int] | None = None
) -> Hand:
    """The hand as another record tells it, dealt on from the same deck, or with known cards on top of what is left."""
    new = replay(setup or hand.setup, log)
    if top is None:
        go_on(new, hand)
    else:
        _inherit(new, hand)
        put_on_top(new, top)
    return new


def redealt(
    hand: Hand, log: Iterable[Event], order: Sequence[int] = (), *, top: Sequence[int] = (), out: Sequence[int] = ()
) -> Hand:
    """The hand as another record tells it, dealt on from a stub that is shuffled (see ``shuffle_stub``)."""
    new = replay(hand.setup, log)
    _inherit(new, hand)
    shuffle_stub(new, order, top=top, out=out)
    return new


def go_on(new: Hand, hand: Hand) -> None:
    """Let a replayed hand take another's place, with its deck, random source and automatic steps."""
    _inherit(new, hand)
    advance(new)


def _inherit(new: Hand, hand: Hand) -> None:
    new._source, new._deck, new._redraw, new._automatic = hand._source, hand._deck, hand._redraw, hand._automatic


def dealt_again(hand: Hand, setup: HandSetup, order: Sequence[int] = ()) -> Hand:
    """The hand before its first chip and card, off a deck of the same kind, or of a known order; ``let_begin`` deals it."""
    if order:
        return Hand(setup, RecordedDeck(order), automatic=NOTHING)
    if hand._source is not None:
        return Hand(setup, source=hand._source, automatic=NOTHING)
    if _unseen(hand._deck):
        unseen = RecordedDeck([UNKNOWN] * len(SHORT if setup.game.short_deck else STANDARD))
        return Hand(setup, unseen, automatic=NOTHING)
    return Hand(setup, automatic=NOTHING)


def let_begin(hand: Hand) -> None:
    """Post and deal what comes by itself in a hand that has not begun."""
    steps = hand.setup._plan.automatic
    hand._automatic = steps if hand._deck is not None else steps & ~CARDS
    advance(hand)


def next_off(hand: Hand) -> int:
    """The next card off the deck; unseen where there is none to draw from."""
    return draw_cards(hand, 1)[0] if hand._deck is not None or hand._redraw else UNKNOWN


def set_aside(hand: Hand, cards: Sequence[int]) -> None:
    """Cards have left the stub, so that it does not deal them any more."""
    take_named(hand, cards)


def put_on_top(hand: Hand, top: Sequence[int]) -> None:
    """Cards are known to come next; the rest comes as it would have."""
    require_undealt(hand, top)
    hand._redraw = tuple(top)
    left = [card for card in cards_left(hand) if card not in top]
    if hand._source is not None:
        hand._deck = RandomDeck(left, hand._source)
    elif isinstance(hand._deck, RecordedDeck) and not _unseen(hand._deck):
        order = [card for card in hand._deck.remaining_order() if card in left]
        hand._deck = RecordedDeck([*order, *(card for card in left if card not in order)])
    advance(hand)


def shuffle_stub(hand: Hand, order: Sequence[int] = (), *, top: Sequence[int] = (), out: Sequence[int] = ()) -> None:
    """What is left is shuffled, in an order that may be known; ``top`` comes before it, ``out`` stays out of it."""
    apart = (*top, *out)
    require_undealt(hand, apart)
    check_stub(hand, order, apart)
    hand._redraw = tuple(top)
    hand._deck = RecordedDeck(order) if order else _shuffled(hand, apart)
    if hand._deck is None:
        hand._automatic &= ~CARDS  # nobody knows what comes: the dealer names the cards
    advance(hand)


def check_stub(hand: Hand, order: Sequence[int], apart: Sequence[int] = ()) -> None:
    """Refuse a new stub that holds a card twice or one that is out."""
    known = [card for card in order if card != UNKNOWN]
    may = set(cards_left(hand)) - set(apart)
    wrong = [card for card in known if card not in may]
    if wrong or len(set(known)) != len(known):
        raise Unlawful(
            "stub.wrong-cards",
            field="order",
            value=[face(card) for card in wrong],
        )


def _shuffled(hand: Hand, apart: Sequence[int]) -> Deck | None:
    """A stub in a new order: by the hand's random source, or unseen; None where only a person can say what comes."""
    left = [card for card in cards_left(hand) if card not in apart]
    if hand._source is not None:
        return RandomDeck(left, hand._source)
    return RecordedDeck([UNKNOWN] * len(left)) if _unseen(hand._deck) else None


def _unseen(deck: Deck | None) -> bool:
    """Whether nobody knows the order of a deck that is on record."""
    return isinstance(deck, RecordedDeck) and all(card == UNKNOWN for card in deck.remaining_order())
