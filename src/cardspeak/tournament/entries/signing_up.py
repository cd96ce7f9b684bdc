"""Signing up: the way to an entry that has to be paid for begins at the door, on the phone, and ends at the desk."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.errors import Unlawful, refuse_all
from cardspeak.limits import Name, PlayerId
from cardspeak.tournament.core import DESK, AtTheDoor, Context, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.door import SignedUp, SignUpDropped, at_the_door, must_be_there, signed_up
from cardspeak.tournament.entries.eligibility import Person, barred
from cardspeak.tournament.entries.re_entering import may_come_again
from cardspeak.tournament.entries.registering import named, stacks_left
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.setup import Offer

MOST = 500
"""The most open sign-ups: a code that hangs on a wall is open to everybody."""


class SignUp(Order, frozen=True, kw_only=True):
    """Sign up to play and pay at the desk later; this is not an entry yet."""

    roles = DESK

    player: PlayerId
    name: Name


class DropSignUp(Order, frozen=True, kw_only=True):
    """Cancel a sign-up."""

    roles = DESK

    player: AtTheDoor
    why: str = ""


class ClearDoor(Order, frozen=True, kw_only=True):
    """Cancel every sign-up that has not been paid."""

    roles = DESK

    why: str = ""


@decides(SignUp)
def _sign_up(state: State, order: SignUp, context: Context) -> Iterator[Happening]:
    named(order.player, order.name)
    if signed_up(state, order.player) is not None:
        raise Unlawful("sign-up.twice/pay", {"name": order.name}, field="player", value=order.player)
    again = comes_again(state, order.player)
    if again:
        may_come_again(state, order.player)
    else:
        _not_in(state, order.player)
    refuse_all(barred(state, order.player, Person()))
    _open(state, context.at, "re-entry" if again else "")
    stacks_left(state, Inquiry(state.policy, order.choices))
    if sum(1 for _ in at_the_door(state)) >= MOST:
        raise Unlawful("sign-up.many", {"most": MOST}, field="player", limits={"max": MOST})
    yield SignedUp(player=order.player, name=order.name)


def comes_again(state: State, player: str) -> bool:
    """Whether somebody has played an entry, so that the next one is a re-entry."""
    entrants = state.of(Entrants)
    mine = [entrants.entries[number] for number in entrants.by_player.get(player, ())]
    return any(one.status != "withdrawn" for one in mine) and not any(one.live for one in mine)


def offer_to(state: State, player: str) -> Offer:
    """What somebody at the door would buy."""
    again = state.setup.re_entry if comes_again(state, player) else None
    return again if again is not None else state.setup.buy_in


def _not_in(state: State, player: str) -> None:
    entrants = state.of(Entrants)
    for number in entrants.by_player.get(player, ()):
        if entrants.entries[number].live:
            raise Unlawful(
                "entry.twice",
                {"name": entrants.entries[number].name, "number": number},
                field="player",
                value=player,
                limits={"entry": number},
            )


def _open(state: State, at: int, case: str) -> None:
    window = registration(state, at, case)
    if not window.open:
        raise window.refusal()


@decides(DropSignUp)
def _drop(state: State, order: DropSignUp, _context: Context) -> Iterator[Happening]:
    name = must_be_there(state, order.player, "player")
    yield SignUpDropped(player=order.player, name=name, why=order.why)


@decides(ClearDoor)
def _clear(state: State, order: ClearDoor, _context: Context) -> Iterator[Happening]:
    there = list(at_the_door(state))
    if not there:
        raise Unlawful("sign-up.none", field="event")
    for player, name in there:
        yield SignUpDropped(player=player, name=name, why=order.why)
