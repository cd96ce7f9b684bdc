"""The sentences of the deal: misdeals, exposed cards, wrong numbers of cards."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing import counts, exposed, misdeal, stud
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure, place_in_deal, seated
from cardspeak.floor.forms import form
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.events import Deal
from cardspeak.hand.hand import Hand

NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4}

# Misdeals


@form("dealer deals to an empty seat", about="The same.", example="dealer deals to an empty seat")
@form(
    "(card|cards) dealt to (an|the) empty seat [{where:place}]",
    about="A seat without a player was dealt to.",
    example="card dealt to an empty seat",
)
def empty_seat(table: Table, where: int | None = None) -> Ruling:
    """Cards for nobody."""
    return misdeal.card_to_seat(table, where, empty=True)


@form(
    "(card|cards) dealt to [the] player in seat {where:place} (without a right to a hand|who has to wait)",
    about="Somebody was dealt to who is not entitled to this hand.",
    example="cards dealt to the player in seat 2 who has to wait",
)
def unentitled(table: Table, where: int) -> Ruling:
    """Cards for somebody who has to wait."""
    return misdeal.card_to_seat(table, where, empty=False)


@form(
    "{who:seat} (was not dealt in|was skipped in the deal)",
    about="Somebody entitled to a hand was passed over.",
    example="Ann was not dealt in",
)
@form(
    "dealer (skips|forgets) {who:seat} [in the deal]",
    about="Somebody entitled to a hand was passed over.",
    example="dealer skips Ann",
)
@form(
    "{who:seat} (gets no cards|got no cards|has no cards|was dealt out) [{how:away|away but posted}]",
    about="Somebody entitled to a hand was passed over.",
    example="Ann gets no cards",
)
def no_cards(table: Table, who: int, how: str | None = None) -> Ruling:
    """A player left out."""
    return misdeal.dealt_out(table, who, present=how is None, posted=how == "away but posted" or None)


@form(
    "{who:seat} (calls|asks for|wants) [a] misdeal {reason:quoted}",
    about="A misdeal is called for a reason of one's own.",
    example='Ann calls a misdeal "bad shuffle"',
)
@form(
    "misdeal [{reason:quoted}]", about="A misdeal is called for a reason of its own.", example='misdeal "bad shuffle"'
)
def calls_misdeal(table: Table, who: int | None = None, reason: str = "") -> Ruling:
    """A misdeal for another cause."""
    return misdeal.misdeal_called(table, reason)


@form(
    "{who:seat} was away for the first deal",
    about="A fact for a new deal.",
    example="Ann was away for the first deal",
    before_cards=True,
)
def away(table: Table, who: int) -> Ruling | None:
    """Somebody missed the first deal."""
    seated(table, who)
    table.recall(DealSoFar).away.append(who)
    return None


@form(
    "{who:seat} is on penalty with {count} (hand|hands) left",
    about="A fact for a new deal.",
    example="Ann is on penalty with four hands left",
    before_cards=True,
)
def on_penalty(table: Table, who: int, count: int) -> Ruling | None:
    """Somebody sits out a penalty."""
    seated(table, who)
    table.recall(DealSoFar).on_penalty[who] = count
    return None


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
    """Record an exposed card, and rule on all that are known."""
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
    "dealer (exposes|flashes) card {count} [of the deal] [{card}] [replacement {new:card}]",
    about="A card is exposed as it is dealt; the first card off the deck is 1.",
    example="dealer exposes card 7 Qh",
)
def exposes_index(table: Table, count: int, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card by its place in the deal."""
    order = table.the_hand().seats
    first = table.the_hand().setup.game.streets[0]
    if not 1 <= count <= len(order) * first.down:
        raise Unreadable("exposed.place", {"count": len(order) * first.down}, field="n", value=count)
    seat = order[(count - 1) % len(order)]
    return _seen(table, Exposure(seat, "dealer", count, card), new)


