"""The rules each ruling rests on, exactly, book by book: nothing missing, nothing that does not belong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.showdown import awards, discarding, disputes, exposing, killing, seeing, tabling, winners
from cardspeak.floor.showdown.memory import Aftermath, Privileges, Showdown
from cardspeak.floor.table import Table
from tests.floor.showdown.kit import numbers, table

HANDS = {4: "Ah Kd", 6: "Qc Qd", 9: "7s Jc", 1: "9h 9d"}
BOOKS = ("tda-2024", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")


def river(book: str) -> Table:
    """Checked down: everybody still holds the cards."""
    return table(book, "all call; all check; all check; all check", hands=HANDS, board="As 8c 5d 4h 3s")


def shown(book: str) -> Table:
    """Everybody has tabled; Ann wins."""
    found = river(book)
    for seat in (4, 6, 9, 1):
        found.the_hand().show(seat)
    return found


def forward(book: str) -> Table:
    """Ann has pushed her cards forward face down."""
    found = river(book)
    found.recall(Showdown).forward.add(4)
    return found


def mucked(book: str) -> Table:
    """Ann's cards are in the muck."""
    found = river(book)
    found.the_hand().muck(4)
    return found


def all_in(book: str) -> Table:
    """Cy is all-in before the flop, and Ann has called."""
    return table(book, "9 all-in; 1 folds; 4 calls; 6 folds", stacks={4: 900, 6: 900, 9: 700, 1: 900})


def hand_for_hand(book: str) -> Table:
    """The same, hand for hand."""
    found = all_in(book)
    found.recall(Privileges).hand_for_hand = True
    return found


def raised(book: str) -> Table:
    """Cy has raised to 600, and only Ben is still in."""
    return table(book, "9 raises 600; 1 folds; 4 folds")


def next_hand(book: str) -> Table:
    """There was a call and a raise on the next hand."""
    found = river(book)
    found._memory[Aftermath] = Aftermath(next_hand=True, acts=("call", "raise"))
    return found


def in_break(book: str) -> Table:
    """Two minutes into a break."""
    found = river(book)
    found._memory[Aftermath] = Aftermath(on_break=True, seconds=120)
    return found


def uncontested(book: str) -> Table:
    """Everybody has folded to the big blind."""
    return table(book, "9 folds; 1 folds; 4 folds")


