"""Self check-in: an entry under a name that nobody in the event has, not paid for until the desk has the money."""

from __future__ import annotations

import re
import unicodedata

from cardspeak.desk.hall import Hall
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants, Registered
from cardspeak.tournament.entries.registering import Register

LONGEST = 60
SPACE = re.compile(r"\s+")


async def check_in(hall: Hall, event: str, name: str, context: Context) -> Registered:
    """Register somebody by name; refused where the name is taken, since two people of one name are told apart at the desk."""
    tidy = SPACE.sub(" ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(tidy) <= LONGEST or not any(char.isalpha() for char in tidy):
        limits = {"min": 1, "max": LONGEST}
        raise Unlawful("check-in.name", "Say your name.", field="name", value=name[:80], limits=limits)
    player = tidy.casefold()
    entrants = hall.running(event).state.of(Entrants)
    if player in entrants.by_player or any(one.name.casefold() == player for one in entrants.entries.values()):
        raise Unlawful("check-in.taken", f"{tidy} is checked in already; see the desk.", field="name", value=tidy)
    taken = await hall.order(event, Register(player=player, name=tidy, paid=False), context)
    return next(entry.what for entry in taken.entries if isinstance(entry.what, Registered))
