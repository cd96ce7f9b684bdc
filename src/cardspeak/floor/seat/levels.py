"""The level of a hand: what begins a hand, from when a new level counts, and a hand begun at the old one."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.books.settings.levels import (
    APPLIES_FROM,
    HAND_BEGINS,
    STARTS_ON,
    WRONG_LEVEL_BEFORE,
    WRONG_LEVEL_STANDS,
)
from cardspeak.floor.forms import form
from cardspeak.floor.head import Header
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown_memory import Aftermath
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.hand.dues import Stakes
from cardspeak.words import message

BEGINNINGS = {
    "cards-to-dealer": ("cards-to-dealer", "push", "riffle", "shuffler", "first card"),
    "push": ("push", "first card"),
    "riffle": ("riffle", "first card"),
    "shuffler": ("shuffler", "first card"),
}
"""What a book names as the beginning of a hand, and everything that can only happen when it has come."""


@dataclass(frozen=True)
class SetLevel:
    """A new level: for the hand that is still to begin, or for the one after this."""

    stakes: Stakes
    at_once: bool

    def apply(self, table: Table) -> None:
        """Set the stakes."""
        header = table.recall(Header)
        header.level_changed = True
        if self.at_once:
            header.stakes = self.stakes
        else:
            header.next_stakes = self.stakes


@form(
    "(first riffle|first shuffle|dealer (riffles|shuffles|starts to shuffle|begins to shuffle)|deck is (riffled|shuffled))",
    about="The deck for the next hand is shuffled by hand.",
    example="first riffle",
)
def riffle(table: Table) -> None:
    """The first riffle."""
    _begins(table, "riffle")


@form(
    "(shuffler button is pressed|dealer (presses|hits|pushes) the shuffler [button]|shuffler (starts|is started))",
    about="The deck for the next hand is shuffled by a machine.",
    example="shuffler button is pressed",
)
def shuffler(table: Table) -> None:
    """The machine starts."""
    _begins(table, "shuffler")


@form(
    "(dealer is pushed|dealers (are pushed|push|change)|dealer push [begins|starts])",
    about="Another dealer comes to the table.",
    example="dealer is pushed",
)
def push(table: Table) -> None:
    """A dealer push."""
    _begins(table, "push")


@form(
    "(deck goes to|cards go to|deck is handed to|cards are handed to) the (next|new) dealer",
    about="Where players deal for themselves: the next one has the cards.",
    example="deck goes to the next dealer",
)
@form(
    "(next|new) dealer (gets|has|receives) the (deck|cards)",
    about="Where players deal for themselves: the next one has the cards.",
    example="next dealer gets the deck",
)
def cards_to_dealer(table: Table) -> None:
    """The next dealer has the cards."""
    _begins(table, "cards-to-dealer")


@form("first card is dealt", about="The deal of the next hand has begun.", example="first card is dealt")
def first_card(table: Table) -> None:
    """The first card of the hand."""
    _begins(table, "first card")


def _begins(table: Table, what: str) -> None:
    header = table.recall(Header)
    header.begun = (*header.begun, what)
    table.recall(Aftermath).next_hand = True


@form(
    "(new|next) level [{bets:stakes}] [is] (announced|called|starts|begins) [with {seconds:count} seconds left]",
    about="A new level comes; it counts for hands that have not begun.",
    example="new level 300/600 is announced",
)
@form(
    "(level|blinds) (goes|go|changes|change) [up] to {bets:stakes} [with {seconds:count} seconds left]",
    about="A new level comes; it counts for hands that have not begun.",
    example="blinds go up to 300/600",
)
def new_level(table: Table, bets: tuple[int, int] | None = None, seconds: int = 0) -> Ruling:
    """From which hand on a new level counts."""
    inq = Inquiry(table.policy)
    header = table.recall(Header)
    starts = inq.ask(STARTS_ON)
    inq.cite(STARTS_ON)
    if seconds and starts == ("clock-zero",):
        return inq.ruling("refused", why=message("seat.level-not-before-zero", seconds=seconds))
    _cite_level(inq)
    stakes = header.stakes if bets is None else header.at_level(bets)
    begun = hand_begun(inq, table)
    old, new = _level_said(header.stakes), _level_said(stakes)
    why = message("seat.level-next-hand", old=old) if begun else message("seat.level-this-hand", new=new)
    return inq.ruling(
        "reading",
        why=why,
        answer={"this hand": old if begun else new, "next hand": new},
        effects=(SetLevel(stakes, at_once=not begun),),
    )


def hand_begun(inq: Inquiry, table: Table) -> bool:
    """Whether a hand has begun, as the book counts it."""
    if table.hand is not None and not table.hand.over:
        return True
    begins = inq.ask(HAND_BEGINS)
    happened = table.recall(Header).begun
    return any(one in BEGINNINGS[named] for named in begins for one in happened)


def _level_said(stakes: Stakes) -> str:
    low, high = stakes.small_blind, stakes.big_blind
    return f"{low}/{high}" if high else f"{stakes.small_bet}/{stakes.big_bet}"


def level_of_hand(inq: Inquiry, table: Table) -> None:
    """Cite what settles the level, where a new one has come up."""
    if table.recall(Header).level_changed:
        _cite_level(inq)


def _cite_level(inq: Inquiry) -> None:
    inq.cite(APPLIES_FROM)
    inq.cite(HAND_BEGINS)


@form(
    "hand (begun|dealt) at the old level",
    about="A hand was begun with the blinds of a level that is over.",
    example="hand begun at the old level",
)
def old_level(table: Table) -> Ruling:
    """A hand was begun at a level that is over: it is played out there once substantial action has happened (23)."""
    inq = Inquiry(table.policy)
    if not inq.policy.has(WRONG_LEVEL_STANDS):
        _cite_level(inq)  # a new level counts from the next hand; what such a hand is worth is not said
    inq.require(WRONG_LEVEL_STANDS)
    if substantial(inq, acts_of(table.the_hand())):
        inq.cite(WRONG_LEVEL_STANDS)
        why = message("seat.hand-keeps-old-level")
        return inq.ruling(
            "reading", why=why, answer=["old level", "stands"], steps=(message("seat.next-hand-new-level"),)
        )
    inq.cites.clear()
    inq.rest_on(WRONG_LEVEL_BEFORE)
    cites = inq.cited(WRONG_LEVEL_BEFORE)
    why = message("seat.old-level-needs-substantial-action")
    choices = (
        Choice(message("option.play-at-the-new-level"), cites),
        Choice(message("option.play-on-at-the-old-level"), cites),
    )
    return inq.ruling("decision", why=why, director=choices)
