"""From one hand to the next: the deal that follows, and hand for hand, where it waits for the other tables."""

from __future__ import annotations

from cardspeak.books.settings.conduct import DEVICES_STRICT
from cardspeak.books.settings.levels import (
    HAND_FOR_HAND,
    HAND_FOR_HAND_AT_FIELD,
    HAND_FOR_HAND_CLOCK,
    HAND_FOR_HAND_FIELD,
    HAND_FOR_HAND_SECONDS,
    HAND_FOR_HAND_SECONDS_MOST,
)
from cardspeak.floor.forms import form
from cardspeak.floor.hand_for_hand import waits_for_tables
from cardspeak.floor.head import Header
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.opening import Start, begin, go_on
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import HandForHand, Table
from cardspeak.words import Message, message


@form(
    "(next|new|another) hand",
    about="The hand is over and the next one is dealt, with what this one has left.",
    example="next hand",
)
def next_hand(table: Table) -> Ruling | None:
    """Deal the next hand."""
    held = waits_for_tables(table)
    if held is not None:
        return held
    if table.hand is not None:
        go_on(table)
    begin(table)
    table.recall(Start).dealt_next = True
    return None


@form(
    "(hand for hand|play is hand for hand|hand for hand (starts|begins|is on|is announced))",
    about="Play is hand for hand: the next deal and all-ins wait, and there may be no shot clock.",
    example="hand for hand",
)
def hand_for_hand(table: Table) -> Ruling:
    """Go hand for hand: what the clock does meanwhile."""
    play = table.recall(HandForHand)
    if not play.on:
        play.on, play.released, play.others_done = True, False, False
    inq = Inquiry(table.policy)
    inq.cite(HAND_FOR_HAND)
    why = message("seat.hand-for-hand-starts")
    clock, steps = _clock(inq, table)
    if inq.policy.has(DEVICES_STRICT):  # D-V-j
        inq.cite(DEVICES_STRICT)
        steps = (*steps, message("conduct.devices-strictly-enforced"))
    return inq.ruling("reading", why=why, answer={"clock": clock} if clock else "hand for hand", steps=steps)


def _clock(inq: Inquiry, table: Table) -> tuple[str, tuple[Message, ...]]:
    """What the clock of the event does in hand for hand, in a word and as a step."""
    way = inq.maybe(HAND_FOR_HAND_CLOCK)
    if way is None:
        return "", ()
    inq.cite(HAND_FOR_HAND_CLOCK)
    left = table.recall(Header).players_in_event
    field = inq.maybe(HAND_FOR_HAND_FIELD)
    if way == "by-field" and (left is None or field is None or left == field):
        inq.cite(HAND_FOR_HAND_AT_FIELD)
        return "director", (message("seat.hand-for-hand-clock-director"),)
    if way == "by-field" and left is not None and field is not None and left < field:
        inq.cite(HAND_FOR_HAND_FIELD)
        return "may run", (message("seat.hand-for-hand-clock-runs", left=left),)
    inq.cite(HAND_FOR_HAND_SECONDS)
    return "stopped", (message("seat.hand-for-hand-clock-stopped", seconds=inq.ask(HAND_FOR_HAND_SECONDS)),)


@form(
    "(floor|director) (deducts|takes off) {minutes:count} minutes (per|for each|a) hand",
    about="How much time each hand takes off the clock in hand for hand.",
    example="floor deducts 2 minutes per hand",
)
def deducts(table: Table, minutes: int) -> Ruling:
    """The time that a hand costs: no more than the book allows."""
    inq = Inquiry(table.policy)
    most = inq.maybe(HAND_FOR_HAND_SECONDS_MOST) or inq.ask(HAND_FOR_HAND_SECONDS)
    inq.cite(HAND_FOR_HAND_SECONDS)
    inq.cite(HAND_FOR_HAND_SECONDS_MOST)
    why = message("seat.hand-for-hand-most", seconds=most)
    if 60 * minutes > most:
        return inq.ruling("refused", why=why)
    return inq.ruling("reading", why=why, answer={"allowed": "yes", "seconds": 60 * minutes})


@form(
    "(other|all) tables (are done|are finished|have finished|are ready)",
    about="Hand for hand: every other table has finished its hand, and the next one may be dealt.",
    example="other tables have finished",
)
def others_done(table: Table) -> None:
    """The next hand may be dealt."""
    table.recall(HandForHand).others_done = True


@form("hand for hand (ends|is over)", about="Ordinary play again.", example="hand for hand ends")
def hand_for_hand_ends(table: Table) -> None:
    """Return to normal play."""
    play = table.recall(HandForHand)
    play.on = play.released = play.others_done = False
