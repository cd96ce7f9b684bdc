"""A large event without hands: everybody enters, seats are drawn, players go out one by one, tables move and break.

It makes the log that the bench replays. Who goes out next and where buttons are comes from the seed, so that the same
seed makes the same log.
"""

from __future__ import annotations

from collections.abc import Callable

from cardspeak.errors import Ambiguous
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import DeclareWinner, ReportOut
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.director import answer
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import CloseRegistration
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.papers import in_order
from cardspeak.tournament.prizes.announcing import AnnouncePayouts
from cardspeak.tournament.prizes.paying import PayPrize, owed, reported
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.button import ButtonAt
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms

START = 1_800_000_000_000
SECOND, MINUTE = 1_000, 60_000
TRIES = 6
DONE = ("final", "empty table", "break", "move")
"""What is done about tables; halts and draws for buttons matter to dealt hands only."""
BLINDS = (100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000)
Gives = Callable[[Event, Order, Context], object]


def large_setup(book: str, seats: int = 9) -> EventSetup:
    """An event with one price, two denominations, levels of an hour, and a prize for fifteen in a hundred."""
    fees = (Fee(name="prizes", amount=100_000), Fee(name="fee", amount=10_000, to="house"))
    return EventSetup(
        name="A large event", book=book, starts_at=START, seats_per_table=seats, buy_in=Offer(chips=20_000, fees=fees),
        chips=(ChipKind(value=100, in_stack=100), ChipKind(value=1_000, in_stack=10)),
        payout="series", levels=tuple(Level(minutes=60, small_blind=blind, big_blind=2 * blind) for blind in BLINDS),
    )  # fmt: skip


def _given(event: Event, order: Order, context: Context) -> None:
    event.order(order, context)


class Large:
    """A large event in the making. ``gives`` lets somebody else give the orders, for example with a watch in hand."""

    def __init__(self, players: int, setup: EventSetup, seed: bytes, gives: Gives = _given) -> None:
        self.players = players
        self.setup = setup
        self.seed = seed
        self.gives = gives
        self.event = Event()
        self.at = setup.starts_at - players * SECOND
        self.chance = Chance(seed, "who goes out")

    def run(self) -> Event:
        """From the first entry to the last prize."""
        self.begin()
        entries = list(self.event.state.of(Entrants).entries)
        for out in self.chance.shuffled(entries)[:-1]:
            self.bust(out)
        self.give(DeclareWinner())
        self.pay()
        return self.event

    def pay(self) -> None:
        """Everybody reports who has to, and is paid."""
        for entry in owed(self.event.state):
            if not reported(self.event.state, entry):
                self.give(ReportOut(entry=entry))
            self.give(PayPrize(entry=entry))

    def begin(self) -> None:
        """Entries, stacks, seats, payouts, and the clock."""
        before, start = START - 10_000 * MINUTE, self.setup.starts_at
        terms = EntryTerms(
            hosts=1 + self.players // 50, charge_lawful=True, fee_lawful=True, advertised_at=before, closes_at=start
        )  # fmt: skip
        self.give(CreateEvent(setup=self.setup, terms=terms))
        person = in_order(self.event.state)
        for number in range(1, self.players + 1):
            self.give(Register(player=f"P{number:05}", name=f"Player {number}", person=person))
        self.at = max(self.at, self.setup.starts_at)
        for order in (IssueStacks(), DrawSeats(), StartClock(), CloseRegistration(), AnnouncePayouts()):
            self.give(order)

    def bust(self, entry: int) -> None:
        """One player goes out, and whatever the book asks of the tables then is done."""
        self.give(BustOut(out=(Eliminated(entry=entry, stack=1),)))
        for _ in range(self.players):
            step = next((one for one in proposals(self.event.state, self.at) if one.kind in DONE), None)
            if step is None:
                return
            order = step.orders[0]
            self.give(self._with_buttons(order) if isinstance(order, Balance) else order)
        raise AssertionError(f"{self.players} players, and no end of moves")

    def _with_buttons(self, order: Balance) -> Order:
        """A move, told where the buttons of the two tables are."""
        tables = [number for number in (order.giving, order.to) if number is not None]
        told = tuple(ButtonAt(table=number, button=self._button(number)) for number in tables)
        return Balance(giving=order.giving, to=order.to, buttons=told)

    def _button(self, table: int) -> int:
        taken = self.event.state.of(Entrants).table(table).taken
        return taken[self.chance.below(len(taken))] if taken else 1

    def give(self, order: Order) -> None:
        """Give an order; the first option is taken where the book asks the director."""
        self.at += SECOND
        context = Context(at=self.at, by="director", seed=self.seed)
        for _ in range(TRIES):
            try:
                self.gives(self.event, order, context)
            except Ambiguous as question:
                answered = answer(order, question.question)
                if answered is None:
                    raise
                order = answered
            else:
                return
        raise AssertionError(f"{type(order).__name__} is asked about again and again")


def large_log(book: str, players: int = 10_000, seed: bytes = b"the seed of a large event") -> list[Entry]:
    """The log of the whole event, which the bench replays."""
    return Large(players, large_setup(book), seed).run().log
