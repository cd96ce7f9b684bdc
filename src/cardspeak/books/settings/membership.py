"""Who is a member, and how people show who they are."""

from __future__ import annotations

from cardspeak.books.setting import flag, number, point, several

REQUIRED = flag("membership.required", about="Whether everybody who plays has to be registered with the league.")
SMALLEST_AGE = number("membership.smallest_age", about="From which age people may register.")
IDENTITY = several(
    "membership.identity",
    "valid-id",
    "photo-id",
    "member-card",
    about="What an entrant has to be able to show, all of it.",
)
IDENTITY_WAIVABLE = flag("membership.identity_waivable", about="Whether the director may do without.")
IDENTITY_BEFORE_PLAY = flag(
    "membership.identity_before_play", about="Whether papers have to be seen before an entrant is given a seat to play."
)
IDENTITY_ASKED_AT = several(
    "membership.identity_asked_at",
    "entry",
    "prize",
    "day-end",
    "next-day",
    about="When member number and photo may be asked for.",
)
JOINING_PAPERS = number(
    "membership.joining_papers",
    about="How many papers of the first list somebody who joins has to show.",
)
VENUE_MEMBERSHIP = point(
    "membership.venue_membership",
    about="What lets in a player where the venue wants a membership of its own; one is enough.",
)
TERMS_ACCEPTED_BY = point("membership.terms_accepted_by", about="What counts as accepting the terms.")
