"""Coming back without paying: somebody who is out gets a new entry from a draw or a table of the eliminated."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.errors import Unlawful
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.core import Happening, State
from cardspeak.tournament.entrants import Entrant, Entrants, Registered
from cardspeak.tournament.entries.re_entering import ReEntered, last_entry
from cardspeak.words import Message, word


def out(state: State, player: str) -> Entrant:
    """The last entry of somebody who is out; refused where he is still in, or never was."""
    entry = last_entry(state, player)
    if entry.live:
        raise Unlawful("entry.still-in", {"name": entry.name}, field="player", value=player)
    if entry.status != "out":
        raise Unlawful(
            "entry.gone/status-was",
            {"name": entry.name, "status": word("status", entry.status)},
            field="player",
            value=player,
        )
    return entry


def back_in(state: State, players: dict[str, int], why: Message, cites: tuple[str, ...]) -> Iterator[Happening]:
    """New entries for players who are out, with so many chips each; the seat is drawn or assigned like a newcomer's."""
    entrants = state.of(Entrants)
    for number, (player, chips) in enumerate(players.items(), entrants.next_number()):
        old = last_entry(state, player)
        yield Registered(
            entry=number, player=player, name=old.name, kind="re-entry", chips=chips, member=old.member, notes=(why,)
        )
        yield ReEntered(entry=number, earlier=old.number, cites=cites)
        yield ChipsIssued(entry=number, chips=chips, why=why, cites=cites)
