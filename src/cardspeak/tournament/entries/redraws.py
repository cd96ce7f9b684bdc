"""Draws among full cards when a break ends: chips for those still in, a way back for those who are out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.question import Option
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.clock.view import ClockView, now
from cardspeak.tournament.core import Context, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.re_entering import back_in, last_entry
from cardspeak.tournament.entries.stacks import MoreChips
from cardspeak.tournament.entries.stamp_cards import StampCards
from cardspeak.tournament.entries.window import entered
from cardspeak.words import Message, message

FIRST, SECOND = 1, 2


class PutInBox(Order, frozen=True, kw_only=True):
    """Put a full card in the box for this break's draw."""

    card: str


class DrawCards(Order, frozen=True, kw_only=True):
    """Draw names from the box when the break ends."""

    names: int | None = None


class CardBoxed(Happening, frozen=True, kw_only=True, tag="card-boxed"):
    """A card is in the box for a draw."""

    card: str
    break_number: int


class CardsDrawn(Happening, frozen=True, kw_only=True, tag="cards-drawn"):
    """Cards were drawn; anybody with the seed can draw them again."""

    break_number: int
    label: str
    box: tuple[str, ...]
    names: int
    drawn: tuple[str, ...]
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """What is not as the seed draws it."""
        owners = {name: before.of(StampCards).full[name].player for name in self.box}
        if draw(chance(self.label), self.box, owners, self.names) != self.drawn:
            yield message("drawn.stamp-cards", label=self.label)

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.drawn))


@dataclass
class Boxes:
    """The cards in the box of each break, and the draws that were held."""

    cards: dict[int, list[str]] = field(default_factory=dict)
    held: set[int] = field(default_factory=set)


def draw(chance: Chance, box: Sequence[str], owners: Mapping[str, str], names: int) -> tuple[str, ...]:
    """So many cards of different people, or as many as there are."""
    drawn: dict[str, str] = {}
    for card in chance.shuffled(box):
        if len(drawn) == names:
            break
        drawn.setdefault(owners[card], card)
    return tuple(drawn.values())


def break_of_draw(view: ClockView) -> int:
    """The break at whose end a draw is held now; 0 for none."""
    return view.on_break or view.breaks_over


@decides(PutInBox)
def _put_in_box(state: State, order: PutInBox, context: Context) -> Iterable[Happening]:
    book, number = Inquiry(state.policy, order.choices), break_of_draw(now(state, context.at))
    card = state.of(StampCards).full.get(order.card)
    if card is None:
        raise book.refuse("card.not-full", {}, said.REDRAW_LIVE_CHIPS, field="card", value=order.card)
    if number not in (FIRST, SECOND):
        raise book.refuse("redraw.none", {}, said.REDRAW_LIVE_CHIPS, field="card")
    if order.card in state.of(Boxes).cards.get(number, ()):
        raise Unlawful("card.boxed", field="card", value=order.card)
    if number == SECOND and not _may_be_drawn_second(state, book, card.player):  # 2-ii-9-p7
        raise book.refuse("redraw.still-in", {}, said.SECOND_REDRAW_AMONG, field="card", value=order.card)
    yield CardBoxed(card=order.card, break_number=number)


def _may_be_drawn_second(state: State, book: Inquiry, player: str) -> bool:
    return book.maybe(said.SECOND_REDRAW_AMONG) != "eliminated" or last_entry(state, player).status == "out"


@decides(DrawCards)
def _draw(state: State, order: DrawCards, context: Context) -> Iterable[Happening]:
    book, boxes = Inquiry(state.policy, order.choices), state.of(Boxes)
    number = break_of_draw(now(state, context.at))
    if number not in (FIRST, SECOND) or number in boxes.held:
        raise book.refuse("redraw.none", {}, said.REDRAW_LIVE_CHIPS, field="names", value=number)
    names = names_to_draw(state, book, number, order.names)
    box = tuple(card for card in boxes.cards.get(number, ()) if _still_open(state, book, number, card))
    label = f"stamp cards, break {number}"
    owners = {card: state.of(StampCards).full[card].player for card in box}
    drawn = draw(chance_of(state, context, label), box, owners, names)
    yield CardsDrawn(break_number=number, label=label, box=box, names=names, drawn=drawn, cites=book.numbers)
    yield from _awarded(state, book, number, [owners[card] for card in drawn])


