"""The set-up of an event while it is written: what would be refused, what would be odd, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from cardspeak.books import layer_files
from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.satellites import LEFTOVER_MONEY
from cardspeak.desk.commands.describing import steps
from cardspeak.errors import Ambiguous, Refusal
from cardspeak.limits import MOST_ENTRIES, beyond_limits
from cardspeak.tournament.chips.feasible import Planned, check_chips, colour_up_plan, stacks_in_set
from cardspeak.tournament.clock.structure import check_levels, planned_length
from cardspeak.tournament.core import Created, State
from cardspeak.tournament.creating import findings
from cardspeak.tournament.draws import Sealed
from cardspeak.tournament.money import Ledger, overlay, pool
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.payouts import payouts
from cardspeak.tournament.setup import EventSetup, Level, Offer
from cardspeak.tournament.terms import EntryTerms
from cardspeak.words import message
from cardspeak.words.catalogue import ENGLISH, worded

LAST_STACKS = 20
"""Big blinds in play, all stacks together, at which most events are over."""
Players = Annotated[int, Meta(ge=1, le=MOST_ENTRIES)]


class Draft(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set-up that is being written, with the field it is meant for."""

    setup: EventSetup
    terms: EntryTerms = EntryTerms()
    players: Players = 50


class SetupFinding(msgspec.Struct, frozen=True, kw_only=True):
    """Something about a set-up, and where it is."""

    weight: Literal["refused", "at-start", "remark"]
    """``refused``: the event cannot be created. ``at-start``: the clock would not start. ``remark``: worth a look."""
    code: str
    message: str
    """In the language of whoever asks."""
    field: str
    value: Any = None
    limits: dict[str, Any] = {}
    rule: str | None = None
    line: int | None = None
    """Line of the levels, from 0."""


class CheckedLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the levels."""

    number: int
    """Of the level, or of the break."""
    starts: int
    """Minutes after the start of the event."""
    payable: bool = True
    multiple_of: int | None = None
    """What would be payable, where it is not."""


class OfferTotal(msgspec.Struct, frozen=True, kw_only=True):
    """What one of a buy-in, re-entry, rebuy or add-on comes to."""

    offer: str
    price: int
    prizes: int
    house: int
    bounty: int
    other: int


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """What the field brings, if everybody buys in once."""

    collected: int
    house: int
    bounty: int
    other: int
    pool: int
    overlay: int
    offers: tuple[OfferTotal, ...]


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """How long it takes."""

    schedule: int
    """Minutes of all levels and breaks."""
    usual: int | None
    estimate: int | None
    """Minutes until all stacks together are about twenty big blinds; None where the levels end before that."""
    last_line: int | None
    """The line of the levels at which that is."""


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be checked in a set-up."""

    found: tuple[SetupFinding, ...]
    lines: tuple[CheckedLine, ...] = ()
    colour_ups: tuple[Planned, ...] = ()
    stacks: int | None = None
    """Starting stacks that the set of chips makes up; None where nobody has counted it."""
    totals: Totals | None = None
    payout: Payouts | None = None
    no_payout: str = ""
    """The code of what stands in the way of a payout."""
    leftover: bool = False
    """A satellite: the director will have to say what becomes of the money that makes up no seat."""
    length: Length | None = None


def check(draft: Draft, language: str = ENGLISH) -> Checked:
    """What the set-up comes to; whatever creating it would refuse is refused here in the same words."""
    setup = draft.setup
    over = [*beyond_limits(setup), *beyond_limits(draft.terms)]
    if over:  # before time is spent on what nobody would play
        return Checked(found=tuple(_beyond(one, language) for one in over))
    refused = [_refused(one, setup, language) for one in findings(setup, draft.terms)]
    state = _before(setup)
    if state is None:
        return Checked(found=tuple(refused))
    lines = tuple(_lines(setup, state))
    told = {(one.code, one.line) for one in refused}
    later = (one for one in _at_start(setup, state, language) if (one.code, one.line) not in told)
    plan = colour_up_plan(setup.levels, {kind.value for kind in setup.chips if kind.value > 0}) if setup.levels else ()
    length = _length(draft, state)
    paid, why, leftover = _payout(draft, state)
    stacks = stacks_in_set(setup.chips) if all(kind.in_stack >= 0 for kind in setup.chips) else None
    remarks = (_remark(one, language) for one in _remarks(draft, plan, stacks, length, state))
    found = [*_placed(refused, lines), *later, *remarks]
    return Checked(
        found=tuple(found), lines=lines, colour_ups=plan, stacks=stacks, totals=_totals(draft, state), payout=paid,
        no_payout=why, leftover=leftover, length=length,
    )  # fmt: skip


