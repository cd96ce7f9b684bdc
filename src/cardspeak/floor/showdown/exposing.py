"""Cards shown to one player or let out to a spectator: who else sees them, and when."""

from __future__ import annotations

from typing import Literal

from cardspeak.books.settings.conduct import SHOWN_HAND
from cardspeak.books.settings.showdown import SHOW_ONE, SPECTATOR
from cardspeak.cards.card import faces
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Die
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message

ShowMoment = Literal["now", "end of the betting round", "when betting is over", "on request"]
MOMENTS: dict[ShowMoment, Message] = {
    "now": message("showdown.moment-now"),
    "end of the betting round": message("showdown.moment-round-end"),
    "when betting is over": message("showdown.moment-betting-over"),
    "on request": message("showdown.moment-on-request"),
}
"""The moments in a sentence."""


@form(
    "{who:seat} shows ([{cards}] to {to:seat}|{to:seat} ({cards}|the hand|the cards|a card))",
    about="Cards are shown to one player.",
    example="Ann shows Ah to Ben",
)
def shown_to_one(table: Table, who: int, to: int, cards: tuple[int, ...] = ()) -> Ruling:
    """A player has shown cards to one other player: when everybody else sees the same cards."""
    hand = facts.dealt_in(table, who)
    if who == to:
        raise Unlawful("show.own", field="seat", value=to)
    inq = Inquiry(table.policy, table.name(who))
    if inq.maybe(SHOW_ONE) is None and inq.maybe(SHOWN_HAND) is not None:
        inq.cite(SHOWN_HAND, "to-player")
        why = message(
            "showdown.no-showing-live-hand",
            name=table.name(who),
        )
        return inq.ruling("reading", why=why, answer="live", penalty="may")
    way = inq.ask(SHOW_ONE)
    inq.cite(SHOW_ONE)
    moment: ShowMoment = "now" if way == "everybody-now" else _moment(hand, to)
    what = faces(cards) if cards else message("showdown.the-same-cards")
    return inq.ruling(
        "remedy",
        why=message(
            "showdown.show-one-show-all",
            owner=table.name(who),
            to=table.name(to),
        ),
        answer={"show": moment},
        steps=(message("showdown.show-cards-at-moment", cards=what, moment=MOMENTS[moment]),),
    )


def _moment(hand: Hand, to: int) -> ShowMoment:
    """When nobody gains by it: at once if the player may still have to decide in this round."""
    if hand.over:
        return "on request"
    if facts.betting_over(hand) or to not in hand.seats_with_chips:
        return "when betting is over"
    if to in hand.seats_to_act or _may_be_raised(hand):
        return "now"
    return "end of the betting round" if hand.streets_left else "when betting is over"


def _may_be_raised(hand: Hand) -> bool:
    """Whether somebody still to act could raise, so that a player would have to decide again."""
    return any(hand.options_for(other).closed != "no-chips-behind" for other in hand.seats_to_act)


@form(
    "spectator gives away the hand of {who:seat}",
    about="A spectator who was let in on a hand speaks of it.",
    example="spectator gives away the hand of Ann",
)
def spectator_tells(table: Table, who: int) -> Ruling:
    """A spectator who was shown or told a hand advises its owner or lets the table know."""
    facts.live_hand(table, who)
    inq = Inquiry(table.policy, table.name(who))
    way = inq.ask(SPECTATOR)
    inq.cite(SPECTATOR)
    die = Die(who, "let out to a spectator")
    if way == "director":
        cites = inq.cited(SPECTATOR)
        return inq.ruling(
            "decision",
            why=message("showdown.spectator-leak-director-decides"),
            director=(Choice(message("option.live"), cites), Choice(message("option.dead"), cites, (die,))),
        )
    return inq.ruling(
        "remedy",
        why=message("showdown.spectator-spoke-hand-dead", name=table.name(who)),
        answer="dead",
        penalty="may",
        effects=(die,),
    )
