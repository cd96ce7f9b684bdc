"""What has happened, as the values that a sentence needs: names in the place of numbers, sums in the place of lists.

A name that ends in ``_money`` is in the smallest unit of the currency, one in ``_moment`` is a moment, one in ``_place`` a place,
one in ``_code`` has words of its own (``why.…``); ``form`` names a special case with a sentence of its own. Cards are never told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cardspeak.desk.kept_rulings import called as called_book
from cardspeak.desk.kept_rulings import ruled_by
from cardspeak.desk.views.naming import Values, name_of, names_of, players_of
from cardspeak.tournament.busts.bounties import won_with
from cardspeak.tournament.clock.dial import break_number, level_number, schedule
from cardspeak.tournament.core import Happening, State
from cardspeak.tournament.deals.ending import BY_DEAL
from cardspeak.tournament.entrants import Entrants

Told = Iterator[tuple[str, str | int]]
HIDDEN = frozenset({
    "cites", "label", "at", "cards", "board", "hands", "strength", "ruling", "sealed", "setup", "log", "positions", "ways", "key",
    "notes", "player", "earlier_player", "players",
})  # fmt: skip
"""Fields that no sentence needs, or that nobody should read over somebody's shoulder."""
COUNTS = frozenset({"hands", "players"})
"""Of these a number may be told."""
MONEY = {"amount": "amount_money", "value": "value_money", "for_winner": "winner_money"}
IN_MONEY = frozenset({"settled", "prize-paid", "prize-offered", "tickets-awarded", "deal-proposed", "pool-raised"})
MOMENTS = {"resumes_at": "resumes_moment", "starts_at": "starts_moment", "extended_to": "until_moment", "since": "since_moment",
           "deadline": "deadline_moment"}  # fmt: skip
SPOKEN: dict[str, frozenset[str]] = {
    "seat-taken": frozenset({"why"}), "status": frozenset({"status"}), "sold": frozenset({"kind", "way"}),
    "coloured-up": frozenset({"method"}), "deal-proposed": frozenset({"method"}), "registered": frozenset({"kind"}),
    "dispute-raised": frozenset({"about", "answer"}), "dispute-settled": frozenset({"outcome"}),
    "busted": frozenset({"why"}), "pool-raised": frozenset({"why"}), "chips-issued": frozenset({"why"}), "hand-for-hand-announced": frozenset({"kind"}),
    "ban-reviewed": frozenset({"outcome"}), "prize-offered": frozenset({"form"}), "ticket": frozenset({"status"}),
    "paid-back": frozenset({"to"}), "went-away": frozenset({"kind"}), "more-chips": frozenset({"why"}), "balanced": frozenset({"place"}),
}  # fmt: skip
"""Which fields of which happenings are codes with words of their own."""


def tag_of(what: Happening) -> str:
    """The tag of a happening."""
    return str(type(what).__struct_config__.tag)


def values_of(state: State, what: Happening) -> Values:
    """What a sentence about a happening needs."""
    tag = tag_of(what)
    found = dict(_plain(state, what, tag))
    special = SPECIAL.get(tag)
    if special is not None:
        found.update(special(state, what))
    return found


def _plain(state: State, what: Happening, tag: str) -> Told:
    for field in type(what).__struct_fields__:
        value = getattr(what, field)
        if value is None or (field in HIDDEN and not (field in COUNTS and isinstance(value, int))):
            continue
        if field == "entry":
            yield "entry", value
            yield "name", name_of(state, value)
        elif field == "entries" and isinstance(value, tuple):
            yield "names", names_of(state, value)
            yield "n", len(value)
        elif isinstance(value, bool):
            yield field, int(value)
        elif isinstance(value, (int, str)):
            yield called(field, tag), value


def called(field: str, tag: str) -> str:
    """What a field is called in a sentence."""
    if field in MOMENTS:
        return MOMENTS[field]
    if field in MONEY and tag in IN_MONEY:
        return MONEY[field]
    return f"{field}_code" if field in SPOKEN.get(tag, ()) else field


def lines_of(what: Any) -> Told:
    """What the lines of a sale or a repayment come to."""
    yield "amount_money", sum(line.amount for line in what.lines)


def _sold(_state: State, what: Any) -> Told:
    told = dict(lines_of(what))
    yield from told.items()
    if not told["amount_money"]:
        yield "form", "free"
    elif not what.paid:
        yield "form", "owed"


def _paid_back(_state: State, what: Any) -> Told:
    yield from lines_of(what)


