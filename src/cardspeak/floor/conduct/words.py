"""Words that go into sentences about conduct: people, penalties, places, grounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardspeak.phrase import Phrase, listed, phrase

ROLES: Mapping[str, Phrase] = {
    "director": phrase("director"),
    "floor": phrase("floor"),
    "supervisor": phrase("supervisor"),
    "host": phrase("host"),
    "captain": phrase("captain"),
    "sponsor": phrase("sponsor"),
    "account manager": phrase("account manager"),
    "events director": phrase("events director"),
    "deputy": phrase("deputy"),
    "management": phrase("management"),
    "dealer": phrase("dealer"),
    "player": phrase("player"),
    "staff": phrase("staff"),
    "league office": phrase("league office"),
}
"""Who decides, and whom a guide is for."""
PENALTIES: Mapping[str, Phrase] = {
    "no penalty": phrase("no penalty"),
    "waived": phrase("waived"),
    "warning": phrase("warning"),
    "missed hands": phrase("missed hands"),
    "missed rounds": phrase("missed rounds"),
    "minutes": phrase("minutes"),
    "chips": phrase("chips"),
    "asked to stop": phrase("asked to stop"),
    "barred": phrase("barred"),
    "competition refused": phrase("competition refused"),
    "deal void": phrase("deal void"),
    "disqualification": phrase("disqualification"),
    "disqualification from the competition": phrase("disqualification from the competition"),
    "disqualification from the league": phrase("disqualification from the league"),
    "exclusion from future events": phrase("exclusion from future events"),
    "expulsion from the competition": phrase("expulsion from the competition"),
    "league points forfeited": phrase("league points forfeited"),
    "leave the area": phrase("leave the area"),
    "no refund": phrase("no refund"),
    "outstanding prizes lost": phrase("outstanding prizes lost"),
    "permanent ban": phrase("permanent ban"),
    "pot forfeited": phrase("pot forfeited"),
    "prizes forfeited": phrase("prizes forfeited"),
    "prizes lost": phrase("prizes lost"),
    "prizes of the night lost": phrase("prizes of the night lost"),
    "removed from the event": phrase("removed from the event"),
    "ruled to be collusion": phrase("ruled to be collusion"),
    "season points lost": phrase("season points lost"),
    "suspended without end": phrase("suspended without end"),
    "suspension": phrase("suspension"),
    "suspension for a stated period": phrase("suspension for a stated period"),
    "venue refused": phrase("venue refused"),
}
"""The penalties of the books, one by one."""
CLOSING: Mapping[str, Phrase] = {
    "board returned": phrase("board returned"),
    "game ended": phrase("game ended"),
    "table moved": phrase("table moved"),
}
"""What ends the time to ask for a ruling on a pot."""
PLACES: Mapping[str, Phrase] = {
    "check-in": phrase("check-in"),
    "table": phrase("table"),
    "wall": phrase("wall"),
    "phone": phrase("phone"),
    "console": phrase("console"),
    "payout": phrase("payout"),
    "rules": phrase("rules"),
}
"""Where notices are shown."""
GROUNDS: Mapping[str, Phrase] = {
    "identification": phrase("identification"),
    "distraction": phrase("distraction"),
}
"""Why something is to be taken off."""
LANGUAGES: Mapping[str, Phrase] = {"English": phrase("English"), "Korean": phrase("Korean")}
"""The languages that books name."""
REVIEWS: Mapping[str, Phrase] = {
    "upheld": phrase("upheld"),
    "varied": phrase("varied"),
    "quashed": phrase("quashed"),
}
"""What becomes of a ban that is looked at again."""
BETTING: Mapping[str, Phrase] = {
    "no-limit": phrase("no-limit"),
    "pot-limit": phrase("pot-limit"),
    "limit": phrase("limit"),
}
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
