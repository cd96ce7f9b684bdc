"""Where button and blinds are on the coming hand of a table, with the players who sit there now."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from cardspeak.books.settings.balancing import FROZEN_BUTTON
from cardspeak.floor.coming import positions_after
from cardspeak.hand.games import find_game
from cardspeak.hand.positions import Positions, freeze
from cardspeak.hand.rotation import ROTATIONS
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.seats.memory import GOOD_FOR, AtTable, Seats


def known(state: State, table: int, at: int) -> AtTable | None:
    """What is known about a table's button at a time; reports that are too old do not count."""
    found = state.of(Seats).at.get(table)
    if found is None or (found.told_at is not None and at - found.told_at > GOOD_FOR):
        return None
    return found


def coming(
    state: State,
    table: int,
    *,
    joining: Collection[int] = (),
    told: AtTable | None = None,
    game: str | None = None,
) -> Positions | None:
    """The positions of the coming hand; None where nobody has said where the button is, or nobody is left to play with.

    ``joining`` are seats that somebody is about to take; ``game`` is the game of the coming hand where games change.
    """
    at = told or state.of(Seats).at.get(table)
    if at is None:
        return None
    here = state.of(Entrants).table(table).seats
    seats = {seat for seat, entry in here.items() if entry is not None} | set(joining)
    if len(seats) < 2:
        return None
    new = {seat for seat in seats if seat in joining or at.sat.get(seat) != here[seat]}
    last = at.positions
    if at.due:
        return _same_places(state, last, seats, new)
    if game is not None and at.game:
        return _in_rotation(state, at, game, seats, new)
    return positions_after(state.policy, last, seats, new)


def _same_places(state: State, due: Positions, seats: set[int], new: set[int]) -> Positions:
    """The places that are due already, with whoever sits there now."""
    placed = positions_after(state.policy, freeze(due), seats, new)
    return placed if due.frozen else msgspec.structs.replace(placed, frozen=False)


def _in_rotation(state: State, at: AtTable, game: str, seats: set[int], new: set[int]) -> Positions:
    """The places when games change: the button moves once before stud and stands still until stud is over (11-B)."""
    stud_next, stud_now = not has_button(game), not has_button(at.game)
    if not state.policy.value(FROZEN_BUTTON) or not (stud_next or stud_now):
        return positions_after(state.policy, at.positions, seats, new)
    if stud_next and not stud_now:
        return freeze(positions_after(state.policy, at.positions, seats, new))
    return _same_places(state, msgspec.structs.replace(at.positions, frozen=stud_next), seats, new)


def has_button(game: str) -> bool:
    """Whether a button decides who acts in a game."""
    return find_game(game)[0].has_button


def stud_only(state: State) -> bool:
    """Whether nothing but stud is played."""
    return _nothing_but_stud(tuple(level.game for level in state.setup.levels if not level.is_break))


@lru_cache(maxsize=64)
def _nothing_but_stud(games: tuple[str, ...]) -> bool:
    return bool(games) and all(game not in ROTATIONS and not has_button(game) for game in games)


def place_of(positions: Positions, seat: int) -> str:
    """What a seat is on a hand, in words."""
    if seat in positions.waiting:
        return "waits until the button has passed"
    if seat == positions.big_blind:
        return "big blind"
    if seat == positions.small_blind:
        return "button and small blind" if positions.heads_up else "small blind"
    return "button" if seat == positions.button else "dealt in"
