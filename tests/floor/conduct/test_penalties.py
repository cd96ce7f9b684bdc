"""Penalties: their length, how they are served, what follows from them, in each book's way."""

from __future__ import annotations

import pytest

from cardspeak.books.practice import AllowedPenalty
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.conduct.offences import offences, record_offence
from cardspeak.floor.conduct.sentences import penalise
from cardspeak.floor.conduct.serving import comes_back, deal_complete, hand_over, minutes_pass, review, standing
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from tests.floor.conduct.kit import at, numbers, options, pick, take
from tests.words.kit import english

CHATTER = {"tda-2024": "excessive-chatter", "tda-2015": "excessive-chatter", "aplpt-2025": "gave-advice"}


def give(table: Table, seat: int, penalty: str, amount: int | None = None, **more: object) -> Ruling:
    """Record an offence of the table's book and give a penalty for it."""
    offence = more.pop("offence", None) or CHATTER.get(table.policy.book, "profanity")
    take(table, record_offence(table, seat, str(offence)))
    table.open = None
    return take(table, penalise(table, seat, penalty, amount, **more))  # type: ignore[arg-type]


def refused(table: Table, seat: int, penalty: str, amount: int | None = None, **more: object) -> Refusal:
    """The refusal of a penalty, which changed nothing."""
    log = table.recall(PenaltyLog)
    before = (list(log.entries), list(log.running), dict(log.disqualified), dict(log.forfeited))
    with pytest.raises(Refusal) as refusal:
        penalise(table, seat, penalty, amount, **more)  # type: ignore[arg-type]
    assert (log.entries, log.running, log.disqualified, log.forfeited) == before
    return refusal.value


# Length


@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.rule("tda-2015", "66-A")
@pytest.mark.rule("aplpt-2025", "7.2.1")
@pytest.mark.parametrize(
    ("book", "players", "rounds", "hands", "cite"),
    [
        ("tda-2024", 8, 1, 8, "71-A"),
        ("tda-2024", 6, 3, 18, "71-A"),
        ("tda-2015", 8, 2, 16, "66-A"),
        ("aplpt-2025", 9, 2, 18, "7.2.1"),
    ],
)
def test_a_round_is_one_hand_for_each_player_when_it_is_given(
    book: str, players: int, rounds: int, hands: int, cite: str
) -> None:
    table = at(book)
    ruling = give(table, 4, "missed rounds", rounds, players=players)
    assert isinstance(ruling.answer, dict)
    assert ruling.answer["hands"] == hands
    assert cite in numbers(ruling)
    table.names |= dict.fromkeys(range(10, 14), "late")  # a table that fills up later changes nothing
    running = table.recall(PenaltyLog).serving(4)
    assert running is not None
    assert running.hands == hands
    house = at(book, house={"penalties.round": "one-hand"})
    assert give(house, 4, "missed rounds", rounds, players=players).answer["hands"] == rounds  # type: ignore[index, call-overload]


@pytest.mark.rule("tda-2024", "71-A")
def test_players_are_counted_at_the_table_where_nobody_says_otherwise() -> None:
    table = at("tda-2024", "NLHE")
    take(table, record_offence(table, 4, "abuse"))
    pick(table, "missed rounds")
    running = table.recall(PenaltyLog).serving(4)
    assert running is not None
    assert running.hands == 5


@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.parametrize("kind", ["missed hands", "missed rounds"])
@pytest.mark.parametrize("amount", [0, -1])
def test_less_than_one_is_no_penalty(kind: str, amount: int) -> None:
    table = at("tda-2024")
    take(table, record_offence(table, 4, "abuse"))
    refusal = refused(table, 4, kind, amount)
    assert refusal.limits == {"min": 1}
    assert refusal.rule == "71-A"


@pytest.mark.rule("aplpt-2025", "7.2.2")
@pytest.mark.parametrize(
    ("minutes", "allowed"), [(5, True), (10, True), (15, False), (20, True), (40, True), (41, False)]
)
def test_the_tour_knows_four_lengths_of_time(minutes: int, allowed: bool) -> None:
    table = at("aplpt-2025")
    take(table, record_offence(table, 4, "gave-advice"))
    if allowed:
        assert "7.2.2" in numbers(penalise(table, 4, "minutes", minutes))
    else:
        assert refused(table, 4, "minutes", minutes).rule == "7.2.2"


