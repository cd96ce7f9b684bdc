"""Private views: a player sees their own cards and what lies open, and nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand.events import Board, Burn, Deal, Draw, Event, Show, Shuffle
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import HandSetup
from cardspeak.hand.view import HandView, view
from tests.hand.chance import deal_in, picker, setups, take_step, tapes
from tests.hand.kit import play, table
from tests.hand.test_properties import mixes


def may_know(log: list[Event], viewer: int | None) -> set[int]:
    """Every card a person at the table has been shown, by the log."""
    known = {UNKNOWN}
    for event in log:
        match event:
            case Deal(seats, cards, up):
                known.update(card for seat, card in zip(seats, cards, strict=True) if up or seat == viewer)
            case Board(cards) | Show(_, cards):
                known.update(cards)
    return known


def told(seen: HandView) -> set[int]:
    """Every card that a view gives away, wherever it stands."""
    cards = {*seen.board, *(card for seat in seen.seats for card in seat.cards)}
    for event in seen.events:
        match event:
            case Deal(_, dealt) | Draw(_, dealt) | Board(dealt) | Show(_, dealt) | Shuffle(dealt):
                cards.update(dealt)
            case Burn(card):
                cards.add(card)
    return cards


@given(setup=setups(mixes), tape=tapes, stop=st.integers(0, 60))
@settings(max_examples=100)
def test_a_view_tells_nothing_that_was_not_shown(setup: HandSetup, tape: list[int], stop: int) -> None:
    """texasholdem#19, Bitcoin-Poker-Room#22: mucked hands were visible."""
    hand = deal_in(setup)
    pick = picker(tape)
    for _ in range(stop):
        if not hand.over:
            take_step(hand, pick, killing=True)
    for viewer in (None, *hand.seats):
        assert told(view(hand, viewer)) <= may_know(list(hand.events), viewer)


def hands_in(seen: HandView) -> dict[int, int]:
    """How many cards of each seat are visible."""
    return {seat.seat: sum(card != UNKNOWN for card in seat.cards) for seat in seen.seats}


def river() -> Hand:
    hand = table(stacks={3: 5000, 5: 5000, 8: 5000}, hands={3: "AsAd", 5: "KsKd", 8: "QsQd"}, board="2c 7c 9d Jh 3h")
    return play(hand, "all call; all call; all call")


def test_a_player_sees_their_own_hand_only() -> None:
    assert hands_in(view(river(), 5)) == {3: 0, 5: 2, 8: 0}


def test_the_wall_sees_no_hand_and_the_whole_board() -> None:
    wall = view(river())
    assert (hands_in(wall), len(wall.board)) == ({3: 0, 5: 0, 8: 0}, 5)


def test_after_the_showdown_mucked_hands_stay_hidden() -> None:
    hand = table(stacks={3: 5000, 5: 5000, 8: 5000}, hands={3: "AsAd", 5: "KsKd", 8: "QsQd"}, board="2c 7c 9d Jh 3h")
    play(hand, "all call; all call; all call; all call")
    assert hands_in(view(hand, 8)) == {3: 2, 5: 0, 8: 2}


def test_in_stud_the_open_cards_are_seen_by_everybody() -> None:
    hand = table("LS", {3: 5000, 5: 5000, 8: 5000}, small_bet=100, bring_in=20, ante=10)
    assert hands_in(view(hand, 3)) == {3: 3, 5: 1, 8: 1}


def test_nobody_sees_burns_or_what_another_player_threw_away() -> None:
    hand = play(table("L27TD", {3: 5000, 5: 5000, 8: 5000}), "all call")
    hand.draw(3, hand.cards_of(3)[:2])
    play(hand, "5 pat; 8 pat")
    mine, theirs = view(hand, 3), view(hand, 5)
    assert next(event.cards for event in theirs.events if isinstance(event, Draw)) == (UNKNOWN, UNKNOWN)
    assert UNKNOWN not in next(event.cards for event in mine.events if isinstance(event, Draw))
    assert {event.card for event in mine.events if isinstance(event, Burn)} == {UNKNOWN}
