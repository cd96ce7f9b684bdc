"""Events with tables set as a test needs them, in one line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardspeak.errors import Refusal
from cardspeak.tournament.core import Context, Created, Happening, Order
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.happenings import Registered, SeatTaken, StatusChanged, TableOpened
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.seats.balancing import Balanced
from cardspeak.tournament.seats.button import ButtonAt, ButtonSeen
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.setup import EventSetup, Level

SEED = b"the seed of the seats tests"
START = 1_700_000_000_000


class Night:
    """An event whose tables are set by hand; table ``t`` seat ``s`` has the entry ``100 * t + s``."""

    def __init__(
        self,
        book: str = "apl-au-2025",
        tables: Mapping[int, Iterable[int]] | None = None,
        *,
        seats: int = 9,
        games: tuple[str, ...] = (),
        entries: int = 0,
        **setup: object,
    ) -> None:
        levels = tuple(Level(minutes=20, small_blind=50, big_blind=100, game=game) for game in games)
        what = EventSetup(name="night", book=book, seats_per_table=seats, levels=levels, **setup)  # type: ignore[arg-type]
        self.event = Event()
        self.at = START
        self.happen(Created(setup=what, sealed=seal(SEED)))
        for number in range(1, entries + 1):
            self.register(number)
        for table, taken in (tables or {}).items():
            self.happen(TableOpened(table=table, seats=seats))
            for seat in taken:
                self.sit(table, seat)

    def happen(self, *whats: Happening) -> None:
        """Let something happen that another part decides."""
        numbers = range(len(self.event.log) + 1, len(self.event.log) + 1 + len(whats))
        self.event.take(
            [Entry(number=number, at=self.at, what=what) for number, what in zip(numbers, whats, strict=True)]
        )

    def register(self, number: int, player: str = "", **more: object) -> None:
        name = player or f"p{number}"
        self.happen(Registered(entry=number, player=name, name=name.title(), chips=10_000, **more))  # type: ignore[arg-type]

    def sit(self, table: int, seat: int, player: str = "") -> int:
        entry = 100 * table + seat
        self.register(entry, player)
        self.happen(SeatTaken(entry=entry, table=table, seat=seat, why="draw"))
        return entry

    def out(self, *entries: int) -> None:
        """Entries are eliminated, one after the other."""
        self.happen(*(StatusChanged(entry=entry, status="out") for entry in entries))

    def order(self, order: Order) -> tuple[Happening, ...]:
        """Give an order; what happened comes back."""
        found = self.event.order(order, Context(at=self.at, by="director", seed=SEED))
        return tuple(entry.what for entry in found)

    def refused(self, order: Order) -> Refusal:
        """Give an order that must be refused and change nothing."""
        before, version = len(self.event.log), self.event.state.version
        try:
            self.order(order)
        except Refusal as refusal:
            assert (len(self.event.log), self.event.state.version) == (before, version)
            return refusal
        raise AssertionError(f"{order} was accepted")

    def balance(self, order: Order) -> Balanced:
        """Give an order to balance; the move comes back."""
        return next(one for one in self.order(order) if isinstance(one, Balanced))

    def button(
        self,
        table: int,
        button: int,
        small: int | None = None,
        big: int | None = None,
        *,
        coming: bool = False,
        game: str = "",
    ) -> ButtonSeen:
        """Say where the button of a table is."""
        (found,) = self.order(
            ButtonAt(table=table, button=button, small_blind=small, big_blind=big, coming=coming, game=game)
        )
        assert isinstance(found, ButtonSeen)
        return found

    def table(self, number: int) -> EventTable:
        return self.event.state.of(Entrants).table(number)

    @property
    def state(self):  # type: ignore[no-untyped-def]
        return self.event.state

    @property
    def seats(self) -> Seats:
        return self.event.state.of(Seats)

    def sizes(self) -> list[int]:
        """How many sit at each table in use."""
        return [table.players for table in self.event.state.of(Entrants).open_tables()]

    def where(self, entry: int) -> tuple[int | None, int | None]:
        found = self.event.state.of(Entrants).entry(entry)
        return found.table, found.seat


def full(*sizes: int) -> dict[int, range]:
    """Tables with so many players in their first seats."""
    return {table: range(1, size + 1) for table, size in enumerate(sizes, 1)}
