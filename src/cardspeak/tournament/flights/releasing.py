"""Alternates for whom no seat came free: when entries are over they are let go, with everything they paid."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.leaving import taken_back
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.seats.calls import alternates
from cardspeak.words import word


class ReleaseAlternate(Order, frozen=True, kw_only=True):
    """Let an alternate go who never had a seat; buy-in and fee are paid back, since no book keeps them."""

    entry: EntryNumber
    why: str = ""


@decides(ReleaseAlternate)
def _release(state: State, order: ReleaseAlternate, context: Context) -> Iterable[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    if entry.status != "waiting":
        limits = {"of": alternates(state)}
        raise Unlawful(
            "alternate.none/not-waiting",
            {"name": entry.name, "number": entry.number, "status": word("why", entry.status)},
            field="entry",
            value=order.entry,
            limits=limits,
        )
    if registration(state, context.at).open and not order.why.strip():
        raise Unlawful("alternate.early", field="why", takes="text", value=order.entry)
    lines = tuple(state.of(Ledger).paid(order.entry))
    yield from taken_back(state, entry, lines, order.why or "no seat came free", ())
