"""`cardspeak verify`: whether a log is as it was written, and whether its event is sound."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from cardspeak.cli.program import json_option, say, wants_json
from cardspeak.cli.tables import padded
from cardspeak.words import message

if TYPE_CHECKING:
    from cardspeak.store.verify import Report

UNSOUND = 1
LABEL = 6
"""Columns that the name of a check takes."""


@json_option
@click.command("verify", epilog="Example: cardspeak verify friday.db --seed 8c1f…")
@click.argument("file")
@click.option("--event", "events", multiple=True, metavar="NAME", help="Only this event of the file; may be repeated.")
@click.option(
    "--seed", "seeds", multiple=True, metavar="HEX",
    help="The sealed seed, once it is published; every draw is run again. May be repeated.",
)  # fmt: skip
@click.pass_context
def command(ctx: click.Context, file: str, events: tuple[str, ...], seeds: tuple[str, ...]) -> None:
    """Check the events in FILE (or at a postgresql:// address): log, hash chain, stacks, prizes, draws, money and chips.

    Exit code 0: everything is sound; 1: something is not; 2: not a log.
    """
    from cardspeak.cli.events import wanted
    from cardspeak.desk.house import HOUSE
    from cardspeak.store.opening import open_log
    from cardspeak.store.verify import sealed_with, verify

    opened = [_seed(one) for one in seeds]
    with open_log(file, create=False) as log:
        names = wanted(log, events)
        own = {name: [one for one in opened if sealed_with(log, name, one)] for name in names}
        strange = [one for one in opened if not any(one in some for some in own.values())]
        reports = [verify(log, name, [*own[name], *strange]) for name in names]
        if not events and HOUSE in log.streams():
            reports.append(verify(log, HOUSE, only=("chain",)))
    if wants_json(ctx):
        click.echo(json.dumps([_as_object(report) for report in reports], ensure_ascii=False, indent=2))
    else:
        for report in reports:
            _print(report)
    ctx.exit(0 if all(report.sound for report in reports) else UNSOUND)


def _seed(words: str) -> bytes:
    from cardspeak.errors import Unreadable

    try:
        return bytes.fromhex(words)
    except ValueError as error:
        raise Unreadable("draw.seed", field="seed", value=words) from error


def _as_object(report: Report) -> dict[str, object]:
    return {
        "event": report.stream,
        "sound": report.sound,
        "entries": report.entries,
        "checks": list(report.checks),
        "findings": [
            {
                "check": one.check,
                "entry": one.entry,
                "code": one.message.code,
                "words": say(one.message),
                "grave": one.grave,
            }
            for one in report.findings
        ],
    }


def _print(report: Report) -> None:
    code = "cli.sound" if report.sound else "cli.unsound"
    click.echo(say(message(code, event=report.stream, entries=message("count.entries", n=report.entries))))
    for name in report.checks:
        found = [finding for finding in report.findings if finding.check == name]
        grave = any(finding.grave for finding in found)
        label = padded(say(message(f"verify-check.{name}")), LABEL)
        click.echo(f"  {label} {say(message('cli.wrong' if grave else 'cli.check-ok'))}")
        for finding in found:
            said = finding.message
            if finding.entry is not None:
                said = message("refusal.at", place=message("cli.entry", entry=finding.entry), said=said)
            click.echo(f"{' ' * (LABEL + 3)}{say(said)}")
