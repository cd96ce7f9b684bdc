"""Whole nights, corrected at random: a strike is the night without the order, and a strike of the strike is the night.

``Whole`` checks every correction against the simplest replay that there is, what was shown against what is saved, that no
orphan is left, that every rule of the state holds, and that striking the correction out gives the night back.
"""

from __future__ import annotations

from random import Random

import pytest

from bench.soak_events import BOOKS, Whole
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import Fee, Offer
from tests.tournament.autoplay.kit import PAY, SEED, night
from tests.tournament.test_whole_event import LONGER

HEAD = (*PAY, Fee(name="bounty", amount=701, to="bounty"))


def played(book: str, players: int, **changes: object) -> Event:
    """A night from the first entry to the last prize, dealt."""
    return night(book, players, 0, **changes).run()


def strike(made: Whole, order: int) -> None:
    made.correct(f"strike {order}", lambda event: event.strike([order], made.context, "a mistake"))


@pytest.mark.parametrize("book", BOOKS)
def test_striking_any_order_of_a_night_is_the_night_without_it(book: str) -> None:
    event, random = played(book, 13), Random(book)
    orders = [entry.number for entry in event.log[1:] if not entry.of]
    for order in random.sample(orders, 8 * LONGER):
        strike(Whole.after(Event(event.log), "freezeout", SEED), order)


@pytest.mark.parametrize("book", BOOKS)
def test_inserting_any_order_is_the_night_with_it(book: str) -> None:
    made, random = Whole.after(played(book, 12), "freezeout", SEED), Random(book)
    for _ in range(15 * LONGER):
        made.insert(random)
        made.strike(random)
    assert made.done["insert"]


@pytest.mark.parametrize("kind", ["classic", "progressive"])
def test_bounties_derive_again_too(kind: str) -> None:
    made = Whole.after(played("tda-2024", 12, bounty=kind, buy_in=Offer(chips=5_000, fees=HEAD)), kind, SEED)
    random = Random(kind)
    for _ in range(8 * LONGER):
        made.strike(random)
    assert made.done["strike"]
