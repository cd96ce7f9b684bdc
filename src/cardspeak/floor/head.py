"""What a script says before the cards: game, seats, button, and the cards that are known."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, fields, replace

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.table import Lasting
from cardspeak.hand.dues import Stakes
from cardspeak.hand.games import Betting, Game
from cardspeak.hand.positions import Positions, clockwise_from, first_positions

STACK_IN_BLINDS = 100
STACK_IN_AMOUNTS = 10


@dataclass
class Header(Lasting):
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
    begun: tuple[str, ...] = ()
    """What has begun the hand that is still to be dealt: a riffle, a push, the cards in the hands of the next dealer."""
    next_stakes: Stakes | None = None
    """Of a new level that counts from the next hand on."""
    level_changed: bool = False
    """A new level has come up since the last hand was dealt."""
    largest: int = 0
    """The largest amount of the script, so that the stacks it does not name are deep enough."""

    @property
    def least(self) -> int:
        """The big blind, or the bet that stands for it."""
        return self.stakes.big_blind or self.stakes.small_bet or self.stakes.min_bet

    @property
    def complete(self) -> bool:
        """Whether a hand can be dealt from it."""
        return self.game is not None and bool(self.stacks) and (self.button is not None or not self.game.has_button)

    def on_next_hand(self) -> None:
        """Cards and pot were those of one hand."""
        self.hole, self.board, self.folded, self.pot = {}, [], (), None
        self.dead_small_blind, self.level_changed, self.begun = False, False, ()
        self.stakes, self.next_stakes = self.next_stakes or self.stakes, None

    def at_level(self, bets: tuple[int, int]) -> Stakes:
        """The stakes with other blinds, or with other bets in limit."""
        low, high = bets
        if self.game is not None and not self.game.has_button:
            return msgspec.structs.replace(self.stakes, small_bet=low, big_bet=high)
        small_bet = high if self.betting == "limit" else 0
        ante = high if self.stakes.ante == self.stakes.big_blind else self.stakes.ante
        return msgspec.structs.replace(
            self.stakes, small_blind=low, big_blind=high, small_bet=small_bet, big_bet=2 * small_bet, ante=ante
        )

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


def placed_by(header: Header, gone: Collection[int] = ()) -> Positions:
    """Button and blinds as the head places them."""
    if header.button is None:
        raise Unreadable("script.no-button", field="button")
    seats = sorted(set(header.stacks) - set(gone))
    if not header.dead_small_blind:
        return first_positions(seats, header.button)
    order = clockwise_from(header.button, seats)
    if len(seats) < 3:
        raise Unlawful("script.dead-blind", field="line")
    empty = next(seat for seat in range(header.button + 1, header.button + len(seats) + 2) if seat not in seats)
    return Positions(
        button=header.button, small_blind_seat=empty, small_blind=None, big_blind=order[0], dealt_in=tuple(seats)
    )
