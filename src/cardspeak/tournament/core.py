"""Orders, happenings and the state: an order is decided into happenings, happenings change the state, and rules must hold.

Each part of the tournament (entries, seats, clock, chips, …) adds its own orders and happenings with the decorators
below, keeps its own memory in the state, and its own rules that must hold after every happening.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from cardspeak.books.policy import Policy, policy, read_setting
from cardspeak.errors import Refusal, Unlawful
from cardspeak.limits import PlayerId, within_limits
from cardspeak.question import CHOICES, Question, options
from cardspeak.tournament.draws import Chance, Sealed, opened
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import Chips, Items, Message, MessageValue, items

HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


EventRole = Literal["registrar", "floor", "dealer", "player"]
DESK: frozenset[EventRole] = frozenset({"registrar"})
FLOOR: frozenset[EventRole] = frozenset({"floor"})
DESK_AND_FLOOR: frozenset[EventRole] = DESK | FLOOR
FLOOR_AND_DEALERS: frozenset[EventRole] = frozenset({"floor", "dealer"})
EVERYBODY: frozenset[EventRole] = frozenset({"registrar", "floor", "dealer", "player"})


ChosenValue = str | int | bool | list[str]
"""What may be chosen on a setting."""


class Names(NamedTuple):
    """Whom a field of an order names, so that a form offers people instead of a box to type in."""

    whose: Literal["entry", "player", "door"]


EntryNumber = Annotated[int, Names("entry")]
KnownPlayer = Annotated[PlayerId, Names("player")]
"""A player who has an entry; a field for any player is a plain ``PlayerId``."""
AtTheDoor = Annotated[PlayerId, Names("door")]
"""Somebody who has signed up."""


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody on the staff asks for; a class in each part of the tournament."""

    roles: ClassVar[frozenset[EventRole]] = frozenset()
    """Who may give it besides the director."""
    for_director: ClassVar[frozenset[str]] = frozenset()
    """Fields of it that the director alone may fill in."""

    choices: dict[str, ChosenValue] = msgspec.field(default_factory=dict)
    """What the director chooses where the book is silent or leaves it to them, by the name of the setting."""


class Happening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What has happened: a value that is kept for ever. Its tag never changes, and a new field has a default."""

    def story_line(self, state: State) -> Message:
        """The line of the story: code ``happening.`` and the tag, with what the words need."""
        return self.tell(state)

    def tell(self, state: State, form: str = "", /, **values: MessageValue) -> Message:
        """The line in the words of a form, with its plain fields as values; ``values`` replace or add to them."""
        code = ".".join(part for part in ("happening", tag_of(self), form) if part)
        return Message(code, {**_plain_values(state, self), **values})


UNTOLD = frozenset({"at", "board", "cards", "earlier_player", "key", "label", "player", "script", "strength"})
"""Fields that no line of the story needs, or that nobody should read over somebody's shoulder."""


def _plain_values(state: State, what: Happening) -> dict[str, MessageValue]:
    """The fields of a happening that are plain: people by their names, chips, numbers, texts and messages."""
    found: dict[str, MessageValue] = {}
    for field in type(what).__struct_fields__:
        value = getattr(what, field)
        if field == "entry" and value is not None:
            found["name"] = state.name_of(value)
        elif field == "entries" and isinstance(value, tuple):
            found |= {"names": state.names_of(value), "n": len(value)}
        elif field == "chips" and isinstance(value, int):
            found["chips"] = Chips(value)
        elif field not in UNTOLD and isinstance(value, (int, str, Message)) and not isinstance(value, bool):
            found[field] = value
    return found


def tag_of(what: Happening) -> str:
    """The tag of a happening."""
    return str(type(what).__struct_config__.tag)


class Note(Happening, frozen=True, kw_only=True):
    """Something the program records by itself: nobody ordered it, and no correction undoes it."""


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """What the other events of the house know about a player."""

    seats: tuple[str, ...] = ()
    """The events that are under way in which the player has a seat."""
    offences: tuple[str, ...] = ()
    """What is on record there, also of events that are over."""


def no_other_events(_player: str) -> Elsewhere:
    """What is known elsewhere where there is only one event."""
    return Elsewhere()