@pytest.mark.rule("888pl", "8-4")
@pytest.mark.parametrize(("minutes", "allowed"), [(4, False), (5, True), (15, True), (16, False)])
def test_time_is_from_five_minutes_to_one_level(minutes: int, allowed: bool) -> None:
    table = at("888pl")
    table.recall(PenaltyLog).level_minutes = 15
    take(table, record_offence(table, 4, "stalling"))
    if allowed:
        assert "8-4" in numbers(penalise(table, 4, "minutes", minutes))
    else:
        refusal = refused(table, 4, "minutes", minutes)
        assert refusal.rule == "8-4"
        assert refusal.limits == {"min": 5, "max": 15}


@pytest.mark.rule("tda-2024", "71-A")
def test_time_penalties_are_the_tour_s_own() -> None:
    table = at("apl-au-2025")
    take(table, record_offence(table, 4, "abuse"))
    assert refused(table, 4, "minutes", 10).code == "penalty.not-allowed"


# Serving


@pytest.mark.rule("tda-2024", "71-C")
@pytest.mark.rule("tda-2015", "66-C")
@pytest.mark.rule("aplpt-2025", "7.2.1")
@pytest.mark.parametrize(("book", "cite"), [("tda-2024", "71-C"), ("tda-2015", "66-C"), ("aplpt-2025", "7.2.1")])
def test_a_seat_on_penalty_is_dealt_posts_and_is_killed(book: str, cite: str) -> None:
    table = at(book, "NLHE")
    hand = table.hand
    assert hand is not None
    table.hand = None
    give(table, 2, "missed hands", 3)
    table.hand = hand
    ruling = take(table, deal_complete(table))
    assert ruling.answer == {"Ann": "killed", "Ann posted": 400}
    assert cite in numbers(ruling)
    assert 2 not in hand.live_seats
    assert hand.stacks[2] == 4_600
    for seat in (4, 7, 8):
        hand.fold(seat)
    assert hand.over
    assert take(table, hand_over(table)).answer == {"Ann": 2}
    assert comes_back(table, 2).answer == "no"
    take(table, hand_over(table))
    assert "may come back" in str(take(table, hand_over(table)).steps[0])
    assert comes_back(table, 2).answer == "yes"


@pytest.mark.rule("tda-2015", "66-C")
def test_the_big_blind_on_penalty_as_in_the_catalogue() -> None:
    table = at("tda-2015", "NLHE", stacks={2: 10_000, 4: 7_000, 9: 6_000}, button=4)  # 9 small, 2 big blind
    hand = table.hand
    assert hand is not None
    table.hand = None
    give(table, 2, "missed hands", 3)
    table.hand = hand
    take(table, deal_complete(table))
    hand.fold(4)
    assert hand.stacks[2] == 9_600
    assert take(table, hand_over(table)).answer == {"Ann": 2}


@pytest.mark.rule("tda-2024", "71-C")
@pytest.mark.rule("tda-2015", "66-C")
@pytest.mark.rule("aplpt-2025", "7.2.1")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015", "aplpt-2025"])
def test_a_bring_in_that_falls_to_a_seat_on_penalty_is_posted(book: str) -> None:
    table = at(book, "LS", ante=25, bring_in=100, small_bet=200, big_bet=400)
    hand = table.hand
    assert hand is not None
    low = hand.to_act
    assert low is not None
    before = hand.stacks[low]
    table.hand = None
    give(table, low, "missed hands", 1)
    table.hand = hand
    ruling = take(table, deal_complete(table))
    assert isinstance(ruling.answer, dict)
    assert ruling.answer[f"{table.name(low)} posted"] == 125
    assert hand.stacks[low] == before - 100
    assert low not in hand.live_seats
    assert hand.to_act not in (None, low)


