"""An event as rows: everybody with place and prize, and the log; as CSV that no spreadsheet runs, and as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from decimal import Decimal

import msgspec

from cardspeak.desk.exporting.proofs import ChipProof, PrizeProof, chip_proof, prize_proof
from cardspeak.tournament.core import Created, State, broken
from cardspeak.tournament.deals.sheet import ReportedDeal, reported_deals
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import Finishing, places
from cardspeak.tournament.log import Entry, effective
from cardspeak.tournament.money import Ledger, MoneyProof, minor_units, proof
from cardspeak.tournament.prizes.standing import Prizes, prize_of
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import Message

RISKY = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would take for the beginning of a formula."""
AMOUNTS = frozenset({"prize", "by_deal", "paid", "bounties", "spent"})
"""Fields of a row that hold money."""


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the event."""

    entry: int
    player: str
    name: str
    kind: str
    status: str
    place: int | None
    prize: int
    by_deal: int | None
    """What a deal in force gives; None for whoever is in none."""
    paid: int
    bounties: int
    table: int | None
    seat: int | None
    chips: int
    bought: int
    spent: int
    moves: int


class ReportData(msgspec.Struct, frozen=True, kw_only=True):
    """The whole event as plain values."""

    setup: EventSetup
    sealed: str
    entries: tuple[EntryRow, ...]
    prizes: tuple[int, ...]
    money: MoneyProof
    chips: ChipProof
    payouts: PrizeProof
    deals: tuple[ReportedDeal, ...]
    broken: tuple[Message, ...]
    """What must hold and does not; empty in a sound event."""
    log: tuple[Entry, ...]


def rows(state: State) -> list[EntryRow]:
    """Everybody, the best place first; those still in before them by chips."""
    entrants, prizes, money, found = state.of(Entrants), state.of(Prizes), state.of(Ledger), places(state)
    announced, bounties, finishing = prizes.announced is not None, state.of(Bounties).won, state.of(Finishing)
    listed = [
        EntryRow(
            entry=one.number, player=one.player, name=one.name, kind=one.kind, status=_status(finishing, one),
            place=found.get(one.number), prize=prize_of(state, one.number, found) if announced else 0,
            by_deal=prizes.agreed.get(one.number),
            paid=prizes.paid[one.number].amount if one.number in prizes.paid else 0,
            bounties=bounties.get(one.number, 0), table=one.table, seat=one.seat, chips=one.chips, bought=one.bought,
            spent=sum(line.amount for line in money.paid(one.number)), moves=one.moves,
        )
        for one in entrants.entries.values()
    ]  # fmt: skip
    return sorted(listed, key=lambda row: (row.place or 0, -row.chips, row.entry))


def _status(finishing: Finishing, entry: Entrant) -> str:
    """What became of an entry: whoever was left when the event ended does not play any more."""
    if entry.number == finishing.won:
        return "won"
    return "finished" if entry.number in finishing.by_chips else entry.status


def report_data(state: State, log: Sequence[Entry]) -> ReportData:
    """Everything about an event."""
    announced = state.of(Prizes).announced
    return ReportData(
        setup=state.setup, sealed=state.sealed.sha256, entries=tuple(rows(state)),
        prizes=announced.prizes if announced is not None else (), money=proof(state), chips=chip_proof(state),
        payouts=prize_proof(state), deals=reported_deals(state), broken=broken(state), log=tuple(log),
    )  # fmt: skip


def as_json(state: State, log: Sequence[Entry]) -> str:
    """The event as JSON."""
    return msgspec.json.format(msgspec.json.encode(report_data(state, log)), indent=2).decode()


def safe(value: object) -> object:
    r"""A cell of one line that no spreadsheet takes for a formula; numbers stay numbers.

    >>> safe("=cmd()"), safe("Ann\r=cmd()"), safe(-5), safe("Ann")
    ("'=cmd()", 'Ann =cmd()', -5, 'Ann')
    """
    if not isinstance(value, str):
        return value
    line = " ".join(value.splitlines())
    return f"'{line}" if line.lstrip(" ").startswith(RISKY) else line


def in_units(amount: int, currency: str) -> Decimal:
    """Money as people write it, from the smallest unit of its currency.

    >>> str(in_units(2050, "AUD")), str(in_units(2050, "KRW"))
    ('20.50', '2050')
    """
    unit = minor_units(currency)
    return Decimal(amount) if unit == 1 else (Decimal(amount) / unit).quantize(Decimal("0.01"))


def entries_csv(state: State) -> str:
    """Everybody as CSV; money in units of the currency, which the heading names."""
    currency, names = state.setup.currency, EntryRow.__struct_fields__
    head = [f"{name} ({currency})" if name in AMOUNTS else name for name in names]
    return _csv(head, ([_cell(row, name, currency) for name in names] for row in rows(state)))


def _cell(row: EntryRow, name: str, currency: str) -> object:
    value = getattr(row, name)
    return in_units(value, currency) if name in AMOUNTS and value is not None else value


def log_csv(log: Sequence[Entry]) -> str:
    """The log as CSV, with what counts; happenings as stored, money in the smallest unit."""
    created = next((entry.what for entry in log if isinstance(entry.what, Created)), None)
    what = "what" if created is None else f"what (money in {_smallest_unit(created.setup.currency)})"
    return _csv(("entry", "at", "by", "why", "after", "counts", "type", what), _log_rows(log))


def _smallest_unit(currency: str) -> str:
    unit = minor_units(currency)
    return currency if unit == 1 else f"1/{unit} {currency}"


def _log_rows(log: Sequence[Entry]) -> Iterator[list[object]]:
    counts = {entry.number for entry in effective(log)}
    for entry in log:
        what = msgspec.to_builtins(entry.what)
        kind = what.pop("type")
        at = moment(entry.at)
        body = msgspec.json.encode(what).decode()
        yield [entry.number, at, entry.by, entry.why, entry.after, entry.number in counts, kind, body]


def moment(at: int) -> str:
    """A moment by universal time."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(sep=" ", timespec="seconds").removesuffix("+00:00")


def _csv(head: Iterable[str], lines: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([["" if cell is None else safe(cell) for cell in line] for line in lines])
    return out.getvalue()
