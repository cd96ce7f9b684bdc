"""A registration desk for tests: one event, orders given in order of time, a clock that goes where it is told."""

from __future__ import annotations

from typing import Any

from cardspeak.books.settings.entries import SMALLEST_FIELD
from cardspeak.errors import Refusal
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.core import Context, Happening, Order, State
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.door import Door
from cardspeak.tournament.entries.eligibility import Person
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.stamp_cards import StampCards
from cardspeak.tournament.entries.window import AllHaveChips, entered
from cardspeak.tournament.happenings import StatusChanged, TableClosed, TableOpened
from cardspeak.tournament.log import Entry, Event, derive
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms

SEED = b"a seed for the desk in the tests"
MINUTE = 60_000
START = 1_800_000_000_000
"""In January 2027, 08:00 by universal time."""
DAY = 24 * 60 * MINUTE

BLINDS = [(25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600), (400, 800)]
PAY = (Fee(name="prizes", amount=2000), Fee(name="entry fee", amount=500, to="house"))
SHOWN = Person(shown=("photo-id", "member-card"))


def schedule(breaks_after: tuple[int, ...] = (2, 4), minutes: int = 20) -> tuple[Level, ...]:
    """Levels, with breaks after some of them."""
    lines: list[Level] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        lines.append(Level(minutes=minutes, small_blind=small, big_blind=big))
        if number in breaks_after:
            lines.append(Level(minutes=15, is_break=True))
    return tuple(lines)


def setup(book: str, **changes: Any) -> EventSetup:
    """A plain event under a book."""
    given: dict[str, Any] = {
        "name": "Tuesday",
        "book": book,
        "starts_at": START,
        "late_levels": 2,
        "buy_in": Offer(chips=5000, fees=PAY),
        "levels": schedule(),
        "chips": (ChipKind(value=25, owned=4000), ChipKind(value=100, owned=9000), ChipKind(value=1000, owned=3000)),
    }
    if book == "888pl":  # everybody begins with 1000, and passports are part of the game
        given |= {"buy_in": Offer(chips=1000), "stamp_cards": True}
    return EventSetup(**{**given, **changes})


TERMS = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - 7 * DAY, online=True)


class Desk:
    """An event and the people at its desk."""

    def __init__(self, book: str, terms: EntryTerms = TERMS, **changes: Any) -> None:
        self.event = Event()
        self.at = START - 60 * MINUTE
        self.order(CreateEvent(setup=setup(book, **changes), terms=terms))

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.event.state

    def order(self, order: Order) -> tuple[Happening, ...]:
        """Give an order; what happened."""
        self.at += 1000
        return tuple(one.what for one in self.event.order(order, Context(at=self.at, by="desk", seed=SEED)))

    def refused(self, order: Order) -> Refusal:
        """Give an order that is refused and changes nothing."""
        before, money = len(self.event.log), self.state.of(Ledger).collected
        try:
            self.order(order)
        except Refusal as refusal:
            assert len(self.event.log) == before
            assert self.state.of(Ledger).collected == money
            return refusal
        raise AssertionError(f"taken: {order}")

    def take(self, *happenings: Happening) -> None:
        """Let things happen that other parts decide."""
        number = len(self.event.log)
        self.event.take([Entry(number=number + k, at=self.at, what=what) for k, what in enumerate(happenings, 1)])

    def register(self, player: str, **given: Any) -> Entrant:
        """Enter somebody; the entry."""
        self.order(Register(player=player, name=player.title(), **given))
        return self.entry(player)

    def field(self, count: int) -> None:
        """Enter so many people."""
        for number in range(1, count + 1):
            self.register(f"p{number}")

    def entry(self, player: str) -> Entrant:
        """The last entry of somebody."""
        entrants = self.state.of(Entrants)
        return entrants.entries[entrants.by_player[player][-1]]

    def bust(self, *players: str) -> None:
        """People are out."""
        self.take(*(StatusChanged(entry=self.entry(player).number, status="out") for player in players))

    def start(self, at: int = START) -> None:
        """The clock starts."""
        self.at = at - 1000
        least = self.state.policy.answer(SMALLEST_FIELD)
        for number in range(entered(self.state), least.value if least is not None else 0):
            self.order(Register(player=f"x{number}", name=f"X{number}"))
        self.order(StartClock())

    def level(self, number: int) -> None:
        """The clock is at a level."""
        self._running()
        self.order(SetLevel(level=number))

    def on_break(self, number: int) -> None:
        """The clock is at a break."""
        self._running()
        self.order(SetLevel(break_number=number))

    def _running(self) -> None:
        if not self.state.of(Clock).started:
            self.start()

    def all_have_chips(self) -> None:
        """The host has given everybody chips."""
        self.order(AllHaveChips())

    def break_a_table(self) -> None:
        """A table was opened and broken."""
        self.take(TableOpened(table=9, seats=9), TableClosed(table=9, why="break"))

    @property
    def pool(self) -> int:
        """The prize pool."""
        return pool(self.state)

    @property
    def in_play(self) -> int:
        """Chips that should be in play."""
        return expected(self.state)

    @property
    def account(self) -> Account:
        """The chip account."""
        return self.state.of(Account)

    def replays(self) -> bool:
        """Whether the log alone comes to the same entries and money."""
        again = derive(self.event.log)
        same = again.state.of(Entrants).entries == self.state.of(Entrants).entries
        same = same and again.state.of(Door) == self.state.of(Door)
        return not again.conflicts and same and again.state.of(Ledger) == self.state.of(Ledger)


def notes(happened: tuple[Happening, ...], kind: type[Any]) -> Any:
    """The first happening of a kind."""
    return next(one for one in happened if isinstance(one, kind))


def behind(state: State, entry: int) -> int:
    """What the stamp card that an entry plays behind is worth; 0 where there is none."""
    cards = state.of(StampCards)
    return cards.full[cards.behind[entry]].value if entry in cards.behind else 0
