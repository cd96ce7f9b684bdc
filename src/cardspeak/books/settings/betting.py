"""Betting by words and chips, the size of wagers, and mistakes in them."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, point, share

# Words and chips

PRECEDENCE = choice(
    "betting.precedence",
    "earlier",
    "words",
    about="Words and chips that differ: the earlier one is the bet, or the words whenever they came.",
)
TOGETHER = point(
    "betting.together",
    about="Words and chips at the same moment: clear and reasonable words win over the chips, or words always do.",
)
UNHEARD = point("betting.unheard", about="Words that not everybody heard, with chips that say something else.")
FORMS = point("betting.forms", about="What a declaration may consist of: a general word, an amount, or both.")
GENERAL_BINDS = point("betting.general_binds", about="What saying call or raise binds to.")
AMOUNT_ONLY = choice(
    "betting.amount_only",
    "as-chips",
    "as-raise",
    about="An amount named without a word: read like the same sum in silent chips, or as a spoken raise.",
)
RAISE_AMOUNT = point(
    "betting.raise_amount", about="Raise with an amount: the total of the bet unless something else is made clear."
)
CALL_BY_WORD = point("betting.call_by_word", about="What saying call is.")
CALL_EXACT = point("betting.call_exact", about="What chips worth exactly the call are.")
RAP = point("betting.rap", about="What knocking on the table means.")
RELEASE = point("betting.release", about="When a wager binds: once the chips have left the hand, or once it is said.")
ALL_IN = point("betting.all_in", about="What going all-in commits.")

# Silent chips

OVERCHIP = point(
    "betting.overchip", about="One silent chip larger than the bet faced: a call, and the change goes back."
)
LAST_OVERCHIP = point("betting.last_overchip", about="The same with the player's last chip: still a call, with change.")
OVERCHIP_RAISE = point(
    "betting.overchip_raise", about="Raise said before one chip and no amount: as much as the chip allows."
)
OVERCHIP_OPENING = choice(
    "betting.overchip_opening",
    "whole-chip",
    "director",
    about="One silent chip with nothing to call: a bet of the whole chip, or left to the director.",
)
OPTION_OVERCHIP = point(
    "betting.option_overchip",
    about="One silent chip from a big blind who has the option: neither facing a bet nor opening.",
)
MULTICHIP = choice(
    "betting.multichip",
    "every-chip-needed",
    "half-bet",
    "total",
    about="Several chips put out silently against a bet: a call if every chip is needed, always the half-bet test, or a raise to their total.",
)
LAST_CHIPS = choice(
    "betting.last_chips",
    "all-in",
    "half-bet",
    about="Several last chips put out silently, not all of them needed to call: all-in, or the same half-bet test as ever.",
)
HALF = share("betting.half", about="Which part of the least raise over the call binds to a whole raise.")
TOTAL_SHORT = point(
    "betting.total_short",
    about="Several silent chips worth more than the call and less than a raise, where they count as a raise to their total.",
)
FOR_CHANGE = point(
    "betting.for_change", about="Whether chips pushed out in the hope of change all count towards the bet."
)
STRING = point("betting.string", about="Chips in several motions: only the first one counts.")
TWO_MOTIONS = choice(
    "betting.two_motions",
    "first-motion",
    "after-exact-call",
    about="Raise said without an amount, then chips in two motions: the first one counts, or the second one too after an exact call.",
)
RAISE_ANNOUNCED = choice(
    "betting.raise_announced",
    "duty",
    "one-motion-enough",
    about="Whether a raise has to be announced, or putting all of it out in one motion is enough.",
)
AMOUNT_FIRST = point("betting.amount_first", about="What naming all of a raise before any chips go out is.")
PRIOR_CHIPS = choice(
    "betting.prior_chips",
    "by-what-was-pulled",
    "both-readings",
    about="Chips of an earlier bet still in front: read by how they were handled, or in both ways with the director to choose.",
)
PULLED_BACK = point("betting.pulled_back", about="What pulling back chips of an earlier bet binds to.")
SWEPT = point(
    "betting.swept", about="Earlier and new chips gathered and pushed forward together: all of them may count."
)
NO_VALUE = point(
    "betting.no_value", about="A bounty chip or a token pushed out as a bet: a call, all-in, or house policy."
)

# Sizes

MINIMUM = point("betting.minimum", about="The least raise: as much as the last full bet or raise of the round added.")
UNLIMITED = point("betting.unlimited", about="Whether a no-limit or pot-limit round allows any number of raises.")
LEAST_BET = point("betting.least_bet", about="The least bet on every round.")
UNDERRAISE = choice(
    "betting.underraise",
    "lifted",
    "refused",
    about="A bet or raise below the least one that was declared as such: brought up to it, or refused.",
)
CORRECT_UNTIL = choice(
    "betting.correct_until",
    "next-card",
    "round-over",
    about="How long a bet or raise below the least one is corrected.",
)
CORRECTED_MAY_RAISE = point(
    "betting.corrected_may_raise", about="What players who had called get when the size is corrected: no new raise."
)
POT_TOO_HIGH = point(
    "betting.pot_too_high", about="A pot-limit bet over the pot after a wrong count: cut for everybody."
)
POT_TOO_LOW = point(
    "betting.pot_too_low", about="A pot-limit bet meant as the pot after a count that was too low: brought up to it."
)
POT_UNDER_MINIMUM = point(
    "betting.pot_under_minimum",
    about="A pot-limit bet below the least bet, which the rule on wrong counts leaves open.",
)

# Calls that fall short

UNDERCALL = choice(
    "betting.undercall",
    "forced-or-director",
    "completed",
    "director",
    about="Less than the call without the word call: forced in two cases and otherwise the director's; or always completed.",
)
SHORT_SINGLE = point(
    "betting.short_single",
    about="One silent chip smaller than the call, where a single chip is a call: complete it, or lose it and fold.",
)
TINY = share("betting.tiny", about="Up to which part of the bet silent chips are so tiny that the director is asked.")
UNDERCALLS_IN_ROW = point(
    "betting.undercalls_in_row",
    about="Undercalls one after the other: back to the first, and the director decides on the later ones.",
)
UNAWARE = point(
    "betting.unaware",
    about="Chips put in by a player who did not know of a raise: they may be taken back while nobody has acted since.",
)
MISUNDERSTOOD = share(
    "betting.misunderstood", about="From which part of the bet on a gross misunderstanding is no longer excused."
)
ACCEPTED = point(
    "betting.accepted", about="A caller who was told a wrong amount: owes the true one, whatever anybody said."
)
SHORT_CALL_UNTIL = point("betting.short_call_until", about="How long a call that was short by a miscount is made up.")

# Words that do not fit

CALL_UNFACED = point("betting.call_unfaced", about="Saying call with nothing to call.")
RAISE_UNFACED = point("betting.raise_unfaced", about="Saying raise with nothing to raise: at least the least bet.")
CHECK_FACED = choice(
    "betting.check_faced",
    "call-or-fold",
    "ask-again",
    about="Saying or knocking check against a bet: only call or fold are left, or the player is asked again.",
)
IMPOSSIBLE = point("betting.impossible", about="A spoken action that cannot be made: the player chooses again.")
POT_IN_NO_LIMIT = point(
    "betting.pot_in_no_limit", about="Announcing the pot in no-limit: no valid bet, and yet a valid one is owed."
)
UNCLEAR = choice(
    "betting.unclear",
    "up-to-pot",
    "lesser",
    about="A declared amount with several lawful readings: the highest one up to the pot, or the lesser one.",
)
UNCLEAR_ABOVE_POT = point("betting.unclear_above_pot", about="The same where every lawful reading is above the pot.")
FOLD_UNFACED = choice(
    "betting.fold_unfaced",
    "binding",
    "when-next-acts",
    about="A fold with nothing to call: binding at once, or once a later player has acted.",
)
FOLD_FACED = point("betting.fold_faced", about="What a fold against a bet, by act or by words, makes of the hand.")
FOLD_UNFACED_PENALTY = flag(
    "betting.fold_unfaced_penalty", about="Whether folding with nothing to call may be penalised."
)
CONDITIONAL = point(
    "betting.conditional", about="Announcing an act on a condition: it may be held binding, penalised, or both."
)
EARLY_CALL = point("betting.early_call", about="A call before the amount of a bet or raise is known.")
HIDDEN = choice(
    "betting.hidden",
    "director-part-or-not",
    "winner-or-removed",
    about="Chips found behind after an all-in was called.",
)
HIDDEN_LEFT = choice(
    "betting.hidden_left",
    "removed",
    "stay",
    about="Where found chips go that nobody is awarded: out of play, or they stay with their owner as far as nobody covered them.",
)

# What a dealer does

BRING_IN_BETS = point("betting.bring_in_bets", about="Who may have the bets pulled in before the round is over.")
ANNOUNCE = point("betting.announce", about="Which bets the dealer announces; an all-in is counted on request.")
CHANGE = choice(
    "betting.change",
    "after-the-action",
    "after-the-round",
    about="When a player gets change from the pot.",
)
