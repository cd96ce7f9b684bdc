"""Checks of a kept event that anybody can run: its log, its hash chain, its draws, its money and its chips.

A check is a function that yields findings; add one with ``@checks``. The rules that must hold in every event
(``must_hold`` and ``must_always_hold`` in the tournament) are run as they are. A happening that holds a draw proves it itself: it has a method
``drawn_wrong(before, chance)`` that yields a message for whatever is not as the sealed seed draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby, pairwise
from typing import NamedTuple, Protocol, TypeGuard, runtime_checkable

import msgspec

from cardspeak.errors import Refusal
from cardspeak.store.contract import BadEntry, EventLog
from cardspeak.store.copying import readable
from cardspeak.tournament import core
from cardspeak.tournament.core import State, apply
from cardspeak.tournament.draws import Chance, Sealed, seal
from cardspeak.tournament.ending import over
from cardspeak.tournament.happenings import Registered, SeatTaken
from cardspeak.tournament.log import Derived, Entry, Struck, derive, effective, seals
from cardspeak.tournament.prizes.standing import PayoutsAnnounced, mispaid
from cardspeak.tournament.setup import EventSetup
from cardspeak.tournament.terms import AGAIN, docked_of
from cardspeak.tournament.values import money_of
from cardspeak.words import Chips, Message, message


class VerifyFinding(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a check has found; a grave finding means that the event is not sound."""

    check: str
    message: Message
    entry: int | None = None
    grave: bool = True


@runtime_checkable
class HasDraw(Protocol):
    """A happening that holds the result of a draw."""

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterable[Message]:
        """A message for everything that the seed would have drawn otherwise."""
        ...


def _is_drawn(what: object) -> TypeGuard[HasDraw]:
    """The same as ``isinstance``, which takes long to compare protocols."""
    return hasattr(what, "drawn_wrong")


class Audit:
    """A log as it could be read, and what it comes to."""

    def __init__(
        self, stream: str, entries: Sequence[Entry], stopped: BadEntry | None, seeds: Sequence[bytes] = ()
    ) -> None:
        self.stream, self.entries, self.stopped, self.seeds = stream, entries, stopped, seeds

    @cached_property
    def derived(self) -> Derived:
        """The state that the log comes to, and what does not fit."""
        return derive(self.entries)

    @cached_property
    def history(self) -> History:
        """How the event went, order by order as they were written."""
        state, done, told, history = State(), 0, set[Sealed](), History({}, [])
        for _, group in groupby(self.entries, lambda entry: entry.first):
            order = list(group)
            done += len(order)
            drawn = [entry.number for entry in order if _is_drawn(entry.what)]
            if any(_corrects(entry) for entry in order):
                state = derive(self.entries[:done]).state
            else:
                for entry in order:
                    try:
                        apply(state, entry.what, entry.at)
                    except Refusal as refusal:
                        history.refused[entry.number] = refusal
            if state.sealed in told:
                history.drawn_from_told_seeds.extend(drawn)
            if over(state):
                told.add(state.sealed)
        return history


