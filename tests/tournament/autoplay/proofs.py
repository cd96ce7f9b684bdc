"""What holds of every dealt night, whatever its players do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from bench.nights import Night
from cardspeak.desk.exporting.proofs import chip_proof
from cardspeak.store.verify import CHECKS, Audit
from cardspeak.tournament.autoplay.hands import dealt_chips_are_all_there
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.log import derive
from cardspeak.tournament.money import proof
from cardspeak.tournament.prizes.paying import owed
from cardspeak.tournament.prizes.standing import Prizes

REMEMBERED_FOR_SPEED = {"_known"}


def plain(thing: Any) -> Any:
    """Anything that a state holds as values that can be compared."""
    if isinstance(thing, msgspec.Struct):
        return type(thing).__name__, [plain(getattr(thing, name)) for name in thing.__struct_fields__]
    if isinstance(thing, Mapping):
        return [(plain(key), plain(value)) for key, value in thing.items() if value or not isinstance(thing, Counter)]
    if isinstance(thing, set | frozenset):
        return sorted(map(repr, map(plain, thing)))
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    slots = getattr(type(thing), "__slots__", ())
    held = {name: getattr(thing, name) for name in slots} if slots else getattr(thing, "__dict__", None)
    if not held:
        return repr(thing)
    return type(thing).__name__, [(name, plain(one)) for name, one in held.items() if name not in REMEMBERED_FOR_SPEED]


def remembered(state: State) -> dict[str, Any]:
    """Everything that every part of the event remembers, but for parts that remember nothing."""
    held = {kind.__qualname__: plain(part) for kind, part in state._parts.items()}
    empty = {kind.__qualname__: plain(kind()) for kind in state._parts}
    return {name: one for name, one in held.items() if one != empty[name]}


def proven(night: Night) -> None:
    """Chips and money come out, the log comes to the same state, and every draw comes out again."""
    state, log = night.state, night.event.log
    again = derive(log)
    assert again.conflicts == ()
    assert remembered(again.state) == remembered(state)
    assert broken(state) == ()
    assert list(dealt_chips_are_all_there(state)) == []
    assert [found for check in CHECKS.values() for found in check(Audit("night", log, None, [night.seed]))] == []
    _chips(state)
    _money(state)
    assert night.director.refused == [], "whatever is advised can be done"


def _chips(state: State) -> None:
    account = state.of(Account)
    left = sum(entry.chips for entry in state.of(Entrants).live())
    assert left == account.total == expected(state)
    assert chip_proof(state).exact


def _money(state: State) -> None:
    sheet, prizes = proof(state), state.of(Prizes)
    assert sheet.collected - sheet.paid_back == sheet.prizes + sheet.house + sheet.bounty
    assert owed(state) == []
    assert sum(one.amount for one in prizes.paid.values()) == sheet.pool


def best_place(state: State, player: str) -> int:
    """The place of somebody's last entry."""
    entrants = state.of(Entrants)
    return places(state)[entrants.by_player[player][-1]]
