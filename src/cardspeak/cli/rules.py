"""`cardspeak rules`: list the books, show rules and settings, compare the books."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.program import json_option, say, spoken, usage_error, wants_json
from cardspeak.cli.tables import console, table
from cardspeak.words import Message, items, message, word

if TYPE_CHECKING:
    from cardspeak.books import Book, Comparison, Rule, Stand
    from cardspeak.books.comparison import TopicWords


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
@click.option("--compare", "topic", metavar="TOPIC", help="Compare the books on a topic or a rule number.")
@click.option("--settings", is_flag=True, help="List settings; the arguments are their names or areas.")
@click.option("--book", "chosen", metavar="BOOK", multiple=True, help="With --settings, only this book.")
@click.pass_context
def command(
    ctx: click.Context,
    book: str | None,
    numbers: tuple[str, ...],
    areas: tuple[str, ...],
    kinds: tuple[str, ...],
    topic: str | None,
    settings: bool,
    chosen: tuple[str, ...],
) -> None:
    """List the books, the rules of a BOOK by area, or single rules by their NUMBER, with what is unclear about them.

    A number may be a part ("47-A"), a whole rule ("47") or a section. The start of a book's name is enough. With
    --compare the arguments are the books to compare; without any, all are.

    \b
    --json prints a list of
      books:     id, title, edition, base, silent, about, rules {own, all}
      rules:     book, layer, id, number, title, area, kind, who, says, refs, named_by,
                 applied, yields, doubt, doubts [id, problem, reading]
      --compare: topic, area, books [book, source, says, rules [layer, id, title]]
      --settings: setting, about, takes, books [book, value, layer, cites, doubt, note]
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    named = tuple(name for name in (book, *numbers) if name)
    _check_usage(narrowed=bool(areas or kinds), compare=topic is not None, settings=settings, chosen=chosen)
    if settings:
        _show_settings(ctx, named, chosen)
    elif topic is not None:
        _show_comparison(ctx, topic, named)
    elif book is None:
        _show_books(ctx, narrowed=bool(areas or kinds))
    else:
        _show_rules(ctx, named_book(book), numbers, _known(areas, "area"), _known(kinds, "kind"))


def _check_usage(*, narrowed: bool, compare: bool, settings: bool, chosen: tuple[str, ...]) -> None:
    """Options that do not go together are refused."""
    if compare and settings:
        raise usage_error(message("cli.not-together", option="--compare", others="--settings"))
    if narrowed and (compare or settings):
        option = "--compare" if compare else "--settings"
        raise usage_error(message("cli.not-together", option=option, others=items(["--area", "--kind"], "or")))
    if chosen and not settings:
        raise usage_error(message("cli.book-needs-settings"))


def _show_books(ctx: click.Context, *, narrowed: bool) -> None:
    from cardspeak.books import books

    if narrowed:
        raise usage_error(message("cli.name-a-book"))
    _tell(ctx, [_book_object(one) for one in books()], _print_books)


