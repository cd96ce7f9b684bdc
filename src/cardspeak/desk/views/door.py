"""Who stands at the door: signed up by phone and not paid, or late and waiting until everybody has chips."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.entries.door import at_the_door, signed_up
from cardspeak.tournament.entries.registering import must_wait
from cardspeak.tournament.entries.signing_up import comes_again, offer_to
from cardspeak.tournament.entries.window import Registration
from cardspeak.tournament.entries.window import waiting as latecomers


class ShownAtDoor(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the door."""

    player: str
    name: str
    signed_up: bool
    """By phone; otherwise the desk has noted a latecomer."""
    again: bool
    """It would be a re-entry."""
    price: int
    waits: bool
    """Nobody is entered before everybody who was on time has chips, and the desk has noted this one."""


class ShownDoor(msgspec.Struct, frozen=True, kw_only=True):
    """Who has signed up or waits, in order of arrival; they are not entered yet."""

    people: tuple[ShownAtDoor, ...]


@shows("door", "staff")
def door(seen: Seen) -> ShownDoor:
    """Who stands at the door."""
    return ShownDoor(people=tuple(_people(seen)))


def _people(seen: Seen) -> Iterator[ShownAtDoor]:
    state = seen.state
    late = {player: state.of(Registration).waiting[player] for player in latecomers(state)}
    still = bool(late) and must_wait(state)
    names = {**dict(at_the_door(state)), **late}
    for player, name in names.items():
        yield ShownAtDoor(
            player=player, name=name, signed_up=signed_up(state, player) is not None, again=comes_again(state, player),
            price=offer_to(state, player).price, waits=still and player in late,
        )  # fmt: skip
