"""The program: the table of commands, and how refusals are printed.

Exit codes: 0 done, 1 failed, 2 refused (bad usage, or something the rules or the input do not allow).
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

import cardspeak
from cardspeak.cli.lazy import LazyGroup

if TYPE_CHECKING:
    from cardspeak.errors import Refusal
    from cardspeak.question import Question
    from cardspeak.words import Message

COMMANDS = {
    "serve": "Serve the console, the wall and the phones of the house.",
    "demo": "Watch a league night play itself, in the browser.",
    "hands": "Watch hands play themselves on the terminal.",
    "hand": "Replay a hand history and show what every player could do.",
    "rule": "Run floor scripts: rulings for what happened at a table, by any book.",
    "rules": "List the rulebooks, show their rules, and compare them on a point.",
    "ask": "Find the rules for a question in a player's words.",
    "deal": "Split the prizes among those left: ICM, chip chop, even.",
    "event": "Run an event from a file of commands and print what happened.",
    "import": "Read a Tournament Director file or a CSV list of players.",
    "export": "Write an event as CSV, JSON or a printable report.",
    "events": "List what an event's log holds, up to any damage.",
    "verify": "Check an event's log: hash chain, draws, money and chips.",
    "bench": "Measure Cardspeak against its peers (in a checkout).",
    "version": "Print the versions of Cardspeak and Python.",
}

REFUSED = 2
_JSON = "cardspeak.json"
_LANGUAGE = "cardspeak.language"


def json_option(command: click.Command) -> click.Command:
    """Add `--json` to a command: results and refusals are then printed as JSON. Read it with `wants_json`."""
    option = click.Option(
        ["--json"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_remember_json,
        help="Print JSON for other programs.",
    )
    command.params.append(option)
    return command


def wants_json(ctx: click.Context) -> bool:
    """Whether this run was asked for JSON."""
    return bool(ctx.meta.get(_JSON, False))


def spoken() -> str:
    """The language of this run: that of ``--lang``, or English."""
    ctx = click.get_current_context(silent=True)
    return str(ctx.meta.get(_LANGUAGE, "en")) if ctx is not None else "en"


def say(message: Message) -> str:
    """A message in the language of this run."""
    from cardspeak.words.catalogue import worded  # only where words are wanted

    return worded(message, spoken())


MOST_LISTED = 12
"""So many accepted values are printed; JSON has them all."""


def usage_error(message: Message) -> click.UsageError:
    """The arguments do not go together: the message, with the usage of the command."""
    return click.UsageError(say(message), click.get_current_context(silent=True))


def refusal_lines(refusal: Refusal) -> Iterator[str]:
    r"""A refusal in words: what, where, within which limits, by which rule.

    >>> from cardspeak.errors import Refusal
    >>> no_entry = Refusal("log.no-entry", {"number": 9}, field="entry", value=9, limits={"min": 1, "max": 8})
    >>> print(*refusal_lines(no_entry), sep="\n")
    Refused: There is no entry 9.
      entry: 9
      accepted: at least 1, at most 8
    """
    from cardspeak.words import message

    yield refusal_line(refusal)
    if refusal.field is not None and refusal.value not in (None, ""):
        yield f"  {refusal.field}: {_written(refusal.value)}"
    accepted = list(_accepted(refusal))
    if accepted:
        yield f"  {say(message('cli.accepted', limits=accepted))}"
    for found in refusal.findings[1:]:
        yield f"  {say(message('cli.also', said=found.message))}"
    if refusal.rule is not None:
        yield f"  {say(message('cli.rule', rule=refusal.rule))}"
    if refusal.question is not None:
        yield from _question_lines(refusal.question)


def refusal_line(refusal: Refusal) -> str:
    """What was refused, in one line."""
    from cardspeak.words import message, word

    return say(message("cli.refused", kind=word("refusal-kind", refusal.kind), said=refusal.message))


def _accepted(refusal: Refusal) -> Iterator[Message]:
    """The limits that say what would have been accepted; the others are facts for programs."""
    from cardspeak.words import items, message

    for name, limit in refusal.limits.items():
        if name in LISTED and isinstance(limit, list | tuple) and limit and refusal.question is None:
            more = ["…"] if len(limit) > MOST_LISTED else []
            several = items([*map(_written, limit[:MOST_LISTED]), *more], "comma" if more else "or")
            yield message("cli.accepts-of", of=several)
        elif name in BOUNDS and isinstance(limit, int | str):
            yield message(f"cli.accepts-{BOUNDS[name]}", limit=_written(limit))


LISTED = frozenset({"of", "options", "known", "kinds"})
"""Limits that list values."""
BOUNDS = {"min": "min", "max": "max", "sum": "sum", "multiple_of": "multiple", "example": "example"}
"""Limits of an amount, and how something is written."""


def _question_lines(asked: Question) -> Iterator[str]:
    """How a question is answered in a line of commands, and what other books say."""
    from cardspeak.words import message

    yield f"  {say(message('cli.answer', line=_answer_line(asked)))}"
    for other in asked.worded(spoken()).others:
        said = f" {other.says}" if other.says else ""
        yield f"  {other.book}:{said} [{', '.join(other.cites)}]"


def _answer_line(asked: Question) -> str:
    """What is added to the line of an order, with the options; of several things one list."""
    if asked.takes in EACH:
        known, wanted, what = EACH[asked.takes]
        each = (f'{{"{known}": {_written(value)}, "{wanted}": {what}}}' for value in asked.values)
        return f"{asked.field[0]}=[{', '.join(each)}]"
    name = asked.setting or ".".join(asked.field)
    return f"{name}={'|'.join(map(_written, asked.values)) or asked.takes.upper()}"


EACH = {"buttons": ("table", "button", "SEAT"), "stacks": ("entry", "stack", "CHIPS")}
"""Where something is asked of each of the options: what the option is, what is wanted of it, and what that is."""


def _written(value: object) -> str:
    """A value as it is written in a line of commands."""
    return value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)


class Program(LazyGroup):
    """The top-level group: a refusal becomes a message and exit code 2; any other error is not swallowed."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which one was probably meant."""
        from cardspeak.words import message

        name = args[0]
        if name in self.table or name.startswith("-"):
            return super().resolve_command(ctx, args)
        near = difflib.get_close_matches(name, self.table, n=1)
        if not near:
            raise usage_error(message("cli.no-command-of", name=name, known=list(self.table)))
        raise usage_error(message("cli.no-command", name=name).then(message("refusal.near", near=near[0])))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except ValueError as error:
            from cardspeak.errors import Refusal  # a command that works need not load what words a refusal

            if not isinstance(error, Refusal):
                raise
            if wants_json(ctx):
                click.echo(json.dumps(error.as_dict(spoken()), default=str, ensure_ascii=False))
            else:
                click.echo("\n".join(refusal_lines(error)), err=True)
            ctx.exit(REFUSED)


def _remember_json(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        ctx.meta[_JSON] = True


def _remember_language(ctx: click.Context, _option: click.Parameter, asked: str | None) -> None:
    if not asked:
        return
    from cardspeak.words import message
    from cardspeak.words.catalogue import LANGUAGES

    if asked not in LANGUAGES:
        raise click.BadParameter(say(message("cli.no-language", name=asked, known=LANGUAGES)), ctx)
    ctx.meta[_LANGUAGE] = asked


language_option = click.option(
    "--lang",
    metavar="LANGUAGE",
    envvar="CARDSPEAK_LANG",
    expose_value=False,
    callback=_remember_language,
    help="The language of rulings, rules, refusals and stories, such as ko.",
)
program = Program(
    "cardspeak",
    package="cardspeak.cli",
    table=COMMANDS,
    help=cardspeak.__doc__ or "",
    epilog="Example: cardspeak demo",
)
language_option(program)
click.version_option(cardspeak.__version__, "--version", prog_name="cardspeak")(program)


def main() -> None:
    """Run the program with the arguments of this process."""
    program(prog_name="cardspeak")
