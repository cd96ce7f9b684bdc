"""The sentences of a showdown: cards turned up, given up, mucked, brought back, claimed and argued about."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unlawful
from cardspeak.floor.betting.acting import act
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.showdown import discarding, exposing, facts, killing, questions, seeing, tabling, winners
from cardspeak.floor.showdown.memory import Aftermath, Showdown
from cardspeak.floor.table import HandForHand, Table
from cardspeak.words import items

__all__ = ["questions"]


@form(
    "{who:seat} tables [{cards:cards}]",
    about="A hand is turned up at showdown; name the cards if it is to be read.",
    example="Ann tables Ah Kd",
)
def tables(table: Table, said: Said) -> Ruling | None:
    """Turn up a whole hand."""
    seat, cards = said["who"], tuple(said.get("cards", ()))
    hand = facts.live_hand(table, seat)
    facts.need_showdown(hand)
    where = facts.whereabouts(table, seat)
    if where == "forward":
        return discarding.brings_back(table, seat, cards or None)
    if where == "tabled":
        raise Unlawful("show.tabled", {"name": table.name(seat)}, field="seat", value=seat)
    known = hand.cards_of(seat)
    if not cards and known and UNKNOWN not in known:
        cards = known  # the story has named them already
    if not cards:
        table.recall(Showdown).laid_open.add(seat)
    elif len(cards) < hand.setup.game.hole_cards:
        return winners.shows_part(table, seat, cards)
    else:
        hand.show(seat, cards)
    return None


@form(
    "{who:seat} shows (one card|only) [{cards:cards}]",
    about="A player turns up part of the hand at showdown.",
    example="Ann shows only Ah",
)
def shows_part(table: Table, said: Said) -> Ruling:
    """Turn up part of a hand."""
    return winners.shows_part(table, said["who"], tuple(said.get("cards", ())))


@form(
    "{who:seat} has {n:count} cards face up [{how:readable|unreadable}]",
    about="Whether so many cards face up make a tabled hand.",
    example="Ann has two cards face up readable",
)
def face_up(table: Table, said: Said) -> Ruling:
    """Count the cards that lie open."""
    return winners.tabled_enough(table, said["who"], said["n"], readable=said.get("how") != "unreadable")


@form(
    "{who:seat} pushes [the] cards forward face down",
    about="A hand is given up face down but not in the muck yet.",
    example="Ann pushes the cards forward face down",
)
def pushes_forward(table: Table, said: Said) -> Ruling:
    """Give the cards up."""
    return discarding.discards(table, said["who"])


@form(
    "{who:seat} (mucks|discards) [face down] [unseen]",
    about="A player gives up the hand face down at showdown.",
    example="Ann mucks face down",
)
def mucks(table: Table, said: Said) -> Ruling | None:
    """Give the cards up; in turn against a bet that is a fold."""
    hand = table.the_hand()
    if hand.pending.step == "act" and hand.to_act == said["who"] and hand.to_call:
        return act(table, said["who"], Doing("fold"))
    return discarding.discards(table, said["who"])


@form(
    "dealer (mucks|kills) [the hand of] {who:seat} [{how:identified|protected|not protected}]",
    about="The dealer pushes a hand into the muck, given up before or by mistake.",
    example="dealer mucks the hand of Ann",
)
def dealer_mucks(table: Table, said: Said) -> Ruling:
    """Push cards into the muck."""
    how = said.get("how")
    return discarding.dealer_mucks(table, said["who"], told=how == "identified", protected=how == "protected")


@form(
    "cards of {who:seat} touch the muck [{how:face up|face down}]",
    about="A player's cards touch the muck.",
    example="cards of Ann touch the muck face down",
)
def touches(table: Table, said: Said) -> Ruling:
    """Let cards touch the muck."""
    return discarding.touches_muck(table, said["who"], face_up=said.get("how") == "face up")


@form(
    "cards of {who:seat} (are lost|cannot be told) [in the muck]",
    about="Nobody can tell any more which cards a player had.",
    example="cards of Ann are lost in the muck",
)
def lost(table: Table, said: Said) -> None:
    """Remember that cards cannot be told."""
    facts.dealt_in(table, said["who"])
    table.recall(Showdown).lost.add(said["who"])


@form(
    "{who:seat} gave up the hand on wrong information",
    about="A player was told something wrong and gave up the hand because of it.",
    example="Ann gave up the hand on wrong information",
)
def misled(table: Table, said: Said) -> None:
    """Remember the wrong information."""
    facts.dealt_in(table, said["who"])
    table.recall(Showdown).misled.add(said["who"])


@form(
    "{who:seat} asks for the (hand|cards) back [{cards:cards}]",
    about="A player who gave up the hand wants to turn it up after all.",
    example="Ann asks for the hand back Ah Kd",
)
def asks_back(table: Table, said: Said) -> Ruling:
    """Bring cards back."""
    return discarding.brings_back(table, said["who"], tuple(said["cards"]) if "cards" in said else None)


@form(
    "{who:seat} mucks thinking the pot is won [{told:identified|not identified}] [{read:read|not read}]",
    about="A hand is mucked at showdown before all of it was tabled; what the director finds may follow.",
    example="Ann mucks thinking the pot is won not identified not read",
)
def mucks_untabled(table: Table, said: Said) -> Ruling:
    """Muck a hand that was not tabled."""
    findings = {"identified": said.get("told"), "was_read": said.get("read")}
    found = {key: None if word is None else not word.startswith("not") for key, word in findings.items()}
    return discarding.mucked_untabled(table, said["who"], **found)


@form(
    "{who:seat} throws the hand away with {rival:seat} still in [{how:lost|held}]",
    about="A bettor forgets that somebody is still in and discards.",
    example="Ann throws the hand away with Ben still in lost",
)
def thought_won(table: Table, said: Said) -> Ruling:
    """Discard too early."""
    facts.live_hand(table, said["rival"])
    return killing.thought_won(table, said["who"], lost=said.get("how") == "lost")


@form(
    "{who:seat} throws the cards forward [{how:acted on|not acted on}]",
    about="Cards are thrown forward while the betting goes on; say whether a player behind acted on it.",
    example="Ann throws the cards forward acted on",
)
def throws_forward(table: Table, said: Said) -> Ruling:
    """Throw cards forward."""
    return discarding.thrown_forward(table, said["who"], acted_on=said.get("how") == "acted on")


@form(
    "{who:seat} throws the cards into the hand of {other:seat} [{how:identified|not identified}]",
    about="A player's cards land among another player's.",
    example="Ann throws the cards into the hand of Ben",
)
def throws_into(table: Table, said: Said) -> Ruling:
    """Foul a hand."""
    how = said.get("how")
    told = None if how is None else how == "identified"
    return killing.thrown_into(table, said["who"], said["other"], identified=told)


@form(
    "{who:seat} shows [{cards:cards}] to {whom:seat}",
    about="Cards are shown to one player.",
    example="Ann shows Ah to Ben",
)
def shows_to(table: Table, said: Said) -> Ruling:
    """Show cards to one player."""
    return exposing.shown_to_one(table, said["who"], said["whom"], tuple(said.get("cards", ())))


@form(
    "spectator gives away the hand of {who:seat}",
    about="A spectator who was let in on a hand speaks of it.",
    example="spectator gives away the hand of Ann",
)
def spectator(table: Table, said: Said) -> Ruling:
    """Let a spectator speak."""
    return exposing.spectator_tells(table, said["who"])


@form(
    "{who:seat} claims {hand:quoted}",
    about="What a player calls the hand; it binds nobody.",
    example='Ann claims "two pair"',
)
def claims(table: Table, said: Said) -> None:
    """Note a spoken hand."""
    facts.dealt_in(table, said["who"])
    table.recall(Showdown).claims[said["who"]] = said["hand"]


@form(
    "{who:seat} miscalls the hand on purpose",
    about="A hand is called falsely on purpose.",
    example="Ann miscalls the hand on purpose",
)
def miscalls(table: Table, said: Said) -> Ruling:
    """Miscall a hand."""
    return winners.miscalled(table, said["who"])


@form(
    "{who:seat} plays the board [{how:said|unsaid}]",
    about="A player plays the board and says so before giving the cards up.",
    example="Ann plays the board",
)
def plays_board(table: Table, said: Said) -> Ruling:
    """Play the board."""
    return winners.plays_board(table, said["who"], declared=said.get("how") != "unsaid")


@form(
    "{who:seats} (is|are) declared the (winner|winners)",
    about="The dealer declares who has won.",
    example="Ann is declared the winner",
)
def declared(table: Table, said: Said) -> None:
    """Declare the winners."""
    for seat in said["who"]:
        facts.live_hand(table, seat)
    table.recall(Showdown).winners = tuple(said["who"])


@form(
    "{who:seat} may no longer ask to see hands",
    about="A player who abuses it loses the right to see hands, where the book has it so.",
    example="Ann may no longer ask to see hands",
)
def revoke(table: Table, said: Said) -> Ruling:
    """Take the right to ask away."""
    return seeing.revoke(table, said["who"])


@form(
    "floor releases the table",
    about="Hand for hand: the floor lets the table go on with its all-in.",
    example="floor releases the table",
)
def release(table: Table, _said: Said) -> None:
    """Let the table go on."""
    table.recall(HandForHand).released = True


@form(
    "{who:seat} is all-in and was not at the seat",
    about="An all-in player was absent when the deal was done.",
    example="Ann is all-in and was not at the seat",
)
def absent(table: Table, said: Said) -> Ruling:
    """Rule on an absent all-in player."""
    return tabling.absent_all_in(table, said["who"])


@form(
    "{what:next hand begins|first riffle|shuffler button is pressed|deck goes to the next dealer|board goes back into the deck|game is over|game moves to another table}",
    about="Something happens after the pot was pushed that may end the time for a dispute.",
    example="next hand begins",
)
def afterwards(table: Table, said: Said) -> None:
    """Note what came after the hand."""
    after = table.recall(Aftermath)
    what = said["what"]
    if what.startswith("board"):
        after.board_in_deck = True
    elif what == "game is over":
        after.game_over = True
    elif what.startswith("game moves"):
        after.table_moved = True
    else:
        after.next_hand = True


@form(
    "next hand goes {acts:rest}",
    about="What was done in turn on the next hand: fold, check, call, bet, raise.",
    example="next hand goes fold call raise",
)
def next_hand_acts(table: Table, said: Said) -> None:
    """Note the acts of the next hand."""
    words = [token.key for token in said["acts"]]
    known = {"fold", "check", "call", "bet", "raise", "all-in", "bring-in", "post"}
    for token in said["acts"]:
        if token.key not in known:
            raise Unlawful(
                "dispute.act",
                {"text": token.text, "known": items(sorted(known))},
                field="acts",
                value=token.text,
                limits={"column": token.column},
            )
    after = table.recall(Aftermath)
    after.next_hand, after.acts = True, (*after.acts, *words)


@form(
    "pot was awarded in a break {n:count} seconds ago",
    about="The hand ended in a break.",
    example="pot was awarded in a break 45 seconds ago",
)
def awarded_in_break(table: Table, said: Said) -> None:
    """Note the seconds since the award."""
    after = table.recall(Aftermath)
    after.on_break, after.seconds = True, said["n"]
