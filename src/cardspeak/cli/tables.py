"""Tables on the screen: as wide as it is, 80 columns where there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

PLAIN_WIDTH = 80


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
