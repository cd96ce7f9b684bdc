"""The lawful options are exactly what is accepted, and whatever is refused changes nothing."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.hand import record
from cardspeak.hand.events import Bet, BringIn, Call, Check, Event, Fold, Raise
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import HandSetup
from tests.hand.chance import deal_in, picker, setups, take_step, tapes
from tests.hand.kit import snapshot, table

BAD_AMOUNTS: list[Any] = [-1, 0, True, 1.0, 250.5, "300", None, 10**9, float("nan")]
BAD_SEATS: list[Any] = [-1, 99, True, 1.0, "3", None, (), 3.5]


def some_moment(setup: HandSetup, tape: list[int], stop: int) -> Hand:
    """A hand somewhere in the middle, waiting for an act if there is one."""
    hand = deal_in(setup)
    pick = picker(tape)
    for _ in range(stop):
        if not hand.over:
            take_step(hand, pick)
    while not hand.over and hand.pending.step != "act":
        take_step(hand, pick)
    return hand


def accepted(hand: Hand, acts: list[Event]) -> list[Event]:
    """The acts that are taken, each tried on a copy; a refusal must leave the copy as it was, so it serves again."""
    twin, before = copy.deepcopy(hand), snapshot(hand)
    taken: list[Event] = []
    for act in acts:
        try:
            record.apply(twin, act)
        except Refusal:
            assert snapshot(twin) == before
        else:
            taken.append(act)
            twin = copy.deepcopy(hand)
    return taken


def acts_around(hand: Hand) -> list[Event]:
    """Every kind of act by everybody, with amounts around every border."""
    options = hand.options
    borders = {0, options.all_in, options.call_to or 0, options.raise_min or 1, options.raise_max or 1}
    amounts = {amount + more for amount in borders for more in (-options.unit, -1, 0, 1, options.unit)}
    calls = {options.call or 0, (options.call or 0) + 1, options.bring_in or 0}
    acts: list[Event] = []
    for seat in {options.seat, hand.seats[0], 99}:
        acts += [Fold(seat), Check(seat)]
        acts += [Call(seat, amount) for amount in calls] + [BringIn(seat, amount) for amount in calls]
        acts += [kind(seat, amount) for kind in (Bet, Raise) for amount in amounts]
    return acts


@given(setup=setups(), tape=tapes, stop=st.integers(0, 25))
@settings(max_examples=50)
def test_what_the_options_hold_is_accepted_and_nothing_else(setup: HandSetup, tape: list[int], stop: int) -> None:
    """open_spiel#1042, rlcard#231: the list of lawful acts is exactly what is accepted."""
    hand = some_moment(setup, tape, stop)
    if hand.over:
        return
    options, acts = hand.options, acts_around(hand)
    assert accepted(hand, acts) == [act for act in acts if act in options]


@given(setup=setups(), tape=tapes, stop=st.integers(0, 25))
@settings(max_examples=50)
def test_every_option_named_is_an_option_and_all_in_is_one_of_them(
    setup: HandSetup, tape: list[int], stop: int
) -> None:
    hand = some_moment(setup, tape, stop)
    if hand.over:
        return
    options = hand.options
    named = list(options)
    assert all(act in options for act in named)
    assert len(named) == len(set(named))
    assert named
    if options.raise_min is not None and options.raise_max is not None:
        assert options.allows(options.raise_min)
        assert options.allows(options.raise_max)
        assert options.raise_min > (options.call_to or 0) or options.bring_in is not None


@given(setup=setups(), tape=tapes, stop=st.integers(0, 30), data=st.data())
@settings(max_examples=50)
def test_nonsense_is_refused_and_changes_nothing(
    setup: HandSetup, tape: list[int], stop: int, data: st.DataObject
) -> None:
    hand = some_moment(setup, tape, stop)
    before = snapshot(hand)
    for act in nonsense(hand, data.draw(st.sampled_from(BAD_AMOUNTS)), data.draw(st.sampled_from(BAD_SEATS))):
        with pytest.raises(Refusal):
            act()
        assert snapshot(hand) == before


def nonsense(hand: Hand, amount: Any, seat: Any) -> list[Callable[[], None]]:
    """Acts that can never be right: by nobody, or with an amount that is none."""
    mine: Any = hand.to_act if hand.to_act is not None else hand.seats[0]
    wrong: list[Callable[[], None]] = [
        lambda: hand.fold(seat), lambda: hand.check(seat), lambda: hand.call(seat), lambda: hand.all_in(seat),
        lambda: hand.bring_in(seat), lambda: hand.draw(seat), lambda: hand.show(seat), lambda: hand.muck(seat),
        lambda: hand.kill(seat), lambda: hand.post(seat), lambda: hand.deal(seat), lambda: hand.deal(seat, (1, 2)),
        lambda: hand.wager(seat, 100), lambda: hand.bet(seat, 100), lambda: hand.raise_to(seat, 100),
        lambda: hand.wager(mine, amount), lambda: hand.bet(mine, amount), lambda: hand.raise_to(mine, amount),
        lambda: hand.burn(), lambda: hand.board_cards(), lambda: hand.shuffle(), lambda: hand.push(),
    ]  # fmt: skip
    return wrong


def test_a_seat_that_equals_a_number_is_still_no_seat() -> None:
    """1.0, True and a number of another library compare equal to seat 1, and none of them is a seat."""
    hand = table(stacks={4: 9000, 6: 9000, 1: 9000})
    assert hand.to_act == 1
    for seat in (True, 1.0, np.int64(1)):
        with pytest.raises(Refusal) as refused:
            hand.fold(seat)  # type: ignore[arg-type]  # on purpose
        assert refused.value.code == "seat.not-int"
        assert type(seat).__name__ in str(refused.value)


@given(setup=setups(), tape=tapes, stop=st.integers(0, 30))
@settings(max_examples=60)
def test_out_of_turn_is_refused_for_everybody_else(setup: HandSetup, tape: list[int], stop: int) -> None:
    hand = some_moment(setup, tape, stop)
    if hand.over:
        return
    before = snapshot(hand)
    for seat in hand.seats:
        if seat != hand.to_act:
            with pytest.raises(Refusal) as refusal:
                hand.fold(seat)
            assert refusal.value.limits == {"seat": hand.to_act}
    assert snapshot(hand) == before
