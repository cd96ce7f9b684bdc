"""What a floor script may say, for pages: every sentence, how a line may go on, and the offences of each book."""

from __future__ import annotations

import msgspec

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import practice
from cardspeak.floor.forms import FORMS
from cardspeak.floor.lexer import MOST_LETTERS
from cardspeak.floor.script.completion import completions
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.reference import FIRST
from cardspeak.floor.script.run import cast_of, check_length, run
from cardspeak.floor.script.template import TemplatePart, parts
from cardspeak.floor.slots import Cast


class ScriptSentence(msgspec.Struct, frozen=True, kw_only=True):
    """One form of the floor script, for the page that fills it in by taps."""

    area: str
    parts: tuple[TemplatePart, ...]
    about: str
    example: str


def sentences() -> tuple[ScriptSentence, ...]:
    """Every sentence of the floor script, area by area in the order a director meets them.

    >>> any(one.example == "error noticed" for one in sentences())
    True
    """
    lexicon()
    order = {area: place for place, area in enumerate(FIRST)}
    told = [one for one in FORMS if not one.last_resort]
    listed = sorted(told, key=lambda one: (order.get(one.group, len(order)), one.template.startswith("?")))
    return tuple(
        ScriptSentence(area=one.group, parts=parts(one.template), about=one.about, example=one.example)
        for one in listed
    )


def complete_line(script: str, line: str) -> tuple[str, ...]:
    """How a line may go on that is typed behind a script, with the players who sit there."""
    check_length(script)
    results = run(script, default=layer_ids()[0], expecting=False)
    table = results[-1].table if results else None
    return completions(line[:MOST_LETTERS], Cast() if table is None else cast_of(table))


def known_offences() -> dict[str, list[str]]:
    """The offences that each book knows, by their ids."""
    return {book: list(practice(book, "offence")) for book in layer_ids()}


# Rulings that were kept
