"""The draw for the button: cards dealt to the seats, ties, one draw for all tables or one each, and when to draw again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from cardspeak.books.inquiry import Inquiry as BookInquiry
from cardspeak.books.settings.button import (
    DRAW,
    DRAW_FIRST_ACE_ENDS,
    DRAW_SCOPE,
    DRAW_TIES,
    REDRAW_NEW_SHARE,
    REDRAW_TABLES_LEFT,
)
from cardspeak.books.settings.hand import SUITS
from cardspeak.cards.card import SUITS as SUIT_LETTERS
from cardspeak.cards.card import UNKNOWN, Card, face, is_card, rank_of, suit_of
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seating import Seating
from cardspeak.floor.table import Table
from cardspeak.hand.positions import clockwise_from, first_positions
from cardspeak.words import Message, items, message

ACE = 12
DEFAULT_SUITS = "shdc"


@dataclass(frozen=True)
class SetButton:
    """The button starts in a seat."""

    seat: int
    seats: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Record it; the draw is done."""
        memory = table.recall(Seating)
        memory.first_button_drawn = True
        memory.drawn.clear()
        if len(self.seats) > 1:
            memory.positions, memory.moved = first_positions(self.seats, self.seat), True


def draw_button(table: Table, drawn: Sequence[tuple[int, Card]], seats: Collection[int]) -> Ruling:
    """Who gets the button by the cards drawn, in the order they came out."""
    inq = Inquiry(table.policy)
    way = inq.ask(DRAW)
    inq.cite(DRAW)
    winner, card = highest_card(inq, drawn, seats, lambda: inq.ask(DRAW_TIES))
    steps = [message("seat.draw-give-button", name=table.name(winner), card=face(card))]
    if way == "any-draw":
        steps.append(message("seat.draw-log-open-method"))
    if inq.maybe(DRAW_SCOPE) == "table-1":
        inq.cite(DRAW_SCOPE)
        steps.append(
            message(
                "seat.draw-other-tables-confirm",
                seat=winner,
            )
        )
    return inq.ruling(
        "reading",
        why=message("seat.draw-highest-card", name=table.name(winner), card=face(card)),
        answer=winner,
        steps=tuple(steps),
        effects=(SetButton(winner, tuple(sorted(seats))),),
    )


def highest_card(
    inq: BookInquiry, drawn: Sequence[tuple[int, Card]], seats: Collection[int], ties: Callable[[], str]
) -> tuple[int, Card]:
    """The seat with the highest card, and the card; ``ties`` says what decides between equal ones."""
    ace_ends = inq.maybe(DRAW_FIRST_ACE_ENDS) is True
    _check(inq, drawn, seats, ace_ends=ace_ends)
    if ace_ends:
        drawn = _until_ace(drawn)
    best = max(rank_of(card) for _, card in drawn)
    tied = [(seat, card) for seat, card in drawn if rank_of(card) == best]
    return tied[0] if len(tied) == 1 else _break_tie(inq, tied, ties())


def _until_ace(drawn: Sequence[tuple[int, Card]]) -> Sequence[tuple[int, Card]]:
    for at, (_, card) in enumerate(drawn):
        if rank_of(card) == ACE:
            return drawn[: at + 1]
    return drawn


def _break_tie(inq: BookInquiry, tied: list[tuple[int, Card]], way: str) -> tuple[int, Card]:
    inq.cite(DRAW_TIES)
    if way == "first-dealt":
        return tied[0]
    suits = inq.maybe(SUITS) or DEFAULT_SUITS
    return min(tied, key=lambda one: suits.index(SUIT_LETTERS[suit_of(one[1])]))


