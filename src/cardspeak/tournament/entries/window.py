"""When entries are taken: the registration window of the book in force, and whether an event may begin or be over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.view import ClockView, begun, now, starts_at
from cardspeak.tournament.core import Context, Happening, Order, State, applies, bars, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.flight_results import FIRST_LATER_DAY, Flights
from cardspeak.tournament.needs import Pause, Wait
from cardspeak.tournament.terms import MINUTE, terms
from cardspeak.words import Message, message


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """Whether entries are taken now, until when, and by which rules."""

    open: bool
    why: Message
    cites: tuple[str, ...] = ()
    overridable: bool = False
    """Whether the director may still let somebody in, for the sake of fairness."""
    later_day: bool = False
    """It is a day that goes on with flights, and an entry is not the way into it."""
    instead: str = ""
    """The order by which people come in then, while they can."""

    def refusal(self, *, asks: bool = False) -> Unlawful:
        """The refusal while registration is closed; the director may give a reason for an exception."""
        rule, code = self.cites[0] if self.cites else None, "entry.later-day" if self.later_day else "entry.closed"
        limits = {"order": self.instead} if self.instead else {}
        if not asks or not self.overridable:
            return Unlawful(code, {"why": self.why}, field="player", limits=limits, rule=rule)
        return Unlawful(code, {"why": self.why}, field="exception", takes="text", limits=limits, rule=rule)


class StacksIssued(Happening, frozen=True, kw_only=True, tag="stacks-out"):
    """Everybody who was on time has chips; latecomers may register now."""


class RegistrationClosed(Happening, frozen=True, kw_only=True, tag="registration-closed"):
    """The director has closed registration, or opened it again."""

    closed: bool = True
    why: Message | str = ""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.closed else "open")


class AllHaveChips(Order, frozen=True, kw_only=True):
    """Confirm that every player has chips."""


class CloseRegistration(Order, frozen=True, kw_only=True):
    """Close registration before the book does, or reopen it."""

    closed: bool = True
    why: str = ""


@dataclass
class Registration:
    """What the desk remembers about the window."""

    stacks_out: bool = False
    closed: bool = False
    withdrawn: int = 0
    """Entries that were taken back; their stacks are free again."""
    waiting: dict[str, str] = field(default_factory=dict)
    """Latecomers who wait to register, in the order in which they came: player and name."""


@decides(AllHaveChips)
def _all_have_chips(state: State, _order: AllHaveChips, context: Context) -> Iterable[Happening]:
    begun(state, context.at)
    if state.of(Registration).stacks_out:
        raise Unlawful("stacks.out", field="event")
    yield StacksIssued()


@decides(CloseRegistration)
def _close(state: State, order: CloseRegistration, context: Context) -> Iterable[Happening]:
    if state.of(Registration).closed == order.closed:
        raise Unlawful("registration.same", field="closed", value=order.closed)
    why: Message | str = order.why
    if order.closed and not why:
        window = registration(state, context.at)
        why = "" if window.open else window.why
    yield RegistrationClosed(closed=order.closed, why=why)


@applies(StacksIssued)
def _stacks_out(state: State, _happening: StacksIssued) -> None:
    state.of(Registration).stacks_out = True


@applies(RegistrationClosed)
def _closed(state: State, happening: RegistrationClosed) -> None:
    state.of(Registration).closed = happening.closed


def registration(state: State, at: int, case: str = "", counting: Inquiry | None = None) -> Window:
    """Whether entries are taken at a time; ``case`` may be ``re-entry``. Its rules count in another inquiry as well."""
    book, view = Inquiry(state.policy), now(state, at)
    window = _window(state, case, book, view)
    if counting is not None:
        counting.cites.update(book.cites)
    return window


def _window(state: State, case: str, book: Inquiry, view: ClockView) -> Window:
    no_way_in = _later_day(state, view)
    if no_way_in is not None:
        return no_way_in
    if state.of(Registration).closed:
        return Window(open=False, why=message("registration.closed-by-director"), overridable=True)
    if book.maybe(said.CLOSED_BY_BROKEN_TABLE) and _a_table_was_broken(state):  # 2-ii-5
        book.cite(said.CLOSED_BY_BROKEN_TABLE)
        return Window(open=False, why=message("registration.closed-by-broken-table"), cites=book.numbers)
    if not view.started:
        return Window(open=True, why=message("registration.before-the-start"))
    until = book.maybe(said.LATE_UNTIL) or "event-period"
    book.cite(said.LATE_UNTIL, case)
    is_open, why = _PERIODS[until](state, view, book)
    return Window(open=is_open, why=why, cites=book.numbers, overridable=not is_open)


def _later_day(state: State, view: ClockView) -> Window | None:
    """A day that goes on with flights takes no entries before they are in, nor when theirs were over before it begins."""
    setup, taken = state.setup, state.of(Flights).taken
    if setup.day < FIRST_LATER_DAY or (not taken and view.started):
        return None
    why = message("registration.flights-come-first", day=setup.day)
    if taken:
        level = next(iter(taken.values())).level
        if not state.of(Registration).closed or setup.late_levels >= level:
            return None
        why = message("registration.over-before-this-day", day=setup.day, level=level, last=setup.late_levels)
        if not setup.late_levels:
            why = message("registration.none-on-this-day", day=setup.day)
    may_still_come = not view.started and not state.of(Entrants).tables
    instead = "take in flight" if may_still_come else ""
    return Window(open=False, why=why, overridable=True, later_day=True, instead=instead)


def _a_table_was_broken(state: State) -> bool:
    return any(not table.open for table in state.of(Entrants).tables.values())


def _event_period(state: State, view: ClockView, _book: Inquiry) -> tuple[bool, Message]:
    closes_at, levels = terms(state).closes_at, state.setup.late_levels
    if closes_at is not None:
        return view.at < closes_at, message("registration.until-a-time")
    if not levels:
        return False, message("registration.no-late-entries")
    return not view.ended(levels), message("registration.through-level", level=levels, now=view.words)


def _level_ends(_state: State, view: ClockView, book: Inquiry) -> tuple[bool, Message]:
    level = book.settle(said.LATE_LEVEL)
    return not view.ended(level), message("registration.until-level-ends", level=level, now=view.words)


def _first_break_ends(state: State, view: ClockView, _book: Inquiry) -> tuple[bool, Message]:
    closes_at = terms(state).closes_at
    if closes_at is not None and not any(level.is_break for level in state.setup.levels):
        return view.at < closes_at, message("registration.no-break-so-until-a-time")
    return view.breaks_over == 0, message("registration.until-first-break-ends", now=view.words)  # 3-a


_PERIODS: dict[str, Callable[[State, ClockView, Inquiry], tuple[bool, Message]]] = {
    "event-period": _event_period,
    "level-ends": _level_ends,
    "first-break-ends": _first_break_ends,
}


def sold(state: State) -> int:
    """How many starting stacks are sold."""
    return len(state.of(Entrants).entries) - state.of(Registration).withdrawn


def waiting(state: State) -> list[str]:
    """Latecomers who still wait to register, in the order in which they came."""
    known = state.of(Entrants).by_player
    return [player for player in state.of(Registration).waiting if player not in known]


def entered(state: State) -> int:
    """How many people have entered; an entry that was withdrawn does not count, a second entry does not either."""
    entrants = state.of(Entrants)
    return sum(
        any(entrants.entries[number].status != "withdrawn" for number in numbers)
        for numbers in entrants.by_player.values()
    )


def ready_to_start(state: State) -> None:
    """Refuse to start an event whose field is too small."""
    book = Inquiry(state.policy)
    by_book = book.settled(said.SMALLEST_FIELD) or 0
    needed = max(by_book, state.setup.least_entries)
    count = entered(state)
    if not book.maybe(said.ALTERNATES_COUNT):
        count -= sum(entry.status == "waiting" for entry in state.of(Entrants).entries.values())
    if count < needed:
        setting = said.SMALLEST_FIELD if needed == by_book else None
        raise book.refuse(
            "event.too-few", {"needed": needed, "count": count}, setting, field="entries", value=count, min=needed
        )


@bars
def too_few_to_start(state: State, order: Order) -> None:
    """The clock of an event whose field is too small is not started (1.4.1)."""
    if isinstance(order, StartClock) and state.created is not None and not state.of(Clock).started:
        ready_to_start(state)


class WindowEnding(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an event may be over, and what is open otherwise."""

    over: bool
    options: tuple[Pause | Wait, ...] = ()
    cites: tuple[str, ...] = ()


def may_finish(state: State, at: int) -> WindowEnding:
    """Whether an event with one player or none left is over; not while entries are taken, where the book says so."""
    book = Inquiry(state.policy)
    if state.of(Entrants).left > 1:
        return WindowEnding(over=False)
    if registration(state, at).open and book.maybe(said.TOO_FEW_BEFORE_CLOSE) == "pause-or-wait":  # 1.4.1(c)
        return WindowEnding(over=False, options=(Pause(), Wait()), cites=book.policy.rules(said.TOO_FEW_BEFORE_CLOSE))
    return WindowEnding(over=True)


def may_call_off_for_small_field(state: State, at: int) -> bool:
    """Whether the field is too small at the time when that may be looked at."""
    book = Inquiry(state.policy)
    needed = max(book.maybe(said.SMALLEST_FIELD) or 0, state.setup.least_entries)
    minutes = book.maybe(said.CANCEL_CHECK_MINUTES) or 0
    in_time = at >= starts_at(state) - minutes * MINUTE  # 1.4.1(b)
    return in_time and not state.of(Clock).started and entered(state) < needed