@pytest.mark.rule("tda-2024", "71-C")
def test_a_house_may_deal_players_on_penalty_out() -> None:
    table = at("tda-2024", "NLHE", house={"penalties.away": "dealt-out"})
    hand, table.hand = table.hand, None
    give(table, 2, "missed hands", 1)
    table.hand = hand
    assert deal_complete(table).answer == {"Ann": "dealt out", "Ann posted": 400}


@pytest.mark.rule("tda-2024", "71-C")
@pytest.mark.rule("tda-2015", "66-C")
@pytest.mark.rule("aplpt-2025", "7.2.2")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015", "aplpt-2025"])
def test_a_player_on_penalty_keeps_away_from_the_table(book: str) -> None:
    table = at(book)
    ruling = give(table, 4, "missed hands", 2)
    assert "Ben leaves the table." in english(ruling.steps)
    assert comes_back(table, 4).kind == "refused"
    lenient = at(book, house={"penalties.leaves_table": False})
    give(lenient, 4, "missed hands", 2)
    assert comes_back(lenient, 4).answer == "yes"


@pytest.mark.rule("tda-2024", "35-C")
@pytest.mark.rule("tda-2015", "34-C")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_a_misdeal_and_its_redeal_count_once(book: str) -> None:
    table = at(book)
    give(table, 4, "missed hands", 3)
    assert take(table, hand_over(table, misdeal=True)).answer == {"Ben": 3}
    assert take(table, hand_over(table)).answer == {"Ben": 2}
    twice = at(book, house={"penalties.redeal": "twice"})
    give(twice, 4, "missed hands", 3)
    assert hand_over(twice, misdeal=True).answer == {"Ben": 2}


@pytest.mark.rule("tda-2024", "68")
@pytest.mark.rule("tda-2015", "63")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_a_penalty_for_exposed_cards_begins_after_the_hand(book: str) -> None:
    table = at(book, "NLHE")
    give(table, 4, "missed hands", 2, offence="exposed-cards")
    assert table.hand is not None
    assert 4 in table.hand.live_seats
    assert take(table, hand_over(table)).answer == {"Ben": 2}  # the hand in which it was given
    assert take(table, hand_over(table)).answer == {"Ben": 1}
    soon = at(book, "NLHE", house={"penalties.exposed_from": "at-once"})
    give(soon, 4, "missed hands", 2, offence="exposed-cards")
    assert hand_over(soon).answer == {"Ben": 1}


@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.rule("tda-2015", "66-A")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_a_player_on_penalty_can_be_blinded_out(book: str) -> None:
    table = at(book, "NLHE", stacks={2: 400, 4: 5_000, 9: 3_300}, button=4)
    hand, table.hand = table.hand, None
    assert hand is not None
    give(table, 2, "missed rounds", 2, players=3)
    table.hand = hand
    take(table, deal_complete(table))
    hand.fold(4)
    assert hand.over
    assert hand_over(table).answer == {"Ann": "out"}


@pytest.mark.rule("aplpt-2025", "7.2.2")
def test_minutes_run_with_the_tournament_clock() -> None:
    table = at("aplpt-2025")
    give(table, 4, "minutes", 10)
    assert take(table, minutes_pass(table, 4)).answer == {"Ben": 6}
    assert take(table, minutes_pass(table, 15, in_break=True)).answer == {"Ben": 6}
    assert comes_back(table, 4).answer == "no"
    assert take(table, minutes_pass(table, 6)).answer == {"Ben": 0}
    assert comes_back(table, 4).answer == "yes"
    always = at("aplpt-2025", house={"penalties.minutes_run": "always"})
    give(always, 4, "minutes", 10)
    assert minutes_pass(always, 4, in_break=True).answer == {"Ben": 6}


@pytest.mark.rule("888pl", "6-26")
@pytest.mark.rule("888pl", "6-7")
def test_who_is_penalised_is_dealt_out_and_the_blinds_are_charged() -> None:
    table = at("888pl", "NLHE")
    hand, table.hand = table.hand, None
    give(table, 9, "missed hands", 2)
    table.hand = hand
    ruling = take(table, deal_complete(table))
    assert ruling.answer == {"Eve": "dealt out", "Eve posted": 200}
    assert {"6-26", "6-7"} <= set(numbers(ruling))


