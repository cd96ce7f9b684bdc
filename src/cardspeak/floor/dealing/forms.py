"""The sentences of the deal: misdeals, exposed cards, wrong numbers of cards."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing import counts, exposed, forms_board, forms_deck, forms_stud, misdeal, stud
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure, place_in_deal, seated
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table
from cardspeak.hand.events import Deal
from cardspeak.hand.hand import Hand

__all__ = ["forms_board", "forms_deck", "forms_stud"]

NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4}

# Misdeals


@form("first card [dealt] to {where:place}", about="Where the first card of the deal went.", example="first card to 5")
def first_card(table: Table, said: Said) -> Ruling:
    """The first card of the deal."""
    return misdeal.first_card_to(table, said["where"])


@form(
    "(card|cards) dealt to (an|the) empty seat [{where:place}]",
    about="A seat without a player was dealt to.",
    example="card dealt to an empty seat",
)
def empty_seat(table: Table, said: Said) -> Ruling:
    """Cards for nobody."""
    return misdeal.card_to_seat(table, said.get("where"), empty=True)


@form(
    "(card|cards) dealt to [the] player in seat {where:place} (without a right to a hand|who has to wait)",
    about="Somebody was dealt to who is not entitled to this hand.",
    example="cards dealt to the player in seat 2 who has to wait",
)
def unentitled(table: Table, said: Said) -> Ruling:
    """Cards for somebody who has to wait."""
    return misdeal.card_to_seat(table, said["where"], empty=False)


@form(
    "{who:seat} (gets no cards|was dealt out) [{how:away|away but posted}]",
    about="Somebody entitled to a hand was passed over.",
    example="Ann gets no cards",
)
def no_cards(table: Table, said: Said) -> Ruling:
    """A player left out."""
    how = said.get("how")
    return misdeal.dealt_out(table, said["who"], present=how is None, posted=how == "away but posted" or None)


@form("card dealt out of (order|sequence)", about="A card went out of turn.", example="card dealt out of order")
def out_of_order(table: Table, _said: Said) -> Ruling:
    """A card out of turn."""
    return misdeal.out_of_sequence(table)


@form(
    "two cards in a row to the button",
    about="The button got two cards running.",
    example="two cards in a row to the button",
)
def two_running(table: Table, _said: Said) -> Ruling:
    """Two cards for the button."""
    return misdeal.two_in_a_row(table)


@form(
    "cards dealt with the button [wrong] [it] (belongs|belonging) to {where:place}",
    about="The hand was dealt from the wrong button.",
    example="cards dealt with the button belonging to 3",
)
def wrong_button(table: Table, said: Said) -> Ruling:
    """A hand dealt from the wrong button."""
    return misdeal.button_belongs_to(table, said["where"])


@form(
    "{who:seat} calls [a] misdeal {reason:quoted}",
    about="A misdeal is called for a reason of one's own.",
    example='Ann calls a misdeal "bad shuffle"',
)
@form(
    "misdeal [{reason:quoted}]", about="A misdeal is called for a reason of its own.", example='misdeal "bad shuffle"'
)
def calls_misdeal(table: Table, said: Said) -> Ruling:
    """A misdeal for another cause."""
    return misdeal.misdeal_called(table, said.get("reason", ""))


@form(
    "{who:seat} was away for the first deal", about="A fact for a new deal.", example="Ann was away for the first deal"
)
def away(table: Table, said: Said) -> Ruling | None:
    """Somebody missed the first deal."""
    seated(table, said["who"])
    table.recall(DealSoFar).away.append(said["who"])
    return None


@form(
    "{who:seat} is on penalty with {n:count} (hand|hands) left",
    about="A fact for a new deal.",
    example="Ann is on penalty with four hands left",
)
def on_penalty(table: Table, said: Said) -> Ruling | None:
    """Somebody sits out a penalty."""
    seated(table, said["who"])
    table.recall(DealSoFar).on_penalty[said["who"]] = said["n"]
    return None


@form(
    "? new deal for {who:seat}", about="What a player gets when the hand is dealt again.", example="? new deal for Ann"
)
def new_deal(table: Table, said: Said) -> Ruling:
    """A player's place in the new deal."""
    return misdeal.redeal_for(table, said["who"])


# Exposed cards


def _index_of(hand: Hand, seat: int, card: int) -> int | None:
    """A card's place in the deal, if it was dealt by name."""
    dealt = [
        pair
        for event in hand.events
        if isinstance(event, Deal) and not event.up
        for pair in zip(event.seats, event.cards, strict=True)
    ]
    return dealt.index((seat, card)) + 1 if card != UNKNOWN and (seat, card) in dealt else None


def _seen(table: Table, one: Exposure, new: int | None) -> Ruling:
    """Remember an exposed card, and rule on all that are known."""
    hand = table.the_hand()
    seated(table, one.seat)
    if hand.setup.game.family == "stud" and not hand.streets_left:
        return stud.seventh_card_seen(table, one.seat, one.card, new)
    remembered = table.recall(DealSoFar).exposed
    seen = (*remembered, one)
    if hand.setup.game.family == "stud":
        cards = [other.card for other in seen if other.seat == one.seat]
        ruling = stud.down_card_seen(table, one.seat, cards, by=one.by)
    else:
        ruling = exposed.exposed(table, seen, new)
    remembered.append(one)
    return ruling


