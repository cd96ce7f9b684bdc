"""What is printed and not part of a board."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.papers import Receipt, StructureSheet, deal_sheets, receipts, structure_sheet
from cardspeak.desk.roles import OFFICE
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.sheet import DealSheet
from cardspeak.tournament.flights.bags import BagSlip, slips
from cardspeak.web.answers import answer
from cardspeak.web.routing import route
from cardspeak.web.server import server_of


def _state(request: Request) -> State:
    return server_of(request).event_host.event(request.path_params["event"]).settled().state


@route("GET", "/api/events/{event}/paper/receipts", *OFFICE, gives=list[Receipt])
async def print_receipts(request: Request) -> Response:
    """What every entry has bought, line by line, latest entries first."""
    return answer(receipts(_state(request)))


@route("GET", "/api/events/{event}/paper/deals", *OFFICE, gives=list[DealSheet])
async def print_deals(request: Request) -> Response:
    """The sheets that the players in a deal sign."""
    return answer(deal_sheets(_state(request)))


@route("GET", "/api/events/{event}/paper/bags", *OFFICE, gives=list[BagSlip])
async def print_bags(request: Request) -> Response:
    """The slips of the bags that are packed."""
    return answer(slips(_state(request)))


@route("GET", "/api/events/{event}/paper/structure", *OFFICE, gives=StructureSheet)
async def print_structure(request: Request) -> Response:
    """Levels, starting stack and prices of the event."""
    return answer(structure_sheet(_state(request)))
