"""The report of an event: one page of HTML that stands alone and prints well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from cardspeak.desk.exporting.proofs import chip_proof, prize_proof
from cardspeak.desk.exporting.tables import in_units, moment, rows
from cardspeak.desk.rulings import ShownRuling, as_shown, kept_in
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.deals.sheet import ReportedDeal, reported_deals
from cardspeak.tournament.log import Entry, Struck, effective
from cardspeak.tournament.money import proof
from cardspeak.tournament.values import reason
from cardspeak.words import Chips, Message, Sayable, items, message, word
from cardspeak.words.catalogue import ENGLISH, has_words, worded

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


def report(state: State, log: Sequence[Entry], language: str = ENGLISH) -> str:
    """The event on paper: who finished where and won what, and the proofs of money and chips."""
    return _Report(state, log, language).page()


@dataclass(frozen=True)
class _Report:
    """The parts of the report in one language."""

    state: State
    log: Sequence[Entry]
    language: str

    def page(self) -> str:
        """The whole page."""
        setup = self.state.setup
        form = self._say(message(f"structure.format.{setup.format}"))
        starts = moment(setup.starts_at) if setup.starts_at else ""
        about = " · ".join(filter(None, (setup.venue, setup.book, form, starts)))
        return "\n".join(
            (
                f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{self._text('title', name=setup.name)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
                f"<h1>{escape(setup.name)}</h1>\n<p>{escape(about)}</p>",
                self._verdict(), self._places(), self._deals(), self._money(), self._chips(), self._rulings(),
                self._corrections(), self._seal(),
                "</body>\n</html>\n",
            )
        )  # fmt: skip

    def _say(self, one: Message) -> str:
        return worded(one, self.language)

    def _reason(self, why: Message | str) -> str:
        return self._say(why) if isinstance(why, Message) else why

    def _text(self, name: str, /, **values: Sayable) -> str:
        return escape(self._say(message(f"report.{name}", **values)))

    def _row(self, *names: str) -> tuple[str, ...]:
        """The head of a table."""
        return tuple(self._say(message(f"report.{name}")) if name else "" for name in names)

    def _verdict(self) -> str:
        found = broken(self.state)
        if not found:
            return f'<p class="right">{self._text("adds-up")}</p>'
        return '<ul class="wrong">' + "".join(f"<li>{escape(self._say(one))}</li>" for one in found) + "</ul>"

    def _places(self) -> str:
        lines = [
            (row.place or "", row.name, self._say(word("status", row.status)),
             self._amount(row.prize) if row.prize else "", self._amount(row.paid) if row.paid else "",
             _seat(row.table, row.seat), f"{row.chips:,}")
            for row in rows(self.state)
        ]  # fmt: skip
        head = self._row("place", "player", "status", "prize", "paid", "seat", "chips")
        return f"<h2>{self._text('places')}</h2>" + _table(head, lines, numbers={0, 3, 4, 6})

    def _deals(self) -> str:
        """Every deal with what was announced and what was agreed, player by player; no report leaves it out."""
        return "".join(self._deal(deal) for deal in reported_deals(self.state))

    def _deal(self, deal: ReportedDeal) -> str:
        lines: list[Cells] = [
            (one.name, "" if one.announced is None else self._amount(one.announced), self._amount(one.agreed))
            for one in deal.shares
        ]
        lines += [(*self._row("for-winner"), "", self._amount(deal.for_winner))] if deal.for_winner else []
        method, stage = self._say(word("why", deal.method)), self._say(word("deals.stage", deal.stage))
        about = " · ".join(filter(None, (method, stage, self._reason(deal.why), ", ".join(deal.cites))))
        head = f"<h2>{self._text('deal', number=deal.deal)}</h2>\n<p>{escape(about)}</p>"
        return head + _table(self._row("player", "announced", "agreed"), lines, numbers={1, 2})

    def _money(self) -> str:
        sheet, prizes = proof(self.state), prize_proof(self.state)
        sold = ((message("report.sold", kind=word("why", kind)), count) for kind, count in sorted(sheet.sold.items()))
        lines: list[Cells] = [(self._say(one), f"{count:,}") for one, count in sold]
        amounts = {
            "collected": sheet.collected, "owed": sheet.owed, "paid-back": -sheet.paid_back,
            "to-prizes": sheet.prizes, "to-bounties": sheet.bounty, "house": sheet.house, "other": sheet.other,
            "added": sheet.added, "overlay": sheet.overlay, "pool": sheet.pool, "announced": prizes.announced,
            "paid-to-players": prizes.paid, "to-pay": prizes.to_pay, "bounties-won": prizes.bounties_won,
            "bounties-paid": prizes.bounties_paid,
        }  # fmt: skip
        lines += [
            (*self._row(name), self._amount(amount)) for name, amount in amounts.items() if amount or name == "pool"
        ]
        head = f"<h2>{self._text('money', currency=sheet.currency)}</h2>"
        return head + _table(self._row("", "amount"), lines, numbers={1})

    def _chips(self) -> str:
        sheet = chip_proof(self.state)
        lines: list[Cells] = [(self._because("put-out", why), f"{chips:,}") for why, chips in sheet.issued.items()]
        lines += [(*self._row("raced"), f"{sheet.raced:+,}")] if sheet.raced else []
        lines += [(self._because("taken-out", why), f"{-chips:,}") for why, chips in sheet.removed.items()]
        lines += [(*self._row("in-play"), f"{sheet.in_play:,}")]
        lines += [(*self._row("counted" if sheet.exact else "counted-last"), f"{sheet.counted:,}")]
        for value, count in sheet.by_value.items():
            piles = message("report.chips-of-value", count=Chips(count), value=Chips(value))
            lines.append((self._say(piles), f"{value * count:,}"))
        lines += [(*self._row("unsorted"), f"{sheet.unsorted:,}")] if sheet.unsorted else []
        return f"<h2>{self._text('chips')}</h2>" + _table(self._row("", "chips"), lines, numbers={1})

    def _because(self, name: str, why: str) -> str:
        """Why chips were put out or taken out: a reason of ours, or what somebody wrote."""
        own = word("why", why)
        return self._say(message(f"report.{name}", why=own if has_words(own.code) else reason(why)))

    def _rulings(self) -> str:
        """What the floor has ruled, for whoever has to rule at the same table again."""
        lines = [
            (one.number, moment(one.at), one.table, one.person, one.ruling.text, self._ruled(one), self._book(one),
             ", ".join(one.ruling.cites), one.reason)
            for one in (as_shown(self.state, entry) for entry in kept_in(self.state, self.log))
        ]  # fmt: skip
        if not lines:
            return ""
        head = self._row("ruling", "when", "table", "who", "what-happened", "ruled", "book", "rules", "why")
        return f"<h2>{self._text('rulings')}</h2>" + _table(head, lines, numbers={0, 2})

    def _book(self, one: ShownRuling) -> str:
        return one.book if one.own_book else self._say(message("report.another-book", book=one.book))

    def _ruled(self, one: ShownRuling) -> str:
        """What was chosen where the book left it open, otherwise what the ruling says."""
        said = one.ruling.why
        return self._say(message("report.chosen", chosen=one.chosen, ruled=said) if one.chosen else said)

    def _corrections(self) -> str:
        """Whatever was struck out or inserted later, with who said so and why."""
        counting = {entry.number for entry in effective(self.log)}
        lines = [
            (entry.number, moment(entry.at), entry.by, self._say(said), entry.why)
            for entry in self.log
            if (said := _corrected(entry, counting)) is not None
        ]
        if not lines:
            return f"<p>{self._text('no-corrections')}</p>"
        head = self._row("entry", "when", "who", "what", "why")
        return f"<h2>{self._text('corrections')}</h2>" + _table(head, lines, numbers={0})

    def _seal(self) -> str:
        seal = f"{self._text('seal')} <code>{escape(self.state.sealed.sha256)}</code>"
        return f"<h2>{self._text('draws')}</h2><p>{seal}</p>"

    def _amount(self, amount: int) -> str:
        """Money as people write it."""
        return f"{in_units(amount, self.state.setup.currency):,}"


def _seat(table: int | None, seat: int | None) -> str:
    return "" if table is None else f"{table}-{seat}"


def _corrected(entry: Entry, counting: set[int]) -> Message | None:
    """How an entry corrects the log; None where it does not, or does not count any more."""
    if not isinstance(entry.what, Struck):
        if entry.after is None or entry.number not in counting:
            return None
        return message("report.inserted", entry=entry.after)
    asked = items((*entry.what.orders, *entry.what.entries))
    if not entry.what.dependents:
        return message("report.struck", asked=asked)
    return message("report.struck-with", asked=asked, dependents=items(entry.what.dependents))


def _table(head: Cells, lines: Iterable[Cells], numbers: set[int]) -> str:
    def cell(tag: str, at: int, value: object) -> str:
        kind = ' class="number"' if at in numbers else ""
        return f"<{tag}{kind}>{escape(str(value))}</{tag}>"

    top = "".join(cell("th", at, name) for at, name in enumerate(head))
    body = "\n".join(
        "<tr>" + "".join(cell("td", at, value) for at, value in enumerate(line)) + "</tr>" for line in lines
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'