# Disqualification and chips


@pytest.mark.rule("tda-2024", "71-D")
@pytest.mark.rule("tda-2015", "66-D")
@pytest.mark.parametrize(
    ("book", "stack", "before", "after", "cite"),
    [("tda-2024", 42_000, 900_000, 858_000, "71-D"), ("tda-2015", 23_500, 900_000, 876_500, "66-D")],
)
def test_the_chips_of_a_disqualified_player_leave_play(
    book: str, stack: int, before: int, after: int, cite: str
) -> None:
    table = at(book)
    table.recall(PenaltyLog).in_play = before
    ruling = give(table, 4, "disqualification", stack=stack)
    assert isinstance(ruling.answer, dict)
    assert ruling.answer["removed from play"] == stack
    assert ruling.answer["chips in play"] == after
    assert cite in numbers(ruling)
    log = table.recall(PenaltyLog)
    assert (log.in_play, log.disqualified) == (after, {4: stack})
    assert comes_back(table, 4).kind == "refused"
    kept = at(book, house={"penalties.disqualified_chips": "left-to-blind-off"})
    assert "removed from play" not in give(kept, 4, "disqualification", stack=stack).answer  # type: ignore[operator]


@pytest.mark.rule("tda-2024", "71-D")
def test_chips_in_the_pot_stay_when_somebody_is_disqualified_during_a_hand() -> None:
    table = at("tda-2024", "NLHE")
    hand = table.hand
    assert hand is not None
    hand.raise_to(4, 1_200)
    pot = hand.pot
    ruling = give(table, 4, "disqualification", offence="collusion")
    assert ruling.answer["removed from play"] == 7_000  # type: ignore[index, call-overload]
    assert hand.pot == pot
    assert 4 not in hand.live_seats


@pytest.mark.rule("aplpt-2025", "2.12")
@pytest.mark.rule("aplpt-2025", "7.2.3")
def test_the_tour_pays_nothing_back_to_a_disqualified_entrant() -> None:
    table = at("aplpt-2025")
    ruling = give(table, 4, "disqualification", stack=6_000)
    assert "Neither buy-in nor fee is refunded." in english(ruling.steps)
    assert {"2.12", "7.2.3"} <= set(numbers(ruling))
    assert ruling.answer["removed from play"] == 6_000  # type: ignore[index, call-overload]
    asked = at("aplpt-2025", house={"penalties.refund": "director"})
    assert "Neither buy-in nor fee is refunded." not in english(give(asked, 4, "disqualification", stack=1).steps)


@pytest.mark.rule("888pl", "6-0")
@pytest.mark.parametrize("penalty", ["disqualification", "disqualification from the competition"])
def test_out_of_the_event_or_the_competition_the_chips_leave_play(penalty: str) -> None:
    table = at("888pl")
    ruling = give(table, 4, penalty, offence="discussing-hands", stack=2_100)
    assert ruling.answer["removed from play"] == 2_100  # type: ignore[index, call-overload]
    assert "6-0" in numbers(ruling)


@pytest.mark.rule("888pl", "8-2")
def test_three_warnings_for_the_same_offence_disqualify() -> None:
    table = at("888pl", "NLHE")
    for count in (1, 2):
        ruling = give(table, 8, "warning", offence="phone-at-table")
        assert ruling.answer == {"penalty": "warning", "warnings": count}
    assert "2 of 3 warnings" in str(record_offence(table, 8, "phone-at-table").steps[1])
    last = give(table, 8, "warning", offence="phone-at-table")
    assert last.answer == {"penalty": "warning", "warnings": 3, "disqualified": "Dee", "removed from play": 3_400}
    assert "8-2" in numbers(last)
    assert table.recall(PenaltyLog).disqualified == {8: 3_400}


@pytest.mark.rule("888pl", "8-2")
def test_warnings_for_different_offences_are_not_added() -> None:
    table = at("888pl", "NLHE")
    for offence in ("phone-at-table", "profanity", "stalling"):
        assert give(table, 8, "warning", offence=offence).answer == {"penalty": "warning", "warnings": 1}
    assert table.recall(PenaltyLog).disqualified == {}


