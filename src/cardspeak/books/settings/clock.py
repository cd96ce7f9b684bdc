"""Time to act: calling the clock, its seconds and its end, slow players, shot clocks and time banks."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

CALLED_BY = several(
    "clock.called_by",
    "player in the event",
    "player at the table",
    "director",
    about="Who may call for the clock.",
)
CALLER_PRESENT = flag("clock.caller_present", about="Whoever calls for the clock must be at the seat.")
GRANTED_BY = choice(
    "clock.granted_by",
    "director",
    "nobody",
    about="Whether the director has to grant a clock that was asked for.",
)
AFTER_SECONDS = number(
    "clock.after_seconds", about="After how many seconds of thought a clock may be called as of right."
)
EARLY_CALL = choice(
    "clock.early_call",
    "refused",
    "director",
    about="A clock called before that time: refused, or for the director to judge.",
)
SECONDS = number("clock.seconds", about="The seconds a player has once the clock is on.")
COUNTDOWN = number("clock.countdown", about="The seconds that are counted down after those.")
WARNING = number("clock.warning", about="How many seconds before the end a warning is given.")
OTHER_SECONDS = number("clock.other_seconds", about="The other length that may be chosen for the clock.")
EXPIRY_BET = point("clock.expiry_bet", about="What happens when time ends for a player who faces a bet.")
EXPIRY_NO_BET = choice(
    "clock.expiry_no_bet", "check", "dead", about="What happens when time ends for a player who faces no bet."
)
TIE = point("clock.tie", about="Who is favoured when the act and the end of time come together.")
CHIPS_STAY = point("clock.chips_stay", about="What a player has wagered stays in the pot when time ends.")
PAUSES = flag("clock.pauses", about="The clock may be stopped, for a count for instance.")
ADJUST = choice(
    "clock.adjust",
    "any",
    "shorter",
    about="How the director may change the time: as needed, or only to make it shorter.",
)
FURTHER_MEASURES = point("clock.further_measures", about="The director may take other measures against lasting delay.")
SECOND_CLOCK = point("clock.second_clock", about="A second clock may be called on the same decision.")
SLOW_SECONDS = number("clock.slow_seconds", about="The seconds left to a player who is slow on purpose.")
SLOW_OCCASIONS = number(
    "clock.slow_occasions", about="From which occasion of deliberate delay a player may be put on the short clock."
)
STALLING_METHODS = several(
    "clock.stalling_methods",
    "random table breaks",
    "hands per level",
    "shot clock",
    "soft hand-for-hand",
    "orbit for orbit",
    about="The ways a house may choose from to cut stalling.",
)
SHOT_COUNT_FIRST = flag(
    "clock.shot_count_first", about="With a shot clock the dealer counts a bet or raise before the clock starts."
)
SHOT_HAND_FOR_HAND = flag("clock.shot_hand_for_hand", about="The shot clock runs in hand-for-hand play.")
SHOT_SECONDS = number("clock.shot_seconds", about="The seconds of the shot clock.")
TIME_BANK_SECONDS = number("clock.time_bank_seconds", about="The seconds that one time bank chip is worth.")
TIME_BANK_EMPTY = choice(
    "clock.time_bank_empty",
    "dead",
    "as-clock",
    about="What the end of the shot clock means without a time bank chip: a dead hand, or what a called clock means.",
)
