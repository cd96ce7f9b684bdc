"""Random setups and random steps, for property tests: any game, any stakes, any mix of manual and automatic steps."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import first_positions, next_positions
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import AUTOMATIC, HandSetup, Step, hand_setup

MOST = {"board": 8, "stud": 8, "draw": 6}
Pick = Callable[[int], int]
"""Chooses a number below another one."""


@st.composite
def rules(draw: st.DrawFn) -> HandRules:
    """Any book a hand could be played by."""
    return HandRules(
        reopen_percent=draw(st.sampled_from([100, 100, 50, 0])),
        short_all_in=draw(st.sampled_from(["add", "complete"])),
        raise_cap=draw(st.sampled_from([4, 3, None])),
        all_in_face_up=draw(st.booleans()),
        odd_chip=draw(st.sampled_from(["left-of-button", "button-first", "nearest-button"])),
        odd_chip_stud_by_suit=draw(st.booleans()),
        odd_chips_once_a_hand=draw(st.booleans()),
        equal_high_and_low_split_once=draw(st.booleans()),
    )


@st.composite
def setups(draw: st.DrawFn, automatic: st.SearchStrategy[Step] | None = None) -> HandSetup:
    """Any table: seats with gaps, short stacks, antes of each kind, now and then a dead small blind."""
    name = draw(st.sampled_from(sorted(ABBREVIATIONS)))
    game, _ = ABBREVIATIONS[name]
    unit = draw(st.sampled_from([1, 1, 5, 25]))
    seats = draw(st.lists(st.integers(0, 10), min_size=2, max_size=MOST[game.family], unique=True))
    chips = st.one_of(st.integers(1, 12), st.integers(1, 60), st.integers(20, 400))
    stacks = {seat: unit * draw(chips) for seat in seats}
    button = draw(st.integers(0, 10))
    ante = unit * draw(st.sampled_from([0, 0, 1, 2]))
    more: dict[str, Any] = {"ante": ante, "smallest_chip": unit, "rules": draw(rules())}
    if game.has_button:
        more["blinds"] = (unit * draw(st.sampled_from([0, 1, 2])), unit * 2)
        more["ante_by"] = draw(st.sampled_from(["everyone", "big blind", "button"]))
        more["ante_first"] = draw(st.booleans())
        if len(seats) > 3 and draw(st.booleans()):
            more["positions"] = _after_a_bust(stacks, button, draw(st.integers(1, 2)))
    else:
        more |= {"bring_in": unit * draw(st.sampled_from([0, 1, 2])), "small_bet": 2 * unit}
    return hand_setup(
        name, stacks=stacks, button=button, automatic=AUTOMATIC if automatic is None else draw(automatic), **more
    )


def _after_a_bust(stacks: dict[int, int], button: int, gone: int) -> Any:
    """Positions of a hand after the blinds have gone; the players left keep their stacks."""
    last = first_positions(stacks, button)
    out = [last.big_blind, last.small_blind][:gone]
    for seat in out:
        if seat is not None:
            del stacks[seat]
    return next_positions(last, stacks)


tapes = st.lists(st.integers(0, 2**16), max_size=80)
"""Choices in advance; when they run out everything is the first choice."""


def picker(tape: list[int]) -> Pick:
    """A chooser that reads a tape."""
    left = iter(tape)
    return lambda below: next(left, 0) % below


def deal_in(setup: HandSetup, seed: int = 0) -> Hand:
    """The hand about to be played, with a deck from a seed."""
    return Hand(setup, source=random.Random(seed))


def take_step(hand: Hand, pick: Pick, *, killing: bool = False) -> None:
    """Whatever is due happens, one way or another."""
    due = hand.pending
    if killing and due.step not in ("over", "push") and len(hand.live_seats) > 1 and pick(12) == 11:
        hand.kill(hand.live_seats[pick(len(hand.live_seats))], "by chance")
        return
    match due.step:
        case "post":
            hand.post(due.seats[0])
        case "burn":
            hand.burn()
        case "deal":
            hand.deal(due.seats[pick(len(due.seats))])
        case "board":
            hand.board_cards()
        case "act":
            act(hand, pick)
        case "draw":
            held = hand.cards_of(due.seats[0])
            hand.draw(due.seats[0], tuple(held)[: pick(len(held) + 1)])
        case "show":
            show_or_muck(hand, pick)
        case "push":
            hand.push()
        case "shuffle":
            hand.shuffle()


def act(hand: Hand, pick: Pick) -> None:
    """One of the lawful acts; the passive one when the tape is at its end."""
    options = hand.options
    seat = options.seat
    choice = pick(8)
    if options.raise_min is not None and options.raise_max is not None and choice >= 5:
        units = (options.raise_max - options.raise_min) // options.unit
        more = {5: 0, 6: units}.get(choice, pick(units + 1))
        hand.wager(seat, options.raise_min + more * options.unit)
    elif options.fold and choice == 4:
        hand.fold(seat)
    elif options.bring_in is not None:
        hand.bring_in(seat)
    elif options.check:
        hand.check(seat)
    else:
        hand.call(seat)


def show_or_muck(hand: Hand, pick: Pick) -> None:
    """The next hand in line is shown or, where it may be, mucked."""
    due = hand.pending
    seat = due.seats[0]
    if not due.must_show and len(hand.live_seats) > 1 and pick(3) == 2:
        hand.muck(seat)
    else:
        hand.show(seat)
