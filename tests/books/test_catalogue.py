"""The catalogue: every entry of every book is there, of the right kind, under the right layer."""

from __future__ import annotations

from collections import Counter

import pytest

from cardspeak.books import RuleKind, Silence, book, books
from cardspeak.errors import Unreadable

SHELF = ["tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"]
LEAGUE = {"A", "B", "C", "D", "Z"}


def kinds(rules: object) -> dict[str, int]:
    """How many rules there are of each kind."""
    return dict(Counter(str(rule.kind) for rule in rules))  # type: ignore[attr-defined]


def test_the_shelf_begins_with_the_five_rulebooks_in_seven_layers() -> None:
    assert [one.id for one in books()][: len(SHELF)] == SHELF


@pytest.mark.parametrize(
    ("book_id", "own", "everything"),
    [
        ("tda-2024", 211, 211),
        ("apl-au-2025", 102, 221 + 91),
        ("aplpt-2025", 151, 151 + 312),
        ("apl-korea-2023", 84, 84 + 211),
        ("tda-2015", 115, 115),
        ("apl-2007", 76, 76),
        ("888pl", 219, 219),
    ],
)
def test_every_entry_of_a_book_is_there(book_id: str, own: int, everything: int) -> None:
    one = book(book_id)
    assert (len(one.own_rules), len(one.rules)) == (own, everything)
    assert len({rule.id for rule in one.rules}) == everything


def test_all_957_entries_are_found_under_their_book() -> None:
    counted = {"apl-au-2025": len(book("apl-au-2025").rules)}
    counted |= {one: len(book(one).own_rules) for one in SHELF[2:]}
    assert sum(counted.values()) == 957


@pytest.mark.parametrize(
    ("book_id", "expected"),
    [
        ("aplpt-2025", {"mechanic": 71, "conduct": 27, "discretion": 26, "procedure": 19, "information": 8}),
        ("apl-korea-2023", {"mechanic": 59, "procedure": 8, "discretion": 7, "information": 5, "conduct": 5}),
        ("tda-2015", {"mechanic": 79, "conduct": 15, "discretion": 13, "procedure": 6, "information": 2}),
        ("apl-2007", {"mechanic": 52, "procedure": 12, "conduct": 7, "discretion": 5}),
        ("888pl", {"mechanic": 135, "conduct": 42, "discretion": 22, "procedure": 11, "information": 9}),
    ],
)
def test_the_rules_of_a_book_are_of_the_right_kinds(book_id: str, expected: dict[str, int]) -> None:
    assert kinds(book(book_id).own_rules) == expected


def test_the_league_book_is_of_the_right_kinds_in_both_its_parts() -> None:
    rules = book("apl-au-2025").rules
    league = [rule for rule in rules if rule.id.partition("-")[0] in LEAGUE]
    core = [rule for rule in rules if rule not in league]
    assert kinds(league) == {"mechanic": 38, "information": 17, "conduct": 14, "discretion": 11, "procedure": 11}
    assert kinds(core) == {"mechanic": 133, "procedure": 37, "discretion": 24, "conduct": 23, "information": 4}


def test_567_mechanics_are_counted_over_all_books() -> None:
    rules = [*book("apl-au-2025").rules, *(rule for one in SHELF[2:] for rule in book(one).own_rules)]
    assert sum(rule.kind is RuleKind.MECHANIC for rule in rules) == 567


@pytest.mark.parametrize(
    "rule_id",
    ["5-E", "6", "7/relationships", "24-CHIP-UP", "26", "27/stamp-card", "30/apl-all-in", "50/new-players", "D-V-i"],
)
def test_what_the_league_inserted_is_its_own(rule_id: str) -> None:
    assert book("apl-au-2025").rule(rule_id).layer == "apl-au-2025"
    with pytest.raises(Unreadable):
        book("tda-2024").rule(rule_id)


def test_an_amended_rule_stands_in_both_layers() -> None:
    below, above = book("tda-2024").rule("24-A"), book("apl-au-2025").rule("24-A")
    assert (below.layer, above.layer) == ("tda-2024", "apl-au-2025")
    assert "deal themselves" in above.says
    assert "deal themselves" not in below.says
    assert "seat 1. The most a player can win is 1 of the larger chips." in below.says


@pytest.mark.parametrize("book_id", SHELF)
def test_every_rule_has_words_a_title_and_references_that_lead_somewhere(book_id: str) -> None:
    one = book(book_id)
    for rule in one.own_rules:
        assert rule.title.strip() == rule.title != ""
        assert len(rule.says) > 9
        assert "\n" not in rule.says
        assert all(one.refers(name) is not rule for name in rule.refs)


def test_the_number_is_what_a_player_is_told() -> None:
    assert book("tda-2024").rule("22/accounting").number == "22"
    assert book("tda-2024").rule("45-B-1").number == "45-B"
    assert book("apl-2007").rule("14-c").number == "14-c"
    assert book("888pl").rule("2-ii-9-p3").number == "2-ii-9"
    assert book("apl-au-2025").rule("D-V-j-p3").number == "D-V-j"
    assert book("aplpt-2025").rule("3.9.6(b)").number == "3.9.6(b)"


def test_four_tour_clauses_yield_to_the_rules_of_poker_and_the_clock_does_not() -> None:
    tour = book("aplpt-2025")
    assert [rule.id for rule in tour.rules if not rule.applied] == ["3.8.5", "3.11.6(b)", "3.11.8", "4.3.2"]
    assert tour.rule("3.10.1").applied
    assert tour.rule("4.3.2").yields == ("apl-au-2025:11-D",)


@pytest.mark.parametrize(
    ("book_id", "doubts", "marked"),
    [
        ("tda-2024", 24, 49),
        ("apl-au-2025", 11, 10),
        ("888pl", 36, 0),
        ("apl-korea-2023", 0, 21),
        ("tda-2015", 0, 17),
        ("apl-2007", 0, 20),
    ],
)
def test_the_doubts_of_a_book_are_written_down(book_id: str, doubts: int, marked: int) -> None:
    one = book(book_id)
    assert sum(doubt.layer == book_id for doubt in one.all_doubts()) == doubts
    assert sum(bool(rule.doubt) for rule in one.own_rules) == marked


def test_a_book_without_a_base_leaves_its_silence_to_the_director() -> None:
    for one in books():
        assert (one.layer.silent is Silence.BASE) == (one.base is not None)
