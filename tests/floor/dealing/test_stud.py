"""Stud under each book: exposed cards, who opens, the last card, and hands that die."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import policy
from cardspeak.cards.card import parse_cards
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import (
    opening,
    stud,
)
from cardspeak.hand.by_the_book import hand_rules
from cardspeak.hand.setup import Step
from tests.floor.dealing.kit import at_table, cites, d, play, stud_table, taken

rule = pytest.mark.rule
AU, KR, OLD, PUB, RR = "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"


@rule("apl-au-2025", "RP-10-B")
def test_a_seventh_card_is_replaced_only_while_there_is_betting() -> None:
    table = stud_table(AU)
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, "all call; all check; all check; all check")
    assert hand.street_name == "seventh"
    seat = hand.seats[0]
    card = hand.cards_of(seat)[-1]
    assert stud.seventh_card_seen(table, seat, card).answer == {"card": "replaced", "replacement": "the next card"}
    taken(table, stud.seventh_card_seen(table, seat, card, d(52)))
    assert table.the_hand().cards_of(seat)[-1] == d(52)


@rule("apl-au-2025", "RP-10-B")
def test_with_no_betting_left_the_seventh_card_stands_and_is_dealt_down() -> None:
    table = stud_table(AU, stacks={2: 300, 3: 300}, automatic=Step.POST | Step.BURN | Step.DEAL)
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, "all call")
    hand = table.the_hand()
    while hand.pending.step == "act":
        hand.all_in(hand.pending.seats[0])
    ruling = opening.seventh(table)
    assert "not at risk" in str(ruling.steps[-1])
    assert "RP-10-B" in cites(ruling)
    while hand.pending.step == "show":
        hand.show(hand.pending.seats[0])
    assert hand.no_more_betting
    assert stud.seventh_card_seen(table, 2, hand.cards_of(hand.seats[0])[-1]).answer == {"card": "stands"}


@rule("apl-au-2025", "RP-10-C")
def test_a_hand_killed_at_the_deal_gets_no_card_on_fourth_street() -> None:
    table = stud_table(AU)
    hand = table.the_hand()
    opener = hand.to_act
    away = next(seat for seat in hand.seats if seat != opener)
    pot = hand.pot
    hand.kill(away, "away")
    assert f"P{away}" not in stud.who_gets_cards(table).answer  # type: ignore[operator]
    assert hand.pot == pot
    hand.bring_in(opener or 0)
    play(table, "all call")
    assert [len(hand.cards_of(seat)) for seat in hand.seats].count(3) == 1


@rule("apl-au-2025", "RP-10-D")
@pytest.mark.parametrize(
    ("game", "ties", "opener"),
    [("LS", True, "P5"), ("LS", False, "P2"), ("LR", True, "P3"), ("LR", False, "P3")],
)
def test_equal_hands_showing_are_told_apart_by_suit(game: str, ties: bool, opener: str) -> None:
    # up cards: 2 Kc Kd, 3 5h 3s, 5 Kh Ks, 9 6s Qc
    first = "2c 3c 4c 5c 2d 3d 4d 5d Kc 5h Kh 6s 7h Kd 3s Ks Qc"
    table = stud_table(AU, first=first, game=game, house={"hand.stud_ties": ties})
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, "all call")
    assert hand.street_name == "fourth"
    assert opening.who_opens(table).answer == opener


@rule("apl-au-2025", "RP-10-E")
@pytest.mark.parametrize("short", [50, 8_000])
def test_the_bring_in_all_in_for_the_ante_passes_it_to_the_left(short: int) -> None:
    first = "2h 3c 4c 5c 2d 3d 4d 5d 9h 2c Kd 5s"
    table = stud_table(AU, first=first, stacks={2: 9_000, 3: short, 5: 8_000, 9: 9_500})
    ruling = opening.who_opens(table)
    if short > 50:
        assert ruling.answer == "P3"
    else:
        assert ruling.answer == {"opens": "P5", "least": 200, "check": False}
        with pytest.raises(Refusal):
            table.the_hand().check(5)
    assert table.the_hand().to_act == (3 if short > 50 else 5)


@rule("apl-au-2025", "RP-10-F")
def test_an_open_pair_does_not_double_the_bet() -> None:
    first = "2c 3c 4c 5c 2d 3d 4d 5d Kc 5h Kh 6s 7h Kd 3s Qs Qc"
    for dealt in (first, first.replace("7h Kd", "7h 9d")):
        table = stud_table(AU, first=dealt)
        hand = table.the_hand()
        hand.bring_in(hand.to_act or 0)
        play(table, "all call")
        assert opening.fourth_street_bet(table).answer == {"bet": 400}
        with pytest.raises(Refusal):
            hand.bet(hand.to_act or 0, 800)


@rule("apl-au-2025", "RP-10-H-D")
@rule("apl-au-2025", "RP-10-H-B")
def test_with_a_card_for_everybody_whoever_opened_sixth_street_opens_seventh() -> None:
    eight = dict.fromkeys((1, 2, 3, 4, 5, 6, 8, 9), 9000)
    table = stud_table(AU, stacks=eight)
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, "all call; all check; all check")
    sixth = hand.to_act
    play(table, "all check")
    assert hand.community
    ruling = opening.who_opens(table)
    assert ruling.answer == f"P{sixth}"
    assert cites(ruling) == {"RP-10-H-D"}


@rule("apl-au-2025", "66")
@rule("tda-2015", "61")
@pytest.mark.parametrize("book", [AU, OLD])
def test_up_cards_picked_up_kill_the_hand_of_whoever_faces_action(book: str) -> None:
    table = stud_table(book)
    hand = table.the_hand()
    opener = hand.to_act or 0
    hand.bring_in(opener)
    assert stud.upcards_picked_up(table, opener).answer == {"hand": "live"}
    facing = hand.to_act or 0
    later = next(seat for seat in hand.seats if seat not in (opener, facing))
    assert stud.upcards_picked_up(table, later).answer == {"hand": "dead"}
    taken(table, stud.upcards_picked_up(table, facing))
    assert facing not in table.the_hand().live_seats
    assert table.the_hand().pot == 4 * 50 + 200


@rule("tda-2015", "34-A-5")
def test_a_down_card_exposed_by_the_dealer_is_a_misdeal_only_in_time() -> None:
    table = stud_table(OLD)
    assert stud.down_card_seen(table, 3, (d(2),)).answer == "misdeal"
    assert stud.down_card_seen(table, 3, (d(2),), by="player").answer == ["plays", "no misdeal"]
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, f"{hand.to_act} calls")
    assert stud.down_card_seen(table, 3, (d(2),)).kind == "refused"


@rule("tda-2015", "19-B")
@rule("apl-au-2025", "20-B")
@pytest.mark.parametrize("book", [OLD, AU])
def test_the_odd_chip_of_a_stud_pot_goes_by_the_suit_of_the_high_card(book: str) -> None:
    # both have K Q J T 9; the king of spades takes the odd 25
    hands = {4: "9s Tc Js Qs Kh 2d 4d", 7: "9d Th Jc Qd Ks 2h 4c"}
    game: dict[str, Any] = {
        "small_bet": 400,
        "ante": 25,
        "ante_by": "everyone",
        "smallest_chip": 25,
        "rules": hand_rules(policy(book)),
    }
    table = at_table(book, {4: 525, 7: 525, 9: 525}, game="LS", deck=None, automatic=Step.POST, **game)
    hand = table.the_hand()
    left = {seat: list(parse_cards(cards)) for seat, cards in hands.items()}
    left[9] = list(parse_cards("3c 5c 6c"))
    spare = list(parse_cards("7h 8h 9h Ah Ac Ad"))
    while hand.pending.step != "over":
        due = hand.pending
        if due.step == "burn":
            hand.burn(spare.pop())
        elif due.step == "deal":
            for seat in due.seats:
                hand.deal(seat, [left[seat].pop(0)])
        elif due.step == "act" and due.seats[0] == 9:
            hand.fold(9)
        elif due.step == "act":
            seat = due.seats[0]
            (hand.call if hand.to_call else hand.check)(seat)
        elif due.step == "show":
            hand.show(due.seats[0])
        else:
            hand.push()
    assert hand.stacks[7] - hand.stacks[4] == 25
