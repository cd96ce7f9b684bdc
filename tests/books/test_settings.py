"""The settings: each row of the two tables of differences has the value it must have, and no open point is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardspeak.books import books
from cardspeak.books.layer_files import layer_ids, needed_text
from cardspeak.books.policy import Answer, Policy, layer_says, policy, rule_numbers
from cardspeak.books.setting import Value
from cardspeak.books.settings import all_points
from cardspeak.books.texts import AMOUNT, layer_doubts, layer_rules

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


def written_rules(layer: str) -> dict[str, str]:
    """The rules of a layer as they are written, by id."""
    entries = needed_text(f"layers/{layer}/rules.toml").tables()["rule"]
    return {entry["id"]: f"{entry['title']} {entry['says']}" for entry in entries}


@pytest.mark.parametrize("layer", layer_ids())
def test_a_rule_that_names_a_number_is_one_that_the_setting_cites(layer: str) -> None:
    said = policy(layer).said
    for rule, text in written_rules(layer).items():
        for name, _ in AMOUNT.findall(text):
            cites = {cite.id for one in (said[name], layer_says(layer).get(name)) if one for cite in one.all_cites}
            assert rule in cites, f"{layer} {rule}: {name} cites {cites}"