class History(NamedTuple):
    """What a log shows apart from its result."""

    refused: dict[int, Refusal]
    """Entries that did not fit even when they were written: nobody can have decided them as things stood then."""
    drawn_from_told_seeds: list[int]
    """Draws from a seed that anybody could know by then, because the event had been over."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What all checks found in one log."""

    stream: str
    entries: int
    checks: tuple[str, ...]
    findings: tuple[VerifyFinding, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing grave was found."""
        return not any(finding.grave for finding in self.findings)


VerifyCheck = Callable[[Audit], Iterable[VerifyFinding]]
CHECKS: dict[str, VerifyCheck] = {}


def checks(name: str) -> Callable[[VerifyCheck], VerifyCheck]:
    """Add a check under a name."""

    def add(check: VerifyCheck) -> VerifyCheck:
        assert name not in CHECKS, name
        CHECKS[name] = check
        return check

    return add


def verify(log: EventLog, stream: str, seeds: Sequence[bytes] = (), only: tuple[str, ...] = ()) -> Report:
    """Run every check on one log; a log that is not an event's has only the chain checked."""
    entries: list[Entry] = []
    stopped: BadEntry | None = None
    try:
        entries.extend(kept.entry for kept in log.read(stream))
    except BadEntry as bad:
        stopped = bad
    audit, run = Audit(stream, entries, stopped, seeds), only or tuple(CHECKS)
    findings = tuple(finding for name in run for finding in _found(name, audit))
    return Report(stream=stream, entries=len(entries), checks=run, findings=findings)


def _found(name: str, audit: Audit) -> Iterator[VerifyFinding]:
    """What a check finds; one that fails is a finding itself, and the others go on."""
    try:
        yield from CHECKS[name](audit)
    except Exception as error:  # a log that nobody can have written may come to a state that no check expects
        yield VerifyFinding(check=name, message=_unchecked(name, error))


def _unchecked(part: str, error: Exception) -> Message:
    return message("verify.unchecked", part=part, error=f"{type(error).__name__}: {error}")


def sealed_with(log: EventLog, stream: str, seed: bytes) -> bool:
    """Whether this is a seed that an event was sealed with; a file may hold many events, each with its own."""
    stopped: list[BadEntry] = []
    entries = [kept.entry for kept in readable(log, stream, stopped)]
    return any(sealed == seal(seed) for _, sealed in seals(entries))


@checks("chain")
def every_entry_is_as_it_was_written(audit: Audit) -> Iterator[VerifyFinding]:
    """The log reads to its end, and every hash is right."""
    if audit.stopped is not None:
        yield VerifyFinding(check="chain", message=audit.stopped.message, entry=audit.stopped.version)


@checks("log")
def every_entry_makes_sense(audit: Audit) -> Iterator[VerifyFinding]:
    """Corrections point at entries that were there, times do not run backwards, and what does not fit is named."""
    latest = 0
    for entry in audit.entries:
        reaches = entry.what.all if isinstance(entry.what, Struck) else (entry.after or 0,)
        if any(not 0 <= number < entry.number for number in reaches):
            yield VerifyFinding(check="log", entry=entry.number, message=message("verify.not-there-yet"))
        if entry.at < latest:
            yield VerifyFinding(check="log", entry=entry.number, message=message("verify.earlier"), grave=False)
        latest = max(latest, entry.at)
    for number, refusal in audit.history.refused.items():
        yield VerifyFinding(check="log", entry=number, message=message("verify.refused", why=refusal.cited))
    for conflict in audit.derived.conflicts:
        if conflict.entry not in audit.history.refused:
            said = message("verify.conflict", why=conflict.refusal.cited)
            yield VerifyFinding(check="log", entry=conflict.entry, message=said, grave=False)


def _corrects(entry: Entry) -> bool:
    return entry.after is not None or isinstance(entry.what, Struck)


@checks("sales")
def everybody_got_what_the_event_offers(audit: Audit) -> Iterator[VerifyFinding]:
    """Stacks are those of the set-up, less what latecomers are docked, and no place is paid more than a better one."""
    created = audit.derived.state.created
    if created is None:
        return
    for entry in effective(audit.entries):
        if isinstance(entry.what, Registered):
            yield from _sold_otherwise(entry.number, entry.what, _offered(created.setup, entry.what))
        elif isinstance(entry.what, PayoutsAnnounced) and not entry.what.payouts.tickets:
            yield from _rising(audit.derived.state, entry.number, entry.what.payouts.prizes)
    yield from _paid_otherwise(audit)


def _sold_otherwise(number: int, what: Registered, offered: int) -> Iterator[VerifyFinding]:
    if what.chips != offered:
        said = message("verify.stack", entry=what.entry, chips=Chips(what.chips), offered=Chips(offered))
        yield VerifyFinding(check="sales", message=said, entry=number)


def _rising(state: State, number: int, prizes: Sequence[int]) -> Iterator[VerifyFinding]:
    for place, (better, prize) in enumerate(pairwise(prizes), 2):
        if prize > better:
            prizes_told = {"prize": money_of(state, prize), "better": money_of(state, better)}
            yield VerifyFinding(
                check="sales", message=message("verify.rising-prize", place=place, **prizes_told), entry=number
            )


def _paid_otherwise(audit: Audit) -> Iterator[VerifyFinding]:
    """Prizes paid that do not match the places, as can happen after a correction; they have to be corrected."""
    corrected = any(_corrects(entry) for entry in audit.entries)
    state = audit.derived.state
    for number, off in mispaid(state).items():
        code = "verify.paid-too-much" if off > 0 else "verify.paid-too-little"
        said = message(code, entry=number, amount=money_of(state, abs(off)))
        yield VerifyFinding(check="sales", message=said, grave=not corrected)


def _offered(setup: EventSetup, what: Registered) -> int:
    """The stack of an entry: that of the buy-in or of a re-entry; a director who gives another one says why."""
    docked = docked_of(what.notes)
    if docked is not None:
        return setup.buy_in.chips - docked
    if what.kind == "re-entry" or AGAIN in what.notes:
        return (setup.re_entry or setup.buy_in).chips if what.notes == (AGAIN,) else what.chips
    return setup.buy_in.chips


@checks("rules")
def everything_that_must_hold_holds(audit: Audit) -> Iterator[VerifyFinding]:
    """Seats, money, chips: each part's own rules, on the state at the end."""
    if not audit.entries:
        return
    for rule in (*core.QUICK_RULES, *core.RULES):
        try:
            found = list(rule(audit.derived.state))
        except Exception as error:  # the state of half a log may be one that no rule expects
            name = rule.__module__.removeprefix("cardspeak.tournament.")
            found = [_unchecked(name, error)]
        for one in found:
            yield VerifyFinding(check="rules", message=one)


@checks("draws")
def every_draw_comes_out_again(audit: Audit) -> Iterator[VerifyFinding]:
    """Every seed was sealed, every draw follows from the seed in force, and none uses a revealed seed."""
    for number in audit.history.drawn_from_told_seeds:
        yield VerifyFinding(check="draws", message=message("verify.told-seed"), entry=number)
    published = seals(audit.entries)
    known = {seal(seed): seed for seed in audit.seeds}
    strange = known.keys() - {sealed for _, sealed in published}
    if strange and published:
        yield VerifyFinding(check="draws", message=message("verify.other-seed"), entry=1)
    drawn = [entry for entry in effective(audit.entries) if _is_drawn(entry.what)]
    without = [entry for entry in drawn if _seal_of(published, entry) not in known]
    if without and not strange:
        yield VerifyFinding(check="draws", message=message("verify.seed-needed", n=len(without)), grave=False)
    if known.keys() - strange:
        yield from _drawn_again(audit, published, known)


def _seal_of(published: Sequence[tuple[int, Sealed]], entry: Entry) -> Sealed:
    """The seal of the seed that a draw came from: the last one that was published before it was written."""
    return next((sealed for number, sealed in reversed(published) if number < entry.number), Sealed(""))


def _drawn_again(
    audit: Audit, published: Sequence[tuple[int, Sealed]], known: Mapping[Sealed, bytes]
) -> Iterator[VerifyFinding]:
    state = State()
    waited: dict[int, tuple[int, int]] = {}
    for entry in effective(audit.entries):
        if _is_drawn(entry.what) and (seed := known.get(_seal_of(published, entry))) is not None:
            for said in entry.what.drawn_wrong(state, partial(Chance, seed)):
                yield VerifyFinding(check="draws", message=said, entry=entry.number)
        yield from _elsewhere(entry, waited)
        try:
            apply(state, entry.what, entry.at)
        except Refusal:
            continue  # the check of the log has named it


def _elsewhere(entry: Entry, waited: dict[int, tuple[int, int]]) -> Iterator[VerifyFinding]:
    """An entry takes the seat it has drawn; ``waited`` holds the seats that were drawn and not taken yet."""
    what = entry.what
    for one in getattr(what, "seated", ()):
        waited[one.entry] = one.table, one.seat
    if isinstance(what, SeatTaken) and waited.pop(what.entry, (what.table, what.seat)) != (what.table, what.seat):
        said = message("drawn.sits-elsewhere", entry=what.entry, table=what.table, seat=what.seat)
        yield VerifyFinding(check="draws", message=said, entry=entry.number)
