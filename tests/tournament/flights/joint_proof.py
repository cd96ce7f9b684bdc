"""Flights and the day they lead to on one sheet: every chip and every unit of money over all logs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.flight_results import Flights
from cardspeak.tournament.flights.result import flight_result
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.prizes.standing import Prizes, entries_of


class JointProof(msgspec.Struct, frozen=True, kw_only=True):
    """All days together."""

    entries: int
    people: int
    collected: int
    """By the flights and the later day, from players."""
    pool: int
    paid: int
    bounties_won: int
    chips_bagged: int
    chips_left_behind: int
    chips_raced: int
    """What colour-ups of the later day have added; negative where they have taken away."""
    chips_since: int
    """What else came into play on the later day, less what was taken out."""
    chips_in_play: int
    wrong: tuple[str, ...] = ()


def joint_proof(flights: Mapping[str, State], last: State) -> JointProof:
    """The sheet of several flights, each under the hash of its log, and of the day that took them in."""
    known = last.of(Flights)
    handed_on = {log: flight_result(state, log) for log, state in flights.items()}
    won = sum(last.of(Bounties).won.values()) + sum(one.bounties_won for one in handed_on.values())
    account = last.of(Account)
    bagged = sum(one.chips for one in handed_on.values())
    behind = sum(sum(one.left_behind.values()) for one in known.bags.values())
    return JointProof(
        entries=entries_of(last), people=len(known.people),
        collected=sum(_kept(state) for state in flights.values()) + _kept(last) - _carried(last),
        pool=pool(last), paid=sum(one.amount for one in last.of(Prizes).paid.values()), bounties_won=won,
        chips_bagged=bagged, chips_left_behind=behind, chips_raced=account.raced,
        chips_since=account.issued - bagged - (account.removed - behind), chips_in_play=account.total,
        wrong=tuple(_wrong(flights, last)),
    )  # fmt: skip


def _kept(state: State) -> int:
    money = state.of(Ledger)
    return money.collected - money.paid_back


def _carried(state: State) -> int:
    return sum(fee.amount for one in state.of(Flights).taken.values() for fee in one.money)


def _wrong(flights: Mapping[str, State], last: State) -> Iterator[str]:
    """Whatever does not come together."""
    taken = {one.log: one for one in last.of(Flights).taken.values()}
    for log, state in flights.items():
        name = state.setup.flight
        yield from (f"flight {name}: {one}" for one in broken(state))
        if log not in taken:
            yield f"flight {name} was not taken in, or with another log"
        elif taken[log] != flight_result(state, log):
            yield f"flight {name} hands on something else than was taken in"
    yield from (f"the log of flight {one.flight} is missing" for log, one in taken.items() if log not in flights)
    yield from map(str, broken(last))
    account, prizes = last.of(Account), last.of(Prizes)
    named = sum(chips for why, chips in account.issued_why.items() if why.startswith("flight "))
    bagged = sum(state.of(Account).total for state in flights.values())
    if named != bagged:
        yield f"the bags hold {bagged}, and {named} came in"
    left = sum(entry.chips for entry in last.of(Entrants).live())
    if left != account.total:
        yield f"the stacks come to {left} of {account.total}"
    collected = sum(state.of(Ledger).by_purpose["prizes"] for state in flights.values())
    carried = sum(one.part("prizes") for one in taken.values())
    if collected != carried:
        yield f"the flights collected {collected} for prizes, and {carried} came in"
    paid = sum(one.amount for one in prizes.paid.values())
    if last.of(Finishing).won is not None and prizes.announced is not None and paid != pool(last):
        yield f"{paid} was paid of a pool of {pool(last)}"
