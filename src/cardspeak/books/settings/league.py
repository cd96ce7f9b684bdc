"""Points, seasons and standings."""

from __future__ import annotations

from cardspeak.books.setting import choice, point

POINTS_TRANSFERABLE = point("league.points_transferable", about="Whether points can be given, traded or sold.")
POINTS_AFTER_DEAL = choice(
    "league.points_after_deal",
    "places-played",
    "deal",
    about="What points follow where the prizes were dealt.",
)
CUT_SHORT = point("league.cut_short", about="What points follow where an event has to stop early.")
CUT_SHORT_EQUAL = point("league.cut_short_equal", about="What holds there for equal counts and for a hand in progress.")
