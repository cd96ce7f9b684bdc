"""The settings: each row of the two tables of differences has the value it must have, and no open point is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardspeak.books import books
from cardspeak.books.policy import Answer, Policy, layer_says, policy, rule_numbers
from cardspeak.books.setting import Value
from cardspeak.books.settings import all_points
from cardspeak.books.shelf import layer_doubts, layer_ids, layer_rules

HERE = Path(__file__).parent
COLUMNS = {"a": ("apl-2007", "apl-korea-2023", "tda-2015"), "b": ("888pl", "apl-au-2025", "aplpt-2025")}
ROWS_A = {f"a{row}" for row in range(1, 90)}
ROWS_B = {f"b{row}" for row in range(1, 90)} | {"b24a", "b41a"}  # b90 is about seasons: the league is to come


@dataclass(frozen=True)
class Expected:
    """What one book says on one point, by the tables of differences."""

    row: str
    setting: str
    book: str
    value: str


def expected(table: str) -> Iterator[Expected]:
    """The lines of one table, book by book."""
    for line in (HERE / f"differences_{table}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            row, setting, *values = line.split()
            assert len(values) == len(COLUMNS[table]), line
            for book, value in zip(COLUMNS[table], values, strict=True):
                if value != ".":
                    yield Expected(row, setting, book, value)


DIFFERENCES = [*expected("a"), *expected("b")]


def written(value: Value) -> str:
    """A value as the tables write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    said = "+".join(value) if isinstance(value, tuple) else str(value)
    return said.replace(" ", "_")


def test_every_row_of_both_tables_has_a_setting() -> None:
    rows = {one.row for one in DIFFERENCES}
    assert rows >= ROWS_A | ROWS_B


@pytest.mark.parametrize("row", list(dict.fromkeys(one.row for one in DIFFERENCES)))
def test_the_books_say_what_a_row_of_the_table_of_differences_says(row: str) -> None:
    wrong = [found for one in DIFFERENCES if one.row == row for found in unlike(one)]
    assert wrong == []


def unlike(one: Expected) -> Iterator[str]:
    """How a book differs from the table."""
    in_force: Policy = policy(one.book)
    basis = in_force.said.get(all_points()[one.setting].name)
    word = written(basis.value) if isinstance(basis, Answer) else "says"  # a point has no value
    said = "nothing" if basis is None else f"{'^' * in_force.fallback(basis.layer)}{word}"
    if one.value == "?":
        right = basis is None or word == "director"
    elif one.value == "-":  # silent; an answer from the book below is allowed only where it is labelled
        right = basis is None or in_force.fallback(basis.layer)
    else:
        right = said == one.value
    if not right:
        yield f"{one.setting}: {one.book} says {said} and not {one.value}"


def test_every_setting_has_a_value_in_some_book() -> None:
    answered = {name for layer in layer_ids() for name in layer_says(layer)}
    assert set(all_points()) - answered <= NOBODY_SAYS


def test_a_setting_is_asked_in_one_plain_sentence() -> None:
    odd = [one.name for one in all_points().values() if not re.fullmatch(r"[A-Z].*[.]", one.about)]
    assert odd == []


NOBODY_SAYS = {"hand.straddles"}
"""Settings on which every book is silent, for houses only."""


# Open points

PRINTED_WRONG = "a misprinted reference: we cite the rule that is meant, there is nothing to choose"
SILENT = "the book says nothing more, so the director is asked: no value to choose"
LEAGUE = "about points and seasons: nothing asks it before there is a league"
WORDING = "a remark on the wording, without two readings that differ"

SETTLED = {
    "tda-2024": {
        "I-08": PRINTED_WRONG,
        "I-09": PRINTED_WRONG,
        "I-10": PRINTED_WRONG,
        "I-11": PRINTED_WRONG,
        "35-A-5": WORDING,
        "36-B": "the same point as I-02",
    },
    "apl-au-2025": {"I-35": PRINTED_WRONG, "D-V-a": LEAGUE, "D-VI": LEAGUE, "D-VIII-c": LEAGUE},
    "aplpt-2025": {"7.1.18": PRINTED_WRONG, "7.10": PRINTED_WRONG},
    "apl-korea-2023": {"seating-2": WORDING},
    "tda-2015": {"22": SILENT},
    "apl-2007": {"20-c": SILENT},
    "888pl": {"Q-section7-cites": PRINTED_WRONG, "Q-fragment": PRINTED_WRONG},
}
"""Open points that are no setting, by layer, with the reason."""


def open_points(layer: str) -> set[str]:
    """Every doubt of a layer, and every rule of it that carries one."""
    return {doubt.id for doubt in layer_doubts(layer)} | {rule.id for rule in layer_rules(layer) if rule.doubt}


def named_doubts(layer: str) -> set[str]:
    """The open points that settings of a layer or of one above it settle; citing the rule with a doubt settles its own."""
    above = [one.id for one in books() if layer in {below.id for below in one.layers}]
    found: set[str] = set()
    for one in above:
        for answer in layer_says(one).values():
            if answer.doubt:
                found.update(re.split(r"[\s,]+", answer.doubt))
                found.update(cite.id for cite in answer.all_cites if cite.layer == layer)
    return found


@pytest.mark.parametrize("layer", layer_ids())
def test_every_open_point_is_a_setting_or_has_a_reason_not_to_be(layer: str) -> None:
    assert open_points(layer) - named_doubts(layer) - SETTLED.get(layer, {}).keys() == set()


