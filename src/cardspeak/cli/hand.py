"""`cardspeak hand`: show a hand history, check a folder of them, or convert them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.program import json_option, refusal_lines, say, spoken, usage_error, wants_json
from cardspeak.cli.tables import heading
from cardspeak.errors import Refusal, Unreadable
from cardspeak.words import Message, items, message, word

if TYPE_CHECKING:
    from rich.console import Console

    from cardspeak.hand.history import HistoryFinding
    from cardspeak.hand.notation.phh_play import Played
    from cardspeak.hand.notation.phh_read import Reading
    from cardspeak.hand.notation.phh_record import PhhRecord
    from cardspeak.hand.notation.telling import HandLine
    from cardspeak.hand.setup import HandSetup

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
      next_hand             true where the stacks of the next hand confirm the replay
      error                 kind, code, message, field, value, limits (line, item), rule
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    if check and target:
        raise usage_error(message("cli.not-together", option="--check", others="--to"))
    if all_cards and target != "ohh":
        raise usage_error(message("cli.needs", option="--all-cards", other="--to ohh"))
    files = list(_files(paths))
    if not files:
        raise usage_error(message("cli.no-hand-histories"))
    if not (check or target) and any(path.is_dir() for path in paths):
        raise usage_error(message("cli.folder-not-shown"))
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
        for path in progress.track(files, description=say(message("cli.replaying"))):
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
        "words": say(finding.words),
        "gaps": finding.gaps,
        "practices": [say(one) for one in finding.practices],
        "next_hand": finding.next_hand,
        "error": finding.error.as_dict(spoken()) if finding.error else None,
    }


def _summary(found: list[tuple[Path, HistoryFinding]]) -> None:
    from collections import Counter

    from cardspeak.hand.history import REASONS, Verdict

    for path, finding in found:
        if not finding.good:
            click.echo(f"{path}:{finding.line}: {say(word('verdict', finding.verdict))}: {say(finding.words)}")
    console = _console()
    counts = Counter((finding.verdict, finding.reason) for _, finding in found)
    borne_out = Counter((finding.verdict, finding.reason) for _, finding in found if finding.next_hand)
    table = _table("hands", "verdict", "why", "borne-out", right=(0, 3))
    for verdict in Verdict:
        for (of, reason), count in sorted(counts.items(), key=lambda item: -item[1]):
            if of == verdict:
                why = say(REASONS[reason]) if reason in REASONS else reason
                table.add_row(str(count), say(word("verdict", verdict)), why, str(borne_out[of, reason] or ""))
    console.print(table)
    practices = Counter(practice for _, finding in found for practice in finding.practices)
    for practice, count in practices.most_common():
        console.print(say(message("cli.noted-times", n=count, practice=practice)))
    bad = sum(not finding.good for _, finding in found)
    console.print(say(message("cli.hands-to-look-into" if bad else "cli.hands-accounted-for", n=len(found), bad=bad)))


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


def line_object(one: HandLine) -> dict[str, Any]:
    """One thing that happened, as plain values; in the words of this run's language."""
    import msgspec

    options = None if one.options is None else say(message("text", text=one.options))
    return {**msgspec.structs.asdict(one), "words": say(one.words), "options": options}


def _hand_object(record: PhhRecord, played: Played, told: list[HandLine]) -> dict[str, Any]:
    setup, stacks, names = record.setup, played.hand.stacks, record.names()
    return {
        "game": setup.game.name,
        "betting": setup.betting,
        "button": setup.button,
        "players": [
            {"seat": seat, "name": names[seat], "stack": chips, "end": stacks[seat]} for seat, chips in setup.stacks
        ],
        "told": [line_object(one) for one in told],
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
        table.add_column(heading(column), justify="right" if number in right else "left")
    return table


def _print_hand(record: PhhRecord, played: Played, told: list[HandLine]) -> None:
    from cardspeak.hand.notation.amounts import to_text

    def money(chips: int | None) -> str:
        return "" if chips is None else to_text(chips, record.scale)

    console, names, setup = _console(), record.names(), record.setup
    console.print(_title(record))
    for street in dict.fromkeys(one.street for one in told):
        table = _table("seat", "player", "", "could", "behind", "pot", right=(0, 4, 5))
        for one in told:
            if one.street == street:
                who = ("", "") if one.seat is None else (str(one.seat), names[one.seat])
                could = "" if one.options is None else say(message("text", text=one.options))
                table.add_row(*who, say(one.words), could, money(one.stack), money(one.pot))
        console.print(f"\n{capitalised(word('street-name', street))}")
        console.print(table)
    result = _table("seat", "player", "before", "after", "change", right=(0, 2, 3, 4))
    stacks = played.hand.stacks
    for seat, chips in setup.stacks:
        change = stacks[seat] - chips
        sign = "+" if change > 0 else ""
        result.add_row(
            str(seat), names[seat], money(chips), money(stacks[seat]), sign + money(change) if change else ""
        )
    waits = message("cli.hand-waits", step=played.hand.pending.words)
    console.print(f"\n{say(message('cli.result') if played.hand.over else waits)}")
    console.print(result)
    for number, pot in enumerate(played.hand.current_pots):
        code = "cli.side-pot" if number else "cli.main-pot"
        console.print(say(message(code, number=number, amount=money(pot.amount), seats=pot.seats)))
    for practice in played.practices:
        console.print(say(message("cli.noted", practice=practice)))


def _title(record: PhhRecord) -> str:
    """Game and stakes, then what the file says about place and time."""
    from cardspeak.hand.notation.amounts import to_text

    setup, stakes = record.setup, record.setup.stakes
    parts: list[Message | str] = [capitalised(game_words(setup))]
    if stakes.big_blind:
        small, big = to_text(stakes.small_blind, record.scale), to_text(stakes.big_blind, record.scale)
        parts.append(message("cli.blinds", small=small, big=big))
    if stakes.ante:
        by = word("ante-by", stakes.ante_by)
        parts.append(message("cli.ante-by", amount=to_text(stakes.ante, record.scale), by=by))
    if stakes.bring_in:
        parts.append(
            message(
                "act-name.act-with-amount", act=word("act-name", "bring-in"), to=to_text(stakes.bring_in, record.scale)
            )
        )
    parts.append(message("cli.button-in", seat=setup.button))
    hand = message("cli.hand-about", name=record.source.name, about=items(parts))
    title = say(hand if record.source.name else message("text", text=items(parts)))
    told = [str(record.details[name]) for name in ("event", "venue", "table", "hand") if name in record.details]
    return title + (f"\n{', '.join(told)}" if told else "")


def game_words(setup: HandSetup) -> Message:
    """The game with its betting: ``no-limit hold'em``."""
    return message("cli.game", betting=word("betting-name", setup.betting), game=word("game-name", setup.game.name))


def capitalised(words: Message) -> str:
    """A message at the beginning of a line."""
    said = say(words)
    return said[:1].upper() + said[1:]
