"""After a ruling on the deal the table is as the ruling says: chips, cards, who is in, and what is asked next."""

from __future__ import annotations

import pytest

from cardspeak.floor.script.run import Result, run

rule = pytest.mark.rule
HEAD = """
game NLHE 150/300 ante 300
seats 2:Ada=9100 3:Bo=14000 6:Cleo=7700 8:Dov=21500 9:Eli=12300
button 8
"""
FULL = "Ada 9100, Bo 14000, Cleo 7700, Dov 21500, Eli 12300"


def told(book: str, story: str, head: str = HEAD) -> Result:
    """A story that has gone as it says."""
    (result,) = run(head + story, book=book)
    assert result.ok, result.report()
    return result


# Hands that are called off


@rule("apl-au-2025", "35-C")
@rule("tda-2024", "35-C")
@rule("tda-2015", "34-C")
@pytest.mark.parametrize("book", ["apl-au-2025", "tda-2024", "tda-2015", "apl-korea-2023"])
def test_a_misdeal_gives_every_chip_back_until_the_hand_is_dealt_again(book: str) -> None:
    told(book, f"""
    preflop
    Bo raises to 900
    card dealt to an empty seat
    => misdeal
    ? stacks
    => {FULL}
    ? pot
    => 0
    ? to act
    => Bo
    ? stacks
    => {FULL}
    Bo folds
    ? stacks
    => Ada 8500, Bo 14000, Cleo 7700, Dov 21500, Eli 12150
    ? is Bo live
    => no
    """)  # fmt: skip


@rule("apl-au-2025", "35-C")
@rule("apl-korea-2023", "updates-4-C")
@pytest.mark.parametrize(("book", "cite"), [("apl-au-2025", "35-C"), ("apl-korea-2023", "updates-4-C")])
def test_a_new_level_waits_for_the_hand_after_the_redeal(book: str, cite: str) -> None:
    told(book, f"""
    preflop
    Cleo gets no cards
    => misdeal
    blinds 200/400
    deal
    ? forced bets
    => Eli 150 [{cite}]
    ? Bo
    => fold, call 300, raise 600-14000
    """)  # fmt: skip


@rule("tda-2024", "53-A")
@rule("tda-2024", "35-A")
def test_an_act_out_of_turn_is_gone_with_the_deal_it_was_made_in() -> None:
    told("tda-2024", """
    preflop
    Dov raises to 1200
    card dealt to an empty seat
    => misdeal
    deal
    Bo folds
    Cleo folds
    ? Dov
    => fold, call 300, raise 600-21500
    """)  # fmt: skip


@rule("888pl", "3-iii-4")
@rule("tda-2024", "35-E")
@pytest.mark.parametrize("book", ["888pl", "tda-2024"])
def test_a_void_hand_gives_back_what_was_told_and_leaves_the_rest_to_the_dealer(book: str) -> None:
    result = told(book, """
    pot 4200
    flop
    Eli bets 700
    Ada calls
    deck has two Qh
    => void, "Return 700 to Eli", "Return the 4200 of the earlier streets"
    ? stacks
    => Ada 9100, Bo 14000, Cleo 7700, Dov 21500, Eli 12300
    """)  # fmt: skip
    assert result.table is not None
    assert not result.table.the_hand().pot


@rule("888pl", "3-iii-4")
def test_antes_are_among_the_chips_that_go_back_after_the_pot_was_pushed() -> None:
    told("888pl", f"""
    preflop
    Bo raises to 900
    Cleo folds
    Dov folds
    Eli folds
    Ada folds
    deck has two 4s
    => void, returned Eli 150 Ada 600 Bo 300
    ? stacks
    => {FULL}
    """)  # fmt: skip


@rule("888pl", "3-i-2-g")
def test_positions_follow_the_button_that_a_misdeal_has_moved() -> None:
    told("888pl", """
    preflop
    Bo calls
    cards dealt with the button belonging to 6
    => misdeal
    deal
    ? to act
    => Ada
    Ada folds
    Bo folds
    Cleo folds
    SB folds
    ? who wins
    => Eli
    """)  # fmt: skip


# Hands that go on


@rule("tda-2024", "35-D")
@rule("888pl", "3-i-1")
@pytest.mark.parametrize("book", ["tda-2024", "888pl"])
def test_a_player_without_cards_is_out_once_it_is_too_late(book: str) -> None:
    told(book, """
    preflop
    Bo calls
    Cleo calls
    Dov gets no cards
    => no misdeal
    ? to act
    => Eli
    ? is Dov live
    => no
    """)  # fmt: skip


@rule("apl-au-2025", "35-D")
def test_a_folded_hand_with_three_cards_changes_nothing() -> None:
    told("apl-au-2025", """
    preflop
    Bo raises to 900
    Cleo folds
    Dov calls
    Cleo has 3 cards
    => no misdeal [35-D]
    ? to act
    => Eli
    """)  # fmt: skip