@form(
    "dealer (exposes|flashes) card {n:count} [of the deal] [{card:card}] [replacement {new:card}]",
    about="A card is exposed as it is dealt; the first card off the deck is 1.",
    example="dealer exposes card 7 Qh",
)
def exposes_index(table: Table, said: Said) -> Ruling:
    """A card by its place in the deal."""
    order = table.the_hand().seats
    first = table.the_hand().setup.game.streets[0]
    if not 1 <= said["n"] <= len(order) * first.down:
        raise Unreadable("exposed.place", {"count": len(order) * first.down}, field="n", value=said["n"])
    seat = order[(said["n"] - 1) % len(order)]
    return _seen(table, Exposure(seat, "dealer", said["n"], said.get("card", UNKNOWN)), said.get("new"))


@form(
    "dealer (exposes|flashes) ([the] {nth:first|second|third|fourth} card of {who:seat}|{who:seat}'s {nth:first|second|third|fourth} card) [{card:card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="dealer exposes the second card of Ann Qh",
)
def exposes_nth(table: Table, said: Said) -> Ruling:
    """A card by its owner and number."""
    seated(table, said["who"])
    index = place_in_deal(table.the_hand(), said["who"], NTH[said["nth"]])
    return _seen(table, Exposure(said["who"], "dealer", index, said.get("card", UNKNOWN)), said.get("new"))


@form(
    "dealer (exposes|flashes) (a card of {who:seat}|{who:seat}'s card) [{card:card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="dealer exposes a card of Ann Qh",
)
def exposes_card(table: Table, said: Said) -> Ruling:
    """A card by its owner."""
    card = said.get("card", UNKNOWN)
    index = _index_of(table.the_hand(), said["who"], card)
    return _seen(table, Exposure(said["who"], "dealer", index, card), said.get("new"))


@form(
    "{who:seat} (flashes|exposes) [{card:card}] (during|in) the deal",
    about="A player exposes an own card while cards are dealt.",
    example="Ann flashes Qh during the deal",
)
def player_exposes(table: Table, said: Said) -> Ruling:
    """A card exposed by its player."""
    return _seen(table, Exposure(said["who"], "player", None, said.get("card", UNKNOWN)), None)


@form(
    "{nth:first|second|third|fourth} card of {who:seat} [{card:card}] (falls|slides) off the table [replacement {new:card}]",
    about="A card leaves the table as it is dealt.",
    example="second card of Ann slides off the table",
)
def off_table(table: Table, said: Said) -> Ruling:
    """A card off the table."""
    seated(table, said["who"])
    index = place_in_deal(table.the_hand(), said["who"], NTH[said["nth"]])
    one = Exposure(said["who"], "dealer", index, said.get("card", UNKNOWN))
    return exposed.off_the_table(table, tuple(table.recall(DealSoFar).exposed), one, said.get("new"))


@form("{who:seat} drops [the] (cards|card)", about="A player lets own cards fall.", example="Ann drops the cards")
def drops(table: Table, said: Said) -> Ruling:
    """Cards dropped by their player."""
    return exposed.dropped(table, said["who"])


@form(
    "{who:seat} asks to keep the exposed card",
    about="A wish about a card the dealer exposed.",
    example="Ann asks to keep the exposed card",
)
def keeps(table: Table, said: Said) -> Ruling:
    """Keep an exposed card."""
    return exposed.keep_exposed(table, said["who"])


@form(
    "{who:seat} says after looking that [the] {card:card} was flashed",
    about="A flashed card is pointed out too late.",
    example="Ann says after looking that Qh was flashed",
)
def says_flashed(table: Table, said: Said) -> Ruling:
    """A late claim."""
    return exposed.flash_claimed_late(table, said["who"], said["card"])


# Numbers of cards


@form(
    "{who:seat} (has|got|was dealt) [only] {n:count} (cards|card) [{next:next in line|not next in line}] [{card:card}]",
    about="How many cards a starting hand has; a card named is the one that is dealt or taken back.",
    example="Ann has only one card",
)
def has_cards(table: Table, said: Said) -> Ruling:
    """A count of cards."""
    told = said.get("next")
    return counts.holds(
        table, said["who"], said["n"], said.get("card"), next_in_line=None if told is None else told == "next in line"
    )


@form(
    "{n:count} extra (cards|card) [dealt] [{card:card}]",
    about="Surplus cards in the starting hands.",
    example="one extra card 9h",
)
def extra_cards(table: Table, said: Said) -> Ruling:
    """Cards too many."""
    return counts.surplus_cards(table, said["n"], said.get("card"))


@form(
    "{who:seat} asks for another burn",
    about="A wish to restore the order of the cards.",
    example="Ann asks for another burn",
)
def another_burn(table: Table, said: Said) -> Ruling:
    """A second burn."""
    seated(table, said["who"])
    return counts.extra_burn_asked(table)
