"""`cardspeak ask`: find the rules for a question."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from cardspeak.cli.program import json_option, say, spoken, wants_json
from cardspeak.cli.rules import named_book
from cardspeak.cli.tables import console, table
from cardspeak.words import message

if TYPE_CHECKING:
    from cardspeak.books import Hit

SNIPPET = 160


@json_option
@click.command("ask", epilog='Example: cardspeak ask "one card shown at showdown"')
@click.argument("words", metavar="WORDS...", nargs=-1, required=True)
@click.option("--book", "names", metavar="BOOK", multiple=True, help="Search only this book and those it builds on.")
@click.option("--limit", type=click.IntRange(1, 100), default=10, show_default=True, help="How many rules to show.")
@click.pass_context
def command(ctx: click.Context, words: tuple[str, ...], names: tuple[str, ...], limit: int) -> None:
    """Find the rules for a question, in the words players use or by number; typos are forgiven.

    Exit code 1: nothing was found.

    \b
    --json prints a list, best first:
      layer, books, id, number, title, area, kind, who, says, score
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    from cardspeak.books import search

    question = " ".join(words)
    hits = search(question, [named_book(name) for name in names] or None, limit, spoken())
    if wants_json(ctx):
        click.echo(json.dumps([_hit_object(hit) for hit in hits], ensure_ascii=False))
    elif hits:
        _print_hits(hits)
    else:
        click.echo(say(message("cli.no-book", question=question)), err=True)
    ctx.exit(0 if hits else 1)


def _hit_object(hit: Hit) -> dict[str, object]:
    rule = hit.rule
    return {
        "layer": rule.layer,
        "books": list(hit.books),
        "id": rule.id,
        "number": rule.number,
        "title": rule.title,
        "area": rule.area,
        "kind": rule.kind,
        "who": rule.who,
        "says": rule.says,
        "score": hit.score,
    }


def _print_hits(hits: tuple[Hit, ...]) -> None:
    from cardspeak.books.languages import rule_in

    listed = table("book", "rule", "", wide=2)
    for hit in hits:
        rule = rule_in(hit.rule, spoken())
        says = rule.says if len(rule.says) <= SNIPPET else rule.says[:SNIPPET].rpartition(" ")[0] + " …"
        listed.add_row(rule.layer, rule.id, f"{rule.title}\n{says}")
    console().print(listed)
