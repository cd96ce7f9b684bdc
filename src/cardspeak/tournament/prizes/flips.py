"""A flips satellite: one hand with every card face up, and no decisions; the best hands win the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.satellites import FLIPS_HANDS, FLIPS_TIE
from cardspeak.cards.card import faces, parse_cards
from cardspeak.cards.deck import STANDARD
from cardspeak.cards.ranking import high7
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Message, message

BOARD, HOLE = 5, 2
MOST_AT_ONCE = (len(STANDARD) - BOARD) // HOLE


class Flip(Order, frozen=True, kw_only=True):
    """Deal the flip for some entries or, after a tie for the last seat, for the tied ones."""

    entries: tuple[EntryNumber, ...]
    seats: int = 1


class Shown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The two cards of an entry."""

    entry: int
    cards: str


class Flipped(Happening, frozen=True, kw_only=True, tag="flipped"):
    """The hand was dealt open."""

    label: str
    hands: tuple[Shown, ...]
    board: str
    seats: int
    winners: tuple[int, ...]
    tied: tuple[int, ...] = ()
    """Those who are even for the seats that are left: they are dealt another hand, or share."""
    tie: str = ""
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:  # noqa: ARG002 - asked of every draw
        """What is not as it was drawn."""
        entries = [one.entry for one in self.hands]
        hands, board = dealt(chance(self.label), entries)
        if hands != self.hands or board != self.board:
            yield message("drawn.flip-cards", label=self.label)
        elif ranked(hands, board, self.seats) != (self.winners, self.tied):
            yield message("drawn.flip-winners", label=self.label)

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, names=state.names_of(self.winners))


class Flips:
    """The hands of flips so far, and who may be dealt in again."""

    def __init__(self) -> None:
        self.dealt: list[Flipped] = []
        self.settled: set[int] = set()
        self.won: set[int] = set()
        self.again: dict[int, int] = {}
        """Who is even for seats, and for how many."""


def dealt(chance: Chance, entries: Sequence[int]) -> tuple[tuple[Shown, ...], str]:
    """Two open cards for everybody and the whole board, from one shuffled deck."""
    deck = chance.shuffled(STANDARD)
    hands = tuple(
        Shown(entry=entry, cards=faces(deck[HOLE * number : HOLE * (number + 1)]))
        for number, entry in enumerate(entries)
    )
    return hands, faces(deck[-BOARD:])


def ranked(hands: Sequence[Shown], board: str, seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who wins a seat outright, and who is even for what is left of them."""
    on_board = parse_cards(board)
    values = {one.entry: high7([*parse_cards(one.cards), *on_board]) for one in hands}
    order = sorted(values, key=lambda entry: -values[entry])
    line = values[order[min(seats, len(order)) - 1]]
    above = tuple(entry for entry in order if values[entry] > line)
    even = tuple(entry for entry in order if values[entry] == line)
    if len(above) + len(even) <= seats:
        return (*above, *even), ()
    return above, even


@decides(Flip)
def flip(state: State, order: Flip, context: Context) -> Iterator[Flipped]:
    """One hand for these entries; another only for those who tied."""
    inq = Inquiry(state.policy, order.choices)
    flips = state.of(Flips)
    _checked(state, order)
    inq.cite(FLIPS_HANDS)
    again = [entry for entry in order.entries if entry in flips.settled]
    if again and state.policy.has(FLIPS_HANDS):  # 3.4.2
        raise Unlawful(
            "flip.again", field="entries", value=again, limits={"hands": 1}, rule=inq.policy.rule(FLIPS_HANDS)
        )
    label = f"flip {len(flips.dealt) + 1}"
    hands, board = dealt(chance_of(state, context, label), order.entries)
    winners, tied = ranked(hands, board, order.seats)
    how = inq.settle(FLIPS_TIE) if tied else ""
    yield Flipped(
        label=label,
        hands=hands,
        board=board,
        seats=order.seats,
        winners=winners,
        tied=tied,
        tie=how,
        cites=inq.numbers,
    )


def _checked(state: State, order: Flip) -> None:
    if state.setup.format != "flips":
        raise Unlawful("flip.format", field="format", value=state.setup.format)
    players = len(set(order.entries))
    if players != len(order.entries) or not 2 <= players <= MOST_AT_ONCE:
        limits = {"min": 2, "max": MOST_AT_ONCE}
        raise Unlawful(
            "flip.players", {"most_at_once": MOST_AT_ONCE}, field="entries", value=len(order.entries), limits=limits
        )
    if not 1 <= order.seats < players:
        limits = {"min": 1, "max": players - 1}
        raise Unlawful("flip.seats", field="seats", value=order.seats, limits=limits)
    for number in order.entries:
        if not state.of(Entrants).entry(number).live:
            raise Unlawful("flip.gone", {"number": number}, field="entries", value=number)
    again = state.of(Flips).again
    waiting = set(again) & set(order.entries)
    if waiting and (waiting != set(order.entries) or {again[entry] for entry in waiting} != {order.seats}):
        tied = {"entries": sorted(again), "seats": sorted(set(again.values()))}
        raise Unlawful("flip.tied", field="entries", value=list(order.entries), limits=tied)


@applies(Flipped)
def _flipped(state: State, happening: Flipped) -> None:
    flips = state.of(Flips)
    entries = {one.entry for one in happening.hands}
    gone = [entry for entry in entries if not state.of(Entrants).entry(entry).live]
    if gone:
        raise Unlawful("entry.gone", {"number": gone[0]}, field="entries", value=gone[0])
    if entries & flips.settled:
        raise Unlawful("flip.again/some", field="entries", value=sorted(entries))
    flips.dealt.append(happening)
    flips.won.update(happening.winners)
    repeated = happening.tied if happening.tie == "another-hand" else ()
    for entry in entries:
        flips.again.pop(entry, None)
    flips.settled |= entries - set(repeated)
    flips.again |= dict.fromkeys(repeated, happening.seats - len(happening.winners))
