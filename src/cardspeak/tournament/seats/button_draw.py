"""Drawing for the button: by cards that people drew or that the sealed seed deals, or by a seat drawn; at each table or at one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.button import (
    DRAW,
    DRAW_ELSEWHERE,
    DRAW_SCOPE,
    DRAW_TIES,
    REDRAW_NEW_SHARE,
    REDRAW_TABLES_LEFT,
)
from cardspeak.cards.card import Card, face, parse_card
from cardspeak.cards.deck import STANDARD
from cardspeak.errors import Unlawful
from cardspeak.floor.seat.draw import highest_card
from cardspeak.hand.positions import clockwise_from, first_positions
from cardspeak.tournament.core import Context, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.seats.button import ButtonGone, open_table
from cardspeak.tournament.seats.memory import AtTable, Seats
from cardspeak.words import Message, message


class DrawButton(Order, frozen=True, kw_only=True):
    """Draw for the button of a table; cards drawn by hand are given in the order they came out."""

    table: int
    cards: tuple[tuple[int, str], ...] = ()


class DrawButtons(Order, frozen=True, kw_only=True):
    """Draw a button for every table without one."""


class ButtonDrawn(Happening, frozen=True, kw_only=True, tag="button-drawn"):
    """The button of a table, and the cards that gave it."""

    table: int
    button: int
    cards: tuple[tuple[int, str], ...] = ()
    """Seat and card in the order in which they came out; none where a seat was drawn, or taken over from another table."""
    ties: str = ""
    """What decides between equal cards, where the book is silent and the director has said it."""
    label: str = ""
    at: int = 0
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Draw again, and look who gets the button."""
        if not self.cards:
            seats = before.of(Entrants).table(self.table).taken
            if self.label and _drawn_seat(chance(self.label), seats) != self.button:
                yield message("drawn.otherwise", label=self.label)
            return
        seats = [seat for seat, _ in self.cards]
        if self.label and _dealt(chance(self.label), seats) != self.cards:
            yield message("drawn.otherwise", label=self.label)
        inq = Inquiry(before.policy)
        ties = inq.maybe(DRAW_TIES) or self.ties or EARLIER_TIES
        if highest_card(inq, _read(self.cards), seats, lambda: ties)[0] != self.button:
            yield message("drawn.button", table=self.table)


EARLIER_TIES = "suit"
"""What decided in logs that do not say it."""


def _dealt(chance: Chance, seats: Sequence[int]) -> tuple[tuple[int, str], ...]:
    return tuple((seat, face(card)) for seat, card in zip(seats, chance.shuffled(STANDARD), strict=False))


def _drawn_seat(chance: Chance, seats: Iterable[int]) -> int:
    return chance.shuffled(sorted(seats))[0]


def _read(cards: Iterable[tuple[int, str]]) -> list[tuple[int, Card]]:
    return [(seat, parse_card(card)) for seat, card in cards]


class _Draw:
    """The draw that one order asks for, at one table after another: the way is asked once."""

    def __init__(self, state: State, order: Order, context: Context) -> None:
        self.state, self.context = state, context
        self.choices = order.choices
        self.way = Inquiry(state.policy, order.choices).settle(DRAW)

    def at(self, number: int, given: tuple[tuple[int, str], ...] = ()) -> ButtonDrawn:
        """The button of a table: by the highest card, or by a seat drawn where cards need not be."""
        seats = open_table(self.state, number).taken
        if len(seats) < 2:
            raise Unlawful("seat.too-few/for-draw", field="table", value=number)
        inq = Inquiry(self.state.policy, self.choices)
        inq.cite(DRAW)
        count = self.state.of(Seats).button_draws.get(number, 0)
        label = "" if given else f"button at table {number}, draw {count + 1}"
        if self.way == "any-draw" and not given:
            button = _drawn_seat(self._chance(label), seats)
            return ButtonDrawn(table=number, button=button, label=label, at=self.context.at, cites=inq.numbers)
        cards = given or _dealt(self._chance(label), clockwise_from(0, seats))
        button, _ = highest_card(inq, _read(cards), seats, lambda: inq.settle(DRAW_TIES))
        ties = "" if inq.policy.has(DRAW_TIES) else inq.chosen(DRAW_TIES) or ""
        return ButtonDrawn(
            table=number, button=button, cards=cards, ties=ties, label=label, at=self.context.at, cites=inq.numbers
        )

    def _chance(self, label: str) -> Chance:
        return chance_of(self.state, self.context, label)


@decides(DrawButton)
def _draw_button(state: State, order: DrawButton, context: Context) -> Iterator[Happening]:
    yield _Draw(state, order, context).at(order.table, order.cards)


@decides(DrawButtons)
def _draw_buttons(state: State, order: DrawButtons, context: Context) -> Iterator[Happening]:
    seats = state.of(Seats)
    tables = [
        table.number for table in state.of(Entrants).open_tables() if table.players > 1 and table.number not in seats.at
    ]
    if not tables:
        raise Unlawful("button.known", field="tables", rule=state.policy.rule(DRAW))
    draw = _Draw(state, order, context)
    first = draw.at(tables[0])
    yield first
    inq = Inquiry(state.policy, order.choices)
    at_one_table = len(tables) > 1 and inq.maybe(DRAW_SCOPE) == "table-1"
    inq.cite(DRAW_SCOPE)
    elsewhere = inq.settle(DRAW_ELSEWHERE) if at_one_table else "own-draw"
    for number in tables[1:]:
        if elsewhere == "own-draw":
            yield draw.at(number)
        else:
            here = open_table(state, number).taken
            seat = first.button if first.button in here else clockwise_from(first.button, here)[0]
            yield ButtonDrawn(table=number, button=seat, at=context.at, cites=inq.numbers)


def buttons_to_draw_again(state: State, new: Mapping[int, int], left: Sequence[int]) -> Iterator[ButtonGone]:
    """The tables that draw again for the button after a reseating: many newcomers, or the last tables.

    ``new`` counts the newcomers of each table, ``left`` are the tables still in use.
    """
    counts, part = state.policy.value(REDRAW_TABLES_LEFT), state.policy.value(REDRAW_NEW_SHARE)
    if counts is not None and str(len(left)) in counts:
        cites = state.policy.rules(REDRAW_TABLES_LEFT)
        why = message("seat.tables-left", tables=len(left)) if len(left) > 1 else message("seat.final-table-starts")
        yield from (ButtonGone(table=number, why=why, cites=cites) for number in left)
        return
    for number, count in new.items() if part is not None else ():
        players = state.of(Entrants).table(number).players + count
        if part is not None and count >= part * players:
            why = message("seat.new-players-count", new=count, players=players)
            yield ButtonGone(table=number, why=why, cites=state.policy.rules(REDRAW_NEW_SHARE))


@applies(ButtonDrawn)
def _button_drawn(state: State, happening: ButtonDrawn) -> None:
    table = open_table(state, happening.table)
    if table.seats.get(happening.button) is None:
        raise Unlawful("seat.nobody/button", {"button": happening.button}, field="seat", value=happening.button)
    seats = state.of(Seats)
    sat = {seat: entry for seat, entry in table.seats.items() if entry is not None}
    seats.at[happening.table] = AtTable(first_positions(sat, happening.button), True, sat, told_at=happening.at)
    seats.button_due.pop(happening.table, None)
    seats.button_draws[happening.table] = seats.button_draws.get(happening.table, 0) + 1
