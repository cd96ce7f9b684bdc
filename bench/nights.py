"""Whole nights for tests and soaks: everybody enters, hands are dealt, and players have habits, each a function of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cardspeak.errors import Refusal
from cardspeak.floor.conduct.offences import offences
from cardspeak.tournament.autoplay.hands import Dealt, without_chips
from cardspeak.tournament.chips.account import in_use
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.deals.dealing import AgreeDeal, ApproveDeal, Permits, ProposeDeal
from cardspeak.tournament.deals.methods import DealMethod, divide
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.director import Director
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrant, Entrants, EventTable
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.rebuying import AddOn, Rebuy
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.flight_results import FlightResult
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.log import Event
from cardspeak.tournament.night import DURING_PLAY, LEFT_ALONE, SECOND, Tables
from cardspeak.tournament.papers import in_order
from cardspeak.tournament.presence.absences import Absences, MarkAway, MarkBack
from cardspeak.tournament.presence.penalties import Penalise, open_for
from cardspeak.tournament.presence.removal import TakeOff, due_removals
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.setup import EventSetup
from cardspeak.tournament.terms import EntryTerms

Chooses = Callable[[Entrant, Chance], bool]
"""Whether somebody does it, when asked."""
Offends = Callable[[State, Entrant, Chance], Penalise | None]
"""The penalty that somebody is given, when the floor looks: after a hand, before the button has moved on from it."""
AT_THE_TABLE = ("warning", "missed hands", "missed rounds", "minutes", "chips", "disqualification")
"""Penalties that are served in the event; others take prizes or reach beyond it."""
MINUTES_AWAY = 10
LAWFUL = Permits(law=True, venue=True, present=True, allowed=True)


def one_in(number: int) -> Chooses:
    """Somebody who does it one time in so many.

    >>> one_in(1)(Entrant(1, "p", "P", "entry", 0, 0), Chance(b"sixteen bytes ok", "any"))
    True
    """
    return lambda _entry, chance: not chance.below(number)


def misbehaves(number: int) -> Offends:
    """Somebody who offends one time in so many; offence and penalty are drawn from what the book offers."""

    def offends(state: State, entry: Entrant, chance: Chance) -> Penalise | None:
        if chance.below(number):
            return None
        known = sorted(offences(state.policy))
        offence = known[chance.below(len(known))]
        choices = open_for(state, entry.number, offence).choices
        open_to = [one.name for one in choices if one.name in AT_THE_TABLE]
        if not open_to:
            return None
        penalty = open_to[chance.below(len(open_to))]
        amounts = {"minutes": MINUTES_AWAY, "chips": min(in_use(state), default=1)}
        return Penalise(
            entry=entry.number,
            penalty=penalty,
            amount=amounts.get(penalty),
            offence=offence,
            reason="seen by the floor",
        )

    return offends


SOON_BACK = one_in(4)


@dataclass(frozen=True)
class Habits:
    """What the players of a night do; nothing of it where nobody says."""

    re_enters: Chooses | None = None
    """Asked of everybody who is out; the desk may refuse."""
    rebuys: Chooses | None = None
    """Asked of everybody without chips before they are put out."""
    adds_on: Chooses | None = None
    """Asked of everybody once, in the break in which add-ons are sold."""
    steps_away: Chooses | None = None
    """Asked of one player at a table after each hand there."""
    comes_back: Chooses = SOON_BACK
    """Asked of everybody at a table who is away, after each hand there."""
    never_comes: Chooses | None = None
    """Asked of everybody when play begins."""
    offends: Offends | None = None
    """Asked of one player at a table after each hand there."""
    deals_at: int = 0
    """Players that are left when a deal is made; 0 for none."""
    deals_by: DealMethod = "icm"


class Company(Tables):
    """Tables of players with habits; chance decides, from the sealed seed."""

    def __init__(self, director: Director, at: int, style: str, habits: Habits) -> None:
        super().__init__(director, at, style)
        self.habits = habits
        self.chance = Chance(director.seed, f"habits from entry {len(director.event.log)}")
        self.asked: set[int] = set()
        """Who was asked about an add-on."""
        self.refused: dict[str, int] = {}
        """What the desk or the floor did not allow, by code."""

    def gives(self, order: Order) -> bool:
        """Give an order that may be refused."""
        try:
            self.director.order(order, self.at)
        except Refusal as refusal:
            self.refused[refusal.code] = self.refused.get(refusal.code, 0) + 1
            return False
        return True

    def play(self, *, left: int = 1, hands: int | None = None) -> None:
        """Begin without those who have a seat and never came."""
        self.director.follow(self.at, leave=DURING_PLAY)
        never_comes = self.habits.never_comes
        if never_comes is not None and not self.state.of(Dealt).hands:
            for entry in list(self.state.of(Entrants).live()):
                if entry.status == "playing" and never_comes(entry, self.chance):
                    self.gives(MarkAway(entry=entry.number, kind="no-show"))
        super().play(left=left, hands=hands)

    def put_out(self) -> None:
        """Those without chips may buy a stack before they are put out; those who are out may come back."""
        entrants = self.state.of(Entrants)
        losers = [entrants.entries[lost.entry] for _, lost in without_chips(self.state)]
        for entry in losers:
            if self.habits.rebuys is not None and self.habits.rebuys(entry, self.chance):
                self.gives(Rebuy(entry=entry.number, stack=0))
        super().put_out()
        for entry in losers:
            if entry.live or self.habits.re_enters is None:
                continue
            if self.habits.re_enters(entry, self.chance) and self.gives(ReEnter(player=entry.player)):
                self.director.follow(self.at, kinds=("open table", "seat"))

    def _wait_out_break(self) -> None:
        view = now(self.state, self.at)
        if view.on_break and view.running:
            self.director.follow(self.at, leave=DURING_PLAY)
            self._add_on()
        super()._wait_out_break()

    def _add_on(self) -> None:
        """Add-ons, each asked once."""
        if self.habits.adds_on is None:
            return
        for entry in list(self.state.of(Entrants).live()):
            if entry.number in self.asked or entry.status != "playing":
                continue
            if self.habits.adds_on(entry, self.chance):
                if not self.gives(AddOn(entry=entry.number, stack=entry.chips)):
                    return  # not this break
                self.asked.add(entry.number)

    def _deal(self, table: EventTable) -> bool:
        """After a hand people leave and come back, somebody misbehaves, a deal is made."""
        if not super()._deal(table):
            return False
        self._presence(table.number)
        if self.habits.offends is not None:
            for entry in self._one_of(table.number):
                found = self.habits.offends(self.state, entry, self.chance)
                if found is not None:
                    self.gives(found)
        left = self.state.of(Entrants).left
        if self.habits.deals_at and 1 < left <= self.habits.deals_at and not self.state.of(Prizes).agreed:
            self._make_deal()
        return True

    def _sitting(self, table: int) -> list[Entrant]:
        entrants = self.state.of(Entrants)
        seats = entrants.tables[table].seats.values()
        return [entrants.entries[entry] for entry in seats if entry is not None]

    def _one_of(self, table: int) -> Iterator[Entrant]:
        here = [entry for entry in self._sitting(table) if entry.chips]
        if len(here) > 1:
            yield here[self.chance.below(len(here))]

    def _presence(self, table: int) -> None:
        if self.habits.never_comes is not None:
            for one in due_removals(self.state, self.at):
                self.gives(TakeOff(entry=one.entry, choice=one.options[0], reason="never came"))
        if self.habits.steps_away is None:
            return
        away = self.state.of(Absences).away
        for entry in self._sitting(table):
            gone = away.get(entry.number)
            if gone is not None and gone.kind == "away" and self.habits.comes_back(entry, self.chance):
                self.gives(MarkBack(entry=entry.number))
        there = sum(entry.number not in away for entry in self._sitting(table))
        for entry in self._one_of(table):
            if entry.number not in away and there > 1 and self.habits.steps_away(entry, self.chance):
                self.gives(MarkAway(entry=entry.number))

    def _make_deal(self) -> None:
        """Everybody agrees; where the book leaves deals to the players the shares are theirs."""
        if self.state.of(Prizes).announced is None:
            return
        method = self.habits.deals_by
        if not self.gives(ProposeDeal(method=method, permits=LAWFUL)):
            left = self.state.of(Entrants).players_left()
            prizes = self.state.of(Prizes).payouts.prizes[: len(left)]
            shares = divide(method, [entry.chips for entry in left], prizes)
            custom = dict(zip([entry.number for entry in left], shares, strict=True))
            if not self.gives(ProposeDeal(method="custom", shares=custom, permits=LAWFUL)):
                return
        number = len(self.state.of(Deals).all)
        entries = tuple(self.state.of(Deals).deal(number).by_entry)
        if self.gives(AgreeDeal(deal=number, entries=entries)):
            self.gives(ApproveDeal(deal=number))


@dataclass
class Night:
    """One event in the making, and the plan of who comes when."""

    setup: EventSetup
    seed: bytes
    players: int
    terms: EntryTerms = field(default_factory=EntryTerms)
    late: int = 0
    """How many of the players come after the start, while entries are taken."""
    style: str = "sane"
    habits: Habits = field(default_factory=Habits)
    numbers: tuple[int, ...] = ()
    """Which players these are; from 1 on where nobody says."""
    flights: tuple[FlightResult, ...] = ()
    """A later day: the flights that come together."""

    def __post_init__(self) -> None:
        self.event = Event()
        self.director = Director(self.event, self.seed)
        self.at = self.setup.starts_at - 60 * 60 * SECOND

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.event.state

    def run(self) -> Event:
        """From the first entry to the last prize."""
        self.open_doors()
        tables = Company(self.director, self.at, self.style, self.habits)
        tables.play()
        self.at = tables.at
        return self.event

    def open_doors(self) -> None:
        """Create the event, enter those who are on time, draw, start, and let the latecomers in."""
        self.director.order(CreateEvent(setup=self.setup, terms=self.terms), self.at)
        for result in self.flights:
            self.director.order(TakeInFlight(result=result), self.at)
        numbers = self.numbers or tuple(range(1, self.players + 1))
        on_time = len(numbers) - self.late
        for number in numbers[:on_time]:
            self._enter(number)
        self.at = max(self.at, self.setup.starts_at)
        self.director.follow(self.at)
        for number in numbers[on_time:]:
            self._enter(number)
        self.director.follow(self.at, leave=LEFT_ALONE)

    def _enter(self, number: int) -> None:
        self.at += SECOND
        self.director.order(
            Register(player=f"P{number:05}", name=f"Player {number}", person=in_order(self.state)), self.at
        )
