"""Penalties in an event: counted down by hands and by the clock, with chips, places and what follows from them."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.tournament.advice import advice
from cardspeak.tournament.chips.account import Account, ChipsIssued
from cardspeak.tournament.clock.running import PauseClock, StartClock
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import Person, not_eligible
from cardspeak.tournament.finishing.places import still_in
from cardspeak.tournament.happenings import Registered, SeatTaken
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.absences import MarkAway, MarkBack
from cardspeak.tournament.presence.penalties import CountHand, NoteOffence, Penalise, ReviewBan, ServePenalty, open_for
from cardspeak.tournament.presence.record import Penalised, PenaltyRecord, serving
from cardspeak.tournament.presence.removal import PostAbsent
from cardspeak.tournament.setup import Level
from tests.tournament.busts.kit import MINUTE, bust, happen, night, order, places_of

BY_400 = (Level(minutes=20, small_blind=200, big_blind=400),)


def given(event: Event, entry: int, penalty: str, amount: int | None = None, at: int = 0, **more: object) -> Penalised:
    (happened,) = order(event, Penalise(entry=entry, penalty=penalty, amount=amount, **more), at)  # type: ignore[arg-type]
    assert isinstance(happened, Penalised)
    return happened


def hands_left(event: Event, entry: int) -> int:
    left = serving(event.state, entry, 0)
    return left.hands if left else 0


# Hands and rounds


@pytest.mark.rule("apl-au-2025", "71-A")
def test_a_round_is_as_many_hands_as_players_sat_there_when_it_was_given() -> None:
    event = night(tables=(6, 6))
    penalty = given(event, 3, "missed rounds", 3, offence="disruption")
    assert penalty.hands == 18
    assert "71-A" in penalty.cites
    happen(event, Registered(entry=13, player="late", name="late", chips=10_000), SeatTaken(entry=13, table=1, seat=9))
    assert hands_left(event, 3) == 18
    order(event, CountHand(table=1))
    order(event, CountHand(table=2))
    assert hands_left(event, 3) == 17


@pytest.mark.rule("apl-au-2025", "71-A")
def test_no_penalty_is_shorter_than_one() -> None:
    event = night()
    with pytest.raises(Unlawful) as refused:
        given(event, 3, "missed hands", 0, offence="disruption")
    assert refused.value.limits == {"min": 1}


def test_the_hand_in_which_it_was_given_does_not_count() -> None:
    event = night()
    given(event, 3, "missed hands", 2, offence="disruption", in_hand=True)
    order(event, CountHand(table=1))
    assert hands_left(event, 3) == 2
    order(event, CountHand(table=1))
    order(event, CountHand(table=1))
    assert serving(event.state, 3, 0) is None


def test_several_hands_are_counted_at_once() -> None:
    event = night()
    given(event, 3, "missed rounds", 2, offence="disruption")
    before = hands_left(event, 3)
    order(event, CountHand(table=1, hands=5))
    assert hands_left(event, 3) == before - 5
    with pytest.raises(Unlawful) as refused:
        order(event, CountHand(table=1, hands=0))
    assert refused.value.limits["min"] == 1


def test_a_penalty_is_served_though_nobody_counted() -> None:
    event = night()
    given(event, 3, "missed hands", 4, offence="disruption", in_hand=True)
    order(event, ServePenalty(entry=3, hands=1))
    assert hands_left(event, 3) == 3
    with pytest.raises(Unlawful) as refused:
        order(event, ServePenalty(entry=3, hands=4))
    assert refused.value.limits == {"min": 1, "max": 3}
    order(event, ServePenalty(entry=3))
    assert serving(event.state, 3, 0) is None
    with pytest.raises(Unlawful):
        order(event, ServePenalty(entry=3))


def test_the_floor_is_reminded_of_whoever_misses_hands() -> None:
    event = night()
    order(event, StartClock())
    given(event, 3, "missed hands", 4, offence="disruption")
    (found,) = (one for one in advice(event.state, 0) if one.kind == "penalty")
    assert found.orders == (CountHand(table=1), ServePenalty(entry=3))
    order(event, found.orders[1])
    assert not [one for one in advice(event.state, 0) if one.kind == "penalty"]


def test_a_misdeal_and_its_redeal_count_once() -> None:
    event = night()
    given(event, 3, "missed hands", 2, offence="disruption")
    order(event, CountHand(table=1, misdeal=True))
    assert hands_left(event, 3) == 2
    event = night(house={"penalties.redeal": "twice"})
    given(event, 3, "missed hands", 2, offence="disruption")
    order(event, CountHand(table=1, misdeal=True))
    assert hands_left(event, 3) == 1


def test_the_count_goes_with_a_player_who_is_moved() -> None:
    event = night(tables=(4, 4))
    given(event, 3, "missed hands", 2, offence="disruption")
    happen(event, SeatTaken(entry=3, table=2, seat=9, why="balance"))
    order(event, CountHand(table=1))
    assert hands_left(event, 3) == 2
    order(event, CountHand(table=2))
    assert hands_left(event, 3) == 1


@pytest.mark.rule("apl-au-2025", "71-C")
@pytest.mark.rule("tda-2015", "66-C")
@pytest.mark.parametrize(("book", "rule"), [("apl-au-2025", "71-C"), ("tda-2015", "66-C")])
def test_a_seat_on_penalty_pays_and_its_player_keeps_away(book: str, rule: str) -> None:
    """Catalogue example penalty-served: three hands to go, big blind 400, stack 10000."""
    event = night(book, levels=BY_400)
    given(event, 3, "missed hands", 3, offence="disruption")
    order(event, PostAbsent(entry=3, big_blind=400))
    order(event, CountHand(table=1))
    assert event.state.of(Entrants).entry(3).chips == 9600
    assert hands_left(event, 3) == 2
    order(event, MarkAway(entry=3))
    with pytest.raises(Unlawful) as refused:
        order(event, MarkBack(entry=3))
    assert (refused.value.rule, refused.value.limits) == (rule, {"hands": 2, "ms": 0})
    order(event, CountHand(table=1))
    order(event, CountHand(table=1))
    order(event, MarkBack(entry=3))


@pytest.mark.rule("apl-au-2025", "71-A")
def test_a_player_on_penalty_can_be_blinded_out() -> None:
    event = night(chips={3: 300}, levels=BY_400)
    given(event, 3, "missed hands", 3, offence="disruption")
    order(event, PostAbsent(entry=3, big_blind=400))
    assert places_of(event, 3) == [9]


# Minutes


@pytest.mark.rule("aplpt-2025", "7.2.2")
def test_minutes_run_with_the_clock_and_only_the_tours_lengths_are_open() -> None:
    event = night("aplpt-2025")
    order(event, StartClock(), at=0)
    with pytest.raises(Unlawful):
        given(event, 3, "minutes", 15, offence="abuse-staff")
    given(event, 3, "minutes", 10, at=15 * MINUTE, offence="abuse-staff")
    left = serving(event.state, 3, 25 * MINUTE)
    assert left is not None
    assert left.ms == 5 * MINUTE  # the break began at 20
    assert serving(event.state, 3, 34 * MINUTE) is not None
    assert serving(event.state, 3, 35 * MINUTE) is None


def test_minutes_stand_still_with_the_clock_unless_the_house_says_always() -> None:
    for house, over in (({}, False), ({"penalties.minutes_run": "always"}, True)):
        event = night("aplpt-2025", house=house)
        order(event, StartClock(), at=0)
        order(event, PauseClock(), at=MINUTE)
        given(event, 3, "minutes", 5, at=MINUTE, offence="abuse-staff")
        assert (serving(event.state, 3, 60 * MINUTE) is None) is over


@pytest.mark.rule("888pl", "8-4")
@pytest.mark.parametrize(("minutes", "accepted"), [(4, False), (5, True), (20, True), (21, False)])
def test_a_time_penalty_lasts_from_five_minutes_to_a_level(minutes: int, accepted: bool) -> None:
    event = night("888pl")
    order(event, StartClock(), at=0)
    if accepted:
        assert "8-4" in given(event, 3, "minutes", minutes, offence="profanity").cites
        return
    with pytest.raises(Unlawful) as refused:
        given(event, 3, "minutes", minutes, offence="profanity")
    assert refused.value.rule == "8-4"


# Warnings and disqualification


@pytest.mark.rule("888pl", "8-2")
def test_the_third_warning_for_one_offence_disqualifies_and_the_chips_go() -> None:
    event = night("888pl", chips={3: 3400})
    for _ in range(2):
        assert not given(event, 3, "warning", offence="phone-at-table").disqualified
    assert not given(event, 3, "warning", offence="profanity").disqualified
    last = given(event, 3, "warning", offence="phone-at-table")
    assert (last.disqualified, last.chips, last.warnings) == (True, 3400, 3)
    assert "8-2" in last.cites
    assert event.state.of(Entrants).entry(3).status == "disqualified"
    assert event.state.of(Account).removed == 3400
    assert places_of(event, 3) == [9]


@pytest.mark.rule("888pl", "8-2")
def test_warnings_outlive_a_re_entry() -> None:
    event = night("888pl")
    given(event, 3, "warning", offence="profanity")
    given(event, 3, "warning", offence="profanity")
    bust(event, 3)
    happen(
        event,
        Registered(entry=10, player="P3", name="P3", kind="re-entry", chips=10_000),
        SeatTaken(entry=10, table=1, seat=3),
    )
    assert given(event, 10, "warning", offence="profanity").disqualified


def test_striking_out_a_warning_shows_the_disqualification_as_a_conflict() -> None:
    event = night("888pl")
    given(event, 3, "warning", offence="profanity")
    first = len(event.log)
    given(event, 3, "warning", offence="profanity")
    given(event, 3, "warning", offence="profanity")
    derived = event.strike([first], Context(at=1), "it was somebody else")
    assert [conflict.entry for conflict in derived.conflicts] == [len(event.log)]
    assert derived.state.of(Entrants).entry(3).live


@pytest.mark.rule("888pl", "8-3")
def test_a_second_removal_means_a_season_at_least() -> None:
    event = night("888pl")
    penalty = given(event, 3, "disqualification", offence="threat", earlier_removals=1)
    assert penalty.ban == "at least one season"
    assert [(one.player, one.what) for one in event.state.of(PenaltyRecord).consequences] == [
        ("P3", "at least one season")
    ]
    found = [one.code for one in not_eligible(event.state, "P3", Person(), 0)]
    assert found == ["entry.banned"]  # EX-8-3-1
    event = night("888pl")
    assert given(event, 3, "disqualification", offence="threat").ban == ""
    assert not list(not_eligible(event.state, "P3", Person(), 0))


@pytest.mark.rule("tda-2015", "66-D")
@pytest.mark.rule("apl-au-2025", "71-D")
@pytest.mark.parametrize("book", ["tda-2015", "apl-au-2025"])
def test_the_chips_of_the_disqualified_leave_play(book: str) -> None:
    """Catalogue example disqualified-chips."""
    event = night(book, chips={3: 23_500})
    penalty = given(event, 3, "disqualification", offence="disruption")
    assert penalty.chips == 23_500
    assert event.state.of(Entrants).entry(3).chips == 0
    assert event.state.of(Account).removed == 23_500
    assert event.state.of(Entrants).table(1).seats[3] is None


@pytest.mark.rule("aplpt-2025", "2.12")
@pytest.mark.rule("aplpt-2025", "7.2.3")
def test_on_the_tour_nothing_is_refunded() -> None:
    event = night("aplpt-2025")
    penalty = given(event, 3, "disqualification", offence="abuse-staff")
    assert not penalty.refund
    assert event.state.of(PenaltyRecord).no_refund == {3}
    assert {"2.12", "7.2.3"} <= set(penalty.cites)


def test_chips_of_the_disqualified_may_stay_to_be_blinded_off_by_house_rule() -> None:
    event = night(house={"penalties.disqualified_chips": "left-to-blind-off"}, levels=BY_400)
    given(event, 3, "disqualification", offence="disruption")
    assert places_of(event, 3) == [9]
    assert event.state.of(Entrants).entry(3).chips == 10_000
    assert still_in(event.state) == 8
    order(event, PostAbsent(entry=3, big_blind=400))
    assert event.state.of(Entrants).entry(3).chips == 9600


def test_the_old_league_has_no_scale_and_the_director_says_what_becomes_of_the_chips() -> None:
    event = night("apl-2007")
    with pytest.raises(Ambiguous) as refused:
        given(event, 3, "disqualification", offence="splashing")
    assert refused.value.options == ["removed", "left-to-blind-off"]
    given(event, 3, "disqualification", offence="splashing", choices={"penalties.disqualified_chips": "removed"})
    assert event.state.of(Account).removed == 10_000


@pytest.mark.rule("apl-au-2025", "D-IV-a")
def test_a_finding_of_cheating_brings_all_four_consequences_together() -> None:
    event = night()
    bundle = tuple(one.name for one in open_for(event.state, 3, "cheating").choices)
    assert bundle == ("removed from the event, suspended without end, season points lost, prizes lost",)
    with pytest.raises(Unlawful):
        given(event, 3, "warning", offence="cheating")
    penalty = given(event, 3, bundle[0], offence="cheating")
    assert penalty.disqualified
    record = event.state.of(PenaltyRecord)
    assert record.forfeits_prize == {3}
    assert [one.what for one in record.consequences] == ["suspended without end", "season points lost", "prizes lost"]


@pytest.mark.rule("apl-au-2025", "D-II-a")
def test_a_ban_waits_for_a_review_by_a_third_party() -> None:
    event = night()
    bundle = open_for(event.state, 3, "cheating").choices[0].name
    assert given(event, 3, bundle, offence="cheating").review == "pending"
    for reviewer in ("Ann", "P3"):
        with pytest.raises(Unlawful) as refused:
            order(event, ReviewBan(entry=3, reviewer=reviewer, outcome="upheld"))
        assert refused.value.rule == "D-II-a"
    order(event, ReviewBan(entry=3, reviewer="Kim", outcome="quashed"))
    assert {one.review for one in event.state.of(PenaltyRecord).consequences} == {"quashed"}
    with pytest.raises(Unlawful):
        order(event, ReviewBan(entry=3, reviewer="Kim", outcome="upheld"))


def test_where_nobody_reviews_a_review_is_refused() -> None:
    with pytest.raises(Unlawful):
        order(night("888pl"), ReviewBan(entry=3, reviewer="Kim", outcome="upheld"))


# Chips as a penalty


@pytest.mark.rule("888pl", "8-5")
def test_chips_are_taken_only_with_a_ground_and_leave_play() -> None:
    event = night("888pl", chips={3: 3000})
    happen(event, ChipsIssued(entry=3, chips=event.state.of(Entrants).entry(3).bought))
    with pytest.raises(Unlawful) as refused:
        given(event, 3, "chips", 500, offence="profanity")
    assert refused.value.rule == "8-5"
    given(event, 3, "chips", 500, offence="profanity", ground="no effect")
    assert event.state.of(Entrants).entry(3).chips == 2500
    assert event.state.of(Account).removed == 500


# The record


def test_an_offence_waits_for_its_penalty_and_repeats_ask_for_more() -> None:
    event = night()
    with pytest.raises(Unreadable):
        given(event, 3, "warning")
    order(event, NoteOffence(entry=3, offence="disruption", reason="shouting"))
    given(event, 3, "warning")
    heavier = open_for(event.state, 3, "disruption").suggested
    assert heavier is not None
    assert heavier.name == "missed hands"
    (entry,) = event.state.of(PenaltyRecord).log.entries
    assert (entry.who, entry.penalty, entry.reason, entry.person) == ("P3", "warning", "shouting", "Ann")


def test_unknown_offences_and_penalties_are_refused_with_what_would_be_accepted() -> None:
    event = night()
    with pytest.raises(Unreadable) as unknown:
        order(event, NoteOffence(entry=3, offence="disruptoin"))
    assert "disruption" in unknown.value.limits["of"]  # type: ignore[operator]
    with pytest.raises(Unlawful) as refused:
        given(event, 3, "push-ups", 20, offence="disruption")
    assert "warning" in refused.value.limits["options"]  # type: ignore[operator]


def test_the_last_player_in_cannot_be_disqualified_out_of_the_event() -> None:
    event = night(tables=(2,))
    bust(event, 1)
    with pytest.raises(Unlawful) as refused:
        given(event, 2, "disqualification", offence="disruption")
    assert refused.value.code == "bust.everybody"
