"""Where players sit: the draw, wrong seats, broken tables, the final table."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

DRAW = choice("seating.draw", "random", "free", about="How seats are given out.")
DRAW_BY = point("seating.draw_by", about="By what means seats are drawn.")
APART_BY = several(
    "seating.apart_by",
    "director",
    "management",
    "staff",
    about="Who may keep people apart who are close to each other.",
)
APART_AT_FINAL = point("seating.apart_at_final", about="What is done for such people at the final table.")
SEAT_ONE = point("seating.seat_one", about="Where the numbers of the seats begin, going clockwise.")
TABLE_SIZE = point("seating.table_size", about="Who settles how many play at a table.")
TABLES_NEEDED = point("seating.tables_needed", about="What settles how many tables are played.")
WRONG_SEAT_STACK = choice(
    "seating.wrong_seat_stack",
    "current",
    "starting",
    about="With which stack a player found in a wrong seat goes to his own.",
)
WRONG_SEAT_WHEN = point(
    "seating.wrong_seat_when", about="That a player found in a wrong seat goes to their own at once."
)
WRONG_SEAT_WRONG_STACK = choice(
    "seating.wrong_seat_wrong_stack",
    "floor",
    "starting",
    "current",
    about="What is done where the stack was wrong as well.",
)
SEAT_CHANGES = choice("seating.seat_changes", "host-only", "free", about="Who may change a seat once play has begun.")
SPECIAL_NEEDS = point("seating.special_needs", about="What is done for players with special needs.")
SEATS_EACH = number("seating.seats_each", about="How many seats one player may hold.")
OTHERS_AT_TABLE = point("seating.others_at_table", about="Whether people who do not play may sit at the table.")
MISSED_SEATING_CALL = choice(
    "seating.missed_seating_call",
    "becomes-alternate",
    "keeps-seat",
    about="What becomes of a player who is not there when seats are called.",
)
BREAK_WHEN = point("seating.break_when", about="Who settles when a table is broken.")
BREAK_ORDER = point("seating.break_order", about="Which table is broken next.")
BREAK_SEATS = choice(
    "seating.break_seats",
    "two-random-steps",
    "host-assigns",
    about="How players of a broken table get their new seats.",
)
BREAK_STEPS = point("seating.break_steps", about="What the two random steps are.")
SIMILAR_POSITION = flag(
    "seating.similar_position",
    about="Whether a moved player is given, where it can be done, a position like the one he left.",
)
ABSENT_MOVED_BY = choice(
    "seating.absent_moved_by",
    "staff",
    "player",
    about="Who carries the chips of an absent player to the new table.",
)
FINAL_SIZE = choice(
    "seating.final_size",
    "by-table-size",
    "one-more-than-table",
    "host",
    about="How many play at the final table: a size for each kind of event, one more than a full table, or what the host has entered.",
)
FINAL_NINE_HANDED = several(
    "seating.final_nine_handed",
    "9",
    "10",
    about="The sizes of the final table of a nine-handed event.",
)
FINAL_EIGHT_HANDED = several(
    "seating.final_eight_handed",
    "8",
    "9",
    about="The sizes of the final table of an eight-handed event.",
)
FINAL_SEVEN_HANDED = several(
    "seating.final_seven_handed",
    "7",
    "8",
    about="The sizes of the final table of a seven-handed event.",
)
FINAL_SIX_HANDED = several(
    "seating.final_six_handed",
    "6",
    "7",
    about="The sizes of the final table of a six-handed event.",
)
FINAL_MOST = number("seating.final_most", about="How many a final table holds at most.")
FINAL_MERGE = choice(
    "seating.final_merge",
    "next-elimination",
    "at-once",
    about="When the last two tables become one: with the elimination after which all fit, or before it.",
)
FINAL_REDRAW = flag("seating.final_redraw", about="Whether seats are drawn anew for the final table.")
