"""What rulings at showdown tell people, and cases at the edge."""

from __future__ import annotations

import pytest

from cardspeak.floor.showdown import awards, discarding, disputes, exposing, killing, seeing, tabling, winners
from cardspeak.floor.showdown.effects import Forward
from cardspeak.floor.showdown_memory import Aftermath, Showdown
from tests.floor.showdown.kit import after, all_in, forward, numbers, river, table, tabled, uncontested
from tests.words.kit import english


def test_the_last_live_hand() -> None:
    found = uncontested("tda-2024")
    ruling = tabling.uncontested(found)
    assert str(ruling.why) == "Ben has the last live hand and wins the pot without having to show it."
    assert english(ruling.steps) == ("Push the pot to Ben.",)
    assert awards.odd_chips(found).answer == {"Ben": 200}  # the half of the big blind that nobody called goes back
    shows = table(story="9 folds; 1 folds; 4 folds", house={"showdown.uncontested": "must-show"})
    assert str(tabling.uncontested(shows).why) == "Ben has the last live hand and wins the pot after showing it."


def test_who_shows_first_and_why() -> None:
    betting = "all call; all check; all check; 4 checks; 6 bets 300; 9 calls; 1 folds; 4 calls"
    found = table(story=betting)
    ruling = tabling.order_of_show(found)
    assert str(ruling.why) == "Ben made the last bet or raise and shows first; then clockwise."
    assert english(ruling.facts) == ("Ben bet or raised last on the final street.",)
    found.the_hand().kill(6, "fouled")
    after = tabling.order_of_show(found)
    assert after.answer == {"first": "Cy", "order": ["Cy", "Ann"]}
    assert str(after.why).startswith("The last aggressor is out")
    assert str(tabling.order_of_show(river("tda-2024")).why).startswith("There was no bet on the final street")


def test_two_players_need_no_order_after_the_first() -> None:
    story = "9 folds; 1 folds; 4 calls; 6 checks; all check; all check; all check"
    found = table(story=story, house={"showdown.order_after": "director"})
    assert tabling.order_of_show(found).answer == {"first": "Ann", "order": ["Ann", "Ben"]}


def test_one_pot_has_no_side_pots_to_wait_for() -> None:
    assert len(tabling.when_tabled(all_in("tda-2024")).steps) == 2


def test_who_has_won() -> None:
    assert str(winners.who_wins(river("tda-2024")).why) == "No hand has been tabled yet."
    ruling = winners.who_wins(tabled("tda-2024"))
    assert str(ruling.why) == "Ann won with the cards on the table."
    assert str(ruling.steps[-1]) == "Push 800 of the main pot to Ann."
    assert str(ruling.steps[0]) == "Announce Ann's hand: a pair of aces with a king."


def test_a_dispute_says_what_is_done_again() -> None:
    assert str(disputes.dispute(river("tda-2024"), "reading").steps[0]) == "Read the hands again."
    assert str(disputes.dispute(river("tda-2024"), "accounting").steps[0]).startswith("Recount the pots")


@pytest.mark.parametrize(("seconds", "answer"), [(59, "in time"), (60, "in time"), (61, "late")])
def test_the_minute_of_a_break(seconds: int, answer: str) -> None:
    found = after(river("tda-2024"), Aftermath(on_break=True, seconds=seconds))
    ruling = disputes.dispute(found, "accounting")
    assert ruling.answer == answer
    asked = [one.setting for one in ruling.asked]
    assert ("pots.last_second" in asked) == (seconds == 60)


def test_what_a_hand_shown_on_request_is_worth() -> None:
    found = forward("888pl")
    assert str(seeing.may_see(found, 6, 4).steps[-1]) == "It stays dead."
    found.recall(Showdown).winners = (6,)
    assert str(seeing.may_see(found, 6, 4).steps[-1]).startswith("It is live")


def test_a_request_is_traced() -> None:
    assert english(seeing.may_see(river("tda-2024"), 4, 6).facts) == ("Ann: held.", "Ben: held.")


@pytest.mark.parametrize("book", ["apl-2007", "888pl"])
def test_a_bet_that_nobody_called_need_not_be_shown(book: str) -> None:
    assert seeing.may_see(uncontested(book), 4, 6).kind == "refused"


def test_who_only_checked_has_not_paid_for_a_hand() -> None:
    story = "all call; all check; all check; 4 checks; 6 bets 300; 9 calls; 1 calls; 4 folds"
    found = table(story=story)
    assert seeing.may_see(found, 9, 6).answer == "must be shown"
    assert seeing.may_see(found, 6, 9).kind == "decision"


def test_cards_that_touch_the_muck_face_up_are_not_given_up() -> None:
    assert discarding.touches_muck(river("tda-2024"), 4, face_up=True).effects == ()
    assert discarding.touches_muck(river("tda-2024"), 4).effects == (Forward(4),)
    assert discarding.touches_muck(all_in("tda-2024"), 4).kind == "refused"
    assert discarding.touches_muck(table("888pl"), 9).answer == "live"