@pytest.mark.rule("888pl", "8-2")
def test_warnings_begin_anew_in_the_next_tournament() -> None:
    table = at("888pl", "NLHE")
    for _ in range(2):
        give(table, 8, "warning", offence="phone-at-table")
    table.recall(PenaltyLog).next_tournament()
    assert give(table, 8, "warning", offence="phone-at-table").answer == {"penalty": "warning", "warnings": 1}


@pytest.mark.rule("888pl", "8-2")
def test_the_third_warning_disqualifies_when_the_director_picks_it_too() -> None:
    table = at("888pl", "NLHE")
    for _ in range(3):
        take(table, record_offence(table, 8, "phone-at-table"))
        pick(table, "warning")
    assert table.recall(PenaltyLog).disqualified == {8: 3_400}


@pytest.mark.rule("tda-2024", "71-A")
def test_no_other_book_counts_warnings() -> None:
    table = at("tda-2024", "NLHE")
    for _ in range(4):
        give(table, 8, "warning")
    assert table.recall(PenaltyLog).disqualified == {}


@pytest.mark.rule("888pl", "8-3")
def test_a_second_removal_bans_for_a_season() -> None:
    table = at("888pl")
    first = give(table, 4, "disqualification", stack=500)
    assert "ban" not in first.answer  # type: ignore[operator]
    table.recall(PenaltyLog).next_tournament()
    second = give(table, 4, "disqualification", stack=900)
    assert second.answer["ban"] == "at least one season"  # type: ignore[index, call-overload]
    assert "8-3" in numbers(second)
    assert standing(table, 4).answer["ban"] == "at least one season"  # type: ignore[index, call-overload]


@pytest.mark.rule("888pl", "8-5")
def test_chips_are_taken_only_where_time_does_not_serve() -> None:
    table = at("888pl", "NLHE", stacks={2: 3_000, 4: 6_000, 8: 2_000}, button=2)
    take(table, record_offence(table, 2, "profanity"))
    assert refused(table, 2, "chips", 500).rule == "8-5"
    for amount in (0, 3_001, None):
        assert refused(table, 2, "chips", amount, ground="no effect").code == "penalty.chips"
    ruling = take(table, penalise(table, 2, "chips", 500, ground="no effect"))
    assert ruling.answer == {"penalty": "500 chips forfeited", "removed from play": 500, "stack": 2_500}
    assert "8-5" in numbers(ruling)
    assert refused(table, 2, "chips", 2_501, ground="not enforceable", offence="profanity").code == "penalty.chips"


@pytest.mark.rule("tda-2024", "69")
@pytest.mark.rule("tda-2015", "64")
@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_chips_are_forfeited_only_for_offences_that_name_it(book: str) -> None:
    table = at(book, "NLHE")
    take(table, record_offence(table, 7, "soft-play"))
    assert take(table, penalise(table, 7, "chips", 1_000)).answer["removed from play"] == 1_000  # type: ignore[index, call-overload]
    table.open = None
    take(table, record_offence(table, 7, "abuse"))
    assert refused(table, 7, "chips", 1_000).code == "penalty.chips"


@pytest.mark.rule("tda-2024", "69")
@pytest.mark.rule("tda-2015", "64")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_chip_dumping_leaves_only_disqualification(book: str) -> None:
    table = at(book, "NLHE")
    take(table, record_offence(table, 7, "chip-dumping"))
    assert refused(table, 7, "missed hands", 3).limits == {"options": ["disqualification"]}


# League sanctions


def test_penalties_that_go_together_are_given_together_by_one_name() -> None:
    table = at("apl-au-2025", "NLHE")
    together = "leave the area, prizes of the night lost"
    bundle = AllowedPenalty(penalties=("leave the area", "prizes of the night lost"))
    offence = next(name for name, one in offences(table.policy).items() if bundle in one.allows)
    ruling = take(table, record_offence(table, 7, offence))
    assert together in options(ruling)
    given = take(table, penalise(table, 7, together))
    assert "Also: prizes of the night lost." in english(given.steps)
    (entry,) = table.recall(PenaltyLog).entries
    assert (entry.penalty, entry.also) == ("leave the area", ("prizes of the night lost",))