CASES: dict[str, tuple[Callable[[str], Ruling], tuple[str, ...]]] = {
    "order": (
        lambda book: tabling.order_of_show(river(book)),
        ("17-A", "17-A", "pot-showdown-6", "16-A", "-", "3-v-8"),
    ),
    "together": (
        lambda book: tabling.order_of_show(all_in(book)),
        ("16", "16 3.11.5", "pot-showdown-5", "15", "20-b", "6-31 3-v-8"),
    ),
    "all-in": (
        lambda book: tabling.when_tabled(all_in(book)),
        ("16", "16 3.11.5", "pot-showdown-5", "15", "20-b", "6-31"),
    ),
    "hold": (
        lambda book: tabling.when_tabled(hand_for_hand(book)),
        ("RP-8-F", "RP-8-F", "RP-8-F general-procedures-7-3", "15", "20-b", "6-31"),
    ),
    "not yet": (
        lambda book: tabling.when_tabled(table(book)),
        ("16", "16 3.11.5", "pot-showdown-5", "15", "20-b", "6-31"),
    ),
    "uncontested": (
        lambda book: tabling.uncontested(uncontested(book)),
        ("17-B", "17-B", "17-B", "16-B", "-", "3-v-1 3-v-4"),
    ),
    "mucks an all-in hand": (
        lambda book: discarding.discards(all_in(book), 4),
        ("16", "16 3.11.5", "pot-showdown-5", "15", "20-b", "6-31"),
    ),
    "gives up": (
        lambda book: discarding.discards(river(book), 4),
        ("14", "14", "pot-showdown-3", "14", "15-b", "3-ii-2"),
    ),
    "touches the muck": (
        lambda book: discarding.touches_muck(river(book), 4),
        ("14", "14", "pot-showdown-3", "14", "15-b 25-c", "3-ii-2"),
    ),
    "dealer mucks cards given up": (
        lambda book: discarding.dealer_mucks(forward(book), 4),
        ("14", "14 3.11.7", "pot-showdown-3", "14", "15-b 25-c", "3-ii-2"),
    ),
    "dealer mucks a winner": (
        lambda book: discarding.dealer_mucks(shown(book), 4),
        ("13-C", "13-C", "pot-showdown-2-C", "13-C", "-", "-"),
    ),
    "dealer kills by mistake": (
        lambda book: discarding.dealer_mucks(raised(book), 9),
        ("65-A", "65-A", "65-A", "60", "24-b", "3-iii-2"),
    ),
    "asks back": (
        lambda book: discarding.brings_back(forward(book), 4),
        ("14", "14", "pot-showdown-3", "14", "15-b", "3-ii-2"),
    ),
    "asks back out of the muck": (
        lambda book: discarding.brings_back(mucked(book), 4),
        ("14", "14 3.11.7", "pot-showdown-3", "14", "25-c", "3-ii-2"),
    ),
    "mucks untabled": (
        lambda book: discarding.mucked_untabled(river(book), 4),
        ("13-B", "13-B", "pot-showdown-2-B", "13-B", "23-a", "3-ii-2 3-v-1"),
    ),
    "throws forward": (
        lambda book: discarding.thrown_forward(raised(book), 6, acted_on=False),
        ("-", "-", "-", "-", "25-a", "3-ii-1-b"),
    ),
    "folds": (
        lambda book: discarding.folds(raised(book), 6),
        ("-", "-", "-", "-", "25-a", "3-ii-1-a"),
    ),
    "thought to have won": (
        lambda book: killing.thought_won(raised(book), 9),
        ("15-B", "15-B", "15-B", "-", "-", "-"),
    ),
    "thought to have won, lost": (
        lambda book: killing.thought_won(raised(book), 9, lost=True),
        ("15-B", "15-B", "pot-showdown-4-b", "60", "24-b", "3-iii-2"),
    ),
    "fouled": (
        lambda book: killing.thrown_into(raised(book), 9, 6, identified=True),
        ("65-B", "65-B", "65-B", "60", "25-b", "3-ii-3"),
    ),
    "fouled, lost": (
        lambda book: killing.thrown_into(raised(book), 9, 6, identified=False),
        ("65-A", "65-A", "65-A", "60", "25-b", "3-ii-3"),
    ),
    "one card": (
        lambda book: winners.shows_part(river(book), 4, parse_cards("Ah")),
        ("15-A", "15-A", "pot-showdown-4-a", "13-A", "21", "3-v-1"),
    ),
    "wins": (
        lambda book: winners.who_wins(shown(book)),
        ("12", "12", "pot-showdown-1", "12", "23-a", "3-v-2 3-v-4"),
    ),
    "miscall": (
        lambda book: winners.miscalled(river(book), 4),
        ("12", "12", "pot-showdown-1", "12", "23-b", "3-v-2"),
    ),
    "board": (
        lambda book: winners.plays_board(river(book), 4),
        ("13-A 19", "13-A 19 A-3", "pot-showdown-8", "18", "21", "3-v-1 5-0 5-i-9"),
    ),
    "see": (
        lambda book: seeing.may_see(river(book), 4, 6),
        ("18-B", "18-B", "pot-showdown-7", "17-B", "22", "3-v-5"),
    ),
    "see without cards": (
        lambda book: seeing.may_see(mucked(book), 4, 6),
        ("18-A", "18-A", "pot-showdown-7", "17-A", "22", "3-v-5"),
    ),
    "see after giving up": (
        lambda book: seeing.may_see(forward(book), 4, 6),
        ("18-A", "18-A", "18-A pot-showdown-7", "17-A", "22", "3-v-5"),
    ),
    "see a hand given up": (
        lambda book: seeing.may_see(forward(book), 6, 4),
        ("18-B", "18-B", "pot-showdown-7", "17-B", "22 25-c", "3-v-5"),
    ),
    "right taken away": (
        lambda book: seeing.revoke(river(book), 6),
        ("18-B", "18-B", "18-B", "17-B", "22", "3-v-5"),
    ),
    "even split": (
        lambda book: awards.split(river(book), 500, [4, 9]),
        ("20", "20 3.11.6", "20", "19", "", "3-vi-1"),
    ),
    "odd split": (
        lambda book: awards.split(river(book), 501, [4, 9]),
        ("20 20-A", "20 20-A 3.11.6 3.11.6(a)", "20 pot-showdown-9", "19 19-A", "27", "3-vi-1 3-vi-2 3-vi-3 3-vi-3-a"),
    ),
    "one winner": (
        lambda book: awards.odd_chips(shown(book)),
        ("12", "12", "pot-showdown-1", "12", "23-a", "3-v-2"),
    ),
    "shown to one": (
        lambda book: exposing.shown_to_one(river(book), 4, 6),
        ("67 68 71-B", "67 68 71-B", "67 68 71-B", "62 63 66-B", "29-b", "3-v-6"),
    ),
    "dispute": (
        lambda book: disputes.dispute(river(book), "reading", "at the table"),
        ("12 22", "12 22", "pot-showdown-1 pot-showdown-11", "12 21", "-", "2-i-5 3-v-3"),
    ),
    "late reading": (
        lambda book: disputes.dispute(next_hand(book), "reading"),
        ("22 23", "22 23", "pot-showdown-11", "21 22", "-", "2-i-5"),
    ),
    "late accounting": (
        lambda book: disputes.dispute(next_hand(book), "accounting"),
        ("22 36 36-A", "22 36 36-A", "dealing-2-A pot-showdown-11", "21 22", "-", "2-i-5"),
    ),
    "late in a break": (
        lambda book: disputes.dispute(in_break(book), "reading"),
        ("22", "22", "pot-showdown-11", "21", "-", "2-i-5"),
    ),
    "wrong player": (
        lambda book: disputes.misawarded(river(book), 4, 6),
        ("22", "22", "pot-showdown-11", "21", "-", "2-i-5 2-i-6"),
    ),
}  # fmt: skip
"""The question, and the rules shown under each book; ``-`` where the book is silent."""


@pytest.mark.parametrize(("case", "at"), [(case, at) for case in CASES for at in range(len(BOOKS))])
def test_a_ruling_cites_the_rules_it_rests_on(case: str, at: int) -> None:
    ask, expected = CASES[case]
    try:
        said = " ".join(sorted(numbers(ask(BOOKS[at]))))
    except Silent:
        said = "-"
    assert said == " ".join(sorted(expected[at].split()))
