"""The sentences of a showdown: cards turned up, given up, mucked, brought back, claimed and argued about."""

from __future__ import annotations

from msgspec.structs import replace

from cardspeak.errors import Unlawful
from cardspeak.floor.betting.acting import act
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.forms import form
from cardspeak.floor.lexer import Token
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.showdown import awards, discarding, facts, killing, seeing, winners
from cardspeak.floor.showdown.effects import known_cards
from cardspeak.floor.showdown.tabling import held_ruling
from cardspeak.floor.showdown_memory import Aftermath, Showdown
from cardspeak.floor.table import HandForHand, Table
from cardspeak.hand.hand import Hand
from cardspeak.words import items


@form(
    "{who:seat} tables [{cards}]",
    about="A hand is turned up at showdown; name the cards if it is to be read.",
    example="Ann tables Ah Kd",
)
def tables(table: Table, who: int, cards: tuple[int, ...] = ()) -> Ruling | None:
    """Turn up a whole hand."""
    hand = facts.live_hand(table, who)
    facts.need_showdown(hand)
    held = held_ruling(table)
    if held is not None:
        return held
    where = facts.whereabouts(table, who)
    if where == "forward":
        return discarding.brings_back(table, who, cards or None)
    if where == "tabled" and _named_otherwise(hand, who, cards):
        raise Unlawful("show.tabled", {"name": table.name(who)}, field="seat", value=who)
    if who in hand.tabled_seats:
        return None  # said again
    cards = cards or known_cards(hand, who) or ()  # the story may have named them already
    if cards and len(cards) < hand.setup.game.hole_cards:
        return winners.shows_part(table, who, cards)
    if cards and hand.pending.step == "show":
        hand.show(who, cards)
    else:
        table.recall(Showdown).laid_open.add(who)
    return None


def _named_otherwise(hand: Hand, who: int, cards: tuple[int, ...]) -> bool:
    known = known_cards(hand, who)
    return bool(cards) and known is not None and {*cards} != {*known}


@form(
    "{who:seat} shows (one card|only) [{cards}]",
    about="A player turns up part of the hand at showdown.",
    example="Ann shows only Ah",
)
def shows_part(table: Table, who: int, cards: tuple[int, ...] = ()) -> Ruling:
    """Turn up part of a hand."""
    return winners.shows_part(table, who, cards)


@form(
    "{who:seat} has {count} cards face up [{how:readable|unreadable}]",
    about="Whether so many cards face up make a tabled hand.",
    example="Ann has two cards face up readable",
)
def face_up(table: Table, who: int, count: int, how: str = "") -> Ruling:
    """Count the cards that lie open."""
    return winners.tabled_enough(table, who, count, readable=how != "unreadable")


@form(
    "{who:seat} (mucks|discards) [face down] [unseen]",
    about="A player gives up the hand face down at showdown.",
    example="Ann mucks face down",
)
def mucks(table: Table, who: int) -> Ruling | None:
    """Give the cards up; in turn against a bet that is a fold."""
    hand = table.the_hand()
    if hand.pending.step == "act" and hand.to_act == who and hand.to_call:
        return act(table, who, Doing("fold"))
    return discarding.discards(table, who)


@form(
    "dealer (mucks|kills) [the hand of] {who:seat} [{how:identified|protected|not protected}]",
    about="The dealer pushes a hand into the muck, given up before or by mistake.",
    example="dealer mucks the hand of Ann",
)
def dealer_mucks(table: Table, who: int, how: str | None = None) -> Ruling:
    """Push cards into the muck."""
    return discarding.dealer_mucks(table, who, told=how == "identified", protected=how == "protected")


@form(
    "cards of {who:seat} touch the muck [{how:face up|face down}]",
    about="A player's cards touch the muck.",
    example="cards of Ann touch the muck face down",
)
def touches(table: Table, who: int, how: str = "") -> Ruling:
    """Let cards touch the muck."""
    return discarding.touches_muck(table, who, face_up=how == "face up")


@form(
    "cards of {who:seat} (are lost|cannot be told) [in the muck]",
    about="Nobody can tell any more which cards a player had.",
    example="cards of Ann are lost in the muck",
)
def lost(table: Table, who: int) -> None:
    """Record that cards cannot be identified."""
    facts.dealt_in(table, who)
    table.recall(Showdown).lost.add(who)


@form(
    "{who:seat} gave up the hand on wrong information",
    about="A player was told something wrong and gave up the hand because of it.",
    example="Ann gave up the hand on wrong information",
)
def misled(table: Table, who: int) -> None:
    """Record the wrong information."""
    facts.dealt_in(table, who)
    table.recall(Showdown).misled.add(who)


