"""Small logs to keep: an event, its tables, its players."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.core import Context, Created, Happening, Order, State, decides
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import Registered, SeatTaken, StatusChanged, TableOpened
from cardspeak.tournament.log import Entry
from cardspeak.tournament.setup import EventSetup

SEED = b"a seed that was sealed before the doors opened"
NOON = 1_800_000_000_000


class SitDown(Order, frozen=True, kw_only=True):
    """Somebody registers and sits down at table 1."""

    name: str
    seat: int


@decides(SitDown)
def _sit_down(state: State, order: SitDown, context: Context) -> Iterator[Happening]:
    number = state.of(Entrants).next_number()
    yield registered(number, order.name)
    yield SeatTaken(entry=number, table=1, seat=order.seat, why="late")


def created(book: str = "tda-2024") -> Created:
    return Created(setup=EventSetup(name="Friday", book=book), sealed=seal(SEED))


def registered(number: int, name: str = "") -> Registered:
    return Registered(entry=number, player=f"p{number}", name=name or f"Player {number}", chips=10_000)


def log_of(*happened: Happening, first: int = 1, by: str = "Ann") -> list[Entry]:
    return [Entry(number=first + k, at=NOON + 1000 * (first + k), by=by, what=what) for k, what in enumerate(happened)]


def night(players: int = 7) -> list[Entry]:
    """A table opens, everybody registers and sits down, one is out."""
    happened: list[Happening] = [created(), TableOpened(table=1, seats=max(players, 9))]
    for number in range(1, players + 1):
        happened += [registered(number), SeatTaken(entry=number, table=1, seat=number, why="draw")]
    return log_of(*happened, StatusChanged(entry=3, status="out", why="bust"))
