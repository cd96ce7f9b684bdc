"""A director who does what the book asks, and takes the first option wherever it is left to them."""

from __future__ import annotations

from collections.abc import Collection

from cardspeak.errors import Ambiguous, Refusal
from cardspeak.question import Question, answered
from cardspeak.tournament.advice import each_advice
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.needs import Advice

TRIES = 6
"""Questions that one order may raise."""
TASTE: dict[str, int] = {"number": 120}
"""What this director says where a book is silent and no list of options is offered."""
MOST_AT_ONCE, MOST_EACH = 400, 4
"""The most advice that may be followed in a row before something is wrong: in all, and more for each entry."""


class Director:
    """Gives orders in an event; time comes in, chance is the sealed seed."""

    def __init__(self, event: Event, seed: bytes, by: str = "director") -> None:
        self.event = event
        self.seed = seed
        self.by = by
        self.refused: list[tuple[Advice, Refusal]] = []
        """Advice that could not be taken as it was given."""

    def order(self, order: Order, at: int, why: str = "") -> tuple[Entry, ...]:
        """Give an order; where the book leaves something to the director the first option is taken."""
        context = Context(at=at, by=self.by, seed=self.seed)
        for _ in range(TRIES):
            try:
                return self.event.order(order, context, why)
            except Ambiguous as question:
                again = answer(order, question.question)
                if again is None:
                    raise
                order = again
        return self.event.order(order, context, why)

    def follow(self, at: int, kinds: Collection[str] = (), leave: Collection[str] = ()) -> int:
        """Do everything that is advised, or only some kinds of it, until nothing is left; how many orders that were."""
        done = 0
        refused: list[Order] = []
        most = MOST_AT_ONCE + MOST_EACH * len(self.event.state.of(Entrants).entries)
        while done < most:
            for one in each_advice(self.event.state, at, kinds, leave):
                if self._takes(one, at, refused):
                    done += 1
                    break
            else:
                return done
        raise AssertionError(f"advice without end: {self.event.log[-1].what}")

    def _takes(self, one: Advice, at: int, refused: list[Order]) -> bool:
        """Take the first order of some advice that is not refused."""
        for order in one.orders:
            if order in refused:
                continue
            try:
                self.order(order, at)  # the log needs no reason where the book has asked for it
            except Refusal as refusal:
                refused.append(order)
                self.refused.append((one, refusal))
            else:
                return True
        return False


def answer(order: Order, asked: Question | None) -> Order | None:
    """The order with the first of the options that a question offers; None where nothing is offered."""
    if asked is None or asked.takes == "buttons":
        return None
    if asked.options:
        return answered(order, asked, asked.options[0].value)
    taste = TASTE.get(asked.takes)
    return None if taste is None else answered(order, asked, taste)
