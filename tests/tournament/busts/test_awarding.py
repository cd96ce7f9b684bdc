"""Bounties that nobody was named for at once: asked for until somebody is, exact to the unit, and handed over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.tournament.advice import advice
from cardspeak.tournament.busts.awarding import AwardBounty, BountyAwarded, FillEnvelopes, PayBounty
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.clock.running import ClockStarted
from cardspeak.tournament.core import Context
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties, due, head, left_over
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.finishing.ranking import Out
from cardspeak.tournament.log import Event, derive
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.needs import Advice
from cardspeak.tournament.setup import BountyKind
from tests.tournament.busts.kit import SEED, bust, happen, night, order


def asked(event: Event, kind: str) -> list[Advice]:
    return [one for one in advice(event.state, 0) if one.kind == kind]


def standing(event: Event) -> tuple[dict[int, int], dict[int, int], int]:
    """Who has won what, what is on whose head, and what is left over."""
    won = {entry: amount for entry, amount in event.state.of(Bounties).won.items() if amount}
    heads = {one.number: head(event.state, one.number) for one in event.state.of(Entrants).live()}
    return won, heads, left_over(event.state)


def playing(kind: BountyKind, tables: tuple[int, ...] = (5,), fee: int = 500) -> Event:
    event = night(tables=tables, bounty=kind, bounty_fee=fee)
    happen(event, ClockStarted(at=0))
    return event


def test_a_bounty_without_a_name_is_asked_for_until_somebody_is_named() -> None:
    event = playing("classic", (4, 4))
    bust(event, 2)
    (question,) = asked(event, "bounty")
    named = [one for one in question.orders if isinstance(one, AwardBounty)]
    assert [one.by for one in named] == [(1,), (3,), (4,), ()]
    assert named[-1].nobody
    order(event, named[1])
    assert not asked(event, "bounty")
    assert standing(event)[0] == {3: 500}


def test_nobody_is_an_answer_and_leaves_the_money_for_the_end() -> None:
    event = playing("classic", (3,))
    bust(event, 1)
    order(event, AwardBounty(entry=1, nobody=True))
    assert not asked(event, "bounty")
    assert left_over(event.state) == 500
    bust(event, 2, by=(3,))
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}, left_over_to="winner"))
    assert standing(event)[0] == {3: 1500}


def test_bounties_that_somebody_else_was_paid_before_a_correction_are_taken_back_first() -> None:
    won = DeclareWinner(choices={"prizes.won_by": "last-player"}, left_over_to="winner")
    event = playing("classic", (3,))
    bust(event, 1, by=(3,))
    last = len(event.log) + 1
    bust(event, 2, by=(3,))
    order(event, won)
    order(event, PayBounty(entry=3))
    event.correct(event.strike([last], Context(at=0), "it was the other one"))
    bust(event, 3, by=(2,))
    order(event, won)
    with pytest.raises(Refusal) as refused:
        order(event, PayBounty(entry=2))
    assert (refused.value.code, refused.value.limits) == ("bounty.pool-paid", {"max": 0})
    waits = next(one for one in asked(event, "pay bounty") if one.forms)
    assert (len(waits.needs), waits.orders) == (1, ())
    order(event, PayBounty(entry=3))
    order(event, PayBounty(entry=2))
    assert not asked(event, "pay bounty")


def test_whoever_leaves_the_event_without_losing_a_hand_asks_nobody() -> None:
    event = playing("classic")
    happen(event, Busted(outs=(Out(entry=1, table=1),), why="most chips"))
    assert not asked(event, "bounty")
    assert left_over(event.state) == 500


@given(data=st.data(), kind=st.sampled_from(["classic", "progressive"]), fee=st.integers(1, 999))
def test_a_name_given_later_comes_to_the_same_as_one_given_at_once(
    data: st.DataObject, kind: BountyKind, fee: int
) -> None:
    at_once, later = playing(kind, fee=fee), playing(kind, fee=fee)
    left, silent = list(range(1, 6)), []
    while len(left) > 2:
        gone = data.draw(st.sampled_from(left))
        left.remove(gone)
        by = tuple(data.draw(st.lists(st.sampled_from(left), min_size=1, max_size=2, unique=True)))
        bust(at_once, gone, by=by)
        if data.draw(st.booleans()):
            bust(later, gone)
            silent.append(AwardBounty(entry=gone, by=by))
        else:
            bust(later, gone, by=by)
        paid_in = later.state.of(Ledger).by_purpose["bounty"]
        won, heads, over = standing(later)
        waiting = sum(one.amount for one in later.state.of(Bounties).unclaimed.values())
        assert sum(won.values()) + sum(heads.values()) + waiting == paid_in
        assert over == waiting
    for one in data.draw(st.permutations(silent)):
        order(later, one)
    assert standing(later) == standing(at_once)
    assert standing_again(later) == standing(at_once)


def standing_again(event: Event) -> tuple[dict[int, int], dict[int, int], int]:
    """The same from the log alone."""
    again = Event()
    again.log, again.state = event.log, derive(event.log).state
    return standing(again)


@pytest.mark.parametrize(
    ("asks", "code"),
    [
        (AwardBounty(entry=1), "bounty.by"),
        (AwardBounty(entry=1, by=(2,), nobody=True), "bounty.by"),
        (AwardBounty(entry=1, by=(2, 2)), "bust.twice"),
        (AwardBounty(entry=1, by=(1,)), "bust.hitman-gone"),
        (AwardBounty(entry=1, by=(6,)), "bust.hitman-elsewhere"),
        (AwardBounty(entry=1, by=(5,)), "bust.hitman-gone"),
        (AwardBounty(entry=2, by=(3,)), "bounty.not-open"),
        (PayBounty(entry=3), "bounty.none-due"),
        (PayBounty(entry=4, amount=501), "bounty.too-much"),
    ],
)
def test_what_cannot_be_is_refused(asks: AwardBounty | PayBounty, code: str) -> None:
    event = playing("classic", (5, 3))
    bust(event, 5, by=(4,))
    bust(event, 1)
    with pytest.raises(Refusal) as refused:
        order(event, asks)
    assert refused.value.code == code


def test_whoever_went_out_since_still_has_what_they_won() -> None:
    event = playing("progressive", (4,))
    bust(event, 1)
    bust(event, 2, by=(3,))
    order(event, AwardBounty(entry=1, by=(2,)))
    assert standing(event)[0] == {2: 250, 3: 375}
    assert head(event.state, 3) == 875


def test_striking_the_bust_out_leaves_the_name_without_a_bounty() -> None:
    event = playing("classic")
    bust(event, 1)
    busted = len(event.log)
    order(event, AwardBounty(entry=1, by=(2,)))
    derived = event.strike([busted], Context(at=1), "wrong")
    assert [one.entry for one in derived.conflicts] == [busted + 1]
    event.correct(derived)
    assert standing(event)[0] == {}


def test_a_mystery_without_a_name_keeps_its_envelope_until_there_is_one() -> None:
    event = playing("mystery", (4,), 1000)
    order(event, FillEnvelopes(amounts=(2500, 500, 500, 500)))
    bust(event, 1)
    assert len(asked(event, "bounty")) == 1
    (happened,) = order(event, AwardBounty(entry=1, by=(2,)))
    assert isinstance(happened, BountyAwarded)
    assert happened.envelope is not None
    assert list(happened.drawn_wrong(event.state, lambda label: Chance(SEED, label))) == []
    assert sum(standing(event)[0].values()) in (2500, 500)
    assert sum(standing(event)[0].values()) + event.state.of(Bounties).unopened == 4000


def test_bounties_are_paid_when_their_winner_is_out_and_all_when_the_event_is_over() -> None:
    event = playing("classic", (3,))
    bust(event, 1, by=(2,))
    assert not asked(event, "pay bounty")
    bust(event, 2, by=(3,))
    (payment,) = asked(event, "pay bounty")
    assert payment.order == PayBounty(entry=2)
    order(event, PayBounty(entry=2, amount=200))
    assert due(event.state, 2) == 300
    order(event, PayBounty(entry=2))
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert [one.order for one in asked(event, "pay bounty")] == [PayBounty(entry=3)]
    order(event, PayBounty(entry=3))
    assert not asked(event, "pay bounty")
    assert sum(event.state.of(Bounties).handed_over.values()) == 1500


def test_what_a_correction_makes_too_much_is_taken_back() -> None:
    event = playing("classic", (4,))
    bust(event, 1, by=(2,))
    first = len(event.log)
    order(event, PayBounty(entry=2))
    derived = event.strike([first], Context(at=1), "wrong player")
    assert not derived.conflicts
    event.correct(derived)
    assert due(event.state, 2) == -500
    (back,) = asked(event, "pay bounty")
    assert back.order is not None
    order(event, back.order)
    assert due(event.state, 2) == 0