@rule("tda-2015", "34-D")
def test_a_short_hand_is_open_where_the_book_has_no_rule_for_it() -> None:
    told("tda-2015", """
    preflop
    Bo raises to 900
    Cleo calls
    Dov has only one card
    => no misdeal, silent, director: the hand is dead | put the number right [34-D, 1]
    """)  # fmt: skip


@rule("888pl", "3-iii-12")
@rule("888pl", "3-i-2-b")
def test_a_card_off_the_table_is_one_of_two_exposed_cards() -> None:
    told("888pl", f"""
    preflop
    second card of Bo 3d falls off the table replacement 9c
    => no misdeal, replacement 9c, burn 3d [3-iii-12]
    dealer exposes the second card of Dov Kd
    => misdeal [3-i-2-b]
    ? stacks
    => {FULL}
    """)  # fmt: skip


@rule("888pl", "3-i-2-b")
def test_an_exposed_replacement_is_the_second_exposed_card() -> None:
    told("888pl", """
    preflop
    dealer exposes the second card of Bo 3d replacement 9c
    => no misdeal, burn 3d
    replacement card 9c exposed
    => misdeal [3-i-2-b]
    """)  # fmt: skip


# Board and stub


@rule("888pl", "3-iii-16")
def test_a_river_that_stands_lies_on_the_board() -> None:
    told("888pl", """
    hole Eli 7c 8c
    hole Ada Ad As
    preflop
    Bo folds
    Cleo folds
    Dov folds
    Eli all-in
    Ada calls
    flop 4d 5s Kc
    turn 2h
    river 6h dealt without a burn stub not intact
    => stands, river 6h [3-iii-16]
    ? who wins
    => Eli
    """)  # fmt: skip


@rule("888pl", "5-i-7")
@rule("888pl", "5-i-4")
def test_a_flop_that_had_no_burn_gets_one_with_the_new_flop() -> None:
    result = told("888pl", """
    preflop
    Bo calls
    Cleo folds
    Dov folds
    Eli folds
    Ada checks
    flop Kh 8s 3d dealt without a burn new stub 2c 9d 9h Jc
    => new burn, flop 9d 9h Jc [5-i-4, 5-i-7]
    ? to act
    => Ada
    """)  # fmt: skip
    assert result.table is not None
    hand = result.table.the_hand()
    assert len(hand.burns) == 1
    assert len(hand.board) == 3


@rule("tda-2024", "RP-5-B")
@rule("apl-korea-2023", "dealing-6-turn")
def test_an_early_turn_after_its_burn_is_the_book_belows_in_korea() -> None:
    told("apl-korea-2023", """
    flop
    turn dealt early Kc burn 8d
    => burn 8d, no new burn, "from TDA 2024" [RP-5-B]
    """)  # fmt: skip


@rule("tda-2024", "RP-4")
def test_mucked_cards_may_come_again_from_a_stub_that_was_mixed_with_them() -> None:
    result = told("tda-2024", """
    hole Bo Ah Kh
    preflop
    Bo folds
    Cleo calls
    Dov folds
    Eli folds
    Ada checks
    flop Qh 7h 2s
    Ada checks
    Cleo checks
    dealer drops the stub into the muck
    => shuffle all that was mixed [RP-4-3]
    turn Ah
    """)  # fmt: skip
    assert result.table is not None
    assert len(result.table.the_hand().board) == 4


@rule("tda-2024", "RP-14")
@pytest.mark.parametrize(
    ("book", "cite"), [("tda-2024", "RP-14"), ("apl-au-2025", "RP-14"), ("888pl", "2-i-1"), ("apl-2007", "1")]
)
@pytest.mark.parametrize(
    "line", ["turn has two cards Kc Qd", "third card of the flop falls off the table", "card found on the floor"]
)
def test_a_mistake_without_a_remedy_is_the_directors(book: str, cite: str, line: str) -> None:
    told(book, f"""
    flop
    {line}
    => decision, silent [{cite}]
    """)  # fmt: skip


@rule("888pl", "4-0-p1")
@rule("apl-2007", "6")
@pytest.mark.parametrize(("book", "cite"), [("888pl", "4-0-p1"), ("apl-2007", "6")])
def test_the_button_deals_at_a_self_dealt_table(book: str, cite: str) -> None:
    told(book, f"preflop\n? who deals\n=> Dov [{cite}]")


@rule("apl-au-2025", "RP-5-B")
def test_nobody_may_keep_an_early_turn_where_the_remedy_leaves_no_choice() -> None:
    told("apl-au-2025", """
    flop
    Ada wants the early turn to stay
    => refused [RP-5-B]
    """)  # fmt: skip
