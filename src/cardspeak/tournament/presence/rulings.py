"""Rulings of the floor, kept with the event."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import policy
from cardspeak.errors import Unlawful
from cardspeak.floor.answers import kept
from cardspeak.floor.ruling import KeptRuling, Ruling
from cardspeak.floor.script.deciding import option_called, which_option
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import Outcome, check_length, run_scenario, scenarios
from cardspeak.limits import Document
from cardspeak.tournament.core import FLOOR, Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.presence.calls import CallAnswered, open_call
from cardspeak.words import Message


class KeepRuling(Order, frozen=True, kw_only=True):
    """Rule on what happened at a table and keep the ruling; a call that it answers is answered with it."""

    roles = FLOOR

    table: int
    script: Document
    line: int
    choice: str = ""
    call: int | None = None
    book: str = ""


class RulingKept(Happening, frozen=True, kw_only=True, tag="ruling-kept"):
    """The floor has ruled."""

    number: int
    table: int
    ruling: KeptRuling
    script: str = ""
    line: int = 0
    chosen: Message | None = None
    person: str = ""
    at: int = 0

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        other = self.ruling.book != state.setup.book
        return self.tell(state, "other-book" if other else "", book=short_name(self.ruling.book))


class Rulings:
    """Every ruling kept, by its number."""

    def __init__(self) -> None:
        self.kept: dict[int, RulingKept] = {}

    def last_at(self, table: int) -> RulingKept | None:
        """The last ruling that a table received."""
        return next((one for one in reversed(self.kept.values()) if one.table == table), None)


@decides(KeepRuling)
def keep_ruling(state: State, order: KeepRuling, context: Context) -> Iterator[Happening]:
    """The script is ruled on again here, so that the log keeps what the floor rules and nothing else."""
    state.of(Entrants).table(order.table)
    if order.call is not None:
        open_call(state, order.call)
    outcome, book = _ruled(state, order)
    assert outcome.ruling is not None
    ruling = kept(outcome.ruling, book, outcome.text.strip())
    number = max(state.of(Rulings).kept, default=0) + 1
    yield RulingKept(
        number=number, table=order.table, ruling=ruling, script=order.script, line=order.line,
        chosen=_chosen(outcome.ruling, order.choice), person=context.by, at=context.at,
    )  # fmt: skip
    if order.call is not None:
        yield CallAnswered(call=order.call, ruling=number)


def _ruled(state: State, order: KeepRuling) -> tuple[Outcome, str]:
    """What the floor says to one line of the script, and the book that says so."""
    check_length(order.script)
    under = policy(order.book) if order.book and order.book != state.setup.book else state.policy
    for scenario in scenarios(order.script):
        for outcome in run_scenario(scenario, lexicon(), under=under, expecting=False).outcomes:
            if outcome.code and outcome.line <= order.line:
                raise Unlawful(
                    "ruling.unread",
                    {"line": outcome.line, "why": outcome.ruling.why if outcome.ruling else ""},
                    field="script",
                    value=outcome.text,
                )
            if outcome.line == order.line and outcome.ruling is not None:
                return outcome, under.book
    raise Unlawful("ruling.no-line", {"line": order.line}, field="line", value=order.line)


def _chosen(ruling: Ruling, choice: str) -> Message | None:
    """What the director chose, named as on a director's line of the script; asked where the ruling leaves it open."""
    if choice:
        return option_called(choice, ruling.director, "choice").says
    if ruling.kind == "decision":
        raise which_option("ruling.choice", ruling.director, "choice")
    return None


@applies(RulingKept)
def _kept(state: State, happening: RulingKept) -> None:
    kept = state.of(Rulings).kept
    if happening.number in kept:
        raise Unlawful("ruling.exists", {"number": happening.number}, field="number", value=happening.number)
    kept[happening.number] = happening
