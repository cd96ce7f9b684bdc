"""Who may come in, until when, with what stack, and how more chips are bought or redeemed."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

LATE_UNTIL = choice(
    "entries.late_until",
    "event-period",
    "level-ends",
    "first-break-ends",
    about="When late registration closes: with the period the event has advertised, with a level, or with the first break.",
)
LATE_LEVEL = number("entries.late_level", about="The level with whose end late registration closes.")
CLOSED_BY_BROKEN_TABLE = flag(
    "entries.closed_by_broken_table",
    about="Whether the first broken table closes registration for good, whoever asks.",
)
LATE_WAITS_FOR_CHIPS = flag(
    "entries.late_waits_for_chips",
    about="Whether a latecomer waits to register until everybody who was on time has chips.",
)
LATE_STACK = choice(
    "entries.late_stack",
    "full",
    "less-big-blinds",
    "placeholder-or-full",
    about="The stack of a latecomer: a full one, one docked by big blinds, or what is left of a stack put out for him, else a full one.",
)
LATE_BIG_BLINDS = number("entries.late_big_blinds", about="How many big blinds a latecomer is docked.")
LATE_BLIND_IN_BREAK = choice(
    "entries.late_blind_in_break",
    "level-before",
    "level-after",
    about="Which big blind docks a latecomer who comes in during a break.",
)
LATE_STACK_USED_UP = choice(
    "entries.late_stack_used_up",
    "director",
    "refused",
    "one-chip",
    about="What a latecomer gets where the docking reaches the whole stack.",
)
DOCKED_CHIPS = choice(
    "entries.docked_chips",
    "never-issued",
    "in-play",
    about="Whether the chips docked from latecomers are ever in play.",
)
PLACEHOLDER_STACK = flag(
    "entries.placeholder_stack",
    about="Whether stacks are put out and blinded for people who have not come yet.",
)
STACKS_PER_HOST = number(
    "entries.stacks_per_host",
    about="How many starting stacks one host has to give out; nobody is seated beyond them.",
)
SMALLEST_FIELD = number("entries.smallest_field", about="How many entrants an event needs to begin.")
CANCEL_CHECK_MINUTES = number(
    "entries.cancel_check_minutes",
    about="How many minutes before the start a field too small may be called off.",
)
CANCEL_GROUNDS = several(
    "entries.cancel_grounds",
    "small-field",
    "beyond-control",
    about="On which grounds an event may be called off.",
)
TOO_FEW_BEFORE_CLOSE = choice(
    "entries.too_few_before_close",
    "pause-or-wait",
    "finish",
    about="What becomes of an event with too few players left while registration is open.",
)
ALTERNATES_ENTER = several("entries.alternates_enter", "elimination", "table-added", about="What lets an alternate in.")
ALTERNATES_COUNT = flag(
    "entries.alternates_count",
    about="Whether alternates who wait count towards the smallest field.",
)
MAY_REFUSE = point("entries.may_refuse", about="Whom the management may turn down without giving a ground.")
REGISTER_THROUGH = several("entries.register_through", "in-person", "online", about="How people may register.")
BARRED = several("entries.barred", "venue", "chain", "suspended", "banned", about="Who is not let in.")
SUBSTITUTE = choice(
    "entries.substitute",
    "never",
    "with-consent",
    about="Whether somebody else may take over a player's stack.",
)
REFUND_MUST = several("entries.refund_must", "not-held", "ineligible", about="When buy-in and fee must be paid back.")
REFUND_MAY = several("entries.refund_may", "two-events-at-once", about="When buy-in and fee may be paid back.")
WITHDRAWAL_REFUND = choice(
    "entries.withdrawal_refund",
    "buy-in",
    "buy-in-and-fee",
    "nothing",
    about="What somebody gets back who withdraws in time.",
)
WITHDRAWAL_UNTIL = choice(
    "entries.withdrawal_until",
    "before-the-day",
    "before-the-start",
    about="Until when an entrant may withdraw.",
)
WITHDRAWAL_CONSENT = several(
    "entries.withdrawal_consent",
    "refund",
    "another-event",
    about="For which kind of withdrawal the director has to agree.",
)
CARRY_OVER = flag("entries.carry_over", about="Whether the director may move an entry to the next tour.")
ENTRY_COST = several(
    "entries.entry_cost",
    "no-charge",
    "state-law",
    "fixed",
    "advertised",
    about="What a charge for entry depends on.",
)
FREEROLL_COST = number("entries.freeroll_cost", about="What a freeroll may cost a player in any form.")
ADMIN_FEE = choice(
    "entries.admin_fee",
    "none",
    "state-law",
    "structure",
    about="Whether a fee may be kept out of the buy-ins.",
)
MORE_CHIPS = several(
    "entries.more_chips",
    "rebuy",
    "add-on",
    "re-entry",
    "stamp-card",
    about="The ways in which a player can get more chips.",
)
MAY_MISS_HAND = flag("entries.may_miss_hand", about="Whether a player may sit out a hand to buy more chips.")
REBUY_BINDS = flag(
    "entries.rebuy_binds",
    about="Whether somebody who announced a rebuy has to make it, and plays with the chips behind.",
)
REBUY_ANNOUNCED_BEFORE = choice(
    "entries.rebuy_announced_before",
    "hand-begins",
    "cards-dealt",
    about="Until when a rebuy is announced for the coming hand.",
)
REBUY_WHEN = choice(
    "entries.rebuy_when",
    "below-set-stack",
    "any-stack",
    "busted",
    about="The stack at which a rebuy is open.",
)
REBUY_STACK = choice("entries.rebuy_stack", "starting-stack", "structure", about="How many chips a rebuy gives.")
REBUY_PERIOD = choice(
    "entries.rebuy_period",
    "fixed-before-start",
    "open",
    about="How the time for rebuys and their number are settled.",
)
BUSTED_REBUY_UNTIL = choice(
    "entries.busted_rebuy_until",
    "next-hand",
    "period-ends",
    about="Until when a player without chips may rebuy; after that he is out.",
)
ADD_ON_AT = choice(
    "entries.add_on_at",
    "rebuy-period-ends",
    "first-break",
    about="When add-ons are sold, whatever the stack.",
)
REENTRY_EVENTS = point("entries.reentry_events", about="Which events have re-entry.")
REENTRY_UNTIL = point("entries.reentry_until", about="Until when a player may re-enter.")
REENTRY_LIMIT = point("entries.reentry_limit", about="Where the highest number of re-entries comes from.")
REENTRY_AS = choice(
    "entries.reentry_as",
    "new-entrant",
    "same-entrant",
    about="As what a player re-enters: all duties of an entrant, the full price, the standard stack.",
)
REENTRY_PRICE = choice(
    "entries.reentry_price",
    "full",
    "event",
    about="What a re-entry costs: as much as a first entry, or what the event says.",
)
REENTRY_WITH_CHIPS = choice(
    "entries.reentry_with_chips",
    "event",
    "give-up-stack",
    "never",
    about="Whether a player who still has chips may re-enter.",
)
GIVEN_UP_CHIPS = choice(
    "entries.given_up_chips",
    "removed",
    "kept",
    about="What becomes of chips given up for a re-entry.",
)
GIVE_UP_TOLD_FIRST = flag(
    "entries.give_up_told_first",
    about="Whether the director has to be told before a stack is given up.",
)
REENTRY_SEAT = choice(
    "entries.reentry_seat",
    "new-draw",
    "other-table-first",
    about="Which seat a re-entry gets.",
)
OUT_FOR_GOOD = point("entries.out_for_good", about="When an elimination is final.")
STAMP_ANNOUNCED_BEFORE = choice(
    "entries.stamp_announced_before",
    "cards-dealt",
    "hand-begins",
    about="Until when a stamp card is announced for the coming hand.",
)
STAMP_BINDS = flag("entries.stamp_binds", about="Whether an announced stamp card has to be redeemed.")
STAMP_NOT_NEEDED = choice(
    "entries.stamp_not_needed",
    "kept",
    "spent",
    about="What becomes of a stamp card that was announced and not needed.",
)
STAMP_VALUE = number(
    "entries.stamp_value",
    about="How many chips a full stamp card is worth; silent where the card itself says so.",
)
STAMP_STACK_MOST = number(
    "entries.stamp_stack_most",
    about="The largest stack with which a stamp card may be redeemed.",
)
STAMP_OUT_OF_HAND = flag(
    "entries.stamp_out_of_hand",
    about="Whether a stamp card is redeemed only by a player who is in no hand.",
)
STAMP_UNTOUCHED_STACK = flag(
    "entries.stamp_untouched_stack",
    about="Whether a stamp card may be redeemed with an untouched starting stack.",
)
STAMP_CLOSES = choice(
    "entries.stamp_closes",
    "never",
    "first-break",
    "host",
    about="Until when stamp cards are redeemed.",
)
STAMP_ADD_ON_BREAK = number(
    "entries.stamp_add_on_break",
    about="The break at which a stamp card may be redeemed whatever the stack.",
)
STAMP_BUSTED_UNTIL = choice(
    "entries.stamp_busted_until",
    "next-shuffle",
    "next-deal",
    about="Until when a player who lost everything may hand in a stamp card.",
)
STAMP_FULL_BEFORE = choice(
    "entries.stamp_full_before",
    "all-in",
    "redeemed",
    about="The moment before which a stamp card has to be full.",
)
STAMP_AS_CHIPS = choice(
    "entries.stamp_as_chips",
    "all-agree",
    "never",
    about="Whether a card plays as chips where the host is not at hand.",
)
STAMP_RULES_MAY_CHANGE = flag(
    "entries.stamp_rules_may_change",
    about="Whether staff may change the way of stamp cards without notice.",
)
REDRAW_LIVE_CHIPS = number(
    "entries.redraw_live_chips",
    about="Chips for a drawn player who is still in, at the first break.",
)
REDRAW_OUT_CHIPS = number("entries.redraw_out_chips", about="Chips for a drawn player who is out, at the first break.")
REDRAW_FIELD = number(
    "entries.redraw_field",
    about="The field that parts few names drawn from many, at the first break.",
)
REDRAW_NAMES_BELOW = number("entries.redraw_names_below", about="How many names are drawn in a smaller field.")
REDRAW_NAMES_ABOVE = number("entries.redraw_names_above", about="How many names are drawn in a larger field.")
REDRAW_NAMES_AT = choice(
    "entries.redraw_names_at",
    "host",
    "below",
    "above",
    about="Which number is drawn in a field of exactly that size.",
)
REDRAW_COUNTS = choice(
    "entries.redraw_counts",
    "entrants",
    "still-in",
    about="Who is counted for the size of the field at a draw.",
)
SECOND_REDRAW_FIELD = number("entries.second_redraw_field", about="The smallest field with a draw at the second break.")
SECOND_REDRAW_NAMES = number("entries.second_redraw_names", about="How many names are drawn at the second break.")
SECOND_REDRAW_CHIPS = number("entries.second_redraw_chips", about="Chips for a player drawn at the second break.")
SECOND_REDRAW_AMONG = choice(
    "entries.second_redraw_among",
    "eliminated",
    "everybody",
    about="Who can be drawn at the second break.",
)
NO_REDRAW_AT = number("entries.no_redraw_at", about="With how many players or fewer there is no draw.")
NO_REDRAW_COUNTS = choice("entries.no_redraw_counts", "still-in", "entrants", about="Who is counted for that.")
BADBEAT_TABLES = flag(
    "entries.badbeat_tables",
    about="Whether eliminated players may play their way back at a table of their own.",
)
BADBEAT_ONE_BELOW = number("entries.badbeat_one_below", about="In a field below this there is one such table.")
BADBEAT_TWO_UP_TO = number("entries.badbeat_two_up_to", about="In a field up to this there are two.")
BADBEAT_THREE_FROM = number("entries.badbeat_three_from", about="In a field from this on there are three.")
BADBEAT_BETWEEN = choice(
    "entries.badbeat_between",
    "host",
    "two",
    "three",
    about="How many there are in a field between the bands.",
)
BADBEAT_START_LEVEL = number("entries.badbeat_start_level", about="The level near whose start such a table begins.")
BADBEAT_START_MINUTES = number(
    "entries.badbeat_start_minutes",
    about="Within how many minutes of that level it begins.",
)
BADBEAT_END_BREAK = number("entries.badbeat_end_break", about="The break before whose end it is finished.")
BADBEAT_END_MINUTES = number("entries.badbeat_end_minutes", about="How many minutes before the end of that break.")
BADBEAT_DEADLINE = choice(
    "entries.badbeat_deadline",
    "chip-leader-returns",
    "nobody-returns",
    about="What happens to a table that is not finished in time.",
)
BADBEAT_WARNING = flag(
    "entries.badbeat_warning",
    about="Whether players are told beforehand when the deadline strikes.",
)
BADBEAT_SEATS_FOR = choice("entries.badbeat_seats_for", "eliminated", "anybody", about="Who may sit there.")
BADBEAT_RETURNERS = point("entries.badbeat_returners", about="How many come back from each such table.")
BADBEAT_RETURN_CHIPS = number("entries.badbeat_return_chips", about="The stack proposed for a player who comes back.")
BADBEAT_TIED_LEADERS = choice(
    "entries.badbeat_tied_leaders",
    "host",
    "high-card",
    "all-return",
    about="Who comes back where several lead in chips.",
)
