"""`cardspeak bench`: run the benchmarks of the checkout this package was installed from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

from cardspeak.cli.program import say
from cardspeak.words import message

CHECKOUT = Path(__file__).parents[3]


@click.command(
    "bench",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    epilog="Example: cardspeak bench",
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def command(ctx: click.Context, arguments: tuple[str, ...]) -> None:
    """Measure Cardspeak against its peers. ARGUMENTS are passed to the benchmarks.

    The benchmarks are part of a checkout, not of the installed package; `make bench` also installs the peers.
    """
    if not (CHECKOUT / "bench" / "__main__.py").is_file():
        raise click.ClickException(say(message("cli.bench")))
    ctx.exit(subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=CHECKOUT, check=False).returncode)
