"""The later day: it imports flights one by one, then redraws all seats and continues at the level where they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.question import in_words
from cardspeak.tournament.chips.account import Account, Piles, take_out, worth
from cardspeak.tournament.clock.dial import Clock, line_of
from cardspeak.tournament.core import (
    APPLIERS,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    decides,
    must_hold,
)
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.leaving import taken_back
from cardspeak.tournament.entries.window import Registration, registration
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.flight_results import FIRST_LATER_DAY, BroughtChips, FlightResult, Flights, Survivor
from cardspeak.tournament.flights.result import HASH
from cardspeak.tournament.happenings import GIVES_NUMBERS, Registered
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.seats.calls import alternates
from cardspeak.words import Chips, Message, MessageValue, message, word


class TakeInFlight(Order, frozen=True, kw_only=True):
    """Import the survivors of a flight with chips, money and entries."""

    result: FlightResult


class FlightTakenIn(Happening, frozen=True, kw_only=True, tag="flight-taken-in"):
    """A flight was taken in; what everybody brings follows from all flights together."""

    result: FlightResult
    entries: tuple[int, ...]
    """The entry of each of those who are left, in their order: the one they have from another flight, or a new one."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, flight=self.result.flight, n=len(self.result.survivors))


GIVES_NUMBERS[FlightTakenIn] = lambda one: [
    (number, survivor.name) for number, survivor in zip(one.entries, one.result.survivors, strict=True)
]


@decides(TakeInFlight)
def _take_in(state: State, order: TakeInFlight, _context: Context) -> Iterator[Happening]:
    result = order.result
    _before_the_draw(state)
    _sound(result)
    _not_taken(state, result)
    _of_this_event(state, result)
    _same_level(state, result)
    entrants = state.of(Entrants)
    new = iter(range(entrants.next_number(), entrants.next_number() + len(result.survivors)))
    numbers = []
    for one in result.survivors:
        had = entrants.by_player.get(one.player)
        if had and had[-1] not in state.of(Flights).bags:
            raise Unlawful(
                "flight.entered",
                {"name": one.name, "had": had[-1]},
                field="result",
                value=one.player,
                limits={"entry": had[-1]},
            )
        numbers.append(had[-1] if had else next(new))
    yield FlightTakenIn(result=result, entries=tuple(numbers))


def _before_the_draw(state: State) -> None:
    """Flights come in before seats are drawn: then everybody draws."""
    if state.setup.day < FIRST_LATER_DAY:
        raise Unlawful("flight.day", field="day", value=state.setup.day, limits={"min": FIRST_LATER_DAY})
    if state.of(Clock).started or state.of(Entrants).tables:
        raise Unlawful("flight.late", field="result", limits={"until": "seats are drawn"})


def _sound(result: FlightResult) -> None:
    """A result that could have come from a flight."""
    if not result.flight.strip():
        raise Unreadable("flight.name", field="flight", value=result.flight)
    if not HASH.fullmatch(result.log):
        raise Unreadable("flight.log", field="log", value=result.log)
    players = [one.player for one in result.survivors]
    twice = [player for player, count in Counter(players).items() if count > 1]
    if twice:
        raise Unreadable("flight.twice", {"twice": twice[0]}, field="survivors", value=twice[0])
    if not players or min(one.chips for one in result.survivors) < 1 or not all(player.strip() for player in players):
        raise Unreadable("flight.survivors", field="survivors", value=len(players))
    total = sum(one.chips for one in result.survivors)
    if total != result.chips or (result.by_value and worth(result.by_value) != total):
        limits = {"sum": total, "by_value": worth(result.by_value)}
        raise Unlawful(
            "flight.chips", {"total": total, "chips": result.chips}, field="chips", value=result.chips, limits=limits
        )
    bounties = [one.bounty for one in result.survivors]
    if sum(bounties) > result.part("bounty"):
        limits = {"max": result.part("bounty")}
        raise Unlawful("flight.bounties", field="survivors", value=sum(bounties), limits=limits)
    people = len(players) + sum(one.player not in players for one in result.out)
    if result.entries < people:
        raise Unlawful(
            "flight.entries",
            {"people": people, "entries": result.entries},
            field="entries",
            value=result.entries,
            limits={"min": people},
        )


