"""The sentences of the deck: cards that do not belong, another deck, and the routine of the deal."""

from __future__ import annotations

from cardspeak.floor.dealing import deck, equipment, routine
from cardspeak.floor.dealing.so_far import DealSoFar, seated
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table
from cardspeak.words import message

# The deck


@form(
    "(boxed card|{n:count} boxed cards) found [{how:dealt on|not dealt on}]",
    about="Cards face up in the deck; each line counts.",
    example="boxed card found",
)
def boxed_found(table: Table, said: Said) -> Ruling:
    """Boxed cards."""
    seen = table.recall(DealSoFar)
    count = seen.boxed + said.get("n", 1)
    ruling = deck.boxed(table, count, dealt_on=said.get("how") == "dealt on", initial=table.the_hand().street == 0)
    seen.boxed = count
    return ruling


@form(
    "(joker|foreign card {card:card}) found [in the hand of {who:seat}] [{how:looked at|not looked at}] [replacement {new:card}]",
    about="A card that does not belong to the game.",
    example="joker found in the hand of Ann",
)
def foreign_found(table: Table, said: Said) -> Ruling:
    """A joker or the like."""
    looked = said.get("how") != "not looked at"
    return deck.foreign_card(table, said.get("who"), said.get("card"), looked=looked, replacement=said.get("new"))


@form(
    "deck has two {card:card} [after the hand] [{late:next hand begun|board returned}]",
    about="The same card twice.",
    example="deck has two Qh",
)
def doubled(table: Table, said: Said) -> Ruling:
    """A card twice."""
    late = said.get("late")
    return deck.duplicate(
        table,
        (message("dealing.one-place"), message("dealing.another-place")),
        said["card"],
        ended=late is not None,
        next_hand=late == "next hand begun",
        board_back=late == "board returned",
    )


@form(
    "{who:seats} knew [that] the deck was bad", about="Who played on knowing it.", example="Ann knew the deck was bad"
)
def knew(table: Table, said: Said) -> Ruling:
    """Players who knew."""
    return deck.knew_of_it(table, said["who"])


@form(
    "card with another back in (a|the) {where:hand|board|burn|stub}",
    about="A card of another deck.",
    example="card with another back in the stub",
)
def other_back(table: Table, said: Said) -> Ruling:
    """Another back."""
    return deck.foreign_back(table, said["where"])


@form(
    "{n:count} (cards|card) missing from the deck",
    about="A deck that is not complete.",
    example="one card missing from the deck",
)
def missing(table: Table, said: Said) -> Ruling:
    """Missing cards."""
    return deck.cards_missing(table, said["n"])


WHY = "damaged card|defective deck|card problem|dealer push|level change|house|director"


@form(
    "{by:dealer|director} asks for (a new|another) deck [{why:" + WHY + "}]",
    about="Staff want another deck, for a reason.",
    example="dealer asks for a new deck damaged card",
)
def staff_wants_deck(table: Table, said: Said) -> Ruling:
    """Another deck for the dealer or the director."""
    return equipment.new_deck(table, said["by"], said.get("why", "").replace(" ", "-"))


@form(
    "{who:seat} asks for (a new|another) deck [{why:" + WHY + "}]",
    about="A player wants another deck.",
    example="Ann asks for a new deck",
)
def player_wants_deck(table: Table, said: Said) -> Ruling:
    """Another deck for a player."""
    seated(table, said["who"])
    return equipment.new_deck(table, "player", said.get("why", "").replace(" ", "-"))


@form(
    "no all-in button for {who:seat}",
    about="An all-in is doubted for want of the button.",
    example="no all-in button for Ann",
)
def no_button(table: Table, said: Said) -> Ruling:
    """An all-in without its button."""
    seated(table, said["who"])
    return equipment.no_all_in_button(table, said["who"])


# Routine


@form("? who deals", about="Who deals this hand.", example="? who deals")
def deals(table: Table, _said: Said) -> Ruling:
    """The dealer of the hand."""
    return routine.who_deals(table)


@form(
    "{who:seat} asks for another shuffle",
    about="A player is unhappy with the shuffle.",
    example="Ann asks for another shuffle",
)
def another_shuffle(table: Table, said: Said) -> Ruling:
    """One more shuffle."""
    return routine.shuffle_again(table, said["who"])


@form("? what is dealt", about="Cards and burns of each street of hold'em.", example="? what is dealt")
def dealt(table: Table, _said: Said) -> Ruling:
    """What is dealt on each street."""
    return routine.what_is_dealt(table)


@form("? may {who:seat} limp", about="Whether a single-draw game may be opened with a call.", example="? may Ann limp")
def limp(table: Table, said: Said) -> Ruling:
    """Limping."""
    return routine.may_limp(table, said["who"])
