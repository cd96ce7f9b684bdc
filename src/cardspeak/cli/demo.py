"""`cardspeak demo`: a league night that plays itself, served to the browser, while you watch and step in."""

from __future__ import annotations

import secrets
import tempfile
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardspeak.cli.program import say, spoken
from cardspeak.words import message

if TYPE_CHECKING:
    from cardspeak.web.server import Server

EVENT, OWNER = "thursday", "Director"


@click.command("demo", epilog="Example: cardspeak demo --pace 60")
@click.option(
    "--pace", type=click.IntRange(0, 600), default=20, show_default=True, help="Speed, as a multiple of real time."
)
@click.option("--players", type=click.IntRange(3, 300), default=74, show_default=True, help="Number of players.")
@click.option("--book", metavar="ID", help="The rulebook of the night; `cardspeak rules` lists them.")
@click.option("--ready", is_flag=True, help="Stop when the night is ready to start, and leave the rest to you.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="The port; 0 picks a free one."
)
@click.option("--lan", is_flag=True, help="Accept connections from the local network, not only from this machine.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(pace: int, players: int, book: str | None, ready: bool, port: int, lan: bool, no_browser: bool) -> None:
    """Serve a league night with invented players: check-in, hands, busts, moves, breaks, calls to the floor, prizes.

    The event is stored in a temporary file. Everything works as in a real event: stop the clock, move somebody, strike
    something out, and the night continues from there.
    """
    from cardspeak.cli.rules import named_book
    from cardspeak.web.serving import ServeOptions, serve

    chosen = named_book(book).id if book is not None else _usual_book()
    with tempfile.TemporaryDirectory(prefix="cardspeak-demo-") as folder:

        def prepare(server: Server, address: str) -> Callable[[], object]:
            code = _prepare(server, chosen, players, pace, plays=not ready)
            page = f"{address}/welcome/{code}?event={EVENT}"
            click.echo(say(message("cli.demo-at", page=page)))
            return partial(webbrowser.open, page) if not no_browser else lambda: None

        serve(ServeOptions(Path(folder) / "demo.db", port, lan, language=spoken()), prepare)


def _usual_book() -> str:
    from cardspeak.books.layer_files import layer_ids

    return layer_ids()[0]


def _prepare(server: Server, book: str, players: int, pace: int, *, plays: bool) -> str:
    """An owner who is signed in by the address, an event, and a clock that runs fast; the address's code."""
    from cardspeak.web.demo import prepare

    password = secrets.token_urlsafe(12)
    server.house.add_staff(OWNER, password, "owner")
    code = secrets.token_urlsafe(9)
    server.one_time_tokens[code] = server.house.sign_in(OWNER, password, "demo")
    prepare(server, EVENT, book, players, pace, plays=plays)
    return code