class Context(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision is given in addition to the state."""

    at: int
    """When, in milliseconds since 1970."""
    by: str = ""
    """Who asks."""
    seed: bytes | None = None
    """The sealed seed, for orders that draw."""
    elsewhere: Callable[[str], Elsewhere] = no_other_events
    """What other events know about a player."""


class Created(Happening, frozen=True, kw_only=True, tag="created"):
    """The event exists: what was settled at its start."""

    setup: EventSetup
    sealed: Sealed

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, name=self.setup.name)


class SeedSealed(Note, frozen=True, kw_only=True, tag="seed-sealed"):
    """A new seed from now on: the previous one was revealed when the event was over."""

    sealed: Sealed


AnyPart = TypeVar("AnyPart")
MOST_NAMED = 6
"""So many names are told; the rest is a number."""


class State:
    """Where an event stands. Each part of the tournament keeps its own memory: ``state.of(Seats)``."""

    def __init__(self) -> None:
        self.created: Created | None = None
        self.sealed = Sealed("")
        """The seal of the seed from which draws come now."""
        self.at = 0
        """When the last thing happened."""
        self.version = 0
        """How many happenings it has taken."""
        self._parts: dict[type, Any] = {}

    def of(self, kind: type[AnyPart]) -> AnyPart:
        """The memory of one part; empty the first time."""
        found = self._parts.get(kind)
        if found is None:
            found = self._parts[kind] = kind()
        return found

    @property
    def parts(self) -> Mapping[type, Any]:
        """The memory of every part that has one."""
        return self._parts

    def name_of(self, entry: int) -> str:
        """The name of an entry, also of one that was struck out; its number where there never was one."""
        entrants = self.of(Entrants)
        known = entrants.entries.get(entry)
        return known.name if known is not None else entrants.struck.get(entry, f"#{entry}")

    def names_of(self, entries: Iterable[int]) -> Items:
        """Some names, and how many more."""
        numbers = list(entries)
        told = [self.name_of(entry) for entry in numbers[:MOST_NAMED]]
        return items(told if len(numbers) <= MOST_NAMED else [*told, f"+{len(numbers) - MOST_NAMED}"])

    @property
    def setup(self) -> EventSetup:
        """What was settled at the start."""
        if self.created is None:
            raise Unlawful("event.not-created", field="event")
        return self.created.setup

    @cached_property
    def policy(self) -> Policy:
        """The book in force with the house settings on top."""
        book = policy(self.setup.book)
        return book.changed(self.setup.house) if self.setup.house else book


AnyOrder = TypeVar("AnyOrder", bound=Order)
AnyHappening = TypeVar("AnyHappening", bound=Happening)
Decider = Callable[[State, Any, Context], Iterable[Happening]]
Apply = Callable[[State, Any], None]


Invariant = Callable[[State], Iterable[Message]]
"""Something that must hold in every state: it yields a message of the family ``broken`` for whatever does not."""

DECIDERS: dict[type[Order], Decider] = {}
APPLIERS: dict[type[Happening], Apply] = {}
BARS: list[Callable[[State, Any], None]] = []
RULES: list[Invariant] = []
QUICK_RULES: list[Invariant] = []


def decides(order: type[AnyOrder]) -> Callable[[Callable[[State, AnyOrder, Context], Iterable[Happening]]], Decider]:
    """The function that decides an order: happenings, or a ``Refusal``. It changes nothing."""

    def add(decide: Callable[[State, AnyOrder, Context], Iterable[Happening]]) -> Decider:
        assert order not in DECIDERS, order
        DECIDERS[order] = decide
        return decide

    return add


def applies(happening: type[AnyHappening]) -> Callable[[Callable[[State, AnyHappening], None]], Apply]:
    """The function that lets a happening change the state. It never decides; it refuses what cannot be any more."""

    def add(apply: Callable[[State, AnyHappening], None]) -> Apply:
        assert happening not in APPLIERS, happening
        APPLIERS[happening] = apply
        return apply

    return add


def bars(refuse: Callable[[State, Order], None]) -> Callable[[State, Order], None]:
    """A look at every order before it is decided: it refuses what nobody may order any more."""
    BARS.append(refuse)
    return refuse


def must_hold(rule: Invariant) -> Invariant:
    """A rule of the whole state: it yields everything that is wrong."""
    RULES.append(rule)
    return rule


def must_always_hold(rule: Invariant) -> Invariant:
    """A rule on running counts that costs the same however large the field is: checked after every order."""
    QUICK_RULES.append(rule)
    return rule


@cache
def words(kind: type[Order]) -> str:
    """An order by its words: ``draw seats`` for ``DrawSeats``."""
    return HUMP.sub(" ", kind.__name__).lower()


def decide(state: State, order: Order, context: Context) -> tuple[Happening, ...]:
    """What an order leads to; a ``Refusal`` names the rule, the field, and what would be accepted."""
    found = DECIDERS.get(type(order))
    if found is None:
        raise Unlawful("order.unknown", {"name": type(order).__name__}, field="order")
    for name, chosen in order.choices.items():
        read_setting(name, chosen, CHOICES)
    within_limits(order)
    for refuse in BARS:
        refuse(state, order)
    try:
        return tuple(found(state, order, context))
    except Refusal as refusal:
        refusal.question = refusal.question or _another_value(order, refusal)
        raise


def _another_value(order: Order, refusal: Refusal) -> Question | None:
    """The question that accepted values are, where they answer a field of the order."""
    field, accepted = refusal.field or "", refusal.limits.get("of")
    if field not in order.__struct_fields__ or not isinstance(accepted, list | tuple):
        return None
    if not accepted or not isinstance(getattr(order, field), str | int | None):
        return None
    return Question(asks=refusal.message, field=(field,), options=options(accepted))


def apply(state: State, happening: Happening, at: int) -> None:
    """Let a happening change the state; a ``Refusal`` where it cannot be, for example after an earlier one was struck out."""
    APPLIERS[type(happening)](state, happening)
    state.at = max(state.at, at)
    state.version += 1


def broken(state: State) -> tuple[Message, ...]:
    """Everything that should hold and does not; empty in a sound event."""
    return tuple(found for rule in (*QUICK_RULES, *RULES) for found in rule(state))


def broken_quickly(state: State) -> tuple[Message, ...]:
    """The same by the rules that keep running counts, at a cost that does not grow with the field."""
    return tuple(found for rule in QUICK_RULES for found in rule(state))


@applies(Created)
def _created(state: State, happening: Created) -> None:
    if state.created is not None:
        raise Unlawful("event.created", field="event")
    state.created, state.sealed = happening, happening.sealed


@applies(SeedSealed)
def _sealed(state: State, happening: SeedSealed) -> None:
    state.sealed = happening.sealed


def chance_of(state: State, context: Context, label: str) -> Chance:
    """The sealed randomness of one draw."""
    return Chance(opened(state.sealed, context.seed), label)