@pytest.mark.parametrize("layer", layer_ids())
def test_no_reason_is_kept_for_an_open_point_that_is_gone(layer: str) -> None:
    assert set(SETTLED.get(layer, {})) <= open_points(layer)


@pytest.mark.parametrize("layer", layer_ids())
def test_a_setting_names_only_doubts_that_exist(layer: str) -> None:
    below = [one.id for one in next(book for book in books() if book.id == layer).layers]
    known = {point for one in below for point in open_points(one)} | set(rule_numbers(layer))
    unknown = {
        name: sorted(set(re.split(r"[\s,]+", answer.doubt)) - known)
        for name, answer in layer_says(layer).items()
        if answer.doubt and set(re.split(r"[\s,]+", answer.doubt)) - known
    }
    assert unknown == {}


# Amounts

AMOUNTS = """
apl-2007    3-b       late_penalty_big_blinds     entries.late_big_blinds
apl-2007    3-c       stacks_per_host             entries.stacks_per_host
apl-2007    30        min_players_per_table       balancing.smallest_table
888pl       2-ii-5    closes_at_end_of_level      entries.late_level
888pl       2-ii-9    redeem_value                entries.stamp_value
888pl       2-ii-9    max_stack                   entries.stamp_stack_most
888pl       2-ii-9-p1 break                       entries.stamp_add_on_break
888pl       2-ii-9-p5 live_award                  entries.redraw_live_chips
888pl       2-ii-9-p5 eliminated_award            entries.redraw_out_chips
888pl       2-ii-9-p6 threshold                   entries.redraw_field
888pl       2-ii-9-p6 draws_below                 entries.redraw_names_below
888pl       2-ii-9-p6 draws_above                 entries.redraw_names_above
888pl       2-ii-9-p7 min_runners                 entries.second_redraw_field
888pl       2-ii-9-p7 draws                       entries.second_redraw_names
888pl       2-ii-9-p7 award                       entries.second_redraw_chips
888pl       2-ii-9-p8 max_runners_for_no_draw     entries.no_redraw_at
888pl       2-ii-21-i start_within_minutes_of_level.level    entries.badbeat_start_level
888pl       2-ii-21-i start_within_minutes_of_level.minutes  entries.badbeat_start_minutes
888pl       2-ii-21-i finish_minutes_before_end_of_break.break    entries.badbeat_end_break
888pl       2-ii-21-i finish_minutes_before_end_of_break.minutes  entries.badbeat_end_minutes
888pl       2-iii-4   max_seats_per_player        seating.seats_each
888pl       6-4       starting_stack              chips.start_stack
888pl       6-11-p2   cards_per_chip              chips.race_cards
888pl       6-11-p3   max_chips_per_player        chips.race_most
888pl       6-17      tables_threshold            balancing.few_tables
888pl       6-17      max_difference_above        balancing.tolerance
888pl       6-17      max_difference_at_or_below  balancing.few_tables_tolerance
tda-2024    11-D      halt_when_short_by          balancing.halt_short_by
tda-2024    24-A      max_chips_per_player        chips.race_most
tda-2024    25-A      recommended_stack_height    chips.stack_height
tda-2024    23/dealer-push  hands_at_prior_level  levels.push_hands_at_old
tda-2024    RP-7      hold_push_seconds_before    levels.push_held_seconds
tda-2024    RP-20     announce_within_seconds     levels.decks_ready_seconds
tda-2024    RP-20     min_players_present         levels.decks_ready_players
tda-2015    10-D      halt_when_short_by          balancing.halt_short_by
tda-2015    11        max                         seating.final_most
tda-2015    24-A      recommended_stack           chips.stack_height
apl-korea-2023  general-procedures-2  cards_per_odd_chip  chips.race_cards
apl-korea-2023  updates-2-d  hands_at_old_level   levels.push_hands_at_old
apl-au-2025 C-g       target_minutes              levels.usual_minutes
apl-au-2025 C-b       min_age_years               membership.smallest_age
apl-au-2025 C-d       max_cost                    entries.freeroll_cost
aplpt-2025  1.4.1     min_entrants                entries.smallest_field
aplpt-2025  1.4.1(b)  check_minutes_before_start  entries.cancel_check_minutes
aplpt-2025  2.5.1     min_primary_id_items        membership.joining_papers
aplpt-2025  3.11.2(a) seconds_per_hand            levels.hand_for_hand_seconds
aplpt-2025  4.3.1     tolerated_difference        balancing.tolerance
aplpt-2025  4.3.1     final_stages_tolerated      balancing.late_tolerance
aplpt-2025  6.4       cash_limit_aud              prizes.cash_at_once_most
aplpt-2025  6.4       transfer_within_business_days  prizes.transfer_days
"""


@pytest.mark.parametrize("line", AMOUNTS.strip().splitlines(), ids=lambda line: "-".join(line.split()[::3]))
def test_an_amount_is_the_one_of_its_rule(line: str) -> None:
    layer, rule_id, fact, setting = line.split()
    amount: object = next(rule for rule in layer_rules(layer) if rule.id == rule_id).facts
    for part in fact.split("."):
        assert isinstance(amount, dict)
        amount = amount[part]
    answer = layer_says(layer)[setting]
    assert isinstance(answer, Answer)
    assert answer.value == amount
    assert rule_id in {cite.id for cite in answer.all_cites}
