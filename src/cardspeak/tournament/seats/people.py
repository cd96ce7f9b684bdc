"""Players kept apart or locked to a seat, and seats that are not used."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.settings.seating import APART_BY
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.words import ROLES, said_all
from cardspeak.limits import TableNumber
from cardspeak.tournament.core import DESK, Context, Happening, KnownPlayer, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatClosed
from cardspeak.tournament.seats.memory import Lock, Seats
from cardspeak.tournament.values import player_named, tables_offered
from cardspeak.words import Message, message


class KeepApart(Order, frozen=True, kw_only=True):
    """Keep two players who are close to each other at different tables."""

    roles = DESK

    players: tuple[KnownPlayer, KnownPlayer]
    by: str = "director"
    why: str
    apart: bool = True


class KeptApart(Happening, frozen=True, kw_only=True, tag="kept-apart"):
    """Two players who are kept at different tables, or are no longer."""

    players: tuple[str, str]
    by: str = ""
    apart: bool = True
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.apart else "no-longer")


class LockSeat(Order, frozen=True, kw_only=True):
    """Lock a player to their seat, or give them a certain seat in the draw; the lock stays with the player."""

    roles = DESK

    player: KnownPlayer
    hard: bool = False
    table: TableNumber | None = None
    seat: int | None = None
    why: str
    locked: bool = True


class SeatLocked(Happening, frozen=True, kw_only=True, tag="seat-locked"):
    """A player is locked to a place, or is no longer."""

    player: str
    hard: bool = False
    table: int | None = None
    seat: int | None = None
    locked: bool = True

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.locked else "no-longer", name=player_named(state, self.player))


class CloseSeat(Order, frozen=True, kw_only=True):
    """Close a seat, or reopen it."""

    table: int
    seat: int
    closed: bool = True


def player_of(state: State, entry: int) -> str:
    """Whose entry it is."""
    return state.of(Entrants).entry(entry).player


def clash(state: State, entry: int, others: set[int]) -> bool:
    """Whether an entry's player is kept apart from one of the others."""
    entries = state.of(Entrants).entries
    apart = state.of(Seats).apart.get(entries[entry].player)
    return bool(apart) and any(entries[other].player in apart for other in others if other != entry)  # type: ignore[operator]


def clashes_at(state: State, entry: int, table: int) -> bool:
    """Whether an entry should not be put to a table, for somebody who sits there."""
    if not state.of(Seats).apart:
        return False
    seats = state.of(Entrants).table(table).seats.values()
    return clash(state, entry, {other for other in seats if other is not None})


def lock_of(state: State, entry: int) -> Lock | None:
    """The lock on an entry's player."""
    return state.of(Seats).locks.get(player_of(state, entry))


def need_reason(why: str, what: Message, rule: str | None = None) -> None:
    """Require a reason for whatever departs from the book."""
    if not why.strip():
        raise Unlawful("seats.reason", {"what": what}, field="why", takes="text", value=why, rule=rule)


@decides(KeepApart)
def _keep_apart(state: State, order: KeepApart, _context: Context) -> Iterator[Happening]:
    offices = state.policy.value(APART_BY)
    rule = state.policy.rule(APART_BY)
    if offices is not None and order.by not in offices:
        raise Unlawful(
            "seats.apart-by", {"offices": said_all(ROLES, offices, "or")}, field="by", value=order.by,
            limits={"options": list(offices)}, rule=rule,
        )  # fmt: skip
    need_reason(order.why, message("seats.keeping-apart"), rule)
    first, second = order.players
    for player in order.players:
        if player not in state.of(Entrants).by_player:
            raise Unlawful("player.unknown", {"player": player}, field="players", value=player, rule=rule)
    if first == second:
        raise Unlawful("player.same", field="players", value=list(order.players), rule=rule)
    if not order.apart and second not in state.of(Seats).apart.get(first, ()):
        raise Unlawful("seats.not-apart", field="players", value=list(order.players))
    yield KeptApart(players=order.players, by=order.by, apart=order.apart, cites=state.policy.rules(APART_BY))


@applies(KeptApart)
def _kept_apart(state: State, happening: KeptApart) -> None:
    apart = state.of(Seats).apart
    for one, other in (happening.players, happening.players[::-1]):
        if happening.apart:
            apart.setdefault(one, set()).add(other)
        else:
            apart.get(one, set()).discard(other)


@decides(LockSeat)
def _lock_seat(state: State, order: LockSeat, _context: Context) -> Iterator[Happening]:
    need_reason(order.why, message("seats.a-lock"))
    if order.player not in state.of(Entrants).by_player:
        raise Unlawful("player.unknown", {"player": order.player}, field="player", value=order.player)
    if order.seat is not None and order.table is None:
        tables = [table.number for table in state.of(Entrants).open_tables()]
        raise Unlawful.asking("seat.no-table", {}, "table", options=tables_offered(tables), takes="number")
    if not order.locked and order.player not in state.of(Seats).locks:
        raise Unlawful("seat.not-locked", {"player": order.player}, field="player", value=order.player)
    yield SeatLocked(
        player=order.player, hard=order.hard, table=order.table, seat=order.seat, locked=order.locked
    )  # fmt: skip


@applies(SeatLocked)
def _seat_locked(state: State, happening: SeatLocked) -> None:
    locks = state.of(Seats).locks
    if happening.locked:
        locks[happening.player] = Lock(happening.hard, happening.table, happening.seat)
    else:
        locks.pop(happening.player, None)


@decides(CloseSeat)
def _close_seat(state: State, order: CloseSeat, _context: Context) -> Iterator[Happening]:
    table = state.of(Entrants).table(order.table)
    if order.seat not in table.seats:
        limits = {"min": 1, "max": len(table.seats)}
        raise Unlawful("seat.unknown", field="seat", value=order.seat, limits=limits)
    if order.closed and table.seats[order.seat] is not None:
        raise Unlawful("seat.taken/move-first", field="seat", value=order.seat)
    if order.closed == (order.seat in table.closed):
        raise Unlawful("seat.as-it-is", field="closed", value=order.closed)
    yield SeatClosed(table=order.table, seat=order.seat, closed=order.closed)
