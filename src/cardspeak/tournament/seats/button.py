"""The button of a table: reported by the floor when it matters, or moved hand by hand."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.settings.balancing import FROZEN_BUTTON
from cardspeak.books.settings.button import BLIND_POSITIONS, DRAW
from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.hand.positions import Positions, clockwise_from, first_positions, freeze
from cardspeak.tournament.core import FLOOR_AND_DEALERS, Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.presence.record import HandServed, PenaltyRecord
from cardspeak.tournament.seats.halting import refuse_while_halted
from cardspeak.tournament.seats.memory import AtTable, Seats
from cardspeak.tournament.seats.positions import coming, has_button
from cardspeak.tournament.values import seats_offered, tables_offered
from cardspeak.words import Message, items


class ButtonAt(Order, frozen=True, kw_only=True):
    """Record where the button of a table is."""

    roles = FLOOR_AND_DEALERS

    table: int
    button: int
    small_blind: int | None = None
    big_blind: int | None = None
    coming: bool = False
    game: str = ""


class HandOver(Order, frozen=True, kw_only=True):
    """Record that a hand is over and the next one is about to be dealt; the button moves."""

    roles = FLOOR_AND_DEALERS

    table: int
    game: str = ""


class ButtonSeen(Happening, frozen=True, kw_only=True, tag="button-seen"):
    """Where button and blinds are, as reported."""

    table: int
    positions: Positions
    due: bool = False
    game: str = ""
    at: int = 0

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, button=self.positions.button)


class ButtonMoved(Happening, frozen=True, kw_only=True, tag="button-moved"):
    """A hand is dealt with these positions."""

    table: int
    positions: Positions
    game: str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, button=self.positions.button)


class ButtonGone(Happening, frozen=True, kw_only=True, tag="button-gone"):
    """The button has to be drawn for before the next hand."""

    table: int
    why: Message | str = ""
    cites: tuple[str, ...] = ()


def open_table(state: State, number: int) -> EventTable:
    """A table in use; refused where it is not."""
    table = state.of(Entrants).table(number)
    if not table.open:
        raise Unlawful("table.closed", {"number": number}, field="table", value=number)
    return table


def reported_positions(state: State, order: ButtonAt, at: int) -> AtTable:
    """The positions of the hand that a reported button belongs to."""
    table = open_table(state, order.table)
    for field in ("button", "small_blind", "big_blind"):
        seat = getattr(order, field)
        if seat is not None and seat not in table.seats:
            limits = {"min": 1, "max": len(table.seats)}
            raise Unreadable(
                "seat.unknown/table-lacks",
                {"number": table.number, "seat": seat},
                field=field,
                value=seat,
                limits=limits,
            )
    before = state.of(Seats).at.get(order.table)
    if before is not None and before.positions.frozen and before.positions.button != order.button:
        raise Unlawful(  # 11-B
            "button.frozen",
            {"button": before.positions.button},
            field="button",
            value=order.button,
            limits={"options": [before.positions.button]},
            rule=state.policy.rule(FROZEN_BUTTON),
        )
    placed = _placed(table, order)
    stud = bool(order.game) and not has_button(order.game)
    if stud and state.policy.value(FROZEN_BUTTON) is True:
        placed = freeze(placed)
    return AtTable(placed, order.coming, _sitting(table), order.game, at)


def _placed(table: EventTable, order: ButtonAt) -> Positions:
    players = table.taken
    if order.small_blind is None and order.big_blind is None:
        return first_positions(players, order.button)
    if len(players) < 2:
        raise Unlawful("seat.too-few", field="table", value=table.number)
    small = order.small_blind if order.small_blind is not None else _small_blind_seat(table, order)
    big = order.big_blind if order.big_blind is not None else clockwise_from(small, players)[0]
    return Positions(
        button=order.button,
        small_blind_seat=small,
        small_blind=small if small in players else None,
        big_blind=big,
        dealt_in=tuple(sorted({*players, big})),
    )


def _small_blind_seat(table: EventTable, order: ButtonAt) -> int:
    """The seat between button and big blind that the small blind belongs to."""
    big = order.big_blind or 0
    between = [seat for seat in clockwise_from(order.button, table.seats) if seat not in table.closed]
    between = between[: between.index(big)] if big in between else []
    players = [seat for seat in between if table.seats[seat] is not None]
    if len(players) == 1 or (not players and len(between) == 1):
        return (players or between)[0]
    if not between:
        return order.button  # heads-up: the button is the small blind
    raise Ambiguous.asking("button.small-blind", None, "small_blind", options=seats_offered(players or between))


def _sitting(table: EventTable) -> dict[int, int]:
    return {seat: entry for seat, entry in table.seats.items() if entry is not None}


@decides(ButtonAt)
def _button_at(state: State, order: ButtonAt, context: Context) -> Iterator[Happening]:
    yield seen(state, order, context.at)


def seen(state: State, order: ButtonAt, at: int) -> ButtonSeen:
    """A reported button as it is stored."""
    here = reported_positions(state, order, at)
    return ButtonSeen(table=order.table, positions=here.positions, due=here.due, game=here.game, at=at)


@decides(HandOver)
def _hand_over(state: State, order: HandOver, _context: Context) -> Iterator[Happening]:
    open_table(state, order.table)
    at = state.of(Seats).at.get(order.table)
    if at is None:
        raise Unlawful(
            "button.unknown/draw",
            {"table": order.table},
            field="table",
            value=order.table,
            rule=state.policy.rule(DRAW),
        )
    positions = coming(state, order.table, game=order.game or None)
    if positions is None:
        raise Unlawful("seat.too-few", field="table", value=order.table)
    refuse_while_halted(state, order.table)
    if not at.due and state.of(PenaltyRecord).log.running:
        yield HandServed(table=order.table)  # penalties in hands are one shorter
    yield ButtonMoved(
        table=order.table, positions=positions, game=order.game or at.game, cites=state.policy.rules(BLIND_POSITIONS)
    )


@applies(ButtonSeen)
def _button_seen(state: State, happening: ButtonSeen) -> None:
    table = open_table(state, happening.table)
    state.of(Seats).at[happening.table] = AtTable(
        happening.positions, happening.due, _sitting(table), happening.game, happening.at
    )


@applies(ButtonMoved)
def _button_moved(state: State, happening: ButtonMoved) -> None:
    table = open_table(state, happening.table)
    empty = [seat for seat in happening.positions.dealt_in if table.seats.get(seat) is None]
    if empty:
        raise Unlawful(
            "seat.nobody/at-table", {"empty": empty[0], "number": table.number}, field="seat", value=empty[0]
        )
    seats = state.of(Seats)
    seats.at[happening.table] = AtTable(happening.positions, False, _sitting(table), happening.game)
    seats.started = True
    left = seats.waived.pop(happening.table, 0) - 1
    if left > 0:
        seats.waived[happening.table] = left


@applies(ButtonGone)
def _button_gone(state: State, happening: ButtonGone) -> None:
    seats = state.of(Seats)
    seats.at.pop(happening.table, None)
    seats.button_due[happening.table] = happening.cites


def unknown_button(tables: list[int], rule: str | None) -> Ambiguous:
    """The refusal that asks for the buttons a move depends on, and for no others."""
    values = {"tables": items(tables, "and")}
    return Ambiguous.asking(
        "button.unknown", values, "buttons", options=tables_offered(tables), takes="buttons", rule=rule
    )
