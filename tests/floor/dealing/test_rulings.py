"""Remedies under each book: the new deal, short hands, bad decks, routine, board."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.cards.card import UNKNOWN, parse_card
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import (
    counts,
    deck,
    equipment,
    flop,
    misdeal,
    premature,
    routine,
    stub,
)
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.dealing.so_far import DealSoFar
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.table import Table
from cardspeak.hand.events import Check
from cardspeak.hand.setup import BY_HAND, Step
from tests.floor.dealing.kit import FOUR, HAND_AND_BOARD, at_table, cites, d, dealer, ds, play, player, taken
from tests.words.kit import english

rule = pytest.mark.rule
AU, KR, OLD, PUB, RR = "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"

# The new deal


def missed(book: str, house: Mapping[str, object] | None = None) -> Table:
    """Seat 4 was away, seat 3 has four hands of a penalty left."""
    table = at_table(book, house=house)
    table.recall(DealSoFar).away.append(4)
    table.recall(DealSoFar).on_penalty[3] = 4
    return table


@pytest.mark.parametrize(
    ("book", "house", "away", "penalised"),
    [
        pytest.param(AU, {}, "live", {"hand": "killed", "hands left": 3}, marks=rule("apl-au-2025", "35-C")),
        pytest.param(KR, {}, "live", {"hand": "killed", "hands left": 3}, marks=rule("apl-korea-2023", "updates-4-C")),
        pytest.param(OLD, {}, "killed", {"hand": "killed", "hands left": 3}, marks=rule("tda-2015", "34-C")),
        (AU, {"dealing.redeal_absent": "killed"}, "killed", {"hand": "killed", "hands left": 3}),
        (AU, {"dealing.redeal_penalised": "dealt-out"}, "live", {"hand": "dealt out", "hands left": 3}),
        (AU, {"dealing.redeal_counts": 2}, "live", {"hand": "killed", "hands left": 2}),
    ],
)
def test_the_new_deal_player_by_player(
    book: str, house: Mapping[str, object], away: str, penalised: Mapping[str, object]
) -> None:
    table = missed(book, house)
    assert misdeal.redeal_for(table, 4).answer == {"hand": away}
    assert misdeal.redeal_for(table, 3).answer == penalised
    assert misdeal.redeal_for(table, 5).answer == {"hand": "live"}
    steps = " ".join(english(misdeal.first_card_to(table, 2).steps))
    assert ("then kill the hand, whether" in steps) == (away == "killed")
    assert f"{penalised['hands left']} hands of the penalty" in steps
    assert ("Deal P3 out" in steps) == (penalised["hand"] == "dealt out")


@rule("888pl", "3-i-2")
@rule("apl-2007", "14-a")
def test_a_book_that_only_says_shuffle_and_deal_promises_no_replay() -> None:
    for book in (RR, PUB):
        steps = " ".join(english(dealer(7, 9)(at_table(book)).steps))
        assert "with the same blinds" in steps
        assert "nobody new" not in steps


def test_nobody_has_chips_in_a_pot_without_forced_bets() -> None:
    table = at_table(AU, automatic=BY_HAND)
    assert str(misdeal.first_card_to(table, 2).steps[0]) == "Nobody has chips in the pot."


# Button and games


@rule("apl-au-2025", "37")
def test_where_the_game_may_not_permit_it_the_buttons_late_cards_are_the_directors() -> None:
    early = at_table(AU, FOUR, game="L27TD")
    assert counts.holds(early, 9, 4).answer == ["deal the missing card", "no misdeal"]
    late = play(at_table(AU, {2: 9_000, 3: 8_000, 5: 7_000, 7: 9_000, 9: 9_500}, game="L27TD"), "5 calls; 7 calls")
    ruling = counts.holds(late, 9, 4)
    assert [one.option for one in ruling.director] == ["deal the missing cards", "the hand is dead"]


@rule("apl-au-2025", "37")
@pytest.mark.parametrize("act", ["calls", "raises 300"])
def test_a_button_that_acted_short_is_dead(act: str) -> None:
    table = play(at_table(AU), f"3 calls; 4 calls; 5 folds; 6 {act}")
    ruling = counts.holds(table, 6, 1)
    assert ruling.answer == {"hand": "dead", "burns": 1, "misdeal": False}
    assert {"37", "38"} <= cites(ruling)


@rule("apl-au-2025", "37")
@rule("apl-korea-2023", "dealing-3-b")
@pytest.mark.parametrize("book", [AU, KR])
def test_a_check_on_the_flop_with_a_short_hand_kills_it_too(book: str) -> None:
    table = at_table(book)
    hand = table.the_hand()
    hand.events.append(Check(6))  # a check is the only act of its own kind that needs a big blind on the button
    ruling = counts.holds(table, 6, 1)
    assert ruling.answer == {"hand": "dead", "burns": 1, "misdeal": False}


@rule("apl-korea-2023", "dealing-3-a")
def test_there_the_button_gets_its_cards_in_every_game() -> None:
    five = {2: 9_000, 3: 8_000, 5: 7_000, 7: 9_000, 9: 9_500}
    late = play(at_table(KR, five, game="L27TD"), "5 calls; 7 calls")
    assert counts.holds(late, 9, 4).answer == ["deal the missing card", "no misdeal"]


@rule("apl-au-2025", "A-1")
def test_hold_em_has_two_hole_cards_by_the_leagues_book_and_omaha_its_own_number() -> None:
    assert counts.holds(at_table(AU), 4, 2).answer == misdeal.NO_MISDEAL
    assert counts.holds(at_table(AU), 4, 3).answer == "misdeal"
    omaha = counts.holds(at_table(AU, game="PLO"), 4, 4)
    assert (omaha.answer, cites(omaha)) == (misdeal.NO_MISDEAL, set())


@rule("apl-au-2025", "35-A-6")
def test_a_low_card_is_foreign_to_short_deck_and_to_no_other_game() -> None:
    low = parse_card("4c")
    table = at_table(AU, game="NLSD")
    assert deck.foreign_card(table, 3, low).answer == "misdeal"
    with pytest.raises(Refusal):
        deck.foreign_card(table, 3, parse_card("6c"))
    with pytest.raises(Refusal):
        deck.foreign_card(at_table(AU), 3, low)


@rule("apl-au-2025", "35-E")
@pytest.mark.parametrize(
    ("ended", "next_hand", "answer"), [(False, False, "void"), (True, False, "void"), (True, True, "stands")]
)
def test_a_fouled_deck_counts_until_the_next_hand_begins(ended: bool, next_hand: bool, answer: str) -> None:
    table = play(at_table(AU), "3 raises 500; 4 calls")
    ruling = deck.duplicate(table, HAND_AND_BOARD, 40, ended=ended, next_hand=next_hand)
    assert answer == (ruling.answer["hand"] if isinstance(ruling.answer, dict) else ruling.answer)


@rule("apl-au-2025", "35-E")
def test_the_board_going_back_does_not_end_it_where_only_the_next_hand_does() -> None:
    table = play(at_table(AU), "3 raises 500; 4 calls")
    ruling = deck.duplicate(table, HAND_AND_BOARD, 40, ended=True, board_back=True)
    assert ruling.answer["hand"] == "void"  # type: ignore[index,call-overload]
    assert "The director decides whether this hand is dealt again or the next one is dealt." in english(ruling.steps)
    same = at_table(AU, house={"deck.after_void": "same-button"})
    assert "The director" not in str(deck.duplicate(same, HAND_AND_BOARD, 40).steps[-1])


@rule("888pl", "3-iii-4")
def test_there_the_board_going_back_ends_it() -> None:
    table = play(at_table(RR), "3 raises 500; 4 calls")
    assert deck.duplicate(table, HAND_AND_BOARD, 40, ended=True, board_back=True).answer == "stands"
    both = deck.duplicate(table, HAND_AND_BOARD, 40, ended=True)
    assert both.answer["returned"] == {"P1": 50, "P2": 100, "P3": 500, "P4": 500}  # type: ignore[index,call-overload]


@rule("apl-au-2025", "35-E")
def test_antes_go_back_too_unless_the_house_keeps_them() -> None:
    for book in (AU, RR):
        with_antes = at_table(book, ante=100, ante_by="everyone")
        back = deck.duplicate(with_antes, HAND_AND_BOARD, 40).answer["returned"]  # type: ignore[index,call-overload]
        assert back == {"P1": 150, "P2": 200, "P3": 100, "P4": 100, "P5": 100, "P6": 100}
    kept = at_table(AU, ante=100, ante_by="everyone", house={"deck.void_antes": False})
    back = deck.duplicate(kept, HAND_AND_BOARD, 40).answer["returned"]  # type: ignore[index,call-overload]
    assert back == {"P1": 50, "P2": 100, "P3": 0, "P4": 0, "P5": 0, "P6": 0}


@rule("888pl", "3-iii-9")
def test_not_having_looked_is_cited_only_when_it_is_claimed() -> None:
    table = play(at_table(RR), "3 calls")
    assert "3-iii-9" in cites(deck.foreign_card(table, 3, looked=False))
    assert "3-iii-9" not in cites(deck.foreign_card(table, 3))


# Equipment


@pytest.mark.parametrize(
    ("book", "by", "reason", "kind"),
    [
        pytest.param(AU, "player", "", "refused", marks=rule("apl-au-2025", "26")),
        pytest.param(AU, "player", "damaged-card", "remedy", marks=rule("apl-au-2025", "26")),
        pytest.param(AU, "player", "level-change", "refused", marks=rule("apl-au-2025", "26")),
        pytest.param(AU, "dealer", "damaged-card", "remedy", marks=rule("apl-au-2025", "26")),
        pytest.param(AU, "director", "", "decision", marks=rule("apl-au-2025", "26")),
        pytest.param(KR, "dealer", "card-problem", "remedy", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(KR, "dealer", "", "refused", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(KR, "director", "card-problem", "refused", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(KR, "player", "card-problem", "refused", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(OLD, "dealer", "dealer-push", "remedy", marks=rule("tda-2015", "25")),
        pytest.param(OLD, "dealer", "house", "remedy", marks=rule("tda-2015", "25")),
        pytest.param(OLD, "player", "", "refused", marks=rule("tda-2015", "25")),
        pytest.param(OLD, "director", "", "refused", marks=rule("tda-2015", "25")),
        pytest.param(RR, "player", "", "refused", marks=rule("888pl", "6-27")),
        pytest.param(RR, "dealer", "damaged-card", "remedy", marks=rule("888pl", "6-27")),
        pytest.param(RR, "dealer", "level-change", "refused", marks=rule("888pl", "6-27")),
        pytest.param(RR, "dealer", "card-problem", "refused", marks=rule("888pl", "6-27")),
        pytest.param(AU, "dealer", "defective-deck", "refused", marks=rule("apl-au-2025", "26")),
        pytest.param(AU, "player", "director", "refused", marks=rule("apl-au-2025", "26")),
        pytest.param(KR, "dealer", "damaged-card", "remedy", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(KR, "dealer", "level-change", "refused", marks=rule("apl-korea-2023", "general-procedures-3")),
        pytest.param(OLD, "player", "level-change", "refused", marks=rule("tda-2015", "25")),
    ],
)
def test_a_new_deck_needs_a_reason_and_the_right_person(book: str, by: str, reason: str, kind: str) -> None:
    assert equipment.new_deck(at_table(book), by, reason).kind == kind


@pytest.mark.parametrize("book", [AU, KR, OLD, RR])
def test_a_player_who_asks_is_told_that_players_may_not(book: str) -> None:
    assert str(equipment.new_deck(at_table(book), "player").why) == "Players may not ask for another deck."


def test_where_players_may_ask_the_reason_still_counts() -> None:
    table = at_table(OLD, house={"deck.player_may_ask": True})
    assert equipment.new_deck(table, "player", "level-change").kind == "remedy"
    assert equipment.new_deck(table, "player", "").kind == "refused"


@rule("apl-au-2025", "RP-1")
def test_an_all_in_counts_without_its_button() -> None:
    ruling = equipment.no_all_in_button(at_table(AU), 3)
    assert (ruling.kind, ruling.binding, cites(ruling)) == ("refused", True, {"RP-1", "40-A", "42-A"})


# Routine


@rule("apl-2007", "5-b")
def test_another_shuffle_is_had_before_the_first_card() -> None:
    table = at_table(PUB, deck=None, automatic=Step.POST)
    assert routine.shuffle_again(table, 3).answer == "shuffle again"
    table.the_hand().deal(1, [d(1)])
    assert routine.shuffle_again(table, 3).kind == "refused"


@rule("apl-2007", "6")
@pytest.mark.parametrize(
    ("button", "who", "cited"), [(9, "P9", {"6"}), (7, "P5", {"6", "9-a"}), (1, "P9", {"6", "9-a"})]
)
def test_the_deal_goes_round_with_the_button(button: int, who: str, cited: set[str]) -> None:
    ruling = routine.who_deals(at_table(PUB, FOUR, button=button))
    assert (ruling.answer, cites(ruling)) == (who, cited)


@rule("apl-au-2025", "RP-17")
def test_limping_is_lawful_in_single_draw() -> None:
    table = at_table(AU, FOUR, game="NL27", blinds=(200, 400))
    ruling = routine.may_limp(table, 5)
    assert (ruling.action, ruling.to, ruling.answer) == ("call", 400, "yes")
    play(table, "5 calls")
    assert routine.may_limp(table, 2).to == 400


# Board


@rule("apl-au-2025", "39-B")
def test_without_a_named_card_the_flop_takes_the_next_one_off_the_stub() -> None:
    table = play(at_table(AU), "all call")
    taken(table, flop.no_burn(table, ds(14, 16), d(15)))
    assert table.the_hand().board == (d(14), d(16), d(17))


@rule("888pl", "5-i-6")
def test_a_flop_acted_on_with_too_little_known_still_says_how_many_to_burn() -> None:
    table = play(play(at_table(RR), "all call"), "1 checks")
    ruling = flop.no_burn(table, ds(14, 16))
    assert ruling.answer == {"result": "stands", "flop": "5d5h5s", "turn burns": 2}
    assert "Burn 2 cards before the turn." in english(ruling.steps)
    two = flop.two_burns(table, (UNKNOWN, UNKNOWN), ds(14, 16), acted=True)
    assert two.answer["turn burns"] == 1  # type: ignore[index,call-overload]


def test_a_street_that_was_acted_on_elsewhere_needs_no_scramble() -> None:
    table = play(at_table(AU), "all call")
    assert flop.no_burn(table, ds(14, 16), acted=True).answer == {"result": "stands", "flop": "5d5h5s", "turn burns": 1}


@rule("888pl", "5-i-3")
def test_five_cards_are_dealt_again_where_the_book_says_too_many() -> None:
    table = play(at_table(RR), "all call")
    ruling = flop.four_card_flop(table, ds(14, 18))
    assert ruling.answer == {"burn": ["5c", "stays"], "stub": 39, "new burns": 0}


@rule("apl-au-2025", "RP-5-A")
@rule("apl-au-2025", "RP-5-B")
@rule("apl-au-2025", "RP-5-C")
@pytest.mark.parametrize(
    ("book", "street", "story"),
    [
        (AU, "flop", ""),
        (AU, "turn", "all call"),
        (AU, "river", "all call; all check"),
        (RR, "flop", ""),
        (RR, "river", "all call; all check"),
    ],
)
def test_a_street_that_came_before_its_burn_is_burned_for_when_it_comes_again(
    book: str, street: str, story: str
) -> None:
    table = at_table(book)
    if story:
        play(table, story)
    ruling = premature.premature(table, EarlyStreet(street, burned=False))
    assert isinstance(ruling.answer, dict)
    assert (ruling.kind, ruling.answer["burn"], ruling.answer["new burns"]) == ("remedy", "none yet", 1)
    assert ("cut" in " ".join(english(ruling.steps))) == (book == RR)
    assert ("no card is seen" in " ".join(english(ruling.steps))) == (book == AU)


@rule("tda-2015", "36")
@pytest.mark.parametrize(("street", "story"), [("flop", ""), ("turn", "all call"), ("river", "all call; all check")])
@pytest.mark.parametrize("burned", [True, False])
def test_the_book_without_the_procedure_leaves_it_to_the_director(street: str, story: str, burned: bool) -> None:
    table = at_table(OLD)
    if story:
        play(table, story)
    ruling = premature.premature(table, EarlyStreet(street, burn=40, burned=burned))
    assert ruling.kind == "decision"
    kept = ruling.director[0].effects[0]
    assert kept.burn == (40 if burned else None)  # type: ignore[attr-defined]


@rule("apl-korea-2023", "dealing-1-A")
def test_in_draw_games_one_book_asks_the_house_and_one_the_director() -> None:
    whys = {book: str(dealer(1)(at_table(book, game="L27TD")).why) for book in (AU, KR, OLD)}
    assert "house rules" in whys[AU]
    assert "house rules" in whys[OLD]
    assert "house rules" not in whys[KR]


@rule("apl-2007", "14-a")
def test_the_oldest_book_says_nothing_of_cards_that_players_expose() -> None:
    with pytest.raises(Silent) as silent:
        player(7)(at_table(PUB))
    assert silent.value.point.name == "dealing.player_exposed"


@rule("888pl", "3-iii-17")
def test_the_ways_to_rebuild_a_stub_are_the_directors_and_the_middle_one_shuffles() -> None:
    table = play(at_table(RR), "all call")
    ruling = stub.stub_fell(table, restorable=True, order=tuple(reversed(ds(17, 52))))
    assert ruling.kind == "decision"
    table.choose(ruling.director[1])
    play(table, "all check")
    assert table.the_hand().board[3] == d(51)
