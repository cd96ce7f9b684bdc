"""Run many events on random orders, nonsense among them, strike out and insert at random, and check what must always hold.

``python -m bench.soak_events 3000`` runs so many events on all cores, all books and kinds of events in turn; it ends with exit code 1 at the first
thing that does not hold, and prints the seed and the orders that led there. ``--from`` continues with other seeds.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple, Self

import msgspec
from msgspec import inspect as types

from bench.soak_hints import MORE, Hint, flights
from cardspeak.books.inquiry import DIRECTOR
from cardspeak.books.settings import all_settings
from cardspeak.books.settings.deals import VOID
from cardspeak.errors import Ambiguous, Refusal
from cardspeak.floor.conduct.offences import offences
from cardspeak.hand.positions import clockwise_from
from cardspeak.store.chain import Row
from cardspeak.store.codec import codec
from cardspeak.tournament.advice import advice
from cardspeak.tournament.autoplay.hands import DealHand
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.chips.counting import Counted
from cardspeak.tournament.chips.starting import ChangeStack
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import DECIDERS, Context, Order, State, apply, broken, decide
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.difference import Difference, difference, snapshot
from cardspeak.tournament.director import answer
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import Person
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.bounties import split
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.log import Correction, Entry, Event, Struck, derive, effective, numbers_struck
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.needs import Advice
from cardspeak.tournament.papers import in_order
from cardspeak.tournament.presence.absences import Absences, MarkAway
from cardspeak.tournament.presence.calls import Announce, CallFloor
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.seats.balancing import Balanced
from cardspeak.tournament.seats.button import ButtonMoved, HandOver
from cardspeak.tournament.seats.memory import AtTable, Seats
from cardspeak.tournament.seats.seating import TakeSeat
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms
from cardspeak.words import Message
from cardspeak.words.catalogue import LANGUAGES, catalogue

EVENTS, STEPS, HANDS = 3_000, 60, 40
TOLD_EVERY = 250
"""Events between two lines of progress."""
SEED = b"the seed of events at random, sealed"
START = 1_800_000_000_000
SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
BOOKS = ("apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "tda-2024", "apl-2007", "888pl")
NAMES = tuple(f"p{number}" for number in range(1, 19))
CHIPS = (
    ChipKind(value=25, owned=900, in_stack=8), ChipKind(value=100, owned=900, in_stack=3),
    ChipKind(value=500, owned=400, in_stack=1), ChipKind(value=1000, owned=400), ChipKind(value=5000, owned=100),
)  # fmt: skip
PAY = (Fee(name="prizes", amount=1_900), Fee(name="room", amount=300, to="house"))
HEAD = (*PAY, Fee(name="bounty", amount=701, to="bounty"))
STACK = Offer(chips=1_000, fees=PAY)
HUNTED = Offer(chips=1_000, fees=HEAD)
RULED = "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 6:Ben=12000\nbutton 6\npreflop\nAnn puts 500\n"
"""A story for the floor; its fifth line is ruled on."""
HOUSE: dict[str, str | int | bool | list[str]] = {"entries.more_chips": ["rebuy", "add-on", "re-entry", "stamp-card"]}
KINDS: dict[str, dict[str, Any]] = {
    "freezeout": {"seats_per_table": 6, "guarantee": 40_000},
    "re-entry": {"format": "re-entry", "re_entry": STACK, "seats_per_table": 5, "rebuys_each": 2, "house": HOUSE},
    "rebuy": {
        "format": "rebuy", "rebuy": STACK, "add_on": STACK, "rebuy_levels": 3, "stamp_cards": True, "house": HOUSE,
        "seats_per_table": 8, "tables": 2, "pool_cap": 60_000,
    },
    "classic": {"bounty": "classic", "buy_in": HUNTED, "re_entry": HUNTED, "house": HOUSE, "seats_per_table": 4},
    "progressive": {"bounty": "progressive", "buy_in": HUNTED, "seats_per_table": 9},
    "mystery": {"bounty": "mystery", "buy_in": HUNTED, "seats_per_table": 5},
    "satellite": {"format": "satellite", "ticket_price": 9_000, "seats_per_table": 6},
    "stamps": {"stamp_cards": True, "house": HOUSE, "seats_per_table": 7},
    "flips": {
        "format": "flips", "ticket_price": 9_000, "seats_per_table": 8, "buy_in": Offer(chips=1_000, fees=PAY[:1]),
    },
    "flight": {"flight": "1A", "day_ends_after": 2, "seats_per_table": 6},
    "later day": {"day": 2, "starts_at": START + DAY, "seats_per_table": 6},
}  # fmt: skip
TERMS = EntryTerms(
    charge_lawful=True, fee_lawful=True, advertised_at=START - 7 * DAY, give_up_stack=True, target="Main"
)
BLINDS = ((25, 50), (50, 100), (75, 150), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000), (2000, 4000))
NONSENSE = (-1, 0, -25, 10**9, 2**40)
WORDS = ("", " ", "a reason", "Ünsal 김", "x" * 60)
SALES = frozenset({"entry", "bought", "alternate", "re-entry"})
"""Why chips come into play, as a rule; a director may add others to a stack and say why."""
ENTRY_FIELDS = frozenset({"entry", "won_by", "winner", "swap_with", "by", "entries", "absent", "owner"})
TABLE_FIELDS = frozenset({"table", "tables", "giving", "to"})
SEAT_FIELDS = frozenset({"seat", "button", "dealer_seat", "closed", "seats"})
NUMBER_FIELDS = frozenset({"number", "deal", "level", "break_number", "place", "hands", "rotations", "hand_rank"})
CHIP_FIELDS = frozenset({"chips", "stack", "amount", "value", "cash", "small_blind", "big_blind", "ante", "price"})
CHOICES: dict[str, str | int | bool | list[str]] = {
    "entries.withdrawal_until": "before-the-start", "entries.withdrawal_refund": "buy-in",
    "entries.substitute": "with-consent", "entries.carry_over": True, "entries.rebuy_binds": True,
    "entries.rebuy_announced_before": "cards-dealt", "entries.refund_may": ["two-events-at-once"],
    "entries.refund_must": ["not-held"], "entries.cancel_grounds": ["small-field", "beyond-control"],
}  # fmt: skip
"""What the director says on points where a book is silent; on others the first of what may be chosen."""
FOCUS: dict[str, tuple[str, ...]] = {
    "rebuy": ("AddOn", "AnnounceRebuy", "TakeBackRebuy", "FillCard", "RedeemCard"),
    "re-entry": ("ReEnter",), "classic": ("ReEnter",), "flips": ("Flip",), "satellite": ("AwardTickets", "MoveTicket"),
    "stamps": ("FillCard", "RedeemCard", "AnnounceCard", "SettleCard", "PlayCardAsChips", "PutInBox", "DrawCards"),
    "flight": ("SuspendPlay", "BagStack", "OpenBag", "SealBags", "BagChips"), "later day": ("BeginLaterDay",),
    "freezeout": ("OpenBadBeat", "FinishBadBeat", "KillBadBeat", "GiveBackTicket", "KeepApart", "Separate"),
    "progressive": ("ProposeDeal", "AgreeDeal", "ApproveDeal", "VoidDeal", "RaiseDispute", "SettleDispute"),
    "mystery": ("AnnounceHandForHand", "HoldAllIn", "ReleaseAllIn", "WaiveHalt", "Penalise", "ReviewBan", "FindChips"),
}  # fmt: skip
"""Orders that a kind of event is there to try, besides all the others."""
FORGOTTEN: tuple[type[Order], ...] = (
    Register,
    Register,
    Announce,
    BustOut,
    MarkAway,
    CallFloor,
    HandOver,
    TakeSeat,
    ChangeStack,
)
"""Orders that people give too late."""
CARDS = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")


class Defect(AssertionError):
    """Something that must hold does not."""


def setup(book: str, kind: str) -> EventSetup:
    """A small event of some kind under a book; levels are short, with breaks."""
    lines: list[Level] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        lines.append(Level(minutes=6, small_blind=small, big_blind=big, ante=big if number > 5 else 0))
        if number % 3 == 0:
            lines.append(Level(minutes=4, is_break=True))
    given: dict[str, Any] = {
        "name": f"{kind} by {book}", "book": book, "starts_at": START, "late_levels": 3, "buy_in": STACK, "state": "NSW",
        "levels": tuple(lines), "chips": CHIPS, "payout_unit": 5,
    }  # fmt: skip
    return EventSetup(**{**given, **KINDS[kind]})


def whole(state: State) -> dict[str, Any]:
    """Everything a state holds, with its moment and its version."""
    return {**snapshot(state), "at": state.at, "version": state.version}


def in_every_language(said: Message) -> None:
    """Word a message; the catalogue refuses one that lacks a value."""
    for language in LANGUAGES:
        if catalogue(language).word(said) is None:
            raise Defect(f"no words in {language}: {said.code}")


def same(what: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    """Two digests are equal, or the parts in which they differ are named."""
    if one != other:
        parts = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        told = "\n".join(f"{name}:\n  {one.get(name)}\n  {other.get(name)}" for name in parts)
        raise Defect(f"{what}: {', '.join(parts)}\n{told}")


class Values:
    """Values at random for the fields of orders: mostly such as fit the event, now and then nonsense."""

    def __init__(self, state: State, random: Random) -> None:
        self.state = state
        self.random = random
        self.live = [entry.number for entry in state.of(Entrants).live()] or [1]
        self.tables = [table.number for table in state.of(Entrants).open_tables()] or [1]

    def order(self, kind: type[Order]) -> Order:
        """An order with some of its optional fields."""
        made = self._struct(types.type_info(kind))
        assert isinstance(made, Order)
        return made

    def _struct(self, kind: Any) -> Any:
        given = {}
        for field in kind.fields:
            if field.required or self.random.random() < 0.25:
                given[field.name] = self._value(field.type, field.name)
        return kind.cls(**given)

    def _value(self, kind: Any, name: str) -> Any:
        match kind:
            case types.UnionType():
                return self._value(self.random.choice(kind.types), name)
            case types.LiteralType():
                return self.random.choice(kind.values)
            case types.BoolType():
                return self.random.random() < 0.6
            case types.IntType():
                return self._int(name)
            case types.StrType():
                return self._str(name)
            case types.VarTupleType() | types.ListType():
                return tuple(self._several(kind.item_type, name))
            case types.TupleType():
                return tuple(self._value(one, name) for one in kind.item_types)
            case types.DictType():
                return self._dict(kind)
            case types.StructType():
                return self._struct(kind)
        return None

    def _several(self, kind: Any, name: str) -> Iterator[Any]:
        if isinstance(kind, types.IntType) and name in ("entries", "absent", "by") and self.random.random() < 0.5:
            yield from self.random.sample(self.live, self.random.randint(1, len(self.live)))
            return
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            yield self._value(kind, name)

    def _dict(self, kind: Any) -> dict[Any, Any]:
        if isinstance(kind.key_type, types.IntType):
            chips = {number: self.state.of(Entrants).entries[number].chips for number in self._known()}
            if self.random.random() < 0.4 and chips:
                chips[self.random.choice(list(chips))] = self._int("chips")
            return chips
        return {}

    def _known(self) -> list[int]:
        return [number for number in self.live if number in self.state.of(Entrants).entries]

    def _int(self, name: str) -> int:
        if self.random.random() < 0.06:
            return self.random.choice(NONSENSE)
        if name in ENTRY_FIELDS:
            return self.random.choice(self.live) if self.random.random() < 0.8 else self.random.randint(1, 20)
        if name in TABLE_FIELDS:
            return self.random.choice(self.tables)
        if name in SEAT_FIELDS:
            return self.random.randint(1, 9)
        if name in NUMBER_FIELDS:
            return self.random.randint(1, 4)
        if name in CHIP_FIELDS:
            return self.random.choice((25, 50, 100, 500, 1000, 975, 333, 2000, 9000))
        if name.endswith(("_ms", "_at")) or name == "since":
            return self.random.randint(-20, 20) * MINUTE + (0 if name.endswith("_ms") else self.state.at)
        return self.random.choice((1, 2, 3, 5, 9, 10, 20, 100))

    def _str(self, name: str) -> str:
        if name in ("player", "name", "players"):
            return self.random.choice(NAMES)
        if name in ("cards", "board"):
            return "".join(self.random.sample(CARDS, self.random.choice((0, 2, 2, 5))))
        if name in ("card", "ticket"):
            return self.random.choice("ABCD")
        return self.random.choice(("a reason", "a reason", "a reason", *WORDS))


def _one(random: Random, found: Iterable[Any], otherwise: Any = 1) -> Any:
    return random.choice(list(found) or [otherwise])


def _absent(state: State, random: Random) -> dict[str, Any]:
    return {"entry": _one(random, state.of(Absences).away)}


def _in_deal(state: State, random: Random) -> dict[str, Any]:
    return {"deal": _one(random, state.of(Deals).all)}


def _agreeing(state: State, random: Random) -> dict[str, Any]:
    return _in_deal(state, random) | {"entries": tuple(entry.number for entry in state.of(Entrants).live())}


def _owing(state: State, random: Random) -> dict[str, Any]:
    entry = _one(random, [entry for entry, owed in state.of(Ledger).owed.items() if owed])
    return {"entry": entry, "amount": _one(random, (state.of(Ledger).owed.get(entry, 0), 100))}


def _hand_for_hand(state: State, random: Random) -> dict[str, Any]:
    return {"table": _one(random, state.of(HandForHand).playing)}


def _guilty(state: State, random: Random) -> dict[str, Any]:
    return {"offence": _one(random, offences(state.policy)), "entry": _one(random, Values(state, random).live)}


def _punished(state: State, random: Random) -> dict[str, Any]:
    penalty = _one(random, ("warning", "hands", "minutes", "chips", "disqualification", "rounds"))
    return _guilty(state, random) | {"penalty": penalty, "amount": _one(random, (1, 2, 5))}


def _envelopes(state: State, random: Random) -> dict[str, Any]:  # noqa: ARG001
    left = max(1, state.of(Entrants).left)
    return {"amounts": tuple(split(max(0, state.of(Ledger).by_purpose["bounty"]), range(left)).values())}


def _counted(state: State, random: Random) -> dict[str, Any]:
    stacks = tuple(Counted(entry=one.number, chips=one.chips) for one in state.of(Entrants).live())
    return {"stacks": stacks[: random.choice((len(stacks), len(stacks), 2))]}


def _busted(state: State, random: Random) -> dict[str, Any]:
    table = _one(random, state.of(Entrants).open_tables(), None)
    here = [entry for entry in table.seats.values() if entry is not None] if table else [1]
    out, *others = random.sample(here, len(here)) or [1]
    return {"out": (Eliminated(entry=out, stack=random.choice((None, 500)), by=tuple(others[: random.randint(0, 2)])),)}


def _just(**given: Any) -> Hint:
    return lambda _state, _random: given


HINTS: dict[str, Hint] = {
    "MarkBack": _absent, "NoteAbsence": _absent, "PostAbsent": _absent, "TakeOff": _absent,
    "AgreeDeal": _agreeing, "ApproveDeal": _in_deal, "RefuseDeal": _in_deal, "VoidDeal": lambda state, random: _in_deal(state, random) | {"ground": _one(random, VOID.choices), "why": "forced"},
    "PayDebt": _owing, "FinishHand": _hand_for_hand,
    "NoteOffence": _guilty, "Penalise": _punished, "FillEnvelopes": _envelopes,
    "CountStacks": _counted, "BagChips": _counted, "BustOut": _busted,
    "KeepRuling": _just(script=RULED, line=5),
    "SuspendPlay": _just(hands_finished=True, to_be_agreed=True, resumes_at=None),
    "Rebuy": _just(stack=0), "AddOn": _just(stack=500),
    "Arrive": lambda state, random: {"entry": _one(random, state.of(Seats).on_the_way)},
    "ReportOut": lambda state, random: {"entry": _one(random, state.of(Finishing).of)}, **MORE,
}  # fmt: skip


@cache
def _choices() -> dict[str, str | int | bool | list[str]]:
    """A choice for every setting of the desk, as far as one can be made without thinking."""
    found: dict[str, str | int | bool | list[str]] = {}
    for name, one in all_settings().items():
        if name.startswith(("entries.", "satellites.")):
            tries: tuple[str | int | bool | list[str], ...] = (True, 1, *one.choices[:1], list(one.choices[:1]))
            for value in tries:
                try:
                    one.read(value)
                except ValueError:
                    continue
                found[name] = value
                break
    return found | CHOICES


class Whole:
    """One event that is given orders at random, and what must hold after each of them."""

    def __init__(self, book: str, kind: str) -> None:
        self.kinds = sorted(DECIDERS, key=lambda one: one.__name__)
        self.focus = [one for one in self.kinds if one.__name__ in FOCUS[kind]]
        self.event = Event()
        self.seed = SEED
        self.book = book
        self.at = setup(book, kind).starts_at - 60 * MINUTE
        self.told: list[str] = []
        """What was done, for the report of a defect."""
        self.done: Counter[str] = Counter()
        self.conflicts = False
        """The director has saved a correction that later entries do not fit: a seat may have gone to somebody else."""
        self._order(CreateEvent(setup=setup(book, kind), terms=TERMS))

    @classmethod
    def after(cls, event: Event, kind: str, seed: bytes) -> Self:
        """A night that others have played, to be corrected at random."""
        one = cls(event.state.setup.book, kind)
        one.event, one.at, one.seed, one.told = event, event.last_at, seed, [f"a night of {event.version} entries"]
        return one

    @property
    def context(self) -> Context:
        """Who orders now."""
        return Context(at=self.at, by="soak", seed=self.seed)

    def open_doors(self, random: Random) -> None:
        """Some people register, as a rule enough of them."""
        if self.state.setup.day > 1:
            for result in flights(self.book, setup, TERMS):
                self.attempt(TakeInFlight(result=result), random)
        for player in random.sample(NAMES, random.choice((2, 7, 11, 13, 16))):
            self.attempt(self.comes(player, random), random)
        self.at = self.state.setup.starts_at if random.random() < 0.8 else self.at

    def play_down(self, random: Random) -> None:
        """The night goes its way until few are left: what is advised is done, and every table deals."""
        few = random.choice((2, 3, 4, 6))
        for _ in range(HANDS):
            for _ in range(4):
                self.follow(random)
            if self.state.of(Entrants).left <= few or self.state.of(Clock).suspended:
                return
            for table in [table.number for table in self.state.of(Entrants).open_tables() if table.players > 1]:
                self.attempt(DealHand(table=table), random)
            self.at += 90 * SECOND

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.event.state

    def step(self, random: Random) -> None:
        """Something at random: advice, a usual order, any order at all, a correction, or time that passes."""
        self.pass_time(random)
        chance = random.random()
        if chance < 0.38:
            self.follow(random)
        elif chance < 0.62:
            self.usual(random)
        elif chance < 0.90:
            self.anything(random)
        elif chance < 0.95:
            self.strike(random)
        else:
            self.insert(random)

    def pass_time(self, random: Random) -> None:
        """Some time passes, mostly a little; now and then somebody's clock goes back."""
        self.at += random.choice((0, 0, 1, 20, 45, 60, 150)) * SECOND
        if random.random() < 0.04:
            self.at += random.choice((10, 30, -2)) * MINUTE

    # What is ordered

    def follow(self, random: Random) -> None:
        """Take some of the advice; every order of it can be decided."""
        told = self.advised()
        ready = [one for one in told if one.orders]
        if not ready:
            return self.usual(random)
        one = ready[0] if random.random() < 0.7 else random.choice(ready)
        sizes = self._sizes()
        entries = self.attempt(random.choice(one.orders), random, must_answer=True)
        for entry in entries:
            if isinstance(entry.what, Balanced) and one.kind == "move":
                self._evens_out(entry.what, sizes)
        return None

    def usual(self, random: Random) -> None:
        """Somebody registers, or a table deals."""
        started = now(self.state, self.at).started
        values = Values(self.state, random)
        if not started or random.random() < 0.2:
            player = random.choice(NAMES)
            self.attempt(self.comes(player, random), random)
        elif random.random() < 0.8:
            self.attempt(
                DealHand(table=random.choice(values.tables), players=random.choice(("sane", "sane", "away"))), random
            )
        else:
            self.attempt(HandOver(table=random.choice(values.tables)), random)

    def anything(self, random: Random) -> None:
        """Any order there is, with values at random."""
        kind = random.choice(self.focus if self.focus and random.random() < 0.4 else self.kinds)
        self.attempt(self._any(kind, random), random)

    def _any(self, kind: type[Order], random: Random) -> Order:
        order = Values(self.state, random).order(kind)
        hint = HINTS.get(kind.__name__)
        if hint is not None and random.random() < 0.8:
            order = msgspec.structs.replace(order, **hint(self.state, random))
        open_ones = {
            name: value
            for name, value in _choices().items()
            if self.state.policy.value(all_settings()[name]) in (None, DIRECTOR)
        }
        return msgspec.structs.replace(order, choices=open_ones)

    def comes(self, player: str, random: Random) -> Register:
        """Somebody at the desk, mostly with money and papers."""
        person = in_order(self.state) if random.random() < 0.95 else Person()
        if random.random() < 0.05:  # somebody who has won the entry
            won = f"W{random.randint(1, 99)}"
            return Register(player=player, name=player.upper(), way="ticket", reference=won, person=person)
        return Register(player=player, name=player.upper(), paid=random.random() < 0.9, person=person)

    def attempt(self, order: Order, random: Random, *, must_answer: bool = False) -> tuple[Entry, ...]:
        """Give an order; where it is refused nothing has changed, and it is tried again with what would be accepted."""
        for _ in range(5):
            before = whole(self.state)
            try:
                return self._order(order)
            except Refusal as refusal:
                same(f"{order} was refused ({refusal}) and changed something", before, whole(self.state))
                if not str(refusal):
                    raise Defect(f"{order} was refused without a word") from None
                again = self._accepted(order, refusal, random)
                if again is None or (not must_answer and random.random() < 0.1):
                    return ()
                order = again
        return ()

    def _order(self, order: Order) -> tuple[Entry, ...]:
        self.told.append(f"{self.at} {order}")
        before = dict(self.state.of(Seats).at)
        entries = self.event.order(order, self.context)
        self.told[-1] += f"   -> {[type(entry.what).__name__ for entry in entries]}"
        self.done[type(order).__name__] += 1
        for entry in entries:
            if isinstance(entry.what, ButtonMoved):
                self._big_blind(entry.what, before.get(entry.what.table))
        self.holds()
        return entries

    def _accepted(self, order: Order, refusal: Refusal, random: Random) -> Order | None:
        """The order with one of the values that the refusal names."""
        if isinstance(refusal, Ambiguous):
            return answer(order, refusal.question)
        options = refusal.limits.get("of") or refusal.limits.get("options")
        field = refusal.field or ""
        if not isinstance(options, list | tuple) or not options or field not in order.__struct_fields__:
            return None
        try:
            fields = {**msgspec.to_builtins(order), field: random.choice(list(options))}
            return msgspec.convert(fields, type(order), str_keys=True, strict=False)
        except (msgspec.MsgspecError, TypeError, ValueError):
            return None

    # Corrections

    def strike(self, random: Random) -> None:
        """Strike out some orders, mostly the last ones: mistakes are seen soon."""
        orders = self._orders()
        if not orders:
            return
        recent = orders[-random.choice((1, 3, 10, 99)) :]
        numbers = random.sample(recent, min(len(recent), random.choice((1, 1, 1, 2))))
        self.correct(f"strike {numbers}", lambda event: event.strike(numbers, self.context, "a mistake"))

    def insert(self, random: Random) -> None:
        """Give an order in the past, now and then in the place of another."""
        order = self._forgotten(random)
        after = random.randint(1, self.event.version)
        instead = [after] if self.event.log[after - 1].first in self._orders() and random.random() < 0.3 else []
        self.correct(
            f"insert after {after}, instead of {instead}: {order}",
            lambda event: event.insert(order, after, self.context, "forgotten", instead_of=instead),
        )

    def _forgotten(self, random: Random) -> Order:
        """An order that somebody forgot: mostly such as fit, now and then any there is."""
        kind = random.choice(FORGOTTEN if random.random() < 0.6 else self.kinds)
        if kind is Register:
            return self.comes(random.choice(NAMES), random)
        return self._any(kind, random)

    def _orders(self) -> list[int]:
        """The orders that can be struck out, strikes among them."""
        gone = numbers_struck(self.event.log)
        return [one.number for one in self.event.log[1:] if not one.of and one.number not in gone]

    def correct(self, words: str, decide: Callable[[Event], Correction]) -> None:
        """A correction is refused and changes nothing, or comes to the night that would have been without it."""
        self.told.append(words)
        before = whole(self.state)
        try:
            correction = decide(self.event)
        except Refusal as refusal:
            same(f"a correction was refused ({refusal}) and changed something", before, whole(self.state))
            self.done["refused correction"] += 1
            return
        same("a preview changed something", before, whole(self.state))
        self._is_the_night_without_it(correction)
        told = difference(self.state, correction.state, self.at)
        if told.nothing and told != Difference():
            raise Defect(f"nothing changes, and yet: {told}")
        self.told[-1] += f"   -> {[one.order for one in correction.conflicts]} do not fit"
        self.conflicts |= bool(correction.conflicts)
        self.done[words.partition(" ")[0]] += 1
        self.event.correct(correction)
        derived = derive(self.event.log)
        same("what was shown is not what was saved", whole(self.state), whole(derived.state))
        if derived.conflicts:
            raise Defect(f"orphans are left: {derived.conflicts}")
        self.holds()
        self.advised()
        self._and_back(before, correction.number)

    def _is_the_night_without_it(self, correction: Correction) -> None:
        """The simplest replay that there is comes to the same state, and leaves the same orders out."""
        asked = [_alone(entry) for entry in correction.entries]
        state, left_out = plainly(effective([*self.event.log, *asked]))
        if left_out != {one.order for one in correction.conflicts}:
            raise Defect(f"a replay leaves {sorted(left_out)} out, the correction {correction.conflicts}")
        shown, replayed = whole(correction.state), whole(state)
        same("a replay comes to another night than was shown", shown, replayed)

    def _and_back(self, before: dict[str, Any], number: int) -> None:
        """Striking the correction out gives the night back."""
        back = self.event.strike([number], self.context, "right after all")
        if back.conflicts:
            raise Defect(f"striking {number} out again leaves conflicts: {back.conflicts}")
        same("striking a correction out does not give the night back", before, whole(back.state))

    # What must hold

    def holds(self) -> None:
        """No rule is broken, nobody sits twice, chips and money are all there."""
        found = [str(one) for one in broken(self.state)]
        found += [*_seated_right(self.state), *_all_there(self.state)]
        found += _all_chips(self.state)
        without = [
            one.number for one in self.state.of(Entrants).live() if one.status == "playing" and one.table is None
        ]
        if without and not self.conflicts:
            found.append(f"entry {without} plays without a seat")
        if found:
            raise Defect("; ".join(found))

    def replays(self) -> None:
        """The log alone, written and read again, comes to the same state."""
        read = [_through_the_store(entry) for entry in self.event.log]
        same("the log comes to another state", whole(self.state), whole(derive(read).state))

    def tells(self) -> None:
        """Everything that happened has words with all their values."""
        for entry in self.event.log:
            in_every_language(entry.what.story_line(self.state))

    def advised(self) -> list[Advice]:
        """What is advised; every order of it that needs nothing else can be decided."""
        told = advice(self.state, self.at)
        for one in told:
            if not (one.orders or one.forms or one.kind in Advice.INFORMATION):
                raise Defect(f"advised and nobody can act on it: {one}")
            for said in (one.message, *one.reasons, *(need.message for need in one.needs)):
                in_every_language(said)
            for order in one.orders if not one.needs else ():
                refusal = self._why_not(order)
                if refusal is not None:
                    raise Defect(f"advised and refused ({refusal}): {order}, {one}")
        return told

    def _why_not(self, order: Order) -> Refusal | None:
        for _ in range(6):
            try:
                decide(self.state, order, self.context)
            except Ambiguous as question:
                answered = answer(order, question.question)
                if answered is None:  # a person has to say it
                    return None if question.question else question
                order = answered
            except Refusal as refusal:
                return refusal
            else:
                return None
        return None

    def _sizes(self) -> dict[int, int]:
        return {table.number: table.players for table in self.state.of(Entrants).open_tables()}

    def _evens_out(self, moved: Balanced, sizes: dict[int, int]) -> None:
        """A player moves from a fuller table to a shorter one, and not the other way round afterwards."""
        here = self.state.of(Entrants).entries[moved.entry].table
        before = [number for number, size in sizes.items() if size > self._sizes().get(number, 0)]
        if len(before) != 1 or here is None or sizes[before[0]] - sizes[here] < 2:
            raise Defect(f"the move does not make tables more even: {moved}, {sizes}")

    def _big_blind(self, moved: ButtonMoved, before: AtTable | None) -> None:
        """The big blind goes to the next player: nobody pays it twice running, and nobody who was there is passed."""
        if before is None or before.due or before.told_at is not None:
            return
        table = self.state.of(Entrants).tables[moved.table]
        here = {seat: entry for seat, entry in table.seats.items() if entry is not None}
        last, big = before.positions, moved.positions.big_blind
        stayed = {seat for seat, entry in here.items() if before.sat.get(seat) == entry}
        if len(here) < 3:
            return
        if big in stayed and big == last.big_blind:
            raise Defect(f"seat {big} of table {moved.table} has the big blind twice running")
        passed = clockwise_from(last.big_blind, {*stayed, big} - {last.big_blind})
        if passed[0] != big:
            raise Defect(f"seat {passed[0]} of table {moved.table} skips the big blind")


