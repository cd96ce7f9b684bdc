"""Tables in the middle of a hand, told by a script, for tests of what players do there."""

from __future__ import annotations

import copy
from functools import cache

from cardspeak.books.layer_files import layer_ids
from cardspeak.floor.betting.acting import act
from cardspeak.floor.betting.deeds import Deed
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.floor import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run
from cardspeak.floor.table import Table

BOOKS = layer_ids()
SEATS = "seats 2:Ann=9000 3:Ben=4100 5:Cy=12500 8:Dot=700\nbutton 8\n"
STORIES = {
    "first to act before the flop": "game NLHE 100/200\npreflop",
    "facing a raise before the flop": "game NLHE 100/200\npreflop\nCy raises to 600",
    "the big blind has the option": "game NLHE 100/200\npreflop\nCy calls\nDot folds\nAnn calls",
    "nothing bet on the flop": "game NLHE 100/200\nflop",
    "facing a bet": "game NLHE 100/200\nflop\nAnn bets 350",
    "facing a raise": "game NLHE 100/200\nflop\nAnn bets 300\nBen raises to 900",
    "earlier chips in front": "game NLHE 100/200\nflop\nAnn bets 300\nBen raises to 900\nCy folds\nDot folds",
    "closed after a short all-in": "game NLHE 100/200\nflop\nAnn bets 600\nBen calls\nCy calls\nDot all-in",
    "two players on the river": "game NLHE 100/200\nCy and Dot folded before\nriver\nAnn bets 800",
    "pot-limit": "game PLO 100/200\nflop\nAnn bets 300",
    "limit": "game LHE 200/400\nflop\nAnn bets 200",
}


@cache
def _told(story: str, book: str) -> Table:
    result = run(SEATS + story, book)[0]
    assert result.ok, result.report()
    assert result.table is not None
    return result.table


def table_in(story: str, book: str) -> Table:
    """A fresh table at the end of a story."""
    told = _told(STORIES.get(story, story), book)
    return copy.deepcopy(told, {id(told.policy): told.policy})  # a book does not change, and is large


def does(table: Table, *parts: Deed, seat: int | None = None) -> Ruling | None:
    """What the floor says to what the player to act does; nothing has taken effect."""
    who = seat if seat is not None else table.the_hand().to_act
    assert who is not None
    return rule_on(table, lambda at: act(at, who, Doing(parts=parts)), {})


def chips(table: Table) -> int:
    """All the chips at the table."""
    hand = table.the_hand()
    return sum(hand.stacks.values()) + hand.pot
