"""Drawing for the button: by cards that people drew or that the sealed seed deals, at each table or at one for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.button import DRAW, DRAW_ELSEWHERE, DRAW_SCOPE, REDRAW_NEW_SHARE, REDRAW_TABLES_LEFT
from cardspeak.cards.card import Card, face, parse_card
from cardspeak.cards.deck import STANDARD
from cardspeak.errors import Unlawful
from cardspeak.floor.ruling import Ruling, shown
from cardspeak.floor.seat.draw import draw_button
from cardspeak.floor.table import Table as FloorTable
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
    """Seat and card in the order in which they came out; none where the seat was taken over from another table."""
    label: str = ""
    at: int = 0
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Deal the cards again, and look who has the highest."""
        seats = [seat for seat, _ in self.cards]
        if self.label and _dealt(chance(self.label), seats) != self.cards:
            yield message("drawn.otherwise", label=self.label)
        if self.cards and _by_the_cards(before, self.cards, seats).answer != self.button:
            yield message("drawn.button", table=self.table)


def _dealt(chance: Chance, seats: Sequence[int]) -> tuple[tuple[int, str], ...]:
    return tuple((seat, face(card)) for seat, card in zip(seats, chance.shuffled(STANDARD), strict=False))


@decides(DrawButton)
def _draw_button(state: State, order: DrawButton, context: Context) -> Iterator[Happening]:
    Inquiry(state.policy, order.choices).settle(DRAW)
    yield drawn_button(state, order.table, context, order.cards)


def drawn_button(state: State, number: int, context: Context, given: tuple[tuple[int, str], ...] = ()) -> ButtonDrawn:
    """The button by the highest card."""
    table = open_table(state, number)
    seats = table.taken
    if len(seats) < 2:
        raise Unlawful("seat.too-few/for-draw", field="table", value=number)
    count = state.of(Seats).button_draws.get(number, 0)
    label = "" if given else f"button at table {number}, draw {count + 1}"
    cards = given or _dealt(chance_of(state, context, label), clockwise_from(0, seats))
    ruling = _by_the_cards(state, cards, seats)
    assert isinstance(ruling.answer, int)
    cites = () if state.policy.value(DRAW) is None else shown(ruling.cites)
    return ButtonDrawn(table=number, button=ruling.answer, cards=cards, label=label, at=context.at, cites=cites)


def _by_the_cards(state: State, cards: tuple[tuple[int, str], ...], seats: Sequence[int]) -> Ruling:
    """Where the cards put the button."""
    drawn: list[tuple[int, Card]] = [(seat, parse_card(card)) for seat, card in cards]
    policy = state.policy
    if policy.answer(DRAW) is None:
        policy = policy.changed({DRAW.name: "high-card"}, by="director")
    return draw_button(FloorTable(policy), drawn, seats)


@decides(DrawButtons)
def _draw_buttons(state: State, order: DrawButtons, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    inq.settle(DRAW)
    seats = state.of(Seats)
    tables = [
        table.number for table in state.of(Entrants).open_tables() if table.players > 1 and table.number not in seats.at
    ]
    if not tables:
        raise Unlawful("button.known", field="tables", rule=state.policy.rule(DRAW))
    first = drawn_button(state, tables[0], context)
    yield first
    if state.policy.value(DRAW_SCOPE) != "table-1" or len(tables) == 1:
        for number in tables[1:]:
            yield drawn_button(state, number, context)
        return
    elsewhere = inq.settle(DRAW_ELSEWHERE)
    for number in tables[1:]:
        if elsewhere == "own-draw":
            yield drawn_button(state, number, context)
        else:
            here = open_table(state, number).taken
            seat = first.button if first.button in here else clockwise_from(first.button, here)[0]
            yield ButtonDrawn(table=number, button=seat, at=context.at, cites=state.policy.rules(DRAW_SCOPE))


def buttons_to_draw_again(state: State, new: Mapping[int, int], left: Sequence[int]) -> Iterator[ButtonGone]:
    """The tables that draw again for the button after a reseating: many newcomers, or the last tables.

    ``new`` counts the newcomers of each table, ``left`` are the tables still in use.
    """
    counts, part = state.policy.value(REDRAW_TABLES_LEFT), state.policy.value(REDRAW_NEW_SHARE)
    if counts is not None and str(len(left)) in counts:
        cites = state.policy.rules(REDRAW_TABLES_LEFT)
        why = f"{len(left)} tables are left" if len(left) > 1 else "the final table starts"
        yield from (ButtonGone(table=number, why=why, cites=cites) for number in left)
        return
    for number, count in new.items() if part is not None else ():
        players = state.of(Entrants).table(number).players + count
        if part is not None and count >= part * players:
            why = f"{count} of {players} players are new"
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
