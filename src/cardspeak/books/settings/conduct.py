"""Conduct at the table: who decides, what may be asked, devices, language, official words and showing cards."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, point, several

ROLES = (
    "director",
    "floor",
    "supervisor",
    "host",
    "captain",
    "sponsor",
    "account manager",
    "events director",
    "deputy",
    "management",
)

# Authority

MAY_OVERRIDE = several(
    "conduct.may_override", *ROLES, about="Who may put a fair decision in the place of the technical ruling."
)
REASON_NEEDED = flag("conduct.reason_needed", about="A ruling can be set aside only with a reason on record.")
FINAL_WORD = several("conduct.final_word", *ROLES, about="Whose decision cannot be appealed.")
GOOD_FAITH = choice(
    "conduct.good_faith",
    "stands",
    "corrected",
    about="A wrong ruling that staff made in good faith: it stands, or is put right.",
)
FLOOR_CALL = choice(
    "conduct.floor_call",
    "frozen",
    "may-play-on",
    about="While a decision is awaited: nobody moves cards or chips, or the table may be told to play on.",
)
RULING_CLOSES = several(
    "conduct.ruling_closes",
    "board returned",
    "game ended",
    "table moved",
    about="What ends the time in which a ruling on a pot can be asked for.",
)
INTENT = several(
    "conduct.intent",
    "experience",
    "past record",
    about="What is weighed to judge what somebody meant by an act.",
)
EVENT_CHANGED_BY = several("conduct.event_changed_by", *ROLES, about="Who may cancel an event or change how it is run.")
PRECEDENCE = choice(
    "conduct.precedence",
    "rules-first",
    "terms-first",
    about="Where the terms of an event and the rules of poker differ, which of them prevails.",
)

# Players

IDENTITY = several(
    "conduct.identity",
    "identification",
    "distraction",
    about="The grounds on which staff may ask for sunglasses, a hood or the like to be taken off.",
)
DATA_CONSENT = point("conduct.data_consent", about="Nobody enters without agreeing to give personal data.")
PLAYER_IS = point("conduct.player_is", about="What makes somebody a player: a completed registration, or a seat.")
PLAYED_BY = choice(
    "conduct.played_by",
    "holder-only",
    "substitute",
    about="Whether anybody but the holder of a seat may play its chips.",
)
LANGUAGE = choice(
    "conduct.language",
    "English",
    "Korean and local",
    "English or posted",
    about="The languages of the table; posted means those the house announces outside the United States.",
)
LANGUAGE_SCOPE = choice(
    "conduct.language_scope",
    "during hands",
    "always",
    about="When only the language of the table may be spoken.",
)
SIGN_LANGUAGE = flag(
    "conduct.sign_language", about="Players who are hard of hearing may use sign language during a hand."
)

# Information

POT_COUNT = choice(
    "conduct.pot_count", "pot-limit", "always", "never", about="In which games players may have the pot counted."
)
POT_SPREAD = flag("conduct.pot_spread", about="The pot may be spread on request so that its chips can be seen.")
STACK_COUNT = choice(
    "conduct.stack_count",
    "facing-all-in",
    "in-turn",
    about="Who may have an opponent's stack counted exactly: whoever is to act against an all-in, or anybody in turn.",
)
MAY_ASK = several(
    "conduct.may_ask",
    "live or dead",
    "reopens",
    about="What a player may ask, and is told, before acting.",
)
RABBIT = choice("conduct.rabbit", "forbidden", "allowed", about="Whether cards that would have come may be looked at.")
HAND_OVER = several(
    "conduct.hand_over",
    "blinds",
    "penalties",
    "behaviour",
    about="What a leaving dealer passes on to the next one.",
)

# Devices

DEVICE_IN_HAND = choice(
    "conduct.device_in_hand",
    "forbidden",
    "house",
    about="Using a phone or another device while holding a live hand.",
)
LIVE_HAND_IS = choice(
    "conduct.live_hand_is",
    "own-cards",
    "any-hand",
    about="During a live hand means: while the player holds cards, or while any hand is in progress.",
)
DEVICE_OUT_OF_HAND = choice(
    "conduct.device_out_of_hand",
    "allowed",
    "forbidden",
    "house",
    about="Using a phone or another device at the table without a live hand, calls apart.",
)
PHONE_CALLS = choice(
    "conduct.phone_calls", "forbidden", "allowed", about="Whether phone calls may be made at the table."
)
DEVICE_SOUND = choice(
    "conduct.device_sound", "forbidden", "allowed", about="Whether a device may be heard or disturb others."
)
DEVICE_ON_TABLE = choice(
    "conduct.device_on_table", "forbidden", "allowed", about="Whether a device may lie on the table."
)
STRATEGY_AIDS = choice(
    "conduct.strategy_aids", "forbidden", "allowed", about="Whether charts, apps or advice may be used at the table."
)
DEALER_PHONE = choice(
    "conduct.dealer_phone", "forbidden", "allowed", about="Whether a player who deals the hand may use a phone."
)
STEPS_AWAY = choice(
    "conduct.steps_away",
    "hand-dead",
    "penalty",
    about="A player with a live hand steps away from the table for a call: the hand is dead, or a penalty is possible.",
)
DEVICES_STRICT = point(
    "conduct.devices_strict", about="That the rules on devices are strictly enforced while play is hand for hand."
)
HEADPHONES = choice(
    "conduct.headphones_final",
    "by-permission",
    "allowed",
    about="Headphones and players at a final table.",
)

# Words and signals

TERMS = several(
    "conduct.terms",
    "bet",
    "raise",
    "call",
    "fold",
    "check",
    "all-in",
    "complete",
    "pot",
    about="The official betting words.",
)
POT_LIMIT_TERMS = several(
    "conduct.pot_limit_terms", "pot", "complete", about="The betting words that are official in pot-limit games only."
)
LOCAL_TERMS = flag("conduct.local_terms", about="A local expression counts where it is just as plain.")
UNOFFICIAL = choice(
    "conduct.unofficial",
    "director",
    "nothing",
    about="A word or signal that is not official: the director says what it means, at the player's risk, or it means nothing.",
)
TAP = choice("conduct.tap", "check", "nothing", about="What a tap on the table means.")
TAP_FACING_BET = choice(
    "conduct.tap_facing_bet",
    "call-or-fold",
    "director",
    about="A tap on the table by a player who faces a bet: call or fold is offered, or the director decides.",
)

# Etiquette

SHOWING = choice(
    "conduct.showing",
    "two-left-or-winner-takes-all",
    "never",
    about="When a card of a live hand may be shown before the betting is over.",
)
SHOWN_HAND = choice(
    "conduct.shown_hand", "live", "dead", about="What becomes of a hand that is shown while action is pending."
)
VAPING = choice(
    "conduct.vaping", "tobacco", "director", about="Whether vaping counts as using tobacco, or the director says."
)
GUEST = choice(
    "conduct.guest",
    "no-objection",
    "never",
    about="Whether a guest may sit behind a player: if nobody in the game objects, or never.",
)
