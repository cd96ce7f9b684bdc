"""Time to act: a clock is called, runs and ends; seconds come in from outside."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.books.settings.clock import (
    ADJUST,
    AFTER_SECONDS,
    CALLED_BY,
    CALLER_PRESENT,
    CHIPS_STAY,
    COUNTDOWN,
    EARLY_CALL,
    EXPIRY_BET,
    EXPIRY_NO_BET,
    FURTHER_MEASURES,
    GRANTED_BY,
    PAUSES,
    SECOND_CLOCK,
    SECONDS,
    TIE,
    WARNING,
)
from cardspeak.books.settings.levels import ONLY_BREAKS_STOP_PLAY
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Effect, Plain, Ruling
from cardspeak.floor.seating import KillHands, Whereabouts, player_here
from cardspeak.floor.table import Lasting, Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import HandSetup
from cardspeak.words import message

TIME_UP = "time ran out"
GRANT = message("option.grant-the-clock")


@dataclass
class Clocks(Lasting):
    """The clock on a player, and what was set for this event or for one player."""

    seat: int | None = None
    length: int = 0
    """All the seconds, the countdown included."""
    passed: int = 0
    decision: tuple[HandSetup, int] | None = None
    """The hand, and how much had happened when the clock was called; a second call on the same decision is told by it."""
    event_seconds: tuple[int, int] | None = None
    """Seconds and countdown that the director has set for the event."""
    player_seconds: dict[int, int] = field(default_factory=dict)
    slow: dict[int, int] = field(default_factory=dict)
    """How often a player was found slow on purpose."""

    def on_next_hand(self) -> None:
        """No clock runs; the times that were set stay."""
        self.seat = self.decision = None


@dataclass(frozen=True)
class ClockStarts:
    """The clock is on."""

    seat: int
    length: int

    def apply(self, table: Table) -> None:
        """Start counting."""
        clock = table.recall(Clocks)
        clock.seat, clock.length, clock.passed = self.seat, self.length, 0
        clock.decision = decision_of(table)


@dataclass(frozen=True)
class StopClock:
    """The player has acted, or time is over."""

    def apply(self, table: Table) -> None:
        """Stop counting."""
        table.recall(Clocks).seat = None


@dataclass(frozen=True)
class LetCheck:
    """A player who did not act in time has checked."""

    seat: int

    def apply(self, table: Table) -> None:
        """Check for the player."""
        table.the_hand().check(self.seat)


def decision_of(table: Table) -> tuple[HandSetup, int]:
    """The decision that the player to act is thinking about."""
    hand = table.the_hand()
    return hand.setup, len(hand.events)


def time_allowed(inq: Inquiry, table: Table, seat: int) -> tuple[int, int]:
    """The seconds and the countdown for a player, as the book or the director has it."""
    clocks = table.recall(Clocks)
    if seat in clocks.player_seconds:
        return clocks.player_seconds[seat], 0
    if clocks.event_seconds is not None:
        return clocks.event_seconds
    seconds, countdown = inq.ask(SECONDS), inq.ask(COUNTDOWN)
    inq.cite(SECONDS)
    inq.cite(COUNTDOWN)
    return seconds, countdown


@form(
    "clock on {seat} called by {caller:seat} [after {seconds:count} seconds]",
    about="A player at the table asks for the clock.",
    example="clock on Ann called by Ben after 60 seconds",
)
@form(
    "{caller:seat} calls [the] clock on {seat} [after {seconds:count} seconds]",
    about="A player at the table asks for the clock.",
    example="Ben calls the clock on Ann",
)
@form("floor calls the clock on {seat}", about="The floor acts unasked.", example="floor calls the clock on Ann")
@form(
    "(floor|director) puts {seat} on the clock", about="The floor acts unasked.", example="floor puts Ann on the clock"
)
def call_clock(
    table: Table, seat: int, caller: int | None = None, *, seconds: int | None = None, other_table: bool = False
) -> Ruling:
    """Somebody calls for the clock on a player; ``caller`` None is the floor itself."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    refused = _not_to_act(inq, table, seat, name) or _wrong_caller(inq, table, caller, other_table=other_table)
    if refused is not None:
        return refused
    clocks = table.recall(Clocks)
    if clocks.decision == decision_of(table):
        inq.cite(SECOND_CLOCK)
        why = message("seat.clock-already-used", name=name)
        return inq.ruling("refused", why=why)
    early = _too_early(inq, seconds)
    if early is not None and inq.ask(EARLY_CALL) == "refused":
        inq.cite(EARLY_CALL)
        why = message("seat.clock-too-soon", name=name, thought=early)
        return inq.ruling("refused", why=why)
    return _granted(inq, table, seat, asked=caller is not None or other_table, early=early is not None)


