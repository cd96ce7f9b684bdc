"""`cardspeak events`: what a kept log holds, entry by entry, as far as it can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NoReturn

import click

from cardspeak.cli.program import json_option, refusal_line, say, spoken, wants_json
from cardspeak.cli.tables import padded
from cardspeak.words import message

if TYPE_CHECKING:
    from cardspeak.store.contract import BadEntry, EventLog
    from cardspeak.tournament.log import Entry

STOPPED = 1
LONGEST = 200
"""Characters of one line of the story on the screen."""
ReportLine = dict[str, Any]


@json_option
@click.command("events", epilog="Example: cardspeak events friday.db --after 120")
@click.argument("file")
@click.option("--event", "events", multiple=True, metavar="NAME", help="Only this event of the file; may be repeated.")
@click.option("--after", default=0, metavar="N", help="Only the entries after this one.")
@click.option("--copy", metavar="TO", help="Copy everything readable to a new file or address instead.")
@click.pass_context
def command(ctx: click.Context, file: str, events: tuple[str, ...], after: int, copy: str | None) -> None:
    """List the entries in FILE (or at a postgresql:// address): when, who, what, and what was struck out or inserted.

    A damaged log is listed up to the damage. Exit code 0: everything was read; 1: something could not be read; 2: not a log.
    """
    from cardspeak.store.opening import open_log

    if copy is not None:
        _copy(ctx, file, copy)
    listed: list[ReportLine] = []
    stopped: list[BadEntry] = []
    with open_log(file, create=False) as log:
        for name in wanted(log, events):
            entries, bad = _read(log, name)
            if wants_json(ctx):
                listed += [line for line in _lines(name, entries) if line["entry"] > after]
            else:
                _print(name, entries, after)
            if bad is not None:
                stopped.append(bad)
    if wants_json(ctx):
        listed += [{"event": bad.stream, **bad.as_dict(spoken())} for bad in stopped]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    _leave(ctx, stopped)


def _leave(ctx: click.Context, stopped: list[BadEntry]) -> NoReturn:
    for bad in stopped:
        click.echo(refusal_line(bad), err=True)
    ctx.exit(STOPPED if stopped else 0)


def _copy(ctx: click.Context, file: str, to: str) -> NoReturn:
    """A backup, or a rescue from a damaged file: every event, and the log of the house with its staff and links."""
    import cardspeak.desk.house  # noqa: F401  # what may stand in the log of a house
    from cardspeak.store.copying import copy
    from cardspeak.store.opening import open_log

    with open_log(file, create=False) as source, open_log(to) as target:
        count, stopped = copy(source, target)
    if wants_json(ctx):
        click.echo(json.dumps({"copied": count, "to": to, "stopped": [bad.as_dict(spoken()) for bad in stopped]}))
    else:
        click.echo(say(message("cli.copied", n=count, to=to)))
    _leave(ctx, stopped)


def wanted(log: EventLog, names: tuple[str, ...]) -> tuple[str, ...]:
    """The events of a file, or those that were named; refused where there is none of that name."""
    from cardspeak.desk.house import HOUSE
    from cardspeak.errors import Unreadable

    known = tuple(name for name in log.streams() if name != HOUSE)
    for name in names:
        if name not in known:
            code = "log.no-event" if known else "log.no-event/none"
            values = {"name": name, "known": known}
            raise Unreadable(code, values, field="event", value=name, limits={"of": list(known)})
    return names or known


def _read(log: EventLog, name: str) -> tuple[list[Entry], BadEntry | None]:
    """The entries up to the first that cannot be read, and why that one cannot."""
    from cardspeak.store.contract import BadEntry

    entries: list[Entry] = []
    try:
        entries.extend(kept.entry for kept in log.read(name))
    except BadEntry as bad:
        return entries, bad
    return entries, None


def _lines(name: str, entries: list[Entry]) -> Iterator[ReportLine]:
    import msgspec

    counts = _counting(entries)
    for entry in entries:
        what = msgspec.to_builtins(entry.what)
        yield {
            "event": name,
            "entry": entry.number,
            "order": entry.first,
            "ordered": entry.order,
            "at": datetime.fromtimestamp(entry.at / 1000, UTC).isoformat(timespec="milliseconds"),
            "by": entry.by,
            "why": entry.why,
            "after": entry.after,
            "counts": entry.number in counts,
            "type": what.pop("type"),
            "what": what,
        }


def _counting(entries: list[Entry]) -> set[int]:
    """The entries that count: those that were not struck out, and the strikes themselves."""
    from cardspeak.tournament.log import Struck, effective

    return {entry.number for entry in effective(entries)} | {
        entry.number for entry in entries if isinstance(entry.what, Struck)
    }


def _print(name: str, entries: list[Entry], after: int) -> None:
    """A line for each entry in the words of the story, under the name of the event."""
    from cardspeak.tournament.log import derive

    counts, state = _counting(entries), derive(entries).state
    if entries[after:]:
        click.echo(name)
    for entry in entries[after:]:
        at = datetime.fromtimestamp(entry.at / 1000, UTC).isoformat(timespec="seconds")[:19]
        mark = "×" if entry.number not in counts else ""
        if not mark and entry.after is not None:
            mark = say(message("cli.after-entry", entry=entry.after))
        why = f" ({entry.why})" if entry.why else ""
        said = _short(say(entry.what.story_line(state)))
        click.echo(f"{entry.number:>6} {at} {padded(entry.by, 10)} {mark:>1} {said}{why}")


def _short(words: str) -> str:
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
