"""Being at the table: when a hand needs its player there, what is done for the absent, and when their chips go."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

LIVE_MOMENT = choice(
    "presence.live_moment",
    "last-card",
    "last-card-on-button",
    "hands-complete",
    "own-first-card",
    about="The moment at which a player must be there for the hand to be live.",
)
KILLED_WHEN = choice(
    "presence.killed_when",
    "at-once",
    "after-the-deal",
    about="When the hand of an absent player is taken away.",
)
AT_SEAT = choice(
    "presence.at_seat",
    "within-reach-of-chair",
    "at-table",
    about="What being there means.",
)
MAY_LOOK = flag("presence.may_look", about="A player who came too late may look at the cards.")
POSTED_CHIPS = point("presence.posted_chips", about="What becomes of the blinds and antes of a killed hand.")
DEALT_IN = point("presence.dealt_in", about="A player who is away is dealt a hand like everybody else.")
FORCED_BETS = several(
    "presence.forced_bets",
    "blinds",
    "antes",
    "bring-in",
    about="The forced bets that come off an absent player's stack.",
)
EMPTY_SEAT = point("presence.empty_seat", about="What a seat without player and chips is dealt.")
ABSENT_ALL_IN = choice(
    "presence.absent_all_in",
    "killed",
    "director-in-regular-events",
    about="The hand of a player who is all-in and away: killed like any other, or for the director to judge.",
)
FLOOR_FIRST_AFTER_BREAK = flag(
    "presence.floor_first_after_break",
    about="Right after a break the floor is called before an absent player's all-in hand is taken away.",
)
MOVED_EXCEPTED = flag(
    "presence.moved_excepted", about="A player who is just being moved to the seat does not count as absent."
)
STUD_KILLED_CARDS = choice(
    "presence.stud_killed_cards",
    "none",
    "house",
    about="Whether a killed stud hand goes on receiving cards.",
)
LEAVING_LIVE_HAND = choice(
    "presence.leaving_live_hand",
    "penalty",
    "dead",
    about="What leaving the table with a live hand brings: a penalty while the hand stays live, or a dead hand.",
)
HAND_FOR_HAND_SEATED = point(
    "presence.hand_for_hand_seated", about="Whether players stay seated between the hands of hand for hand."
)
CALL_TIME = flag("presence.call_time", about="Only a player who is there may call time.")
LATE_AT_START = choice(
    "presence.late_at_start",
    "late-or-disqualified",
    "look-for-player",
    about="What is done with an entrant whose seat is empty at the start.",
)
LATE_DEALT = point("presence.late_dealt", about="The seat of a late entrant is dealt in and keeps its position.")
DEPARTED_STACK = choice(
    "presence.departed_stack",
    "blinded-off",
    "removed",
    about="What becomes of the stack of a player who has left for good: blinded off, or out of play at once.",
)
DEPARTED_LEVELS = number(
    "presence.departed_levels", about="For how many levels the stack of a player who has left for good is blinded off."
)
DEPARTED_MINUTES = number(
    "presence.departed_minutes", about="For how many minutes at most the stack of a player who has left is blinded off."
)
DEPARTED_PLAYED_BY = point("presence.departed_played_by", about="Who may play the stack of a player who has left.")
ABSENT_LIMIT = choice(
    "presence.absent_limit",
    "none",
    "rotations-or-minutes",
    about="Whether an absent player's chips may be taken off after some time.",
)
ABSENT_ROTATIONS = number(
    "presence.absent_rotations", about="After how many rotations of the table an absent player's chips may go."
)
ABSENT_MINUTES = number(
    "presence.absent_minutes", about="After about how many minutes an absent player's chips may go."
)
ABSENT_OFTEN = flag(
    "presence.absent_often", about="Being away again and again is a reason of its own to take chips off."
)
NO_SHOW_ROUNDS = number(
    "presence.no_show_rounds", about="After how many rounds the chips of an entrant nobody can reach may go."
)
NO_SHOW_MINUTES = number(
    "presence.no_show_minutes", about="After how many minutes the chips of an entrant nobody can reach may go."
)
HOLD_MINUTES = number("presence.hold_minutes", about="For how many minutes chips stay when their owner asks for it.")
EARLY_REMOVAL = point("presence.early_removal", about="How the host may take chips off before the usual time.")
REMOVAL = point("presence.removal", about="When a stack that has to go may be taken off.")
