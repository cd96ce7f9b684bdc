"""Players who come, come late or come back, and seats that have to be changed."""

from __future__ import annotations

from cardspeak.books.settings.balancing import HALT
from cardspeak.books.settings.entries import (
    BUSTED_REBUY_UNTIL,
    LATE_BIG_BLINDS,
    LATE_STACK,
    LATE_WAITS_FOR_CHIPS,
    REBUY_ANNOUNCED_BEFORE,
    STACKS_PER_HOST,
)
from cardspeak.books.settings.levels import DECKS_READY_PLAYERS, ONLY_BREAKS_STOP_PLAY
from cardspeak.books.settings.seating import (
    APART_AT_FINAL,
    APART_BY,
    DRAW,
    SEAT_CHANGES,
    SPECIAL_NEEDS,
    WRONG_SEAT_STACK,
    WRONG_SEAT_WHEN,
    WRONG_SEAT_WRONG_STACK,
)
from cardspeak.floor.forms import form
from cardspeak.floor.head import Header
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seat.levels import hand_begun
from cardspeak.floor.seating import Whereabouts, named, player_here, seated
from cardspeak.floor.slots import Cast, Readings, Tokens, slot_kind
from cardspeak.floor.table import Table
from cardspeak.words import message

COMES = frozenset({"sat", "sits", "arrives", "arrived"})
"""What somebody does who has no seat here."""


