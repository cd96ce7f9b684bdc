"""Who may be entered: members and guests, age, bars, the venue's membership, and identity papers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Literal

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.books.settings import membership, penalties
from cardspeak.books.settings.conduct import DATA_CONSENT
from cardspeak.errors import Refusal, Unlawful
from cardspeak.floor.conduct.words import ban_said
from cardspeak.limits import PlayerId
from cardspeak.question import in_words
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.needs import PapersOf
from cardspeak.tournament.presence.record import bans
from cardspeak.tournament.terms import JOINS, MINUTE, terms
from cardspeak.words import Message, items, message

Bar = Literal["venue", "chain", "suspended", "banned"]
Paper = Literal["valid-id", "photo-id", "member-card", "joining-paper"]
Occasion = Literal["entry", "prize", "day-end", "next-day"]
REQUESTED: tuple[Paper, ...] = ("member-card", "photo-id")
"""What is shown where it is asked for."""
OLDEST = 120


class Person(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the desk knows about somebody who wants to enter."""

    member: bool = True
    joins: bool = False
    """Somebody who becomes a member now."""
    born: str | None = None
    """Date of birth, as 1990-12-31; it is looked at and not kept."""
    barred: tuple[Bar, ...] = ()
    """Exclusions that are in force today; one that has run out is none."""
    shown: tuple[Paper, ...] = ()
    venue_card: bool = False
    venue_approval: str = ""
    """Who of the venue's management has approved."""
    waived: str = ""
    """Why the director does without papers."""
    data_given: bool = True
    """Whether the person agrees to give personal data."""


class PapersShown(Happening, frozen=True, kw_only=True, tag="papers-shown"):
    """Papers of an entry were seen, or the director does without them."""

    entry: int
    shown: tuple[Paper, ...] = ()
    waived: str = ""
    cites: tuple[str, ...] = ()


class PapersAsked(Happening, frozen=True, kw_only=True, tag="papers-asked"):
    """Member number and photo were asked for."""

    entry: int
    occasion: Occasion
    cites: tuple[str, ...] = ()


class EntryRefused(Happening, frozen=True, kw_only=True, tag="entry-refused"):
    """The management has turned somebody down, or takes that back."""

    player: str
    refused: bool = True
    why: str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.refused else "no-longer")


class ShowPapers(Order, frozen=True, kw_only=True):
    """Record which ID an entrant has shown."""

    roles = DESK

    entry: EntryNumber
    shown: tuple[Paper, ...] = ()
    waived: str = ""


class AskForPapers(Order, frozen=True, kw_only=True):
    """Ask an entrant for a membership number and photo ID."""

    roles = DESK

    entry: EntryNumber
    occasion: Occasion


class RefuseEntry(Order, frozen=True, kw_only=True):
    """Refuse an applicant or a substitute, or withdraw the refusal."""

    roles = DESK

    player: PlayerId
    why: str = ""
    refused: bool = True


@dataclass
class Request:
    """Papers were asked for: whatever was shown before does not count."""

    occasion: Occasion
    shown: set[Paper] = field(default_factory=set)
    """Since then."""

    @property
    def lacks(self) -> list[Paper]:
        """What is still to be shown."""
        return [paper for paper in REQUESTED if paper not in self.shown]


@dataclass
class Checks:
    """What was shown and asked, by entry, and who was turned down."""

    shown: dict[int, set[Paper]] = field(default_factory=dict)
    waived: dict[int, str] = field(default_factory=dict)
    requests: dict[int, Request] = field(default_factory=dict)
    """Those that were not met yet."""
    refused: dict[str, str] = field(default_factory=dict)


