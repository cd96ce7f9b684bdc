"""Books on books: what is inherited, what is hidden, what a person means by a number, and house rules on top."""

from __future__ import annotations

import pytest

from cardspeak.books import book, house_book
from cardspeak.errors import Unreadable

HOUSE = """
title = "Thursday at the Anchor"
about = "Two things we do our way."

[[rule]]
id = "28"
title = "Rabbit hunting for charity"
area = "etiquette"
kind = "conduct"
who = "player"
says = "A coin in the tin buys a look at the next card."
refs = ["70", "H-1", "888pl:2-ii-16"]

[[rule]]
id = "H-1"
title = "The tin"
area = "prizes"
kind = "information"
who = "staff"
says = "The tin goes to the lifeboat."

[[doubt]]
id = "H-Q"
rules = ["H-1", "47-A"]
problem = "Nobody knows who empties the tin."
reading = "The host does."
"""


def test_a_rule_from_below_says_where_it_comes_from() -> None:
    assert book("apl-au-2025").rule("47-A").layer == "tda-2024"
    assert book("aplpt-2025").rule("26").layer == "apl-au-2025"
    assert book("aplpt-2025").rule("47-A").layer == "tda-2024"


def test_a_layers_own_rule_comes_first_and_hides_the_one_below() -> None:
    league = book("apl-au-2025")
    assert league.rules[: len(league.own_rules)] == league.own_rules
    assert [rule.layer for rule in league.rules if rule.id == "24-A"] == ["apl-au-2025"]


def test_korea_stands_on_the_2024_rules_and_not_on_those_of_2015() -> None:
    korea = book("apl-korea-2023")
    assert [layer.id for layer in korea.layers] == ["apl-korea-2023", "tda-2024"]
    assert korea.policy.fallback("tda-2024")


def test_a_book_is_read_once() -> None:
    assert book("888pl") is book("888pl")
    assert book("apl-au-2025").rule("47-A") is book("tda-2024").rule("47-A")


@pytest.mark.parametrize(
    ("book_id", "number", "ids"),
    [
        ("tda-2024", "47-a", ["47-A"]),
        ("tda-2024", "Rule 29", ["29/call", "29/countdown", "29/adjust"]),
        ("tda-2024", "20", ["20", "20-A", "20-B", "20-C", "20-D"]),
        ("tda-2024", "7", ["7", "7/wrong-seat"]),
        ("tda-2015", "43", ["43-A", "43-B"]),
        ("apl-2007", "14", ["14-a", "14-b", "14-c", "14-d", "14-e", "14-f"]),
        ("888pl", "1-i-1", ["1-i-1"]),
        ("888pl", "2-ii-21", ["2-ii-21", "2-ii-21-i", "2-ii-21-ii"]),
        ("aplpt-2025", "clause 3.11.6", ["3.11.6", "3.11.6(a)", "3.11.6(b)"]),
        ("apl-korea-2023", "updates-5", ["updates-5-A", "updates-5-B"]),
        ("tda-2024", "99", []),
    ],
)
def test_a_number_means_the_rule_and_its_parts(book_id: str, number: str, ids: list[str]) -> None:
    assert [rule.id for rule in book(book_id).find(number)] == ids


def test_an_unknown_book_or_rule_is_told_what_was_probably_meant() -> None:
    with pytest.raises(Unreadable, match=r"no book 'tda-2042'. Books: .*888pl.*\. Did you mean 'tda-2024'\?"):
        book("tda-2042")
    with pytest.raises(Unreadable, match=r"Books: tda-2024, apl-au-2025"):
        book("zzz")
    with pytest.raises(Unreadable, match=r"no rule '47-Z' in tda-2024. Did you mean '47-") as refused:
        book("tda-2024").rule("47-Z")
    assert (refused.value.code, refused.value.value) == ("book.no-such-rule", "47-Z")
    with pytest.raises(Unreadable, match=r"Try 'RP-22', for example"):
        book("tda-2024").rule("~")


def test_a_rule_knows_who_names_it_and_what_is_doubtful_about_it() -> None:
    league = book("apl-au-2025")
    assert "27/stamp-card" in [rule.id for rule in league.named_by(league.rule("27"))]
    assert [doubt.id for doubt in league.doubts(league.rule("29/countdown"))] == ["I-26"]
    assert book("tda-2024").doubts(book("tda-2024").rule("29/countdown")) == ()
    tour = book("aplpt-2025")
    assert "4.3.2" in [rule.id for rule in tour.named_by(tour.rule("11-D"))]


def test_a_reference_leads_into_another_book() -> None:
    assert book("tda-2024").refers("888pl:3-v-5").title == "Asking to see a hand"


def test_house_rules_stand_on_top_of_a_book() -> None:
    house = house_book("apl-au-2025", HOUSE, "anchor")
    assert [layer.id for layer in house.layers] == ["anchor", "apl-au-2025", "tda-2024"]
    assert house.layer.title == "Thursday at the Anchor"
    assert house.rule("28").layer == "anchor"
    assert house.rule("H-1").number == "H-1"
    assert len(house.rules) == len(book("apl-au-2025").rules) + 1
    assert next(doubt.id for doubt in house.doubts(house.rule("47-A"))) == "H-Q"


def test_house_rules_stand_on_house_rules() -> None:
    first = house_book("888pl", HOUSE.replace('"70", ', "").replace(', "47-A"', ""), "anchor")
    second = house_book(first, HOUSE.replace('"70", ', '"anchor:28", ').replace(', "47-A"', ""), "cellar")
    assert second.rule("28").layer == "cellar"
    assert [layer.id for layer in second.layers] == ["cellar", "anchor", "888pl"]


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "words"),
    [
        ('kind = "conduct"', 'kind = "conducts"', "book.bad-value", 9, "Did you mean 'conduct'?"),
        (
            'area = "prizes"',
            'area = "xyz"',
            "book.bad-value",
            17,
            "'xyz' is not one of the values of 'area': authority, ",
        ),
        ('"H-1", "888pl', '"H-9", "888pl', "book.dangling", 12, "'H-9' is not a rule"),
        ('"888pl:2-ii-16"', '"888pl:2-ii-99"', "book.dangling", 12, "'888pl:2-ii-99' is not a rule"),
        ('"888pl:2-ii-16"', '"nobody:1"', "book.dangling", 12, "'nobody:1' is not a rule"),
        ('["H-1", "47-A"]', '["H-1", "47-Q"]', "book.dangling", 24, "'47-Q' is not a rule"),
        ('title = "Thursday', 'titel = "Thursday', "book.unknown-field", 2, "Did you mean 'title'?"),
    ],
)
def test_house_rules_are_checked_like_any_layer(old: str, new: str, code: str, line: int, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        house_book("apl-au-2025", HOUSE.replace(old, new, 1), "anchor")
    assert (refused.value.code, refused.value.limits) == (code, {"file": "anchor", "line": line})
    assert words in str(refused.value.message)


def test_house_rules_do_not_take_a_books_name() -> None:
    with pytest.raises(Unreadable, match="choose another name"):
        house_book("apl-au-2025", HOUSE, "tda-2024")
