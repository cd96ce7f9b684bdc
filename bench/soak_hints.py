"""What orders need to be accepted now and then: cards, side tables, tickets, bags, deals and flights as they stand in an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from bench.nights import Night
from cardspeak.tournament.chips.account import in_use
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.dealing import Permits
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.bad_beat import SideTables
from cardspeak.tournament.entries.stamp_cards import StampCards
from cardspeak.tournament.flight_results import FlightResult
from cardspeak.tournament.flights.bags import Bags
from cardspeak.tournament.flights.result import flight_result, log_hash
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.papers import in_order
from cardspeak.tournament.presence.disputes import Disputes
from cardspeak.tournament.presence.record import PenaltyRecord, person
from cardspeak.tournament.prizes.flips import Flips
from cardspeak.tournament.seats.halting import halt
from cardspeak.tournament.setup import EventSetup
from cardspeak.tournament.terms import EntryTerms

Given = dict[str, Any]
Hint = Callable[[State, Random], Given]


def one_of(random: Random, found: Iterable[Any], otherwise: Any = 1) -> Any:
    """Any of these, or something else where there is none."""
    return random.choice(list(found) or [otherwise])


def _live(state: State) -> list[int]:
    return [entry.number for entry in state.of(Entrants).live()]


def _players(state: State, *, live: bool) -> list[str]:
    entrants = state.of(Entrants)
    return [player for player, mine in entrants.by_player.items() if entrants.entries[mine[-1]].live == live]


# Stamp cards


def _filled(state: State, random: Random) -> Given:
    card = f"C{len(state.of(StampCards).full) + 1}"
    player = one_of(random, _players(state, live=random.random() < 0.7), "p1")
    return {"card": card, "player": player, "value": 500, "filled_at": None}


def _card(state: State, random: Random) -> Given:
    entrants, full = state.of(Entrants), state.of(StampCards).full
    name = one_of(random, [name for name, card in full.items() if not card.spent], "C1")
    mine = entrants.by_player.get(full[name].player, [1]) if name in full else [1]
    return {"card": name, "entry": mine[-1], "stack": random.choice((25, 100, 300)), "choices": {}}


def _before_the_hand(state: State, random: Random) -> Given:
    return _card(state, random) | {"hand_begun": False, "cards_dealt": False}


def _in_the_middle(state: State, random: Random) -> Given:
    found = {key: value for key, value in _card(state, random).items() if key != "stack"}
    entry = state.of(Entrants).entries.get(found["entry"])
    seats = state.of(Entrants).tables[entry.table].seats.values() if entry is not None and entry.table else ()
    return found | {"agreed": tuple(one for one in seats if one is not None), "all_in_at": None}


def _behind(state: State, random: Random) -> Given:
    return {"entry": one_of(random, state.of(StampCards).behind), "stack": random.choice((None, 700))}


def _redeemed(state: State, random: Random) -> Given:
    return _card(state, random) | {"in_hand": False, "all_in_at": None, "shuffled": False}


def _boxed(state: State, random: Random) -> Given:
    return {"card": one_of(random, state.of(StampCards).full, "C1")}


# Side tables, flips and tickets


def _side_table(state: State, random: Random) -> Given:
    gone = _players(state, live=False)
    players = tuple(random.sample(gone, min(len(gone), random.choice((2, 3)))))
    return {"number": len(state.of(SideTables).tables) + 1, "players": players, "exception": "the host lets it"}


def _side_winner(state: State, random: Random) -> Given:
    tables = state.of(SideTables).tables
    number = one_of(random, [number for number, table in tables.items() if not table.over])
    return {"number": number, "winner": one_of(random, tables[number].players if number in tables else ("p1",))}


def _side_counts(state: State, random: Random) -> Given:
    found = _side_winner(state, random)
    table = state.of(SideTables).tables.get(found["number"])
    counts = {player: random.choice((500, 1_000)) for player in table.players} if table else {}
    return {"number": found["number"], "counts": counts, "returns": found["winner"]}


def _flipped(state: State, random: Random) -> Given:
    flips = state.of(Flips)
    waiting = sorted(flips.again) or [entry for entry in _live(state) if entry not in flips.settled]
    seats = next(iter(flips.again.values()), 1)
    return {"entries": tuple(waiting[: random.choice((2, 3, 8)) if not flips.again else None]), "seats": seats}


def _ticket(state: State, random: Random) -> Given:  # noqa: ARG001
    return {
        "ticket": f"T{random.randint(1, 99)}",
        "value": 1_000,
        "price": random.choice((900, 2_500)),
        "consent": True,
    }


def _won_entry(state: State, random: Random) -> Given:
    won = [entry for entry in _live(state) if state.of(Ledger).won(entry)]
    return {"entry": one_of(random, won), "evidence": "a letter"}


# Chips, seats and people


def _found(state: State, random: Random) -> Given:
    return {"by_value": ((one_of(random, in_use(state), 25), 1),), "owner": one_of(random, [None, *_live(state)])}


def _own_colour_up(state: State, random: Random) -> Given:
    given = {"hands_in": ((25, 4),), "gets": ((100, 1),), "announced": True}
    return given | {"entries": (one_of(random, _live(state)),)}


def _held(state: State, random: Random) -> Given:
    play = state.of(HandForHand)
    table = one_of(random, play.playing)
    seats = state.of(Entrants).tables[table].seats.values() if table in state.of(Entrants).tables else ()
    return {"table": table, "entries": tuple(entry for entry in seats if entry is not None)[:2]}


def _released(state: State, random: Random) -> Given:
    return {"table": one_of(random, state.of(HandForHand).held), "early": True}


def _halted(state: State, random: Random) -> Given:
    tables = [table.number for table in state.of(Entrants).open_tables() if halt(state, table.number) is not None]
    return {"table": one_of(random, tables), "hands": 1, "why": "nobody can be moved"}


def _out_before(state: State, random: Random) -> Given:
    player = one_of(random, _players(state, live=False), "p1")
    return {"player": player, "director_told": True, "person": in_order(state), "in_hand": False, "stack": None}


def _disputed(state: State, random: Random) -> Given:
    table = one_of(random, [table.number for table in state.of(Entrants).open_tables()])
    return {"table": table, "words": "the pot was short", "pushed_at": state.at, "acts": (), "next_hand": False}


def _dispute(state: State, random: Random) -> Given:
    return {
        "number": one_of(random, [one.number for one in state.of(Disputes).open]),
        "reason": "seen on the recording",
    }


def _banned(state: State, random: Random) -> Given:
    waiting = {one.seat for one in state.of(PenaltyRecord).log.entries if one.review == "pending"}
    found = [entry.number for entry in state.of(Entrants).entries.values() if person(state, entry) in waiting]
    return {"entry": one_of(random, found), "reviewer": "Zoe"}


def _called_off(state: State, random: Random) -> Given:  # noqa: ARG001
    return {"ground": random.choice(("beyond-control", "small-field")), "why": "a flood", "notice": "by message"}


# Deals, bags and flights


def _proposed(state: State, random: Random) -> Given:  # noqa: ARG001
    permits = Permits(law=True, venue=True, present=True, allowed=True)
    return {"shares": {}, "for_winner": 0, "unit": 1, "chips": None, "permits": permits, "why_off": "nobody counted"}


def _bagged(state: State, random: Random) -> Given:
    entry = one_of(random, _live(state))
    known = state.of(Entrants).entries.get(entry)
    return {"entry": entry, "chips": known.chips if known else 100, "by_value": ()}


def _opened(state: State, random: Random) -> Given:
    packed = [entry for bags in state.of(Bags).packed.values() for entry in bags]
    return {"entry": one_of(random, packed), "why": "a chip was left out"}


@cache
def flights(book: str, setup: Callable[[str, str], EventSetup], terms: EntryTerms) -> tuple[FlightResult, ...]:
    """What two dealt flights hand on to a later day."""
    found = []
    for number, name in enumerate(("1A", "1B")):
        made = setup(book, "flight")
        numbers = tuple(range(1 + 8 * number, 9 + 8 * number))
        seed = b"the seed of a flight, sealed " + name.encode()
        night = Night(setup=replace(made, flight=name), seed=seed, players=8, numbers=numbers, terms=terms)
        night.run()
        found.append(flight_result(night.state, log_hash(night.event.log)))
    return tuple(found)


MORE: dict[str, Hint] = {
    "FillCard": _filled, "RedeemCard": _redeemed, "AnnounceCard": _before_the_hand, "PlayCardAsChips": _in_the_middle,
    "SettleCard": _behind, "PutInBox": _boxed, "OpenBadBeat": _side_table, "FinishBadBeat": _side_winner,
    "KillBadBeat": _side_counts, "Flip": _flipped, "MoveTicket": _ticket, "GiveBackTicket": _won_entry,
    "FindChips": _found, "ColourUpPlayers": _own_colour_up, "HoldAllIn": _held, "ReleaseAllIn": _released,
    "WaiveHalt": _halted, "ReEnter": _out_before, "RaiseDispute": _disputed, "SettleDispute": _dispute,
    "ReviewBan": _banned, "CancelEvent": _called_off, "ProposeDeal": _proposed, "BagStack": _bagged, "OpenBag": _opened,
}  # fmt: skip
