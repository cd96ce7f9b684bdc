"""Ordering a colour-up: whether the chip may go, by which method, and what every player gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import (
    BETWEEN_STAGES,
    COLOUR_UP,
    COLOUR_UP_WHEN,
    ODD_CHIPS_MAKE,
    OWN_COLOUR_UP,
    RACE_AT_FINAL,
    RACE_FROM_BIG_BLIND,
    RACE_IN_VIEW,
    RACE_WITNESSED,
    ROUND_UP_BREAKS,
)
from cardspeak.cards.card import Card, face, parse_card
from cardspeak.errors import Unlawful
from cardspeak.floor.seat.race import (
    RaceRules,
    cards_needed,
    deal_race,
    even_exchange,
    first_to_last,
    race_rules,
    race_winners,
    raced_for,
)
from cardspeak.limits import ChipCount
from cardspeak.question import in_words
from cardspeak.tournament.chips.account import Account, in_use
from cardspeak.tournament.chips.colour_up import ColouredUp, ColourUpMethod, Exchanged, race_cards
from cardspeak.tournament.chips.feasible import colour_up_plan, last_needing
from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, chance_of, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.words import Chips


class Held(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The small chips of one player, as they lie on the table."""

    entry: EntryNumber
    chips: ChipCount
    rest: ChipCount | None = None


class ColourUp(Order, frozen=True, kw_only=True):
    """Colour up the smallest denomination at a table."""

    roles = FLOOR

    table: int
    value: ChipCount
    held: tuple[Held, ...]
    dealer_seat: int | None = None
    cards: tuple[str, ...] = ()
    in_view: bool = False
    players_present: bool = False
    supervised_by: str = ""
    announced: bool = False
    final_table: bool | None = None


