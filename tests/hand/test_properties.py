"""What is true of every hand, whatever is played: chips, pots, odd chips, replay and undo."""

from __future__ import annotations

import itertools
from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.deck import SHORT, STANDARD
from cardspeak.hand import record
from cardspeak.hand.cards_out import cards_left, cards_out
from cardspeak.hand.events import Push
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import AUTOMATIC, BY_HAND, HandSetup, Step
from tests.hand.chance import deal_in, picker, setups, take_step, tapes
from tests.hand.kit import everything, snapshot

STEPS = [step for step in Step if step in AUTOMATIC]
mixes = st.one_of(st.just(AUTOMATIC), st.just(BY_HAND), st.lists(st.sampled_from(STEPS)).map(lambda steps: mix(steps)))


def mix(steps: list[Step]) -> Step:
    """Some steps automatic, the others left to a person."""
    automatic = BY_HAND
    for step in steps:
        automatic |= step
    return automatic


def chips_are_right(hand: Hand) -> None:
    """Nothing is lost, nothing is owed, and the pots hold what is in."""
    assert everything(hand) == sum(chips for _, chips in hand.setup.stacks)
    assert min(hand.stacks.values()) >= 0
    assert all(chips % hand.setup.smallest_chip == 0 for chips in hand.stacks.values())
    if hand.pending.step in ("push", "over"):
        return
    pots = hand.current_pots
    assert sum(pot.amount for pot in pots) == hand.pot
    assert set(pots[0].seats) == set(hand.live_seats)
    for below, above in itertools.pairwise(pots):
        assert set(above.seats) <= set(below.seats)
        assert set(above.seats) != set(below.seats) or hand.pending.step == "show"  # a muck moves no border
        assert above.amount > 0


def cards_are_right(hand: Hand) -> None:
    """Every card is in one place."""
    deck = SHORT if hand.setup.game.short_deck else STANDARD
    places = [card for seat in hand.seats for card in hand.cards_of(seat)] + [*hand.board, *hand.burns]
    places += [card for _, _, card in hand._discards]
    known = [card for card in places if card != UNKNOWN]
    assert len(known) == len(set(known))
    assert sorted([*cards_out(hand), *cards_left(hand)]) == sorted(deck)


def played(setup: HandSetup, tape: list[int], *, killing: bool = True) -> Hand:
    """A hand played to its end, with the chips counted after every step."""
    hand = deal_in(setup, seed=len(tape))
    pick = picker(tape)
    for _ in range(2_000):
        chips_are_right(hand)
        if hand.over:
            return hand
        take_step(hand, pick, killing=killing)
    raise AssertionError("the hand does not end")


@given(setup=setups(mixes), tape=tapes)
@settings(max_examples=300)
def test_chips_are_conserved_after_every_step_and_every_hand_ends(setup: HandSetup, tape: list[int]) -> None:
    hand = played(setup, tape)
    cards_are_right(hand)
    assert (hand.pot, sum(hand.stacks.values())) == (0, sum(chips for _, chips in setup.stacks))


@given(setup=setups(), tape=tapes)
@settings(max_examples=300)
def test_odd_chips_lie_one_unit_apart_at_most(setup: HandSetup, tape: list[int]) -> None:
    shares = defaultdict(list)
    for event in played(setup, tape, killing=False).events:
        if isinstance(event, Push):
            shares[event.pot, event.side].append(event.amount)
            assert event.amount > 0
    for (pot, side), amounts in shares.items():
        assert max(amounts) - min(amounts) <= setup.smallest_chip, (pot, side)
    for pot, side in shares:
        if side == "high" and (pot, "low") in shares:
            high, low = sum(shares[pot, "high"]), sum(shares[pot, "low"])
            assert high - low in (0, setup.smallest_chip)


def without_the_deck(state: dict[str, object]) -> dict[str, object]:
    """A replay has no deck, and an undo puts cards back on top instead of into it."""
    return {name: value for name, value in state.items() if name != "cards in the deck"}


@given(setup=setups(mixes), tape=tapes, stop=st.integers(0, 40))
@settings(max_examples=200)
def test_a_log_replays_to_the_state_it_tells_of(setup: HandSetup, tape: list[int], stop: int) -> None:
    hand = deal_in(setup)
    pick = picker(tape)
    for _ in range(stop):
        if not hand.over:
            take_step(hand, pick, killing=True)
    again = record.replay(setup, hand.events)
    assert without_the_deck(snapshot(again)) == without_the_deck(snapshot(hand))


@given(setup=setups(mixes), tape=tapes, stop=st.integers(1, 40), back=st.integers(1, 4))
@settings(max_examples=200)
def test_an_act_taken_back_and_done_again_changes_nothing(
    setup: HandSetup, tape: list[int], stop: int, back: int
) -> None:
    hand = deal_in(setup)
    pick = picker(tape)
    before: list[dict[str, object]] = []
    for _ in range(stop):
        if not hand.over:
            before.append(snapshot(hand))
            take_step(hand, pick, killing=True)
    after, log = snapshot(hand), list(hand.events)
    undone = []
    for _ in range(min(back, len(before))):
        undone.append(record.undo(hand))
        assert without_the_deck(snapshot(hand)) == without_the_deck(before.pop())
    for events in reversed(undone):
        record.apply(hand, events[0])
    assert list(hand.events) == log
    assert without_the_deck(snapshot(hand)) == without_the_deck(after)


@given(setup=setups(), tape=tapes)
@settings(max_examples=200)
def test_a_finished_hand_played_by_hand_ends_with_the_same_stacks(setup: HandSetup, tape: list[int]) -> None:
    hand = played(setup, tape)
    assert record.replay(setup, hand.events).stacks == hand.stacks