def _before(setup: EventSetup) -> State | None:
    """The event as it would be before the first entry; None where its book cannot be asked."""
    if setup.book not in layer_files.layer_ids():
        return None
    state = State()
    state.created = Created(setup=setup, sealed=Sealed(""))
    try:
        _ = state.policy
    except Refusal:
        return None
    return state


def _refused(one: Refusal, setup: EventSetup, language: str) -> SetupFinding:
    line = None
    if one.code == "setup.level" and isinstance(one.value, int):
        line = _line_of_level(setup.levels, one.value)
    return SetupFinding(
        weight="refused", code=one.code, message=worded(one.message, language), field=one.field or "setup", value=one.value,
        rule=one.rule, line=line,
    )  # fmt: skip


def _beyond(refusal: Refusal, language: str) -> SetupFinding:
    """A value that exceeds its limit, at the field of the set-up it belongs to."""
    field, *inside = steps(f".{refusal.field}")
    return SetupFinding(
        weight="refused", code=refusal.code, message=worded(refusal.message, language), field=field,
        value=refusal.value, limits=refusal.limits, line=int(inside[0]) if field == "levels" and inside else None,
    )  # fmt: skip


def _line_of_level(lines: tuple[Level, ...], number: int) -> int | None:
    playing = [index for index, line in enumerate(lines) if not line.is_break]
    return playing[number - 1] if 0 < number <= len(playing) else None


def _placed(found: list[SetupFinding], lines: tuple[CheckedLine, ...]) -> Iterator[SetupFinding]:
    """What was found, with the levels that cannot be paid in order."""
    unpaid = iter([index for index, line in enumerate(lines) if not line.payable])
    for one in found:
        if one.code != "level.not-payable":
            yield one
            continue
        line = next(unpaid, None)
        limits = {} if line is None else {"multiple_of": lines[line].multiple_of, "level": lines[line].number}
        yield replace(one, line=line, limits=limits)


def _lines(setup: EventSetup, state: State) -> Iterator[CheckedLine]:
    counts, starts = {True: 0, False: 0}, 0
    for index, line in enumerate(setup.levels):
        counts[line.is_break] += 1
        unit = _unit_missed(setup, state, index)
        yield CheckedLine(number=counts[line.is_break], starts=starts, payable=unit is None, multiple_of=unit)
        starts += max(line.minutes, 0)


def _unit_missed(setup: EventSetup, state: State, index: int) -> int | None:
    """What a level would have to be a multiple of; None where it can be paid with the chips then in play.

    The chips are asked about the line alone, after the breaks before it, in which chips leave play.
    """
    alone = (*(line for line in setup.levels[:index] if line.is_break), setup.levels[index])
    if setup.levels[index].is_break:
        return None
    told = check_chips(replace(setup, levels=alone), state.policy)
    return next((int(str(one.limits["multiple_of"])) for one in told if one.code == "level.not-payable"), None)


def _at_start(setup: EventSetup, state: State, language: str) -> Iterator[SetupFinding]:
    """What would keep the clock from being started."""
    falls = _falling(setup.levels)
    for one in check_levels(setup, state.policy):
        if one.code == "clock.no-levels":
            continue  # creating the event says so already
        line = next(falls, None) if one.code == "level.falls" else None
        yield SetupFinding(
            weight="at-start", code=one.code, message=worded(one.message, language), field="levels", value=one.value,
            limits=one.limits, rule=one.rule, line=line,
        )  # fmt: skip