def barred(state: State, player: str, person: Person) -> Iterator[Refusal]:
    """The grounds on which somebody is kept out; asked at every entry and every transfer."""
    book = Inquiry(state.policy)
    known = book.maybe(said.BARRED)
    for bar in person.barred:
        if known is None or bar in known:  # 2.2
            rule = next(iter(book.policy.rules(said.BARRED)), None)
            yield Unlawful("entry.barred", {"bar": in_words(bar)}, field="barred", value=bar, rule=rule)
    for ban in bans(state, player):  # 8-3
        rule = next(iter(book.policy.rules(penalties.REMOVALS)), None)
        yield Unlawful("entry.banned", {"ban": ban_said(ban)}, field="player", value=player, rule=rule)
    if player in state.of(Checks).refused:  # 2.3
        rule = next(iter(book.policy.rules(said.MAY_REFUSE)), None)
        yield Unlawful("entry.turned-down", field="player", value=player, rule=rule)


def not_eligible(state: State, player: str, person: Person, at: int) -> Iterator[Refusal]:
    """Everything that keeps somebody from being entered."""
    book = Inquiry(state.policy)
    yield from barred(state, player, person)
    if not person.member and not person.joins and book.maybe(membership.REQUIRED):  # C-a
        required = book.policy.rules(membership.REQUIRED)[0]
        yield Unlawful("entry.no-member", field="member", rule=required)
    if not person.data_given and state.policy.has(DATA_CONSENT):  # general-rule-2
        yield Unlawful("entry.data", field="data_given", rule=book.policy.rules(DATA_CONSENT)[0])
    yield from _age(state, book, person, at)
    if terms(state).venue_membership and not (person.venue_card or person.venue_approval or person.waived):  # 2.5.2
        rule = next(iter(book.policy.rules(membership.VENUE_MEMBERSHIP)), None)
        yield Unlawful("entry.venue-membership", field="venue_card", rule=rule)


def _age(state: State, book: Inquiry, person: Person, at: int) -> Iterator[Refusal]:
    """Check the age if the date of birth is given; new members must give it."""
    smallest = book.maybe(membership.SMALLEST_AGE)
    if smallest is None:
        return
    rule = book.policy.rules(membership.SMALLEST_AGE)[0]  # C-b
    if person.born is None:
        if person.joins:
            yield Unlawful("entry.no-birth-date", field="born", rule=rule)
        return
    age = age_on(person.born, today(state, at))
    if age is None or age > OLDEST:
        yield Unlawful("entry.birth-date", field="born", value=person.born, rule=rule)
    elif age < smallest:
        yield Unlawful("entry.too-young", {"smallest": smallest}, field="born", value=age, rule=rule)


def today(state: State, at: int) -> date:
    """The local date at a time."""
    return datetime.fromtimestamp((at + terms(state).utc_offset_minutes * MINUTE) / 1000, tz=UTC).date()


def age_on(born: str, day: date) -> int | None:
    """Whole years on a day; None for no date, or one in the future.

    >>> age_on("2008-02-29", date(2026, 2, 28)), age_on("2008-02-29", date(2026, 3, 1)), age_on("soon", date(2026, 3, 1))
    (17, 18, None)
    """
    try:
        birth = date.fromisoformat(born)
    except ValueError:
        return None
    if birth > day:
        return None
    return day.year - birth.year - ((day.month, day.day) < (birth.month, birth.day))


def outstanding(state: State, entry: int) -> tuple[str, ...]:
    """The papers an entry still has to show: before it may play, or because they were asked for."""
    book, checks = Inquiry(state.policy), state.of(Checks)
    request = checks.requests.get(entry)
    asked = request.lacks if request is not None else []  # 2.7
    if entry in checks.waived:
        return tuple(asked)
    entrant = state.of(Entrants).entry(entry)
    mine = (*state.of(Entrants).by_player.get(entrant.player, ()), entry)
    shown: set[Paper] = set().union(
        *(checks.shown.get(one, ()) for one in mine)
    )  # whoever comes back showed them before
    wanted = [paper for paper in book.maybe(membership.IDENTITY) or () if paper not in _as_good(shown)]
    if JOINS in entrant.notes and book.maybe(membership.JOINING_PAPERS) != 0 and "joining-paper" not in shown:  # 2.5.1
        wanted.append("joining-paper")
    return tuple(dict.fromkeys((*wanted, *asked)))


