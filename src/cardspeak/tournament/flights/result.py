"""The result of a flight: a plain value that the later day takes in, made when every bag is sealed."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.chips.account import Account, Piles
from cardspeak.tournament.clock.dial import Clock, level_number, line_of
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties, head
from cardspeak.tournament.finishing.places import Finishing, places
from cardspeak.tournament.flight_results import FlightResult, Flights, OutInFlight, Survivor
from cardspeak.tournament.flights.bags import Bags, sealed, with_stacks
from cardspeak.tournament.log import Entry
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.prizes.standing import Prizes, entries_of
from cardspeak.tournament.setup import Fee

HASH = re.compile(r"[0-9a-f]{64}")


def log_hash(log: Sequence[Entry]) -> str:
    """The hash of a log, entry by entry, whatever keeps it."""
    *_, last = log_hashes(log)
    return last


def log_hashes(log: Sequence[Entry]) -> Iterator[str]:
    """The hash that a log has had after each entry, the empty one first: by one of them a later day knows it again."""
    found = hashlib.sha256()
    yield found.hexdigest()
    for entry in log:
        body = msgspec.json.encode((entry.number, entry.at, entry.by, entry.why, entry.after, entry.what))
        found.update(len(body).to_bytes(8, "big") + body)
        yield found.hexdigest()


def flight_result(state: State, log: str) -> FlightResult:
    """What a flight hands on; refused while a bag is open or money is unsettled. ``log`` is the hash of its log."""
    if not HASH.fullmatch(log):
        raise Unreadable("flight.log", field="log", value=log)
    if not state.setup.flight:
        raise Unlawful("flight.none", field="flight", value="")
    _day_is_over(state)
    _money_is_settled(state)
    setup, account, bounties = state.setup, state.of(Account), state.of(Bounties)
    level, elapsed = _goes_on(state)
    mark = state.of(Clock).last
    line = mark.schedule[line_of(mark.schedule, level)]
    survivors = tuple(_survivors(state))
    bagged = sum(one.chips for one in survivors)  # not the account's, where the director has sealed bags that are off
    won = sum(bounties.won.values())
    return FlightResult(
        event=setup.name, flight=setup.flight, log=log, book=setup.book, currency=setup.currency,
        bounty_kind=setup.bounty, level=level, blinds=(line.small_blind, line.big_blind, line.ante), game=line.game,
        elapsed_ms=elapsed, survivors=survivors, out=tuple(_out(state, {one.player for one in survivors})),
        chips=bagged, by_value=_by_value(account, survivors), gone=_gone(account), entries=entries_of(state),
        sold=dict(state.of(Ledger).sold), money=_money(state, won), bounties_won=won,
    )  # fmt: skip


def _day_is_over(state: State) -> None:
    waiting = [entry.number for entry in state.of(Entrants).live() if entry.status == "waiting"]
    if waiting:
        raise Unlawful("flight.waiting", field="entries", value=waiting)
    early = sorted(state.of(Finishing).early)
    if early:
        raise Unlawful("flight.leavers", field="entries", value=early)
    if sealed(state) is None:
        packed = state.of(Bags).of(state.of(Clock).day)
        missing = [entry.number for entry in with_stacks(state) if entry.number not in packed]
        raise Unlawful("flight.bags-open", field="bags", limits={"missing": missing, "order": "seal bags"})


def _money_is_settled(state: State) -> None:
    money, prizes = state.of(Ledger), state.of(Prizes)
    owing = sorted(entry for entry, amount in money.owed.items() if amount)
    if owing:
        raise Unlawful("flight.owed", field="owed", value=owing, limits={"sum": money.due})
    if prizes.announced is not None or prizes.paid or state.of(Finishing).won is not None:
        raise Unlawful("flight.prizes", field="payouts")
    if state.of(Bounties).envelopes:
        raise Unlawful("flight.envelopes", field="envelopes")


def _goes_on(state: State) -> tuple[int, int]:
    """The level with which play goes on, and how much of it is over: nothing where the day ended with the one before."""
    mark = state.of(Clock).last
    level, last = level_number(mark.schedule, mark.index), sum(not line.is_break for line in mark.schedule)
    if mark.level.is_break:
        return min(level + 1, last), 0
    if state.setup.day_ends_after == level - 1:  # the last hands of the day run into the next level
        return level, 0
    return level, max(0, mark.elapsed)


def _survivors(state: State) -> Iterator[Survivor]:
    """Everybody with a bag, the largest first."""
    packed = state.of(Bags).of(state.of(Clock).day)
    bounty = state.setup.bounty in ("classic", "progressive")
    for entry in sorted(with_stacks(state), key=lambda entry: (-entry.chips, entry.number)):
        bag = packed.get(entry.number)
        yield Survivor(
            player=entry.player, name=entry.name, chips=entry.chips, member=entry.member,
            bounty=head(state, entry.number) if bounty else 0, by_value=bag.by_value if bag is not None else (),
        )  # fmt: skip


def _out(state: State, left: set[str]) -> Iterator[OutInFlight]:
    """Everybody else who has entered, with the place of the last entry; those of flights before this one too."""
    entrants, found = state.of(Entrants), places(state)
    known = set(left)
    for player, numbers in entrants.by_player.items():
        last = entrants.entries[numbers[-1]]
        if player not in known and last.status != "withdrawn":
            known.add(player)
            yield OutInFlight(player=player, name=last.name, place=found.get(last.number, 0))
    for flight in state.of(Flights).taken.values():
        yield from (one for one in flight.out if one.player not in known)


def _by_value(account: Account, survivors: tuple[Survivor, ...]) -> Piles:
    """The chips by denomination: as they were counted into the bags, or else by the account."""
    if survivors and all(one.by_value for one in survivors):
        counted: Counter[int] = Counter()
        for one in survivors:
            counted.update(dict(one.by_value))
        return tuple(sorted((value, count) for value, count in counted.items() if count))
    if account.unsorted or account.total != sum(one.chips for one in survivors):
        return ()
    return tuple(sorted((value, count) for value, count in account.by_value.items() if count))


def _gone(account: Account) -> tuple[int, ...]:
    return tuple(sorted(value for value in account.out if not account.by_value.get(value, 0)))


def _money(state: State, won: int) -> tuple[Fee, ...]:
    """What is there line by line; bounties that were won are in the players' pockets."""
    lines: Counter[tuple[str, str]] = Counter()
    for one in state.of(Ledger).ledger:
        for fee in one.lines:
            lines[fee.name, fee.to] += fee.amount if one.amount >= 0 else -fee.amount
    for name, to in lines:
        if to == "bounty":
            spent = min(won, lines[name, to])
            lines[name, to] -= spent
            won -= spent
    return tuple(
        msgspec.convert({"name": name, "to": to, "amount": amount}, Fee)
        for (name, to), amount in lines.items()
        if amount
    )
