"""Whole no-limit hold'em hands to the last chip, with the full event log, beside PokerKit with every automation on.

Two ways of driving, the same for both sides. Uniform: facing a bet fold, call or raise a third each, otherwise check or
bet half each, sizes uniform up to the stack. Loose: facing a bet fold 10 %, call 75 %, else raise the minimum; otherwise
check 80 %. Hundred big blinds each, blinds 50 and 100. Chips are added up after every hand on both sides.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from pokerkit import Automation, NoLimitTexasHoldem

from bench.harness import Row, Side, against
from cardspeak.hand import Hand, hand_setup

STACK = 10_000
REQUIRED = 75
POLICIES = {"uniform": (1 / 3, 2 / 3, 1 / 2), "loose": (0.10, 0.85, 0.80)}
"""Below the first number fold, below the second call; with nothing to call, below the third check."""


def rows(quick: bool) -> Iterator[Row]:
    """Six-handed and nine-handed, on both policies."""
    for players in (6, 9):
        for policy in POLICIES:
            # One of PokerKit's hands takes as long as a hundred of ours; passes of a second even out lucky short hands.
            yield against(
                f"hold'em hands, {players}-handed, {policy}",
                "/s",
                Side(_ours(players, policy), 40),
                "PokerKit",
                Side(_pokerkit(players, policy), 2),
                REQUIRED,
                quick=quick,
                seconds=0.3 if quick else 1.0,
                passes=5 if quick else 9,
            )


def _ours(players: int, policy: str) -> Callable[[], None]:
    fold_below, call_below, check_below = POLICIES[policy]
    uniform = policy == "uniform"
    source = random.Random(11)
    chance = source.random
    stacks = dict.fromkeys(range(1, players + 1), STACK)
    setup = hand_setup("NLHE", stacks=stacks, button=players, blinds=(50, 100))

    def one_hand() -> None:
        hand = Hand(setup, source=source)
        while (seat := hand.to_act) is not None:
            luck = chance()
            if hand.to_call:
                if luck < fold_below:
                    hand.fold(seat)
                    continue
                passive = luck < call_below
            else:
                passive = luck < check_below
            if not passive:
                least, most = hand.wager_limits
                if most:
                    hand.wager(seat, least + int(chance() * (most - least + 1)) if uniform else least)
                    continue
            if hand.to_call:
                hand.call(seat)
            else:
                hand.check(seat)
        assert hand.total_chips == STACK * players

    def forty() -> None:
        for _ in range(40):
            one_hand()

    return forty


def _pokerkit(players: int, policy: str) -> Callable[[], None]:
    fold_below, call_below, check_below = POLICIES[policy]
    uniform = policy == "uniform"
    chance = random.Random(12).random
    everything = tuple(Automation)

    def one_hand() -> None:
        state = NoLimitTexasHoldem.create_state(everything, True, 0, (50, 100), 100, STACK, players)
        while state.status:
            luck = chance()
            if state.checking_or_calling_amount:
                if luck < fold_below:
                    state.fold()
                    continue
                passive = luck < call_below
            else:
                passive = luck < check_below
            if not passive:
                least = state.min_completion_betting_or_raising_to_amount
                if least is not None and state.can_complete_bet_or_raise_to(least):
                    most = state.max_completion_betting_or_raising_to_amount
                    assert most is not None
                    state.complete_bet_or_raise_to(least + int(chance() * (most - least + 1)) if uniform else least)
                    continue
            state.check_or_call()
        assert sum(state.stacks) == STACK * players

    def two() -> None:
        for _ in range(2):
            one_hand()

    return two
