"""The rules each ruling of a showdown rests on, exactly, book by book: nothing missing, nothing that does not belong."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.books.settings.conduct import MAY_OVERRIDE
from cardspeak.floor.ruling import shown
from cardspeak.floor.script.run import run

BOOKS = ("tda-2024", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")

# Ann is left of the button, and her cards win on this board.
HEAD = """game NLHE 100/200
seats 1:Dot=8000 4:Ann=10000 6:Ben=7300 9:Cy=12500
button 1
hole Ann Ah Kd
hole Ben Qc Qd
hole Cy 7s Jc
hole Dot 9h 9d
"""
SHORT = "game NLHE 100/200\nseats 1:Dot=900 4:Ann=900 6:Ben=900 9:Cy=700\nbutton 1\n"
ONE_ALL_IN = "preflop\nCy is all-in\nDot folds\nAnn calls\nBen folds\n"

PREFLOP = HEAD + "preflop\n"
RAISED = PREFLOP + "Cy raises to 600\nDot folds\nAnn folds\n"
UNCONTESTED = PREFLOP + "Cy folds\nDot folds\nAnn folds\n"
ALL_IN = SHORT + ONE_ALL_IN
HAND_FOR_HAND = SHORT + "play is hand for hand\n" + ONE_ALL_IN
RIVER = HEAD + "river As 8c 5d 4h 3s\nAnn checks\nBen checks\nCy checks\nDot checks\n"
SHOWN = RIVER + "Ann tables\nBen tables\nCy tables\nDot tables\n"
FORWARD = RIVER + "Ann pushes the cards forward face down\n"
MUCKED = FORWARD + "dealer mucks the hand of Ann\n"
NEXT_HAND = RIVER + "next hand goes call raise\n"
IN_A_BREAK = RIVER + "pot was awarded in a break 120 seconds ago\n"

CITED: list[tuple[str, str, dict[str, str]]] = [
    (RIVER, "? order of show", {
        "tda-2024": "17-A", "aplpt-2025": "17-A", "apl-korea-2023": "pot-showdown-6", "tda-2015": "16-A",
        "888pl": "3-v-8",
    }),
    (ALL_IN, "? order of show", {
        "tda-2024": "16", "aplpt-2025": "16 3.11.5", "apl-korea-2023": "pot-showdown-5", "tda-2015": "15",
        "apl-2007": "20-b", "888pl": "6-31 3-v-8",
    }),
    (ALL_IN, "? when are hands tabled", {
        "tda-2024": "16", "aplpt-2025": "16 3.11.5", "apl-korea-2023": "pot-showdown-5", "tda-2015": "15",
        "apl-2007": "20-b", "888pl": "6-31",
    }),
    (HAND_FOR_HAND, "? when are hands tabled", {
        "tda-2024": "RP-8-F", "aplpt-2025": "RP-8-F", "apl-korea-2023": "RP-8-F general-procedures-7-3",
        "tda-2015": "15", "apl-2007": "20-b", "888pl": "6-31",
    }),
    (PREFLOP, "? when are hands tabled", {
        "tda-2024": "16", "aplpt-2025": "16 3.11.5", "apl-korea-2023": "pot-showdown-5", "tda-2015": "15",
        "apl-2007": "20-b", "888pl": "6-31",
    }),
    (UNCONTESTED, "? who wins", {
        "tda-2024": "17-B", "aplpt-2025": "17-B", "apl-korea-2023": "17-B", "tda-2015": "16-B", "888pl": "3-v-1 3-v-4",
        "apl-2007": "",
    }),
    (ALL_IN, "Ann mucks", {
        "tda-2024": "16", "aplpt-2025": "16 3.11.5", "apl-korea-2023": "pot-showdown-5", "tda-2015": "15",
        "apl-2007": "20-b", "888pl": "6-31",
    }),
    (RIVER, "Ann pushes the cards forward face down", {
        "tda-2024": "14", "aplpt-2025": "14", "apl-korea-2023": "pot-showdown-3", "tda-2015": "14", "apl-2007": "15-b",
        "888pl": "3-ii-2",
    }),
    (RIVER, "cards of Ann touch the muck", {
        "tda-2024": "14", "aplpt-2025": "14", "apl-korea-2023": "pot-showdown-3", "tda-2015": "14",
        "apl-2007": "15-b 25-c", "888pl": "3-ii-2",
    }),
    (FORWARD, "dealer mucks the hand of Ann", {
        "tda-2024": "14", "aplpt-2025": "14 3.11.7", "apl-korea-2023": "pot-showdown-3", "tda-2015": "14",
        "apl-2007": "15-b 25-c", "888pl": "3-ii-2",
    }),
    (SHOWN, "dealer mucks the hand of Ann", {
        "tda-2024": "13-C", "aplpt-2025": "13-C", "apl-korea-2023": "pot-showdown-2-C", "tda-2015": "13-C",
    }),
    (RAISED, "dealer kills the hand of Cy", {
        "tda-2024": "65-A", "aplpt-2025": "65-A", "apl-korea-2023": "65-A", "tda-2015": "60", "apl-2007": "24-b",
        "888pl": "3-iii-2",
    }),
    (FORWARD, "Ann asks for the hand back", {
        "tda-2024": "14", "aplpt-2025": "14", "apl-korea-2023": "pot-showdown-3", "tda-2015": "14", "apl-2007": "15-b",
        "888pl": "3-ii-2",
    }),
    (MUCKED, "Ann asks for the hand back", {
        "tda-2024": "14", "aplpt-2025": "14 3.11.7", "apl-korea-2023": "pot-showdown-3", "tda-2015": "14",
        "apl-2007": "25-c", "888pl": "3-ii-2",
    }),
    (RIVER, "Ann mucks thinking the pot is won", {
        "tda-2024": "13-B", "aplpt-2025": "13-B", "apl-korea-2023": "pot-showdown-2-B", "tda-2015": "13-B",
        "apl-2007": "23-a", "888pl": "3-ii-2 3-v-1",
    }),
    (RAISED, "Ben throws the cards forward not acted on", {"apl-2007": "25-a", "888pl": "3-ii-1-b 3-ii-2"}),
    (RAISED, "Ben folds", {
        "tda-2024": "50-A", "aplpt-2025": "50-A", "apl-korea-2023": "50-A", "tda-2015": "38-A", "apl-2007": "25-a 25-c",
        "888pl": "3-ii-1-a",
    }),
    (RAISED, "Cy throws the hand away with Ben still in", {
        "tda-2024": "15-B", "aplpt-2025": "15-B", "apl-korea-2023": "15-B",
    }),
    (RAISED, "Cy throws the hand away with Ben still in lost", {
        "tda-2024": "15-B", "aplpt-2025": "15-B", "apl-korea-2023": "pot-showdown-4-b", "tda-2015": "60",
        "apl-2007": "24-b", "888pl": "3-iii-2",
    }),
    (RAISED, "Cy throws the cards into the hand of Ben identified", {
        "tda-2024": "65-B", "aplpt-2025": "65-B", "apl-korea-2023": "65-B", "tda-2015": "60", "apl-2007": "25-b",
        "888pl": "3-ii-3",
    }),
    (RAISED, "Cy throws the cards into the hand of Ben not identified", {
        "tda-2024": "65-A", "aplpt-2025": "65-A", "apl-korea-2023": "65-A", "tda-2015": "60", "apl-2007": "25-b",
        "888pl": "3-ii-3",
    }),
    (RIVER, "Ann shows only Ah", {
        "tda-2024": "15-A", "aplpt-2025": "15-A", "apl-korea-2023": "pot-showdown-4-a", "tda-2015": "13-A",
        "apl-2007": "21", "888pl": "3-v-1",
    }),
    (SHOWN, "? who wins", {
        "tda-2024": "12", "aplpt-2025": "12", "apl-korea-2023": "pot-showdown-1", "tda-2015": "12", "apl-2007": "23-a",
        "888pl": "3-v-2 3-v-4",
    }),
    (RIVER, "Ann miscalls the hand on purpose", {
        "tda-2024": "12", "aplpt-2025": "12", "apl-korea-2023": "pot-showdown-1", "tda-2015": "12", "apl-2007": "23-b",
        "888pl": "3-v-2",
    }),
    (RIVER, "Ann plays the board", {
        "tda-2024": "13-A 19", "aplpt-2025": "13-A 19 A-3", "apl-korea-2023": "pot-showdown-8", "tda-2015": "18",
        "apl-2007": "21", "888pl": "5-0 5-i-9",
    }),
    (RIVER, "? may Ann see Ben", {
        "tda-2024": "18-B", "aplpt-2025": "18-B", "apl-korea-2023": "pot-showdown-7", "tda-2015": "17-B",
        "apl-2007": "22", "888pl": "3-v-5",
    }),
    (MUCKED, "? may Ann see Ben", {
        "tda-2024": "18-A", "aplpt-2025": "18-A", "apl-korea-2023": "pot-showdown-7", "tda-2015": "17-A",
        "apl-2007": "22", "888pl": "3-v-5",
    }),
    (FORWARD, "? may Ann see Ben", {
        "tda-2024": "18-A", "aplpt-2025": "18-A", "apl-korea-2023": "18-A pot-showdown-7", "tda-2015": "17-A",
        "apl-2007": "22", "888pl": "3-v-5",
    }),
    (FORWARD, "? may Ben see Ann", {
        "tda-2024": "18-B", "aplpt-2025": "18-B", "apl-korea-2023": "pot-showdown-7", "tda-2015": "17-B",
        "apl-2007": "22 25-c", "888pl": "3-v-5",
    }),
    (RIVER, "Ben may no longer ask to see hands", {
        "tda-2024": "18-B", "aplpt-2025": "18-B", "apl-korea-2023": "18-B", "tda-2015": "17-B", "apl-2007": "22",
        "888pl": "3-v-5",
    }),
    (RIVER, "? split 500 between Ann and Cy", {
        "tda-2024": "20", "aplpt-2025": "20 3.11.6", "apl-korea-2023": "20", "tda-2015": "19", "apl-2007": "",
        "888pl": "3-vi-1",
    }),
    (RIVER, "? split 501 between Ann and Cy", {
        "tda-2024": "20 20-A", "aplpt-2025": "20 20-A 3.11.6 3.11.6(a)", "apl-korea-2023": "20 pot-showdown-9",
        "tda-2015": "19 19-A", "apl-2007": "27", "888pl": "3-vi-1 3-vi-2 3-vi-3 3-vi-3-a",
    }),
    (SHOWN, "? odd chips", {
        "tda-2024": "12", "aplpt-2025": "12", "apl-korea-2023": "pot-showdown-1", "tda-2015": "12", "apl-2007": "23-a",
        "888pl": "3-v-2",
    }),
    (RIVER, "Ann shows to Ben", {
        "tda-2024": "67 68 71-B", "aplpt-2025": "67 68 71-B", "apl-korea-2023": "67 68 71-B", "tda-2015": "62 63 66-B",
        "apl-2007": "29-b", "888pl": "3-v-6",
    }),
    (RIVER, "? dispute reading by somebody at the table", {
        "tda-2024": "12 22", "aplpt-2025": "12 22", "apl-korea-2023": "pot-showdown-1 pot-showdown-11",
        "tda-2015": "12 21", "888pl": "2-i-5 3-v-3",
    }),
    (NEXT_HAND, "? dispute reading", {
        "tda-2024": "22 23", "aplpt-2025": "22 23", "apl-korea-2023": "pot-showdown-11", "tda-2015": "21 22",
        "888pl": "2-i-5",
    }),
    (NEXT_HAND, "? dispute accounting", {
        "tda-2024": "22 36 36-A", "aplpt-2025": "22 36 36-A", "apl-korea-2023": "dealing-2-A pot-showdown-11",
        "tda-2015": "21 22", "888pl": "2-i-5",
    }),
    (IN_A_BREAK, "? dispute reading", {
        "tda-2024": "22", "aplpt-2025": "22", "apl-korea-2023": "pot-showdown-11", "tda-2015": "21", "888pl": "2-i-5",
    }),
    (RIVER, "pot was pushed to Ann but belongs to Ben", {
        "tda-2024": "22", "aplpt-2025": "22", "apl-korea-2023": "pot-showdown-11", "tda-2015": "21",
        "888pl": "2-i-5 2-i-6",
    }),
]  # fmt: skip
"""The story, what is asked or done then, and the rules shown under each book; a book that is not named is silent,
and only its rule is shown that gives the director the decision."""


@pytest.mark.parametrize(
    ("story", "line", "book", "cited"),
    [
        pytest.param(story, line, book, cited.get(book), id=f"{line}: {book}")
        for story, line, cited in CITED
        for book in BOOKS
    ],
)
def test_a_ruling_cites_the_rules_it_rests_on(story: str, line: str, book: str, cited: str | None) -> None:
    [result] = run(story + line, book=book)
    last = result.outcomes[-1]
    assert last.ruling is not None
    assert not last.code, last.ruling.why
    assert (last.ruling.answer == "silent") == (cited is None)
    expected = policy(book).rules(MAY_OVERRIDE) if cited is None else cited.split()
    assert sorted(shown(last.ruling.cites)) == sorted(expected)
