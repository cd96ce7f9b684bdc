"""What the book asks for next, as codes and values: the sentence is the page's, the order is ready to be sent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from cardspeak.desk.views.fitting import fitting
from cardspeak.desk.views.memory import memory_of
from cardspeak.desk.views.naming import Values, name_of, names_of
from cardspeak.desk.views.parts import Seen, shows
from cardspeak.desk.views.people import told_places
from cardspeak.desk.views.prizes import ticket_won, won
from cardspeak.errors import Refusal
from cardspeak.tournament.advice import Advice, advice
from cardspeak.tournament.busts.bounties import Bounties, due
from cardspeak.tournament.busts.out import BustOut
from cardspeak.tournament.busts.places import still_in
from cardspeak.tournament.chips.account import owed
from cardspeak.tournament.chips.colouring import ColourUp
from cardspeak.tournament.clock.announcing import unannounced
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.core import Order, State, words
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.window import entered
from cardspeak.tournament.flights.bags import Bags, with_stacks
from cardspeak.tournament.presence.absences import Absences
from cardspeak.tournament.presence.disputes import Disputes
from cardspeak.tournament.presence.penalties import CountHand, ServePenalty
from cardspeak.tournament.presence.record import hands_left
from cardspeak.tournament.prizes.announcing import no_longer_the_pool
from cardspeak.tournament.prizes.standing import places_paid
from cardspeak.tournament.seats.balancing import Balance, move
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.sizes import seated, tables_played

AN_ENTRY = re.compile(r"\bentry (\d+)")
A_TABLE = re.compile(r"\b[Tt]able (\d+)")
MOST = 60
"""Advice shown at once; before the start of a large event there may be more."""


class ShownOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order as `POST /api/events/{event}/orders` takes it."""

    order: str
    fields: dict[str, Any]


