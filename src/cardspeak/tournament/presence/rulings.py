"""Rulings of the floor, kept with the event."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.ruling import Ruling
from cardspeak.limits import Document
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants

NEEDED = ("kind", "book", "cites", "why")
"""What a ruling in JSON has at the least."""


class KeepRuling(Order, frozen=True, kw_only=True):
    """Keep what the floor has ruled at a table."""

    table: int
    ruling: Document
    """The ruling in JSON, as ``cardspeak rule --json`` prints it."""
    chosen: str = ""
    """What the director chose, where the ruling left something open."""


class RulingKept(Happening, frozen=True, kw_only=True, tag="ruling-kept"):
    """The floor has ruled."""

    number: int
    table: int
    ruling: str
    chosen: str = ""
    person: str = ""


class Rulings:
    """Every ruling kept, by its number."""

    def __init__(self) -> None:
        self.kept: dict[int, RulingKept] = {}


def as_json(ruling: Ruling, book: str, line: int = 0) -> str:
    """A ruling of the floor as it is kept."""
    return msgspec.json.encode(ruling.as_json(line, book)).decode()


@decides(KeepRuling)
def keep_ruling(state: State, order: KeepRuling, context: Context) -> Iterator[RulingKept]:
    """A ruling that can be read, with the director's choice among those it leaves open."""
    state.of(Entrants).table(order.table)
    try:
        told = msgspec.json.decode(order.ruling, type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise Unreadable("ruling.unreadable", f"This is no ruling: {error}.", field="ruling") from None
    missing = [name for name in NEEDED if name not in told]
    if missing:
        message = f"A ruling says its {', '.join(missing)}."
        raise Unreadable("ruling.unreadable", message, field="ruling", value=missing, limits={"needs": list(NEEDED)})
    _one_of(told, order.chosen)
    yield RulingKept(
        number=max(state.of(Rulings).kept, default=0) + 1, table=order.table, ruling=order.ruling, chosen=order.chosen,
        person=context.by,
    )  # fmt: skip


def _one_of(told: dict[str, object], chosen: str) -> None:
    choices = told.get("director")
    options = [one.get("option") for one in choices if isinstance(one, dict)] if isinstance(choices, list) else []
    if chosen and chosen not in options:
        message = f"'{chosen}' is not open to the director here."
        raise Unlawful("ruling.choice", message, field="chosen", value=chosen, limits={"of": options})


@applies(RulingKept)
def _kept(state: State, happening: RulingKept) -> None:
    kept = state.of(Rulings).kept
    if happening.number in kept:
        message = f"There is a ruling {happening.number} already."
        raise Unlawful("ruling.exists", message, field="number", value=happening.number)
    kept[happening.number] = happening
