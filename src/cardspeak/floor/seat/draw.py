"""The draw for the button: cards dealt to the seats, ties, one draw for all tables or one each, and when to draw again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

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
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.seat.memory import Seating
from cardspeak.floor.table import Table
from cardspeak.hand.positions import clockwise_from, first_positions
from cardspeak.phrase import Phrase, listed, phrase

ACE = 12
DEFAULT_SUITS = "shdc"


@dataclass(frozen=True)
class SetButton:
    """The button starts in a seat."""

    seat: int
    seats: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Remember it; the draw is done."""
        memory = table.recall(Seating)
        memory.first_button_drawn = True
        memory.drawn.clear()
        if len(self.seats) > 1:
            memory.positions = first_positions(self.seats, self.seat)


def draw_button(table: Table, drawn: Sequence[tuple[int, Card]], seats: Collection[int]) -> Ruling:
    """Who gets the button by the cards drawn, in the order they came out."""
    inq = Inquiry(table.policy)
    way = inq.ask(DRAW)
    inq.cite(DRAW)
    ace_ends = inq.maybe(DRAW_FIRST_ACE_ENDS) is True
    _check(inq, drawn, seats, ace_ends=ace_ends)
    if ace_ends:
        drawn = _until_ace(drawn)
    best = max(rank_of(card) for _, card in drawn)
    tied = [(seat, card) for seat, card in drawn if rank_of(card) == best]
    winner, card = tied[0] if len(tied) == 1 else _break_tie(inq, tied)
    steps = [phrase("Give the button to {name} with {card}.", name=table.name(winner), card=face(card))]
    if way == "any-draw":
        steps.append(phrase("Log the draw: the book asks for one and leaves the way open."))
    if inq.maybe(DRAW_SCOPE) == "table-1":
        inq.cite(DRAW_SCOPE)
        steps.append(
            phrase(
                "At the other tables the director confirms seat {seat}, or the next player where it is empty.",
                seat=winner,
            )
        )
    return inq.ruling(
        "reading",
        why=phrase("{name} drew the highest card, {card}.", name=table.name(winner), card=face(card)),
        answer=winner,
        steps=tuple(steps),
        effects=(SetButton(winner, tuple(sorted(seats))),),
    )


def _until_ace(drawn: Sequence[tuple[int, Card]]) -> Sequence[tuple[int, Card]]:
    for at, (_, card) in enumerate(drawn):
        if rank_of(card) == ACE:
            return drawn[: at + 1]
    return drawn


def _break_tie(inq: Inquiry, tied: list[tuple[int, Card]]) -> tuple[int, Card]:
    way = inq.maybe(DRAW_TIES) or "suit"
    inq.cite(DRAW_TIES)
    if way == "first-dealt":
        return tied[0]
    suits = inq.maybe(SUITS) or DEFAULT_SUITS
    return min(tied, key=lambda one: suits.index(SUIT_LETTERS[suit_of(one[1])]))


def _check(inq: Inquiry, drawn: Sequence[tuple[int, Card]], seats: Collection[int], *, ace_ends: bool) -> None:
    rule = next(iter(cite.number for cite in inq.cites), None)
    cards = [card for _, card in drawn]
    if not drawn:
        raise Unlawful("draw.empty", "Nobody has drawn a card yet.", field="cards", rule=rule)
    for seat, card in drawn:
        if not is_card(card) or card == UNKNOWN:
            raise Unreadable("card.unreadable", "A card of the draw must be seen.", field="card", value=card)
        if seat not in seats:
            raise Unlawful("seat.nobody", f"Nobody sits in seat {seat}.", field="seat", value=seat, rule=rule)
    if len(set(cards)) < len(cards):
        raise Unlawful("card.twice", "One card was drawn twice.", field="cards", value=cards, rule=rule)
    if len({seat for seat, _ in drawn}) < len(drawn):
        raise Unlawful("draw.twice", "One player drew twice.", field="seat", rule=rule)
    ended = ace_ends and any(rank_of(card) == ACE for card in cards)
    missing = sorted(set(seats) - {seat for seat, _ in drawn})
    if missing and not ended:
        raise Unlawful("draw.missing", f"Seat {missing[0]} has not drawn.", field="cards", value=missing, rule=rule)


def button_elsewhere(table: Table, drawn_seat: int, seats: Collection[int]) -> Ruling:
    """The button of a table that did not draw: its own draw, or the seat number drawn at the first table."""
    inq = Inquiry(table.policy)
    scope = inq.ask(DRAW_SCOPE)
    inq.cite(DRAW_SCOPE)
    if scope == "each-table":
        return inq.ruling("reading", why=phrase("Each table draws for its own button."), answer="draw")
    if not seats:
        raise Unreadable("seat.nobody", "Say who sits at this table first.", field="seats")
    seat = drawn_seat if drawn_seat in seats else clockwise_from(drawn_seat, seats)[0]
    cites = inq.cited(DRAW_SCOPE)
    return inq.ruling(
        "decision",
        why=phrase("Table 1 drew seat {seat}; whether it holds here is for the director.", seat=drawn_seat),
        director=(
            Choice(f"button in seat {seat}", cites, (SetButton(seat, tuple(sorted(seats))),)),
            Choice("draw at this table", cites),
        ),
    )


def draws_again(table: Table, *, tables_left: int | None = None, new: int = 0, players: int = 0) -> Ruling:
    """Whether a table draws again for the button before play goes on."""
    inq = Inquiry(table.policy)
    if not 0 <= new <= players:
        raise Unlawful("seat.count", f"{new} of {players} players cannot be new.", field="new", value=new)
    part, tables = inq.ask(REDRAW_NEW_SHARE), inq.ask(REDRAW_TABLES_LEFT)
    if tables_left is not None:
        inq.cite(REDRAW_TABLES_LEFT)
        if tables_left == 1:
            left = phrase("The final table starts.")
        else:
            left = phrase("{tables} tables are left.", tables=tables_left)
        if str(tables_left) in tables:
            return _draw_first(inq, left)
        later = phrase(
            "A new draw comes with {tables}; until then the button carries on.", tables=listed(tables, " and ")
        )
        return inq.ruling("reading", why=left.then(later), answer="carries on")
    inq.cite(REDRAW_NEW_SHARE)
    if players and new >= part * players:
        return _draw_first(inq, phrase("{new} of {players} players are new at the table.", new=new, players=players))
    why = phrase("{new} of {players} players are new: the button carries on.", new=new, players=players)
    return inq.ruling("reading", why=why, answer="carries on")


def _draw_first(inq: Inquiry, reason: Phrase) -> Ruling:
    steps = (phrase("Draw high cards for the button right before the next hand; it starts from there."),)
    why = reason.then(phrase("The button is drawn for again."))
    return inq.ruling("reading", why=why, answer="draw", steps=steps)


def first_hand(table: Table) -> Ruling:
    """Whether the first hand may be dealt: only once the button was drawn for, where the book has a draw."""
    inq = Inquiry(table.policy)
    inq.rest_on(DRAW)
    if not table.recall(Seating).first_button_drawn:
        return inq.ruling("refused", why=phrase("This table has no button yet: draw for it first."))
    return inq.ruling("reading", why=phrase("The button was drawn for."), answer="deal")
