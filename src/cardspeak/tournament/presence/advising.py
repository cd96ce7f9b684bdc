"""What the floor has open: disputes that wait for a decision, and penalties that are being served."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.core import Order, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.presence.disputes import Disputes
from cardspeak.tournament.presence.penalties import CountHand, ServePenalty
from cardspeak.tournament.presence.record import Record, hands_left
from cardspeak.words import Message, message

Telling = tuple[Message, tuple[Order, ...], tuple[str, ...]]
"""Why, the orders to choose from, and what they need."""


def to_settle(state: State) -> Iterator[Telling]:
    """Disputes in the order in which they were raised."""
    for one in state.of(Disputes).open:
        words, about = " ".join(one.words.split()), message(f"why.{one.about}")
        code = "advice.dispute.said" if words else "advice.dispute"
        yield message(code, number=one.number, table=one.table, about=about, words=words), (), ("a decision",)


def to_serve(state: State) -> Iterator[Telling]:
    """Everybody at a table who misses hands: a hand is over there, or the penalty is served."""
    entrants = state.of(Entrants)
    for who in dict.fromkeys(one.seat for one in state.of(Record).log.running):
        entry = entrants.entries[entrants.by_player[entrants.entry(who).player][-1]]
        hands = hands_left(state, entry)
        if hands and entry.live and entry.table is not None:
            why = message("advice.penalty", name=entry.name, table=entry.table, n=hands)
            yield why, (CountHand(table=entry.table), ServePenalty(entry=entry.number)), ()
