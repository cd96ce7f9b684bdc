"""A table at showdown in one line, under any book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardspeak.books.policy import policy
from cardspeak.floor.ruling import Ruling, shown
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import hand_rules
from cardspeak.hand.setup import AUTOMATIC, Step
from tests.hand.kit import play
from tests.hand.kit import table as hand_of

BY_PEOPLE = AUTOMATIC & ~(Step.SHOW | Step.MUCK | Step.PUSH)
"""Cards are dealt by themselves; showing, mucking and pushing are done by people."""
STACKS = {4: 10_000, 6: 7_300, 9: 12_500, 1: 8_000}
NAMES = {4: "Ann", 6: "Ben", 9: "Cy", 1: "Dot", 7: "Eve"}


def table(
    book: str = "tda-2024",
    story: str = "",
    *,
    game: str = "NLHE",
    stacks: Mapping[int, int] = STACKS,
    house: Mapping[str, object] | None = None,
    **more: Any,
) -> Table:
    """A table under a book, with a hand played as far as the story goes; seat 1 has the button, Ann is left of it."""
    in_force = policy(book).changed(house or {})
    hand = hand_of(game, stacks, automatic=BY_PEOPLE, rules=hand_rules(in_force), **more)
    play(hand, story)
    return Table(in_force, hand, NAMES)


def numbers(ruling: Ruling) -> set[str]:
    """The rules a ruling shows."""
    return set(shown(ruling.cites))


def options(ruling: Ruling) -> list[str]:
    """What the director may choose."""
    return [choice.option for choice in ruling.director]
