"""What the floor remembers about the seats of a table from hand to hand, and what it does to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from cardspeak.cards.card import Card
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.head import Header, placed_by
from cardspeak.floor.table import Lasting, Table
from cardspeak.hand.dues import Due
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import Positions
from cardspeak.hand.rebuilding import dealt_again, let_begin
from cardspeak.words import Items, Message, items, message


@dataclass
class Seating(Lasting):
    """Where button and blinds are, who has gone and who is new."""

    positions: Positions | None = None
    """Of the last hand, or of the one in progress; None leaves them to the hand itself."""
    moved: bool = False
    """The positions are of a hand that is still to be dealt."""
    gone: set[int] = field(default_factory=set)
    newcomers: set[int] = field(default_factory=set)
    ruled: tuple[Positions, ...] = ()
    """The coming hands, where a ruling on a wrong button has settled them."""
    drawn: list[tuple[int, Card]] = field(default_factory=list)
    """The cards of a draw for the button, in the order they came out."""
    first_button_drawn: bool = False
    play_started: bool = False


@dataclass
class Whereabouts(Lasting):
    """Who is away from the table, and since when in the deal."""

    away: set[int] = field(default_factory=set)
    missed_first_card: set[int] = field(default_factory=set)
    has_first_card: set[int] = field(default_factory=set)
    moving: set[int] = field(default_factory=set)
    """Players on their way to a seat they were just moved to."""
    staying_in: set[int] = field(default_factory=set)
    """Players who were showing that they would buy more chips."""
    deal_complete: bool = False
    after_break: bool = False
    regular_event: bool = False
    special_event: bool = False

    def on_next_hand(self) -> None:
        """Who is away stays away; the next deal is a new moment."""
        self.missed_first_card.clear()
        self.has_first_card.clear()
        self.moving.clear()
        self.deal_complete = self.after_break = False


@dataclass(frozen=True)
class Restart:
    """The hand starts again with the button and the blinds where they belong; every chip goes back first."""

    positions: Positions
    posts: bool = True
    """The right blinds are posted at once; otherwise the hand waits to be dealt again."""

    def apply(self, table: Table) -> None:
        """Take the chips back, and post again where the hand goes on."""
        memory = table.recall(Seating)
        memory.positions, memory.ruled = self.positions, ()
        if table.hand is not None:
            setup = table.hand.setup.changed(button=self.positions.button, positions=self.positions)
            table.call_off(dealt_again(table.hand, setup))
            if self.posts:
                let_begin(table.hand)


@dataclass(frozen=True)
class Settle:
    """A hand was played with the wrong button, and a ruling says where it is on the coming ones."""

    played: Positions
    coming: tuple[Positions, ...]

    def apply(self, table: Table) -> None:
        """Store the hand as it was played, and the hands to come."""
        memory = table.recall(Seating)
        memory.positions, memory.ruled = self.played, self.coming


@dataclass(frozen=True)
class ExtraDue:
    """One more forced bet is owed on the hand, before a card is acted on."""

    due: Due

    def apply(self, table: Table) -> None:
        """Post again with it."""
        setup = table.the_hand().setup
        table.hand = Hand(msgspec.structs.replace(setup, dues=(*setup.dues, self.due)))


@dataclass(frozen=True)
class KillHands:
    """Hands that are dead by a ruling; their chips stay in the pot."""

    seats: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> None:
        """Kill them one by one; the last live hand takes what is there."""
        hand = table.the_hand()
        for seat in self.seats:
            if len(hand.live_seats) > 1 and seat in hand.live_seats:
                hand.kill(seat, self.why)


def positions_of(table: Table) -> Positions:
    """Button and blinds as they are: as remembered, as the hand has them, or as the head of a script places them."""
    seating = table.recall(Seating)
    if seating.positions is not None:
        return seating.positions
    if table.hand is None and table.recall(Header).button is not None:
        return placed_by(table.recall(Header), seating.gone)
    setup = table.the_hand().setup
    owed = {due.kind: due.seat for due in setup.dues}
    if "big blind" not in owed:
        raise Unreadable("seat.no-blinds")
    seats = tuple(seat for seat, _ in setup.stacks)
    small = owed.get("small blind")
    return Positions(
        button=setup.button,
        small_blind_seat=_dead_seat(setup.button, owed["big blind"]) if small is None else small,
        small_blind=small,
        big_blind=owed["big blind"],
        dealt_in=seats,
    )


def _dead_seat(button: int, big_blind: int) -> int:
    """The empty seat of the dead small blind, if there is only one between button and big blind."""
    if big_blind - button == 2:
        return button + 1
    raise Unreadable(
        "seat.dead-small-blind",
        field="small blind",
    )


def seated(table: Table) -> tuple[int, ...]:
    """The seats with a player for the next hand: those with chips, without those who are out, with the new ones."""
    memory = table.recall(Seating)
    if table.hand is None:
        here = set(table.names)
    else:
        chips = table.hand.stacks
        here = {seat for seat in chips if chips[seat] or not table.hand.over}
    return tuple(sorted((here - memory.gone) | memory.newcomers))


def player_here(table: Table, seat: int) -> str:
    """The name of a player at the table; anybody else is refused."""
    known = set(table.names) | set(table.hand.stacks if table.hand else ()) | table.recall(Seating).newcomers
    if seat not in known:
        raise Unlawful("seat.nobody", {"seat": seat}, field="seat", value=seat)
    return table.name(seat)


def named(table: Table, seats: Iterable[int]) -> Items | Message:
    """Several players in words."""
    names = [table.name(seat) for seat in seats]
    if not names:
        return message("player.nobody")
    return items(names, "and")
