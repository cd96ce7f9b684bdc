"""A name that was written down wrongly: it is the same person, with the same entry and seat."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.errors import Unlawful
from cardspeak.limits import Name
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import lettered


class CorrectName(Order, frozen=True, kw_only=True):
    """Correct a misspelt name; use a substitute if somebody else plays."""

    roles = DESK

    entry: EntryNumber
    name: Name


class NameCorrected(Happening, frozen=True, kw_only=True, tag="name-corrected"):
    """An entry's name was corrected."""

    entry: int
    name: str
    was: str


@decides(CorrectName)
def _correct(state: State, order: CorrectName, _context: Context) -> Iterator[Happening]:
    entry, name = state.of(Entrants).entry(order.entry), order.name.strip()
    if not name:
        raise Unlawful("entry.name", field="name", value=order.name, limits={"min": 1}, takes="text")
    lettered(name)
    if name == entry.name:
        raise Unlawful("entry.name/same", {"number": entry.number}, field="name", value=name)
    yield NameCorrected(entry=entry.number, name=name, was=entry.name)


@applies(NameCorrected)
def _corrected(state: State, happening: NameCorrected) -> None:
    state.of(Entrants).entry(happening.entry).name = happening.name