def _not_taken(state: State, result: FlightResult) -> None:
    for name, taken in state.of(Flights).taken.items():
        if name == result.flight or taken.log == result.log:
            raise Unlawful("flight.taken/named", {"name": name}, field="flight", value=result.flight)


def _of_this_event(state: State, result: FlightResult) -> None:
    """The same book, currency, bounties and chips."""
    setup = state.setup
    pairs = (("book", setup.book), ("currency", setup.currency), ("bounty_kind", setup.bounty))
    for name, here in pairs:
        there = getattr(result, name)
        if there != here:
            raise Unlawful(
                "flight.other-event/quoted",
                {
                    "flight": result.flight,
                    "what": word("field", name),
                    "there": _played(name, there),
                    "here": _played(name, here),
                },
                field=name,
                value=there,
                limits={"of": [here]},
            )
    known = sorted(kind.value for kind in setup.chips)
    strange = [value for value, _ in result.by_value if value not in known]
    if strange:
        raise Unlawful(
            "chips.unknown/this-day", {"strange": strange[0]}, field="by_value", value=strange[0], limits={"of": known}
        )


def _same_level(state: State, result: FlightResult) -> None:
    """All flights end at one level, and this day has it with the same blinds."""
    lines = state.setup.levels
    index = line_of(lines, result.level)
    here = (lines[index].small_blind, lines[index].big_blind, lines[index].ante)
    first = next(iter(state.of(Flights).taken.values()), None)
    wanted = (first.level, first.blinds, first.game) if first is not None else (result.level, here, lines[index].game)
    if (result.level, result.blinds, result.game) != wanted:
        level, blinds, game = wanted
        limits = {"level": level, "blinds": list(blinds), "game": game}
        raise Unlawful(
            "flight.level",
            {
                "flight": result.flight,
                "level": result.level,
                "told": _told(result.blinds),
                "game": result.game,
                "level2": level,
                "told2": _told(blinds),
                "game2": game,
            },
            field="level",
            value=result.level,
            limits=limits,
        )


def _played(name: str, value: str) -> MessageValue:
    """What flights must have in common, as people call it."""
    return in_words(value) if name == "bounty_kind" else value


def _told(blinds: tuple[int, int, int]) -> str:
    small, big, ante = blinds
    return f"{small}/{big}{f', ante {ante}' if ante else ''}"


@applies(FlightTakenIn)
def _taken_in(state: State, happening: FlightTakenIn) -> None:
    result, flights = happening.result, state.of(Flights)
    _not_taken(state, result)
    _same_level(state, result)
    _numbers_fit(state, happening)
    flights.taken[result.flight] = result
    flights.entries += result.entries
    flights.people.update(one.player for one in result.survivors)
    flights.people.update(one.player for one in result.out)
    _chips_in(state, happening)
    _money_in(state, result)
    for number, one in zip(happening.entries, result.survivors, strict=True):
        _brings(state, result.flight, number, one)
    if state.setup.late_levels < result.level:
        state.of(Registration).closed = True  # entries are over, unless late ones are taken at this level


def _numbers_fit(state: State, happening: FlightTakenIn) -> None:
    entries = state.of(Entrants).entries
    for number, one in zip(happening.entries, happening.result.survivors, strict=True):
        known = entries.get(number)
        if known is not None and (known.player != one.player or number not in state.of(Flights).bags):
            raise Unlawful(
                "flight.entry", {"number": number, "name": known.name, "name2": one.name}, field="entries", value=number
            )
        others = [
            mine for mine in state.of(Entrants).by_player.get(one.player, ()) if mine != number and entries[mine].live
        ]
        if others:
            raise Unlawful(
                "flight.entered",
                {"name": one.name, "had": others[0]},
                field="entries",
                value=number,
                limits={"entry": others[0]},
            )


