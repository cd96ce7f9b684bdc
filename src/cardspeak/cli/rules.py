"""`cardspeak rules`: list the books, show rules, compare the books on a point."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.program import json_option, wants_json

if TYPE_CHECKING:
    from rich.console import Console

    from cardspeak.books import Book, Comparison, Rule, Stand

PLAIN_WIDTH = 80


@json_option
@click.command("rules", epilog='Example: cardspeak rules --compare "odd chip"')
@click.argument("book", metavar="[BOOK", required=False)
@click.argument("numbers", metavar="[NUMBER...]]", nargs=-1)
@click.option("--area", "areas", metavar="AREA", multiple=True, help="Only rules of this area, such as betting.")
@click.option(
    "--kind",
    "kinds",
    metavar="KIND",
    multiple=True,
    help="Only mechanic, procedure, discretion, conduct or information.",
)
@click.option("--compare", "topic", metavar="TOPIC", help="Lay the books side by side on a topic or a rule number.")
@click.pass_context
def command(
    ctx: click.Context,
    book: str | None,
    numbers: tuple[str, ...],
    areas: tuple[str, ...],
    kinds: tuple[str, ...],
    topic: str | None,
) -> None:
    """List the books; the rules of a BOOK, by area; or single rules by their NUMBER, with what is doubtful about them.

    A number may be a part ("47-A"), a whole rule ("47") or a section. The start of a book's name is enough. With
    --compare the arguments are the books to compare; without any, all are.

    \b
    --json prints a list of
      books:     id, title, edition, base, silent, about, rules {own, all}
      rules:     book, layer, id, number, title, area, kind, who, says, refs, named_by,
                 applied, yields, doubt, doubts [id, problem, reading], facts
      --compare: point, area, books [book, source, says, rules [layer, id, title]]
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    from cardspeak.books import books, compare

    if topic is not None:
        if areas or kinds:
            raise click.UsageError("--compare goes without --area and --kind.", ctx)
        among = tuple(named_book(name) for name in (book, *numbers) if name)
        compared = compare(topic, among or None)
        _tell(ctx, [comparison_object(one) for one in compared], lambda: _print_comparisons(compared))
    elif book is None:
        if areas or kinds:
            raise click.UsageError("Name a BOOK to list its rules.", ctx)
        _tell(ctx, [_book_object(one) for one in books()], _print_books)
    else:
        chosen = named_book(book)
        rules = _wanted(chosen, numbers, _known(areas, "area"), _known(kinds, "kind"))
        if numbers:
            _tell(ctx, [rule_object(chosen, rule) for rule in rules], lambda: _print_rules(chosen, rules))
        else:
            _tell(ctx, [rule_object(chosen, rule) for rule in rules], lambda: _print_list(chosen, rules))


def named_book(name: str) -> Book:
    """A book by its id, or by the start of it where only one begins so."""
    from cardspeak.books import book, books

    begun = [one for one in books() if one.id.startswith(name.lower())]
    return begun[0] if len(begun) == 1 else book(name)


def _known(names: tuple[str, ...], field: str) -> tuple[str, ...]:
    """The names, all of them areas or kinds that exist."""
    from cardspeak.books import Area, Kind
    from cardspeak.books.reading import did_you_mean
    from cardspeak.errors import Unreadable

    choices = [str(choice) for choice in (Area if field == "area" else Kind)]
    for name in names:
        if name not in choices:
            hint = did_you_mean(name, choices) or f" There are: {', '.join(choices)}."
            raise Unreadable(f"rules.no-such-{field}", f"There is no {field} '{name}'.{hint}", field=field, value=name)
    return names


def _wanted(book: Book, numbers: tuple[str, ...], areas: tuple[str, ...], kinds: tuple[str, ...]) -> list[Rule]:
    rules = book.rules
    if numbers:
        found = (rule for number in numbers for rule in book.find(number) or (book.rule(number),))
        rules = tuple({rule.id: rule for rule in found}.values())
    return [rule for rule in rules if (not areas or rule.area in areas) and (not kinds or rule.kind in kinds)]


# For programs


def rule_object(book: Book, rule: Rule) -> dict[str, Any]:
    """One rule as it stands in a book, as plain values."""
    import msgspec

    told = {"book": book.id, **msgspec.to_builtins(rule)}
    told["applied"] = rule.applied
    told["named_by"] = [other.id for other in book.named_by(rule)]
    told["doubts"] = [{"id": one.id, "problem": one.problem, "reading": one.reading} for one in book.doubts(rule)]
    return told


def _book_object(book: Book) -> dict[str, Any]:
    layer = book.layer
    return {
        "id": layer.id,
        "title": layer.title,
        "edition": layer.edition,
        "base": layer.base,
        "silent": layer.silent,
        "about": layer.about,
        "rules": {"own": len(book.own_rules), "all": len(book.rules)},
    }


