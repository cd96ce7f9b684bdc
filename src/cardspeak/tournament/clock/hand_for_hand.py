"""Hand for hand and round for round: all tables start together, and everybody waits for the last one.

The hand in progress at the announcement is hand 0: whoever goes out in it shares what it pays (RP-8-A). After each hand the
book's time comes off a stopped clock, and levels rise as they are reached (RP-8-B to D). Hands take nothing off a break: it runs
in full when it is reached, and the clock stands again at the level after it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import SECOND, Clock
from cardspeak.tournament.core import Happening, State, applies
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Message

TogetherKind = Literal["hand", "round"]
ClockMode = Literal["stopped", "running"]


class HandForHandAnnounced(Happening, frozen=True, kw_only=True, tag="hand-for-hand-announced"):
    """Tables finish the hand they are in, then wait for each other."""

    at: int
    kind: TogetherKind = "hand"
    clock: ClockMode
    seconds: int
    """What each hand takes off a stopped clock."""
    tables: tuple[int, ...]
    device_rules: tuple[str, ...] = ()
    """The rules on devices that are strictly enforced from now on, where the book says so."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "devices" if self.device_rules else "", n=len(self.tables))


class HandFinished(Happening, frozen=True, kw_only=True, tag="hand-for-hand-done"):
    """A table has finished the hand, or one of the round."""

    at: int
    table: int


class HandsOver(Happening, frozen=True, kw_only=True, tag="hand-for-hand-over"):
    """Every table has finished: the time of the hand comes off the clock."""

    at: int
    hand: int
    seconds: int
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.hand else "first")


