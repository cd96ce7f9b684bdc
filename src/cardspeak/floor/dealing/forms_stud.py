"""The sentences of stud: who opens, early cards, seventh street, up cards picked up."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.dealing import opening, stud
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table


@form("? who opens", about="Who is first on a street of stud.", example="? who opens")
def who_opens(table: Table, _said: Said) -> Ruling:
    """First to act."""
    return opening.who_opens(table)


@form(
    "? seventh street [{players:count} players stub {stub:count} burns {burns:count}]",
    about="How the last card of stud is dealt with the cards that are left.",
    example="? seventh street 7 players stub 7 burns 3",
)
def seventh(table: Table, said: Said) -> Ruling:
    """The last card."""
    return opening.seventh(table, players=said.get("players"), stub=said.get("stub"), burns=said.get("burns"))


@form("? bet on fourth street", about="The size of a bet on fourth street.", example="? bet on fourth street")
def fourth_street(table: Table, _said: Said) -> Ruling:
    """The bet on fourth street."""
    return opening.fourth_street_bet(table)


@form("? who gets cards", about="Who is dealt to from fourth street on.", example="? who gets cards")
def who_gets_cards(table: Table, _said: Said) -> Ruling:
    """Live hands."""
    return stud.who_gets_cards(table)


@form(
    "stud card dealt early [{cards:cards}] [burn {burn:card}] [new stub {order:cards}]",
    about="A card of the next street came before the betting was over.",
    example="stud card dealt early Kc",
)
def stud_early(table: Table, said: Said) -> Ruling:
    """A stud card too early."""
    cards, order = tuple(said.get("cards", ())), tuple(said.get("order", ()))
    return stud.stud_card_early(table, cards, said.get("burn", UNKNOWN), order)


@form(
    "{who:seat} picks up the up cards [{how:facing action|facing none}]",
    about="A player lifts the open cards.",
    example="Ann picks up the up cards",
)
def picks_up(table: Table, said: Said) -> Ruling:
    """Up cards lifted."""
    how = said.get("how")
    return stud.upcards_picked_up(table, said["who"], facing=None if how is None else how == "facing action")


@form(
    "? order of games {games:quoted}",
    about="Whether a mixed event may be played in this order; games by comma.",
    example='? order of games "holdem, stud, razz, stud-8"',
)
def order_of_games(table: Table, said: Said) -> Ruling:
    """A rotation of games."""
    return stud.rotation(table, [game.strip() for game in said["games"].split(",")])