@pytest.mark.rule("apl-au-2025", "D-IV-a")
def test_a_finding_of_cheating_brings_everything_together_or_nothing() -> None:
    table = at("apl-au-2025", "NLHE")
    ruling = take(table, record_offence(table, 7, "cheating"))
    [only] = options(ruling)
    assert refused(table, 7, "disqualification").code == "penalty.not-allowed"
    take_all = penalise(table, 7, only)
    assert "Also: suspended without end." in english(take_all.steps)
    pick(table, only)
    log = table.recall(PenaltyLog)
    assert log.disqualified == {7: 9_900}
    assert log.standing(7).suspended
    assert log.entries[0].penalty == "disqualification"
    assert log.entries[0].also == ("suspended without end", "season points lost", "prizes lost")


@pytest.mark.rule("apl-au-2025", "D-II-a")
def test_a_ban_waits_for_a_third_party() -> None:
    table = at("apl-au-2025")
    ruling = give(table, 4, "suspension", offence="business-harm", person="Mo")
    assert "third party" in str(ruling.steps[-1])
    assert "D-II-a" in numbers(ruling)
    log = table.recall(PenaltyLog)
    assert log.entries[0].review == "pending"
    for reviewer in ("Mo", "Ben", ""):
        with pytest.raises(Unlawful, match="third party"):
            review(table, 4, reviewer, "upheld")
    with pytest.raises(Unlawful, match="upheld, varied or quashed"):
        review(table, 4, "Kim", "doubted")
    take(table, review(table, 4, "Kim", "quashed"))
    assert log.entries[0].review == "quashed"
    assert not log.standing(4).suspended
    with pytest.raises(Unlawful, match="No ban of Ben"):
        review(table, 4, "Kim", "upheld")


@pytest.mark.rule("apl-au-2025", "D-II-a")
def test_missed_hands_need_no_review() -> None:
    table = at("apl-au-2025")
    give(table, 4, "missed hands", 1, offence="disrespect")
    assert table.recall(PenaltyLog).entries[0].review == ""


# Who decides, and the record


@pytest.mark.parametrize(
    ("book", "offence", "decider"),
    [
        pytest.param("tda-2024", "abuse", "director", marks=pytest.mark.rule("tda-2024", "71-A")),
        pytest.param("tda-2015", "abuse", "director", marks=pytest.mark.rule("tda-2015", "66-A")),
        pytest.param("aplpt-2025", "abuse", "events director", marks=pytest.mark.rule("aplpt-2025", "7.1")),
        pytest.param("888pl", "stalling", "staff", marks=pytest.mark.rule("888pl", "8-1")),
    ],
)
def test_who_picks_the_penalty(book: str, offence: str, decider: str) -> None:
    assert (
        str(record_offence(at(book), 4, offence).steps[-1])
        == f"The {decider} chooses the penalty and gives the reason."
    )


def test_the_record_says_who_why_and_when() -> None:
    table = at("tda-2024")
    take(table, hand_over(table))
    give(table, 4, "missed hands", 2, reason="third time", person="Mo")
    ruling = standing(table, 4)
    assert ruling.answer == {"offences": 1, "hands left": 2}
    assert english(ruling.steps) == ("Hand 2: too much chatter, missed hands (third time), by Mo.",)


def test_a_penalty_needs_an_offence() -> None:
    with pytest.raises(Unreadable, match="enter what happened first"):
        penalise(at("tda-2024"), 4, "warning")


def test_an_unknown_penalty_is_refused_with_those_there_are() -> None:
    table = at("tda-2024")
    take(table, record_offence(table, 4, "abuse"))
    assert "Did you mean 'warning'" in str(refused(table, 4, "warnings").message)


def test_nobody_on_penalty_means_nothing_to_do() -> None:
    table = at("tda-2024", "NLHE")
    assert deal_complete(table).effects == ()
    assert hand_over(table).answer == {}
    assert minutes_pass(table, 5).answer == {}
