"""Coming back to the table: not after leaving for good, and not before a penalty is served."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, State, decides
from cardspeak.tournament.presence.absences import Absences, CameBack, MarkBack, playing
from cardspeak.tournament.presence.record import may_return


@decides(MarkBack)
def mark_back(state: State, order: MarkBack, context: Context) -> Iterator[CameBack]:
    """The player plays on with the chips that are left."""
    entry = playing(state, order.entry)
    if state.of(Absences).of(entry).kind == "left":
        raise Unlawful("seat.left/for-good", {"name": entry.name}, field="entry", value=entry.number)
    may_return(state, order.entry, context.at)  # 71-C, 66-C
    yield CameBack(entry=order.entry, at=context.at)
