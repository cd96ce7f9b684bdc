"""What one person may see of a hand: their own cards and exposed cards, never more."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events
from cardspeak.hand.events import Event
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Options
from cardspeak.hand.pending import Pending
from cardspeak.hand.pots import Pot

SeatStatus = Literal["in", "all-in", "folded"]


class SeatView(msgspec.Struct, frozen=True):
    """One player as seen from somewhere."""

    seat: int
    chips: int
    bet: int
    """Chips put in on this street."""
    status: SeatStatus
    cards: tuple[int, ...]
    """The cards held; ``UNKNOWN`` for those the viewer may not see."""


class HandView(msgspec.Struct, frozen=True):
    """A hand as one person sees it; ``viewer`` None is the wall, which sees only exposed cards."""

    viewer: int | None
    game: str
    street: str
    button: int
    board: tuple[int, ...]
    pots: tuple[Pot, ...]
    seats: tuple[SeatView, ...]
    pending: Pending
    options: Options | None
    events: tuple[Event, ...]


def view(hand: Hand, viewer: int | None = None) -> HandView:
    """The hand as the player in a seat sees it, or as everybody does.

    >>> import random
    >>> from cardspeak.hand.setup import hand_setup
    >>> hand = Hand(hand_setup("NLHE", stacks={2: 500, 7: 800}, button=7, blinds=(5, 10)), source=random.Random(1))
    >>> [seat.cards for seat in view(hand).seats]
    [(52, 52), (52, 52)]
    """
    return HandView(
        viewer=viewer,
        game=hand.setup.game.name,
        street=hand.street_name,
        button=hand.setup.button,
        board=hand.board,
        pots=hand.current_pots,
        seats=tuple(_seat(hand, seat, viewer) for seat, _ in hand.setup.stacks),
        pending=hand.pending,
        options=hand.options if hand.pending.step == "act" else None,
        events=seen_events(hand.events, viewer),
    )


def _seat(hand: Hand, seat: int, viewer: int | None) -> SeatView:
    status: SeatStatus = "folded"
    if seat in hand.live_seats:
        status = "in" if seat in hand.seats_with_chips else "all-in"
    return SeatView(seat, hand.stacks[seat], hand.bets[seat], status, _cards(hand, seat, own=seat == viewer))


def _cards(hand: Hand, seat: int, *, own: bool) -> tuple[int, ...]:
    held = hand.cards_of(seat)
    if own or seat in hand.tabled_seats:
        return held
    seen = {*hand.up_cards_of(seat), *hand.shown_cards_of(seat)}
    return tuple(card if card in seen else UNKNOWN for card in held)


def seen_events(log: list[Event], viewer: int | None) -> tuple[Event, ...]:
    """The log with every card hidden that the viewer was not shown."""
    return tuple(_seen(event, viewer) for event in log)


def _seen(event: Event, viewer: int | None) -> Event:
    match event:
        case events.Deal(seats, cards, up):
            if up:
                return event
            shown = tuple(card if seat == viewer else UNKNOWN for seat, card in zip(seats, cards, strict=True))
            return events.Deal(seats, shown, up)
        case events.Burn():
            return events.Burn(UNKNOWN)
        case events.Shuffle(cards):
            return events.Shuffle((UNKNOWN,) * len(cards))
        case events.Draw(seat, cards) if seat != viewer:
            return events.Draw(seat, (UNKNOWN,) * len(cards))
    return event
