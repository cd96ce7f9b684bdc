"""Dealing mistakes: when a hand is dealt again, and how a wrong burn, board or card count is corrected."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

# Misdeals

MISDEAL_LIMIT = choice(
    "dealing.misdeal_limit",
    "substantial-action",
    "none",
    about="Until when a misdeal may be called.",
)
MISDEAL_LIST = choice(
    "dealing.misdeal_list",
    "open",
    "closed",
    about="Whether something that is not on the book's list may be ruled a misdeal.",
)
FIRST_CARD = point("dealing.first_card", about="The first card goes to the wrong seat.")
UNENTITLED = choice(
    "dealing.unentitled",
    "misdeal",
    "misdeal-if-empty",
    about="A card goes to a seat that has no right to a hand.",
)
DEALT_OUT = choice(
    "dealing.dealt_out",
    "misdeal",
    "misdeal-if-present-or-posted",
    about="Somebody with a right to a hand gets no cards.",
)
SEQUENCE = choice("dealing.sequence", "misdeal", "open", about="A card is dealt out of its proper order.")
TWO_IN_A_ROW = choice(
    "dealing.two_in_a_row", "allowed", "misdeal", about="The button gets two cards one after the other."
)
WRONG_BUTTON = choice(
    "dealing.wrong_button", "misdeal", "corrected", about="The cards were dealt with the button in the wrong place."
)
REDEAL = choice(
    "dealing.redeal",
    "exact-replay",
    "reshuffle",
    about="What the new deal after a misdeal repeats: everything of the first one, or simply a new shuffle and deal.",
)
REDEAL_ABSENT = choice(
    "dealing.redeal_absent", "may-play", "killed", about="The new hand of somebody who was away for the first deal."
)
REDEAL_PENALISED = choice(
    "dealing.redeal_penalised",
    "dealt-and-killed",
    "dealt-out",
    about="The new hand of somebody who sits out a penalty.",
)
REDEAL_COUNTS = number(
    "dealing.redeal_counts", about="Hands that the two deals together take off a penalty that is being served."
)

# Exposed cards

EXPOSED_BY = choice("dealing.exposed_by", "dealer", "anyone", about="Whose exposed cards count towards a misdeal.")
EXPOSED_FIRST = number(
    "dealing.exposed_first", about="Cards at the start of the deal of which a single exposed one is a misdeal."
)
EXPOSED_CARDS = number("dealing.exposed_cards", about="Exposed cards that make a misdeal.")
ONE_EXPOSED = choice(
    "dealing.one_exposed",
    "replace-and-burn",
    "director",
    about="One later card exposed: replaced after the deal, with the seen card as the burn, or left to the director.",
)
KEEP_EXPOSED = flag("dealing.keep_exposed", about="The player may choose to keep a card that the dealer exposed.")
PLAYER_EXPOSED = point("dealing.player_exposed", about="A card that was exposed by the player it belongs to.")
EXPOSED_DRAW = choice("dealing.exposed_draw", "house", "director", about="Cards exposed in the deal of a draw game.")
OFF_TABLE = choice("dealing.off_table", "exposed", "plays", about="A card that the dealer sends off the table.")
DROPPED = choice("dealing.dropped", "plays", "dead", about="Cards that their player drops.")
CLAIM_AFTER_LOOKING = choice(
    "dealing.claim_after_looking",
    "director",
    "replaced",
    about="A player says that a card was flashed only after looking at it.",
)

# Numbers of cards

HOLE_CARDS = point("dealing.hole_cards", about="Cards that each player is dealt face down in hold'em.")
STREET_BURNS = point("dealing.street_burns", about="Cards burned before each street of hold'em.")
STREET_CARDS = point("dealing.street_cards", about="Board cards of each street of hold'em.")
WRONG_COUNT = choice(
    "dealing.wrong_count",
    "misdeal",
    "misdeal-unless-next",
    "open",
    about="A hand has too few cards: always a misdeal, or only if the missing card is not the next one off the deck.",
)
EXTRA_CARDS = number(
    "dealing.extra_cards", about="Surplus cards in the starting hands that make a misdeal; fewer become the burn."
)
LATE_WRONG_COUNT = choice(
    "dealing.late_wrong_count",
    "dead",
    "plays",
    about="A hand with a wrong number of cards, found too late for a misdeal.",
)
BUTTON_SHORT = point("dealing.button_short", about="The button has too few cards and has not acted.")
BUTTON_SHORT_GAMES = several(
    "dealing.button_short_games",
    "board",
    "stud",
    "draw",
    about="Games in which the button's missing cards may be dealt after substantial action.",
)
BUTTON_ACTED = several(
    "dealing.button_acted",
    "check",
    "bet",
    "call",
    "raise",
    about="Acts of a button with too few cards that kill the hand.",
)
BURNS_AFTER_KILL = number(
    "dealing.burns_after_kill",
    about="Cards burned for each street after a hand with a wrong number of cards was killed.",
)

# Flop and burns

FOUR_CARD_FLOP = choice(
    "dealing.four_card_flop",
    "random-burn",
    "redeal",
    about="A flop of four cards: one of them becomes the next burn by chance, or the whole flop is dealt again.",
)
FLOP_SCRAMBLE = choice(
    "dealing.flop_scramble", "dealer", "director", about="Who mixes the four cards before one of them is picked."
)
MORE_FLOP_CARDS = choice("dealing.more_flop_cards", "redeal", "director", about="A flop of five cards or more.")
NO_BURN_FLOP = choice(
    "dealing.no_burn_flop",
    "scramble",
    "reshuffle",
    about="A flop without a burn before anybody acts: one of the three becomes the burn, or put right, by a shuffle if seen.",
)
TWO_BURN_FLOP = choice(
    "dealing.two_burn_flop", "reshuffle", "director", about="A flop after two burns, before anybody acts."
)
FLOP_ACTED_ON = point(
    "dealing.flop_acted_on", about="A flop with a burn missing or too many, once somebody has acted on it."
)
BURN_ERROR = choice(
    "dealing.burn_error",
    "restore-order",
    "director",
    about="A burn missing or too many on a later street: put right so that the cards come that would have come.",
)
BURNS_CATCH_UP = flag(
    "dealing.burns_catch_up", about="Later streets burn more or fewer cards, so that those come that would have come."
)
ALL_IN_BURN_ERROR = choice(
    "dealing.all_in_burn_error",
    "until-award",
    "stands",
    about="Until when a burn error is put right on a street without betting because of an all-in.",
)
EXPOSED_BURN = point("dealing.exposed_burn", about="A burn card is exposed.")

# Cards dealt too early

PREMATURE = (
    "burn-stays",
    "burn-back",
    "would-be-river",
    "only-after-burn",
    "only-before-burn",
    "director",
)
PREMATURE_FLOP = choice(
    "dealing.premature_flop", *PREMATURE, about="A flop dealt before the betting is over: what goes back, what stays."
)
PREMATURE_TURN = choice(
    "dealing.premature_turn", *PREMATURE, about="A turn dealt before the betting is over: what goes back, what comes."
)
PREMATURE_RIVER = choice(
    "dealing.premature_river", *PREMATURE, about="A river dealt before the betting is over: what goes back, what stays."
)
ACCEPT_PREMATURE = flag("dealing.accept_premature", about="Players may let a card that came too early stay.")
CUT_AFTER_SHUFFLE = flag("dealing.cut_after_shuffle", about="The deck is cut after a shuffle in mid-hand.")
BURN_ON_REDEAL = flag(
    "dealing.burn_on_redeal", about="A new card is burned when a street is dealt again although its burn was kept."
)
SHUFFLE_BEFORE_TURN = flag(
    "dealing.shuffle_before_turn", about="An early turn card is shuffled back before the turn, not before the river."
)
SHUFFLE_FACE_DOWN = flag("dealing.shuffle_face_down", about="A shuffle in mid-hand is done face down, no card seen.")
ACTION_SINCE = choice(
    "dealing.action_since", "rescinded", "stands", about="What was done since a card came out wrongly."
)

# The stub

STUB_ORDER = choice(
    "dealing.stub_order",
    "restore-or-shuffle",
    "director",
    about="A stub that fell: restored, else shuffled by itself or with what it was mixed with; or as the director finds fair.",
)

# Routine

EMPTY_BUTTON = point("dealing.empty_button", about="Who deals while nobody sits at the button.")
UNCOVERED = point("dealing.uncovered", about="A mistake of the deal for which the book has no remedy of its own.")
WHO_DEALS = choice("dealing.who_deals", "button", "house-dealer", about="Who deals the cards.")
RESHUFFLE_REQUEST = point("dealing.reshuffle_request", about="Until when a player may have the deck shuffled again.")
SINGLE_DRAW_LIMP = point("dealing.single_draw_limp", about="The big blind may be called in single-draw games.")
