"""Finishing places, who shares them, and how prizes are paid."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

SAME_TABLE = choice(
    "prizes.same_table",
    "starting-stack",
    "equal-place",
    about="How players are placed who go out on one hand at one table.",
)
SAME_ROUND = choice("prizes.same_round", "hand", "orbit", about="What counts as going out together.")
EQUAL_STACKS = choice(
    "prizes.equal_stacks",
    "equal-place",
    "best-hand",
    "points-by-hand",
    about="How such players are placed whose stacks were equal: as equals, by their hands, or by their hands for points and as equals for money.",
)
EQUAL_HANDS = point("prizes.equal_hands", about="Those whose hands were equal too share the place.")
EQUAL_PLACE_IS = choice("prizes.equal_place_is", "better-place", "middle", about="Which of the places equals get.")
EQUAL_PLACE_PRIZE = choice(
    "prizes.equal_place_prize",
    "shared",
    "director",
    about="How the prizes of shared places are divided.",
)
INDIVISIBLE = choice("prizes.indivisible", "best-hand", "director", about="Who gets a prize that cannot be divided.")
ACROSS_TABLES = choice(
    "prizes.across_tables",
    "equal-place",
    "time-recorded",
    "director",
    about="How players are placed who go out on one hand at different tables.",
)
ACROSS_TABLES_FROM = choice("prizes.across_tables_from", "payout-level", "start", about="From when that holds.")
MIXED_TABLES = choice(
    "prizes.mixed_tables",
    "director",
    "share",
    "by-stack",
    "by-table-first",
    "as-given",
    about="What holds where two go out at one table and one at another.",
)
PAID_FROM = choice(
    "prizes.paid_from",
    "announcement",
    "first-hand",
    about="From when an elimination is paid as hand for hand begins.",
)
ANNOUNCED_HAND = choice(
    "prizes.announced_hand",
    "shared",
    "by-stack",
    about="How those who go out on the announced hand are paid.",
)
WON_BY = choice("prizes.won_by", "last-player", "most-chips", about="Who wins.")
REPORTS_AT_ONCE = flag(
    "prizes.reports_at_once",
    about="Whether a player who is out has to report where told, for the right place.",
)
BREAKDOWN_TOLD = choice(
    "prizes.breakdown_told",
    "in-good-time",
    "registration-closes",
    about="When players are told what is paid.",
)
OTHER_PRIZES_TOLD = choice(
    "prizes.other_prizes_told",
    "before-start",
    "any-time",
    about="When players are told of further prizes.",
)
POOL = point("prizes.pool", about="What the pool is made of, fees taken off.")
ADDED = several("prizes.added", "cash", "goods", "credits", "services", about="What the organiser may add to the pool.")
CASH = choice("prizes.cash", "state-law", "none-for-cash-buy-ins", about="Whether prizes may be cash.")
CASH_BARRED_IN = several(
    "prizes.cash_barred_in",
    "ACT",
    "NSW",
    "NT",
    "QLD",
    "SA",
    "TAS",
    "VIC",
    "WA",
    about="The states where that holds.",
)
CASH_REDEEMABLE = point(
    "prizes.cash_redeemable", about="Whether a prize may be something that can be turned into cash."
)
APPROVED = several("prizes.approved", "gift-card", "debit-card", "venue-voucher", about="Prizes that are approved.")
CASH_AT_ONCE_MOST = number("prizes.cash_at_once_most", about="How much of a prize is paid in cash on the day.")
TRANSFER_DAYS = number("prizes.transfer_days", about="Within how many business days the rest is transferred.")
LEAVER_PLACE = choice(
    "prizes.leaver_place",
    "as-he-left",
    "when-blinded-off",
    about="Which place a player has who left for good.",
)
