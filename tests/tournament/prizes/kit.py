"""An event with so many entries that have paid, ready for its prizes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from cardspeak.errors import Refusal
from cardspeak.tournament.core import Context, Created, Happening, Order
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entries.window import RegistrationClosed
from cardspeak.tournament.finishing.happenings import Busted, Reported
from cardspeak.tournament.finishing.ranking import Out, Ways
from cardspeak.tournament.happenings import ChipsSet, Registered, SeatTaken, TableOpened
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.money import Sold
from cardspeak.tournament.prizes.announcing import AnnouncePayouts
from cardspeak.tournament.prizes.payouts import Wanted
from cardspeak.tournament.setup import EventSetup, Fee, Level, Offer

SEED = b"a seed of the prizes"
NOW = 1_000_000
BUY_IN = Offer(chips=10_000, fees=(Fee(name="pool", amount=10_000), Fee(name="room", amount=1_000, to="house")))
LEVELS = (Level(minutes=20, small_blind=25, big_blind=50), Level(minutes=20, small_blind=50, big_blind=100))
ALL_IN_THE_POOL = Offer(chips=10_000, fees=(Fee(name="pool", amount=10_000),))


def setup(book: str = "tda-2024", **other: Any) -> EventSetup:
    """A setup with what matters to prizes."""
    known: dict[str, Any] = {"name": "Thursday", "buy_in": BUY_IN, "payout_unit": 100, "levels": LEVELS}
    return EventSetup(book=book, **(known | other))


def happen(event: Event, happened: Iterable[Happening], at: int = NOW) -> None:
    """Let things of other parts happen."""
    event.take(
        [Entry(number=len(event.log) + number, at=at, by="Dee", what=what) for number, what in enumerate(happened, 1)]
    )


def event(entries: int, book: str = "tda-2024", *, closed: bool = True, seated: bool = True, **other: Any) -> Event:
    """An event whose entries have paid; all at one table where they fit."""
    made = Event()
    start = setup(book, **other)
    happened: list[Happening] = [Created(setup=start, sealed=seal(SEED))]
    for number in range(1, entries + 1):
        happened += [
            Registered(entry=number, player=f"p{number}", name=f"Player {number}", chips=start.buy_in.chips),
            Sold(entry=number, lines=start.buy_in.fees),
        ]
    if seated:
        happened += _seated(entries)
    if closed:
        happened.append(RegistrationClosed())
    happen(made, happened)
    return made


def _seated(entries: int) -> list[Happening]:
    found: list[Happening] = []
    for number in range(1, entries + 1):
        table, seat = (number - 1) // 10 + 1, (number - 1) % 10 + 1
        if seat == 1:
            found.append(TableOpened(table=table, seats=10))
        found.append(SeatTaken(entry=number, table=table, seat=seat, why="draw"))
    return found


def stacks(made: Event, chips: dict[int, int]) -> None:
    """What entries have in front of them."""
    happen(made, [ChipsSet(entry=entry, chips=count) for entry, count in chips.items()])


def order(made: Event, wanted: Order, by: str = "Dee", at: int = NOW) -> list[Happening]:
    """Give an order; what has happened."""
    return [entry.what for entry in made.order(wanted, Context(at=at, by=by, seed=SEED))]


def announced(made: Event, prizes: Sequence[int] = (), **wanted: Any) -> tuple[int, ...]:
    """Announce the payouts; what they are."""
    choices = {"satellites.leftover_money": wanted.pop("leftover")} if "leftover" in wanted else {}
    (done,) = order(made, AnnouncePayouts(prizes=tuple(prizes), wanted=Wanted(**wanted), choices=choices))
    return done.payouts.prizes  # type: ignore[attr-defined, no-any-return]


def out(made: Event, *entries: int, together: bool = False, report: bool = True) -> None:
    """Entries go out one after the other, or all at once on equal terms."""
    groups = [entries] if together else [(entry,) for entry in entries]
    ways = Ways(same_table="equal-place")
    for group in groups:
        happen(made, [Busted(outs=tuple(Out(entry=entry, table=1, stack=1) for entry in group), ways=ways)])
    if report:
        happen(made, [Reported(entry=entry, at=NOW) for entry in entries])


def refused(made: Event, wanted: Order, by: str = "Dee", at: int = NOW) -> Refusal:
    """Give an order that is refused; nothing changes."""
    version, length = made.state.version, len(made.log)
    with pytest.raises(Refusal) as found:
        order(made, wanted, by, at)
    assert (made.state.version, len(made.log)) == (version, length)
    assert found.value.field
    return found.value