def _show_rules(
    ctx: click.Context, book: Book, numbers: tuple[str, ...], areas: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    rules = _wanted(book, numbers, areas, kinds)
    show = _print_rules if numbers else _print_list
    _tell(ctx, [rule_object(book, rule) for rule in rules], lambda: show(book, rules))


def _show_comparison(ctx: click.Context, topic: str, names: tuple[str, ...]) -> None:
    from cardspeak.books import compare
    from cardspeak.books.settings import all_settings

    if topic in all_settings():
        _show_settings(ctx, (topic,), names)
        return
    compared = compare(topic, tuple(map(named_book, names)) or None, spoken())
    _tell(ctx, [comparison_object(one) for one in compared], lambda: _print_comparisons(compared))


def _show_settings(ctx: click.Context, names: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    from cardspeak.books import books
    from cardspeak.cli.settings import print_settings, setting_object, wanted

    among = [named_book(name) for name in chosen] or list(books())
    listed = wanted(names)
    _tell(ctx, [setting_object(one, among) for one in listed], lambda: print_settings(listed, among))


def named_book(name: str) -> Book:
    """A book by its id, or by the start of it where only one begins so."""
    from cardspeak.books import book, books

    begun = [one for one in books() if one.id.startswith(name.lower())]
    return begun[0] if len(begun) == 1 else book(name)


def _known(names: tuple[str, ...], field: str) -> tuple[str, ...]:
    """The names, all of them areas or kinds that exist."""
    from cardspeak.books import Area, RuleKind
    from cardspeak.books.reading import nearest
    from cardspeak.errors import Unreadable
    from cardspeak.words import Sayable

    choices = [str(choice) for choice in (Area if field == "area" else RuleKind)]
    for name in names:
        if name not in choices:
            values: dict[str, Sayable] = {"name": name, "choices": items(choices)}
            raise Unreadable(f"rules.no-such-{field}", values, field=field, value=name, near=nearest(name, choices))
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
    """All books on one topic, as plain values."""
    return {
        "topic": compared.topic,
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


def _print_books() -> None:
    from cardspeak.books import books
    from cardspeak.books.languages import layer_in

    listed = table("book", "title", "builds-on", "rules", wide=1)
    for one in books():
        head, rules = layer_in(one.layer, spoken()), str(len(one.own_rules))
        if one.base is not None:
            rules = say(message("cli.rules-of", own=len(one.own_rules), all=len(one.rules)))
        listed.add_row(one.id, f"{head.title} ({head.edition})", head.base or "", rules)
    console().print(listed)


def _print_list(book: Book, rules: list[Rule]) -> None:
    from cardspeak.books import Area
    from cardspeak.books.languages import layer_in, rule_in

    out, head = console(), layer_in(book.layer, spoken())
    out.print(f"{head.title}, {head.edition}")
    out.print(head.about)
    for area in Area:
        here = [rule for rule in rules if rule.area == area]
        if here:
            out.print(f"\n{say(word('books.area', area))}", style="bold")
            listed = table("rule", "title", "kind", "from" if book.base else "", wide=1)
            for rule in here:
                title = rule_in(rule, spoken()).title
                title = title if rule.applied else say(message("cli.not-applied", title=title))
                kind = say(word("books.kind", rule.kind))
                listed.add_row(rule.id, title, kind, rule.layer if rule.layer != book.id else "")
            out.print(listed)
    out.print(f"\n{say(message('books.count', n=len(rules)))}")


def _print_rules(book: Book, rules: list[Rule]) -> None:
    from cardspeak.books.languages import doubt_in, rule_in

    out, lang = console(), spoken()
    for place, rule in enumerate(rule_in(one, lang) for one in rules):
        if place:
            out.print()
        out.print(f"{book.id} {rule.id}: {rule.title}", style="bold")
        out.print(say(message("text", text=items(_about(book, rule)))), style="dim")
        out.print(f"\n{rule.says}")
        if not rule.applied:
            out.print(f"\n{say(message('books.yields', rules=rule.yields))}")
        if rule.doubt:
            out.print(f"\n{say(message('books.doubt'))} {rule.doubt}")
        for doubt in (doubt_in(one, lang) for one in book.doubts(rule)):
            out.print(f"\n{say(message('books.doubt'))} {doubt.problem} ({doubt.id})")
            out.print(f"{say(message('books.reading'))} {doubt.reading}")
        named_by = [(other.id, other) for other in book.named_by(rule) if other.id not in rule.refs]
        _print_related(message("books.see"), [(name, book.refers(name)) for name in rule.refs])
        _print_related(message("books.named-by"), named_by)


def _about(book: Book, rule: Rule) -> Iterator[Message]:
    """What a rule is about, for whom, and where it comes from."""
    yield word("books.area", rule.area)
    yield word("books.kind", rule.kind)
    yield word("books.who", rule.who)
    if rule.number != rule.id:
        yield message("cli.cited-as", number=rule.number)
    if rule.layer != book.id:
        yield message("books.from", book=rule.layer)


def _print_related(heading: Message, related: list[tuple[str, Rule]]) -> None:
    from cardspeak.books.languages import rule_in

    if related:
        out = console()
        out.print(f"\n{say(heading)}")
        listed = table("", "", wide=1)
        listed.show_header = False
        for name, rule in related:
            listed.add_row(f"  {name}", rule_in(rule, spoken()).title)
        out.print(listed)


def _print_comparisons(compared: Iterable[Comparison]) -> None:
    from cardspeak.books.comparison import TopicWords, topics_words

    out = console()
    for place, one in enumerate(compared):
        if place:
            out.print()
        words = topics_words(spoken()).get(one.topic, TopicWords(one.topic))
        out.print(
            words.name if one.area is None else f"{words.name} ({say(word('books.area', one.area))})", style="bold"
        )
        listed = table("book", "says", wide=1)
        for stand in one.stands:
            listed.add_row(stand.book, _said(stand, words))
        out.print(listed)


def _said(stand: Stand, words: TopicWords) -> str:
    """Where a book stands, in words, with the rules."""
    from cardspeak.books.languages import rule_in

    if stand.source is None:
        return say(message("books.silent"))
    numbers = ", ".join(rule.id for rule in stand.rules)
    if stand.source != stand.book:
        return f"{say(message('books.as', book=stand.source))} [{numbers}]"
    says = words.says.get(stand.source, stand.says) or "; ".join(rule_in(rule, spoken()).title for rule in stand.rules)
    return f"{says} [{numbers}]"
