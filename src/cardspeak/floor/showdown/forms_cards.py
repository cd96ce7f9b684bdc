"""What players say and do with their cards, in the betting and at showdown: one fact, whichever way it is told."""

from __future__ import annotations

from cardspeak.books.settings.showdown import SPOKEN_VALUE
from cardspeak.floor.betting.acting import act
from cardspeak.floor.betting.deeds import Said
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.conduct.showing import shows_cards
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.showdown import discarding, facts, killing, winners
from cardspeak.floor.showdown.effects import Claimed
from cardspeak.floor.showdown.forms import mucks, tables
from cardspeak.floor.table import Table
from cardspeak.words import message


@form(
    "{who:seat} (exposes|shows|flips over|turns over|turns up|opens up) (a card|{cards}) [with action pending]",
    about="Cards are shown: in the betting those of a live hand, at showdown the hand is tabled.",
    example="UTG exposes a card",
)
def shows(table: Table, who: int, cards: tuple[int, ...] | None = None) -> Ruling | None:
    """Show cards; what it means depends on whether the betting is over."""
    if not facts.betting_over(table.the_hand()):
        return shows_cards(table, who)
    return winners.shows_part(table, who, ()) if cards is None else tables(table, who, cards)


@form(
    "{who:seat} (shows|turns up|turns over|opens up) [[the] (hand|cards) [{cards}]]",
    about="A hand is turned up at showdown.",
    example="Ann shows the hand Ah Kd",
)
def shows_hand(table: Table, who: int, cards: tuple[int, ...] = ()) -> Ruling | None:
    """Turn up a whole hand."""
    return tables(table, who, cards) if facts.betting_over(table.the_hand()) else shows_cards(table, who)


@form(
    "{who:seat} says {words:quoted}", about="A player speaks: an act, or words at showdown.", example='Ann says "call"'
)
def says(table: Table, who: int, words: str) -> Ruling | None:
    """Speak; at showdown words bind nobody, and a hand is live as long as its cards are held."""
    hand = table.the_hand()
    if hand.pending.step == "act" or who not in hand.live_seats or not facts.betting_over(hand):
        return act(table, who, Doing(parts=(Said(words),)))
    inq = Inquiry(table.policy, table.name(who))
    inq.rest_on(SPOKEN_VALUE)
    why = message("showdown.words-bind-nobody", name=table.name(who))
    return inq.ruling("reading", why=why, binding=False, effects=(Claimed(who, words),))


@form(
    "{who:seat} (folds|says {words:quoted}) (and|then) (pushes|throws|slides|tosses) [the] (cards|hand) (forward|in|away|into the muck)",
    about="Words and cards together: the words are the act, the cards go with them.",
    example='Ann says "fold" and pushes the cards forward',
)
@form(
    "{who:seat} (says {words:quoted}) (and|then) (mucks|discards)",
    about="Words and cards together: the words are the act, the cards go with them.",
    example='Ann says "you win" and mucks',
)
def says_and_discards(table: Table, who: int, words: str = "") -> Ruling | None:
    """Speak, and let the cards go."""
    hand = table.the_hand()
    if hand.pending.step != "act":
        return discarding.discards(table, who)
    return act(table, who, Doing(parts=(Said(words),)) if words else Doing("fold"))


@form(
    "{who:seat} (throws|tosses|slides|drops|puts) [the] (cards|hand) (in|into) the muck",
    about="A player puts the own cards into the muck; in turn against a bet that is a fold.",
    example="Ann throws the cards into the muck",
)
def throws_in(table: Table, who: int) -> Ruling | None:
    """Put one's cards into the muck."""
    hand = table.the_hand()
    if not facts.betting_over(hand) or facts.is_tabled(table, who):
        return mucks(table, who)
    return discarding.touches_muck(table, who)


@form(
    "{who:seat} (takes|pulls|grabs|gets) [the] (cards|hand) back [(from|out of) the muck] [{cards}]",
    about="A player takes back cards that were given up.",
    example="Ann takes the cards back from the muck",
)
@form(
    "{who:seat} retrieves [the] (cards|hand) [(from|out of) the muck] [{cards}]",
    about="A player takes back cards that were given up.",
    example="Ann retrieves the hand from the muck",
)
def takes_back(table: Table, who: int, cards: tuple[int, ...] = ()) -> Ruling:
    """Want cards back that were given up."""
    return discarding.brings_back(table, who, cards or None)


@form(
    "(hand|cards) of {who:seat} (is|are|gets|get) (fouled|mixed with other cards) [{how:identified|not identified}]",
    about="A hand lies among other cards; say whether it can be identified for certain.",
    example="hand of Ann is fouled identified",
)
def fouled(table: Table, who: int, how: str | None = None) -> Ruling:
    """Foul a hand."""
    return killing.fouled(table, who, identified=None if how is None else how == "identified")
