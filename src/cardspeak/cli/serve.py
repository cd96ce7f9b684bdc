"""`cardspeak serve`: the house on this machine, for browsers and phones."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click

from cardspeak.cli.program import spoken, usage_error
from cardspeak.words import items, message

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
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="The port; 0 picks a free one."
)
@click.option("--lan", is_flag=True, help="Accept connections from the local network, not only from this machine.")
@click.option(
    "--host", "hosts", multiple=True, metavar="NAME", help="A host name this server answers to, such as one of a proxy."
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of worker processes.")
@click.option("--cert", type=FILE, help="The certificate for TLS.")
@click.option("--key", type=FILE, help="The private key of the certificate.")
@click.option("--log", metavar="FILE", help="Log every request as a JSON line to FILE, or to the terminal with -.")
def command(
    where: str, port: int, lan: bool, hosts: tuple[str, ...], workers: int, cert: str | None, key: str | None,
    log: str | None,
) -> None:  # fmt: skip
    """Serve the console, the wall and the phones from one store until stopped."""
    from cardspeak.web.serving import ServeOptions, serve

    if bool(cert) != bool(key):
        raise usage_error(message("cli.go-together", options=items(["--cert", "--key"], "and")))
    store = where if "://" in where else Path(where)
    options = ServeOptions(store, port, lan, secrets.token_urlsafe(9), hosts, cert, key, log, spoken())
    if workers == 1:
        serve(options)
        return
    if sys.platform != "linux":
        raise usage_error(message("cli.workers-need-linux"))
    from cardspeak.web.workers import serve_with_workers

    serve_with_workers(options, workers)
