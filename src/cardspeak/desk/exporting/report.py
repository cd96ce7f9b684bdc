"""The report of an event: one page of HTML that stands alone and prints well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from cardspeak.desk.exporting.proofs import chip_proof, prize_proof
from cardspeak.desk.exporting.tables import in_units, moment, rows
from cardspeak.desk.rulings import ShownRuling, as_shown, kept_in
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.deals.sheet import ReportedDeal, reported_deals
from cardspeak.tournament.log import Entry, Struck, effective
from cardspeak.tournament.money import proof
from cardspeak.words import word

STYLE = """
:root { color-scheme: light dark; --line: #8886; --wrong: #b00020; --right: #106b21; }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.wrong { color: var(--wrong); font-weight: 600; } .right { color: var(--right); font-weight: 600; }
@media (prefers-color-scheme: dark) { :root { --wrong: #ff8a9a; --right: #7ddc8f; } }
@media print {
  @page { margin: 15mm; }
  body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt; color: #000; background: #fff; }
  h2 { break-after: avoid; } tr { break-inside: avoid; } thead { display: table-header-group; }
  .screen { display: none; } .sign { display: table; }
}
"""

Cells = Sequence[object]


def report(state: State, log: Sequence[Entry]) -> str:
    """The event on paper: who finished where and won what, and the proofs of money and chips."""
    setup = state.setup
    title = escape(setup.name)
    about = " · ".join(
        part for part in (setup.venue, setup.book, setup.format, moment(setup.starts_at) if setup.starts_at else "") if part
    )  # fmt: skip
    return "\n".join(
        (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: report</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{title}</h1>\n<p>{escape(about)}</p>",
            _verdict(state), _places(state), _deals(state), _money(state), _chips(state), _rulings(state, log), _corrections(log), _seal(state),
            "</body>\n</html>\n",
        )
    )  # fmt: skip


def _verdict(state: State) -> str:
    found = broken(state)
    if not found:
        return '<p class="right">Money, prizes and chips add up.</p>'
    return '<ul class="wrong">' + "".join(f"<li>{escape(str(one))}</li>" for one in found) + "</ul>"


def _places(state: State) -> str:
    lines = [
        (row.place or "", row.name, row.status, _amount(state, row.prize) if row.prize else "",
         _amount(state, row.paid) if row.paid else "", _seat(row.table, row.seat), f"{row.chips:,}")
        for row in rows(state)
    ]  # fmt: skip
    head = ("Place", "Player", "Status", "Prize", "Paid", "Seat", "Chips")
    return "<h2>Places and prizes</h2>" + _table(head, lines, numbers={0, 3, 4, 6})


def _deals(state: State) -> str:
    """Every deal with what was announced and what was agreed, player by player; no report leaves it out."""
    return "".join(_deal(state, deal) for deal in reported_deals(state))


def _deal(state: State, deal: ReportedDeal) -> str:
    lines: list[Cells] = [
        (one.name, "" if one.announced is None else _amount(state, one.announced), _amount(state, one.agreed))
        for one in deal.shares
    ]
    lines += [("For the winner", "", _amount(state, deal.for_winner))] if deal.for_winner else []
    about = [str(word("why", deal.method)), str(word("deals.stage", deal.stage)), deal.why, ", ".join(deal.cites)]
    head = f"<h2>Deal {deal.deal}</h2>\n<p>{escape(' · '.join(filter(None, about)))}</p>"
    return head + _table(("Player", "Announced", "Agreed"), lines, numbers={1, 2})


def _seat(table: int | None, seat: int | None) -> str:
    return "" if table is None else f"{table}-{seat}"


def _money(state: State) -> str:
    sheet, prizes = proof(state), prize_proof(state)
    lines: list[Cells] = [(f"{kind}, sold", f"{count:,}") for kind, count in sorted(sheet.sold.items())]
    amounts = [
        ("Collected", sheet.collected), ("Still owed", sheet.owed), ("Paid back", -sheet.paid_back),
        ("To the prizes", sheet.prizes), ("To bounties", sheet.bounty), ("To the house", sheet.house),
        ("To others", sheet.other), ("Added", sheet.added), ("Overlay", sheet.overlay), ("Prize pool", sheet.pool),
        ("Announced", prizes.announced), ("Paid to players", prizes.paid), ("Still to pay", prizes.to_pay),
        ("Bounties won", prizes.bounties_won), ("Bounties paid", prizes.bounties_paid),
    ]  # fmt: skip
    lines += [(name, _amount(state, amount)) for name, amount in amounts if amount or name == "Prize pool"]
    return f"<h2>Money ({escape(sheet.currency)})</h2>" + _table(("", "Amount"), lines, numbers={1})


def _chips(state: State) -> str:
    sheet = chip_proof(state)
    lines: list[Cells] = [(f"Put out: {why}", f"{chips:,}") for why, chips in sheet.issued.items()]
    lines += [("Gained or lost in colour-ups", f"{sheet.raced:+,}")] if sheet.raced else []
    lines += [(f"Taken out: {why}", f"{-chips:,}") for why, chips in sheet.removed.items()]
    lines += [("In play by the account", f"{sheet.in_play:,}")]
    by_count = "In front of the players" if sheet.exact else "In front of the players, by the last counts"
    lines += [(by_count, f"{sheet.counted:,}")]
    lines += [(f"{count:,} chips of {value:,}", f"{value * count:,}") for value, count in sheet.by_value.items()]
    lines += [("In chips nobody has sorted", f"{sheet.unsorted:,}")] if sheet.unsorted else []
    return "<h2>Chips</h2>" + _table(("", "Chips"), lines, numbers={1})


def _rulings(state: State, log: Sequence[Entry]) -> str:
    """What the floor has ruled, for whoever has to rule at the same table again."""
    lines = [
        (one.number, moment(one.at), one.table, one.person, one.ruling.text, _ruled(one), one.book if one.own_book else f"{one.book} (not the book of the event)",
         ", ".join(one.ruling.cites), one.reason)
        for one in (as_shown(state, entry) for entry in kept_in(state, log))
    ]  # fmt: skip
    if not lines:
        return ""
    head = ("Ruling", "When", "Table", "Who", "What happened", "Ruled", "Book", "Rules", "Why")
    return "<h2>Rulings</h2>" + _table(head, lines, numbers={0, 2})


def _ruled(one: ShownRuling) -> str:
    """What was chosen where the book left it open, otherwise what the ruling says."""
    said = str(one.ruling.why)
    return f"The director's choice: {one.chosen}. {said}" if one.chosen else said


def _corrections(log: Sequence[Entry]) -> str:
    """Whatever was struck out or inserted later, with who said so and why."""
    counting = {entry.number for entry in effective(log)}
    lines = [
        (entry.number, moment(entry.at), entry.by, _struck(entry.what), entry.why)
        if isinstance(entry.what, Struck)
        else (entry.number, moment(entry.at), entry.by, f"inserted after {entry.after}", entry.why)
        for entry in log
        if isinstance(entry.what, Struck) or (entry.after is not None and entry.number in counting)
    ]
    if not lines:
        return "<p>No entry of the log was corrected.</p>"
    return "<h2>Corrections</h2>" + _table(("Entry", "When", "Who", "What", "Why"), lines, numbers={0})


def _struck(what: Struck) -> str:
    asked = ", ".join(map(str, (*what.orders, *what.entries)))
    return (
        f"struck out {asked}, with {', '.join(map(str, what.dependents))}" if what.dependents else f"struck out {asked}"
    )


def _seal(state: State) -> str:
    return f"<h2>Draws</h2><p>Sealed by SHA-256 <code>{escape(state.sealed.sha256)}</code></p>"


def _amount(state: State, amount: int) -> str:
    """Money as people write it."""
    return f"{in_units(amount, state.setup.currency):,}"


def _table(head: Cells, lines: Iterable[Cells], numbers: set[int]) -> str:
    def cell(tag: str, at: int, value: object) -> str:
        kind = ' class="number"' if at in numbers else ""
        return f"<{tag}{kind}>{escape(str(value))}</{tag}>"

    top = "".join(cell("th", at, name) for at, name in enumerate(head))
    body = "\n".join(
        "<tr>" + "".join(cell("td", at, value) for at, value in enumerate(line)) + "</tr>" for line in lines
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'
