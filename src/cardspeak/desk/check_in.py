"""Self check-in: a sign-up where an entry costs something, an entry at once where it does not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import NamedTuple

from cardspeak.desk.event_host import EventHost
from cardspeak.errors import Unlawful
from cardspeak.limits import LONGEST_NAME
from cardspeak.tournament.core import Context, Order, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.door import SignedUp, at_the_door
from cardspeak.tournament.entries.registering import Register, Waits
from cardspeak.tournament.entries.signing_up import SignUp, comes_again
from cardspeak.tournament.happenings import Registered

SPACE = re.compile(r"\s+")
CheckedIn = SignedUp | Registered | Waits


class Newcomer(NamedTuple):
    """Somebody who checks in by name."""

    player: str
    """A new player id for this event, until the desk says who they are."""
    name: str
    claims: bool
    """Somebody of that name is known; the desk has to check whether it is the same person."""


def newcomer(state: State, name: str, known: Iterable[tuple[str, str]]) -> Newcomer:
    """Somebody new to the event, under the name they say; ``known`` are players and names of those who have been here."""
    tidy = SPACE.sub(" ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME or not any(char.isalpha() for char in tidy):
        limits = {"min": 1, "max": LONGEST_NAME}
        raise Unlawful("check-in.name", field="name", value=name[:80], limits=limits)
    folded = tidy.casefold()
    if folded in _names(state):
        raise Unlawful("check-in.taken", {"tidy": tidy}, field="name", value=tidy)
    before = list(known)
    taken = {*_players(state), *(player for player, _ in before)}
    free = (one for one in chain([folded], (f"{folded} {number}" for number in count(2))) if one not in taken)
    return Newcomer(next(free), tidy, is_known(tidy, before))


def is_known(name: str, known: Iterable[tuple[str, str]]) -> bool:
    """Whether somebody of that name has been here."""
    return any(named.casefold() == name.casefold() for _, named in known)


def _players(state: State) -> set[str]:
    return {*state.of(Entrants).by_player, *dict(at_the_door(state))}


def _names(state: State) -> set[str]:
    entered = (one.name.casefold() for one in state.of(Entrants).entries.values())
    return {*entered, *(name.casefold() for _, name in at_the_door(state))}


async def check_in(host: EventHost, event: str, who: Newcomer, context: Context) -> CheckedIn:
    """Sign somebody up, or enter them where nothing is to be paid and nobody else can be meant."""
    state = host.event(event).state
    to_the_desk = state.setup.buy_in.price > 0 or comes_again(state, who.player) or who.claims
    kind = SignUp if to_the_desk else Register
    order: Order = kind(player=who.player, name=who.name)
    taken = await host.order(event, order, context)
    return next(entry.what for entry in taken.entries if isinstance(entry.what, CheckedIn))
