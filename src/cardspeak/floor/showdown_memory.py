"""What the floor remembers of a showdown, and of the time after it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.floor.table import Lasting


@dataclass
class Showdown:
    """Where the cards of this hand lie; seats throughout."""

    forward: set[int] = field(default_factory=set)
    """Pushed forward face down, and still to be told apart."""
    mucked: set[int] = field(default_factory=set)
    """In the muck."""
    lost: set[int] = field(default_factory=set)
    """Nobody can tell any more which cards they were."""
    misled: set[int] = field(default_factory=set)
    """Gave the hand up because of wrong information."""
    laid_open: set[int] = field(default_factory=set)
    """Said to lie face up, without the cards being named."""
    plays_board: set[int] = field(default_factory=set)
    """Keep their cards and play the board."""
    let_go: set[int] = field(default_factory=set)
    """Let go of by their owners after they were tabled and read."""
    claims: dict[int, str] = field(default_factory=dict)
    """What players have called their hands."""
    winners: tuple[int, ...] = ()
    """Declared the winners by the dealer."""


@dataclass
class Privileges(Lasting):
    """What lasts longer than a hand: who may no longer ask to see hands."""

    revoked: set[int] = field(default_factory=set)


@dataclass
class Aftermath(Lasting):
    """What has happened since the pot was pushed; it decides whether a dispute is still in time."""

    next_hand: bool = False
    acts: tuple[str, ...] = ()
    """What was done in turn on the next hand, as words."""
    on_break: bool = False
    seconds: int = 0
    """Since the pot was pushed."""
    board_in_deck: bool = False
    game_over: bool = False
    table_moved: bool = False

    def on_next_hand(self) -> None:
        """The next hand has begun, and nothing has happened in it."""
        self.next_hand, self.acts = True, ()
