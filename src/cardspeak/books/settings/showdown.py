"""The showdown: who shows when, what a hand needs to win, when cards are dead, and who may see them."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, point, several

SPOKEN_VALUE = choice(
    "showdown.spoken_value",
    "not-binding",
    "director",
    about="What a player calls the hand counts for nothing, or a director weighs it.",
)
MISCALL = choice(
    "showdown.miscall",
    "penalty",
    "may-forfeit",
    about="A hand miscalled on purpose may be penalised, or may cost the pot.",
)
OBJECTORS = choice(
    "showdown.objectors",
    "anybody",
    "at-table",
    about="Who may point out a misread hand or a pot that goes wrong.",
)
READABLE = flag("showdown.readable", about="A hand counts as tabled only once dealer and players can read it clearly.")
UNTABLED_MUCK = choice(
    "showdown.untabled_muck",
    "director-finds",
    "no-claim",
    about="A hand mucked before all of it was tabled: a director finds whether it was read or can be told, or it is gone.",
)
TABLED_WINNER = flag("showdown.tabled_winner", about="A tabled hand that plainly wins cannot be killed by the dealer.")
DISCARD = choice(
    "showdown.discard",
    "until-lost",
    "until-pushed-in",
    "until-mixed",
    "until-touching",
    "director",
    about="How long cards given up face down at showdown may still be turned up.",
)
RETRIEVAL = choice(
    "showdown.retrieval",
    "never",
    "director",
    about="Whether cards that have gone into the muck may be brought back.",
)
ONE_CARD = choice(
    "showdown.one_card",
    "ask-then-floor",
    "no-share-yet",
    about="What is done when a player shows some of the hand only.",
)
THOUGHT_WON = choice(
    "showdown.thought_won",
    "hold-and-call-floor",
    "dead",
    about="A bettor throws the hand away although somebody is still in.",
)
KILLED_REFUND = choice(
    "showdown.killed_refund",
    "uncalled",
    "none",
    about="What goes back to a player whose hand was killed or lost: the part of a bet nobody called, or nothing.",
)
KILLED_BUT_TOLD = choice(
    "showdown.killed_but_told",
    "plays",
    "director",
    "dead",
    about="A hand the dealer killed by mistake whose cards can still be told with certainty.",
)
PROTECTED = choice(
    "showdown.protected", "director", "dead", about="A hand killed or fouled although its owner had protected it."
)
FOULED = choice(
    "showdown.fouled",
    "plays-if-identified",
    "both-dead",
    "thrown-dead",
    about="Cards thrown into another player's hand.",
)
DEATHS = several(
    "showdown.deaths",
    "fold-facing-bet",
    "forward-acted-on",
    "touching-muck",
    about="The ways in which a hand dies by what its owner does.",
)
HOLD_HAND_FOR_HAND = flag(
    "showdown.hold_hand_for_hand", about="Hand for hand: a called all-in waits for the other tables before it goes on."
)
HAND_FOR_HAND_CARDS = choice(
    "showdown.hand_for_hand_cards",
    "face-down",
    "face-up",
    about="Hand for hand: how the hands of a called all-in lie while the table waits.",
)
ABSENT_ALL_IN = choice(
    "showdown.absent_all_in",
    "dead",
    "director",
    about="The hand of a player who is all-in and was not at the seat in time.",
)
ORDER = choice(
    "showdown.order",
    "last-aggressor",
    "director",
    about="Who shows first: the last to bet or raise on the last street, else the first to act there.",
)
ORDER_ENFORCED = choice(
    "showdown.order_enforced",
    "director-may",
    "always",
    about="Whether the order of showing is the rule or something a director may insist on.",
)
ORDER_AFTER = choice(
    "showdown.order_after", "clockwise", "director", about="Who shows after the first player who has to."
)
SIDE_POT_WAIT = flag(
    "showdown.side_pot_wait", about="Players hold their cards back until a pot they take part in is settled."
)
UNCONTESTED = choice(
    "showdown.uncontested",
    "need-not-show",
    "must-show",
    about="Whether the last player with a live hand has to show it to take the pot.",
)
MAY_ASK = choice(
    "showdown.may_ask",
    "holds-or-tabled",
    "dealt-in",
    "in-at-the-end",
    about="Who may ask to see a hand at all.",
)
FORWARD_KEEPS = flag(
    "showdown.forward_keeps", about="A hand pushed forward face down still counts as kept when its owner asks to see."
)
SEE = choice(
    "showdown.see",
    "river-aggressor",
    "called-and-shown",
    "called-hand",
    "showdown-hand",
    about="Which hand has to be shown when somebody who may ask does.",
)
SEE_OTHERS = choice(
    "showdown.see_others", "director", "refused", about="Any other request to see a hand: a director decides, or no."
)
SEE_REVOCABLE = flag("showdown.see_revocable", about="The right to see hands can be taken from a player who abuses it.")
SEE_MUCKED = flag("showdown.see_mucked", about="A hand that is in the muck already may still be asked for.")
SEEN_HAND = choice(
    "showdown.seen_hand",
    "stays-as-it-is",
    "live-for-winner",
    about="What a hand is worth that is shown on request: no more than before, or live if the winner asked.",
)
BOARD = choice(
    "showdown.board",
    "table-all",
    "keep-and-show",
    about="What a player who plays the board must do to share in the pot.",
)
BOARD_PLAYS = point("showdown.board_plays", about="A hand may be the five board cards with no card of one's own.")
SHOW_ONE = choice(
    "showdown.show_one",
    "everybody-now",
    "timed",
    about="Cards shown to one player: everybody sees them at once, or when nobody gains by it.",
)
SPECTATOR = choice(
    "showdown.spectator", "dead", "director", about="A spectator gives away a hand that its owner let out."
)
LOSERS_FIRST = flag("showdown.losers_first", about="Losing hands are killed before the pot is pushed.")