def _alone(entry: Entry) -> Entry:
    """A correction without the orders that no longer fit."""
    if not isinstance(entry.what, Struck):
        return entry
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, dependents=()))


def plainly(entries: list[Entry]) -> tuple[State, set[int]]:
    """What entries come to where everything is replayed whenever an order does not fit; and those orders."""
    left_out: set[int] = set()
    while True:
        state = State()
        for entry in entries:
            if entry.first in left_out:
                continue
            try:
                apply(state, entry.what, state.at if entry.after is not None else entry.at)
            except Refusal:
                left_out.add(entry.first)
                break
        else:
            return state, left_out


def _seated_right(state: State) -> Iterator[str]:
    """Entries, tables and running counts agree."""
    entrants = state.of(Entrants)
    if entrants.left != sum(1 for _ in entrants.live()):
        yield f"{entrants.left} are said to be left"
    for entry in entrants.entries.values():
        if entry.table is not None and entrants.tables[entry.table].seats.get(entry.seat or 0) != entry.number:
            yield f"entry {entry.number} thinks it sits at table {entry.table}"
        if entry.chips < 0 or (not entry.live and entry.table is not None):
            yield f"entry {entry.number} is {entry.status} with {entry.chips} chips"
    for table in entrants.tables.values():
        if table.players != len(table.taken) or (table.players and not table.open):
            yield f"table {table.number} is counted with {table.players} players"
    counted = sorted(number for numbers in entrants.by_size.values() for number in numbers)
    if counted != sorted(table.number for table in entrants.open_tables()):
        yield f"tables {counted} are counted by size"