@slot_kind("name", "a name")
def name_of_anybody(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """Somebody who does not sit here: a word with a capital letter, or words in quotes; a player here by name."""
    token = tokens[at]
    if at + 1 == len(tokens) or tokens[at + 1].key not in COMES:
        return  # an unknown name with any other deed is a slip of the pen
    here = cast.seat(token.text)
    if here is not None and here in cast.names:
        yield cast.names[here], at + 1
    elif token.kind == "quoted" or (token.kind == "word" and token.text[:1].isupper() and token.text.isalpha()):
        yield token.text, at + 1


@form(
    "late player joins with starting stack {stack:amount}",
    about="What a player gets who comes after the start.",
    example="late player joins with starting stack 5000",
)
def late_stack(table: Table, stack: int) -> Ruling:
    """The stack of a latecomer."""
    inq = Inquiry(table.policy)
    way = inq.ask(LATE_STACK)
    inq.cite(LATE_STACK)
    if way != "less-big-blinds":
        return inq.ruling("reading", why=message("seat.late-full-stack"), answer=stack)
    blinds = inq.ask(LATE_BIG_BLINDS)
    inq.cite(LATE_BIG_BLINDS)
    docked = min(stack, blinds * table.recall(Header).stakes.big_blind)
    why = message("seat.late-docked", blinds=blinds, docked=docked)
    return inq.ruling("reading", why=why, answer=stack - docked)


@form(
    "{name:name} arrives while stacks are being handed out",
    about="A latecomer wants to sit down before everybody has chips.",
    example="Eve arrives while stacks are being handed out",
)
def arrives_early(table: Table, name: str) -> Ruling:
    """Whether a latecomer waits until those who were on time have their chips."""
    inq = Inquiry(table.policy, name)
    waits = inq.ask(LATE_WAITS_FOR_CHIPS)
    inq.cite(LATE_WAITS_FOR_CHIPS)
    if waits:
        return inq.ruling("refused", why=message("seat.latecomer-waits-for-chips", name=name), answer="waits")
    return inq.ruling("reading", why=message("seat.late-full-stack"), answer="allowed")


@form(
    "player {number:count} wants to (join|play) with {hosts:count} (host|hosts)",
    about="Whether the starting stacks of the hosts are used up.",
    example="player 81 wants to join with 1 host",
)
def stacks_used_up(table: Table, number: int, hosts: int) -> Ruling:
    """Whether there is a stack left for one more player."""
    inq = Inquiry(table.policy)
    most = inq.ask(STACKS_PER_HOST) * hosts
    inq.cite(STACKS_PER_HOST)
    if number > most:
        return inq.ruling("refused", why=message("seat.stacks-used-up", most=most))
    return inq.ruling("reading", why=message("seat.stacks-left", most=most), answer="allowed")


@form("{who:seat} asks for a rebuy", about="A player wants to buy chips again.", example="Ann asks for a rebuy")
def rebuy(table: Table, who: int) -> Ruling:
    """A rebuy for the coming hand is announced before that hand begins."""
    name = player_here(table, who)
    inq = Inquiry(table.policy, name)
    broke = who not in seated(table)
    setting = BUSTED_REBUY_UNTIL if broke and inq.policy.has(BUSTED_REBUY_UNTIL) else REBUY_ANNOUNCED_BEFORE
    until = inq.ask(setting)
    inq.cite(setting)
    if until in ("next-hand", "hand-begins") and hand_begun(inq, table):
        return inq.ruling("refused", why=message("seat.rebuy-too-late", name=name))
    return inq.ruling("reading", why=message("seat.rebuy-in-time", name=name), answer="allowed")


@form(
    "{name:name} sat in a wrong seat [with a {stack:correct|right|wrong} stack] [and now has {chips:amount}] [her seat is {seat:place}]",
    about="A player is found in a seat that is not theirs.",
    example="Lena sat in a wrong seat with a correct stack and now has 23500",
)
def wrong_seat(table: Table, name: str, stack: str = "right", chips: int = 0, seat: int = 0) -> Ruling:
    """A player in a wrong seat goes to the right one."""
    inq = Inquiry(table.policy, name)
    if stack == "wrong":
        inq.cite(WRONG_SEAT_WRONG_STACK)
        inq.require(WRONG_SEAT_WRONG_STACK)
        return inq.ruling("decision", why=message("seat.wrong-seat-wrong-stack", name=name), director=_move(inq))
    if inq.maybe(SEAT_CHANGES) == "host-only":
        inq.cite(SEAT_CHANGES)
        return inq.ruling("decision", why=message("seat.seats-by-host"), director=_move(inq))
    way = inq.ask(WRONG_SEAT_STACK)
    inq.cite(WRONG_SEAT_STACK)
    inq.cite(WRONG_SEAT_WHEN)
    why = message("seat.wrong-seat-moves", name=name)
    steps = (message("seat.move-to-own-seat", seat=seat),) if seat else ()
    return inq.ruling("remedy", why=why, answer={"moves with": chips if way == "current" else way}, steps=steps)


def _move(inq: Inquiry) -> tuple[Choice, ...]:
    return (Choice(message("option.move-the-player"), tuple(inq.cites)),)


@form("{who:seats} want to swap seats", about="Players want other seats.", example="Ann and Ben want to swap seats")
@form("{who:seats} wants another seat", about="A player wants another seat.", example="Ann wants another seat")
def swap(table: Table, who: tuple[int, ...]) -> Ruling:
    """Whether players may change seats once play has begun."""
    inq = Inquiry(table.policy)
    if not inq.policy.has(SEAT_CHANGES):
        inq.cite(DRAW)
    way = inq.ask(SEAT_CHANGES)
    inq.cite(SEAT_CHANGES)
    if way == "host-only":
        return inq.ruling("refused", why=message("seat.seats-by-host"))
    return inq.ruling("reading", why=message("seat.seats-free", names=named(table, who)), answer="allowed")


@form(
    "{who:seats} are (married|related|a couple|partners|spouses)",
    about="People who are close to each other sit at one table.",
    example="Ann and Ben are married",
)
def apart(table: Table, who: tuple[int, ...]) -> Ruling:
    """Whether people who are close to each other may be seated apart."""
    inq = Inquiry(table.policy)
    if not inq.policy.has(APART_BY):
        inq.cite(DRAW)
    inq.rest_on(APART_BY)
    inq.cite(APART_BY)
    inq.cite(APART_AT_FINAL)
    cites = inq.cited(APART_BY)
    why = message("seat.may-be-kept-apart", names=named(table, who))
    choices = (Choice(message("option.reseat"), cites), Choice(message("option.leave"), cites))
    return inq.ruling("decision", why=why, director=choices)


@form(
    "{who:seat} needs seat {seat:place} [for {reason:rest}]",
    about="A player with special needs asks for a seat.",
    example="Ann needs seat 9",
)
def special_needs(table: Table, who: int, seat: int, reason: tuple[object, ...] = ()) -> Ruling:
    """A seat for a player with special needs, where it can be done."""
    name = player_here(table, who)
    inq = Inquiry(table.policy, name)
    inq.rest_on(SPECIAL_NEEDS)
    cites = inq.cited(SPECIAL_NEEDS)
    if reason:
        inq.fact(message("seat.special-need-told", name=name))
    choices = (Choice(message("option.seat-given", seat=seat), cites), Choice(message("option.draw-a-seat"), cites))
    return inq.ruling("decision", why=message("seat.special-needs", name=name), director=choices)


@form(
    "dealer wants to (wash|spread|prepare) the deck",
    about="Whether a deck is made ready before play goes on.",
    example="dealer wants to wash the deck",
)
def wash(table: Table) -> Ruling:
    """Decks are made ready when enough players are there."""
    inq = Inquiry(table.policy)
    needed = inq.ask(DECKS_READY_PLAYERS)
    inq.cite(DECKS_READY_PLAYERS)
    here = len(set(seated(table)) - table.recall(Whereabouts).away)
    why = message("seat.deck-ready-players", needed=needed, here=here)
    if here < needed:
        return inq.ruling("refused", why=why)
    return inq.ruling("reading", why=why, answer="allowed")


@form(
    "play is to stop for {reason:quoted}",
    about="Somebody wants play to wait.",
    example='play is to stop for "a missing player"',
)
def stop_play(table: Table, reason: str) -> Ruling:
    """Whether play may wait for something."""
    inq = Inquiry(table.policy)
    only_breaks = inq.ask(ONLY_BREAKS_STOP_PLAY)
    inq.cite(ONLY_BREAKS_STOP_PLAY)
    inq.cite(HALT)
    if only_breaks:
        return inq.ruling("refused", why=message("seat.play-stops-in-breaks-only", reason=reason))
    return inq.ruling("reading", why=message("seat.play-may-wait", reason=reason), answer="allowed")
