"""Points, seasons and standings."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, several

STANDARD_GAME = choice("league.standard_game", "no-limit-holdem", "any", about="The game of a standard event.")
BONUS_PLACES = number(
    "league.bonus_places",
    about="How many players of an event get bonus points; all where fewer play.",
)
BONUS_TIE = choice("league.bonus_tie", "ranked", "shared", about="What is done about a tie for the last of them.")
POINTS_FROM = several(
    "league.points_from",
    "registered-players",
    "event-type",
    about="What the points of an event depend on; the table is the league's.",
)
NO_POINTS_TABLE = choice(
    "league.no_points_table",
    "refuse",
    "zero",
    about="What is done where the league has given no table.",
)
POINTS_TRANSFERABLE = flag("league.points_transferable", about="Whether points can be given, traded or sold.")
POINTS_AFTER_DEAL = choice(
    "league.points_after_deal",
    "places-played",
    "deal",
    about="What points follow where the prizes were dealt.",
)
POINTS_EVENTS = several(
    "league.points_events",
    "regular",
    "special",
    about="Which official events give points; special ones where the league says so.",
)
CUT_SHORT = choice(
    "league.cut_short",
    "chip-counts",
    "none",
    about="What points follow where an event has to stop early.",
)
CUT_SHORT_EQUAL = choice(
    "league.cut_short_equal",
    "tied-director-decides",
    "shared",
    about="What holds there for equal counts and for a hand in progress.",
)
SEASONS = number("league.seasons", about="How many seasons a year has.")
SEASON_MONTHS = number("league.season_months", about="How many calendar months a season has.")
SEASON_OF = choice(
    "league.season_of",
    "scheduled-start",
    "finish",
    about="What settles the season of an event that runs past midnight.",
)
CANCELLED = choice(
    "league.cancelled",
    "deleted",
    "rescheduled",
    about="What becomes of a regular event that is cancelled.",
)
QUALIFIERS_AFTER = several(
    "league.qualifiers_after",
    "season",
    "month",
    about="After which periods those qualified are worked out, state by state.",
)
QUALIFIED_BY = choice("league.qualified_by", "published-method", "book", about="How players qualify.")
SUSPENSION_BARS_FINALS = flag(
    "league.suspension_bars_finals",
    about="Whether a suspension during the season bars from its final.",
)
LIFTED_SUSPENSION_BARS = flag("league.lifted_suspension_bars", about="Whether it does where it was lifted on review.")
FINAL_AFTER_DAYS = number(
    "league.final_after_days",
    about="How many days after the last event of a period its standings are final.",
)
ERRORS_GO_THROUGH = several(
    "league.errors_go_through",
    "filed",
    "acknowledged",
    "resolved",
    "rejected",
    about="The stages of a mistake that is reported.",
)
