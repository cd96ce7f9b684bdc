"""Penalties: what a book allows, how long they last, how they are served, and what follows from repeating an offence."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

SCALE = several(
    "penalties.scale",
    "warning",
    "missed hands",
    "missed rounds",
    "minutes",
    "disqualification",
    "disqualification from the competition",
    about="The penalties open for any offence, from the mildest to the harshest.",
)
NO_PENALTY = flag(
    "penalties.no_penalty",
    about="An offence that may be penalised can be closed without a penalty; one that must be penalised never can.",
)
DISCRETION = choice(
    "penalties.decided_by",
    "director",
    "events director",
    "staff",
    about="Who chooses the penalty.",
)
ROUND = choice(
    "penalties.round",
    "players-when-given",
    "one-hand",
    about="How many hands a round away is: one for each player at the table when it is given, or a single hand.",
)
MINUTES = several(
    "penalties.minutes",
    "5",
    "10",
    "20",
    "40",
    about="The only time penalties there are, in minutes.",
)
MINUTES_LEAST = number("penalties.minutes_least", about="The shortest time penalty, in minutes.")
MINUTES_MOST = choice(
    "penalties.minutes_most",
    "one-level",
    "director",
    about="The longest time penalty: one blind level, or as the director says.",
)
MINUTES_RUN = choice(
    "penalties.minutes_run",
    "tournament-clock",
    "always",
    about="When the minutes of a penalty run: with the tournament clock, so not in breaks, or always.",
)
REPEATED = choice(
    "penalties.repeated",
    "heavier",
    "same",
    about="Whether a repeated offence asks for a heavier penalty than the one before.",
)
ETIQUETTE_REPEATED = choice(
    "penalties.etiquette_repeated",
    "must",
    "may",
    about="Whether a breach of etiquette has to be penalised once it is repeated.",
)
WARNINGS = number(
    "penalties.warnings",
    about="How many warnings to one player for one offence in one tournament mean disqualification.",
)
REMOVALS = number(
    "penalties.removals",
    about="How many removals from tournaments mean a ban for at least a season.",
)
CHIPS = choice(
    "penalties.chips",
    "named-offences",
    "last-resort",
    about="When chips may be taken: for the offences that name it, or where a time penalty cannot be enforced or has no effect.",
)
AWAY = choice(
    "penalties.away",
    "dealt-and-killed",
    "dealt-out",
    about="The cards of a player on penalty: dealt and killed after the initial deal, or not dealt at all.",
)
FORCED_BETS = several(
    "penalties.forced_bets",
    "blinds",
    "antes",
    "bring-in",
    about="The forced bets that a seat on penalty goes on paying.",
)
LEAVES_TABLE = flag("penalties.leaves_table", about="A player on penalty has to keep away from the table.")
BLINDED_OUT = point(
    "penalties.blinded_out", about="A player on penalty can lose the last chips to blinds and antes and is then out."
)
REDEAL = choice(
    "penalties.redeal",
    "once",
    "twice",
    about="How a misdeal and its redeal count towards a penalty in hands.",
)
EXPOSED_FROM = choice(
    "penalties.exposed_from",
    "end-of-hand",
    "at-once",
    about="When a penalty for exposing cards begins.",
)
DISQUALIFIED_CHIPS = choice(
    "penalties.disqualified_chips",
    "removed",
    "left-to-blind-off",
    about="What becomes of the chips of a disqualified player.",
)
REFUND = choice(
    "penalties.refund",
    "none",
    "director",
    about="Whether a disqualified entrant gets any of the entry back.",
)
CHEATING = several(
    "penalties.cheating",
    "removed from the event",
    "suspended without end",
    "season points lost",
    "prizes lost",
    about="What follows, all of it together, once somebody is found to have cheated.",
)
REVIEW = choice(
    "penalties.review",
    "third-party",
    "none",
    about="Who looks again at a ban or suspension for behaviour.",
)
REQUESTS = number(
    "penalties.requests",
    about="How many earlier requests to behave better open the way to a suspension for a stated period.",
)
NUTS_CHECKED = choice(
    "penalties.nuts_checked",
    "director",
    "soft-play",
    about="The last player checks the only possible nuts on the river: the director judges, or it is soft play by itself.",
)
NEWCOMERS = choice(
    "penalties.newcomers",
    "waive",
    "as-others",
    about="A newcomer who acts out of turn by accident: let off as a rule, or treated as others are.",
)
