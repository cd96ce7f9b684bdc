"""The sentences of a script about the time to act."""

from __future__ import annotations

from cardspeak.floor.forms import form
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat import clock, shot_clock
from cardspeak.floor.seating import player_here
from cardspeak.floor.table import Table


@form(
    "clock on {who:seat} called from another table",
    about="A player of the event who sits elsewhere asks for the clock.",
    example="clock on Ann called from another table",
)
def called_elsewhere(table: Table, who: int) -> Ruling:
    """A clock from another table."""
    return clock.call_clock(table, who, other_table=True)


@form("{who:seat} acts as time ends", about="Act and end come together.", example="Ann acts as time ends")
def acts_at_end(table: Table, who: int) -> Ruling:
    """A tie."""
    _on_clock(table, who)
    return clock.acts_at(table)


@form(
    "{who:seat} acts after {seconds:count} seconds",
    about="When the player on the clock acts.",
    example="Ann acts after 20 seconds",
)
def acts_after(table: Table, who: int, seconds: int) -> Ruling:
    """In time or too late."""
    _on_clock(table, who)
    return clock.acts_at(table, seconds)


def _on_clock(table: Table, seat: int) -> None:
    on_clock, _ = clock.running(table)
    player_here(table, seat)
    if on_clock != seat:
        raise clock.not_on_clock(table, seat)


@form(
    "shot clock starts for {who:seat} [{how:with the bet counted|counted}]",
    about="The shot clock of the player to act.",
    example="shot clock starts for Ann with the bet counted",
)
def shot(table: Table, who: int, how: str = "") -> Ruling:
    """A timed decision."""
    return shot_clock.start_shot_clock(table, who, counted=bool(how))


@form(
    "{who:seat} has {chips:count} time bank chips",
    about="What a player's time bank holds.",
    example="Ann has 2 time bank chips",
)
def bank(table: Table, who: int, chips: int) -> None:
    """Chips that buy time."""
    player_here(table, who)
    table.recall(shot_clock.TimeBanks).chips[who] = chips
