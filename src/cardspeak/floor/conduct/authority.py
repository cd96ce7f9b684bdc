"""Who decides: overrides with a reason, final words, a table that is frozen, and the last moment to ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from cardspeak.books.library import book
from cardspeak.books.policy import Citation
from cardspeak.books.setting import Setting
from cardspeak.books.settings import conduct
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.offences import record_offence
from cardspeak.floor.conduct.words import CLOSING, ROLE, ROLES, said, said_all
from cardspeak.floor.decisions import DecisionAwaited
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Ruling, shown
from cardspeak.floor.showdown_memory import Aftermath
from cardspeak.floor.table import Lasting, Table
from cardspeak.words import message

RANK = {
    "player": 0, "dealer": 1, "floor": 2, "captain": 2, "supervisor": 3, "host": 3, "deputy": 4, "director": 4,
    "account manager": 5, "sponsor": 5, "events director": 5, "management": 6,
}  # fmt: skip
"""Whose decision somebody above may look at again, where it is not final."""


class Override(msgspec.Struct, frozen=True):
    """A ruling that was set aside: both outcomes, the rules, the reason and the person."""

    decided: ClassVar[bool] = True
    was: str
    instead: str
    reason: str
    role: str
    person: str
    rules: tuple[str, ...] = ()

    def apply(self, table: Table) -> None:
        """Keep it; the old ruling stays on record."""
        table.recall(Authority).overrides.append(self)


class FloorAtTable(msgspec.Struct, frozen=True):
    """The floor was called, or has ruled."""

    waiting: bool
    provisional: bool = False

    def apply(self, table: Table) -> None:
        """Freeze the table, or let it go on."""
        here = table.recall(DecisionAwaited)
        here.frozen = self.waiting and not self.provisional
        here.provisional = self.waiting and self.provisional


class PotClosed(msgspec.Struct, frozen=True):
    """Something happened after which no ruling on a pot can be asked for."""

    what: str

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(Authority).closed.append(self.what)


@dataclass
class Authority(Lasting):
    """What was set aside, and which pots are closed."""

    overrides: list[Override] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)


@form(
    "set aside {was:quoted} for {instead:quoted} because {reason:quoted} by {role:" + ROLE + "} [{person:quoted}]",
    about="A fair decision in the place of the technical ruling.",
    example='set aside "hand dead" for "hand live" because "dealer error" by floor "Ann"',
)
def override(
    table: Table, was: str, instead: str, *, reason: str, role: str, person: str = "", rules: tuple[Citation, ...] = ()
) -> Ruling:
    """Replace the technical ruling by a fair decision."""
    inq = Inquiry(table.policy)
    _check_role(inq, conduct.MAY_OVERRIDE, role, "authority.role/set-aside")
    inq.cite(conduct.MAY_OVERRIDE)
    if inq.maybe(conduct.REASON_NEEDED) is not False and not reason.strip():
        cites = inq.cited(conduct.REASON_NEEDED) or inq.cited(conduct.MAY_OVERRIDE)
        raise Unlawful("override.no-reason", field="reason", value=reason, rule=cites[0].number)
    last = table.recall(Authority).overrides
    before = next((one for one in reversed(last) if one.instead == was), None)
    final = inq.ask(conduct.FINAL_WORD)
    inq.cite(conduct.FINAL_WORD)
    if before is not None and before.role in final and role not in final:
        cite = inq.cited(conduct.FINAL_WORD)[0].number
        raise Unlawful(
            "override.final",
            {"role": said(ROLES, before.role)},
            field="role",
            value=role,
            limits={"of": list(final)},
            rule=cite,
        )
    inq.cites.update(dict.fromkeys(rules))
    kept = Override(was, instead, reason, role, person, shown(rules))
    return inq.ruling(
        "remedy",
        why=message(
            "conduct.rule-departure-with-reason",
            was=was,
            instead=instead,
            reason=reason.strip().rstrip("."),
        ),
        answer=instead,
        steps=(message("conduct.record-outcomes-and-decider", who=person or said(ROLES, role)),),
        effects=(kept,),
    )


@form(
    "appeal from {by:" + ROLE + "} to {to:" + ROLE + "}",
    about="Somebody wants another person to rule again.",
    example="appeal from floor to director",
)
def appeal(table: Table, by: str, to: str) -> Ruling:
    """Somebody wants another person to rule again."""
    inq = Inquiry(table.policy)
    final = inq.ask(conduct.FINAL_WORD)
    inq.cite(conduct.FINAL_WORD)
    if by in final:
        why = message("conduct.ruling-is-final", role=said(ROLES, by))
        return inq.ruling("refused", why=why, answer="final")
    if to not in final and RANK.get(to, 0) <= RANK.get(by, 0):
        why = message("conduct.final-authority-holders", roles=said_all(ROLES, final, "or"))
        return inq.ruling("refused", why=why, answer="not theirs")
    choices = (
        Choice(message("option.ruling-stands"), inq.cited(conduct.FINAL_WORD)),
        Choice(message("option.ruling-changed"), inq.cited(conduct.FINAL_WORD)),
    )
    why = message("conduct.appeal-can-overturn", to=said(ROLES, to), by=said(ROLES, by))
    return inq.ruling("decision", why=why, director=choices, answer=message("answer.to-the-role", role=said(ROLES, to)))


@form("ruling was wrong", about="A ruling given in good faith proves wrong.", example="ruling was wrong")
def found_wrong(table: Table) -> Ruling:
    """A ruling made in good faith turns out to be wrong."""
    inq = Inquiry(table.policy)
    found = inq.maybe(conduct.GOOD_FAITH)
    if found is None:
        return _final_though_wrong(inq)
    inq.cite(conduct.GOOD_FAITH)
    if found == "stands":
        return inq.ruling(
            "reading",
            why=message("conduct.good-faith-error-stands"),
            answer="stands",
            steps=(message("conduct.record-finding-without-replay"),),
        )
    return inq.ruling("reading", why=message("conduct.ruling-corrected"), answer="corrected")


def _final_though_wrong(inq: Inquiry) -> Ruling:
    """The book calls rulings final and says nothing of one that proves wrong: the director decides by fairness."""
    final = inq.ask(conduct.FINAL_WORD)
    inq.cite(conduct.FINAL_WORD)
    cites = inq.cited(conduct.FINAL_WORD)
    choices = (Choice(message("option.ruling-stands"), cites), Choice(message("option.ruling-changed"), cites))
    why = message("conduct.wrong-ruling-final-by-the-book", roles=said_all(ROLES, final, "or"))
    return inq.ruling("decision", why=why, director=choices, answer=SILENT)


@form("[the] floor [is] called", about="A decision is awaited.", example="floor called")
def floor_called(table: Table) -> Ruling:
    """A decision is awaited: the table waits, or may be told to play on."""
    inq = Inquiry(table.policy)
    frozen = inq.ask(conduct.FLOOR_CALL) == "frozen"
    inq.cite(conduct.FLOOR_CALL)
    if frozen:
        steps = (
            message("conduct.freeze-cards-and-chips"),
            message("conduct.resume-same-point-after-ruling"),
        )
        return inq.ruling(
            "remedy",
            why=message("conduct.table-frozen-until-ruling"),
            answer="frozen",
            steps=steps,
            effects=(FloorAtTable(True),),
        )
    cites = inq.cited(conduct.FLOOR_CALL)
    choices = (
        Choice(message("option.wait"), cites, (FloorAtTable(True),)),
        Choice(message("option.play-on"), cites, (FloorAtTable(True, provisional=True),)),
    )
    return inq.ruling(
        "decision",
        why=message("conduct.play-on-with-provisional-chips"),
        director=choices,
    )


@form("floor has ruled", about="The awaited decision is given.", example="floor has ruled")
def floor_has_ruled(table: Table) -> Ruling:
    """The ruling is given: the table goes on."""
    inq = Inquiry(table.policy)
    inq.cite(conduct.FLOOR_CALL)
    why = message("conduct.table-resumes-play")
    return inq.ruling("remedy", why=why, answer="on", effects=(FloorAtTable(False),))


@form("{seat} moves (cards|chips)", about="Something is moved while the floor is awaited.", example="UTG moves chips")
def moves_something(table: Table, seat: int) -> Ruling:
    """Somebody moves cards or chips while the floor is awaited."""
    if table.recall(DecisionAwaited).frozen:
        return replace(record_offence(table, seat, "moved-during-floor-call"), answer="not allowed")
    inq = Inquiry(table.policy, table.name(seat))
    if inq.maybe(conduct.FLOOR_CALL) is None:
        why = message("conduct.book-has-no-pause-rule", book=table.policy.book)
    else:
        inq.cite(conduct.FLOOR_CALL)
        why = message("conduct.table-not-held-for-ruling")
    return inq.ruling("reading", why=why, answer="allowed")


@form(
    "dealer (deals on|keeps dealing|goes on dealing|continues to deal)",
    about="The dealer does not stop while the floor is awaited.",
    example="dealer deals on",
    before_cards=True,
)
def deals_on(table: Table) -> Ruling:
    """The dealer deals while a decision is awaited."""
    inq = Inquiry(table.policy)
    inq.cite(conduct.FLOOR_CALL)
    if table.recall(DecisionAwaited).frozen:
        return inq.ruling("refused", why=message("conduct.table-frozen-until-ruling"), answer="not allowed")
    return inq.ruling("reading", why=message("conduct.table-not-held-for-ruling"), answer="allowed")


@form(
    "pot is closed as {what:board returned|game ended|table moved}",
    about="What may end the time to ask for a ruling.",
    example="pot is closed as board returned",
)
def pot_closes(table: Table, what: str) -> Ruling:
    """The board went back, the game ended, or the table moved."""
    inq = Inquiry(table.policy)
    closes = inq.ask(conduct.RULING_CLOSES)
    inq.cite(conduct.RULING_CLOSES)
    why = message("conduct.ruling-request-expired") if what in closes else message("conduct.ruling-request-still-open")
    return inq.ruling("reading", why=why, answer=what, effects=(PotClosed(what),))


def request_ruling(table: Table) -> Ruling:
    """Somebody asks for a ruling on the pot that was pushed."""
    inq = Inquiry(table.policy)
    closes = inq.ask(conduct.RULING_CLOSES)
    inq.cite(conduct.RULING_CLOSES)
    past = [what for what in _closed(table) if what in closes]
    if past:  # 2-i-5
        why = message("conduct.dispute-late-result-stands", what=said(CLOSING, past[0]))
        return inq.ruling("refused", why=why, answer="stands")
    return inq.ruling("reading", why=message("conduct.ruling-request-timely"), answer="accepted")


def _closed(table: Table) -> list[str]:
    """What has happened since the pot was pushed, however it was told."""
    after = table.recall(Aftermath)
    seen = {"board returned": after.board_in_deck, "game ended": after.game_over, "table moved": after.table_moved}
    return [*table.recall(Authority).closed, *(what for what, happened in seen.items() if happened)]


@form(
    "event to be changed by {role:" + ROLE + "} [because {reason:quoted}]",
    about="An event is to be cancelled or changed.",
    example='event to be changed by management because "storm"',
)
def change_event(table: Table, role: str, *, reason: str = "") -> Ruling:
    """An event is to be cancelled or run differently."""
    inq = Inquiry(table.policy)
    _check_role(inq, conduct.EVENT_CHANGED_BY, role, "authority.role/change-event")
    inq.cite(conduct.EVENT_CHANGED_BY)
    cites = inq.cited(conduct.EVENT_CHANGED_BY)
    choices = (Choice(message("option.cancel-the-event"), cites), Choice(message("option.change-the-event"), cites))
    inq.fact(message("conduct.reason-stated", reason=reason or message("conduct.none-yet")))
    return inq.ruling(
        "decision",
        why=message("conduct.event-cancel-or-modify"),
        director=choices,
        answer="allowed",
        steps=(message("conduct.preserve-results-so-far"), message("conduct.record-the-reason")),
    )


@form(
    "? which prevails {clause:quoted}",
    about="Terms of an event against the rules.",
    example='? which prevails "3.11.8"',
)
def prevails(table: Table, clause: str) -> Ruling:
    """Which text counts where a clause of an event's terms differs from the rules of poker."""
    inq = Inquiry(table.policy)
    first = inq.ask(conduct.PRECEDENCE)
    inq.cite(conduct.PRECEDENCE)
    here = book(table.policy.book)
    rule = here.rule(clause)
    above = [here.refers(name) for name in rule.yields]
    if not above or first == "terms-first":
        why = message("conduct.rule-applied-unchanged", rule=rule.number)
        return inq.ruling("reading", why=why, answer=rule.number)
    numbers = ", ".join(dict.fromkeys(one.number for one in above))
    inq.cites.update(dict.fromkeys(Citation(one.layer, one.id, one.number) for one in above))
    why = message("conduct.conflicting-rule-prevails", rule=rule.number, others=numbers)
    return inq.ruling("reading", why=why, answer=above[0].number)


def _check_role(inq: Inquiry, setting: Setting[tuple[str, ...]], role: str, code: str) -> None:
    may = inq.ask(setting)
    if role in may:
        return
    cite = inq.cited(setting)[0].number
    values = {"roles": said_all(ROLES, may, "or"), "role": said(ROLES, role)}
    raise Unlawful(code, values, field="role", value=role, limits={"of": list(may)}, rule=cite)
