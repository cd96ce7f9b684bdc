"""A denomination leaves play at a table: exchanged evenly, and the odd chips raced, chipped up or rounded up by the book."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from cardspeak.cards.card import Card, face
from cardspeak.errors import Unlawful
from cardspeak.floor.seat.race import DECK
from cardspeak.tournament.chips.account import Account, in_use, must_be_in_play
from cardspeak.tournament.core import Happening, State, applies
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Chips, Message, items, message, word

ColourUpMethod = Literal["race", "chip-up", "round-up"]


class Exchanged(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one player handed in and got."""

    entry: int
    seat: int
    handed: int
    """Small chips handed in."""
    changed: int
    """Larger chips for them, evenly."""
    odd: int = 0
    cards: tuple[str, ...] = ()
    won: int = 0
    """Larger chips from the race or the rounding."""
    saved: int = 0
    """Larger chips so that nobody is raced out."""
    rest: int | None = None
    """What the player had besides, where it was counted."""

    @property
    def larger(self) -> int:
        """All larger chips."""
        return self.changed + self.won + self.saved


class ColouredUp(Happening, frozen=True, kw_only=True, tag="coloured-up"):
    """A denomination has left play at a table."""

    at: int
    table: int
    value: int
    to: int
    method: ColourUpMethod
    players: tuple[Exchanged, ...]
    raced_for: int = 0
    order: tuple[int, ...] = ()
    """The seats in the order in which cards were dealt to them, a seat for each card."""
    label: str = ""
    """Of the draw; empty where cards were dealt by hand or none were needed."""
    witnesses: str = ""
    cites: tuple[str, ...] = ()

    @property
    def gained(self) -> int:
        """By how much the chips in play have grown; negative if they have shrunk."""
        return sum(one.larger * self.to - one.handed * self.value for one in self.players)

    def drawn_wrong(self, _before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Whether the cards are those of the draw."""
        if not self.label:
            return
        cards = [face(card) for card in race_cards(chance(self.label), len(self.order))]
        for one in self.players:
            if one.cards != tuple(card for card, seat in zip(cards, self.order, strict=True) if seat == one.seat):
                yield message("drawn.race", table=self.table, seat=one.seat, value=Chips(self.value))

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        won = [f"{state.name_of(one.entry)} +{one.won}" for one in self.players if one.won]
        winners, method = items(won), word("why", self.method)
        return self.tell(state, "raced" if won else "", n=len(self.players), method=method, winners=winners)


def race_cards(chance: Chance, count: int) -> list[Card]:
    """Cards off a shuffled deck, and off another one where a deck is not enough."""
    cards: list[Card] = []
    while len(cards) < count:
        cards += chance.shuffled(range(DECK))
    return cards[:count]


@applies(ColouredUp)
def _coloured_up(state: State, happening: ColouredUp) -> None:
    account, entrants = state.of(Account), state.of(Entrants)
    if happening.table in account.out.get(happening.value, ()):
        raise Unlawful(
            "colour-up.done", {"table": happening.table, "value": happening.value}, field="table", value=happening.table
        )
    if account.methods.get(happening.value, happening.method) != happening.method:
        raise Unlawful(
            "colour-up.method",
            {"value": happening.value, "methods": account.methods[happening.value]},
            field="method",
            value=happening.method,
        )
    smaller = [value for value in in_use(state) if value < happening.value]
    if smaller and happening.value not in account.out:
        raise Unlawful(
            "colour-up.smallest/still-in-play", {"smaller": smaller[0]}, field="value", value=happening.value
        )
    for one in happening.players:
        if entrants.entry(one.entry).table != happening.table:
            raise Unlawful(
                "colour-up.elsewhere", {"entry": one.entry, "table": happening.table}, field="players", value=one.entry
            )
    must_be_in_play(state, -happening.gained)
    handed, larger = sum(one.handed for one in happening.players), sum(one.larger for one in happening.players)
    known = min(handed, account.by_value.get(happening.value, 0))
    account.add(((happening.value, -known), (happening.to, larger)), happening.gained)
    for one in happening.players:
        entry = entrants.entry(one.entry)
        rest = max(0, entry.chips - one.handed * happening.value) if one.rest is None else one.rest
        entrants.by_hand |= rest + one.handed * happening.value != entry.chips
        entry.chips = rest + one.larger * happening.to
    account.raced += happening.gained
    account.methods[happening.value] = happening.method
    account.out.setdefault(happening.value, set()).add(happening.table)