def _all_chips(state: State) -> Iterator[str]:
    """Chips that were sold and not taken out are in play."""
    account = state.of(Account)
    given = account.issued_to
    sold = sum(
        given.get(entry.number, 0) if entry.status == "waiting" else entry.bought
        for entry in state.of(Entrants).entries.values()
        if entry.status != "withdrawn"
    )
    back = sum(
        entry.status == "withdrawn" and account.issued_to.get(entry.number, 0)
        for entry in state.of(Entrants).entries.values()
    )
    gone_before = account.removed_why["found"] + account.removed_why["hidden"]
    came_back = (
        back - gone_before <= account.removed_why["withdrawn"] <= back
    )  # a stack, without what was taken from it
    if account.issued_why.keys() <= SALES and (
        expected(state) != sold + back + account.raced - account.removed or not came_back
    ):
        yield f"{expected(state)} chips should be in play, {sold} were sold, {account.removed} went, {account.raced} raced"


def _all_there(state: State) -> Iterator[str]:
    """No more money leaves than came, and the prizes are the pool."""
    money, prizes = state.of(Ledger), state.of(Prizes)
    if min([*money.owed.values(), money.collected, money.paid_back, 0]) < 0:
        yield "money below nothing"
    if prizes.announced is not None and not prizes.agreed and sum(prizes.announced.prizes) != prizes.announced.pool:
        yield f"prizes of {prizes.announced.prizes} in a pool of {prizes.announced.pool}"
    if pool(state) < 0:
        yield "the pool is below nothing"


