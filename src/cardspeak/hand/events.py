"""Everything that can happen in a hand, as frozen values; a list of them is the hand.

Seats are seat numbers. ``Raise.to`` and ``Bet.to`` are totals for the street, never increases.
Tags are stored for ever: a class may be renamed, its tag may not.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PostKind = Literal["ante", "small blind", "big blind", "straddle", "post", "dead post"]
Side = Literal["pot", "high", "low"]


class Post(msgspec.Struct, frozen=True, gc=False, tag="post"):
    """A forced bet goes in: what was really posted, which may be short."""

    seat: int
    kind: PostKind
    amount: int


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Cards to players, in the order they left the deck."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]
    up: bool = False


class Burn(msgspec.Struct, frozen=True, gc=False, tag="burn"):
    """One card off the top, face down."""

    card: int


class Board(msgspec.Struct, frozen=True, gc=False, tag="board"):
    """Cards to the middle of the table."""

    cards: tuple[int, ...]


class Shuffle(msgspec.Struct, frozen=True, gc=False, tag="shuffle"):
    """A new stub is made of the old one and cards that were out of play; the order is the new stub's."""

    cards: tuple[int, ...]


class Fold(msgspec.Struct, frozen=True, gc=False, tag="fold"):
    """The hand is given up."""

    seat: int


class Check(msgspec.Struct, frozen=True, gc=False, tag="check"):
    """No bet to call and none made."""

    seat: int


class Call(msgspec.Struct, frozen=True, gc=False, tag="call"):
    """The chips added to match the bet, or the last chips."""

    seat: int
    amount: int


class Bet(msgspec.Struct, frozen=True, gc=False, tag="bet"):
    """The first wager of a street."""

    seat: int
    to: int


class Raise(msgspec.Struct, frozen=True, gc=False, tag="raise"):
    """A wager over another one, named by its total."""

    seat: int
    to: int


class RuledWager(msgspec.Struct, frozen=True, gc=False, tag="ruled"):
    """A bet or raise of a size the rules do not allow, which stands by a ruling (52-A)."""

    seat: int
    to: int


class Forfeit(msgspec.Struct, frozen=True, gc=False, tag="forfeit"):
    """Chips that a player loses to the pot on giving up the hand (51-B)."""

    seat: int
    amount: int


class Open(msgspec.Struct, frozen=True, gc=False, tag="open"):
    """Who opens a street of stud, on the dealer's word, where an up card is unknown and the cards cannot tell."""

    seat: int


class BringIn(msgspec.Struct, frozen=True, gc=False, tag="bring-in"):
    """The forced opening of stud."""

    seat: int
    amount: int


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Cards thrown away for new ones; none when standing pat."""

    seat: int
    cards: tuple[int, ...]


class Return(msgspec.Struct, frozen=True, gc=False, tag="return"):
    """The part of a bet that nobody called goes back."""

    seat: int
    amount: int


class Show(msgspec.Struct, frozen=True, gc=False, tag="show"):
    """Cards turned face up by their owner."""

    seat: int
    cards: tuple[int, ...]


class Muck(msgspec.Struct, frozen=True, gc=False, tag="muck"):
    """A hand given up unseen at showdown."""

    seat: int


class Kill(msgspec.Struct, frozen=True, gc=False, tag="kill"):
    """A hand declared dead by the floor."""

    seat: int
    why: str = ""


class Push(msgspec.Struct, frozen=True, gc=False, tag="push"):
    """Chips of one pot to one player; pot 0 is the main pot."""

    pot: int
    seat: int
    amount: int
    side: Side = "pot"


Event = (
    Post | Deal | Burn | Board | Shuffle | Fold | Check | Call | Bet | Raise | Open | BringIn | Draw | Return | Show
    | Muck | Kill | Push | RuledWager | Forfeit
)  # fmt: skip
"""Any event of a hand."""
