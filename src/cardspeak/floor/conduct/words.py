"""Words that go into sentences about conduct: people, penalties, places, grounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardspeak.books.practice import Offence
from cardspeak.words import Items, Joined, Message, items, message, words_of
from cardspeak.words.catalogue import has_words

ROLES: Mapping[str, Message] = words_of(
    "role",
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
    "dealer",
    "player",
    "staff",
    "league office",
)
"""Who decides, and whom a guide is for."""
ROLE = "|".join(role for role in ROLES if role not in ("staff", "league office"))
"""The choices of a slot for somebody who rules."""
PENALTIES: Mapping[str, Message] = words_of(
    "penalty-name",
    "no penalty",
    "waived",
    "warning",
    "missed hands",
    "missed rounds",
    "minutes",
    "chips",
    "asked to stop",
    "barred",
    "competition refused",
    "deal void",
    "disqualification",
    "disqualification from the competition",
    "disqualification from the league",
    "exclusion from future events",
    "expulsion from the competition",
    "league points forfeited",
    "leave the area",
    "no refund",
    "outstanding prizes lost",
    "permanent ban",
    "pot forfeited",
    "prizes forfeited",
    "prizes lost",
    "prizes of the night lost",
    "removed from the event",
    "ruled to be collusion",
    "season points lost",
    "suspended without end",
    "suspension",
    "suspension for a stated period",
    "venue refused",
)
"""The penalties of the books, one by one."""
SEASON_BAN = "at least one season"
CLOSING: Mapping[str, Message] = words_of("closing", "board returned", "game ended", "table moved")
"""What ends the time to ask for a ruling on a pot."""
PLACES: Mapping[str, Message] = words_of(
    "notice-place", "check-in", "table", "wall", "phone", "console", "payout", "rules"
)
"""Where notices are shown."""
GROUNDS: Mapping[str, Message] = words_of("removal-ground", "identification", "distraction")
"""Why something is to be taken off."""
LANGUAGES: Mapping[str, Message] = words_of("spoken-language", "English", "Korean")
"""The languages that books name."""
REVIEWS: Mapping[str, Message] = words_of("review", "upheld", "varied", "quashed")
"""What becomes of a ban that is looked at again."""


def said(words: Mapping[str, Message], word: str) -> Message | str:
    """A word as a phrase where it is one of ours, as it stands where somebody else wrote it."""
    return words.get(word, word)


def said_all(words: Mapping[str, Message], several: Iterable[str], joined: Joined = "comma") -> Items:
    """Several words in a row."""
    return items((said(words, one) for one in several), joined)


def penalty_said(*penalties: str) -> Message:
    """A penalty, or several that go together.

    >>> str(penalty_said("warning")), str(penalty_said("warning", "no refund"))
    ('warning', 'warning, no refund')
    """
    if len(penalties) == 1 and penalties[0] in PENALTIES:
        return PENALTIES[penalties[0]]
    return message("penalty-name.several", penalties=said_all(PENALTIES, penalties))


def ban_said(ban: str) -> Message:
    """A penalty that keeps somebody away, or a ban that follows from removals."""
    return message("conduct.season-ban") if ban == SEASON_BAN else penalty_said(ban)


def offence_said(offence: Offence, *, within: bool = False) -> Message:
    """An offence by what the book calls it; ``within`` a sentence it begins with a small letter."""
    title, code = offence.title.lower() if within else offence.title, f"offence.{offence.id}"
    return message("offence", title=title, name=message(code) if has_words(code) else title)


def hands_left(hands: int, minutes: int) -> Message:
    """What is left of a penalty: hands where it is counted in hands, else minutes."""
    return (
        message("conduct.duration-in-hands", hands=hands)
        if hands
        else message("conduct.duration-in-minutes", minutes=minutes)
    )
