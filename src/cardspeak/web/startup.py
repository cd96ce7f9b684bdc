"""Messages at startup: the addresses, and for the venue's network a QR code. Also QR codes for pages."""

from __future__ import annotations

import io

import click
import segno

from cardspeak.desk.house.happenings import HOUSE
from cardspeak.errors import Refusal
from cardspeak.tournament.ending import over_since
from cardspeak.tournament.log import Event
from cardspeak.web.hosts import Hosts, own_addresses
from cardspeak.web.server import Server
from cardspeak.words import Message, message
from cardspeak.words.catalogue import ENGLISH, worded

PRINTED = "check-in, printed at the start"


def qr_svg(address: str) -> str:
    """An address as a QR code in SVG."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def print_addresses(scheme: str, port: int, server: Server, language: str = ENGLISH) -> str:
    """Print the addresses of the server; returns the one on this machine."""
    address = f"{scheme}://127.0.0.1:{port}"
    _print(message("serve.running", address=address), language)
    if server.lan:
        _print_for_the_venue(scheme, port, server, language)
    return address


def print_owner_link(address: str, first_key: str, language: str = ENGLISH) -> None:
    """Print where the first owner signs up."""
    _print(message("serve.no-owner", page=f"{address}/sign-in#{first_key}"), language)


def _print(said: Message, language: str) -> None:
    click.echo(worded(said, language))


def _print_for_the_venue(scheme: str, port: int, server: Server, language: str) -> None:
    found = (server.hosts or Hosts(lan=True)).in_the_venue(scheme)
    if found is None:
        _print(message("serve.no-network"), language)
        return
    for one in dict.fromkeys((found, *own_addresses())):
        _print(message("serve.in-network", address=f"{scheme}://{one}:{port}"), language)
    if scheme == "http":
        _print(message("serve.not-encrypted"), language)
    event = _next_event(server)
    page = f"{scheme}://{found}:{port}/" + (f"k/{_check_in(server, event)}" if event else "")
    _print(message("serve.scan-to-check-in" if event else "serve.scan-to-open", event=event), language)
    out = io.StringIO()
    segno.make(page, error="l", micro=False).terminal(out, border=1, compact=True)
    click.echo(out.getvalue())
    click.echo(page)


def _next_event(server: Server) -> str:
    """The newest event that is not over; empty if there is none."""
    return next((name for name in reversed(server.log.streams()) if name != HOUSE and _goes_on(server, name)), "")


def _goes_on(server: Server, event: str) -> bool:
    """Whether an event is neither over, cancelled nor abandoned; one that cannot be read does not count."""
    try:
        state = Event(kept.entry for kept in server.log.read(event)).state
    except Refusal:
        return False
    return state.created is not None and over_since(state, server.now()) is None


def _check_in(server: Server, event: str) -> str:
    """The token of a new link for checking in; the one printed last time is revoked."""
    for link in server.house.open_links():
        if link.label == PRINTED:
            server.house.revoke_link(link.number)
    _, token = server.house.make_link("player", event, label=PRINTED)
    return token
