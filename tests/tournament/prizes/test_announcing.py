"""Announcing payouts: from the money there is, once, and after corrections only anew and with a reason."""

from __future__ import annotations

import pytest

from cardspeak.tournament.clock.running import ClockStarted
from cardspeak.tournament.core import Context
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.money import Sold
from cardspeak.tournament.prizes.announcing import (
    AnnouncePayouts,
    ReannouncePayouts,
    estimate,
    no_longer_the_pool,
    to_be_announced,
)
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.payouts import Wanted
from cardspeak.tournament.prizes.standing import Prizes, mispaid, places_paid
from cardspeak.tournament.setup import Level
from tests.tournament.prizes.kit import ALL_IN_THE_POOL, NOW, announced, event, happen, order, out, refused


def test_the_pool_is_what_the_entries_have_paid_for_prizes() -> None:
    made = event(9)
    assert estimate(made.state).pool == 90_000
    assert announced(made) == (45_000, 27_000, 18_000)
    assert places_paid(made.state) == 3


def test_payouts_stand_once_they_are_announced() -> None:
    made = event(9)
    announced(made)
    assert refused(made, AnnouncePayouts()).code == "payouts.announced"
    happen(made, [Sold(entry=1, kind="rebuy", lines=made.state.setup.buy_in.fees)])
    assert made.state.of(Prizes).payouts.pool == 90_000
    assert no_longer_the_pool(made.state) == 10_000


def test_other_payouts_need_a_reason() -> None:
    made = event(9)
    assert refused(made, ReannouncePayouts(why="late")).code == "payouts.none"
    announced(made)
    assert refused(made, ReannouncePayouts(why=" ")).field == "why"
    order(made, ReannouncePayouts(why="an entry was missed", wanted=Wanted(places=2)))
    assert made.state.of(Prizes).payouts.prizes == (54_000, 36_000)
    assert no_longer_the_pool(made.state) == 0


def test_payouts_do_not_change_once_a_prize_is_paid() -> None:
    made = event(9)
    announced(made)
    out(made, 1, 2, 3, 4, 5, 6, 7)
    order(made, PayPrize(entry=7))
    assert refused(made, ReannouncePayouts(why="too late")).code == "payouts.settled"


def test_the_director_may_give_prizes_that_add_up() -> None:
    made = event(9)
    short = refused(made, AnnouncePayouts(prizes=(50_000, 30_000)))
    assert (short.code, short.limits) == ("payout.sum", {"sum": 90_000})
    assert refused(made, AnnouncePayouts(prizes=(9_000,) * 10)).limits == {"max": 9}
    assert announced(made, (60_000, 30_000)) == (60_000, 30_000)


def test_a_reminder_while_nothing_is_announced() -> None:
    made = event(9)
    assert to_be_announced(made.state, NOW)
    announced(made)
    assert not to_be_announced(made.state, NOW)


def test_a_guarantee_is_paid_in_full() -> None:
    assert sum(announced(event(9, guarantee=100_000))) == 100_000
    assert sum(announced(event(9, guarantee=80_000, added=5_000))) == 95_000


def test_striking_out_a_sale_leaves_the_announcement_and_says_so() -> None:
    made = event(9)
    announced(made)
    sale = next(entry.number for entry in made.log if isinstance(entry.what, Sold))
    derived = made.strike([sale], Context(at=NOW), "never came")
    assert derived.conflicts == ()
    made.correct(derived)
    assert no_longer_the_pool(made.state) == -10_000


def test_striking_out_a_bust_shows_that_its_prize_was_paid() -> None:
    made = event(4, payout="card")
    announced(made)
    out(made, 1, 2)
    order(made, PayPrize(entry=2))
    first, second = (entry.number for entry in made.log if isinstance(entry.what, Busted))
    derived = made.strike([second], Context(at=NOW), "it was somebody else")
    assert any("no place" in str(conflict.refusal) for conflict in derived.conflicts)
    assert mispaid(made.state) == {}
    derived = made.strike([first], Context(at=NOW), "still in")
    assert mispaid(derived.state) == {2: 8_000}  # now fourth, and three are paid


@pytest.mark.parametrize("places", [1, 4])
def test_the_director_says_how_many_are_paid(places: int) -> None:
    assert len(announced(event(9), places=places)) == places


def test_prizes_are_announced_when_the_add_on_break_is_over() -> None:
    levels = (
        Level(minutes=20, small_blind=25, big_blind=50),
        Level(minutes=10, is_break=True),
        Level(minutes=20, small_blind=50, big_blind=100),
    )
    made = event(9, levels=levels, format="rebuy", add_on=ALL_IN_THE_POOL, add_on_break=1)
    happen(made, [ClockStarted(at=NOW)])
    minute = 60_000
    assert not to_be_announced(made.state, NOW + 10 * minute)
    assert not to_be_announced(made.state, NOW + 25 * minute)
    assert to_be_announced(made.state, NOW + 31 * minute)


def test_prizes_are_announced_when_the_rebuys_are_over() -> None:
    made = event(9, format="rebuy", rebuy=ALL_IN_THE_POOL, rebuy_levels=1)
    happen(made, [ClockStarted(at=NOW)])
    assert not to_be_announced(made.state, NOW + 60_000)
    assert to_be_announced(made.state, NOW + 21 * 60_000)
