"""A table of the floor in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardspeak.books.policy import policy
from cardspeak.floor.ruling import Ruling, shown
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import hand_rules
from tests.hand.kit import play
from tests.hand.kit import table as hand_at

STACKS: Mapping[int, int] = {4: 10_000, 6: 7_300, 9: 12_500, 1: 8_000}
"""Four players with gaps between them; seat 1 has the button, seat 4 the small blind, seat 6 the big blind."""
NAMES = {4: "Ann", 6: "Ben", 9: "Cy", 1: "Dee"}


def floor(book: str, story: str = "", stacks: Mapping[int, int] = STACKS, **more: Any) -> Table:
    """A table with a hand in progress after a story."""
    house = policy(book)
    hand = play(hand_at(stacks=stacks, rules=hand_rules(house), **more), story)
    return Table(house, hand, NAMES)


def cites(ruling: Ruling) -> tuple[str, ...]:
    """The rules a ruling rests on, as they are shown."""
    return shown(ruling.cites)


def state(table: Table) -> object:
    """Everything a refusal must leave alone."""
    hand = table.hand
    told = None if hand is None else (list(hand.events), hand.stacks, hand.live_seats)
    *_, remembered = table.snapshot()
    assert isinstance(remembered, dict)
    memory = {kind.__name__: vars(one) for kind, one in remembered.items()}
    return (told, dict(table.names), table.open, memory)
