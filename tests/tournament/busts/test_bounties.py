"""Bounties: classic, progressive and mystery; every unit paid in is on a head, won, in an envelope or left over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.advising.busts import spread, to_fill
from cardspeak.tournament.busts.awarding import FillEnvelopes
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.core import Context
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties, halves, head, left_over, split
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.happenings import Registered, SeatTaken
from cardspeak.tournament.log import Event
from cardspeak.tournament.money import Ledger, Sold
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.standing import PayoutsAnnounced
from cardspeak.tournament.setup import BountyKind, Fee
from tests.tournament.busts.kit import SEED, bust, happen, night, order


def won(event: Event) -> dict[int, int]:
    return event.state.of(Bounties).won


def accounted(event: Event) -> int:
    """Won, on heads, in envelopes, left over: all of it."""
    bounties = event.state.of(Bounties)
    if event.state.setup.bounty == "mystery":
        waiting = bounties.unopened if bounties.envelopes else event.state.of(Ledger).by_purpose["bounty"]
    else:
        waiting = sum(head(event.state, entry.number) for entry in event.state.of(Entrants).live())
    return sum(won(event).values()) + waiting + left_over(event.state)


def test_a_classic_bounty_goes_to_whoever_takes_the_last_chips_and_the_winner_keeps_the_own() -> None:
    event = night(tables=(3,), bounty="classic", bounty_fee=500)
    bust(event, 1, by=(2,))
    bust(event, 2, by=(3,))
    assert won(event) == {2: 500, 3: 500}
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert won(event) == {2: 500, 3: 1000}


def test_several_hitmen_share_and_the_odd_unit_goes_to_the_one_named_first() -> None:
    event = night(tables=(4,), bounty="classic", bounty_fee=501)
    bust(event, 1, by=(3, 2))
    assert won(event) == {3: 251, 2: 250}


@pytest.mark.rule("apl-korea-2023", "pot-showdown-10")
def test_in_korea_the_odd_unit_goes_to_the_largest_stack() -> None:
    event = night("apl-korea-2023", (4,), bounty="classic", bounty_fee=501, chips={2: 30_000})
    (happened,) = order(event, BustOut(out=(Eliminated(entry=1, by=(3, 2)),)))
    assert isinstance(happened, Busted)
    assert happened.cites == ("pot-showdown-10",)
    assert won(event) == {2: 251, 3: 250}


def test_half_of_a_progressive_bounty_goes_onto_the_head() -> None:
    """directors.md 4.4: a fresh player pays 2.50 and lifts the head to 7.50; then 3.75, and the head is 8.75."""
    event = night(tables=(4,), bounty="progressive", bounty_fee=500)
    bust(event, 1, by=(2,))
    assert (won(event)[2], head(event.state, 2)) == (250, 750)
    bust(event, 2, by=(3,))
    assert (won(event)[3], head(event.state, 3)) == (375, 875)
    bust(event, 3, by=(4,))
    assert (won(event)[4], head(event.state, 4)) == (437, 938)
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert sum(won(event).values()) == 4 * 500


def test_striking_out_a_knock_out_takes_the_later_heads_back() -> None:
    event = night(tables=(4,), bounty="progressive", bounty_fee=500)
    bust(event, 1, by=(2,))
    first = len(event.log)
    bust(event, 2, by=(3,))
    struck = event.strike([first], Context(at=1), "wrong")
    event.correct(struck)
    assert won(event) == {3: 250}
    assert (head(event.state, 1), head(event.state, 3)) == (500, 750)


def test_a_re_entry_has_a_head_of_its_own() -> None:
    event = night(tables=(3,), bounty="progressive", bounty_fee=500)
    bust(event, 1, by=(2,))
    happen(
        event,
        Registered(entry=4, player="P1", name="P1", kind="re-entry", chips=10_000),
        Sold(entry=4, kind="re-entry", lines=(Fee(name="head", amount=500, to="bounty"),)),
        SeatTaken(entry=4, table=1, seat=1),
    )
    assert (head(event.state, 1), head(event.state, 4)) == (0, 500)
    assert accounted(event) == 2000


def test_a_head_nobody_won_is_left_over_and_the_director_says_to_whom_it_goes() -> None:
    event = night(tables=(3,), bounty="classic", bounty_fee=500)
    bust(event, 1)
    bust(event, 2, by=(3,))
    assert left_over(event.state) == 500
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert refused.value.options == ["winner", "house"]
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}, left_over_to="winner"))
    assert won(event) == {3: 1500}


# Mystery


def mystery() -> Event:
    event = night(tables=(5,), bounty="mystery", bounty_fee=1000)
    bust(event, 1, by=(2,))
    order(event, FillEnvelopes(amounts=(2000, 1500, 1000, 500)))
    return event


def test_envelopes_are_drawn_from_the_sealed_seed_and_the_winner_opens_the_last() -> None:
    event = mystery()
    assert won(event) == {}
    bust(event, 2, by=(3,))
    bust(event, 3, by=(4, 5))
    bust(event, 4, by=(5,))
    assert len(event.state.of(Bounties).open) == 3
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert sum(won(event).values()) == 5000
    for entry in event.log:
        if isinstance(entry.what, Busted):
            assert list(entry.what.drawn_wrong(event.state, lambda label: Chance(SEED, label))) == []


@given(st.integers(0, 300_000), st.integers(1, 120))
def test_a_spread_of_envelopes_loses_nothing_and_falls(amount: int, envelopes: int) -> None:
    found = spread(amount, envelopes, (500, 100))
    assert (len(found), sum(found)) == (envelopes, amount)
    assert list(found) == sorted(found, reverse=True)
    assert found[-1] >= 0


def test_the_envelopes_that_are_proposed_are_not_alike() -> None:
    event = night(tables=(5,), bounty="mystery", bounty_fee=1200)
    paid = Payouts(pool=5000, entries=5, prizes=(3000, 2000), family="own")
    happen(event, PayoutsAnnounced(payouts=paid))
    for number in (1, 2, 3):
        bust(event, number, by=(5,))
    (orders,) = (one.orders for one in to_fill(event.state))
    assert orders == (FillEnvelopes(amounts=(4000, 2000)),)


def test_an_envelope_that_the_seed_did_not_draw_is_found_out() -> None:
    event = mystery()
    bust(event, 2, by=(3,))
    busted = event.log[-1].what
    assert isinstance(busted, Busted)
    assert list(busted.drawn_wrong(event.state, lambda label: Chance(b"another seed altogether", label + "x")))


@pytest.mark.parametrize(
    ("amounts", "code"),
    [((5000,), "bounty.count"), ((2000, 1500, 1000, 499), "bounty.sum"), ((5500, -500, 0, 0), "limit.least")],
)
def test_envelopes_hold_exactly_what_was_paid_in(amounts: tuple[int, ...], code: str) -> None:
    event = night(tables=(4,), bounty="mystery", bounty_fee=1250)
    with pytest.raises(Refusal) as refused:
        order(event, FillEnvelopes(amounts=amounts))
    assert refused.value.code == code


def test_envelopes_are_filled_once_and_only_where_bounties_are_a_mystery() -> None:
    with pytest.raises(Unlawful):
        order(mystery(), FillEnvelopes(amounts=(2000, 1500, 1000, 500)))
    with pytest.raises(Unlawful):
        order(night(bounty="classic", bounty_fee=10), FillEnvelopes(amounts=(90,)))


@given(amount=st.integers(0, 10_000), names=st.integers(1, 9))
def test_a_split_loses_nothing(amount: int, names: int) -> None:
    assert sum(split(amount, range(names)).values()) == amount
    assert sum(halves(amount)) == amount


@given(
    kind=st.sampled_from(["classic", "progressive", "mystery"]),
    fee=st.integers(1, 999),
    hits=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 3)), max_size=7),
)
def test_all_bounty_money_is_accounted_for_at_every_moment(
    kind: BountyKind, fee: int, hits: list[tuple[int, int, int]]
) -> None:
    event = night(tables=(8,), bounty=kind, bounty_fee=fee)
    if kind == "mystery":
        order(event, FillEnvelopes(amounts=(fee * 8, *[0] * 7)))
    nobodys = 0
    for victim, hitman, more in hits:
        live = [entry.number for entry in event.state.of(Entrants).live()]
        if len(live) < 2:
            break
        out = live[victim % len(live)]
        others = [one for one in live if one != out]
        by = tuple(dict.fromkeys(others[(hitman + k) % len(others)] for k in range(more)))
        nobodys += 0 if by or kind == "mystery" else head(event.state, out)
        bust(event, out, by=by)
        assert accounted(event) == 8 * fee
        assert left_over(event.state) == nobodys
