"""`cardspeak export`: a kept event as CSV, JSON or a page to print."""

from __future__ import annotations

import click

from cardspeak.cli.files import write
from cardspeak.cli.program import spoken

FORMS = ("report", "csv", "json", "log-csv")


@click.command("export", epilog="Example: cardspeak export friday.db --as report --to friday.html")
@click.argument("file")
@click.option("--event", "name", metavar="NAME", help="Which event of the file, if there are several.")
@click.option("--as", "form", type=click.Choice(FORMS), default="report", show_default=True, help="The output format.")
@click.option("--to", type=click.Path(dir_okay=False), help="The output file; standard output if left out.")
def command(file: str, name: str | None, form: str, to: str | None) -> None:
    """Write the event kept in FILE (or at a postgresql:// address): places, prizes, and the proofs of money and chips."""
    from cardspeak.cli.events import wanted
    from cardspeak.desk.exporting.report import report
    from cardspeak.desk.exporting.tables import as_json, entries_csv, log_csv
    from cardspeak.errors import Ambiguous
    from cardspeak.question import Option
    from cardspeak.store.opening import open_log
    from cardspeak.tournament.log import derive

    with open_log(file, create=False) as log:
        names = wanted(log, (name,) if name else ())
        if len(names) != 1:
            options = [Option(one, one) for one in names]
            raise Ambiguous.asking(
                "export.which" if names else "export.which/none", {"names": names}, "event", options=options
            )
        entries = [kept.entry for kept in log.read(names[0])]
    state = derive(entries).state
    if form == "csv":
        text = entries_csv(state)
    elif form == "log-csv":
        text = log_csv(entries)
    else:
        text = as_json(state, entries) if form == "json" else report(state, entries, spoken())
    if to is None:
        click.echo(text, nl=False)
    else:
        write(to, text)
