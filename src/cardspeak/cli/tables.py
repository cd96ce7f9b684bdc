"""Tables on the screen: as wide as it is, 80 columns where there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from cardspeak.cli.program import say
from cardspeak.words import words_of

if TYPE_CHECKING:
    from rich.console import Console

PLAIN_WIDTH = 80
COLUMNS = words_of(
    "column", "after", "before", "behind", "book", "borne-out", "builds-on", "by-position", "change", "chips", "could", "from",
    "hands", "kind", "player", "pot", "rule", "rules", "says", "seat", "setting", "share", "tabled", "title", "verdict", "why", "wins",
)  # fmt: skip


def console() -> Console:
    """Where tables are printed: as wide as the screen, or 80 columns where there is none."""
    from rich.console import Console

    return Console(file=sys.stdout, width=None if sys.stdout.isatty() else PLAIN_WIDTH, highlight=False, markup=False)


def table(*columns: str, wide: int | None = None) -> Any:
    """A table whose column ``wide`` takes the room that is left, and whose others keep their words whole.

    ``columns`` are names from ``COLUMNS``; a column without a name has no heading.
    """
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD if sys.stdout.isatty() else None, pad_edge=False)
    for number, column in enumerate(columns):
        made.add_column(heading(column), no_wrap=number != wide, ratio=1 if number == wide else None, overflow="fold")
    return made


def heading(column: str) -> str:
    """The heading of a column."""
    return say(COLUMNS[column]) if column else ""


def padded(text: str, cells: int) -> str:
    """A text with spaces up to so many cells of the screen; a Korean letter takes two."""
    from rich.cells import cell_len

    return text + " " * (cells - cell_len(text))


def wrapped(text: str, cells: int, first: str, later: str) -> str:
    """A text in lines of so many cells at most, the first and the later ones indented."""
    from rich.cells import cell_len

    lines, line = [], first
    for word in text.split():
        space = "" if line in (first, later) else " "
        if space and cell_len(line) + 1 + cell_len(word) > cells:
            lines.append(line)
            line, space = later, ""
        line += space + word
    return "\n".join([*lines, line])