def _busted(state: State, what: Any) -> Told:
    entries = [out.entry for out in what.outs]
    yield "names", names_of(state, entries)
    yield "n", len(entries)
    if what.why == BY_DEAL:
        yield "form", "deal"
    by = dict.fromkeys(one for out in what.outs for one in out.by)
    bounty = won_with(state, entries)
    if by:
        yield "by", names_of(state, by)
        yield "form", "bounty" if bounty else "by"
    if bounty:
        yield "bounty_money", bounty


def _went_away(_state: State, what: Any) -> Told:
    yield "form", what.kind


def _status(_state: State, what: Any) -> Told:
    yield "form", what.status


def _bounty_awarded(state: State, what: Any) -> Told:
    if not what.by:
        yield "form", "nobody"
        return
    yield "by", names_of(state, what.by)
    yield "bounty_money", won_with(state, (what.entry,))


def _bounty_paid(_state: State, what: Any) -> Told:
    yield "amount_money", abs(what.amount)
    if what.amount < 0:
        yield "form", "back"


def _created(_state: State, what: Any) -> Told:
    yield "name", what.setup.name


def _registered(_state: State, what: Any) -> Told:
    yield "name", what.name
    if what.kind != "entry":
        yield "form", what.kind


def _hand_dealt(_state: State, what: Any) -> Told:
    yield "n", len(what.stacks)


def _moved(_state: State, what: Any) -> Told:
    yield "n", len(what.moved)


def _drawn(_state: State, what: Any) -> Told:
    yield "n", len(what.drawn)


def _seats_set(_state: State, what: Any) -> Told:
    yield "n", len(what.seats)


def _coloured_up(state: State, what: Any) -> Told:
    yield "n", len(what.players)
    entries = state.of(Entrants).entries
    won = [f"{entries[one.entry].name} +{one.won}" for one in what.players if one.won and one.entry in entries]
    if won:
        yield "winners", ", ".join(won)
        yield "form", "raced"


def _balanced(_state: State, what: Any) -> Told:
    yield "seat", what.left
    yield "to_seat", what.seat
    if what.place:
        yield "form", "placed"


def _payouts(_state: State, what: Any) -> Told:
    yield "pool_money", what.payouts.pool
    yield "n", what.payouts.places
    if what.anew:
        yield "form", "anew"


def _prize(_state: State, what: Any) -> Told:
    if ticket := sum(part.amount for part in what.parts if part.form == "ticket"):
        yield "form", "ticket" if ticket == what.amount else "ticket-and-money"
        yield "ticket_money", ticket
        yield "rest_money", what.amount - ticket


def _envelopes(_state: State, what: Any) -> Told:
    yield "n", len(what.amounts)
    yield "sum_money", sum(what.amounts)
    yield "most_money", max(what.amounts)


def _bags(_state: State, what: Any) -> Told:
    yield "n", len(what.bags)


def _button(_state: State, what: Any) -> Told:
    yield "button", what.positions.button


def _closed(_state: State, what: Any) -> Told:
    if not what.closed:
        yield "form", "open"


def _tables(_state: State, what: Any) -> Told:
    yield "n", len(what.tables)


def _deal(_state: State, what: Any) -> Told:
    yield "n", len(what.shares)


def _two(_state: State, what: Any) -> Told:
    if not what.apart:
        yield "form", "no-longer"


def _flight(_state: State, what: Any) -> Told:
    yield "flight", what.result.flight
    yield "n", len(what.result.survivors)


def _terms(_state: State, _what: Any) -> Told:
    yield from ()


def _rules(_state: State, what: Any) -> Told:
    yield "settings", ", ".join(what.values)


def _struck(_state: State, what: Any) -> Told:
    yield "numbers", ", ".join(map(str, what.all))
    yield "n", len(what.all)


def _level(_state: State, what: Any) -> Told:
    yield "line", what.index + 1


def _level_set(state: State, what: Any) -> Told:
    lines = schedule(state)
    on_break = what.index < len(lines) and lines[what.index].is_break
    yield "level", (break_number if on_break else level_number)(lines, what.index)
    if on_break:
        yield "form", "break"


def _time(_state: State, what: Any) -> Told:
    yield "seconds", abs(what.ms) // 1000
    if what.ms < 0:
        yield "form", "less"


def _bridged(_state: State, what: Any) -> Told:
    yield "seconds", abs(what.ms) // 1000
    if what.ms < 0:
        yield "form", "back"


def _announced_level(state: State, what: Any) -> Told:
    yield "level", level_number(schedule(state), what.index)


def _penalised(_state: State, what: Any) -> Told:
    yield "n", what.amount
    if what.disqualified:
        yield "form", "disqualified"
    elif what.hands:
        yield "hands", what.hands
        yield "form", "rounds" if what.penalty == "missed rounds" else "hands"
    elif what.penalty == "minutes":
        yield "form", "minutes"
    elif what.chips:
        yield "form", "chips"