def _through_the_store(entry: Entry) -> Entry:
    body = codec().encode(entry)
    return codec().decode(Row(0, "", entry.number, codec().written_as, body, b""))


def run(seed: int, steps: int = STEPS) -> Whole:
    """One event, all books and kinds in turn; a ``Defect`` where something does not hold."""
    book, kind = (
        BOOKS[seed % len(BOOKS)],
        list(KINDS)[seed % len(KINDS)],
    )  # every pair: 7 and 11 have no divisor in common
    random = Random(seed)
    one = Whole(book, kind)
    try:
        if random.random() < 0.8:
            one.open_doors(random)
            if random.random() < 0.4:
                one.play_down(random)
        for number in range(steps):
            one.step(random)
            if number % 20 == 19:
                one.replays()
                one.tells()
    except Exception as error:
        raise Defect("\n".join((f"seed {seed}, {kind} by {book}", *one.told))) from error
    return one


class Ran(NamedTuple):
    """What one event came to."""

    seed: int
    entries: int
    done: Counter[str]
    defect: str = ""


def ran(seed: int, steps: int) -> Ran:
    """Run one event, in a process of its own."""
    try:
        one = run(seed, steps)
    except Defect:
        return Ran(seed, 0, Counter(), traceback.format_exc())
    return Ran(seed, one.event.version, one.done)


