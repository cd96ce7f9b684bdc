"""The pace of play: the time a director sets, players who are slow on purpose, and ways to cut stalling."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.books.settings.clock import (
    ADJUST,
    COUNTDOWN,
    FURTHER_MEASURES,
    OTHER_SECONDS,
    SECONDS,
    SLOW_OCCASIONS,
    SLOW_SECONDS,
    STALLING_METHODS,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seat.clock import Clocks
from cardspeak.floor.seating import player_here
from cardspeak.floor.table import Table
from cardspeak.words import Message, message, words_of

STALLING = words_of(
    "option", "random table breaks", "hands per level", "shot clock", "soft hand-for-hand", "orbit for orbit"
)
"""The ways to cut stalling."""


@dataclass(frozen=True)
class SetTime:
    """The director sets the time for the event, or for one player."""

    seconds: int
    countdown: int
    seat: int | None = None

    def apply(self, table: Table) -> None:
        """Record it for later clocks."""
        clock = table.recall(Clocks)
        if self.seat is None:
            clock.event_seconds = (self.seconds, self.countdown)
        else:
            clock.player_seconds[self.seat] = self.seconds


@form(
    "floor sets the clock to {seconds:count} [and {countdown:count}] seconds [for {seat}]",
    about="The director changes the time.",
    example="floor sets the clock to 30 and 5 seconds",
)
def set_time(table: Table, seconds: int, countdown: int = 0, seat: int | None = None) -> Ruling:
    """The director changes the time, for the event or for one player."""
    inq = Inquiry(table.policy, None if seat is None else player_here(table, seat))
    how = inq.ask(ADJUST)
    inq.cite(ADJUST)
    if seconds < 1 or countdown < 0:
        return inq.ruling("refused", why=message("seat.pace-minimum-clock"))
    most = inq.ask(SECONDS) + inq.ask(COUNTDOWN)
    if how == "shorter" and seconds + countdown > most:
        why = message("seat.pace-only-shorter", most=most)
        return inq.ruling("refused", why=why)
    return inq.ruling(
        "reading",
        why=message(
            "seat.pace-new-clock-length",
            seconds=seconds,
            countdown=countdown,
        ),
        answer={"seconds": seconds, "countdown": countdown},
        effects=(SetTime(seconds, countdown, seat),),
    )


@form("clock length is to be chosen", about="The director picks a clock.", example="clock length is to be chosen")
@form("? clock lengths", about="The clocks a director may choose from.", example="? clock lengths")
def lengths(table: Table) -> Ruling:
    """The clocks a director may choose from."""
    inq = Inquiry(table.policy)
    seconds, countdown = inq.ask(SECONDS), inq.ask(COUNTDOWN)
    cites = inq.cited(SECONDS)
    choices = [Choice(_length(seconds, countdown), cites, (SetTime(seconds, countdown),))]
    other = inq.maybe(OTHER_SECONDS)
    if other is not None:
        choices.append(Choice(_length(other, countdown), inq.cited(OTHER_SECONDS), (SetTime(other, countdown),)))
    choices.append(Choice(message("option.another-length"), inq.cited(ADJUST)))
    inq.rest_on(ADJUST)
    inq.cite(SECONDS)
    why = message("seat.pace-book-clock", length=_length(seconds, countdown))
    lengths: list[Plain] = [seconds + countdown, *([] if other is None else [other + countdown])]
    return inq.ruling("decision", why=why, director=tuple(choices), answer=lengths)


def _length(seconds: int, countdown: int) -> Message:
    if countdown:
        return message("seat.pace-seconds-and-countdown", seconds=seconds, countdown=countdown)
    return message("seat.pace-seconds", seconds=seconds)


@form("{seat} is slow on purpose", about="Deliberate delay is found.", example="Ann is slow on purpose")
def slow_again(table: Table, seat: int) -> Ruling:
    """A player is found slow on purpose: what the director may do about it."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    times = table.recall(Clocks).slow.get(seat, 0) + 1
    inq.fact(message("seat.pace-slow-count", times=times))
    choices: list[Choice] = []
    needed = inq.maybe(SLOW_OCCASIONS)
    if needed is not None and times >= needed:
        seconds = inq.ask(SLOW_SECONDS)
        inq.cite(SLOW_SECONDS)
        effect = SetTime(seconds, 0, seat)
        choices.append(
            Choice(message("option.seconds-until-lifted", seconds=seconds), inq.cited(SLOW_SECONDS), (effect,))
        )
    inq.rest_on(FURTHER_MEASURES)
    cites = inq.cited(FURTHER_MEASURES)
    choices += [
        Choice(message("option.shorter-time-for-this-player"), cites),
        Choice(message("option.penalty"), cites),
        Choice(message("option.nothing"), cites),
    ]
    return inq.ruling(
        "decision",
        why=message("seat.pace-slow-times", name=name, times=times),
        director=tuple(choices),
        penalty="may",
        effects=(SlowOnce(seat),),
    )


@dataclass(frozen=True)
class SlowOnce:
    """One more occasion of deliberate delay."""

    seat: int

    def apply(self, table: Table) -> None:
        """Count the occasion."""
        slow = table.recall(Clocks).slow
        slow[self.seat] = slow.get(self.seat, 0) + 1


@form("short clock of {seat} is lifted", about="The usual time again.", example="short clock of Ann is lifted")
def lift_short_clock(table: Table, seat: int) -> Ruling:
    """The director no longer thinks the short clock needed."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(SLOW_SECONDS)
    if seat not in table.recall(Clocks).player_seconds:
        raise Unlawful("clock.none/short", {"name": name}, field="seat", value=seat)
    why = message("seat.pace-usual-time-again", name=name)
    return inq.ruling("reading", why=why, answer="lifted", effects=(UsualTime(seat),))


@dataclass(frozen=True)
class UsualTime:
    """A player has the usual time again."""

    seat: int

    def apply(self, table: Table) -> None:
        """Forget the short clock."""
        table.recall(Clocks).player_seconds.pop(self.seat, None)


@form("stalling is to be cut", about="The director picks a way.", example="stalling is to be cut")
@form("? against stalling", about="Ways to cut stalling.", example="? against stalling")
def against_stalling(table: Table) -> Ruling:
    """The ways to cut stalling that a director may choose from, alone or together."""
    inq = Inquiry(table.policy)
    methods = inq.ask(STALLING_METHODS)
    inq.cite(STALLING_METHODS)
    cites = inq.cited(STALLING_METHODS)
    return inq.ruling(
        "decision",
        why=message("seat.pace-house-methods"),
        steps=(message("seat.pace-announce-choice"),),
        director=tuple(Choice(STALLING[method], cites) for method in methods),
    )
