"""What the floor has open: disputes that wait for a decision, and penalties that are being served."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.core import Order, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.presence.disputes import Disputes
from cardspeak.tournament.presence.penalties import CountHand, ServePenalty
from cardspeak.tournament.presence.record import Record, hands_left

Telling = tuple[str, tuple[Order, ...], tuple[str, ...]]
"""Why, the orders to choose from, and what they need."""


def to_settle(state: State) -> Iterator[Telling]:
    """Disputes in the order in which they were raised."""
    for one in state.of(Disputes).open:
        about = "how a hand was read" if one.about == "reading" else "how a pot was counted or pushed"
        said = f": {' '.join(one.words.split())}" if one.words.strip() else ""
        why = f"Dispute {one.number} at table {one.table} waits for a decision, about {about}{said.rstrip('.')}."
        yield why, (), ("a decision",)


def to_serve(state: State) -> Iterator[Telling]:
    """Everybody at a table who misses hands: a hand is over there, or the penalty is served."""
    entrants = state.of(Entrants)
    for who in dict.fromkeys(one.seat for one in state.of(Record).log.running):
        entry = entrants.entries[entrants.by_player[entrants.entry(who).player][-1]]
        hands = hands_left(state, entry)
        if hands and entry.live and entry.table is not None:
            why = f"{entry.name} misses {hands} more hands at table {entry.table}."
            yield why, (CountHand(table=entry.table), ServePenalty(entry=entry.number)), ()
