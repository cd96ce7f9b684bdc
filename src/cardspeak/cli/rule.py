"""`cardspeak rule`: run floor scripts, print the rulings, check what they expect, compare books."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.program import json_option, say, spoken, usage_error, wants_json
from cardspeak.cli.tables import wrapped
from cardspeak.words import items, message, word

if TYPE_CHECKING:
    from cardspeak.floor.ruling import Ruling
    from cardspeak.floor.script.run import Outcome, Result

WIDTH = 80
EXPECTATION_FAILED = 1
UNREADABLE = 2


@json_option
@click.command("rule", epilog="Example: cardspeak rule night.floor --all-books")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True))
@click.option("--book", "books", metavar="BOOK", multiple=True, help="Rule by this book instead of the script's.")
@click.option("--all-books", is_flag=True, help="Rule by every book, side by side.")
@click.option("--trace", is_flag=True, help="Show facts, settings asked, rules and steps.")
@click.option("--format", "formatting", is_flag=True, help="Print the script in canonical form instead.")
@click.option("--write", is_flag=True, help="With --format: rewrite the files.")
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    books: tuple[str, ...],
    all_books: bool,
    trace: bool,
    formatting: bool,
    write: bool,
) -> None:
    """Run floor scripts: what each action counts as, what is returned, what the director may decide, and the rules.

    A FILE of - is standard input. With several books, rulings are shown side by side and expectations (=>) are ignored.
    The exit code is 1 if an expectation was not met, and 2 if a line could not be read or contradicts the story.

    \b
    --json prints a list, one object per act or question:
      line, book, actor, kind, action, to, returned, binding, options {fold, check, call,
      raise {min, max}}, director [option, cites], penalty, steps, answer, cites, readings, why
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    if write and not formatting:
        raise usage_error(message("cli.needs", option="--write", other="--format"))
    if formatting:
        for name in files:
            _format(name, write)
        return
    chosen = _books(books, all_books)
    told: list[tuple[str, list[Result]]] = []
    for name in files:
        told += _run(name, chosen)
    if wants_json(ctx):
        click.echo(json.dumps([one for _, results in told for one in _objects(results)], ensure_ascii=False))
    elif len(chosen) > 1:
        for name in files:
            _print_side_by_side([results for file, results in told if file == name], name if len(files) > 1 else "")
    else:
        for name, results in told:
            _print_story(results, name if len(files) > 1 else "", trace)
    ctx.exit(_exit_code([result for _, results in told for result in results], len(chosen) > 1))


def _books(named: tuple[str, ...], every: bool) -> list[str | None]:
    """The books to rule by; None leaves it to the script."""
    from cardspeak.books import books
    from cardspeak.cli.rules import named_book

    if every:
        return [book.id for book in books()]
    return [named_book(name).id for name in named] or [None]


def _run(name: str, chosen: list[str | None]) -> Iterator[tuple[str, list[Result]]]:
    from cardspeak.books.layer_files import layer_ids
    from cardspeak.floor.script.run import run

    text = _text(name)
    folder = Path(name).resolve().parent.name if name != "-" else ""
    default = folder if folder in layer_ids() else None  # the books' own examples stand in folders of their names
    for book in chosen:
        yield name, run(text, book, default=default, expecting=len(chosen) == 1)


def _text(name: str) -> str:
    from cardspeak.cli.files import refused
    from cardspeak.errors import Unreadable

    try:
        if name == "-":
            return sys.stdin.read()
        with refused(name, "read"), Path(name).open(encoding="utf-8", newline="") as script:
            return script.read()
    except UnicodeDecodeError:
        raise Unreadable("file.not-text", {"path": name}, field="file", value=name) from None


def _format(name: str, write: bool) -> None:
    from cardspeak.floor.script.formatting import format_script

    text = _text(name)
    tidy = format_script(text)
    if not write or name == "-":
        click.echo(tidy, nl=False)
    elif tidy != text:
        from cardspeak.cli.files import write as written

        written(name, tidy)
        click.echo(say(message("cli.rewritten", name=name)))


def _exit_code(results: list[Result], side_by_side: bool) -> int:
    if side_by_side:  # a line that one book refuses is an answer there
        unread = (
            one for result in results for one in result.outcomes if one.ruling and one.ruling.kind == "unreadable"
        )
        return UNREADABLE if any(one.code for one in unread) else 0
    if any(result.stopped for result in results):
        return UNREADABLE
    return 0 if all(result.ok for result in results) else EXPECTATION_FAILED


# For programs


def _objects(results: list[Result]) -> Iterator[dict[str, Any]]:
    for result, outcome in _outcomes(results):
        if outcome.ruling is not None:
            told: dict[str, Any] = outcome.ruling.as_json(outcome.line, result.book)
            if outcome.column is not None:
                place = message("place.column", column=outcome.column)
                told["why"] = str(message("refusal.at", place=place, said=outcome.ruling.explanation))
            yield told


def _outcomes(results: list[Result]) -> Iterator[tuple[Result, Outcome]]:
    """Every outcome once: the common head is printed with the first scenario only."""
    for number, result in enumerate(results):
        head = {line for line, _ in result.scenario.head} if number else set()
        for outcome in result.outcomes:
            if outcome.line not in head or outcome.code:
                yield result, outcome


# For people


