"""What is printed where the server is started: its address, and for the venue's network a QR code to scan."""

from __future__ import annotations

import io

import click
import segno

from cardspeak.desk.ending import over_since
from cardspeak.desk.hall.hall import HOUSE
from cardspeak.errors import Refusal
from cardspeak.tournament.log import Event
from cardspeak.web.hosts import Hosts, own_addresses
from cardspeak.web.server import Server

PRINTED = "check-in, printed at the start"


def qr_svg(address: str) -> str:
    """An address as a QR code, to be put into a page."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def print_addresses(scheme: str, port: int, server: Server) -> str:
    """Print where the house is found; the address on this machine."""
    address = f"{scheme}://127.0.0.1:{port}"
    click.echo(f"Cardspeak serves at {address}")
    if server.lan:
        _say_in_the_venue(scheme, port, server)
    return address


def _say_in_the_venue(scheme: str, port: int, server: Server) -> None:
    found = (server.hosts or Hosts(lan=True)).in_the_venue(scheme)
    if found is None:
        click.echo("This machine is in no network: join the venue's Wi-Fi or open a hotspot, then start again.")
        return
    for one in dict.fromkeys((found, *own_addresses())):
        click.echo(f"In this network: {scheme}://{one}:{port}")
    if scheme == "http":
        click.echo("Not encrypted: whoever can listen in on the Wi-Fi can read it. Give the Wi-Fi a password.")
    event = _next_event(server)
    page = f"{scheme}://{found}:{port}/" + (f"k/{_check_in(server, event)}" if event else "")
    click.echo(f"Scan to check in to '{event}':" if event else "Scan to open it:")
    out = io.StringIO()
    segno.make(page, error="l", micro=False).terminal(out, border=1, compact=True)
    click.echo(out.getvalue())
    click.echo(page)


def _next_event(server: Server) -> str:
    """The newest event that is not over; there may be none."""
    return next((name for name in reversed(server.log.streams()) if name != HOUSE and _goes_on(server, name)), "")


def _goes_on(server: Server, event: str) -> bool:
    """Whether an event was not won, called off or left alone; what cannot be read is no event to check in to."""
    try:
        state = Event(kept.entry for kept in server.log.read(event)).state
    except Refusal:
        return False
    return state.created is not None and over_since(state, server.now()) is None


def _check_in(server: Server, event: str) -> str:
    """The secret part of a link to check in with; the one that was printed the last time opens nothing any more."""
    for link in server.house.open_links():
        if link.label == PRINTED:
            server.house.revoke_link(link.number)
    _, token = server.house.make_link("player", event, label=PRINTED)
    return token
