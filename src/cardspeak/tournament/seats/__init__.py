"""Seats: the draw, balancing, breaking, the final table, and the button of every table.

Importing this registers every order and happening of the part.
"""

from cardspeak.tournament.seats import (
    balancing,
    breaking,
    breaks_planned,
    button,
    button_draw,
    calls,
    correcting,
    final,
    halting,
    new_table,
    people,
    seating,
    sizes,
)

__all__ = [
    "balancing",
    "breaking",
    "breaks_planned",
    "button",
    "button_draw",
    "calls",
    "correcting",
    "final",
    "halting",
    "new_table",
    "people",
    "seating",
    "sizes",
]
