"""A log cut into its streets, for everything that tells a hand street by street."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.hand.events import Board, Burn, Deal, Draw, Event, Kill, Shuffle
from cardspeak.hand.games import Game, Street

ByStreet = list[tuple[Street, list[Event]]]


def by_street(game: Game, log: Iterable[Event]) -> ByStreet:
    """The events of each street that was begun; a burn belongs to the street it comes before, a showdown to the last one.

    >>> from cardspeak.hand.events import Check
    >>> from cardspeak.hand.games import HOLDEM
    >>> [(street.name, len(told)) for street, told in by_street(HOLDEM, [Deal((1,), (5,)), Check(1), Burn(4), Board((1, 2, 3))])]
    [('preflop', 2), ('flop', 2)]
    """
    cut: ByStreet = [(game.streets[0], [])]
    opened = True  # whether the street has begun but its cards are still to come
    drawn: set[int] = set()
    for event in log:
        match event:
            case Draw(seat):
                begins = not drawn or seat in drawn
                drawn = {seat} if begins else drawn | {seat}
            case Burn() | Shuffle() if game.family != "draw":
                begins, opened = not opened, True
            case Board():
                begins, opened = not opened, False
            case Deal():
                begins, opened, drawn = False, False, set()
            case _:
                begins = False
                if drawn and not isinstance(event, Burn | Shuffle | Kill):
                    drawn = set()
        if begins:
            cut.append((game.streets[len(cut)], []))
        cut[-1][1].append(event)
    return cut
