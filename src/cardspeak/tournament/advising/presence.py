"""What the floor has open: disputes that wait for a decision, and penalties that are being served."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.needs import Advice, DecisionNeeded, FormToFill, advise
from cardspeak.tournament.presence.disputes import Disputes, SettleDispute
from cardspeak.tournament.presence.penalties import CountHand, ServePenalty
from cardspeak.tournament.presence.record import PenaltyRecord, hands_left
from cardspeak.words import message


def to_settle(state: State) -> Iterator[Advice]:
    """Disputes in the order in which they were raised."""
    for one in state.of(Disputes).open:
        words, about = " ".join(one.words.split()), message(f"why.{one.about}")
        yield advise(
            "dispute", "said" if words else "", number=one.number, table=one.table, about=about, words=words,
            forms=(FormToFill(SettleDispute, {"number": one.number}),), needs=(DecisionNeeded(),),
        )  # fmt: skip


def to_serve(state: State) -> Iterator[Advice]:
    """Everybody at a table who misses hands: a hand is over there, or the penalty is served."""
    entrants = state.of(Entrants)
    for who in dict.fromkeys(one.seat for one in state.of(PenaltyRecord).log.running):
        entry = entrants.entries[entrants.by_player[entrants.entry(who).player][-1]]
        hands = hands_left(state, entry)
        if hands and entry.live and entry.table is not None:
            orders = CountHand(table=entry.table), ServePenalty(entry=entry.number)
            yield advise("penalty", name=entry.name, table=entry.table, n=hands, orders=orders)
