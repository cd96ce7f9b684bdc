"""A hand from its record: apply an event, replay a log, take an act back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspeak.cards.deck import RecordedDeck, shuffled
from cardspeak.errors import Refusal, Unlawful
from cardspeak.hand import dealing, events, showdown
from cardspeak.hand.cards_out import cards_left, take_named
from cardspeak.hand.events import Event
from cardspeak.hand.hand import CARDS, Hand
from cardspeak.hand.progress import advance
from cardspeak.hand.setup import BY_HAND, HandSetup, Step
from cardspeak.hand.state import HandState

_BY_ITSELF = {
    events.Post: Step.POST,
    events.Deal: Step.DEAL,
    events.Board: Step.DEAL,
    events.Burn: Step.BURN,
    events.Shuffle: Step.SHUFFLE,
    events.Show: Step.SHOW,
    events.Muck: Step.MUCK,
    events.Push: Step.PUSH,
}


def apply(hand: Hand, event: Event) -> None:
    """Apply an event to a hand, if the rules allow it there; the result must be what the event says.

    >>> import random
    >>> from cardspeak.hand.setup import hand_setup
    >>> hand = Hand(hand_setup("NLHE", stacks={1: 500, 4: 800}, button=4, blinds=(5, 10)), source=random.Random(1))
    >>> apply(hand, events.Raise(4, 30))
    >>> hand.to_act
    1
    """
    done = len(hand.events)
    if isinstance(event, _CARDS):
        _apply_cards(hand, event)
    elif isinstance(event, _END):
        _apply_showdown(hand, event)
    else:
        _apply_betting(hand, event)
    assert hand.events[done] == event, (hand.events[done], event)


_CARDS = (events.Deal, events.Burn, events.Board, events.Shuffle, events.Draw)
_END = (events.Show, events.Muck, events.Kill, events.Push)


def _apply_betting(hand: Hand, event: Event) -> None:
    match event:
        case events.Fold(seat):
            hand.fold(seat)
        case events.Check(seat):
            hand.check(seat)
        case events.Call(seat, amount):
            if hand._step == Step.ACT and seat == hand.to_act and amount != hand.to_call:
                raise _differs(event, f"a call would add {hand.to_call}")
            hand.call(seat)
        case events.Bet(seat, to):
            hand.bet(seat, to)
        case events.Raise(seat, to):
            hand.raise_to(seat, to)
        case events.RuledWager() | events.Forfeit():
            _apply_ruled(hand, event)
        case events.Open(seat):
            hand.let_open(seat)
        case events.BringIn(seat, amount):
            if hand.bring_in_due and amount != min(hand.bring_in_due, hand._stack[hand._actor]):
                raise _differs(event, f"the bring-in is {hand.bring_in_due}")
            hand.bring_in(seat)
        case events.Post(seat, kind, amount):
            _post(hand, event, seat, kind, amount)
        case _:
            raise _differs(event, "no bet is uncalled")


def _apply_ruled(hand: Hand, event: events.RuledWager | events.Forfeit) -> None:
    """What a ruling lets stand."""
    if isinstance(event, events.RuledWager):
        hand.stand(event.seat, event.to)
    else:
        hand.forfeit(event.seat, event.amount)


def _apply_cards(hand: Hand, event: Event) -> None:
    match event:
        case events.Draw(seat, cards):
            hand.draw(seat, cards)
        case events.Deal(seats, cards, up):
            hand._need(Step.DEAL, "deal")
            take_named(hand, cards)
            dealing.deal_again(hand, seats, cards, up=up)
            advance(hand)
        case events.Burn(card):
            hand.burn(card)
        case events.Board(cards):
            hand.board_cards(cards)
        case events.Shuffle(cards):
            hand.shuffle(cards)


def _apply_showdown(hand: Hand, event: Event) -> None:
    match event:
        case events.Show(seat, cards):
            hand.show(seat, cards)
        case events.Muck(seat):
            hand.muck(seat)
        case events.Kill(seat, why):
            hand.kill(seat, why)
        case events.Push(pot, seat, amount, side):
            hand._need(Step.PUSH, "push")
            index, place, due, half = hand._pushes[0]
            if (pot, seat, amount, side) != (index, hand.seats[place], due, half):
                raise _differs(event, f"{due} of pot {index} go to seat {hand.seats[place]}")
            hand.push(seat)


def _post(hand: Hand, event: Event, seat: int, kind: str, amount: int) -> None:
    hand._need(Step.POST, "post")
    due = hand.setup.dues[hand._due_next]
    posted = min(due.amount, hand.stacks[due.seat])
    if (seat, kind, amount) != (due.seat, due.kind, posted):
        raise _differs(event, f"seat {due.seat} posts a {due.kind} of {posted}")
    hand.post(seat)


def _differs(event: Event, instead: str) -> Refusal:
    return Unlawful("event.differs", {"event": str(event), "instead": instead}, field="event", value=str(event))


def play_record(setup: HandSetup, log: Iterable[Event]) -> tuple[Hand, Refusal | None]:
    """Play a log from the start, deciding nothing; the hand as far as it went, and the refusal that stopped it."""
    hand = Hand(setup, automatic=BY_HAND)
    error: Refusal | None = None
    for index, event in enumerate(log):
        if index < len(hand.events):  # a consequence, such as an uncalled bet going back
            if hand.events[index] != event:
                error = _differs(event, f"{hand.events[index]} follows")
                break
            continue
        try:
            apply(hand, event)
        except Refusal as refusal:
            error = refusal
            break
    hand._automatic = setup._plan.automatic & ~CARDS  # there is no deck to deal from
    return hand, error


def replay(setup: HandSetup, log: Iterable[Event]) -> Hand:
    """The hand that a log tells of; refused where the log breaks a rule."""
    hand, error = play_record(setup, log)
    if error is not None:
        raise error
    return hand


def undo(hand: Hand) -> tuple[Event, ...]:
    """Take back the last act of a person and everything that followed from it; returns the events taken back.

    The cards keep their order: whatever had been dealt since comes off the deck again.
    """
    log = hand.events
    acts = [index for index in range(len(log)) if _by_person(hand, index)]
    if not acts:
        raise Unlawful("undo.nothing", field="events")
    kept, gone = log[: acts[-1]], log[acts[-1] :]
    before = replay(hand.setup, kept)
    deck, source, automatic = hand._deck, hand._source, hand._automatic
    redraw = hand._redraw
    reshuffles = (*(event.cards for event in gone if isinstance(event, events.Shuffle)), *hand._reshuffles)
    for slot in HandState.__slots__:
        setattr(hand, slot, getattr(before, slot))
    hand._source, hand._automatic = source, automatic
    hand._deck, hand._redraw, hand._reshuffles = deck, (*_drawn(gone), *redraw), reshuffles
    if any(isinstance(event, events.Shuffle) for event in log):
        _restore_stub(hand, kept, gone)
    return tuple(gone)


def _by_person(hand: Hand, index: int) -> bool:
    event = hand.events[index]
    if isinstance(event, events.Return):
        return False
    step = _BY_ITSELF.get(type(event))
    if step is None or not step & hand._automatic:
        return True
    both = Step.SHOW | Step.MUCK
    if not step & both or hand._automatic & both == both:
        return False
    before = replay(hand.setup, hand.events[:index])  # a hand in line may have been shown or mucked by choice
    before._automatic = hand._automatic
    return showdown.next_by_itself(before) != type(event).__name__.lower()


def _drawn(log: Sequence[Event]) -> list[int]:
    """The cards that left the deck, in order."""
    cards: list[int] = []
    for event in log:
        match event:
            case events.Deal(_, dealt) | events.Board(dealt):
                cards += dealt
            case events.Burn(card):
                cards.append(card)
            case events.Shuffle():
                break
    return cards


def _restore_stub(hand: Hand, kept: Sequence[Event], gone: Sequence[Event]) -> None:
    """After an undo in a hand with a new stub: its recorded order, or the old stub as it was before the shuffle."""
    shuffles = [k for k, event in enumerate(kept) if isinstance(event, events.Shuffle)]
    hand._redraw = ()
    if shuffles:
        last = kept[shuffles[-1]]
        assert isinstance(last, events.Shuffle)
        hand._deck = RecordedDeck(last.cards[len(_drawn(kept[shuffles[-1] + 1 :])) :])
        return
    first = _drawn(gone)
    rest = [card for card in cards_left(hand) if card not in first]
    if hand._source is not None:
        rest = list(shuffled(rest, hand._source))
    hand._deck = RecordedDeck([*first, *rest])
