"""Whole events on random orders of all parts, with nonsense, strike-outs and insertions: what must hold always holds.

After every step: no rule of the state is broken, nobody sits twice, chips and money are all there, a refused order has
changed nothing, every order that is advised can be decided, nobody has the big blind twice running or skips it, advised
moves make tables more even. Now and then the log is written, read and folded again, and comes to the same state.

``CARDSPEAK_LONG=20`` makes it twenty times as long; ``make soak`` runs many more events, by ``bench/soak_events.py``.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from bench.soak_events import BOOKS, KINDS, START, Whole, run, whole
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Context, Happening
from cardspeak.tournament.difference import digest
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.happenings import SeatLeft, SeatTaken, StatusChanged
from cardspeak.tournament.log import Entry
from cardspeak.tournament.seats.seating import SeatLate

LONGER = int(os.environ.get("CARDSPEAK_LONG", "1"))
seeds = st.integers(0, 2**32)


class AnyEvent(RuleBasedStateMachine):
    """An event of any kind under any book, in any order of things."""

    whole: Whole

    @initialize(book=st.sampled_from(BOOKS), kind=st.sampled_from(list(KINDS)), seed=seeds)
    def begin(self, book: str, kind: str, seed: int) -> None:
        self.whole = Whole(book, kind)
        self.whole.open_doors(Random(seed))

    @rule(seed=seeds)
    def advice(self, seed: int) -> None:
        self._pass_time(seed)
        self.whole.follow(Random(seed))

    @rule(seed=seeds)
    def usual(self, seed: int) -> None:
        self._pass_time(seed)
        self.whole.usual(Random(seed))

    @rule(seed=seeds)
    def anything(self, seed: int) -> None:
        self._pass_time(seed)
        self.whole.anything(Random(seed))

    @rule(seed=seeds)
    def strike(self, seed: int) -> None:
        self.whole.strike(Random(seed))

    @rule(seed=seeds)
    def insert(self, seed: int) -> None:
        self.whole.insert(Random(seed))

    @rule()
    def replay(self) -> None:
        self.whole.replays()
        self.whole.tells()

    def _pass_time(self, seed: int) -> None:
        self.whole.pass_time(Random(seed))

    def teardown(self) -> None:
        if hasattr(self, "whole"):
            self.whole.replays()


def test_any_order_of_things_leaves_an_event_sound() -> None:
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    profile = settings(max_examples=12 * LONGER, stateful_step_count=30, deadline=None, suppress_health_check=slow)
    run_state_machine_as_test(AnyEvent, settings=profile)


@pytest.mark.parametrize("seed", range(7 * LONGER))
def test_a_longer_event_under_each_book(seed: int) -> None:
    done = run(seed * 8, steps=60)  # another kind of event each time
    assert len(done.event.log) > 20


def test_a_digest_sees_every_field() -> None:
    one, other = Whole("tda-2024", "re-entry"), Whole("tda-2024", "re-entry")
    for each in (one, other):
        each.open_doors(Random(3))
    assert whole(one.state) == whole(other.state)
    other.state.of(Entrants).entries[2].notes = ("x",)
    assert whole(one.state) != whole(other.state)
    assert digest({1: {2, 3}}) == digest({1: {3, 2}}) != digest({1: {3}})


def entry_of(number: int, what: Happening) -> Entry:
    """A line of the log."""
    return Entry(number=number, at=0, what=what)


def test_an_entry_that_is_in_again_after_a_strike_is_a_conflict_for_its_re_entry() -> None:
    made = Whole("tda-2024", "re-entry")
    context = Context(at=made.at, seed=b"")
    made.event.order(Register(player="a", name="A"), context)
    made.event.order(Register(player="b", name="B"), context)
    out = len(made.event.log) + 1
    made.event.take([entry_of(out, StatusChanged(entry=1, status="withdrawn"))])
    made.event.order(Register(player="a", name="A"), context)
    assert made.state.of(Entrants).by_player["a"] == [1, 3]
    derived = made.event.strike([out], context, "she never left")
    assert derived.conflicts[0].entry == out + 1
    assert [entry.number for entry in derived.state.of(Entrants).live()] == [1, 2]


def test_a_player_who_has_lost_the_seat_is_advised_another() -> None:
    made = Whole("tda-2024", "freezeout")
    made.open_doors(Random(1))
    made.at = START
    while not now(made.state, made.at).started:
        made.follow(Random(1))
    taken = [entry for entry in made.event.log if isinstance(entry.what, SeatTaken)][3]
    assert isinstance(taken.what, SeatTaken)
    redrawn = taken.what.entry
    made.event.take([entry_of(len(made.event.log) + 1, SeatLeft(entry=redrawn))])
    orders = [order for one in made.advised() for order in one.orders]
    assert SeatLate(entry=redrawn) in orders
