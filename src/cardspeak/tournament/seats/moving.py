"""Who is moved to a short table, and which of its open seats they get."""

from __future__ import annotations

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import (
    CUTOFF_OF,
    LAST_OPENED,
    LONE_BIG_BLIND,
    MOVER,
    ONLY_SMALL_BLIND_OPEN,
    SEAT,
    SMALL_BLIND_IS_WORST,
    STUD_MOVER,
    STUD_SEAT,
    WORST,
)
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.hand.positions import Positions, clockwise_from
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.seats.button import unknown_button
from cardspeak.tournament.seats.memory import AtTable
from cardspeak.tournament.seats.people import lock_of
from cardspeak.tournament.seats.positions import coming, stud_only
from cardspeak.tournament.values import entries_offered, seats_offered
from cardspeak.words import Message, message

KnownPositions = dict[int, AtTable]
"""The buttons that are known at the moment of a move."""


class FoundMover(msgspec.Struct, frozen=True):
    """A seat that the book points to, with its reasons."""

    seat: int
    why: Message
    cites: tuple[str, ...] = ()


def mover(state: State, inq: Inquiry, giving: int, told: KnownPositions, to_fill: int | None = None) -> FoundMover:
    """The seat at the giving table whose player moves; ``to_fill`` is the seat to be filled, for stud."""
    table = state.of(Entrants).table(giving)
    if stud_only(state) and to_fill is not None:
        return _by_position(state, inq, table, to_fill)
    way = inq.maybe(MOVER)
    if way is None:
        here = (entry for entry in table.seats.values() if entry is not None)
        raise inq.leave(MOVER, "entry", of=entries_offered(state, here))
    at = told.get(giving)
    positions = None if at is None else coming(state, giving, told=at)
    if at is None or positions is None:
        raise unknown_button([giving], inq.policy.rule(MOVER))
    if way == "cutoff":
        button = at.positions.button if inq.maybe(CUTOFF_OF) == "button-as-it-stands" else positions.button
        order = clockwise_from(button, [seat for seat in table.taken if seat != button])[::-1]
        return _unlocked(state, table, order, message("seats.in-the-cutoff"), inq.policy.rules(MOVER, CUTOFF_OF))
    order = clockwise_from(positions.small_blind_seat, table.taken)
    why = message("seats.next-big-blind")
    if positions.frozen:
        why = message("seats.big-blind-if-not-stud")
    return _unlocked(state, table, order, why, inq.policy.rules(MOVER))  # 11-A


def _unlocked(state: State, table: EventTable, order: list[int], why: Message, cites: tuple[str, ...]) -> FoundMover:
    """The first in order who is not locked to a seat; the next one where they are."""
    soft: int | None = None
    for seat in order:
        lock = lock_of(state, table.seats[seat] or 0)
        if lock is None:
            passed = message("seats.reason-after-locked-players", why=why)
            return FoundMover(seat, why if seat == order[0] else passed, cites)
        if not lock.hard and soft is None:
            soft = seat
    if soft is None:
        raise Unlawful(
            "balance.locked",
            {"number": table.number},
            field="giving",
            value=table.number,
        )
    return FoundMover(soft, message("seats.reason-nobody-free-to-move", why=why), cites)


def _by_position(state: State, inq: Inquiry, table: EventTable, to_fill: int) -> FoundMover:
    """Stud: the player in the place that is open at the other table, or the next one along."""
    order = clockwise_from(to_fill - 1, table.taken)
    why = message("seats.matching-place-to-fill", seat=to_fill)
    return _unlocked(state, table, order, why, inq.policy.rules(STUD_MOVER))


def seat_for(state: State, inq: Inquiry, to: int, told: KnownPositions) -> FoundMover:
    """The open seat of a short table that the moved player gets."""
    table = state.of(Entrants).table(to)
    free = table.free
    if not free:
        raise Unlawful("table.full/target", {"to": to}, field="to", value=to, rule=inq.policy.rule(SEAT))
    if stud_only(state):
        return _stud_seat(inq, table, free)
    way = inq.maybe(SEAT)
    if way is None:
        raise inq.leave(SEAT, "seat", of=seats_offered(free))
    positions = found_by_newcomer(state, to, told)
    if positions is None:
        if len(free) == 1:
            return FoundMover(free[0], message("seats.only-open-seat"), inq.policy.rules(SEAT))
        raise unknown_button([to], inq.policy.rule(SEAT))
    if way == "latest-big-blind":
        return FoundMover(by_big_blind(positions, free)[-1], message("seats.latest-big-blind"), inq.policy.rules(SEAT))
    return _worst(inq, positions, free)