@form(
    "dealer (exposes|flashes) ([the] {nth:first|second|third|fourth} card of {who:seat}|{who:seat}'s {nth:first|second|third|fourth} card) [{card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="dealer exposes the second card of Ann Qh",
)
def exposes_nth(table: Table, nth: str, who: int, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card by its owner and number."""
    seated(table, who)
    index = place_in_deal(table.the_hand(), who, NTH[nth])
    return _seen(table, Exposure(who, "dealer", index, card), new)


@form(
    "{nth:first|second|third|fourth} card of {who:seat} exposed [{card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="second card of Ann exposed Qh",
)
@form(
    "{who:seat}'s {nth:first|second|third|fourth} card exposed [by the dealer] [{card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="Ann's second card exposed Qh",
)
def nth_exposed(table: Table, nth: str, who: int, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card by its owner and number."""
    return exposes_nth(table, nth, who, card, new)


@form(
    "{nth:first|second|third|fourth} card off the deck exposed [{card}] [replacement {new:card}]",
    about="A card is exposed by its place in the deal.",
    example="first card off the deck exposed Qh",
)
def off_the_deck(table: Table, nth: str, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card by its place in the deal."""
    return exposes_index(table, NTH[nth], card, new)


@form(
    "replacement [card] [{card}] [of {who:seat}] exposed",
    about="The card that replaced an exposed one is exposed too.",
    example="replacement card 4d of Ann exposed",
)
@form("{who:seat}'s replacement card [{card}] exposed", about="The same.", example="Ann's replacement card 4d exposed")
def replacement_exposed(table: Table, who: int | None = None, card: int = UNKNOWN) -> Ruling:
    """Another exposed card of the same deal, the last player's who was dealt a new one unless it is said."""
    hand = table.the_hand()
    seen = table.recall(DealSoFar).exposed
    if who is None and not seen:
        raise Unreadable("exposed.none", field="exposed")
    who = seen[-1].seat if who is None else who
    behind = len(hand.seats) * hand.setup.game.streets[0].down + 1
    return _seen(table, Exposure(who, "dealer", behind, card), None)


@form(
    "{who:seat}'s card (exposed|flips over) [{card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="Ann's card flips over",
)
@form(
    "dealer (exposes|flashes) (a card of {who:seat}|{who:seat}'s card) [{card}] [replacement {new:card}]",
    about="A player's card is exposed as it is dealt.",
    example="dealer exposes a card of Ann Qh",
)
def exposes_card(table: Table, who: int, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card by its owner."""
    index = _index_of(table.the_hand(), who, card)
    return _seen(table, Exposure(who, "dealer", index, card), new)


@form(
    "{who:seat} (flashes|exposes) [{card}] (during|in) the deal",
    about="A player exposes an own card while cards are dealt.",
    example="Ann flashes Qh during the deal",
)
def player_exposes(table: Table, who: int, card: int = UNKNOWN) -> Ruling:
    """A card exposed by its player."""
    return _seen(table, Exposure(who, "player", None, card), None)


@form(
    "{who:seat}'s {nth:first|second|third|fourth} card [{card}] (falls|slides|flies) (off the table|on the floor) [face up|face down] [replacement {new:card}]",
    about="A card leaves the table as it is dealt.",
    example="Ann's second card slides off the table",
)
@form(
    "{nth:first|second|third|fourth} card of {who:seat} [{card}] (falls|slides|flies) (off the table|on the floor) [face up|face down] [replacement {new:card}]",
    about="A card leaves the table as it is dealt.",
    example="second card of Ann slides off the table",
)
def off_table(table: Table, nth: str, who: int, card: int = UNKNOWN, new: int | None = None) -> Ruling:
    """A card off the table."""
    seated(table, who)
    index = place_in_deal(table.the_hand(), who, NTH[nth])
    one = Exposure(who, "dealer", index, card)
    remembered = table.recall(DealSoFar).exposed
    ruling = exposed.off_the_table(table, tuple(remembered), one, new)
    remembered.append(one)
    return ruling


@form(
    "{who:seat}'s card [{card}] (falls|slides|flies) off the table",
    about="The same.",
    example="Ann's card falls off the table",
)
def one_off_table(table: Table, who: int, card: int = UNKNOWN) -> Ruling:
    """A card off the table by its owner alone."""
    remembered = table.recall(DealSoFar).exposed
    one = Exposure(who, "dealer", _index_of(table.the_hand(), who, card), card)
    ruling = exposed.off_the_table(table, tuple(remembered), one)
    remembered.append(one)
    return ruling


# Numbers of cards


@form(
    "{who:seat} (has|got|was dealt) [only] {count} (cards|card) [{coming:next in line|not next in line}] [{card}]",
    about="How many cards a starting hand has; a card named is the one that is dealt or taken back.",
    example="Ann has only one card",
)
def has_cards(table: Table, who: int, count: int, coming: str | None = None, card: int | None = None) -> Ruling:
    """A count of cards."""
    told = coming
    return counts.holds(table, who, count, card, next_in_line=None if told is None else told == "next in line")


@form(
    "{who:seat} (has|got|was dealt) (an|one) extra card [{card}]",
    about="One card too many in a starting hand.",
    example="Ann got an extra card",
)
def has_extra(table: Table, who: int, card: int | None = None) -> Ruling:
    """One card too many."""
    first = table.the_hand().setup.game.streets[0]
    return counts.holds(table, who, first.down + first.up + 1, card)


@form(
    "{who:seat} asks for another burn",
    about="A wish to restore the order of the cards.",
    example="Ann asks for another burn",
)
def another_burn(table: Table, who: int) -> Ruling:
    """A second burn."""
    seated(table, who)
    return counts.extra_burn_asked(table)


@form(
    "stud card dealt early [{cards}] [burn {burn:card}] [new stub {order:cards}]",
    about="A card of the next street came before the betting was over.",
    example="stud card dealt early Kc",
)
def stud_early(table: Table, cards: tuple[int, ...] = (), burn: int = UNKNOWN, order: tuple[int, ...] = ()) -> Ruling:
    """A stud card too early."""
    return stud.stud_card_early(table, cards, burn, order)


@form(
    "{who:seat} picks up the up cards [{how:facing action|facing none}]",
    about="A player lifts the open cards.",
    example="Ann picks up the up cards",
)
def picks_up(table: Table, who: int, how: str | None = None) -> Ruling:
    """Up cards lifted."""
    return stud.upcards_picked_up(table, who, facing=None if how is None else how == "facing action")


@form(
    "? order of games {games:quoted}",
    about="Whether a mixed event may be played in this order; games by comma.",
    example='? order of games "holdem, stud, razz, stud-8"',
)
def order_of_games(table: Table, games: str) -> Ruling:
    """A rotation of games."""
    return stud.rotation(table, [game.strip() for game in games.split(",")])
