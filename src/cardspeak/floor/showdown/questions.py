"""Questions at showdown: who shows, who may see, who wins, how pots are split, and whether a dispute is in time."""

from __future__ import annotations

from msgspec.structs import replace

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import form
from cardspeak.floor.showdown import awards, seeing
from cardspeak.floor.table import Table


@form(
    "? may {who:seat} see [the hand of] {whose:seat}",
    about="Whether a player may see another's hand.",
    example="? may Ann see Ben",
)
def may_see(table: Table, who: int, whose: int) -> Ruling:
    """Who may see whose hand; asking changes nothing."""
    return replace(seeing.may_see(table, who, whose), effects=())


@form(
    "? carried pot {chips:amount} dealt before to {before:seats}",
    about="Who is dealt in when chips of the deal before are still in the middle.",
    example="? carried pot 500 dealt before to Ann and Ben",
)
def carried_pot(table: Table, chips: int, before: tuple[int, ...]) -> Ruling:
    """Who plays for carried chips."""
    return awards.carried_pot(table, chips, before, sorted(table.names) or table.the_hand().seats)
