"""Agreements of players about the prizes."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, point, several

ALLOWED = choice(
    "deals.allowed",
    "where-law-allows",
    "final-table",
    "not-ruled-on",
    about="Whether players may agree on another split.",
)
LAW_MUST_ALLOW = flag(
    "deals.law_must_allow",
    about="Whether both the law of the place and the rules of the venue have to allow it.",
)
CAPTAIN_MAY_PAY = flag("deals.captain_may_pay", about="Whether a private agreement may be paid all the same.")
AGREED_BY = choice("deals.agreed_by", "all-remaining", "majority", about="Who has to agree.")
DIRECTOR = choice("deals.director", "told", "present", about="What part the director has in it.")
REPORTED = point("deals.reported", about="That a deal is shown in every report of the event.")
VOID = several(
    "deals.void",
    "coercion",
    "left-out",
    "unknown-to-director",
    "unfair",
    about="What makes a deal void or improper.",
)
PLAYED_TO_THE_END = flag("deals.played_to_the_end", about="Whether an event is meant to be played to the end.")
