"""The listing of `cardspeak rules --settings`: what each book says on each point, and on what ground."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cardspeak.cli.program import say
from cardspeak.cli.tables import console, table
from cardspeak.words import message

if TYPE_CHECKING:
    from cardspeak.books import Book
    from cardspeak.books.policy import Answer
    from cardspeak.books.setting import Setting, Value


def wanted(names: tuple[str, ...]) -> list[Setting[Value]]:
    """The settings of that name or area; all of them without a name."""
    from cardspeak.books.reading import nearest
    from cardspeak.books.settings import all_settings, areas
    from cardspeak.errors import Unreadable
    from cardspeak.words import Sayable, items

    known = all_settings()
    for name in names:
        if name not in known and name not in areas():
            near = nearest(name, [*known, *areas()])
            code = "setting.unknown/or-area" if near else "setting.unknown/or-areas"
            values: dict[str, Sayable] = {"name": name, "areas": items(areas())}
            raise Unreadable(code, values, field="setting", value=name, near=near)
    return [one for one in known.values() if not names or one.name in names or one.area in names]


def setting_object(setting: Setting[Value], books: list[Book]) -> dict[str, Any]:
    """One setting as plain values, with what each book says."""
    return {
        "setting": setting.name,
        "about": setting.about,
        "takes": str(setting.accepts),
        "books": [_answer_object(book, setting) for book in books],
    }


def _answer_object(book: Book, setting: Setting[Value]) -> dict[str, Any]:
    answer = book.policy.answer(setting)
    if answer is None:
        return {"book": book.id, "value": None, "layer": None, "cites": [], "doubt": [], "note": ""}
    return {
        "book": book.id,
        "value": _plain(answer.value),
        "layer": answer.layer,
        "cites": [cite.id for cite in answer.all_cites],
        "doubt": answer.doubt.split(),
        "note": answer.note,
    }


def print_settings(settings: list[Setting[Value]], books: list[Book]) -> None:
    """The settings of one book in a line each, or each of them in all books."""
    if len(books) == 1:
        _print_book(settings, books[0])
        return
    out = console()
    for place, setting in enumerate(settings):
        if place:
            out.print()
        out.print(setting.name, style="bold")
        out.print(say(setting.asks))
        listed = table("book", "says", "from", wide=1)
        for book in books:
            answer = book.policy.answer(setting)
            origin = answer.layer if answer and answer.layer != book.id else ""
            listed.add_row(book.id, _said(answer) if answer else say(message("books.silent-value")), origin)
        out.print(listed)


def _print_book(settings: list[Setting[Value]], book: Book) -> None:
    listed = table("setting", "says", "from", wide=1)
    for setting in settings:
        answer = book.policy.answer(setting)
        if answer is not None:
            listed.add_row(setting.name, _said(answer), answer.layer if answer.layer != book.id else "")
    console().print(listed)


def _said(answer: Answer[Value]) -> str:
    value = answer.value
    if isinstance(value, bool):
        said = say(message("books.value.yes" if value else "books.value.no"))
    else:
        said = ", ".join(value) if isinstance(value, tuple) else str(value)
    doubt = f" {say(message('cli.our-reading', doubt=answer.doubt))}" if answer.doubt else ""
    return f"{said} [{', '.join(cite.id for cite in answer.all_cites)}]{doubt}"


def _plain(value: Value) -> str | int | bool | list[str]:
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, Fraction) else value