def _print_story(results: list[Result], name: str, trace: bool) -> None:
    if name:
        click.secho(name, bold=True)
    last: Result | None = None
    for result, outcome in _outcomes(results):
        if result is not last and result.scenario.own and len(results) > 1:
            click.secho(f"\n{result.scenario.title}", bold=True)
        last = result
        _print_outcome(result, outcome, trace)
    findings = [finding for result in results for finding in result.findings]
    failed = sum(not finding.met for finding in findings)
    if findings:
        met = message("cli.expectations-met", met=len(findings) - failed, n=len(findings))
        click.secho(f"\n{say(met)}", fg="red" if failed else "green")


def _print_outcome(result: Result, outcome: Outcome, trace: bool) -> None:
    mark = ""
    if outcome.finding is not None:
        mark = f"  {say(message('cli.ok' if outcome.finding.met else 'cli.failed'))}"
    click.echo(f"{outcome.line:>4}  {_without_comment(outcome.text)}{mark}")
    if outcome.finding is not None and not outcome.finding.met:
        _indented(say(message("cli.ruled", ruling=outcome.finding.said)), 8)
        _indented("; ".join(map(say, outcome.finding.wrong)), 8)
    if outcome.ruling is not None:
        if outcome.code:
            _indented(_refused(outcome, outcome.ruling), 8)
        else:
            _print_ruling(result, outcome.ruling, trace)


def _refused(outcome: Outcome, ruling: Ruling) -> str:
    kind = word("refusal-kind", ruling.kind)
    if not outcome.column:
        return say(message("cli.refused-at-line", kind=kind, line=outcome.line, why=ruling.why))
    return say(message("cli.refused-at-column", kind=kind, line=outcome.line, column=outcome.column, why=ruling.why))


def _without_comment(text: str) -> str:
    from cardspeak.floor.script.expectation import apart_from_comment

    return apart_from_comment(text)[0].strip()


def _print_ruling(result: Result, ruling: Ruling, trace: bool) -> None:
    from cardspeak.floor.ruling import shown

    _indented(in_short(ruling), 8)
    _indented(say(ruling.explanation), 8)
    if ruling.readings:
        _indented(say(message("floor.own-reading", rules=items(shown(ruling.readings)))), 8)
    for number, step in enumerate(ruling.steps, 1):
        _indented(f"{number}. {say(step)}", 8)
    for choice in ruling.director:
        _indented(say(message("cli.open", option=choice.says)), 8)
    if trace:
        for line in trace_lines(result.book, ruling):
            _indented(line, 8)


def in_short(ruling: Ruling) -> str:
    """A ruling's items and rule numbers."""
    from msgspec.structs import replace

    from cardspeak.floor.ruling import shown
    from cardspeak.floor.script.brief import brief

    said = brief(replace(ruling, director=()))
    cites = f" [{', '.join(shown(ruling.cites))}]" if ruling.cites else ""
    return (", ".join(said) or ruling.kind) + cites


def trace_lines(book_id: str, ruling: Ruling) -> Iterator[str]:
    """What a ruling rests on: facts, settings with the layer that answered, rules by title."""
    from cardspeak.books import book
    from cardspeak.books.languages import rule_in
    from cardspeak.books.policy import policy
    from cardspeak.floor.conduct.guides import guides_on

    for fact in ruling.facts:
        yield say(message("cli.fact", fact=fact))
    for asked in ruling.asked:
        value = asked.value or message("books.silent-value")
        code = "cli.asked-of-layer" if asked.layer else "cli.asked"
        yield say(message(code, setting=asked.setting, value=value, layer=asked.layer))
    held = book(book_id)
    for cite in ruling.cites:
        rule = held.by_id.get(cite.id)
        title = f" {rule_in(rule, spoken()).title}" if rule else ""
        named = f"{cite.number}{title} ({cite.layer})"
        if cite in ruling.readings:
            yield say(message("cli.rule-by-our-reading", rule=named))
        else:
            yield say(message("cli.rule", rule=named))
    for guide in guides_on(policy(book_id), ruling.cites):
        yield say(message("cli.guide", title=guide.titled, name=guide.id))


def _indented(text: str, margin: int) -> None:
    if text:
        space = " " * margin
        click.echo(wrapped(text, WIDTH, space, space + "  "))


def _print_side_by_side(by_book: list[list[Result]], name: str) -> None:
    """Each act and question with every book's ruling under it."""
    if name:
        click.secho(name, bold=True)
    told: dict[tuple[int, int], list[tuple[str, Outcome]]] = {}
    for results in by_book:
        numbers = {id(result): number for number, result in enumerate(results)}
        for result, outcome in _outcomes(results):
            if outcome.ruling is not None:
                told.setdefault((numbers[id(result)], outcome.line), []).append((result.book, outcome))
    width = max((len(results[0].book) for results in by_book if results), default=0)
    for (_, line), rulings in sorted(told.items()):
        click.secho(f"{line:>4}  {_without_comment(rulings[0][1].text)}", bold=True)
        for book, outcome in rulings:
            _hanging(f"      {book:<{width}}  ", _side(outcome))


def _side(outcome: Outcome) -> str:
    """One book's ruling in one cell."""
    assert outcome.ruling is not None
    if outcome.code:
        return say(message("cli.refused", kind=word("refusal-kind", outcome.ruling.kind), said=outcome.ruling.why))
    open_to = (f"; {say(message('cli.open', option=choice.says))}" for choice in outcome.ruling.director)
    return in_short(outcome.ruling) + "".join(open_to)


def _hanging(margin: str, text: str) -> None:
    click.echo(wrapped(text, WIDTH, margin, " " * len(margin)))