@decides(ColourUp)
def _colour_up(state: State, order: ColourUp, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    to = _may_go(state, order, context, inq)
    witnesses = _witnesses(order, inq)
    players = _players(state, order)
    method = _method(state, order, context, inq)
    if method == "race":
        yield _race(state, order, context, players, to, witnesses, inq)
        return
    each = inq.ask(ODD_CHIPS_MAKE) == "one-for-each"
    inq.cite(ODD_CHIPS_MAKE)
    done = []
    for held, entry in players:
        changed, odd = even_exchange(held.chips, order.value, to)
        won = (odd if each else 1) if odd else 0  # 13-b, 24-CHIP-UP
        done.append(_exchanged(held, entry, order.value, to, changed=changed, odd=odd, won=won))
    yield ColouredUp(
        at=context.at, table=order.table, value=order.value, to=to, method=method, players=tuple(done),
        witnesses=witnesses, cites=inq.numbers,
    )  # fmt: skip


def _may_go(state: State, order: ColourUp, context: Context, inq: Inquiry) -> int:
    """The next denomination; refused where this one is not the smallest, or is still needed, or is not due yet."""
    account, values = state.of(Account), in_use(state)
    if order.value not in {kind.value for kind in state.setup.chips}:
        limits = {"of": values}
        raise Unlawful("chip.unknown", {"value": order.value}, field="value", limits=limits)
    if order.table in account.out.get(order.value, ()):
        raise Unlawful("colour-up.done", {"table": order.table, "value": order.value}, field="table", value=order.table)
    larger = [value for value in values if value > order.value]
    when = inq.ask(COLOUR_UP_WHEN)
    inq.cite(COLOUR_UP_WHEN)
    rule = inq.policy.rule(COLOUR_UP_WHEN)
    if not larger or (order.value not in account.out and order.value != values[0]):
        raise Unlawful(
            "colour-up.smallest",
            {"values": values[0]},
            field="value",
            value=order.value,
            limits={"of": values[:1]},
            rule=rule,
        )
    lines, at = schedule(state), _line(state, context.at)
    needed = last_needing(lines, larger[0])
    if needed >= at:  # 13-a, 6-11
        raise Unlawful(
            "colour-up.needed",
            {"needed": needed + 1, "value": order.value},
            field="value",
            value=order.value,
            limits={"after_line": needed + 1},
            rule=rule,
        )
    if when == "schedule":
        _is_due(state, order, at, inq)
    return larger[0]


def _line(state: State, at: int) -> int:
    """The line of the schedule that is on."""
    mark = state.of(Clock).stood(at)
    return 0 if mark is None else mark.index


def _is_due(state: State, order: ColourUp, at: int, inq: Inquiry) -> None:
    """A chip goes in the break planned for it; ahead of that only by an announcement (25-B)."""
    plan = colour_up_plan(schedule(state), [kind.value for kind in state.setup.chips])
    due = next((one.in_break for one in plan if one.value == order.value), None)
    if due is None or at >= due:
        return
    inq.cite(OWN_COLOUR_UP)
    if not order.announced:
        limits = {"in_line": due + 1}
        raise Unlawful(
            "colour-up.early", field="announced", takes="flag", limits=limits, rule=inq.policy.rule(OWN_COLOUR_UP)
        )


def _witnesses(order: ColourUp, inq: Inquiry) -> str:
    """Chips lie in view (24-B), and players are there where the book wants them to be (3.11.9)."""
    if inq.maybe(RACE_IN_VIEW):
        inq.cite(RACE_IN_VIEW)
        if not order.in_view:
            raise Unlawful("race.view", field="in_view", takes="flag", rule=inq.policy.rule(RACE_IN_VIEW))
    witnessed = inq.maybe(RACE_WITNESSED)
    if witnessed is not None:
        inq.cite(RACE_WITNESSED)
    if witnessed == "present-or-supervised" and not (order.players_present or order.supervised_by):
        raise Unlawful("race.unseen", field="players_present", takes="flag", rule=inq.policy.rule(RACE_WITNESSED))
    return order.supervised_by or ("players" if order.players_present else "")


def _players(state: State, order: ColourUp) -> list[tuple[Held, Entrant]]:
    """The players who handed chips in, by seat; everybody sits at the table and nobody is named twice."""
    entrants = state.of(Entrants)
    entrants.table(order.table)
    found = []
    for held in order.held:
        entry = entrants.entry(held.entry)
        if entry.table != order.table or entry.seat is None:
            raise Unlawful(
                "colour-up.elsewhere", {"entry": held.entry, "table": order.table}, field="held", value=held.entry
            )
        found.append((held, entry))
    if len({held.entry for held in order.held}) != len(order.held):
        raise Unlawful("colour-up.twice", field="held")
    account = state.of(Account)
    have, handed = account.by_value.get(order.value, 0), sum(held.chips for held in order.held)
    if have and handed > have and not account.unsorted:
        limits = {"max": have}
        raise Unlawful(
            "chips.too-many/handed-in",
            {"handed": handed, "value": order.value, "have": have},
            field="held",
            value=handed,
            limits=limits,
        )
    return sorted(found, key=lambda one: one[1].seat or 0)


def _method(state: State, order: ColourUp, context: Context, inq: Inquiry) -> ColourUpMethod:
    """How odd chips are dealt with at this table and this stage of the event."""
    way, other = inq.maybe(COLOUR_UP), state.of(Account).methods.get(order.value)
    inq.cite(COLOUR_UP)
    way = inq.choose(COLOUR_UP, "race", "chip-up") if way == "race-or-chip-up" else inq.settle(COLOUR_UP)
    if way == "by-stage" and other is not None and order.choices.get(COLOUR_UP.name) in (None, other):
        way = other  # begun at an earlier stage: the other tables follow
    elif way == "by-stage":
        way = _by_stage(state, order, context, inq)
    if other is not None and other != way:  # 24-CHIP-UP: one method for one colour-up
        raise Unlawful(
            "colour-up.method/other",
            {"value": Chips(order.value), "other": in_words(other)},
            field="choices",
            value=way,
            limits={"of": [other]},
            rule=inq.policy.rule(COLOUR_UP),
        )
    return "race" if way == "race" else "chip-up" if way == "chip-up" else "round-up"


def _by_stage(state: State, order: ColourUp, context: Context, inq: Inquiry) -> str:
    """Rounded up at the first breaks, raced at the final table or when the blinds are large (6-11)."""
    view = now(state, context.at)
    tables = state.of(Entrants).open_tables()
    final = len(tables) == 1 if order.final_table is None else order.final_table
    if view.playing.big_blind >= inq.ask(RACE_FROM_BIG_BLIND) or (final and inq.ask(RACE_AT_FINAL)):
        inq.cite(RACE_FROM_BIG_BLIND)
        return "race"
    if 1 <= (view.on_break or view.breaks_over) <= inq.ask(ROUND_UP_BREAKS):
        inq.cite(ROUND_UP_BREAKS)
        return "round-up"
    if inq.maybe(BETWEEN_STAGES) == "host":
        inq.cite(BETWEEN_STAGES)
        return inq.choose(BETWEEN_STAGES, "round-up", "race")
    return inq.settle(BETWEEN_STAGES)


def _race(
    state: State, order: ColourUp, context: Context, players: Sequence[tuple[Held, Entrant]], to: int,
    witnesses: str, inq: Inquiry,
) -> ColouredUp:  # fmt: skip
    rules = race_rules(inq)
    even = {entry.number: even_exchange(held.chips, order.value, to) for held, entry in players}
    odd = {entry.seat: even[entry.number][1] for _, entry in players if entry.seat and even[entry.number][1]}
    chips = raced_for(sum(odd.values()), order.value, to, rules.chips)
    label, cards = _cards(state, order, context, cards_needed(odd, rules))
    seats = first_to_last(list(odd), order.dealer_seat, dealers=state.setup.dealers, inq=inq) if odd else []
    dealt = deal_race(odd, seats, rules, cards)
    won = race_winners(dealt, chips, rules)
    done = []
    for held, entry in players:
        changed, left_over = even[entry.number]
        faces = tuple(face(one.card) for one in dealt if one.seat == entry.seat)
        mine = won.get(entry.seat or 0, 0)
        done.append(
            _exchanged(held, entry, order.value, to, changed=changed, odd=left_over, won=mine, cards=faces, rules=rules)
        )
    return ColouredUp(
        at=context.at, table=order.table, value=order.value, to=to, method="race", players=tuple(done),
        raced_for=chips, order=tuple(one.seat for one in dealt), label=label, witnesses=witnesses, cites=inq.numbers,
    )  # fmt: skip


def _cards(state: State, order: ColourUp, context: Context, count: int) -> tuple[str, list[Card]]:
    """The cards of the race: those that people dealt, or a draw under a label of its own."""
    if order.cards:
        cards = [parse_card(card) for card in order.cards]
        if len(cards) != count:
            limits = {"cards": count}
            raise Unlawful("race.cards", {"count": count}, field="cards", value=len(cards), limits=limits)
        if len(set(cards)) != len(cards) and count <= 52:
            raise Unlawful("race.same-card", field="cards", value=list(order.cards))
        return "", cards
    if not count:
        return "", []
    label = f"race for {order.value} at table {order.table}"
    return label, race_cards(chance_of(state, context, label), count)


def _exchanged(
    held: Held, entry: Entrant, value: int, to: int, *, changed: int, odd: int, won: int,
    cards: tuple[str, ...] = (), rules: RaceRules | None = None,
) -> Exchanged:  # fmt: skip
    rest = max(0, entry.chips - held.chips * value) if held.rest is None else held.rest
    has = rest + (changed + won) * to
    saved = 1 if rules is not None and rules.saved and not has and held.chips else 0  # nobody is raced out
    return Exchanged(
        entry=entry.number, seat=entry.seat or 0, handed=held.chips, changed=changed, odd=odd, cards=cards, won=won,
        saved=saved, rest=held.rest,
    )  # fmt: skip
