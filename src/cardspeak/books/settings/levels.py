"""The clock of the event: when a level and a hand begin, and hand for hand."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

STARTS_ON = several(
    "levels.starts_on",
    "announcement",
    "signal",
    "clock-zero",
    "schedule",
    about="What starts a new level.",
)
APPLIES_FROM = choice("levels.applies_from", "next-hand", "at-once", about="From when a new level counts.")
HAND_BEGINS = several(
    "levels.hand_begins",
    "riffle",
    "shuffler",
    "push",
    "cards-to-dealer",
    about="What begins a hand.",
)
SAME_MOMENT = choice(
    "levels.same_moment",
    "level-first",
    "hand-first",
    about="What counts as first where a level and a hand begin at one moment.",
)
WRONG_LEVEL_STANDS = point(
    "levels.wrong_level_stands", about="From when a hand begun at the old level by mistake is played out there."
)
WRONG_LEVEL_BEFORE = point("levels.wrong_level_before", about="What is done about such a hand before that.")
PUSH_HANDS_AT_OLD = number(
    "levels.push_hands_at_old",
    about="How many hands the incoming dealer deals at the old level where it changes during the push.",
)
PUSH_HELD_SECONDS = number(
    "levels.push_held_seconds",
    about="From how many seconds before a break or a new level no dealer is pushed.",
)
DECKS_READY_SECONDS = number(
    "levels.decks_ready_seconds",
    about="How many seconds before play begins dealers are told to make their decks ready.",
)
DECKS_READY_PLAYERS = number(
    "levels.decks_ready_players",
    about="With how many players at the table a dealer then washes the deck.",
)
RISE = choice("levels.rise", "schedule", "director", about="How blinds go up.")
LENGTH_MAY_CHANGE = flag(
    "levels.length_may_change",
    about="Whether levels may be made longer or shorter during the event.",
)
USUAL_MINUTES = number("levels.usual_minutes", about="How long an event usually lasts, breaks included.")
ONLY_BREAKS_STOP_PLAY = flag("levels.only_breaks_stop_play", about="Whether nothing but a break stops play.")
START_MAY_MOVE = flag(
    "levels.start_may_move",
    about="Whether the director may move the start, with notice to all entrants.",
)
MAY_GO_ON_ANOTHER_DAY = flag(
    "levels.may_go_on_another_day",
    about="Whether the director may stop play late and go on another day.",
)
HAND_FOR_HAND = choice("levels.hand_for_hand", "director", "before-the-money", about="What starts hand for hand.")
HAND_FOR_HAND_CLOCK = choice(
    "levels.hand_for_hand_clock",
    "stopped",
    "by-field",
    about="Whether the clock runs during hand for hand.",
)
HAND_FOR_HAND_FIELD = number(
    "levels.hand_for_hand_field",
    about="With more players than this the clock is stopped, with fewer it may run.",
)
HAND_FOR_HAND_AT_FIELD = choice(
    "levels.hand_for_hand_at_field",
    "director",
    "stopped",
    "running",
    about="What holds with exactly as many.",
)
HAND_FOR_HAND_SECONDS = number(
    "levels.hand_for_hand_seconds",
    about="How many seconds each hand takes off a stopped clock.",
)
HAND_FOR_HAND_SECONDS_MOST = number(
    "levels.hand_for_hand_seconds_most",
    about="How many seconds a hand may take off at most.",
)
HAND_FOR_HAND_DEDUCT = choice("levels.hand_for_hand_deduct", "each-hand", "batches", about="When the time comes off.")
HAND_FOR_HAND_LEVELS_RISE = flag(
    "levels.hand_for_hand_levels_rise",
    about="Whether levels change as the time comes off.",
)
HAND_FOR_HAND_UNTIL = choice(
    "levels.hand_for_hand_until",
    "elimination",
    "director",
    about="How long all tables start their hands together.",
)
ROUND_FOR_ROUND_ABOVE = number(
    "levels.round_for_round_above",
    about="How many players above the paid places the director may have rounds dealt together.",
)
ROUND_FOR_ROUND_LENGTH = choice(
    "levels.round_for_round_length",
    "largest-table",
    "own-table",
    about="How many hands such a round has.",
)
