"""What belongs to a player who came by a link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.views.mine import ShownMine, mine
from cardspeak.desk.views.parts import Seen
from cardspeak.web.answers import answer
from cardspeak.web.place import place_of
from cardspeak.web.routing import route, who


@route("GET", "/api/events/{event}/mine", "player", gives=ShownMine)
async def see_mine(request: Request) -> Response:
    """The player's own seat, place and prize; the link says who that is."""
    place, person = place_of(request), who(request)
    event = request.path_params["event"]
    seen = Seen(place.event_host.event(event), place.event_host.now(event))
    return answer(mine(seen, person.entry, person.player))