@form("[the] clock [is] on {seat}", about="The clock runs for a player.", example="clock on Ann")
@form("{seat} is on the clock", about="The clock runs for a player.", example="Ann is on the clock")
def on_clock(table: Table, seat: int) -> Ruling:
    """A clock that has been granted, whoever asked for it."""
    inq = Inquiry(table.policy, player_here(table, seat))
    inq.cite(CALLED_BY)
    return _not_to_act(inq, table, seat, table.name(seat)) or _running(inq, table, seat)


def _not_to_act(inq: Inquiry, table: Table, seat: int, name: str) -> Ruling | None:
    if table.the_hand().to_act == seat:
        return None
    inq.rest_on(CALLED_BY)
    why = message("seat.clock-not-to-act", name=name)
    return inq.ruling("refused", why=why)


def _wrong_caller(inq: Inquiry, table: Table, caller: int | None, *, other_table: bool) -> Ruling | None:
    allowed = inq.ask(CALLED_BY)
    if caller is None and not other_table:
        inq.cite(CALLED_BY)
        if "director" in allowed or table.policy.has(FURTHER_MEASURES):
            return None
        why = message("seat.clock-not-by-floor")
        return inq.ruling("refused", why=why)
    if other_table:
        inq.cite(CALLED_BY)
        if "player in the event" in allowed:
            return None
        return inq.ruling("refused", why=message("seat.clock-table-only"))
    assert caller is not None
    who = player_here(table, caller)
    if caller in table.recall(Whereabouts).away and inq.ask(CALLER_PRESENT):
        inq.cite(CALLER_PRESENT)
        why = message("seat.clock-caller-not-seated", name=who)
        return inq.ruling("refused", why=why)
    inq.cite(CALLED_BY)
    return None


def _too_early(inq: Inquiry, thought: int | None) -> int | None:
    """The seconds a player has had where the time a book names has not passed yet; without a time a director judges it."""
    after = inq.maybe(AFTER_SECONDS)
    if after is None or thought is None:
        return None
    inq.cite(AFTER_SECONDS)
    inq.fact(message("seat.clock-thought-time", thought=thought, after=after))
    return thought if thought < after else None


def _granted(inq: Inquiry, table: Table, seat: int, *, asked: bool, early: bool) -> Ruling:
    by = inq.ask(GRANTED_BY)
    name = table.name(seat)
    if early:
        inq.cite(EARLY_CALL)
    if not asked or by == "nobody":
        return _running(inq, table, seat)
    inq.cite(GRANTED_BY)
    seconds, countdown = time_allowed(inq, table, seat)
    cites = inq.cited(GRANTED_BY)
    start: tuple[Effect, ...] = (ClockStarts(seat, seconds + countdown),)
    why = message("seat.clock-asked-floor-judges", name=name)
    return inq.ruling(
        "decision",
        why=why.then(message("seat.clock-early")) if early else why,
        answer={"seconds": seconds, "countdown": countdown},
        director=(Choice(GRANT, cites, start), Choice(message("option.deny"), cites)),
    )


def _running(inq: Inquiry, table: Table, seat: int) -> Ruling:
    seconds, countdown = time_allowed(inq, table, seat)
    name = table.name(seat)
    steps = [message("seat.clock-tell-seconds", name=name, seconds=seconds)]
    answer: dict[str, Plain] = {"seconds": seconds, "countdown": countdown}
    if countdown:
        steps.append(message("seat.clock-count-down", countdown=countdown))
    warning = inq.maybe(WARNING)
    if warning:
        inq.cite(WARNING)
        answer["warning at"] = max(seconds + countdown - warning, 0)
        steps.append(message("seat.clock-warn", warning=warning))
    return inq.ruling(
        "reading",
        why=message("seat.clock-started", name=name),
        answer=answer,
        steps=tuple(steps),
        effects=(ClockStarts(seat, seconds + countdown),),
    )


def running(table: Table) -> tuple[int, Clocks]:
    """The seat on the clock; refused where no clock runs."""
    clock = table.recall(Clocks)
    if clock.seat is None:
        waits = table.open is not None and any(one.says == GRANT for one in table.open.director)
        raise Unlawful("clock.none/not-granted" if waits else "clock.none/not-running", field="clock")
    return clock.seat, clock


@form(
    "(time passes {seconds:count} seconds|{seconds:count} seconds (pass|passed|have passed|later))",
    about="Time on the clock.",
    example="time passes 20 seconds",
)
def passes(table: Table, seconds: int) -> Ruling | None:
    """Time goes by; a ruling when it is over."""
    seat, clock = running(table)
    if table.the_hand().to_act != seat:
        raise Unlawful("clock.none/acted", {"name": table.name(seat)}, field="clock")
    if clock.passed + seconds < clock.length:
        clock.passed += seconds
        return None
    return expired(table, seat)


