"""A table at showdown in one line, under any book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardspeak.books.policy import policy
from cardspeak.floor.ruling import Ruling, shown
from cardspeak.floor.showdown_memory import Aftermath, Showdown
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import hand_rules
from cardspeak.hand.setup import AUTOMATIC, Step
from tests.hand.kit import play
from tests.hand.kit import table as hand_of

BY_PEOPLE = AUTOMATIC & ~(Step.SHOW | Step.MUCK | Step.PUSH)
"""Cards are dealt by themselves; showing, mucking and pushing are done by people."""
STACKS = {4: 10_000, 6: 7_300, 9: 12_500, 1: 8_000}
NAMES = {4: "Ann", 6: "Ben", 9: "Cy", 1: "Dot", 7: "Eve"}
HANDS = {4: "Ah Kd", 6: "Qc Qd", 9: "7s Jc", 1: "9h 9d"}


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


def river(book: str) -> Table:
    """Checked down: everybody still holds the cards."""
    return table(book, "all call; all check; all check; all check", hands=HANDS, board="As 8c 5d 4h 3s")


def tabled(book: str) -> Table:
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


def all_in(book: str) -> Table:
    """Cy is all-in before the flop, and Ann has called."""
    return table(book, "9 all-in; 1 folds; 4 calls; 6 folds", stacks={4: 900, 6: 900, 9: 700, 1: 900})


def uncontested(book: str) -> Table:
    """Everybody has folded to the big blind."""
    return table(book, "9 folds; 1 folds; 4 folds")


def after(found: Table, happened: Aftermath) -> Table:
    """The table after what has happened since the pot was pushed."""
    vars(found.recall(Aftermath)).update(vars(happened))
    return found


def numbers(ruling: Ruling) -> set[str]:
    """The rules a ruling shows."""
    return set(shown(ruling.cites))


def options(ruling: Ruling) -> list[str]:
    """What the director may choose."""
    return [choice.option for choice in ruling.director]