class ShownNeed(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has to say first."""

    code: str
    """``button``, ``dealer``, ``chips``, ``stack``, ``reason``, ``decision``, ``more-entries``, ``hands-finished``, ``flights``,
    ``papers``, ``paid-wrongly``, ``paid-instead``, ``room-full``, ``pause``, ``wait`` or ``other``."""
    table: int | None = None
    values: dict[str, str | int] = {}


class ShownAdvice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do now."""

    kind: str
    values: dict[str, str | int]
    """For the sentence; ``form`` names a special case, and a name that ends in ``_money``, ``_place`` or ``_moment`` says what
    the number is."""
    orders: tuple[ShownOrder, ...]
    """Ready to be sent: one, or several to choose from; none where people have to act first."""
    forms: tuple[ShownOrder, ...]
    """Where none is ready: the orders that fit, to be filled in. Neither: it is for information only."""
    needs: tuple[ShownNeed, ...]
    cites: tuple[str, ...]
    why: str
    """In English, for those who have no better sentence."""


@shows("advice", "staff")
def advised(seen: Seen) -> list[msgspec.Struct]:
    """What is to be done now: a list of ``ShownAdvice``, the most pressing first."""
    found = advice(seen.state, seen.at)
    disputes = iter(seen.state.of(Disputes).open)
    shown: list[msgspec.Struct] = []
    for one in found[:MOST]:
        values = _values(seen, one)
        if one.kind == "dispute":
            dispute = next(disputes)
            values = {"number": dispute.number, "table": dispute.table, "about_code": dispute.about}
        shown.append(_advised(seen.state, one, values))
    return shown


def _advised(state: State, one: Advice, values: Values) -> ShownAdvice:
    return ShownAdvice(
        kind=one.kind, values=values, orders=tuple(as_sent(order) for order in one.orders),
        forms=tuple(ShownOrder(order=order, fields=fields) for order, fields in fitting(one, values)),
        needs=tuple(need(said, state) for said in one.needs[:MOST]), cites=one.cites,
        why="" if one.kind in ("remove", "dispute") else str(one.why),
    )  # fmt: skip


@cache
def _fields(kind: type[Order]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def as_sent(order: Order) -> ShownOrder:
    """An order with the fields that are not as they would be anyway."""
    plain: dict[str, Any] = msgspec.to_builtins(order, str_keys=True)
    fields = {
        field.encode_name: plain[field.encode_name]
        for field in _fields(type(order))
        if field.required or getattr(order, field.name) != field.default
    }
    return ShownOrder(order=words(type(order)), fields=fields)


NEEDS: tuple[tuple[re.Pattern[str], str, tuple[str, ...]], ...] = (
    (re.compile(r"button of table (\d+)"), "button", ("table",)),
    (re.compile(r"the dealer's seat at table (\d+)"), "dealer", ("table",)),
    (re.compile(r"chips of (\d+) of everybody at table (\d+)"), "chips", ("value", "table")),
    (re.compile(r"chips of (.+)"), "stack", ("name",)),
    (re.compile(r"(\d+) (?:from|for) entry (\d+)"), "paid-wrongly", ("amount_money", "entry")),
    (re.compile(r"what was paid instead of entry (\d+)"), "paid-instead", ("entry",)),
    (re.compile(r"another table, or fewer entries"), "room-full", ()),
    (re.compile(r"(.+) of entry (\d+)"), "papers", ("papers", "entry")),
    (re.compile(r"a reason.*"), "reason", ()),
    (re.compile(r"a decision"), "decision", ()),
    (re.compile(r"more entries.*"), "more-entries", ()),
    (re.compile(r"every table has finished.*"), "hands-finished", ()),
    (re.compile(r"the result of each flight"), "flights", ()),
    (re.compile(r"pause"), "pause", ()),
    (re.compile(r"wait"), "wait", ()),
)


def need(said: str, state: State | None = None) -> ShownNeed:
    """What is needed, as a code.

    >>> need("button of table 4")
    ShownNeed(code='button', table=4, values={'table': 4})
    """
    for pattern, code, names in NEEDS:
        found = pattern.fullmatch(said)
        if found is not None:
            values: Values = {
                name: int(text) if text.isdecimal() and name != "name" else text
                for name, text in zip(names, found.groups(), strict=True)
            }
            table, entry = values.get("table"), values.get("entry")
            if isinstance(entry, int) and state is not None:
                values["name"] = name_of(state, entry)
            return ShownNeed(code=code, table=table if isinstance(table, int) else None, values=values)
    return ShownNeed(code="other", values={"words": said})


# What the sentence of each kind needs


def _values(seen: Seen, one: Advice) -> Values:
    tell = TELLS.get(one.kind)
    return {} if tell is None else dict(tell(seen, one))


def _entry(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    number = getattr(one.order, "entry", None)
    if number is not None:
        yield "entry", number
        yield "name", seen.state.of(Entrants).entry(number).name


def _table(_seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    number = getattr(one.order, "table", None)
    if number is None:
        asked = next((found for said in one.needs if (found := need(said).table) is not None), None)
        said = A_TABLE.search(str(one.why))
        number = asked if asked is not None else int(said[1]) if said else 0
    yield "table", number


def _bust(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    assert isinstance(one.order, BustOut)
    entries = [out.entry for out in one.order.out]
    yield "names", names_of(seen.state, entries)
    yield "n", len(entries)
    yield "table", seen.state.of(Entrants).entry(entries[0]).table or 0


def _issue(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    due = memory_of(seen.event).once(seen.state.version, "owed", lambda: owed(seen.state))
    yield "n", len(due)
    yield "chips", sum(due.values())


def _without_seat(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    entries = seen.state.of(Entrants).entries.values()
    yield "n", sum(one.table is None and one.status in ("registered", "playing") for one in entries)


def _buttons(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    known = seen.state.of(Seats).at
    yield "n", sum(one.players > 1 and one.number not in known for one in seen.state.of(Entrants).open_tables())


def _start(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "n", entered(seen.state)
    if not one.orders:
        yield "form", "too-few"


def _payouts(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    off = no_longer_the_pool(seen.state)
    if off:
        yield "form", "more" if off > 0 else "less"
        yield "off_money", abs(off)


def _level(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "level", unannounced(seen.state, seen.at) or 0


def _colour_up(_seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    assert isinstance(one.order, ColourUp)
    yield "table", one.order.table
    yield "value", one.order.value


def _remove(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield from _entry(seen, one)
    away = seen.state.of(Absences).away.get(getattr(one.order, "entry", 0))
    if away is not None:
        yield "since_moment", away.since
        yield "form", away.kind


def _together(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "left", still_in(seen.state)
    yield "paid", places_paid(seen.state)
    yield "hand", seen.state.of(HandForHand).hand + 1
    if getattr(one.order, "director", False):
        yield "form", "may"


def _final(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "left", seated(seen.state)


def _break(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    assert isinstance(one.order, BreakTable)
    yield "table", one.order.table or 0
    yield "left", seated(seen.state)
    yield "tables", tables_played(seen.state) - 1


def _move(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    assert isinstance(one.order, Balance)
    yield "table", one.order.giving or 0
    yield "to", one.order.to or 0
    try:
        plan = move(seen.state, one.order, seen.at)
    except Refusal:
        yield "form", "ask"
        return
    yield "entry", plan.entry
    yield "name", seen.state.of(Entrants).entry(plan.entry).name
    yield "seat", plan.left
    yield "to_seat", plan.seat
    if plan.place:
        yield "place_code", plan.place


def _small(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    for name, value in _table(seen, one):
        number = seen.state.of(Entrants).tables.get(int(value))
        yield name, value
        yield "n", number.players if number is not None else 0


def _small_or_filled(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    if isinstance(one.order, Balance):
        number = one.order.to or 0
        yield "table", number
        yield "n", seen.state.of(Entrants).table(number).players
        return
    yield from _small(seen, one)


def _alternate(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    waiting = alternates(seen.state)
    yield "name", seen.state.of(Entrants).entry(waiting[0]).name
    yield "n", len(waiting)


def _winner(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    last = next((entry for entry in seen.state.of(Entrants).live() if entry.status != "waiting"), None)
    yield "name", last.name if last is not None else ""
    if not one.orders:
        yield "form", "open"


def _tickets(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "n", still_in(seen.state)


def _prize(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    wrong = next((int(said[1]) for words in one.needs if (said := AN_ENTRY.search(words))), None)
    number = getattr(one.order, "entry", wrong or 0)
    yield "entry", number
    yield "name", name_of(seen.state, number)
    prize, ticket = won(seen).get(number, 0), ticket_won(seen, number)
    if wrong is not None:
        yield "form", "wrong"
    elif ticket:
        yield "form", "ticket" if ticket == prize else "ticket-and-money"
        yield "ticket_money", ticket
        yield "rest_money", prize - ticket
    yield "prize_money", prize
    place = told_places(seen).get(number)
    if place is not None:
        yield "place_place", place


def _bag(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    packed = seen.state.of(Bags).of(seen.state.of(Clock).day)
    missing = sum(entry.number not in packed for entry in with_stacks(seen.state))
    yield "n", missing
    if not missing and one.orders:
        yield "form", "seal"


def _envelopes(_seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    amounts = getattr(one.order, "amounts", ())
    yield "n", len(amounts)
    yield "sum_money", sum(amounts)


def _bounty(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield from _entry(seen, one)
    claim = seen.state.of(Bounties).unclaimed[getattr(one.order, "entry", 0)]
    yield "bounty_money", claim.amount
    if not claim.amount:
        yield "form", "envelope"


def _pay_bounty(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield from _entry(seen, one)
    open_sum = due(seen.state, getattr(one.order, "entry", 0))
    yield "bounty_money", abs(open_sum)
    if open_sum < 0:
        yield "form", "back"


def _end(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "n", still_in(seen.state)


def _penalty(seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    count, serve = one.orders
    assert isinstance(count, CountHand)
    assert isinstance(serve, ServePenalty)
    entry = seen.state.of(Entrants).entry(serve.entry)
    yield "entry", entry.number
    yield "name", entry.name
    yield "table", count.table
    yield "n", hands_left(seen.state, entry)


def _papers(_seen: Seen, one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "n", len(one.needs)


def _take_in(seen: Seen, _one: Advice) -> Iterator[tuple[str, str | int]]:
    yield "day", seen.state.setup.day


Tells = Callable[[Seen, Advice], Iterator[tuple[str, str | int]]]
TELLS: dict[str, Tells] = {
    "bust": _bust, "issue stacks": _issue, "draw seats": _without_seat, "seat": _entry, "open table": _without_seat,
    "draw buttons": _buttons, "start": _start, "announce payouts": _payouts, "announce level": _level,
    "colour up": _colour_up, "remove": _remove, "hand for hand": _together, "next hand": _together,
    "end hand for hand": _together, "final": _final, "break": _break, "empty table": _table, "move": _move, "halt": _table,
    "small table": _small_or_filled, "button": _table, "alternate": _alternate, "release": _entry, "winner": _winner,
    "tickets": _tickets, "report": _prize, "pay": _prize, "fill envelopes": _envelopes, "bounty": _bounty, "pay bounty": _pay_bounty, "bag": _bag,
    "take in": _take_in, "papers": _papers, "end": _end, "penalty": _penalty,
}  # fmt: skip