@form(
    "(clock|time) (runs out|expires|is up|ends) [for {seat}]",
    about="Time is over and the player on the clock has not acted; a clock that was asked for was granted then.",
    example="clock runs out",
)
def runs_out(table: Table, seat: int | None = None) -> Ruling:
    """The whole time has gone by."""
    granted = table.open is not None and any(one.says == GRANT for one in table.open.director)
    on_clock = table.the_hand().to_act if granted else running(table)[0]
    if on_clock is None or seat not in (None, on_clock):
        raise (
            not_on_clock(table, on_clock if seat is None else seat) if on_clock else Unlawful("clock.none/not-running")
        )
    if granted:
        table.open = None
    return expired(table, on_clock)


def expired(table: Table, seat: int) -> Ruling:
    """Time is over and the player has not acted."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if hand.to_act != seat:
        raise Unlawful("act.out-of-turn/not-to-act", {"name": name}, field="seat", value=seat)
    facing = hand.to_call > 0
    inq.cite(SECONDS)
    if may_check(inq, hand):
        return inq.ruling(
            "reading",
            why=message("seat.clock-expired-check", name=name),
            action="check",
            binding=True,
            effects=(StopClock(), LetCheck(seat)),
        )
    inq.cite(CHIPS_STAY)
    return inq.ruling(
        "remedy",
        why=message("seat.clock-expired-facing-bet", name=name)
        if facing
        else message("seat.clock-expired-dead", name=name),
        answer="dead",
        steps=(message("seat.kill-hand-pot-stays", name=name),),
        effects=(StopClock(), KillHands((seat,), TIME_UP)),
    )


def may_check(inq: Inquiry, hand: Hand) -> bool:
    """Whether the end of time is a check: never against a bet, and without one as the book says."""
    if hand.to_call:
        inq.rest_on(EXPIRY_BET)
        return False
    outcome = inq.ask(EXPIRY_NO_BET)
    inq.cite(EXPIRY_NO_BET)
    return outcome == "check"


def acts_at(table: Table, second: int | None = None) -> Ruling:
    """The player on the clock acts: in time, just as time ends (``second`` None), or too late."""
    seat, clock = running(table)
    name = table.name(seat)
    inq = Inquiry(table.policy, name)
    at = clock.length if second is None else second
    if at < 0:
        raise Unlawful("time.negative/seconds-negative", field="seconds", value=at)
    if at > clock.length:
        return expired(table, seat)
    why = message("seat.clock-acted-in-time", name=name)
    if at == clock.length:
        inq.cite(TIE)
        why = why.then(message("seat.clock-tie"))
    else:
        inq.cite(SECONDS)
    return inq.ruling("reading", why=why, answer="in time", effects=(StopClock(),))


@form("? clock", about="How much time is left.", example="? clock")
def clock_now(table: Table) -> Ruling:
    """How much time is left to the player on the clock."""
    seat, clock = running(table)
    inq = Inquiry(table.policy, table.name(seat))
    inq.cite(SECONDS)
    left = clock.length - clock.passed
    why = message("seat.clock-time-left", name=table.name(seat), left=left)
    return inq.ruling("reading", why=why, answer={"left": left})


@form(
    "clock is to stop for {reason:quoted}", about="Somebody asks for a pause.", example='clock is to stop for "a count"'
)
def pause(table: Table, reason: str = "") -> Ruling:
    """Somebody asks to stop the clock, for a count for instance."""
    if table.recall(Clocks).seat is None and table.policy.has(ONLY_BREAKS_STOP_PLAY):
        inq = Inquiry(table.policy)  # nobody is on the clock: it is the clock of the event
        inq.cite(ONLY_BREAKS_STOP_PLAY)
        return inq.ruling("refused", why=message("seat.play-stops-in-breaks-only", reason=reason))
    seat, _ = running(table)
    inq = Inquiry(table.policy, table.name(seat))
    if not inq.policy.has(PAUSES):
        inq.cite(ADJUST)  # the time is the director's to change
    allowed = inq.ask(PAUSES)
    inq.cite(PAUSES)
    if allowed:
        return inq.ruling("reading", why=message("seat.clock-paused"), answer="stopped")
    why = message("seat.clock-runs-despite-reason", reason=reason) if reason else message("seat.clock-runs-on")
    return inq.ruling("refused", why=why, answer="keeps running")


def not_on_clock(table: Table, seat: int) -> Unlawful:
    """The refusal of an act timed for somebody who is not on the clock."""
    return Unlawful("clock.none", {"name": table.name(seat)}, field="seat", value=seat)
