"""Acting in turn and out of it, skipped players, and how much action is substantial."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point

SUBSTANTIAL_PAIR = choice(
    "turn.substantial_pair",
    "chips-in-one",
    "not-two-checks-or-folds",
    "any",
    about="When two actions in turn are substantial action: if chips went in with one of them, unless they are two checks or two folds, or always.",
)
SUBSTANTIAL_COUNT = number(
    "turn.substantial_count", about="How many actions in turn are substantial action whatever they were."
)
BLINDS_COUNT = flag("turn.blinds_count", about="Whether posting a blind counts towards substantial action.")
OUT_OF_TURN = point(
    "turn.out_of_turn",
    about="What becomes of an action out of turn: it binds unless the action in front of its maker changes.",
)
CALL_BETWEEN = choice(
    "turn.call_between",
    "unchanged",
    "director",
    about="Whether a call by the player whose turn it was leaves an out-of-turn action binding.",
)
AFTER_CHANGE = choice(
    "turn.after_change",
    "all-options",
    "no-raise-after-check-or-call",
    about="What a player who acted out of turn may do once the action has changed.",
)
FOLD_OUT_OF_TURN = point("turn.fold_out_of_turn", about="When a fold out of turn takes effect.")
OUT_OF_TURN_PENALTY = flag("turn.penalty", about="Whether acting out of turn may be penalised.")
SKIPPED_LIMIT = choice(
    "turn.skipped_limit",
    "substantial-action",
    "three-behind",
    about="How much may happen behind a skipped player who stays silent before the right to act may be lost.",
)
SKIPPED_HAND = choice(
    "turn.skipped_hand",
    "dead-or-passive",
    "dead-or-restored",
    about="What the floor may decide about the hand of a player who was skipped and did not speak up.",
)
OUT_OF_TURN_COUNTS = flag(
    "turn.out_of_turn_counts",
    about="Whether acts behind a skipped player count as if they had been made in turn when substantial action is measured.",
)
BINDS = point("turn.binds", about="What is done in turn binds, and its chips stay in the pot.")
EARLY = point("turn.early", about="What becomes of an act made before the bet it answers has a clear amount.")
EARLY_FOLD = point("turn.early_fold", about="A fold made before the amount of a raise is known.")
FIRST_HEADS_UP = point(
    "turn.first_heads_up", about="Who acts first before the flop with two players; the other one later."
)
