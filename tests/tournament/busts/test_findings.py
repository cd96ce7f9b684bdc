"""What was found about winners: envelopes that nobody filled, a question with one answer, nobody at all."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful
from cardspeak.tournament.busts.awarding import FillEnvelopes
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import Finishing, places, sharing
from cardspeak.tournament.happenings import ChipsSet
from tests.tournament.busts.kit import bust, happen, night, order


def test_there_is_no_winner_while_mystery_bounties_are_in_no_envelope() -> None:
    event = night(tables=(3,), bounty="mystery", bounty_fee=500)
    bust(event, 2)
    bust(event, 3)
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner())
    assert (refused.value.code, refused.value.limits["sum"]) == ("bounty.unfilled", 1_500)
    order(event, FillEnvelopes(amounts=(1_500,)))
    order(event, DeclareWinner())
    assert event.state.of(Bounties).won == {1: 1_500}


@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025", "apl-korea-2023", "tda-2015", "888pl"])
def test_nobody_is_asked_how_the_last_one_left_has_won(book: str) -> None:
    event = night(book, tables=(2,))
    bust(event, 2)
    order(event, DeclareWinner())
    assert event.state.of(Finishing).won == 1


def test_an_event_without_players_has_no_winner() -> None:
    event = night(tables=())
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner())
    assert refused.value.code == "winner.nobody"


def test_nobody_goes_out_with_all_chips_there_are() -> None:
    event = night(tables=(3,))
    with pytest.raises(Unlawful) as refused:
        order(event, BustOut(out=(Eliminated(entry=2, stack=30_000),)))
    assert (refused.value.code, refused.value.limits["max"]) == ("bust.stack", 29_999)


def test_stacks_counted_above_the_account_can_go_out() -> None:
    event = night(tables=(3,))
    happen(event, ChipsSet(entry=1, chips=35_000), ChipsSet(entry=2, chips=31_000))
    order(event, BustOut(out=(Eliminated(entry=2, stack=31_000),)))
    assert places(event.state)[2] == 3


def test_places_are_worked_out_again_only_when_something_has_changed_them() -> None:
    event = night(tables=(5,))
    bust(event, 4)
    bust(event, 2)
    first = places(event.state)
    happen(event, ChipsSet(entry=1, chips=20_000))
    assert places(event.state) is first
    assert event.state.of(Finishing).equals_in(first, 4) == [2]
    bust(event, 5)
    assert places(event.state) == {4: 5, 2: 4, 5: 3}
    assert sharing({7: 4, 8: 4, 5: 3}) == {4: [7, 8], 3: [5]}
    assert places(State()) == {}
    assert event.state.of(Entrants).left == 2