def _check(inq: BookInquiry, drawn: Sequence[tuple[int, Card]], seats: Collection[int], *, ace_ends: bool) -> None:
    rule = next(iter(cite.number for cite in inq.cites), None)
    cards = [card for _, card in drawn]
    if not drawn:
        raise Unlawful("draw.empty", field="cards", rule=rule)
    for seat, card in drawn:
        if not is_card(card) or card == UNKNOWN:
            raise Unreadable("card.unreadable/draw-unseen", field="card", value=card)
        if seat not in seats:
            raise Unlawful("seat.nobody", {"seat": seat}, field="seat", value=seat, rule=rule)
    if len(set(cards)) < len(cards):
        raise Unlawful("card.twice", field="cards", value=cards, rule=rule)
    if len({seat for seat, _ in drawn}) < len(drawn):
        raise Unlawful("draw.twice", field="seat", rule=rule)
    ended = ace_ends and any(rank_of(card) == ACE for card in cards)
    missing = sorted(set(seats) - {seat for seat, _ in drawn})
    if missing and not ended:
        raise Unlawful("draw.missing", {"missing": missing[0]}, field="cards", value=missing, rule=rule)


def button_elsewhere(table: Table, drawn_seat: int, seats: Collection[int]) -> Ruling:
    """The button of a table that did not draw: its own draw, or the seat number drawn at the first table."""
    inq = Inquiry(table.policy)
    scope = inq.ask(DRAW_SCOPE)
    inq.cite(DRAW_SCOPE)
    if scope == "each-table":
        return inq.ruling("reading", why=message("seat.draw-per-table"), answer="draw")
    if not seats:
        raise Unreadable("seat.nobody/table-unnamed", field="seats")
    seat = drawn_seat if drawn_seat in seats else clockwise_from(drawn_seat, seats)[0]
    cites = inq.cited(DRAW_SCOPE)
    return inq.ruling(
        "decision",
        why=message("seat.draw-table-one-director", seat=drawn_seat),
        director=(
            Choice(message("option.button-in-seat", seat=seat), cites, (SetButton(seat, tuple(sorted(seats))),)),
            Choice(message("option.draw-at-this-table"), cites),
        ),
    )


@form(
    "? new draw with {new:count} of {players:count} players new",
    about="Whether a reseated table draws again for the button.",
    example="? new draw with 4 of 8 players new",
)
@form(
    "? new draw with {tables_left:count} tables left",
    about="Whether each table draws again for the button.",
    example="? new draw with 2 tables left",
)
def draws_again(table: Table, *, tables_left: int | None = None, new: int = 0, players: int = 0) -> Ruling:
    """Whether a table draws again for the button before play goes on."""
    inq = Inquiry(table.policy)
    if not 0 <= new <= players:
        raise Unlawful("seat.count", {"new": new, "players": players}, field="new", value=new)
    part, tables = inq.ask(REDRAW_NEW_SHARE), inq.ask(REDRAW_TABLES_LEFT)
    if tables_left is not None:
        inq.cite(REDRAW_TABLES_LEFT)
        if tables_left == 1:
            left = message("seat.final-table-starts")
        else:
            left = message("seat.tables-left", tables=tables_left)
        if str(tables_left) in tables:
            return _draw_first(inq, left)
        later = message("seat.draw-at-table-count", tables=items(tables, "and"))
        return inq.ruling("reading", why=left.then(later), answer="carries on")
    inq.cite(REDRAW_NEW_SHARE)
    if players and new >= part * players:
        return _draw_first(inq, message("seat.new-players-count", new=new, players=players))
    why = message("seat.new-players-button-continues", new=new, players=players)
    return inq.ruling("reading", why=why, answer="carries on")


def _draw_first(inq: Inquiry, reason: Message) -> Ruling:
    steps = (message("seat.draw-high-cards"),)
    why = reason.then(message("seat.draw-button-again"))
    return inq.ruling("reading", why=why, answer="draw", steps=steps)


@form("? may the first hand be dealt", about="Whether there is a button yet.", example="? may the first hand be dealt")
def first_hand(table: Table) -> Ruling:
    """Whether the first hand may be dealt: only once the button was drawn for, where the book has a draw."""
    inq = Inquiry(table.policy)
    inq.rest_on(DRAW)
    seating = table.recall(Seating)
    all_drawn = bool(seating.drawn) and {seat for seat, _ in seating.drawn} >= set(table.names)
    if not seating.first_button_drawn and not all_drawn:
        return inq.ruling("refused", why=message("seat.draw-needed-first"))
    return inq.ruling("reading", why=message("seat.button-was-drawn"), answer="deal")
