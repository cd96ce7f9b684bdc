"""Keeping tables even: who moves, where to, and when play waits."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point

MOVER = choice("balancing.mover", "next-big-blind", "cutoff", about="Who is moved.")
CUTOFF_OF = choice(
    "balancing.cutoff_of",
    "button-as-it-stands",
    "next-hand",
    about="Of which hand the cutoff is moved.",
)
GIVES_UP = choice(
    "balancing.gives_up",
    "fixed-procedure",
    "fullest-table",
    "director",
    about="Which table gives up a player.",
)
GOES_TO = choice("balancing.goes_to", "director", "shortest-table", about="Which table a player is moved to.")
SEAT = choice("balancing.seat", "worst", "latest-big-blind", about="Which open seat the moved player gets.")
WORST = choice(
    "balancing.worst",
    "soonest-big-blind",
    "first-after-button",
    about="How open seats are ranked for the worst.",
)
SMALL_BLIND_IS_WORST = flag(
    "balancing.small_blind_is_worst",
    about="Whether the small blind can count as the worst seat.",
)
ONLY_SMALL_BLIND_OPEN = point(
    "balancing.only_small_blind_open", about="What is done where the small blind is the only open seat."
)
LONE_BIG_BLIND = choice(
    "balancing.lone_big_blind",
    "take-it",
    "director",
    about="Whether a moved player takes a big blind that stands alone, though the seat then has it twice.",
)
STUD_SEAT = choice(
    "balancing.stud_seat",
    "last-opened",
    "any-empty",
    about="Which seat is filled in an event of stud only.",
)
STUD_MOVER = point(
    "balancing.stud_mover",
    about="Who is moved in an event of stud only: whoever has the place to be filled, or whom the director names.",
)
LAST_OPENED = choice(
    "balancing.last_opened",
    "latest-vacated",
    "last-in-order",
    about="Which of several open seats is the last opened.",
)
FROZEN_BUTTON = flag(
    "balancing.frozen_button",
    about="Whether the button is advanced once, then frozen while a mixed event plays stud.",
)
TOLERANCE = number("balancing.tolerance", about="By how many players tables may differ.")
LATE_TOLERANCE = number("balancing.late_tolerance", about="By how many they may differ in the last stages.")
FEW_TABLES = number("balancing.few_tables", about="With how many tables or fewer a closer balance is kept.")
FEW_TABLES_TOLERANCE = number("balancing.few_tables_tolerance", about="By how many players so few tables may differ.")
CLOSER_LATER = point("balancing.closer_later", about="Who settles that tables are kept closer later on.")
HALT = choice(
    "balancing.halt",
    "blinds-affected",
    "at-once",
    "never",
    about="Whether a short table stops: from when the blinds are affected, at once, or not at all.",
)
HALT_SHORT_BY = number("balancing.halt_short_by", about="How many players short a table stops.")
HALT_BY_ELIMINATION = flag(
    "balancing.halt_by_elimination",
    about="Whether only eliminations make a table short enough to stop, and not seats that were never filled.",
)
FULL_TABLE_FROM = number(
    "balancing.full_table_from",
    about="From how many seats at a table an event counts as one of full tables.",
)
HALT_OTHER_FORMATS = choice(
    "balancing.halt_other_formats",
    "director",
    "as-full-tables",
    about="What holds in short-handed and fast events.",
)
HALT_WAIVABLE = flag(
    "balancing.halt_waivable",
    about="Whether the director may let a short table play on; it is no misdeal.",
)
FULL_TABLES_NEEDED = flag("balancing.full_tables_needed", about="Whether play waits until tables are full.")
SMALLEST_TABLE = number("balancing.smallest_table", about="With how few players a table is still played.")
BELOW_SMALLEST = choice("balancing.below_smallest", "play-on", "wait", about="What a table does that falls below that.")
NEW_TABLE_FROM = point("balancing.new_table_from", about="Who is moved to a table opened later; the seats are drawn.")
PROCEDURE = point("balancing.procedure", about="Whether the director may balance in another way.")