def comparison_object(compared: Comparison) -> dict[str, Any]:
    """All books on one point, as plain values."""
    return {
        "point": compared.point,
        "area": compared.area,
        "books": [
            {
                "book": stand.book,
                "source": stand.source,
                "says": stand.says,
                "rules": [{"layer": rule.layer, "id": rule.id, "title": rule.title} for rule in stand.rules],
            }
            for stand in compared.stands
        ],
    }


# For people


def _tell(ctx: click.Context, objects: list[dict[str, Any]], show: Callable[[], None]) -> None:
    if wants_json(ctx):
        click.echo(json.dumps(objects, ensure_ascii=False))
    else:
        show()


def console() -> Console:
    """Where tables are printed: as wide as the screen, or 80 columns where there is none."""
    from rich.console import Console

    return Console(file=sys.stdout, width=None if sys.stdout.isatty() else PLAIN_WIDTH, highlight=False, markup=False)


def table(*columns: str, wide: int | None = None) -> Any:
    """A table whose column ``wide`` takes the room that is left, and whose others keep their words whole."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD if sys.stdout.isatty() else None, pad_edge=False)
    for number, column in enumerate(columns):
        made.add_column(column, no_wrap=number != wide, ratio=1 if number == wide else None)
    return made


def _print_books() -> None:
    from cardspeak.books import books

    listed = table("Book", "Title", "Builds on", "Rules", wide=1)
    for one in books():
        rules = str(len(one.own_rules)) if one.base is None else f"{len(one.own_rules)} of {len(one.rules)}"
        listed.add_row(one.id, f"{one.layer.title} ({one.layer.edition})", one.layer.base or "", rules)
    console().print(listed)


def _print_list(book: Book, rules: list[Rule]) -> None:
    from cardspeak.books import Area

    out = console()
    out.print(f"{book.layer.title}, {book.layer.edition}")
    out.print(book.layer.about)
    for area in Area:
        here = [rule for rule in rules if rule.area == area]
        if here:
            out.print(f"\n{area.capitalize()}", style="bold")
            listed = table("Rule", "Title", "Kind", "From" if book.base else "", wide=1)
            for rule in here:
                title = rule.title if rule.applied else f"{rule.title} (not applied)"
                listed.add_row(rule.id, title, rule.kind, rule.layer if rule.layer != book.id else "")
            out.print(listed)
    out.print(f"\n{len(rules)} rules.")


def _print_rules(book: Book, rules: list[Rule]) -> None:
    out = console()
    for place, rule in enumerate(rules):
        if place:
            out.print()
        out.print(f"{book.id} {rule.id}: {rule.title}", style="bold")
        origin = f", from {rule.layer}" if rule.layer != book.id else ""
        cited = f", cited as {rule.number}" if rule.number != rule.id else ""
        out.print(f"{rule.area}, {rule.kind}, {rule.who}{cited}{origin}", style="dim")
        out.print(f"\n{rule.says}")
        if not rule.applied:
            out.print(f"\nNot applied: {', '.join(rule.yields)} prevails.")
        if rule.doubt:
            out.print(f"\nIn doubt: {rule.doubt}")
        for doubt in book.doubts(rule):
            out.print(f"\nIn doubt ({doubt.id}): {doubt.problem} Proposed: {doubt.reading}")
        _print_related("See", [(name, book.refers(name)) for name in rule.refs])
        _print_related("Named by", [(other.id, other) for other in book.named_by(rule) if other.id not in rule.refs])


def _print_related(heading: str, related: list[tuple[str, Rule]]) -> None:
    if related:
        out = console()
        out.print(f"\n{heading}")
        listed = table("", "", wide=1)
        listed.show_header = False
        for name, rule in related:
            listed.add_row(f"  {name}", rule.title)
        out.print(listed)


def _print_comparisons(compared: Iterable[Comparison]) -> None:
    out = console()
    for place, one in enumerate(compared):
        if place:
            out.print()
        out.print(one.point if one.area is None else f"{one.point} ({one.area})", style="bold")
        listed = table("Book", "Says", wide=1)
        for stand in one.stands:
            listed.add_row(stand.book, _said(stand))
        out.print(listed)


def _said(stand: Stand) -> str:
    """Where a book stands, in words, with the rules."""
    if stand.source is None:
        return "silent: the director decides"
    numbers = ", ".join(rule.id for rule in stand.rules)
    if stand.source != stand.book:
        return f"as {stand.source} [{numbers}]"
    return f"{stand.says or '; '.join(rule.title for rule in stand.rules)} [{numbers}]"