class HandsBegun(Happening, frozen=True, kw_only=True, tag="hand-for-hand-begun"):
    """The next hand, or round, begins at all tables together."""

    at: int
    hand: int
    tables: tuple[tuple[int, int], ...]
    """Each table with the hands it plays."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.tables))


class AllInHeld(Happening, frozen=True, kw_only=True, tag="all-in-held"):
    """A called all-in waits, cards down and no more board, until the floor lets it go on."""

    at: int
    table: int
    entries: tuple[int, ...]
    cites: tuple[str, ...] = ()


class AllInReleased(Happening, frozen=True, kw_only=True, tag="all-in-released"):
    """The floor lets a held all-in go on."""

    at: int
    table: int


class TimeCharged(Happening, frozen=True, kw_only=True, tag="hand-for-hand-charged"):
    """Time for several hands came off at once, and why."""

    at: int
    hands: int
    seconds: int
    why: str
    cites: tuple[str, ...] = ()


class HandForHandEnded(Happening, frozen=True, kw_only=True, tag="hand-for-hand-ended"):
    """Return to normal play."""

    at: int
    cites: tuple[str, ...] = ()


class HandForHand:
    """Whether play is hand for hand, and which tables are still in the hand."""

    def __init__(self) -> None:
        self.on = False
        self.times = 0
        """How often it was announced in this event."""
        self.announced_at: int | None = None
        self.kind: TogetherKind = "hand"
        self.clock: ClockMode = "stopped"
        self.seconds = 0
        self.hand = 0
        """0 is the hand in which it was announced."""
        self.playing: dict[int, int] = {}
        """Tables still in the hand, with the hands they have still to play."""
        self.device_rules: tuple[str, ...] = ()
        """The rules on devices that are strictly enforced."""
        self.held: dict[int, tuple[int, ...]] = {}
        """Tables where a called all-in waits, with the entries in it."""
        self.over = False
        """Every table has finished the hand, and the time has come off."""
        self.left_at_start = 0
        """Entries in the event when it was announced."""
        self.resumes = False
        self.break_at: int | None = None
        """The break that the hands have come to, as a line of the schedule: the clock runs for it."""

    @property
    def stops_the_clock(self) -> bool:
        """Whether the clock stands because of it."""
        return self.on and self.clock == "stopped"

    @property
    def waiting(self) -> bool:
        """Whether all tables are done and wait for the next hand."""
        return self.on and not self.playing


def group(state: State) -> str | None:
    """The hand that all tables share, as a name for places across tables; None in ordinary play."""
    play = state.of(HandForHand)
    return f"{play.kind} for {play.kind} {play.times}, {play.kind} {play.hand}" if play.on else None


@applies(HandForHandAnnounced)
def _announced(state: State, happening: HandForHandAnnounced) -> None:
    play, clock = state.of(HandForHand), state.of(Clock)
    if play.on:
        raise Unlawful("hand-for-hand.on", field="hand_for_hand")
    mark = clock.last.moved(happening.at)
    play.on, play.kind, play.clock = True, happening.kind, happening.clock
    play.times += 1
    play.announced_at, play.seconds, play.hand, play.over = happening.at, happening.seconds, 0, False
    play.playing = dict.fromkeys(happening.tables, 1)
    play.device_rules = happening.device_rules
    play.held = {}
    play.left_at_start = state.of(Entrants).left
    play.resumes = mark.running and happening.clock == "stopped"
    if play.resumes:
        clock.set(replace(mark, running=False))


@applies(HandFinished)
def _finished(state: State, happening: HandFinished) -> None:
    play = _going(state)
    if happening.table not in play.playing:
        raise Unlawful("hand.done", {"table": happening.table}, field="table", value=happening.table)
    play.playing[happening.table] -= 1
    if not play.playing[happening.table]:
        del play.playing[happening.table]
    play.held.pop(happening.table, None)


@applies(HandsOver)
def _over(state: State, happening: HandsOver) -> None:
    play = _going(state)
    if play.playing or play.over or happening.hand != play.hand:
        raise Unlawful("hand.going", field="hand", value=happening.hand)
    play.over = True
    if happening.seconds:
        _take_off(state, happening.at, happening.seconds)


def _take_off(state: State, at: int, seconds: int) -> None:
    """Take time off; a break that is reached runs by itself."""
    play, clock = state.of(HandForHand), state.of(Clock)
    clock.take_off(at, seconds * SECOND)
    mark = clock.last
    if play.stops_the_clock and mark.level.is_break and not mark.running:
        play.break_at = mark.index
        clock.set(replace(mark, running=True))


def _stand_after_break(play: HandForHand, clock: Clock, at: int) -> None:
    """The clock, which has run for the break, stands where the next level begins."""
    if play.break_at is None:
        return
    mark, after = clock.last.moved(at), play.break_at + 1
    play.break_at = None
    if mark.index >= after:
        mark = replace(mark, index=after, elapsed=0)
    clock.set(replace(mark, running=False))


@applies(HandsBegun)
def _begun(state: State, happening: HandsBegun) -> None:
    play = _going(state)
    if play.playing or happening.hand != play.hand + 1:
        raise Unlawful("hand.going/somewhere", field="hand", value=happening.hand)
    play.hand, play.over, play.playing = happening.hand, False, dict(happening.tables)
    _stand_after_break(play, state.of(Clock), happening.at)


@applies(AllInHeld)
def _held(state: State, happening: AllInHeld) -> None:
    play = _going(state)
    if happening.table not in play.playing or happening.table in play.held:
        raise Unlawful("all-in.held", {"table": happening.table}, field="table", value=happening.table)
    play.held[happening.table] = happening.entries


@applies(AllInReleased)
def _released(state: State, happening: AllInReleased) -> None:
    if state.of(HandForHand).held.pop(happening.table, None) is None:
        raise Unlawful("all-in.none", {"table": happening.table}, field="table", value=happening.table)


@applies(TimeCharged)
def _charged(state: State, happening: TimeCharged) -> None:
    _take_off(state, happening.at, happening.seconds)


@applies(HandForHandEnded)
def _ended(state: State, happening: HandForHandEnded) -> None:
    play, clock = _going(state), state.of(Clock)
    play.on, play.playing, play.held, play.break_at, play.device_rules = False, {}, {}, None, ()
    if play.resumes and not clock.last.running:
        clock.set(replace(clock.last.moved(happening.at), running=True))


def _going(state: State) -> HandForHand:
    play = state.of(HandForHand)
    if not play.on:
        raise Unlawful("hand-for-hand.off", field="hand_for_hand")
    return play
