"""What a day of several asks the director to do: end it in time, bag, seal, and take flights in before the draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.chips.counting import BagChips, Counted
from cardspeak.tournament.clock.days import SuspendPlay
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.view import now, starts_at
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.flights.bags import Bags, SealBags, sealed, with_stacks
from cardspeak.tournament.flights.releasing import ReleaseAlternate
from cardspeak.tournament.flights.standing import FIRST_LATER_DAY, Flights
from cardspeak.tournament.seats.calls import alternates
from cardspeak.words import Message, message


class ToDo(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do about the days of an event."""

    kind: Literal["end day", "bag", "take in", "release"]
    why: Message
    orders: tuple[Order, ...] = ()
    needs: tuple[str, ...] = ()


def about_days(state: State, at: int, *, stacks_known: bool) -> Iterator[ToDo]:
    """Everything to be done about days now: before the start, and at the end of one."""
    if not state.of(Clock).started:
        yield from before_the_draw(state) if at >= starts_at(state) else ()
        return
    yield from _without_seat(state, at)
    yield from between_days(state, at, stacks_known=stacks_known)


def _without_seat(state: State, at: int) -> Iterator[ToDo]:
    """Alternates for whom no seat came free while entries were taken."""
    waiting = alternates(state)
    for entry in waiting if waiting and not registration(state, at).open else ():
        why = message("advice.release", name=state.of(Entrants).entry(entry).name)
        yield ToDo(kind="release", why=why, orders=(ReleaseAlternate(entry=entry),))


def day_is_over(state: State, at: int) -> bool:
    """Whether the last level of the day has ended, or in a flight nobody is left to play against."""
    ends = state.setup.day_ends_after
    if not state.of(Clock).started:
        return False
    view = now(state, at)
    reached = bool(ends) and (view.level > ends or (view.level == ends and view.on_break > 0))
    return reached or (bool(state.setup.flight) and state.of(Entrants).left == 1)


def between_days(state: State, at: int, *, stacks_known: bool) -> Iterator[ToDo]:
    """The end of a day, once its last level is over: play stops, and everything goes into bags."""
    clock = state.of(Clock)
    if state.setup.day_ends_after and clock.day > 1:
        return  # the day that was set has ended, and play was taken up again
    if not clock.suspended and day_is_over(state, at):
        # the set-up has several days: the director has said so
        order = SuspendPlay(hands_finished=True, to_be_agreed=True, director=True)
        why = message("advice.end-day")
        yield ToDo(kind="end day", why=why, orders=(order,), needs=("every table has finished its hand",))
    elif clock.suspended and state.setup.flight and sealed(state) is None:
        yield _bags(state, stacks_known=stacks_known)


def _bags(state: State, *, stacks_known: bool) -> ToDo:
    everybody, packed = with_stacks(state), state.of(Bags).of(state.of(Clock).day)
    missing = [entry for entry in everybody if entry.number not in packed]
    if not missing:
        return ToDo(kind="bag", why=message("advice.bag.seal"), orders=(SealBags(),))
    why = message("advice.bag", n=len(missing))
    known = stacks_known and sum(entry.chips for entry in everybody) == expected(state)
    if not known or packed:
        return ToDo(kind="bag", why=why, needs=tuple(f"chips of {entry.name}" for entry in missing[:9]))
    stacks = tuple(Counted(entry=entry.number, chips=entry.chips) for entry in everybody)
    return ToDo(kind="bag", why=why, orders=(BagChips(stacks=stacks),))


def before_the_draw(state: State) -> Iterator[ToDo]:
    """A later day begins with the flights; seats are drawn when all of them are in."""
    if state.setup.day >= FIRST_LATER_DAY and not state.of(Flights).taken and not state.of(Entrants).entries:
        why = message("advice.take-in", day=state.setup.day)
        yield ToDo(kind="take in", why=why, needs=("the result of each flight",))
