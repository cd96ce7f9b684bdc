"""`cardspeak import`: files of other programs as commands for `cardspeak event`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from cardspeak.cli.files import read, write
from cardspeak.cli.program import json_option, say, spoken, wants_json
from cardspeak.words import items, message


@json_option
@click.command("import", epilog="Example: cardspeak import friday.tdt --to friday.commands")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--book", metavar="ID", help="The rulebook of the event; by default the first one listed.")
@click.option(
    "--to", type=click.Path(dir_okay=False), help="Write the commands to this file; standard output if left out."
)
@click.pass_context
def command(ctx: click.Context, file: str, book: str | None, to: str | None) -> None:
    """Read a Tournament Director file (.tdt) or a CSV list of players and write commands that `cardspeak event` runs.

    What cannot be imported is listed in comments. A file is only read: nothing in it is executed.
    """
    import msgspec

    from cardspeak.desk.importing.brought import commands
    from cardspeak.desk.importing.lists import decoded, read_players
    from cardspeak.desk.importing.tournament_director import read_event

    text = decoded(read(file))
    event = read_event(text) if Path(file).suffix.lower() == ".tdt" else read_players(text)
    if wants_json(ctx):
        told = {**msgspec.to_builtins(event), "notes": [say(one) for one in event.notes]}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    lines = "\n".join(commands(event, _book(book), spoken())) + "\n"
    if to is None:
        click.echo(lines, nl=False)
    else:
        write(to, lines)
        players, levels = message("count.players", n=len(event.players)), message("count.levels", n=len(event.levels))
        click.echo(say(message("cli.imported", players=players, levels=levels, to=to)))


def _book(name: str | None) -> str:
    from cardspeak.books.layer_files import layer_ids
    from cardspeak.errors import Unreadable

    known = layer_ids()
    if name is not None and name not in known:
        raise Unreadable(
            "setup.book/known",
            {"name": name, "known": items(known)},
            field="book",
            value=name,
            limits={"of": list(known)},
        )
    return name or known[0]
