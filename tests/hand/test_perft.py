"""Poker perft: how many lawful ways small games can be played, pinned, and agreed by a second, independent count."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardspeak.cards.deck import STANDARD, RecordedDeck, shuffled
from cardspeak.hand import record
from cardspeak.hand.hand import Hand
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import HandSetup, hand_setup
from tests.hand.reference import Model, count

DECK = shuffled(STANDARD, random.Random(5))


def leaves(hand: Hand, streets: int) -> int:
    """The ways to play on to the end, or to the end of so many streets."""
    if hand.over or hand.street >= streets or hand.to_act is None:
        return 1
    total = 0
    for act in hand.options:
        twin = hand.copy()
        record.apply(twin, act)
        total += leaves(twin, streets)
    return total


def perft(setup: HandSetup, streets: int = 9) -> int:
    return leaves(Hand(setup, RecordedDeck(DECK)), streets)


def setup(game: str, stacks: dict[int, int], **more: Any) -> HandSetup:
    return hand_setup(game, stacks=stacks, button=list(stacks)[-1], **more)


HEADS_UP = Model("no-limit", 4, (2, 2, 2, 2), blinds=(2, 1), full_blind=2, first=1)


@pytest.mark.parametrize(
    ("stacks", "ways"), [((3, 3), 25), ((5, 4), 33), ((5, 5), 129), ((6, 5), 137), ((6, 6), 233), ((8, 7), 697)]
)
def test_no_limit_heads_up_through_all_streets_with_all_sizes(stacks: tuple[int, int], ways: int) -> None:
    assert perft(setup("NLHE", {4: stacks[0], 9: stacks[1]}, blinds=(1, 2))) == count(HEADS_UP, stacks) == ways


@pytest.mark.parametrize(
    ("stacks", "streets", "ways"),
    [((6, 9, 12), 1, 613), ((8, 10, 12), 1, 1_103), ((7, 5, 6), 2, 517), ((5, 4, 6), 4, 675)],
)
def test_pot_limit_three_handed(stacks: tuple[int, int, int], streets: int, ways: int) -> None:
    model = Model("pot-limit", 4, (2, 2, 2, 2), blinds=(1, 2, 0), full_blind=2, first=2)
    small = setup("PLO", dict(zip((3, 5, 8), stacks, strict=True)), blinds=(1, 2))
    assert perft(small, streets) == count(model, stacks, streets) == ways


@pytest.mark.parametrize(
    ("cap", "in_event", "streets", "ways"),
    [(4, 9, 2, 217), (4, 2, 2, 573), (None, 9, 2, 573), (2, 9, 4, 3_265), (4, 9, 3, 1_707), (4, 2, 3, 3_039)],
)
def test_limit_heads_up_with_the_cap_and_with_the_cap_lifted(
    cap: int | None, in_event: int, streets: int, ways: int
) -> None:
    lifted = None if in_event == 2 else cap
    model = Model("limit", 4, (2, 2, 4, 4), blinds=(2, 1), full_blind=2, first=1, cap=lifted)
    rules = HandRules(raise_cap=cap)
    small = setup("LHE", {4: 24, 9: 31}, blinds=(1, 2), rules=rules, players_in_event=in_event)
    assert perft(small, streets) == count(model, (24, 31), streets) == ways


@pytest.mark.parametrize(
    ("stacks", "streets", "ways"),
    [
        ((30, 41), 5, 7_506),
        ((13, 41), 5, 342),
        ((9, 8, 30), 1, 58),
        ((14, 50, 30), 1, 352),
        ((30, 1, 30), 1, 23),
        ((30, 2, 30), 1, 24),
    ],
    ids=["two", "one short", "three", "three deep", "low card all-in for the ante", "low card short of the bring-in"],
)
def test_stud_with_a_bring_in(stacks: tuple[int, ...], streets: int, ways: int) -> None:
    small = setup("LS", dict(zip((3, 5, 8), stacks, strict=False)), ante=1, bring_in=2, small_bet=4)
    openers = opener_by_street(small, streets)
    model = Model("limit", 5, (4, 4, 8, 8, 8), antes=1, bring_in=2, openers=openers, cap=4)
    assert perft(small, streets) == count(model, stacks, streets) == ways


def opener_by_street(small: HandSetup, streets: int) -> tuple[int, ...]:
    """Who opens each street when nobody folds; with two players that is all there is, with three the first street."""
    hand = Hand(small, RecordedDeck(DECK))
    openers: list[int] = []
    while not hand.over and len(openers) < streets:
        if len(openers) == hand.street:
            openers.append(hand.seats.index(hand.first_seat))
        seat = hand.to_act
        assert seat is not None
        if hand.options.bring_in:
            hand.bring_in(seat)
        else:
            (hand.call if hand.options.call else hand.check)(seat)
    return (*openers, *[0] * (5 - len(openers)))


REOPENING = {
    "a full raise re-opens, added": (HandRules(), 4_313),
    "a full raise re-opens, completed": (HandRules(short_all_in="complete"), 4_421),
    "anything re-opens, added": (HandRules(reopen_percent=0), 5_777),
    "anything re-opens, completed": (HandRules(reopen_percent=0, short_all_in="complete"), 8_127),
    "half a raise re-opens, added": (HandRules(reopen_percent=50), 5_527),
}


@pytest.mark.rule("tda-2024", "47-A")
@pytest.mark.rule("apl-2007", "20-c")
@pytest.mark.parametrize(("rules", "ways"), REOPENING.values(), ids=list(REOPENING))
def test_a_tree_of_short_all_ins_has_as_many_branches_as_the_book_allows(rules: HandRules, ways: int) -> None:
    stacks = (20, 7, 21, 13)
    model = Model(
        "no-limit", 4, (4,) * 4, blinds=(2, 4, 0, 0), full_blind=4, first=2,
        reopen_percent=rules.reopen_percent, complete=rules.short_all_in == "complete",
    )  # fmt: skip
    small = setup("NLHE", dict(zip((2, 4, 7, 9), stacks, strict=True)), blinds=(2, 4), rules=rules)
    assert perft(small, 1) == count(model, stacks, 1) == ways
