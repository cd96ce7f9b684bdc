"""A refusal that asks for something carries the question; one that does not says what is wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from warnings import catch_warnings, simplefilter

import pytest

import cardspeak.tournament
from cardspeak.tournament.core import Order
from cardspeak.tournament.presence.penalties import CountHand
from cardspeak.tournament.presence.record import HandServed
from cardspeak.tournament.seats.calls import SeatingCall
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.seating import TakeSeat
from cardspeak.words import message
from tests.tournament.seats.kit import Night, full

TOURNAMENT = Path(cardspeak.tournament.__file__).parent
ASKS = re.compile(r"(Enter|Choose|Confirm|Name|Count|Say|Give)\b")
ABOUT_THE_SETUP = {"satellite.price", "setup.add-ons", "setup.charge-unlawful/not-checked", "setup.target"}
"""Asked of whoever writes a set-up, which is no order: the form shows the refusal at its field."""
OF_THE_STATE = {"chips.none"}
"""Refused by what a log holds, not by an order."""
OF_A_LIST = {"deal.prizes", "payout.places"}


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Every refusal that the tournament makes by a code."""
    for path in sorted(TOURNAMENT.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                continue
            name = ast.unparse(call.func)
            if name in ("Unlawful", "Unreadable", "Ambiguous") or name.endswith((".asking", ".refuse")):
                yield f"{path.name}:{call.lineno}", str(call.args[0].value), call


def sentence(code: str) -> str:
    """The words of a refusal, whatever its values are."""
    with catch_warnings():
        simplefilter("ignore")
        return str(message(code))


def carries_a_question(call: ast.Call) -> bool:
    """Whether it says what may be answered, in a field of the order."""
    given = {one.arg: one.value for one in call.keywords}
    limits = given.get("limits")
    listed = isinstance(limits, ast.Dict) and any(
        isinstance(key, ast.Constant) and key.value == "of" for key in limits.keys
    )
    return ast.unparse(call.func).endswith(".asking") or "takes" in given or "of" in given or listed


def test_whatever_asks_carries_its_question() -> None:
    asking = [
        (where, code, call)
        for where, code, call in refusals()
        if code not in ABOUT_THE_SETUP | OF_THE_STATE | OF_A_LIST and ASKS.match(sentence(code))
    ]
    assert len(asking) > 20
    assert [f"{where} {code}" for where, code, call in asking if not carries_a_question(call)] == []


@pytest.mark.parametrize("code", ["bounty.by", "break.assign", "bust.nobody", "deal.counts", "level.which"])
def test_what_does_not_ask_says_what_is_wrong(code: str) -> None:
    assert not ASKS.match(sentence(code))


SILENT = [
    ("tda-2024", SeatingCall(absent=(101,)), "seating.missed_seating_call"),
    ("888pl", CountHand(table=1, misdeal=True), "penalties.redeal"),
    ("apl-2007", TakeSeat(entry=101, table=2, seat=9, by="player"), "seating.seat_changes"),
]


@pytest.mark.parametrize(("book", "order", "setting"), SILENT, ids=[setting for _, _, setting in SILENT])
def test_where_the_book_is_silent_the_director_is_asked(book: str, order: Order, setting: str) -> None:
    night = Night(book, tables={1: range(1, 9), 2: range(1, 8)}, entries=1)
    night.state.of(Seats).started = True
    asked = night.refused(order).question
    assert asked is not None
    assert asked.setting == setting
    others = {one.book for one in asked.others}
    assert others
    assert book not in others


def test_a_misdeal_counts_as_the_book_says_and_cites_it() -> None:
    night = Night("tda-2024", tables=full(9))
    (served,) = night.order(CountHand(table=1, misdeal=True))
    assert isinstance(served, HandServed)
    assert (served.counted, served.cites) == (0, ("35-C",))
    other = Night("888pl", tables=full(9))
    (served,) = other.order(CountHand(table=1, misdeal=True, choices={"penalties.redeal": "twice"}))
    assert isinstance(served, HandServed)
    assert (served.counted, served.cites) == (1, ())