def _falling(lines: tuple[Level, ...]) -> Iterator[int]:
    """The lines of levels that are lower than the one before."""
    before = None
    for index, line in enumerate(lines):
        if line.is_break:
            continue
        if before is not None and before.game == line.game and line.big_blind < before.big_blind:
            yield index
        before = line


def _totals(draft: Draft, state: State) -> Totals:
    setup, players, money = draft.setup, draft.players, state.of(Ledger)
    money.by_purpose["prizes"] = players * setup.buy_in.part("prizes")
    part = {to: players * setup.buy_in.part(to) for to in ("house", "bounty", "other")}
    offers = (("buy_in", setup.buy_in), ("re_entry", setup.re_entry), ("rebuy", setup.rebuy), ("add_on", setup.add_on))
    return Totals(
        collected=players * setup.buy_in.price, pool=pool(state), overlay=overlay(state), house=part["house"],
        bounty=part["bounty"], other=part["other"],
        offers=tuple(_offer_total(name, offer) for name, offer in offers if offer is not None),
    )  # fmt: skip


def _offer_total(name: str, offer: Offer) -> OfferTotal:
    return OfferTotal(
        offer=name, price=offer.price, prizes=offer.part("prizes"), house=offer.part("house"),
        bounty=offer.part("bounty"), other=offer.part("other"),
    )  # fmt: skip


def _payout(draft: Draft, state: State) -> tuple[Payouts | None, str, bool]:
    """The prizes for so many entries, or why there are none; and whether a choice is left to the director."""
    setup = draft.setup
    if setup.flight:
        return None, "payouts.flight", False
    total = _totals(draft, state).pool
    if total <= 0:
        return None, "payouts.nothing", False
    for choices in ({}, {LEFTOVER_MONEY.name: "one-prize"}):
        try:
            return payouts(total, draft.players, setup, Inquiry(state.policy, choices)), "", bool(choices)
        except Ambiguous:
            continue
        except Refusal as refusal:
            return None, refusal.code, False
    return None, "book.silent", False


def _length(draft: Draft, state: State) -> Length:
    lines, chips = draft.setup.levels, draft.setup.buy_in.chips * draft.players
    planned = planned_length(lines, state.policy)
    last = next((at for at, line in enumerate(lines) if LAST_STACKS * line.big_blind >= chips > 0), None)
    estimate = None if last is None else sum(line.minutes for line in lines[: last + 1])
    return Length(schedule=planned.minutes, usual=planned.usual, estimate=estimate, last_line=last)


def _remarks(
    draft: Draft, plan: tuple[Planned, ...], stacks: int | None, length: Length, state: State
) -> Iterator[_Remark]:
    """What nothing refuses, and a director would like to know."""
    setup, players = draft.setup, draft.players
    if stacks is not None and stacks < players:
        yield _Remark("stacks-short", "chips", {"stacks": stacks, "players": players})
    seats = setup.tables * setup.seats_per_table
    if 0 < seats < players:
        yield _Remark("seats-short", "tables", {"seats": seats, "players": players})
    planned = planned_length(setup.levels, state.policy)
    if planned.usual is not None and planned.far_off:
        rule = planned.cites[0] if planned.cites else None
        yield _Remark("length", "levels", {"minutes": planned.minutes, "usual": planned.usual}, rule)
    if length.estimate is None and setup.levels:
        yield _Remark("levels-short", "levels", {"players": players})
    for one in plan:
        if one.in_break is None and one.after < (len(setup.levels) if length.last_line is None else length.last_line):
            yield _Remark("no-break-for", "levels", {"value": one.value})


class _Remark(NamedTuple):
    """What is worth a look, at which field, and with which numbers."""

    code: str
    field: str
    limits: dict[str, int]
    rule: str | None = None


def _remark(one: _Remark, language: str) -> SetupFinding:
    said = worded(message(f"structure.remark.{one.code}", **one.limits), language)
    return SetupFinding(
        weight="remark", code=one.code, message=said, field=one.field, limits=dict(one.limits), rule=one.rule
    )