def _chips_in(state: State, happening: FlightTakenIn) -> None:
    """The flight's chips come into the account under its name."""
    account, result = state.of(Account), happening.result
    account.add(result.by_value, result.chips)
    account.issued += result.chips
    account.issued_why[f"flight {result.flight}"] += result.chips
    for number, one in zip(happening.entries, result.survivors, strict=True):
        account.issued_to[number] = account.issued_to.get(number, 0) + one.chips
    taken = state.of(Flights).taken.values()
    gone = set.intersection(*(set(flight.gone) for flight in taken))
    account.out = {value: set() for value in sorted(gone) if not account.by_value.get(value, 0)}


def _money_in(state: State, result: FlightResult) -> None:
    """The flight's money comes into the ledger in one transaction, that of no entry."""
    money = state.of(Ledger)
    money.book(0, "flight", result.money, "cash", result.flight, 1)
    money.collected += sum(fee.amount for fee in result.money)
    money.sold.update(result.sold)


def _brings(state: State, flight: str, number: int, one: Survivor) -> None:
    """A stack from a flight; where there is one already the best is played, or both, and bounties add up."""
    entrants, flights, bounties = state.of(Entrants), state.of(Flights), state.of(Bounties)
    if one.bounty:
        bounties.brought[number] = bounties.brought.get(number, 0) + one.bounty
    had = flights.bags.get(number)
    if had is None:
        new = Registered(
            entry=number, player=one.player, name=one.name, chips=one.chips, member=one.member,
            notes=(message("note.flight", flight=flight),),
        )  # fmt: skip
        APPLIERS[Registered](state, new)
        flights.bags[number] = BroughtChips(flight, one.chips, one.by_value)
        return
    entry = entrants.entry(number)
    entry.notes = (*entry.notes, message("note.flight", flight=flight))
    if state.setup.several_bags == "merged":
        had.chips += one.chips
    else:
        _leave_behind(state, had, BroughtChips(flight, one.chips, one.by_value))
    entry.chips = entry.bought = had.chips


def _leave_behind(state: State, had: BroughtChips, other: BroughtChips) -> None:
    """The smaller of two stacks leaves play under the name of its flight."""
    if other.chips > had.chips:
        had.flight, other.flight = other.flight, had.flight
        had.chips, other.chips = other.chips, had.chips
        had.by_value, other.by_value = other.by_value, had.by_value
    had.left_behind[other.flight] = other.chips
    piles = other.by_value or _in_chips(state.of(Account), other.chips)
    take_out(state, other.chips, f"left behind, flight {other.flight}", piles)


def _in_chips(account: Account, chips: int) -> Piles:
    """A stack in chips that are there, the largest first; nothing where it does not come out."""
    piles: list[tuple[int, int]] = []
    for value in sorted(account.by_value, reverse=True):
        count = min(chips // value, account.by_value[value])
        chips -= count * value
        piles += [(value, count)] if count else []
    return () if chips else tuple(piles)


@must_hold
def bags_are_in_the_account(state: State) -> Iterator[Message]:
    """Every chip of the flights is brought, or left behind under its flight's name."""
    flights = state.of(Flights)
    if not flights.taken:
        return
    came = sum(result.chips for result in flights.taken.values())
    brought = sum(one.chips + sum(one.left_behind.values()) for one in flights.bags.values())
    if came != brought:
        yield message("broken.flight-bags", came=Chips(came), brought=Chips(brought))


class ReleaseAlternate(Order, frozen=True, kw_only=True):
    """Release an alternate who never had a seat and refund buy-in and fee, which no book keeps."""

    entry: EntryNumber
    why: str = ""


@decides(ReleaseAlternate)
def _release(state: State, order: ReleaseAlternate, context: Context) -> Iterable[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    if entry.status != "waiting":
        limits = {"of": alternates(state)}
        raise Unlawful(
            "alternate.none/not-waiting",
            {"name": entry.name, "number": entry.number, "status": word("status", entry.status)},
            field="entry",
            value=order.entry,
            limits=limits,
        )
    if registration(state, context.at).open and not order.why.strip():
        raise Unlawful("alternate.early", field="why", takes="text", value=order.why)
    lines = tuple(state.of(Ledger).paid(order.entry))
    yield from taken_back(state, entry, lines, order.why or message("why.no-seat-came-free"), ())
