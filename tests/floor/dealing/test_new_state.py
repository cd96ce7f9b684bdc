"""After a remedy the hand is in its proper state, and can be played on."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.cards.card import UNKNOWN, face, parse_card, parse_cards
from cardspeak.cards.deck import RecordedDeck
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import counts, deck, exposed, misdeal, stub, stud
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure
from cardspeak.floor.table import Table
from cardspeak.hand.record import replay
from tests.floor.dealing.kit import FOUR, at_table, chips, cites, d, ds, hole, new_deal, play, taken

rule = pytest.mark.rule


def board(table: object) -> tuple[int, ...]:
    """The board of a table."""
    return table.the_hand().board  # type: ignore[attr-defined, no-any-return]


def in_record(table: object) -> None:
    """The record of the new hand replays to the same cards."""
    hand = table.the_hand()  # type: ignore[attr-defined]
    again = replay(hand.setup, hand.events)
    assert (again.board, again.burns, again.stacks) == (hand.board, hand.burns, hand.stacks)
    assert [again.cards_of(seat) for seat in again.seats] == [hand.cards_of(seat) for seat in hand.seats]


def on_the_flop(book: str, **more: Any) -> Table:
    """Six limpers; burn d13, flop d14 to d16."""
    return play(at_table(book, **more), "all call")


# Misdeals


@rule("apl-au-2025", "35-C")
@rule("tda-2024", "35-C")
def test_a_misdeal_gives_all_chips_back_and_deals_the_same_hand() -> None:
    table = play(at_table("apl-au-2025"), "3 raises 700")
    before = chips(table)
    setup = table.the_hand().setup
    taken(table, misdeal.first_card_to(table, 2))
    assert table.the_hand().setup == setup
    assert table.the_hand().stacks == dict(setup.stacks)
    assert chips(table) == before
    assert not table.recall(DealSoFar).exposed


@rule("apl-au-2025", "35-C")
def test_a_misdeal_with_a_new_deck_in_hand_deals_from_it() -> None:
    table = at_table("apl-au-2025", deck=RecordedDeck([UNKNOWN] * 52))
    taken(table, misdeal.first_card_to(table, 2))
    assert hole(table, 4) == ()
    new_deal(table)
    assert set(hole(table, 4)) == {UNKNOWN}
    play(table, "3 calls; all call")
    assert board(table) == (UNKNOWN,) * 3


@rule("888pl", "3-i-2-g")
def test_a_misdeal_for_the_button_moves_it_and_the_blinds() -> None:
    table = play(at_table("888pl"), "3 calls")
    taken(table, misdeal.button_belongs_to(table, 5))
    assert [due.seat for due in table.the_hand().setup.dues] == [6, 1]
    assert table.the_hand().setup.button == 5


# Exposed cards


@rule("888pl", "5-i-1")
@rule("888pl", "3-iii-12")
@rule("apl-2007", "14-b")
@pytest.mark.parametrize("book", ["888pl", "apl-2007"])
def test_an_exposed_card_is_replaced_by_the_next_one_and_is_the_burn(book: str) -> None:
    table = at_table(book)
    taken(table, exposed.exposed(table, [Exposure(5, "dealer", 5, d(5))]))
    assert d(13) in hole(table, 5)
    assert d(5) not in hole(table, 5)
    play(table, "all call")
    assert table.the_hand().burns == (d(5),)
    assert board(table) == ds(14, 16)
    in_record(table)


@rule("888pl", "3-iii-12")
def test_a_card_off_the_table_is_treated_as_exposed() -> None:
    table = at_table("888pl")
    taken(table, exposed.off_the_table(table, (), Exposure(2, "dealer", 8, d(8))))
    assert hole(table, 2) == (d(2), d(13))
    play(table, "all call")
    assert (table.the_hand().burns, board(table)) == ((d(8),), ds(14, 16))


@rule("888pl", "3-i-2-b")
def test_of_two_exposed_cards_the_dealers_is_replaced_and_the_players_plays() -> None:
    table = at_table("888pl")
    seen = [Exposure(5, "dealer", 5, d(5)), Exposure(3, "player", 9, d(9))]
    ruling = exposed.exposed(table, seen)
    assert {"5-i-1", "3-iii-12"} <= cites(ruling)
    assert str(ruling.steps[-1]) == f"P3 plays on with {face(d(9))}."
    taken(table, ruling)
    assert (hole(table, 5)[0], hole(table, 3)[1]) == (d(13), d(9))


def test_a_replacement_may_be_named() -> None:
    table = at_table("888pl")
    taken(table, exposed.exposed(table, [Exposure(5, "dealer", 5, d(5))], d(40)))
    assert d(40) in hole(table, 5)


def test_a_card_that_was_never_dealt_to_the_player_changes_nothing() -> None:
    table = at_table("888pl")
    ruling = exposed.exposed(table, [Exposure(5, "dealer", 5, d(30))])
    before = table.the_hand().events[:]
    with pytest.raises(Refusal):
        table.take(ruling)
    assert table.the_hand().events == before


# Numbers of cards


@rule("888pl", "3-iii-11")
@rule("888pl", "5-i-2")
def test_one_extra_card_becomes_the_burn() -> None:
    table = at_table("888pl", FOUR)
    ruling = counts.surplus_cards(table, 1, d(9))
    assert ruling.answer == {"burn": face(d(9)), "misdeal": False}
    play(taken(table, ruling), "all call")
    assert table.the_hand().burns == (d(9),)
    assert board(table) == ds(10, 12)


@rule("888pl", "3-i-2-e")
def test_the_last_card_of_the_deal_may_still_be_dealt() -> None:
    table = at_table("888pl", FOUR)
    ruling = counts.holds(table, 9, 1, d(8))
    assert ruling.answer == {"receives": face(d(8)), "misdeal": False}
    play(taken(table, ruling), "all call")
    assert hole(table, 9) == (d(4), d(8))
    assert (table.the_hand().burns, board(table)) == ((d(9),), ds(10, 12))


@rule("apl-au-2025", "37")
@rule("apl-korea-2023", "dealing-3-a")
@pytest.mark.parametrize("book", ["apl-au-2025", "apl-korea-2023"])
def test_the_buttons_missing_card_comes_from_the_stub(book: str) -> None:
    table = play(at_table(book), "3 calls; 4 calls; 5 folds")
    ruling = counts.holds(table, 6, 1, d(20))
    play(taken(table, ruling), "6 calls; all call")
    assert hole(table, 6) == (d(6), d(20))
    assert len(board(table)) == 3


@rule("apl-au-2025", "38")
def test_a_killed_hand_leaves_the_stub_as_it_is() -> None:
    table = play(at_table("apl-au-2025"), "3 folds; 4 calls")
    taken(table, counts.holds(table, 5, 1))
    assert 5 not in table.the_hand().live_seats
    play(table, "6 folds; all call")
    assert (table.the_hand().burns, board(table)) == ((d(13),), ds(14, 16))


# The stub, the deck, stud


@rule("apl-au-2025", "RP-4-2")
def test_a_stub_that_fell_is_dealt_on_in_its_new_order() -> None:
    table = on_the_flop("apl-au-2025")
    order = tuple(reversed(ds(17, 52)))
    play(taken(table, stub.stub_fell(table, restorable=False, order=order)), "all check")
    assert (table.the_hand().burns[1], board(table)[3]) == order[:2]
    with pytest.raises(Refusal):
        stub.stub_fell(table, restorable=False, order=(d(1), *order))


@rule("888pl", "3-iii-8")
def test_a_joker_is_replaced_by_the_next_card() -> None:
    table = at_table("888pl")
    play(taken(table, deck.foreign_card(table, 3)), "all call")
    assert hole(table, 3) == (d(3), d(13))
    assert (table.the_hand().burns, board(table)) == ((d(14),), ds(15, 17))


@rule("888pl", "3-iii-5")
def test_forfeited_chips_are_carried_to_the_next_pot() -> None:
    table = play(at_table("888pl"), "3 raises 500; 4 folds; 5 calls")
    ruling = deck.knew_of_it(table, (3,))
    table.choose(ruling.director[0])
    assert table.the_hand().stacks[3] == 6_500
    assert table.the_hand().stacks[5] == 6_000
    kept = table.recall(DealSoFar)
    assert (kept.carried, kept.may_play_for_it) == (500, (1, 2, 3, 4, 5, 6))


@rule("888pl", "3-iii-5")
def test_whoever_forfeits_the_last_chip_is_not_dealt_in_again() -> None:
    table = play(at_table("888pl"), "3 all-in; 4 calls")
    table.choose(deck.knew_of_it(table, (3,)).director[0])
    assert 3 not in table.the_hand().seats
    assert table.recall(DealSoFar).carried == 7_000


@rule("apl-au-2025", "RP-10-A")
def test_an_exposed_down_card_changes_places_with_the_door_card() -> None:
    order = parse_cards("3c 2c Th 8d 4c 5c 6c 7c 9h Js Kd 5s")
    rest = [card for card in range(52) if card not in order]
    table = at_table(
        "apl-au-2025", FOUR, game="LS", small_bet=400, bring_in=200, ante=50, deck=RecordedDeck([*order, *rest])
    )
    assert table.the_hand().to_act == 9  # with 5s
    ruling = stud.down_card_seen(table, 3, (parse_card("2c"),))
    assert ruling.answer == {"up card": "2c", "third card": "down", "bring-in": "P3"}
    taken(table, ruling)
    assert table.the_hand().to_act == 3
    assert set(hole(table, 3)) == set(parse_cards("2c 5c Js"))
    in_record(table)


@rule("apl-au-2025", "RP-10-A")
def test_a_house_may_spare_the_exposed_card_the_bring_in() -> None:
    order = parse_cards("3c 2c Th 8d 4c 5c 6c 7c 9h Js Kd 5s")
    rest = [card for card in range(52) if card not in order]
    table = at_table(
        "apl-au-2025", FOUR, game="LS", small_bet=400, bring_in=200, ante=50, deck=RecordedDeck([*order, *rest]),
        house={"stud.exposed_brings_in": False},
    )  # fmt: skip
    ruling = stud.down_card_seen(table, 3, (parse_card("2c"),))
    assert ruling.answer["bring-in"] == "P9"  # type: ignore[index,call-overload]


@rule("apl-au-2025", "RP-5-D")
def test_after_an_early_stud_card_the_street_comes_from_the_new_stub_without_another_burn() -> None:
    table = at_table("apl-au-2025", FOUR, game="LS", small_bet=400, bring_in=200, ante=50)
    left = ds(14, 52)
    ruling = stud.stud_card_early(table, (d(14),), d(13), order=tuple(reversed(left)))
    taken(table, ruling)
    hand = table.the_hand()
    hand.bring_in(hand.to_act or 0)
    play(table, "all call")
    assert hand.burns == (d(13),)
    assert {hand.cards_of(seat)[-1] for seat in hand.seats} == set(tuple(reversed(left))[:4])
