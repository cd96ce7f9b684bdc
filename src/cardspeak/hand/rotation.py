"""Mixed games: which game is dealt when, and the button that stands still while stud is played (11-B)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand.games import Betting, Game, find_game
from cardspeak.hand.positions import DEAD_BUTTON, ButtonRules, Positions, freeze, next_positions, thaw


class Leg(msgspec.Struct, frozen=True):
    """One game of a rotation."""

    game: Game
    betting: Betting


class Rotation(msgspec.Struct, frozen=True):
    """Games played in turn."""

    name: str
    legs: tuple[Leg, ...]

    def leg(self, hand: int, hands_each: int) -> Leg:
        """The game of a hand, counted from 0, when each game is played for so many hands.

        >>> HORSE.leg(hand=16, hands_each=8).game.name
        'razz'
        """
        for field, count, least in (("hand", hand, 0), ("hands_each", hands_each, 1)):
            if type(count) is not int or count < least:
                raise Unreadable("rotation.count", {"field": field, "least": least}, field=field, value=count)
        return self.legs[hand // hands_each % len(self.legs)]

    def after(self, leg: Leg) -> Leg:
        """The game that follows another one, for rotations that change with the level."""
        if leg not in self.legs:
            raise Unlawful("rotation.no-such-leg", {"name": leg.game.name, "name2": self.name}, field="leg")
        return self.legs[(self.legs.index(leg) + 1) % len(self.legs)]


def _rotation(name: str, *games: str) -> Rotation:
    return Rotation(name, tuple(Leg(*find_game(game)) for game in games))


HORSE = _rotation("HORSE", "LHE", "LO8", "LR", "LS", "LS8")
EIGHT_GAME = _rotation("8-game", "L27TD", "LHE", "LO8", "LR", "LS", "LS8", "NLHE", "PLO")

ROTATIONS: Mapping[str, Rotation] = MappingProxyType({rotation.name: rotation for rotation in (HORSE, EIGHT_GAME)})
"""All rotations by name."""


def next_in_rotation(
    last: Positions,
    seats: Iterable[int],
    *,
    played: Game,
    coming: Game,
    newcomers: Collection[int] = (),
    rules: ButtonRules = DEAD_BUTTON,
) -> Positions:
    """The positions of the next hand in a mixed game.

    Before stud the button moves once more, to where another hand with a button would have it, and freezes there; the
    first hand with a button afterwards uses it where it stands. Whoever would be the big blind is ``big_blind``,
    in stud too, for balancing tables.

    >>> from cardspeak.hand.games import HOLDEM, RAZZ
    >>> from cardspeak.hand.positions import first_positions
    >>> last = first_positions([4, 5, 6, 7], button=4)
    >>> stud = next_in_rotation(last, [4, 5, 6, 7], played=HOLDEM, coming=RAZZ)
    >>> stud.button, stud.frozen, stud.big_blind
    (5, True, 7)
    >>> back = next_in_rotation(stud, [4, 5, 6, 7], played=RAZZ, coming=HOLDEM)
    >>> back.button, back.frozen
    (5, False)
    """
    if played.has_button and not coming.has_button:
        return freeze(next_positions(last, seats, newcomers=newcomers, rules=rules))
    if not played.has_button and coming.has_button:
        return thaw(last, seats, newcomers=newcomers, rules=rules)
    if not coming.has_button and not last.frozen:
        last = freeze(last)
    return next_positions(last, seats, newcomers=newcomers, rules=rules)
