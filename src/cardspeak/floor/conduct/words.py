"""Words that go into sentences about conduct: people, penalties, places, grounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardspeak.phrase import Phrase, by_text, listed, phrase

ROLES: Mapping[str, Phrase] = by_text(
    phrase("director"),
    phrase("floor"),
    phrase("supervisor"),
    phrase("host"),
    phrase("captain"),
    phrase("sponsor"),
    phrase("account manager"),
    phrase("events director"),
    phrase("deputy"),
    phrase("management"),
    phrase("dealer"),
    phrase("player"),
    phrase("staff"),
    phrase("league office"),
)
"""Who decides, and whom a guide is for."""
PENALTIES: Mapping[str, Phrase] = by_text(
    phrase("no penalty"),
    phrase("waived"),
    phrase("warning"),
    phrase("missed hands"),
    phrase("missed rounds"),
    phrase("minutes"),
    phrase("chips"),
    phrase("asked to stop"),
    phrase("barred"),
    phrase("competition refused"),
    phrase("deal void"),
    phrase("disqualification"),
    phrase("disqualification from the competition"),
    phrase("disqualification from the league"),
    phrase("exclusion from future events"),
    phrase("expulsion from the competition"),
    phrase("league points forfeited"),
    phrase("leave the area"),
    phrase("no refund"),
    phrase("outstanding prizes lost"),
    phrase("permanent ban"),
    phrase("pot forfeited"),
    phrase("prizes forfeited"),
    phrase("prizes lost"),
    phrase("prizes of the night lost"),
    phrase("removed from the event"),
    phrase("ruled to be collusion"),
    phrase("season points lost"),
    phrase("suspended without end"),
    phrase("suspension"),
    phrase("suspension for a stated period"),
    phrase("venue refused"),
)
"""The penalties of the books, one by one."""
CLOSING: Mapping[str, Phrase] = by_text(phrase("board returned"), phrase("game ended"), phrase("table moved"))
"""What ends the time to ask for a ruling on a pot."""
PLACES: Mapping[str, Phrase] = by_text(
    phrase("check-in"),
    phrase("table"),
    phrase("wall"),
    phrase("phone"),
    phrase("console"),
    phrase("payout"),
    phrase("rules"),
)
"""Where notices are shown."""
GROUNDS: Mapping[str, Phrase] = by_text(phrase("identification"), phrase("distraction"))
"""Why something is to be taken off."""
LANGUAGES: Mapping[str, Phrase] = by_text(phrase("English"), phrase("Korean"))
"""The languages that books name."""
REVIEWS: Mapping[str, Phrase] = by_text(phrase("upheld"), phrase("varied"), phrase("quashed"))
"""What becomes of a ban that is looked at again."""
BETTING: Mapping[str, Phrase] = by_text(phrase("no-limit"), phrase("pot-limit"), phrase("limit"))
"""How a game is bet."""


def said(words: Mapping[str, Phrase], word: str) -> str:
    """A word as a phrase where it is one of ours, as it stands where somebody else wrote it."""
    return words.get(word, word)


def said_all(words: Mapping[str, Phrase], several: Iterable[str], between: str = ", ") -> Phrase:
    """Several words in a row."""
    return listed((said(words, one) for one in several), between)


def penalty_said(penalty: str) -> Phrase:
    """A penalty, or several that go together.

    >>> penalty_said("warning, no refund").parts[0].text
    '{item0}, {item1}'
    """
    return PENALTIES.get(penalty) or said_all(PENALTIES, penalty.split(", "))


def hands_left(hands: int, minutes: int) -> Phrase:
    """What is left of a penalty: hands where it is counted in hands, else minutes."""
    return phrase("{hands} hands", hands=hands) if hands else phrase("{minutes} minutes", minutes=minutes)
