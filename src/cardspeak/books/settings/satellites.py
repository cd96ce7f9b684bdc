"""Events that are played for entries to others."""

from __future__ import annotations

from cardspeak.books.setting import choice, point, several, share

WITHDRAWAL_GROUNDS = several(
    "satellites.withdrawal_grounds",
    "death",
    "family-or-hospital",
    "already-entered",
    about="On which grounds, proved in writing, an entry won may be given back.",
)
ON_DEATH = choice("satellites.on_death", "refund-to-estate", "nothing", about="What is done where the winner has died.")
ON_ILLNESS = choice(
    "satellites.on_illness",
    "same-event-next-year",
    "refund",
    about="What is done for a death in the family or a stay in hospital.",
)
ENTERED_DIRECTLY = choice(
    "satellites.entered_directly",
    "refund-direct-entry",
    "transferable",
    about="What is done for a winner who has bought in already.",
)
ENTERED_BY_SATELLITE = choice(
    "satellites.entered_by_satellite",
    "transferable",
    "refund",
    about="What is done for a winner who had won an entry already.",
)
TICKET_REFUNDABLE = point("satellites.ticket_refundable", about="Whether a ticket won is paid back.")
TICKET_MOVED_TO = choice(
    "satellites.ticket_moved_to",
    "equal-or-higher-value",
    "any-event",
    "none",
    about="To which events a director may move a ticket.",
)
LEFTOVER_MONEY = choice(
    "satellites.leftover_money",
    "one-prize",
    "shared",
    about="What becomes of money that does not make up a seat.",
)
WON_BY = choice("satellites.won_by", "last-for-the-seats", "most-chips", about="Who wins the seats.")
RAISE_OR_FOLD_ALLOWS = several(
    "satellites.raise_or_fold_allows",
    "raise",
    "fold",
    "call",
    about="What a player may do in a raise-or-fold satellite.",
)
RAISE_OR_FOLD_OVERCHIP = point(
    "satellites.raise_or_fold_overchip", about="What a silent oversized chip is there, where a call does not exist."
)
FLIPS_HANDS = point(
    "satellites.flips_hands", about="How many hands, open and without decisions, a flips satellite has."
)
FLIPS_TIE = choice("satellites.flips_tie", "another-hand", "split", about="What is done about a tie there.")
FLIPS_POOL = share("satellites.flips_pool", about="The part of the money taken that goes into the pool there.")
FLIPS_GAME = point("satellites.flips_game", about="That it is no-limit hold'em for an entry to one particular event.")
