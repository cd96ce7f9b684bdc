"""A night that was kept before entries knew their orders (format 1) opens and comes to the same state.

``files/friday-format-1.sqlite`` was written by the server of commit dfedae0: ten players by a book with bounties, dealt down to the winner, with keys on
most orders, single entries struck out, a strike struck out, an announcement inserted on an inserted one, and a registration
inserted and struck out again. ``friday-format-1.json`` is what that version made of it.
"""

from __future__ import annotations

import json
import shutil
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from cardspeak.store import open_log
from cardspeak.store.chain import Row
from cardspeak.store.codec import codec
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Context, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.log import Entry, Event, derive
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.presence.calls import Calls
from cardspeak.tournament.presence.rulings import RulingKept
from cardspeak.tournament.prizes.standing import Prizes

FILES = Path(__file__).parent / "files"


@pytest.fixture
def log(tmp_path: Path) -> list[Entry]:
    """The entries of the night, read from a copy of the file."""
    path = shutil.copy(FILES / "friday-format-1.sqlite", tmp_path / "room.db")
    with open_log(path, create=False) as kept:
        return [one.entry for one in kept.read("friday")]


def facts(state: State) -> dict[str, Any]:
    """What the night came to, in plain values."""
    entrants, money, account = state.of(Entrants), state.of(Ledger), state.of(Account)
    announced = state.of(Prizes).announced
    assert announced is not None
    return {
        "version": state.version,
        "at": state.at,
        "people": [
            [one.number, one.name, one.status, one.table, one.seat, one.chips, one.bought]
            for one in entrants.entries.values()
        ],
        "tables": [[one.number, one.open, one.players] for one in entrants.tables.values()],
        "places": {str(entry): place for entry, place in places(state).items()},
        "money": {
            "collected": money.collected,
            "owed": {str(entry): owed for entry, owed in money.owed.items()},
            "paid_back": money.paid_back,
            "pool": pool(state),
        },
        "chips": {
            "total": account.total,
            "raced": account.raced,
            "removed": account.removed,
            "by_value": {str(value): count for value, count in sorted(account.by_value.items())},
        },
        "bounties_won": {str(entry): won for entry, won in state.of(Bounties).won.items()},
        "prizes": list(announced.prizes),
        "level": now(state, state.at).level,
        "said": [one.words for one in state.of(Calls).announced],
        "next_number": entrants.next_number(),
    }


def test_it_comes_to_the_state_that_it_came_to_then(log: list[Entry]) -> None:
    then = json.loads((FILES / "friday-format-1.json").read_text("utf-8"))
    derived = derive(log)
    assert len(log) == then.pop("entries")
    assert [one.entry for one in derived.conflicts] == then.pop("conflicts")
    assert facts(derived.state) == then


def test_a_ruling_of_format_1_is_told_in_the_words_it_was_kept_with() -> None:
    old = {
        "kind": "reading", "book": "tda-2024", "cites": ["45-B"], "why": "Every chip was needed.", "line": 2,
        "script": "preflop\nAnn puts 500", "action": "call", "to": 200, "steps": ["Give 300 back to Ann."],
    }  # fmt: skip
    what = {"type": "ruling-kept", "number": 1, "table": 3, "ruling": json.dumps(old), "chosen": "", "person": "Bo"}
    body = json.dumps({"number": 1, "at": 5, "what": what}).encode()
    kept = codec().decode(Row(1, "friday", 1, 1, body, b"")).what
    assert isinstance(kept, RulingKept)
    assert (kept.ruling.text, str(kept.ruling.outcome), str(kept.ruling.why)) == (
        "Ann puts 500",
        "call 200",
        "Every chip was needed.",
    )
    assert (kept.ruling.cites, [str(step) for step in kept.ruling.steps], kept.chosen) == (
        ("45-B",),
        ["Give 300 back to Ann."],
        None,
    )


def test_its_entries_belong_to_the_orders_that_led_to_them(log: list[Entry]) -> None:
    tags = {order: [type(entry.what).__name__ for entry in entries] for order, entries in orders(log).items()}
    assert tags[1] == ["Created", "TermsSet"]
    assert all(found == ["Registered", "Sold"] for found in tags.values() if "Registered" in found)
    assert sorted(len(found) for found in tags.values() if "SeatsDrawn" in found) == [15]
    assert all(
        found[0] == "TableBroken" and "TableClosed" in found for found in tags.values() if "TableBroken" in found
    )
    assert all(found == ["Struck"] for found in tags.values() if "Struck" in found)


def orders(log: list[Entry]) -> dict[int, list[Entry]]:
    """The entries of each order."""
    return {number: list(entries) for number, entries in groupby(log, lambda entry: entry.first)}


def test_its_orders_are_corrected_like_others(log: list[Entry]) -> None:
    event = Event(log)
    before, context = facts(event.state), Context(at=log[-1].at + 1)
    last = [entry.first for entry in log if type(entry.what).__name__ == "Busted"][-1]
    correction = event.strike([last], context, "it was a split pot")
    event.correct(correction)
    assert facts(event.state) != before
    event.correct(event.strike([correction.number], context, "it was not"))
    assert facts(event.state) == before


def test_a_copy_of_it_knows_its_orders_too(log: list[Entry], tmp_path: Path) -> None:
    with open_log(tmp_path / "copy.db") as copy:
        copy.append("friday", 0, log)
        assert [one.entry for one in copy.read("friday")] == log
