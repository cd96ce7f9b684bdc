"""Offences about chips, moves, deals and points can be recorded, with the penalties that the book allows for them."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.conduct.offences import record_offence
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.table import Table

TDA = "warning | missed hands | missed rounds | disqualification"
TOUR = "warning | missed hands | missed rounds | minutes | disqualification"
LEAGUE = "warning | missed hands | minutes | disqualification | disqualification from the competition"

OFFENCES = [
    # book, offence, rule, may or must be penalised, the penalties open
    ("tda-2024", "live-hand-hidden", "25-C", "may", TDA),
    ("tda-2024", "chips-out-of-view", "63", "must", "chips | disqualification"),
    ("apl-au-2025", "chips-out-of-view", "63", "must", "chips | disqualification"),
    ("apl-au-2025", "odd-chip-passed", "24-CHIP-UP/passing", "must", TDA),
    ("apl-au-2025", "improper-deal", "D-V-k-p4", "may", f"{TDA} | ruled to be collusion"),
    ("apl-au-2025", "deal-coercion", "D-V-k-p4", "must", f"{TDA} | deal void"),
    ("apl-au-2025", "points-manipulation", "D-XI-a", "may", TDA),
    ("aplpt-2025", "slow-transfer", "4.3.4", "may", TOUR),
    ("tda-2015", "uncountable-stacks", "24-A", "may", TDA),
    ("tda-2015", "chips-out-of-view", "58", "must", "chips | disqualification"),
    ("888pl", "cash-on-table", "2-ii-6", "may", LEAGUE),
    ("888pl", "hidden-chips", "2-ii-8", "may", LEAGUE),
    ("888pl", "big-chips-hidden", "2-ii-12", "may", LEAGUE),
    ("888pl", "big-chips-hidden", "6-24", "may", LEAGUE),
    ("888pl", "concealing-chips", "6-25", "must", "chips | disqualification"),
]


@pytest.mark.parametrize(
    ("book", "offence", "rule", "sanction", "penalties"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0], row[2]), id=f"{row[1]}-{row[2]}") for row in OFFENCES],
)
def test_an_offence_offers_the_penalties_of_its_book(
    book: str, offence: str, rule: str, sanction: str, penalties: str
) -> None:
    table = Table(policy(book), names={3: "Ann", 7: "Ben"})
    ruling = record_offence(table, 7, offence)
    table.take(ruling)
    closed = ["no penalty"] if sanction == "may" else []
    assert [one.option for one in ruling.director] == closed + penalties.split(" | ")
    assert ruling.penalty == sanction
    assert rule in {cite.id for cite in ruling.cites}
    assert [entry.offence for entry in table.recall(PenaltyLog).of(7)] == [offence]


@pytest.mark.parametrize(
    ("offence", "rule"),
    [
        pytest.param("chips-off-table", "26-a", marks=pytest.mark.rule("apl-2007", "26-a")),
        pytest.param("big-chips-hidden", "26-b", marks=pytest.mark.rule("apl-2007", "26-b")),
    ],
)
def test_a_book_without_penalties_leaves_them_to_the_director(offence: str, rule: str) -> None:
    ruling = record_offence(Table(policy("apl-2007"), names={3: "Ann"}), 3, offence)
    assert ruling.penalty == "may"
    assert ruling.director[0].option == "no penalty"
    assert all(one.guidance for one in ruling.director[1:])
    assert rule in {cite.id for cite in ruling.cites}
