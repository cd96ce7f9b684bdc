"""What players do besides playing: buy more chips, leave the table, misbehave, make a deal; each a function of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardspeak.errors import Refusal
from cardspeak.floor.conduct.offences import offences
from cardspeak.tournament.chips.account import in_use
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.deals.dealing import AgreeDeal, ApproveDeal, Permits, ProposeDeal
from cardspeak.tournament.deals.methods import Method, divide
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.dealt.director import Director
from cardspeak.tournament.dealt.hands import without_chips
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.rebuying import AddOn, Rebuy
from cardspeak.tournament.presence.absences import Absences, MarkAway, MarkBack
from cardspeak.tournament.presence.penalties import Penalise, open_for
from cardspeak.tournament.presence.removal import TakeOff, due_removals
from cardspeak.tournament.prizes.sources import players_left
from cardspeak.tournament.prizes.standing import Prizes

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
    deals_by: Method = "icm"


class Company:
    """The players of a night with their habits; chance decides, from the sealed seed."""

    def __init__(self, director: Director, habits: Habits) -> None:
        self.director = director
        self.habits = habits
        self.chance = Chance(director.seed, f"habits from entry {len(director.event.log)}")
        self.asked: set[int] = set()
        """Who was asked about an add-on."""
        self.refused: dict[str, int] = {}
        """What the desk or the floor did not allow, by code."""

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.director.event.state

    def gives(self, order: Order, at: int) -> bool:
        """Give an order that may be refused."""
        try:
            self.director.order(order, at)
        except Refusal as refusal:
            self.refused[refusal.code] = self.refused.get(refusal.code, 0) + 1
            return False
        return True

    def begins(self, at: int) -> None:
        """Those who have a seat and never came."""
        never_comes = self.habits.never_comes
        if never_comes is None:
            return
        for entry in list(self.state.of(Entrants).live()):
            if entry.status == "playing" and never_comes(entry, self.chance):
                self.gives(MarkAway(entry=entry.number, kind="no-show"), at)

    def lost_all(self, at: int) -> None:
        """Those without chips may buy a stack before they are put out; those who are out may come back."""
        entrants = self.state.of(Entrants)
        losers = [entrants.entries[lost.entry] for _, lost in without_chips(self.state)]
        for entry in losers:
            if self.habits.rebuys is not None and self.habits.rebuys(entry, self.chance):
                self.gives(Rebuy(entry=entry.number, stack=0), at)
        self.director.follow(at, kinds=("bust",))
        for entry in losers:
            if entry.live or self.habits.re_enters is None:
                continue
            if self.habits.re_enters(entry, self.chance) and self.gives(ReEnter(player=entry.player), at):
                self.director.follow(at, kinds=("open table", "seat"))

    def in_break(self, at: int) -> None:
        """Add-ons, each asked once."""
        if self.habits.adds_on is None:
            return
        for entry in list(self.state.of(Entrants).live()):
            if entry.number in self.asked or entry.status != "playing":
                continue
            if self.habits.adds_on(entry, self.chance):
                if not self.gives(AddOn(entry=entry.number, stack=entry.chips), at):
                    return  # not this break
                self.asked.add(entry.number)

    def after_hand(self, table: int, at: int) -> None:
        """People leave and come back, somebody misbehaves, a deal is made."""
        self._presence(table, at)
        if self.habits.offends is not None:
            for entry in self._one_of(table):
                found = self.habits.offends(self.state, entry, self.chance)
                if found is not None:
                    self.gives(found, at)
        left = self.state.of(Entrants).left
        if self.habits.deals_at and 1 < left <= self.habits.deals_at and not self.state.of(Prizes).agreed:
            self._deal(at)

    def _sitting(self, table: int) -> list[Entrant]:
        entrants = self.state.of(Entrants)
        seats = entrants.tables[table].seats.values()
        return [entrants.entries[entry] for entry in seats if entry is not None]

    def _one_of(self, table: int) -> Iterator[Entrant]:
        here = [entry for entry in self._sitting(table) if entry.chips]
        if len(here) > 1:
            yield here[self.chance.below(len(here))]

    def _presence(self, table: int, at: int) -> None:
        if self.habits.never_comes is not None:
            for one in due_removals(self.state, at):
                self.gives(TakeOff(entry=one.entry, choice=one.options[0], reason="never came"), at)
        if self.habits.steps_away is None:
            return
        away = self.state.of(Absences).away
        for entry in self._sitting(table):
            gone = away.get(entry.number)
            if gone is not None and gone.kind == "away" and self.habits.comes_back(entry, self.chance):
                self.gives(MarkBack(entry=entry.number), at)
        there = sum(entry.number not in away for entry in self._sitting(table))
        for entry in self._one_of(table):
            if entry.number not in away and there > 1 and self.habits.steps_away(entry, self.chance):
                self.gives(MarkAway(entry=entry.number), at)

    def _deal(self, at: int) -> None:
        """Everybody agrees; where the book leaves deals to the players the shares are theirs."""
        if self.state.of(Prizes).announced is None:
            return
        method = self.habits.deals_by
        if not self.gives(ProposeDeal(method=method, permits=LAWFUL), at):
            left = players_left(self.state)
            prizes = self.state.of(Prizes).payouts.prizes[: len(left)]
            shares = divide(method, [entry.chips for entry in left], prizes)
            custom = dict(zip([entry.number for entry in left], shares, strict=True))
            if not self.gives(ProposeDeal(method="custom", shares=custom, permits=LAWFUL), at):
                return
        number = len(self.state.of(Deals).all)
        entries = tuple(self.state.of(Deals).deal(number).by_entry)
        if self.gives(AgreeDeal(deal=number, entries=entries), at):
            self.gives(ApproveDeal(deal=number), at)
