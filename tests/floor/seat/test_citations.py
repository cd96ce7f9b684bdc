"""Each ruling rests on exactly the rules it applies, and on no others."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cardspeak.cards.card import parse_card
from cardspeak.errors import Refusal
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat import absence, blinds, button, clock, draw, misplaced, pace, presence, shot_clock
from cardspeak.floor.seating import Seating, Whereabouts
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import first_positions
from tests.floor.seat.kit import floor
from tests.words.kit import english


def away(book: str, *seats: int, **facts: object) -> Table:
    """A table with players who are not there."""
    table = floor(book, stacks={4: 10_000, 6: 200, 9: 12_500, 1: 8_000})
    where = table.recall(Whereabouts)
    where.away |= set(seats)
    where.missed_first_card |= set(seats)
    for fact, value in facts.items():
        setattr(where, fact, value)
    return table


def on_clock(book: str, story: str = "", seat: int = 9) -> Table:
    """A table with a player on the clock."""
    table = floor(book, story)
    table.take(clock.call_clock(table, seat))
    return table


def out(book: str, *seats: int) -> Table:
    """A table from which players have gone."""
    table = floor(book)
    table.recall(Seating).gone |= set(seats)
    return table


DRAWN = ((4, parse_card("Kd")), (9, parse_card("Ks")))

ROWS: list[tuple[str, Callable[[], Ruling], str]] = [
    ("button, plain", lambda: button.next_button(floor("apl-au-2025")), "32 A-5"),
    ("button, oldest book", lambda: button.next_button(floor("apl-2007")), "9-a 6 15-d"),
    ("blinds, small out", lambda: button.next_blinds(out("888pl", 4)), "6-28 4-i-2-b 4-0-p2 4-0-p4"),
    ("blinds, big out", lambda: button.next_blinds(out("apl-2007", 6)), "9-b 9-a 6 15-d 8-a"),
    ("blinds, heads-up", lambda: button.next_blinds(out("aplpt-2025", 6, 9)), "3.11.16 34-B 32"),
    ("blinds, heads-up in the pub", lambda: button.next_blinds(out("888pl", 6, 9)), "4-i-3 6-29 4-i-2-b 4-0-p4"),
    ("misdeal", lambda: button.button_after_misdeal(floor("tda-2015")), "34-C"),
    ("order", lambda: button.seat_order(floor("888pl")), "4-0-p4 4-0-p1"),
    ("method refused", lambda: button.choose_method(floor("tda-2015"), "moving"), "31"),
    ("method chosen", lambda: button.choose_method(floor("888pl"), "dead"), "4-i-2 4-i-2-b 6-28"),
    ("draw, tie", lambda: draw.draw_button(floor("apl-2007"), DRAWN, (4, 9)), "4-a 4-b"),
    ("draw, no tie", lambda: draw.draw_button(floor("apl-2007"), DRAWN[:1], (4,)), "4-a"),
    ("draw at table 1", lambda: draw.draw_button(floor("apl-korea-2023"), DRAWN[:1], (4,)), "general-procedures-6"),
    ("redraw, share", lambda: draw.draws_again(floor("apl-2007"), new=1, players=2), "4-c"),
    ("redraw, tables", lambda: draw.draws_again(floor("apl-2007"), tables_left=1), "4-d"),
    ("wrong, in time", lambda: misplaced.wrong_button(floor("apl-au-2025"), 4), "34-A"),
    ("wrong, misdeal", lambda: misplaced.wrong_button(floor("888pl"), 4), "3-i-2-g"),
    ("forced bets, plain", lambda: blinds.forced_bets(floor("888pl")), "4-0-p4"),
    ("forced bets, short", lambda: blinds.forced_bets(floor("888pl", stacks={4: 900, 6: 150, 9: 900, 1: 900})), "4-0-p4 6-19 4-i-1 5-ii-2"),
    ("forced bets, ante", lambda: blinds.forced_bets(floor("apl-korea-2023", ante=200, ante_by="big blind")), "button-blinds-1 updates-8-a button-blinds-4"),
    ("forced bets, away", lambda: blinds.forced_bets(away("apl-2007", 4)), "8-a 11-a"),
    ("table ante", lambda: blinds.table_ante(floor("apl-korea-2023").policy, 500), "updates-8-a button-blinds-4"),
    ("table ante, no size", lambda: blinds.table_ante(floor("apl-au-2025").policy, 500), "RP-11"),
    ("option", lambda: blinds.blind_option(floor("888pl", "9 folds; 1 folds"), 4), "4-i-5 4-i-6"),
    ("no blind, no option", lambda: blinds.blind_option(floor("888pl"), 9), "4-i-5"),
    ("deal, all there", lambda: presence.deal_complete(away("apl-au-2025")), "30"),
    ("deal, away", lambda: presence.deal_complete(away("apl-2007", 4)), "11-b 11-a"),
    ("deal, away, pub", lambda: presence.deal_complete(away("888pl", 4)), "6-13 6-7"),
    ("deal, all-in judged", lambda: presence.deal_complete(away("apl-au-2025", 6, regular_event=True)), "30 30/apl-all-in"),
    ("deal, all-in killed", lambda: presence.deal_complete(away("apl-au-2025", 6)), "30"),
    ("deal, all-in after a break", lambda: presence.deal_complete(away("aplpt-2025", 6, after_break=True)), "3.11.11 30 7.5"),
    ("dealt", lambda: presence.seats_dealt(away("apl-2007", 4), {4: 100, 5: 0, 9: 100}), "11-a 11-c"),
    ("dealt, nobody away", lambda: presence.seats_dealt(away("apl-2007"), {4: 100, 9: 100}), ""),
    ("leaving", lambda: presence.leaves(floor("tda-2015"), 9), "30"),
    ("long away", lambda: absence.away_for_long(away("888pl", 9), 9, rotations=3, minutes=5), "2-ii-13"),
    ("not yet", lambda: absence.away_for_long(away("888pl", 9), 9, rotations=2, minutes=29), "2-ii-13"),
    ("tour, away", lambda: absence.away_for_long(away("aplpt-2025", 9), 9, rotations=3, minutes=50), "7.5"),
    ("late", lambda: absence.no_show(away("aplpt-2025", 9), 9, rounds=0, minutes=0), "7.4 7.4.1"),
    ("no-show", lambda: absence.no_show(away("888pl", 9), 9, rounds=2, minutes=0), "6-5"),
    ("no-show, early", lambda: absence.no_show(away("888pl", 9), 9, rounds=1, minutes=29), "6-5 2-ii-14"),
    ("taken off", lambda: absence.take_off(floor("888pl"), 9, 1), "2-ii-14"),
    ("departed", lambda: absence.departed(away("apl-au-2025", 9, regular_event=True), 9, level_minutes=10), "D-IX-a"),
    ("clock asked for", lambda: clock.call_clock(floor("apl-au-2025"), 9, 4), "29/call 29/countdown"),
    ("clock by the floor", lambda: clock.call_clock(floor("888pl"), 9), "5-ii-12 3-ii-1-d"),
    ("clock, not to act", lambda: clock.call_clock(floor("apl-korea-2023"), 4, 9, seconds=90), "general-procedures-5-A"),
    ("clock, early", lambda: clock.call_clock(floor("apl-korea-2023"), 9, 4, seconds=59), "general-procedures-5-A"),
    ("clock, in time", lambda: clock.call_clock(floor("apl-korea-2023"), 9, 4, seconds=60), "general-procedures-5-A"),
    ("clock, caller away", lambda: clock.call_clock(away("tda-2015", 4), 9, 4), "29"),
    ("second clock", lambda: clock.call_clock(on_clock("888pl"), 9), "5-ii-12"),
    ("expired, bet", lambda: clock.expired(on_clock("aplpt-2025"), 9), "3.10.1 29/countdown 29/adjust"),
    ("expired, bet, old", lambda: clock.expired(on_clock("tda-2015"), 9), "27"),
    ("expired, none", lambda: clock.expired(on_clock("888pl", "9 folds; 1 folds; 4 calls", 6), 6), "5-ii-12 3-ii-1-d"),
    ("tie", lambda: clock.acts_at(on_clock("apl-korea-2023")), "general-procedures-5-B"),
    ("in time", lambda: clock.acts_at(on_clock("apl-korea-2023"), 29), "general-procedures-5-A"),
    ("tie, silent book", lambda: clock.acts_at(on_clock("888pl")), ""),
    ("pause", lambda: clock.pause(on_clock("apl-korea-2023")), "general-procedures-5-C"),
    ("adjust", lambda: pace.set_time(floor("apl-au-2025"), 1), "29/adjust"),
    ("slow once", lambda: pace.slow_again(floor("aplpt-2025"), 9), "29/adjust"),
    ("shot clock", lambda: shot_clock.start_shot_clock(floor("apl-korea-2023"), 9, counted=True), "general-procedures-9-a"),
    ("shot clock over", lambda: shot_clock.shot_clock_ends(floor("apl-korea-2023"), 9), "general-procedures-9-c"),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "rules"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_the_rules_a_ruling_rests_on(ask: Callable[[], Ruling], rules: str) -> None:
    assert sorted(cite.id for cite in ask().cites) == sorted(rules.split())


@pytest.mark.rule("888pl", "2-ii-13")
@pytest.mark.parametrize(
    ("rotations", "minutes", "first"),
    [(2, 29, "leave"), (3, 0, "pick up"), (0, 30, "pick up"), (0, 29, "leave"), (2, 31, "pick up")],
)
def test_more_than_two_rotations_or_thirty_minutes(rotations: int, minutes: int, first: str) -> None:
    ruling = absence.away_for_long(away("888pl", 9), 9, rotations=rotations, minutes=minutes)
    assert ruling.director[0].option == first


@pytest.mark.rule("888pl", "6-5")
@pytest.mark.parametrize(
    ("rounds", "minutes", "kind"), [(2, 29, "refused"), (0, 30, "decision"), (9, 29, "refused"), (2, 30, "decision")]
)
def test_chips_that_are_to_be_held_stay_for_thirty_minutes(rounds: int, minutes: int, kind: str) -> None:
    table = away("888pl", 9)
    assert absence.no_show(table, 9, rounds=rounds, minutes=minutes, asked_to_hold=True).kind == kind


def test_a_missing_entrant_is_looked_for_once() -> None:
    looked = absence.no_show(away("888pl", 9), 9, rounds=2, minutes=0)
    reached = absence.no_show(away("888pl", 9), 9, rounds=2, minutes=0, reached=True)
    assert len(looked.steps) == len(reached.steps) + 1


def test_occasions_of_delay_add_up_and_the_short_clock_comes_with_the_second() -> None:
    table = floor("aplpt-2025")
    for times in (1, 2, 3):
        ruling = pace.slow_again(table, 9)
        table.take(ruling)
        assert table.recall(clock.Clocks).slow[9] == times
        assert (ruling.director[0].option == "10 seconds until lifted") is (times >= 2)


@pytest.mark.rule("apl-au-2025", "29/adjust")
@pytest.mark.parametrize(("seconds", "countdown", "kind"), [(1, 0, "reading"), (0, 5, "refused"), (1, -1, "refused")])
def test_a_clock_has_a_second_at_least(seconds: int, countdown: int, kind: str) -> None:
    assert pace.set_time(floor("apl-au-2025"), seconds, countdown).kind == kind


@pytest.mark.rule("tda-2015", "27")
@pytest.mark.parametrize(
    ("seconds", "countdown", "kind"), [(50, 10, "reading"), (50, 11, "refused"), (20, 0, "reading")]
)
def test_the_older_edition_lets_the_time_be_shortened_only(seconds: int, countdown: int, kind: str) -> None:
    assert pace.set_time(floor("tda-2015"), seconds, countdown).kind == kind


def test_the_shot_clock_may_mean_what_a_called_clock_means() -> None:
    table = floor("apl-korea-2023", "9 folds; 1 folds; 4 calls")
    table.policy = table.policy.changed({"clock.time_bank_empty": "as-clock"})
    ruling = shot_clock.shot_clock_ends(table, 6)
    assert ruling.action == "check"
    table.take(ruling)
    assert 6 in table.the_hand().live_seats


@pytest.mark.rule("888pl", "3-iii-1")
def test_the_plan_after_a_wrong_button_is_told_hand_by_hand() -> None:
    table = Table(floor("888pl").policy, None, {seat: f"P{seat}" for seat in range(1, 7)})
    seats = tuple(table.names)
    ruling = misplaced.wrong_last_hand(table, first_positions(seats, 2), first_positions(seats, 5))
    assert ruling.answer == {"button": 3, "small blind": 4, "big blind": 5, "then": [4, 6]}
    assert [step for step in english(ruling.steps) if step.startswith("Then")] == ["Then to seat 4.", "Then to seat 6."]
    table.take(ruling)
    assert button.next_button(table).answer == 3


def test_a_dead_small_blind_between_two_seats_is_found() -> None:
    table = floor("tda-2015", stacks={4: 900, 5: 900, 9: 900, 2: 900})
    hand = table.the_hand()
    dead = tuple(due for due in hand.setup.dues if due.kind != "small blind")
    moved = tuple(msgspec.structs.replace(due, seat=4) if due.kind == "big blind" else due for due in dead)
    table.hand = Hand(msgspec.structs.replace(hand.setup, dues=moved))
    assert button.next_button(table).answer == 3


@pytest.mark.rule("apl-au-2025", "RP-11")
@pytest.mark.parametrize(
    ("stack", "answer"),
    [
        (1, {"big blind": 1, "ante": 0, "all-in": "yes"}),
        (300, {"big blind": 200, "ante": 100, "all-in": "yes"}),
        (400, {"big blind": 200, "ante": 200, "all-in": "yes"}),
        (401, {"big blind": 200, "ante": 200, "all-in": "no"}),
    ],
)
def test_the_blind_comes_before_the_ante(stack: int, answer: dict[str, object]) -> None:
    house = floor("apl-au-2025").policy
    assert blinds.ante_of_short_stack(house, stack, 200, 200).answer == answer
    turned = house.changed({"button.ante_first": True})
    other = blinds.ante_of_short_stack(turned, stack, 200, 100).answer
    assert other == {
        "big blind": min(max(stack - 100, 0), 200),
        "ante": min(stack, 100),
        "all-in": answer_all_in(stack),
    }
    assert blinds.ante_of_short_stack(house, stack, 200, 0).answer == {
        "big blind": min(stack, 200), "ante": 0, "all-in": "yes" if stack <= 200 else "no",
    }  # fmt: skip


def answer_all_in(stack: int) -> str:
    """Whether a stack is gone after 300 chips."""
    return "yes" if stack <= 300 else "no"


@pytest.mark.rule("apl-au-2025", "10-A")
def test_only_a_newcomer_in_the_big_blind_is_told_to_post() -> None:
    table = floor("apl-au-2025")
    assert button.is_dealt_in(table, 9).answer == "dealt in"  # big blind of the next hand, but no newcomer
    table.recall(Seating).newcomers.add(1)
    assert button.is_dealt_in(table, 1).answer == "dealt in"  # a newcomer, but no big blind
    table.recall(Seating).newcomers.add(9)
    assert button.is_dealt_in(table, 9).answer == ["dealt in", "posts the big blind"]


def test_an_act_is_timed_from_zero_up() -> None:
    assert clock.acts_at(on_clock("tda-2015"), 0).answer == "in time"
    with pytest.raises(Refusal):
        clock.acts_at(on_clock("tda-2015"), -1)


@pytest.mark.rule("888pl", "4-0-p3")
def test_a_dead_blind_without_an_amount_is_only_a_structure() -> None:
    assert blinds.dead_blind(floor("888pl"), "extra blind", 9).effects == ()
    assert blinds.dead_blind(floor("888pl"), "small blind", None, 100).effects == ()
    assert len(blinds.dead_blind(floor("888pl"), "extra blind", 9, 100).effects) == 1


def test_the_first_to_act_is_named() -> None:
    assert "Cy" in str(button.seat_order(floor("888pl")).why)
