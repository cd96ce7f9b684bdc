"""What a day of several asks the director to do: end it in time, bag, seal, and take flights in before the draw."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.settings.levels import MAY_GO_ON_ANOTHER_DAY
from cardspeak.books.settings.membership import IDENTITY_ASKED_AT
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.chips.counting import BagChips, Counted
from cardspeak.tournament.clock.days import SuspendPlay
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.view import now, starts_at
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import AskForPapers, ShowPapers, to_be_shown
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.flight_results import FIRST_LATER_DAY, Flights
from cardspeak.tournament.flights.bags import Bags, BagStack, OpenBag, SealBags, sealed, with_stacks
from cardspeak.tournament.flights.taking_in import ReleaseAlternate, TakeInFlight
from cardspeak.tournament.needs import Advice, FlightResults, FormToFill, HandsFinished, StackOf, advise
from cardspeak.tournament.papers import asked_before_play
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.values import left_open
from cardspeak.words import Chips

MOST_NAMED = 9


def about_days(state: State, at: int, *, stacks_known: bool) -> Iterator[Advice]:
    """Everything to be done about days now: before the start, and at the end of one."""
    if not state.of(Clock).started:
        yield from before_the_draw(state) if at >= starts_at(state) else ()
        return
    yield from _without_seat(state, at)
    yield from between_days(state, at, stacks_known=stacks_known)


def _without_seat(state: State, at: int) -> Iterator[Advice]:
    """Alternates for whom no seat came free while entries were taken."""
    waiting = alternates(state)
    for entry in waiting if waiting and not registration(state, at).open else ():
        yield advise("release", name=state.name_of(entry), orders=(ReleaseAlternate(entry=entry),))


def day_is_over(state: State, at: int) -> bool:
    """Whether the last level of the day has ended, or in a flight nobody is left to play against."""
    ends = state.setup.day_ends_after
    if not state.of(Clock).started:
        return False
    view = now(state, at)
    reached = bool(ends) and (view.level > ends or (view.level == ends and view.on_break > 0))
    return reached or (bool(state.setup.flight) and state.of(Entrants).left == 1)


def between_days(state: State, at: int, *, stacks_known: bool) -> Iterator[Advice]:
    """The end of a day, once its last level is over: play stops, and everything goes into bags."""
    clock = state.of(Clock)
    if state.setup.day_ends_after and clock.day > 1:
        return  # the day that was set has ended, and play was taken up again
    if not clock.suspended and day_is_over(state, at):
        # the set-up has several days: the director has said so
        choices = left_open(state, MAY_GO_ON_ANOTHER_DAY, value=True)
        order = SuspendPlay(hands_finished=True, to_be_agreed=True, choices=choices)
        yield advise("end day", orders=(order,), needs=(HandsFinished(),))
    elif clock.suspended and state.setup.flight and with_stacks(state) and sealed(state) is None:
        yield _bags(state, stacks_known=stacks_known)


def _bags(state: State, *, stacks_known: bool) -> Advice:
    everybody, packed = with_stacks(state), state.of(Bags).of(state.of(Clock).day)
    missing = [entry for entry in everybody if entry.number not in packed]
    total, should = sum(packed[entry.number].chips for entry in everybody if entry.number in packed), expected(state)
    if not missing:
        if total != should:
            return advise("bag", "off", total=Chips(total), should=Chips(should), forms=(FormToFill(OpenBag),))
        return advise("bag", "seal", orders=(SealBags(),))
    asked = [entry.number for entry in missing if asked_before_play(state, entry.number)]
    if asked:  # 2.7.3: their bags stay open
        forms = (FormToFill(ShowPapers), FormToFill(BagStack))
        return advise("bag", n=len(missing), forms=forms, needs=to_be_shown(state, asked))
    known = stacks_known and sum(entry.chips for entry in everybody) == should
    if not known or packed:
        needs = tuple(StackOf(entry.number, entry.name) for entry in missing[:MOST_NAMED])
        return advise(
            "bag", n=len(missing), forms=(FormToFill(BagStack), FormToFill(BagChips), *_papers(state)), needs=needs
        )
    stacks = tuple(Counted(entry=entry.number, chips=entry.chips) for entry in everybody)
    return advise("bag", n=len(missing), orders=(BagChips(stacks=stacks),), forms=_papers(state))


def _papers(state: State) -> tuple[FormToFill, ...]:
    """Papers may be asked for when the day ends."""
    answer = state.policy.answer(IDENTITY_ASKED_AT)
    return (FormToFill(AskForPapers, {"occasion": "day-end"}),) if answer and "day-end" in answer.value else ()


def before_the_draw(state: State) -> Iterator[Advice]:
    """A later day begins with the flights; seats are drawn when all of them are in."""
    if state.setup.day >= FIRST_LATER_DAY and not state.of(Flights).taken and not state.of(Entrants).entries:
        yield advise("take in", day=state.setup.day, forms=(FormToFill(TakeInFlight),), needs=(FlightResults(),))
