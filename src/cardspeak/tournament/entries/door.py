"""The door: who has signed up and not paid. They are not entered: they count neither for the field nor for the prizes and have no seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening, State, applies
from cardspeak.tournament.entrants import Entrants


class SignedUp(Happening, frozen=True, kw_only=True, tag="signed-up"):
    """Somebody wants to play and is on the way to the desk."""

    player: str
    name: str


class SignUpTaken(Happening, frozen=True, kw_only=True, tag="sign-up-taken"):
    """A sign-up was linked to a known player, who gets the entry."""

    sign_up: str
    player: str
    name: str


class SignUpDropped(Happening, frozen=True, kw_only=True, tag="sign-up-dropped"):
    """A sign-up was cancelled, by the desk or by the player."""

    player: str
    name: str
    why: str = ""


@dataclass(slots=True)
class Came:
    """Somebody who has signed up."""

    name: str
    entries: int
    """How many entries they had then; with another entry the sign-up is used."""


@dataclass
class Door:
    """Who has signed up, in order; whose sign-up was cancelled; and which known players they turned out to be."""

    came: dict[str, Came] = field(default_factory=dict)
    dropped: dict[str, Came] = field(default_factory=dict)
    became: dict[str, str] = field(default_factory=dict)


def at_the_door(state: State) -> Iterator[tuple[str, str]]:
    """Players and names of those who have signed up and have not been entered, in the order in which they came."""
    for player, came in state.of(Door).came.items():
        if _still(state, player, came):
            yield player, came.name


def signed_up(state: State, player: str) -> str | None:
    """The name under which somebody stands at the door; None where they do not."""
    came = state.of(Door).came.get(player)
    return came.name if came is not None and _still(state, player, came) else None


def dropped(state: State, player: str) -> str | None:
    """The name of somebody whose last sign-up was dropped; None where it was not."""
    came = state.of(Door).dropped.get(player)
    return came.name if came is not None and _still(state, player, came) else None


def _still(state: State, player: str, came: Came) -> bool:
    return len(state.of(Entrants).by_player.get(player, ())) == came.entries


def must_be_there(state: State, player: str, field: str) -> str:
    """The name of somebody at the door; refused where they are not."""
    name = signed_up(state, player)
    if name is None:
        raise Unlawful("sign-up.unknown", {"player": player[:80]}, field=field, value=player[:80])
    return name


@applies(SignedUp)
def _signed_up(state: State, happening: SignedUp) -> None:
    door, entrants = state.of(Door), state.of(Entrants)
    mine = entrants.by_player.get(happening.player, ())
    live = [number for number in mine if entrants.entries[number].live]
    if live or signed_up(state, happening.player) is not None:
        raise Unlawful("sign-up.twice", {"name": happening.name}, field="player", value=happening.player)
    door.came.pop(happening.player, None)  # whoever comes again stands at the end
    door.came[happening.player] = Came(happening.name, len(mine))
    door.dropped.pop(happening.player, None)
    door.became.pop(happening.player, None)


@applies(SignUpTaken)
def _taken(state: State, happening: SignUpTaken) -> None:
    must_be_there(state, happening.sign_up, "sign_up")
    door = state.of(Door)
    del door.came[happening.sign_up]
    door.became[happening.sign_up] = happening.player


@applies(SignUpDropped)
def _dropped(state: State, happening: SignUpDropped) -> None:
    must_be_there(state, happening.player, "player")
    door = state.of(Door)
    door.dropped[happening.player] = door.came.pop(happening.player)
