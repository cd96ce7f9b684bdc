"""`cardspeak version`: what to write into a bug report."""

from __future__ import annotations

import importlib.util
import json
import platform

import click

import cardspeak
from cardspeak.cli.program import json_option, say, wants_json
from cardspeak.words import message


@json_option
@click.command("version", epilog="Example: cardspeak version --json")
@click.pass_context
def command(ctx: click.Context) -> None:
    """Print the versions of Cardspeak and Python, and whether the compiled kernels can be used."""
    fast = all(importlib.util.find_spec(package) for package in ("numba", "numpy"))
    if wants_json(ctx):
        versions = {"cardspeak": cardspeak.__version__, "python": platform.python_version(), "fast": fast}
        click.echo(json.dumps(versions))
        return
    code = "cli.version" if fast else "cli.version-without-kernels"
    click.echo(say(message(code, version=cardspeak.__version__, python=platform.python_version())))
