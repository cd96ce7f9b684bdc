"""The sentences of stud: who opens, early cards, seventh street, up cards picked up."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.dealing import stud
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import form
from cardspeak.floor.table import Table


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
