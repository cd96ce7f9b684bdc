"""Stacks at the start, colouring up, races, and chips found, hidden or left behind."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

START_STACK = number("chips.start_stack", about="The stack everybody begins with; silent where the structure says so.")
EQUAL_START = flag("chips.equal_start", about="Whether all stacks are equal at the start.")
START_STACK_FOR = choice(
    "chips.start_stack_for",
    "on-time",
    "every-entrant",
    about="Who is given a stack at the start.",
)
WORTH = choice("chips.worth", "nothing", "money", about="What a tournament chip is worth in money.")
CASH_OUT_NEEDS = several(
    "chips.cash_out_needs",
    "law",
    "permits",
    "written-consent",
    about="All that has to be there before chips may be changed for money.",
)
ADDED_BY = several("chips.added_by", "rebuy", "add-on", "stamp-card", about="What may be added to a stack during play.")
COLOUR_UP_WHEN = choice(
    "chips.colour_up_when",
    "schedule",
    "director",
    "structure",
    about="When a chip is taken out of play.",
)
COLOUR_UP = choice(
    "chips.colour_up",
    "race",
    "chip-up",
    "race-or-chip-up",
    "round-up",
    "by-stage",
    about="What becomes of odd chips: a race by cards, a race or one chip each where none is held, always rounded up, or one way early and the other late.",
)
ODD_CHIPS_MAKE = choice(
    "chips.odd_chips_make",
    "one-for-the-player",
    "one-for-each",
    about="What odd chips are rounded up to, where they are.",
)
ROUND_UP_BREAKS = number("chips.round_up_breaks", about="At how many breaks from the start odd chips are rounded up.")
BETWEEN_STAGES = choice(
    "chips.between_stages",
    "round-up",
    "race",
    "host",
    about="What becomes of odd chips between those breaks and the time of races.",
)
RACE_FROM_BIG_BLIND = number("chips.race_from_big_blind", about="From which big blind on odd chips are raced.")
RACE_AT_FINAL = flag("chips.race_at_final", about="Whether odd chips are raced at the final table.")
RACE_START = choice(
    "chips.race_start",
    "seat-1",
    "dealer-if-self-dealt",
    "left-of-dealer",
    about="Where a race starts.",
)
RACE_DEALER_FIRST = choice(
    "chips.race_dealer_first",
    "own-seat",
    "left-neighbour",
    about="Which seat is first where the race starts from the dealer.",
)
RACE_CHIPS = choice(
    "chips.race_chips",
    "round-up",
    "round-down",
    "nearest",
    "above-half",
    about="How many larger chips are raced for where the odd chips do not come out even.",
)
RACE_CARDS = number("chips.race_cards", about="How many cards a player gets for each odd chip.")
RACE_DEALING = choice(
    "chips.race_dealing",
    "all-at-once",
    "round-the-table",
    about="How the cards of a race are dealt.",
)
RACE_TIES = choice("chips.race_ties", "suit", "first-dealt", about="Who wins where cards are of one rank.")
RACE_MOST = number("chips.race_most", about="How many chips one player can win in a race.")
RACED_OUT = choice(
    "chips.raced_out",
    "one-lowest-chip",
    "out",
    about="What a player gets whom a race leaves without a chip.",
)
RACE_IN_VIEW = flag("chips.race_in_view", about="Whether all chips have to lie in view during a race.")
RACE_WITNESSED = choice(
    "chips.race_witnessed",
    "encouraged",
    "present-or-supervised",
    about="Whether players are there for a race.",
)
FOUND_LATER = choice(
    "chips.found_later",
    "equal-value",
    "may-be-lost",
    about="What a player gets for chips that are out of play and turn up later.",
)
FOUND_REMAINDER = choice(
    "chips.found_remainder",
    "removed",
    "rounded-up",
    about="What becomes of such chips that do not make up one in play.",
)
OWN_COLOUR_UP = choice(
    "chips.own_colour_up",
    "announced",
    "unannounced",
    about="How a director colours up single players at any time.",
)
STACK_HEIGHT = number("chips.stack_height", about="How many chips of one value make a stack that can be counted.")
BIG_CHIPS_IN_VIEW = point("chips.big_chips_in_view", about="Whether the largest chips have to be seen at all times.")
HIDDEN = choice("chips.hidden", "lost-to-play", "in-view-only", about="What becomes of chips kept out of view.")
HIDDEN_MAY_DISQUALIFY = point("chips.hidden_may_disqualify", about="Whether somebody may be disqualified for it.")
HIDDEN_IN_TRANSIT = flag(
    "chips.hidden_in_transit",
    about="Whether chips may be out of view on the way to another table.",
)
FOUND_NO_OWNER = choice(
    "chips.found_no_owner",
    "inventory",
    "finder",
    about="What becomes of chips whose owner is not known.",
)
FOUND_OWNER = choice(
    "chips.found_owner",
    "returned",
    "inventory",
    about="What becomes of chips found lying about whose owner is known.",
)
LEAVER = choice(
    "chips.leaver",
    "removed",
    "after-blinding-off",
    about="What becomes of the chips of a player who has left for good.",
)
LEAVER_KNOWN_BY = choice(
    "chips.leaver_known_by",
    "director",
    "absence",
    about="How a player who has left is told from one who is away.",
)
LIABLE_FOR_CHIPS = flag(
    "chips.liable_for_chips",
    about="Whether the house is liable for chips that go missing while a player is away.",
)