def to_be_shown(state: State, entries: Iterable[int] | None = None) -> tuple[PapersOf, ...]:
    """What everybody with an entry has still to show; nothing where the book wants no papers and nobody was asked."""
    if not state.policy.has(membership.IDENTITY) and not state.of(Checks).requests:
        return ()
    asked = [entry.number for entry in state.of(Entrants).live()] if entries is None else entries
    wanted = ((number, outstanding(state, number)) for number in asked)
    entrants = state.of(Entrants).entries
    return tuple(
        PapersOf(number, entrants[number].name, tuple(message(f"paper.{paper}") for paper in papers))
        for number, papers in wanted
        if papers
    )


def _as_good(shown: set[Paper]) -> set[str]:
    """Photo identification is valid identification."""
    return {*shown, "valid-id"} if "photo-id" in shown else set(shown)


@decides(ShowPapers)
def _show_papers(state: State, order: ShowPapers, _context: Context) -> Iterable[Happening]:
    state.of(Entrants).entry(order.entry)
    book = Inquiry(state.policy, order.choices)
    if order.waived:
        if book.settled(membership.IDENTITY_WAIVABLE) is False or not book.numbers:
            raise book.refuse("papers.not-waivable", {}, membership.IDENTITY, field="waived")
        yield PapersShown(entry=order.entry, waived=order.waived, cites=book.numbers)
        return
    if not order.shown:
        raise Unlawful("papers.none", field="shown")
    yield PapersShown(entry=order.entry, shown=order.shown, cites=book.policy.rules(membership.IDENTITY))


@decides(AskForPapers)
def _ask_for_papers(state: State, order: AskForPapers, _context: Context) -> Iterable[Happening]:
    state.of(Entrants).entry(order.entry)
    book = Inquiry(state.policy, order.choices)
    occasions = book.maybe(membership.IDENTITY_ASKED_AT)
    book.cite(membership.IDENTITY_ASKED_AT, order.occasion)
    if occasions is not None and order.occasion not in occasions:
        raise book.refuse(
            "papers.occasion",
            {"occasions": items(occasions)},
            membership.IDENTITY_ASKED_AT,
            field="occasion",
            value=order.occasion,
        )
    if order.occasion in ("day-end", "next-day") and not _several_days(state):  # 2.7.3
        setting = membership.IDENTITY_ASKED_AT
        raise book.refuse("papers.one-day", {}, setting, case="day-end", field="occasion", value=order.occasion)
    yield PapersAsked(entry=order.entry, occasion=order.occasion, cites=book.numbers)


def _several_days(state: State) -> bool:
    """Whether play lasts more than one day, as planned or because it was broken off."""
    clock = state.of(Clock)
    return state.setup.day > 1 or bool(state.setup.flight) or clock.suspended or clock.day > 1


@decides(RefuseEntry)
def _refuse_entry(state: State, order: RefuseEntry, _context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    book.cite(said.MAY_REFUSE)
    if order.refused == (order.player in state.of(Checks).refused):
        raise Unlawful("entry.same", field="player", value=order.player)
    yield EntryRefused(player=order.player, refused=order.refused, why=order.why, cites=book.numbers)


@applies(PapersShown)
def _shown(state: State, happening: PapersShown) -> None:
    checks = state.of(Checks)
    state.of(Entrants).entry(happening.entry)
    checks.shown.setdefault(happening.entry, set()).update(happening.shown)
    if happening.waived:
        checks.waived[happening.entry] = happening.waived
    request = checks.requests.get(happening.entry)
    if request is not None:
        request.shown.update(happening.shown)
        if happening.waived or not request.lacks:
            del checks.requests[happening.entry]


@applies(PapersAsked)
def _asked(state: State, happening: PapersAsked) -> None:
    state.of(Entrants).entry(happening.entry)
    state.of(Checks).requests[happening.entry] = Request(happening.occasion)


@applies(EntryRefused)
def _refused(state: State, happening: EntryRefused) -> None:
    refused = state.of(Checks).refused
    if happening.refused:
        refused[happening.player] = happening.why
    else:
        refused.pop(happening.player, None)
