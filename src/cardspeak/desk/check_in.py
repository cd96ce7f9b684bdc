"""Self check-in: a sign-up where an entry costs something, an entry at once where it does not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from cardspeak.desk.event_host import EventHost
from cardspeak.errors import Unlawful
from cardspeak.limits import LONGEST_NAME
from cardspeak.tournament.core import Context, Order, State
from cardspeak.tournament.entrants import Entrants, Registered
from cardspeak.tournament.entries.door import SignedUp, at_the_door
from cardspeak.tournament.entries.registering import Register, Waits
from cardspeak.tournament.entries.signing_up import SignUp, comes_again

SPACE = re.compile(r"\s+")
CheckedIn = SignedUp | Registered | Waits


def newcomer(state: State, name: str, known: Iterable[tuple[str, str]]) -> tuple[str, str]:
    """Who somebody is that says a name: player and name. Two people of one name are told apart at the desk.

    ``known`` are the players and names of those who have been here: a name that only one of them has is theirs.
    """
    tidy = SPACE.sub(" ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME or not any(char.isalpha() for char in tidy):
        limits = {"min": 1, "max": LONGEST_NAME}
        raise Unlawful("check-in.name", field="name", value=name[:80], limits=limits)
    folded = tidy.casefold()
    same = [(player, named) for player, named in known if named.casefold() == folded]
    player, tidy = same[0] if len(same) == 1 else (folded, tidy)
    if player in _players(state) or folded in _names(state):
        raise Unlawful("check-in.taken", {"tidy": tidy}, field="name", value=tidy)
    return player, tidy


def _players(state: State) -> set[str]:
    return {*state.of(Entrants).by_player, *dict(at_the_door(state))}


def _names(state: State) -> set[str]:
    entered = (one.name.casefold() for one in state.of(Entrants).entries.values())
    return {*entered, *(name.casefold() for _, name in at_the_door(state))}


async def check_in(host: EventHost, event: str, player: str, name: str, context: Context) -> CheckedIn:
    """Sign somebody up, or enter them where nothing is to be paid."""
    state = host.event(event).state
    pays = state.setup.buy_in.price > 0 or comes_again(state, player)
    order: Order = SignUp(player=player, name=name) if pays else Register(player=player, name=name)
    taken = await host.order(event, order, context)
    return next(entry.what for entry in taken.entries if isinstance(entry.what, CheckedIn))
