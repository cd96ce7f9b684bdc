"""`cardspeak hand`: show a hand history, check a folder of them, or convert them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.program import json_option, refusal_lines, spoken, wants_json
from cardspeak.errors import Refusal, Unreadable

if TYPE_CHECKING:
    from rich.console import Console

    from cardspeak.hand.history import HistoryFinding
    from cardspeak.hand.notation.phh_play import Played
    from cardspeak.hand.notation.phh_read import Reading
    from cardspeak.hand.notation.phh_record import PhhRecord
    from cardspeak.hand.notation.telling import ToldHand

SUFFIXES = (".phh", ".phhs")
PLAIN_WIDTH = 132


@json_option
@click.command(
    "hand",
    epilog="Example: cardspeak hand histories/ --check",
)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--check", is_flag=True, help="Replay the hands and compare them with the results in the files.")
@click.option("--to", "target", type=click.Choice(["phh", "ohh"]), help="Print the hands in this notation.")
@click.option("--all-cards", is_flag=True, help="With --to ohh: include cards that were not shown.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], check: bool, target: str | None, all_cards: bool) -> None:
    """Show hand histories (.phh, .phhs), with what every player could do, or check or convert them.

    A PATH is a file or, with --check or --to, a folder with everything below it. A hand that breaks a rule is shown as
    far as it goes, with the line. Exit code 1: a broken file or a difference without an explanation; 2: bad usage.

    \b
    --json prints a list with one object per hand:
      file, hand, line      where it stands
      game, betting, button, players [seat, name, stack, end], told [street, seat, act,
                            words, options, stack, pot], over, error
    --check --json, after file, hand, line:
      verdict               agrees, explained, no result recorded, unexplained, broken
      reason, words         why, in short and in full
      gaps                  by seat: chips in the file more than in the replay
      practices             where the hand was not played by tournament rules
      next_hand             true where the stacks of the next hand bear the replay out
      error                 kind, code, message, field, value, limits (line, item), rule
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    if check and target:
        raise click.UsageError("Give --check or --to, not both.", ctx)
    if all_cards and target != "ohh":
        raise click.UsageError("--all-cards needs --to ohh.", ctx)
    files = list(_files(paths))
    if not files:
        raise click.UsageError("There are no .phh or .phhs files here.", ctx)
    if not (check or target) and any(path.is_dir() for path in paths):
        raise click.UsageError("A folder can be checked (--check) or converted (--to); name a file to see it.", ctx)
    if check:
        good = _check(files, as_json=wants_json(ctx))
    elif target:
        good = _convert(files, target, all_cards=all_cards)
    else:
        good = _show(files, as_json=wants_json(ctx))
    ctx.exit(0 if good else 1)


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and those below the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(found for found in path.rglob("*") if found.suffix in SUFFIXES and found.is_file())
        else:
            yield path


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("file.not-text", {"path": str(path)}, field="file", value=str(path)) from error


# Checking


def _check(files: list[Path], *, as_json: bool) -> bool:
    from rich.console import Console
    from rich.progress import Progress

    from cardspeak.hand.history import broken, check_text

    found: list[tuple[Path, HistoryFinding]] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        for path in progress.track(files, description="Replaying"):
            try:
                found += [(path, finding) for finding in check_text(_read(path))]
            except Unreadable as error:
                found.append((path, broken(error)))
    if as_json:
        click.echo(json.dumps([_finding(path, finding) for path, finding in found], default=str, ensure_ascii=False))
    else:
        _summary(found)
    return all(finding.good for _, finding in found)


def _finding(path: Path, finding: HistoryFinding) -> dict[str, Any]:
    return {
        "file": str(path),
        "hand": finding.name,
        "line": finding.line,
        "verdict": str(finding.verdict),
        "reason": finding.reason,
        "words": finding.words,
        "gaps": finding.gaps,
        "practices": list(finding.practices),
        "next_hand": finding.next_hand,
        "error": finding.error.as_dict(spoken()) if finding.error else None,
    }


def _summary(found: list[tuple[Path, HistoryFinding]]) -> None:
    from collections import Counter

    from cardspeak.hand.history import Verdict

    for path, finding in found:
        if not finding.good:
            click.echo(f"{path}:{finding.line}: {finding.verdict}: {finding.words}")
    console = _console()
    counts = Counter((finding.verdict, finding.reason) for _, finding in found)
    borne_out = Counter((finding.verdict, finding.reason) for _, finding in found if finding.next_hand)
    table = _table("Hands", "Verdict", "Why", "Borne out by the next hand", right=(0, 3))
    for verdict in Verdict:
        for (of, reason), count in sorted(counts.items(), key=lambda item: -item[1]):
            if of == verdict:
                table.add_row(str(count), verdict, reason, str(borne_out[of, reason] or ""))
    console.print(table)
    practices = Counter(practice for _, finding in found for practice in finding.practices)
    for practice, count in practices.most_common():
        console.print(f"{count} × noted: {practice}.")
    bad = sum(not finding.good for _, finding in found)
    console.print(
        f"{len(found)} hands, {bad} of them to look into." if bad else f"{len(found)} hands, all accounted for."
    )


# Converting


def _convert(files: list[Path], target: str, *, all_cards: bool) -> bool:
    from cardspeak.hand.notation.ohh import ohh_text, open_hand_history
    from cardspeak.hand.notation.phh_play import play
    from cardspeak.hand.notation.phh_write import write_hand, write_hands

    records = []
    good = True
    for path, reading in _readings(files):
        if reading.record is None:
            assert reading.error is not None
            _complain(path, reading.error)
            good = False
        else:
            records.append((path, reading.record))
    if target == "phh":
        one = len(records) == 1 and not records[0][1].source.name
        click.echo(write_hand(records[0][1]) if one else write_hands(record for _, record in records), nl=False)
        return good
    histories = []
    for path, record in records:
        played = play(record)
        if played.error is not None:
            _complain(path, played.error)
            good = False
            continue
        histories.append(
            open_hand_history(
                played.hand, players=record.names(), details=record.details, scale=record.scale, all_cards=all_cards
            )
        )
    click.echo(ohh_text(histories), nl=False)
    return good


