"""How a hand of a script begins: from the header to an engine hand on the street where the story starts.

Cards are dealt by hand, unknown unless the script names them, so that a story needs to tell only what matters.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import by_the_book, hand_rules
from cardspeak.hand.dues import Due, Stakes
from cardspeak.hand.games import Betting, Game, street_said
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import Positions, clockwise_from
from cardspeak.hand.rebuilding import let_begin, next_off
from cardspeak.hand.setup import HandSetup, Step, hand_setup

STACK_IN_BLINDS = 100
STACK_IN_AMOUNTS = 10
DEALING = ("burn", "deal", "board")


@dataclass
class Header:
    """What a script says before the cards: game, seats, button, and the cards that are known."""

    game: Game | None = None
    betting: Betting | None = None
    stakes: Stakes = field(default_factory=Stakes)
    stacks: dict[int, int | None] = field(default_factory=dict)
    """Chips by seat; None where the script does not say."""
    button: int | None = None
    dead_small_blind: bool = False
    smallest_chip: int = 1
    players_in_event: int | None = None
    pot: int | None = None
    """Chips in the middle when the story starts on a later street."""
    folded: tuple[int, ...] = ()
    """Players who are out of the hand when the story starts on a later street."""
    hole: dict[int, list[int]] = field(default_factory=dict)
    """Known cards still to be dealt to each player."""
    board: list[int] = field(default_factory=list)
    """Known cards still to be turned up."""
    book_fixed: bool = False
    """The caller has chosen the book; a line of the script does not change it."""
    house: bool = False
    """House settings are in force."""
    largest: int = 0
    """The largest amount of the script, so that the stacks it does not name are deep enough."""

    @property
    def least(self) -> int:
        """The big blind, or the bet that stands for it."""
        return self.stakes.big_blind or self.stakes.small_bet or self.stakes.min_bet

    def copy(self) -> Header:
        """A second header; what changes in one does not touch the other."""
        hole = {seat: cards[:] for seat, cards in self.hole.items()}
        return replace(self, stacks=dict(self.stacks), board=self.board[:], hole=hole)

    def become(self, other: Header) -> None:
        """Say what another header says."""
        for one in fields(other):
            setattr(self, one.name, getattr(other, one.name))

    def default_stack(self) -> int:
        """What a player has whose stack is not named."""
        chips = max(STACK_IN_BLINDS * self.least, STACK_IN_AMOUNTS * self.largest)
        return -(-chips // self.smallest_chip) * self.smallest_chip


@dataclass
class Start:
    """How the hand began: lines of the head may still follow, and then it begins again with them."""

    street: str | None = None
    header: Header | None = None
    """The head as it was, with the cards that have been dealt since."""
    events: int = 0
    """What had happened in the hand when the first street was out."""
    again: bool = False
    """The head has changed since."""


def begin(table: Table, street: str | None = None) -> Hand:
    """Deal the hand that the header describes, up to a street; earlier ones are passed with calls and checks."""
    header = table.recall(Header)
    if called_off(table):
        serve(table)
        return table.the_hand()
    if table.hand is not None and not table.hand.over:
        raise Unlawful("script.hand-running", field="line")
    as_told = header.copy()
    setup = _setup(table, header)
    first = street in (None, setup.game.streets[0].name)
    if first and header.folded:
        raise Unlawful("script.folded-first", field="line")
    hand = table.hand = Hand(setup) if first else _later(header, setup, str(street))
    serve(table)
    start = table.recall(Start)
    start.street, start.header, start.events, start.again = street, as_told, len(hand.events), False
    return hand


def called_off(table: Table) -> bool:
    """Whether the hand was called off and waits to be dealt again: every chip is back in its stack."""
    return table.hand is not None and not table.hand.events


def take_back_start(table: Table) -> bool:
    """Put a hand back into the deck in which nothing has happened; False where something has."""
    hand, start = table.hand, table.recall(Start)
    if hand is None or start.header is None or table.open is not None or len(hand.events) != start.events:
        return False
    table.recall(Header).become(start.header)
    table.hand, start.again = None, True
    return True


def begin_again(table: Table) -> None:
    """Deal a hand once more whose head was still being told."""
    if table.recall(Start).again:
        begin(table, table.recall(Start).street)


def positions_of(header: Header) -> Positions | None:
    """Button and blinds, or None where they simply follow the button."""
    if not header.dead_small_blind or header.button is None:
        return None
    seats = sorted(header.stacks)
    order = clockwise_from(header.button, seats)
    if len(seats) < 3:
        raise Unlawful("script.dead-blind", field="line")
    empty = next(seat for seat in range(header.button + 1, header.button + len(seats) + 2) if seat not in seats)
    return Positions(
        button=header.button, small_blind_seat=empty, small_blind=None, big_blind=order[0], dealt_in=tuple(seats)
    )


def _setup(table: Table, header: Header) -> HandSetup:
    if header.game is None:
        raise Unreadable("script.no-game", field="game")
    if not header.stacks:
        raise Unreadable("script.no-seats", field="seats")
    if header.button is None and not header.game.has_button:
        header.button = max(header.stacks)  # stud has none: the cards go out from the first seat on
    if header.button is None:
        raise Unreadable("script.no-button", field="button")
    default = header.default_stack()
    return hand_setup(
        header.game,
        betting=header.betting,
        stacks={seat: default if chips is None else chips for seat, chips in header.stacks.items()},
        button=header.button,
        stakes=by_the_book(header.stakes, table.policy),
        positions=positions_of(header) if header.game.has_button else None,
        smallest_chip=header.smallest_chip,
        players_in_event=header.players_in_event,
        rules=hand_rules(table.policy),
        automatic=Step.POST,
    )


# Starting on a later street


def _later(header: Header, setup: HandSetup, street: str) -> Hand:
    """A hand at the start of a later street; the stacks of the header are those behind at that moment."""
    names = [one.name for one in setup.game.streets]
    if street not in names:
        raise Unreadable(
            "script.no-street", {"street": street_said(street), "name": setup.game.name}, field="street", value=street
        )
    target = names.index(street)
    if header.pot is not None:
        setup = _with_pot(setup, header.pot)
    deep = 1_000 * sum(chips for _, chips in setup.stacks) * setup.smallest_chip
    trial = Hand(msgspec.structs.replace(setup, stacks=tuple((seat, deep) for seat, _ in setup.stacks)))
    _pass(trial, target, header, Header())
    spent = {seat: deep - left for seat, left in trial.stacks.items()}
    named = tuple((seat, chips + spent[seat]) for seat, chips in setup.stacks)
    hand = Hand(msgspec.structs.replace(setup, stacks=named))
    _pass(hand, target, header, header)
    return hand


def _with_pot(setup: HandSetup, pot: int) -> HandSetup:
    """No blinds and nothing to call, but so much in the middle that belongs to nobody's bet."""
    payer = setup.order[-1]
    return msgspec.structs.replace(
        setup,
        dues=(Due(payer, "dead post", pot),) if pot else (),
        antes_matched=False,
        stakes=msgspec.structs.replace(setup.stakes, bring_in=0),
    )


