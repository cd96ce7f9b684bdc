"""Hand for hand: a table that has finished its hand waits for the others."""

from __future__ import annotations

from cardspeak.books.settings.levels import HAND_FOR_HAND, HAND_FOR_HAND_UNTIL
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import HandForHand, Table
from cardspeak.words import message


def waits_for_tables(table: Table) -> Ruling | None:
    """The refusal of a deal that has to wait for the other tables; None where it may be dealt."""
    play = table.recall(HandForHand)
    if table.hand is None or not play.on or play.others_done:
        return None
    inq = Inquiry(table.policy)
    inq.cite(HAND_FOR_HAND)
    inq.cite(HAND_FOR_HAND_UNTIL)
    why = message("seat.hand-for-hand-waits")
    return inq.ruling("refused", why=why, steps=(message("seat.hand-for-hand-wait-for-floor"),))
