"""After a remedy the board is what it should be, and the hand can be played on."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.cards.card import face, faces
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import burns, flop, premature
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.table import Table
from cardspeak.hand.events import Board, Burn
from cardspeak.hand.record import replay
from tests.floor.dealing.kit import at_table, cites, d, ds, play, taken

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


@rule("apl-au-2025", "39-A")
@rule("tda-2015", "36")
@rule("apl-korea-2023", "dealing-5")
@pytest.mark.parametrize("book", ["apl-au-2025", "tda-2015", "apl-korea-2023"])
def test_the_card_drawn_from_four_is_the_burn_of_the_turn(book: str) -> None:
    table = on_the_flop(book)
    taken(table, flop.four_card_flop(table, ds(14, 17), d(15)))
    assert board(table) == (d(14), d(16), d(17))
    play(table, "all check")
    assert table.the_hand().burns == (d(13), d(15))
    assert board(table)[3] == d(18)
    in_record(table)


@rule("apl-au-2025", "39-B")
def test_a_flop_without_a_burn_gets_one_of_its_cards_as_the_burn() -> None:
    table = on_the_flop("apl-au-2025")
    ruling = flop.no_burn(table, ds(13, 15), d(15), (d(16),))
    assert cites(ruling) == {"39-B", "A-2"}
    taken(table, ruling)
    assert table.the_hand().burns == (d(15),)
    assert board(table) == (d(13), d(14), d(16))
    play(table, "all check")
    assert (table.the_hand().burns[1:], board(table)[3:]) == ((d(17),), (d(18),))


@rule("888pl", "5-i-7")
@rule("888pl", "5-i-3")
def test_a_flop_that_is_dealt_again_comes_from_the_shuffled_stub() -> None:
    table = on_the_flop("888pl")
    order = tuple(reversed(ds(14, 52)))
    ruling = flop.four_card_flop(table, ds(14, 17), order=order)
    assert ruling.answer == {"burn": ["5c", "stays"], "stub": 39, "new burns": 0, "flop": faces(order[:3])}
    taken(table, ruling)
    assert (table.the_hand().burns, board(table)) == ((d(13),), order[:3])
    play(table, "all check")
    assert table.the_hand().burns == (d(13), order[3])
    in_record(table)


@rule("888pl", "5-i-7")
def test_neither_muck_nor_burn_may_be_in_the_new_stub() -> None:
    for wrong in (d(1), d(13)):
        table = on_the_flop("888pl")
        ruling = flop.four_card_flop(table, ds(14, 17), order=(wrong, *ds(15, 52)))
        with pytest.raises(Refusal):
            table.take(ruling)
        assert board(table) == ds(14, 16)


@rule("888pl", "5-i-7")
def test_without_the_order_of_the_new_stub_a_person_names_the_flop() -> None:
    table = on_the_flop("888pl")
    taken(table, flop.four_card_flop(table, ds(14, 17)))
    hand = table.the_hand()
    assert hand.pending.step == "burn"
    hand.burn()
    hand.board_cards(ds(30, 32))
    assert (hand.burns, hand.board) == ((d(13),), ds(30, 32))


@rule("888pl", "5-i-4")
@pytest.mark.parametrize(
    ("burned", "cards", "following"),
    [((), ds(13, 15), (d(16),)), (ds(13, 14), ds(15, 17), ())],
    ids=["no burn", "two burns"],
)
def test_an_unseen_flop_is_put_right(
    burned: tuple[int, ...], cards: tuple[int, ...], following: tuple[int, ...]
) -> None:
    table = on_the_flop("888pl")
    if burned:
        ruling = flop.two_burns(table, burned, cards, following, seen=False)
    else:
        ruling = flop.no_burn(table, cards, None, following, seen=False)
    taken(table, ruling)
    assert (table.the_hand().burns, board(table)) == ((d(13),), ds(14, 16))
    play(table, "all check")
    assert (table.the_hand().burns[1], board(table)[3]) == (d(17), d(18))


@rule("888pl", "5-i-6")
@rule("888pl", "3-iii-16")
def test_a_flop_without_a_burn_that_was_acted_on_stands_and_later_cards_come_as_they_would_have() -> None:
    table = play(on_the_flop("888pl"), "1 checks")
    taken(table, flop.no_burn(table, ds(13, 15), following=ds(16, 20)))
    assert board(table) == ds(13, 15)
    play(table, "all check; all check")
    assert board(table) == (*ds(13, 15), d(18), d(20))
    in_record(table)


def on_the_turn(book: str) -> Table:
    """Burn d17, turn d18: s1 to s5 of the examples are d17 to d21."""
    return play(on_the_flop(book), "all check")


@rule("888pl", "3-iii-16")
@rule("888pl", "5-i-6")
@pytest.mark.parametrize(
    ("burned", "card", "following", "acted", "turn"),
    [
        (ds(17, 18), d(19), ds(20, 21), True, d(19)),
        (ds(17, 18), d(19), ds(20, 21), False, d(18)),
        ((), d(17), ds(18, 21), False, d(18)),
        ((), d(17), ds(18, 21), True, d(17)),
    ],
    ids=["two burns, bet", "two burns", "no burn", "no burn, bet"],
)
def test_after_a_burn_error_the_river_is_the_one_that_would_have_come(
    burned: tuple[int, ...], card: int, following: tuple[int, ...], acted: bool, turn: int
) -> None:
    table = on_the_turn("888pl")
    if acted:
        play(table, "1 checks")
    taken(table, burns.burn_error(table, "turn", burned, card, following))
    assert board(table)[3] == turn
    play(table, "all check")
    assert board(table)[4] == d(20)
    in_record(table)


def all_in(book: str) -> Table:
    """Two players are all-in before the flop; the board has run out: turn d18 after burn d17, river d20 after d19."""
    table = at_table(book, {2: 4_000, 5: 4_000, 9: 9_000})
    return play(table, "9 folds; 2 all-in; 5 calls")


@rule("888pl", "5-i-6")
@rule("888pl", "3-iii-16")
def test_with_an_all_in_the_error_is_put_right_until_the_pot_is_pushed() -> None:
    table = all_in("888pl")
    burned = next(event for event in reversed(table.the_hand().events) if isinstance(event, Burn)).card
    river = board(table)[4]
    ruling = burns.burn_error(table, "river", (), burned, (river,))
    assert ruling.answer == {"burn": face(burned), "river": face(river)}
    taken(table, ruling)
    assert board(table)[4] == river
    table.the_hand().push()
    late = burns.burn_error(table, "river", (), burned, (river,))
    assert (late.kind, late.answer) == ("refused", {"river": face(burned), "result": "stands"})


@rule("888pl", "3-iii-16")
def test_with_an_all_in_and_a_stub_nobody_can_tell_the_card_stands() -> None:
    table = all_in("888pl")
    ruling = burns.burn_error(table, "river", (), d(14), (d(15),), intact=False)
    assert (ruling.kind, ruling.answer) == ("refused", {"river": face(d(14)), "result": "stands"})
    taken(table, ruling)
    assert board(table)[4] == d(14)


@rule("888pl", "5-i-6")
def test_with_an_all_in_a_turn_without_a_burn_moves_the_river_too() -> None:
    table = all_in("888pl")
    s = [event for event in table.the_hand().events if isinstance(event, Burn | Board)]
    first, turn, second, river = (  # the cards after the flop in the order they left the deck
        s[2].card,  # type: ignore[union-attr]
        s[3].cards[0],  # type: ignore[union-attr]
        s[4].card,  # type: ignore[union-attr]
        s[5].cards[0],  # type: ignore[union-attr]
    )
    # as dealt: turn = first, then burn = turn, river = second; the stub shows river next
    ruling = burns.burn_error(table, "turn", (), first, (turn, second, river))
    assert ruling.answer == {"burn": face(first), "turn": face(turn), "next burn": face(second), "river": face(river)}
    taken(table, ruling)
    assert board(table)[3:] == (turn, river)
    assert table.the_hand().burns[1:] == (first, second)


# Early streets


@rule("apl-au-2025", "RP-5-A")
@rule("888pl", "3-iii-15")
@rule("apl-korea-2023", "dealing-6-flop")
@pytest.mark.parametrize("book", ["apl-au-2025", "888pl", "apl-korea-2023"])
def test_after_an_early_flop_the_burn_stays_and_the_flop_comes_from_the_new_stub(book: str) -> None:
    table = play(at_table(book), "3 calls")
    order = tuple(reversed(ds(14, 52)))
    taken(table, premature.premature(table, EarlyStreet("flop", ds(14, 16), d(13), order=order)))
    play(table, "all call")
    assert (table.the_hand().burns, board(table)) == ((d(13),), order[:3])
    in_record(table)


@rule("apl-2007", "14-c")
def test_in_the_book_that_returns_the_burn_a_new_one_is_burned() -> None:
    table = play(at_table("apl-2007"), "3 calls")
    order = tuple(reversed(ds(13, 52)))
    taken(table, premature.premature(table, EarlyStreet("flop", ds(14, 16), d(13), order=order)))
    play(table, "all call")
    assert (table.the_hand().burns, board(table)) == (order[:1], order[1:4])


@rule("apl-2007", "14-f")
@rule("apl-2007", "14-d")
def test_what_followed_an_early_turn_is_taken_back() -> None:
    table = play(on_the_flop("apl-2007"), "1 checks; 2 checks; 3 checks; 4 checks; 5 checks")
    premature.lies_open(table, "turn", (d(18),))
    pot = table.the_hand().pot
    play(table, "6 bets 300; 1 calls")
    ruling = premature.premature(table, EarlyStreet("turn", (d(18),), d(17)))
    assert ruling.answer["returned"] == {"P1": 300, "P6": 300}  # type: ignore[index,call-overload]
    assert ruling.answer["to act"] == "P6"  # type: ignore[index,call-overload]
    assert {"14-f", "14-d"} <= cites(ruling)
    taken(table, ruling)
    assert (table.the_hand().pot, table.the_hand().to_act) == (pot, 6)
    assert len(board(table)) == 3


@rule("888pl", "5-i-8")
def test_after_an_early_turn_the_would_be_river_is_the_turn() -> None:
    table = play(on_the_flop("888pl"), "1 checks")
    # s1 = d17 burn, s2 = d18 early turn, s3 = d19, s4 = d20
    order = (d(18), *ds(21, 52))
    ruling = premature.premature(table, EarlyStreet("turn", (d(18),), d(17), coming=ds(19, 20), order=order))
    assert ruling.answer == {"burn": face(d(19)), "turn": face(d(20)), "river stub": 33, "river burns": 0}
    play(taken(table, ruling), "all check")
    assert board(table)[3] == d(20)
    play(table, "all check")
    assert board(table)[4] == d(18)
    assert set(table.the_hand().burns) == {d(13), d(17), d(19)}
    in_record(table)


@rule("888pl", "5-i-8")
def test_the_cards_under_an_early_turn_come_off_the_deck_if_nobody_names_them() -> None:
    table = play(on_the_flop("888pl"), "1 checks")
    taken(table, premature.premature(table, EarlyStreet("turn", (d(18),), d(17))))
    hand = table.the_hand()
    play(table, "2 checks; 3 checks; 4 checks; 5 checks; 6 checks")
    hand.burn()
    hand.board_cards()
    assert board(table)[3] == d(20)


@rule("apl-au-2025", "RP-5-C")
@rule("888pl", "5-i-8")
@pytest.mark.parametrize("book", ["apl-au-2025", "888pl"])
def test_after_an_early_river_its_burn_stays(book: str) -> None:
    table = play(on_the_turn(book), "1 checks")
    order = tuple(reversed(ds(20, 52)))
    taken(table, premature.premature(table, EarlyStreet("river", (d(20),), d(19), order=order)))
    play(table, "all check")
    assert (table.the_hand().burns[-1], board(table)[4]) == (d(19), order[0])


@rule("888pl", "7-1")
def test_with_the_house_option_a_card_is_burned_although_the_first_burn_stays_out() -> None:
    table = play(at_table("888pl", house={"dealing.burn_on_redeal": True}), "3 calls")
    order = tuple(reversed(ds(14, 52)))
    ruling = premature.premature(table, EarlyStreet("flop", ds(14, 16), d(13), order=order))
    assert ruling.answer["new burns"] == 1  # type: ignore[index,call-overload]
    play(taken(table, ruling), "all call")
    assert (table.the_hand().burns, board(table)) == (order[:1], order[1:4])
    wrong = play(at_table("888pl", house={"dealing.burn_on_redeal": True}), "3 calls")
    with pytest.raises(Refusal):  # the burn that stays on the table cannot be in the stub
        wrong.take(premature.premature(wrong, EarlyStreet("flop", ds(14, 16), d(13), order=(d(13), *order))))


@rule("888pl", "7-1")
def test_with_the_other_house_option_an_early_turn_is_shuffled_back_at_once() -> None:
    table = on_the_flop("888pl", house={"dealing.shuffle_before_turn": True})
    ruling = premature.premature(table, EarlyStreet("turn", (d(18),), d(17), order=tuple(reversed(ds(18, 52)))))
    assert ruling.answer["burn"] == ["6c", "stays"]  # type: ignore[index,call-overload]
    play(taken(table, ruling), "all check")
    assert board(table)[3] == d(52)