def found_by_newcomer(state: State, to: int, told: KnownPositions) -> Positions | None:
    """Button and blinds of the coming hand as somebody finds them who joins; None where nobody has said where they are.

    With two at the table the hand would be heads-up, and with the newcomer it is not: the blinds go on as in a full game.
    """
    table = state.of(Entrants).table(to)
    if to not in told:
        return None
    if table.players > 2:
        return coming(state, to, told=told[to])
    joined = [coming(state, to, joining=(seat,), told=told[to]) for seat in table.free]
    found = next((one for one in joined if one is not None and len(one.dealt_in) > table.players), None)
    if found is None or table.players < 2:
        return found
    small = found.small_blind_seat
    return msgspec.structs.replace(
        found, small_blind=small if small in table.taken else None, dealt_in=tuple(table.taken),
        big_blind=clockwise_from(small, table.taken)[0],
    )  # fmt: skip


def by_big_blind(positions: Positions, free: list[int]) -> list[int]:
    """Open seats by how soon they have the big blind; first the one that has it on the coming hand.

    The big blind goes to the next player after the seat that the small blind belongs to, so that seat itself is last.
    """
    return clockwise_from(positions.small_blind_seat, free)


def _worst(inq: Inquiry, positions: Positions, free: list[int]) -> FoundMover:
    """The worst open seat: never the small blind, else the one that pays the big blind soonest (11-A)."""
    small = positions.small_blind_seat
    open_seats = free if inq.maybe(SMALL_BLIND_IS_WORST) else [seat for seat in free if seat != small]
    if not open_seats:
        rule = inq.policy.rule(ONLY_SMALL_BLIND_OPEN, SMALL_BLIND_IS_WORST)
        values, offered = {"small": small}, seats_offered([small])
        raise Ambiguous.asking("balance.only-small-blind", values, "seat", options=offered, rule=rule)
    order = _ranked(inq, positions, open_seats)
    takes_blind = _between(order[0], small, positions.big_blind)
    if takes_blind and positions.small_blind is None:
        return _lone_big_blind(inq, order)
    cites = inq.policy.rules(SEAT, WORST, SMALL_BLIND_IS_WORST)
    why = message("seats.takes-big-blind-at-once") if takes_blind else message("seats.soonest-big-blind")
    return FoundMover(order[0], why, cites)


def _ranked(inq: Inquiry, positions: Positions, seats: list[int]) -> list[int]:
    """Open seats, the worst first."""
    if inq.maybe(WORST) != "first-after-button":
        return by_big_blind(positions, seats)
    around = clockwise_from(positions.button, seats)  # nobody plays from between button and small blind
    held = [seat for seat in around if _between(seat, positions.button, positions.small_blind_seat)]
    return [seat for seat in around if seat not in held] + held


def _lone_big_blind(inq: Inquiry, order: list[int]) -> FoundMover:
    """A hand with a big blind and no small blind: taken, or offered to the director beside the next seat."""
    way = inq.maybe(LONE_BIG_BLIND)
    if way == "director" and len(order) > 1:
        values, offered = {"order": order[0], "order2": order[1]}, seats_offered(order[:2])
        rule = inq.policy.rule(LONE_BIG_BLIND)
        raise Ambiguous.asking("balance.lone-big-blind", values, "seat", options=offered, rule=rule)
    return FoundMover(order[0], message("seats.takes-big-blind-alone"), inq.policy.rules(SEAT, LONE_BIG_BLIND))


def _stud_seat(inq: Inquiry, table: EventTable, free: list[int]) -> FoundMover:
    """Stud: the seat that came open last, or any."""
    way = inq.maybe(STUD_SEAT)
    if way is None:
        raise inq.leave(STUD_SEAT, "seat", of=seats_offered(free))
    if way == "any-empty":
        return FoundMover(free[0], message("seats.seat-is-empty"), inq.policy.rules(STUD_SEAT))
    if inq.maybe(LAST_OPENED) == "last-in-order":
        return FoundMover(free[-1], message("seats.last-open-seat"), inq.policy.rules(STUD_SEAT, LAST_OPENED))
    opened = [seat for seat in table.vacated if seat in free]
    if not opened:
        rule = inq.policy.rule(STUD_SEAT)
        raise Ambiguous.asking("balance.last-opened", None, "seat", options=seats_offered(free), rule=rule)
    return FoundMover(opened[-1], message("seats.last-opened-seat"), inq.policy.rules(STUD_SEAT, LAST_OPENED))


def _between(seat: int, start: int, end: int) -> bool:
    """Whether a seat is strictly between two others, going clockwise."""
    return start < seat < end if start < end else seat > start or seat < end
