"""Pots: how they are split and pushed, what happens to odd chips, and how long a result may be disputed."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point

SEVERAL_ODD = choice(
    "pots.several_odd",
    "one-each",
    "first-takes-all",
    about="More than one odd chip in a pot: one to each winner in turn, or all to the first in line.",
)
ODD_TO = choice(
    "pots.odd_to",
    "winners",
    "contenders",
    about="Whether the odd chip can only go to a winner of the pot, or to anybody who could have won it.",
)
HIGH_HALF = point("pots.high_half", about="Which half of a high-low pot has the chip that cannot be halved.")
SEPARATE = flag("pots.separate", about="Main pot and side pots are split one by one and never put together.")
MATCHED = choice(
    "pots.matched",
    "from-each-opponent",
    "own-stake-in-all",
    about="The most a player can win: what they put in themselves, from each opponent or in all.",
)
AWARD_ORDER = choice(
    "pots.award_order",
    "side-pots-first",
    "main-pot-first",
    about="The order in which pots are settled.",
)
READING_UNTIL = choice(
    "pots.reading_until",
    "next-hand",
    "substantial-action",
    "board-in-deck",
    about="Until when the reading of a hand may be disputed.",
)
ACCOUNTING_UNTIL = choice(
    "pots.accounting_until",
    "next-hand",
    "substantial-action",
    "board-in-deck",
    about="Until when the counting and pushing of a pot may be disputed.",
)
BREAK_SECONDS = number(
    "pots.break_seconds", about="How many seconds a result may be disputed when the hand ends in a break."
)
LAST_SECOND = flag("pots.last_second", about="A dispute exactly at the end of that time is still in time.")
MISAWARDED = choice(
    "pots.misawarded",
    "correct",
    "director-may-rebuild",
    about="A pot that went to the wrong player and is disputed in time.",
)
CARRIED = choice(
    "pots.carried",
    "dealt-in-before",
    "everybody",
    about="Who is dealt in when chips of the deal before are still in the middle.",
)
ODD_BOUNTY = choice(
    "pots.odd_bounty", "largest-stack", "odd-chip-order", about="Who gets a bounty chip that cannot be split."
)
BOUNTY_STACK = choice(
    "pots.bounty_stack",
    "before-award",
    "after-award",
    about="Which stack counts for that: before or after the pot is pushed.",
)
POT_RIGHT = flag("pots.pot_right", about="The dealer calls the pot right before bets are pushed to the middle.")