def _pass(hand: Hand, target: int, header: Header, cards: Header) -> None:
    """Let the streets before the target go by; whoever has folded does so on the first."""
    while hand.street < target:
        due = hand.pending
        if due.step in DEALING:
            deal_due(hand, cards)
        elif due.step == "draw":
            hand.draw(due.seats[0])
        elif due.step == "act":
            _pass_one(hand, due.seats[0], header)
        else:
            raise Unlawful("script.ends-early", field="street")


def _pass_one(hand: Hand, seat: int, header: Header) -> None:
    if hand.bring_in_due and hand.options.bring_in:
        hand.bring_in(seat)
    elif seat in header.folded:
        hand.fold(seat)
    elif hand.to_call:
        hand.call(seat)
    else:
        hand.check(seat)


# The cards


def serve(table: Table) -> None:
    """Burn and deal whatever the hand waits for; one that was called off is dealt again."""
    hand = table.hand
    if hand is not None and called_off(table):
        let_begin(hand)
    while hand is not None and hand.pending.step in DEALING:
        deal_due(hand, table.recall(Header))


def deal_due(hand: Hand, cards: Header) -> None:
    """Take one step of the deal: a burn, a round of cards from the button's left, or the board."""
    due = hand.pending
    if due.step == "burn":
        hand.burn(next_off(hand))
    elif due.step == "board":
        hand.board_cards([_next(cards.board, hand) for _ in range(due.count)])
    else:
        for seat in due.seats:
            hand.deal(seat, [_next(cards.hole.get(seat, []), hand)])


def _next(pile: list[int], hand: Hand) -> int:
    """The card that the script names, or the next off the deck where a remedy has made it known, or an unseen one."""
    return pile.pop(0) if pile else next_off(hand)