def _readings(files: Iterable[Path]) -> Iterator[tuple[Path, Reading]]:
    from cardspeak.hand.notation.phh_read import Reading, read_hands
    from cardspeak.hand.notation.source import Source

    for path in files:
        try:
            text = _read(path)
        except Unreadable as error:
            yield path, Reading(Source(""), error=error)
            continue
        for reading in read_hands(text):
            yield path, reading


def _complain(path: Path, error: Refusal) -> None:
    click.echo(f"{path}: " + "\n".join(refusal_lines(error)), err=True)


# Showing


def _show(files: list[Path], *, as_json: bool) -> bool:
    from cardspeak.hand.notation.phh_play import play
    from cardspeak.hand.notation.telling import tell

    good = True
    objects = []
    for path, reading in _readings(files):
        record = reading.record
        if record is None:
            good = False
            assert reading.error is not None
            objects.append({**_place(path, reading), "error": reading.error.as_dict(spoken())})
            if not as_json:
                _complain(path, reading.error)
            continue
        played = play(record)
        told = tell(played.hand, record.scale)
        good = good and played.error is None
        if as_json:
            objects.append({**_place(path, reading), **_hand_object(record, played, told)})
        else:
            _print_hand(record, played, told)
            if played.error is not None:
                _complain(path, played.error)
    if as_json:
        click.echo(json.dumps(objects, default=str, ensure_ascii=False))
    return good


def _place(path: Path, reading: Reading) -> dict[str, Any]:
    return {"file": str(path), "hand": reading.source.name, "line": reading.source.first_line}


def _hand_object(record: PhhRecord, played: Played, told: list[ToldHand]) -> dict[str, Any]:
    import msgspec

    setup, stacks, names = record.setup, played.hand.stacks, record.names()
    return {
        "game": setup.game.name,
        "betting": setup.betting,
        "button": setup.button,
        "players": [
            {"seat": seat, "name": names[seat], "stack": chips, "end": stacks[seat]} for seat, chips in setup.stacks
        ],
        "told": [msgspec.to_builtins(one) for one in told],
        "over": played.hand.over,
        "error": played.error.as_dict(spoken()) if played.error else None,
    }


def _console() -> Console:
    """Where tables are printed: as wide as the screen, or wide enough for any hand where there is none."""
    from rich.console import Console

    tty = sys.stdout.isatty()
    return Console(
        file=sys.stdout, width=None if tty else PLAIN_WIDTH, highlight=False, markup=False, soft_wrap=not tty
    )


def _table(*columns: str, right: tuple[int, ...] = ()) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD if sys.stdout.isatty() else None, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in right else "left")
    return table


def _print_hand(record: PhhRecord, played: Played, told: list[ToldHand]) -> None:
    from cardspeak.hand.notation.amounts import to_text

    def money(chips: int | None) -> str:
        return "" if chips is None else to_text(chips, record.scale)

    console, names, setup = _console(), record.names(), record.setup
    console.print(_title(record))
    for street in dict.fromkeys(one.street for one in told):
        table = _table("Seat", "Player", "", "Could", "Behind", "Pot", right=(0, 4, 5))
        for one in told:
            if one.street == street:
                who = ("", "") if one.seat is None else (str(one.seat), names[one.seat])
                table.add_row(*who, one.words, one.options or "", money(one.stack), money(one.pot))
        console.print(f"\n{street.capitalize()}")
        console.print(table)
    result = _table("Seat", "Player", "Before", "After", "Change", right=(0, 2, 3, 4))
    stacks = played.hand.stacks
    for seat, chips in setup.stacks:
        change = stacks[seat] - chips
        sign = "+" if change > 0 else ""
        result.add_row(
            str(seat), names[seat], money(chips), money(stacks[seat]), sign + money(change) if change else ""
        )
    console.print("\nResult" if played.hand.over else f"\nAs it stands: the hand waits for {played.hand.pending.step}")
    console.print(result)
    for number, pot in enumerate(played.hand.current_pots):
        seats = ", ".join(map(str, pot.seats))
        console.print(f"{'Main pot' if number == 0 else f'Side pot {number}'}: {money(pot.amount)}, seats {seats}")
    for practice in played.practices:
        console.print(f"Noted: {practice}.")


def _title(record: PhhRecord) -> str:
    """Game and stakes, then what the file says about place and time."""
    from cardspeak.hand.notation.amounts import to_text

    setup, stakes = record.setup, record.setup.stakes
    parts = [f"{setup.betting.capitalize()} {setup.game.name}"]
    if stakes.big_blind:
        parts.append(f"blinds {to_text(stakes.small_blind, record.scale)}/{to_text(stakes.big_blind, record.scale)}")
    if stakes.ante:
        parts.append(f"ante {to_text(stakes.ante, record.scale)} by {stakes.ante_by}")
    if stakes.bring_in:
        parts.append(f"bring-in {to_text(stakes.bring_in, record.scale)}")
    parts.append(f"button in seat {setup.button}")
    told = [str(record.details[name]) for name in ("event", "venue", "table", "hand") if name in record.details]
    hand = f"Hand {record.source.name}: " if record.source.name else ""
    return hand + ", ".join(parts) + (f"\n{', '.join(told)}" if told else "")
