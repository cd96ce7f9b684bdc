"""Button and blinds: where they are on the next hand, as a function of the last one and of who sits where.

The big blind always moves to the next player clockwise. The small blind belongs to the seat that had the big blind,
the button to the seat that had the small blind, each possibly empty by now: a dead small blind, a dead button (32).
So nobody skips the big blind and nobody pays it twice running. Heads-up the small blind is the button (34-B).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

import msgspec

from cardspeak.errors import Unlawful, Unreadable

WaitPosition = Literal["small blind", "button"]
ButtonMethod = Literal["dead", "moving"]


class ButtonRules(msgspec.Struct, frozen=True, kw_only=True):
    """What a rulebook says about the button."""

    method: ButtonMethod = "dead"
    newcomers_wait: tuple[WaitPosition, ...] = ()
    """Positions in which a newcomer gets no cards until the button has passed; between button and small blind always."""
    heads_up_moves_big_blind: bool = True
    """On going heads-up the button is adjusted so that nobody is big blind twice running."""


DEAD_BUTTON = ButtonRules()


class Positions(msgspec.Struct, frozen=True, kw_only=True):
    """Button and blinds of one hand, by seat number."""

    button: int
    """The seat with the button; it may be empty."""
    small_blind_seat: int
    """The seat the small blind belongs to; it may be empty."""
    small_blind: int | None
    """The player who posts the small blind; None when it is dead."""
    big_blind: int
    dealt_in: tuple[int, ...]
    """The seats that get cards, in seat order."""
    waiting: tuple[int, ...] = ()
    """Players at the table who get no cards on this hand."""
    skipped: tuple[int, ...] = ()
    """Moving button only: players the big blind would have skipped, who post it together with its owner."""
    frozen: bool = False
    """The button stands still while stud is played in a mixed game (11-B)."""

    @property
    def heads_up(self) -> bool:
        """Whether two players are dealt in."""
        return len(self.dealt_in) == 2

    @property
    def dealer(self) -> int:
        """The player who deals a self-dealt table: on the button, or the nearest one before it."""
        return clockwise_from(self.button, self.dealt_in)[-1]


def clockwise_from(seat: int, seats: Iterable[int]) -> list[int]:
    """The seats in clockwise order, beginning left of ``seat``; ``seat`` itself comes last.

    >>> clockwise_from(4, [1, 4, 6, 9])
    [6, 9, 1, 4]
    """
    ordered = sorted(seats)
    return [s for s in ordered if s > seat] + [s for s in ordered if s <= seat]


def _between(seat: int, start: int, end: int) -> bool:
    """Whether ``seat`` is strictly between two seats, going clockwise."""
    if start < end:
        return start < seat < end
    return seat > start or seat < end


def _occupied(seats: Iterable[int]) -> list[int]:
    players = list(seats)
    for seat in players:
        if type(seat) is not int or seat < 0:
            raise Unreadable("seat.unreadable", {"seat": repr(seat)}, field="seats", value=seat)
    if len(set(players)) != len(players):
        raise Unlawful("seat.taken/shared", field="seats", value=sorted(players))
    if len(players) < 2:
        raise Unlawful("seat.too-few", field="seats", limits={"min": 2}, value=players)
    return sorted(players)


def first_positions(seats: Iterable[int], button: int) -> Positions:
    """The positions of a first hand, from the button drawn.

    >>> first_positions([2, 4, 7], button=7).big_blind
    4
    >>> first_positions([2, 7], button=7).small_blind
    7
    """
    players = _occupied(seats)
    order = clockwise_from(button, players)
    if len(players) == 2:
        return _heads_up(big_blind=order[0], button=order[1])
    return Positions(
        button=button,
        small_blind_seat=order[0],
        small_blind=order[0],
        big_blind=order[1],
        dealt_in=tuple(players),
    )


def next_positions(
    last: Positions,
    seats: Iterable[int],
    *,
    newcomers: Collection[int] = (),
    rules: ButtonRules = DEAD_BUTTON,
) -> Positions:
    """The positions of the hand after ``last``, with the players who sit at the table now.

    ``newcomers`` are the seats filled since the last hand, by new players and by players who moved.
    Positions that are frozen stay where they are; the first hand after the freeze is ``thaw``.

    >>> last = first_positions([1, 2, 3, 4, 5], button=1)
    >>> after = next_positions(last, [1, 2, 4, 5])      # the big blind, seat 3, is out
    >>> after.button, after.small_blind, after.big_blind
    (2, None, 4)
    """
    players = _occupied(seats)
    if last.frozen:
        return freeze(_place(last.button, last.small_blind_seat, players, last, newcomers, rules))
    if rules.method == "moving":
        return _move(last, players, newcomers, rules)
    return _place(last.small_blind_seat, last.big_blind, players, last, newcomers, rules)


def freeze(positions: Positions) -> Positions:
    """The same places with the button frozen, for the stud part of a mixed game (11-B)."""
    return msgspec.structs.replace(positions, frozen=True)


def thaw(
    last: Positions,
    seats: Iterable[int],
    *,
    newcomers: Collection[int] = (),
    rules: ButtonRules = DEAD_BUTTON,
) -> Positions:
    """The first hand with a button after stud: the button stays where it was frozen (11-B)."""
    return _place(last.button, last.small_blind_seat, _occupied(seats), last, newcomers, rules)


def _heads_up(big_blind: int, button: int, waiting: Iterable[int] = ()) -> Positions:
    return Positions(
        button=button,
        small_blind_seat=button,
        small_blind=button,
        big_blind=big_blind,
        dealt_in=tuple(sorted((big_blind, button))),
        waiting=tuple(sorted(waiting)),
    )


def _place(
    button: int,
    small_blind_seat: int,
    players: list[int],
    last: Positions,
    newcomers: Collection[int],
    rules: ButtonRules,
) -> Positions:
    """Positions from the seats that button and small blind belong to; the big blind is the next player after them."""
    if len(players) == 2:
        return _go_heads_up(button, small_blind_seat, players, last, rules)
    big_blind = clockwise_from(small_blind_seat, players)[0]
    if button in (big_blind, small_blind_seat):
        # After a heads-up hand the button was the small blind too; with a third player it steps behind the blinds.
        button = clockwise_from(small_blind_seat, [seat for seat in players if seat != small_blind_seat])[-1]
    fresh = set(newcomers) | set(last.waiting)
    waiting = {
        seat
        for seat in players
        if seat in fresh
        and (
            _between(seat, button, small_blind_seat)  # 10-A
            or (seat == button and "button" in rules.newcomers_wait)
            or (seat == small_blind_seat and "small blind" in rules.newcomers_wait)
        )
    }
    dealt_in = [seat for seat in players if seat not in waiting]
    if len(dealt_in) == 2:
        other = next(seat for seat in dealt_in if seat != big_blind)
        return _heads_up(big_blind, other, waiting)
    if len(dealt_in) < 2:
        dealt_in, waiting = players, set()
    return Positions(
        button=button,
        small_blind_seat=small_blind_seat,
        small_blind=small_blind_seat if small_blind_seat in dealt_in else None,
        big_blind=big_blind,
        dealt_in=tuple(dealt_in),
        waiting=tuple(sorted(waiting)),
    )


def _go_heads_up(
    button: int, small_blind_seat: int, players: list[int], last: Positions, rules: ButtonRules
) -> Positions:
    if rules.heads_up_moves_big_blind or last.heads_up:
        big_blind = clockwise_from(small_blind_seat, players)[0]  # 34-B
    else:
        on_button = button if button in players else clockwise_from(button, players)[-1]
        big_blind = next(seat for seat in players if seat != on_button)
    return _heads_up(big_blind, next(seat for seat in players if seat != big_blind))


def _move(last: Positions, players: list[int], newcomers: Collection[int], rules: ButtonRules) -> Positions:
    """The moving button: always to the next player; whoever it would carry past a blind owes it on that hand."""
    if len(players) == 2:
        return _go_heads_up(last.small_blind_seat, last.big_blind, players, last, rules)
    fresh = set(newcomers) | set(last.waiting)
    active = players
    while True:
        button = clockwise_from(last.button, active)[0]
        small_blind, big_blind = clockwise_from(button, active)[:2]
        places = {"button": button, "small blind": small_blind}
        held_back = {places[position] for position in rules.newcomers_wait} & fresh
        if not held_back or len(active) - len(held_back) < 3:
            break
        active = [seat for seat in active if seat not in held_back]
    skipped = tuple(
        seat
        for seat in clockwise_from(last.big_blind, active)
        if seat not in fresh and _between(seat, last.big_blind, big_blind)
    )
    owes_small = last.big_blind if last.big_blind in active else None
    return Positions(
        button=button,
        small_blind_seat=small_blind,
        small_blind=owes_small if small_blind in skipped else small_blind,
        big_blind=big_blind,
        dealt_in=tuple(active),
        waiting=tuple(seat for seat in players if seat not in active),
        skipped=skipped,
    )
