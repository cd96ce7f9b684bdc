"""Dealt hands: chips only pass from player to player, absent seats fold, and the log of a large event is sound."""

from __future__ import annotations

import msgspec
import pytest

from bench.large_event import Large, large_setup
from bench.nights import Night
from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.autoplay.hands import DealHand, HandDealt
from cardspeak.tournament.autoplay.players import likes
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.clock.announcing import AnnounceLevel
from cardspeak.tournament.clock.hands import PushDealers
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Context, apply, broken, decide
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import Finishing, places
from cardspeak.tournament.log import derive
from cardspeak.tournament.money import proof
from cardspeak.tournament.night import Tables
from cardspeak.tournament.presence.absences import MarkAway
from cardspeak.tournament.prizes.standing import Prizes
from tests.tournament.autoplay.kit import SEED, night


@pytest.fixture
def started() -> Night:
    """Nine players at a table, ready for the first hand."""
    made = night("tda-2024", 9, 0)
    made.open_doors()
    return made


def dealt(made: Night) -> HandDealt:
    """The next hand, not yet applied."""
    return next(
        one
        for one in decide(made.state, DealHand(table=1), Context(at=made.at, seed=SEED))
        if isinstance(one, HandDealt)
    )


def test_a_hand_moves_chips_and_makes_none(started: Night) -> None:
    before = sum(entry.chips for entry in started.state.of(Entrants).live())
    started.director.order(DealHand(table=1), started.at)
    assert sum(entry.chips for entry in started.state.of(Entrants).live()) == before == started.state.of(Account).total


@pytest.mark.rule("tda-2024", "23/dealer-push")
@pytest.mark.rule("apl-korea-2023", "updates-2-d")
@pytest.mark.parametrize(("book", "rule"), [("tda-2024", "23"), ("apl-korea-2023", "updates-2-d")])
def test_the_first_hand_of_a_pushed_dealer_keeps_the_level_of_the_push(book: str, rule: str) -> None:
    made = night(book, 9, 0)
    made.open_doors()
    made.director.order(DealHand(table=1), made.at)
    ends = made.at + now(made.state, made.at).left_ms
    made.director.order(PushDealers(forced="a dealer is unwell"), ends - 20_000)
    made.director.order(AnnounceLevel(), ends + 1_000)
    first, second = (made.director.order(DealHand(table=1), ends + wait) for wait in (30_000, 90_000))
    (during,) = (one.what for one in first if isinstance(one.what, HandDealt))
    (after,) = (one.what for one in second if isinstance(one.what, HandDealt))
    assert (during.level, after.level, after.cites) == (1, 2, ())
    assert rule in during.cites


@pytest.mark.parametrize("more", [1, -1])
def test_a_hand_with_chips_from_nowhere_is_refused(started: Night, more: int) -> None:
    hand = dealt(started)
    (entry, chips), *rest = hand.stacks
    wrong = msgspec.structs.replace(hand, stacks=((entry, chips + more), *rest))
    with pytest.raises(Unlawful) as refusal:
        apply(started.state, wrong, started.at)
    assert refusal.value.code == "hand.chips"


def test_another_hand_than_the_seed_deals_is_found(started: Night) -> None:
    started.director.order(DealHand(table=1), started.at)
    *before, last = started.event.log
    state = derive(before).state
    assert isinstance(last.what, HandDealt)
    assert list(last.what.drawn_wrong(state, lambda label: Chance(SEED, label))) == []
    (one, chips), (other, more), *rest = last.what.stacks
    changed = msgspec.structs.replace(last.what, stacks=((one, chips - 25), (other, more + 25), *rest))
    assert list(changed.drawn_wrong(state, lambda label: Chance(SEED, label)))


def test_somebody_who_is_away_pays_and_folds(started: Night) -> None:
    started.director.order(MarkAway(entry=4), started.at)
    tables = Tables(started.director, started.at)
    tables.play(hands=18)
    assert 0 < started.state.of(Entrants).entry(4).chips < 5_000
    hands = [entry.what for entry in started.event.log if isinstance(entry.what, HandDealt)]
    assert all(hand.away == (started.state.of(Entrants).entry(4).seat,) for hand in hands)


def test_nobody_plays_in_a_way_that_is_unknown(started: Night) -> None:
    with pytest.raises(Refusal) as refusal:
        started.director.order(DealHand(table=1, players="wild"), started.at)
    assert refusal.value.field == "players"


def test_nobody_is_dealt_in_without_chips(started: Night) -> None:
    entry = started.state.of(Entrants).entry(2)
    entry.chips = 0
    with pytest.raises(Unlawful) as refusal:
        started.director.order(DealHand(table=1), started.at)
    assert (refusal.value.code, refusal.value.limits["entries"]) == ("deal.no-chips", [2])


def test_good_cards_look_better() -> None:
    assert likes((51, 50)) > likes((51, 30)) > likes((20, 1))


@pytest.mark.parametrize("book", ["tda-2024", "aplpt-2025", "apl-2007"])
def test_a_large_event_without_hands_is_sound(book: str) -> None:
    made = Large(120, large_setup(book), b"the seed of a large event")
    made.run()
    state = made.event.state
    assert not broken(state)
    assert len(places(state)) == 120
    assert state.of(Finishing).won is not None
    paid = sum(one.amount for one in state.of(Prizes).paid.values())
    assert paid == proof(state).pool == 120 * 100_000
    assert not derive(made.event.log).conflicts
