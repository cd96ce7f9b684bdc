"""An event in play, made in one line: entries 1, 2, 3 … at tables as asked, without going through the desk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.core import Context, Created, Happening, Order
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entries.eligibility import PapersShown
from cardspeak.tournament.finishing.places import place_of, places
from cardspeak.tournament.happenings import ChipsSet, Registered, SeatTaken, TableOpened
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.money import Sold
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.standing import PayoutsAnnounced, prize_of
from cardspeak.tournament.setup import BountyKind, EventSetup, Fee, Level, Offer

SEED = b"a seed for the tests of the busts"
MINUTE = 60_000
SEATS = 10


def happen(event: Event, *happenings: Happening, at: int = 0) -> None:
    """Let things happen that other parts decide."""
    start = len(event.log)
    event.take([Entry(number=start + k, at=at, what=what) for k, what in enumerate(happenings, 1)])


def night(
    book: str = "apl-au-2025",
    tables: Sequence[int] = (9,),
    *,
    paid: Sequence[int] = (),
    bounty: BountyKind = "none",
    bounty_fee: int = 0,
    chips: Mapping[int, int] | None = None,
    **setup: Any,
) -> Event:
    """An event with so many players at each table; entry 1 sits at table 1, seat 1."""
    fees = (
        Fee(name="prize", amount=1000),
        *((Fee(name="head", amount=bounty_fee, to="bounty"),) if bounty_fee else ()),
    )
    levels = (Level(minutes=20, small_blind=100, big_blind=200, ante=25), Level(minutes=10, is_break=True),
              Level(minutes=20, small_blind=200, big_blind=400))  # fmt: skip
    buy_in = Offer(chips=10_000, fees=fees)
    made = EventSetup(name="Night", book=book, bounty=bounty, buy_in=buy_in, **{"levels": levels, **setup})
    event = Event()
    happen(event, Created(setup=made, sealed=seal(SEED)))
    number = 0
    for table, players in enumerate(tables, 1):
        happen(event, TableOpened(table=table, seats=SEATS))
        for seat in range(1, players + 1):
            number += 1
            name = f"P{number}"
            happen(
                event,
                Registered(entry=number, player=name, name=name, chips=10_000),
                Sold(entry=number, lines=fees),
                PapersShown(entry=number, shown=("valid-id",)),
                SeatTaken(entry=number, table=table, seat=seat, why="draw"),
            )
    for entry, stack in (chips or {}).items():
        happen(event, ChipsSet(entry=entry, chips=stack))
    if paid:
        happen(
            event,
            PayoutsAnnounced(payouts=Payouts(pool=sum(paid), entries=number, prizes=tuple(paid), family="own")),
        )
    return event


def order(event: Event, asked: Order, at: int = 0, by: str = "Ann") -> tuple[Happening, ...]:
    """Give an order."""
    return tuple(entry.what for entry in event.order(asked, Context(at=at, by=by, seed=SEED)))


def bust(event: Event, *entries: int, at: int = 0, **more: Any) -> None:
    """Entries are out, each on a hand of its own."""
    for entry in entries:
        order(event, BustOut(out=(Eliminated(entry=entry, **more),)), at)


SETTINGS = {
    "same_table": "same_table", "equal_stacks": "equal_stacks", "across": "across_tables",
    "mixed": "mixed_tables",
}  # fmt: skip
"""What a director may have to choose about a hand, and the settings that hold it."""


def together(
    event: Event, stacks: Mapping[int, int | None], *, hands: Mapping[int, int] | None = None, **more: Any
) -> None:
    """Entries are out on one hand; ``hands`` ranks what they held, 1 for the best."""
    choices = {f"prizes.{SETTINGS[name]}": more.pop(name) for name in list(more) if name in SETTINGS}
    out = tuple(
        Eliminated(entry=entry, stack=stack, hand_rank=(hands or {}).get(entry, 0)) for entry, stack in stacks.items()
    )
    order(event, BustOut(out=out, choices=choices, **more))


def prizes_of(event: Event, *entries: int) -> list[int]:
    """The prizes of some entries."""
    return [prize_of(event.state, entry, places(event.state)) for entry in entries]


def places_of(event: Event, *entries: int, points: bool = False) -> list[int | None]:
    """The places of some entries."""
    return [place_of(event.state, entry, points=points) for entry in entries]
