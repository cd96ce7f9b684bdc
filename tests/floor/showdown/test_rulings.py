"""What rulings at showdown do to the hand, and what a house may have otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.floor.seat.presence import is_live
from cardspeak.floor.showdown import awards, discarding, disputes, exposing, killing, seeing, tabling, winners
from cardspeak.floor.showdown.facts import whereabouts
from cardspeak.floor.showdown_memory import Aftermath, Showdown
from cardspeak.floor.table import HandForHand, Table
from tests.floor.showdown.kit import after, numbers, options, table
from tests.hand.kit import everything
from tests.words.kit import english

rule = pytest.mark.rule
RIVER = "all call; all check; all check; all check"
HANDS = {4: "Ah Kd", 6: "Qc Qd", 9: "7s Jc", 1: "9h 9d"}
BOARD = "As 8c 5d 4h 3s"


def at_river(book: str = "tda-2024", **more: Any) -> Table:
    return table(book, RIVER, hands=HANDS, board=BOARD, **more)


def test_a_question_changes_nothing_and_the_trace_tells_what_was_asked() -> None:
    found = at_river()
    before = list(found.the_hand().events)
    ruling = tabling.order_of_show(found)
    assert found.the_hand().events == before
    assert [asked.setting for asked in ruling.asked] == [
        "showdown.order", "showdown.order_after", "showdown.order_enforced", "showdown.side_pot_wait",
    ]  # fmt: skip
    assert english(ruling.facts) == ("There was no bet on the final street.",)


@pytest.mark.parametrize(("value", "steps"), [("director-may", 2), ("always", 1)])
def test_a_house_may_make_the_order_a_rule(value: str, steps: int) -> None:
    found = at_river(house={"showdown.order_enforced": value})
    assert len(tabling.order_of_show(found).steps) == steps


@pytest.mark.parametrize("setting", ["showdown.order", "showdown.order_after"])
def test_a_house_may_leave_the_order_to_the_director(setting: str) -> None:
    ruling = tabling.order_of_show(at_river(house={setting: "director"}))
    assert ruling.kind == "decision"
    assert options(ruling) == ["Ann shows first", "Ben shows first", "Cy shows first", "Dot shows first"]


def test_a_house_may_have_the_last_hand_shown() -> None:
    found = table(story="9 folds; 1 folds; 4 folds", house={"showdown.uncontested": "must-show"})
    assert tabling.uncontested(found).answer == {"winner": "Ben", "must show": True}
    assert tabling.when_tabled(found).answer == {"winner": "Ben", "must show": True}


@rule("tda-2024", "16")
def test_on_the_river_no_card_is_left_to_deal_before_the_showdown() -> None:
    story = "9 calls; 1 folds; 4 folds; 6 checks" + "; 6 checks; 9 checks" * 2 + "; 6 all-in; 9 calls"
    ruling = tabling.when_tabled(table(story=story))
    assert ruling.answer == {"when": "now", "hands": ["Ben", "Cy"]}
    assert english(ruling.steps) == ("Turn up the hands of Ben and Cy now, before another card is dealt.",)
    assert english(ruling.facts) == ("Ben is all-in.",)


def test_a_ruling_keeps_what_was_said_and_read() -> None:
    found = at_river()
    found.the_hand().show(4)
    found.recall(Showdown).claims[6] = "a straight"
    assert english(winners.who_wins(found).facts) == (
        'Ben called it "a straight".',
        "Ann has a pair of aces with a king.",
    )


def test_where_the_cards_are() -> None:
    found = at_river()
    found.the_hand().muck(9)
    found.take(discarding.discards(found, 6))
    found.the_hand().show(4, parse_cards("Ah"))
    found.the_hand().kill(1, "fouled")
    seats = (4, 6, 9, 1, 7)
    assert [whereabouts(found, seat) for seat in seats] == ["part shown", "forward", "in the muck", "dead", "not dealt in"]  # fmt: skip
    found.take(discarding.dealer_mucks(found, 6))
    assert found.recall(Showdown).forward == set()


@rule("tda-2024", "RP-8-F")
def test_hand_for_hand_holds_only_an_all_in_and_only_until_released() -> None:
    found = at_river()
    found.recall(HandForHand).on = True
    assert tabling.order_of_show(found).answer == {"first": "Ann", "order": ["Ann", "Ben", "Cy", "Dot"]}
    held = table(story="9 all-in; 1 folds; 4 calls; 6 folds", stacks={4: 900, 6: 900, 9: 700, 1: 900})
    held.recall(HandForHand).on = True
    assert tabling.when_tabled(held).answer == ["not yet", "on hold"]
    held.recall(HandForHand).released = True
    assert tabling.when_tabled(held).answer == {"when": "now", "hands": ["Ann", "Cy"]}


def test_a_house_may_turn_the_hands_up_while_the_table_waits() -> None:
    held = table(
        story="9 all-in; 1 folds; 4 calls; 6 folds",
        stacks={4: 900, 6: 900, 9: 700, 1: 900},
        house={"showdown.hand_for_hand_cards": "face-up"},
    )
    held.recall(HandForHand).on = True
    assert str(tabling.when_tabled(held).steps[0]) == "The hands of Ann and Cy are turned up."


@rule("apl-au-2025", "16")
def test_an_absent_all_in_player_may_be_left_to_the_director() -> None:
    found = table(
        "apl-au-2025",
        "9 all-in; 1 folds; 4 calls; 6 folds",
        stacks={4: 900, 6: 900, 9: 700, 1: 900},
        house={"showdown.absent_all_in": "director"},
    )
    ruling = tabling.absent_all_in(found, 9)
    assert options(ruling) == ["dead", "plays"]
    found.choose(ruling.director[0])
    assert found.the_hand().live_seats == (4,)
    assert everything(found.the_hand()) == 3_400


@pytest.mark.parametrize(
    ("book", "steps"),
    [
        pytest.param("tda-2024", 2, marks=rule("tda-2024", "17-A")),
        pytest.param("tda-2015", 2, marks=rule("tda-2015", "16-A")),
        pytest.param("apl-korea-2023", 1, marks=rule("apl-korea-2023", "pot-showdown-6")),
        pytest.param("888pl", 1, marks=rule("888pl", "3-v-8")),
    ],
)
def test_in_some_books_the_order_is_only_insisted_on(book: str, steps: int) -> None:
    assert len(tabling.order_of_show(at_river(book)).steps) == steps


@pytest.mark.parametrize(
    ("book", "steps"),
    [
        pytest.param("tda-2024", 1, marks=rule("tda-2024", "19")),
        pytest.param("tda-2015", 1, marks=rule("tda-2015", "18")),
        pytest.param("apl-korea-2023", 1, marks=rule("apl-korea-2023", "pot-showdown-8")),
        pytest.param("apl-2007", 1, marks=rule("apl-2007", "21")),
    ],
)
def test_words_alone_are_no_share_of_the_board(book: str, steps: int) -> None:
    ruling = winners.plays_board(at_river(book), 4)
    assert (ruling.answer, len(ruling.steps)) == ("must be tabled", steps)


@rule("888pl", "5-i-9")
def test_in_one_book_the_hand_is_kept_and_shown_only_if_asked() -> None:
    found = table("888pl", RIVER, hands=HANDS, board="Ts Js Qs Ks As")
    for seat in (6, 9, 1):
        found.the_hand().show(seat)
    assert winners.who_wins(found).answer == ["Ben", "Cy", "Dot"]
    assert winners.plays_board(found, 4, declared=False).answer == "no share"
    found.take(winners.plays_board(found, 4))
    assert winners.who_wins(found).answer == ["Ann", "Ben", "Cy", "Dot"]
    assert awards.odd_chips(found).answer == {"Ann": 200, "Ben": 200, "Cy": 200, "Dot": 200}


@pytest.mark.parametrize(
    ("book", "until"),
    [
        ("tda-2024", "the dealer pushes them into the muck or they can no longer be told apart."),
        ("tda-2015", "until the dealer pushes them into the muck."),
        ("apl-korea-2023", "they are mixed with other cards."),
        ("apl-2007", "they touch the muck."),
    ],
)
def test_until_when_cards_given_up_may_be_turned_up(book: str, until: str) -> None:
    assert str(discarding.discards(at_river(book), 4).why).endswith(until)


# Seeing


@rule("888pl", "3-v-5")
def test_the_winner_who_asks_may_lose_the_pot_to_the_hand_shown() -> None:
    found = at_river("888pl")
    hand = found.the_hand()
    for seat in (6, 1, 9):
        hand.muck(seat) if seat == 9 else hand.show(seat)
    assert seeing.may_see(found, 4, 9).answer == {
        "must be shown": True,
        "hand": "dead",
    }  # Ann still holds hers; Ben leads
    found.take(seeing.may_see(found, 6, 9))
    assert 9 in found.the_hand().live_seats
    assert everything(found.the_hand()) == 37_800


@rule("888pl", "3-v-5")
def test_a_pot_that_was_pushed_names_the_winner_too() -> None:
    found = at_river("888pl")
    hand = found.the_hand()
    for seat in (6, 9, 1):
        hand.muck(seat)
    hand.push()
    assert seeing.may_see(found, 4, 9).answer == {"must be shown": True, "hand": "live"}
    assert seeing.may_see(found, 6, 9).answer == {"must be shown": True, "hand": "dead"}


@pytest.mark.parametrize(
    ("book", "asker", "whose", "kind"),
    [
        pytest.param("tda-2024", 4, 9, "decision", marks=rule("tda-2024", "18-B/other-requests")),
        pytest.param("tda-2015", 4, 9, "decision", marks=rule("tda-2015", "17-B")),
        pytest.param("apl-korea-2023", 4, 9, "decision", marks=rule("apl-korea-2023", "pot-showdown-7")),
        pytest.param("apl-2007", 4, 9, "remedy", marks=rule("apl-2007", "22")),
        pytest.param("888pl", 4, 9, "remedy", marks=rule("888pl", "3-v-5")),
        pytest.param("888pl", 7, 9, "refused", marks=rule("888pl", "3-v-5")),
        pytest.param("apl-2007", 7, 9, "refused", marks=rule("apl-2007", "22")),
        pytest.param("tda-2024", 7, 9, "refused", marks=rule("tda-2024", "18-A")),
    ],
)
def test_who_may_see_a_hand_on_a_checked_river(book: str, asker: int, whose: int, kind: str) -> None:
    assert seeing.may_see(at_river(book), asker, whose).kind == kind


@rule("tda-2024", "18-B/other-requests")
def test_a_hand_is_shown_when_the_director_says_so() -> None:
    found = at_river()
    ruling = seeing.may_see(found, 4, 9)
    found.choose(ruling.director[0])
    assert seeing.may_see(found, 4, 9).answer == "lies open"
    assert ruling.director[1].effects == ()


def test_a_hand_pushed_forward_may_count_as_kept_by_a_house() -> None:
    found = at_river(house={"showdown.forward_keeps": True})
    found.take(discarding.discards(found, 4))
    assert seeing.may_see(found, 4, 9).kind == "decision"


def test_a_caller_of_an_earlier_bet_has_not_paid_for_the_raiser() -> None:
    story = "all call; all check; all check; 4 bets 200; 6 calls; 9 raises 800; 1 calls; 4 calls; 6 folds"
    found = table(story=story)
    assert seeing.may_see(found, 6, 9).kind == "refused"
    assert seeing.may_see(found, 1, 9).answer == "must be shown"
    assert seeing.may_see(found, 1, 4).kind == "decision"
    assert seeing.may_see(found, 9, 1).kind == "decision"
    assert numbers(seeing.may_see(found, 1, 9)) == {"18-B"}


@rule("apl-korea-2023", "pot-showdown-7")
def test_in_korea_any_bet_called_on_the_end_pays_for_its_hand() -> None:
    story = "all call; all check; all check; 4 bets 200; 6 calls; 9 raises 800; 1 folds; 4 calls; 6 calls"
    found = table("apl-korea-2023", story)
    found.recall(Showdown).laid_open.add(6)
    assert seeing.may_see(found, 6, 9).answer == "must be shown"
    assert seeing.may_see(found, 6, 4).answer == "must be shown"
    assert seeing.may_see(found, 4, 9).kind == "decision"


# Giving up, killing, bringing back


@rule("tda-2024", "14")
def test_a_hand_given_up_takes_part_again_once_tabled() -> None:
    found = at_river()
    found.take(discarding.discards(found, 4))
    assert found.recall(Showdown).forward == {4}
    found.take(discarding.brings_back(found, 4, parse_cards("Ah Kd")))
    assert found.recall(Showdown).forward == set()
    for seat in (6, 9, 1):
        found.the_hand().show(seat)
    assert winners.who_wins(found).answer == ["Ann"]


@rule("tda-2024", "13-C")
def test_a_tabled_winner_is_paid_although_the_dealer_mucks_it() -> None:
    found = at_river()
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    ruling = discarding.dealer_mucks(found, 4)
    assert (ruling.answer, ruling.effects) == ("live", ())
    found.the_hand().push()
    assert found.the_hand().stacks[4] == 10_600


def test_a_house_may_let_the_dealer_kill_a_tabled_hand() -> None:
    found = at_river(house={"showdown.tabled_winner": False})
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    assert discarding.dealer_mucks(found, 4).answer == "beaten"


@rule("tda-2024", "65-A")
@rule("apl-au-2025", "65-A")
@pytest.mark.parametrize(
    ("book", "told", "protected", "kind"),
    [
        ("tda-2024", False, False, "remedy"),
        ("tda-2024", False, True, "remedy"),
        pytest.param("888pl", False, True, "decision", marks=rule("888pl", "3-iii-2")),
        pytest.param("888pl", False, False, "remedy", marks=rule("888pl", "3-iii-2")),
        pytest.param("888pl", True, False, "decision", marks=rule("888pl", "3-ii-2")),
    ],
)
def test_a_hand_killed_by_mistake(book: str, told: bool, protected: bool, kind: str) -> None:
    found = table(book, "9 raises 600")
    ruling = killing.killed(found, 1, told=told, protected=protected)
    assert ruling.kind == kind
    if kind == "decision":
        assert options(ruling) == ["restore the hand", "dead"]
        found.choose(ruling.director[1])
    else:
        found.take(ruling)
    assert 1 not in found.the_hand().live_seats


@pytest.mark.parametrize(
    ("book", "cited"),
    [
        pytest.param("tda-2024", "65-B", marks=rule("tda-2024", "65-B")),
        pytest.param("tda-2015", "60", marks=rule("tda-2015", "60")),
    ],
)
def test_a_killed_hand_that_was_identified_plays_on_and_the_table_knows_why(book: str, cited: str) -> None:
    found = table(book, "9 raises 600")
    ruling = killing.killed(found, 1, told=True)
    assert (ruling.answer, numbers(ruling)) == ("live", {cited})
    found.take(ruling)
    live = is_live(found, 1)
    assert (live.answer, numbers(live)) == ("live", {cited})


@rule("888pl", "3-iii-2")
@pytest.mark.parametrize(
    ("story", "seat", "back"),
    [
        ("9 raises 600", 9, 400),
        ("9 raises 600; 1 calls", 9, 0),
        ("9 raises 600; 1 raises 1500; 4 folds", 1, 900),
        ("9 raises 600; 1 raises 1500; 4 folds", 9, 0),
        ("9 calls; 1 calls", 6, 0),
    ],
)
def test_only_the_part_of_a_bet_that_nobody_called_goes_back(story: str, seat: int, back: int) -> None:
    """Blinds are no bets: what lies out for them stays (65-A)."""
    found = table(story=story)
    assert killing.killed(found, seat).returned == back
    assert killing.killed(table("888pl", story), seat).returned == 0


@rule("tda-2024", "15-B")
def test_a_bet_taken_back_leaves_the_others_to_play_on() -> None:
    found = table(story="all call; 4 checks; 6 bets 500; 9 folds")
    ruling = killing.thought_won(found, 6, lost=True)
    assert ruling.returned == 500
    found.take(ruling)
    assert found.the_hand().stacks == {4: 9_800, 6: 7_100, 9: 12_300, 1: 7_800}
    assert found.the_hand().live_seats == (4, 1)
    assert found.the_hand().to_act == 1
    found.the_hand().bet(1, 300)
    found.the_hand().call(4)
    assert everything(found.the_hand()) == 37_800


@rule("tda-2024", "15-B")
def test_the_floor_may_restore_or_kill_a_hand_that_is_held() -> None:
    found = table(story="9 raises 600; 1 folds; 4 folds")
    ruling = killing.thought_won(found, 9)
    found.choose(ruling.director[0])
    assert found.the_hand().to_act == 6
    found.choose(ruling.director[1])
    assert found.the_hand().stacks[9] == 12_300
    assert found.the_hand().live_seats == (6,)


def test_a_house_may_hold_a_hand_thrown_away_for_dead() -> None:
    found = table(story="9 raises 600; 1 folds; 4 folds", house={"showdown.thought_won": "dead"})
    assert killing.thought_won(found, 9).answer == "dead"


def test_throwing_the_cards_forward_after_a_bet_is_taken_for_a_mistake() -> None:
    found = table(story="9 raises 600; 1 folds; 4 folds")
    assert options(discarding.discards(found, 9)) == ["restore the hand", "kill the hand"]


@rule("apl-2007", "25-a")
@rule("888pl", "3-ii-1-a")
@pytest.mark.parametrize("book", ["apl-2007", "888pl"])
@pytest.mark.parametrize(
    ("story", "seat", "answer"), [("9 raises 600", 1, "dead"), ("9 calls; 1 calls; 4 calls", 6, None)]
)
def test_a_fold_kills_only_when_it_faces_a_bet(book: str, story: str, seat: int, answer: str | None) -> None:
    found = table(book, story)
    ruling = discarding.folds(found, seat)
    assert ruling.answer == answer
    found.take(ruling)
    assert (seat in found.the_hand().live_seats) == (answer is None)


@rule("apl-2007", "25-b")
def test_two_hands_thrown_together_leave_the_pot_to_the_third() -> None:
    found = table("apl-2007", "9 raises 600; 1 calls; 4 calls; 6 folds")
    found.take(killing.thrown_into(found, 4, 9))
    assert found.the_hand().live_seats == (1,)


@rule("888pl", "3-ii-2")
def test_a_hand_given_up_on_wrong_information_is_offered_back_first() -> None:
    found = at_river("888pl")
    assert options(discarding.discards(found, 4)) == ["dead", "live"]
    found.recall(Showdown).misled.add(4)
    assert options(discarding.discards(found, 4)) == ["live", "dead"]
    found.recall(Showdown).lost.add(4)
    assert discarding.discards(found, 4).answer == "dead"


@rule("aplpt-2025", "3.11.7")
def test_a_retrieved_hand_is_live_again() -> None:
    found = at_river("aplpt-2025")
    found.take(discarding.discards(found, 4))
    found.take(discarding.dealer_mucks(found, 4))
    assert 4 not in found.the_hand().live_seats
    ruling = discarding.brings_back(found, 4, parse_cards("Ah Kd"))
    found.choose(ruling.director[1])
    assert 4 in found.the_hand().live_seats
    assert everything(found.the_hand()) == 37_800
    for seat in (6, 9, 1):
        found.the_hand().show(seat)
    assert winners.who_wins(found).answer == ["Ann"]


@pytest.mark.parametrize(
    ("identified", "was_read", "answer"),
    [(False, False, "no claim"), (True, False, "live"), (False, True, "live"), (None, False, None), (None, None, None)],
)
@rule("tda-2024", "13-B")
def test_both_findings_must_be_no_before_a_claim_is_gone(
    identified: bool | None, was_read: bool | None, answer: str | None
) -> None:
    found = at_river()
    ruling = discarding.mucked_untabled(found, 4, identified=identified, was_read=was_read)
    assert ruling.answer == answer
    assert options(ruling) == ([] if answer else ["hand competes", "no claim"])


# Winners and pots


@rule("tda-2024", "12")
def test_words_count_only_where_a_house_lets_them() -> None:
    found = at_river(house={"showdown.spoken_value": "director"})
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    assert winners.who_wins(found).answer == ["Ann"]
    found.recall(Showdown).claims[6] = "a straight"
    assert options(winners.who_wins(found)) == ["the cards count", "the words count"]


def test_nobody_wins_before_a_hand_is_tabled() -> None:
    assert winners.who_wins(at_river()).answer == []


@rule("888pl", "3-v-4")
def test_losing_hands_are_killed_first_where_the_book_says_so() -> None:
    for book, first in (("888pl", "Kill the hands of Ben, Cy and Dot before the pot is pushed."), ("tda-2024", None)):
        found = at_river(book)
        for seat in (4, 6, 9, 1):
            found.the_hand().show(seat)
        kills = [step for step in english(winners.who_wins(found).steps) if step.startswith("Kill")]
        assert kills == ([first] if first else [])


SIDE = "9 raises 700; 1 all-in; 4 calls; 6 folds; 9 calls; 4 bets 500; 9 calls; all check; all check"
SHORT = {4: 10_000, 6: 7_300, 9: 12_500, 1: 900}


def with_side_pot(book: str, **more: Any) -> Table:
    found = table(book, SIDE, stacks=SHORT, hands={4: "Ah Kd", 9: "7s 2c", 1: "9h 9d", 6: "Jc Jd"}, board="9s 8c 5d 4h 3s", **more)  # fmt: skip
    for seat in (4, 9, 1):
        found.the_hand().show(seat)
    return found


@rule("888pl", "3-v-7")
@rule("tda-2024", "21")
@pytest.mark.parametrize(("book", "cites"), [("888pl", {"3-v-7", "3-vi-3-b"}), ("tda-2024", {"16", "21"})])
def test_the_side_pot_is_settled_before_the_main_pot(book: str, cites: set[str]) -> None:
    ruling = awards.odd_chips(with_side_pot(book))
    assert ruling.answer == {"Ann": 1_000, "Dot": 2_900, "side pot 1 Ann": 1_000, "main pot Dot": 2_900}
    assert english(ruling.steps) == ("Push 1000 of side pot 1 to Ann.", "Push 2900 of the main pot to Dot.")
    assert cites <= numbers(ruling)
    assert english(winners.who_wins(with_side_pot(book)).steps[-2:]) == english(ruling.steps)


def test_a_house_may_settle_the_main_pot_first() -> None:
    found = with_side_pot("888pl", house={"pots.award_order": "main-pot-first"})
    assert str(awards.odd_chips(found).steps[0]) == "Push 2900 of the main pot to Dot."
    assert str(winners.who_wins(found).steps[-2]) == "Push 2900 of the main pot to Dot."


def test_all_odd_chips_may_go_to_the_first_in_line_by_a_house_rule() -> None:
    hands = {4: "2h 2d", 6: "Jc Jd", 9: "3h 3c", 1: "4d 4c"}
    story = "9 calls; 1 calls; 4 calls; 6 folds; all check; all check; all check"
    for value, shares in (("one-each", (267, 267, 266)), ("first-takes-all", (268, 266, 266))):
        found = table(story=story.replace("6 folds", "6 checks"), hands=hands, board="Ts Js Qs Ks As", house={"pots.several_odd": value})  # fmt: skip
        for seat in (4, 9, 1):
            found.the_hand().show(seat)
        found.the_hand().muck(6)
        answer = awards.odd_chips(found).answer
        assert isinstance(answer, dict)
        assert tuple(answer.values()) == shares
        assert tuple(sorted((push.amount for push in found.the_hand().pushes_due), reverse=True)) == shares


@rule("apl-korea-2023", "pot-showdown-10")
@pytest.mark.parametrize(
    ("stacks", "to"),
    [({4: 9_000, 9: 12_000}, "Cy"), ({4: 12_000, 9: 9_000}, "Ann"), ({4: 9_000, 9: 9_000}, "Ann")],
)
def test_the_odd_bounty_chip_goes_to_the_bigger_stack_then_by_the_button(stacks: dict[int, int], to: str) -> None:
    assert awards.odd_bounty(at_river("apl-korea-2023"), [9, 4], stacks).answer == to


@rule("apl-korea-2023", "pot-showdown-10")
def test_a_house_may_count_the_stacks_after_the_award_or_only_the_line() -> None:
    after = at_river("apl-korea-2023", house={"pots.bounty_stack": "after-award"})
    after.the_hand().show(4)
    assert awards.odd_bounty(after, [9, 4], {4: 9_000, 6: 0, 9: 9_700, 1: 0}).answer == "Ann"
    before = at_river("apl-korea-2023")
    assert awards.odd_bounty(before, [9, 4], {4: 9_000, 9: 9_700}).answer == "Cy"
    line = at_river("apl-korea-2023", house={"pots.odd_bounty": "odd-chip-order"})
    assert awards.odd_bounty(line, [9, 4], {4: 9_000, 9: 9_700}).answer == "Ann"


@rule("888pl", "3-iii-6")
def test_a_newcomer_does_not_play_for_chips_left_over() -> None:
    found = at_river("888pl")
    ruling = awards.carried_pot(found, 500, [1, 4, 9], [1, 4, 6, 9])
    assert ruling.answer == ["Dot", "Ann", "Cy"]
    everybody = at_river("888pl", house={"pots.carried": "everybody"})
    assert awards.carried_pot(everybody, 500, [1, 4, 9], [1, 4, 6, 9]).answer == ["Dot", "Ann", "Ben", "Cy"]
    with pytest.raises(ValueError, match="no chips to carry"):
        awards.carried_pot(found, 0, [1], [1, 4])


# Showing to one


@rule("888pl", "3-v-6")
@pytest.mark.parametrize(
    ("story", "to", "moment"),
    [
        ("all call; 4 checks", 9, "now"),
        ("all call; 4 bets 500; 6 calls", 4, "now"),  # those behind may still raise
        ("all call; 4 bets 500; 6 calls; 9 folds", 4, "now"),
        ("all call; 4 bets 500; 6 calls; 9 calls; 1 folds", 9, "now"),  # the turn has come: nobody has acted yet
        ("all call; 4 bets 500; 6 folds", 6, "when betting is over"),
        (RIVER, 6, "when betting is over"),
        ("9 folds; 1 folds; 4 folds", 4, "when betting is over"),
        ("9 all-in; 1 calls", 1, "when betting is over"),  # all-in: nothing left to decide
        ("all call", 7, "when betting is over"),
    ],
)
def test_when_cards_shown_to_one_are_shown_to_all(story: str, to: int, moment: str) -> None:
    found = table("888pl", story)
    owner = 1 if to != 1 else 9
    assert exposing.shown_to_one(found, owner, to).answer == {"show": moment}


@rule("888pl", "3-v-6")
def test_once_the_hand_is_over_anybody_may_ask_for_what_was_shown() -> None:
    found = table("888pl", "9 folds; 1 folds; 4 folds")
    found.the_hand().push()
    ruling = exposing.shown_to_one(found, 6, 4, parse_cards("Ah"))
    assert ruling.answer == {"show": "on request"}
    assert english(ruling.steps) == ("Show Ah to the whole table: on request.",)


def test_a_house_may_leave_a_spectators_words_to_the_director() -> None:
    found = table("888pl", "9 calls", house={"showdown.spectator": "director"})
    assert options(exposing.spectator_tells(found, 1)) == ["live", "dead"]


# Disputes


@pytest.mark.parametrize(
    ("book", "about", "happened", "in_time"),
    [
        ("tda-2024", "reading", Aftermath(), True),
        ("tda-2024", "reading", Aftermath(next_hand=True), False),
        ("tda-2024", "accounting", Aftermath(next_hand=True), True),
        ("tda-2024", "accounting", Aftermath(next_hand=True, acts=("call", "fold")), False),
        ("tda-2024", "accounting", Aftermath(next_hand=True, acts=("fold", "fold")), True),
        ("tda-2024", "accounting", Aftermath(next_hand=True, acts=("fold", "fold", "fold")), False),
        ("tda-2024", "reading", Aftermath(on_break=True, seconds=60), True),
        ("tda-2024", "reading", Aftermath(on_break=True, seconds=61), False),
        ("tda-2024", "accounting", Aftermath(on_break=True, seconds=59, next_hand=True), True),
        ("tda-2015", "accounting", Aftermath(next_hand=True), False),
        ("apl-korea-2023", "accounting", Aftermath(next_hand=True), True),
        ("888pl", "reading", Aftermath(), True),
        ("888pl", "reading", Aftermath(board_in_deck=True), False),
        ("888pl", "accounting", Aftermath(game_over=True), False),
        ("888pl", "accounting", Aftermath(table_moved=True), False),
        ("888pl", "reading", Aftermath(next_hand=True), False),
        ("888pl", "reading", Aftermath(on_break=True, seconds=600), True),
    ],
)
def test_until_when_a_result_may_be_disputed(book: str, about: str, happened: Aftermath, in_time: bool) -> None:
    found = after(at_river(book), happened)
    ruling = disputes.dispute(found, about)  # type: ignore[arg-type]
    assert ruling.answer == ("in time" if in_time else "late")
    assert (disputes.misawarded(found, 4, 6, about).kind == "refused") == (not in_time)  # type: ignore[arg-type]


def test_a_house_may_close_the_minute_before_its_last_second() -> None:
    found = after(at_river(house={"pots.last_second": False}), Aftermath(on_break=True, seconds=60))
    assert disputes.dispute(found, "reading").answer == "late"


@rule("888pl", "2-i-6")
def test_a_pot_that_was_pushed_is_rebuilt_from_the_betting() -> None:
    found = at_river("888pl")
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    found.the_hand().push()
    ruling = disputes.misawarded(found, 4, 6)
    assert options(ruling) == ["move 800 from Ann to Ben", "result stands"]
    assert disputes.misawarded(found, 6, 4).kind == "decision"


@rule("apl-korea-2023", "pot-showdown-1")
@pytest.mark.parametrize(("book", "heard"), [("tda-2024", True), ("apl-korea-2023", False), ("888pl", True)])
def test_who_may_object_from_outside_the_table(book: str, heard: bool) -> None:
    assert (disputes.dispute(at_river(book), "reading", "in the event").kind != "refused") == heard
    assert disputes.dispute(at_river(book), "reading", "at the table").kind == "remedy"


@pytest.mark.parametrize(
    ("value", "most"),
    [("from-each-opponent", {"Ann": 1_800, "Cy": 1_800}), ("own-stake-in-all", {"Ann": 1_600, "Cy": 1_600})],
)
@rule("apl-2007", "20-d")
def test_the_most_a_player_can_win(value: str, most: dict[str, int]) -> None:
    found = table("apl-2007", "9 raises 800; 1 folds; 4 calls; 6 folds", house={"pots.matched": value})
    answer = awards.who_can_win(found).answer
    assert isinstance(answer, dict)
    assert {name: answer[f"most {name}"] for name in most} == most
