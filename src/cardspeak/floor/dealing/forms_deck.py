"""The sentences of the deck: cards that do not belong, another deck, and the routine of the deal."""

from __future__ import annotations

from cardspeak.floor.dealing import deck, equipment
from cardspeak.floor.dealing.so_far import DealSoFar, seated
from cardspeak.floor.forms import form
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.words import message

# The deck


@form(
    "(boxed card|{count} boxed cards) [found] [{how:dealt on|not dealt on}]",
    about="Cards face up in the deck; each line counts.",
    example="boxed card found",
)
def boxed_found(table: Table, count: int = 1, how: str = "") -> Ruling:
    """Boxed cards."""
    seen = table.recall(DealSoFar)
    count = seen.boxed + count
    ruling = deck.boxed(table, count, dealt_on=how == "dealt on", initial=table.the_hand().street == 0)
    seen.boxed = count
    return ruling


@form(
    "joker in ([the] hand of {who:seat}|the deck)",
    about="A card that does not belong.",
    example="joker in the hand of Ann",
)
@form("joker in {who:seat}'s hand", about="A card that does not belong.", example="joker in Ann's hand")
@form("{who:seat} has a joker", about="A card that does not belong.", example="Ann has a joker")
@form(
    "(joker|foreign card {card}) found [in the hand of {who:seat}] [{how:looked at|not looked at}] [replacement {new:card}]",
    about="A card that does not belong to the game.",
    example="joker found in the hand of Ann",
)
@form(
    "{who:seat} finds (a joker|{card} [which does not belong to the deck]) in the hand",
    about="A player holds a card that does not belong to the game.",
    example="Ann finds a joker in the hand",
)
def foreign_found(
    table: Table, card: int | None = None, who: int | None = None, how: str = "", new: int | None = None
) -> Ruling:
    """A joker or the like."""
    looked = how != "not looked at"
    return deck.foreign_card(table, who, card, looked=looked, replacement=new)


@form(
    "deck has two {card} [after the hand] [{late:next hand begun|board returned}]",
    about="The same card twice.",
    example="deck has two Qh",
)
def doubled(table: Table, card: int, late: str | None = None) -> Ruling:
    """A card twice."""
    return deck.duplicate(
        table,
        (message("dealing.one-place"), message("dealing.another-place")),
        card,
        ended=late is not None,
        next_hand=late == "next hand begun",
        board_back=late == "board returned",
    )


WHY = "damaged card|defective deck|card problem|dealer push|level change|house|director"


@form(
    "{by:dealer|director} asks for (a new|another) deck [{why:" + WHY + "}]",
    about="Staff want another deck, for a reason.",
    example="dealer asks for a new deck damaged card",
)
def staff_wants_deck(table: Table, by: str, why: str = "") -> Ruling:
    """Another deck for the dealer or the director."""
    return equipment.new_deck(table, by, why.replace(" ", "-"))


@form(
    "{who:seat} asks for (a new|another) deck [{why:" + WHY + "}]",
    about="A player wants another deck.",
    example="Ann asks for a new deck",
)
def player_wants_deck(table: Table, who: int, why: str = "") -> Ruling:
    """Another deck for a player."""
    seated(table, who)
    return equipment.new_deck(table, "player", why.replace(" ", "-"))


@form(
    "no all-in button for {who:seat}",
    about="An all-in is doubted for want of the button.",
    example="no all-in button for Ann",
)
def no_button(table: Table, who: int) -> Ruling:
    """An all-in without its button."""
    seated(table, who)
    return equipment.no_all_in_button(table, who)


# Routine