def soak(events: int, first: int = 0, steps: int = STEPS) -> int:
    """Run so many events, one on each core; the exit code."""
    done: Counter[str] = Counter()
    entries, began = 0, time.perf_counter()
    with ProcessPoolExecutor() as cores:
        seeds = range(first, first + events)
        for number, one in enumerate(cores.map(partial(ran, steps=steps), seeds, chunksize=4), 1):
            if one.defect:
                print(one.defect, file=sys.stderr)
                cores.shutdown(cancel_futures=True)
                return 1
            done += one.done
            entries += one.entries
            if number % TOLD_EVERY == 0:
                print(f"{number} of {events} events, {time.perf_counter() - began:.0f} s", flush=True)
    took = time.perf_counter() - began
    print(f"{events} events, {entries} entries, {done.total()} orders of {len(done)} kinds: all holds, {took:.0f} s")
    print(f"{done['strike']} strikes, {done['insert']} insertions, {done['refused correction']} corrections refused")
    never = sorted(kind.__name__ for kind in DECIDERS if not done[kind.__name__])
    print(f"Never accepted: {', '.join(never) or 'none'}")
    return 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("events", nargs="?", type=int, default=EVENTS, help=f"how many events, {EVENTS} unless told")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"steps of an event, {STEPS} unless told")
    given = parser.parse_args()
    return soak(given.events, given.first, given.steps)


if __name__ == "__main__":
    sys.exit(main())
