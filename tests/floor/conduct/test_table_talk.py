"""What players may ask, use, say and show at the table, in each book's way."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.conduct import devices, information, people, showing, terms
from cardspeak.floor.conduct.offences import record_offence
from cardspeak.floor.conduct.sentences import penalise
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from tests.floor.conduct.kit import at, numbers, options, pick, take
from tests.hand.kit import play
from tests.hand.kit import table as dealt
from tests.words.kit import english

Row = tuple[str, str, str, str]


def marked(rows: list[Row]) -> list[Any]:
    """The rows as cases, each marked with its rules."""
    return [
        pytest.param(
            *row, id="-".join((row[0], *row[2:])), marks=[pytest.mark.rule(row[0], one) for one in row[1].split()]
        )
        for row in rows
    ]


def the_hand(table: Table) -> Hand:
    """The hand in progress."""
    assert table.hand is not None
    return table.hand


# The pot

POTS = [
    ("tda-2024", "54-A RP-21", "NLHE", "not counted"),
    ("tda-2024", "54-A", "PLO", "pot 600"),
    ("tda-2024", "54-A", "LHE", "not counted"),
    ("apl-korea-2023", "updates-5-A updates-10", "NLHE", "not counted"),
    ("apl-korea-2023", "updates-5-A", "PLO", "pot 600"),
    ("apl-korea-2023", "updates-5-A", "LHE", "not counted"),
    ("tda-2015", "50-A", "NLHE", "not counted"),
    ("tda-2015", "50-A", "PLO", "pot 600"),
    ("tda-2015", "50-A", "LHE", "not counted"),
]


@pytest.mark.parametrize(("book", "rules", "game", "answer"), marked(POTS))
def test_the_pot_is_counted_in_pot_limit_only(book: str, rules: str, game: str, answer: str) -> None:
    ruling = information.pot_count(at(book, game), 4)
    assert ruling.answer == ({"pot": 600} if answer == "pot 600" else answer)
    assert set(rules.split()) <= set(numbers(ruling))
    assert information.pot_count(at(book, game, house={"conduct.pot_count": "never"})).answer == "not counted"
    assert information.pot_count(at(book, game, house={"conduct.pot_count": "always"})).answer == {"pot": 600}


@pytest.mark.rule("apl-korea-2023", "updates-10")
@pytest.mark.rule("tda-2024", "RP-21")
@pytest.mark.parametrize("book", ["apl-korea-2023", "tda-2024"])
@pytest.mark.parametrize("game", ["NLHE", "PLO"])
def test_the_pot_is_spread_without_a_total(book: str, game: str) -> None:
    ruling = information.spread_pot(at(book, game), 7)
    assert ruling.answer == "spread"
    assert "without announcing a total" in str(ruling.steps[0])
    assert information.spread_pot(at(book, game, house={"conduct.pot_spread": False})).kind == "refused"
    refusal = information.pot_count(at(book, "NLHE"))
    assert "spread" in str(refusal.steps[0])


def test_a_silent_book_says_so() -> None:
    for book in ("apl-2007", "888pl"):
        with pytest.raises(Silent):
            information.pot_count(at(book, "NLHE"))
    with pytest.raises(Silent):
        information.spread_pot(at("tda-2015", "NLHE"))


# Stacks


@pytest.mark.rule("tda-2024", "60")
@pytest.mark.rule("tda-2015", "55")
@pytest.mark.parametrize(("book", "cite"), [("tda-2024", "60"), ("tda-2015", "55")])
def test_an_exact_count_is_for_the_player_to_act_against_an_all_in(book: str, cite: str) -> None:
    table = at(book, "NLHE")
    hand = the_hand(table)
    assert information.stack_count(table, 4, 7).answer == "estimate only"  # to act, but no all-in
    hand.raise_to(4, 1_000)
    assert information.stack_count(table, 7, 4).answer == "estimate only"  # a bet, but no all-in
    hand.all_in(7)
    assert information.stack_count(table, 9, 7).answer == "estimate only"  # an all-in, but not to act
    ruling = information.stack_count(table, 8, 7)
    assert ruling.answer == {"count": 9_900}
    assert numbers(ruling) == (cite,)
    assert "does not have to" in str(ruling.steps[0])
    assert information.stack_count(table, 8, 4).kind == "refused"  # 4 is not all-in
    freely = at(book, "NLHE", house={"conduct.stack_count": "in-turn"})
    assert information.stack_count(freely, 4, 7).answer == {"count": 9_900}


# Live or dead, open or not


@pytest.mark.rule("888pl", "2-i-9")
def test_before_acting_a_player_is_told_who_is_live() -> None:
    table = at("888pl", "NLHE")
    hand = the_hand(table)
    hand.fold(4)
    hand.all_in(7)
    assert information.live_or_dead(table, 8, 4).answer == "dead"
    assert information.live_or_dead(table, 8, 7).answer == "all-in"
    assert information.live_or_dead(table, 8, 9).answer == "live"
    assert information.live_or_dead(table, 9, 7).kind == "refused"
    with pytest.raises(Unreadable):
        information.live_or_dead(table, 8, 3)
    nothing = at("888pl", "NLHE", house={"conduct.may_ask": ["reopens"]})
    assert information.live_or_dead(nothing, 4, 7).kind == "refused"


def flop_with_short_all_in(book: str) -> Table:
    """Two bets and a short all-in on the flop: 100, 200, 250; the first player is to act again."""
    hand = dealt(stacks={4: 5_000, 6: 5_000, 9: 350, 1: 8_000}, blinds=(50, 100))
    play(hand, "9 calls; 1 calls; 4 calls; 6 checks; 4 bets 100; 6 raises 200; 9 all-in; 1 folds")
    table = at(book)
    table.hand = hand
    table.names = {4: "A", 6: "B", 9: "C", 1: "D"}
    return table


@pytest.mark.rule("888pl", "2-i-9")
def test_a_player_may_ask_whether_the_betting_is_open() -> None:
    table = flop_with_short_all_in("888pl")
    ruling = information.reopens(table, 4)
    assert ruling.answer == {"reopens": "yes", "faced": 150, "needed": 100}
    assert information.reopens(table, 6).kind == "refused"
    the_hand(table).call(4)
    assert information.reopens(table, 6).answer == {"reopens": "no", "faced": 50, "needed": 100}


# Cards that never came

RABBITS: list[Row] = [
    ("tda-2024", "28", "", ""),
    ("apl-korea-2023", "general-procedures-4", "", ""),
    ("tda-2015", "28", "", ""),
    ("888pl", "2-ii-16", "", ""),
]


@pytest.mark.parametrize(("book", "rule", "_a", "_b"), marked(RABBITS))
def test_cards_that_would_have_come_are_not_shown(book: str, rule: str, _a: str, _b: str) -> None:
    ruling = information.rabbit_hunt(at(book), 4)
    assert (ruling.kind, ruling.answer, numbers(ruling)) == ("refused", "not shown", (rule,))
    assert information.rabbit_hunt(at(book, house={"conduct.rabbit": "allowed"})).answer == "shown"


@pytest.mark.rule("tda-2024", "RP-15-A")
def test_the_next_dealer_is_told_blinds_penalties_and_behaviour() -> None:
    table = at("tda-2024", "NLHE")
    take(table, record_offence(table, 7, "abuse"))
    table.open = None
    take(table, penalise(table, 7, "missed hands", 3))
    take(table, record_offence(table, 2, "excessive-chatter"))
    pick(table, "warning")
    take(table, record_offence(table, 4, "disruption"))
    ruling = information.dealer_push(table)
    assert ruling.answer == ["blinds", "penalties", "behaviour"]
    assert english(ruling.steps) == (
        "Blinds 200/400; button at Dee.",
        "Cid is on a penalty: 3 hands left.",
        "Ann was warned: too much chatter.",
        "Ben needs watching: disruptive behaviour.",
    )
    short = at("tda-2024", "NLHE", house={"conduct.hand_over": ["blinds"]})
    assert len(information.dealer_push(short).steps) == 1


# Devices

USES = [
    # book, rules, use and situation, answer
    ("tda-2024", "5-A", "call out", "forbidden"),
    ("tda-2024", "5-A", "sound out", "forbidden"),
    ("tda-2024", "5-A", "texts out", "allowed"),
    ("tda-2024", "5-B", "on-the-table out", "forbidden"),
    ("tda-2024", "5-C", "texts live", "forbidden"),
    ("tda-2024", "5-C", "internet live", "forbidden"),
    ("tda-2024", "5-D", "strategy out", "forbidden"),
    ("apl-au-2025", "5-E", "texts dealing", "forbidden"),
    ("apl-korea-2023", "general-rule-4", "app live", "forbidden"),
    ("apl-korea-2023", "general-rule-4", "sound out", "forbidden"),
    ("tda-2015", "4", "call out", "forbidden"),
    ("tda-2015", "4", "sound live", "forbidden"),
    ("tda-2015", "4", "texts live", "house"),
    ("tda-2015", "4", "texts out", "house"),
    ("aplpt-2025", "3.11.10", "call out", "forbidden"),
    ("aplpt-2025", "3.11.10(a)", "internet out", "allowed"),
    ("aplpt-2025", "7.1.19", "e-mail live", "forbidden"),
    ("888pl", "1-ii-14", "texts out", "forbidden"),
    ("888pl", "1-ii-14", "texts live", "forbidden"),
    ("888pl", "1-ii-14", "call out", "forbidden"),
]


@pytest.mark.parametrize(("book", "rule", "situation", "answer"), marked(USES))
def test_devices_by_situation(book: str, rule: str, situation: str, answer: str) -> None:
    use, when = situation.rsplit(" ", 1)
    table = at(book, "NLHE")
    if when != "live":
        the_hand(table).fold(4)
    if when == "dealing":
        table.recall(PenaltyLog).dealer = 4
    ruling = devices.device_use(table, 4, use.replace("-", " ") if use.startswith("on") else use)
    if answer == "house":
        assert options(ruling) == ["allowed", "forbidden"]
    else:
        assert ruling.answer == answer
        assert ruling.penalty == ("may" if answer == "forbidden" else None)
    assert rule in numbers(ruling)
    if use == "call":  # forbidden for what it is, whatever the hand
        assert str(ruling.why) == "Calls: not allowed at the table."


@pytest.mark.rule("apl-korea-2023", "general-rule-4")
def test_whether_a_live_hand_means_any_hand_is_a_setting() -> None:
    table = at("apl-korea-2023", "NLHE")
    the_hand(table).fold(4)
    assert devices.device_use(table, 4, "texts").answer == "allowed"
    strict = at("apl-korea-2023", "NLHE", house={"conduct.live_hand_is": "any-hand"})
    the_hand(strict).fold(4)
    assert devices.device_use(strict, 4, "texts").answer == "forbidden"


@pytest.mark.rule("apl-au-2025", "5-E")
def test_only_the_player_who_deals_is_kept_from_the_phone() -> None:
    table = at("apl-au-2025", "NLHE")
    the_hand(table).fold(4)
    table.recall(PenaltyLog).dealer = 8
    assert devices.device_use(table, 4, "texts").answer == "allowed"


@pytest.mark.rule("aplpt-2025", "3.11.10")
def test_stepping_away_for_a_call_kills_the_hand_on_the_tour() -> None:
    table = at("aplpt-2025", "NLHE")
    hand = the_hand(table)
    hand.call(4)
    pot = hand.pot
    ruling = take(table, devices.steps_away(table, 4))
    assert ruling.answer == "hand dead"
    assert numbers(ruling) == ("3.11.10",)
    assert 4 not in hand.live_seats
    assert hand.pot == pot
    assert devices.steps_away(table, 4).answer == "allowed"


@pytest.mark.rule("tda-2024", "31")
def test_by_the_rules_of_poker_the_hand_is_not_dead_by_that_alone() -> None:
    table = at("apl-au-2025", "NLHE")
    ruling = take(table, devices.steps_away(table, 4))
    assert (ruling.answer, ruling.penalty) == ("hand live", "may")
    assert 4 in the_hand(table).live_seats


@pytest.mark.rule("aplpt-2025", "3.11.14")
def test_headphones_at_a_final_table_are_left_to_the_director() -> None:
    table = at("aplpt-2025", "NLHE")
    assert options(devices.headphones(table, 4, final_table=True)) == ["allow them", "refuse them"]
    assert devices.headphones(table, 4, final_table=False).answer == "allowed"
    house = at("aplpt-2025", "NLHE", house={"conduct.headphones_final": "allowed"})
    assert devices.headphones(house, 4, final_table=True).answer == "allowed"


def test_an_unknown_use_is_refused() -> None:
    with pytest.raises(Unreadable, match="not a known use of a device"):
        devices.device_use(at("888pl"), 4, "juggling")


# People

TONGUES = [
    # book, rules, language and moment, answer
    ("apl-au-2025", "6", "English hand", "allowed"),
    ("apl-au-2025", "6", "French hand", "not allowed"),
    ("apl-au-2025", "6", "French between", "allowed"),
    ("888pl", "2-ii-20", "English between", "allowed"),
    ("888pl", "2-ii-20", "French between", "not allowed"),
    ("888pl", "2-ii-20", "French hand", "not allowed"),
    ("apl-korea-2023", "general-rule-5", "Korean hand", "allowed"),
    ("apl-korea-2023", "general-rule-5", "Jeju hand", "allowed"),
    ("apl-korea-2023", "general-rule-5", "French hand", "not allowed"),
    ("tda-2015", "5", "English hand", "allowed"),
    ("tda-2015", "5", "French hand", "not allowed"),
    ("tda-2015", "5", "French between", "allowed"),
]


@pytest.mark.parametrize(("book", "rule", "spoken", "answer"), marked(TONGUES))
def test_languages(book: str, rule: str, spoken: str, answer: str) -> None:
    tongue, moment = spoken.split()
    table = at(book, "NLHE" if moment == "hand" else None)
    ruling = people.language(table, 4, tongue, local="Jeju")
    assert ruling.answer == answer
    assert ruling.penalty == ("may" if answer == "not allowed" else None)
    assert rule in numbers(ruling)


@pytest.mark.rule("tda-2015", "5")
def test_outside_the_united_states_the_house_posts_the_languages() -> None:
    table = at("tda-2015", "NLHE")
    assert people.language(table, 4, "French", in_us=False, posted=("French", "German")).answer == "allowed"
    assert people.language(table, 4, "English", in_us=False, posted=("French",)).answer == "not allowed"
    unknown = people.language(table, 4, "French", in_us=False)
    assert (unknown.answer, options(unknown), numbers(unknown)) == ("silent", ["allowed", "forbidden"], ("5",))


@pytest.mark.rule("apl-au-2025", "6")
@pytest.mark.rule("888pl", "2-ii-20")
def test_signs_of_the_hard_of_hearing() -> None:
    for book, answer in (("apl-au-2025", "allowed"), ("888pl", "not allowed")):
        table = at(book, "NLHE")
        assert people.language(table, 4, "sign language").answer == "not allowed"
        table.recall(PenaltyLog).standing(4).hard_of_hearing = True
        assert people.language(table, 4, "sign language").answer == answer


@pytest.mark.rule("tda-2024", "4")
@pytest.mark.rule("apl-korea-2023", "updates-1")
@pytest.mark.parametrize(("book", "cite"), [("tda-2024", "4"), ("apl-korea-2023", "updates-1")])
def test_staff_ask_for_something_to_be_taken_off_on_two_grounds(book: str, cite: str) -> None:
    table = at(book)
    for ground in ("identification", "distraction"):
        asked = people.take_off(table, 4, "hood", ground)
        assert options(asked) == ["have the hood taken off", "let it be"]
        assert numbers(asked) == (cite,)
    assert people.take_off(table, 4, "hood", "distraction", complied=True).answer == "closed"
    assert people.take_off(table, 4, "hood", "distraction", complied=False).penalty == "may"
    with pytest.raises(Unlawful) as refusal:
        people.take_off(table, 4, "hood", "taste")
    assert refusal.value.rule == cite


@pytest.mark.rule("888pl", "2-ii-2")
def test_nobody_plays_the_chips_of_another() -> None:
    table = at("888pl", "NLHE")
    refusal = people.plays_for(table, 2, "Ben")
    assert (refusal.kind, numbers(refusal)) == ("refused", ("2-ii-2",))
    assert people.plays_for(table, 2, "Ann").answer == "allowed"
    house = at("888pl", "NLHE", house={"conduct.played_by": "substitute"})
    assert people.plays_for(house, 2, "Ben").answer == "allowed"


@pytest.mark.rule("888pl", "2-ii-19")
def test_a_guest_may_sit_behind_while_nobody_objects() -> None:
    assert people.guest(at("888pl"), 4, objection=False).answer == "allowed"
    assert people.guest(at("888pl"), 4, objection=True).kind == "refused"
    assert people.guest(at("888pl", house={"conduct.guest": "never"}), 4, objection=False).kind == "refused"


# Words and signals


@pytest.mark.rule("tda-2024", "3")
@pytest.mark.rule("apl-korea-2023", "general-rule-3")
@pytest.mark.rule("tda-2015", "3")
@pytest.mark.parametrize(
    ("book", "cite", "facing"),
    [
        ("tda-2024", "3", ["fold", "call 400"]),
        ("apl-korea-2023", "general-rule-3", ["check taken back", "fold", "call 400"]),
        ("tda-2015", "3", ["check taken back", "fold", "call 400"]),
    ],
)
def test_a_tap_on_the_table_is_a_check(book: str, cite: str, facing: list[str]) -> None:
    table = at(book, "NLHE")
    hand = the_hand(table)
    against = terms.tap(table, 4)
    left = against.options
    assert (options(against) if left is None else ["fold", f"call {left.call}"]) == facing
    assert left is None or left.raise_min is None
    assert cite in numbers(against)
    assert terms.tap(table, 9).answer == "out of turn"
    for seat in (4, 7, 8, 9):
        hand.call(seat)
    ruling = terms.tap(table, 2)
    assert (ruling.action, ruling.binding, numbers(ruling)) == ("check", True, (cite,))
    nothing = at(book, "NLHE", house={"conduct.tap": "nothing"})
    assert terms.tap(nothing, 4).answer == "nothing"


@pytest.mark.rule("tda-2024", "3")
@pytest.mark.rule("tda-2015", "3")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_official_words(book: str) -> None:
    table = at(book, "NLHE")
    for word in ("bet", "raise", "call", "fold", "check", "all-in", "complete"):
        assert terms.word_said(table, 4, word).answer == "official"
    assert terms.word_said(at(book, "PLO"), 4, "Pot").answer == "official"
    in_no_limit = terms.word_said(table, 4, "pot")
    assert in_no_limit.answer == "not official"
    assert options(in_no_limit) == ["fold", "call 400", "raise 800 or more"]
    assert {"3"} < set(numbers(in_no_limit))
    assert terms.word_said(table, 4, "pay", local=["pay"]).answer == "official"
    assert terms.word_said(table, 9, "pay").kind == "reading"
    strict = at(book, "NLHE", house={"conduct.local_terms": False, "conduct.unofficial": "nothing"})
    assert terms.word_said(strict, 4, "pay", local=["pay"]).answer == "nothing"


@pytest.mark.rule("apl-korea-2023", "general-rule-3")
def test_unofficial_words_are_at_the_player_s_own_risk() -> None:
    ruling = terms.word_said(at("apl-korea-2023", "NLHE"), 4, "pay")
    assert options(ruling) == ["fold", "call 400", "raise 800 or more"]
    assert "own risk" in str(ruling.why)
    assert "general-rule-3" in numbers(ruling)


# Showing cards


@pytest.mark.rule("888pl", "6-22")
@pytest.mark.parametrize(
    ("left", "winner_takes_all", "offence"),
    [(2, False, "no"), (14, False, "yes"), (14, True, "no"), (None, False, "yes")],
)
def test_heads_up_cards_may_be_shown_when_nobody_else_is_harmed(
    left: int | None, winner_takes_all: bool, offence: str
) -> None:
    table = at("888pl", "NLHE", stacks={2: 4_000, 9: 6_000}, button=9)
    ruling = showing.shows_cards(table, 9, players_left=left, winner_takes_all=winner_takes_all)
    assert ruling.answer == {"offence": offence, "hand": "live"}
    assert ruling.penalty == ("may" if offence == "yes" else None)
    assert numbers(ruling) == ("6-22",)
    crowd = at("888pl", "NLHE")
    assert showing.shows_cards(crowd, 4, players_left=2, winner_takes_all=True).penalty == "may"
    strict = at("888pl", "NLHE", stacks={2: 4_000, 9: 6_000}, button=9, house={"conduct.showing": "never"})
    assert showing.shows_cards(strict, 9, players_left=2).penalty == "may"


@pytest.mark.rule("tda-2024", "68")
@pytest.mark.rule("tda-2015", "63")
@pytest.mark.parametrize(("book", "cite"), [("tda-2024", "68"), ("tda-2015", "63")])
def test_exposed_cards_never_kill_the_hand(book: str, cite: str) -> None:
    table = at(book, "NLHE")
    ruling = take(table, showing.shows_cards(table, 4, players_left=2))
    assert ruling.answer == {"offence": "yes", "hand": "live"}
    assert ruling.penalty == "may"
    assert numbers(ruling) == (cite,)
    assert 4 in the_hand(table).live_seats
    house = at(book, "NLHE", house={"conduct.shown_hand": "dead"})
    assert english(showing.shows_cards(house, 4).steps) == ("Ben's hand is dead.",)


@pytest.mark.rule("apl-au-2025", "B-9")
@pytest.mark.rule("888pl", "1-iii-1")
def test_vaping_counts_as_tobacco_where_the_book_says_so() -> None:
    au = showing.smokes(at("apl-au-2025"), 4, vape=True)
    assert options(au)[1] == "disqualification"
    league = showing.smokes(at("888pl"), 4, vape=True)
    assert options(league) == ["counts as tobacco", "does not count as tobacco"]
    assert options(showing.smokes(at("888pl"), 4))[1] == "disqualification"
    with pytest.raises(Silent):
        showing.smokes(at("tda-2015"), 4, vape=True)


def river(board: str, last: str) -> Table:
    """Two players have checked the river; the last one held these cards."""
    hand = dealt(stacks={4: 5_000, 1: 8_000}, hands={4: "2c 3d", 1: last}, board=board, button=1)
    play(hand, "1 calls; 4 checks; 4 checks; 1 checks; 4 checks; 1 checks; 4 checks; 1 checks")
    table = at("tda-2024")
    table.hand = hand
    table.names = {4: "Ann", 1: "Ben"}
    return table


@pytest.mark.rule("tda-2024", "71-B")
def test_checking_the_only_nuts_last_is_for_the_director_to_judge() -> None:
    table = river("Ks Qs 4s 9d 8h", "As Js")
    ruling = showing.checked_nuts(table, 1)
    assert (ruling.kind, options(ruling)) == ("decision", ["no offence", "soft play"])
    assert numbers(ruling) == ("71-B",)
    assert ruling.answer == "no automatic offence"
    table.policy = table.policy.changed({"penalties.nuts_checked": "soft-play"})
    assert showing.checked_nuts(table, 1).penalty == "must"


@pytest.mark.rule("tda-2024", "71-B")
def test_less_than_the_only_nuts_needs_no_review() -> None:
    for last in ("Kd Kc", "As Ts"):
        board = "Ks Qs 4s 9d 8h" if last == "Kd Kc" else "Ah Kh Qd Jc 2d"  # any ten ties the second
        assert showing.checked_nuts(river(board, last), 1).answer == "no offence"
    with pytest.raises(Unlawful, match="last player to act"):
        showing.checked_nuts(river("Ks Qs 4s 9d 8h", "As Js"), 4)
