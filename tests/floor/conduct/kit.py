"""A table under a book in one line, and what a ruling leaves to the director as plain words."""

from __future__ import annotations

import random
from typing import Any

from cardspeak.books.policy import policy
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import hand_setup

NAMES = {2: "Ann", 4: "Ben", 7: "Cid", 8: "Dee", 9: "Eve"}
STACKS = {2: 5_000, 4: 8_200, 7: 9_900, 8: 3_400, 9: 12_000}
"""Five players with gaps between them; seat 8 has the button, so 9 and 2 are the blinds and 4 is first to act."""


def at(book: str, game: str | None = None, *, house: dict[str, object] | None = None, **more: Any) -> Table:
    """A table under a book; with a game, a hand has been dealt."""
    rules = policy(book).changed(house) if house else policy(book)
    hand = None
    if game is not None:
        stacks = more.pop("stacks", STACKS)
        if "small_bet" not in more:
            more.setdefault("blinds", (200, 400))
        setup = hand_setup(game, stacks=stacks, button=more.pop("button", 8), **more)
        hand = Hand(setup, source=random.Random(5))
    return Table(rules, hand, NAMES)


def take(table: Table, ruling: Ruling) -> Ruling:
    """Let a ruling take effect."""
    table.take(ruling)
    return ruling


def pick(table: Table, option: str) -> None:
    """The director chooses among what is open."""
    assert table.open is not None
    table.choose(next(one for one in table.open.director if one.option == option))


def options(ruling: Ruling) -> list[str]:
    """What is left to the director."""
    return [one.option for one in ruling.director]


def numbers(ruling: Ruling) -> tuple[str, ...]:
    """The rules it rests on, by id."""
    return tuple(cite.id for cite in ruling.cites)
