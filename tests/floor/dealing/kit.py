"""A table with a deck in a known order: d(1) is the first card off it, so that stories read like the books' examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardspeak.books.policy import Policy, policy
from cardspeak.cards.card import parse_cards
from cardspeak.cards.deck import RecordedDeck
from cardspeak.floor.dealing import exposed
from cardspeak.floor.dealing.so_far import Exposure
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import let_begin
from cardspeak.hand.setup import AUTOMATIC, Step, hand_setup
from cardspeak.words import message

HAND_AND_BOARD = (message("dealing.place-hand"), message("dealing.place-board"))
"""Where a card was found twice."""

SIX: Mapping[int, int] = {1: 9_000, 2: 8_000, 3: 7_000, 4: 9_500, 5: 6_000, 6: 8_800}
"""Six players; seat 6 has the button, so the first card is seat 1's."""
FOUR: Mapping[int, int] = {2: 9_000, 3: 8_000, 5: 7_000, 9: 9_500}
NO_PUSH = AUTOMATIC & ~Step.PUSH


Ask = Callable[[Table], Ruling]
"""Something asked at a table."""


def d(number: int) -> int:
    """A card by its place in the deck."""
    return number - 1


def ds(first: int, last: int) -> tuple[int, ...]:
    """Cards by their places in the deck, from one to another."""
    return tuple(range(first - 1, last))


def at_table(
    book: str | Policy,
    stacks: Mapping[int, int] = SIX,
    *,
    game: str = "NLHE",
    button: int | None = None,
    deck: RecordedDeck | str | None = "in order",
    automatic: Step = NO_PUSH,
    house: Mapping[str, object] | None = None,
    **more: Any,
) -> Table:
    """A table under a book, with cards dealt off a deck in order."""
    if "blinds" not in more and "small_bet" not in more:
        more["blinds"] = (50, 100)
    where = button if button is not None else max(stacks)
    setup = hand_setup(game, stacks=stacks, button=where, automatic=automatic, **more)
    if deck == "in order":
        deck = RecordedDeck(range(16, 52) if setup.game.short_deck else range(52))
    hand = Hand(setup, deck if isinstance(deck, RecordedDeck) else None)
    rules = policy(book) if isinstance(book, str) else book
    if house:
        rules = rules.changed(house)
    return Table(rules, hand, {seat: f"P{seat}" for seat in stacks})


def play(table: Table, story: str) -> Table:
    """Let acts happen: ``3 calls; 4 raises 500; all check``."""
    for act in story.split(";"):
        who, verb, *amount = act.split()
        if who == "all":
            _all(table.the_hand(), verb)
            continue
        hand, seat = table.the_hand(), int(who)
        if verb in ("bets", "raises"):
            hand.wager(seat, int(amount[0]))
        else:
            {"calls": hand.call, "folds": hand.fold, "checks": hand.check, "all-in": hand.all_in}[verb](seat)
    return table


def _all(hand: Hand, verb: str) -> None:
    street = hand.street
    while hand.pending.step == "act" and hand.street == street:
        seat = hand.pending.seats[0]
        (hand.check if not hand.to_call else hand.call if verb != "fold" else hand.fold)(seat)


def taken(table: Table, ruling: Ruling) -> Table:
    """The table after a ruling has taken effect."""
    table.take(ruling)
    return table


def new_deal(table: Table) -> Table:
    """The table after a hand that was called off has been dealt again."""
    let_begin(table.the_hand())
    return table


def cites(ruling: Ruling) -> set[str]:
    """The ids of the rules that a ruling cites."""
    return {cite.id for cite in ruling.cites}


def hole(table: Table, seat: int) -> tuple[int, ...]:
    """The cards of a seat."""
    hand = table.the_hand()
    return hand.cards_of(seat)


def chips(table: Table) -> int:
    """All chips on the table."""
    hand = table.the_hand()
    return sum(hand.stacks.values()) + hand.pot


LIMIT_STUD: Mapping[str, object] = {"game": "LS", "small_bet": 400, "bring_in": 200, "ante": 50}


def stud_table(book: str, *, first: str = "", stacks: Mapping[int, int] = FOUR, **more: object) -> Table:
    """A table of limit stud whose deck begins with these cards, from the button's left."""
    order = parse_cards(first)
    rest = [card for card in range(52) if card not in order]
    settings = {**LIMIT_STUD, **more}
    return at_table(book, stacks, deck=RecordedDeck([*order, *rest]), **settings)  # type: ignore[arg-type]


def dealer(*indexes: int) -> Ask:
    """The dealer exposed these cards of the deal."""
    return lambda table: exposed.exposed(table, [Exposure((at - 1) % 6 + 1, "dealer", at) for at in indexes])


def player(*indexes: int) -> Ask:
    """Players exposed these cards of the deal."""
    return lambda table: exposed.exposed(table, [Exposure((at - 1) % 6 + 1, "player", at) for at in indexes])
