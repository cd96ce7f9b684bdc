"""Values for messages: people by their names, money in the currency of the event, moments on its own clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardspeak.books.inquiry import DIRECTOR
from cardspeak.books.setting import Setting, T
from cardspeak.question import Option
from cardspeak.tournament.core import ChosenValue, State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.terms import terms
from cardspeak.words import Items, Message, Moment, Money, message, words_of


def players_of(state: State, players: Iterable[str]) -> Items:
    """The names of some players, as they have entered."""
    return state.names_of(_entries_of(state, players))


def players_named(state: State, players: Iterable[str]) -> tuple[str, ...]:
    """The same one by one, nobody left out."""
    return tuple(state.name_of(entry) for entry in _entries_of(state, players))


def player_named(state: State, player: str) -> str:
    """The name of a player, as they have entered; what the player is called elsewhere before that."""
    return next(iter(players_named(state, (player,))), player)


def _entries_of(state: State, players: Iterable[str]) -> Iterator[int]:
    entrants = state.of(Entrants)
    return (entrants.by_player[one][-1] for one in players if one in entrants.by_player)


def entries_offered(state: State, entries: Iterable[int]) -> tuple[Option, ...]:
    """Entries to choose from, by their names."""
    return tuple(Option(entry, state.name_of(entry)) for entry in entries)


def tables_offered(tables: Iterable[int]) -> tuple[Option, ...]:
    """Tables to choose from."""
    return tuple(Option(number, message("option.table", number=number)) for number in tables)


def seats_offered(seats: Iterable[int]) -> tuple[Option, ...]:
    """Seats to choose from."""
    return tuple(Option(number, message("option.seat", number=number)) for number in seats)


def left_open(state: State, setting: Setting[T], value: ChosenValue) -> dict[str, ChosenValue]:
    """The choice on a setting, where the book leaves it open; none where it says something."""
    return {setting.name: value} if state.policy.value(setting) in (None, DIRECTOR) else {}


REASONS = words_of(
    "why", "entry", "bought", "alternate", "re-entry", "rebuy", "add-on", "stamp card", "stamp-card", "found", "hidden",
    "rebuy taken back", "taken off", "penalty", "given up", "blinded off", "pot", "correction",
)  # fmt: skip
"""The words of our own among the reasons that a log keeps."""


def reason(why: Message | str) -> Message | str:
    """A reason that a log keeps: a message, a word of our own, or what somebody wrote."""
    return why if isinstance(why, Message) else REASONS.get(why, why)


def money_of(state: State, amount: int) -> Money:
    """An amount in the currency of the event."""
    return Money(amount, state.setup.currency)


def moment_of(state: State, at: int) -> Moment:
    """A moment by the clocks of the place."""
    return Moment(at, terms(state).utc_offset_minutes)
