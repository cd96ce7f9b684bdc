"""`cardspeak serve`: the house on this machine, for browsers and phones."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click

FILE = click.Path(exists=True, dir_okay=False)


@click.command("serve", epilog="Example: cardspeak serve --lan --store friday.db")
@click.option(
    "--store",
    "where",
    default="cardspeak.db",
    show_default=True,
    metavar="FILE",
    help="A file, or a postgresql:// address.",
)
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="0 takes a free one.")
@click.option("--lan", is_flag=True, help="Let the phones and walls of the venue in; otherwise only this machine.")
@click.option("--host", "hosts", multiple=True, metavar="NAME", help="A name that leads here, as behind a proxy.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve.")
@click.option("--cert", type=FILE, help="A certificate, to serve by TLS.")
@click.option("--key", type=FILE, help="The key of the certificate.")
@click.option("--log", metavar="FILE", help="Write JSON lines on every request to FILE, or to - for the terminal.")
def command(
    where: str, port: int, lan: bool, hosts: tuple[str, ...], workers: int, cert: str | None, key: str | None,
    log: str | None,
) -> None:  # fmt: skip
    """Serve the console, the wall and the phones over one store, until it is stopped."""
    from cardspeak.web.serving import ServeOptions, serve

    if bool(cert) != bool(key):
        raise click.UsageError("--cert and --key go together.")
    store = where if "://" in where else Path(where)
    options = ServeOptions(store, port, lan, secrets.token_urlsafe(9), hosts, cert, key, log)
    if workers == 1:
        serve(options)
        return
    if sys.platform != "linux":
        raise click.UsageError("--workers needs Linux: elsewhere processes cannot share a port.")
    from cardspeak.web.workers import serve_with_workers

    serve_with_workers(options, workers)
