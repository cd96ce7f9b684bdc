"""What cannot have happened at a showdown is refused, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.showdown import awards, discarding, disputes, exposing, forms, killing, seeing, tabling, winners
from cardspeak.floor.showdown.effects import LetGo
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from tests.floor.showdown.kit import table
from tests.hand.kit import snapshot

Ask = Callable[[Table], object]
RIVER = "all call; all check; all check; all check"
HANDS = {4: "Ah Kd", 6: "Qc Qd", 9: "7s Jc", 1: "9h 9d"}
BOARD = "As 8c 5d 4h 3s"


def at_river(book: str = "tda-2024", **more: Any) -> Table:
    return table(book, RIVER, hands=HANDS, board=BOARD, **more)


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda found: seeing.may_see(found, 4, 7), "seat.not-dealt-in"),
        (lambda found: seeing.may_see(found, 4, 4), "see.own"),
        (lambda found: discarding.discards(found, 7), "seat.not-dealt-in"),
        (lambda found: discarding.brings_back(found, 4), "show.not-given-up"),
        (lambda found: killing.thought_won(found, 4), "discard.no-wager"),
        (lambda found: winners.tabled_enough(found, 4, 3), "show.count"),
        (lambda found: winners.tabled_enough(found, 4, -1), "show.count"),
        (lambda found: awards.odd_chips(found), "showdown.nothing-tabled"),
        (lambda found: awards.split(found, 500, []), "pot.winners"),
        (lambda found: awards.split(found, 500, [4, 4]), "pot.winners"),
        (lambda found: awards.split(found, 500, [4], [6, 6]), "pot.winners"),
        (lambda found: awards.split(found, 500, [7]), "seat.not-dealt-in"),
        (lambda found: awards.odd_bounty(found, [7]), "seat.not-dealt-in"),
        (lambda found: disputes.misawarded(found, 4, 4), "pot.same-player"),
        (lambda found: disputes.misawarded(found, 7, 4), "seat.not-dealt-in"),
        (lambda found: exposing.shown_to_one(found, 4, 4), "show.own"),
        (lambda found: tabling.absent_all_in(found, 4), "seat.not-all-in"),
        (lambda found: forms.tables(found, 4, parse_cards("Ac Kd")), "show.not-held"),
        (lambda found: forms.tables(found, 4, parse_cards("Ah Kd Ks")), "show.not-held"),
        (lambda found: forms.claims(found, 7, "a flush"), "seat.not-dealt-in"),
        (lambda found: forms.declared(found, (7,)), "seat.not-dealt-in"),
    ],
)
def test_nonsense_at_showdown_is_refused_and_changes_nothing(ask: Ask, code: str) -> None:
    found = at_river()
    before = snapshot(found.the_hand())
    with pytest.raises(Refusal) as refusal:
        ask(found)
    assert refusal.value.code == code
    assert snapshot(found.the_hand()) == before
    assert found.recall(Showdown) == Showdown()


@pytest.mark.parametrize(
    "ask",
    [
        tabling.order_of_show,
        winners.who_wins,
        awards.odd_chips,
        lambda found: seeing.may_see(found, 4, 6),
        lambda found: winners.shows_part(found, 4, parse_cards("Ah")),
        lambda found: winners.plays_board(found, 4),
        lambda found: discarding.mucked_untabled(found, 4),
        lambda found: discarding.brings_back(found, 4),
        lambda found: forms.tables(found, 4),
    ],
)
def test_nothing_is_shown_while_the_betting_goes_on(ask: Ask) -> None:
    with pytest.raises(Unlawful) as refusal:
        ask(table("tda-2024", "all call"))
    assert refusal.value.code == "showdown.betting-open"


def test_nobody_has_won_while_cards_are_to_come() -> None:
    found = table(story="9 all-in; 1 calls; 4 folds; 6 folds", hands=HANDS, board=BOARD, stacks={4: 500, 6: 500, 9: 900, 1: 900})  # fmt: skip
    with pytest.raises(Unlawful, match="There are cards to come"):
        winners.who_wins(found)
    assert winners.leaders(found) == ()


def test_a_dead_hand_does_nothing_more() -> None:
    found = at_river()
    found.take(discarding.discards(found, 6))
    found.take(discarding.dealer_mucks(found, 6))
    for act in (
        discarding.discards,
        discarding.dealer_mucks,
        killing.killed,
        discarding.touches_muck,
        discarding.folds,
    ):
        with pytest.raises(Unlawful) as refusal:
            act(found, 6)
        assert refusal.value.code == "show.dead-hand"


@pytest.mark.rule("tda-2024", "13-B")
def test_a_tabled_hand_stays_good_when_its_owner_lets_go_of_it() -> None:
    found = at_river()
    found.the_hand().show(4)
    ruling = discarding.discards(found, 4)
    assert (ruling.answer, ruling.effects) == ("live", (LetGo(4),))
    assert "13-B" in {cite.number for cite in ruling.cites}


def test_a_tabled_hand_said_again_changes_nothing_and_cannot_be_another() -> None:
    found = at_river()
    found.the_hand().show(4)
    before = list(found.the_hand().events)
    assert forms.tables(found, 4) is None
    assert forms.tables(found, 4, parse_cards("Kd Ah")) is None
    assert found.the_hand().events == before
    with pytest.raises(Unlawful, match="is already tabled"):
        forms.tables(found, 4, parse_cards("2c 2d"))


def test_the_last_live_hand_cannot_be_killed() -> None:
    found = table(story="9 folds; 1 folds; 4 folds")
    with pytest.raises(Unlawful, match="last live hand"):
        killing.killed(found, 6)


def test_a_hand_said_to_be_open_has_to_be_named_before_it_is_read() -> None:
    found = at_river()
    found.recall(Showdown).laid_open.add(4)
    with pytest.raises(Unreadable, match="Enter which cards Ann has tabled"):
        winners.who_wins(found)


def test_more_than_the_wrong_player_holds_cannot_be_moved() -> None:
    found = table("888pl", "9 all-in; 1 calls; 4 all-in; 6 folds; 4 shows; 9 shows; 1 shows", hands=HANDS, board=BOARD)
    while not found.the_hand().over:
        found.the_hand().push()
    poor = min(found.the_hand().stacks, key=found.the_hand().stacks.__getitem__)
    rich = max(found.the_hand().stacks, key=found.the_hand().stacks.__getitem__)
    with pytest.raises(Unlawful, match="cannot return"):
        disputes.misawarded(found, poor, rich)


def test_where_nobody_was_all_in_the_order_is_not_asked_after_the_end() -> None:
    found = at_river()
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    with pytest.raises(Unlawful, match="There is no hand left"):
        tabling.order_of_show(found)


@pytest.mark.parametrize(
    ("book", "ask"),
    [
        ("apl-2007", tabling.order_of_show),
        ("apl-2007", lambda found: disputes.dispute(found, "reading")),
        ("tda-2024", lambda found: exposing.spectator_tells(found, 4)),
        ("tda-2024", lambda found: awards.carried_pot(found, 500, [4], [4, 6])),
        ("tda-2024", lambda found: awards.odd_bounty(found, [4, 6])),
        ("888pl", lambda found: awards.split(found, 525, [4], [6])),
        ("apl-2007", lambda found: killing.thought_won(table("apl-2007", "9 raises 600"), 9)),
    ],
)
def test_where_the_book_says_nothing_the_floor_says_so(book: str, ask: Ask) -> None:
    with pytest.raises(Silent):
        ask(at_river(book))
