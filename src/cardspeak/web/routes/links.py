"""Links: a QR code gives access to one event in one role, until the event is over or the link is revoked."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.house import House
from cardspeak.desk.house.happenings import LinkMade, LinkTerms
from cardspeak.desk.roles import LINKS_BY, Role
from cardspeak.errors import Unlawful
from cardspeak.limits import Name
from cardspeak.tournament.entrants import Entrants
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.hosts import Hosts, bare, is_loopback
from cardspeak.web.routing import route, who
from cardspeak.web.server import server_of
from cardspeak.web.startup import qr_svg

MAKERS = tuple(LINKS_BY)


class NewLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to make; a player's link without an entry is for checking in."""

    role: Role
    event: Annotated[str, Meta(min_length=1, max_length=200)]
    entry: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    label: Name = ""


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link; its address is shown once, when it is made."""

    number: int
    role: str
    event: str
    entry: int | None = None
    personal: bool = False
    """Whether it belongs to one player; a player's other link is for checking in."""
    label: str = ""
    until: int | None = None
    """When it expires; null while its event goes on."""
    address: str = ""
    qr: str = ""
    """The address as a QR code in SVG."""


def _shown(house: House, link: LinkMade, address: str = "") -> Link:
    return Link(
        number=link.number, role=link.role, event=link.event, entry=link.entry, label=link.label,
        personal=link.role == "player" and bool(link.player or link.entry), until=house.ends(link), address=address, qr=qr_svg(address) if address else "",
    )  # fmt: skip


@route("GET", "/api/links", *MAKERS, gives=list[Link], query={"event": "Only those of this event."})
async def list_links(request: Request) -> Response:
    """The valid links, without their secret parts."""
    event = request.query_params.get("event", "") or who(request).event
    allowed = (who(request).event, event) if who(request).event else (event,)
    house = server_of(request).house
    return answer([
        _shown(house, one) for one in house.open_links() if all(name in ("", one.event) for name in allowed)
    ])  # fmt: skip


@route("POST", "/api/links", *MAKERS, takes=NewLink, gives=Link, status=201)
async def make_link(request: Request) -> Response:
    """Make a link for a player, a wall or a table; its address and QR code are shown only now."""
    server, person, asked = server_of(request), who(request), await body_of(request, NewLink)
    if asked.role not in LINKS_BY[person.role] or person.event not in ("", asked.event):
        limits = {"roles": list(LINKS_BY[person.role])}
        raise Unlawful("auth.forbidden/link-not-yours-make", field="role", value=asked.role, limits=limits)
    if asked.event not in server.event_host.events:
        await server.catch_up()
    event = server.event_host.event(asked.event)
    server.rate_limits.spend("make link", person.name)
    entrant = event.state.of(Entrants).entry(asked.entry) if asked.entry is not None else None
    number, token = await server.change_house(
        server.house.make_link, asked.role, asked.event, entry=asked.entry, by=person.name,
        player=entrant.player if entrant is not None else "", label=asked.label or (entrant.name if entrant else ""),
    )  # fmt: skip
    return answer(_shown(server.house, server.house.links[number], f"{_site(request)}/k/{token}"), 201)


@route("POST", "/api/links/{number:int}/revoke", *MAKERS, gives=list[Link])
async def revoke_link(request: Request) -> Response:
    """Revoke a link; its open feeds end within seconds."""
    server, person, number = server_of(request), who(request), request.path_params["number"]
    link = server.house.links.get(number)
    if link is not None and (link.role not in LINKS_BY[person.role] or person.event not in ("", link.event)):
        raise Unlawful("auth.forbidden/link-not-yours-revoke", field="number", value=number)
    await server.change_house(server.house.revoke_link, number, person.name)
    return await list_links(request)


@route("GET", "/api/link-terms", *MAKERS, gives=LinkTerms)
async def see_link_terms(request: Request) -> Response:
    """How many hours after their event links expire."""
    return answer(server_of(request).house.link_terms)


@route("PUT", "/api/link-terms", "owner", takes=LinkTerms, gives=LinkTerms)
async def set_link_terms(request: Request) -> Response:
    """Change how long links last, existing ones too."""
    server, asked = server_of(request), await body_of(request, LinkTerms)
    await server.change_house(server.house.set_link_terms, asked, who(request).name)
    return answer(server.house.link_terms)


def _site(request: Request) -> str:
    """The server's address for a phone: the network's where the request came from this machine itself."""
    site = f"{request.url.scheme}://{request.url.netloc}"
    server = server_of(request)
    if server.lan and is_loopback(bare(request.url.netloc)):
        port = f":{request.url.port}" if request.url.port else ""
        found = (server.hosts or Hosts(lan=True)).in_the_venue(request.url.scheme)
        return f"{request.url.scheme}://{found}{port}" if found is not None else site
    return site
