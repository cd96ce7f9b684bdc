"""The sentences of a script about players who were skipped."""

from __future__ import annotations

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import form
from cardspeak.floor.table import Table
from cardspeak.floor.turn.skipped import skipped


@form(
    "skip [is] noticed [{soon:too soon to speak up|too soon}]",
    about="It is noticed that the player to act was passed over; say if there was no time to speak up.",
    example="skip noticed",
)
def skip_noticed(table: Table, soon: str = "") -> Ruling:
    """The floor decides about the hand of a player who stayed silent."""
    return skipped(table, reasonable_time=not soon)


@form("{who:seat} was skipped", about="It is noticed that a player was passed over.", example="Dan was skipped")
def was_skipped(table: Table, who: int) -> Ruling:
    """The same, with the player named."""
    return skipped(table, reasonable_time=True, who=who)


@form("{who:seat} speaks up", about="A player who was passed over claims the turn.", example="Four speaks up")
def speaks_up(table: Table, who: int) -> Ruling:
    """The right to act is kept unless too much has happened behind."""
    return skipped(table, reasonable_time=True, who=who)