@form(
    "{who:seat} mucks thinking the pot is won [{told:identified|not identified}] [{read:read|not read}]",
    about="A hand is mucked at showdown before all of it was tabled; what the director finds may follow.",
    example="Ann mucks thinking the pot is won not identified not read",
)
def mucks_untabled(table: Table, who: int, told: str | None = None, read: str | None = None) -> Ruling:
    """Muck a hand that was not tabled."""
    findings = {"identified": told, "was_read": read}
    found = {key: None if word is None else not word.startswith("not") for key, word in findings.items()}
    return discarding.mucked_untabled(table, who, **found)


@form(
    "{who:seat} throws the hand away with {rival:seat} still in [{how:lost|held}]",
    about="A bettor forgets that somebody is still in and discards.",
    example="Ann throws the hand away with Ben still in lost",
)
def thought_won(table: Table, who: int, rival: int, how: str = "") -> Ruling:
    """Discard too early."""
    facts.live_hand(table, rival)
    return killing.thought_won(table, who, lost=how == "lost")


@form(
    "{who:seat} throws the cards forward [{how:acted on|not acted on}]",
    about="Cards are thrown forward while the betting goes on; say whether a player behind acted on it.",
    example="Ann throws the cards forward acted on",
)
def throws_forward(table: Table, who: int, how: str = "") -> Ruling:
    """Throw cards forward."""
    return discarding.thrown_forward(table, who, acted_on=how == "acted on")


@form(
    "{who:seat} throws the cards into the hand of {other:seat} [{how:identified|not identified}]",
    about="A player's cards land among another player's.",
    example="Ann throws the cards into the hand of Ben",
)
def throws_into(table: Table, who: int, other: int, how: str | None = None) -> Ruling:
    """Foul a hand."""
    told = None if how is None else how == "identified"
    return killing.thrown_into(table, who, other, identified=told)


@form(
    "{who:seat} claims {named:quoted}",
    about="What a player calls the hand; it binds nobody.",
    example='Ann claims "two pair"',
)
def claims(table: Table, who: int, named: str) -> None:
    """Note a spoken hand."""
    facts.dealt_in(table, who)
    table.recall(Showdown).claims[who] = named


@form(
    "{who:seat} plays the board [{how:said|unsaid}]",
    about="A player plays the board and says so before giving the cards up.",
    example="Ann plays the board",
)
def plays_board(table: Table, who: int, how: str = "") -> Ruling:
    """Play the board."""
    return winners.plays_board(table, who, declared=how != "unsaid")


@form(
    "{who:seats} (is|are) declared the (winner|winners)",
    about="The dealer declares who has won.",
    example="Ann is declared the winner",
)
def declared(table: Table, who: tuple[int, ...]) -> None:
    """Declare the winners."""
    for seat in who:
        facts.live_hand(table, seat)
    table.recall(Showdown).winners = who


@form(
    "floor releases the table",
    about="Hand for hand: the floor lets the table go on with its all-in.",
    example="floor releases the table",
)
def release(table: Table) -> None:
    """Let the table go on."""
    table.recall(HandForHand).released = True


@form(
    "{what:next hand begins|board goes back into the deck|game is over|game moves to another table}",
    about="Something happens after the pot was pushed that may end the time for a dispute.",
    example="next hand begins",
)
def afterwards(table: Table, what: str) -> None:
    """Note what came after the hand."""
    after = table.recall(Aftermath)
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
def next_hand_acts(table: Table, acts: tuple[Token, ...]) -> None:
    """Note the acts of the next hand."""
    words = [token.key for token in acts]
    known = {"fold", "check", "call", "bet", "raise", "all-in", "bring-in", "post"}
    for token in acts:
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
    "pot was awarded in a break {count} seconds ago",
    about="The hand ended in a break.",
    example="pot was awarded in a break 45 seconds ago",
)
def awarded_in_break(table: Table, count: int) -> None:
    """Note the seconds since the award."""
    after = table.recall(Aftermath)
    after.on_break, after.seconds = True, count


@form(
    "? (may|can) {who:seat} see [the hand of] {whose:seat}",
    about="Whether a player may see another's hand.",
    example="? may Ann see Ben",
)
def may_see(table: Table, who: int, whose: int) -> Ruling:
    """Who may see whose hand; asking changes nothing."""
    return replace(seeing.may_see(table, who, whose), effects=())


@form(
    "? carried pot {chips:amount} dealt before to {before:seats}",
    about="Who is dealt in when chips of the deal before are still in the middle.",
    example="? carried pot 500 dealt before to Ann and Ben",
)
def carried_pot(table: Table, chips: int, before: tuple[int, ...]) -> Ruling:
    """Rule on who plays for chips carried over."""
    return awards.carried_pot(table, chips, before, sorted(table.names) or table.the_hand().seats)
