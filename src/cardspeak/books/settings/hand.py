"""What the play of one hand asks of a book: sizes, re-opening, the pot that is measured, odd chips, cards face up."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point

REOPENING = number(
    "hand.reopening",
    about="No-limit and pot-limit: how many percent of a full raise a player who has acted must face to raise again.",
)
REOPENING_LIMIT = number(
    "hand.reopening_limit",
    about="Limit: how many percent of a full bet a player who has acted must face to raise again.",
)
SHORT_ALL_IN = choice(
    "hand.short_all_in",
    "add",
    "complete",
    about="A raise over an all-in that is no full raise: a full raise on top of it, or the interrupted raise completed.",
)
RAISE_SIZE = point("hand.raise_size", about="What the least raise is measured by.")
RAISE_CAP = number("hand.raise_cap", about="Limit: how many raises follow the first bet on a street.")
RAISE_CAP_LIFTED_AT = number(
    "hand.raise_cap_lifted_at", about="Limit: with how few players in the whole event the cap on raises ends."
)
POT_DEAD_BLIND = flag(
    "hand.pot_dead_blind", about="Pot-limit before the flop: a blind that nobody posts counts as if it were in."
)
POT_SHORT_BLIND = flag(
    "hand.pot_short_blind", about="Pot-limit before the flop: a blind posted short counts as if it were in full."
)
POT_ANTE = flag("hand.pot_ante", about="Pot-limit before the flop: antes belong to the pot that is measured.")
POT_LATER = point("hand.pot_later", about="Pot-limit after the flop: which pot a bet is measured by.")
ALL_IN_FACE_UP = flag(
    "hand.all_in_face_up",
    about="All hands are turned up as soon as an all-in ends the betting, and none may be mucked.",
)
ODD_CHIP = choice(
    "hand.odd_chip",
    "left-of-button",
    "button-first",
    "nearest-button",
    about="Who is first in line for the chip that cannot be split, in games with a button.",
)
ODD_CHIP_STUD = flag(
    "hand.odd_chip_stud", about="Stud: the odd chip goes by the highest card, suits included, of the winning five."
)
ODD_CHIPS_ONCE = flag(
    "hand.odd_chips_once", about="Nobody takes a second odd chip in one hand, counted over all its pots."
)
BOTH_WAYS_ONCE = flag(
    "hand.both_ways_once", about="The same players winning high and low split the whole pot once, not half by half."
)
STUD_TIES = flag(
    "hand.stud_ties", about="Stud: of equal hands showing, the one with the highest card by suit opens the betting."
)
SUITS = choice(
    "hand.suits",
    "shdc",
    "schd",
    "cdhs",
    about="The suits from high to low, where a suit has to decide.",
)
STRADDLES = flag("hand.straddles", about="Straddles may be posted.")
IN_TURN = point("hand.in_turn", about="Only the player whose turn it is may act; anything else is out of turn.")
CHECK_FACING_BET = point("hand.check_facing_bet", about="A player who faces a bet may check.")
TABLING = point("hand.tabling", about="What has to lie face up for a hand to win.")
MUCKED = point(
    "hand.mucked",
    about="When cards given up face down are dead: once nobody can tell them apart, or as soon as they touch the muck.",
)
LAST_LIVE_HAND = point("hand.last_live_hand", about="The last live hand wins the pot and need not be shown.")
BRING_IN = point("hand.bring_in", about="Stud: whoever opens must bet the bring-in or more, or fold.")
SHORT_STUB = point("hand.short_stub", about="Stud: a stub that cannot serve everybody has a procedure of its own.")
SMALLEST_CHIP = point("hand.smallest_chip", about="Odd chips are broken down to the smallest denomination in play.")
SHORT_BLIND_CALL = point("hand.short_blind_call", about="What the others owe when the big blind is posted short.")
