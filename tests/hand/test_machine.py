"""A table where anything may happen next: steps by hand and by themselves, kills, undo, nonsense."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardspeak.errors import Refusal
from cardspeak.hand import record
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import HandSetup
from tests.hand.chance import act, deal_in, setups, show_or_muck, take_step
from tests.hand.kit import snapshot
from tests.hand.test_options_exact import BAD_AMOUNTS, BAD_SEATS, nonsense
from tests.hand.test_properties import cards_are_right, chips_are_right, mixes

choices = st.integers(0, 2**16)


class TableOfChance(RuleBasedStateMachine):
    """One hand, played by chance."""

    hand: Hand

    @initialize(setup=setups(mixes), seed=choices)
    def sit_down(self, setup: HandSetup, seed: int) -> None:
        self.hand = deal_in(setup, seed)

    def waits_for(self, *steps: str) -> bool:
        return self.hand.pending.step in steps

    @precondition(lambda self: self.waits_for("act"))
    @rule(first=choices, second=choices)
    def somebody_acts(self, first: int, second: int) -> None:
        tape = iter([first, second])
        act(self.hand, lambda below: next(tape, 0) % below)

    @precondition(lambda self: self.waits_for("post", "burn", "deal", "board", "push", "shuffle", "draw"))
    @rule(choice=choices)
    def the_dealer_does_what_is_due(self, choice: int) -> None:
        take_step(self.hand, lambda below: choice % below)

    @precondition(lambda self: self.waits_for("show"))
    @rule(choice=choices)
    def a_hand_is_shown_or_mucked(self, choice: int) -> None:
        show_or_muck(self.hand, lambda below: choice % below)

    @precondition(lambda self: len(self.hand.live_seats) > 1 and not self.waits_for("push", "over"))
    @rule(choice=choices)
    def the_floor_kills_a_hand(self, choice: int) -> None:
        seat = self.hand.live_seats[choice % len(self.hand.live_seats)]
        self.hand.kill(seat, "by chance")
        assert seat not in self.hand.live_seats

    @rule(amount=st.sampled_from(BAD_AMOUNTS), seat=st.sampled_from(BAD_SEATS), choice=choices)
    def nonsense_is_refused(self, amount: Any, seat: Any, choice: int) -> None:
        acts = nonsense(self.hand, amount, seat)[:15]
        before = snapshot(self.hand)
        try:
            acts[choice % len(acts)]()
        except Refusal:
            assert snapshot(self.hand) == before
        else:
            raise AssertionError("nonsense was accepted")

    @rule()
    def the_last_act_is_taken_back_and_done_again(self) -> None:
        log = list(self.hand.events)
        try:
            gone = record.undo(self.hand)
        except Refusal:  # nobody has acted yet
            return
        assert [*self.hand.events, *gone] == log
        record.apply(self.hand, gone[0])
        assert list(self.hand.events) == log

    @invariant()
    def chips_and_cards_are_right(self) -> None:
        if hasattr(self, "hand"):
            chips_are_right(self.hand)
            cards_are_right(self.hand)

    @invariant()
    def the_log_tells_the_state(self) -> None:
        if hasattr(self, "hand"):
            again = record.replay(self.hand.setup, self.hand.events)
            assert again.stacks == self.hand.stacks
            assert again.pending == self.hand.pending
            if self.waits_for("act"):
                assert again.options == self.hand.options

    @invariant()
    def somebody_is_live(self) -> None:
        if hasattr(self, "hand"):
            assert self.hand.live_seats


TestTableOfChance = TableOfChance.TestCase
TestTableOfChance.settings = settings(max_examples=150, stateful_step_count=40)