def test_findings_are_noted() -> None:
    ruling = discarding.mucked_untabled(river("tda-2024"), 4, identified=True)
    assert english(ruling.facts) == ("Identified for certain: yes; clearly read: not decided yet.",)
    ruling = discarding.mucked_untabled(river("tda-2024"), 4, identified=True, was_read=False)
    assert english(ruling.facts) == ("Identified for certain: yes; clearly read: no.",)


def test_nothing_is_uncalled_once_the_betting_is_over() -> None:
    found = table(story="all call; all check; all check; 4 bets 300; 6 calls; 9 folds; 1 folds")
    assert killing.uncalled(found.the_hand(), 4) == 0
    assert killing.uncalled(table(story="9 raises 600").the_hand(), 1) == 0


def test_on_the_river_a_player_who_is_done_sees_it_when_betting_is_over() -> None:
    stacks = {4: 10_000, 6: 7_300, 9: 500, 1: 8_000}
    story = "all call; {0}4 bets 500; 6 calls"
    on_river = table("888pl", story.format("all check; all check; "), stacks=stacks)
    on_river.the_hand().kill(1, "fouled")
    on_turn = table("888pl", story.format("all check; "), stacks=stacks)
    on_turn.the_hand().kill(1, "fouled")
    assert exposing.shown_to_one(on_river, 6, 4).answer == {"show": "when betting is over"}
    assert exposing.shown_to_one(on_turn, 6, 4).answer == {"show": "end of the betting round"}


def test_the_bounty_chip_cites_the_button_only_among_equals() -> None:
    found = river("apl-korea-2023")
    assert numbers(awards.odd_bounty(found, [4, 9], {4: 5, 9: 4})) == {"pot-showdown-10"}
    assert numbers(awards.odd_bounty(found, [4, 9], {4: 5, 9: 5})) == {"pot-showdown-10", "pot-showdown-9"}


def test_an_omaha_board_is_never_a_hand_of_its_own() -> None:
    hands = {4: "2h 2d 3c 3d", 6: "4h 4d 5c 5d"}
    story = "9 folds; 1 folds; 4 calls; 6 checks; all check; all check; all check"
    found = table("apl-au-2025", story, game="PLO", hands=hands, board="Ts Js Qs Ks As")
    for seat in (4, 6):
        found.the_hand().show(seat)
    assert "A-3" not in numbers(winners.who_wins(found))


def test_a_side_pot_cites_the_scope_of_odd_chips_only_when_one_is_odd() -> None:
    story = "9 raises 700; 1 all-in; 4 calls; 6 folds; 9 calls; 4 bets 500; 9 calls; all check; all check"
    stacks = {4: 10_000, 6: 7_300, 9: 12_500, 1: 900}
    hands = {4: "Ah Kd", 9: "Ac Kc", 1: "9h 8d", 6: "Jc Jd"}
    found = table("888pl", story, stacks=stacks, hands=hands, board="As Qs 5d 4h 3s")
    for seat in (4, 9, 1):
        found.the_hand().show(seat)
    ruling = awards.odd_chips(found)
    assert ruling.answer == {
        "Ann": 1_950, "Cy": 1_950,
        "side pot 1 Ann": 500, "side pot 1 Cy": 500, "main pot Ann": 1_450, "main pot Cy": 1_450,
    }  # fmt: skip
    assert numbers(ruling) == {"3-v-2", "3-v-7", "3-vi-1", "3-vi-3-b"}


@pytest.mark.rule("apl-2007", "22")
@pytest.mark.parametrize(("book", "kind"), [("apl-2007", "refused"), ("888pl", "remedy")])
def test_a_hand_that_nobody_called_is_no_called_hand(book: str, kind: str) -> None:
    found = table(book, stacks={4: 50, 9: 150, 1: 5_000}, story="1 folds")
    assert found.the_hand().pending.seats == (4, 9)
    assert seeing.may_see(found, 1, 4).kind == kind


@pytest.mark.rule("888pl", "3-v-7")
@pytest.mark.parametrize("house", [None, {"pots.award_order": "main-pot-first"}])
def test_the_pots_are_named_in_the_order_they_are_settled(house: dict[str, object] | None) -> None:
    stacks = {4: 10_000, 6: 3_000, 9: 12_500, 1: 900}
    found = table("888pl", "9 raises 5000; 1 all-in; 4 calls; 6 all-in", stacks=stacks, house=house)
    pots = {"side pot 2": "4000 Ann Cy", "side pot 1": "6300 Ann Ben Cy", "main pot": "3600 Ann Ben Cy Dot"}
    ruling = awards.award_order(found)
    assert ruling.answer == {"order": [*pots][::-1] if house else [*pots], **pots}
    assert numbers(ruling) == {"house" if house else "3-v-7", "3-vi-3-b"}


def test_a_player_who_has_not_called_the_last_bet_has_not_paid_for_it() -> None:
    found = table(story="all call; all check; all check; 4 bets 300; 6 calls; 9 calls; 1 folds")
    assert seeing.may_see(found, 6, 4).answer == "must be shown"
    assert seeing.may_see(found, 1, 4).kind == "refused"


def test_the_pot_is_not_right_while_a_player_owes_part_of_a_bet() -> None:
    found = table("apl-2007", "9 raises 600; 1 folds")
    assert awards.pot_right(found).answer == {"Ann": 500, "Ben": 400}