def _posted(_state: State, what: Any) -> Told:
    if not what.left:
        yield "form", "out"


def _taken_off(_state: State, what: Any) -> Told:
    if what.disqualified:
        yield "form", "disqualified"


def _counted(_state: State, what: Any) -> Told:
    yield "n", what.entries
    if what.off:
        yield "form", "off"


def _refused(_state: State, what: Any) -> Told:
    if not what.refused:
        yield "form", "no-longer"


def _arrived(_state: State, what: Any) -> Told:
    if what.difference:
        yield "form", "off"


def _floor(state: State, what: Any) -> Told:
    if what.entry is not None:
        yield "form", "by"
        yield "name", name_of(state, what.entry)


def _flipped(state: State, what: Any) -> Told:
    yield "names", names_of(state, what.winners)
    yield "n", len(what.winners)


def _stopped(_state: State, what: Any) -> Told:
    yield "n", len(what.places)


def _chips_removed(_state: State, what: Any) -> Told:
    if what.entry is None:
        yield "form", "nobody"


def _deal_dropped(_state: State, what: Any) -> Told:
    if what.entry is not None:
        yield "form", "objection"


def _bad_beat(state: State, what: Any) -> Told:
    players = what.players if hasattr(what, "players") else what.returns
    yield "n", len(players)
    yield "names", players_of(state, players)


def _ruling(state: State, what: Any) -> Told:
    by = ruled_by(what)
    if by != state.setup.book:
        yield "book", called_book(by)
        yield "form", "other-book"


def _of_player(state: State, what: Any) -> Told:
    yield "name", players_of(state, (what.player,)) or what.player


def _locked(state: State, what: Any) -> Told:
    yield "name", players_of(state, (what.player,)) or what.player
    if not what.locked:
        yield "form", "no-longer"


def _hand_served(_state: State, what: Any) -> Told:
    if what.counted != 1:
        yield "form", "several" if what.counted else "misdeal"


def _penalty_served(_state: State, what: Any) -> Told:
    if what.left:
        yield "form", "part"


def _exchanged(_state: State, what: Any) -> Told:
    yield "n", len(what.entries)


def _transferred(_state: State, what: Any) -> Told:
    yield "name", what.name


def _sizes(_state: State, what: Any) -> Told:
    if what.tolerance is not None:
        yield "form", "tolerance"


def _hands_over(_state: State, what: Any) -> Told:
    if not what.hand:
        yield "form", "first"


SPECIAL: dict[str, Callable[[State, Any], Told]] = {
    "sold": _sold, "paid-back": _paid_back, "busted": _busted, "created": _created, "registered": _registered,
    "hand-dealt": _hand_dealt, "table-broken": _moved, "seats-drawn": _drawn, "redrawn": _seats_set,
    "final-table-set": _seats_set, "new-table-filled": _drawn, "coloured-up": _coloured_up, "balanced": _balanced,
    "payouts-announced": _payouts, "prize-paid": _prize, "envelopes-filled": _envelopes, "chips-bagged": _bags, "button-moved": _button,
    "button-seen": _button, "seat-closed": _closed, "registration-closed": _closed, "hand-for-hand-announced": _tables,
    "hand-for-hand-begun": _tables, "hand-for-hand-over": _hands_over, "deal-proposed": _deal, "kept-apart": _two, "seat-locked": _locked,
    "flight-taken-in": _flight, "entry-terms": _terms, "rules-changed": _rules, "struck": _struck, "level-set": _level_set,
    "level-length": _level, "clock-time-added": _time, "clock-bridged": _bridged, "level-announced": _announced_level, "penalised": _penalised,
    "posted-absent": _posted, "taken-off": _taken_off, "stacks-counted": _counted, "entry-refused": _refused,
    "arrived": _arrived, "floor-called": _floor, "flipped": _flipped, "event-stopped": _stopped,
    "cards-drawn": _drawn, "chips-removed": _chips_removed, "deal-dropped": _deal_dropped, "ruling-kept": _ruling,
    "bad-beat-opened": _bad_beat, "bad-beat-over": _bad_beat, "hand-served": _hand_served,
    "penalty-served": _penalty_served, "players-coloured-up": _exchanged, "transferred": _transferred, "evenness-set": _sizes,
    "went-away": _went_away, "status": _status, "bounty-awarded": _bounty_awarded, "bounty-paid": _bounty_paid, "card-filled": _of_player,
}  # fmt: skip
"""What some happenings tell besides their plain fields."""
