"""People known from lists and earlier events, for the desk to find as one types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.importing.lists import read_players
from cardspeak.desk.roles import EVERYTHING
from cardspeak.errors import Unlawful
from cardspeak.limits import Document
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import Event
from cardspeak.web.answers import answer
from cardspeak.web.background import BACKGROUND
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import route, who
from cardspeak.web.server import Server, server_of
from cardspeak.words import Chips, Message

DESK = (*EVERYTHING, "registrar")
MOST = 5_000
"""People in one answer at most."""
MOST_KNOWN = 20_000
"""People on lists at most; the largest league has fewer members."""


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A known person."""

    player: str
    name: str
    events: int = 0
    """Events they have played here."""


class BringPeople(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A list as CSV: names, or columns with headings."""

    text: Document


class ImportedPeople(msgspec.Struct, frozen=True, kw_only=True):
    """The number of people on the list, and notes on odd lines."""

    people: int
    notes: list[Message] = []


@route("GET", "/api/people", *DESK, gives=list[KnownPerson])
async def list_people(request: Request) -> Response:
    """Everybody the desk knows, those who play most often first; a link knows those of its event."""
    server, person = server_of(request), who(request)
    if person.event:
        return answer(_counted({}, [server.event_host.event(person.event)]))
    return answer(known_people(server)[:MOST])


def known_people(server: Server) -> list[KnownPerson]:
    """People of the lists and of every event here."""
    return _counted(server.house.people, server.event_host.events.values())


def _counted(people: Mapping[str, str], events: Iterable[Event]) -> list[KnownPerson]:
    names, times = dict(people), dict.fromkeys(people, 0)
    for event in events:
        for entry in event.state.of(Entrants).entries.values():
            if entry.kind == "re-entry":
                continue
            names[entry.player] = entry.name
            times[entry.player] = times.get(entry.player, 0) + 1
    known = [KnownPerson(player=player, name=name, events=times[player]) for player, name in names.items()]
    return sorted(known, key=lambda one: (-one.events, one.name.casefold()))


@route("POST", "/api/people", *DESK, takes=BringPeople, gives=ImportedPeople, status=201)
async def bring_people(request: Request) -> Response:
    """Bring a list of members, or of those who have signed up."""
    server, person, asked = server_of(request), who(request), await body_of(request, BringPeople)
    if person.event:
        raise Unlawful("auth.forbidden", field="role", value=person.role)
    read = await BACKGROUND.run(read_players, asked.text)
    people = tuple((one.player, one.name) for one in read.players)
    if len(server.house.people.keys() | dict(people).keys()) > MOST_KNOWN:
        limits = {"max": MOST_KNOWN}
        raise Unlawful(
            "people.too-many", {"most_known": Chips(MOST_KNOWN)}, field="text", value=len(people), limits=limits
        )
    await server.change_house(server.house.bring_people, people, person.name)
    return answer(ImportedPeople(people=len(people), notes=list(read.notes)), 201)