def _still_open(state: State, book: Inquiry, number: int, card: str) -> bool:
    return number == FIRST or _may_be_drawn_second(state, book, state.of(StampCards).full[card].player)


def names_to_draw(state: State, book: Inquiry, number: int, chosen: int | None = None) -> int:
    """How many names a draw has by the size of the field; refused where there is none."""
    left = _counted(state, book.maybe(said.NO_REDRAW_COUNTS) or "still-in")
    floor = book.settle(said.NO_REDRAW_AT)
    if left <= floor:  # 2-ii-9-p8
        raise book.refuse("redraw.too-few", {"left": left}, said.NO_REDRAW_AT, field="names", value=left, min=floor + 1)
    field_size = _counted(state, book.maybe(said.REDRAW_COUNTS) or "entrants")
    if number == SECOND:
        return _second(book, field_size)
    return _first(book, field_size, chosen)


def _second(book: Inquiry, field_size: int) -> int:
    smallest = book.settle(said.SECOND_REDRAW_FIELD)
    if field_size < smallest:  # 2-ii-9-p7
        raise book.refuse(
            "redraw.field",
            {"smallest": smallest, "field_size": field_size},
            said.SECOND_REDRAW_FIELD,
            field="names",
            value=field_size,
            min=smallest,
        )
    return book.settle(said.SECOND_REDRAW_NAMES)


def _first(book: Inquiry, field_size: int, chosen: int | None) -> int:
    parting = book.settle(said.REDRAW_FIELD)  # 2-ii-9-p6
    below, above = book.settle(said.REDRAW_NAMES_BELOW), book.settle(said.REDRAW_NAMES_ABOVE)
    if field_size != parting:
        return below if field_size < parting else above
    at = book.settle(said.REDRAW_NAMES_AT)
    if at != "host":
        return below if at == "below" else above
    if chosen is None:
        options, rule = [Option(above, above), Option(below, below)], book.policy.rule(said.REDRAW_NAMES_AT)
        raise Ambiguous.asking("redraw.names", {"parting": parting}, "names", options=options, rule=rule)
    return chosen


def _counted(state: State, who: str) -> int:
    return state.of(Entrants).left if who == "still-in" else entered(state)


def _awarded(state: State, book: Inquiry, number: int, players: list[str]) -> Iterator[Happening]:
    """Chips for those still in; those who are out come back."""
    returning: dict[str, int] = {}
    why = message("why.drawn-at-break", number=number)
    for player in players:
        entry = last_entry(state, player)
        if entry.live:  # 2-ii-9-p5
            chips = book.settle(said.REDRAW_LIVE_CHIPS)
            yield MoreChips(entry=entry.number, chips=chips, why=why, cites=book.numbers)
            yield ChipsIssued(entry=entry.number, chips=chips, why=why, cites=book.numbers)
        else:
            returning[player] = book.settle(said.REDRAW_OUT_CHIPS if number == FIRST else said.SECOND_REDRAW_CHIPS)
    yield from back_in(state, returning, why, book.numbers)


@applies(CardBoxed)
def _boxed(state: State, happening: CardBoxed) -> None:
    if happening.card not in state.of(StampCards).full:
        raise Unlawful("card.not-full", field="card", value=happening.card)
    state.of(Boxes).cards.setdefault(happening.break_number, []).append(happening.card)


@applies(CardsDrawn)
def _drawn(state: State, happening: CardsDrawn) -> None:
    boxes = state.of(Boxes)
    if not set(happening.drawn) <= set(boxes.cards.get(happening.break_number, ())):
        raise Unlawful("redraw.not-boxed", field="drawn")
    boxes.held.add(happening.break_number)
